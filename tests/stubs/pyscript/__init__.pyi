"""What the game uses of PyScript."""

from collections.abc import Callable
from typing import Any, TypeVar

from pyscript import ffi as ffi

_Handler = TypeVar("_Handler", bound=Callable[..., Any])

RUNNING_IN_WORKER: bool
config: dict[str, Any]
document: Any
window: Any
js_modules: Any

def when(
    event_type: str, selector: Any = None, **options: Any
) -> Callable[[_Handler], _Handler]: ...
async def js_import(*urls: str) -> list[Any]: ...

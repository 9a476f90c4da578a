"""An embedded game has a key of its own and touches no other."""

from __future__ import annotations

from crescent.saves import Save, dumps
from crescent.web.embed_store import EmbedStore
from crescent.web.ui_state import Settings
from tests.games import CODE, game

KEY = f"crescent-embed-{CODE}"


class Shelf:
    """Storage in memory."""

    def __init__(self, **texts: str) -> None:
        self.texts = texts

    def read(self, key: str) -> str:
        return self.texts.get(key, "")

    def write(self, key: str, text: str) -> bool:
        self.texts[key] = text
        return True


def test_a_game_is_kept_under_its_deal_and_comes_back() -> None:
    shelf = Shelf()
    store = EmbedStore(shelf, game("2-Dd"))
    assert store.load_game() is None
    store.save_game(Save(game("2-Dd 15-Hd"), 3.0), "picture")
    assert list(shelf.texts) == [KEY]
    saved = EmbedStore(shelf, game("2-Dd")).load_game()
    assert saved is not None
    assert saved.game == game("2-Dd 15-Hd")


def test_a_game_from_another_position_of_the_deal_is_not_taken_up() -> None:
    shelf = Shelf()
    EmbedStore(shelf, game()).save_game(Save(game("15-Hd"), 3.0), "")
    assert EmbedStore(shelf, game("2-Dd")).load_game() is None
    assert EmbedStore(shelf, game()).load_game() is not None


def test_what_is_damaged_or_newer_is_no_game_and_says_nothing() -> None:
    for text in (
        "{",
        "x" * 100_000,
        dumps(Save(game(), 0.0)).replace('"version": 1', '"version": 99'),
    ):
        store = EmbedStore(Shelf(**{KEY: text}), game("2-Dd"))
        assert store.load_game() is None
        assert store.hitch == ""


def test_settings_past_games_and_the_main_game_are_left_alone() -> None:
    shelf = Shelf(**{"crescent-game": "mine", "crescent-settings": "mine too"})
    store = EmbedStore(shelf, game())
    store.save_game(Save(game(), 0.0), "picture")
    store.save_settings(Settings(lang="hr"))
    store.note(Save(game(), 0.0), "2026-11-30")
    store.finished()
    store.step_aside()
    assert shelf.texts.keys() == {"crescent-game", "crescent-settings", KEY}
    assert shelf.texts["crescent-game"] == "mine"
    assert store.load_game() is not None

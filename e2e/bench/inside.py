"""The solver inside the page's Python: how long deals take, in ms and in calibration loops."""

from __future__ import annotations

import json
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Browser

from crescent.site.build import DIST
from e2e.table_page import TablePage

# A worker that starts Python as the page's own does, and runs what it is told.
RUN = """([boot, code]) => new Promise((done, fail) => {
  const script = `import { loadPyodide } from "${boot}";
    loadPyodide().then((python) => postMessage(python.runPython(${JSON.stringify(code)})));`;
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(url, { type: "module" });
  worker.onmessage = ({ data }) => done(data);
  worker.onerror = ({ message }) => fail(message);
})"""
SOLVE = """
import json, time
from crescent.deals import DealCode, Variant, deal
from crescent.solver import Budget, solve

def calibration():
    start = time.perf_counter()
    table = {{}}
    x = 1
    for index in range(100_000):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        table[x & 4095] = (x, index)
    return time.perf_counter() - start

loops, results = [], []
for number in range({first}, {last} + 1):
    if number % 10 == 0:
        loops.append(calibration())
    state = deal(DealCode(Variant.NORMAL, number))
    start = time.perf_counter()
    verdict = solve(state, Budget(nodes=10**9, seconds={seconds})).verdict.value
    results.append([verdict, time.perf_counter() - start])
json.dumps([loops, results])
"""


@dataclass(frozen=True)
class Inside:
    """loop: seconds of the calibration loop. results: verdicts and seconds of the deals."""

    loop: float
    results: list[tuple[str, float]]

    def share_won(self, seconds: float) -> float:
        """The share of deals won within so many seconds."""
        won = sum(verdict == "won" and taken <= seconds for verdict, taken in self.results)
        return won / len(self.results)

    def quantile(self, share: float) -> float:
        """The seconds that so large a share of deals does not exceed."""
        return sorted(taken for _, taken in self.results)[int(share * (len(self.results) - 1))]


def solve_inside(browser: Browser, url: str, first: int, last: int, seconds: float) -> Inside:
    """Solve deals in a worker of the built site."""
    page = browser.new_page()
    # On a page without the game's content policy, which allows no worker made up here.
    TablePage(page, url).visit_elsewhere()
    boot = next((DIST / "static").glob("boot.*.mjs")).name
    code = SOLVE.format(first=first, last=last, seconds=seconds)
    loops, results = json.loads(page.evaluate(RUN, [f"{url}static/{boot}", code]))
    page.close()
    return Inside(median(loops), [(verdict, taken) for verdict, taken in results])

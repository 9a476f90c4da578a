"""The table, with an ear at what the page asks its thinker and what it is answered."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from crescent.game import Game
from crescent.moves import Entry, Move, Redeal
from crescent.places import parse_place
from e2e.table_page import READY_MS, TablePage

_LISTEN = """
window.asked = [];
window.answers = [];
window.held = null;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (question) {
  if (asked.length === 0)
    this.addEventListener("message", ({ data }) => {
      const { answer } = JSON.parse(data);
      answers.push(JSON.parse(data));
      const number = answers.filter((one) => one.answer === answer).length;
      document.documentElement.setAttribute(`data-answers-${answer}`, number);
    });
  asked.push(JSON.parse(question));
  document.documentElement.setAttribute(`data-asked-${JSON.parse(question).ask}`, "");
  if (held) held.push(() => postMessage.call(this, question));
  else postMessage.call(this, question);
};
"""
_LET_THROUGH = "() => { const questions = held; held = null; for (const ask of questions) ask(); }"


class ThinkingTable(TablePage):
    """The table and its thinker, a worker."""

    def __init__(self, page: Page, url: str) -> None:
        super().__init__(page, url)
        page.add_init_script(_LISTEN)

    # The thinker

    def asked(self, kind: str) -> list[dict[str, Any]]:
        """The questions of a kind since the page was loaded."""
        found: list[dict[str, Any]] = self.page.evaluate("asked")
        return [question for question in found if question["ask"] == kind]

    def wait_for_answer(self, kind: str, number: int = 1) -> dict[str, Any]:
        """So many answers of a kind have come since the page was loaded; the last of them."""
        root = self.page.locator("html")
        expect(root).to_have_attribute(f"data-answers-{kind}", str(number), timeout=READY_MS)
        found: list[dict[str, Any]] = self.page.evaluate("answers")
        return [answer for answer in found if answer["answer"] == kind][number - 1]

    def deals(self) -> list[str]:
        """The codes of the deals found since the page was loaded."""
        found: list[dict[str, Any]] = self.page.evaluate("answers")
        return [answer["code"] for answer in found if answer["answer"] == "deal"]

    def hold_questions(self) -> None:
        """From now on the thinker hears nothing: it thinks as long as the test wants."""
        self.page.evaluate("held = []")

    def let_questions_through(self) -> None:
        """Now it hears them all."""
        self.page.evaluate(_LET_THROUGH)

    # Hints

    def advice(self, name: str) -> Locator:
        """A line of advice at the foot of the table."""
        return self.page.locator(f'[data-advice="{name}"]')

    def sign(self, verdict: str) -> Locator:
        """The sign that tells whether the game can still be won, as it looks for a verdict."""
        return self.page.locator(f'[data-sign="{verdict}"]')

    def expect_sign(self, verdict: str) -> None:
        """The sign tells a verdict, as soon as the thinker has come to it."""
        expect(self.sign(verdict)).to_be_visible(timeout=READY_MS)

    def expect_advice(self, name: str) -> None:
        """A line of advice is seen, as soon as the thinker has come to it."""
        expect(self.advice(name)).to_be_visible(timeout=READY_MS)

    def hint(self) -> Entry:
        """Ask for a hint and wait for it."""
        self.press("hint")
        return self.hinted()

    def hinted(self) -> Entry:
        """The move that is lit."""
        lit = self.page.locator('[data-mark="hinted"], .redeal.wanted')
        expect(lit).to_have_count(1, timeout=READY_MS)
        if lit.get_attribute("data-mark") is None:
            return Redeal()
        (source,), (target,) = self.marked("hinted"), self.marked("hinted-target")
        return Move(parse_place(source), parse_place(target))

    def play(self, game: Game, entry: Entry) -> Game:
        """Do what an entry says; the game after it."""
        game = game.play(entry)
        if isinstance(entry, Move):
            self.move_by_drag(str(entry.source), str(entry.target))
        else:
            self.press("redeal")
        expect(self.value("moves")).to_have_text(str(game.moves))
        expect(self.value("redeals")).to_have_text(str(game.state.redeals_left))
        return game

    # Settings

    def leave_show(self) -> None:
        """Back to the player's own game, if a way to win is being shown."""
        if self.page.locator("#player").is_visible():
            self.press("show-end")

    def choose(self, setting: str, value: bool) -> None:
        """Turn a switch in the menu."""
        self.close_dialog()
        switch = self.page.locator(f"[data-setting={setting}]")
        if switch.is_checked() is not value:
            self.open_settings().locator("label", has=switch).click()
            expect(switch).to_be_checked(checked=value)
            self.press("close")

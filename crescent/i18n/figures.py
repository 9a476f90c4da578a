"""What is said of games that have been played: dates, results, figures, charts."""

from __future__ import annotations

from crescent.i18n.catalogue import Catalogue
from crescent.i18n.names import clock


class FigureTexts:
    """The words of one language for past games. Codes come in their machine forms, days as ISO."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    # Games

    def result(self, code: str) -> str:
        """How a game stands: won, blocked, left or playing."""
        pgettext = self._catalogue.pgettext
        return {
            "won": pgettext("result", "Won"),
            "blocked": pgettext("result", "Blocked"),
            "left": pgettext("result", "Not finished"),
            "playing": pgettext("result", "In play"),
        }[code]

    def kind(self, variant: str, opened: bool) -> str:
        """What has statistics of its own."""
        gettext = self._catalogue.gettext
        if opened:
            return {
                "N": gettext("Crescent, open view"),
                "F": gettext("Crescent Four, open view"),
                "D": gettext("Face down, open view"),
            }[variant]
        return {
            "N": gettext("Crescent"),
            "F": gettext("Crescent Four"),
            "D": gettext("Face down"),
        }[variant]

    def moves(self, count: int) -> str:
        """A number of moves."""
        return self._catalogue.ngettext("{count} move", "{count} moves", count).format(count=count)

    def hints(self, count: int) -> str:
        """A number of hints."""
        return self._catalogue.ngettext("{count} hint", "{count} hints", count).format(count=count)

    def day(self, day: str) -> str:
        """A date."""
        year, month, date = day.split("-")
        return self._catalogue.pgettext("date", "{year}-{month}-{day}").format(
            year=year, month=int(month), day=int(date)
        )

    def short_day(self, day: str) -> str:
        """A date without its year, for the foot of a chart."""
        _, month, date = day.split("-")
        return self._catalogue.pgettext("date", "{day}/{month}").format(
            month=int(month), day=int(date)
        )

    def span(self, first: str, last: str) -> str:
        """From one day to another."""
        if first == last:
            return self.day(first)
        return self._catalogue.gettext("{first} to {last}").format(
            first=self.day(first), last=self.day(last)
        )

    # The game of the day

    def month(self, year: int, month: int) -> str:
        """A month of a year, as the head of a calendar."""
        gettext = self._catalogue.gettext
        names = (
            gettext("January"),
            gettext("February"),
            gettext("March"),
            gettext("April"),
            gettext("May"),
            gettext("June"),
            gettext("July"),
            gettext("August"),
            gettext("September"),
            gettext("October"),
            gettext("November"),
            gettext("December"),
        )
        return self._catalogue.pgettext("date", "{month} {year}").format(
            month=names[month - 1], year=year
        )

    def weekdays(self) -> list[str]:
        """The days of the week from Monday on, in two letters each."""
        return self._catalogue.pgettext("weekdays", "Mo Tu We Th Fr Sa Su").split()

    def not_played(self) -> str:
        """A day whose game has not been played."""
        return self._catalogue.gettext("Not played yet")

    def won_so_far(self, won: int, played: int, now: int) -> str:
        """What a win makes of the statistics."""
        return self._catalogue.gettext("Games won: {won} of {played}. In a row: {now}").format(
            won=won, played=played, now=now
        )

    # Figures

    def rows(self) -> dict[str, str]:
        """The names of the figures."""
        gettext = self._catalogue.gettext
        return {
            "played": gettext("Played"),
            "won": gettext("Games won"),
            "share": gettext("Share won"),
            "best_seconds": gettext("Best time"),
            "median_seconds": gettext("Median time"),
            "best_moves": gettext("Fewest moves"),
            "median_moves": gettext("Median moves"),
            "redeals": gettext("Redeals per win"),
        }

    def columns(self) -> tuple[str, str, str, str]:
        """The heads of the table of figures."""
        gettext = self._catalogue.gettext
        return gettext("Figure"), gettext("All"), gettext("No hints"), gettext("With hints")

    def streaks(self, now: int, best: int) -> str:
        """Games won in a row."""
        return self._catalogue.gettext("Won in a row: {now} now, {best} at best").format(
            now=now, best=best
        )

    def charts(self) -> dict[str, str]:
        """The titles of the charts."""
        gettext = self._catalogue.gettext
        return {
            "time": gettext("Results over time"),
            "seconds": gettext("How long the won games took"),
            "moves": gettext("How many moves the won games took"),
        }

    def chart_columns(self) -> dict[str, str]:
        """The heads of the tables that say what the charts show."""
        gettext, pgettext = self._catalogue.gettext, self._catalogue.pgettext
        return {
            "when": gettext("When"),
            "minutes": gettext("Minutes"),
            "moves": gettext("Moves"),
            "won": gettext("Games won"),
            "others": gettext("Not won"),
            "games": pgettext("chart", "Games"),
            "text": gettext("As a table"),
        }

    def nothing(self, code: str) -> str:
        """There is nothing to show yet."""
        gettext = self._catalogue.gettext
        return {
            "played": gettext("No game has been played yet."),
            "won": gettext("No game has been won yet."),
        }[code]

    def percent(self, share: float) -> str:
        """A part of 1."""
        return self._catalogue.pgettext("number", "{percent}%").format(percent=round(100 * share))

    def number(self, value: float) -> str:
        """A number, with one decimal unless it's whole."""
        tenths = round(value * 10)
        if tenths % 10 == 0:
            return str(tenths // 10)
        return self._catalogue.pgettext("number", "{whole}.{tenth}").format(
            whole=tenths // 10, tenth=tenths % 10
        )

    def time(self, seconds: float) -> str:
        """A time played."""
        return clock(seconds)

    # Records

    def record(self, code: str) -> str:
        """What has become of a record."""
        gettext = self._catalogue.gettext
        return {
            "copied": gettext("Copied"),
            "link_copied": gettext("The link is copied"),
            "not_copied": gettext("Copying is not possible here"),
            "saved": gettext("The game is in the downloaded file"),
            "forgotten": gettext("Its moves are no longer kept"),
            "deal": gettext("A deal, not yet begun"),
            "invitation": gettext("A game of Crescent"),
        }[code]

    def more(self) -> str:
        """A button that shows older games."""
        return self._catalogue.gettext("Older games")

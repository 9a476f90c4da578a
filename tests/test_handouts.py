"""What can be given to others leads back to the same game."""

from __future__ import annotations

from html.parser import HTMLParser
from urllib.parse import parse_qs, urlsplit

import pytest

from crescent.game import Game
from crescent.records import parse_file, parse_moves, read_code, replay
from crescent.web.handouts import embed_of, link_of, record_of
from tests.games import CODE, WIN, game

HOME = "https://example.org/crescent/"
GAMES = [game(), game(" ".join(WIN[:5])), game(" ".join(WIN))]


def same(code: str, moves: str, each: Game) -> bool:
    return replay(read_code(code), parse_moves(moves)).state == each.state


@pytest.mark.parametrize("each", GAMES)
def test_a_link_leads_to_the_position(each: Game) -> None:
    address = urlsplit(link_of(each, HOME))
    fragment = parse_qs(address.fragment)
    assert (address.netloc, address.path, address.query) == ("example.org", "/crescent/", "")
    assert same(fragment["code"][0], fragment.get("moves", [""])[0], each)


@pytest.mark.parametrize("each", GAMES)
def test_a_record_is_a_file_of_the_game(each: Game) -> None:
    file = parse_file(record_of(each))
    assert replay(file.code, file.moves).state == each.state
    assert dict(file.headers).keys() == {"date", "app"}


@pytest.mark.parametrize("each", GAMES)
def test_a_snippet_embeds_the_game(each: Game) -> None:
    found: list[tuple[str, dict[str, str | None]]] = []
    reader = HTMLParser()
    reader.handle_starttag = lambda tag, attrs: found.append((tag, dict(attrs)))  # type: ignore[method-assign]
    reader.feed(embed_of(each, HOME, "hr"))
    (script, element, link) = found
    assert script == ("script", {"src": f"{HOME}static/embed.js", "defer": None})
    assert element[0] == "crescent-game"
    assert element[1]["view"] == ("replay" if each.record else "play")
    assert element[1]["lang"] == "hr"
    assert element[1].get("at") == (str(len(each.record)) if each.record else None)
    assert same(element[1]["code"] or "", element[1]["moves"] or "", each)
    assert link == ("a", {"href": link_of(each, HOME)})


def test_an_address_with_odd_letters_stays_an_attribute() -> None:
    odd = 'https://example.org/"><script>/'
    assert "<script>/" not in embed_of(game(), odd, "en")
    assert CODE in embed_of(game(), odd, "en")

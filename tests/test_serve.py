"""The server of `make play` answers as a static host does."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from threading import Thread

import pytest

from crescent.site.serve import SiteServer


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SiteServer]:
    """A site of two files, under a sub-path."""
    (tmp_path / "index.html").write_text("<p>Home")
    (tmp_path / "404.html").write_text("<p>Nothing here")
    with SiteServer(tmp_path, prefix="/crescent/") as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def ask(server: SiteServer, path: str, method: str = "GET") -> tuple[HTTPResponse, str]:
    connection = HTTPConnection("localhost", server.server_port, timeout=10)
    connection.request(method, path)
    answer = connection.getresponse()
    return answer, answer.read().decode()


def test_a_folder_shows_its_page(server: SiteServer) -> None:
    answer, text = ask(server, "/crescent/")
    assert (answer.status, text) == (200, "<p>Home")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


def test_a_wrong_address_shows_the_page_for_them(server: SiteServer) -> None:
    for path in ("/crescent/more", "/crescent/../../etc/passwd", "/elsewhere", "/crescent/%00"):
        answer, text = ask(server, path)
        assert (answer.status, text) == (404, "<p>Nothing here")


def test_without_such_a_page_it_is_an_error_all_the_same(server: SiteServer) -> None:
    (server.folder / "404.html").unlink()
    assert ask(server, "/crescent/more")[0].status == 404


def test_the_head_of_an_answer_can_be_asked_for_alone(server: SiteServer) -> None:
    whole, text = ask(server, "/crescent/")
    head, nothing = ask(server, "/crescent/", "HEAD")
    assert (head.status, nothing) == (200, "")
    assert head.headers["Content-Length"] == str(len(text)) == whole.headers["Content-Length"]

"""The page on a real socket: as it was built, and in plain words where it was not."""

import mimetypes
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from herna import VERSION
from herna.build import BUILD
from herna.server import page
from tests.server.serving import Guest, Guests


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for a built page, with nothing in it yet."""
    monkeypatch.setattr(page, "BUILT", tmp_path)
    (tmp_path / "assets").mkdir()
    page._read.cache_clear()
    yield tmp_path
    page._read.cache_clear()


@pytest.mark.parametrize(("language", "game"), [("en", "Connect Four"), ("cs", "Čtyři v řadě (Connect Four)")])
def test_where_no_page_was_built_the_games_are_named_in_words_and_where_programs_find_more(
    built: Path, new_guest: Guests, language: str, game: str
) -> None:
    guest = new_guest(language=language)

    answer = guest.http.get("/")

    assert answer.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in answer.text
    assert f"<li>{game} (<code>connect-four</code>)</li>" in answer.text
    assert guest.http.get("/schema/openapi.json").json()["paths"]["/api/tables"]
    assert 'href="/schema/openapi.json"' in answer.text


@pytest.mark.parametrize("path", ["/", "/table/some-table", "/replay/some-table"])
def test_the_built_page_is_at_every_address_that_a_person_opens_and_is_never_kept(
    built: Path, guest: Guest, path: str
) -> None:
    (built / "index.html").write_text("<!doctype html>the page", encoding="utf-8")

    answer = guest.http.get(path)

    assert answer.text == "<!doctype html>the page"
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-store"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_its_pieces_are_packed_and_kept_for_good(built: Path, guest: Guest) -> None:
    (built / "assets" / "index-abc.js").write_text("let table;" * 1000, encoding="utf-8")

    answer = guest.http.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
    plain = guest.http.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})

    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 200
    assert answer.text == plain.text == "let table;" * 1000
    assert "content-encoding" not in plain.headers
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_font_is_kept_for_good_and_not_packed_again(built: Path, guest: Guest) -> None:
    (built / "assets" / "alegreya-abc.woff2").write_bytes(b"wOF2" + bytes(1000))

    answer = guest.http.get("/assets/alegreya-abc.woff2", headers={"accept-encoding": "gzip"})

    assert answer.content == b"wOF2" + bytes(1000)
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "font/woff2"
    assert "immutable" in answer.headers["cache-control"]
    assert "font-src 'self'" in answer.headers["content-security-policy"]


def test_the_kind_of_a_piece_does_not_depend_on_what_the_machine_knows(
    built: Path, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine without /etc/mime.types calls scripts by an old name, and does not know fonts."""
    monkeypatch.setattr(mimetypes, "_db", mimetypes.MimeTypes(filenames=()))
    for name in ("index-abc.js", "text-abc.woff2"):
        (built / "assets" / name).write_bytes(b"")

    kinds = [guest.http.get(f"/assets/{name}").headers["content-type"] for name in ("index-abc.js", "text-abc.woff2")]

    assert kinds == ["text/javascript; charset=utf-8", "font/woff2"]


@pytest.mark.parametrize(
    "name", ["missing.js", "..%2Findex.html", "%2E%2E%2Findex.html", ".hidden", "a%00b", "x" * 300]
)
def test_nothing_else_is_read(built: Path, guest: Guest, name: str) -> None:
    (built / "index.html").write_text("secret", encoding="utf-8")
    (built / "assets" / ".hidden").write_text("secret", encoding="utf-8")

    answer = guest.http.get(f"/assets/{name}")

    assert answer.status_code in (400, 404)
    assert "secret" not in answer.text


# Addresses where there is nothing

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/table", "/table/a/b", "/nowhere/at/all?x=1", "/apiary"])
def test_a_person_at_an_unknown_address_gets_the_page(built: Path, guest: Guest, path: str) -> None:
    (built / "index.html").write_text("<!doctype html>the page", encoding="utf-8")

    answer = guest.http.get(f"{guest.url}{path}", headers=BROWSER)

    assert (answer.status_code, answer.text) == (404, "<!doctype html>the page")
    assert answer.headers["content-type"].startswith("text/html")
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "accept"),
    [
        ("/nowhere", "*/*"),
        ("/nowhere", "application/json"),
        ("/api", BROWSER["accept"]),
        ("/api/nowhere", BROWSER["accept"]),
        ("/api/tables/nothing-here", BROWSER["accept"]),
        ("/assets/missing.js", BROWSER["accept"]),
    ],
)
def test_a_program_at_an_unknown_address_gets_json(built: Path, guest: Guest, path: str, accept: str) -> None:
    answer = guest.http.get(path, headers={"accept": accept})

    assert answer.status_code == 404
    assert set(answer.json()) == {"error", "text", "arguments", "reasons"}


# HEAD


def test_head_answers_as_get_without_a_body(guest: Guest) -> None:
    table = guest.open_table(seats="me me")
    paths = [
        "/",
        f"/table/{table}",
        "/rules/connect-four",
        "/rules/warcraft/book",
        "/nowhere",
        "/health",
        "/metrics",
        "/schema/openapi.json",
    ]
    paths += ["/api/games", "/api/games/connect-four/rules", "/api/tables", f"/api/tables/{table}", "/api/nothing"]
    for path in paths:
        got = guest.http.get(path, headers=BROWSER)
        head = guest.http.head(path, headers=BROWSER)

        assert head.content == b""
        assert head.status_code == got.status_code
        assert without_date(head) == without_date(got)


def without_date(answer: httpx.Response) -> dict[str, str]:
    """The headers that do not change from one moment to the next; the length of the numbers of /metrics does."""
    changing = {"date", "content-length"} if answer.url.path == "/metrics" else {"date"}
    return {name: value for name, value in answer.headers.items() if name not in changing}


def test_what_changes_something_is_not_asked_by_head(guest: Guest) -> None:
    assert guest.http.head("/api/journals").status_code == 405


def test_the_server_says_which_version_and_build_it_is(guest: Guest) -> None:
    assert guest.http.get("/health").json() == {"status": "ok", "version": VERSION, "build": BUILD}


@pytest.mark.parametrize(
    ("path", "is_packed"),
    [("games", True), ("games/warcraft/cards", True), ("games/warcraft/rules", True), ("me", False)],
)
def test_what_is_the_same_for_everybody_is_compressed(guest: Guest, path: str, is_packed: bool) -> None:
    answer = guest.http.get(f"/api/{path}", headers={"accept-encoding": "gzip"})

    assert answer.status_code == 200
    assert ("content-encoding" in answer.headers) is is_packed

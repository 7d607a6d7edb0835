"""What a link to a page looks like where it is shared: titles and pictures in its head, and nothing that is hidden."""

import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from herna.server import page
from herna.server.store import Store
from tests.kit.present import present
from tests.server.serving import Guest, Guests, Server

SHELL = (
    '<!doctype html><html lang="en"><head><title>Herna</title>'
    '<meta property="og:image" content="/assets/preview-abc.jpg" /></head><body></body></html>'
)
TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"')


@pytest.fixture(autouse=True)
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page as it is built, in short."""
    monkeypatch.setattr(page, "BUILT", tmp_path)
    (tmp_path / "index.html").write_text(SHELL, encoding="utf-8")


def preview(guest: Guest, path: str) -> dict[str, str]:
    """The tags in the head of the page at a path."""
    return tags(guest.http.get(path))


def tags(answer: httpx.Response) -> dict[str, str]:
    assert answer.status_code == 200
    return {name: unescape(value) for name, value in TAG.findall(answer.text)}


@pytest.mark.parametrize(
    ("language", "locale", "about"),
    [("en", "en_US", "A digital tabletop that knows the rules."), ("cs", "cs_CZ", "Digitální hrací stůl")],
)
def test_home_is_told_in_the_visitors_language(new_guest: Guests, language: str, locale: str, about: str) -> None:
    guest = new_guest(language=language)

    answer = guest.http.get("/")

    told = tags(answer)
    assert told["og:title"] == told["og:site_name"] == "Herna"
    assert told["og:description"].startswith(about)
    assert told["og:description"] == told["description"]
    assert told["og:locale"] == locale
    assert told["og:url"] == f"{guest.url}/"
    assert told["og:image"] == f"{guest.url}/assets/preview-abc.jpg"
    assert "robots" not in told
    assert f'<html lang="{language}">' in answer.text


def test_an_unknown_language_is_told_in_english(new_guest: Guests) -> None:
    assert preview(new_guest(language="de"), "/")["og:locale"] == "en_US"


def test_a_table_that_waits_names_game_armies_clock_and_the_free_seat(guest: Guest) -> None:
    table = guest.open_table(
        "summoner-wars",
        "me open",
        name="Radka",
        options={"deck-1": "tundra-orcs", "deck-2": "cave-goblins"},
        clock={"kind": "match", "seconds": 600, "increment": 10},
    )

    told = preview(guest, f"/table/{table}")

    assert told["og:title"] == "Summoner Wars: a seat is free for you"
    assert told["og:description"] == "Radka (Tundra Orcs) · free seat (Cave Goblins) · clock: 10 min + 10 s"
    assert told["robots"] == "noindex"
    assert told["og:url"] == f"{guest.url}/table/{table}"


@pytest.mark.parametrize(
    ("clock", "said"),
    [
        ({"kind": "match", "seconds": 90}, "90 s"),
        ({"kind": "match", "seconds": 3600}, "1 h"),
        ({"kind": "move", "seconds": 172800}, "2 d per decision"),
    ],
)
def test_a_clock_is_told_in_the_largest_unit_that_fits(guest: Guest, clock: dict[str, object], said: str) -> None:
    table = guest.open_table("connect-four", "me open", name="Radka", clock=clock)

    assert preview(guest, f"/table/{table}")["og:description"] == f"Radka · free seat · clock: {said}"


def test_a_replay_names_the_players_and_not_the_result(guest: Guest, random_matches: dict[str, str]) -> None:
    table = random_matches["connect-four"]

    told = preview(guest, f"/replay/{table}?at=3")

    assert told["og:title"] == "Connect Four: the replay of a match"
    assert told["og:description"].startswith("Computer (random)")
    assert not re.search("w[io]n|lost|draw", told["og:description"])


def test_names_are_escaped(guest: Guest) -> None:
    name = '"><script>alert(1)</script>&'
    table = guest.open_table("connect-four", "me me", name=name)

    answer = guest.http.get(f"/table/{table}")

    assert "<script>" not in answer.text
    assert name in tags(answer)["og:description"]


def test_what_was_dealt_is_not_told(guest: Guest, server: Server) -> None:
    table = guest.open_table("doomtrooper", "me me", name="Radka")
    seed = present(server.run(server.lobby.rooms.find(table)).table).header.seed

    answer = guest.http.get(f"/table/{table}")

    assert tags(answer)["og:description"] == "Radka (1) · Radka (2)"
    assert seed not in answer.text


@pytest.mark.parametrize("path", ["/table/nothing-here", "/replay/nothing-here", "/rules/nothing-here", "/rules"])
def test_where_there_is_nothing_the_home_page_is_told(guest: Guest, path: str) -> None:
    told = preview(guest, path)

    assert told["og:title"] == "Herna"
    assert told["og:url"] == f"{guest.url}{path}"


def test_a_rulebook_is_told_by_its_game(guest: Guest) -> None:
    assert preview(guest, "/rules/warcraft")["og:title"].endswith(": the rules")


def test_a_page_comes_although_its_table_cannot_be_read(
    guest: Guest, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: Store, id: str) -> None:
        raise OSError("the disk is broken")

    monkeypatch.setattr(Store, "header", broken)

    assert preview(guest, "/table/anything")["og:title"] == "Herna"


def test_a_puzzle_is_told_with_its_task_and_a_lesson_with_its_length(new_guest: Guests) -> None:
    guest = new_guest(language="cs")

    puzzle = preview(guest, "/learn/summoner-wars/puzzles/sw-p1-the-ram")
    lesson = preview(guest, "/learn/summoner-wars/sw-1-first-win")

    assert puzzle["og:title"] == "Války Vyvolavačů (Summoner Wars), hádanka: Beranidlo"
    assert puzzle["og:description"].startswith("Plížounovi zbývá 1 život.")
    assert lesson["og:title"] == "Války Vyvolavačů (Summoner Wars), lekce: První vítězství"
    assert lesson["og:description"] == "U opravdového stolu, asi za 4 minuty"


@pytest.mark.parametrize("path", ["warcraft/puzzles/none", "warcraft/none", "chess/1"])
def test_what_is_not_taught_has_the_preview_of_the_home_page(guest: Guest, path: str) -> None:
    assert preview(guest, f"/learn/{path}")["og:title"] == "Herna"

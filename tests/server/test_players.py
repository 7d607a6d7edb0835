"""Pages of players: ratings, histories, leaderboards; and that nobody finds out what is not shown."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

from herna.server.people.player_messages import Deleted, History, Leaderboard, PlayerPage
from tests.server.serving import Guest, Server, error_of, is_over, settings_for

FAIR: dict[str, Any] = {"rated": True, "undo": False, "hints": False, "clock": {"kind": "match", "seconds": 600}}
PASSWORD = "a long password"
GUESTS: list[Guest] = []  # of the test that runs


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, whose leaderboards only this test writes."""
    with Server(settings_for(tmp_path)) as house:
        yield house
        while GUESTS:
            GUESTS.pop().close()


def guest_of(house: Server) -> Guest:
    """A guest who is shown out when the test is over."""
    GUESTS.append(Guest(house.url))
    return GUESTS[-1]


def member(house: Server, name: str, shows: str = "everything") -> Guest:
    guest = guest_of(house)
    guest.me()
    guest.register(name, PASSWORD)
    show(guest, shows)
    return guest


def show(guest: Guest, shows: str) -> None:
    guest.ask("POST", "/api/me/shows", {"shows": shows})


def a_win(winner: Guest, loser: Guest, **changed: Any) -> str:
    table = winner.open_with(loser, **(FAIR | changed))
    loser.do(table, "resign", 1)
    return table


def page(guest: Guest, name: str = "", **wanted: str) -> PlayerPage:
    return guest.read(f"/api/players?{query(name=name, **wanted)}", PlayerPage)


def history(guest: Guest, name: str = "", **wanted: str) -> History:
    return guest.read(f"/api/players/matches?{query(name=name, **wanted)}", History)


def board(guest: Guest, after: str = "") -> Leaderboard:
    return guest.read(f"/api/leaderboards/connect-four?{query(after=after)}", Leaderboard)


def query(**wanted: str) -> str:
    return urlencode({name: value for name, value in wanted.items() if value})


# What is shown


def test_a_player_who_shows_everything_has_ratings_results_and_replays(house: Server) -> None:
    ann, bob, eve = member(house, "Ann"), member(house, "Bob"), guest_of(house)
    tables = [a_win(ann, bob), a_win(ann, bob, rated=False), a_win(bob, ann)]

    found = page(eve, "ann")

    assert (found.name, found.own, found.shows, found.history) == ("Ann", False, None, True)
    assert (found.matches, found.won) == (3, 2)
    assert [(each.game, each.won, each.lost) for each in found.ratings] == [("connect-four", 1, 1)]
    assert found.recent == {"connect-four": ["lost", "won", "won"]}
    assert len(found.curves[0].points) == 2
    matches = history(eve, "Ann").matches
    assert [each.table for each in matches] == tables[::-1]
    assert [each.others[0].name for each in matches] == ["Bob"] * 3
    assert [each.rated for each in matches] == [True, False, True]
    assert matches[2].change is not None
    assert matches[2].change > 0 > (matches[0].change or 0)


def test_a_new_account_shows_only_its_ratings(house: Server) -> None:
    ann, bob, eve = member(house, "Ann", "ratings"), member(house, "Bob"), guest_of(house)
    a_win(ann, bob)

    found = page(eve, "Ann")

    assert found.ratings
    assert not found.history
    assert (found.matches, found.won, found.recent, found.curves, found.favourites) == (0, 0, {}, [], [])
    assert history(eve, "Ann").matches == []
    assert len(history(ann, "Ann").matches) == 1
    assert page(ann, "Ann").shows == "ratings"
    fresh = guest_of(house)
    fresh.me()
    fresh.register("Fresh", PASSWORD)
    assert page(fresh, "Fresh").shows == "ratings"


def test_the_history_of_one_player_does_not_give_another_away(house: Server) -> None:
    """Neither by name, nor by the replay, nor by a filter, nor by anything in the answer."""
    ann, shy, eve = member(house, "Ann"), member(house, "Shy", "nothing"), guest_of(house)
    table = a_win(ann, shy)

    told = eve.ask("GET", f"/api/players/matches?{query(name='Ann')}").decode()

    assert "shy" not in told.lower()
    assert table not in told
    assert history(eve, "Ann").matches[0].others[0].name == ""
    assert history(eve, "Ann", opponent="Shy").matches == []
    assert len(history(eve, "Ann", met="people").matches) == 1
    assert history(ann, "Ann").matches[0].table == table
    assert history(ann, "Ann").matches[0].others[0].name == "Shy"


def test_who_shows_nothing_is_nowhere_exactly_like_somebody_who_does_not_exist(house: Server) -> None:
    ann, shy, eve = member(house, "Ann"), member(house, "Shy", "nothing"), guest_of(house)
    a_win(shy, ann)

    for path in ("/api/players", "/api/players/matches"):
        answers = [eve.http.get(f"{path}?name={name}") for name in ("Shy", "Nobody")]
        assert answers[0].status_code == answers[1].status_code == 404
        assert answers[0].content == answers[1].content
    assert [row.name for row in board(eve).rows] == ["Ann"]
    assert board(eve).first == 1
    assert [row.name for row in board(shy).rows] == ["Ann"]
    assert page(shy, "Shy").ratings
    assert error_of(page, ann, "Shy") == (404, "error-no-player")


def test_what_is_shown_changes_at_once(house: Server) -> None:
    ann, bob, eve = member(house, "Ann"), member(house, "Bob"), guest_of(house)
    a_win(ann, bob)
    assert history(eve, "Ann").matches

    show(ann, "nothing")

    assert error_of(page, eve, "Ann") == (404, "error-no-player")
    assert history(eve, "Bob").matches[0].others[0].name == ""
    assert error_of(show, eve, "everything") == (403, "error-no-account")


def test_ids_of_accounts_are_told_nobody(house: Server) -> None:
    ann, bob = member(house, "Ann"), member(house, "Bob")
    for _ in range(2):
        a_win(ann, bob)
    ids = {"".join(json.loads(guest.ask("GET", "/api/me/export"))["id"]) for guest in (ann, bob)}

    for path in ("players?name=Ann", "players/matches?name=Ann", "leaderboards/connect-four"):
        told = bob.ask("GET", f"/api/{path}").decode()
        assert not any(id in told for id in ids)


# Filters and pages


def test_history_is_filtered(house: Server) -> None:
    ann, bob, cid = (member(house, name) for name in ("Ann", "Bob", "Cid"))
    a_win(ann, bob)
    a_win(cid, ann)
    a_win(ann, cid, rated=False)
    alone = ann.open_table("connect-four", "me random")
    ann.do(alone, "resign", 0)

    def counts(**wanted: str) -> int:
        return len(history(ann, "Ann", **wanted).matches)

    assert counts() == 4
    assert counts(rated="true") == 2
    assert counts(rated="false") == 2
    assert counts(result="lost") == 2
    assert counts(opponent="cid") == 2
    assert counts(opponent="Cid", result="won") == 1
    assert counts(met="bots") == counts(opponent="bot:random") == 1
    assert counts(met="people") == 3
    assert counts(game="doomtrooper") == 0
    assert len(history(ann, bot="random").matches) == 1
    assert error_of(history, ann, bot="unknown") == (404, "error-no-player")
    assert error_of(history, ann, "Ann", after="x") == (400, "error-bad-cursor")


def test_the_pages_of_a_history_and_a_leaderboard_are_whole_and_without_repetition(
    house: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("herna.server.people.history.PAGE", 2)
    monkeypatch.setattr("herna.server.people.leaderboards.PAGE", 2)
    ann, others = member(house, "Ann"), [member(house, f"Player {at}") for at in range(5)]
    tables = [a_win(ann, other) for other in others]  # all of them have the same rating, or nearly

    found: list[str] = []
    after, told = "", ""
    while True:
        part = history(ann, "Ann", after=after)
        found += [each.table for each in part.matches]
        after = part.next
        told += after
        if not after:
            break
    assert found == tables[::-1]
    assert not any(table in told for table in tables)

    names: list[str] = []
    places: list[int] = []
    while True:
        rows = board(ann, after)
        names += [row.name for row in rows.rows]
        places += [rows.first + at for at in range(len(rows.rows))]
        after = rows.next
        if not after:
            break
    assert names[0] == "Ann"
    assert sorted(names) == ["Ann", *(f"Player {at}" for at in range(5))]
    assert places == [1, 2, 3, 4, 5, 6]
    assert [bot.value for bot in rows.bots] == [None] * 7  # not measured in this game


# Names


def test_a_page_is_found_by_the_name_that_is_shown_and_no_longer_by_an_old_one(house: Server) -> None:
    ann = member(house, "Ann")
    ann.rename("Johanna")

    assert page(guest_of(house), "johanna").name == "Johanna"
    assert error_of(page, guest_of(house), "Ann") == (404, "error-no-player")


def test_two_accounts_never_show_the_same_name(house: Server) -> None:
    ann, bob = member(house, "Ann"), member(house, "Bob")
    ann.rename("Chris")

    assert error_of(bob.rename, "chris") == (400, "error-account-name")
    assert error_of(bob.rename, "Ann") == (400, "error-account-name")  # who still signs in by it
    assert bob.rename("Bobby").name == "Bobby"


# What you take with you, and what you delete


def test_the_export_is_everything_of_one_and_nothing_of_others(house: Server) -> None:
    ann, bob = member(house, "Ann"), member(house, "Bob")
    table = ann.open_with(bob, **FAIR)
    bob.do(table, "say", 1, text="a word of Bob's")
    bob.do(table, "resign", 1)
    ann.ask("POST", "/api/reports", {"why": "chat", "table": table, "seat": 1})

    text = ann.ask("GET", "/api/me/export").decode()

    data = json.loads(text)
    assert data["account"] == {"name": "ann", "shown": "Ann", "mail": None, "role": "player", "shows": "everything"}
    assert [each["game"] for each in data["ratings"]] == ["connect-four"]
    assert [each["table_id"] for each in data["played"]] == [table]
    assert len(data["reports"]) == 1
    assert "a word of Bob's" not in text
    assert not re.search(r'"(token|password)"', text)
    assert error_of(guest_of(house).ask, "GET", "/api/me/export") == (403, "error-no-visitor")


def test_a_deleted_player_is_nowhere_and_the_matches_of_others_stay(house: Server) -> None:
    ann, bob, eve = member(house, "Ann"), member(house, "Bob"), guest_of(house)
    table = a_win(ann, bob)
    before = page(eve, "Ann").ratings
    assert error_of(bob.ask, "POST", "/api/me/delete", {"password": "not the right one"}) == (400, "error-sign-in")

    deleted = msgspec.json.decode(bob.ask("POST", "/api/me/delete", {"password": PASSWORD}), type=Deleted)

    assert deleted.tables == 1
    assert error_of(page, eve, "Bob") == (404, "error-no-player")
    assert [row.name for row in board(eve).rows] == ["Ann"]
    assert page(eve, "Ann").ratings == before
    match = history(ann, "Ann").matches[0]
    assert (match.table, match.others[0].name) == (table, "")
    assert history(eve, "Ann").matches[0].others[0].name == ""
    assert is_over(ann.look(table))
    assert "Bob" not in ann.ask("GET", f"/api/tables/{table}").decode()


def test_what_a_visitor_has_played_becomes_the_accounts(house: Server) -> None:
    ann = member(house, "Ann")
    there = guest_of(house)
    there.me()
    table = there.open_table("connect-four", "me random")
    there.do(table, "resign", 0)

    there.sign_in("Ann", PASSWORD)

    assert [each.table for each in history(ann, "Ann").matches] == [table]

"""Tournaments on the server: they pair, start tables and end by themselves; who may do what; nothing secret leaks."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from herna.engine.errors import BadInput
from herna.server.admin import Admin
from herna.server.personal import delete_person, export_person
from herna.server.schema import TOURNAMENT_ENTRIES
from herna.server.tournaments.accept import check_bots
from herna.server.tournaments.entries import Create, Line, Plan
from herna.server.tournaments.messages import TournamentEntry, TournamentListed, TournamentNews, TournamentState
from herna.server.tournaments.shared import create
from herna.tournaments.entries import Start
from tests.server.serving import TIMEOUT, Guest, Guests, Server, error_of, eventually, is_over
from tests.server.test_admin import does

GAME = "connect-four"
PASSWORD = "correct horse battery"
_names = count(1)


@pytest.fixture
def guest(guest: Guest) -> Guest:
    guest.rename("Ann")
    return guest


@pytest.fixture
def other(other: Guest) -> Guest:
    other.rename("Bob")
    return other


def open_tournament(guest: Guest, game: str = GAME, style: str = "swiss", **wanted: Any) -> str:
    body = {"game": game, "name": "Friday", "style": style, **wanted}
    return msgspec.json.decode(guest.ask("POST", "/api/tournaments", body), type=TournamentState).id


def look(guest: Guest, id: str) -> TournamentState:
    state = guest.read(f"/api/tournaments/{id}", TournamentNews).state
    assert state is not None
    return state


def do(guest: Guest, id: str, act: str, **rest: Any) -> TournamentState:
    body = {"do": act, **rest}
    return msgspec.json.decode(guest.ask("POST", f"/api/tournaments/{id}/acts", body), type=TournamentState)


def until(guest: Guest, id: str, holds: Callable[[TournamentState], bool], within: float = TIMEOUT) -> TournamentState:
    return eventually(lambda: state if holds(state := look(guest, id)) else None, within)


def is_finished(state: TournamentState) -> bool:
    return state.status == "over"


def played_by_bots(guest: Guest, bots: int = 4, **wanted: Any) -> TournamentState:
    id = open_tournament(guest, **wanted)
    do(guest, id, "enter-bots", bot="random", count=bots)
    do(guest, id, "begin")
    return until(guest, id, is_finished)


@pytest.mark.parametrize(
    ("style", "rounds"), [("swiss", 3), ("round-robin", 5), ("single-elimination", 3), ("double-elimination", 0)]
)
def test_a_tournament_of_bots_runs_by_itself_to_its_end(guest: Guest, style: str, rounds: int) -> None:
    state = played_by_bots(guest, 6, style=style)

    assert len(state.rounds) == rounds or rounds == 0
    assert not any(table.is_open for each in state.rounds for table in each.tables)
    assert state.players[0].place == 1
    assert sorted(player.number for player in state.players) == [1, 2, 3, 4, 5, 6]


def with_two(guest: Guest, other: Guest, **wanted: Any) -> str:
    """A tournament of Ann and Bob that has begun; it is organised by Ann."""
    id = open_tournament(guest, **wanted)
    do(guest, id, "enter")
    do(other, id, "enter")
    do(guest, id, "begin")
    until(guest, id, lambda state: bool(state.rounds and (state.on_site or state.rounds[0].tables[0].table)))
    return id


def table_of(guest: Guest, id: str, number: int = 1) -> str:
    """The table of the server at which the newest game of this round's table is played."""

    def is_played(state: TournamentState) -> bool:
        return bool(state.rounds and state.rounds[-1].tables[number - 1].table)

    return until(guest, id, is_played).rounds[-1].tables[number - 1].table


def test_players_are_led_to_their_tables_and_results_come_from_there(guest: Guest, other: Guest) -> None:
    # given a best of three
    id = with_two(guest, other, best_of=3)
    table = table_of(guest, id)
    seat = guest.look(table).seat
    assert {seat, other.look(table).seat} == {0, 1}
    assert guest.look(table).table.tournament == id
    assert [each.id for each in guest.own_tables() if each.tournament == id] == [table]

    # when Ann resigns the first game, seats are exchanged for the second, and Bob resigns twice
    guest.do(table, "resign", seat)
    second = until(guest, id, lambda state: state.rounds[0].tables[0].game == 2).rounds[0].tables[0]
    assert guest.look(second.table).seat == 1 - seat
    other.do(second.table, "resign", seat)
    third = until(guest, id, lambda state: state.rounds[0].tables[0].game == 3).rounds[0].tables[0]
    other.do(third.table, "resign", 1 - seat)

    # then Ann has won the match and the tournament
    state = until(guest, id, is_finished)
    assert [(player.name, player.points) for player in state.players] == [("Ann", 3), ("Bob", 0)]
    assert sorted(state.rounds[0].tables[0].score) == [1.0, 2.0]
    assert look(other, id).you == look(guest, id).players[1].number


def test_at_a_table_of_a_tournament_nobody_is_replaced_by_a_bot(guest: Guest, other: Guest) -> None:
    table = table_of(guest, with_two(guest, other))
    seat = guest.look(table).seat

    assert error_of(guest.do, table, "leave", seat) == (400, "error-cup-at-table")
    assert error_of(guest.do, table, "free-seat", seat, other=1 - seat) == (400, "error-cup-at-table")


def test_only_the_organiser_runs_a_tournament(guest: Guest, other: Guest, new_guest: Guests) -> None:
    id = with_two(guest, other)
    acts: list[tuple[str, dict[str, Any]]] = [
        ("begin", {}),
        ("enter-bots", {"bot": "random"}),
        ("enter-guest", {"name": "Eve"}),
        ("drop", {"player": 1}),
        ("pair", {"tables": [[1, 2]]}),
        ("pause", {}),
        ("resume", {}),
        ("close", {}),
        ("judge", {"name": "Eve"}),
    ]
    for act, rest in acts:
        error = error_of(do, other, id, act, **rest)
        assert error in ((403, "error-cup-not-organiser"), (400, "error-no-such-account")), (act, error)
    for act, rest in (
        ("result", {"table": 1, "score": [1, 0]}),
        ("correct", {"round": 1, "table": 1, "score": [1, 0]}),
        ("no-show", {"table": 1, "players": [1]}),
        ("penalty", {"player": 1, "points": 3, "why": "late"}),
        ("ruling", {"table": 1, "text": "so"}),
        ("give-time", {"minutes": 5}),
    ):
        assert error_of(do, other, id, act, **rest) == (403, "error-cup-not-judge"), act
    for act, rest in (("withdraw", {}), ("deck", {"deck": ""}), ("come", {})):
        assert error_of(do, stranger(new_guest), id, act, **rest) == (403, "error-cup-not-in"), act
    nobody = new_guest()
    assert error_of(do, nobody, id, "enter", name="Nobody") == (400, "error-saved-nobody")


def stranger(new_guest: Guests) -> Guest:
    guest = new_guest()
    guest.rename(f"Stranger {next(_names)}")
    return guest


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"name": ""}, 400),
        ({"name": "x" * 61}, 400),
        ({"name": "\u200b"}, 400),
        ({"game": "aeons-end"}, 400),
        ({"game": "chess"}, 404),
        ({"style": "ladder"}, 400),
        ({"best_of": 2}, 400),
        ({"rounds": 51}, 400),
        ({"most": 257}, 400),
        ({"minutes": -1}, 400),
        ({"options": {"size": "x"}}, 400),
        ({"unknown": 1}, 400),
    ],
)
def test_bad_plans_are_refused(guest: Guest, wanted: dict[str, Any], status: int) -> None:
    body = {"game": GAME, "name": "Friday", "style": "swiss", **wanted}
    assert error_of(guest.ask, "POST", "/api/tournaments", body)[0] == status


def test_names_are_told_apart_and_late_players_come_only_if_the_plan_says_so(
    guest: Guest, other: Guest, new_guest: Guests
) -> None:
    id = open_tournament(guest, late=False)
    do(guest, id, "enter")
    assert error_of(do, other, id, "enter", name="ANN") == (400, "error-cup-name-taken")
    do(other, id, "enter", name="Bob")
    assert len(do(other, id, "enter", name="Again").players) == 2  # once is enough
    do(guest, id, "begin")

    assert error_of(do, stranger(new_guest), id, "enter") == (400, "error-cup-registration")
    assert error_of(do, guest, id, "deck", deck="") == (400, "error-cup-locked")


def test_few_bots_enter_the_tournament_of_somebody_far_away() -> None:
    shared = create(
        "one", Line(1, 0.0, "ann", Create(Start(game=GAME, style="swiss", seed="s"), Plan("Friday"), "Ann"))
    )
    check_bots(shared, 64)

    with pytest.raises(BadInput, match="error-cup-bots"):
        check_bots(shared, 65)


def test_an_organiser_has_few_tournaments_at_a_time(guest: Guest) -> None:
    ids = [open_tournament(guest) for _ in range(5)]
    assert error_of(open_tournament, guest) == (400, "error-cup-going-on")

    do(guest, ids[0], "close")

    open_tournament(guest)


def test_results_are_corrected_and_penalties_count(guest: Guest, other: Guest) -> None:
    id = with_two(guest, other, on_site=True)
    first, second = look(guest, id).rounds[0].tables[0].players
    assert error_of(do, guest, id, "result", table=1, score=[3, 0]) == (400, "tournament-wrong-result")
    assert error_of(do, guest, id, "result", table=9, score=[1, 0]) == (400, "tournament-no-open-table")

    do(guest, id, "result", table=1, score=[1, 0])
    state = until(guest, id, is_finished)
    assert state.players[0].number == first

    corrected = do(guest, id, "correct", round=1, table=1, score=[0, 1])
    assert [(each.number, each.points) for each in corrected.players] == [(second, 3), (first, 0)]
    punished = do(guest, id, "penalty", player=second, points=4, why="late")
    assert [(each.number, each.points) for each in punished.players] == [(first, 0), (second, -1)]


def test_on_site_players_are_entered_by_name_and_no_tables_are_opened(guest: Guest) -> None:
    id = open_tournament(guest, on_site=True, game="doomtrooper", best_of=5)
    for name in ("Karel", "Petra", "Hana"):
        do(guest, id, "enter-guest", name=name)
    do(guest, id, "begin")
    state = until(guest, id, lambda state: len(state.rounds) == 1)

    assert [len(state.rounds[0].tables), len(state.rounds[0].byes), state.rounds[0].tables[0].table] == [1, 1, ""]
    assert error_of(do, guest, id, "enter-bots", bot="random") == (400, "error-cup-no-bots")


def test_who_does_not_come_loses_after_the_documented_time(guest: Guest, other: Guest, server: Server) -> None:
    id = with_two(guest, other, no_show=1)
    do(guest, id, "come")
    with later(server, 61):
        state = until(guest, id, is_finished)

    assert state.rounds[0].tables[0].absent == [state.players[1].number]
    assert [player.name for player in state.players] == ["Ann", "Bob"]


@contextmanager
def later(server: Server, seconds: float) -> Iterator[None]:
    """The server's clock is later by some seconds, for a while."""
    clock = server.lobby.clock
    clock._ahead += seconds
    yield
    clock._ahead -= seconds


def test_when_time_is_called_open_matches_count_by_their_games(guest: Guest, other: Guest, server: Server) -> None:
    id = with_two(guest, other, best_of=3, minutes=10)
    table = table_of(guest, id)
    guest.do(table, "resign", guest.look(table).seat)
    second = until(guest, id, lambda state: state.rounds[0].tables[0].game == 2).rounds[0].tables[0].table
    with later(server, 601):
        state = until(guest, id, is_finished)

    played = state.rounds[0].tables[0]
    assert (sorted(played.score), played.unfinished) == ([0.0, 1.0], True)
    assert state.players[0].name == "Bob"
    guest.wait_until(second, is_over)  # the game that was not finished is closed


def test_a_pause_stops_pairing_and_the_time_of_the_round(guest: Guest, other: Guest) -> None:
    id = with_two(guest, other, rounds=2, minutes=10)
    before = look(guest, id).deadline
    do(guest, id, "pause")
    table = table_of(guest, id)
    guest.do(table, "resign", guest.look(table).seat)
    assert error_of(do, guest, id, "pause") == (400, "error-cup-not-running")

    state = do(guest, id, "resume")

    assert before is not None
    assert state.status == "running"
    until(guest, id, lambda state: len(state.rounds) == 2)


def test_the_organiser_pairs_a_round_by_hand(guest: Guest) -> None:
    id = open_tournament(guest)
    do(guest, id, "enter-bots", bot="random", count=4)
    proposed = look(guest, id).next
    assert proposed is not None
    assert len(proposed.tables) == 2
    assert error_of(do, guest, id, "pair", tables=[[1, 2]]) == (400, "tournament-wrong-pairing")

    state = do(guest, id, "pair", tables=[[4, 1], [2, 3]])

    assert [table.players for table in state.rounds[0].tables] == [(4, 1), (2, 3)]
    assert len(until(guest, id, is_finished).rounds) == 2


def test_secret_decks_are_told_to_nobody_before_the_end(guest: Guest, other: Guest, new_guest: Guests) -> None:
    # given two players with decks
    id = open_tournament(guest, "doomtrooper")
    do(guest, id, "enter", deck="way-of-ki")
    do(other, id, "enter", deck="the-art")
    assert error_of(do, stranger(new_guest), id, "enter") == (400, "error-cup-deck")
    assert error_of(do, stranger(new_guest), id, "enter", deck="nonsense")[0] == 400

    # then neither the other player nor a spectator is told, nor the organiser, who plays
    for who, own in ((guest, "way-of-ki"), (other, "the-art"), (stranger(new_guest), "")):
        state = look(who, id)
        assert {each.deck for each in state.players} - {""} == ({own} if own else set())
        assert error_of(who.ask, "GET", f"/api/tournaments/{id}/players/{3 - (state.you or 2)}/deck")[0] == 403
        for path in ("journal", "export/standings.csv", "export/tournament.json"):
            told = who.ask("GET", f"/api/tournaments/{id}/{path}").decode().replace(own or "nothing", "")
            assert not [deck for deck in ('"way-of-ki"', ",the-art,") if "decks" not in told and deck in told]
    assert '"the-art"' not in guest.ask("GET", f"/api/tournaments/{id}/journal").decode()

    # when they play, the options of the table do not tell them, nor can the match be watched again
    do(guest, id, "begin")
    table = until(guest, id, lambda state: bool(state.rounds and state.rounds[0].tables[0].table)).rounds[0].tables[0]
    watched = stranger(new_guest).look(table.table)
    assert {watched.table.options[f"deck-{seat}"] for seat in (1, 2)} == {"random"}
    do(guest, id, "pause")
    guest.do(table.table, "resign", guest.look(table.table).seat)
    for path in ("replay", "journal", "verify"):
        assert error_of(other.ask, "GET", f"/api/tables/{table.table}/{path}") == (403, "error-cup-replay")
    assert (other.look(table.table).view or {}).get("seed") == ""

    # when it is over, all is told
    do(guest, id, "close")
    assert {each.deck for each in look(stranger(new_guest), id).players} == {"way-of-ki", "the-art"}
    assert b"way-of-ki" in other.ask("GET", f"/api/tables/{table.table}/journal")


def test_exports_hold_no_formulas_and_the_journal_no_ids(guest: Guest, other: Guest) -> None:
    id = open_tournament(guest, on_site=True, name="=HYPERLINK(1)")
    do(guest, id, "enter", name="=cmd|1")
    do(other, id, "enter", name='B,"ob')
    do(guest, id, "begin")
    until(guest, id, lambda state: len(state.rounds) == 1)
    do(guest, id, "result", table=1, score=[1, 0])
    until(guest, id, is_finished)

    standings = guest.ask("GET", f"/api/tournaments/{id}/export/standings.csv").decode()
    pairings = guest.ask("GET", f"/api/tournaments/{id}/export/pairings.csv").decode()
    assert "'=cmd|1" in standings
    assert '"B,""ob"' in pairings
    assert len(pairings.splitlines()) == 2
    assert error_of(guest.ask, "GET", f"/api/tournaments/{id}/export/else") == (400, "error-cup-no-file")

    text = other.ask("GET", f"/api/tournaments/{id}/journal").decode()
    entries = msgspec.json.decode(text, type=list[TournamentEntry])
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert {"create", "register", "begin", "pair", "report", "finish"} <= {entry.entry for entry in entries}
    assert not [secret for secret in ("owner", "seed", "given") if f'"{secret}"' in text]


def test_tournaments_are_listed_unless_they_are_private(guest: Guest, other: Guest) -> None:
    public, private = open_tournament(guest), open_tournament(guest, public=False)

    def ids(who: Guest) -> set[str]:
        return {each.id for each in who.read("/api/tournaments", list[TournamentListed])}

    assert {public, private} <= ids(guest)
    assert public in ids(other)
    assert private not in ids(other)
    do(other, private, "enter")  # who has the link
    assert private in ids(other)
    assert error_of(look, guest, "nothing") == (404, "error-no-tournament-here")


def test_a_round_of_a_league_begins_on_its_day(guest: Guest, other: Guest, server: Server) -> None:
    id = open_tournament(guest, style="round-robin", days=7)
    do(guest, id, "enter")
    do(other, id, "enter")
    do(guest, id, "enter-bots", bot="random", count=1)
    do(guest, id, "begin")
    state = until(guest, id, lambda state: bool(state.rounds and state.rounds[0].tables[0].table))

    # when the only match of the first week is over
    do(guest, id, "result", table=1, score=[1, 0])
    state = look(guest, id)
    assert (len(state.rounds), state.status) == (1, "running")
    assert 6.9 < (state.next_round_at - state.now) / 86400 <= 7

    # then the second round comes a week later, and its time is over another week later
    with later(server, 7 * 86400):
        second = until(guest, id, lambda state: len(state.rounds) == 2)
    assert second.deadline is not None
    assert 6.9 < (second.deadline - second.now) / 86400 <= 7


def test_a_late_player_enters_between_rounds_and_a_player_who_drops_loses_its_match(
    guest: Guest, other: Guest, new_guest: Guests
) -> None:
    id = with_two(guest, other, late=True, rounds=3)
    table = table_of(guest, id)
    third = stranger(new_guest)
    assert do(third, id, "enter").you == 3

    state = do(other, id, "withdraw")

    assert state.rounds[0].tables[0].absent == [2]
    guest.wait_until(table, is_over)  # its game is closed
    state = until(guest, id, lambda state: len(state.rounds) == 2)
    assert sorted(state.rounds[1].tables[0].players) == [1, 3]


def test_doomtroopers_best_of_three_is_one_table_with_sideboards(guest: Guest, other: Guest) -> None:
    id = open_tournament(guest, "doomtrooper", best_of=3, minutes=50)
    do(guest, id, "enter", deck="way-of-ki")
    do(other, id, "enter", deck="the-art")
    do(guest, id, "begin")
    table = table_of(guest, id)

    state = look(guest, id)
    given = guest.look(table)
    assert (state.best_of, given.table.options["games"], given.table.options["minutes"]) == (3, "3", 50)
    assert given.ends  # the game calls time by its own rules
    guest.do(table, "resign", given.seat)
    assert until(guest, id, is_finished).players[0].name == "Bob"


def test_a_person_who_is_deleted_leaves_tournaments_whole_and_nameless(
    guest: Guest, other: Guest, server: Server
) -> None:
    # given a tournament of Bob, who organises it, plays, rules and is known by an account
    name = f"Robert {next(_names)}"
    other.me()
    other.register(name, PASSWORD)
    id = open_tournament(other, on_site=True)
    for who in (guest, other):
        do(who, id, "enter")
    do(other, id, "begin")
    until(other, id, lambda state: len(state.rounds) == 1)
    do(other, id, "ruling", table=1, text="so it is")
    do(other, id, "result", table=1, score=[1, 0])
    before = until(guest, id, is_finished)
    person = does(server, lambda admin: _id_of(admin, name))

    # then all that he did is handed out, without ids
    exported = does(server, lambda admin: _exported(admin, name))
    (own,) = exported["tournaments"]
    assert own["id"] == id
    assert [each["entry"] for each in own["done"]] == ["create", "register", "begin", "ruling", "report"]
    assert person not in repr(own)

    # when he is deleted, the results stay, without the name and the id
    does(server, lambda admin: _deleted(admin, name))
    after = eventually(lambda: state if (state := look(guest, id)).organiser == "…" else None)
    assert [(each.place, each.points) for each in after.players] == [
        (each.place, each.points) for each in before.players
    ]
    told = guest.ask("GET", f"/api/tournaments/{id}/journal").decode() + repr(after)
    assert name not in told
    assert person not in server.run(_stored(server, id))


async def _exported(admin: Admin, name: str) -> dict[str, Any]:
    return await export_person(admin.lobby, await admin.person(name))


async def _id_of(admin: Admin, name: str) -> str:
    return (await admin.person(name)).id


async def _deleted(admin: Admin, name: str) -> int:
    return await delete_person(admin.lobby, await admin.person(name))


async def _stored(server: Server, id: str) -> str:
    """All that the database holds of a tournament."""
    async with server.lobby.store.engine.connect() as connection:
        wanted = select(TOURNAMENT_ENTRIES.c.body).where(TOURNAMENT_ENTRIES.c.tournament_id == id)
        return repr(list(await connection.scalars(wanted)))

"""A rematch is an offer at the old table; when all people agree, there is one new table, with the seats exchanged."""

import asyncio

import pytest

from herna.engine.errors import BadInput
from herna.games.catalogue import game_keys, game_named
from herna.server.accept import accept, accept_sent
from herna.server.acts import NoteRematch
from herna.server.apply import apply
from herna.server.entries import AlreadyDone, Entry
from herna.server.lobby import Lobby
from herna.server.messages import Answer, Rematch, Resign, State
from herna.server.rematch import rematch_of
from herna.server.rooms import Room
from herna.server.shared_table import SharedTable
from tests.kit.present import present
from tests.kit.skirmish.game import GAME as SKIRMISH
from tests.server.lobbies import Lobbies, act, until
from tests.server.lobbies import a_table as a_table_of
from tests.server.serving import Guest, error_of
from tests.server.test_shared_table import a_match, do

NOW = 2000.0


def a_match_that_is_over(seats: int = 2, bots: str = "", owner: str = "") -> SharedTable:
    """The first seat has resigned; with an owner, all people are one visitor at one screen."""
    table = a_match(seats=2, bots=bots) if seats == 2 else a_match(SKIRMISH, seats)
    if owner:
        for seat in table.people():
            apply(table, Entry(table.number + 1, "own", seat, NOW, {"owner": owner}))
    if seats == 2:
        do(table, Resign(0, "r"))
    return table


# The offer


def test_it_is_offered_seen_by_all_and_agreed_by_one_click() -> None:
    table = a_match_that_is_over()

    offer = do(table, Rematch(0, "again"))

    assert present(table.state(1).offer).what == "rematch"
    assert present(table.state(-1).offer).agreed == [0]
    assert not table.awaits_server()
    do(table, Answer(1, "yes", offer.number, True))
    assert table.offer is None
    assert table.awaits_server()


def test_two_who_offer_it_at_once_have_agreed_and_a_second_click_changes_nothing() -> None:
    table = a_match_that_is_over()
    do(table, Rematch(0, "one"))

    assert accept_sent(table, Rematch(0, "one more"), NOW) == AlreadyDone(table.version())
    do(table, Rematch(1, "two"))
    assert accept_sent(table, Rematch(1, "late"), NOW) == AlreadyDone(table.version())

    assert table.rematch_is_due()


def test_a_no_ends_it_and_it_can_be_offered_again_and_withdrawn() -> None:
    table = a_match_that_is_over()
    offer = do(table, Rematch(0, "one"))
    do(table, Answer(1, "no", offer.number, False))
    assert table.offer is None

    again = do(table, Rematch(1, "two"))
    do(table, Answer(1, "withdrawn", again.number, False))

    assert table.offer is None
    assert not table.rematch_is_due()
    with pytest.raises(BadInput, match="why-match-over"):
        do(table, Answer(0, "late", again.number, True))


def test_it_is_not_offered_before_the_match_is_over() -> None:
    with pytest.raises(BadInput, match="error-not-over"):
        do(a_match(), Rematch(0, "early"))


@pytest.mark.parametrize(("bots", "owner"), [("1", ""), ("", "both")])
def test_bots_are_not_asked_and_who_has_several_seats_agrees_once(bots: str, owner: str) -> None:
    table = a_match_that_is_over(bots=bots, owner=owner)

    do(table, Rematch(0, "again"))

    assert table.rematch_is_due()


def test_that_it_was_opened_is_noted_once() -> None:
    table = a_match_that_is_over(bots="1")
    assert isinstance(accept(table, NoteRematch("too-early"), NOW), AlreadyDone)
    do(table, Rematch(0, "again"))
    entry = accept(table, NoteRematch("new"), NOW)
    assert isinstance(entry, Entry)

    apply(table, entry)

    assert [table.state(seat).table.next for seat in (-1, 0, 1)] == ["new", "new", "new"]
    assert isinstance(accept(table, NoteRematch("other"), NOW), AlreadyDone)
    assert not table.awaits_server()


# The new table


def test_everybody_moves_on_by_one_seat_and_keeps_the_token() -> None:
    table = a_match_that_is_over(bots="1")
    do(table, Rematch(0, "again"))

    header, entries = rematch_of(table, NOW)

    assert [(entry.number, entry.kind, entry.seat) for entry in entries] == [(1, "bot", 0), (2, "sit", 1)]
    assert entries[1].body == {"name": "N0", "token": "token 0", "owner": ""}
    assert (header.opened, header.game) == (NOW, "connect-four")
    assert header.seed != table.header.seed
    assert rematch_of(table, NOW + 1)[0].id == header.id != table.header.id


def test_three_players_move_on_in_a_ring() -> None:
    table = a_match_that_is_over(seats=3)

    _, entries = rematch_of(table, NOW)

    assert [entry.body["name"] for entry in entries] == ["N2", "N0", "N1"]


@pytest.mark.parametrize("key", game_keys())
def test_what_was_chosen_for_a_seat_goes_with_its_player_in_every_game(key: str) -> None:
    game = game_named(key)
    values = {option.name: option.values for option in game.options() if option.name[-2:] in ("-1", "-2")}
    given = {name: of[1 + int(name[-1])] for name, of in values.items() if len(of) > 3}
    table = a_match(game, 2)
    table.header = type(table.header)("old", key, 2, game.read_options(given), "seed", NOW)

    options = rematch_of(table, NOW)[0].options

    for name in given:
        other = name[:-1] + ("2" if name.endswith("1") else "1")
        assert options[other] == given[name]
    assert {name: value for name, value in options.items() if name not in given} == {
        name: value for name, value in table.header.options.items() if name not in given
    }
    game.setup(2, game.read_options(options), present(table.match).play.chance)


# At a server


def test_both_find_themselves_at_the_new_table_live(guest: Guest, other: Guest) -> None:
    guest.me()
    other.me()
    table = guest.open_with(other, "summoner-wars", options={"deck-1": "tundra-orcs", "deck-2": "cave-goblins"})
    guest.do(table, "resign")
    with other.live(table) as line:
        guest.do(table, "rematch")
        offer = present(line.wait_until(lambda state: state.offer is not None).offer)
        assert (offer.what, offer.seat) == ("rematch", 0)

        other.do(table, "answer", seat=1, number=offer.number, yes=True)

        new = line.wait_until(has_next).table.next
    state = guest.look(new)
    assert (state.seat, state.table.status) == (1, "playing")
    assert other.look(new).seat == 0
    assert (state.table.options["deck-2"], state.table.options["deck-1"]) == ("tundra-orcs", "cave-goblins")
    assert [info.id for info in guest.own_tables()[:2]] == [new, table]
    assert [info.id for info in other.own_tables()[:2]] == [new, table]


def test_against_a_bot_one_click_is_enough_and_somebody_who_looks_on_may_not(guest: Guest, other: Guest) -> None:
    table = guest.open_table("connect-four", "me random")
    guest.do(table, "resign")
    assert error_of(other.do, table, "rematch") == (403, "error-not-your-seat")

    guest.do(table, "rematch")

    new = guest.wait_until(table, has_next).table.next
    assert [seat.kind for seat in other.look(new).table.seats] == ["bot", "person"]


def has_next(state: State) -> bool:
    return state.table.next != ""


# Whatever goes wrong


async def agreed(lobby: Lobby, room: Room) -> None:
    """Two people agree to a rematch."""
    await act(lobby, room, Resign(0, "r"))
    await act(lobby, room, Rematch(0, "one"))
    await act(lobby, room, Rematch(1, "two"))


async def next_of(lobby: Lobby, room: Room) -> str:
    async with room.lock:
        return (await lobby.rooms.up_to_date(room)).next


async def test_two_nodes_that_open_it_at_once_open_one_table(nodes: Lobbies) -> None:
    one, two = await nodes.new(), await nodes.new()
    here = await a_table_of(one)
    there = await two.rooms.find(here.id)
    one.closing = two.closing = True  # nobody opens it by itself
    await agreed(one, here)
    two.rooms.heard(here.id)

    notes = await asyncio.gather(one._rematch(here), two._rematch(there), one._rematch(here))
    ids = {present(note).table for note in notes}
    await asyncio.gather(*(one.act(here, present(note)) for note in notes))

    assert ids == {await next_of(one, here)}
    assert len(await one.store.entries(ids.pop())) == 2  # of those who sit there
    assert await one._rematch(here) is None


async def test_a_node_that_dies_before_it_has_opened_it_leaves_that_to_another(nodes: Lobbies) -> None:
    one, two = await nodes.new(), await nodes.new()
    here = await a_table_of(one)
    one.closing = True  # as good as dead
    await agreed(one, here)
    there = await two.rooms.find(here.id)
    assert await next_of(two, there) == ""

    await asyncio.sleep(two.settings.grace)  # until then it is the first node's
    await two.sweep()
    await until(lambda: there.table is not None and there.table.next != "")

    new = await two.rooms.find(await next_of(two, there))
    assert present(new.table).status() == "playing"

"""Limited play that people share: drafts in secret and on time, sealed decks, and matches with the decks."""

import asyncio
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from herna.engine.errors import BadInput
from herna.engine.limited import MOST_PLAYERS
from herna.server import drafts as drafts_module
from herna.server.draft_messages import (
    DraftListed,
    DraftState,
    HandInDeck,
    JoinDraft,
    OpenDraft,
    PickCard,
    PlayDrafter,
    StartDraft,
)
from herna.server.drafts import Drafts
from herna.server.retention import DAY, DRAFT, Removed, remove_unused
from herna.server.schema import DRAFT_ENTRIES, DRAFT_SEATS, DRAFTS
from herna.server.shared_draft import BOT, DraftEntry
from herna.server.visitors import Visitor
from herna.server.who import Who
from tests.server.lobbies import Lobbies
from tests.server.serving import Guest, Guests, Server, error_of
from tests.server.test_restarts import served

GAME = "doomtrooper"
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


def open_draft(guest: Guest, seats: int = 2, game: str = GAME, **wanted: Any) -> DraftState:
    body = {"game": game, "seats": seats, **wanted}
    return msgspec.json.decode(guest.ask("POST", "/api/drafts", body), type=DraftState)


def look(guest: Guest, id: str) -> DraftState:
    return guest.read(f"/api/drafts/{id}", DraftState)


def do(guest: Guest, id: str, act: str, **rest: Any) -> DraftState:
    return msgspec.json.decode(guest.ask("POST", f"/api/drafts/{id}/acts", {"do": act, **rest}), type=DraftState)


def pick(guest: Guest, id: str, at: int = 0) -> DraftState:
    state = look(guest, id)
    return do(guest, id, "pick", turn=state.turn, card=state.booster[at])


def with_two(guest: Guest, other: Guest, **wanted: Any) -> str:
    id = open_draft(guest, **wanted).id
    do(other, id, "join")
    do(guest, id, "start")
    return id


def test_who_opens_a_draft_sits_down_and_bots_take_the_seats_that_stay_open(guest: Guest, other: Guest) -> None:
    opened = open_draft(guest, 4)
    assert [(seat.kind, seat.name) for seat in opened.seats] == [("person", "Ann"), *[("open", "")] * 3]
    assert (opened.status, opened.you, opened.booster) == ("waiting", 0, [])
    assert look(other, opened.id).you == -1

    joined = do(other, opened.id, "join")
    again = do(other, opened.id, "join")
    started = do(guest, opened.id, "start")

    assert (joined.you, again.seats) == (1, joined.seats)
    assert [seat.kind for seat in started.seats] == ["person", "person", "bot", "bot"]
    assert (started.status, started.turn, len(started.booster), started.rounds) == ("drafting", 0, 15, 4)
    assert started.picked == [False, False, True, True]


def test_nobody_learns_what_another_has_before_them_or_picks(guest: Guest, other: Guest, new_guest: Guests) -> None:
    id = with_two(guest, other)
    before, watched = look(other, id), look(new_guest(), id)

    picked = pick(guest, id)

    # then one's own pick is known, the other's only as such
    after = look(other, id)
    assert (picked.pick, picked.picked) == (picked.booster[0], [True, False])
    assert after == msgspec.structs.replace(before, picked=[True, False])
    assert not {picked.pick} & (set(after.booster) - set(before.booster))
    assert (watched.you, watched.booster, watched.pool, watched.pick) == (-1, [], [], "")
    # and what is told of the draft holds no card of the other's booster that is not in one's own
    hidden = set(picked.booster) - set(after.booster)
    text = other.ask("GET", f"/api/drafts/{id}").decode()
    assert hidden
    assert not [card for card in hidden if f'"{card}"' in text]


def test_a_pick_can_be_changed_until_all_have_picked_and_then_the_boosters_go_on(guest: Guest, other: Guest) -> None:
    id = with_two(guest, other)
    mine, theirs = look(guest, id).booster, look(other, id).booster
    pick(guest, id, 3)
    pick(guest, id, 5)

    pick(other, id, 1)

    state = look(guest, id)
    assert (state.turn, state.pool, state.booster) == (1, [mine[5]], [card for card in theirs if card != theirs[1]])
    late = ("POST", f"/api/drafts/{id}/acts", {"do": "pick", "turn": 0, "card": state.booster[0]})
    assert error_of(guest.ask, *late) == (400, "error-draft-late")
    assert error_of(do, guest, id, "pick", turn=1, card="hussar-of-nowhere") == (400, "error-draft-pick")
    assert look(guest, id) == state


def to_the_end(guest: Guest, id: str) -> DraftState:
    """Pick the first card until the draft is over: all others are bots."""
    state = look(guest, id)
    while state.status == "drafting":
        state = do(guest, id, "pick", turn=state.turn, card=state.booster[0])
    return state


def test_a_draft_with_bots_ends_in_decks_that_are_played_against_them(server: Server, guest: Guest) -> None:
    id = open_draft(guest, 3).id
    do(guest, id, "start")

    built = to_the_end(guest, id)
    assert (built.status, len(built.pool), built.ready) == ("building", 60, [False, True, True])
    assert sum(built.suggested.values()) == built.size == 40
    assert not Counter(built.suggested) - Counter(built.pool)
    assert error_of(do, guest, id, "play", other=1) == (400, "error-draft-no-deck")

    done = do(guest, id, "deck", cards=built.suggested)
    played = do(guest, id, "play", other=2)
    again = do(guest, id, "play", other=2)

    assert (done.ready, done.deck) == ([True] * 3, built.suggested)
    [match] = played.matches
    assert (match.seats, again.matches) == ((0, 2), [match])
    state = guest.look(match.table)
    assert (state.table.status, state.seat, state.table.seats[1].name) == ("playing", 0, BOT)
    assert state.table.options["deck-size"] == 40
    assert state.table.options["sideboard"] == 20
    assert "deck-1" not in state.table.options


def test_a_deck_is_of_the_pool_and_of_the_right_size(guest: Guest) -> None:
    id = open_draft(guest, sealed=True).id
    built = do(guest, id, "start")
    assert (built.status, built.rounds, len(built.pool)) == ("building", 0, 90)
    [one, *_] = built.suggested

    foreign = {**built.suggested, one: 200}
    small = {card: number for card, number in built.suggested.items() if card != one}
    assert error_of(do, guest, id, "deck", cards=foreign) == (400, "error-draft-not-yours")
    assert error_of(do, guest, id, "deck", cards={"no-such-card": 40}) == (400, "error-draft-not-yours")
    assert error_of(do, guest, id, "deck", cards=small) == (400, "error-draft-size")
    assert look(guest, id) == built


def test_sealed_decks_of_two_people_are_opened_differently_and_played(guest: Guest, other: Guest) -> None:
    id = with_two(guest, other, sealed=True)
    mine, theirs = look(guest, id), look(other, id)
    assert mine.pool != theirs.pool

    for each, state in ((guest, mine), (other, theirs)):
        do(each, id, "deck", cards=state.suggested)
    assert look(guest, id).deck != look(other, id).deck
    table = do(other, id, "play", other=0).matches[0].table

    # then each plays in their own browser, and neither is told the other's deck
    assert [each.look(table).seat for each in (guest, other)] == [0, 1]
    assert look(guest, id).matches[0].table == table


def test_what_is_not_possible_is_refused_and_changes_nothing(guest: Guest, other: Guest, new_guest: Guests) -> None:
    id = open_draft(guest).id
    assert error_of(look, guest, "nowhere") == (404, "error-no-draft")
    assert error_of(open_draft, guest, game="summoner-wars") == (400, "error-no-boosters")
    assert error_of(open_draft, guest, MOST_PLAYERS + 1)[0] == 400
    assert error_of(open_draft, new_guest()) == (400, "error-saved-nobody")
    for act in ("leave", "start"):
        assert error_of(do, other, id, act) == (403, "error-not-in-draft")
    assert error_of(do, guest, id, "deck", cards={}) == (400, "error-draft-not-over")

    do(other, id, "join")
    third = new_guest()
    third.me()
    assert error_of(do, third, id, "join") == (400, "error-draft-full")
    do(other, id, "leave")
    assert look(guest, id).seats[1].kind == "open"
    do(guest, id, "start")
    assert error_of(do, third, id, "join") == (400, "error-draft-begun")


def test_of_somebody_who_leaves_a_draft_a_bot_takes_the_cards(guest: Guest, other: Guest) -> None:
    id = with_two(guest, other)

    left = do(other, id, "leave")

    assert left.you == -1
    state = look(guest, id)
    assert (state.seats[1].kind, state.picked) == ("bot", [False, True])
    assert to_the_end(guest, id).ready == [False, True]


def test_a_visitor_finds_their_drafts_and_takes_them_into_an_account(
    guest: Guest, other: Guest, new_guest: Guests
) -> None:
    name = f"drafter {next(_names)}"
    other.register(name, PASSWORD)
    id = open_draft(guest).id
    do(guest, id, "start")
    [listed] = guest.read("/api/drafts", list[DraftListed])
    assert (listed.id, listed.status, listed.your_turn) == (id, "drafting", True)

    guest.sign_in(name, PASSWORD)

    assert look(guest, id).you == 0
    assert [each.id for each in other.read("/api/drafts", list[DraftListed])] == [id]
    assert new_guest().read("/api/drafts", list[DraftListed]) == []


def test_one_visitor_cannot_open_drafts_without_end(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts_module, "MOST_A_DAY", 2)
    open_draft(guest)
    open_draft(guest)

    assert error_of(open_draft, guest) == (400, "error-too-many-drafts")


def test_a_draft_goes_on_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as (server, _), Guest(server.url) as ann:
        ann.me()
        id = open_draft(ann).id
        do(ann, id, "start")
        before = pick(ann, id, 2)

    with served(tmp_path) as (_, come_again):
        again = come_again(ann)
        assert look(again, id) == before
        assert pick(again, id).turn == 2


# The clock, and other nodes, without a server around them


def who(name: str) -> Who:
    return Who(Visitor(name, name), frozenset(), "", "192.0.2.7", "en")


async def start_with_two(drafts: Drafts, seconds: int) -> str:
    """A draft of Ann and Bob, of which the first picks are awaited."""
    draft = await drafts.open(OpenDraft(GAME, 2, seconds=seconds), who("ann"))
    await drafts.act(draft.header.id, JoinDraft(), who("bob"))
    await drafts.act(draft.header.id, StartDraft(), who("ann"))
    return draft.header.id


async def test_who_is_late_gets_a_card_and_who_has_picked_keeps_theirs(
    lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given a minute for each pick, and one who has picked
    drafts = Drafts(await lobbies.new())
    id = await start_with_two(drafts, 60)
    state = (await drafts.look(id)).state("ann", drafts.lobby.clock.now())
    wanted = state.booster[4]
    await drafts.act(id, PickCard(0, wanted), who("ann"))
    assert 0 < (state.left or 0) <= 60

    # when the minute is over
    now = drafts.lobby.clock.now()
    monkeypatch.setattr(drafts.lobby.clock, "now", lambda: now + 59)
    assert (await drafts.look(id)).turn == 0
    monkeypatch.setattr(drafts.lobby.clock, "now", lambda: now + 61)
    draft = await drafts.look(id)

    # then the boosters have gone on, and the next minute has begun
    assert draft.turn == 1
    assert draft.draft.pools[0] == [wanted]
    assert len(draft.draft.pools[1]) == 1
    assert draft.state("bob", now + 61).left == 60


async def test_a_draft_at_which_nobody_looks_stands_still(lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch) -> None:
    drafts = Drafts(await lobbies.new())
    id = await start_with_two(drafts, 5)
    now = drafts.lobby.clock.now()

    monkeypatch.setattr(drafts.lobby.clock, "now", lambda: now + DAY)

    assert (await drafts.look(id)).turn == 1


async def test_two_nodes_write_the_same_draft_and_neither_loses_a_pick(nodes: Lobbies) -> None:
    one, two = Drafts(await nodes.new()), Drafts(await nodes.new())
    id = await start_with_two(one, 0)

    for turn in range(10):
        boosters = [(await one.look(id)).draft.booster(seat) for seat in (0, 1)]
        await asyncio.gather(
            one.act(id, PickCard(turn, boosters[0][0]), who("ann")),
            two.act(id, PickCard(turn, boosters[1][0]), who("bob")),
        )

    drafted = [(await node.look(id)).draft for node in (one, two)]
    assert drafted[0] == drafted[1]
    assert [len(pool) for pool in drafted[0].pools] == [10, 10]


async def test_two_nodes_open_a_match_once(nodes: Lobbies) -> None:
    one, two = Drafts(await nodes.new()), Drafts(await nodes.new())
    draft = await one.open(OpenDraft(GAME, 2, sealed=True), who("ann"))
    id = draft.header.id
    await one.act(id, JoinDraft(), who("bob"))
    await one.act(id, StartDraft(), who("ann"))
    for name in ("ann", "bob"):
        suggested = (await one.look(id)).state(name, 0).suggested
        await one.act(id, msgspec.convert({"do": "deck", "cards": suggested}, HandInDeck), who(name))
    play = {seat: msgspec.convert({"do": "play", "other": seat}, PlayDrafter) for seat in (0, 1)}

    await asyncio.gather(one.act(id, play[1], who("ann")), two.act(id, play[0], who("bob")))

    matches = (await one.look(id)).matches
    assert len(matches) == 1
    assert (await two.look(id)).matches == matches


async def test_what_fails_while_it_is_stored_has_not_happened(
    lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    drafts = Drafts(await lobbies.new())
    id = await start_with_two(drafts, 0)
    card = (await drafts.look(id)).draft.booster(0)[0]

    async def fails(id: str, entries: list[DraftEntry]) -> None:
        if entries:
            raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(drafts, "_store", fails)
        with pytest.raises(OSError, match="full"):
            await drafts.act(id, PickCard(0, card), who("ann"))

    assert (await drafts.look(id)).draft.picks == {}


async def test_old_drafts_go_with_all_that_happened_in_them(lobbies: Lobbies) -> None:
    lobby = await lobbies.new()
    drafts = Drafts(lobby)
    id = await start_with_two(drafts, 0)

    now = lobby.clock.now()
    assert await remove_unused(lobby.store, now + DRAFT - DAY) == Removed()
    assert (await remove_unused(lobby.store, now + DRAFT + DAY)).drafts == 1

    async with lobby.store.engine.connect() as connection:
        for table in (DRAFTS, DRAFT_ENTRIES, DRAFT_SEATS):
            assert (await connection.execute(select(table))).first() is None
    with pytest.raises(BadInput, match="error-no-draft"):
        await drafts.look(id)
    with pytest.raises(BadInput, match="error-no-draft"):
        await drafts.act(id, PickCard(0, "hussar"), who("ann"))
    assert not drafts.kept


async def test_what_was_removed_by_age_leaves_the_memory_of_every_node(
    nodes: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("herna.server.lobby.FIRST_REMOVAL", (0.0, 0.0))
    monkeypatch.setattr("herna.server.lobby.REMOVE_EVERY", 0.0)
    lobbies = [await nodes.new(), await nodes.new()]
    one, two = Drafts(lobbies[0]), Drafts(lobbies[1])
    old, young = await start_with_two(one, 0), await start_with_two(one, 0)
    for id in (old, young):
        await two.look(id)
    async with lobbies[0].store.changing() as connection:
        await connection.execute(update(DRAFTS).where(DRAFTS.c.id == old).values(touched=0.0))

    for lobby in lobbies:
        await lobby.open()
    for _ in range(500):
        if old not in one.kept and old not in two.kept:
            break
        await asyncio.sleep(0.02)

    assert list(one.kept) == list(two.kept) == [young]

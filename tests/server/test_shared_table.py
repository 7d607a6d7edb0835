"""Shared tables without any input or output: snapshots, streams, refusals, under random play of several people."""

from typing import Any

import msgspec
import pytest
from hypothesis import given

from herna.engine.chance import Chance
from herna.engine.errors import BadInput, HernaError
from herna.engine.game import Game
from herna.games.aeons_end.game import GAME as AEONS_END
from herna.games.catalogue import game_named
from herna.server.accept import Stale, accept_sent
from herna.server.apply import KEPT, SAID, apply
from herna.server.entries import Entry, Header
from herna.server.messages import (
    Answer,
    AnyAct,
    Choose,
    Clock,
    Leave,
    Mute,
    OfferDraw,
    PassUntil,
    Resign,
    Say,
    SetWindows,
    State,
    Undo,
)
from herna.server.shared_table import SharedTable
from herna.server.table_snapshot import snapshot_of, table_from
from tests.kit.present import present
from tests.kit.random_match import numbers, over_many_matches
from tests.kit.skirmish.game import GAME as SKIRMISH

CONNECT_FOUR = game_named("connect-four")
GAMES = (CONNECT_FOUR, game_named("summoner-wars"), SKIRMISH, AEONS_END)
MOST_ENTRIES = 90

all_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def a_table(game: Game[Any] = CONNECT_FOUR, seats: int = 2, **header: Any) -> SharedTable:
    """A table at which nobody sits yet."""
    options = game.read_options({})
    return SharedTable(Header("table", game.key, seats, options, "seed", 1000.0, **header), game)


def a_match(game: Game[Any] = CONNECT_FOUR, seats: int = 2, bots: str = "", **header: Any) -> SharedTable:
    """A table with a person in every seat, or bots in those that `bots` names."""
    table = a_table(game, seats, **header)
    for seat in range(seats):
        sit(table, seat, "random" if str(seat) in bots else "")
    return table


def sit(table: SharedTable, seat: int, bot: str = "") -> None:
    number, at = table.number + 1, 1000.0 + table.number
    person = {"name": f"N{seat}", "token": f"token {seat}", "owner": ""}
    apply(table, Entry(number, "bot", seat, at, {"bot": bot}) if bot else Entry(number, "sit", seat, at, person))


def do(table: SharedTable, act: AnyAct, at: float = 0.0) -> Entry:
    """Somebody does something; after a second, if it is not said when."""
    entry = accept_sent(table, act, at or 1000.0 + table.number)
    assert isinstance(entry, Entry)
    apply(table, entry)
    return entry


def drop(table: SharedTable, *columns: int) -> None:
    """Choices of Connect Four by the player being asked, bots too."""
    for column in columns:
        seat = table.asked()[0]
        number = table.number + 1
        apply(table, Entry(number, "choose", seat, 1000.0 + number, {"choice": ["drop", column]}))


def number_of(table: SharedTable) -> int:
    return 1 if table.match is None else table.match.number()


def all_states(table: SharedTable, after: int = 0) -> list[State]:
    return [table.state(seat, after) for seat in range(-1, table.header.seats)]


def as_kept(data: object) -> Any:
    """What comes back from the store."""
    return msgspec.json.decode(msgspec.json.encode(data))


def restored_from(table: SharedTable) -> SharedTable:
    return table_from(table.header, table.game, as_kept(snapshot_of(table)))


def any_act(table: SharedTable, chance: Chance) -> AnyAct:
    """Something that somebody might do, allowed or not; mostly choices that are offered."""
    seat, id = chance.below(table.header.seats), f"act {chance.below(10**9)}"
    asked = table.asked()
    luck = chance.below(100)
    if luck < 60 and asked and table.match is not None:
        choice = list(chance.pick(table.match.play.options()))
        return Choose(chance.pick(asked), id, number_of(table), choice)
    offer = 1 if table.offer is None else table.offer.number
    acts: list[AnyAct] = [
        Choose(seat, id, chance.below(9) + 1, ["drop", chance.below(9)]),
        Undo(seat, id),
        Undo(seat, id),
        Answer(seat, id, offer, True),
        Answer(seat, id, offer, True),
        Answer(seat, id, offer, chance.below(2) == 0),
        Say(seat, id, f"word {luck}"),
        Mute(seat, id, chance.below(table.header.seats), chance.below(2) == 0),
        OfferDraw(seat, id) if luck > 97 else Say(seat, id, "hello"),
        Resign(seat, id) if luck > 98 else Undo(seat, id),
        Leave(seat, id) if luck > 97 else Say(seat, id, "bye"),
    ]
    return chance.pick(acts)


class Client:
    """What somebody has who looks on from a seat and asks only for what is new."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.version = 0
        self.events: list[Any] = []

    def look(self, table: SharedTable) -> None:
        state = table.state(self.seat, self.version)
        new = [] if state.view is None else state.view["events"]
        self.events = new if state.fresh else self.events + new
        self.version = state.version


@all_games
@given(number=numbers)
@over_many_matches(20)
def test_snapshots_and_streams_tell_the_same_as_the_entries_and_what_is_refused_changes_nothing(
    game: Game[Any], number: int
) -> None:
    chance = Chance(number)
    seats = chance.pick(game.seat_counts)
    clock = chance.pick((None, Clock("move", 30), Clock("match", 300, 5)))
    together = chance.pick(("anyone", "everyone"))
    table = a_table(game, seats, clock=clock, undo=chance.below(5) > 0, together=together)
    clients = [Client(seat) for seat in range(-1, seats)]
    entries: list[Entry] = []
    copies: list[SharedTable] = []

    def happen(entry: Entry) -> None:
        kept = msgspec.json.decode(msgspec.json.encode(entry), type=Entry)
        for each in (table, *copies):
            apply(each, kept)
        entries.append(kept)

    for at in range(MOST_ENTRIES):
        now = 1000.0 + at
        before = msgspec.json.encode(snapshot_of(table)) if chance.below(8) == 0 else None
        if table.status() == "waiting":
            seat = chance.pick([seat for seat, place in enumerate(table.places) if place.kind == "open"])
            person = {"name": f"N{at}", "token": f"token {at}", "owner": chance.pick(("", "one"))}
            bot = chance.below(3) == 0 and seat > 0
            happen(Entry(at + 1, "bot" if bot else "sit", seat, now, {"bot": "random"} if bot else person))
        else:
            try:
                refused = False
                act = any_act(table, chance)
                entry = accept_sent(table, act, now)
                assert isinstance(entry, Entry)
                happen(Entry(table.number + 1, entry.kind, entry.seat, now, entry.body, entry.id))
            except HernaError:
                refused = True
            if refused and before is not None:
                assert msgspec.json.encode(snapshot_of(table)) == before
        for client in clients:
            if chance.below(3) == 0:
                client.look(table)
        if chance.below(25) == 0 and table.ended is None:
            copies.append(restored_from(table))
        if table.status() == "over":
            break

    from_entries = SharedTable(table.header, game)
    for entry in entries:
        apply(from_entries, entry)
    for copy in (*copies, from_entries):
        assert copy.info() == table.info()
        assert snapshot_of(copy) == snapshot_of(table)
        for after in {0, 1, table.version() // 2, table.version() - 1, table.version(), table.version() + 1}:
            assert all_states(copy, after) == all_states(table, after)
    for client in clients:
        client.look(table)
        whole = table.state(client.seat).view
        assert client.events == ([] if whole is None else whole["events"])


# Versions and what is new


def test_an_entry_out_of_turn_is_a_bug_and_not_applied() -> None:
    table = a_table()

    with pytest.raises(Exception, match="entry 2 cannot follow entry 0"):
        apply(table, Entry(2, "bot", 0, 1000.0, {"bot": "random"}))

    assert table.version() == 0


def test_after_an_undo_a_state_is_fresh_for_all_who_saw_more_and_new_for_the_rest() -> None:
    table = a_match()
    drop(table, 3, 4)
    do(table, Undo(1, "u"))

    early = table.state(0, 4)
    assert early.fresh
    assert len(present(early.view)["events"]) == 1
    drop(table, 5)
    late = table.state(0, 5)
    assert not late.fresh
    assert [event["fields"]["column"] for event in present(late.view)["events"]] == [5]


@pytest.mark.parametrize(
    "private",
    [SetWindows(1, "p", "always"), PassUntil(1, "p", "mine"), Mute(1, "p", 0, True)],
    ids=["windows", "pass", "mute"],
)
def test_what_a_seat_does_for_itself_alone_is_seen_by_nobody_else(private: AnyAct) -> None:
    table, other = a_match(SKIRMISH, clock=Clock("match", 300)), a_match(SKIRMISH, clock=Clock("match", 300))

    do(table, private, at=1100.0)
    assert table.private == [0, 1]
    assert [table.state(seat) for seat in (-1, 0)] == [other.state(seat) for seat in (-1, 0)]

    for each in (table, other):
        do(each, OfferDraw(0, "d"), at=1200.0)
    assert [table.state(seat, 1) for seat in (-1, 0)] == [other.state(seat, 1) for seat in (-1, 0)]
    assert table.number == other.number + 1


def test_a_version_that_never_was_gets_everything() -> None:
    table = a_match()
    drop(table, 3)

    assert table.state(0, 99) == table.state(0, 0)
    assert table.state(0, 99).fresh


def test_of_what_was_said_the_latest_is_kept_at_hand_and_who_was_away_too_long_gets_all_of_that() -> None:
    table = a_match()
    for number in range(SAID + 10):
        do(table, Say(0, f"s{number}", f"word {number}"))

    assert [said.text for said in table.state(1).said] == [f"word {number}" for number in range(10, SAID + 10)]
    assert [said.text for said in table.state(1, table.version() - 1).said] == [f"word {SAID + 9}"]
    assert table.state(1, 3).fresh
    assert len(table.state(1, 3).said) == SAID


# Undo


@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.key)
def test_everything_can_be_taken_back_however_little_is_kept_and_the_table_can_still_be_read(game: Game[Any]) -> None:
    table, chance = a_match(game), Chance(3)
    begun = snapshot_of(table)["match"]["play"]
    entries: list[Entry] = []
    for at in range(KEPT + 20):
        choice = list(chance.pick(present(table.match).play.options()))
        entries.append(do(table, Choose(table.asked()[0], f"c{at}", number_of(table), choice)))
    restored = restored_from(table)

    for at in range(KEPT + 20):
        last = present(table.match).past[-1].seat
        entries.append(do(table, Undo(last, f"u{at}")))
        if entries[-1].kind == "offer":
            entries.append(do(table, Answer(1 - last, f"a{at}", entries[-1].number, True)))
        assert number_of(table) == KEPT + 20 - at
    read = a_match(game)
    for entry in entries:
        apply(read, entry)
    for entry in entries[KEPT + 20 :]:
        apply(restored, entry)

    assert snapshot_of(table)["match"]["play"] == begun
    assert snapshot_of(read) == snapshot_of(restored) == snapshot_of(table)


def test_an_undo_takes_back_what_bots_have_answered_since() -> None:
    table = a_match(bots="1")
    drop(table, 3, 4, 3, 4)

    assert do(table, Undo(0, "u")).body["back"] == 2

    assert number_of(table) == 3
    assert table.asked() == (0,)


def test_past_another_persons_choice_all_people_are_asked_and_the_choices_come_back_if_they_agree() -> None:
    table = a_match()
    drop(table, 3, 4)

    offer = do(table, Undo(0, "u"))
    assert (offer.kind, number_of(table)) == ("offer", 3)
    with pytest.raises(BadInput, match="error-nothing-offered"):
        do(table, Answer(0, "own", offer.number, True))
    do(table, Answer(1, "a", offer.number, True))

    assert number_of(table) == 1
    assert table.offer is None


def rolls_after_undo(answer: dict[str, Any]) -> list[list[int]]:
    """What one choice rolls again and again; between two rolls it is taken back by agreement, with this answer."""
    table = a_match(SKIRMISH)
    match = present(table.match)

    def choose(seat: int, choice: list[Any]) -> None:
        apply(table, Entry(table.number + 1, "choose", seat, 2000.0, {"choice": choice}))

    while "chance" not in match.journal.entries()[-1]:
        choose(table.asked()[0], list(match.play.options()[-1]))
    line = match.journal.entries()[-1]
    rolled = [line["chance"]]
    for number in range(5):
        offer = do(table, Undo(line["seat"], f"u{number}"))
        apply(table, Entry(offer.number + 1, "answer", 1 - line["seat"], 2000.0, answer))
        choose(line["seat"], line["choice"])
        rolled.append(list(match.outcomes))
    return rolled


def test_after_an_agreed_undo_the_dice_are_rolled_anew() -> None:
    table = a_match()
    drop(table, 3, 4)
    answer = do(table, Answer(1, "a", do(table, Undo(0, "u")).number, True))

    rolled = rolls_after_undo(answer.body)

    assert any(each != rolled[0] for each in rolled)


def test_a_table_of_an_older_version_rolled_the_same_dice_again() -> None:
    rolled = rolls_after_undo({"yes": True})

    assert all(each == rolled[0] for each in rolled)


def test_an_offer_ends_with_a_no_a_choice_or_the_one_who_made_it() -> None:
    table = a_match()
    drop(table, 3, 4)
    for seat in (1, 0):
        offer = do(table, Undo(0, f"u{seat}"))
        do(table, Answer(seat, f"a{seat}", offer.number, False))
        assert table.offer is None
    do(table, OfferDraw(1, "d"))
    drop(table, 5)

    assert table.offer is None
    assert number_of(table) == 4


def test_a_yes_to_one_offer_is_never_a_yes_to_the_next() -> None:
    table = a_match()
    drop(table, 3, 4)
    first = do(table, Undo(0, "u"))
    second = do(table, OfferDraw(0, "d"))

    with pytest.raises(Stale):
        do(table, Answer(1, "a", first.number, True))

    assert table.ended is None
    do(table, Answer(1, "b", second.number, True))
    assert present(table.ended).by == "agreed"


def test_what_was_inherited_is_not_taken_back() -> None:
    table = a_match(inherited=[[0, ["drop", 3], []], [1, ["drop", 3], []]])
    for seat in (0, 1):
        with pytest.raises(BadInput, match="error-nothing-to-undo"):
            do(table, Undo(seat, f"u{seat}"))

    drop(table, 2)
    do(table, Undo(0, "u"))
    assert number_of(table) == 3


# Ends


def test_with_two_seats_the_one_who_resigns_or_is_late_loses_and_with_more_a_bot_goes_on() -> None:
    two, four = a_match(), a_match(SKIRMISH, 4)
    do(two, Resign(0, "r"))
    do(four, Resign(2, "r"))

    assert two.ended is not None
    assert (two.ended.by, two.ended.scores, two.ended.seat) == ("resigned", [0.0, 1.0], 0)
    assert four.status() == "playing"
    assert [place.kind for place in four.places] == ["person", "person", "bot", "person"]


def test_after_the_end_there_is_talk_and_nothing_else() -> None:
    table = a_match()
    do(table, Resign(0, "r"))
    for act in (
        Choose(1, "c", 1, ["drop", 3]),
        Undo(1, "u"),
        OfferDraw(1, "d"),
        Answer(1, "a", 1, True),
        Leave(1, "l"),
    ):
        with pytest.raises(BadInput, match="why-match-over"):
            do(table, act)

    do(table, Say(1, "s", "thank you"))
    assert table.state(0).said[-1].text == "thank you"


def test_a_bots_seat_offers_no_draw_and_a_draw_needs_all_people() -> None:
    with pytest.raises(BadInput, match="error-no-draw"):
        do(a_match(bots="1"), OfferDraw(0, "d"))
    table = a_match(SKIRMISH, 3)
    offer = do(table, OfferDraw(0, "d"))
    do(table, Answer(1, "a", offer.number, True))
    assert table.status() == "playing"
    do(table, Answer(2, "b", offer.number, True))
    assert present(table.ended).scores == [0.5, 0.5, 0.5]


# Seats


def test_what_another_person_did_in_a_seat_before_does_not_count_as_done_by_the_next() -> None:
    table = a_table()
    sit(table, 0)
    do(table, Say(0, "1", "hello"))
    do(table, Leave(0, "2"))
    sit(table, 0)

    assert (0, "1") not in table.done


def test_somebody_who_leaves_before_the_match_frees_the_seat_and_during_it_a_bot_stands_in() -> None:
    waiting, playing = a_table(), a_match()
    sit(waiting, 0)
    do(waiting, Leave(0, "l"))
    do(playing, Leave(0, "l"))

    assert [place.kind for place in waiting.places] == ["open", "open"]
    assert [place.kind for place in playing.places] == ["bot", "person"]
    assert playing.bot_asked() == 0
    assert playing.seats_of({"token 0"}, "") == []

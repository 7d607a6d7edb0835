"""Decisions of several people: proposed, agreed to, replaced, withdrawn; nothing is forced on anybody or hangs."""

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from herna.engine.chance import Chance
from herna.engine.errors import BadInput, IllegalChoice
from herna.engine.flow import Play, Procedure, Repeat
from herna.engine.game import Game, Options
from herna.server.accept import Stale
from herna.server.apply import apply
from herna.server.entries import Entry
from herna.server.messages import Answer, Choose, Clock, Fill, Leave, Proposal, Resign, Undo
from herna.server.shared_table import SharedTable
from herna.server.table_snapshot import snapshot_of
from herna.server.wording import SeenState
from tests.kit.present import present
from tests.kit.skirmish.game import GAME as SKIRMISH
from tests.kit.skirmish.game import Skirmish
from tests.kit.skirmish.rules import Turns
from tests.kit.skirmish.table import Arena
from tests.server.test_shared_table import a_match, a_table, do, number_of, restored_from, sit

COOPERATIVE = Skirmish(
    "skirmish",
    "tests.kit.skirmish",
    "sk",
    tuple(SKIRMISH.activities.values()),
    SKIRMISH.events,
    (1, 2, 3, 4),
    settles=True,
    cooperative=True,
)


@dataclass(frozen=True, slots=True)
class Ballots(Turns):
    """All are asked who begins, again and again."""

    def order(self) -> tuple[str, ...]:
        return ("choose_who_begins", "and_again")

    def and_again(self, play: Play[Arena]) -> Repeat:
        return Repeat("choose_who_begins")


class Council(Skirmish):
    """Skirmish without the fight."""

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Arena, Procedure]:
        return super().setup(seats, options, chance)[0], Ballots()


COUNCIL = Council("skirmish", "tests.kit.skirmish", "sk", tuple(SKIRMISH.activities.values()), SKIRMISH.events)


def asked_together(seats: int = 3, bots: str = "", game: Game[Any] = SKIRMISH, **header: Any) -> SharedTable:
    """People who have to agree; all of them are asked who begins."""
    return a_match(game, seats, bots, together="everyone", **header)


def of_owners(*owners: str) -> SharedTable:
    """The same, with visitors in the seats: several seats may be one visitor's."""
    table = a_table(SKIRMISH, len(owners), together="everyone")
    for seat, owner in enumerate(owners):
        body = {"name": owner, "token": f"token {seat}", "owner": owner}
        apply(table, Entry(seat + 1, "sit", seat, 1000.0 + seat, body))
    return table


def wants(table: SharedTable, seat: int, first: int, at: float = 0.0) -> Entry:
    """A person wants that seat to begin."""
    return do(table, Choose(seat, f"id {table.number}", 1, ["begin", first]), at)


def active(table: SharedTable) -> int:
    """Who begins; -1, as long as that is not decided."""
    first: int = present(table.match).play.table.active
    return first if present(table.match).past else -1


# Agreeing


def test_where_anyone_decides_the_first_answer_counts() -> None:
    table = a_match(SKIRMISH, 3)

    assert wants(table, 2, 1).kind == "choose"

    assert active(table) == 1
    assert table.info().together == "anyone"


@pytest.mark.parametrize(
    ("owners", "wishes", "proposal"),
    [
        ("abc", [(2, 1)], Proposal(2, ["begin", 1], [2], [0, 1])),
        ("abc", [(2, 1), (0, 1)], Proposal(2, ["begin", 1], [0, 2], [1])),
        ("abc", [(0, 1), (0, 1)], Proposal(0, ["begin", 1], [0], [1, 2])),
        ("abc", [(0, 0), (1, 0), (2, 1)], Proposal(2, ["begin", 1], [2], [0, 1])),
        ("abc", [(0, 0), (1, 0), (2, 1), (0, 1)], Proposal(2, ["begin", 1], [0, 2], [1])),
        ("ab", [(0, 0), (0, 1), (1, 0)], Proposal(1, ["begin", 0], [1], [0])),  # changed before the other has seen it
        ("aba", [(2, 1)], Proposal(2, ["begin", 1], [0, 2], [1])),
    ],
    ids=["proposed", "agreed", "twice-is-once", "replaced", "agreed-anew", "agreed-too-late", "one-person-two-seats"],
)
def test_where_everyone_decides_an_answer_is_a_proposal_until_all_have_agreed(
    owners: str, wishes: list[tuple[int, int]], proposal: Proposal
) -> None:
    table = of_owners(*owners)

    assert [wants(table, *wish).kind for wish in wishes] == ["propose"] * len(wishes)

    assert (table.proposal, active(table)) == (proposal, -1)


@pytest.mark.parametrize("owners", ["abc", "abb"])
def test_when_all_have_agreed_it_is_done_as_the_idea_of_who_proposed_it(owners: str) -> None:
    table = of_owners(*owners)
    for seat in (2, 0, 1)[: len(set(owners))]:
        wants(table, seat, 1)

    assert (active(table), table.proposal) == (1, None)
    assert present(table.match).past[0].seat == 2


def test_bots_go_along_with_people_and_decide_where_no_person_is_asked() -> None:
    alone, two, none = asked_together(3, "12"), asked_together(3, "1"), asked_together(3, "012")
    assert (alone.bot_asked(), two.bot_asked(), none.bot_asked()) == (-1, -1, 0)

    assert wants(alone, 0, 2).kind == "choose"
    wants(two, 0, 2)
    assert active(two) == -1
    wants(two, 2, 2)

    assert (active(alone), active(two)) == (2, 2)


def test_who_has_all_seats_that_are_asked_simply_chooses() -> None:
    assert wants(of_owners("Anna", "Anna"), 1, 0).kind == "choose"


def test_a_question_to_one_seat_needs_nobodys_agreement() -> None:
    table = asked_together(2)
    wants(table, 0, 0)
    wants(table, 1, 0)
    assert table.asked() == (0,)

    assert do(table, Choose(0, "own", 2, ["end_turn"])).kind == "choose"


def test_only_what_is_offered_can_be_proposed_and_only_by_who_is_asked_at_the_open_decision() -> None:
    table = asked_together(2)
    wants(table, 0, 0)
    before = snapshot_of(table)
    for kind, *fields in (("begin", 7), ("end_turn",)):
        with pytest.raises(IllegalChoice):
            do(table, Choose(1, "c", 1, [kind, *fields]))
    with pytest.raises(BadInput, match="error-bad-choice"):
        do(table, Choose(1, "c", 1, ["begin"]))
    with pytest.raises(Stale):
        do(table, Choose(1, "c", 2, ["begin", 0]))
    assert snapshot_of(table) == before

    wants(table, 1, 0)
    with pytest.raises(Stale):
        wants(table, 1, 0)


# Taking back


def test_who_has_agreed_may_take_that_back_and_the_proposal_is_then_the_next_ones() -> None:
    table = asked_together()
    wants(table, 0, 1)
    wants(table, 2, 1)

    assert do(table, Undo(0, "u")).kind == "withdraw"
    assert table.proposal == Proposal(2, ["begin", 1], [2], [0, 1])
    do(table, Undo(2, "v"))

    assert table.proposal is None
    with pytest.raises(BadInput, match="error-nothing-to-undo"):
        do(table, Undo(2, "w"))


def test_taking_an_agreement_back_needs_no_leave_where_choices_are_final() -> None:
    table = asked_together(undo=False)
    wants(table, 0, 1)

    do(table, Undo(0, "u"))

    assert table.proposal is None


def test_what_all_have_agreed_on_nobody_takes_back_alone() -> None:
    agreed, anyones = asked_together(2), a_match(SKIRMISH, 2)
    wants(agreed, 1, 1)
    wants(agreed, 0, 1)
    wants(anyones, 1, 1)
    for table in (agreed, restored_from(agreed), anyones):
        present(table.match).past[0].final = False  # as if no card had been drawn since

        assert do(table, Undo(1, "u")).kind == ("undo" if table is anyones else "offer")


def test_after_an_undo_what_was_proposed_meanwhile_is_forgotten() -> None:
    table = asked_together(2)
    wants(table, 0, 0)
    wants(table, 1, 0)
    offer = do(table, Undo(0, "u"))
    do(table, Answer(1, "a", offer.number, True))
    assert (number_of(table), table.proposal, table.agreed) == (1, None, [])

    wants(table, 0, 1)

    assert table.proposal == Proposal(0, ["begin", 1], [0], [1])


def test_a_proposal_ends_with_its_decision_also_if_that_is_taken_back_beneath_it() -> None:
    table = asked_together(2, game=COUNCIL)
    wants(table, 1, 0)
    wants(table, 0, 0)
    do(table, Choose(0, "second", 2, ["begin", 1]))
    assert table.proposal == Proposal(0, ["begin", 1], [0], [1])

    undo = do(table, Undo(1, "u"))
    do(table, Answer(0, "a", undo.number, True))
    assert (number_of(table), table.state(0).proposal) == (1, None)
    wants(table, 1, 1)

    assert active(table) == -1


# Coming and going


@pytest.mark.parametrize("goes", [Leave(2, "l"), Resign(2, "r")], ids=["leaves", "resigns"])
def test_when_the_only_one_who_has_not_agreed_goes_the_choice_is_made(goes: Leave | Resign) -> None:
    table = asked_together()
    wants(table, 0, 1)
    wants(table, 1, 1)

    do(table, goes)

    assert active(table) == 1
    assert table.places[2].kind == "bot"


@pytest.mark.parametrize("goes", [Leave(0, "l"), Resign(0, "r")], ids=["leaves", "resigns"])
def test_when_who_has_proposed_goes_nothing_is_forced_on_those_who_have_not_agreed(goes: Leave | Resign) -> None:
    alone, seconded = asked_together(), asked_together()
    for table in (alone, seconded):
        wants(table, 0, 1)
    wants(seconded, 1, 1)

    do(alone, goes)
    do(seconded, goes)

    assert alone.proposal is None
    assert seconded.proposal == Proposal(1, ["begin", 1], [1], [2])
    assert active(seconded) == -1
    wants(seconded, 2, 0)
    wants(seconded, 1, 0)
    assert active(seconded) == 0


def test_when_all_people_go_the_bots_decide() -> None:
    table = asked_together()
    wants(table, 0, 1)

    for seat in (0, 2, 1):
        do(table, Leave(seat, f"l{seat}"))

    assert (active(table), table.proposal, table.bot_asked()) == (-1, None, 0)


def test_only_the_time_of_those_runs_who_have_not_agreed_and_who_is_late_is_waited_for_no_longer() -> None:
    table = asked_together(3, clock=Clock("match", 60))
    begun = table.clocks.since
    wants(table, 0, 1, at=begun + 10)
    assert table.on_the_clock() == [1, 2]
    wants(table, 2, 1, at=begun + 20)
    assert table.clocks.left == [50, 40, 40]
    assert table.clocks.next_timeout(table.on_the_clock()) == (begun + 60, 1)

    apply(table, Entry(table.number + 1, "time", 1, begun + 60))

    assert table.places[1].kind == "bot"
    assert active(table) == 1
    assert table.clocks.left[0] == 50


def test_somebody_who_completes_an_agreement_gets_the_increment() -> None:
    table = asked_together(2, clock=Clock("match", 60, 5))
    wants(table, 0, 1)
    wants(table, 1, 1)

    assert table.clocks.left == [59, 63]


def test_where_people_play_together_one_who_resigns_does_not_lose_for_the_others() -> None:
    table, alone = a_match(COOPERATIVE, 2), a_match(COOPERATIVE, 2, bots="1")

    do(table, Resign(0, "r"))
    do(alone, Resign(0, "r"))

    assert (table.status(), table.places[0].kind) == ("playing", "bot")
    assert present(alone.ended).scores == [0.0, 0.0]


# What is kept and told


def test_a_proposal_outlives_the_process_and_is_in_snapshots() -> None:
    table = asked_together()
    entries = [wants(table, 2, 1), wants(table, 0, 1)]
    read = asked_together()
    for entry in entries:
        apply(read, msgspec.json.decode(msgspec.json.encode(entry), type=Entry))

    for copy in (restored_from(table), read):
        assert copy.proposal == table.proposal
        wants(copy, 1, 1)
        assert active(copy) == 1


def test_only_who_is_asked_is_told_of_a_proposal_with_the_choice_in_words() -> None:
    table = asked_together(2)
    wants(table, 0, 1)

    told = {seat: table.state(seat).proposal for seat in (-1, 0, 1)}
    assert told == {-1: None, 0: table.proposal, 1: table.proposal}
    for seat, proposed in ((-1, ""), (0, "N1"), (1, "N1")):
        words = present(SeenState(table, seat, 0, "en").state_in_words().words)
        assert words.proposal == proposed


# Filling seats


def test_somebody_who_waits_may_let_bots_take_open_seats_and_the_last_one_begins_the_match() -> None:
    table = a_table(SKIRMISH, 3)
    sit(table, 0)

    do(table, Fill(0, "f", 1, "greedy"))
    assert table.status() == "waiting"
    do(table, Fill(0, "g", 2, "random"))

    assert table.status() == "playing"
    assert [(place.kind, place.name) for place in table.places[1:]] == [("bot", "greedy"), ("bot", "random")]


def test_no_seat_is_filled_that_is_taken_or_is_none_and_by_no_bot_that_is_none() -> None:
    table = a_table(SKIRMISH, 3)
    sit(table, 0)
    sit(table, 1)
    for other, bot, error in (
        (1, "greedy", "seat-taken"),
        (5, "greedy", "no-such-seat"),
        (2, "nobody", "unknown-bot"),
    ):
        with pytest.raises(BadInput, match=f"error-{error}"):
            do(table, Fill(0, "f", other, bot))

    sit(table, 2)  # the match has begun
    with pytest.raises(BadInput, match="error-seat-taken"):
        do(table, Fill(0, "f", 2, "greedy"))

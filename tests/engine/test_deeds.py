"""The words that cards of all games share: do it, in order, may, choose one of, until done."""

from collections.abc import Sequence
from dataclasses import dataclass

from herna.engine.decision import Ask, Reason
from herna.engine.deeds import DONE, YES_OR_NO, Accept, Deed, Done, InOrder, PickAmount, do
from herna.engine.explain import explain
from herna.engine.flow import Outcome, Play, Repeat
from tests.engine.test_flow import Slate, run_procedure


@dataclass(frozen=True, slots=True)
class Writes(Deed):
    """Writes a word down."""

    word: str

    def it_is_done(self, play: Play[Slate]) -> None:
        play.table.lines.append(self.word)


@dataclass(frozen=True, slots=True)
class MayWrite(Deed):
    """Writes a word down, if its player likes."""

    word: str

    def it_is_done(self, play: Play[Slate]) -> Ask:
        return Ask(0, "write-it", YES_OR_NO)

    def accept(self, play: Play[Slate]) -> Outcome:
        return do((Writes(self.word),))


@dataclass(frozen=True, slots=True)
class Counts(Deed):
    """Writes down numbers below three until its player is done."""

    def it_is_done(self, play: Play[Slate]) -> Ask:
        return Ask(0, "count", (PickAmount(self), DONE))

    def candidates(self, table: Slate) -> Sequence[int]:
        return range(3)

    def pick(self, play: Play[Slate], thing: int) -> Repeat:
        play.table.lines.append(str(thing))
        return Repeat("it_is_done")


def test_a_deed_of_one_step_needs_no_order() -> None:
    assert run_procedure(Writes("one")).table.lines == ["one", "returned None"]


def test_deeds_are_done_in_the_order_in_which_they_are_printed() -> None:
    assert run_procedure(InOrder((Writes("one"), Writes("two"), Writes("three")))).table.lines == [
        "one",
        "two",
        "three",
        "returned None",
    ]


def test_no_deeds_are_nothing_to_do() -> None:
    assert do(()) is None
    assert run_procedure(InOrder(())).table.lines == ["returned None"]


def test_what_a_player_may_do_is_done_or_left() -> None:
    play = run_procedure(MayWrite("one"))
    other = play.copy()
    assert play.options() == [("accept",), ("decline",)]

    play.choose(("accept",))
    other.choose(("decline",))

    assert play.table.lines == ["one", "returned None"]
    assert other.table.lines == ["returned None"]


def test_one_of_several_things_is_chosen_until_the_player_is_done() -> None:
    play = run_procedure(Counts())
    assert play.options() == [("pick_amount", 0), ("pick_amount", 1), ("pick_amount", 2), ("done",)]

    play.choose(("pick_amount", 2))
    play.choose(("pick_amount", 0))
    play.choose(("done",))

    assert play.table.lines == ["2", "0", "returned None"]


def test_what_is_not_among_the_candidates_is_refused_as_such() -> None:
    play = run_procedure(Counts())
    play.game.choices.update({kind.kind: kind.fields for kind in (PickAmount, Accept, Done)})

    assert explain(play, 0, ("pick_amount", 3)) == (Reason("", "why-not-among-them", (("amount", 3),)),)

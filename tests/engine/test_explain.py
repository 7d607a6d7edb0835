"""Why not: the reasons that follow from the activities that a question offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from herna.engine.activity import Activity, Bar, Noun
from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import DECLINES
from herna.engine.explain import explain
from herna.engine.flow import Play, Procedure, Repeat
from herna.engine.game import Game, Options
from herna.engine.table import Table

FULL, TOO_HEAVY = Bar("SH-01", "sh-why-full"), Bar("SH-02", "sh-why-heavy")
FIRST_STORE = Bar("", "sh-why-first", (("asked", "store"),))


@dataclass(slots=True)
class Shelves(Table):
    """Things with their weights, and how many lie on each of two shelves, which hold one."""

    weights: list[int] = field(default_factory=lambda: [1, 2, 9])
    lying: list[int] = field(default_factory=lambda: [0, 1])

    def copy(self) -> Shelves:
        return Shelves(self.weights.copy(), self.lying.copy())


class Store(Activity[Shelves]):
    """A thing that is not too heavy is put onto a shelf that is free."""

    kind = "store"
    fields = ("thing", "shelf")
    phase = "tidying"
    meanwhile = FIRST_STORE

    def first(self, table: Shelves, seat: int) -> Sequence[int]:
        return range(len(table.weights))

    def first_barred(self, table: Shelves, seat: int, thing: int) -> Bar | None:
        return TOO_HEAVY if table.weights[thing] > 5 else None

    def second(self, table: Shelves, seat: int, thing: int) -> Sequence[int]:
        return range(2)

    def second_barred(self, table: Shelves, seat: int, thing: int, shelf: int) -> Bar | None:
        return FULL if table.lying[shelf] else None

    def do(self, play: Play[Shelves], seat: int, thing: int, shelf: int) -> None:
        play.table.lying[shelf] = 1


class Rest(Activity[Shelves]):
    kind = "rest"
    phase = "evening"


class Nap(Activity[Shelves]):
    kind = "nap"


@dataclass(frozen=True, slots=True)
class Tidying(Procedure):
    """Things are put away: in a phase of its own, or as a question in between."""

    phase: str = ""
    may: bool = False

    def order(self) -> tuple[str, ...]:
        return ("a_thing_is_stored", "and_so_on")

    def a_thing_is_stored(self, play: Play[Shelves]) -> Ask:
        offer = (Store(), DECLINES) if self.may else (Store(),)
        return Ask(0, "sh-store", offer, "SH-00", phase=self.phase)

    def and_so_on(self, play: Play[Shelves]) -> Repeat:
        return Repeat("a_thing_is_stored")


class Shop(Game[Shelves]):
    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Shelves, Procedure]:
        return Shelves(), Tidying()

    def exists(self, table: Shelves, field: str, thing: str | int) -> bool:
        return thing in range(3)


SHOP = Shop(
    "shop",
    "tests.kit.skirmish",
    "sh",
    activities=(Store, Rest, Nap),
    nouns={"shelf": Noun("place", "SH-09"), "phase": Noun("phase", "SH-08")},
)


def told(choice: Choice, asking: Procedure, table: Shelves | None = None) -> tuple[str, str, dict[str, str | int]]:
    play = Play(SHOP, table or Shelves(), [(asking, 0, "")], Chance(1))
    play.start()
    (reason,) = explain(play, 0, choice)
    return reason.rule, reason.key, dict(reason.arguments)


@pytest.mark.parametrize(
    ("choice", "rule", "key", "about"),
    [
        (("store", 2, 0), "SH-02", "sh-why-heavy", {"thing": 2}),
        (("store", 0, 1), "SH-01", "sh-why-full", {"thing": 0, "shelf": 1}),
        (("store", 7, 0), "SH-00", "sh-why-no-such-thing", {}),
        (("store", 0, 7), "SH-09", "sh-why-no-such-place", {}),
        (("store", "", ""), "SH-00", "sh-why-choose-thing", {}),
        (("store", 0, ""), "SH-00", "sh-why-choose-place", {"thing": 0}),
    ],
)
def test_a_reason_names_the_rule_and_what_was_chosen(
    choice: Choice, rule: str, key: str, about: dict[str, str | int]
) -> None:
    assert told(choice, Tidying()) == (rule, key, about)


def test_what_was_chosen_after_a_missing_field_is_told_why_it_cannot_be_whatever_that_field_names() -> None:
    assert told(("store", "", 1), Tidying()) == ("SH-01", "sh-why-full", {"thing": 0, "shelf": 1})


def test_where_the_same_rule_forbids_every_candidate_the_first_of_them_is_named() -> None:
    heavy = Shelves([8, 9, 7])

    assert told(("store", "", ""), Tidying(), heavy) == ("SH-02", "sh-why-heavy", {"thing": 0})


def test_while_something_is_asked_the_offered_activity_says_what_comes_first() -> None:
    assert told(("rest",), Tidying()) == ("SH-00", "sh-why-first", {"asked": "store"})
    assert told(("rest",), Tidying(may=True)) == ("SH-00", "sh-why-first", {"asked": "store"})


def test_what_cannot_be_declined_says_so() -> None:
    assert told(("decline",), Tidying()) == ("SH-00", "why-mandatory", {})


def test_in_a_phase_what_belongs_to_another_phase_is_told_so_with_the_rule_of_phases() -> None:
    phase = Tidying("tidying")

    assert told(("rest",), phase) == ("SH-08", "sh-why-phase", {"phase": "evening", "now": "tidying"})
    assert told(("nap",), phase) == ("SH-00", "why-another-question", {})

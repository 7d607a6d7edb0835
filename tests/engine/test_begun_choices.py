"""Activities: how kinds are listed together, and what is told of a choice that is only begun or has to wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from herna.engine.activity import Activity, Bar, Noun
from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice
from herna.engine.explain import explain
from herna.engine.flow import Play, Procedure
from herna.engine.game import Game
from herna.engine.offer import Together
from herna.engine.table import Table


@dataclass(slots=True)
class Yard(Table):
    """Three dogs; one is tired, one place is fenced off."""

    tired: int = 2
    fenced: int = 9

    def copy(self) -> Yard:
        return Yard(self.tired, self.fenced)


class OfADog(Activity[Yard]):
    """What a dog does that is not tired."""

    fields: ClassVar[tuple[str, ...]] = ("dog", "place")

    def first(self, table: Yard, seat: int) -> list[int]:
        return [1, 2, 3]

    def first_barred(self, table: Yard, seat: int, dog: int) -> Bar | None:
        return Bar("Y-2", "y-why-tired") if dog == table.tired else None


class Run(OfADog):
    kind = "run"
    rule = "Y-1"
    waits = "Y-3"

    def second(self, table: Yard, seat: int, dog: int) -> list[int]:
        return [dog, dog + 1]

    def barred_alone(self, table: Yard, seat: int, field: str, place: int) -> Bar | None:
        return Bar("Y-4", "y-why-fenced") if place == table.fenced else None

    def nothing_to_choose(self, table: Yard, seat: int, chosen: tuple[str | int, ...]) -> Bar | None:
        return Bar("Y-5", "y-why-nowhere")


class Lie(OfADog):
    kind = "lie"
    fields = ("dog",)


class Bark(OfADog):
    """A tired dog can still bark."""

    kind = "bark"
    fields = ("dog",)

    def first_barred(self, table: Yard, seat: int, dog: int) -> Bar | None:
        return None


class Yards(Game[Yard]):
    def exists(self, table: Yard, field: str, thing: str | int) -> bool:
        return isinstance(thing, int) and 0 < thing < 10


GAME = Yards(key="yard", package="tests", prefix="y", activities=(Run, Lie, Bark), nouns={"dog": Noun("hound", "Y-6")})


def asked(*offer: Activity[Yard] | Together[Yard], meanwhile: Bar | None = None) -> Play[Yard]:
    """A play in which seat 0 is asked for one of these."""
    return Play(GAME, Yard(), [(Procedure(), 0, "")], Chance(0), Ask(0, "y", offer, "Y-0", meanwhile=meanwhile))


def why_not(play: Play[Yard], *choice: str | int) -> tuple[str, str, dict[str, str | int]]:
    (reason,) = explain(play, 0, choice)
    return reason.rule, reason.key, dict(reason.arguments)


@pytest.mark.parametrize(
    ("together", "options"),
    [
        (Together(Run(), Lie()), ["run 1 1", "run 1 2", "lie 1", "run 3 3", "run 3 4", "lie 3"]),
        (Together(Bark(), Lie()), ["bark 1", "lie 1", "bark 2", "bark 3", "lie 3"]),
    ],
)
def test_activities_of_the_same_things_are_listed_thing_by_thing(together: Together[Yard], options: list[str]) -> None:
    listed: list[Choice] = asked(together).options()

    assert [" ".join(str(field) for field in option) for option in listed] == options


def test_a_choice_that_is_only_begun_is_asked_for_the_rest_by_the_word_for_it() -> None:
    play = asked(Run())

    assert why_not(play, "run", "", 1) == ("Y-1", "y-why-choose-hound", {})
    assert why_not(play, "run", 1, "") == ("Y-1", "y-why-choose-place", {"dog": 1})


def test_a_later_thing_that_is_never_possible_is_told_before_the_first_is_chosen() -> None:
    play = asked(Run())

    assert why_not(play, "run", "", 9) == ("Y-4", "y-why-fenced", {"place": 9})
    assert why_not(play, "run", "", 8)[1] == "why-not-together"
    assert why_not(play, "run", "", 10)[1] == "y-why-no-such-place"


def test_why_there_is_nothing_to_choose_names_what_was_chosen_before() -> None:
    class Stay(Run):
        def second(self, table: Yard, seat: int, dog: int) -> list[int]:
            return []

    assert why_not(asked(Stay()), "run", 1, "") == ("Y-5", "y-why-nowhere", {"dog": 1})


def test_what_waits_for_something_else_names_the_rule_by_which_it_waits() -> None:
    howling = Bar("", "y-why-howling")

    assert why_not(asked(Lie()), "run", 1, 1)[:2] == ("Y-3", "why-being-resolved")
    assert why_not(asked(Lie()), "bark", 1)[:2] == ("Y-0", "why-being-resolved")
    assert why_not(asked(Lie(), meanwhile=howling), "run", 1, 1)[:2] == ("Y-3", "y-why-howling")

"""Activities: what is offered, why something is not, and what is done all follow from one class."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from herna.engine.activity import Activity, Bar, Listed, Noun, Thing, because
from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice
from herna.engine.explain import explain
from herna.engine.flow import Outcome, Play, Procedure, Repeat
from herna.engine.game import Game, Options
from herna.engine.offer import Together, activities_in
from herna.engine.table import Table


@dataclass(slots=True)
class Garden(Table):
    """Beds with so much water, and a can; a bed that is frozen cannot be dug."""

    water: list[int]
    can: int = 3
    frozen: int = -1

    def copy(self) -> Garden:
        return Garden(self.water.copy(), self.can, self.frozen)


EMPTY = Bar("GA-CAN-01", "ga-why-can-empty")
SOAKED = Bar("GA-BED-02", "ga-why-soaked", details=lambda table, seat, choice: ((("most", 3),), (("bed", choice[1]),)))
FROZEN = Bar("GA-BED-03", "ga-why-frozen")


class Pour(Activity[Garden]):
    kind = "pour"
    fields = ("bed", "amount")
    rule = "GA-BED-01"
    phase = "day"

    def barred(self, table: Garden, seat: int) -> Bar | None:
        return None if table.can else EMPTY

    def first(self, table: Garden, seat: int) -> Sequence[int]:
        return range(len(table.water))

    def first_barred(self, table: Garden, seat: int, bed: int) -> Bar | None:
        return SOAKED if table.water[bed] > 2 else None

    def second(self, table: Garden, seat: int, bed: int) -> Sequence[int]:
        return range(1, 4)

    def second_barred(self, table: Garden, seat: int, bed: int, amount: int) -> Bar | None:
        return because("GA-CAN-02", "ga-why-too-little", has=table.can) if amount > table.can else None

    def second_outside(self, table: Garden, seat: int, bed: int, amount: int) -> Bar:
        return Bar("GA-CAN-03", "ga-why-odd-amount")

    def do(self, play: Play[Garden], seat: int, bed: int, amount: int) -> Outcome:
        play.table.water[bed] += amount
        play.table.can -= amount
        return Repeat("somebody_gardens")


class Dig(Activity[Garden]):
    kind = "dig"
    fields = ("bed",)
    rule = "GA-DIG-01"

    def first(self, table: Garden, seat: int) -> Sequence[int]:
        return range(len(table.water))

    def first_barred(self, table: Garden, seat: int, bed: int) -> Bar | None:
        return FROZEN if table.frozen in (bed, 9) else None

    def do(self, play: Play[Garden], seat: int, bed: int) -> Outcome:
        play.table.water[bed] = 0
        return Repeat("somebody_gardens")


class Swap(Listed[Garden]):
    kind = "swap"
    fields = ("bed", "other")
    rule = "GA-SWAP-01"

    def listed(self, table: Garden, seat: int) -> list[tuple[Thing, ...]]:
        return [(1, 0), (0, 1), (1, 2)]

    def not_listed(self, table: Garden, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return Bar("GA-SWAP-02", "ga-why-not-beside")

    def do(self, play: Play[Garden], seat: int, bed: int, other: int) -> Outcome:
        return Repeat("somebody_gardens")


class Sleep(Activity[Garden]):
    kind = "sleep"
    phase = "night"
    rule = "GA-NIGHT-01"

    def do(self, play: Play[Garden], seat: int) -> Outcome:
        return None


BY_DAY = (Together(Pour(), Dig()), Swap())


@dataclass(frozen=True, slots=True)
class Gardening(Procedure):
    ask: Ask

    def order(self) -> tuple[str, ...]:
        return ("somebody_gardens",)

    def somebody_gardens(self, play: Play[Garden]) -> Ask:
        return self.ask


class GardenGame(Game[Garden]):
    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Garden, Procedure]:
        return Garden([0, 3]), Gardening(Ask(0, "ga-day", BY_DAY, "GA-DAY-01", phase="day"))

    def exists(self, table: Garden, field: str, thing: Thing) -> bool:
        return isinstance(thing, int) and (field == "amount" or 0 <= thing < 4)


GARDEN = GardenGame(
    "garden",
    "tests",
    "ga",
    activities=(Pour, Dig, Swap, Sleep),
    nouns={"bed": Noun("plot", "GA-BED-09"), "other": Noun("plot", "GA-BED-09")},
)


def garden(table: Garden | None = None, ask: Ask | None = None) -> Play[Garden]:
    play = GARDEN.play(1, {}, Chance())
    play.table = table or play.table
    play.ask = ask or play.ask
    return play


def reason(play: Play[Garden], *choice: str | int) -> tuple[str, str, dict[str, str | int]]:
    (why,) = explain(play, 0, choice)
    return why.rule, why.key, dict(why.arguments)


def test_options_are_the_candidates_that_nothing_forbids_candidate_by_candidate() -> None:
    assert garden(Garden([0, 3], can=2, frozen=1)).options() == [
        ("pour", 0, 1),
        ("pour", 0, 2),
        ("dig", 0),
        ("swap", 1, 0),
        ("swap", 0, 1),
        ("swap", 1, 2),
    ]


def test_kinds_and_fields_are_those_of_the_activities() -> None:
    assert GARDEN.choices["pour"] == ("bed", "amount")
    assert [activity.kind for activity in activities_in(BY_DAY)] == ["pour", "dig", "swap"]


def test_a_choice_is_carried_out_by_its_activity() -> None:
    play = garden()

    play.choose(("pour", 0, 2))

    assert (play.table.water, play.table.can) == ([2, 3], 1)


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        (("pour", 1, 1), ("GA-BED-02", "ga-why-soaked", {"bed": 1, "most": 3})),
        (("pour", 0, 3), ("GA-CAN-02", "ga-why-too-little", {"bed": 0, "amount": 3, "has": 2})),
        (("pour", 0, 7), ("GA-CAN-03", "ga-why-odd-amount", {"bed": 0, "amount": 7})),
        (("pour", 8, 1), ("GA-BED-09", "ga-why-no-such-plot", {})),
        (("pour", "", ""), ("GA-BED-01", "ga-why-choose-plot", {})),
        (("pour", 0, ""), ("GA-BED-01", "ga-why-choose-amount", {"bed": 0})),
        (("pour", "", 1), ("GA-BED-01", "ga-why-choose-plot", {})),
        (("pour", "", 3), ("GA-CAN-02", "ga-why-too-little", {"bed": 0, "amount": 3, "has": 2})),
        (("pour", "", "x"), ("GA-BED-01", "ga-why-no-such-amount", {})),
        (("dig", 0), ("GA-BED-03", "ga-why-frozen", {"bed": 0})),
        (("dig", 3), ("GA-DIG-01", "why-not-offered", {})),
        (("swap", 0, 2), ("GA-SWAP-02", "ga-why-not-beside", {"bed": 0, "other": 2})),
        (("swap", 0, ""), ("GA-SWAP-01", "ga-why-choose-plot", {"bed": 0})),
        (("sleep",), ("GA-NIGHT-01", "ga-why-phase", {"phase": "night", "now": "day"})),
    ],
)
def test_a_refusal_is_the_first_bar_with_the_fields_of_the_choice(
    choice: Choice, why: tuple[str, str, dict[str, str | int]]
) -> None:
    assert reason(garden(Garden([0, 3], can=2, frozen=0)), *choice) == why


def test_what_stands_in_the_way_is_told() -> None:
    (why,) = explain(garden(), 0, ("pour", 1, 1))

    assert why.blockers == (("bed", 1),)


def test_a_bar_against_the_whole_kind_comes_first() -> None:
    play = garden(Garden([0, 3], can=0))

    assert reason(play, "pour", 1, 1)[1] == "ga-why-can-empty"
    assert all(option[0] != "pour" for option in play.options())


def test_one_bar_against_every_candidate_is_told_of_a_choice_that_is_only_begun() -> None:
    assert reason(garden(Garden([0, 3], frozen=9)), "dig", "") == ("GA-BED-03", "ga-why-frozen", {"bed": 0})


def test_where_nothing_is_to_be_chosen_for_different_reasons_that_is_said() -> None:
    assert reason(garden(Garden([])), "dig", "") == ("GA-DIG-01", "why-nothing-to-choose", {})


def test_while_something_is_resolved_everything_else_waits() -> None:
    resolving = Ask(0, "ga-weed", (Dig(),), "GA-WEED-01")
    raining = Ask(0, "ga-weed", (Dig(),), "GA-WEED-01", meanwhile=Bar("GA-RAIN-01", "ga-why-raining"))

    assert reason(garden(ask=resolving), "pour", 0, 1) == ("GA-BED-01", "why-being-resolved", {})
    assert reason(garden(ask=raining), "pour", 0, 1) == ("GA-RAIN-01", "ga-why-raining", {})


def test_of_two_activities_of_a_kind_the_one_that_agrees_more_tells_why() -> None:
    class PourMuch(Pour):
        def first(self, table: Garden, seat: int) -> Sequence[int]:
            return (1,)

    play = garden(Garden([0, 0]), Ask(0, "ga-day", (PourMuch(), Pour()), "GA-DAY-01"))

    assert reason(play, "pour", 0, 7)[1] == "ga-why-odd-amount"


def test_a_playout_mostly_draws_what_is_eager() -> None:
    dig, swap = (Dig(),), (Swap(),)
    play = garden(Garden([0, 3], frozen=9), ask=Ask(0, "ga-day", BY_DAY, eager=(dig, swap)))

    chance = Chance(7)

    drawn = [play.sample(chance)[0] for _ in range(200)]

    assert drawn.count("swap") > 150
    assert "dig" not in drawn
    assert "pour" in drawn

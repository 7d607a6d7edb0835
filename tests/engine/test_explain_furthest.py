"""Why not, where a choice is only begun, and where two activities offer the same kind of choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from herna.engine.activity import Activity, Bar, Noun
from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice
from herna.engine.explain import explain
from herna.engine.flow import Play, Procedure
from herna.engine.game import Game, Options
from herna.engine.offer import Together
from herna.engine.table import Table

TOO_DEAR = Bar("K-1", "k-why-too-dear")
NOT_SOLD_HERE = Bar("K-2", "k-why-not-sold-here")
ALLERGIC = Bar("K-3", "k-why-allergic")
ASLEEP = Bar("K-4", "k-why-asleep")


@dataclass(slots=True)
class Kitchen(Table):
    """What each dish costs, who is at the table, and who must not eat what."""

    costs: dict[str, int]
    guests: tuple[str, ...]
    allergic: frozenset[tuple[str, str]]
    money: int

    def copy(self) -> Kitchen:
        return Kitchen(dict(self.costs), self.guests, self.allergic, self.money)


class Serve(Activity[Kitchen]):
    """A dish of one kitchen is served to a guest."""

    kind = "serve"
    fields = ("dish", "guest")
    rule = "K-0"

    def __init__(self, sold: str) -> None:
        self.sold = sold

    def first(self, table: Kitchen, seat: int) -> Sequence[str]:
        return [dish for dish in table.costs if dish.startswith(self.sold)]

    def first_barred(self, table: Kitchen, seat: int, first: str) -> Bar | None:
        return TOO_DEAR if table.costs[first] > table.money else None

    def first_outside(self, table: Kitchen, seat: int, first: str) -> Bar:
        return NOT_SOLD_HERE

    def second(self, table: Kitchen, seat: int, first: str) -> Sequence[str]:
        return table.guests

    def second_barred(self, table: Kitchen, seat: int, first: str, second: str) -> Bar | None:
        if second.endswith("-asleep"):
            return ASLEEP
        return ALLERGIC if (second, first) in table.allergic else None


OFFER = (Serve("hot"), Serve("cold"))


@dataclass(frozen=True, slots=True)
class Meal(Procedure):
    """One dish is served."""

    def order(self) -> tuple[str, ...]:
        return ("serve_a_dish",)

    def serve_a_dish(self, play: Play[Kitchen]) -> Ask:
        return Ask(0, "k-serve", OFFER, "K-0")


class Cooking(Game[Kitchen]):
    """A game of one question."""

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Kitchen, Procedure]:
        costs = {"hot-soup": 3, "hot-pie": 9, "cold-ham": 5}
        return Kitchen(costs, ("ann", "bob"), frozenset({("ann", "cold-ham")}), 6), Meal()

    def exists(self, table: Kitchen, field: str, thing: str | int) -> bool:
        return thing in (table.costs if field == "dish" else table.guests)


GAME = Cooking("cooking", "tests", "k", activities=(Serve,), nouns={"dish": Noun("dish")})


def kitchen() -> Play[Kitchen]:
    return GAME.play(1, {}, Chance(1))


def key_of(play: Play[Kitchen], *choice: str) -> str:
    (reason,) = explain(play, 0, choice)
    return reason.key


@pytest.mark.parametrize(
    ("choice", "key"),
    [
        (("serve", "hot-pie", "ann"), "k-why-too-dear"),
        (("serve", "cold-ham", "ann"), "k-why-allergic"),
        (("serve", "cold-ham", ""), "k-why-choose-guest"),
        (("serve", "", ""), "k-why-choose-dish"),
        (("serve", "", "cook"), "k-why-no-such-guest"),
        (("serve", "stew", "ann"), "k-why-no-such-dish"),
    ],
)
def test_of_two_activities_the_one_that_knows_the_thing_gives_the_reason(choice: tuple[str, ...], key: str) -> None:
    assert key_of(kitchen(), *choice) == key


def test_what_is_in_a_pool_but_forbidden_is_known_better_than_what_is_not_there() -> None:
    play = kitchen()
    play.table.money = 4

    assert key_of(play, "serve", "cold-ham", "bob") == "k-why-too-dear"


def test_a_field_left_out_is_filled_in_to_see_what_forbids_the_rest() -> None:
    play = kitchen()
    play.table.allergic = frozenset((guest, dish) for guest in play.table.guests for dish in play.table.costs)

    assert key_of(play, "serve", "hot-soup", "") == "k-why-allergic"
    assert key_of(play, "serve", "", "bob") == "k-why-allergic"


def test_where_candidates_fail_for_different_reasons_there_is_just_nothing_to_choose() -> None:
    play = kitchen()
    play.table.allergic = frozenset({("ann", "hot-soup")})
    play.table.guests = ("ann", "bob-asleep")

    assert key_of(play, "serve", "hot-soup", "") == "why-nothing-to-choose"
    play.table.guests = ()
    assert key_of(play, "serve", "hot-soup", "") == "why-nothing-to-choose"


def test_activities_can_be_listed_in_an_order_of_their_own() -> None:
    class Backwards(Together[Kitchen]):
        """The last candidate first."""

        def list_options(self, table: Kitchen, seat: int, options: list[Choice]) -> None:
            found: list[Choice] = []
            Together.list_options(self, table, seat, found)
            options.extend(reversed(found))

    play, options = kitchen(), list[Choice]()

    Backwards(Serve("hot")).list_options(play.table, 0, options)

    assert options == [("serve", "hot-soup", "bob"), ("serve", "hot-soup", "ann")]

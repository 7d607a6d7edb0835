"""Activities: pieces that two fields name together, bars of a whole pool, drawing one option, and begun choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from herna.engine.activity import Activity, Bar, Noun, Paired, Thing, because
from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice
from herna.engine.explain import explain
from herna.engine.flow import Play, Procedure
from herna.engine.game import Game
from herna.engine.offer import Offer, Together, draw_option
from herna.engine.table import Table

SPACES = 6  # in a row
FULL = Bar("T-04", "t-why-full")
TIRED = Bar("T-02", "t-why-tired")
NOT_NOW = Bar("T-07", "t-why-first-the-other")


@dataclass(slots=True)
class Row(Table):
    """Soldiers and dogs on a row of spaces, each kind at most once on a space; some are tired, some spaces full."""

    pieces: list[tuple[str, int]] = field(default_factory=list)
    tired: list[tuple[str, int]] = field(default_factory=list)
    full: list[int] = field(default_factory=list)

    def copy(self) -> Row:
        return Row(self.pieces.copy(), self.tired.copy(), self.full.copy())


class Walk(Paired[Row]):
    """A piece walks to a space beside it."""

    kind = "walk"
    fields = ("piece", "start", "to")
    rule = "T-01"
    phase = "day"
    choose = ("t-why-choose-piece", "t-why-choose-piece")

    def first(self, table: Row, seat: int) -> Sequence[Any]:
        return table.pieces

    def first_barred(self, table: Row, seat: int, first: Any) -> Bar | None:
        return TIRED if first in table.tired else None

    def first_outside(self, table: Row, seat: int, first: Any) -> Bar | None:
        return Bar("T-01", "t-why-none-there")

    def second(self, table: Row, seat: int, first: Any) -> Sequence[int]:
        return [to for to in (first[1] - 1, first[1] + 1) if 0 <= to < SPACES]

    def second_bars(self, table: Row, seat: int, first: Any, pool: Sequence[Thing]) -> dict[Thing, Bar]:
        return {to: FULL for to in pool if to in table.full}

    def second_outside(self, table: Row, seat: int, first: Any, second: int) -> Bar | None:
        return because("T-03", "t-why-too-far", steps=abs(second - first[1]))


class Bark(Activity[Row]):
    """A dog barks at somebody."""

    kind = "bark"
    fields = ("piece",)
    rule = "T-05"

    def barred(self, table: Row, seat: int) -> Bar | None:
        return None if any(kind == "dog" for kind, _ in table.pieces) else Bar("T-05", "t-why-no-dog")

    def first(self, table: Row, seat: int) -> Sequence[str]:
        return ("soldier", "dog")


class Dance(Walk):
    """A piece dances where it stands, and may end on a space beside it."""

    kind = "dance"


class Sleep(Activity[Row]):
    """Nobody does anything more."""

    kind = "sleep"
    rule = "T-06"


class Dream(Activity[Row]):
    """Only in the night."""

    kind = "dream"
    rule = "T-06"
    phase = "night"


class Wake(Activity[Row]):
    """By day, but not at this question."""

    kind = "wake"
    rule = "T-06"
    phase = "day"


class Rows(Game[Row]):
    def exists(self, table: Row, field: str, thing: str | int) -> bool:
        return thing in ("soldier", "dog") if field == "piece" else thing in range(SPACES)


GAME = Rows(
    "rows",
    __name__,
    "t",
    activities=(Walk, Dance, Bark, Sleep, Dream, Wake),
    nouns={"start": Noun("space", "T-09"), "to": Noun("space", "T-09")},
)
WALK, BARK, SLEEP = Walk(), Bark(), Sleep()


@dataclass(frozen=True, slots=True)
class Day(Procedure):
    """Asks what is done."""


def asked(
    table: Row, offer: Offer = (WALK, BARK, SLEEP), phase: str = "day", meanwhile: Bar | None = None
) -> Play[Row]:
    ask = Ask(0, "t-what", offer, "T-00", phase=phase, meanwhile=meanwhile)
    return Play(GAME, table, [(Day(), 0, "")], Chance(1), ask)


def row() -> Row:
    return Row([("soldier", 0), ("dog", 2), ("dog", 5)], tired=[("dog", 5)], full=[3])


def refused(play: Play[Row], *choice: str | int) -> tuple[str, str]:
    (reason,) = explain(play, 0, choice)
    return reason.rule, reason.key


def test_two_fields_that_name_one_thing_are_listed_and_forbidden_together() -> None:
    assert asked(row()).options() == [
        ("walk", "soldier", 0, 1),
        ("walk", "dog", 2, 1),
        ("bark", "soldier"),
        ("bark", "dog"),
        ("sleep",),
    ]


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (("walk", "cat", 0, 1), ("T-01", "t-why-no-such-piece")),
        (("walk", "dog", 9, 1), ("T-09", "t-why-no-such-space")),
        (("walk", "dog", 0, 1), ("T-01", "t-why-none-there")),
        (("walk", "dog", 5, 4), ("T-02", "t-why-tired")),
        (("walk", "dog", 2, 3), ("T-04", "t-why-full")),
        (("walk", "dog", 2, 5), ("T-03", "t-why-too-far")),
        (("walk", "dog", 2, 9), ("T-09", "t-why-no-such-space")),
    ],
)
def test_the_reason_is_that_of_the_first_thing_which_does_not_go(choice: Choice, reason: tuple[str, str]) -> None:
    assert refused(asked(row()), *choice) == reason


@pytest.mark.parametrize(
    ("begun", "reason"),
    [
        (("walk", "", "", ""), ("T-01", "t-why-choose-piece")),
        (("walk", "dog", "", ""), ("T-01", "t-why-choose-piece")),
        (("walk", "dog", 2, ""), ("T-01", "t-why-choose-space")),
        (("walk", "", "", 1), ("T-01", "t-why-choose-piece")),
        (("walk", "dog", 5, ""), ("T-02", "t-why-tired")),
        (("walk", "dog", "", 9), ("T-09", "t-why-no-such-space")),
        (("walk", "", 2, 3), ("T-04", "t-why-full")),  # whatever is chosen for the piece
        (("walk", "", "", 4), ("T-03", "t-why-too-far")),  # for one of them; another one is tired
    ],
)
def test_a_begun_choice_is_told_what_to_choose_or_why_nothing_could_be(begun: Choice, reason: tuple[str, str]) -> None:
    assert refused(asked(row()), *begun) == reason


def test_a_reason_that_all_candidates_share_is_told_with_the_things_that_were_chosen() -> None:
    play = asked(Row([("soldier", 2), ("dog", 2)], full=[1, 3]))

    (reason,) = explain(play, 0, ("walk", "dog", 2, ""))

    assert (reason.key, dict(reason.arguments)["piece"], dict(reason.arguments)["start"]) == ("t-why-full", "dog", 2)


def test_activities_that_share_their_pieces_are_listed_piece_by_piece() -> None:
    together = Together(Dance(), WALK)

    assert asked(row(), (together,)).options() == [
        ("dance", "soldier", 0, 1),
        ("walk", "soldier", 0, 1),
        ("dance", "dog", 2, 1),
        ("walk", "dog", 2, 1),
    ]


@pytest.mark.parametrize("offer", [(WALK, BARK, SLEEP), (Together(Dance(), WALK), SLEEP), (SLEEP,)])
def test_every_option_can_be_drawn_and_nothing_else(offer: Offer) -> None:
    play, chance = asked(row(), offer), Chance(3)

    drawn = {draw_option(offer, play.table, 0, chance) for _ in range(200)}

    assert drawn == set(play.options())


def test_what_a_choice_begins_with_is_equally_likely() -> None:
    """Two walks of one piece are not more likely than the one of another."""
    play, chance = asked(Row([("soldier", 0), ("dog", 2)])), Chance(4)
    play.ask = Ask(0, "t-what", (WALK,), "T-00", stepwise=True)

    drawn = [play.sample(chance) for _ in range(900)]

    assert 400 < sum(choice[1] == "soldier" for choice in drawn) < 500


def test_a_kind_that_is_not_offered_is_of_another_phase_or_has_to_wait() -> None:
    assert refused(asked(row()), "dream") == ("T-06", "t-why-phase")
    assert refused(asked(row()), "wake") == ("T-06", "why-another-question")
    assert refused(asked(row(), meanwhile=NOT_NOW), "wake") == ("T-07", "t-why-first-the-other")
    assert refused(asked(row(), meanwhile=NOT_NOW), "dream") == ("T-06", "t-why-phase")
    assert refused(asked(row(), phase=""), "dream") == ("T-06", "why-being-resolved")
    assert refused(asked(row(), phase="", meanwhile=NOT_NOW), "dream") == ("T-07", "t-why-first-the-other")


class Yap(Bark):
    """A small dog barks; a soldier is a candidate, but may not."""

    def first(self, table: Row, seat: int) -> Sequence[str]:
        return ("soldier",)

    def first_barred(self, table: Row, seat: int, first: Any) -> Bar | None:
        return Bar("T-08", "t-why-a-soldier")


class Howl(Bark):
    """Dogs howl."""

    def first(self, table: Row, seat: int) -> Sequence[str]:
        return ("dog",)

    def first_outside(self, table: Row, seat: int, first: Any) -> Bar | None:
        return Bar("T-08", "t-why-no-howling")


def test_of_two_that_offer_the_same_kind_the_one_tells_why_for_which_it_is_a_candidate() -> None:
    assert refused(asked(row(), (Howl(), Yap())), "bark", "soldier") == ("T-08", "t-why-a-soldier")
    assert refused(asked(Row([("soldier", 0)]), (Howl(), Yap())), "bark", "dog") == ("T-05", "t-why-no-dog")

"""Chance: equal likelihood, one integer of state, records and scripts."""

import hashlib
from collections import Counter

import pytest

from herna.engine.chance import Chance, Scripted, Seeded, check_seed, commitment, scripted_dice
from herna.engine.errors import BadInput, BrokenGame


@pytest.mark.parametrize("chance", [Chance(1), Seeded("seed")])
def test_every_face_of_a_die_is_equally_likely(chance: Chance) -> None:
    rolls = Counter(chance.die() for _ in range(60_000))

    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    # Chi-squared with 5 degrees of freedom: above 20.5 once in a thousand such tests.
    assert sum((count - 10_000) ** 2 / 10_000 for count in rolls.values()) < 20.5


@pytest.mark.parametrize("chance", [Chance(2), Seeded("seed")])
def test_every_order_of_three_things_is_equally_likely(chance: Chance) -> None:
    orders = Counter(tuple(chance.shuffled("abc")) for _ in range(6_000))

    assert len(orders) == 6
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 20.5


@pytest.mark.parametrize("chance", [Chance(3), Seeded("seed"), Scripted([1, 2, 3, 4])])
def test_a_copy_goes_on_from_the_same_point_on_its_own(chance: Chance) -> None:
    chance.below(5)

    copy = chance.copy()

    assert isinstance(copy.state, int)
    assert [chance.below(6), chance.below(6)] == [copy.below(6), copy.below(6)]


def test_a_seed_gives_the_same_numbers_on_every_machine() -> None:
    """Number n is SHA-256 of the seed and n, so that anyone can check a match with a few lines of any language."""
    chance = Seeded("herna")

    drawn = [chance.below(1000) for _ in range(3)]

    assert drawn == [int(hashlib.sha256(f"herna:{n}".encode()).hexdigest(), 16) % 1000 for n in range(3)]
    assert drawn == [584, 342, 662]


def test_what_is_published_binds_the_seed_and_does_not_tell_it() -> None:
    assert commitment("herna") == hashlib.sha256(b"herna").hexdigest()
    assert commitment("herna") != commitment("Herna")


def test_outcomes_are_recorded_while_somebody_records_them() -> None:
    chance = Chance(4)
    chance.outcomes = []

    rolled = [chance.die(), chance.die()]

    assert chance.outcomes == [roll - 1 for roll in rolled]


def test_scripted_dice_show_the_faces_that_were_written_down() -> None:
    dice = scripted_dice(4, 5, 2)

    assert [dice.die(), dice.die(), dice.die()] == [4, 5, 2]
    with pytest.raises(BrokenGame, match="only 3 numbers"):
        dice.die()


def test_a_script_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BrokenGame, match="is 7"):
        Scripted([7]).below(6)


@pytest.mark.parametrize("seed", ["", "a" * 201, "tab\there", "line\nend"])
def test_a_seed_is_a_short_printable_text(seed: str) -> None:
    with pytest.raises(BadInput):
        check_seed(seed)

"""The rulebook's cases about warriors that were deployed into cover."""

from __future__ import annotations

import pytest

from tests.kit.front import HONZA, MARTIN, GivenFront

PERSONALITY = "max-steiner"  # of value 8


def revealed(destiny: int, promotion: int) -> GivenFront:
    """A warrior of value 8 that was deployed into cover is revealed by leaving it."""
    given = GivenFront(
        squads={HONZA: "hussar"}, hidden={HONZA: PERSONALITY}, destiny=(destiny, 0), promotion=(promotion, 0)
    )
    assert given.table.printed(given[PERSONALITY]).stats[3] == 8
    given.choose(f"leave_cover {PERSONALITY}")
    return given


@pytest.mark.rule("DT-COVER-23")
@pytest.mark.example("DT-DX-01")
def test_a_warrior_that_cannot_be_paid_for() -> None:
    given = revealed(5, 10)

    assert given.where(PERSONALITY) == "grave-0"
    assert (given.table.destiny[HONZA], given.table.promotion[HONZA]) == (0, 7)


@pytest.mark.rule("DT-COVER-24")
@pytest.mark.example("DT-DX-02")
def test_what_is_still_missing_is_forgotten() -> None:
    given = revealed(5, 2)

    assert given.where(PERSONALITY) == "grave-0"
    assert (given.table.destiny[HONZA], given.table.promotion[HONZA], given.table.debt[HONZA]) == (0, 0, 0)


@pytest.mark.rule("DT-COVER-22")
@pytest.mark.example("DT-DX-03")
def test_a_warrior_that_is_paid_for() -> None:
    given = revealed(9, 10)

    assert given.where(PERSONALITY) == "squad-0"
    assert (given.table.destiny[HONZA], given.table.promotion[HONZA]) == (1, 10)


def deployed_by_another(destiny: int) -> GivenFront:
    """Martin, with so many D, has hidden the Personality that Honza deploys."""
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, hidden={MARTIN: PERSONALITY},
        hands={HONZA: f"{PERSONALITY}#2"}, destiny=(12, destiny), promotion=(0, 10),
    )  # fmt: skip
    given.choose(f"play_card {PERSONALITY}#2 squad-0")
    given.declines()
    return given


@pytest.mark.rule("DT-PERS-02", "DT-PERS-03", "DT-PERS-04")
@pytest.mark.example("DT-EX-63")
def test_a_hidden_personality_that_is_paid_for_stays_and_the_other_goes_back() -> None:
    given = deployed_by_another(9)

    assert given.where(PERSONALITY) == "squad-1"
    assert given.table.destiny == [12, 1]
    assert given.where(f"{PERSONALITY}#2") == "hand-0"
    assert (given.prompt(), given.table.common) == ("dt-action", 3)
    assert "meditate" in given.offered()
    assert given.offers(f"play_card {PERSONALITY}#2") == set()


@pytest.mark.rule("DT-PERS-04")
@pytest.mark.example("DT-EX-63")
def test_a_hidden_personality_that_cannot_be_paid_for_makes_way() -> None:
    given = deployed_by_another(5)

    assert given.where(PERSONALITY) == "grave-1"
    assert (given.table.destiny, given.table.promotion) == ([4, 0], [0, 7])
    assert given.where(f"{PERSONALITY}#2") == "squad-0"
    assert given.table.common == 2

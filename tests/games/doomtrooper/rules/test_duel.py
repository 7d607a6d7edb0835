"""The duel (DT-DUEL): eight phases, comparison, wounds, points."""

from __future__ import annotations

import pytest

from tests.kit.front import HONZA, MARTIN, GivenFront


@pytest.mark.rule("DT-DUEL-19", "DT-DUEL-20")
def test_who_reaches_the_armour_of_the_other_wounds_it_and_both_strike_at_once() -> None:
    given = GivenFront(squads={HONZA: "sean-gallagher"}, kohorts={MARTIN: "nepharite-of-ilian"})

    given.attacks("sean-gallagher", "nepharite-of-ilian")
    given.declines()

    assert given.told("hit") == [
        ("hit", given["nepharite-of-ilian"], "nepharite-of-ilian", "wounded"),
        ("hit", given["sean-gallagher"], "sean-gallagher", "killed"),  # by its Fight
    ]


@pytest.mark.rule("DT-DUEL-25")
def test_cards_played_in_phase_5_change_the_values() -> None:
    given = GivenFront(
        squads={HONZA: "sean-gallagher"},
        kohorts={MARTIN: "nepharite-of-ilian"},
        hands={HONZA: "evasive-action", MARTIN: "powerful-blow"},
    )

    given.attacks("sean-gallagher", "nepharite-of-ilian")
    given.choose("play_card evasive-action sean-gallagher")
    given.plays(MARTIN, "play_card powerful-blow nepharite-of-ilian")
    given.until("dt-combat")

    assert given.value("sean-gallagher", "armor") == 10
    assert given.value("nepharite-of-ilian", "fight") == 10

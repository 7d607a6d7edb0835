"""Immunity (DT-IMM, G-61): what others' cards do is ignored unless the fighter's player accepts it, case by case."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.rules.values import immune
from tests.games.doomtrooper.rulebook.test_duels import hits
from tests.kit.front import HONZA, MARTIN, GivenFront

CASTER, STALKER = "archinquisitor-nikodemus", "pretorian-stalker"
ACCEPT = f"accept {STALKER} levitation"


def levitating() -> GivenFront:
    """Nikodemus attacks the Stalker in cover, who is immune to the Art, with +4 F by a spell; Martin is asked."""
    given = GivenFront(
        squads={HONZA: CASTER}, kohorts={MARTIN: f"razide {STALKER}"}, hands={HONZA: "levitation"}, covered=STALKER
    )
    given.attacks(CASTER, STALKER)
    assert given.offers("accept") == set()
    given.choose(f"cast levitation {CASTER} {CASTER}")
    given.choose("pick_amount 4")
    given.until_asked(MARTIN, "dt-combat")
    return given


@pytest.mark.rule("DT-IMM-01", "DT-IMM-03")
@pytest.mark.parametrize("accepted", [False, True])
def test_what_a_fighter_is_immune_to_counts_only_if_its_player_accepts_it(accepted: bool) -> None:
    given = levitating()
    assert given.offers("accept") == {f"{STALKER} levitation"}
    assert given.value(CASTER, "fight", STALKER) == 8

    if accepted:
        given.choose(ACCEPT)
        assert given.told("accepts") == [("accepts", given[STALKER], given["levitation"], "levitation")]
        assert given.value(CASTER, "fight", STALKER) == 12
    given.declines()

    assert (STALKER in hits(given)) is accepted


@pytest.mark.rule("DT-IMM-01")
def test_one_accepts_once_for_ones_own_fighter_and_only_in_this_duel() -> None:
    given = levitating()
    given.choose(ACCEPT)
    assert not immune(given.table, given[STALKER], given["levitation"])
    given.until_asked(HONZA, "dt-combat")
    assert given.offers("accept") == set()
    given.until_asked(MARTIN, "dt-combat")
    assert given.offers("accept") == set()

    given.declines()
    given.until("dt-action")

    assert immune(given.table, given[STALKER], given["levitation"])


@pytest.mark.rule("DT-IMM-02")
def test_ones_own_cards_are_always_accepted() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "mystic"},
        on={"mental-constitution": "mystic"},
        hands={MARTIN: "elemental-wall"},
    )
    given.attacks("hussar", "mystic")
    given.plays(MARTIN, "cast elemental-wall mystic mystic")
    given.choose("pick_amount 4")
    given.until_asked(MARTIN, "dt-combat")

    assert immune(given.table, given["mystic"], given["elemental-wall"])
    assert given.value("mystic", "armor", "hussar") == 8
    assert given.offers("accept") == set()


@pytest.mark.rule("DT-IMM-01")
def test_why_nothing_else_is_accepted_is_said() -> None:
    given = levitating()

    reasons = GAME.why_not(given.play, ("accept", given[CASTER], given["levitation"]))

    assert [(reason.rule, reason.key) for reason in reasons] == [("DT-IMM-01", "dt-why-nothing-to-accept")]

"""Immunity (DT-IMM, G-61): what others' cards do is ignored unless the fighter's player accepts it, case by case."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.lasting import until_next_turn
from herna.games.doomtrooper.rules.values import IMMUNE_TO_CARD, immune
from tests.games.doomtrooper.rows import attacks, declines, given, plays, position, prove, row, then, until
from tests.games.doomtrooper.rulebook.test_duels import hits

CASTER, STALKER = "archinquisitor-nikodemus", "pretorian-stalker"
WAIVE = f"waive_immunity {STALKER} levitation"


@position
def levitating() -> GivenFront:
    """Nikodemus attacks the Stalker in cover, who is immune to the Art, with +4 F by a spell; Martin is asked."""
    given = GivenFront(f"squad {CASTER}; hand levitation", f"kohort razide {STALKER}", covered=STALKER)
    given.attacks(CASTER, STALKER)
    assert given.offers("waive_immunity") == set()
    given.chooses(f"cast levitation {CASTER} {CASTER}", "pick_amount 4").declines_until("dt-combat", MARTIN)
    return given


@pytest.mark.rule("DT-IMM-01", "DT-IMM-03")
@pytest.mark.parametrize("waived", [False, True])
def test_what_a_fighter_is_immune_to_counts_only_if_its_player_accepts_it(waived: bool) -> None:
    given = levitating().lay()
    assert given.offers("waive_immunity") == {f"{STALKER} levitation"}
    assert given.value(CASTER, "fight", STALKER) == 8

    if waived:
        given.chooses(WAIVE)
        assert given.told("waived_immunity") == [(given[STALKER], given["levitation"], "levitation")]
        assert given.value(CASTER, "fight", STALKER) == 12
    given.declines()

    assert (STALKER in hits(given)) is waived


test_what_follows_from_a_position = prove(
    row("one accepts once for ones own fighter and only in this duel", "DT-IMM-01",
        levitating(), WAIVE, then(lambda front: not immune(front.table, front[STALKER], front["levitation"])),
        until("dt-combat", HONZA), then({"offers waive_immunity": set()}),
        until("dt-combat", MARTIN), then({"offers waive_immunity": set()}),
        declines, until("dt-action"), then(lambda front: immune(front.table, front[STALKER], front["levitation"]))),
    row("ones own cards are always waived", "DT-IMM-02",
        given("squad hussar", "squad mystic+mental-constitution; hand elemental-wall"), attacks("hussar", "mystic"),
        plays(MARTIN, "cast elemental-wall mystic mystic"), "pick_amount 4", until("dt-combat", MARTIN),
        then({"value mystic armor hussar": 8, "offers waive_immunity": set()},
            lambda front: immune(front.table, front["mystic"], front["elemental-wall"]))),
    row("what a spell has made a fighter immune to may be waived too", "DT-IMM-01", "DT-ART-04",
        given("squad hussar; hand mind-wall", "kohort razide+dark-fire"), attacks("hussar", "razide"),
        then({"offers waive_immunity": set()}),
        lambda front: until_next_turn(front.table, IMMUNE_TO_CARD, front["dark-fire"], HONZA, front["hussar"]),
        then({"offers waive_immunity": {"hussar dark-fire"}})),
    row("why nothing else is waived is said", "DT-IMM-01",
        levitating(),
        then({f"refused waive_immunity {CASTER} levitation": ("DT-IMM-01", "dt-why-nothing-to-waive")})),
)  # fmt: skip

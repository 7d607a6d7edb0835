"""Drawing cards: up to five in hand, from the own pile, which is never rebuilt (SW-DRAW)."""

from __future__ import annotations

import pytest

from herna.games.summoner_wars.rules.zones import draw_cards
from tests.kit.battle import MR, NORTH, RS, SOUTH, GivenBattle

SEVEN = "gate frost-mage ollag nadiana jarmund bear-cavalry ice-smith"
PILE = "gate#2 frost-mage#2 bear-cavalry#2 ice-smith#2 gate#3 ice-golem#2"


def cards(count: int, names: str = SEVEN) -> str:
    """The first of these names."""
    return " ".join(names.split()[:count])


@pytest.mark.rule("SW-DRAW-01")
@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (2, 3), (4, 1)])
def test_who_holds_fewer_than_5_cards_draws_up_to_5(held: int, drawn: int) -> None:
    battle = GivenBattle(south={}, phase="magic", hands={SOUTH: cards(held)}, draws={SOUTH: PILE})
    assert len(battle.table.hands[SOUTH]) == held

    battle.chooses("end_phase")

    assert len(battle.table.hands[SOUTH]) == 5
    assert len(battle.table.draw[SOUTH]) == 6 - drawn
    assert (battle.asked(), battle.table.hands[NORTH]) == (NORTH, ())


@pytest.mark.rule("SW-DRAW-01")
def test_cards_are_drawn_in_the_draw_phase_and_in_no_other() -> None:
    battle = GivenBattle(south={}, phase="summon", draws={SOUTH: PILE})

    battle.ends_phases_until("magic")

    assert battle.table.hands[SOUTH] == ()

    battle.chooses("end_phase")

    assert len(battle.table.hands[SOUTH]) == 5


@pytest.mark.rule("SW-DRAW-02")
@pytest.mark.parametrize("held", [5, 6, 7])
def test_who_holds_5_cards_or_more_draws_and_discards_none(held: int) -> None:
    battle = GivenBattle(south={}, phase="magic", hands={SOUTH: cards(held)}, draws={SOUTH: PILE})
    before = battle.table.hands[SOUTH]

    battle.chooses("end_phase")

    assert battle.table.hands[SOUTH] == before
    assert len(before) == held
    assert len(battle.table.draw[SOUTH]) == 6
    assert battle.table.discard[SOUTH] == ()


@pytest.mark.rule("SW-DRAW-03")
def test_cards_are_taken_from_the_top_of_the_own_draw_pile() -> None:
    battle = GivenBattle(
        south={}, phase="magic", hands={SOUTH: cards(2)}, draws={SOUTH: PILE, NORTH: "horde-climber beast-rider"}
    )

    battle.chooses("end_phase")

    drawn = [battle[name] for name in ("gate#2", "frost-mage#2", "bear-cavalry#2")]
    assert list(battle.table.hands[SOUTH][2:]) == drawn
    assert battle.table.draw[SOUTH] == tuple(battle[name] for name in ("ice-smith#2", "gate#3", "ice-golem#2"))
    assert battle.table.draw[NORTH] == (battle["horde-climber"], battle["beast-rider"])
    assert battle.told("drew") == [(SOUTH, card) for card in drawn]
    assert all(battle.table.cards.known_to(card, SOUTH, 2) for card in drawn)
    assert not any(battle.table.cards.known_to(card, NORTH, 2) for card in drawn)


@pytest.mark.rule("SW-DRAW-04")
def test_an_empty_draw_pile_is_not_rebuilt_from_the_discard_pile() -> None:
    battle = GivenBattle(south={}, phase="magic", hands={SOUTH: cards(1)}, discards={SOUTH: PILE})
    discarded = battle.table.discard[SOUTH]

    battle.chooses(*["end_phase"] * 11)  # through the next turn's Draw phase as well

    assert battle.asked() == NORTH
    assert battle.told("drew") == []
    assert battle.table.hands[SOUTH] == (battle["gate"],)
    assert battle.table.discard[SOUTH] == discarded


@pytest.mark.rule("SW-DRAW-04")
def test_no_text_draws_from_an_empty_draw_pile() -> None:
    """Ruling SW-GAP-23."""
    battle = GivenBattle(south={}, discards={SOUTH: PILE})

    draw_cards(battle.play, SOUTH, 2)

    assert battle.table.hands[SOUTH] == ()
    assert len(battle.table.discard[SOUTH]) == 6


@pytest.mark.rule("SW-DRAW-05")
def test_who_needs_more_cards_than_there_are_draws_all_of_them() -> None:
    """Derived case SW-DX-05, with 2 cards instead of 1."""
    battle = GivenBattle(south={}, phase="magic", hands={SOUTH: cards(1)}, draws={SOUTH: cards(2, PILE)})

    battle.chooses("end_phase")

    assert battle.table.hands[SOUTH] == (battle["gate"], battle["gate#2"], battle["frost-mage#2"])
    assert battle.table.draw[SOUTH] == ()


@pytest.mark.rule("SW-DRAW-06")
def test_the_game_goes_on_with_an_empty_draw_pile() -> None:
    battle = GivenBattle(
        south={"gwalark": (3, 3)}, north={"gate": (5, 3)}, phase="magic", dice=(MR, RS, RS), hands={SOUTH: "gate#2"}
    )

    battle.chooses(*["end_phase"] * 6)
    battle.ends_phases_until("build").chooses("build gate#2 1,6", "end_phase", "attack gwalark gate")
    battle.chooses("end_phase", "end_phase")

    assert battle.play.result is None
    assert (battle.asked(), battle.table.phase) == (NORTH, "summon")
    assert battle.damage("svara") == 0
    assert battle.damage("gate") == 3
    assert battle.table.magic == [5, 5]

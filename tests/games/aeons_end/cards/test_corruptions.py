"""The eleven corruptions, each resolved by its holder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.kit.siege import GivenSiege

MASK = "crooked-mask"


def holding(corruption: str, more: str = "", market: Mapping[str, int] | None = None, **given: Any) -> GivenSiege:
    """The turn of a player who holds a corruption, and perhaps more cards, starts."""
    return GivenSiege(nemesis=MASK, moment="start", hands={0: f"{corruption} {more}"}, left=market, **given)


@pytest.mark.rule("AE-CORR-06", "AE-AMBIG-09")
def test_blind_abandon_costs_1_life_and_may_destroy_a_card_that_is_no_corruption() -> None:
    # given another corruption in hand, which is resolved later
    siege = holding("blind-abandon lust-for-power", "crystal spark")

    siege.chooses("pick blind-abandon")
    assert siege.offered() == {"give_up crystal", "give_up spark", "decline"}
    siege.chooses("give_up spark")

    assert siege.hand(0) == "crystal"
    assert siege.discard(0) == ""
    assert siege.told("destroyed") == [(siege["spark"],), (siege["blind-abandon"],), (siege["lust-for-power"],)]
    assert siege.table.life[0] == 8


@pytest.mark.rule("AE-AMBIG-09")
def test_blind_abandon_may_leave_the_hand_as_it_is() -> None:
    siege = holding("blind-abandon", "crystal")

    siege.chooses("decline")

    assert siege.hand(0) == "crystal"
    assert siege.table.life[0] == 9
    assert siege.in_words(siege.table.corruptions) == "blind-abandon"


def test_blind_abandon_asks_nothing_without_a_card_to_destroy() -> None:
    siege = holding("blind-abandon")

    assert siege.prompt() == "ae-phase-main"
    assert siege.table.life[0] == 9


@pytest.mark.rule("AE-CORR-12")
def test_contagion_costs_1_life_and_takes_back_a_card_of_cost_0() -> None:
    siege = holding("contagion", discards={0: "crystal jade#2 spark grim-sight"})

    assert siege.offers("pick") == {"crystal", "spark", "grim-sight"}
    siege.chooses("pick spark")

    assert siege.hand(0) == "spark"
    assert siege.discard(0) == "crystal jade#2 grim-sight"
    assert siege.table.life[0] == 9


@pytest.mark.rule("AE-DRAW-06", "AE-DRAW-08")
def test_contagion_asks_which_of_two_equal_cards_that_lie_apart_is_taken_back() -> None:
    siege = holding("contagion", discards={0: "crystal jade#2 crystal#2"})

    assert (siege.prompt(), siege.offers("pick")) == ("ae-choose-taken-back", {"crystal", "crystal#2"})
    siege.chooses("pick crystal#2")

    assert (siege.hand(0), siege.discard(0)) == ("crystal#2", "crystal jade#2")


@pytest.mark.rule("AE-DRAW-06")
def test_contagion_does_not_ask_which_of_some_equal_cards_next_to_each_other_is_taken_back() -> None:
    siege = holding("contagion", discards={0: "jade#2 crystal crystal#2"})

    assert (siege.hand(0), siege.discard(0)) == ("crystal", "jade#2 crystal#2")


@pytest.mark.rule("AE-GAP-39")
def test_contagion_takes_the_only_card_of_cost_0_and_never_itself() -> None:
    one = holding("contagion", discards={0: "crystal"})
    assert one.hand(0) == "crystal"

    none = holding("contagion", discards={0: "jade#2"})
    assert none.hand(0) == ""
    assert none.prompt() == "ae-phase-main"


def test_delirium_veil_costs_gravehold_2_life_and_focuses_a_breach() -> None:
    siege = holding("delirium-veil", breaches={0: "O20-"})

    assert siege.asked() == (0,)
    siege.chooses("breach 0-III")

    assert siege.table.breaches[0] == (4, 2, 1, -1)
    assert siege.table.gravehold == 28


@pytest.mark.rule("AE-BREACH-13")
def test_delirium_veil_opens_a_breach_in_the_last_position() -> None:
    siege = holding("delirium-veil", breaches={0: "O3OO"})

    assert siege.table.breaches[0] == (4, 4, 4, 4)


def test_dire_wisdom_gives_a_spell_and_three_corruptions_onto_the_deck() -> None:
    siege = holding("dire-wisdom", decks={0: "crystal"}, tier0="grim-sight contagion nothingness fever-of-war")

    assert siege.offers("pile") == {"amplify-vision", "essence-theft", "planar-insight", "consuming-void"}
    siege.chooses("pile consuming-void")

    assert siege.discard(0) == "consuming-void"
    assert siege.deck(0) == "nothingness contagion grim-sight crystal"
    assert siege.in_words(siege.table.corruptions) == "fever-of-war dire-wisdom"
    assert siege.table.life[0] == 10


@pytest.mark.rule("AE-CORR-05")
def test_dire_wisdom_costs_gravehold_2_life_for_each_corruption_that_is_not_there() -> None:
    siege = holding("dire-wisdom", tier0="grim-sight")

    siege.chooses("pile planar-insight")

    assert siege.table.gravehold == 30 - 4
    assert siege.in_words(siege.table.corruptions) == "dire-wisdom"  # it was no card of the deck yet


@pytest.mark.rule("AE-END-04", "AE-END-06")
def test_dire_wisdom_tells_no_damage_after_gravehold_has_fallen() -> None:
    siege = holding("dire-wisdom", gravehold=2)

    siege.chooses("pile planar-insight")

    assert siege.over() == (0.0, "AE-END-04")
    assert siege.told("gravehold_suffered") == [(2,)]


def test_endless_hunger_costs_gravehold_3_life_and_gives_2() -> None:
    siege = holding("endless-hunger", life={0: 5})

    assert siege.table.gravehold == 27
    assert siege.table.life[0] == 7


@pytest.mark.rule("AE-EXHAUST-09")
def test_endless_hunger_gives_an_exhausted_player_nothing() -> None:
    siege = holding("endless-hunger", life={0: 0})

    assert siege.table.gravehold == 27
    assert siege.table.life[0] == 0


def test_fever_of_war_costs_1_life_and_deals_2_damage() -> None:
    siege = holding("fever-of-war", in_play="bane-sire")

    assert siege.offers("hit") == {"nemesis", "bane-sire"}
    siege.chooses("hit bane-sire")

    assert siege.table.life[0] == 9
    assert siege.tokens("bane-sire") == 4


@pytest.mark.rule("AE-EXHAUST-06", "AE-GAP-12")
def test_fever_of_war_may_exhaust_its_holder_first() -> None:
    # given, in a game where destroyed corruptions go back
    siege = holding("fever-of-war", life={0: 1}, breaches={0: "O---"}, tier0="grim-sight contagion nothingness")

    # when the holder is exhausted: Unleash twice, and the only breach is gone
    siege.chooses("player 1", "player 1")

    # then the 2 damage is dealt, and the corruption lies at the bottom
    assert siege.table.life[0] == 0
    assert siege.table.breaches[0] == (-1, -1, -1, -1)
    assert siege.table.nemesis_life == 68
    assert siege.kinds(siege.table.corruptions) == ["nothingness", "fever-of-war"]


@pytest.mark.parametrize("open_hands", [True, False])
def test_grim_sight_costs_gravehold_2_life_and_may_destroy_the_top_card_of_the_deck(open_hands: bool) -> None:
    siege = holding("grim-sight", decks={0: "spark crystal"}, open_hands=open_hands)

    assert siege.play.ask is not None
    assert siege.play.ask.arguments == {"kind": "spark"}
    assert siege.asked() == (0,)
    siege.chooses("accept")

    assert siege.table.gravehold == 28
    assert siege.deck(0) == "crystal"
    assert siege.in_words(siege.table.corruptions) == "grim-sight"


def test_grim_sight_may_leave_the_card_on_top() -> None:
    siege = holding("grim-sight", decks={0: "spark crystal"})

    siege.chooses("decline")

    assert siege.deck(0) == "spark crystal"


@pytest.mark.rule("AE-DRAW-08")
def test_grim_sight_turns_the_discard_pile_over_if_the_deck_is_empty() -> None:
    siege = holding("grim-sight", discards={0: "crystal spark"})

    siege.chooses("accept")

    assert siege.deck(0) == "spark"
    assert siege.discard(0) == ""


def test_grim_sight_without_any_card_looks_at_nothing() -> None:
    siege = holding("grim-sight")

    assert siege.prompt() == "ae-phase-main"
    assert siege.table.gravehold == 28


@pytest.mark.rule("AE-CORR-04", "AE-CORR-14")
def test_grim_sight_may_destroy_a_corruption_which_goes_back_as_well() -> None:
    siege = holding("grim-sight", decks={0: "contagion crystal"})
    siege.chooses("accept")
    assert siege.in_words(siege.table.corruptions) == "contagion grim-sight"

    harder = holding("grim-sight", decks={0: "contagion crystal"}, harder=True)
    harder.chooses("accept", "player 1", "player 0")
    assert (harder.discard(1), harder.discard(0)) == ("contagion", "grim-sight")


def test_insatiable_avarice_costs_2_life_and_gives_a_gem_of_the_cheapest_pile_into_the_hand() -> None:
    siege = holding("insatiable-avarice")

    assert siege.hand(0) == "jade"
    assert siege.table.life[0] == 8
    assert len(siege.table.piles[0]) == 6


def test_insatiable_avarice_takes_the_cheapest_pile_that_is_not_empty() -> None:
    siege = holding("insatiable-avarice", market={"jade": 0})

    assert siege.hand(0) == "searing-ruby"


@pytest.mark.rule("AE-AMBIG-04")
def test_insatiable_avarice_without_gems_only_hurts() -> None:
    siege = holding("insatiable-avarice", market={"jade": 0, "searing-ruby": 0, "burning-opal": 0})

    assert siege.hand(0) == ""
    assert siege.table.life[0] == 8


def test_lust_for_power_costs_1_life_and_gives_1_charge() -> None:
    siege = holding("lust-for-power")

    assert siege.table.life[0] == 9
    assert siege.table.charges[0] == 1


@pytest.mark.rule("AE-CHARGE-04")
def test_lust_for_power_gives_no_charge_beyond_the_last_space() -> None:
    siege = holding("lust-for-power", charges={0: 5})

    assert siege.table.charges[0] == 5


def test_nothingness_costs_two_clean_cards_and_2_life_and_brings_a_turn_back() -> None:
    # given
    siege = holding(
        "nothingness lust-for-power", "crystal spark jade#2", turn_deck="nemesis", turn_discard="player-2 nemesis wild"
    )
    siege.chooses("pick nothingness")

    # when
    assert siege.offers("give_up") == {"crystal", "spark", "jade#2"}
    siege.chooses("give_up spark", "give_up jade#2")
    assert siege.table.life[0] == 8

    # then the holder chooses a player card, the wild card included
    assert siege.asked() == (0,)
    assert siege.offers("turn_card") == {"player-2", "wild"}
    siege.chooses("turn_card wild")
    assert sorted(siege.kinds(siege.table.turn_deck)) == ["nemesis", "wild"]
    assert siege.kinds(siege.table.turn_discard) == ["player-2", "nemesis"]
    assert siege.hand(0) == "crystal"
    assert siege.discard(0) == "spark jade#2"


@pytest.mark.rule("AE-GAP-16", "AE-AMBIG-04")
def test_nothingness_does_what_it_can() -> None:
    siege = holding("nothingness", "crystal", turn_deck="player-1", turn_discard="nemesis")

    assert siege.hand(0) == ""
    assert siege.discard(0) == "crystal"
    assert siege.table.life[0] == 8
    assert siege.kinds(siege.table.turn_deck) == ["player-1"]


@pytest.mark.parametrize(("relic", "damage"), [("flexing-dagger", 1), ("bottled-vortex", 2)])
def test_reckless_might_gives_a_relic_onto_the_deck_for_half_its_cost_in_damage_rounded_up(
    relic: str, damage: int
) -> None:
    siege = holding("reckless-might", decks={0: "crystal"})

    assert siege.offers("pile") == {"flexing-dagger", "bottled-vortex"}
    siege.chooses(f"pile {relic}")

    assert siege.deck(0) == f"{relic} crystal"
    assert siege.table.life[0] == 10 - damage
    assert siege.in_words(siege.table.corruptions) == "reckless-might"


@pytest.mark.rule("AE-AMBIG-04")
def test_reckless_might_does_not_hurt_without_a_relic() -> None:
    siege = holding("reckless-might", market={"flexing-dagger": 0, "bottled-vortex": 0})

    assert siege.table.life[0] == 10
    assert siege.prompt() == "ae-phase-main"

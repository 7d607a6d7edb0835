"""The relics of the supply."""

from __future__ import annotations

import pytest

from herna.games.aeons_end.table import Siege
from tests.kit.siege import GivenSiege

THREE = "kadir adelheim brama"


def everywhere(table: Siege) -> set[int]:
    """The cards that players have somewhere."""
    piles = [*table.hands, *table.decks, *table.discards, table.played, *(table.spells(seat) for seat in table.seats())]
    return {card for pile in piles for card in pile}


# Blasting Staff


def test_blasting_staff_casts_a_spell_prepped_this_turn_with_2_more_damage() -> None:
    siege = GivenSiege(hands={0: "blasting-staff spark"}, prepped={0: {3: "spark#2"}}, breaches={0: "O2O2"})

    siege.chooses("prep spark 0-I", "play blasting-staff")
    assert siege.offered() == {"cast spark", "decline"}
    siege.chooses("cast spark")

    assert siege.table.nemesis_life == 67
    assert siege.discard(0) == "spark"


def test_blasting_staff_adds_to_the_damage_of_the_breach() -> None:
    siege = GivenSiege(hands={0: "blasting-staff spark"}, breaches={0: "O2O2"})

    siege.chooses("prep spark 0-III", "play blasting-staff", "cast spark")

    assert siege.table.nemesis_life == 66


def test_blasting_staff_adds_damage_even_to_a_spell_that_deals_none() -> None:
    siege = GivenSiege(hands={0: "blasting-staff dark-fire"})

    siege.chooses("prep dark-fire 0-I", "play blasting-staff", "cast dark-fire")

    assert siege.table.nemesis_life == 68


def test_blasting_staff_may_be_left_unused() -> None:
    siege = GivenSiege(hands={0: "blasting-staff spark"})

    siege.chooses("prep spark 0-I", "play blasting-staff", "decline")

    assert (siege.table.nemesis_life, siege.in_words(siege.table.spells(0))) == (70, "spark")


def test_blasting_staff_does_nothing_without_a_spell_prepped_this_turn() -> None:
    siege = GivenSiege(hands={0: "blasting-staff"}, prepped={0: {1: "spark"}, 1: {1: "spark#2"}})

    siege.chooses("play blasting-staff")

    assert (siege.prompt(), siege.in_words(siege.table.played)) == ("ae-phase-main", "blasting-staff")


@pytest.mark.rule("AE-PHASE-05", "AE-PREP-05")
def test_a_spell_prepped_last_turn_is_no_longer_blasting_staffs() -> None:
    siege = GivenSiege("kadir", hands={0: "spark"}, decks={0: "blasting-staff"}, turn_deck="player-1")

    siege.chooses("prep spark 0-I", "end_phase", "end_phase", "play blasting-staff")

    assert (siege.prompt(), siege.in_words(siege.table.spells(0))) == ("ae-phase-main", "spark")


# Bottled Vortex


@pytest.mark.rule("AE-TERM-05")
def test_bottled_vortex_is_destroyed_destroys_up_to_two_cards_and_draws_one() -> None:
    siege = GivenSiege(
        hands={0: "bottled-vortex crystal spark"}, discards={0: "crystal#2 jade"}, decks={0: "spark#2 spark#3"}
    )

    siege.chooses("play bottled-vortex")
    assert siege.told("destroyed") == [(siege["bottled-vortex"],)]
    assert siege.offered() == {"give_up crystal", "give_up spark", "pick crystal#2", "pick jade", "decline"}
    siege.chooses("give_up crystal", "pick crystal#2")

    assert (siege.hand(0), siege.deck(0), siege.discard(0)) == ("spark spark#2", "spark#3", "jade")
    assert siege.table.played == ()
    assert not {siege["bottled-vortex"], siege["crystal"], siege["crystal#2"]} & everywhere(siege.table)


@pytest.mark.rule("AE-DRAW-06", "AE-DRAW-08")
def test_bottled_vortex_destroys_either_of_two_equal_cards_that_lie_apart() -> None:
    siege = GivenSiege(hands={0: "bottled-vortex"}, discards={0: "crystal crystal#2 jade crystal#3"})

    siege.chooses("play bottled-vortex")
    assert siege.offered() == {"pick crystal", "pick jade", "pick crystal#3", "decline"}
    siege.chooses("pick crystal#3", "decline")

    # the order of the rest is that in which it is drawn: the discard pile has become the deck
    assert (siege.hand(0), siege.deck(0)) == ("crystal", "crystal#2 jade")


@pytest.mark.parametrize("given_up", [(), ("give_up crystal",), ("pick jade",)])
def test_bottled_vortex_may_destroy_fewer_cards_and_still_draws(given_up: tuple[str, ...]) -> None:
    siege = GivenSiege(hands={0: "bottled-vortex crystal"}, discards={0: "jade"}, decks={0: "spark"})

    siege.chooses("play bottled-vortex", *given_up, "decline")

    assert len(siege.told("destroyed")) == 1 + len(given_up)
    assert siege.hand(0).endswith("spark")


def test_bottled_vortex_alone_only_draws() -> None:
    siege = GivenSiege(hands={0: "bottled-vortex"}, decks={0: "spark"})

    siege.chooses("play bottled-vortex")

    assert (siege.prompt(), siege.hand(0)) == ("ae-phase-main", "spark")


@pytest.mark.rule("AE-CORR-04", "AE-CORR-11")
def test_bottled_vortex_sends_a_corruption_back_to_its_deck() -> None:
    siege = GivenSiege(
        nemesis="crooked-mask", hands={0: "bottled-vortex contagion"}, decks={0: "spark"}, tier0="grim-sight"
    )

    siege.chooses("play bottled-vortex", "give_up contagion")

    assert siege.in_words(siege.table.corruptions) == "grim-sight contagion"
    assert siege.hand(0) == "spark"


@pytest.mark.rule("AE-CORR-14")
def test_on_harder_difficulty_bottled_vortex_goes_on_after_a_corruption_was_passed_on() -> None:
    siege = GivenSiege(
        nemesis="crooked-mask",
        hands={0: "bottled-vortex contagion crystal"},
        decks={0: "spark"},
        tier0="grim-sight",
        harder=True,
    )

    siege.chooses("play bottled-vortex", "give_up contagion")
    assert siege.asked() == (0, 1)
    siege.chooses("player 1", "give_up crystal")

    assert (siege.discard(1), siege.hand(0)) == ("contagion", "spark")


# Flexing Dagger


@pytest.mark.rule("AE-BREACH-15")
def test_flexing_dagger_takes_3_aether_off_the_next_focus_or_opening() -> None:
    siege = GivenSiege(hands={0: "flexing-dagger"})

    siege.chooses("play flexing-dagger")
    assert siege.offers("either") == {"discount", "damage"}
    siege.chooses("either discount")
    assert siege.offers("focus") == {"0-II", "0-III"}
    assert siege.offers("open") == {"0-II"}
    siege.chooses("focus 0-III")

    assert siege.table.breaches[0] == (4, 2, 2, 2)
    assert siege.offers("focus") == set()
    assert siege.in_words(siege.table.played) == "flexing-dagger"


@pytest.mark.rule("AE-BREACH-15")
def test_flexing_daggers_discount_takes_a_price_no_lower_than_0() -> None:
    siege = GivenSiege(hands={0: "flexing-dagger"}, aether=1)

    siege.chooses("play flexing-dagger", "either discount", "focus 0-II")

    assert siege.table.aether == 1


@pytest.mark.rule("AE-GAP-21")
def test_two_flexing_daggers_take_6_aether_off() -> None:
    siege = GivenSiege(hands={0: "flexing-dagger flexing-dagger#2"}, aether=1)

    siege.chooses("play flexing-dagger", "either discount", "play flexing-dagger#2", "either discount", "open 0-III")

    assert (siege.table.breaches[0][2], siege.table.aether, siege.table.discount) == (4, 0, 0)


@pytest.mark.rule("AE-GAP-21")
@pytest.mark.parametrize(("breach", "left"), [("0-II", 0), ("1-III", 3)])
def test_a_free_focus_uses_the_discount_up_if_the_breach_is_the_players_own(breach: str, left: int) -> None:
    siege = GivenSiege(hands={0: "flexing-dagger focusing-orb"})

    siege.chooses("play flexing-dagger", "either discount", "play focusing-orb", f"breach {breach}")

    assert siege.table.discount == left


@pytest.mark.rule("AE-BREACH-15", "AE-DRAW-11")
def test_an_unused_discount_ends_with_the_turn() -> None:
    siege = GivenSiege(hands={0: "flexing-dagger"}, turn_deck="player-2")

    siege.chooses("play flexing-dagger", "either discount", "end_phase")

    assert (siege.table.active, siege.table.discount) == (1, 0)


def test_flexing_dagger_may_be_destroyed_to_deal_1_damage() -> None:
    siege = GivenSiege(hands={0: "flexing-dagger"}, in_play="provoker=2")

    siege.chooses("play flexing-dagger", "either damage", "hit provoker")

    assert (siege.tokens("provoker"), siege.table.discount, siege.table.played) == (1, 0, ())
    assert siege.told("destroyed") == [(siege["flexing-dagger"],)]


# Focusing Orb


def test_focusing_orb_focuses_a_closed_breach_of_any_player() -> None:
    siege = GivenSiege(hands={0: "focusing-orb"})

    siege.chooses("play focusing-orb")
    assert siege.offers("breach") == {"0-II", "0-III", "0-IV", "1-II", "1-III", "1-IV"}
    siege.chooses("breach 1-III")

    assert siege.table.breaches == [(4, 2, 1, 2), (4, 2, 1, 1)]
    assert siege.in_words(siege.table.played) == "focusing-orb"


@pytest.mark.rule("AE-BREACH-13", "AE-GAP-07")
def test_focusing_orb_opens_a_breach_that_points_up() -> None:
    siege = GivenSiege("kadir", hands={0: "focusing-orb"}, breaches={0: "O3OO"})

    siege.chooses("play focusing-orb")

    assert siege.table.breaches[0] == (4, 4, 4, 4)


@pytest.mark.rule("AE-GAP-15", "AE-MAIN-05")
@pytest.mark.parametrize(("gravehold", "offered"), [(28, set()), (27, {"focus", "gravehold"})])
def test_focusing_orb_heals_gravehold_only_if_it_has_lost_3_life(gravehold: int, offered: set[str]) -> None:
    siege = GivenSiege(hands={0: "focusing-orb"}, gravehold=gravehold)

    siege.chooses("play focusing-orb")

    assert siege.offers("either") == offered


def test_focusing_orb_is_destroyed_when_gravehold_regains_3_life() -> None:
    siege = GivenSiege(hands={0: "focusing-orb"}, gravehold=20)

    siege.chooses("play focusing-orb", "either gravehold")

    assert (siege.table.gravehold, siege.table.played) == (23, ())
    assert siege.told("destroyed") == [(siege["focusing-orb"],)]


@pytest.mark.rule("AE-MAIN-05")
def test_focusing_orb_must_heal_gravehold_when_no_breach_is_closed() -> None:
    siege = GivenSiege("kadir", hands={0: "focusing-orb"}, breaches={0: "OO-O"}, gravehold=20)

    siege.chooses("play focusing-orb")

    assert siege.table.gravehold == 23


@pytest.mark.rule("AE-AMBIG-07")
def test_if_neither_is_fully_possible_focusing_orb_heals_what_it_can_or_does_nothing() -> None:
    siege = GivenSiege("kadir", hands={0: "focusing-orb focusing-orb#2"}, breaches={0: "OOOO"}, gravehold=29)

    siege.chooses("play focusing-orb", "either focus")
    assert siege.in_words(siege.table.played) == "focusing-orb"
    siege.chooses("play focusing-orb#2", "either gravehold")

    assert siege.table.gravehold == 30


# Mage's Talisman


def test_mages_talisman_gives_1_charge_to_its_player_and_1_to_an_ally() -> None:
    siege = GivenSiege(THREE, hands={0: "mages-talisman"})

    siege.chooses("play mages-talisman")
    assert (siege.asked(), siege.offers("player")) == ((0,), {"1", "2"})
    siege.chooses("player 2")

    assert siege.table.charges == [1, 0, 1]


@pytest.mark.rule("AE-SOLO-06", "AE-SOLO-07")
def test_alone_both_charges_of_mages_talisman_are_ones_own() -> None:
    siege = GivenSiege("brama", hands={0: "mages-talisman"})

    siege.chooses("play mages-talisman")

    assert siege.table.charges == [2]


@pytest.mark.rule("AE-CHARGE-04")
def test_a_charge_from_mages_talisman_for_a_full_ability_is_lost() -> None:
    siege = GivenSiege("brama adelheim", hands={0: "mages-talisman"}, charges={0: 5, 1: 5})

    siege.chooses("play mages-talisman")

    assert siege.table.charges == [5, 5]


# Unstable Prism


def test_unstable_prism_plays_a_gem_twice_and_destroys_it() -> None:
    siege = GivenSiege(hands={0: "unstable-prism jade crystal spark"})

    siege.chooses("play unstable-prism")
    assert siege.offers("either") == {"gem", "aether"}
    siege.chooses("either gem")
    assert siege.offered() == {"play jade", "play crystal"}
    siege.chooses("play jade")

    assert (siege.table.aether, siege.hand(0), siege.in_words(siege.table.played)) == (
        4,
        "crystal spark",
        "unstable-prism",
    )
    assert siege.told("destroyed") == [(siege["jade"],)]
    assert siege["jade"] not in everywhere(siege.table)


def test_unstable_prism_may_give_2_aether_instead() -> None:
    siege = GivenSiege(hands={0: "unstable-prism jade"})

    siege.chooses("play unstable-prism", "either aether")

    assert (siege.table.aether, siege.hand(0)) == (2, "jade")


@pytest.mark.rule("AE-MAIN-05")
def test_unstable_prism_must_give_aether_to_who_holds_no_gem() -> None:
    siege = GivenSiege(hands={0: "unstable-prism spark flexing-dagger"})

    siege.chooses("play unstable-prism")

    assert (siege.prompt(), siege.table.aether) == ("ae-phase-main", 2)


@pytest.mark.rule("AE-GAP-18")
def test_a_diamond_cluster_played_twice_is_the_first_and_the_second() -> None:
    siege = GivenSiege(hands={0: "unstable-prism diamond-cluster diamond-cluster#2"})

    siege.chooses("play unstable-prism", "either gem")
    assert siege.table.aether == 6
    siege.chooses("play diamond-cluster#2")

    assert siege.table.aether == 8


@pytest.mark.rule("AE-GAP-18")
def test_a_clouded_sapphire_played_twice_gives_one_charge() -> None:
    siege = GivenSiege(hands={0: "unstable-prism clouded-sapphire"})

    siege.chooses("play unstable-prism", "either gem")

    assert (siege.table.aether, siege.table.charges) == (6, [0, 1])


@pytest.mark.rule("AE-GAP-39")
def test_a_gem_played_twice_asks_its_questions_twice_and_cannot_discard_itself() -> None:
    siege = GivenSiege(hands={0: "unstable-prism burning-opal crystal spark"}, decks={1: "jade sifters-pearl"})

    siege.chooses("play unstable-prism", "either gem", "play burning-opal")
    assert siege.offered() == {"give_up crystal", "give_up spark", "decline"}
    siege.chooses("give_up crystal", "accept", "give_up spark", "accept")

    assert (siege.table.aether, siege.hand(1), siege.discard(0)) == (6, "jade sifters-pearl", "crystal spark")
    assert siege.told("destroyed") == [(siege["burning-opal"],)]


@pytest.mark.rule("AE-GAP-19")
def test_a_gem_destroyed_by_unstable_prism_cannot_be_taken_back() -> None:
    siege = GivenSiege(hands={0: "unstable-prism jade"}, prepped={0: {1: "arcane-nexus"}})

    siege.chooses("play unstable-prism", "either gem")

    assert siege.offers("use") == set()

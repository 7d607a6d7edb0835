"""The gems of the supply."""

from __future__ import annotations

import pytest

from tests.kit.siege import GivenSiege

THREE = "kadir adelheim brama"
CHEAP = "jade sifters-pearl burning-opal flexing-dagger bottled-vortex spectral-echo phoenix-flame ignite dark-fire"
AMBER = "vriswood-amber jade burning-opal flexing-dagger bottled-vortex spectral-echo phoenix-flame ignite dark-fire"


def aether(siege: GivenSiege) -> tuple[int, int, int]:
    """Aether that pays for anything, for gems only, for spells only."""
    return siege.table.aether, siege.table.gem_aether, siege.table.spell_aether


# Burning Opal


def test_burning_opal_gives_3_aether_and_a_discarded_card_lets_an_ally_draw() -> None:
    siege = GivenSiege(hands={0: "burning-opal crystal spark"}, decks={1: "crystal#2"})

    siege.chooses("play burning-opal")
    assert aether(siege) == (3, 0, 0)
    assert (siege.asked(), siege.offered()) == ((0,), {"give_up crystal", "give_up spark", "decline"})
    siege.chooses("give_up spark")
    assert (siege.asked(), siege.offered()) == ((1,), {"accept", "decline"})
    siege.chooses("accept")

    assert (siege.hand(0), siege.discard(0)) == ("crystal", "spark")
    assert siege.hand(1) == "crystal#2"


@pytest.mark.rule("AE-AMBIG-09")
def test_burning_opals_ally_may_refuse_to_draw() -> None:
    siege = GivenSiege(hands={0: "burning-opal crystal"}, decks={1: "crystal#2"})

    siege.chooses("play burning-opal", "give_up crystal", "decline")

    assert (siege.hand(1), siege.deck(1)) == ("", "crystal#2")


@pytest.mark.rule("AE-AMBIG-09")
def test_burning_opal_lets_nobody_draw_if_nothing_was_discarded() -> None:
    siege = GivenSiege(hands={0: "burning-opal crystal"}, decks={1: "crystal#2"})

    siege.chooses("play burning-opal", "decline")

    assert (siege.prompt(), siege.hand(0), siege.hand(1)) == ("ae-phase-main", "crystal", "")


def test_burning_opal_asks_nothing_of_an_empty_hand() -> None:
    siege = GivenSiege(hands={0: "burning-opal"}, decks={1: "crystal"})

    siege.chooses("play burning-opal")

    assert (siege.prompt(), aether(siege)) == ("ae-phase-main", (3, 0, 0))


@pytest.mark.rule("AE-GAP-36", "AE-TERM-04")
def test_who_plays_burning_opal_chooses_the_ally() -> None:
    siege = GivenSiege(THREE, hands={0: "burning-opal crystal"}, decks={2: "spark"})

    siege.chooses("play burning-opal", "give_up crystal")
    assert (siege.asked(), siege.offers("player")) == ((0,), {"1", "2"})
    siege.chooses("player 2", "accept")

    assert siege.hand(2) == "spark"


@pytest.mark.rule("AE-SOLO-06")
def test_alone_burning_opal_swaps_a_card_of_ones_own() -> None:
    siege = GivenSiege("kadir", hands={0: "burning-opal crystal"}, decks={0: "spark"})

    siege.chooses("play burning-opal", "give_up crystal", "accept")

    assert (siege.hand(0), siege.discard(0)) == ("spark", "crystal")


# Clouded Sapphire


def test_the_first_clouded_sapphire_gives_3_aether_and_an_ally_a_charge() -> None:
    siege = GivenSiege(THREE, hands={0: "clouded-sapphire"})

    siege.chooses("play clouded-sapphire")
    assert (siege.asked(), siege.offers("player")) == ((0,), {"1", "2"})
    siege.chooses("player 2")

    assert aether(siege) == (3, 0, 0)
    assert siege.table.charges == [0, 0, 1]


def test_a_second_clouded_sapphire_gives_only_aether() -> None:
    siege = GivenSiege(hands={0: "clouded-sapphire clouded-sapphire#2"})

    siege.chooses("play clouded-sapphire", "play clouded-sapphire#2")

    assert (aether(siege), siege.table.charges) == ((6, 0, 0), [0, 1])


@pytest.mark.rule("AE-PHASE-05")
def test_the_first_clouded_sapphire_of_the_next_turn_gives_a_charge_again() -> None:
    siege = GivenSiege(
        hands={0: "clouded-sapphire", 1: "clouded-sapphire#2"}, turn_deck="player-2", decks={0: "crystal"}
    )

    siege.chooses("play clouded-sapphire", "end_phase", "play clouded-sapphire#2")

    assert siege.table.charges == [1, 1]


# Diamond Cluster


def test_exactly_the_second_diamond_cluster_of_a_turn_gives_2_more_aether() -> None:
    siege = GivenSiege(hands={0: "diamond-cluster diamond-cluster#2 diamond-cluster#3"})

    siege.chooses("play diamond-cluster")
    first = siege.table.aether
    siege.chooses("play diamond-cluster#2")
    second = siege.table.aether
    siege.chooses("play diamond-cluster#3")

    assert (first, second, siege.table.aether) == (2, 6, 8)


@pytest.mark.rule("AE-PHASE-05")
def test_diamond_clusters_are_counted_by_the_turn() -> None:
    siege = GivenSiege(hands={0: "diamond-cluster", 1: "diamond-cluster#2"}, turn_deck="player-2")

    siege.chooses("play diamond-cluster", "end_phase", "play diamond-cluster#2")

    assert aether(siege) == (2, 0, 0)


# Jade, Searing Ruby


def test_jade_gives_2_aether() -> None:
    siege = GivenSiege(hands={0: "jade"}).chooses("play jade")

    assert aether(siege) == (2, 0, 0)


@pytest.mark.rule("AE-MAIN-08")
def test_searing_rubys_third_aether_pays_only_for_a_spell() -> None:
    siege = GivenSiege(
        hands={0: "searing-ruby crystal"},
        market=CHEAP,
    )

    siege.chooses("play searing-ruby")

    assert aether(siege) == (2, 0, 1)
    assert siege.offers("buy") == {"jade", "flexing-dagger", "spectral-echo", "phoenix-flame"}


@pytest.mark.rule("AE-MAIN-08")
def test_restricted_aether_is_spent_first_and_together_with_free_aether() -> None:
    siege = GivenSiege(
        hands={0: "searing-ruby crystal"},
        market=CHEAP,
    )

    siege.chooses("play searing-ruby", "play crystal", "buy spectral-echo")

    assert aether(siege) == (1, 0, 0)
    assert siege.discard(0) == "spectral-echo"


# Sifter's Pearl


def test_sifters_pearl_gives_2_aether_and_each_player_decides_about_the_own_top_card() -> None:
    siege = GivenSiege(
        hands={1: "sifters-pearl"}, active=1, decks={0: "crystal spark", 1: "spark#2 crystal#2"}, discards={1: "jade"}
    )

    siege.chooses("play sifters-pearl")
    assert aether(siege) == (2, 0, 0)
    assert (siege.asked(), siege.offered()) == ((1,), {"accept", "decline"})
    siege.chooses("accept")
    assert siege.asked() == (0,)
    siege.chooses("decline")

    assert (siege.deck(1), siege.discard(1)) == ("crystal#2", "jade spark#2")
    assert (siege.deck(0), siege.discard(0)) == ("crystal spark", "")
    assert siege.told("revealed") == [(1, siege["spark#2"]), (0, siege["crystal"])]


@pytest.mark.rule("AE-DRAW-08")
def test_sifters_pearl_turns_a_discard_pile_over_to_reveal_a_card() -> None:
    siege = GivenSiege("kadir", hands={0: "sifters-pearl"}, discards={0: "spark crystal"})

    siege.chooses("play sifters-pearl", "accept")

    assert (siege.deck(0), siege.discard(0)) == ("crystal", "spark")


@pytest.mark.rule("AE-DRAW-10")
def test_sifters_pearl_passes_over_who_has_no_card_to_reveal() -> None:
    siege = GivenSiege(hands={0: "sifters-pearl"}, decks={1: "crystal"})

    siege.chooses("play sifters-pearl")

    assert siege.asked() == (1,)


def test_all_see_the_card_that_sifters_pearl_reveals_after_a_shuffle() -> None:
    siege = GivenSiege("kadir adelheim", hands={0: "sifters-pearl"}, decks={0: "crystal spark"})
    cards = siege.table.cards
    cards.shuffle(siege.table.decks[0], siege.play.chance)
    top = siege.table.decks[0][0]

    siege.chooses("play sifters-pearl")

    assert [cards.known_to(top, seat, 2) for seat in (0, 1)] == [True, True]


# V'riswood Amber


def test_vriswood_amber_gives_2_aether() -> None:
    siege = GivenSiege(hands={0: "vriswood-amber"}).chooses("play vriswood-amber")

    assert aether(siege) == (2, 0, 0)


@pytest.mark.rule("AE-TERM-03", "AE-TERM-09")
@pytest.mark.parametrize(
    ("answer", "deck", "discard"), [("accept", "vriswood-amber spark", ""), ("decline", "spark", "vriswood-amber")]
)
def test_who_gains_vriswood_amber_may_put_it_on_top_of_the_deck(answer: str, deck: str, discard: str) -> None:
    siege = GivenSiege(decks={0: "spark"}, market=AMBER, aether=3)

    siege.chooses("buy vriswood-amber", answer)

    assert (siege.deck(0), siege.discard(0), siege.table.aether) == (deck, discard, 0)

"""The cards that mages start with."""

from __future__ import annotations

import pytest

from tests.kit.siege import GivenSiege

THREE = "kadir adelheim brama"


def test_crystal_gives_1_aether() -> None:
    siege = GivenSiege(hands={0: "crystal"}).chooses("play crystal")

    assert siege.table.aether == 1


@pytest.mark.rule("AE-CAST-09")
@pytest.mark.parametrize(("breach", "left"), [(1, 69), (3, 68)])
def test_spark_deals_1_damage_and_what_its_breach_adds(breach: int, left: int) -> None:
    siege = GivenSiege(moment="casting", prepped={0: {breach: "spark"}}, breaches={0: "O2O2"})

    siege.chooses("cast spark")

    assert siege.table.nemesis_life == left


# Amethyst Shard


def test_amethyst_shard_gives_1_aether_and_an_ally_may_draw_and_then_discards() -> None:
    siege = GivenSiege(hands={0: "amethyst-shard", 1: "crystal"}, decks={1: "spark"})

    siege.chooses("play amethyst-shard")
    assert siege.table.aether == 1
    assert (siege.asked(), siege.offered()) == ((1,), {"accept", "decline"})
    siege.chooses("accept")
    assert (siege.asked(), siege.offered()) == ((1,), {"give_up crystal", "give_up spark"})
    siege.chooses("give_up crystal")

    assert (siege.hand(1), siege.discard(1)) == ("spark", "crystal")


@pytest.mark.rule("AE-AMBIG-09")
def test_an_ally_who_declines_amethyst_shard_neither_draws_nor_discards() -> None:
    siege = GivenSiege(hands={0: "amethyst-shard", 1: "crystal"}, decks={1: "spark"})

    siege.chooses("play amethyst-shard", "decline")

    assert (siege.hand(1), siege.deck(1), siege.discard(1)) == ("crystal", "spark", "")


def test_an_ally_without_cards_to_draw_discards_nothing_for_amethyst_shard() -> None:
    siege = GivenSiege(hands={0: "amethyst-shard", 1: "crystal spark"})

    siege.chooses("play amethyst-shard")

    assert (siege.prompt(), siege.hand(1)) == ("ae-phase-main", "crystal spark")


@pytest.mark.rule("AE-GAP-36")
def test_who_plays_amethyst_shard_chooses_the_ally() -> None:
    siege = GivenSiege(THREE, hands={0: "amethyst-shard"}, decks={1: "spark", 2: "spark#2"})

    siege.chooses("play amethyst-shard")
    assert (siege.asked(), siege.offers("player")) == ((0,), {"1", "2"})
    siege.chooses("player 2")

    assert siege.asked() == (2,)


# Buried Light


def test_buried_light_deals_1_damage_and_its_aether_lasts_into_the_main_phase() -> None:
    siege = GivenSiege("brama kadir", "casting", prepped={0: {1: "buried-light"}}, breaches={0: "O102"})

    siege.chooses("cast buried-light")

    assert siege.table.nemesis_life == 69
    assert (siege.table.phase, siege.table.aether) == ("main", 1)


@pytest.mark.rule("AE-CAST-12")
def test_who_casts_buried_light_of_another_player_gains_the_aether() -> None:
    siege = GivenSiege("mist brama", hands={0: "garnet-shard"}, prepped={1: {1: "buried-light"}})

    siege.chooses("play garnet-shard", "either cast")

    assert (siege.table.nemesis_life, siege.table.aether) == (69, 1)
    assert siege.discard(1) == "buried-light"


# Emerald Shard


@pytest.mark.rule("AE-MAIN-05")
def test_emerald_shard_gives_1_aether_or_1_life() -> None:
    siege = GivenSiege(hands={0: "emerald-shard emerald-shard#2"}, life={1: 7})

    siege.chooses("play emerald-shard")
    assert siege.offers("either") == {"aether", "life"}
    siege.chooses("either aether", "play emerald-shard#2", "either life")
    assert (siege.asked(), siege.offers("player")) == ((0,), {"0", "1"})
    siege.chooses("player 1")

    assert (siege.table.aether, siege.table.life) == (1, [10, 8])


@pytest.mark.rule("AE-GAP-15", "AE-MAIN-05")
@pytest.mark.parametrize("life", [{}, {1: 0}])
def test_emerald_shard_must_give_aether_while_nobody_can_gain_life(life: dict[int, int]) -> None:
    siege = GivenSiege(hands={0: "emerald-shard"}, life=life)

    siege.chooses("play emerald-shard")

    assert (siege.prompt(), siege.table.aether) == ("ae-phase-main", 1)


@pytest.mark.rule("AE-TERM-06")
def test_emerald_shards_life_may_be_given_to_an_exhausted_player_who_gains_none() -> None:
    siege = GivenSiege(THREE, hands={0: "emerald-shard"}, life={0: 9, 1: 0})

    siege.chooses("play emerald-shard", "either life")
    assert siege.offers("player") == {"0", "1", "2"}
    siege.chooses("player 1")

    assert siege.table.life == [9, 0, 10]


# Flare


@pytest.mark.rule("AE-TURNORDER-10")
@pytest.mark.parametrize(("top", "left"), [("player-2", 67), ("wild", 67), ("nemesis", 69)])
def test_flare_deals_3_damage_if_the_next_turn_order_card_is_a_players(top: str, left: int) -> None:
    siege = GivenSiege("xaxos kadir", "casting", prepped={0: {1: "flare"}}, turn_deck=f"{top} player-1")

    siege.chooses("cast flare")

    assert siege.table.nemesis_life == left
    assert siege.in_words(siege.table.turn_deck) == f"{top} player-1"
    assert siege.told("revealed_turn_card") == [(top,)]


def test_flare_gets_the_damage_of_its_breach() -> None:
    siege = GivenSiege(
        "xaxos kadir", "casting", prepped={0: {4: "flare"}}, breaches={0: "O00O"}, turn_deck="nemesis player-1"
    )

    siege.chooses("cast flare")

    assert siege.table.nemesis_life == 68


def test_everybody_knows_the_card_that_flare_has_revealed() -> None:
    siege = GivenSiege("xaxos kadir", "casting", prepped={0: {1: "flare"}})
    top = siege.table.turn_deck[0]
    assert not siege.table.cards.known_to(top, 1, 2)

    siege.chooses("cast flare")

    assert siege.table.cards.known_to(top, 1, 2)


@pytest.mark.rule("AE-GAP-08", "AE-TURNORDER-11")
def test_flare_on_an_empty_turn_order_deck_reshuffles_all_cards_first() -> None:
    siege = GivenSiege(
        "xaxos kadir", "casting", prepped={0: {1: "flare"}}, turn_deck="", turn_discard="player-1 player-2 nemesis"
    )

    siege.chooses("cast flare")

    assert (len(siege.table.turn_deck), siege.table.turn_discard) == (3, ())
    assert siege.told("renewed_turn_deck") == [()]


# Garnet Shard


@pytest.mark.rule("AE-GAP-20")
def test_garnet_shard_gives_1_aether_or_casts_a_prepped_spell_of_any_player() -> None:
    siege = GivenSiege("mist kadir", hands={0: "garnet-shard"}, prepped={0: {1: "spark"}, 1: {1: "spark#2"}})

    siege.chooses("play garnet-shard")
    assert siege.offers("either") == {"aether", "cast"}
    siege.chooses("either cast")
    assert siege.offers("cast") == {"spark", "spark#2"}
    siege.chooses("cast spark#2")

    assert (siege.table.nemesis_life, siege.table.aether) == (69, 0)
    assert (siege.discard(0), siege.discard(1)) == ("", "spark#2")


def test_garnet_shard_may_give_aether_although_a_spell_is_prepped() -> None:
    siege = GivenSiege("mist kadir", hands={0: "garnet-shard"}, prepped={0: {1: "spark"}})

    siege.chooses("play garnet-shard", "either aether")

    assert (siege.table.aether, siege.table.nemesis_life) == (1, 70)


@pytest.mark.rule("AE-MAIN-05")
def test_garnet_shard_must_give_aether_while_no_spell_is_prepped() -> None:
    siege = GivenSiege("mist kadir", hands={0: "garnet-shard"})

    siege.chooses("play garnet-shard")

    assert (siege.prompt(), siege.table.aether) == ("ae-phase-main", 1)


# Moonstone Shard


@pytest.mark.rule("AE-MAIN-08")
def test_moonstone_shards_second_aether_pays_only_for_a_gem() -> None:
    siege = GivenSiege("jian kadir", hands={0: "moonstone-shard"})

    siege.chooses("play moonstone-shard")
    assert (siege.table.aether, siege.table.gem_aether) == (1, 1)
    assert siege.offers("buy") == {"jade"}
    assert not siege.offers("buy_charge")
    siege.chooses("buy jade")

    assert (siege.table.aether, siege.table.gem_aether) == (0, 0)


# Quartz Shard


@pytest.mark.rule("AE-TURNORDER-10")
@pytest.mark.parametrize(("top", "aether"), [("player-2", 2), ("wild", 2), ("nemesis", 1)])
def test_quartz_shard_gives_1_aether_and_1_more_for_a_players_card(top: str, aether: int) -> None:
    siege = GivenSiege("lash kadir", hands={0: "quartz-shard"}, turn_deck=f"{top} player-1")

    siege.chooses("play quartz-shard", "decline")

    assert siege.table.aether == aether
    assert siege.in_words(siege.table.turn_deck) == f"{top} player-1"


def test_quartz_shard_may_put_the_turn_order_card_to_the_bottom() -> None:
    siege = GivenSiege("lash kadir", hands={0: "quartz-shard"}, turn_deck="player-2 nemesis player-1")

    siege.chooses("play quartz-shard")
    assert siege.asked() == (0,)
    siege.chooses("accept")

    assert siege.in_words(siege.table.turn_deck) == "nemesis player-1 player-2"
    assert siege.table.aether == 2


def test_quartz_shard_asks_nothing_about_a_single_turn_order_card() -> None:
    siege = GivenSiege("lash kadir", hands={0: "quartz-shard"}, turn_deck="player-2")

    siege.chooses("play quartz-shard")

    assert (siege.prompt(), siege.table.aether) == ("ae-phase-main", 2)


# Tourmaline Shard


def test_tourmaline_shard_gives_1_aether_and_an_ally_may_suffer_1_damage_to_destroy_a_card() -> None:
    siege = GivenSiege("phaedraxa kadir", hands={0: "tourmaline-shard", 1: "crystal spark"})

    siege.chooses("play tourmaline-shard")
    assert siege.table.aether == 1
    assert (siege.asked(), siege.offered()) == ((1,), {"accept", "decline"})
    siege.chooses("accept")
    assert (siege.asked(), siege.offered()) == ((1,), {"give_up crystal", "give_up spark"})
    siege.chooses("give_up crystal")

    assert (siege.table.life, siege.hand(1), siege.discard(1)) == ([10, 9], "spark", "")


@pytest.mark.rule("AE-AMBIG-09")
def test_an_ally_who_declines_tourmaline_shard_keeps_life_and_cards() -> None:
    siege = GivenSiege("phaedraxa kadir", hands={0: "tourmaline-shard", 1: "crystal"})

    siege.chooses("play tourmaline-shard", "decline")

    assert (siege.table.life, siege.hand(1)) == ([10, 10], "crystal")


@pytest.mark.rule("AE-GAP-09")
def test_prevented_damage_buys_nothing_from_tourmaline_shard() -> None:
    siege = GivenSiege("phaedraxa kadir", hands={0: "tourmaline-shard", 1: "crystal"})
    siege.table.shielded = True

    siege.chooses("play tourmaline-shard")

    assert (siege.prompt(), siege.hand(1)) == ("ae-phase-main", "crystal")


@pytest.mark.rule("AE-GAP-09", "AE-EXHAUST-11")
def test_an_exhausted_ally_pays_tourmaline_shard_with_graveholds_life() -> None:
    siege = GivenSiege("phaedraxa kadir", hands={0: "tourmaline-shard", 1: "crystal"}, life={1: 0})

    siege.chooses("play tourmaline-shard", "accept")

    assert (siege.table.gravehold, siege.hand(1)) == (28, "")


@pytest.mark.rule("AE-EXHAUST-06")
def test_an_ally_exhausted_by_tourmaline_shard_still_destroys_a_card() -> None:
    siege = GivenSiege("phaedraxa kadir", hands={0: "tourmaline-shard", 1: "crystal"}, life={1: 1}, charges={1: 2})

    siege.chooses("play tourmaline-shard", "accept", "breach 1-IV")

    assert (siege.table.life, siege.table.charges, siege.table.fury) == ([10, 0], [0, 0], 3)
    assert siege.hand(1) == ""


@pytest.mark.rule("AE-SOLO-06")
def test_alone_tourmaline_shard_destroys_a_card_of_ones_own() -> None:
    siege = GivenSiege("phaedraxa", hands={0: "tourmaline-shard crystal"})

    siege.chooses("play tourmaline-shard", "accept")

    assert (siege.table.life, siege.hand(0)) == ([9], "")

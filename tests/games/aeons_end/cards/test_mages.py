"""The abilities of the eight mages."""

from __future__ import annotations

import pytest

from herna.games.aeons_end.printed import MAGES
from herna.games.aeons_end.rules.suffering import Suffers, Unleash
from herna.games.aeons_end.table import Siege
from tests.kit.siege import GivenSiege, deals


@pytest.mark.parametrize(("mage", "spaces"), [(mage, 4 if mage == "jian" else 5) for mage in MAGES])
def test_an_ability_takes_the_printed_number_of_charges(mage: str, spaces: int) -> None:
    siege = GivenSiege(mage, aether=20)

    siege.chooses(*["buy_charge"] * spaces)

    assert (siege.table.charges, siege.table.aether) == ([spaces], 20 - 2 * spaces)
    assert not siege.offers("buy_charge")


# Adelheim


def siege_with_ward(card: str, charges: int = 5) -> GivenSiege:
    """The nemesis draws a card while Adelheim's ability is charged."""
    return GivenSiege(moment="nemesis-draw", charges={1: charges}, nemesis_deck=f"{card} haze-spewer")


@pytest.mark.rule("AE-CHARGE-09", "AE-GAP-25")
@pytest.mark.parametrize("card", ["slaughter", "woven-sky"])
def test_adelheim_discards_a_drawn_attack_or_power_without_effect(card: str) -> None:
    siege = siege_with_ward(card)
    assert (siege.asked(), siege.offered()) == ((1,), {"activate", "decline"})

    siege.chooses("activate")

    assert siege.table.charges == [0, 0]
    assert (siege.in_words(siege.table.nemesis_discard), siege.in_play()) == (card, "")
    assert (siege.table.gravehold, siege.table.fury) == (30, 1)
    assert siege.in_words(siege.table.nemesis_deck) == "haze-spewer"


@pytest.mark.rule("AE-GAP-25")
def test_adelheim_may_let_an_attack_happen_and_keeps_the_charges() -> None:
    siege = siege_with_ward("slaughter")

    siege.chooses("decline")

    assert (siege.table.gravehold, siege.table.charges) == (27, [0, 5])


@pytest.mark.rule("AE-GAP-25")
def test_adelheim_cannot_stop_a_minion() -> None:
    siege = siege_with_ward("provoker")

    assert siege.in_play() == "provoker"
    assert siege.prompt() != "ae-stop-card"


@pytest.mark.rule("AE-CHARGE-05")
def test_adelheim_is_not_asked_with_a_charge_missing() -> None:
    siege = siege_with_ward("slaughter", charges=4)

    assert (siege.table.gravehold, siege.prompt()) == (27, "ae-phase-main")


@pytest.mark.rule("AE-CHARGE-09")
def test_adelheims_ability_cannot_be_used_in_a_main_phase() -> None:
    siege = GivenSiege("adelheim kadir", charges={0: 5})

    assert not siege.offers("activate")


# Brama


@pytest.mark.rule("AE-TERM-06", "AE-DMG-05")
@pytest.mark.parametrize(("chosen", "life"), [("player 0", [9, 7]), ("player 1", [5, 10])])
def test_brama_gives_any_player_4_life_up_to_the_most(chosen: str, life: list[int]) -> None:
    siege = GivenSiege("brama kadir", charges={0: 5}, life={0: 5, 1: 7})

    siege.chooses("activate")
    assert (siege.asked(), siege.offers("player")) == ((0,), {"0", "1"})
    siege.chooses(chosen)

    assert (siege.table.life, siege.table.charges) == (life, [0, 0])


@pytest.mark.rule("AE-EXHAUST-09")
def test_brama_cannot_wake_an_exhausted_player() -> None:
    siege = GivenSiege("brama kadir", charges={0: 5}, life={1: 0})

    siege.chooses("activate", "player 1")

    assert siege.table.life == [10, 0]


@pytest.mark.rule("AE-CHARGE-09")
@pytest.mark.parametrize("mage", ["brama", "jian", "mist"])
def test_an_ability_of_the_own_main_phase_cannot_be_used_in_anothers(mage: str) -> None:
    siege = GivenSiege(f"kadir {mage}", charges={1: 5}, prepped={1: {2: "spark"}})

    assert siege.prompt() == "ae-phase-main"
    assert not siege.offers("give_floor")


# Jian


def test_jian_casts_a_prepped_spell_of_any_player_twice_and_then_it_is_discarded() -> None:
    siege = GivenSiege(
        "jian kadir",
        charges={0: 4},
        prepped={0: {1: "spark"}, 1: {3: "spark#2"}},
        breaches={1: "O2O2"},
        in_play="provoker",
    )

    siege.chooses("activate")
    assert siege.offers("cast") == {"spark", "spark#2"}
    siege.chooses("cast spark#2")
    assert siege.in_words(siege.table.spells(1)) == "spark#2"
    siege.chooses("hit nemesis")
    assert siege.in_words(siege.table.spells(1)) == ""
    siege.chooses("hit provoker")

    assert (siege.table.nemesis_life, siege.tokens("provoker")) == (68, 3)
    assert (siege.discard(1), siege.table.charges) == ("spark#2", [0, 0])


@pytest.mark.rule("AE-CHARGE-09")
def test_jian_needs_a_prepped_spell() -> None:
    siege = GivenSiege("jian kadir", charges={0: 4})

    assert not siege.offers("activate")


@pytest.mark.rule("AE-CAST-12")
def test_what_a_mirrored_spell_gives_the_caster_gets_twice() -> None:
    siege = GivenSiege("jian brama", charges={0: 4}, prepped={1: {1: "buried-light"}})

    siege.chooses("activate")

    assert (siege.table.nemesis_life, siege.table.aether) == (68, 2)


def test_a_mirrored_spell_whose_breach_is_destroyed_in_between_is_not_cast_again() -> None:
    siege = GivenSiege(
        "jian kadir",
        nemesis="carapace-queen",
        charges={0: 4},
        life={0: 1},
        prepped={0: {1: "dark-fire"}},
        hands={0: "crystal crystal#2"},
        husks=4,
    )

    siege.chooses("activate", "give_up crystal", "give_up crystal#2", "hit husk", "accept", "breach 0-I")

    assert (siege.discard(0), siege.discard(1)) == ("crystal crystal#2 dark-fire", "")
    assert (len(siege.told("cast")), siege.table.husks) == (1, 2)


# Kadir


@pytest.mark.rule("AE-CHARGE-10")
def test_kadir_takes_up_to_three_spells_back_in_the_own_main_phase() -> None:
    siege = GivenSiege(charges={0: 5}, discards={0: "spark crystal ignite dark-fire spark#2"})

    siege.chooses("activate")
    assert siege.offered() == {"pick spark", "pick ignite", "pick dark-fire", "pick spark#2", "decline"}
    siege.chooses("pick spark", "pick ignite", "pick spark#2")

    assert (siege.prompt(), siege.hand(0), siege.discard(0)) == (
        "ae-phase-main",
        "spark ignite spark#2",
        "crystal dark-fire",
    )


@pytest.mark.rule("AE-DRAW-06", "AE-DRAW-08")
def test_kadir_takes_either_of_two_equal_spells_that_lie_apart_since_the_order_of_the_rest_differs() -> None:
    lower = GivenSiege(charges={0: 5}, discards={0: "spark crystal spark#2"}).chooses("activate")
    upper = GivenSiege(charges={0: 5}, discards={0: "spark crystal spark#2"}).chooses("activate")

    lower.chooses("pick spark", "decline")
    upper.chooses("pick spark#2", "decline")

    assert (lower.discard(0), upper.discard(0)) == ("crystal spark#2", "spark crystal")


@pytest.mark.rule("AE-DRAW-06")
def test_equal_spells_that_lie_next_to_each_other_are_one_choice_for_kadir() -> None:
    siege = GivenSiege(charges={0: 5}, discards={0: "spark spark#2 crystal spark#3"})

    siege.chooses("activate")

    assert siege.offered() == {"pick spark", "pick spark#3", "decline"}


def test_kadir_may_take_fewer_spells() -> None:
    siege = GivenSiege(charges={0: 5}, discards={0: "spark ignite"})

    siege.chooses("activate", "pick ignite", "decline")

    assert (siege.hand(0), siege.discard(0)) == ("ignite", "spark")


@pytest.mark.rule("AE-GAP-36")
def test_in_anothers_main_phase_that_player_takes_the_spells_that_kadir_gives() -> None:
    siege = GivenSiege("adelheim kadir", charges={1: 5}, discards={0: "spark", 1: "ignite"})
    assert (siege.asked(), siege.prompt()) == ((1,), "ae-use-ability")

    siege.chooses("activate")
    assert (siege.asked(), siege.offered()) == ((0,), {"pick spark", "decline"})
    siege.chooses("pick spark")

    assert (siege.hand(0), siege.discard(1), siege.table.charges) == ("spark", "ignite", [0, 0])


@pytest.mark.rule("AE-PREP-08")
def test_after_kadirs_gate_two_spells_fit_at_an_open_breach_this_turn() -> None:
    siege = GivenSiege(charges={0: 5}, hands={0: "spark spark#2 spark#3"}, turn_deck="player-1 player-1 player-1")

    siege.chooses("activate", "prep spark 0-I")
    assert siege.offers("prep") == {"spark#2 0-I"}
    siege.chooses("prep spark#2 0-I")
    assert not siege.offers("prep")
    siege.chooses("end_phase", "cast spark", "end_phase")

    assert (siege.table.phase, siege.in_words(siege.table.spells(0))) == ("main", "spark#2")
    assert not siege.offers("prep")


# Lash


@pytest.mark.rule("AE-GAP-16", "AE-TURNORDER-13")
def test_lash_shuffles_a_players_card_into_the_turn_order_deck_and_that_player_suffers_1_damage() -> None:
    siege = GivenSiege(
        "lash kadir brama", charges={0: 5}, turn_deck="nemesis", turn_discard="player-2 wild nemesis player-1"
    )

    siege.chooses("activate")
    assert (siege.asked(), siege.offers("player")) == ((0,), {"0", "1"})
    siege.chooses("player 1")

    assert sorted(siege.table.key(card) for card in siege.table.turn_deck) == ["nemesis", "player-2"]
    assert siege.in_words(siege.table.turn_discard) == "wild nemesis player-1"
    assert siege.table.life == [10, 9, 10]


@pytest.mark.rule("AE-TURNORDER-13")
def test_nobody_knows_the_turn_order_deck_after_lashs_shuffle() -> None:
    siege = GivenSiege("lash", charges={0: 5}, turn_deck="nemesis player-1", turn_discard="player-1")
    for card in siege.table.turn_deck:
        siege.table.cards.show(card, -1)

    siege.chooses("activate")

    assert [siege.table.cards.known_to(card, 0, 1) for card in siege.table.turn_deck] == [False] * 3


@pytest.mark.rule("AE-GAP-17")
@pytest.mark.parametrize("discard", ["", "nemesis wild"])
def test_lash_needs_a_players_card_in_the_turn_order_discard_pile(discard: str) -> None:
    siege = GivenSiege("lash kadir brama", charges={0: 5}, turn_discard=discard)

    assert not siege.offers("activate")


@pytest.mark.rule("AE-CHARGE-09")
def test_lash_may_act_in_anothers_main_phase() -> None:
    siege = GivenSiege("kadir lash", charges={1: 5}, turn_discard="player-1")

    siege.chooses("activate")

    assert (siege.table.life, siege.prompt(), siege.asked()) == ([9, 10], "ae-phase-main", (0,))


# Mist


def test_mist_lets_an_ally_draw_four_cards() -> None:
    siege = GivenSiege(
        "mist kadir brama",
        charges={0: 5},
        hands={2: "jade"},
        decks={2: "crystal crystal#2"},
        discards={2: "spark crystal#3 crystal#4"},
    )

    siege.chooses("activate")
    assert (siege.asked(), siege.offers("player")) == ((0,), {"1", "2"})
    siege.chooses("player 2")

    assert siege.hand(2) == "jade crystal crystal#2 spark crystal#3"
    assert (siege.deck(2), siege.discard(2)) == ("crystal#4", "")


@pytest.mark.rule("AE-SOLO-06")
def test_alone_mist_draws_the_four_cards_herself() -> None:
    siege = GivenSiege("mist", charges={0: 5}, decks={0: "crystal crystal#2 spark crystal#3 crystal#4"})

    siege.chooses("activate")

    assert siege.hand(0) == "crystal crystal#2 spark crystal#3"


# Phaedraxa


def with_rune(turn_deck: str, in_play: str = "") -> GivenSiege:
    """A turn order card is turned over while Phaedraxa's ability is charged."""
    return GivenSiege(
        "phaedraxa kadir",
        "turn-order",
        charges={0: 5},
        turn_deck=turn_deck,
        in_play=in_play,
        nemesis_deck="woven-sky eye-of-nothing",
    )


def harm(table: Siege) -> tuple[list[int], int]:
    return table.life, table.gravehold


@pytest.mark.rule("AE-CHARGE-09", "AE-GAP-10")
def test_phaedraxa_prevents_all_damage_in_the_turn_that_begins() -> None:
    siege = with_rune("nemesis player-1", "provoker convoke")
    assert (siege.asked(), siege.offered()) == ((0,), {"activate", "decline"})

    siege.chooses("activate")

    assert (siege.table.phase, siege.table.charges) == ("main", [0, 0])
    assert harm(siege.table) == ([10, 10], 30)


@pytest.mark.rule("AE-GAP-10")
def test_phaedraxas_rune_also_prevents_what_exhaustion_and_surplus_husks_do_to_gravehold() -> None:
    siege = GivenSiege("phaedraxa kadir", "nothing", nemesis="carapace-queen", life={1: 0}, husks=15)
    siege.table.shielded = True

    siege.does(Suffers(3, 1), Unleash(), deals(0, 2))
    siege.chooses("hit nemesis")

    assert (harm(siege.table), siege.table.husks) == (([10, 0], 30), 15)
    assert siege.table.nemesis_life == 58  # enemies lose life as ever


@pytest.mark.rule("AE-GAP-10", "AE-DRAW-11")
def test_phaedraxas_rune_ends_with_the_turn() -> None:
    siege = with_rune("nemesis nemesis player-1", "provoker")

    siege.chooses("activate")

    assert siege.table.gravehold == 29


def test_phaedraxa_may_keep_the_charges() -> None:
    siege = with_rune("nemesis player-1", "provoker")

    siege.chooses("decline")
    assert siege.prompt() == "ae-use-ability"  # before the next turn

    assert (siege.table.gravehold, siege.table.charges) == (29, [5, 0])


@pytest.mark.rule("AE-TURNORDER-07")
def test_phaedraxa_knows_whose_turn_begins() -> None:
    siege = with_rune("nemesis player-1")

    assert siege.told("turned_over") == [("nemesis",)]


# Xaxos


@pytest.mark.rule("AE-GAP-37")
def test_xaxos_shares_4_charges_among_allies() -> None:
    siege = GivenSiege("xaxos kadir brama", charges={0: 5, 1: 3}, turn_deck="nemesis")

    siege.chooses("activate")
    assert (siege.asked(), siege.offers("player")) == ((0,), {"1", "2"})
    siege.chooses("player 1", "player 2", "player 1")

    # Kadir is full: the last charge can only be Brama's
    assert (siege.prompt(), siege.table.charges) == ("ae-phase-main", [0, 5, 2])


@pytest.mark.rule("AE-GAP-37")
def test_charges_of_xaxos_that_find_no_space_are_lost() -> None:
    siege = GivenSiege("xaxos brama mist", charges={0: 5, 1: 4, 2: 5}, turn_deck="nemesis")

    siege.chooses("activate")

    assert siege.table.charges == [0, 5, 5]


@pytest.mark.rule("AE-CHARGE-07", "AE-GAP-37")
def test_alone_xaxos_takes_4_charges_himself_after_his_own_were_removed() -> None:
    siege = GivenSiege("xaxos", charges={0: 5}, turn_deck="nemesis")

    siege.chooses("activate")

    assert siege.table.charges == [4]


def test_xaxos_reveals_the_turn_order_deck_and_puts_it_in_any_order() -> None:
    siege = GivenSiege("xaxos", charges={0: 5}, turn_deck="nemesis player-1 nemesis player-1")

    siege.chooses("activate")
    assert siege.offered() == {"turn_card nemesis", "turn_card player-1"}
    siege.chooses("turn_card player-1", "turn_card nemesis", "turn_card player-1")

    assert siege.in_words(siege.table.turn_deck) == "player-1 nemesis player-1 nemesis"
    assert siege.told("revealed_turn_card") == [("nemesis",), ("player-1",), ("nemesis",), ("player-1",)]


def test_everybody_knows_the_order_that_xaxos_made() -> None:
    siege = GivenSiege("xaxos brama", charges={0: 5}, turn_deck="nemesis player-1 player-2")

    siege.chooses("activate", "turn_card player-2", "turn_card player-1")

    assert siege.in_words(siege.table.turn_deck) == "player-2 player-1 nemesis"
    assert all(siege.table.cards.known_to(card, 1, 2) for card in siege.table.turn_deck)


@pytest.mark.rule("AE-GAP-08")
def test_xaxos_reshuffles_an_empty_turn_order_deck_and_arranges_all_of_it() -> None:
    siege = GivenSiege("xaxos", charges={0: 5}, turn_deck="", turn_discard="nemesis player-1 player-1")

    siege.chooses("activate", "turn_card player-1", "turn_card player-1")

    assert siege.in_words(siege.table.turn_deck) == "player-1 player-1 nemesis"
    assert siege.table.turn_discard == ()


@pytest.mark.rule("AE-CHARGE-09")
def test_xaxos_may_act_in_anothers_main_phase() -> None:
    siege = GivenSiege("kadir xaxos", charges={1: 5}, turn_deck="nemesis")

    siege.chooses("activate")

    assert (siege.table.charges, siege.asked()) == ([4, 0], (0,))

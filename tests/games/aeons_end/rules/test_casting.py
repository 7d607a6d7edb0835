"""The casting phase and casting (AE-CAST)."""

from __future__ import annotations

import pytest

from tests.kit.siege import GivenSiege


@pytest.mark.rule("AE-CAST-01", "AE-CAST-16")
def test_each_spell_at_an_open_breach_may_be_cast_or_kept() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "spark", 2: "spark#2"}}, breaches={0: "OO00"})
    assert siege.offered() == {"cast spark", "cast spark#2", "end_phase"}

    siege.chooses("cast spark#2")
    assert siege.offered() == {"cast spark", "end_phase"}
    siege.chooses("end_phase")

    assert siege.prompt() == "ae-phase-main"
    assert siege.in_words(siege.table.spells(0)) == "spark"
    assert siege.discard(0) == "spark#2"


@pytest.mark.rule("AE-CAST-16")
def test_a_spell_that_is_kept_can_be_cast_many_turns_later() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "spark"}}, turn_deck="player-1 player-1 nemesis")

    siege.chooses("end_phase", "end_phase", "end_phase", "end_phase")

    assert siege.table.turn == 3
    assert siege.offered() == {"cast spark", "end_phase"}


@pytest.mark.rule("AE-CAST-02", "AE-CAST-03", "AE-CAST-04")
def test_the_phase_cannot_end_before_every_spell_at_a_closed_breach_is_cast_in_any_order() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "spark", 2: "spark#2", 3: "spark#3"}}, breaches={0: "O000"})
    assert siege.offered() == {"cast spark", "cast spark#2", "cast spark#3"}

    siege.chooses("cast spark#3")
    assert siege.offered() == {"cast spark", "cast spark#2"}
    siege.chooses("cast spark#2")

    assert siege.offered() == {"cast spark", "end_phase"}
    assert siege.discard(0) == "spark#3 spark#2"


@pytest.mark.rule("AE-CAST-03")
def test_the_spell_at_a_breach_that_was_opened_earlier_in_the_phase_may_be_kept() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "amplify-vision", 3: "spark"}}, breaches={0: "OO30"})
    assert siege.offered() == {"cast amplify-vision", "cast spark"}

    siege.chooses("cast amplify-vision")

    assert siege.offered() == {"cast spark", "end_phase"}


@pytest.mark.rule("AE-CAST-01", "AE-PHASE-02")
def test_only_own_spells_are_cast_in_the_casting_phase() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "spark"}, 1: {1: "spark#2", 2: "spark#3"}})

    assert siege.offered() == {"cast spark", "end_phase"}


@pytest.mark.rule("AE-PHASE-03")
def test_without_a_prepped_spell_the_casting_phase_is_skipped() -> None:
    assert GivenSiege(moment="casting", prepped={1: {1: "spark"}}).prompt() == "ae-phase-main"


@pytest.mark.rule("AE-CAST-05")
def test_a_spell_lies_in_the_discard_pile_while_its_effect_is_resolved() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "dark-fire"}}, hands={0: "crystal"}, discards={0: "jade"})

    siege.chooses("cast dark-fire")

    assert siege.offers("give_up") == {"crystal"}
    assert (siege.discard(0), siege.table.spells(0)) == ("jade dark-fire", [])


@pytest.mark.rule("AE-CAST-06")
def test_cast_spells_lie_in_the_discard_pile_in_the_order_in_which_they_were_cast() -> None:
    siege = GivenSiege(
        moment="casting", prepped={0: {1: "spark", 2: "planar-insight", 3: "lava-tendril"}}, breaches={0: "OOO0"}
    )

    siege.chooses("cast lava-tendril", "cast spark", "cast planar-insight")

    assert siege.discard(0) == "lava-tendril spark planar-insight"


@pytest.mark.rule("AE-CAST-07", "AE-DMG-01")
def test_the_damage_of_a_spell_hits_one_enemy_and_what_is_too_much_is_lost() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "arcane-nexus"}}, in_play="provoker=2 bane-sire")

    siege.chooses("cast arcane-nexus", "hit provoker")

    assert (siege.in_play(), siege.tokens("bane-sire"), siege.table.nemesis_life) == ("bane-sire", 6, 70)


@pytest.mark.rule("AE-CAST-08")
def test_each_spell_may_have_another_target_which_its_caster_chooses_when_the_damage_is_dealt() -> None:
    siege = GivenSiege(
        moment="casting",
        active=1,
        prepped={1: {1: "spark", 2: "dark-fire"}},
        breaches={1: "OO00"},
        hands={1: "crystal"},
        in_play="provoker",
    )

    siege.chooses("cast spark")
    assert (siege.asked(), siege.offered()) == ((1,), {"hit nemesis", "hit provoker"})
    siege.chooses("hit provoker", "cast dark-fire", "give_up crystal", "hit nemesis")

    assert (siege.tokens("provoker"), siege.table.nemesis_life) == (4, 67)


@pytest.mark.rule("AE-CAST-09", "AE-CAST-11")
def test_the_bonus_of_an_open_breach_is_part_of_the_one_damage() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {3: "spark"}}, breaches={0: "O0O0"}).chooses("cast spark")

    assert siege.told("damaged") == [(-1, 2)]


@pytest.mark.rule("AE-CAST-09")
def test_a_spell_that_deals_no_damage_deals_the_bonus() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {4: "consuming-void"}}, breaches={0: "O00O"})

    siege.chooses("cast consuming-void")

    assert siege.told("damaged") == [(-1, 1)]


@pytest.mark.rule("AE-CAST-09", "AE-CAST-10")
@pytest.mark.parametrize(("breach", "damage"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_breaches_iii_and_iv_add_1_damage_only_while_they_are_open(breach: int, damage: int) -> None:
    opened = GivenSiege(moment="casting", prepped={0: {breach: "spark"}}, breaches={0: "OOOO"})
    closed = GivenSiege(moment="casting", prepped={0: {breach: "spark"}}, breaches={0: "3333"})

    assert opened.chooses("cast spark").told("damaged") == [(-1, damage)]
    assert closed.chooses("cast spark").told("damaged") == [(-1, 1)]


@pytest.mark.rule("AE-CAST-12", "AE-CAST-13", "AE-CAST-14")
def test_who_casts_a_spell_of_another_player_decides_all_and_the_owner_gets_it_back() -> None:
    siege = GivenSiege(
        prepped={1: {4: "dark-fire"}},
        breaches={0: "O000", 1: "O00O"},
        hands={0: "garnet-shard crystal", 1: "jade"},
        in_play="provoker",
    )

    siege.chooses("play garnet-shard", "either cast")
    assert (siege.asked(), siege.offered()) == ((0,), {"give_up crystal", "decline"})
    siege.chooses("give_up crystal")
    assert (siege.asked(), siege.offers("hit")) == ((0,), {"nemesis", "provoker"})
    siege.chooses("hit nemesis")

    assert siege.table.nemesis_life == 70 - 3 - 1
    assert (siege.discard(0), siege.discard(1), siege.hand(1)) == ("crystal", "dark-fire", "jade")


@pytest.mark.rule("AE-CAST-12")
def test_a_spell_is_chosen_among_all_that_are_prepped_and_a_single_one_is_cast_unasked() -> None:
    several = GivenSiege(prepped={0: {1: "spark"}, 1: {1: "spark#2"}}, hands={0: "garnet-shard"})
    several.chooses("play garnet-shard", "either cast")
    assert several.offered() == {"cast spark", "cast spark#2"}

    single = GivenSiege(prepped={1: {1: "spark"}}, hands={0: "garnet-shard"})
    single.chooses("play garnet-shard", "either cast")
    assert (single.prompt(), single.table.nemesis_life) == ("ae-phase-main", 69)


@pytest.mark.rule("AE-CAST-15")
def test_a_spell_is_carried_out_as_far_as_possible() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "ignite"}}, charges={1: 5}).chooses("cast ignite")

    assert (siege.table.nemesis_life, siege.table.charges) == (68, [0, 5])
    assert siege.prompt() == "ae-phase-main"


@pytest.mark.rule("AE-CAST-17")
def test_what_prepped_spells_do_at_the_end_comes_after_the_last_cast_and_before_the_main_phase() -> None:
    siege = GivenSiege(
        moment="casting", prepped={0: {1: "lava-tendril", 2: "spark"}}, breaches={0: "OO00"}, in_play="provoker"
    )

    siege.chooses("cast spark", "hit nemesis", "end_phase")

    assert (siege.table.phase, siege.offered()) == ("casting", {"hit nemesis", "hit provoker"})
    siege.chooses("hit provoker")
    assert (siege.table.phase, siege.tokens("provoker")) == ("main", 4)


@pytest.mark.rule("AE-CAST-17")
def test_a_spell_that_was_cast_does_nothing_at_the_end_of_the_phase() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "lava-tendril"}}).chooses("cast lava-tendril")

    assert (siege.table.phase, siege.table.nemesis_life) == ("main", 67)


@pytest.mark.rule("AE-DMG-02", "AE-END-02")
def test_a_spell_that_takes_the_last_life_of_the_nemesis_wins_at_once() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "ignite"}}, nemesis_life=2).chooses("cast ignite")

    assert siege.over() == (1.0, "AE-END-02")


# Effects that cast


@pytest.mark.rule("AE-CAST-11")
def test_blasting_staff_adds_2_to_the_one_damage_even_of_a_spell_that_deals_none() -> None:
    siege = GivenSiege(hands={0: "blasting-staff consuming-void"}, breaches={0: "O00O"})

    siege.chooses("prep consuming-void 0-IV", "play blasting-staff", "cast consuming-void")

    assert siege.told("damaged") == [(-1, 0 + 2 + 1)]


@pytest.mark.rule("AE-PREP-05")
def test_blasting_staff_casts_only_what_was_prepped_this_turn_and_only_if_one_likes() -> None:
    siege = GivenSiege(
        hands={0: "blasting-staff spark"}, prepped={0: {1: "spark#2"}, 1: {1: "spark#3"}}, breaches={0: "OO00"}
    )

    siege.chooses("prep spark 0-II", "play blasting-staff")
    assert siege.offered() == {"cast spark", "decline"}
    siege.chooses("decline")

    assert (siege.table.nemesis_life, siege.in_words(siege.table.spells(0))) == (70, "spark#2 spark")


@pytest.mark.rule("AE-CAST-05", "AE-CAST-13")
def test_black_mirror_casts_a_spell_twice_and_discards_it_with_the_second() -> None:
    siege = GivenSiege("jian adelheim", charges={0: 4}, prepped={1: {1: "dark-fire"}}, hands={0: "crystal jade spark"})

    siege.chooses("activate", "give_up crystal")
    assert (siege.table.spells(1), siege.discard(1)) == ([siege["dark-fire"]], "")
    siege.chooses("decline")
    assert (siege.table.spells(1), siege.discard(1), siege.table.nemesis_life) == ([], "dark-fire", 67)
    siege.chooses("give_up spark", "decline")

    assert siege.table.nemesis_life == 70 - 3 - 3
    assert siege.hand(0) == "jade"


@pytest.mark.rule("AE-CAST-10")
def test_a_breach_that_the_first_of_two_casts_opens_gives_its_bonus_to_the_second() -> None:
    siege = GivenSiege("jian adelheim", charges={0: 4}, prepped={0: {3: "amplify-vision"}}, breaches={0: "OO3-"})

    siege.chooses("activate")

    assert siege.told("damaged") == [(-1, 3), (-1, 3 + 1)]


@pytest.mark.rule("AE-CAST-05", "AE-EXHAUST-03")
def test_a_spell_whose_breach_is_destroyed_between_two_casts_is_not_cast_again() -> None:
    """Spreading the damage over husks exhausts the caster, who loses the breach that the spell lies at."""
    siege = GivenSiege(
        "jian adelheim",
        nemesis="carapace-queen",
        charges={0: 4},
        prepped={0: {1: "planar-insight"}},
        breaches={0: "OO--"},
        life={0: 1},
        husks=6,
    )

    siege.chooses("activate", "hit husk", "accept", "breach 0-I")

    assert len(siege.told("cast")) == 1
    assert (siege.discard(0), siege.table.spells(0)) == ("planar-insight", [])

"""The spells of the supply: what each does when it is cast, and while it is prepped."""

from __future__ import annotations

import pytest

from tests.kit.siege import GivenSiege

LIFE = 70  # of Rageborne


def casting(spell: str, breach: int = 1, breaches: str = "O020", hand: str = "", charges: int = 0) -> GivenSiege:
    """A player alone against Rageborne, about to cast one spell."""
    return GivenSiege(
        moment="casting",
        prepped={0: {breach: spell}},
        breaches={0: breaches},
        hands={0: hand},
        charges={0: charges},
    )


def dealt(siege: GivenSiege) -> int:
    return LIFE - siege.table.nemesis_life


@pytest.mark.rule("AE-CAST-09", "AE-CAST-10")
@pytest.mark.parametrize(
    ("spell", "damage"),
    [
        ("arcane-nexus", 4),
        ("chaos-arc", 3),
        ("feral-lightning", 3),
        ("ignite", 2),
        ("lava-tendril", 3),
        ("spectral-echo", 2),
        ("oblivion-swell", 2),
        ("phoenix-flame", 2),
        ("wildfire-whip", 4),
        ("essence-theft", 3),
        ("consuming-void", 0),
        ("dark-fire", 0),
    ],
)
def test_a_spell_deals_its_damage_and_one_more_from_an_open_breach_with_a_bonus(spell: str, damage: int) -> None:
    plain = casting(spell).chooses(f"cast {spell}")
    closed = casting(spell, breach=3).chooses(f"cast {spell}")
    bonus = casting(spell, breach=4, breaches="O00O").chooses(f"cast {spell}")

    assert [dealt(plain), dealt(closed), dealt(bonus)] == [damage, damage, damage + 1]
    assert plain.discard(0) == spell


# Amplify Vision


@pytest.mark.rule("AE-BREACH-13", "AE-BREACH-14")
def test_amplify_vision_focuses_the_closed_breach_with_the_lowest_cost_and_deals_2() -> None:
    siege = casting("amplify-vision", breaches="OO01").chooses("cast amplify-vision")

    assert siege.table.breaches[0] == (4, 4, 1, 1)
    assert dealt(siege) == 2


@pytest.mark.rule("AE-BREACH-13", "AE-CAST-15")
def test_amplify_vision_that_opens_the_last_closed_breach_deals_3() -> None:
    """AE-GAP-02: the focus comes first, as printed."""
    siege = casting("amplify-vision", breaches="OOO3").chooses("cast amplify-vision")

    assert siege.table.breaches[0] == (4, 4, 4, 4)
    assert dealt(siege) == 3


@pytest.mark.rule("AE-BREACH-14", "AE-BREACH-16")
def test_amplify_vision_without_a_closed_breach_just_deals_3_and_missing_breaches_do_not_matter() -> None:
    assert dealt(casting("amplify-vision", breaches="O-OO").chooses("cast amplify-vision")) == 3


@pytest.mark.rule("AE-CAST-10")
def test_the_bonus_of_a_breach_that_amplify_vision_opens_itself_comes_too_late() -> None:
    """AE-GAP-40: what counts is the breach when the cast began; only the third damage for all open breaches applies."""
    siege = casting("amplify-vision", breach=3, breaches="OO3O").chooses("cast amplify-vision")

    assert siege.table.breaches[0] == (4, 4, 4, 4)
    assert dealt(siege) == 3


@pytest.mark.rule("AE-CAST-12")
def test_amplify_vision_of_another_player_focuses_a_breach_of_the_caster() -> None:
    siege = GivenSiege(prepped={1: {1: "amplify-vision"}}, breaches={0: "O020", 1: "OOO0"}, hands={0: "garnet-shard"})

    siege.chooses("play garnet-shard", "either cast")

    assert siege.table.breaches == [(4, 1, 2, 0), (4, 4, 4, 0)]
    assert dealt(siege) == 2
    assert siege.discard(1) == "amplify-vision"


# Arcane Nexus


@pytest.mark.rule("AE-WHILE-01", "AE-WHILE-03")
def test_arcane_nexus_takes_a_gem_back_once_per_turn_and_it_may_be_played_again() -> None:
    siege = GivenSiege(prepped={0: {1: "arcane-nexus"}}, hands={0: "jade"})
    assert siege.offers("use") == set()

    siege.chooses("play jade", "use arcane-nexus")

    assert (siege.hand(), siege.table.played, siege.offers("use")) == ("jade", (), set())
    siege.chooses("play jade")
    assert siege.table.aether == 4
    assert siege.offers("use") == set()


@pytest.mark.rule("AE-WHILE-03")
def test_each_copy_of_arcane_nexus_is_used_once() -> None:
    siege = GivenSiege(prepped={0: {1: "arcane-nexus", 2: "arcane-nexus#2"}}, breaches={0: "OO00"}, hands={0: "jade"})

    siege.chooses("play jade", "use arcane-nexus", "play jade")
    assert siege.offers("use") == {"arcane-nexus#2"}
    siege.chooses("use arcane-nexus#2", "play jade")

    assert siege.table.aether == 6
    assert siege.offers("use") == set()


@pytest.mark.rule("AE-WHILE-01")
def test_arcane_nexus_lets_choose_among_the_gems_in_front_and_takes_no_relic() -> None:
    siege = GivenSiege(
        prepped={0: {1: "arcane-nexus"}}, hands={0: "flexing-dagger jade crystal crystal#2"}, market="jade"
    )
    siege.chooses("play flexing-dagger", "either discount")
    assert siege.offers("use") == set()

    siege.chooses("play jade", "play crystal", "play crystal#2", "use arcane-nexus")

    assert siege.offers("pick") == {"jade", "crystal"}
    siege.chooses("pick crystal")
    assert siege.hand() == "crystal"


@pytest.mark.rule("AE-WHILE-03")
def test_a_gem_taken_back_counts_as_another_play() -> None:
    """AE-GAP-19: the same Diamond Cluster is the second one of the turn."""
    siege = GivenSiege(prepped={0: {1: "arcane-nexus"}}, hands={0: "diamond-cluster"})

    siege.chooses("play diamond-cluster", "use arcane-nexus", "play diamond-cluster")

    assert siege.table.aether == 2 + 4


# Chaos Arc


@pytest.mark.rule("AE-BREACH-10")
def test_chaos_arc_deals_2_more_for_each_spell_at_an_adjacent_breach() -> None:
    siege = GivenSiege(
        moment="casting", prepped={0: {1: "spark", 2: "chaos-arc", 3: "spark#2", 4: "spark#3"}}, breaches={0: "OOO0"}
    )

    siege.chooses("cast chaos-arc")

    assert dealt(siege) == 3 + 2 * 2


@pytest.mark.rule("AE-PREP-08", "AE-BREACH-10")
def test_chaos_arc_counts_two_spells_at_one_adjacent_breach_twice_and_its_neighbour_at_the_same_breach_not() -> None:
    """AE-GAP-22."""
    siege = GivenSiege(
        moment="casting", prepped={0: {1: "spark spark#2", 2: "chaos-arc spark#3"}}, breaches={0: "OO00"}
    )

    siege.chooses("cast chaos-arc")

    assert dealt(siege) == 3 + 2 * 2


@pytest.mark.rule("AE-CAST-14")
def test_chaos_arc_looks_at_the_breaches_of_its_owner_whoever_casts_it() -> None:
    siege = GivenSiege(
        prepped={0: {1: "spark"}, 1: {3: "chaos-arc", 4: "spark#2"}},
        breaches={0: "OO00", 1: "OOO1"},
        hands={0: "garnet-shard"},
    )

    siege.chooses("play garnet-shard", "either cast", "cast chaos-arc")

    assert dealt(siege) == 3 + 2 + 1


# Consuming Void and Dark Fire


@pytest.mark.rule("AE-CAST-11")
@pytest.mark.parametrize("given", [0, 1, 2])
def test_consuming_void_destroys_up_to_two_cards_for_3_damage_each(given: int) -> None:
    siege = casting("consuming-void", hand="crystal spark jade").chooses("cast consuming-void")

    siege.chooses(*["give_up crystal", "give_up spark"][:given])
    if given < 2:
        siege.chooses("decline")

    assert dealt(siege) == 3 * given
    assert len(siege.told("damaged")) == min(given, 1)
    assert (siege.discard(0), len(siege.told("destroyed"))) == ("consuming-void", given)
    assert siege.hand() == ["crystal spark jade", "spark jade", "jade"][given]


@pytest.mark.rule("AE-CAST-11", "AE-CAST-12")
@pytest.mark.parametrize("given", [0, 1, 2])
def test_dark_fire_discards_up_to_two_cards_for_3_damage_each(given: int) -> None:
    """AE-GAP-03."""
    siege = casting("dark-fire", breach=4, breaches="O00O", hand="crystal spark jade").chooses("cast dark-fire")

    siege.chooses(*["give_up crystal", "give_up spark"][:given])
    if given < 2:
        siege.chooses("decline")

    assert dealt(siege) == 3 * given + 1
    assert len(siege.told("damaged")) == 1
    assert siege.discard(0) == ["dark-fire", "dark-fire crystal", "dark-fire crystal spark"][given]


@pytest.mark.rule("AE-CAST-15")
def test_dark_fire_with_one_card_in_hand_goes_as_far_as_it_can() -> None:
    siege = casting("dark-fire", hand="crystal").chooses("cast dark-fire", "give_up crystal")

    assert dealt(siege) == 3
    assert siege.prompt() == "ae-phase-main"


@pytest.mark.rule("AE-CORR-04", "AE-CORR-14")
@pytest.mark.parametrize("harder", [False, True])
def test_a_corruption_that_consuming_void_destroys_goes_where_the_mask_says(harder: bool) -> None:
    siege = GivenSiege(
        nemesis="crooked-mask",
        moment="casting",
        prepped={0: {1: "consuming-void"}},
        hands={0: "fever-of-war crystal"},
        harder=harder,
    )
    siege.chooses("cast consuming-void", "give_up fever-of-war")

    if harder:
        siege.chooses("player 1")
        assert siege.discard(1) == "fever-of-war"
    else:
        assert siege.in_words(siege.table.corruptions) == "fever-of-war"
    siege.chooses("give_up crystal")
    assert dealt(siege) == 6


# Essence Theft


@pytest.mark.rule("AE-AMBIG-09", "AE-TERM-06")
def test_essence_theft_may_discard_a_card_so_that_any_player_regains_1_life() -> None:
    siege = GivenSiege(
        moment="casting", prepped={0: {1: "essence-theft"}}, hands={0: "crystal spark"}, life={0: 9, 1: 5}
    )

    siege.chooses("cast essence-theft")
    assert dealt(siege) == 3
    siege.chooses("give_up crystal")
    assert siege.offers("player") == {"0", "1"}
    siege.chooses("player 1")

    assert siege.table.life == [9, 6]
    assert siege.discard(0) == "essence-theft crystal"


@pytest.mark.rule("AE-AMBIG-09")
def test_essence_theft_without_a_discard_gives_no_life() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "essence-theft"}}, hands={0: "crystal"}, life={0: 9, 1: 5})

    siege.chooses("cast essence-theft", "decline")

    assert (siege.table.life, siege.hand(), dealt(siege)) == ([9, 5], "crystal", 3)
    assert siege.prompt() == "ae-phase-main"


# Feral Lightning


@pytest.mark.rule("AE-PREP-01", "AE-TERM-03")
def test_feral_lightning_may_be_prepped_at_any_free_closed_breach() -> None:
    siege = GivenSiege(hands={0: "feral-lightning spark"}, prepped={0: {2: "spark#2"}}, breaches={0: "O00-"})

    assert siege.offers("prep feral-lightning") == {"0-I", "0-III"}
    assert siege.offers("prep spark") == {"0-I"}


@pytest.mark.rule("AE-CAST-02")
def test_feral_lightning_at_a_closed_breach_must_be_cast_in_the_next_casting_phase() -> None:
    siege = casting("feral-lightning", breach=3)

    assert siege.offered() == {"cast feral-lightning"}


# Ignite


@pytest.mark.rule("AE-CHARGE-04", "AE-TERM-04")
def test_ignite_deals_2_and_gives_an_ally_a_charge() -> None:
    siege = GivenSiege("kadir adelheim brama", moment="casting", prepped={0: {1: "ignite"}}).chooses("cast ignite")

    assert siege.offers("player") == {"1", "2"}
    siege.chooses("player 2")

    assert (dealt(siege), siege.table.charges) == (2, [0, 0, 1])


@pytest.mark.rule("AE-CAST-12", "AE-TERM-04")
def test_the_ally_whom_ignite_charges_is_the_casters() -> None:
    siege = GivenSiege(prepped={1: {1: "ignite"}}, hands={0: "garnet-shard"})

    siege.chooses("play garnet-shard", "either cast")

    assert siege.table.charges == [0, 1]


@pytest.mark.rule("AE-SOLO-06")
def test_alone_one_is_charged_by_ones_own_ignite() -> None:
    siege = GivenSiege("kadir", moment="casting", prepped={0: {1: "ignite"}}).chooses("cast ignite")

    assert siege.table.charges == [1]


# Lava Tendril


@pytest.mark.rule("AE-CAST-17", "AE-WHILE-02", "AE-WHILE-04")
def test_lava_tendril_that_stays_prepped_deals_1_at_the_end_of_the_casting_phase() -> None:
    siege = casting("lava-tendril", breach=4, breaches="O00O")

    siege.chooses("end_phase")

    assert dealt(siege) == 1
    assert siege.prompt() == "ae-phase-main"
    assert siege.in_words(siege.table.spells(0)) == "lava-tendril"


@pytest.mark.rule("AE-CAST-17")
def test_each_lava_tendril_that_was_not_cast_hits_an_enemy_of_the_players_choice() -> None:
    siege = GivenSiege(
        moment="casting",
        prepped={0: {1: "lava-tendril", 2: "lava-tendril#2", 4: "lava-tendril#3"}},
        breaches={0: "OO00"},
        in_play="provoker",
    )

    siege.chooses("cast lava-tendril#3", "hit nemesis", "end_phase", "hit provoker", "hit nemesis")

    assert (siege.tokens("provoker"), dealt(siege)) == (4, 3 + 1)
    assert siege.prompt() == "ae-phase-main"


@pytest.mark.rule("AE-CAST-17")
def test_lava_tendril_of_another_player_does_nothing_in_ones_own_casting_phase() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "spark"}, 1: {1: "lava-tendril"}}).chooses("end_phase")

    assert dealt(siege) == 0


# Oblivion Swell


@pytest.mark.rule("AE-WHILE-01", "AE-WHILE-03")
def test_oblivion_swell_gives_1_aether_once_per_turn_and_copy() -> None:
    siege = GivenSiege(prepped={0: {1: "oblivion-swell", 2: "oblivion-swell#2"}}, breaches={0: "OO00"})

    siege.chooses("use oblivion-swell")
    assert (siege.table.aether, siege.offers("use")) == (1, {"oblivion-swell#2"})
    siege.chooses("use oblivion-swell#2")

    assert (siege.table.aether, siege.offers("use")) == (2, set())


@pytest.mark.rule("AE-PHASE-05")
def test_oblivion_swell_can_be_used_again_in_the_next_turn() -> None:
    siege = GivenSiege(prepped={0: {1: "oblivion-swell"}}, turn_deck="player-1 nemesis", decks={0: "crystal"})

    siege.chooses("use oblivion-swell", "end_phase", "end_phase")

    assert siege.prompt() == "ae-phase-main"
    assert (siege.table.turn, siege.table.aether, siege.offers("use")) == (2, 0, {"oblivion-swell"})


@pytest.mark.rule("AE-CAST-11")
def test_oblivion_swell_adds_the_cost_of_a_gem_that_is_discarded() -> None:
    siege = casting("oblivion-swell", hand="jade clouded-sapphire spark").chooses("cast oblivion-swell")

    assert siege.offered() == {"give_up jade", "give_up clouded-sapphire", "decline"}
    siege.chooses("give_up clouded-sapphire")

    assert (dealt(siege), len(siege.told("damaged"))) == (2 + 6, 1)
    assert siege.discard(0) == "oblivion-swell clouded-sapphire"


@pytest.mark.rule("AE-AMBIG-09")
def test_oblivion_swell_deals_2_if_no_gem_is_discarded_or_a_gem_that_costs_nothing() -> None:
    kept = casting("oblivion-swell", hand="jade").chooses("cast oblivion-swell", "decline")
    cheap = casting("oblivion-swell", hand="crystal").chooses("cast oblivion-swell", "give_up crystal")

    assert (dealt(kept), dealt(cheap)) == (2, 2)


# Phoenix Flame


@pytest.mark.rule("AE-CHARGE-12", "AE-AMBIG-09")
def test_phoenix_flame_deals_4_for_a_charge_and_2_without() -> None:
    paid = casting("phoenix-flame", charges=3, breach=4, breaches="O00O").chooses("cast phoenix-flame", "accept")
    kept = casting("phoenix-flame", charges=3).chooses("cast phoenix-flame", "decline")

    assert (dealt(paid), paid.table.charges[0]) == (4 + 1, 2)
    assert (dealt(kept), kept.table.charges[0]) == (2, 3)


@pytest.mark.rule("AE-CAST-12")
def test_the_charge_for_phoenix_flame_is_the_casters() -> None:
    siege = GivenSiege(prepped={1: {1: "phoenix-flame"}}, hands={0: "garnet-shard"}, charges={0: 0, 1: 2})

    siege.chooses("play garnet-shard", "either cast")

    assert (dealt(siege), siege.table.charges) == (2, [0, 2])


# Planar Insight


@pytest.mark.rule("AE-CAST-12", "AE-BREACH-16")
def test_planar_insight_deals_2_and_1_for_each_open_breach_of_the_caster() -> None:
    siege = GivenSiege(prepped={1: {3: "planar-insight"}}, breaches={0: "OOO-", 1: "O0O0"}, hands={0: "garnet-shard"})

    siege.chooses("play garnet-shard", "either cast")

    assert dealt(siege) == 2 + 3 + 1
    assert dealt(casting("planar-insight", breaches="O020").chooses("cast planar-insight")) == 2 + 1


# Spectral Echo


@pytest.mark.rule("AE-AMBIG-09", "AE-TERM-05")
def test_spectral_echo_may_destroy_one_card_in_hand() -> None:
    siege = casting("spectral-echo", hand="crystal spark").chooses("cast spectral-echo", "give_up crystal")

    assert (siege.hand(), siege.discard(0), dealt(siege)) == ("spark", "spectral-echo", 2)
    assert siege.told("destroyed") == [(siege["crystal"],)]
    assert siege.prompt() == "ae-phase-main"


# Wildfire Whip


@pytest.mark.rule("AE-WHILE-01", "AE-WHILE-03", "AE-CAST-13")
def test_wildfire_whip_casts_prepped_spells_of_anybody_for_2_aether_each() -> None:
    """AE-GAP-20: again and again, also itself and what was prepped this turn."""
    siege = GivenSiege(
        prepped={0: {1: "wildfire-whip"}, 1: {1: "spark"}},
        breaches={0: "OO00"},
        hands={0: "spark#2"},
        aether=6,
    )
    siege.chooses("prep spark#2 0-II", "use wildfire-whip")
    assert siege.offers("cast") == {"wildfire-whip", "spark", "spark#2"}

    siege.chooses("cast spark")
    assert (siege.table.aether, dealt(siege), siege.discard(1)) == (4, 1, "spark")
    siege.chooses("use wildfire-whip", "cast spark#2", "use wildfire-whip")

    assert (siege.table.aether, dealt(siege)) == (0, 1 + 1 + 4)
    assert siege.discard(0) == "spark#2 wildfire-whip"


@pytest.mark.rule("AE-WHILE-01")
def test_wildfire_whip_needs_2_aether() -> None:
    assert GivenSiege(prepped={0: {1: "wildfire-whip"}}, aether=1).offers("use") == set()
    assert GivenSiege(prepped={0: {1: "wildfire-whip"}}, aether=2).offers("use") == {"wildfire-whip"}

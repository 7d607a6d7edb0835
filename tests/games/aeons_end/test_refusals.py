"""Why a choice is not possible: the first rule that forbids it with its numbers."""

from __future__ import annotations

import pytest

from herna.games.aeons_end.table import DEVOURED
from tests.kit.siege import GivenSiege
from tests.kit.siege_refused import in_words, reason_for, refused

ACTIVITIES = ["play", "buy", "buy_charge", "focus", "open", "prep", "use", "discard_power", "activate", "give_floor"]


# Cards of the hand


@pytest.mark.rule("AE-MAIN-03", "AE-PREP-01")
def test_spells_are_prepped_and_gems_and_relics_are_played() -> None:
    siege = GivenSiege(hands={0: "spark crystal crystal#2", 1: "jade"})

    assert refused(siege, "play", "spark") == ("AE-PREP-01", "ae-why-is-spell")
    assert refused(siege, "play", "jade") == ("AE-MAIN-03", "ae-why-not-in-hand")
    twin = reason_for(siege, "play", "crystal#2")
    assert (twin.rule, twin.key, twin.blockers) == ("AE-MAIN-03", "ae-why-equal-card", (("card", siege["crystal"]),))
    assert refused(siege, "play", "") == ("AE-MAIN-03", "ae-why-choose-card")
    assert refused(siege, "play", 10_000) == ("AE-MAIN-03", "ae-why-no-such-card")
    assert refused(siege, "prep", "crystal", "0-I") == ("AE-MAIN-03", "ae-why-is-no-spell")
    assert refused(siege, "prep", "jade", "0-I") == ("AE-PREP-01", "ae-why-not-in-hand")


@pytest.mark.rule("AE-CORR-08")
def test_a_corruption_is_neither_played_nor_prepped() -> None:
    siege = GivenSiege(nemesis="crooked-mask", hands={0: "fever-of-war"})

    assert refused(siege, "play", "fever-of-war") == ("AE-CORR-08", "ae-why-is-corruption")
    assert refused(siege, "prep", "fever-of-war", "0-I") == ("AE-CORR-08", "ae-why-is-corruption")


@pytest.mark.rule("AE-PREP-01", "AE-PREP-03", "AE-PREP-04")
def test_a_breach_that_takes_no_spell_says_why() -> None:
    siege = GivenSiege(hands={0: "spark"}, prepped={0: {1: "ignite"}}, breaches={0: "OO0-"})

    full = reason_for(siege, "prep", "spark", "0-I")
    assert (full.rule, full.key, full.blockers) == ("AE-PREP-03", "ae-why-breach-full", (("card", siege["ignite"]),))
    assert refused(siege, "prep", "spark", "0-III") == ("AE-PREP-01", "ae-why-breach-closed")
    assert refused(siege, "prep", "spark", "0-IV") == ("AE-BREACH-11", "ae-why-breach-gone")
    assert refused(siege, "prep", "spark", "1-I") == ("AE-PREP-04", "ae-why-not-your-breach")
    assert refused(siege, "prep", "spark", 99) == ("AE-BREACH-01", "ae-why-no-such-breach")


@pytest.mark.rule("AE-PREP-08")
def test_with_two_spells_a_breach_is_full_by_kadirs_ability() -> None:
    siege = GivenSiege(hands={0: "spark"}, prepped={0: {1: "ignite dark-fire"}})
    siege.table.two_spells = True

    assert refused(siege, "prep", "spark", "0-I") == ("AE-PREP-08", "ae-why-breach-full")


@pytest.mark.rule("AE-PREP-01")
def test_a_spell_or_a_breach_that_was_only_pointed_at_is_told_what_is_missing() -> None:
    siege = GivenSiege(hands={0: "spark"}, prepped={0: {1: "ignite"}}, breaches={0: "OO00"})
    full = GivenSiege(hands={0: "spark"}, prepped={0: {1: "ignite"}}, breaches={0: "O000"})

    assert refused(siege, "prep", "spark", "") == ("AE-PREP-01", "ae-why-choose-breach")
    assert refused(full, "prep", "spark", "") == ("AE-PREP-01", "ae-why-no-breach-takes-it")
    assert refused(siege, "prep", "", "0-II") == ("AE-PREP-01", "ae-why-choose-spell-of-hand")
    assert refused(siege, "prep", "", "0-I") == ("AE-PREP-03", "ae-why-breach-full")
    assert refused(siege, "prep", "", "0-III") == ("AE-PREP-01", "ae-why-breach-closed")
    assert refused(siege, "prep", "", "") == ("AE-PREP-01", "ae-why-choose-spell-of-hand")
    wild = GivenSiege(hands={0: "feral-lightning"}, breaches={0: "O000"})
    assert refused(wild, "prep", "", "0-III") == ("AE-PREP-01", "ae-why-choose-spell-of-hand")
    none = GivenSiege(hands={0: "crystal"}, breaches={0: "O000"})
    assert refused(none, "prep", "", "0-I") == ("AE-PREP-01", "ae-why-no-spell-in-hand")


# Aether


@pytest.mark.rule("AE-MARKET-07")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It costs 5 aether; you have 4. [AE-MARKET-07]"),
        ("cs", "Cena v éterech: 5; máte 4. [AE-MARKET-07]"),
    ],
)
def test_what_cannot_be_paid_says_what_it_costs_and_what_one_has(language: str, words: str) -> None:
    siege = GivenSiege(aether=4)

    assert in_words(siege, reason_for(siege, "buy", "pile essence-theft"), language) == words


@pytest.mark.rule("AE-MAIN-08", "AE-POWER-10")
def test_aether_for_one_purpose_does_not_pay_for_another() -> None:
    siege = GivenSiege(aether=1, in_play="agony-field")
    siege.table.gem_aether, siege.table.spell_aether = 1, 3

    essence = reason_for(siege, "buy", "pile essence-theft")  # a spell for 5
    jade = reason_for(siege, "buy", "pile searing-ruby")  # a gem for 4
    assert (essence.rule, dict(essence.arguments)) == ("AE-MAIN-08", {"cost": 5, "has": 4, "others": 1})
    assert (jade.rule, dict(jade.arguments)) == ("AE-MAIN-08", {"cost": 4, "has": 2, "others": 3})
    assert refused(siege, "buy_charge") == ("AE-MAIN-08", "ae-why-restricted-aether")
    assert refused(siege, "focus", "0-II") == ("AE-MAIN-08", "ae-why-restricted-aether")


@pytest.mark.rule("AE-MARKET-06", "AE-GLUT-05")
def test_nothing_is_bought_from_an_empty_pile_or_from_one_that_is_not_there() -> None:
    siege = GivenSiege(aether=9)
    siege.table.piles[0] = ()
    prince = GivenSiege(nemesis="prince-of-gluttons", aether=9)

    assert refused(siege, "buy", "pile jade") == ("AE-MARKET-06", "ae-why-pile-empty")
    assert refused(siege, "buy", DEVOURED) == ("AE-MARKET-01", "ae-why-no-such-pile")
    assert refused(siege, "buy", 33) == ("AE-MARKET-01", "ae-why-no-such-pile")
    assert refused(siege, "buy", "") == ("AE-MARKET-07", "ae-why-choose-pile")
    assert refused(prince, "buy", DEVOURED) == ("AE-GLUT-05", "ae-why-nothing-devoured")


@pytest.mark.rule("AE-GLUT-05")
def test_a_devoured_card_that_cannot_be_paid_says_what_it_costs() -> None:
    siege = GivenSiege(nemesis="prince-of-gluttons", aether=3)
    siege.table.devoured = siege.table.piles[2][:1]  # a Burning Opal

    assert dict(reason_for(siege, "buy", DEVOURED).arguments) == {"cost": 5, "has": 3}


@pytest.mark.rule("AE-CHARGE-01", "AE-CHARGE-03")
def test_no_charge_is_bought_without_2_aether_or_without_a_space_for_it() -> None:
    full, poor = GivenSiege(charges={0: 5}, aether=9), GivenSiege(aether=1)

    assert refused(full, "buy_charge") == ("AE-CHARGE-03", "ae-why-charges-full")
    assert dict(reason_for(poor, "buy_charge").arguments) == {"cost": 2, "has": 1}


@pytest.mark.rule("AE-BREACH-05", "AE-BREACH-07", "AE-BREACH-12")
def test_a_breach_that_is_not_turned_says_why() -> None:
    siege = GivenSiege(breaches={0: "O3-0", 1: "O000"}, aether=1)

    assert refused(siege, "focus", "0-I") == ("AE-BREACH-07", "ae-why-breach-open")
    assert refused(siege, "open", "0-I") == ("AE-BREACH-07", "ae-why-breach-open")
    up = reason_for(siege, "focus", "0-II")
    assert (up.rule, up.key, dict(up.arguments)["cost"]) == ("AE-BREACH-05", "ae-why-breach-points-up", 2)
    assert refused(siege, "focus", "0-III") == ("AE-BREACH-11", "ae-why-breach-gone")
    assert refused(siege, "open", "1-II") == ("AE-BREACH-12", "ae-why-not-your-breach")
    assert refused(siege, "open", "") == ("AE-BREACH-08", "ae-why-choose-breach-to-turn")
    assert refused(siege, "focus", "0-IV") == ("AE-BREACH-03", "ae-why-not-enough-aether")
    assert dict(reason_for(siege, "open", "0-IV").arguments) == {"cost": 13, "has": 1}


@pytest.mark.rule("AE-BREACH-15")
def test_a_reduction_counts_in_what_a_breach_is_said_to_cost() -> None:
    siege = GivenSiege(breaches={0: "O000"}, aether=1)
    siege.table.discount = 3

    assert dict(reason_for(siege, "open", "0-II").arguments) == {"cost": 2, "has": 1}


# Prepped spells, powers and abilities


@pytest.mark.rule("AE-WHILE-01", "AE-WHILE-02", "AE-WHILE-03")
def test_an_effect_of_a_prepped_spell_that_is_not_used_says_why() -> None:
    siege = GivenSiege(
        prepped={
            0: {1: "oblivion-swell", 2: "arcane-nexus", 3: "wildfire-whip", 4: "spark"},
            1: {1: "oblivion-swell#2"},
        },
        hands={0: "ignite"},
    ).chooses("use oblivion-swell")

    assert refused(siege, "use", "oblivion-swell") == ("AE-WHILE-03", "ae-why-used")
    assert refused(siege, "use", "arcane-nexus") == ("AE-WHILE-01", "ae-why-text-does-not-allow")
    assert dict(reason_for(siege, "use", "wildfire-whip").arguments) == {"cost": 2, "has": 1}
    assert refused(siege, "use", "spark") == ("AE-WHILE-02", "ae-why-nothing-to-use")
    assert refused(siege, "use", "ignite") == ("AE-WHILE-01", "ae-why-not-prepped")
    assert refused(siege, "use", "oblivion-swell#2") == ("AE-WHILE-01", "ae-why-not-your-spell")
    assert refused(siege, "use", "") == ("AE-WHILE-01", "ae-why-choose-spell")


@pytest.mark.rule("AE-POWER-05", "AE-POWER-06", "AE-POWER-09")
def test_a_power_that_is_not_discarded_says_what_it_demands() -> None:
    siege = GivenSiege(in_play="provoker agony-field vile-feast blot-the-sun foul-multitudes", charges={0: 3}, aether=7)

    assert refused(siege, "discard_power", "provoker") == ("AE-POWER-05", "ae-why-is-no-power")
    assert refused(siege, "discard_power", "haze-spewer") == ("AE-POWER-06", "ae-why-not-in-play")
    assert refused(siege, "discard_power", "agony-field") == ("AE-POWER-09", "ae-why-condition-not-met")
    assert refused(siege, "discard_power", "foul-multitudes") == ("AE-POWER-05", "ae-why-no-condition")
    assert refused(siege, "discard_power", "") == ("AE-POWER-06", "ae-why-choose-power")
    feast, blot = (reason_for(siege, "discard_power", power) for power in ("vile-feast", "blot-the-sun"))
    assert (feast.rule, feast.key, feast.arguments) == (
        "AE-POWER-09",
        "ae-why-not-enough-aether",
        (("cost", 8), ("has", 7)),
    )
    assert (blot.key, blot.arguments) == ("ae-why-not-enough-charges", (("cost", 4), ("has", 3)))


@pytest.mark.rule("AE-CHARGE-05", "AE-CHARGE-09")
def test_an_ability_that_is_not_activated_says_how_many_charges_it_has_or_when_it_is_used() -> None:
    poor, ward = GivenSiege("brama adelheim", charges={0: 3}), GivenSiege("adelheim brama", charges={0: 5})
    mirror = GivenSiege("jian adelheim", charges={0: 4})

    assert in_words(poor, reason_for(poor, "activate")) == (
        "Your ability is not ready: it has 3 of 5 charges. [AE-CHARGE-05]"
    )
    assert refused(ward, "activate") == ("AE-CHARGE-09", "ae-why-other-time")
    assert refused(mirror, "activate") == ("AE-CHARGE-09", "ae-why-ability-of-no-use")


@pytest.mark.rule("AE-CHARGE-05", "AE-CHARGE-09", "AE-CHARGE-11")
def test_a_player_who_cannot_use_the_ability_now_is_not_given_the_floor() -> None:
    siege = GivenSiege("brama xaxos kadir adelheim", charges={1: 5, 2: 4, 3: 5}).chooses("decline")

    assert refused(siege, "give_floor", 0) == ("AE-CHARGE-10", "ae-why-your-own-ability")
    assert refused(siege, "give_floor", 1) == ("AE-CHARGE-11", "ae-why-just-declined")
    assert refused(siege, "give_floor", 2) == ("AE-CHARGE-05", "ae-why-other-not-charged")
    assert refused(siege, "give_floor", 3) == ("AE-CHARGE-09", "ae-why-other-time")
    assert refused(siege, "give_floor", 4) == ("AE-CHARGE-09", "ae-why-no-such-player")
    assert refused(siege, "give_floor", "") == ("AE-CHARGE-09", "ae-why-choose-player")


# The casting phase, and effects that ask


@pytest.mark.rule("AE-CAST-03")
def test_the_casting_phase_does_not_end_before_what_must_be_cast_is_cast() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "spark", 2: "ignite", 3: "dark-fire"}}, breaches={0: "O000"})

    reason = reason_for(siege, "end_phase")

    assert reason.blockers == (("card", siege["ignite"]), ("card", siege["dark-fire"]))
    told = "Ignite is prepped at breach II, which is closed, and must be cast first; so must other spells (1)."
    assert in_words(siege, reason) == f"{told} [AE-CAST-03]"


@pytest.mark.rule("AE-CAST-01", "AE-PHASE-01", "AE-PHASE-02")
def test_each_phase_has_its_own_activities() -> None:
    casting = GivenSiege(moment="casting", prepped={0: {1: "spark"}, 1: {1: "spark#2"}}, hands={0: "crystal ignite"})
    main = GivenSiege(prepped={0: {1: "spark"}})

    assert refused(casting, "play", "crystal") == ("AE-PHASE-01", "ae-why-main-phase-later")
    assert refused(casting, "cast", "spark#2") == ("AE-CAST-01", "ae-why-not-your-spell")
    assert refused(casting, "cast", "ignite") == ("AE-CAST-01", "ae-why-not-prepped")
    assert refused(casting, "cast", "") == ("AE-CAST-01", "ae-why-choose-spell")
    assert refused(casting, "player", 1) == ("AE-CAST-01", "ae-why-another-question")
    assert refused(main, "cast", "spark") == ("AE-PHASE-02", "ae-why-casting-is-over")
    assert refused(main, "player", 1) == ("AE-MAIN-01", "ae-why-another-question")


@pytest.mark.rule("AE-CHARGE-09")
def test_what_is_never_done_in_a_main_phase_does_not_wait_for_it() -> None:
    ward = GivenSiege("adelheim brama", "casting", prepped={0: {1: "spark"}}, charges={0: 5})
    siphon = GivenSiege("brama adelheim", "casting", prepped={0: {1: "spark"}}, charges={0: 5})

    assert refused(ward, "activate") == ("AE-CHARGE-09", "ae-why-other-time")
    assert refused(siphon, "activate") == ("AE-PHASE-01", "ae-why-main-phase-later")
    assert refused(siphon, "play", "spark") == ("AE-MAIN-03", "ae-why-not-in-hand")
    assert refused(siphon, "use", "spark") == ("AE-WHILE-02", "ae-why-nothing-to-use")
    assert refused(siphon, "open", "0-I") == ("AE-BREACH-07", "ae-why-breach-open")
    assert refused(siphon, "open", "0-II") == ("AE-PHASE-01", "ae-why-main-phase-later")


@pytest.mark.rule("AE-PREP-03")
def test_a_spell_that_fits_at_any_closed_breach_is_not_told_to_wait_for_an_open_one() -> None:
    siege = GivenSiege(hands={0: "feral-lightning"}, prepped={0: {1: "spark", 2: "ignite"}}, breaches={0: "O0--"})

    assert refused(siege, "prep", "feral-lightning", "") == ("AE-PREP-03", "ae-why-every-breach-full")

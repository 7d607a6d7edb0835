"""Why an ability is not used, and why an effect that is being resolved does not take an answer."""

from __future__ import annotations

from herna.games.summoner_wars.rules.zones import gain_ability
from tests.kit.battle import MR, SOUTH, GivenBattle
from tests.kit.refused import in_the_way, in_words, refused, rule_and_key


def with_sneeks(phase: str) -> GivenBattle:
    """South's Sneeks may swap places with a Horde Slinger in the Attack phase."""
    return GivenBattle(south={"sneeks": (3, 3), "horde-slinger": (3, 5)}, north={"ret-talus": (8, 6)}, phase=phase)


def test_an_ability_is_used_in_its_phase() -> None:
    battle = with_sneeks("move")

    reason = refused(battle, "use", "sneeks", "sly")

    assert rule_and_key(reason) == ("SW-TURN-02", "sw-why-ability-phase")
    assert in_words(battle, reason) == "Sly is used in the Attack phase; now it is the Move phase. [SW-TURN-02]"


def test_an_ability_that_is_used_once_per_turn_is_not_used_twice() -> None:
    battle = with_sneeks("attack").chooses("use sneeks sly", "target horde-slinger")

    assert rule_and_key(refused(battle, "use", "sneeks", "sly")) == ("SW-TIME-12", "sw-why-used")


def test_an_ability_is_used_by_the_card_that_has_it_and_who_controls_it() -> None:
    battle = with_sneeks("attack")

    assert refused(battle, "use", "horde-slinger", "sly").key == "sw-why-nothing-to-use"
    assert refused(battle, "use", "ret-talus", "raise-the-dead").key == "sw-why-not-yours-to-use"
    assert refused(battle, "use", "sneeks", "flight").key == "sw-why-no-ability"
    assert refused(battle, "use", "sneeks", "no such thing").key == "sw-why-no-such-ability"
    assert refused(battle, "use", "sneeks", "").key == "sw-why-choose-effect"
    assert refused(battle, "use", "", "sly").key == "sw-why-choose-user"


def test_an_ability_of_no_use_now_is_refused_with_its_text() -> None:
    battle = GivenBattle(south={"ret-talus": (3, 3)}, phase="summon")

    reason = refused(battle, "use", "ret-talus", "raise-the-dead")

    assert rule_and_key(reason) == ("SW-TIME-12", "sw-why-text-does-not-allow")


def test_a_target_that_an_effect_may_not_name_is_refused_with_its_text() -> None:
    battle = with_sneeks("attack").chooses("use sneeks sly")

    enemy, nowhere = refused(battle, "target", "ret-talus"), refused(battle, "target", "no card")

    assert rule_and_key(enemy) == ("SW-TERM-15", "sw-why-text-does-not-allow")
    assert "cost 0" in in_words(battle, enemy)
    assert nowhere.key == "sw-why-no-such-card"
    assert rule_and_key(refused(battle, "decline")) == ("SW-TIME-10", "sw-why-mandatory")


def test_while_something_is_being_resolved_everything_else_waits() -> None:
    battle = with_sneeks("attack").chooses("use sneeks sly")

    assert rule_and_key(refused(battle, "attack", "horde-slinger", "")) == ("SW-TIME-09", "sw-why-being-resolved")
    assert rule_and_key(refused(battle, "play", "horde-slinger")) == ("SW-EVT-03", "sw-why-being-resolved")
    assert rule_and_key(refused(battle, "summon", "horde-slinger", "")) == ("SW-SUM-06", "sw-why-being-resolved")
    assert rule_and_key(refused(battle, "use", "sneeks", "sly")) == ("SW-TIME-11", "sw-why-being-resolved")


def test_what_is_forced_goes_straight_over_empty_spaces_as_far_as_the_text_says() -> None:
    battle = GivenBattle(
        south={"svara": (3, 3), "gate": (3, 5), "ice-smith": (4, 5)},
        phase="build",
        hands={SOUTH: "glacial-shift"},
    ).chooses("play glacial-shift", "pick gate")

    assert rule_and_key(refused(battle, "force", "ice-smith", (5, 5))) == ("SW-FORCE-01", "sw-why-not-forced")
    assert rule_and_key(refused(battle, "force", "gate", (2, 4))) == ("SW-FORCE-01", "sw-why-not-straight")
    assert rule_and_key(refused(battle, "force", "gate", (4, 5))) == ("SW-FORCE-01", "sw-why-occupied")
    blocked = refused(battle, "force", "gate", (5, 5))
    assert rule_and_key(blocked) == ("SW-FORCE-04", "sw-why-not-so-far")
    assert in_the_way(battle, blocked) == {"ice-smith"}


def test_an_extra_attack_is_made_by_the_unit_that_has_it_on_what_it_reaches() -> None:
    battle = GivenBattle(
        south={"frost-mage": (3, 3), "ice-smith": (6, 1)},
        north={"gate": (4, 3), "smeg": (5, 3)},
        boost={"frost-mage": 1},
        dice=(MR,) * 6,
    )
    gain_ability(battle.table, battle["frost-mage"], ("swift-shot",))
    battle.chooses("attack frost-mage gate", "accept")

    assert rule_and_key(refused(battle, "attack", "ice-smith", "gate")) == ("SW-ATK-18", "sw-why-no-extra-attack")
    assert rule_and_key(refused(battle, "attack", "frost-mage", "smeg")) == ("SW-ATK-07", "sw-why-line-blocked")


def test_a_price_that_cannot_be_paid_is_refused() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"gate": (4, 3)}, dice=(MR,) * 3, boost={"frost-mage": 1})
    gain_ability(battle.table, battle["frost-mage"], ("withdraw",))
    battle.table.magic[SOUTH] = 0
    battle.chooses("attack frost-mage gate")

    magic = refused(battle, "pay_magic")
    battle.table.magic[SOUTH], battle.table.boost[battle["frost-mage"]] = 1, 0

    assert rule_and_key(magic) == ("SW-MAG-05", "sw-why-not-enough-magic")
    assert rule_and_key(refused(battle, "pay_boost")) == ("SW-BOOST-04", "sw-why-no-boost")


def test_a_space_that_an_effect_may_not_use_is_refused() -> None:
    battle = GivenBattle(
        south={"ret-talus": (3, 3), "gate": (3, 4)}, phase="summon", discards={SOUTH: "undead-warrior"}
    ).chooses("use ret-talus raise-the-dead", "pick undead-warrior")

    assert rule_and_key(refused(battle, "to", (3, 4))) == ("SW-COMP-03", "sw-why-occupied")
    assert rule_and_key(refused(battle, "to", (6, 3))) == ("SW-TIME-09", "sw-why-text-does-not-allow")


def test_effects_that_nobody_asks_for_are_no_answer_to_a_phase() -> None:
    battle = with_sneeks("attack")

    assert rule_and_key(refused(battle, "target", "horde-slinger")) == ("SW-TURN-02", "sw-why-another-question")


def test_a_unit_with_an_extra_attack_and_nothing_in_reach_is_not_told_that_it_has_none() -> None:
    battle = GivenBattle(
        south={"sneeks": (1, 1), "horde-slinger": (3, 3), "horde-slinger#2": (6, 6), "smeg": (2, 1)},
        north={"svara": (8, 1), "gate": (4, 3)},
        hands={SOUTH: "enrage"},
        phase="magic",
    ).chooses("play enrage")

    reason = refused(battle, "attack", "horde-slinger#2", "")

    assert rule_and_key(reason) == ("SW-ATK-06", "sw-why-nothing-in-reach")
    assert refused(battle, "attack", "horde-slinger#2", "gate").key == "sw-why-not-in-line"
    assert refused(battle, "attack", "sneeks", "").key == "sw-why-no-extra-attack"
    assert refused(battle, "attack", "horde-slinger", "").key == "sw-why-choose-target"


def test_an_ability_that_a_unit_has_is_not_denied_when_it_is_used_in_another_way() -> None:
    battle = GivenBattle(south={"border-archer": (3, 3)}, phase="move")

    reason = refused(battle, "instead_of_moving", "border-archer", "swift-shot")

    assert rule_and_key(reason) == ("SW-ABIL-02", "sw-why-other-use")
    assert in_words(battle, reason) == "Swift Shot of Border Archer is not used in this way. [SW-ABIL-02]"
    sly = with_sneeks("attack")
    gain_ability(sly.table, sly["sneeks"], ("flight",))
    assert refused(sly, "use", "sneeks", "flight").key == "sw-why-other-use"


def test_who_cannot_let_dice_be_rolled_again_is_told_so() -> None:
    battle = GivenBattle(
        south={"grognack": (3, 3), "frost-mage": (3, 4)}, north={"gate": (4, 4)}, boost={"grognack": 1}, dice=(MR,) * 3
    ).chooses("attack frost-mage gate")

    reason = refused(battle, "reroll", "frost-mage")

    assert rule_and_key(reason) == ("SW-ABIL-08", "sw-why-no-reroll")
    assert refused(battle, "reroll", "").key == "sw-why-choose-one"


def test_the_space_on_which_a_forced_object_stands_is_occupied() -> None:
    battle = GivenBattle(
        south={"svara": (3, 3), "gate": (3, 5)}, phase="build", hands={SOUTH: "glacial-shift"}
    ).chooses("play glacial-shift", "pick gate")

    assert refused(battle, "force", "gate", (3, 5)).key == "sw-why-occupied"
    assert refused(battle, "force", "gate", "").key == "sw-why-choose-space"
    assert refused(battle, "force", "", (3, 4)).key == "sw-why-choose-one"


def test_of_effects_that_fall_due_together_one_is_to_be_chosen() -> None:
    battle = GivenBattle(
        south={"undead-carrier": (3, 3), "undead-archer": (2, 2)},
        north={"horde-slinger": (4, 3)},
        discards={SOUTH: "undead-carrier#2"},
        dice=(MR, MR),
    ).chooses("attack undead-carrier horde-slinger")

    assert rule_and_key(refused(battle, "resolve", "undead-archer", "")) == ("SW-TIME-01", "sw-why-choose-due")
    assert refused(battle, "resolve", "", "").key == "sw-why-choose-due"
    assert refused(battle, "resolve", "undead-archer", "infect").key == "sw-why-not-due"
    assert refused(battle, "resolve", "horde-slinger", "").key == "sw-why-not-due"


def test_a_target_of_an_effect_is_to_be_chosen() -> None:
    battle = with_sneeks("attack").chooses("use sneeks sly")

    assert refused(battle, "target", "").key == "sw-why-choose-one"


# Reasons that are true also for what fits the text


def test_what_fits_the_text_but_has_no_room_to_be_forced_is_told_so() -> None:
    battle = GivenBattle(
        south={"sneeks": (1, 1), "horde-slinger": (1, 6), "smeg": (1, 5), "blarf": (2, 6), "horde-climber": (4, 4)},
        north={"svara": (8, 1)},
        phase="move",
        hands={SOUTH: "sneak"},
    ).chooses("play sneak")

    reason = refused(battle, "target", "horde-slinger")

    assert rule_and_key(reason) == ("SW-FORCE-01", "sw-why-no-room-to-be-forced")
    assert in_words(battle, reason) == "Horde Slinger cannot be forced: no space next to it is empty. [SW-FORCE-01]"
    assert refused(battle, "target", "sneeks").key == "sw-why-text-does-not-allow"


def test_what_cannot_be_forced_at_all_is_told_so() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"kalal": (4, 3), "smeg": (3, 5)}, dice=(MR,) * 3)
    gain_ability(battle.table, battle["frost-mage"], ("push",))
    battle.chooses("instead_of_attacking frost-mage push")

    steadfast = refused(battle, "target", "kalal")
    battle.table.frozen = (battle["kalal"],)

    assert rule_and_key(steadfast) == ("SW-TIME-12", "sw-why-text-forbids-forcing")
    assert rule_and_key(refused(battle, "target", "kalal")) == ("SW-TIME-12", "sw-why-frozen-stays")


def test_a_structure_that_cannot_be_shifted_for_lack_of_room_is_told_so() -> None:
    battle = GivenBattle(
        south={"svara": (2, 2), "gate": (1, 1), "frost-mage": (2, 1), "ice-golem": (3, 2)}, phase="move"
    ).chooses("move svara 1,2", "stop")

    assert refused(battle, "target", "gate").key == "sw-why-no-room-to-be-forced"


def test_a_common_that_may_be_commanded_but_reaches_nothing_is_told_so() -> None:
    battle = GivenBattle(
        south={"gulldune": (3, 3), "frost-mage": (3, 5), "ice-smith": (1, 3)}, north={"gate": (4, 3)}, dice=(MR,) * 6
    )
    battle.chooses("attack gulldune gate")

    assert refused(battle, "target", "ice-smith").key == "sw-why-nothing-in-reach"


def test_a_unit_without_an_empty_space_beside_it_does_not_bleed_for_a_summon() -> None:
    battle = GivenBattle(
        south={"ret-talus": (1, 1), "undead-warrior": (1, 2), "undead-archer": (2, 1)},
        phase="summon",
        hands={SOUTH: "blood-summon undead-carrier"},
    ).chooses("play blood-summon")

    assert rule_and_key(refused(battle, "target", "ret-talus")) == ("SW-COMP-03", "sw-why-no-room-beside")


def test_what_is_chosen_already_is_told_so() -> None:
    purge = GivenBattle(
        south={"ret-talus": (1, 1), "undead-warrior": (1, 2)}, phase="move", hands={SOUTH: "purge"}
    ).chooses("play purge", "target undead-warrior")
    ice = GivenBattle(
        south={"svara": (3, 3), "gate": (3, 5), "gate#2": (3, 2)}, phase="build", hands={SOUTH: "glacial-shift"}
    ).chooses("play glacial-shift", "pick gate")
    chant = GivenBattle(
        south={"abua-shi": (1, 4), "lioness": (3, 3), "border-archer": (2, 3)},
        phase="summon",
        hands={SOUTH: "chant-entangling"},
    ).chooses("play chant-entangling", "target lioness")
    sneak = GivenBattle(
        south={"sneeks": (1, 1), "horde-slinger": (2, 6), "horde-climber": (4, 4)},
        north={"svara": (8, 1)},
        phase="move",
        hands={SOUTH: "sneak"},
    ).chooses("play sneak", "target horde-slinger", "force horde-slinger 3,6")

    assert rule_and_key(refused(purge, "target", "undead-warrior")) == ("SW-TERM-15", "sw-why-chosen")
    assert refused(ice, "pick", "gate").key == "sw-why-chosen"
    assert refused(chant, "target", "lioness").key == "sw-why-chosen"
    assert refused(sneak, "target", "horde-slinger").key == "sw-why-chosen"


def test_an_answer_to_the_next_question_of_an_effect_is_not_refused_by_its_text() -> None:
    battle = GivenBattle(
        south={"ret-talus": (1, 1)}, phase="summon", hands={SOUTH: "blood-summon undead-carrier"}
    ).chooses("play blood-summon")

    assert rule_and_key(refused(battle, "pick", "undead-carrier")) == ("SW-TIME-09", "sw-why-being-resolved")
    battle.chooses("target ret-talus")
    assert refused(battle, "target", "ret-talus").key == "sw-why-being-resolved"
    assert refused(battle, "to", (1, 2)).key == "sw-why-being-resolved"


def test_a_question_of_yes_or_no_takes_no_target() -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 3)}, north={"smeg": (4, 3), "blarf": (5, 3)}, damage={"smeg": 4}, dice=(MR,) * 3
    ).chooses("attack tacullu smeg")

    assert refused(battle, "target", "blarf").key == "sw-why-being-resolved"


def test_who_may_say_that_it_is_done_is_not_told_that_nothing_can_be_declined() -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 3)}, north={"smeg": (4, 3)}, phase="summon", hands={SOUTH: "mind-control"}
    )
    battle.chooses("play mind-control")

    assert "done" in battle.offered()
    assert refused(battle, "decline").key == "sw-why-being-resolved"

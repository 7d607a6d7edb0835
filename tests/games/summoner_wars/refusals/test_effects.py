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

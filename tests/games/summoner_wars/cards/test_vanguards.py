"""The cards of the Vanguards."""

import pytest

from herna.games.summoner_wars.given import MR, MS, NORTH, RS, SOUTH, GivenBattle, M
from tests.games.summoner_wars.rows import controls, gains, given, prove, row, texts, then
from tests.kit.invented import Burst

# The Citadel's Might


@pytest.mark.rule("SW-ZONE-02")
def test_the_citadels_might_does_not_shuffle_the_draw_pile() -> None:
    """CR-18: a discard pile is not searched."""
    battle = GivenBattle(
        south={"sera": (3, 3), "citadel-knight": (3, 5)},
        north={"gulldune": (4, 3)},
        draws={SOUTH: "coleen temple-priest mass-heal"},
        discards={SOUTH: "citadel-archer"},
        dice=(M, M, M, M),
    )
    pile = [battle.table.key(card) for card in battle.table.draw[SOUTH]]

    battle.chooses("attack sera gulldune", "pick_card citadel-archer")

    assert battle.in_hand("citadel-archer")
    assert [battle.table.key(card) for card in battle.table.draw[SOUTH]] == pile
    assert battle.dice_rolled() == battle.strength("sera")


test_what_follows_from_a_position = prove(
    # The Citadel's Might
    *[row(f"the citadels might needs an attack on an enemy unit: {target}",
        given("sera 3,3 citadel-knight 1,5 temple-priest 3,5", "gate 5,3", discards={SOUTH: "citadel-archer"},
            dice=(M, M)), f"attack sera {target}", then({"may end_phase": True}))
      for target in ["gate", "temple-priest"]],
    row("after attacking an enemy unit sera takes a citadel unit from the discard pile",
        given("sera 3,3 citadel-knight 1,5", "gulldune 5,3",
            discards={SOUTH: "citadel-archer temple-priest holy-judgment citadel-paladin"}, dice=(M, M)),
        "attack sera gulldune", then({"offered": {"pick_card citadel-archer", "pick_card citadel-paladin", "decline"}}),
        "pick_card citadel-archer",
        then({"in_hand citadel-archer": True, "in_discard citadel-archer": False, "may end_phase": True},
            lambda battle: battle.table.cards.known_to(battle["citadel-archer"], NORTH, 2))),
    row("the citadels might can be declined",
        given("sera 3,3 citadel-knight 1,5", "gulldune 5,3", discards={SOUTH: "citadel-archer"}, dice=(M, M)),
        "attack sera gulldune", "decline", then({"in_discard citadel-archer": True})),
    row("whether sera is asked does not tell what lies in the discard pile",
        given("sera 3,3 citadel-knight 1,5", "gulldune 5,3", discards={SOUTH: "temple-priest"}, dice=(M, M)),
        "attack sera gulldune", then({"offered": {"decline"}})),
    row("without a citadel unit of ones own the citadel has no might",
        given("sera 3,3 temple-priest 1,5", "gulldune 5,3 citadel-knight 8,1", discards={SOUTH: "citadel-archer"},
            dice=(M, M)), "attack sera gulldune", then({"may end_phase": True})),
    # SW-CTRL-05: whose card it is does not matter.
    row("a citadel unit that the opponent controls gives no might",
        given("sera 3,3 citadel-knight 1,5", "gulldune 5,3", discards={SOUTH: "citadel-archer"}, dice=(M, M)),
        controls(NORTH, "citadel-knight"), "attack sera gulldune", then({"may end_phase": True})),
    # Arrow of Light
    row("arrow of light tells only the magic that is gained", "SW-MAG-03",
        given("citadel-archer 3,3", "gulldune 5,3", hands={SOUTH: "temple-priest coleen"}, magic=(14, 5),
            dice=(MR, MR, RS)), "attack citadel-archer gulldune", "pick_card temple-priest", "pick_card coleen",
        then({"magic": [15, 5], "story gained_magic": ["0 1"]})),
    # copies look alike (SW-GAP-38)
    # only during that attack
    row("arrow of light gives magic and strength for unit cards of different names",
        given("citadel-archer 3,3", "gulldune 5,3", hands={SOUTH: "temple-priest temple-priest#2 coleen mass-heal"},
            dice=(MR, MR, RS)), "attack citadel-archer gulldune",
        then({"offers pick_card mass-heal": set()},
            lambda battle: len({"temple-priest", "temple-priest#2"} & battle.offers("pick_card")) == 1,
            lambda battle: battle.offers("pick_card coleen")), "pick_card temple-priest#2",
        then({"offered": {"pick_card coleen", "done"}}), "pick_card coleen", "done",
        then({"damage gulldune": 3, "magic": [7, 5], "in_discard coleen": True, "in_discard temple-priest": True,
            "in_hand temple-priest#2": True, "in_hand mass-heal": True, "strength citadel-archer": 1},
            lambda battle: battle.table.cards.known_to(battle["coleen"], NORTH, 2))),
    row("arrow of light may discard nothing",
        given("citadel-archer 3,3", "gulldune 5,3", hands={SOUTH: "temple-priest"}, dice=(MR,)),
        "attack citadel-archer gulldune", "done",
        then({"damage gulldune": 1, "magic": [5, 5], "in_hand temple-priest": True})),
    row("arrow of light is not asked with an empty hand", given("citadel-archer 3,3", "gulldune 5,3", dice=(MR,)),
        "attack citadel-archer gulldune", then({"damage gulldune": 1})),
    row("an archer that fell before it draws its bow discards nothing", "SW-TERM-14", texts({"burst": Burst()}),
        given("citadel-archer 3,3 ollag 3,4", "gulldune 5,3", hands={SOUTH: "temple-priest"},
            damage={"citadel-archer": 2}), gains("citadel-archer", "life-drain"), gains("ollag", "burst"),
        "attack citadel-archer gulldune", "resolve citadel-archer life-drain", "target ollag",
        then({"in_discard citadel-archer": True, "in_hand temple-priest": True, "offers pick_card": set()})),
    row("arrow of light gains no magic beyond 15",
        given("citadel-archer 3,3", "gulldune 5,3", hands={SOUTH: "temple-priest"}, magic=(15, 5), dice=(MR, MR)),
        "attack citadel-archer gulldune", "pick_card temple-priest", then({"magic": [15, 5], "damage gulldune": 2})),
    # Protect
    row("a melee unit beside a protector can attack nothing else",
        given("citadel-knight 4,3 temple-priest 5,2 gate 5,4", "gulldune 5,3", active=NORTH),
        then({"offers attack gulldune": {"citadel-knight"}})),
    row("a ranged unit beside a protector can attack nothing else",
        given("citadel-knight 4,3 temple-priest 5,5", "wind-archer 5,3 deceiver 6,3", active=NORTH),
        then({"offers attack wind-archer": {"citadel-knight"}, "offers attack deceiver": {"wind-archer"}})),
    row("a unit beside a protector may attack any unit with protect",
        given("citadel-knight 4,3 citadel-knight#2 5,5 temple-priest 5,2", "wind-archer 5,3", active=NORTH),
        then({"offers attack wind-archer": {"citadel-knight", "citadel-knight#2"}})),
    row("units of the same side are not bound by protect",
        given("citadel-knight 4,3 citadel-paladin 4,4", "gulldune 5,4"),
        then({"offers attack citadel-paladin": {"citadel-knight", "gulldune"}})),
    # Engage, on the Citadel Knight
    row("an enemy that steps away from a citadel knight gets 1 damage",
        given("citadel-knight 4,3", "gulldune 5,3", phase="move", active=NORTH, magic=(0, 0)), "move gulldune 6,3",
        "stop", then({"damage gulldune": 1})),
    # Intercession
    *[row(f"intercession needs an attack on an enemy unit: {target}",
        given("citadel-paladin 3,3 temple-priest 3,4", "gate 4,3", draws={SOUTH: "citadel-knight"}, dice=(MS, MS, MS)),
        f"attack citadel-paladin {target}", then({"in_hand citadel-knight": False}))
      for target in ["gate", "temple-priest"]],
    row("intercession draws a card for each special symbol",
        given("citadel-paladin 3,3", "gulldune 4,3", draws={SOUTH: "citadel-knight citadel-archer temple-priest"},
            dice=(MS, RS, M)), "attack citadel-paladin gulldune",
        then({"damage gulldune": 2, "in_hand citadel-knight": True, "in_hand citadel-archer": True,
            "in_hand temple-priest": False})),
    row("intercession draws nothing without special symbols",
        given("citadel-paladin 3,3", "gulldune 4,3", draws={SOUTH: "citadel-knight"}, dice=(MR, MR, M)),
        "attack citadel-paladin gulldune", then({"in_hand citadel-knight": False})),
    # Heal
    *[row(f"only commons and champions of your own side are healed: {target}",
        given("sera 3,2 temple-priest 3,3 gate 3,4", "gulldune 4,3", hands={SOUTH: "mass-heal"}, dice=(M, M)),
        f"attack temple-priest {target}", then({f"damage {target}": 2, "in_hand mass-heal": True}))
      for target in ["sera", "gate", "gulldune"]],
    row("heal removes damage for melee and special symbols instead of adding any",
        given("temple-priest 3,3 valna 4,3", damage={"valna": 7}, hands={SOUTH: "mass-heal citadel-knight"},
            dice=(MS, RS)), "attack temple-priest valna",
        then({"offered": {"pick_card mass-heal", "pick_card citadel-knight", "decline"}}), "pick_card mass-heal",
        then({"damage valna": 4, "in_discard mass-heal": True, "attack_slots": 1,
            "offers attack temple-priest": set()})),
    row("what is discarded for a heal is not shown",
        given("temple-priest 3,3 valna 4,3", hands={SOUTH: "citadel-knight"}, dice=(MS, RS)),
        "attack temple-priest valna", "pick_card citadel-knight",
        then(lambda battle: not battle.table.cards.known_to(battle["citadel-knight"], NORTH, 2))),
    row("heal removes no more damage than there is",
        given("temple-priest 3,3 citadel-paladin 4,3", damage={"citadel-paladin": 1}, hands={SOUTH: "mass-heal"},
            dice=(MS, MS)), "attack temple-priest citadel-paladin", "pick_card mass-heal",
        then({"damage citadel-paladin": 0})),
    # SW-ATK-22: a player who did nothing but heal is passive.
    row("a heal is no attack on an enemy",
        given("sera 1,1 temple-priest 3,3 citadel-paladin 4,3", hands={SOUTH: "mass-heal"}, dice=(M, M)),
        "attack temple-priest citadel-paladin", "pick_card mass-heal", "end_phase", then({"damage sera": 1})),
    row("a priest that does not heal hurts its own side",
        given("temple-priest 3,3 citadel-paladin 4,3", hands={SOUTH: "mass-heal"}, dice=(M, MS)),
        "attack temple-priest citadel-paladin", "decline",
        then({"damage citadel-paladin": 2, "in_hand mass-heal": True})),
    row("a heal is for one attack only",
        given("temple-priest 3,3 temple-priest#2 4,4 citadel-paladin 4,3", damage={"citadel-paladin": 2},
            hands={SOUTH: "mass-heal citadel-knight"}, dice=(M, M, M, RS)), "attack temple-priest citadel-paladin",
        "pick_card mass-heal", "attack temple-priest#2 citadel-paladin", "decline",
        then({"damage citadel-paladin": 1})),
    row("without a card in hand nobody is healed", given("temple-priest 3,3 citadel-paladin 4,3", dice=(M, M)),
        "attack temple-priest citadel-paladin", then({"damage citadel-paladin": 2})),
    # Divine Shield
    *[row(f"divine shield is for citadel units within 3 spaces: {target} {space}",
        given({"coleen": (3, 3), target: space}, "deceiver 7,4", active=NORTH, dice=(MR,)), f"attack deceiver {target}",
        then({f"damage {target}": 1})) for target, space in [("citadel-archer", (6, 4)), ("temple-priest", (5, 4))]],
    # SW-GAP-12: not below 1 by this effect, but never up to it.
    # those of the shield
    row("divine shield does not strengthen an attacker without strength", "SW-ABIL-07",
        given("coleen 3,3 citadel-knight 3,5", "blarf 4,5", active=NORTH, dice=(MS, MS)), "suffer",
        then({"strength blarf": 0}), "attack blarf citadel-knight",
        then({"dice_rolled": 2, "damage citadel-knight": 0})),
    # only during that attack
    row("divine shield weakens an attack on a citadel unit within 3 spaces",
        given("coleen 3,3 citadel-archer 5,4", "gulldune 6,4", active=NORTH, dice=(RS, MR, M, M, M)),
        "attack gulldune citadel-archer", then({"damage citadel-archer": 3, "strength gulldune": 4})),
    row("divine shield leaves an attacker 1 strength",
        given("coleen 3,3 citadel-archer 5,4", "wind-mage 7,4", active=NORTH, dice=(RS, MS, MR)),
        "attack wind-mage citadel-archer", then({"damage citadel-archer": 1})),
    # Section 8: the shield is rolled when the target is declared, strength is counted when the attack is rolled.
    # 1 + 2 - 2
    row("divine shield counts before arrows of light are lit",
        given("coleen 3,3 citadel-paladin 5,4", "citadel-archer 7,4", hands={NORTH: "citadel-knight jacob"},
            active=NORTH, dice=(RS, MS, MR)), "attack citadel-archer citadel-paladin", "pick_card citadel-knight",
        "pick_card jacob", then({"damage citadel-paladin": 1})),
    row("divine shield does not hinder a healing attack",
        given("coleen 3,3 citadel-archer 4,3 temple-priest 5,3", damage={"citadel-archer": 3},
            hands={SOUTH: "mass-heal"}, dice=(MS, M)), "attack temple-priest citadel-archer", "pick_card mass-heal",
        then({"damage citadel-archer": 0})),
    # Radiant Shot, Guidance, Citadel Champion
    *[row(f"radiant shot adds 1 strength for every 2 magic: {magic} {strength}", given("jacob 3,3", magic=(magic, 8)),
        then({"strength jacob": strength})) for magic, strength in [(0, 2), (1, 2), (2, 3), (5, 4), (15, 9)]],
    *[row(f"guidance draws nothing in other phases or turns: {phase} {active}",
        given("valna 3,3", phase=phase, active=active, draws={SOUTH: "citadel-knight citadel-archer"}),
        then({"in_hand citadel-knight": False})) for phase, active in [("summon", NORTH), ("move", SOUTH)]],
    row("guidance draws 2 cards at the start of your own summon phase",
        given("valna 3,3", phase="summon", draws={SOUTH: "citadel-knight citadel-archer temple-priest"}),
        then({"in_hand citadel-knight": True, "in_hand citadel-archer": True, "in_hand temple-priest": False})),
    # 3 spaces away
    row("citadel champion counts own citadel units within 2 spaces",
        given("valna 3,3 citadel-knight 4,3 citadel-archer 4,4 citadel-paladin 5,4 temple-priest 3,4",
            "citadel-knight#2 2,3"), then({"strength valna": 4})),
)  # fmt: skip

"""The events of the Phoenix Elves."""

from herna.games.summoner_wars.given import MR, MS, RS, SOUTH, GivenBattle, M
from tests.games.summoner_wars.rows import freezes, given, position, prove, rolls, row, then, until

# Blinding Flare


@position
def blinding_flare(south: dict[str, tuple[int, int]], north: dict[str, tuple[int, int]]) -> GivenBattle:
    """The Attack phase of North after South has played Blinding Flare."""
    battle = GivenBattle(south=south, north=north, hands={SOUTH: "blinding-flare"}, phase="magic")
    return battle.chooses("play blinding-flare", "end_phase").ends_phases_until("attack")


# Burn


def test_burn_gains_magic_for_an_eliminated_enemy_and_none_for_a_unit_of_yours() -> None:
    def burnt(target: str) -> GivenBattle:
        battle = GivenBattle(
            south={"maldaria": (1, 4), "ember-mage": (1, 5)},
            north={"horde-slinger": (2, 5)},
            hands={SOUTH: "burn"},
            phase="move",
        )
        return battle.chooses("play burn", f"target {target}")

    assert burnt("horde-slinger").table.magic == [6, 5]
    assert burnt("ember-mage").table.magic == [5, 5]
    assert burnt("ember-mage").in_discard("ember-mage")


# Divine Retribution


@position
def divine_retribution(
    south: dict[str, tuple[int, int]],
    north: dict[str, tuple[int, int]],
    damage: dict[str, int] | None = None,
    events: str = "divine-retribution",
) -> GivenBattle:
    """The Attack phase of North after South has played Divine Retribution."""
    battle = GivenBattle(south=south, north=north, hands={SOUTH: events}, damage=damage, phase="magic")
    for event in events.split():
        battle.chooses(f"play {event}")
    return battle.chooses("end_phase").ends_phases_until("attack")


test_what_follows_from_a_position = prove(
    # Spirit of the Phoenix
    # CR-14: Wildfire and Quick Shot.
    row("spirit of the phoenix adds a damage to abilities that damage enemy units",
        given("ember-beast 3,3 ember-archer 2,1", "ollag 3,4 jarmund 5,2", hands={SOUTH: "spirit-phoenix"},
            phase="summon"), "play spirit-phoenix", "end_phase", then({"damage ollag": 2}), "move ember-archer 2,2",
        "stop", "target jarmund", then({"damage jarmund": 2})),
    row("spirit of the phoenix does not add damage to own units",
        given("ember-archer 2,1 royal-guardian 4,2", hands={SOUTH: "spirit-phoenix"}, phase="summon"),
        "play spirit-phoenix", "end_phase", "move ember-archer 2,2", "stop", "target royal-guardian",
        then({"damage royal-guardian": 1})),
    # CR-14.
    row("spirit of the phoenix adds a damage to engage and riposte in the opponents turn",
        given("royal-guardian 3,3 fanessa 5,5", "ollag 4,3 beast-rider 6,5", hands={SOUTH: "spirit-phoenix"},
            phase="summon"), "play spirit-phoenix", until("magic"), "end_phase", until("move"), "move ollag 5,3",
        "stop", then({"damage ollag": 2}), until("attack"), rolls(M, M, M), "attack beast-rider fanessa",
        then({"damage beast-rider": 2})),
    # CR-14.
    row("spirit of the phoenix adds a damage to aura of the phoenix",
        given("maldaria 1,4", "jarmund 3,4", hands={SOUTH: "spirit-phoenix divine-retribution"}, phase="summon"),
        "play spirit-phoenix", until("magic"), "play divine-retribution", "end_phase", until("attack"), rolls(M, M, M),
        "attack jarmund maldaria", "resolve maldaria aura-of-the-phoenix", "decline", then({"damage jarmund": 2})),
    # CR-14: once per unit and attack, if a special symbol was rolled; not for own units.
    row("spirit of the phoenix adds a damage to enemies that fire breath goes through but not to the target",
        given("fire-drake 2,3 royal-guardian 3,3", "ollag 4,3 jarmund 5,3", hands={SOUTH: "spirit-phoenix"},
            phase="summon"), "play spirit-phoenix", until("attack"), rolls(RS, RS, MR, M), "attack fire-drake jarmund",
        then({"damage jarmund": 3, "damage ollag": 3, "damage royal-guardian": 2})),
    # CR-14.
    row("spirit of the phoenix adds nothing where fire breath adds nothing",
        given("fire-drake 2,3", "ollag 4,3 jarmund 5,3", hands={SOUTH: "spirit-phoenix"}, phase="summon"),
        "play spirit-phoenix", until("attack"), rolls(MR, MR, MR, M), "attack fire-drake jarmund",
        then({"damage ollag": 0})),
    # CR-14: event damage is not the damage of an ability.
    row("spirit of the phoenix adds nothing to burn",
        given("maldaria 1,4", "ollag 2,4", hands={SOUTH: "spirit-phoenix burn"}, phase="summon"), "play spirit-phoenix",
        "end_phase", "play burn", "target ollag", then({"damage ollag": 2})),
    row("two spirits of the phoenix add a damage each",
        given("ember-beast 3,3", "ollag 3,4", hands={SOUTH: "spirit-phoenix spirit-phoenix#2"}, phase="summon"),
        "play spirit-phoenix", "play spirit-phoenix#2", "end_phase", then({"damage ollag": 3})),
    # Blinding Flare
    row("blinding flare counts special symbols when the summoner or a unit beside it is attacked",
        blinding_flare({"maldaria": (1, 4), "royal-guardian": (2, 4)},
            {"beast-rider": (1, 5), "horde-slinger": (5, 4)}), rolls(MR, MR, MS, RS, RS), "attack beast-rider maldaria",
        "attack horde-slinger royal-guardian",
        then({"damage maldaria": 1, "damage royal-guardian": 2, "magic south": 4})),
    row("blinding flare does not shield units farther away structures or enemies",
        blinding_flare({"maldaria": (1, 4), "fanessa": (3, 4), "gate": (2, 4)},
            {"beast-rider": (3, 5), "beast-rider#2": (2, 5), "ollag": (1, 5), "beast-rider#3": (1, 6)}),
        rolls(M, M, M, M, M, M, M, M, M), "attack beast-rider fanessa", "attack beast-rider#2 gate",
        "attack beast-rider#3 ollag", then({"damage fanessa": 3, "damage gate": 3, "damage ollag": 3})),
    # Burn
    row("burn adds 2 damage to a common or champion within 2 spaces of the summoner",
        given("maldaria 1,4 ember-mage 1,5 gate 1,3", "ollag 2,5 beast-rider 4,4 sneeks 3,4", hands={SOUTH: "burn"},
            phase="move"), "play burn", then({"offered": {"target ember-mage", "target ollag"}}), "target ollag",
        then({"damage ollag": 2, "in_discard burn": True})),
    # SW-GAP-33.
    row("burn cannot be played without a target",
        given("maldaria 1,4 gate 1,3", "ollag 4,4", hands={SOUTH: "burn"}, phase="move"),
        then({"may play burn": False})),
    # Divine Retribution
    row("aura of the phoenix damages the one who attacks the summoner or a unit within 3 spaces of it",
        divine_retribution({"maldaria": (1, 4), "royal-guardian": (4, 4)},
            {"beast-rider": (1, 5), "beast-rider#2": (5, 4)}), rolls(M, M, M, M, M, M), "attack beast-rider maldaria",
        "attack beast-rider#2 royal-guardian",
        then({"damage beast-rider": 1, "damage beast-rider#2": 1, "damage maldaria": 3, "damage royal-guardian": 3})),
    row("aura of the phoenix also answers ranged attacks and attacks that eliminate",
        divine_retribution({"maldaria": (1, 4), "ember-archer": (3, 4)}, {"horde-slinger": (6, 4)}),
        rolls(MR, MR), "attack horde-slinger ember-archer",
        then({"in_discard ember-archer": True, "in_discard horde-slinger": True, "magic": [6, 6]})),
    row("a frozen summoner has no aura of the phoenix either", "SW-ABIL-04",
        divine_retribution({"maldaria": (1, 4), "royal-guardian": (2, 4)}, {"beast-rider": (3, 4)}), rolls(M, M, M),
        freezes("maldaria"), "attack beast-rider royal-guardian",
        then({"damage royal-guardian": 3, "damage beast-rider": 0})),
    row("aura of the phoenix does not reach farther nor protect structures",
        divine_retribution({"maldaria": (1, 4), "fanessa": (5, 4), "gate": (2, 4)},
            {"jarmund": (7, 4), "beast-rider": (2, 5)}), rolls(MR, MR, MR, M, M, M), "attack jarmund fanessa",
        "decline", "attack beast-rider gate", then({"damage jarmund": 0, "damage beast-rider": 0})),
    # SW-GAP-13: the attack was made.
    row("aura of the phoenix answers an attack whose target was gone before the dice",
        divine_retribution({"maldaria": (1, 4), "ember-archer": (3, 4)},
            {"dragos": (4, 4), "hellfire-cultist": (3, 5)}, damage={"ember-archer": 1}), "attack dragos ember-archer",
        "target hellfire-cultist", then({"in_discard ember-archer": True, "told rolled": [], "damage dragos": 1})),
    # SW-GAP-31.
    row("who falls by the aura gathers no momentum", "SW-ABIL-02", "SW-ATK-13",
        divine_retribution({"maldaria": (1, 4)}, {"lioness": (1, 5)}, damage={"lioness": 1}), rolls(M, M, M),
        "attack lioness maldaria", "resolve maldaria aura-of-the-phoenix",
        then({"in_discard lioness": True, "may end_phase": True})),
    # SW-ABIL-04.
    row("two divine retributions give the summoner the aura once",
        divine_retribution({"maldaria": (1, 4)}, {"beast-rider": (1, 5)},
            events="divine-retribution divine-retribution#2"), rolls(M, M, M), "attack beast-rider maldaria",
        then({"damage beast-rider": 1})),
    row("divine retribution ends at the start of your own next turn",
        divine_retribution({"maldaria": (1, 4)}, {"beast-rider": (1, 5)}), rolls(M, M, M),
        "attack beast-rider maldaria", "end_phase", "end_phase",
        then({"asked": SOUTH, "in_discard divine-retribution": True, "events": [(), ()]})),
)  # fmt: skip

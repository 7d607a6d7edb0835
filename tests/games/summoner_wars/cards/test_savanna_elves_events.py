"""The events of the Savanna Elves."""

from herna.games.summoner_wars.given import MR, NORTH, SOUTH, GivenBattle, M
from herna.games.summoner_wars.rules.zones import add_boost, return_to_hand, tuck
from herna.games.summoner_wars.texts import texts_of
from tests.games.summoner_wars.rows import freezes, gains, given, position, prove, rolls, row, then, until

# Chant of Weaving


@position
def a_woven_lioness() -> GivenBattle:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "starting-gate": (2, 4), "lioness": (4, 4), "rhinoceros": (6, 1)},
        north={"ollag": (5, 4)},
        phase="summon",
        hands={SOUTH: "chant-weaving border-archer border-archer#2 spirit-mage"},
        magic=(9, 5),
    )
    return battle.chooses("play chant-weaving", "target lioness")


# Chant of Entangling


@position
def entangled(one: str = "lioness", two: str = "border-archer", boost: int = 1, damage: int = 0) -> GivenBattle:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), one: (3, 3), two: (2, 3), "miti-kyru": (2, 5), "rhinoceros": (5, 6)},
        north={"ollag": (4, 3), "beast-rider": (7, 1)},
        phase="summon",
        hands={SOUTH: "chant-entangling chant-entangling#2"},
        boost={one: boost, two: boost},
        damage={two: damage},
    )
    battle.chooses("play chant-entangling")
    assert battle.offered() == {f"target {one}", f"target {two}"}  # commons, own, within 3 spaces
    battle.chooses(f"target {one}")
    assert battle.offered() == {f"target {two}"}
    return battle.chooses(f"target {two}")


def abilities(battle: GivenBattle, name: str) -> set[str]:
    return set(texts_of(battle.table, battle[name]))


test_what_follows_from_a_position = prove(
    # Chant of Power
    row("chant of power gives imbued strength until the end of the turn",
        given("abua-shi 1,4 lioness 2,3 gate 2,4 border-archer 1,1", "ollag 4,4 jarmund 5,4",
            hands={SOUTH: "chant-power"}, boost={"lioness": 2}), "play chant-power",
        then({"offered": {"target lioness", "target ollag", "target border-archer"}}), "target lioness",
        then({"strength lioness": 5, "magic": [4, 5], "in_discard chant-power": True}), until("magic"), "end_phase",
        then({"active": NORTH, "strength lioness": 3})),
    # SW-ABIL-04; at the end of the turn the printed ability stays.
    row("chant of power does not double imbued strength",
        given("abua-shi 1,4 miti-mumway 2,3", hands={SOUTH: "chant-power"}, boost={"miti-mumway": 2}),
        "play chant-power", "target miti-mumway", then({"strength miti-mumway": 3}), until("magic"), "end_phase",
        then({"strength miti-mumway": 3})),
    # SW-GAP-33, SW-DIST-04.
    row("chant of power needs a common or champion within 3 spaces of your own summoner",
        given("abua-shi 1,4 lioness 5,4 gate 2,4", "sneeks 3,4", hands={SOUTH: "chant-power"}),
        then({"offers play": set()})),
    # Chant of Growth
    row("chant of growth boosts a unit and your own units beside it",
        given("abua-shi 1,4 lioness 4,3 border-archer 4,4 rhinoceros 5,4 gate 3,3", "ollag 5,3", phase="move",
            hands={SOUTH: "chant-growth"}), "play chant-growth",
        then({"offered": {f"target {unit}" for unit in ("abua-shi", "lioness", "border-archer", "rhinoceros")}}),
        "target lioness",
        then({"boost lioness": 1, "boost border-archer": 1, "boost abua-shi": 0, "boost rhinoceros": 0, "boost gate": 0,
            "boost ollag": 0, "in_discard chant-growth": True})),
    # Chant of Weaving
    # at the gate, and beside the Lioness too
    row("chant of weaving lets units be summoned beside its target and boosts it", a_woven_lioness(),
        then({"offers summon border-archer#2": {"2,3", "2,5", "3,4", "4,3", "4,5"}}), "summon border-archer 4,3",
        then({"boost lioness": 1}), "summon border-archer#2 3,4", then({"boost lioness": 2, "magic": [5, 5]})),
    row("chant of weaving does not boost for a summon elsewhere", a_woven_lioness(), "summon border-archer 2,3",
        then({"boost lioness": 0})),
    row("what follows a summon onto a woven space is ordered by the active player", a_woven_lioness(),
        "summon spirit-mage 4,5",
        then({"offered": {"resolve spirit-mage charged", "resolve chant-weaving chant-weaving"}}),
        "resolve spirit-mage charged", then({"boost spirit-mage": 1, "boost lioness": 1})),
    # CR-21: a card that lies under another has left it, too.
    row("chant of weaving has no effect while its target is off the battlefield", a_woven_lioness(),
        lambda battle: tuck(battle.table, battle["lioness"], battle["rhinoceros"]),
        then({"offers summon border-archer#2": {"2,3", "2,5", "3,4"}}), "summon border-archer 3,4",
        then({"boost lioness": 0})),
    # SW-DX-08.
    row("chant of weaving ends at the start of your next turn", a_woven_lioness(), until("magic"), "end_phase",
        then({"in_discard chant-weaving": False}), until("magic"), "end_phase",
        then({"in_discard chant-weaving": True, "offers summon border-archer#2": {"2,3", "2,5", "3,4"}})),
    # Chant of Entangling
    # SW-EX-30.
    row("entangled commons have each others base abilities", entangled(),
        then({"abilities lioness": {"momentum", "imbued-life", "prepare", "swift-shot"},
            "abilities border-archer": {"momentum", "imbued-life", "prepare", "swift-shot"}, "life border-archer": 5}),
        until("move"), then({"may instead_of_moving lioness prepare": True})),
    # SW-EX-30, SW-ABIL-05.
    row("an ability only gained is not passed on by entangling",
        given("abua-shi 1,4 lioness 3,3 border-archer 2,3 spirit-mage 2,4", phase="summon",
            hands={SOUTH: "chant-entangling chant-entangling#2"}), "play chant-entangling", "target lioness",
        "target border-archer", "play chant-entangling#2", "target border-archer", "target spirit-mage",
        then({"abilities spirit-mage": {"charged", "commune-with-spirits", "prepare", "swift-shot"},
            "abilities lioness": {"momentum", "imbued-life", "prepare", "swift-shot"}})),
    row("two units of one kind that are entangled give each other nothing", "SW-ABIL-04",
        given("abua-shi 1,4 lioness 3,3 lioness#2 2,3", phase="summon", hands={SOUTH: "chant-entangling"}),
        "play chant-entangling", "target lioness", "target lioness#2", then({"gained": {}, "lasting": []})),
    row("a printed ability gained while its unit is frozen counts once", "SW-ABIL-04",
        given("abua-shi 1,4 miti-mumway 2,3", boost={"miti-mumway": 2}), freezes("miti-mumway"),
        gains("miti-mumway", "imbued-strength"), freezes(), then({"strength miti-mumway": 3, "gained": {}})),
    row("an ability mimicked too is kept until the end of the turn when entangling ends", "SW-EVT-06",
        given("abua-shi 1,4 lioness 3,3 mind-witch 2,3 lioness#2 3,4", phase="summon",
            hands={SOUTH: "chant-entangling"}, boost={"mind-witch": 1}),
        then(lambda battle: "mimic" in abilities(battle, "mind-witch")), "play chant-entangling", "target lioness",
        "target mind-witch", "end_phase", "resolve mind-witch mimic", "target lioness#2", "decline",
        lambda battle: return_to_hand(battle.table, battle["lioness"]), until("build"),
        then({"in_discard chant-entangling": True}, lambda battle: "imbued-life" in abilities(battle, "mind-witch")),
        until("magic"), "end_phase", then(lambda battle: "imbued-life" not in abilities(battle, "mind-witch"))),
    # one more, one spent
    row("an entangled lioness shoots again and gathers momentum",
        entangled(), until("attack"), rolls(M, M, MR, M, M, M),
        "attack lioness ollag", then({"offered": {"resolve lioness momentum", "resolve lioness swift-shot"}}),
        "resolve lioness momentum", "accept", "accept", "attack lioness ollag",
        then({"boost lioness": 1, "damage ollag": 6})),
    # one spent, one gathered
    row("momentum is gathered once although two attacks call for it", "SW-ATK-13", entangled(), until("attack"),
        rolls(M, M, MR, M, M, M), "attack lioness ollag", "resolve lioness swift-shot", "accept",
        "attack lioness ollag", "accept", then({"boost lioness": 1, "may end_phase": True})),
    # SW-GAP-33.
    row("entangling needs two own commons within 3 spaces of the summoner",
        given("abua-shi 1,4 lioness 3,3 border-archer 5,4 miti-kyru 2,4", "beast-rider 2,3", phase="summon",
            hands={SOUTH: "chant-entangling"}), then({"offers play": set()})),
    row("entangling lasts through the opponents turn and ends at the start of your own next",
        entangled(), until("magic"),
        "end_phase", then({"life border-archer": 5}), until("magic"), "end_phase",
        then({"in_discard chant-entangling": True, "abilities lioness": {"momentum", "imbued-life"},
            "abilities border-archer": {"prepare", "swift-shot"}, "count lasting": 0})),
    row("the entangled may go far from the summoner",
        entangled(), lambda battle: battle.table.put(battle["lioness"], 40),
        then(lambda battle: "swift-shot" in abilities(battle, "lioness"))),
    row("entangling is discarded as soon as one of the two is eliminated", entangled(boost=0), until("magic"),
        "end_phase", until("attack"), rolls(M, M, M), "attack ollag lioness",
        then({"in_discard lioness": True, "in_discard chant-entangling": True,
            "abilities border-archer": {"prepare", "swift-shot"}})),
    row("entangling is discarded when one of the two returns to hand", entangled(),
        lambda battle: return_to_hand(battle.table, battle["lioness"]), "end_phase",
        then({"in_discard chant-entangling": True, "abilities border-archer": {"prepare", "swift-shot"}})),
    # CR-21.
    row("entangling is discarded when one of the two is tucked under a card", entangled(),
        lambda battle: tuck(battle.table, battle["lioness"], battle["rhinoceros"]), "end_phase",
        then({"in_discard chant-entangling": True, "abilities border-archer": {"prepare", "swift-shot"}})),
    # CR-10.
    # for the Lioness only
    row("who lived by an entangled imbued life falls when it ends and pays nobody", entangled(damage=4),
        then({"at border-archer": (2, 3)}), until("magic"), "end_phase", until("attack"), rolls(M, M, M),
        "attack ollag lioness",
        then({"in_discard lioness": True, "in_discard border-archer": True, "magic": [5, 6]},
            lambda battle: battle.table.discard[SOUTH].count(battle["chant-entangling"]) == 1)),
    # CR-10.
    row("who falls when entangling is discarded at the start of the turn ends it only once",
        entangled(damage=4), until("magic"), "end_phase", until("magic"), "end_phase",
        then({"in_discard border-archer": True, "events south": ""},
            lambda battle: battle.table.discard[SOUTH].count(battle["chant-entangling"]) == 1)),
    row("an ability that another entangling still gives is kept",
        given("abua-shi 1,4 lioness 3,3 lioness#2 3,5 border-archer 2,3", phase="summon",
            hands={SOUTH: "chant-entangling chant-entangling#2"}), "play chant-entangling", "target lioness",
        "target border-archer", "play chant-entangling#2", "target lioness#2", "target border-archer",
        lambda battle: return_to_hand(battle.table, battle["lioness"]), "end_phase",
        then({"in_discard chant-entangling": True, "in_discard chant-entangling#2": False,
            "abilities border-archer": {"momentum", "imbued-life", "prepare", "swift-shot"}})),
    # the Freeze ends
    row("an ability gained twice while its unit is frozen counts once", "SW-ABIL-04",
        given("abua-shi 1,4 lioness 3,3 lioness#2 3,5 border-archer 2,3", "grognack 4,3", phase="summon",
            hands={NORTH: "freeze", SOUTH: "chant-entangling chant-entangling#2"}, active=NORTH), "play freeze",
        "target border-archer", until("magic"), "end_phase", "play chant-entangling", "target lioness",
        "target border-archer", "play chant-entangling#2", "target lioness#2", "target border-archer", until("magic"),
        "end_phase", lambda battle: add_boost(battle.table, battle["border-archer"], 2),
        then({"life border-archer": 6})),
    # Blood Fury, which she has too, took her boost
    row("what entangling gives outlasts the same ability given until the end of the turn",
        given("abua-shi 1,4 undead-warrior 3,3 lioness 2,3", phase="summon",
            hands={SOUTH: "chant-entangling chant-power"}, boost={"lioness": 2}), "play chant-entangling",
        "target lioness", "target undead-warrior", until("attack"), "play chant-power", "target lioness",
        then({"strength lioness": 5}), until("magic"), "end_phase",
        then({"active": NORTH, "boost lioness": 0}, lambda battle: "imbued-strength" in abilities(battle, "lioness"))),
    # CR-08.
    row("a common entangled with an ice golem is a gate that moves a space less",
        given("abua-shi 1,4 ice-golem 2,2 lioness 3,4", phase="summon", hands={SOUTH: "chant-entangling spirit-mage"}),
        "play chant-entangling", "target ice-golem", "target lioness",
        then({"offers summon spirit-mage": {"1,2", "2,1", "2,3", "3,2", "2,4", "3,3", "3,5", "4,4"}}), "end_phase",
        "move lioness 4,4", then({"at lioness": (4, 4), "offers step": set()})),
)  # fmt: skip

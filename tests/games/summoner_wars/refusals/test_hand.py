"""Why a card of the hand is not summoned, built, played or discarded."""

from herna.games.summoner_wars.given import NORTH, SOUTH, GivenBattle
from tests.games.summoner_wars.rows import controls, given, prove, row, then
from tests.kit.rows import Position
from tests.kit.said import about, said

HAND = "frost-mage gate glacial-shift parapet"


def battle_in(phase: str, magic: int = 5, hand: str = HAND) -> Position[GivenBattle]:
    """South has a gate at d3 (row 3, column 4) and Svara in the corner a1."""
    hands = {SOUTH: hand, NORTH: "blarf"}
    return given("starting-gate 3,4 ice-smith 3,3", "smeg 4,4", phase=phase, hands=hands, magic=(magic, 5))


test_what_follows_from_a_position = prove(
    row("units are summoned in the summon phase", battle_in("move"),
        then({"refused summon frost-mage 2,4": ("SW-SUM-08", "sw-why-phase")})),
    row("structures are built in the build phase", battle_in("summon"),
        then({"refused build gate 2,4": ("SW-BUILD-01", "sw-why-phase")})),
    row("cards are discarded for magic in the magic phase", battle_in("move"),
        then({"refused discard gate": ("SW-MAG-01", "sw-why-phase")})),
    row("a card to discard is still to be chosen", battle_in("magic"), then({"key discard ?": "sw-why-choose-card"})),
    *[row(f"only cards of ones own hand are summoned built played and discarded: {words}", battle_in(phase),
        then({f"refused {words}": (rule, "sw-why-not-in-hand")}))
      for card in ("blarf", "smeg", "ice-smith")
      for phase, words, rule in (("summon", f"summon {card} 2,4", "SW-SUM-02"), ("summon", f"play {card}", "SW-EVT-02"),
          ("build", f"build {card} 2,4", "SW-BUILD-02"), ("magic", f"discard {card}", "SW-MAG-01"))],
    row("each class of card comes into play in its own way", battle_in("summon"),
        then({"refused summon gate 2,4": ("SW-BUILD-04", "sw-why-is-structure"),
            "refused summon glacial-shift ?": ("SW-EVT-01", "sw-why-is-event"),
            "refused play frost-mage": ("SW-SUM-01", "sw-why-is-unit"),
            "refused play parapet": ("SW-BUILD-04", "sw-why-is-structure")})),
    row("a unit is not built", battle_in("build"),
        then({"refused build frost-mage ?": ("SW-SUM-01", "sw-why-is-unit")})),
    row("what cannot be paid says what it costs and what one has", battle_in("summon", magic=0),
        then({"said summon frost-mage 2,4": "It costs 1 magic; you have 0. [SW-MAG-05]",
            "said-cs summon frost-mage 2,4": "Stojí to magii: 1; máte 0. [SW-MAG-05]",
            "key summon frost-mage ?": "sw-why-not-enough-magic"})),
    row("an occupied space takes no unit", battle_in("summon"),
        then({"refused summon frost-mage 4,4": ("SW-SUM-03", "sw-why-occupied"),
            "in_the_way summon frost-mage 4,4": {"smeg"}})),
    row("a summoner occupies a space too",
        given("svara 4,4 gate 4,3", phase="summon", hands={SOUTH: "frost-mage"}),
        then({"refused summon frost-mage 4,4": ("SW-SUM-03", "sw-why-occupied"),
            "in_the_way summon frost-mage 4,4": {"svara"}})),
    row("an occupied space takes no structure", battle_in("build"),
        then({"refused build gate 3,3": ("SW-BUILD-03", "sw-why-occupied"),
            "in_the_way build gate 3,3": {"ice-smith"}})),
    row("a text that says where alone a unit is summoned is told",
        given("ret-talus 1,1 gate 3,3", phase="summon", hands={SOUTH: "elut-bal"}, magic=(9, 5)),
        then({"refused summon elut-bal 4,3": ("SW-TIME-12", "sw-why-text-does-not-allow")},
            lambda battle: ("effect", "summoned-by-fire") in about(battle, "summon elut-bal 4,3"))),
    row("an event that lets one summon elsewhere is told for every unit",
        given("sera 1,1 gate 3,4", phase="summon", hands={SOUTH: "renewed-hope temple-priest"}, magic=(9, 5)),
        "play renewed-hope",
        then(lambda battle: ("effect", "renewed-hope") in about(battle, "summon temple-priest 6,6"))),
    row("an event that has one of two targets is told what it needs",
        given("abua-shi 1,4 lioness 3,3", phase="summon", hands={SOUTH: "chant-entangling"}),
        then(lambda battle: said(battle, "play chant-entangling").startswith(
            "Chant of Entangling does not have the targets that it must name."))),
    row("without room to build nobody is told to choose a space",
        given("svara 1,1 " + " ".join(f"ice-smith#{at} {1 + at // 6},{1 + at % 6}" for at in range(1, 18)),
            phase="build", hands={SOUTH: "gate"}),
        then({"refused build gate ?": ("SW-BUILD-03", "sw-why-no-room-to-build")})),
    row("a unit is summoned next to a gate of ones own", battle_in("summon"),
        then({"refused summon frost-mage 7,1": ("SW-SUM-03", "sw-why-no-gate"), "key summon ? 7,1": "sw-why-no-gate",
            "key summon ? 2,4": "sw-why-choose-card", "key summon frost-mage ?": "sw-why-choose-space"})),
    row("a gate of the opponent is no gate of ones own", battle_in("summon"), controls(NORTH, "starting-gate"),
        then({"refused summon frost-mage 2,4": ("SW-SUM-03", "sw-why-no-gates")})),
    row("a structure is built in the back rows or next to the summoner", battle_in("build"),
        then({"refused build gate 5,4": ("SW-BUILD-03", "sw-why-no-building-ground"),
            "key build ? 5,4": "sw-why-no-building-ground", "key build gate ?": "sw-why-choose-space"})),
    row("an event is played in its phase", battle_in("attack"),
        then({"refused play glacial-shift": ("SW-EVT-01", "sw-why-event-phase")},
            lambda battle: said(battle, "play glacial-shift").endswith("now it is the Attack phase. [SW-EVT-01]"))),
    row("an event that must name a target is not played without one",
        given("maldaria 3,3", phase="move", hands={SOUTH: "burn"}),
        then({"refused play burn": ("SW-TERM-15", "sw-why-no-targets")},
            lambda battle: "within 2 spaces of your Summoner" in said(battle, "play burn"))),
    row("there are 48 spaces and 68 cards", battle_in("summon"),
        then({"refused summon frost-mage 9,1": ("SW-COMP-04", "sw-why-no-such-space"),
            "refused summon nothing 2,4": ("SW-TERM-20", "why-no-such-card")})),
    row("who has no gate is told so", given("svara 1,1", phase="summon", hands={SOUTH: "frost-mage"}),
        then({"refused summon frost-mage ?": ("SW-SUM-03", "sw-why-no-gates"),
            "said summon frost-mage ?": "You control no gate next to which a unit could be summoned. [SW-SUM-03]",
            "key summon frost-mage 2,4": "sw-why-no-gates"})),
    row("gates without an empty space beside them are told",
        given("gate 1,6 ice-smith 2,6 ice-smith#2 1,5", phase="summon", hands={SOUTH: "frost-mage"}),
        then({"refused summon frost-mage ?": ("SW-SUM-05", "sw-why-no-room-at-gates")})),
    row("a text that allows other places is told also without any room",
        given("maldaria 1,1 ember-mage 1,2 ember-mage#2 2,1", phase="summon", hands={SOUTH: "fire-drake"},
            magic=(9, 5)), then({"refused summon fire-drake ?": ("SW-SUM-05", "sw-why-no-room-anywhere")})),
    row("the space of a unit that elut bal could replace is no mistake",
        given("ret-talus 1,1 undead-warrior 3,3", phase="summon", hands={SOUTH: "elut-bal"}, magic=(9, 5)),
        then({"key summon ? 3,3": "sw-why-choose-card"})),
    row("a card that is not seen is not named", battle_in("summon"),
        then({"said summon blarf 2,4": "Not in your hand: something hidden. [SW-SUM-02]"})),
    row("a text that allows other places than those at gates is told with them",
        given("maldaria 1,1 gate 3,4", phase="summon", hands={SOUTH: "fire-drake"}, magic=(9, 5)),
        then({"refused summon fire-drake 6,6": ("SW-SUM-05", "sw-why-neither-gate-nor-text")},
            lambda battle: said(battle, "summon fire-drake 6,6").startswith(
                "Fire Drake cannot be summoned there: neither at your gates nor by P"))),
    row("an ice golem is a unit and a structure", battle_in("summon", hand="ice-golem"),
        then({"refused play ice-golem": ("SW-BUILD-06", "sw-why-is-unit-and-structure"),
            "said play ice-golem": "Ice Golem is a unit and a structure: it is summoned in the Summon phase or built "
                "in the Build phase. [SW-BUILD-06]"})),
    *[row(f"without a card that could be chosen nobody is told to choose one: {phase} {choice}",
        battle_in(phase, hand=""), then({f"key {choice}": "sw-why-no-card"}))
      for phase, choice in [("magic", "discard ?"), ("summon", "summon ? ?")]],
)  # fmt: skip

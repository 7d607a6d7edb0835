"""The cards of the Savanna Elves."""

from herna.games.summoner_wars.given import SOUTH, GivenBattle, M
from herna.games.summoner_wars.rules.zones import remove_boost
from tests.games.summoner_wars.rows import given, position, prove, row, then

# Miti Kyru: Inspire, Withdraw


@position
def after_an_attack_of_miti_kyru(magic: int = 5, boost: int = 1) -> GivenBattle:
    battle = GivenBattle(
        south={"miti-kyru": (4, 3), "gate": (2, 3), "gate#2": (4, 2), "lioness": (4, 4)},
        north={"ollag": (5, 3)},
        boost={"miti-kyru": boost},
        magic=(magic, 5),
        dice=(M, M, M, M),
    )
    return battle.chooses("attack miti-kyru ollag")


test_what_follows_from_a_position = prove(
    # Abua Shi: Spirit Bond
    # neither enemies nor structures nor 4 spaces away
    row("spirit bond boosts an own unit and gives it all own boost",
        given("abua-shi 1,4 lioness 3,3 border-archer 6,4 gate 2,2", "ollag 4,4", phase="move",
            boost={"abua-shi": 2, "lioness": 1}), "move abua-shi 2,4", "stop",
        then({"offered": {"target lioness", "decline"}}), "target lioness",
        then({"boost lioness": 4, "boost abua-shi": 0})),
    row("spirit bond may be declined and does not happen without a move",
        given("abua-shi 1,4 lioness 3,4", phase="move", boost={"abua-shi": 1}, hands={SOUTH: "chant-growth"}),
        "move lioness 3,3", "stop", then({"offers target": set()}), "move abua-shi 2,4", "stop", "decline",
        then({"boost lioness": 0, "boost abua-shi": 1})),
    # Lioness: Imbued Life
    row("imbued life adds 1 life for each boost up to 5",
        given("lioness 3,3 lioness#2 5,5", boost={"lioness": 3, "lioness#2": 7}),
        then({"life lioness": 5, "life lioness#2": 7})),
    # SW-GAP-17, CR-10.
    row("a lioness that loses the boost she lives by falls and pays nobody",
        given("lioness 3,3", phase="move", boost={"lioness": 2}, damage={"lioness": 3}),
        lambda battle: remove_boost(battle.table, battle["lioness"]), "end_phase",
        then({"in_discard lioness": True, "magic": [5, 5]})),
    # Rhinoceros: Imbued Speed
    row("imbued speed adds a space for each boost", given("rhinoceros 2,3", phase="move", boost={"rhinoceros": 2}),
        "move rhinoceros 3,3", "step 4,3", "step 5,3", then(lambda battle: battle.offers("step")), "step 6,3",
        then({"at rhinoceros": (6, 3), "phase": "move", "offers step": set()})),
    row("imbued speed adds at most 5 spaces", given("rhinoceros 2,1", phase="move", boost={"rhinoceros": 9}),
        "move rhinoceros 2,2", "step 2,3", "step 2,4", "step 2,5", "step 2,6", "step 3,6", "step 4,6",
        then({"at rhinoceros": (4, 6), "offers step": set()})),
    row("a rhinoceros without boost moves 2 spaces", given("rhinoceros 2,1", phase="move"), "move rhinoceros 2,2",
        "step 2,3", then({"offers step": set()})),
    # Spirit Mage: Charged, Commune with Spirits
    row("charged boosts a spirit mage that was summoned",
        given("starting-gate 2,4", phase="summon", hands={SOUTH: "spirit-mage"}), "summon spirit-mage 3,4",
        then({"boost spirit-mage": 1, "magic": [4, 5]})),
    # SW-GAP-22: only one of the two can be done, so nobody is asked.
    row("a spirit mage without boost communes for itself", given("spirit-mage 3,3 lioness 3,4", phase="move"),
        "move spirit-mage 4,3", "stop",
        then({"boost spirit-mage": 1, "boost lioness": 0, "phase": "move", "offers target": set()})),
    # out and back is a move (SW-MOVE-08)
    row("a boosted spirit mage boosts itself or spends a boost for another",
        given("spirit-mage 3,3 lioness 3,5 border-archer 7,3 gate 3,2", "ollag 5,3", phase="move",
            boost={"spirit-mage": 1}), "move spirit-mage 4,3", "step 3,3",
        then({"offered": {"boost_it", "target lioness"}}), "target lioness",
        then({"boost spirit-mage": 0, "boost lioness": 1})),
    row("a boosted spirit mage may keep its boost and add one",
        given("spirit-mage 3,3 lioness 3,5", phase="move", boost={"spirit-mage": 1}), "move spirit-mage 4,3", "stop",
        "boost_it", then({"boost spirit-mage": 2, "boost lioness": 0})),
    # Miti Kyru: Inspire, Withdraw
    row("inspire boosts each own unit beside",
        given("miti-kyru 3,2 lioness 3,4 border-archer 4,3 gate 2,3 rhinoceros 4,4", "ollag 7,3", phase="move"),
        "move miti-kyru 3,3", "stop",
        then({"boost lioness": 1, "boost border-archer": 1, "boost rhinoceros": 0, "boost gate": 0,
            "boost miti-kyru": 0})),
    row("inspire does not boost enemies", given("miti-kyru 3,2", "ollag 4,3", phase="move"), "move miti-kyru 3,3",
        "stop", then({"boost ollag": 0})),
    # the second space is not empty (SW-GAP-10)
    row("withdraw forces miti kyru for a boost", after_an_attack_of_miti_kyru(),
        then({"offered": {"pay_boost", "pay_magic", "decline"}}), "pay_boost",
        then({"offered": {"force miti-kyru 3,3"}}), "force miti-kyru 3,3",
        then({"at miti-kyru": (3, 3), "boost miti-kyru": 0, "magic": [5, 5]})),
    row("withdraw forces miti kyru for 1 magic", after_an_attack_of_miti_kyru(boost=0),
        then({"offered": {"pay_magic", "decline"}}), "pay_magic", "force miti-kyru 3,3", then({"magic": [4, 5]})),
    row("withdraw is not offered to who can pay nothing", after_an_attack_of_miti_kyru(magic=0, boost=0),
        then({"may decline": False, "at miti-kyru": (4, 3)})),
    row("withdraw may go 1 or 2 spaces in any direction", given("miti-kyru 4,3", "ollag 5,3", dice=(M, M, M, M)),
        "attack miti-kyru ollag", "pay_magic",
        then({"offers force miti-kyru": {"3,3", "2,3", "4,2", "4,1", "4,4", "4,5"}})),
    # SW-GAP-10.
    row("withdraw cannot be paid where miti kyru cannot be forced",
        given("miti-kyru 4,3 gate 3,3 gate#2 4,2 gate#3 4,4", "ollag 5,3", dice=(M, M, M, M)), "attack miti-kyru ollag",
        then({"offers pay_magic": set(), "magic": [5, 5]})),
    # CR-13.
    row("withdrawing from an enemy that engages is answered",
        given("miti-kyru 4,3", "citadel-knight 5,3", dice=(M, M, M, M)), "attack miti-kyru citadel-knight", "pay_magic",
        "force miti-kyru 2,3", then({"damage miti-kyru": 1})),
    # Miti Mumway
    row("miti mumway has 1 strength more for each boost and tramples",
        given("miti-mumway 3,3", "beast-rider 4,3", phase="move", boost={"miti-mumway": 6}),
        then({"strength miti-mumway": 6}), "move miti-mumway 4,3", "step 5,3",
        then({"at miti-mumway": (5, 3), "damage beast-rider": 1})),
)  # fmt: skip

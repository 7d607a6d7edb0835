"""Equipment, weapons, vehicles and armour (DT-EQUIP), as far as no card's own test shows it."""

from herna.games.doomtrooper.rules.cover import force_into_cover, seeking_cover_barred
from herna.games.doomtrooper.rules.identity import usable
from herna.games.doomtrooper.rules.transfer import transfer_cost
from herna.games.doomtrooper.rules.values import in_vehicle
from tests.games.doomtrooper.rows import attacks, given, prove, row, then

test_what_follows_from_a_position = prove(
    row("equipment is given to an own warrior by one action", "DT-EQUIP-01",
        given("squad hussar; hand combat-armor", "squad dragoon"), "play combat-armor hussar",
        then({"where combat-armor": "on hussar", "common": 2})),
    row("a warrior has one vehicle and one armour and any number of other things", "DT-EQUIP-02",
        given("squad hussar+t-32-wolfclaw-jbt+combat-armor+violator-sword; hand t-32-wolfclaw-jbt#2 "
            "composite-armor violator-sword#2 first-aid-kit"),
        then({"offers play": {"violator-sword#2 hussar", "first-aid-kit hussar"}})),
    row("equipment stays where it is", "DT-EQUIP-07",
        given("squad hussar+violator-sword dragoon", "squad infantry"),
        then({"offered": {"meditate", "done", "declare_attack", "seek_cover hussar", "seek_cover dragoon"}})),
    row("of two equal pieces only one is used", "DT-EQUIP-08",
        given("squad hussar+violator-sword+violator-sword#2", "squad dragoon"),
        attacks("hussar", "dragoon", wielding="violator-sword violator-sword#2"), then({"value hussar fight": 4})),
    row("a power arm is no weapon and needs no naming", "DT-EQUIP-14",
        given("squad hussar+cybernetic-power-arm", "squad dragoon"),
        attacks("hussar", "dragoon", wielding="cybernetic-power-arm"),
        then({"told wields": [], "value hussar fight": 6})),
    row("who is forced into cover leaves the vehicle", "DT-EQUIP-21",
        given("squad hussar+t-32-wolfclaw-jbt", boarded="t-32-wolfclaw-jbt"),
        then(lambda front: force_into_cover(front.play, front["hussar"]), {"boarded": frozenset(),
            "covered hussar": True, "wounded hussar": False})),
    row("who loses the affiliation keeps the equipment but does not use it until it returns", "DT-EQUIP-09",
        given("squad demnogonis-cultist+kratach"),
        lambda front: front.table.note(front["demnogonis-cultist"], "legion"),
        then(lambda front: usable(front.table, front["kratach"])),
        lambda front: front.table.note(front["demnogonis-cultist"], "doomtrooper"),
        then({"where kratach": "on demnogonis-cultist"}, lambda front: not usable(front.table, front["kratach"])),
        lambda front: front.table.note(front["demnogonis-cultist"], "legion"),
        then(lambda front: usable(front.table, front["kratach"]))),
    row("who is considered a vehicle is always inside", "DT-EQUIP-26",
        given("squad rams-air-cavalry+portable-force-shield hussar; hand blitztank"),
        # and has nothing from what counts as a fortification
        then({"value rams-air-cavalry armor": 6}, lambda front: in_vehicle(front.table, front["rams-air-cavalry"]),
            lambda front: seeking_cover_barred(front.table, front["rams-air-cavalry"]) is not None),
        then({"offers board": set()}, lambda front: transfer_cost(front.table, front["rams-air-cavalry"]) == 2)),
)  # fmt: skip

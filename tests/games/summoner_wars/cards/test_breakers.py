"""The cards of the Breakers."""

from herna.games.summoner_wars.given import MR, MS, NORTH, RS, SOUTH, GivenBattle, M
from herna.games.summoner_wars.rules.movement import spaces_of_a_move
from herna.games.summoner_wars.rules.values import is_gate, is_structure
from herna.games.summoner_wars.texts import texts_of
from tests.games.summoner_wars.rows import given, notes, phases, position, prove, rolls, row, then, until


def abilities(battle: GivenBattle, name: str) -> set[str]:
    return set(texts_of(battle.table, battle[name]))


# Mind Capture


@position
def a_capture(damage: int) -> GivenBattle:
    """Tacullu attacks a Citadel Archer with 5 life and some damage, and hits twice."""
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"citadel-archer": (5, 3), "valna": (6, 3)},
        damage={"citadel-archer": damage},
        boost={"citadel-archer": 2},
        dice=(MR, MR, M),
    )
    return battle.chooses("attack tacullu citadel-archer")


# Swift and Far Shot, on the Wind Archer


def test_a_wind_archer_shoots_4_spaces_and_no_more() -> None:
    battle = GivenBattle(south={"wind-archer": (3, 3)}, north={"valna": (7, 3)})
    assert battle.offers("attack wind-archer") == {"valna"}

    assert not GivenBattle(south={"wind-archer": (3, 3)}, north={"valna": (8, 3)}).offers("attack wind-archer")


test_what_follows_from_a_position = prove(
    # Mind Capture
    *[row(f"structures and own units are not captured: {target}",
        given("tacullu 3,3 wind-archer 3,5", "gate 5,3", damage={"gate": 3}, dice=(MR, MR, M)),
        f"attack tacullu {target}", then({f"at {target}": None, "may end_phase": True}))
      for target in ["gate", "wind-archer"]],
    row("tacullu may take control of a unit that the attack would eliminate", a_capture(damage=3),
        then({"offered": {"accept", "decline"}}), "accept",
        then({"at citadel-archer": (5, 3), "damage citadel-archer": 3, "boost citadel-archer": 2, "magic": [5, 5],
            "offers attack citadel-archer": {"tacullu", "valna"}, "controller citadel-archer": SOUTH})),
    row("a captured unit stays captured", a_capture(damage=3), "accept", phases(2 + 5),
        then({"active": SOUTH, "controller citadel-archer": SOUTH})),
    row("who does not capture eliminates", a_capture(damage=3), "decline",
        then({"at citadel-archer": None, "magic": [6, 5]})),
    row("a unit that survives the attack cannot be captured", a_capture(damage=2),
        then({"may end_phase": True, "damage citadel-archer": 4})),
    # SW-GAP-25.
    row("a summoner cannot be captured", given("tacullu 3,3", "sera 5,3", damage={"sera": 10}, dice=(MR, MR, M)),
        "attack tacullu sera", then({"at sera": None, "winners": (SOUTH,)})),
    # SW-DX-12.
    # no Citadel unit of North's is near
    row("a captured unit that its owner eliminates pays its owner and lies in the owners pile",
        a_capture(damage=3), "accept", phases(2), until("attack"), rolls(M, M), "attack valna citadel-archer",
        then({"at citadel-archer": None, "magic": [5, 6]},
            lambda battle: battle["citadel-archer"] in battle.table.discard[NORTH])),
    # Stupefy
    row("an enemy beside a deceiver hits for 1 less if it rolls a special symbol",
        given("deceiver 3,3 gate 4,4", "citadel-paladin 4,3", active=NORTH, dice=(MS, M, MS)),
        "attack citadel-paladin gate", then({"damage gate": 2})),
    row("two deceivers stupefy twice",
        given("deceiver 3,3 deceiver#2 4,2", "citadel-paladin 4,3", active=NORTH, dice=(MS, M, M)),
        "attack citadel-paladin deceiver", then({"damage deceiver": 1})),
    row("stupefied attacks never add less than nothing",
        given("deceiver 3,3", "citadel-paladin 4,3", active=NORTH, dice=(RS, RS, RS)),
        "attack citadel-paladin deceiver", then({"damage deceiver": 0})),
    row("without a special symbol nobody is stupefied",
        given("deceiver 3,3", "citadel-paladin 4,3", active=NORTH, dice=(M, M, MR)), "attack citadel-paladin deceiver",
        then({"damage deceiver": 3})),
    row("a deceiver stupefies neither far enemies nor its own side",
        given("deceiver 3,3", "jacob 5,3 deceiver#2 5,4", magic=(0, 0), active=NORTH, dice=(RS, MR)),
        "attack jacob deceiver", then({"damage deceiver": 2})),
    # Engage, on the Deceiver
    row("an enemy that steps away from a deceiver gets 1 damage",
        given("deceiver 4,3", "valna 5,3", phase="move", active=NORTH), "move valna 6,3", "stop",
        then({"damage valna": 1})),
    # Mimic
    row("without a common near a witch is not asked: battle",
        given("mind-witch 3,3 wind-archer 3,6 kalal 3,2", phase="move"),
        then(lambda battle: battle.offered() != {"decline"})),
    row("without a common near a witch is not asked: far",
        given("mind-witch 3,3 wind-archer 4,6 kalal 3,2", phase="move"), then({"may end_phase": True})),
    row("a mind witch may copy a common of either side within 3 spaces",
        given("mind-witch 3,3 wind-mage 2,3 kalal 3,2", "citadel-knight 5,4 citadel-paladin 6,4 jacob 4,3",
            phase="move"), then({"offered": {"target wind-mage", "target citadel-knight", "decline"}})),
    row("mimic gives all abilities of the target until the end of the turn",
        given("mind-witch 3,3", "citadel-knight 5,4 citadel-paladin 6,6", phase="move"), "target citadel-knight",
        then({"abilities mind-witch": {"mimic", "engage", "protect"}}), phases(4),
        then({"active": NORTH, "abilities mind-witch": {"mimic"}, "count lasting": 0})),
    row("engage that was mimicked answers steps until the end of the turn only",
        given("mind-witch 3,3", "citadel-knight 5,4 beast-rider 4,3", phase="move"), "target citadel-knight",
        phases(4), until("move"),
        "move beast-rider 5,3", "stop", then({"active": NORTH, "damage beast-rider": 0})),
    row("a witch that copied a wind archer moves and shoots like one",
        given("mind-witch 3,3 wind-archer 2,3", "valna 8,3", phase="move", dice=(MR, MR, MR)), "target wind-archer",
        "move mind-witch 3,4", "step 4,4", "step 4,3", then({"offers step": set()}), until("attack"),
        "attack mind-witch valna", then({"damage valna": 3})),
    row("a witch that copied a wind mage may push", given("mind-witch 3,3 wind-mage 2,3", "valna 5,3", phase="move"),
        "target wind-mage", until("attack"), then({"offers instead_of_attacking mind-witch": {"push"}})),
    row("a mimic may be declined", given("mind-witch 3,3 wind-archer 2,3", phase="move"), "decline",
        then({"may end_phase": True, "abilities mind-witch": {"mimic"}})),
    row("a witch mimics in its controllers turn only",
        given("mind-witch 3,3 wind-archer 2,3", phase="move", active=NORTH), then({"may end_phase": True})),
    # CR-07: two witches, one after the other.
    row("mimic copies abilities that were gained",
        given("mind-witch 3,3 wind-archer 1,3 mind-witch#2 5,3", phase="move"), "resolve mind-witch mimic",
        "target wind-archer", "target mind-witch", then({"abilities mind-witch#2": {"mimic", "swift", "far-shot"}})),
    row("mimic keeps abilities when the target goes away", given("mind-witch 3,3 wind-archer 2,3", phase="move"),
        "target wind-archer", "move wind-archer 1,3", "stop", until("attack"), rolls(*[MR] * 3),
        "attack mind-witch wind-archer",
        then({"at wind-archer": None, "abilities mind-witch": {"mimic", "swift", "far-shot"}})),
    # Swift and Far Shot, on the Wind Archer
    row("a wind archer moves 3 spaces and no more", given("wind-archer 3,3", phase="move"), "move wind-archer 4,3",
        "step 5,3", "step 6,3", then({"at wind-archer": (6, 3), "may end_phase": True})),
    # Push and Greater Push
    # SW-GAP-10: without anything to force, the effect cannot be chosen.
    row("nothing is pushed that is too far or cannot be forced: far", given("wind-mage 3,3", "valna 6,3"),
        then({"offers instead_of_attacking": set()})),
    row("nothing is pushed that is too far or cannot be forced: steadfast", given("wind-mage 3,3", "kalal 5,3"),
        then({"offers instead_of_attacking": set()})),
    row("nothing is pushed that is too far or cannot be forced: walled",
        given("wind-mage 2,1 gate 2,2", "valna 1,2 gate#2 1,3"), then({"offers instead_of_attacking": set()})),
    row("after attacking a wind mage may push a common or champion within 2 spaces",
        given("tacullu 3,2 wind-mage 3,3 deceiver 4,4", "valna 5,3 jacob 6,3 gate 2,3", dice=(MR, MR)),
        "attack wind-mage valna", then({"offered": {"target valna", "target deceiver", "decline"}}), "target valna",
        then({"offered": {"force valna 4,3", "force valna 5,2", "force valna 5,4"}}), "force valna 5,2",
        then({"at valna": (5, 2), "damage valna": 2})),
    row("a push after an attack may be declined", given("wind-mage 3,3", "valna 5,3", dice=(MR, MR)),
        "attack wind-mage valna", "decline", then({"at valna": (5, 3)})),
    # SW-ATK-25: it was no attack
    row("a wind mage may push instead of attacking", given("tacullu 1,1 wind-mage 3,3", "valna 4,4"),
        "instead_of_attacking wind-mage push", then({"offered": {"target valna"}}), "target valna", "force valna 4,5",
        then({"at valna": (4, 5), "attack_slots": 1, "offers attack wind-mage": set(),
            "offers instead_of_attacking wind-mage": set()}), "end_phase", then({"damage tacullu": 1})),
    # CR-13.
    row("pushed away from an enemy that engages it a unit gets 1 damage",
        given("wind-mage 3,3 deceiver 4,3", "valna 5,3"), "instead_of_attacking wind-mage push", "target valna",
        "force valna 6,3", then({"damage valna": 1})),
    row("kalal pushes within 3 spaces", given("kalal 3,3", "valna 6,3 jacob 6,4", dice=(M, M, M, M)),
        "attack kalal valna", then({"offered": {"target valna", "decline"}}), "target valna", "force valna 7,3",
        then({"at valna": (7, 3), "offers instead_of_attacking kalal": set()})),
    row("kalal may push instead of attacking", given("kalal 3,3", "valna 5,4"),
        "instead_of_attacking kalal greater-push", "target valna", "force valna 4,4", then({"at valna": (4, 4)})),
    # Steadfast
    row("kalal cannot be forced but others beside it can", given("wind-mage 3,3 deceiver 3,4", "kalal 4,3"),
        "instead_of_attacking wind-mage push", then({"offered": {"target deceiver"}})),
    # Telepathic Command
    # its own attack is still to come
    row("after gulldunes attack a common within 3 spaces makes an extra attack",
        given("gulldune 3,3 deceiver 3,5 wind-mage 2,3 kalal 3,2 wind-archer 3,1", "valna 4,3 jacob 5,5 gate 7,1",
            dice=(RS, RS, RS, RS, MR)), "attack gulldune valna",
        then({"offered": {"target deceiver", "target wind-mage", "target wind-archer", "decline"}}), "target deceiver",
        then({"offers attack deceiver": {"gulldune", "jacob"}}), "attack deceiver jacob",
        then({"damage jacob": 1, "attack_slots": 1, "offers attack deceiver": {"gulldune", "jacob"}})),
    row("a common that has attacked may be commanded to attack again",
        given("gulldune 3,3 deceiver 3,5", "valna 4,3 jacob 5,5"), rolls(MR, RS, RS, RS, RS, MR),
        "attack deceiver jacob", "attack gulldune valna", "target deceiver", "attack deceiver jacob",
        then({"damage jacob": 2, "attack_slots": 2, "offers attack deceiver": set()})),
    row("gulldune commands after attacking a structure too",
        given("gulldune 3,3 deceiver 3,5", "gate 4,3 jacob 5,5", dice=(M, M, RS, RS)), "attack gulldune gate",
        then({"offered": {"target deceiver", "decline"}})),
    row("gulldune commands nobody after attacking your own side",
        given("gulldune 3,3 deceiver 3,5 gate 4,3", "jacob 5,5", dice=(M, M, RS, RS)), "attack gulldune gate",
        then({"may end_phase": True})),
    # nothing in reach; 4 spaces away
    row("gulldune commands only own commons within 3 spaces that can attack",
        given("gulldune 3,3 deceiver 2,5 wind-archer 4,6", "valna 4,3 citadel-archer 3,4", dice=(M, M, RS, RS)),
        "attack gulldune valna", then({"may end_phase": True})),
    # Flight and Levitate
    row("a common that begins within 2 spaces of gwalark flies",
        given("gwalark 3,3 deceiver 3,5 gate 4,5 gate#2 3,4 gate#3 2,5", phase="move"),
        then({"offers move deceiver": {"4,5", "3,4", "2,5", "3,6"}}), "move deceiver 4,5", "step 5,5", "step 6,5",
        then({"at deceiver": (6, 5), "offers step": set()})),
    # a champion
    row("what begins farther from gwalark does not fly",
        given("gwalark 3,3 deceiver 4,5 gate 5,5 gulldune 3,4 gate#2 2,4", "citadel-archer 2,3", phase="move"),
        then({"may move deceiver 5,5": False, "may move gulldune 2,4": False})),
    row("an enemy near gwalark does not fly",
        given("gwalark 3,3 gate 4,4", "citadel-archer 3,4", phase="move", active=NORTH), "move citadel-archer 3,5",
        "step 3,6", then({"may end_phase": True})),
    # Mimic
    # CR-08: a gate is a structure; Slow costs it 1 space.
    row("a witch that copied an ice golem is a gate and goes on moving",
        given(south={"mind-witch": (3, 3)}, north={"ice-golem": (5, 3)}, phase="move"), "target ice-golem",
        notes(witch=lambda battle: battle["mind-witch"]), then({"offers move mind-witch": {"2,3", "4,3", "3,2", "3,4"}},
        lambda battle: is_gate(battle.table, battle.noted["witch"]),
        lambda battle: is_structure(battle.table, battle.noted["witch"]),
        lambda battle: spaces_of_a_move(battle.table, battle.noted["witch"], ()) == 1), phases(4),
        then(lambda battle: not is_gate(battle.table, battle.noted["witch"]),
        lambda battle: not is_structure(battle.table, battle.noted["witch"]))),
)  # fmt: skip

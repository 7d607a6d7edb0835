"""The cards of the Fallen Kingdom."""

from herna.games.summoner_wars.cards.fallen_kingdom import SoulShifting
from herna.games.summoner_wars.given import MR, MS, NORTH, RS, SOUTH, GivenBattle, M
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.rules.zones import leave_battlefield
from tests.games.summoner_wars.rows import becomes, gains, given, position, prove, rolls, row, then, until

# Ret-Talus: Raise the Dead


@position
def a_summoner_who_raises_the_dead(damage: int = 0) -> GivenBattle:
    return GivenBattle(
        south={"ret-talus": (1, 4), "undead-warrior": (1, 3)},
        phase="summon",
        discards={SOUTH: "undead-archer undead-carrier dragos pyre", NORTH: "undead-warrior#2"},
        damage={"ret-talus": damage},
    )


# Elut-Bal: Summoned by Fire


@position
def a_summoner_who_has_elut_bal_in_hand(magic: int = 6) -> GivenBattle:
    return GivenBattle(
        south={"ret-talus": (1, 4), "starting-gate": (3, 4), "hellfire-cultist": (5, 3), "undead-archer": (5, 5)},
        north={"horde-slinger": (6, 3), "ollag": (4, 3)},
        phase="summon",
        hands={SOUTH: "elut-bal"},
        magic=(magic, 5),
    )


def test_an_archer_that_has_fallen_meanwhile_takes_no_place() -> None:
    """Soul Shift, when another effect of the same elimination came first."""
    battle = GivenBattle(south={"undead-archer": (3, 3)})
    table, archer = battle.table, battle["undead-archer"]
    shift = SoulShifting(archer, "soul-shift", SOUTH, space_at(4, 3))
    assert shift.spaces(table) == [space_at(4, 3)]

    leave_battlefield(table, archer)

    assert shift.spaces(table) == []


test_what_follows_from_a_position = prove(
    # Ret-Talus: Raise the Dead
    row("raising the dead with 2 life left loses the game", a_summoner_who_raises_the_dead(damage=10),
        "use ret-talus raise-the-dead", "pick_card undead-archer", "pick_space 2,4",
        then({"over": True, "winners": (NORTH,)})),
    # CR-01, CR-22.
    row("raise the dead places an undead from your own discard pile for 2 damage", a_summoner_who_raises_the_dead(),
        "use ret-talus raise-the-dead", then({"offered": {"pick_card undead-archer", "pick_card undead-carrier"}}),
        "pick_card undead-archer", then({"offered": {"pick_space 1,5", "pick_space 2,4"}}), "pick_space 2,4",
        then({"at undead-archer": (2, 4), "in_discard undead-archer": False, "damage ret-talus": 2, "magic": [5, 5],
            "told summoned": []})),
    row("raise the dead is used once in a turn and only in the summon phase", a_summoner_who_raises_the_dead(),
        "use ret-talus raise-the-dead", "pick_card undead-archer", "pick_space 2,4", then({"offers use": set()}),
        "end_phase", then({"offers use": set()})),
    row("raise the dead needs an undead unit in the discard pile",
        given("ret-talus 1,4", phase="summon", discards={SOUTH: "dragos hellfire-cultist"}),
        then({"offers use": set()})),
    # CR-01.
    row("raise the dead needs an empty space beside the summoner",
        given("ret-talus 1,1 gate 1,2 dragos 2,1", phase="summon", discards={SOUTH: "undead-archer"}),
        then({"offers use": set()})),
    # Undead Archer: Soul Shift
    # SW-TXT-11: neither a move nor a force; tokens come along.
    row("soul shift puts the archer where a unit within 3 spaces was eliminated",
        given("undead-archer 3,3", "horde-slinger 6,3", damage={"undead-archer": 1}, dice=(MR, MR, MR)),
        "attack undead-archer horde-slinger", then({"offered": {"pick_space 6,3", "decline"}}), "pick_space 6,3",
        then({"at undead-archer": (6, 3), "damage undead-archer": 1, "told moved": [], "told forced": []})),
    row("soul shift follows an own unit too and may be declined",
        given("undead-archer 3,3 ret-talus 1,4 undead-carrier 2,4", damage={"undead-carrier": 2}, dice=(MR, MR)),
        "attack ret-talus undead-carrier", "decline", then({"at undead-archer": (3, 3), "at undead-carrier": None})),
    row("soul shift does not reach 4 spaces", given("undead-archer 1,3 gul-dass 4,3", "horde-slinger 5,3", dice=(M, M)),
        "attack gul-dass horde-slinger", then({"at horde-slinger": None, "offers pick_space": set()})),
    row("soul shift works only in your own turn",
        given("undead-archer 3,3 undead-carrier 3,4", "ollag 4,4", active=NORTH, dice=(M, M, M)),
        "attack ollag undead-carrier", then({"at undead-carrier": None, "offers pick_space": set()})),
    row("soul shift does not follow a structure",
        given("undead-archer 3,3", "gate 5,3", damage={"gate": 4}, dice=(MR, MR, MR)), "attack undead-archer gate",
        then({"at gate": None, "offers pick_space": set()})),
    # CR-02: the active player orders them; the second fails.
    row("of two archers who want the same space the first takes it",
        given("undead-archer 3,3 undead-archer#2 5,4", "horde-slinger 5,3", dice=(MR, MR, MR)),
        "attack undead-archer horde-slinger",
        then({"offered": {"resolve undead-archer soul-shift", "resolve undead-archer#2 soul-shift"}}),
        "resolve undead-archer#2 soul-shift", "pick_space 5,3",
        then({"at undead-archer#2": (5, 3), "at undead-archer": (3, 3), "offers pick_space": set()})),
    # SW-GAP-31.
    row("an archer that falls in the same batch does not shift",
        given("undead-archer 3,3 undead-carrier 3,4", phase="move", hands={SOUTH: "purge"}), "play purge",
        "target undead-archer", "target undead-carrier", "done", "done",
        then({"at undead-archer": None, "offers pick_space": set()})),
    # Undead Carrier: Soulless, Infect
    row("soulless pays no magic for a unit but does for a structure",
        given("undead-carrier 3,3 undead-carrier#2 5,5", "horde-slinger 4,3 gate 6,5", damage={"gate": 4},
            dice=(M, M, M, M)), "attack undead-carrier horde-slinger", then({"magic": [5, 5]}),
        "attack undead-carrier#2 gate", then({"magic": [6, 5]})),
    row("a summoner who gains soulless gains no magic either",
        given("svara 3,3", "horde-slinger 4,3", dice=(MR, MR, MR)), gains("svara", "soulless"),
        "attack svara horde-slinger", then({"in_discard horde-slinger": True, "magic": [5, 5]})),
    row("soulless concerns only attacks of the carrier",
        given("undead-carrier 3,3 gul-dass 5,3", "horde-slinger 4,3", dice=(M, M)), "attack gul-dass horde-slinger",
        then({"magic": [6, 5]})),
    row("infect places a carrier from the discard pile where the unit was",
        given("undead-carrier 3,3", "horde-slinger 4,3", discards={SOUTH: "undead-carrier#2 undead-warrior"},
            dice=(M, M)), "attack undead-carrier horde-slinger",
        then({"offered": {"pick_card undead-carrier#2", "decline"}}), "pick_card undead-carrier#2",
        then({"at undead-carrier#2": (4, 3), "told summoned": [], "controller undead-carrier#2": SOUTH})),
    row("infect may choose your own carrier that this attack eliminated",
        given("undead-carrier 3,3 undead-carrier#2 4,3", damage={"undead-carrier#2": 2}, dice=(M, M)),
        "attack undead-carrier undead-carrier#2", "pick_card undead-carrier#2",
        then({"at undead-carrier#2": (4, 3), "damage undead-carrier#2": 0})),
    # SW-GAP-37.
    row("infect asks also without a carrier in the discard pile which the opponent cannot see",
        given("undead-carrier 3,3", "horde-slinger 4,3", discards={SOUTH: "undead-warrior"}, dice=(M, M)),
        "attack undead-carrier horde-slinger", then({"asked": SOUTH, "offered": {"decline"}})),
    # SW-ZONE-03: the opponent sees that too.
    row("infect asks nothing if the discard pile is empty",
        given("undead-carrier 3,3", "horde-slinger 4,3", dice=(M, M)), "attack undead-carrier horde-slinger",
        then({"may end_phase": True})),
    row("infect follows neither structures nor the attacks of others",
        given("undead-carrier 3,3 gul-dass 5,5", "gate 4,3 horde-slinger 6,5", discards={SOUTH: "undead-carrier#2"},
            damage={"gate": 4}, dice=(M, M, M, M)), "attack undead-carrier gate", then({"offers pick_card": set()}),
        "attack gul-dass horde-slinger", then({"offers pick_card": set()})),
    # CR-02.
    row("infect and soul shift want the same space and the second fails",
        given("undead-carrier 3,3 undead-archer 5,3", "horde-slinger 4,3", discards={SOUTH: "undead-carrier#2"},
            dice=(M, M)), "attack undead-carrier horde-slinger",
        then({"offered": {"resolve undead-carrier infect", "resolve undead-archer soul-shift"}}),
        "resolve undead-archer soul-shift", "pick_space 4,3",
        then({"at undead-archer": (4, 3), "in_discard undead-carrier#2": True, "offers pick_card": set()})),
    # SW-GAP-31: its ability needs it on the battlefield.
    row("a carrier burnt by the cultist it killed does not infect",
        given("undead-carrier 3,3", "hellfire-cultist 4,3", discards={SOUTH: "undead-carrier#2"},
            damage={"undead-carrier": 2}, dice=(M, M)), "attack undead-carrier hellfire-cultist",
        "resolve hellfire-cultist immolate",
        then({"at undead-carrier": None, "offers pick_card": set(), "magic": [5, 6]})),
    # Undead Warrior: Blood Fury
    # SW-GAP-31: only the Archer's Soul Shift falls due.
    row("an undead warrior that falls itself has no fury to be put in order",
        given("undead-warrior 3,3 undead-warrior#2 3,4 undead-archer 4,4", damage={"undead-warrior": 3}, dice=(M, M)),
        "attack undead-warrior#2 undead-warrior",
        then(lambda battle: {words for words in battle.offered() if words.startswith("resolve")} == {
            "resolve undead-warrior#2 blood-fury", "resolve undead-archer soul-shift"})),
    row("blood fury boosts for every unit eliminated in your own turn and fades by 2 at its end",
        given("undead-warrior 2,2 gul-dass 5,5 dragos 3,5", "horde-slinger 6,5 horde-slinger#2 4,5 gate 5,6",
            boost={"undead-warrior": 1}, damage={"gate": 4}), rolls(M, M), "attack gul-dass horde-slinger",
        then({"boost undead-warrior": 2}), rolls(M, M, M, M), "attack dragos horde-slinger#2", "decline",
        then({"boost undead-warrior": 3, "strength undead-warrior": 5}), until("magic"), "end_phase",
        then({"active": NORTH, "boost undead-warrior": 1})),
    row("blood fury sees neither structures nor the opponents turn",
        given("undead-warrior 2,2 gate 4,4 undead-carrier 6,4", "ollag 5,4 jarmund 6,6", damage={"gate": 4},
            active=NORTH, dice=(M, M, M, MR, MR, MR)), "attack ollag gate", "attack jarmund undead-carrier", "decline",
        then({"at gate": None, "at undead-carrier": None, "boost undead-warrior": 0})),
    # SW-BOOST-06.
    row("blood fury of a single boost fades to none",
        given("undead-warrior 2,2", boost={"undead-warrior": 1}, phase="magic"), "end_phase",
        then({"boost undead-warrior": 0})),
    row("a batch of two units boosts twice",
        given("undead-warrior 2,2 dragos 5,5 gul-dass 7,1", phase="move", hands={SOUTH: "purge"}), "play purge",
        "target dragos", "target gul-dass", "done", then({"boost undead-warrior": 2})),
    # Hellfire Cultist: Immolate
    # SW-GAP-18, SW-DMG-09: the magic for the Slinger goes to the Cultist's controller.
    row("immolate damages each enemy unit beside and credits its controller",
        given("hellfire-cultist 4,3 undead-carrier 4,2", "ollag 5,3 horde-slinger 4,4 gate 3,3 jarmund 6,3",
            active=NORTH, dice=(M, M, M)), "attack ollag hellfire-cultist",
        then({"damage ollag": 1, "at horde-slinger": None, "damage gate": 0, "damage jarmund": 0,
            "damage undead-carrier": 0, "magic": [6, 6]})),
    row("immolate burns a summoner too", given("svara 3,3", "hellfire-cultist 4,3", dice=(MR, MR, MR)),
        "attack svara hellfire-cultist", then({"in_discard hellfire-cultist": True, "damage svara": 1})),
    row("immolate follows also the elimination by an own effect",
        given("hellfire-cultist 4,3", "ollag 5,3", phase="move", hands={SOUTH: "purge"}), "play purge",
        "target hellfire-cultist", "done", "decline",
        then({"at hellfire-cultist": None, "damage ollag": 1, "magic": [5, 5]})),
    row("immolate of one cultist sets off another on the other side",
        given("hellfire-cultist 4,3 dragos 4,5", "hellfire-cultist#2 4,4", damage={"hellfire-cultist#2": 1},
            phase="move", hands={SOUTH: "purge"}), "play purge", "target hellfire-cultist", "done", "decline",
        then({"at hellfire-cultist#2": None, "damage dragos": 1, "magic": [6, 5]})),
    # Dragos: Life Drain
    # 2 melee and 3 special
    row("life drain makes each special symbol a melee symbol too",
        given("dragos 4,3 undead-carrier 2,3 undead-warrior 1,3 gate 3,3", "ollag 5,3"), rolls(RS, RS, MS, M),
        "attack dragos ollag", then({"offered": {"target undead-carrier", "decline"}}), "target undead-carrier",
        then({"at undead-carrier": None, "damage ollag": 5, "magic": [5, 5], "count lasting": 0})),
    row("without life drain special symbols of dragos do nothing", given("dragos 4,3 undead-carrier 2,3", "ollag 5,3"),
        rolls(RS, RS, MS, M), "attack dragos ollag", "decline", then({"damage ollag": 2, "at undead-carrier": (2, 3)})),
    row("life drain is not offered without an own unit within 2 spaces",
        given("dragos 4,3 undead-carrier 1,3", "ollag 5,3", dice=(M, M, M, M)), "attack dragos ollag",
        then({"damage ollag": 4})),
    # SW-GAP-13.
    row("draining the target ends the attack without a roll", given("dragos 4,3 undead-carrier 5,3"),
        "attack dragos undead-carrier", "target undead-carrier",
        then({"told rolled": [], "offers attack dragos": set(), "count lasting": 0})),
    # Elut-Bal: Summoned by Fire
    # CR-03: the space is taken before Immolate and Soul Shift are resolved.
    # the Archer may go where the Slinger fell, not to Elut-Bal
    # 6 paid, 1 gained for the Slinger
    row("elut bal is summoned onto the space of an own unit that is eliminated", a_summoner_who_has_elut_bal_in_hand(),
        then({"offers summon elut-bal": {"1,4", "5,3", "5,5"}}), "summon elut-bal 5,3", then({"at elut-bal": (5, 3)}),
        "resolve hellfire-cultist immolate",
        then({"in_discard hellfire-cultist": True, "damage ollag": 1, "at horde-slinger": None,
            "offered": {"pick_space 6,3", "decline"}}), "decline",
        then({"at undead-archer": (5, 5), "magic": [1, 5]},
            lambda battle: battle.told("summoned") == [(SOUTH, battle["elut-bal"],
                battle.table.place[battle["elut-bal"]])])),
    # SW-GAP-26.
    row("elut bal summoned onto their own summoner loses the game", a_summoner_who_has_elut_bal_in_hand(),
        "summon elut-bal 1,4", then({"over": True, "winners": (NORTH,)})),
    row("elut bal cannot be summoned without its magic", a_summoner_who_has_elut_bal_in_hand(magic=5),
        then({"offers summon": set()})),
    # Gul-Dass: Wrath
    row("wrath adds 1 strength for each damage", given("gul-dass 4,3", "ollag 5,3", damage={"gul-dass": 3}),
        then({"strength gul-dass": 5}), rolls(M, M, M, M, M), "attack gul-dass ollag", then({"damage ollag": 5}),
        becomes("damage gul-dass", 0), then({"strength gul-dass": 2})),
)  # fmt: skip

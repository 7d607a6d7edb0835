"""The events of the Vanguards."""

from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle, M
from tests.games.summoner_wars.rows import given, phases, position, prove, rolls, row, then, until

# Holy Judgment


@position
def a_judgment() -> GivenBattle:
    """Holy Judgment is played in South's Attack phase."""
    south = {"temple-priest": (3, 3), "valna": (1, 6)}
    north = {"wind-archer": (5, 3), "gulldune": (4, 3)}
    battle = GivenBattle(south=south, north=north, hands={SOUTH: "holy-judgment"})
    return battle.chooses("play holy-judgment")


# Guarding Spirits


@position
def guarded_by_spirits() -> GivenBattle:
    """South has played Guarding Spirits; North is in its Attack phase."""
    battle = GivenBattle(
        south={"sera": (2, 3), "citadel-paladin": (4, 4), "citadel-paladin#2": (6, 3), "valna": (3, 3)},
        north={"gulldune": (5, 4), "wind-mage": (4, 5), "wind-mage#2": (6, 5), "wind-mage#3": (3, 5)},
        phase="magic",
        hands={SOUTH: "guarding-spirits"},
    )
    return battle.chooses("play guarding-spirits", "end_phase").ends_phases_until("attack")


test_what_follows_from_a_position = prove(
    # Holy Judgment
    row("holy judgment gets 2 boost and strengthens own commons", a_judgment(),
        then({"boost holy-judgment": 2, "strength temple-priest": 3, "strength valna": 2, "strength wind-archer": 4},
            lambda battle: battle["holy-judgment"] in battle.table.events[SOUTH])),
    # without boost it is discarded, and nobody is asked
    row("holy judgment may stay for a boost turn after turn", a_judgment(), phases(2 + 5),
        then({"offered": {"keep holy-judgment", "decline"}}), "keep holy-judgment",
        then({"boost holy-judgment": 1, "strength temple-priest": 3}), phases(10), "keep holy-judgment",
        then({"boost holy-judgment": 0}), phases(10),
        then({"in_discard holy-judgment": True, "strength temple-priest": 2})),
    row("holy judgment may be discarded with its boost", a_judgment(), phases(2 + 5), "decline",
        then({"in_discard holy-judgment": True, "boost holy-judgment": 0, "strength temple-priest": 2})),
    row("holy judgment loses a boost for each own unit eliminated",
        given("temple-priest 3,3 temple-priest#2 3,5 temple-priest#3 1,3",
            "gulldune 4,3 kalal 3,6 wind-archer 4,5 wind-archer#2 2,3", hands={SOUTH: "holy-judgment"}),
        "play holy-judgment", "end_phase", "end_phase", until("attack"), rolls(*[MR] * 12),
        "attack gulldune temple-priest", "decline", then({"boost holy-judgment": 1}),
        "attack wind-archer temple-priest#2", then({"boost holy-judgment": 0}), "attack wind-archer#2 temple-priest#3",
        then({"boost holy-judgment": 0}, lambda battle: battle["holy-judgment"] in battle.table.events[SOUTH])),
    row("holy judgment keeps its boost when a structure or an enemy falls",
        given("citadel-paladin 3,3 gate 3,4 citadel-paladin#2 2,4", "mind-witch 4,3", damage={"gate": 4},
            hands={SOUTH: "holy-judgment"}, dice=(M, M, M, M) * 2), "play holy-judgment",
        "attack citadel-paladin mind-witch", "attack citadel-paladin#2 gate",
        then({"at mind-witch": None, "at gate": None, "boost holy-judgment": 2})),
    row("in which order two judgments lose their boost is nobodys question",
        given("temple-priest 3,3 temple-priest#2 1,3", "gulldune 4,3", hands={SOUTH: "holy-judgment holy-judgment#2"}),
        "play holy-judgment", "play holy-judgment#2", "end_phase", "end_phase", until("attack"), rolls(*[MR] * 4),
        "attack gulldune temple-priest",
        then({"boost holy-judgment": 1, "boost holy-judgment#2": 1, "may end_phase": True})),
    row("holy judgment has nothing to do with an enemy that falls",
        given("citadel-paladin 3,3 undead-archer 5,3", "mind-witch 4,3", hands={SOUTH: "holy-judgment"},
            dice=(M, M, M, M)), "play holy-judgment", "attack citadel-paladin mind-witch",
        then({"offered": {"pick_space 4,3", "decline"}})),
    # Guarding Spirits
    row("guarding spirits guard commons within 3 spaces of the summoner from the first attack", guarded_by_spirits(),
        rolls(MR, MR, MR, MR), "attack wind-mage citadel-paladin", "decline", then({"damage citadel-paladin": 1}),
        rolls(MR, MR, RS, RS), "attack gulldune citadel-paladin", "decline", then({"damage citadel-paladin": 3})),
    row("guarding spirits do not guard far commons nor champions", guarded_by_spirits(), rolls(MR, MR, MR, MR),
        "attack wind-mage#2 citadel-paladin#2", "decline", "attack wind-mage#3 valna", "decline",
        then({"damage citadel-paladin#2": 2, "damage valna": 2})),
    row("guarding spirits guard no enemies", guarded_by_spirits(), rolls(MR, MR), "attack wind-mage wind-mage#3",
        "decline", then({"damage wind-mage#3": 2})),
    row("guarding spirits end with your own next turn", guarded_by_spirits(), phases(2),
        then({"active": SOUTH, "in_discard guarding-spirits": True})),
    # Renewed Hope
    *[row(f"renewed hope lets units be summoned in any phase of your own turn: {phase}",
        given("sera 1,4", phase="summon", hands={SOUTH: "renewed-hope citadel-knight"}, magic=(2, 5)),
        "play renewed-hope", until(phase), "summon citadel-knight 2,4",
        then({"at citadel-knight": (2, 4), "magic": [0, 5]})) for phase in ["move", "build", "attack", "magic"]],
    row("renewed hope lets a card just drawn be summoned in the draw phase",
        given("sera 1,4", phase="summon", hands={SOUTH: "renewed-hope"}, draws={SOUTH: "citadel-knight"}),
        "play renewed-hope", until("magic"), "end_phase", then({"phase": "draw"}), "summon citadel-knight 2,4",
        then({"offered": {"end_phase"}}), "end_phase", then({"at citadel-knight": (2, 4), "active": NORTH})),
    row("without renewed hope nobody summons in other phases",
        given("sera 1,4 gate 3,1", phase="attack", hands={SOUTH: "temple-priest"}), then({"offers summon": set()})),
    row("renewed hope does nothing for the opponent and ends with your own next turn",
        given("sera 1,4", "gate 6,3", phase="summon", hands={SOUTH: "renewed-hope temple-priest", NORTH: "deceiver"}),
        "play renewed-hope", until("draw"), "end_phase", then({"offers summon deceiver": {"7,3", "5,3", "6,2", "6,4"}}),
        until("move"), then({"offers summon": set()}), until("summon"),
        then({"active": SOUTH, "in_discard renewed-hope": True, "offers summon": set()})),
    # Mass Heal
    row("mass heal removes 2 damage from own commons and champions within 2 spaces of the summoner",
        given("sera 2,3 citadel-knight 3,3 citadel-archer 2,5 valna 3,4 citadel-paladin 4,4 gate 2,2", "gulldune 1,3",
            phase="move",
            damage={"sera": 5, "citadel-knight": 3, "citadel-archer": 1, "valna": 4, "citadel-paladin": 3, "gate": 2,
                "gulldune": 4}, hands={SOUTH: "mass-heal"}), "play mass-heal",
        then({"magic": [4, 5], "in_discard mass-heal": True},
            lambda battle: [battle.damage(name) for name in ("citadel-knight", "citadel-archer", "valna")] == [1, 0, 2],
            lambda battle: [battle.damage(name) for name in ("sera", "citadel-paladin", "gate", "gulldune")] == [5, 3,
                2, 4])),
    # Renewed Hope
    row("renewed hope lets units be summoned beside the summoner", given(south={"sera": (1, 4), "gate": (3, 1),
        "citadel-archer": (1, 5)}, phase="summon", hands={SOUTH: "renewed-hope temple-priest"}),
        then({"offers summon temple-priest": {"4,1", "2,1", "3,2"}}), "play renewed-hope",
        then({"offers summon temple-priest": {"4,1", "2,1", "3,2"} | {"2,4", "1,3"}})),
)  # fmt: skip

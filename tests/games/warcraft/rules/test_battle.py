"""Battles, casualties and abilities (WC-BATTLE, WC-CASUALTY, WC-ABILITY). Seat 0 attacks, seat 1 defends."""

import pytest

from herna.games.warcraft.given import ROUND_X, GivenWar, special_rule
from tests.games.warcraft.rows import battle, given, position, prove, row, then


def battles_told(war: GivenWar) -> list[str]:
    """What was told about battles as a whole."""
    assert war.play.log is not None
    return [kind for event in war.play.log.events if (kind := str(event.whole[0])).startswith("battle_")]


@position
def a_team_that_loses_a_unit(pieces: dict[int, dict[str, str]], dice: list[int], active: int = 0) -> GivenWar:
    """Orcs and Undead against Humans and Night Elves on X; all who may join do."""
    war = GivenWar(
        "battle",
        map=ROUND_X,
        active=active,
        races="orc human undead night-elf",
        towns="- - - -",
        teams="x y x y",
        pieces=pieces,
        dice=dice,
    )
    war.answers_until(lambda: "accept" not in war.offered(), "accept")
    return war


test_what_follows_from_a_position = prove(
    row("a lost unit goes to the reserve", "WC-BATTLE-01", "WC-CASUALTY-03",
        battle({"X": "G"}, {"X": "G"}, dice=[6, 1]), then({"on X 1": "", "reserve G 1": 10})),
    row("both sides roll before anybody is lost and an empty field has no winner", "WC-BATTLE-11", "WC-BATTLE-12",
        "WC-BATTLE-27",
        battle({"X": "G"}, {"X": "G"}, dice=[1, 1]), then({"on X 0": "", "on X 1": "", "hand 0": 1, "hand 1": 1})),
    row("the battle ends after the phase that empties the field", "WC-BATTLE-13", "WC-BATTLE-24", "WC-CASUALTY-12",
        battle({"X": "RG"}, {"X": "G", "A": "G"}, dice=[1]), "lose 1 ground X",
        then({"times rolled": 1, "on A 1": "G", "hand 0": 2, "hand 1": 1})),
    row("after three phases a new battle round starts", "WC-BATTLE-10", "WC-BATTLE-15",
        battle({"X": "RAG"}, {"X": "G"}, dice=[6, 6, 6, 6, 1]),
        then({"told rolled piece": ["ranged", "air", "ground", "ground", "ranged"]})),
    row("mountains change nothing in a battle", "WC-BATTLE-20", "WC-BATTLE-21",
        battle({"X": "G", "M": "A"}, {"X": "G"}, dice=[1]),
        # an air unit on a mountain fights from the flank
        then({"on X 1": ""}),
        given("battle", map=ROUND_X, towns="- -", pieces={0: {"M": "A", "X": "G"}, 1: {"M": "A"}},
            dice=[6, 6, 1, 6, 1]),
        # and ground units fight from the flanks of a mountain
        then({"told rolled piece [:3]": ["air", "air", "ground"]})),
    row("survivors stay where they are", "WC-BATTLE-28",
        battle({"X": "G", "A": "G"}, {"X": "G", "D": "R"}, dice=[6, 6, 1, 6]), "lose 1 ground X",
        then({"on X": "G", "on A": "G", "on D 1": "R"})),
    row("a battle that nobody is left for is told as cancelled", "WC-BATTLE-32", "WC-CASUALTY-13",
        # The Humans take their casualty from A, which was to be the second battlefield.
        battle({"X": "G", "A": "G"}, {"X": "GG", "A": "G"}, dice=[6, 6, 6, 1, 6, *[6, 6, 1, 1]]), "fight X 0 1",
        "lose 1 ground A", then({"told battle_cancelled": [(0, 1, "A")]}),
        then({battles_told: ["battle_began", "battle_ended", "battle_cancelled"]}),
        # one for the battle, one for winning it
        then({"hand 0": 2})),
    row("a battle that is still to be fought is not told as cancelled", "WC-BATTLE-32",
        battle({"X": "G", "A": "G"}, {"X": "G", "A": "G"}, dice=[6, 6, 1, 6, 6, 1, 6]), "fight X 0 1",
        "lose 1 ground X",
        then({battles_told: ["battle_began", "battle_ended"] * 2})),
    row("of two battles on a space the one without an enemy is cancelled", "WC-BATTLE-32", "WC-BATTLE-35",
        # Orcs against Humans and Undead on X: the Orcs' last unit falls in the first battle.
        given("battle", map=ROUND_X, races="orc human undead", towns="- - -",
            pieces={0: {"X": "G"}, 1: {"X": "G"}, 2: {"X": "G"}}, dice=[1, 6, *[6, 1]]), "fight X 0 1",
        then({"told battle_cancelled": [(0, 2, "X")]}),
        # the Humans and the Undead fight each other
        then({"told battle_began space [1]": "X"})),
    row("who takes part is settled when the battle starts", "WC-BATTLE-33",
        # A unit that returns to a flank of the battle does not join it; one that is raised on the battlefield does.
        given("battle", map=ROUND_X, races="human undead", towns="- -", levels={1: "1 3 1"},
            pieces={0: {"X": "GG"}, 1: {"X": "RG"}}, outposts={1: "A"}, special=[special_rule("revival", (1,))],
            victory=[], dice=[1, *[6, 6, 1, 1], *[6, 6, 6]]), "accept",
        # the raised one too
        then(lambda war: [owner for owner, kind, _ in war.told("rolled") if kind == "ground"][:2] == [1, 1]),
        then(lambda war: war.table.fighting & war.table.on[war.letters.index("A")] == 0)),
    row("each of two enemies on a space is fought separately", "WC-BATTLE-35",
        given("battle", map=ROUND_X, races="orc human undead", towns="- - -",
            pieces={0: {"X": "GG"}, 1: {"X": "G"}, 2: {"X": "G"}}, dice=[6, 1, 6, 6, 1, 6]),
        then({"offers fight": {"X 0 1", "X 0 2"}}), "fight X 0 2",
        then({"told battle_began": [(0, 2, "X"), (0, 1, "X")], "on X": "GG"})),
    row("enemies who are left fight each other when a third side entered a locked town", "WC-BATTLE-35",
        # The one who came last is the attacker: into a Town, its owner.
        given("battle", active=2, races="orc human undead", towns="B F -",
            pieces={0: {"F": "G"}, 1: {"F": "GG"}, 2: {"F": "G"}}, locked="F", dice=[1, 6, *[6, 1, 6]]), "fight F 2 0",
        # then the third side is gone after its first battle, and the two others fight
        then({"told battle_began": [(2, 0, "F"), (1, 0, "F")]})),
    row("who came by town portal attacks while any of his units is left", "WC-BATTLE-35", "WC-EXP-PORTAL-4",
        given(active=2, races="orc human undead night-elf", towns="B F - -",
            pieces={0: {"F": "GG"}, 1: {"C": "G"}, 3: {"F": "GG"}}, hands={1: "town-portal"},
            dice=[1, 6, 6, *[1, 1, 1, 1]]), "end_movement", "play town-portal",
        # then the Human unit is lost in the first battle, and the two others fight the second
        then({"told battle_began": [(1, 3, "F"), (3, 0, "F")]})),
    row("casualties alternate and the side that has none left is skipped", "WC-CASUALTY-05",
        battle({"X": "GG", "A": "GG"}, {"X": "GG", "D": "GG"}, dice=[1, 6, 6, 6, 1, 1, 1, 6]),
        # the defenders roll first: one hit; the attackers hit three times
        "lose 1 ground X", "lose 0 ground A", "lose 1 ground X", then({"told lost owner": [1, 0, 1, 1]})),
    row("ground casualties lapse if only air units are left", "WC-CASUALTY-08", "WC-CASUALTY-07",
        battle({"X": "GG"}, {"X": "A"}, dice=[6, 1, 1, 1, 6, 1, 1, 1, 6]), then({"on X 1": "A",
            "told lost owner piece [0]": (0, "ground")})),
    row("casualties beyond the units are lost", "WC-CASUALTY-10",
        battle({"X": "GGG"}, {"X": "G"}, dice=[6, 1, 1, 1]), then({"times lost": 1})),
    row("workers are no casualties", "WC-CASUALTY-04",
        battle({"X": "G", "A": "W"}, {"X": "GG"}, dice=[1, 1, 6]), then({"on A": "W", "on X": ""})),
    row("a unit lives or dies and no damage is left", "WC-CASUALTY-15",
        # An Area Attack that costs two does not weaken the third unit: it fights on, and takes a hit of its own.
        battle({"X": "G"}, {"X": "GG", "A": "G"}, dice=[6, 6, 6, 1, *[6, 5]], levels={0: "4 1 1"}),
        then({"owed": (2, 0)}), "lose 1 ground X", "lose 1 ground A",
        then({"told rolled [4:]": [(1, "ground", 6), (0, "ground", 5)], "times lost": 3})),
    row("ground and ranged units do not fight across a wall", "WC-SCEN-CAPTIVES-05",
        battle({"X": "G", "A": "GRA"}, {"X": "G"}, dice=[6, 6, 6, 1, 6, 6], walls="A-X"),
        then({"told rolled owner piece": [(0, "air"), (1, "ground"), (0, "ground"), (0, "air")]})),
    # Teams
    row("one player of a team removes casualties of the whole team", "WC-CASUALTY-14", "WC-TEAM-08",
        # Ruling WC-RUL-44: the Humans are on the battlefield, the Night Elves on a flank.
        a_team_that_loses_a_unit({0: {"X": "G"}, 1: {"X": "G"}, 3: {"A": "G"}}, dice=[6, 6, 1, *[6, 1]]),
        then({"asked": 1, "offered": {"lose 1 ground X", "lose 3 ground A"}}), "lose 3 ground A",
        then({"told lost owner": [3, 1]})),
    row("when nobody of the team is on the battlefield any more the first in turn order decides", "WC-CASUALTY-14",
        "WC-CASUALTY-11",
        # Ruling WC-RUL-44: the only unit there is removed first, and another casualty is to be removed.
        a_team_that_loses_a_unit({0: {"X": "GG"}, 1: {"A": "G"}, 3: {"X": "G", "D": "G"}}, dice=[6, 6, 6, 1, 1]),
        then({"asked": 3}), "lose 3 ground X", then({"asked": 1, "offered": {"lose 1 ground A", "lose 3 ground D"}})),
    row("who decides for a team may lay down victory points", "WC-EXP-VP-2", "WC-CASUALTY-14",
        given("battle", map=ROUND_X, races="orc human undead", towns="- - -", teams="x y x",
            pieces={0: {"X": "G"}, 1: {"X": "G"}, 2: {"X": "R"}}, hands={0: "victory-point", 2: "victory-point"},
            decks={0: "", 1: "", 2: ""}, dice=[6, 1, 6]), then({"asked": 0, "offers play": {"victory-point"}})),
    row("each winner with a unit on the battlefield draws and no other", "WC-BATTLE-26",
        a_team_that_loses_a_unit({0: {"X": "G"}, 1: {"X": "G"}, 2: {"X": "G"}}, dice=[6, 1, 6]),
        then({"each hand": [2, 1, 2, 0]}),
        a_team_that_loses_a_unit({0: {"X": "G"}, 1: {"X": "G"}, 2: {"A": "G"}}, dice=[6, 1, 6]),
        then({"each hand": [2, 1, 1, 0]})),
)  # fmt: skip


@pytest.mark.rule("WC-BATTLE-34", "WC-BATTLE-01", "WC-DEPLOY-04")
def test_units_that_meet_in_a_deploy_step_fight_only_in_the_next_move_step() -> None:
    """An Orc unit is deployed into the Town that Humans hold: they fight after movement of the next round."""
    war = GivenWar("round", pieces={1: {"B": "G"}}, training={0: "G"}, gold={0: 9, 1: 9}, wood={0: 9, 1: 9}, victory=[])
    war.chooses("end_movement", "end_movement", "deploy ground B")

    steps = []
    while not war.told("battle_began"):
        steps.append((war.table.round, war.table.step, war.asked()))
        war.chooses("end_movement" if "end_movement" in war.offered() else "end_step")

    assert steps == [(1, "spend", 0), (1, "spend", 1), (2, "move", 1)]
    assert war.told("battle_began")[0] == (1, 0, 1)  # the first involved in turn order attacks


# Teams


@pytest.mark.rule("WC-BATTLE-04", "WC-BATTLE-09", "WC-BATTLE-19", "WC-TEAM-06", "WC-TEAM-07")
def test_a_teammate_decides_whether_the_units_on_the_flanks_take_part() -> None:
    def given(dice: list[int]) -> GivenWar:
        return GivenWar(
            "battle",
            map=ROUND_X,
            races="orc human undead night-elf",
            towns="- - - -",
            teams="x y x y",
            pieces={0: {"X": "G"}, 1: {"X": "G"}, 2: {"A": "G"}},
            dice=dice,
        )

    joined = given([6, 6, 1])
    assert joined.asked() == 2
    joined.chooses("accept")
    assert [owner for owner, _, _ in joined.told("rolled")] == [1, 0, 2]
    assert [joined.hand(seat) for seat in range(4)] == [2, 1, 1, 0]

    stayed = given([6, 1]).chooses("decline")
    assert [owner for owner, _, _ in stayed.told("rolled")] == [1, 0]
    assert stayed.hand(2) == 0


@pytest.mark.rule("WC-CASUALTY-14")
@pytest.mark.parametrize(
    ("active", "pieces", "dice", "decides"),
    [
        (0, {0: {"X": "G"}, 1: {"A": "G"}, 3: {"X": "G"}}, [6, 6, 1], 3),  # only the Night Elves are on the battlefield
        (0, {0: {"X": "G"}, 1: {"X": "G"}, 3: {"X": "G"}}, [6, 6, 1], 1),  # both are: the next in turn order
        (2, {0: {"A": "G"}, 1: {"X": "GG"}, 2: {"X": "G"}}, [1, 6, 6, 6], 2),
        (2, {0: {"X": "G"}, 1: {"X": "GG"}, 2: {"X": "G"}}, [1, 6, 6, 6], 2),  # both: in whose Move Step it is
        (0, {0: {"X": "G"}, 1: {"X": "GG"}, 2: {"X": "G"}}, [1, 6, 6, 6], 0),
    ],
)
def test_who_is_on_the_battlefield_decides_on_casualties(
    active: int, pieces: dict[int, dict[str, str]], dice: list[int], decides: int
) -> None:
    """Ruling WC-RUL-44."""
    assert a_team_that_loses_a_unit(pieces, dice, active).lay().asked() == decides

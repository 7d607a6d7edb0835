"""What follows from several chapters together: rounds in which things are bought and used, and rare endings."""

import pytest

from herna.games.warcraft.given import LAST_SIDE, GivenWar, special_rule
from tests.games.warcraft.rows import given, prove, row, then


def play_on(war: GivenWar, *choices: str) -> GivenWar:
    """These choices as soon as they are offered; until then, and afterwards up to the next, everything is ended."""
    for words in choices:
        for _ in range(20):
            if words in war.offered():
                break
            war.chooses("end_movement" if "end_movement" in war.offered() else "end_step")
        war.chooses(words)
    return war


test_what_follows_from_a_position = prove(
    row("depletion stays and hinders nobody", "WC-DEPLETE-06", "WC-SPACE-09",
        given("round", pieces={0: {"A": "W", "B": "G"}}, depletion={"A": 2}, gold={0: 0}),
        then({"may move ground B A": True}), lambda war: play_on(war, "end_movement", "end_movement"),
        then({"depleted A": 2, "stock 0": (0, 0)})),
    row("a stock has no limit", "WC-HARVEST-12",
        given("harvest", pieces={0: {"A": "W"}}, gold={0: 200}, resources=[2]), then({"stock 0": (202, 0)})),
    row("nothing but a mountain stops a unit", "WC-MOVE-23", "WC-SPACE-08",
        given(map="A.  Bf  Cg  D1", towns="- -", pieces={0: {"A": "G"}}, quickened="A"),
        then({"offers move ground A": {"B", "C", "D"}})),
    row("the last of three sides wins", "WC-SCEN-ELFGATE-14", "WC-SCEN-NECRO-18", "WC-SCEN-CAPTIVES-15",
        given("towns", races="human orc undead", towns="B F -", pieces={2: {"B": "G", "F": "G"}}, marked="BF",
            victory=[LAST_SIDE]), then({"over": ((0.0, 0.0, 1.0), "WC-TOWN-10")})),
    row("running out of units does not end the game", "WC-SCEN-NECRO-22",
        given("round-end", races="undead human", towns="- F", pieces={0: {"C": "N"}},
            special=[special_rule("necromancers", (0,))], victory=[LAST_SIDE]), then({"over": None})),
    row("nobody crosses a hole in the board", "WC-SCEN-NORDRASSIL-16",
        given(map="A.  B.      C.", towns="- -", pieces={0: {"B": "A"}}), then({"offers move air B": {"A"}})),
    row("outposts of others fall in the defenceless check as usual", "WC-SCEN-NORDRASSIL-19",
        given(pieces={0: {"C": "G"}}, outposts={1: "D"}, special=[special_rule("outposts-are-towns", (0,))],
            victory=[LAST_SIDE]), "move ground C D", "end_movement", then({"outpost D": None})),
    row("an outpost that counts as a town is lost with the worker who builds it", "WC-OUTPOST-06", "WC-CASUALTY-01",
        given(pieces={0: {"C": "G"}, 1: {"D": "W"}}, outposts={1: "D"}, builds="D",
            special=[special_rule("outposts-are-towns", (1,))]), "move ground C D", "end_movement",
        then({"on D 1": "", "outpost D": None, "told outpost_destroyed": [(1, "D")]})),
    row("buildings and levels outlast the loss of everything else", "WC-BUILD-07", "WC-UPGRADE-09",
        given(active=1, pieces={0: {"B": "W"}, 1: {"C": "G"}}, buildings={0: "air"}, levels={0: "2 1 2"}),
        "move ground C B", "end_movement",
        then({"on B 0": "", "finished": [1, 0, 1, 1], "level ground": 2, "level ranged": 1, "level air": 2})),
    row("a token without a special rule does nothing", "WC-COMP-16", "WC-SCEN-NORDRASSIL-17",
        given(pieces={0: {"C": "G"}}, tokens=[("tree", "nordrassil", "D", -1), ("a", "unit-air", "D", -1)]),
        "move ground C D", "end_movement", then({"on D": "G", "tokens": ["D", "D"]})),
    row("raised units come from the reserve also where the killed return", "WC-SCEN-NORDRASSIL-21",
        given("battle", races="undead human", towns="- -", levels={0: "1 3 1"},
            pieces={0: {"C": "R"}, 1: {"C": "G", "D": "G"}}, special=[special_rule("revival", (0,))], dice=[1]),
        "accept", then({"on C": "GR", "reserve G": 9})),
)  # fmt: skip


@pytest.mark.rule("WC-DEPLOY-01", "WC-TRAIN-04")
def test_what_is_trained_enters_play_in_the_next_round() -> None:
    war = GivenWar("round", gold={0: 1}, wood={0: 1}, pieces={1: {"F": "G"}})

    play_on(war, "choose_training", "train ground", "deploy ground B")

    assert war.on("B") == "G"
    assert war.play.log is not None
    told = [str(event.whole[0]) for event in war.play.log.events]
    assert told[: told.index("deployed") + 1] == ["round_began", "trained", "round_began", "deployed"]


@pytest.mark.rule("WC-DEPLOY-12")
def test_a_building_finished_in_deploy_trains_in_the_same_round() -> None:
    war = GivenWar("round", gold={0: 2}, wood={0: 2}, started={0: "air"})

    play_on(war, "finish_building air", "choose_training", "train air")

    assert war.play.log is not None
    told = [str(event.whole[0]) for event in war.play.log.events]
    assert told[: told.index("trained") + 1] == ["round_began", "building_finished", "trained"]


@pytest.mark.rule("WC-ABILITY-RAISE-7")
def test_ground_units_are_raised_on_a_mountain_and_cannot_come_back() -> None:
    war = GivenWar(
        "battle",
        map="A.  M^",
        races="undead human",
        towns="- -",
        levels={0: "1 3 1"},
        pieces={0: {"M": "A", "A": "R"}, 1: {"M": "A"}},
        dice=[1],
    )
    war.chooses("accept")
    assert war.on("M") == "GA"

    left = GivenWar(map="A.  M^", towns="- -", pieces={0: {"M": "G"}})
    left.chooses("move ground M A")
    assert "M" not in GivenWar(map="A.  M^", towns="- -", pieces={0: {"A": "G"}}).offers("move ground A")

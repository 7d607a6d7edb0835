"""The experience cards that all races have: Fast, Resources, Town Portal, Victory Point (WC-EXP)."""

from typing import Any

import pytest

from herna.games.warcraft.given import GivenWar, a_battle_with_cards, points_to_win
from herna.games.warcraft.rules.lasting import QUICKENED, subjects_of
from tests.games.warcraft.rows import given, position, prove, row, then


@position
def a_move(**given: Any) -> GivenWar:
    """A Move Step; nobody draws, so that only cards in hand are asked for."""
    return GivenWar(decks={0: "", 1: "", 2: ""}, **given)


test_what_follows_from_a_position = prove(
    # Fast
    row("fast pieces stop where they meet an enemy", "WC-EXP-FAST-3", "WC-MOVE-06",
        given(map="AT  B.  C.  D.", towns="A -", pieces={0: {"A": "G"}, 1: {"B": "W"}}, hands={0: "fast"}),
        "play fast", then({"offers move ground A": {"B"}})),
    row("a second fast on the same space would have no effect", "WC-EXP-FAST-1", "WC-CARD-14",
        given(pieces={0: {"B": "G", "D": "G"}}, hands={0: "fast fast fast"}), "play fast", "pick_space B", "play fast",
        then(lambda war: subjects_of(war.table, QUICKENED) == [war.letters.index("B"), war.letters.index("D")]),
        # the third cannot be played
        then({"prompt": "wc-move"})),
    row("fast ends with the move step", "WC-EXP-FAST-1",
        given("round", pieces={0: {"B": "G"}, 1: {"E": "G"}}, hands={0: "fast"}), "play fast", "end_movement",
        then({"asked": 1, "lasting": ()})),
    # Resources
    row("resources bring two gold or two wood", "WC-EXP-RES-1",
        given("spend", hands={0: "resources resources"}, training={0: "GW"}, levels={0: "4 3 2"}), "play resources",
        then({"offered": {"take gold", "take wood"}}), "take gold", "play resources", "take wood",
        then({"stock 0": (2, 2)})),
    # Town Portal
    row("all units of a space go home and the workers stay", "WC-EXP-PORTAL-1",
        a_move(pieces={0: {"D": "GRW", "E": "A"}}, outposts={0: "J"}, hands={0: "town-portal"}), "end_movement",
        "play town-portal", then({"offered": {"pick_space D", "pick_space E"}}), "pick_space D",
        then({"offered": {"pick_space B", "pick_space J"}}), "pick_space J",
        then({"on J": "GR", "on D": "W", "on E": "A"})),
    row("an outpost under construction is no goal and without any the card is not played", "WC-EXP-PORTAL-1",
        "WC-CARD-14",
        a_move(towns="- F", pieces={0: {"D": "G", "J": "W"}}, outposts={0: "J"}, builds="J",
            hands={0: "town-portal"}), "end_movement", then({"hand 0": 1, "prompt": "nothing"})),
    row("anybody may use a portal at the end of anybodys movement", "WC-EXP-PORTAL-1", "WC-CARD-09",
        # The moving player is asked first, then the other; and again after each play.
        a_move(pieces={0: {"D": "G"}, 1: {"C": "G"}}, hands={0: "town-portal", 1: "town-portal"}), "end_movement",
        then({"asked": 0}), "decline", "play town-portal", then({"on F 1": "G", "asked": 0}), "play town-portal",
        then({"on B 0": "G"})),
    row("units beyond the limit go to spaces around", "WC-EXP-PORTAL-2",
        a_move(pieces={0: {"B": "GG", "E": "GRA"}}, hands={0: "town-portal"}), "end_movement", "play town-portal",
        # one has room in the Town
        then({"offered": {"place ground B", "place ranged B", "place air B"}}), "place ranged B",
        # the mountain is for the one in the air only
        then({"offers place ground": {"A", "C", "H"}, "offers place air": {"A", "C", "H", "I"}}), "place air I",
        "place ground C", then({"on B": "GGR", "on I": "A", "on C": "G", "on E": ""})),
    row("nobody is asked about units that just have room in the town", "WC-EXP-PORTAL-2",
        a_move(pieces={0: {"B": "G", "E": "GR"}}, hands={0: "town-portal"}), "end_movement", "play town-portal",
        then({"on B": "GGR", "on E": "", "prompt": "nothing"})),
    row("walls and enemies do not keep units from spaces around", "WC-EXP-PORTAL-2",
        a_move(map="AT  B.  C.", towns="A -", walls="A-B", pieces={0: {"A": "GGG", "C": "G"}, 1: {"B": "G"}},
            hands={0: "town-portal"}, dice=[6, 1]), "end_movement", "play town-portal",
        then({"told battle_began": [(0, 1, "B")], "on B 0": "G"})),
    row("nobody may be left without a place", "WC-EXP-PORTAL-2", "WC-EXP-PORTAL-3",
        # Beside the Town there are a mountain and one more space with room for one: the unit in the air gives way.
        a_move(map="AT  B.  C.\n  M^\n", towns="A -", pieces={0: {"A": "GGG", "B": "GG", "C": "GA"}},
            hands={0: "town-portal"}), "end_movement", "play town-portal",
        # not the one in the air to B
        then({"offered": {"place ground B", "place air M"}}),
        a_move(map="AT  B.  C.\n  M^\n", towns="A -", pieces={0: {"A": "GGG", "B": "GG", "C": "GG"}},
            hands={0: "town-portal"}), "end_movement", then({"prompt": "nothing", "hand 0": 1}),
        a_move(map="AT  B.  C.", towns="A -", pieces={0: {"A": "GGG", "B": "GGG", "C": "A"}},
            hands={0: "town-portal"}), "end_movement", then({"prompt": "nothing", "hand 0": 1})),
    row("no unit is left behind beside the town", "WC-EXP-PORTAL-2",
        a_move(pieces={0: {"B": "GGG", "C": "G"}}, hands={0: "town-portal"}), "end_movement", "play town-portal",
        then({"offers place ground": {"A", "H"}})),
    row("a portal leaves a battle before it starts", "WC-EXP-PORTAL-4", "WC-MOVE-19",
        a_move(pieces={0: {"C": "G"}, 1: {"D": "G"}}, hands={1: "town-portal"}), "move ground C D", "end_movement",
        "play town-portal", then({"told battle_began": [], "on F 1": "G"})),
    row("a portal can bring a battle and the moving player is the attacker", "WC-EXP-PORTAL-4", "WC-BATTLE-08",
        a_move(pieces={0: {"E": "G"}, 1: {"C": "G"}}, hands={1: "town-portal"}, dice=[1, 6]), "move ground E F",
        "end_movement", "play town-portal", then({"told battle_began": [(0, 1, "F")]})),
    row("in a battle without the moving player the portal user attacks", "WC-EXP-PORTAL-4", "WC-BATTLE-35",
        # Seat 2 comes home to its outpost on D, where a unit of seat 1 stands.
        a_move(races="orc human undead", towns="B F -", pieces={0: {"B": "G"}, 1: {"D": "G"}, 2: {"F": "G"}},
            outposts={2: "D"}, hands={2: "town-portal"}, dice=[6, 1]), "end_movement", "play town-portal",
        then({"told battle_began": [(2, 1, "D")]})),
    row("nobody leaves a locked town through a portal", "WC-EXP-PORTAL-5", "WC-MOVE-15",
        a_move(pieces={0: {"F": "G", "C": "W"}, 1: {"F": "G"}}, outposts={0: "C", 1: "D"}, locked="F",
            hands={0: "town-portal", 1: "town-portal"}, dice=[1, 6]), "end_movement",
        then({"told played": [], "times battle_began": 1})),
    row("a portal can bring a battle against the moving players teammate", "WC-EXP-PORTAL-4",
        # Seat 0 moves; seat 1 comes home to D, where a unit of seat 2, the teammate, stands.
        given(races="human orc night-elf", teams="a b a", towns="B - -",
            pieces={0: {"B": "G"}, 1: {"F": "G"}, 2: {"D": "G"}}, outposts={1: "D"}, hands={1: "town-portal"},
            decks={0: "", 1: "", 2: ""}, dice=[6, 1]), "end_movement", "play town-portal",
        then({"told battle_began": [(1, 2, "D")]})),
    # Victory Point
    row("a victory point card stays before its owner for good", "WC-EXP-VP-1", "WC-CARD-10",
        given("spend", gold={0: 1}, wood={0: 1}, hands={0: "victory-point victory-point"}), "play victory-point",
        # the same is asked again
        then({"prompt": "wc-spend", "laid 0": "victory-point", "hand 0": 1,
            "discards 0": ""})),
    row("a victory point card laid down before the check wins", "WC-EXP-VP-1", "WC-EXP-VP-2", "WC-WIN-01",
        given("all-spend", pieces={0: {"B": "G"}}, victory=[points_to_win(4)], hands={0: "victory-point"},
            decks={0: "", 1: ""}), "play victory-point", then({"over": ((1.0, 0.0), "WC-WIN-01")})),
    row("where points do not count no victory point is laid down", "WC-EXP-VP-2", "WC-CARD-14",
        given(pieces={0: {"C": "G"}}, hands={0: "victory-point"}, victory=[]), then({"may play victory-point": False})),
    row("a victory point in hand alone asks nothing",
        # Nothing to deploy, nothing to buy: that the player is asked would tell of the card.
        given("deploy", hands={0: "victory-point"}), then({"prompt": "nothing"}),
        given("spend", hands={0: "victory-point"}), then({"prompt": "nothing"})),
)  # fmt: skip


# Fast


@pytest.mark.rule("WC-EXP-FAST-1", "WC-EXP-FAST-2", "WC-MOVE-14")
def test_fast_pieces_move_three_spaces() -> None:
    war = GivenWar(pieces={0: {"B": "GRAW", "D": "G"}}, hands={0: "fast"})

    war.chooses("play fast", "pick_space B")

    for piece in ("ground", "ranged", "air", "worker"):
        assert "E" in war.offers(f"move {piece} B")
        assert "F" not in war.offers(f"move {piece} B")
    assert war.offers("move ground D") == {"C", "E", "J", "K"}  # only those on the space that was chosen


# Victory Point


@pytest.mark.rule("WC-EXP-VP-2")
def test_with_any_decision_of_your_owner_a_victory_point_may_be_laid_down() -> None:
    hands = {0: "victory-point", 1: "victory-point"}
    stocks: dict[str, Any] = {"gold": {0: 9}, "wood": {0: 9}}
    moving = a_move(pieces={0: {"C": "G"}}, hands=hands).lay()
    harvesting = GivenWar("harvest", pieces={0: {"H": "W", "L": "W"}}, hands=hands)
    deploying = GivenWar("deploy", training={0: "G"}, hands=hands)
    spending = GivenWar("spend", pieces={0: {"B": "W"}}, hands=hands, **stocks)
    training = GivenWar("spend", hands=hands, **stocks).chooses("choose_training")
    constructing = GivenWar("spend", pieces={0: {"B": "W"}}, hands=hands, **stocks).chooses("choose_constructing")
    upgrading = GivenWar("spend", hands=hands, **stocks).chooses("choose_upgrading")
    losing = GivenWar("battle", pieces={0: {"C": "GG"}, 1: {"C": "GR"}}, hands=hands, dice=[6, 6, 1, 6])

    for war in (moving, harvesting, deploying, spending, training, constructing, upgrading, losing):
        seat, prompt, before = war.asked(), war.prompt(), war.offered()
        assert "play victory-point" in before
        war.chooses("play victory-point")
        assert (war.asked(), war.prompt(), war.offered()) == (seat, prompt, before - {"play victory-point"})


@pytest.mark.rule("WC-EXP-VP-2")
def test_a_victory_point_may_be_laid_down_while_another_card_takes_effect() -> None:
    def holding(card: str) -> dict[int, str]:
        return {0: f"{card} victory-point"}

    quickening = a_move(pieces={0: {"C": "G", "D": "G"}}, hands=holding("fast")).lay().chooses("play fast")
    taking = GivenWar("spend", hands=holding("resources")).chooses("play resources")
    portal = (
        a_move(pieces={0: {"B": "GGG", "D": "GA", "E": "GA"}}, outposts={0: "L"}, hands=holding("town-portal"))
        .lay()
        .chooses("end_movement", "play town-portal")
    )
    reaching = (
        a_move(pieces={0: {"D": "G"}}, outposts={0: "L"}, hands=holding("town-portal"))
        .lay()
        .chooses("end_movement", "play town-portal")
    )
    placing = (
        a_move(pieces={0: {"B": "GGG", "D": "GA"}}, hands=holding("town-portal"))
        .lay()
        .chooses("end_movement", "play town-portal")
    )
    summoning = GivenWar(
        "spend", races="undead human", gold={0: 9}, wood={0: 9}, hands=holding("summon-building")
    ).chooses("choose_constructing", "play summon-building")
    polymorphing = a_battle_with_cards({"X": "G"}, {"X": "GR"}, holding("polymorph"), dice=[], races="human orc")
    polymorphing.chooses("play polymorph")
    sparing = a_battle_with_cards(
        {"X": "GG"}, {"X": "GG"}, holding("invisibility"), dice=[1, 6, 1, 6], races="human orc"
    )
    sparing.chooses("play invisibility")

    for war in (quickening, taking, portal, reaching, placing, summoning, polymorphing, sparing):
        prompt, before = war.prompt(), war.offered()
        assert len(before) > 2, prompt
        assert "play victory-point" in before, prompt
        war.chooses("play victory-point")
        assert (war.asked(), war.prompt(), war.offered()) == (0, prompt, before - {"play victory-point"})

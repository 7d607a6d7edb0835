"""The experience cards of the Humans: Call to Arms, Dispel Magic, Invisibility, Polymorph (WC-EXP)."""

import pytest

from herna.games.warcraft.given import GivenWar, a_battle_with_cards
from tests.games.warcraft.rows import card_battle, given, position, prove, row, then


@position
def a_portal_to_workers(hands: dict[int, str], dice: list[int]) -> GivenWar:
    """The Orcs' Town is full: who comes there by Town Portal goes on to A, where two Human workers are."""
    return GivenWar(
        pieces={0: {"B": "GGG", "E": "GG"}, 1: {"A": "WW"}}, hands=hands, decks={0: "", 1: ""}, dice=dice
    ).chooses("end_movement", "play town-portal")


test_what_follows_from_a_position = prove(
    # Call to Arms
    row("workers are called to arms when an enemy unit has come to them", "WC-EXP-CALLTOARMS-1",
        given(pieces={0: {"C": "GG"}, 1: {"D": "WW", "E": "W"}}, hands={1: "call-to-arms call-to-arms"}),
        "move ground C J",
        # nobody has come to a worker
        then({"prompt": "wc-move"}), "move ground C D", then({"asked": 1}), "play call-to-arms",
        # a second card would call nobody: the movement goes on
        then({"told called_to_arms": [(1, "D")], "asked": 0, "prompt": "wc-move"})),
    row("called workers fight as ground units and may be lost", "WC-EXP-CALLTOARMS-2", "WC-CASUALTY-04",
        given(pieces={0: {"C": "G"}, 1: {"D": "WW"}}, hands={1: "call-to-arms"}, levels={1: "2 1 1"}, dice=[3, 4, 1]),
        "move ground C D", "play call-to-arms", "end_movement",
        # one of two hits with the Strength of ground units of level 2; the Orc hits as well
        then({"told lost owner piece": [(1, "worker"), (0, "ground")], "reserve W 1": 7, "on D 1": "W"})),
    row("called workers are workers again after the move step",
        given(pieces={0: {"C": "G"}, 1: {"D": "WW"}}, hands={1: "call-to-arms"}, dice=[1, 6, 6]), "move ground C D",
        "play call-to-arms", then(lambda war: war.table.called.bit_count() == 2), "end_movement",
        then({"called": 0, "on D 1": "WW"})),
    row("workers who are not called are destroyed",
        given(pieces={0: {"C": "G"}, 1: {"D": "WW"}}, hands={1: "call-to-arms"}), "move ground C D", "decline",
        "end_movement", then({"on D 1": "", "told battle_began": []})),
    row("called workers take part in neighbouring battles", "WC-EXP-CALLTOARMS-2",
        # The first battle is that on E: the workers on D stand on its flank.
        given(pieces={0: {"C": "G", "K": "G"}, 1: {"D": "W", "E": "G"}}, hands={1: "call-to-arms"}, dice=[6, 6, 1, 1]),
        "move ground C D", "play call-to-arms", "move ground K E", "end_movement", "fight E 0 1",
        then({"told lost owner piece": [(1, "ground"), (1, "worker")]})),
    row("called workers who win destroy the workers of the enemy", "WC-EXP-CALLTOARMS-2", "WC-MOVE-20",
        given(pieces={0: {"C": "GW"}, 1: {"D": "W"}}, hands={1: "call-to-arms"}, dice=[1, 6]), "move ground C D",
        "play call-to-arms", "move worker C D", "end_movement", then({"on D 0": "", "on D 1": "W"})),
    row("a builder in arms loses the outpost", "WC-EXP-CALLTOARMS-3", "WC-OUTPOST-06",
        given(pieces={0: {"C": "G"}, 1: {"D": "W"}}, hands={1: "call-to-arms"}, outposts={1: "D"}, builds="D",
            dice=[1, 6]), "move ground C D", "play call-to-arms", then({"outpost D": 1}), "end_movement",
        then({"outpost D": None, "on D 1": "W"})),
    row("town portal leaves called workers behind", "WC-EXP-CALLTOARMS-4",
        given(pieces={0: {"C": "G"}, 1: {"D": "GGGWWW"}}, hands={1: "call-to-arms town-portal"},
            dice=[6, 6, 6, 1, 1, 6, 6]), "move ground C D", "play call-to-arms", "end_movement", "play town-portal",
        # the workers fight without them
        then({"on F 1": "GGG", "told rolled owner": [1, 1, 1, 0, 1, 1, 0]})),
    row("called workers take no room of units", "WC-EXP-CALLTOARMS-4",
        given(pieces={0: {"C": "G"}, 1: {"D": "WWW", "F": "GGG"}}, outposts={1: "D"},
            hands={1: "call-to-arms town-portal"}, dice=[1, 6, 6, 6, 6, 6, 6]), "move ground C D", "play call-to-arms",
        "end_movement", "play town-portal", then({"on D 1": "GGGWWW"})),
    row("workers are called to arms against units that come by town portal", "WC-EXP-CALLTOARMS-1",
        "WC-EXP-CALLTOARMS-2", "WC-EXP-PORTAL-2",
        # Ruling WC-RUL-45.
        a_portal_to_workers({0: "town-portal", 1: "call-to-arms"}, dice=[1, 6, *[6] * 4, 6, 1]), "place ground A",
        then({"asked": 1, "offered": {"play call-to-arms", "decline"}}), "play call-to-arms", "place ground C",
        then({"told battle_began": [(0, 1, "A")]})),
    row("the other units still come by town portal when nobody is called to arms", "WC-EXP-CALLTOARMS-1",
        "WC-EXP-PORTAL-2",
        # Each unit that comes may be answered; the workers who were not called are destroyed.
        a_portal_to_workers({0: "town-portal", 1: "call-to-arms"}, dice=[]), "place ground A", "decline",
        "place ground A", "decline", then({"on A": "GG", "on A 1": "", "on E": "", "told battle_began": []})),
    row("own workers are not called against your own town portal", "WC-EXP-CALLTOARMS-1",
        given(races="human orc", pieces={0: {"B": "GGG", "E": "G", "A": "W"}, 1: {"D": "W"}},
            hands={0: "town-portal call-to-arms"}, decks={0: "", 1: ""}), "end_movement", "play town-portal",
        "place ground A",
        # another portal, perhaps
        then({"on A": "GW", "arguments": {"window": "move-end-any"}})),
    # Dispel Magic
    row("a dispelled card has no effect and is discarded", "WC-EXP-DISPEL-1", "WC-EXP-DISPEL-2", "WC-CARD-10",
        card_battle({"X": "G"}, {"X": "GG"}, {0: "devour devour", 1: "dispel-magic dispel-magic"}, dice=[1, 6]),
        "play devour", then({"asked": 1, "prompt": "wc-answer-card"}), "play dispel-magic",
        then({"on X 1": "GG", "told cancelled kind": ["devour"], "discards 0": "devour", "discards 1": "dispel-magic"}),
        # the window goes on: the Orc may play another
        "play devour", "decline", then({"times devoured": 1})),
    row("a card that has nothing to do with a battle cannot be dispelled", "WC-EXP-DISPEL-1",
        given(pieces={0: {"C": "G"}, 1: {"D": "G"}}, hands={0: "fast", 1: "dispel-magic"}), "play fast",
        then({"asked": 0, "prompt": "wc-move"})),
    row("a victory point laid down in a battle cannot be dispelled",
        card_battle({"X": "G"}, {"X": "GG"}, {0: "devour victory-point", 1: "dispel-magic"}, dice=[]),
        "play victory-point", then({"asked": 0, "prompt": "wc-play-card", "laid 0": "victory-point"})),
    row("without a unit in the battle nobody dispels", "WC-EXP-DISPEL-2", "WC-CARD-04", "WC-TEAM-10",
        # The Humans are teammates of the Night Elves who fight, but have no unit there.
        given("battle", races="orc human night-elf", teams="a b b", towns="- - -",
            pieces={0: {"C": "G"}, 1: {"F": "G"}, 2: {"C": "GG"}}, hands={0: "devour", 1: "dispel-magic polymorph"},
            dice=[]), then({"asked": 0}), "play devour", then({"on C 2": "G"})),
    # Invisibility
    row("invisibility spares one casualty", "WC-EXP-INVIS-1", "WC-CASUALTY-06",
        card_battle({"X": "GG"}, {"X": "GG"}, hands={1: "invisibility"}, dice=[6, 6, 1, 1, 6, 1, 6]),
        "play invisibility",
        # one was left
        then({"told spared": [(1,)], "told rolled owner": [1, 1, 0, 0, 1, 0, 0]})),
    row("invisibility played before the first casualty is not asked for again in the phase", "WC-CASUALTY-06",
        "WC-EXP-INVIS-1",
        card_battle({"X": "GGG"}, {"X": "GG", "A": "GG"}, {1: "invisibility invisibility"},
            dice=[6, 6, 6, 6, 1, 1, 1]), "play invisibility", "decline", then({"prompt": "wc-lose", "owed": (2, 0)}),
        "lose 1 ground X", then({"prompt": "wc-lose", "owed": (1, 0)})),
    row("the player chooses whom it spares", "WC-EXP-INVIS-1",
        card_battle({"X": "GG"}, {"X": "GG"}, hands={1: "invisibility"}, dice=[1, 6, 1, 6, 6, 1, 6]),
        "play invisibility", then({"offered": {"pick_player 0", "pick_player 1"}}), "pick_player 0",
        then({"told lost owner": [1, 1]})),
    row("two invisibilities add up and a third would have no effect", "WC-CARD-13", "WC-CARD-14", "WC-EXP-INVIS-1",
        "WC-CASUALTY-16",
        # When there are casualties again, in the next battle round, the third could be played.
        card_battle({"X": "GG"}, {"X": "GG"}, {1: "invisibility invisibility invisibility"},
            dice=[6, 6, 1, 1, 6, 6, 1, 6]), "play invisibility", "play invisibility",
        then({"told lost": [], "battle_round": 2, "offered": {"play invisibility", "decline"}})),
    # Polymorph
    row("a polymorphed unit does not attack in this battle round", "WC-EXP-POLY-1", "WC-BATTLE-15",
        card_battle({"X": "GG"}, {"X": "G"}, hands={1: "polymorph"}, dice=[6, 6, 6, 1, 6]), "play polymorph",
        then({"told rolled owner": [1, 0, 1, 0, 0]})),
    row("any enemy unit in the battle may be polymorphed once", "WC-EXP-POLY-1", "WC-CARD-14",
        card_battle({"X": "G", "A": "A"}, {"X": "GG"}, {1: "polymorph polymorph polymorph"}, dice=[6, 6]),
        "play polymorph", then({"offered": {"pick_unit 0 ground X", "pick_unit 0 air A"}}), "pick_unit 0 air A",
        "play polymorph",
        # there is nobody left for the third card
        then({"told rolled owner": [1, 1]})),
    row("a polymorphed unit can be a casualty and is lost before its equals", "WC-EXP-POLY-2",
        card_battle({"X": "GG"}, {"X": "RG"}, hands={1: "polymorph"}, dice=[1, 6, 1]), "play polymorph",
        # the ranged unit hits; of the two ground units the polymorphed one is lost, and the other one still attacks
        then({"told rolled owner": [1, 1, 0]})),
    row("a marksman takes a unit that still attacks before a polymorphed one", "WC-EXP-POLY-2", "WC-EXP-MARKS-1",
        # Humans and Night Elves against two equal Orcs, one of them polymorphed: the other one is shot.
        given("battle", races="night-elf orc human", teams="a b a", towns="- - -",
            pieces={0: {"C": "R"}, 1: {"C": "GGA"}, 2: {"C": "G"}}, hands={0: "marksmanship", 2: "polymorph"},
            decks={0: "", 1: "", 2: ""}, dice=[1, 6, 6, 1]), "play polymorph", "pick_unit 1 ground C",
        "play marksmanship", "lose 1 ground C", then({"told rolled owner piece [1:3]": [(1, "air"), (2, "ground")]})),
)  # fmt: skip


# Invisibility


@pytest.mark.rule("WC-CASUALTY-06", "WC-EXP-INVIS-1")
def test_when_the_first_casualty_is_removed_it_is_too_late_for_invisibility() -> None:
    """Three casualties in one phase: the card is offered before the first of them and not between them."""
    war = a_battle_with_cards({"X": "GGG"}, {"X": "GG", "A": "GG"}, {1: "invisibility"}, dice=[6, 6, 6, 6, 1, 1, 1])
    assert war.offered() == {"play invisibility", "decline"}

    war.chooses("decline")

    assert war.table.owed == (3, 0)
    for left in (3, 2, 1):
        assert (war.prompt(), war.table.owed) == ("wc-lose", (left, 0))
        if left > 1:
            war.chooses(f"lose 1 ground {'X' if left == 3 else 'A'}")
    assert war.hand(1) == 1

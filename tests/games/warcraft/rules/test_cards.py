"""Playing cards in general: hands, who plays when, discarding, drawing (WC-CARD, WC-TEAM-09, WC-TEAM-10)."""

from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.games.warcraft.game import GAME
from herna.games.warcraft.given import GivenWar, a_battle, a_battle_with_cards
from herna.games.warcraft.scenario.reading import scenario_named
from herna.games.warcraft.setup import ChosenWar, first_table
from herna.games.warcraft.view import view_for
from tests.games.warcraft.rows import battle, card_battle, given, notes, prove, row, then

test_what_follows_from_a_position = prove(
    # Drawing and discarding
    row("a hand has no limit", "WC-CARD-02",
        battle({"X": "G"}, {"X": "G"}, hands={0: " ".join(["pillage"] * 15)}, dice=[6, 1]), then({"hand 0": 17})),
    row("an empty deck is renewed at once", "WC-CARD-11", "WC-DX-14",
        # The last card is drawn, and the five cards of the discard pile are the new deck.
        battle({"X": "G"}, {"X": "G"}, dice=[1, 1, 1, 1, 6, 1], decks={0: "fast"}, discards={0: "web " * 5}),
        then({"told renewed_deck": [(0,)], "hand 0": 2, "decks 0": "web web web web",
            "discards 0": ""})),
    row("what is discarded meanwhile is drawn when a card is needed", "WC-CARD-11",
        # The deck is empty and so is the discard pile; then Devour is played, the battle won, and Devour drawn.
        card_battle({"X": "G"}, {"X": "GG"}, hands={0: "devour"}, dice=[6, 1]), "play devour",
        then({"hands 0": "devour", "decks 0": "",
            "discards 0": ""})),
    row("without deck and discard pile nothing is drawn", "WC-CARD-12",
        card_battle({"X": "G"}, {"X": "G"}, hands={}, dice=[6, 1]),
        then({"hand 0": 0, "hand 1": 0, "told renewed_deck": []})),
    # When a card may be played
    row("only cards for the window are offered and nobody must play one", "WC-CARD-03", "WC-CARD-15",
        card_battle({"X": "G"}, {"X": "G"}, hands={0: "devour envenomed-spears fast pillage resources"}, dice=[6, 1]),
        then({"offered": {"play devour", "decline"}}), "decline",
        then({"offered": {"play envenomed-spears", "decline"}}), "decline", then({"hand 0": 5})),
    row("who has lost the last unit plays no more cards", "WC-CARD-04",
        # The Humans lose their only unit in the ranged phase; their teammates fight on without Invisibility.
        given("battle", races="orc human night-elf", teams="a b b", towns="- - -",
            pieces={0: {"C": "RG"}, 1: {"C": "G"}, 2: {"C": "G"}}, hands={1: "invisibility"},
            decks={0: "", 1: "", 2: ""}, dice=[1, 6, 1]), "decline", "lose 1 ground C",
        then({"told rolled owner": [0, 2, 0], "told battle_ended": [("C", 0)]})),
    row("all defending players are asked before the attacking ones", "WC-CARD-07",
        given("battle", races="orc human night-elf undead", teams="a b b a", towns="- - - -",
            pieces={seat: {"C": "G"} for seat in range(4)}, hands={0: "envenomed-spears", 2: "faerie-fire"},
            decks=dict.fromkeys(range(4), "")), then({"asked": 2}), "decline", then({"asked": 0})),
    row("copies of a card may be played one after another", "WC-CARD-13",
        card_battle({"X": "G"}, {"X": "GGG"}, hands={0: "devour devour"}, dice=[6, 1, 1]), "play devour",
        "play devour", then({"times devoured": 2, "times died_devoured": 2})),
    row("a card without any effect is not offered", "WC-CARD-14",
        # Town Portal without a Town or outpost, Devour against air units only.
        given(towns="- F", pieces={0: {"C": "G"}}, hands={0: "town-portal"}, decks={0: "", 1: ""}), "end_movement",
        then({"hand 0": 1, "prompt": "nothing"}),
        card_battle({"X": "A"}, {"X": "A"}, hands={0: "devour"}, dice=[6, 1]), then({"told played": []})),
    row("a card that was played lies open on your owners discard pile", "WC-CARD-10",
        given(pieces={0: {"C": "G"}}, hands={0: "fast"}, decks={0: "web"}),
        notes(card=lambda war: war.table.hands[0][0]),
        then(lambda war: str(war.noted["card"]) not in view_for(war.table, 1)["kinds"]), "play fast",
        then(lambda war: war.table.discards[0] == (war.noted["card"],),
            lambda war: view_for(war.table, 1)["kinds"][str(war.noted["card"])] == "fast",
            lambda war: war.told("played") == [(0, war.noted["card"], "fast")])),
)  # fmt: skip


# Drawing and discarding


@pytest.mark.rule("WC-CARD-01", "WC-SETUP-11")
def test_three_cards_at_the_start_one_for_a_battle_and_one_for_winning_it() -> None:
    chosen = ChosenWar(scenario_named("two-players"), ("orc", "human"))
    assert [len(hand) for hand in first_table(chosen, Chance(1)).hands] == [3, 3]

    war = a_battle({"X": "G"}, {"X": "G"}, dice=[6, 1])

    assert [war.hand(0), war.hand(1)] == [2, 1]


# Who sees what


@pytest.mark.rule("WC-CARD-02", "WC-TEAM-09")
@pytest.mark.parametrize("shown", [True, False])
def test_nobody_sees_a_hand_but_its_owner_and_teammates_if_they_show_it(shown: bool) -> None:
    scenario = scenario_named("four-players")
    table = first_table(
        ChosenWar(scenario, tuple(seat.race for seat in scenario.seats), shown_to_team=shown), Chance(1)
    )
    mate = table.teammates(0)[0]

    seen = [view_for(table, seat)["owners"][0]["hand"] for seat in range(4)]

    assert seen[0] == list(table.hands[0])
    assert seen[mate] == (list(table.hands[0]) if shown else 3)
    assert [hand for seat, hand in enumerate(seen) if seat not in (0, mate)] == [3, 3]


@pytest.mark.rule("WC-TEAM-09")
def test_no_choice_hands_a_card_over() -> None:
    """Cards are named only by being played; what a teammate gives is gold and wood."""
    assert [kind for kind, fields in GAME.choices.items() if "card" in fields] == ["play"]
    war = GivenWar(
        "battle",
        races="orc human night-elf",
        teams="a b b",
        towns="- - -",
        pieces={0: {"C": "G"}, 1: {"C": "G"}},
        hands={2: "faerie-fire marksmanship"},
        decks={0: "", 1: "", 2: ""},
        dice=[6, 1],
    )

    assert war.told("played") == []
    assert war.hand(2) == 2


# When a card may be played


@pytest.mark.rule("WC-CARD-04", "WC-TEAM-10")
def test_in_a_battle_only_those_with_a_unit_in_it_play_cards() -> None:
    """The Undead teammate of the Orcs stays out, and the last unit of seat 1 is devoured: neither may play."""
    given: dict[str, Any] = {
        "races": "orc human undead",
        "teams": "a b a",
        "towns": "- - -",
        "hands": {1: "polymorph", 2: "web curse"},
        "decks": {0: "", 1: "", 2: ""},
    }
    war = GivenWar("battle", pieces={0: {"C": "G"}, 1: {"C": "GA"}, 2: {"D": "G"}}, dice=[1, 6, 6, 1, 6], **given)
    war.chooses("decline")
    assert war.asked() == 1
    war.chooses("decline")

    assert war.told("played") == []
    assert war.over() is None


@pytest.mark.rule("WC-CARD-05", "WC-CARD-06", "WC-CARD-08")
def test_the_defender_plays_first_and_the_window_repeats_until_both_have_passed() -> None:
    war = a_battle_with_cards(
        {"X": "GG"}, {"X": "GG"}, hands={0: "devour devour", 1: "polymorph polymorph"}, dice=[6, 6, 1, 6]
    )
    asked = []
    for choice in ("decline", "play devour", "play polymorph", "decline", "decline"):
        asked.append(war.asked())
        war.chooses(choice)

    assert asked == [1, 0, 1, 0, 1]
    assert war.told("rolled")  # both have passed in succession

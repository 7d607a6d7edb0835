"""Playing cards in general: hands, who plays when, discarding, drawing (WC-CARD, WC-TEAM-09, WC-TEAM-10)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.games.warcraft.game import GAME
from herna.games.warcraft.scenario import scenario_named
from herna.games.warcraft.setup import ChosenWar, first_table
from herna.games.warcraft.view import view_for
from tests.kit.war import GivenWar, a_battle, a_battle_with_cards

# Drawing and discarding


@pytest.mark.rule("WC-CARD-01", "WC-SETUP-11")
def test_three_cards_at_the_start_one_for_a_battle_and_one_for_winning_it() -> None:
    chosen = ChosenWar(scenario_named("two-players"), ("orc", "human"))
    assert [len(hand) for hand in first_table(chosen, Chance(1)).hands] == [3, 3]

    war = a_battle({"X": "G"}, {"X": "G"}, dice=[6, 1])

    assert [war.hand(0), war.hand(1)] == [2, 1]


@pytest.mark.rule("WC-CARD-02")
def test_a_hand_has_no_limit() -> None:
    war = a_battle({"X": "G"}, {"X": "G"}, hands={0: " ".join(["pillage"] * 15)}, dice=[6, 1])

    assert war.hand(0) == 17


@pytest.mark.rule("WC-CARD-11")
@pytest.mark.example("WC-DX-14")
def test_an_empty_deck_is_renewed_at_once() -> None:
    """The last card is drawn, and the five cards of the discard pile are the new deck."""
    war = a_battle({"X": "G"}, {"X": "G"}, dice=[1, 1, 1, 1, 6, 1], decks={0: "fast"}, discards={0: "web " * 5})

    assert war.told("renewed_deck") == [(0,)]
    assert (war.hand(0), len(war.table.decks[0]), war.table.discards[0]) == (2, 4, ())


@pytest.mark.rule("WC-CARD-11")
def test_what_is_discarded_meanwhile_is_drawn_when_a_card_is_needed() -> None:
    """The deck is empty and so is the discard pile; then Devour is played, the battle won, and Devour drawn."""
    war = a_battle_with_cards({"X": "G"}, {"X": "GG"}, hands={0: "devour"}, dice=[6, 1])

    war.chooses("play devour")

    assert war.kinds(war.table.hands[0]) == "devour"
    assert war.table.decks[0] == war.table.discards[0] == ()


@pytest.mark.rule("WC-CARD-12")
def test_without_deck_and_discard_pile_nothing_is_drawn() -> None:
    war = a_battle_with_cards({"X": "G"}, {"X": "G"}, hands={}, dice=[6, 1])

    assert [war.hand(0), war.hand(1)] == [0, 0]
    assert war.told("renewed_deck") == []


@pytest.mark.rule("WC-CARD-10")
def test_a_card_that_was_played_lies_open_on_the_owners_discard_pile() -> None:
    war = GivenWar(pieces={0: {"C": "G"}}, hands={0: "fast"}, decks={0: "web"})
    card = war.table.hands[0][0]
    assert str(card) not in view_for(war.table, 1)["kinds"]

    war.chooses("play fast")

    assert war.table.discards[0] == (card,)
    assert view_for(war.table, 1)["kinds"][str(card)] == "fast"
    assert war.told("played") == [(0, card, "fast")]


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


@pytest.mark.rule("WC-CARD-03", "WC-CARD-15")
def test_only_cards_for_the_window_are_offered_and_nobody_must_play_one() -> None:
    war = a_battle_with_cards(
        {"X": "G"}, {"X": "G"}, hands={0: "devour envenomed-spears fast pillage resources"}, dice=[6, 1]
    )

    assert war.offered() == {"play devour", "decline"}
    war.chooses("decline")
    assert war.offered() == {"play envenomed-spears", "decline"}
    war.chooses("decline")
    assert war.hand(0) == 5


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
    war.chooses("stay_out")
    assert war.asked() == (1,)
    war.chooses("decline")

    assert war.told("played") == []
    assert war.over() is None


@pytest.mark.rule("WC-CARD-04")
def test_who_has_lost_the_last_unit_plays_no_more_cards() -> None:
    """The Humans lose their only unit in the ranged phase; their teammates fight on without Invisibility."""
    war = GivenWar(
        "battle",
        races="orc human night-elf",
        teams="a b b",
        towns="- - -",
        pieces={0: {"C": "RG"}, 1: {"C": "G"}, 2: {"C": "G"}},
        hands={1: "invisibility"},
        decks={0: "", 1: "", 2: ""},
        dice=[1, 6, 1],
    )
    war.chooses("decline", "lose 1 ground C")

    assert [owner for owner, _, _ in war.told("rolled")] == [0, 2, 0]
    assert war.told("battle_ended") == [(war.letters.index("C"), 0)]


@pytest.mark.rule("WC-CARD-05", "WC-CARD-06", "WC-CARD-08")
def test_the_defender_plays_first_and_the_window_repeats_until_both_have_passed() -> None:
    war = a_battle_with_cards(
        {"X": "GG"}, {"X": "GG"}, hands={0: "devour devour", 1: "polymorph polymorph"}, dice=[6, 6, 1, 6]
    )
    asked = []
    for choice in ("decline", "play devour", "play polymorph", "decline", "decline"):
        asked.append(war.asked()[0])
        war.chooses(choice)

    assert asked == [1, 0, 1, 0, 1]
    assert war.told("rolled")  # both have passed in succession


@pytest.mark.rule("WC-CARD-07")
def test_all_defending_players_are_asked_before_the_attacking_ones() -> None:
    war = GivenWar(
        "battle",
        races="orc human night-elf undead",
        teams="a b b a",
        towns="- - - -",
        pieces={seat: {"C": "G"} for seat in range(4)},
        hands={0: "envenomed-spears", 2: "faerie-fire"},
        decks=dict.fromkeys(range(4), ""),
    )

    assert war.asked() == (2,)
    war.chooses("decline")
    assert war.asked() == (0,)


@pytest.mark.rule("WC-CARD-13")
def test_copies_of_a_card_may_be_played_one_after_another() -> None:
    war = a_battle_with_cards({"X": "G"}, {"X": "GGG"}, hands={0: "devour devour"}, dice=[6, 1, 1])

    war.chooses("play devour", "play devour")

    assert len(war.told("devoured")) == 2
    assert len(war.told("died_devoured")) == 2


@pytest.mark.rule("WC-CARD-14")
def test_a_card_without_any_effect_is_not_offered() -> None:
    """Town Portal without a Town or outpost, Devour against air units only."""
    portal = GivenWar(towns="- F", pieces={0: {"C": "G"}}, hands={0: "town-portal"}, decks={0: "", 1: ""})
    portal.chooses("end_movement")
    devour = a_battle_with_cards({"X": "A"}, {"X": "A"}, hands={0: "devour"}, dice=[6, 1])

    assert (portal.hand(0), portal.prompt()) == (1, "nothing")
    assert devour.told("played") == []

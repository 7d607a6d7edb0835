"""Why a card is not played, or not used there; and that this is true."""

from collections.abc import Callable
from typing import Any

import pytest

from herna.games.warcraft.given import GivenWar, a_battle_with_cards, comes, goes, the_town_is_open
from tests.kit.refused_table import Refused, check_refusal, refusals

ALL_BUILT = "ground ground ranged ranged ranged air air air"


def a_card_window() -> GivenWar:
    return GivenWar(active=0, pieces={0: {"C": "G"}}, hands={0: "fast resources"})


def movement_with_cards() -> GivenWar:
    hands = {0: "fast fast victory-point"}
    return GivenWar(pieces={0: {"C": "G"}}, hands=hands, victory=[]).chooses("play fast")


def quickening() -> GivenWar:
    return GivenWar(pieces={0: {"C": "G", "D": "G"}}, hands={0: "fast"}).chooses("play fast")


def all_is_built() -> GivenWar:
    return GivenWar(
        "spend",
        races="undead human",
        pieces={0: {"C": "WW"}},
        gold={0: 4},
        wood={0: 4},
        buildings={0: ALL_BUILT},
        hands={0: "summon-building"},
    )


def constructing_with_a_card() -> GivenWar:
    return all_is_built().chooses("choose_constructing")


def summoning() -> GivenWar:
    return GivenWar(
        "spend",
        races="undead human",
        gold={0: 3},
        wood={0: 3},
        buildings={0: "air air air"},
        hands={0: "summon-building"},
    ).chooses("choose_constructing", "play summon-building")


def at_a_portal(**given: Any) -> GivenWar:
    war = GivenWar(hands={0: "town-portal"}, decks={0: "", 1: ""}, **given)
    return war.chooses("end_movement", "play town-portal")


def leaving_by_a_portal() -> GivenWar:
    """Units in the Town and on two other spaces; the Town is the only home."""
    return at_a_portal(pieces={0: {"B": "G", "D": "G", "E": "G"}})


def leaving_a_locked_town() -> GivenWar:
    return at_a_portal(pieces={0: {"B": "G", "D": "G", "E": "G"}, 1: {"B": "G"}}, locked="B")


def reaching_by_a_portal() -> GivenWar:
    return at_a_portal(pieces={0: {"J": "G"}}, outposts={0: "JL"})


def placing_in_the_town() -> GivenWar:
    """Three units come to a Town with room for one: the others go around it."""
    return at_a_portal(pieces={0: {"B": "GG", "E": "GRA"}})


def placing_around_the_town() -> GivenWar:
    return placing_in_the_town().chooses("place ranged B")


def placing_beside_a_full_space() -> GivenWar:
    return at_a_portal(pieces={0: {"B": "GGG", "C": "GGG", "E": "G"}}).chooses("pick_space E")


def placing_the_last() -> GivenWar:
    return at_a_portal(map="AT  B.  C.\n  M^\n", towns="A -", pieces={0: {"A": "GGG", "B": "GG", "C": "GA"}})


def has_an_outpost(war: GivenWar) -> None:
    war.table.outposts[war.letters.index("L")] = 0


def sparing() -> GivenWar:
    war = a_battle_with_cards(
        {"X": "GG"}, {"X": "GG"}, {0: "invisibility"}, dice=[1, 6, 1, 6], races="human orc undead", towns="- - -"
    )
    return war.chooses("play invisibility")


def polymorphing() -> GivenWar:
    war = a_battle_with_cards({"X": "G"}, {"X": "GR"}, {0: "polymorph"}, dice=[], races="human orc")
    return war.chooses("play polymorph")


def a_building_of_air(war: GivenWar) -> None:
    war.table.finished[2] -= 1


CARDS: dict[Callable[[], GivenWar], list[Refused]] = {
    a_card_window: [
        Refused("play ?", "WC-CARD-03", "choose-card"),
        Refused("play 99", "WC-CARD-03", "why-no-such-card"),
        Refused("play 0", "WC-CARD-03", "not-in-hand"),
        Refused("play resources", "WC-CARD-03", "card-not-now"),
        Refused("move ground C D", "WC-MOVE-01", "why-being-resolved"),
    ],
    movement_with_cards: [
        Refused("play fast", "WC-CARD-03", "card-not-now"),  # the movement has begun
        Refused("play victory-point", "WC-CARD-14", "card-no-effect"),
    ],
    quickening: [
        Refused("pick_space ?", "WC-CARD-03", "choose-space"),
        Refused("pick_space A", "WC-CARD-14", "no-effect-there", comes("G", "A")),
        Refused("pick_unit ? ? ?", "WC-CARD-03", "why-being-resolved"),
    ],
    all_is_built: [Refused("play summon-building", "WC-CARD-03", "card-not-now")],
    constructing_with_a_card: [
        Refused("play summon-building", "WC-CARD-14", "card-no-effect", a_building_of_air),
    ],
    summoning: [
        Refused("build air", "WC-BUILD-06", "no-more-buildings", a_building_of_air),
        Refused("build worker", "WC-TRAIN-06", "no-such-building"),
        Refused("build ?", "WC-BUILD-01", "choose-building"),
    ],
    leaving_by_a_portal: [
        Refused("pick_space A", "WC-EXP-PORTAL-1", "no-units-there", comes("G", "A")),
        Refused("pick_space B", "WC-EXP-PORTAL-3", "no-home-fits", has_an_outpost),
        Refused("pick_space ?", "WC-EXP-PORTAL-1", "choose-space"),
    ],
    leaving_a_locked_town: [Refused("pick_space B", "WC-EXP-PORTAL-5", "locked", the_town_is_open)],
    reaching_by_a_portal: [
        Refused("pick_space J", "WC-EXP-PORTAL-1", "is-there"),
        Refused("pick_space C", "WC-EXP-PORTAL-1", "not-your-home"),
        Refused("pick_space ?", "WC-EXP-PORTAL-1", "choose-space"),
    ],
    placing_in_the_town: [
        Refused("place ground A", "WC-EXP-PORTAL-2", "home-first", comes("G", "B")),
        Refused("place ? ?", "WC-EXP-PORTAL-2", "choose-piece"),
    ],
    placing_around_the_town: [
        Refused("place ground B", "WC-STACK-01", "full-of-units", goes("G", "B")),
        Refused("place ground I", "WC-MOVE-11", "mountain"),
        Refused("place ground E", "WC-EXP-PORTAL-2", "not-around-home"),
        Refused("place ground K", "WC-EXP-PORTAL-2", "not-around-home"),
        Refused("place ranged A", "WC-EXP-PORTAL-1", "none-to-place"),
    ],
    placing_the_last: [
        Refused("place air B", "WC-EXP-PORTAL-3", "others-need-room", goes("G", "B")),
        Refused("place ground M", "WC-MOVE-11", "mountain"),
    ],
    placing_beside_a_full_space: [Refused("place ground C", "WC-STACK-01", "full-of-units", goes("G", "C"))],
    sparing: [
        Refused("pick_player 2", "WC-EXP-INVIS-1", "no-casualties"),
        Refused("pick_player ?", "WC-EXP-INVIS-1", "why-choose-player"),
    ],
    polymorphing: [
        Refused("pick_unit 0 ground X", "WC-CARD-14", "no-effect-on-unit"),
        Refused("pick_unit 1 air X", "WC-CARD-14", "no-effect-on-unit"),
        Refused("pick_unit 1 ? ?", "WC-CARD-03", "choose-unit"),
    ],
}


@pytest.mark.parametrize(("position", "each"), refusals(CARDS))
def test_a_card_that_is_not_played_there_says_why_and_that_is_true(
    position: Callable[[], GivenWar], each: Refused
) -> None:
    check_refusal(position(), each)


def test_a_card_that_was_played_is_not_in_the_hand_any_more() -> None:
    war = GivenWar(pieces={0: {"C": "G"}}, hands={0: "fast fast"})
    fast = war.table.hands[0][0]

    assert war.chooses("play fast").refused(f"play {fast}") == ("WC-CARD-03", "wc-why-not-in-hand")

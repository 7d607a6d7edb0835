"""Zones and information: who may see which cards, and what becomes of a card that is discarded (SW-ZONE)."""

from typing import Any

import pytest

from herna.engine.chance import Scripted
from herna.engine.match import Match
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle, Says
from herna.games.summoner_wars.rules.events import discard_active_event
from herna.games.summoner_wars.rules.zones import discard_object, take_from_draw_pile, tuck
from herna.games.summoner_wars.table import DECK_SIZE
from herna.games.summoner_wars.texts import Text
from tests.games.summoner_wars.rows import becomes, controls, given, prove, row, texts, then

SPECTATOR = -1


def view(battle: GivenBattle, seat: int) -> dict[str, Any]:
    """What a seat sees."""
    return GAME.view(battle.table, seat)


def knows(battle: GivenBattle, seat: int, name: str) -> bool:
    """Whether a seat is shown what a card is."""
    return str(battle[name]) in view(battle, seat)["kinds"]


@pytest.mark.rule("SW-ZONE-02")
def test_cards_are_drawn_in_the_order_in_which_the_pile_lies() -> None:
    battle = GivenBattle(
        south={}, phase="magic", hands={SOUTH: "gate gate#2 gate#3"}, draws={SOUTH: "ollag nadiana jarmund ice-smith"}
    )

    battle.chooses("end_phase")

    names = ("gate", "gate#2", "gate#3", "ollag", "nadiana")
    assert battle.table.hands[SOUTH] == tuple(battle[name] for name in names)
    assert battle.table.draw[SOUTH] == (battle["jarmund"], battle["ice-smith"])


@pytest.mark.rule("SW-ZONE-02", "SW-ZONE-09")
def test_at_the_start_of_a_match_a_seat_knows_its_hand_and_the_battlefield_and_nothing_else() -> None:
    match = Match(GAME, 2, {"first": "seat-1"}, "seed")
    table = match.play.table
    laid = {card for card in range(2 * DECK_SIZE) if table.on_board(card)}

    for seat in (SOUTH, NORTH, SPECTATOR):
        hand = set() if seat == SPECTATOR else set(table.hands[seat])
        assert {int(card) for card in match.view(seat)["table"]["kinds"]} == laid | hand


@pytest.mark.rule("SW-ZONE-05")
def test_a_card_enters_the_discard_pile_face_down() -> None:
    battle = GivenBattle(south={}, phase="magic", hands={SOUTH: "ollag nadiana"})

    battle.chooses("discard ollag")

    assert view(battle, NORTH)["discards"] == [1, 0]
    assert [knows(battle, seat, "ollag") for seat in (SOUTH, NORTH, SPECTATOR)] == [True, False, False]
    assert battle.play.log is not None
    told = [event.told_to(NORTH) for event in battle.play.log.events]
    assert ("discarded_for_magic", SOUTH, None, 1) in told
    assert ("discarded_for_magic", SOUTH, battle["ollag"], 1) not in told


@pytest.mark.rule("SW-ZONE-07")
def test_a_draw_pile_that_was_searched_is_shuffled() -> None:
    battle = GivenBattle(south={}, draws={SOUTH: "ollag nadiana jarmund ice-smith"})
    battle.table.cards.show(battle["ollag"], 1 << SOUTH)  # as if its player had seen it while searching
    battle.play.chance = Scripted((0, 0))  # the last of three changes places with the first, then the second

    take_from_draw_pile(battle.play, SOUTH, battle["nadiana"])

    table = battle.table
    assert [table.key(card) for card in table.hands[SOUTH]] == ["nadiana"]
    assert [table.key(card) for card in table.draw[SOUTH]] == ["jarmund", "ice-smith", "ollag"]
    assert not any(str(card) in view(battle, SOUTH)["kinds"] for card in table.draw[SOUTH])
    assert knows(battle, SOUTH, "nadiana")
    assert not knows(battle, NORTH, "nadiana")


@pytest.mark.rule("SW-TUCK-02")
def test_a_card_that_goes_from_a_hand_under_another_is_seen_by_everybody() -> None:
    battle = GivenBattle(south={"ollag": (3, 3)}, hands={SOUTH: "ice-smith"})

    tuck(battle.table, battle["ice-smith"], battle["ollag"])

    assert knows(battle, NORTH, "ice-smith")


@pytest.mark.rule("SW-ZONE-08")
def test_a_card_that_comes_onto_the_battlefield_is_seen_by_everybody() -> None:
    battle = GivenBattle(south={"gate": (3, 3)}, phase="summon", hands={SOUTH: "ice-smith"})

    battle.chooses("summon ice-smith 3,4")

    assert [knows(battle, seat, "ice-smith") for seat in (SOUTH, NORTH, SPECTATOR)] == [True, True, True]


@pytest.mark.rule("SW-ZONE-08")
@pytest.mark.parametrize("seat", [SOUTH, NORTH, SPECTATOR])
def test_the_battlefield_tokens_magic_active_events_and_dice_are_public(says: Says, seat: int) -> None:
    says("for-glory", Text())
    battle = GivenBattle(
        south={"ember-mage": (3, 3)},
        north={"gate": (5, 3)},
        phase="build",
        hands={SOUTH: "for-glory"},
        magic=(4, 7),
        damage={"ember-mage": 1},
        boost={"ember-mage": 2},
        dice=(MR, RS),
    )
    battle.chooses("play for-glory", "end_phase", "attack ember-mage gate")

    seen = view(battle, seat)

    shown = {thing["card"]: thing for thing in seen["objects"]}
    mage = shown[battle["ember-mage"]]
    assert (mage["damage"], mage["boost"], shown[battle["gate"]]["damage"]) == (1, 2, 2)
    assert seen["kinds"][str(battle["ember-mage"])] == "ember-mage"
    assert seen["magic"] == [4, 7]
    assert [event["card"] for event in seen["events"][SOUTH]] == [battle["for-glory"]]
    assert knows(battle, seat, "for-glory")
    assert battle.play.log is not None
    told = [event.told_to(seat) for event in battle.play.log.events]
    assert ("rolled", battle["ember-mage"], 1, 2, 1, "14") in told


@pytest.mark.rule("SW-ZONE-09")
def test_what_a_player_draws_is_told_to_that_player_only() -> None:
    battle = GivenBattle(south={}, phase="magic", draws={SOUTH: "ollag"})

    battle.chooses("end_phase")

    assert battle.play.log is not None
    told = [[event.told_to(seat) for event in battle.play.log.events] for seat in (SOUTH, NORTH)]
    assert ("drew", SOUTH, battle["ollag"]) in told[SOUTH]
    assert ("drew", SOUTH, None) in told[NORTH]
    assert ("drew", SOUTH, battle["ollag"]) not in told[NORTH]


@pytest.mark.rule("SW-ZONE-08")
@pytest.mark.parametrize("seat", [SOUTH, NORTH, SPECTATOR])
def test_everybody_sees_which_unit_an_active_event_has_named(seat: int) -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"smeg": (6, 3), "blarf": (6, 5)},
        phase="summon",
        hands={SOUTH: "hypnotic-call"},
    )
    battle.chooses("play hypnotic-call", "target smeg", "decline")

    named = [[event["targets"] for event in zone] for zone in view(battle, seat)["events"]]

    assert named == [[[battle["smeg"]]], []]


@pytest.mark.rule("SW-ZONE-08")
@pytest.mark.parametrize("seat", [SOUTH, NORTH, SPECTATOR])
def test_everybody_sees_which_factions_play_also_when_a_summoner_has_fallen(seat: int) -> None:
    match = Match(GAME, 2, {"deck-1": "breakers", "deck-2": "tundra-orcs"}, "seed")
    table = match.play.table

    discard_object(table, table.summoner(NORTH))

    assert match.view(seat)["table"]["factions"] == ["breakers", "tundra-orcs"]


test_what_follows_from_a_position = prove(
    row("a player looks through their own discard pile only", "SW-ZONE-04",
        given(discards={SOUTH: "ollag", NORTH: "fanessa"}),
        then(lambda battle: view(battle, SOUTH)["discard"] == [battle["ollag"]],
            lambda battle: view(battle, NORTH)["discard"] == [battle["fanessa"]],
            lambda battle: view(battle, SPECTATOR)["discard"] == [],
            lambda battle: [knows(battle, seat, "ollag") for seat in (SOUTH, NORTH, SPECTATOR)] == [True, False,
                False])),
    row("a card is discarded without tokens to its owners pile and with it what lay under it", "SW-ZONE-06",
        given("border-archer 3,3", "ember-mage 5,3", damage={"border-archer": 2}, boost={"border-archer": 3}),
        lambda battle: tuck(battle.table, battle["ember-mage"], battle["border-archer"]),
        controls(NORTH, "border-archer"), lambda battle: discard_object(battle.table, battle["border-archer"]),
        then({"discard south": "border-archer", "discard north": "ember-mage", "damage border-archer": 0,
            "boost border-archer": 0}, lambda battle: battle.table.board.count(battle["border-archer"]) == 0)),
    row("an active event is discarded without its tokens", "SW-ZONE-06", texts({"pyre": Text()}),
        given(phase="summon", hands={SOUTH: "pyre"}), "play pyre", becomes("boost pyre", 2),
        lambda battle: discard_active_event(battle.table, SOUTH, battle["pyre"]),
        then({"events": [(), ()], "discard south": "pyre", "discard north": "", "boost pyre": 0})),
    row("a hand is known only to its player but its size to all", "SW-ZONE-09",
        given(hands={SOUTH: "ollag nadiana", NORTH: "fanessa"}),
        then(lambda battle: view(battle, SOUTH)["hand"] == [battle["ollag"], battle["nadiana"]],
            lambda battle: view(battle, SPECTATOR)["hand"] == [], lambda battle: view(battle, NORTH)["hands"] == [2, 1],
            lambda battle: [knows(battle, seat, "ollag") for seat in (SOUTH, NORTH, SPECTATOR)] == [True, False,
                False])),
    *(row("everybody sees how many cards are in the draw piles", "SW-ZONE-01",
        given(south={}, draws={SOUTH: "ollag nadiana gate", NORTH: "fanessa"}),
        then(lambda battle, seat=seat: view(battle, seat)["draw"] == [3, 1]))
        for seat in (SOUTH, NORTH, SPECTATOR)),
    *(row("nobody sees what is in a draw pile", "SW-ZONE-02",
        given(south={}, draws={SOUTH: "ollag", NORTH: "fanessa"}),
        then(lambda battle, seat=seat: not knows(battle, seat, "ollag"),
            lambda battle, seat=seat: not knows(battle, seat, "fanessa")))
        for seat in (SOUTH, NORTH, SPECTATOR)),
    *(row("everybody sees how many cards are in the discard piles", "SW-ZONE-03",
        given(south={}, discards={SOUTH: "ollag", NORTH: "fanessa gate"}),
        then(lambda battle, seat=seat: view(battle, seat)["discards"] == [1, 2]))
        for seat in (SOUTH, NORTH, SPECTATOR)),
)  # fmt: skip

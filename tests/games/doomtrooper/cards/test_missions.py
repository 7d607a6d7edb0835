"""Missions (DT-MISSION): assigned to warriors and players, fulfilled at once whether wanted or not, then discarded."""

import pytest

from herna.games.doomtrooper.given import HONZA, GivenFront
from tests.games.doomtrooper.rows import (
    answering,
    attacks,
    cards,
    declines,
    discards,
    each,
    given,
    position,
    prove,
    row,
    then,
    until,
)
from tests.kit.invented_cards import a_card


def until_split(given: GivenFront, *prompts: str) -> str:
    """Everybody declines until points are to be split or one of these is asked; says what."""
    for _ in range(60):
        if given.prompt() in ("dt-split", "dt-action", *prompts):
            return given.prompt()
        given.chooses("decline")
    raise AssertionError("the points are not awarded")


# Nepharite Hunt


@position
def hunts(destiny: int, promotion: int, **more: str) -> GivenFront:
    """Valerie Duval kills the Nepharite of Demnogonis, worth 5, and Honza takes this."""
    given = GivenFront(
        f"squad valerie-duval {more.get('beside', 'hussar')}",
        "kohort nepharite-of-demnogonis",
        on={"1:nepharite-hunt": "valerie-duval"},
        wounded="nepharite-of-demnogonis",
    )
    given.attacks("valerie-duval", "nepharite-of-demnogonis")
    assert until_split(given, "dt-either-points") == "dt-either-points"
    assert given.asked() == HONZA
    assert given.offered() == {"split 20 0", "split 0 10"}
    given.chooses(f"split {destiny} {promotion}").declines()
    return given


@pytest.mark.rule("DT-MISSION-09")
def test_of_two_hunters_of_one_player_only_the_one_that_kills_has_fulfilled_the_mission() -> None:
    """G-45."""
    given = GivenFront(
        "squad valerie-duval+nepharite-hunt hussar+nepharite-hunt#2; hand reinforcements",
        "kohort nepharite-of-demnogonis nepharite-of-ilian",
        wounded="nepharite-of-demnogonis",
    )

    given.attacks("valerie-duval", "nepharite-of-demnogonis").chooses("play reinforcements valerie-duval")
    given.chooses("pick_card hussar")
    for _ in range(60):
        if given.prompt() == "dt-either-points":
            break
        given.chooses(next(words for words in sorted(given.offered()) if not words.startswith("play")))
    given.chooses("split 0 10").declines()

    assert given.where("nepharite-hunt") == "grave-0"
    assert given.where("nepharite-hunt#2") == "on hussar"


# Prove Your Valor


@position
def proves(warrior: str, wounded: str) -> GivenFront:
    """A warrior is to kill a Bauhaus Cop, worth 4, and attacks it."""
    given = GivenFront(f"squad {warrior}; hand prove-your-valor", "squad bauhaus-cop samurai", wounded=wounded)
    given.chooses(f"play prove-your-valor {warrior}", "pick_card bauhaus-cop").declines()
    given.attacks(warrior, "bauhaus-cop")
    return given


# Suicide Mission


@pytest.mark.rule("DT-MISSION-08")
@pytest.mark.parametrize(("wounded", "points"), [("infantry", 2), ("infantry bauhaus-cop", 5)])
def test_who_dies_on_a_suicide_mission_earns_its_value_and_3_more_for_a_kill(wounded: str, points: int) -> None:
    given = GivenFront(
        "squad infantry", "squad bauhaus-cop samurai", on={"1:suicide-mission": "infantry"}, wounded=wounded
    )

    given.attacks("infantry", "bauhaus-cop")
    for _ in range(60):
        if given.prompt() in ("dt-action", "dt-discard"):
            break
        given.chooses("split 4 0" if "split 4 0" in given.offered() else sorted(given.offered())[0])

    assert given.where("suicide-mission") == "grave-1"
    assert given.table.promotion[HONZA] == points


# Solidarity


@position
def solidary(hand: str, squad: str = "hussar") -> GivenFront:
    """Honza has Solidarity with Bauhaus."""
    given = GivenFront(f"squad {squad}; hand solidarity {hand}")
    given.chooses("play solidarity player-0", "pick_word bauhaus").declines()
    return given


test_what_follows_from_a_position = prove(
    row("a mission is assigned by an action to any eligible warrior once", "DT-MISSION-01", "DT-MISSION-02",
        "DT-MISSION-05", "DT-MISSION-06",
        given("squad hussar; kohort razide; hand nepharite-hunt suicide-mission suicide-mission#2",
            "squad samurai+suicide-mission#3"),
        then({"offers play nepharite-hunt": {"hussar", "samurai"},
            "offers play suicide-mission": {"hussar", "razide"}}),
        "play suicide-mission hussar", declines,
        then({"where suicide-mission": "on hussar", "common": 2, "offers play suicide-mission#2": {"razide"}})),
    row("a player may be assigned a mission that another player has", "DT-MISSION-06",
        given("kohort razide; hand solidarity", "squad hussar; player solidarity#2", "squad samurai"),
        then({"offers play solidarity": {"player-2"}})),
    row("a mission of a player is assigned beside other cards", "DT-MISSION-06",
        given("squad hussar; player alliance-capitol; hand solidarity"),
        then({"offers play solidarity": {"player-0"}})),
    # Nepharite Hunt
    *(row(f"a nepharite hunter gets 4 times its value in destiny or twice in promotion: {destiny} {promotion}",
        "DT-MISSION-04", "DT-MISSION-08",
        hunts(destiny, promotion),
        then({"destiny 0": 20 + destiny, "promotion 0": promotion, "where nepharite-hunt": "grave-1"}))
        for destiny, promotion in ((20, 0), (0, 10))),
    row("who kills somebody else keeps the nepharite hunt",
        given("squad valerie-duval+nepharite-hunt", "squad samurai", wounded="samurai"),
        attacks("valerie-duval", "samurai"), then(lambda front: until_split(front) == "dt-split"),
        "split 0 3", declines, then({"where nepharite-hunt": "on valerie-duval"})),
    # Prove Your Valor
    row("prove your valor names somebody of at least twice the value", "DT-MISSION-05",
        given("squad dragoon etoiles-mortant; hand prove-your-valor", "squad max-steiner samurai big-bob-watts"),
        then({"offers play": {f"prove-your-valor {name}" for name in ("dragoon", "etoiles-mortant", "samurai")}}),
        "play prove-your-valor dragoon", then({"offers pick_card": {"max-steiner", "big-bob-watts"}}),
        "pick_card big-bob-watts", declines,
        then(lambda front: front.table.noted(front["prove-your-valor"]) == front["big-bob-watts"])),
    row("who proves its valor earns three times the value", "DT-MISSION-04", "DT-MISSION-08",
        proves("hussar", wounded="bauhaus-cop"), until_split, "split 0 12", declines,
        then({"promotion 0": 12, "where prove-your-valor": "grave-0"})),
    row("a warrior that does not survive has earned the usual points",
        proves("infantry", wounded="bauhaus-cop infantry"), until_split,
        then({"where infantry": "grave-0", "may split 0 4": True})),
    row("killing somebody else does not prove valor",
        given("squad hussar; hand prove-your-valor", "squad bauhaus-cop infantry", wounded="infantry"),
        "play prove-your-valor hussar", "pick_card bauhaus-cop", declines, attacks("hussar", "infantry"), until_split,
        then({"may split 0 2": True, "where prove-your-valor": "on hussar"})),
    row("a kill outside a duel does not prove valor",
        cards(a_card("screamer", "warrior", icons="capitol", values=(1, 1, 9, 1),
            effects=[{"do": "may-damage-all", "each": "any", "actions": 1, "scores": True}])),
        given("squad screamer+prove-your-valor", "squad infantry", wounded="infantry"),
        lambda front: front.table.note(front["prove-your-valor"], front["infantry"]), "use screamer damage screamer",
        until("dt-split"), then({"where infantry": "grave-1", "may split 0 2": True}),
        "split 0 2", declines, then({"where prove-your-valor": "on screamer"})),
    row("a wound does not prove valor",
        proves("hussar", wounded=""), declines,
        then({"where prove-your-valor": "on hussar", "wounded bauhaus-cop": True})),
    # Suicide Mission
    row("a suicide mission is fulfilled by any death but not by a discard", "DT-MISSION-08",
        given("squad dragoon+suicide-mission dragoon#2+suicide-mission#2 protective-wall", wounded="dragoon"),
        "use protective-wall shelter dragoon", discards("dragoon#2"), discards("protective-wall"), declines,
        then({"where dragoon": "grave-0", "promotion": [3, 0]})),
    # Solidarity
    row("solidarity is assigned to a player who has warriors of a corporation", "DT-MISSION-01", "DT-MISSION-05",
        "DT-MISSION-06",
        given("kohort razide; hand solidarity solidarity#2", "squad hussar samurai"),
        then({"offers play": {"solidarity player-1"}}),
        "play solidarity player-1", then({"offers pick_word": {"bauhaus", "mishima"}}),
        "pick_word bauhaus", declines, then({"where solidarity": "player-1", "offers play": set()})),
    row("solidarity counts only warriors in the squad",
        given("outpost soldat; hand solidarity", "squad samurai; outpost hussar; hidden infantry"),
        "play solidarity player-1", then({"offers pick_word": {"mishima"}})),
    row("warriors that were there before bring nothing", "DT-MISSION-03",
        solidary("", squad="hussar dragoon"), then({"prompt": "dt-action", "destiny 0": 20, "promotion 0": 0})),
    *(row(f"others bring nothing: {other}",
        solidary(other), f"play {other} squad-0", declines, then({"prompt": "dt-action"}))
        for other in ("infantry", "ex-capitol-freelancer")),
    row("solidarity is over with the last warrior of the corporation",
        solidary("", squad="hussar dragoon samurai"), discards("hussar"), "meditate",
        then({"where solidarity": "player-0"}),
        discards("dragoon"), declines, then({"where solidarity": "grave-0"})),
    # Hatamoto's missions
    row("other missions bring nothing more while a hatamoto has one", "DT-MISSION-04",
        given("squad valerie-duval+nepharite-hunt hatamoto+suicide-mission", "kohort nepharite-of-demnogonis",
            wounded="nepharite-of-demnogonis"), attacks("valerie-duval", "nepharite-of-demnogonis"),
        then(lambda front: until_split(front, "dt-either-points") == "dt-split"),  # the usual points
        "split 0 5", declines, then({"where nepharite-hunt": "grave-0", "promotion 0": 5})),
    row("the mission of a hatamoto itself is paid",
        given("squad hatamoto+nepharite-hunt hatamoto#2+suicide-mission", "kohort nepharite-of-demnogonis",
            wounded="nepharite-of-demnogonis"), attacks("hatamoto", "nepharite-of-demnogonis"),
        then(lambda front: until_split(front, "dt-either-points") == "dt-either-points")),
    row("a hatamoto of another player or without a mission changes nothing",
        hunts(0, 10, beside="hatamoto"), then({"promotion 0": 10})),
    row("a mission may be fulfilled however late", "DT-MISSION-07",
        given("squad valerie-duval+nepharite-hunt", "kohort nepharite-of-demnogonis",
            wounded="nepharite-of-demnogonis"),
        answering(lambda front: front.table.turns == [9, 9] and front.prompt() == "dt-action", "decline", "done"),
        then({"turns": [9, 9], "where nepharite-hunt": "on valerie-duval"}),
        attacks("valerie-duval", "nepharite-of-demnogonis"), until("dt-either-points"), then({"asked": HONZA})),
    *each(lambda choice, points:
        row(f"every warrior of the corporation that joins brings 1 promotion or 2 destiny: {choice}",
        solidary("dragoon"), "play dragoon squad-0", until("dt-either-points"), choice, declines,
        then({"where solidarity": "player-0"},
            lambda front: (front.table.destiny[HONZA], front.table.promotion[HONZA]) == points)),
        ("split 2 0", (19, 0)), ("split 0 1", (17, 1))),
)  # fmt: skip

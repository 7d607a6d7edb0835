"""What a seat sees: faces, piles, covered and hidden warriors, values with where they come from, the duel."""

from typing import Any

import pytest

from herna.engine.events import SPECTATOR
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.table import Agreed
from tests.games.doomtrooper.rows import attacks, discards, given, prove, row, sets, then, until, until_phase


def seen(front: GivenFront, seat: int = HONZA) -> dict[str, Any]:
    return GAME.view(front.table, seat)


def kind(view: dict[str, Any], card: int) -> str | None:
    found: str | None = view["kinds"].get(str(card))
    return found


# Hands and piles


def test_a_hand_is_seen_by_its_player_alone() -> None:
    front = GivenFront("squad hussar; hand inspired", "hand doomed")

    mine, theirs = seen(front)["players"]
    assert (mine["hand"], theirs["hand"]) == ([front["inspired"]], 1)
    assert kind(seen(front), front["inspired"]) == "inspired"
    assert kind(seen(front), front["doomed"]) is None
    assert [player["hand"] for player in seen(front, SPECTATOR)["players"]] == [1, 1]


# Cover


def test_a_guess_takes_what_is_hidden_for_a_warrior() -> None:
    front = GivenFront(
        "squad hussar", "squad free-marine; hidden infantry; hand sea-lion doomed inspired heist", seed="1"
    )

    guesses = {front.play.guess(HONZA, front.play.chance).table.key(front["infantry"]) for _ in range(40)}
    assert guesses == {"infantry", "sea-lion"}


@pytest.mark.rule("DT-PERS-02")
def test_a_personality_that_somebody_has_hidden_does_not_show_in_what_others_may_do() -> None:
    """One may try to deploy it; only then the hidden one is revealed."""
    alone = GivenFront("squad hussar; hand max-steiner", "squad free-marine; hidden mitch-hunter")
    twin = GivenFront("squad hussar; hand max-steiner", "squad free-marine; hidden max-steiner#2")

    assert twin.offered() == alone.offered()
    assert "play max-steiner squad-0" in twin.offered()
    assert "hide max-steiner" in twin.offered()


# Values


def test_a_value_tells_where_it_comes_from() -> None:
    front = GivenFront("squad hussar", "squad infantry free-marine", covered="hussar")

    armor = seen(front)["cards"][str(front["hussar"])]["values"]["armor"]
    assert (armor["value"], armor["printed"]) == (6, 3)
    assert [(change["layer"], change["amount"], change["cover"]) for change in armor["changes"]] == [("plus", 3, True)]


def test_a_duel_shows_both_sides_with_the_numbers_that_are_compared() -> None:
    front = GivenFront("squad hussar+violator-sword", "squad infantry")
    front.attacks("hussar", "infantry", wielding="violator-sword")

    (duel,) = seen(front, MARTIN)["duels"]
    attacker, defender = duel["sides"]
    assert (duel["phase"], duel["tactic"], duel["first"]) == (5, "fight", -1)
    assert attacker["attack"] == front.value("hussar", "fight", "infantry")
    assert attacker["armor"] == front.value("hussar", "armor", "infantry")
    assert attacker["hits"] == (attacker["attack"] >= defender["armor"])
    (sword,) = attacker["values"][str(front["hussar"])]["fight"]["changes"]
    assert sword["kind"] == "violator-sword"


def test_a_card_that_waits_for_reactions_is_seen_by_all() -> None:
    front = GivenFront("squad hussar; hand doomed", "squad infantry")
    front.chooses("meditate").plays(HONZA, "play doomed player-1")

    (pending,) = seen(front, MARTIN)["pending"]
    assert pending["card"] == front["doomed"]
    assert kind(seen(front, MARTIN), front["doomed"]) == "doomed"


test_what_follows_from_a_position = prove(
    # Hands and piles
    row("only your own grave may be looked through even if its cards were seen", "DT-ZONES-05",
        given("squad hussar dragoon", "squad infantry"), discards("dragoon"),
        then(lambda front: seen(front)["players"][0]["grave"] == [front["dragoon"]],
            lambda front: seen(front, MARTIN)["players"][0]["grave"] == 1,
            lambda front: kind(seen(front, HONZA), front["dragoon"]) == "dragoon",
            lambda front: kind(seen(front, MARTIN), front["dragoon"]) is None)),
    row("a sideboard is private",
        given("squad hussar; sideboard heist", "sideboard doomed"),
        then(lambda front: [player["sideboard"] for player in seen(front)["players"]] == [[front["heist"]], 1])),
    row("what one was shown of a hand is known as long as it is there",
        given("squad hussar", "squad infantry; hand doomed heist"),
        lambda front: front.table.cards.show(front["doomed"], 1 << HONZA),
        then(lambda front: kind(seen(front), front["doomed"]) == "doomed",
            lambda front: kind(seen(front), front["heist"]) is None,
            lambda front: seen(front)["players"][1]["hand"] == 2)),
    # Cover
    row("an enemy in cover lies face down unless one is reminded", "DT-COVER-08", "G-39",
        given("squad hussar", "squad infantry free-marine", covered="infantry"),
        then(lambda front: kind(seen(front), front["infantry"]) is None,
            lambda front: "values" not in seen(front)["cards"][str(front["infantry"])],
            lambda front: kind(seen(front, MARTIN), front["infantry"]) == "infantry"),
        sets(agreed=Agreed(remembers=True)), then(lambda front: kind(seen(front), front["infantry"]) == "infantry")),
    row("a warrior in cover that is attacked is turned over",
        given("squad hussar", "squad infantry free-marine", covered="infantry"), attacks("hussar", "infantry"),
        then(lambda front: kind(seen(front), front["infantry"]) == "infantry")),
    # Values
    row("a card that lasts in a duel is named though it lies in a grave", "G-40",
        given("squad hussar; hand powerful-blow", "squad infantry"), attacks("hussar", "infantry"),
        "play powerful-blow hussar", until("dt-combat", MARTIN),
        then({"where powerful-blow": "grave-0"},
            lambda front: kind(seen(front, MARTIN), front["powerful-blow"]) == "powerful-blow"),
        until_phase(0), then(lambda front: kind(seen(front, MARTIN), front["powerful-blow"]) is None)),
    row("sacrificed cards are open to all", "DT-ZONES-06", "G-40",
        given("squad hussar; sacrificed inspired"), lambda front: front.table.show(front["inspired"]),
        then(lambda front: seen(front, MARTIN)["players"][0]["sacrificed"] == [front["inspired"]],
            lambda front: kind(seen(front, MARTIN), front["inspired"]) == "inspired")),
    row("a warrior deployed into cover is never named to others", "DT-COVER-18",
        given("squad hussar", "squad free-marine; hidden infantry"), sets(agreed=Agreed(remembers=True)),
        lambda front: front.table.show(front["infantry"]),  # it was in play once, and went back to hand
        then(lambda front: kind(seen(front), front["infantry"]) is None,
            lambda front: seen(front)["players"][1]["aside"] == [front["infantry"]],
            lambda front: seen(front)["cards"][str(front["infantry"])]["hidden"],
            lambda front: kind(seen(front, MARTIN), front["infantry"]) == "infantry")),
)  # fmt: skip

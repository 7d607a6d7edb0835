"""What a seat sees: faces, piles, covered and hidden warriors, values with where they come from, the duel."""

from __future__ import annotations

from typing import Any

import pytest

from herna.engine.events import SPECTATOR
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.table import Agreed
from tests.kit.front import HONZA, MARTIN, GivenFront


def seen(front: GivenFront, seat: int = HONZA) -> dict[str, Any]:
    return GAME.view(front.table, seat)


def kind(view: dict[str, Any], card: int) -> str | None:
    found: str | None = view["kinds"].get(str(card))
    return found


# Hands and piles


def test_a_hand_is_seen_by_its_player_alone() -> None:
    front = GivenFront(squads={0: "hussar"}, hands={0: "inspired", 1: "doomed"})

    mine, theirs = seen(front)["players"]
    assert (mine["hand"], theirs["hand"]) == ([front["inspired"]], 1)
    assert kind(seen(front), front["inspired"]) == "inspired"
    assert kind(seen(front), front["doomed"]) is None
    assert [player["hand"] for player in seen(front, SPECTATOR)["players"]] == [1, 1]


@pytest.mark.rule("DT-ZONES-05")
def test_only_the_own_grave_may_be_looked_through_even_if_its_cards_were_seen() -> None:
    front = GivenFront(squads={0: "hussar dragoon", 1: "infantry"})
    front.discards("dragoon")

    assert seen(front)["players"][0]["grave"] == [front["dragoon"]]
    assert seen(front, MARTIN)["players"][0]["grave"] == 1
    assert kind(seen(front, HONZA), front["dragoon"]) == "dragoon"
    assert kind(seen(front, MARTIN), front["dragoon"]) is None


@pytest.mark.rule("DT-ZONES-06")
def test_sacrificed_cards_are_open_to_all() -> None:
    """G-40."""
    front = GivenFront(squads={0: "hussar"}, sacrificed={0: "inspired"})
    front.table.show(front["inspired"])

    view = seen(front, MARTIN)
    assert view["players"][0]["sacrificed"] == [front["inspired"]]
    assert kind(view, front["inspired"]) == "inspired"


def test_a_sideboard_is_private() -> None:
    front = GivenFront(squads={0: "hussar"}, sideboards={0: "heist", 1: "doomed"})

    assert [player["sideboard"] for player in seen(front)["players"]] == [[front["heist"]], 1]


def test_what_one_was_shown_of_a_hand_is_known_as_long_as_it_is_there() -> None:
    front = GivenFront(squads={0: "hussar", 1: "infantry"}, hands={1: "doomed heist"})
    front.table.cards.show(front["doomed"], 1 << HONZA)

    assert (kind(seen(front), front["doomed"]), kind(seen(front), front["heist"])) == ("doomed", None)
    assert seen(front)["players"][1]["hand"] == 2


# Cover


@pytest.mark.rule("DT-COVER-08")
def test_an_enemy_in_cover_lies_face_down_unless_one_is_reminded() -> None:
    """Ruling G-39."""
    front = GivenFront(squads={0: "hussar", 1: "infantry free-marine"}, covered="infantry")

    assert kind(seen(front), front["infantry"]) is None
    assert "values" not in seen(front)["cards"][str(front["infantry"])]
    assert kind(seen(front, MARTIN), front["infantry"]) == "infantry"
    front.table.agreed = Agreed(remembers=True)
    assert kind(seen(front), front["infantry"]) == "infantry"


def test_a_warrior_in_cover_that_is_attacked_is_turned_over() -> None:
    front = GivenFront(squads={0: "hussar", 1: "infantry free-marine"}, covered="infantry")
    front.attacks("hussar", "infantry")

    assert kind(seen(front), front["infantry"]) == "infantry"


@pytest.mark.rule("DT-COVER-18")
def test_a_warrior_deployed_into_cover_is_never_named_to_others() -> None:
    front = GivenFront(squads={0: "hussar", 1: "free-marine"}, hidden={1: "infantry"})
    front.table.agreed = Agreed(remembers=True)
    front.table.show(front["infantry"])  # it was in play once, and went back to hand

    view = seen(front)
    assert kind(view, front["infantry"]) is None
    assert view["players"][1]["aside"] == [front["infantry"]]
    assert view["cards"][str(front["infantry"])]["hidden"]
    assert kind(seen(front, MARTIN), front["infantry"]) == "infantry"


def test_a_guess_takes_what_is_hidden_for_a_warrior() -> None:
    front = GivenFront(
        squads={0: "hussar", 1: "free-marine"},
        hidden={1: "infantry"},
        hands={1: "sea-lion doomed inspired heist"},
        seed="1",
    )

    guesses = {front.play.guess(HONZA, front.play.chance).table.key(front["infantry"]) for _ in range(40)}
    assert guesses == {"infantry", "sea-lion"}


@pytest.mark.rule("DT-PERS-02")
def test_a_personality_that_somebody_has_hidden_does_not_show_in_what_others_may_do() -> None:
    """One may try to deploy it; only then the hidden one is revealed."""
    alone = GivenFront(squads={0: "hussar", 1: "free-marine"}, hidden={1: "mitch-hunter"}, hands={0: "max-steiner"})
    twin = GivenFront(squads={0: "hussar", 1: "free-marine"}, hidden={1: "max-steiner#2"}, hands={0: "max-steiner"})

    assert twin.offered() == alone.offered()
    assert "play_card max-steiner squad-0" in twin.offered()
    assert "hide max-steiner" in twin.offered()


# Values


def test_a_value_tells_where_it_comes_from() -> None:
    front = GivenFront(squads={0: "hussar", 1: "infantry free-marine"}, covered="hussar")

    armor = seen(front)["cards"][str(front["hussar"])]["values"]["armor"]
    assert (armor["value"], armor["printed"]) == (6, 3)
    assert [(change["layer"], change["amount"], change["cover"]) for change in armor["from"]] == [("plus", 3, True)]


def test_a_duel_shows_both_sides_with_the_numbers_that_are_compared() -> None:
    front = GivenFront(squads={0: "hussar", 1: "infantry"}, on={"violator-sword": "hussar"})
    front.attacks("hussar", "infantry", wielding="violator-sword")

    (duel,) = seen(front, MARTIN)["duels"]
    attacker, defender = duel["sides"]
    assert (duel["phase"], duel["tactic"], duel["first"]) == (5, "fight", -1)
    assert attacker["attack"] == front.value("hussar", "fight", "infantry")
    assert attacker["armor"] == front.value("hussar", "armor", "infantry")
    assert attacker["hits"] == (attacker["attack"] >= defender["armor"])
    (sword,) = attacker["values"][str(front["hussar"])]["fight"]["from"]
    assert sword["kind"] == "violator-sword"


def test_a_card_that_lasts_in_a_duel_is_named_though_it_lies_in_a_grave() -> None:
    """Ruling G-40."""
    front = GivenFront(squads={0: "hussar", 1: "infantry"}, hands={0: "powerful-blow"})
    front.attacks("hussar", "infantry")
    front.choose("play_card powerful-blow hussar")
    front.until_asked(MARTIN, "dt-combat")

    assert front.where("powerful-blow") == "grave-0"
    assert kind(seen(front, MARTIN), front["powerful-blow"]) == "powerful-blow"
    front.until_phase(0)
    assert kind(seen(front, MARTIN), front["powerful-blow"]) is None


def test_a_card_that_waits_for_reactions_is_seen_by_all() -> None:
    front = GivenFront(squads={0: "hussar", 1: "infantry"}, hands={0: "doomed"})
    front.choose("meditate")
    front.plays(HONZA, "play_card doomed player-1")

    (pending,) = seen(front, MARTIN)["pending"]
    assert pending["card"] == front["doomed"]
    assert kind(seen(front, MARTIN), front["doomed"]) == "doomed"

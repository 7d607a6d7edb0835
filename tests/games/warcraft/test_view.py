"""What each seat is shown of a war, and what it is not."""

from typing import Any

import pytest

from herna.engine.events import SPECTATOR
from herna.engine.match import Match
from herna.games.warcraft.game import GAME
from herna.games.warcraft.given import GivenWar
from tests.games.warcraft.rows import given, prove, row, then


def shown(war: GivenWar, seat: int = 0) -> dict[str, Any]:
    return GAME.view(war.table, seat)


def space_of(war: GivenWar, letter: str) -> dict[str, Any]:
    found: dict[str, Any] = shown(war)["spaces"][war.letters.index(letter)]
    return found


def four_players(hands: str) -> list[dict[str, Any]]:
    """The view of each seat at the start of the main game for four: Humans, Orcs, Night Elves, Undead."""
    match = Match(GAME, 4, {"scenario": "four-players", "hands": hands}, "seed")
    return [match.view(seat)["table"] for seat in range(4)]


def test_a_space_shows_what_it_is_and_who_stands_there() -> None:
    war = GivenWar(pieces={0: {"A": "GGW"}, 1: {"A": "R"}}, depletion={"A": 1}, outposts={0: "A"})

    space = space_of(war, "A")

    assert (space["key"], space["kind"], space["depletion"], space["outpost"], space["building"]) == (
        ("A", "gold-mine", 1, 0, False)
    )
    assert [(of["owner"], of["kind"], of["count"]) for of in space["pieces"]] == [
        (0, "ground", 2),
        (0, "worker", 1),
        (1, "ranged", 1),
    ]
    assert space_of(war, "F")["town"] == 1
    assert (space_of(war, "D")["kind"], space_of(war, "D")["points"]) == ("objective", 1)


def test_walls_are_pairs_of_spaces_each_told_once() -> None:
    war = GivenWar(walls="C-D D-K")

    pairs = [{war.letters[one], war.letters[other]} for one, other in shown(war)["walls"]]

    assert sorted(map(sorted, pairs)) == [["C", "D"], ["D", "K"]]


def test_a_battle_shows_its_dice_its_casualties_and_who_takes_part() -> None:
    war = GivenWar("battle", pieces={0: {"C": "GG", "D": "R"}, 1: {"C": "GR"}}, dice=[6, 1])

    battle = shown(war)["battle"]

    assert (war.letters[battle["space"]], battle["attacker"], battle["defender"]) == ("C", 0, 1)
    assert (battle["round"], battle["phase"]) == (1, "ranged")
    assert [(die["owner"], die["kind"], die["natural"], die["hit"]) for die in battle["dice"]] == [
        (1, "ranged", 6, False),
        (0, "ranged", 1, True),
    ]
    assert battle["owed"] == (1, 0)
    assert [of["fighting"] for of in space_of(war, "D")["pieces"]] == [1]
    assert shown(GivenWar())["battle"] is None


@pytest.mark.rule("WC-CARD-02")
def test_a_hand_is_seen_by_its_owner_only_and_a_deck_by_nobody() -> None:
    match = Match(GAME, 2, {}, "seed")

    own, other, spectator = (match.view(seat)["table"] for seat in (0, 1, SPECTATOR))

    hand = own["owners"][0]["hand"]
    assert len(hand) == 3
    assert all(str(card) in own["kinds"] for card in hand)
    assert len(own["kinds"]) == 3
    assert other["owners"][0]["hand"] == spectator["owners"][0]["hand"] == 3
    assert spectator["kinds"] == {}
    assert isinstance(own["owners"][0]["deck"], int)


@pytest.mark.rule("WC-TEAM-09")
def test_teammates_show_each_other_their_cards_and_the_enemy_sees_none() -> None:
    human, orc, night_elf, _ = four_players("team")

    assert human["owners"][2]["hand"] == night_elf["owners"][2]["hand"]
    assert isinstance(human["owners"][1]["hand"], int)
    assert isinstance(orc["owners"][0]["hand"], int)
    assert isinstance(orc["owners"][3]["hand"], list)


@pytest.mark.rule("WC-TEAM-09")
def test_a_table_may_agree_that_nobody_shows_cards() -> None:
    for seat, view in enumerate(four_players("private")):
        seen = [owner for owner in range(4) if isinstance(view["owners"][owner]["hand"], list)]
        assert seen == [seat]
        assert len(view["kinds"]) == 3


def test_a_neutral_force_has_units_and_nothing_else() -> None:
    match = Match(GAME, 3, {"scenario": "elf-gate"}, "seed")

    neutral = match.view(0)["table"]["owners"][3]

    assert (neutral["player"], neutral["race"], neutral["levels"]) == (False, "night-elf", [2, 2, 2])
    assert all(
        neutral[what] in (0, [], {}) for what in ("gold", "wood", "hand", "deck", "discard", "training", "reserve")
    )


test_what_follows_from_a_position = prove(
    row("pieces that have moved are told apart",
        given(pieces={0: {"C": "G", "D": "G"}}), "move ground C D",
        then(lambda war: [(of["count"], of["moved"]) for of in space_of(war, "D")["pieces"]] == [(2, 1)])),
    row("an unfinished outpost and an unfinished building look unfinished",
        given(pieces={0: {"C": "W"}}, outposts={0: "C"}, builds="C", started={0: "air"}),
        then(lambda war: space_of(war, "C")["building"],
            lambda war: shown(war)["owners"][0]["finished"] == [1, 0, 0, 1],
            lambda war: shown(war)["owners"][0]["under_construction"] == [0, 0, 1, 0])),
)  # fmt: skip

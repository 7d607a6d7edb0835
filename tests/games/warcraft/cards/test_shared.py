"""The experience cards that all races have: Fast, Resources, Town Portal, Victory Point (WC-EXP)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.war import GivenWar, a_battle_with_cards, points_to_win


def a_move(**given: Any) -> GivenWar:
    """A Move Step; nobody draws, so that only cards in hand are asked for."""
    return GivenWar(decks={0: "", 1: "", 2: ""}, **given)


# Fast


@pytest.mark.rule("WC-EXP-FAST-1", "WC-EXP-FAST-2", "WC-MOVE-14")
def test_fast_pieces_move_three_spaces() -> None:
    war = GivenWar(pieces={0: {"B": "GRAW", "D": "G"}}, hands={0: "fast"})

    war.chooses("play fast", "choose_space B")

    for piece in ("ground", "ranged", "air", "worker"):
        assert "E" in war.offers(f"move {piece} B")
        assert "F" not in war.offers(f"move {piece} B")
    assert war.offers("move ground D") == {"C", "E", "J", "K"}  # only those on the space that was chosen


@pytest.mark.rule("WC-EXP-FAST-3", "WC-MOVE-06")
def test_fast_pieces_stop_where_they_meet_an_enemy() -> None:
    war = GivenWar(map="AT  B.  C.  D.", towns="A -", pieces={0: {"A": "G"}, 1: {"B": "W"}}, hands={0: "fast"})

    war.chooses("play fast")

    assert war.offers("move ground A") == {"B"}


@pytest.mark.rule("WC-EXP-FAST-1", "WC-CARD-14")
def test_a_second_fast_on_the_same_space_would_have_no_effect() -> None:
    war = GivenWar(pieces={0: {"B": "G", "D": "G"}}, hands={0: "fast fast fast"})

    war.chooses("play fast", "choose_space B", "play fast")

    assert war.table.quickened == (war.letters.index("B"), war.letters.index("D"))
    assert war.prompt() == "wc-move"  # the third cannot be played


@pytest.mark.rule("WC-EXP-FAST-1")
def test_fast_ends_with_the_move_step() -> None:
    war = GivenWar("round", pieces={0: {"B": "G"}, 1: {"E": "G"}}, hands={0: "fast"})

    war.chooses("play fast", "end_movement")

    assert war.asked() == (1,)
    assert war.table.quickened == ()


# Resources


@pytest.mark.rule("WC-EXP-RES-1")
def test_resources_bring_two_gold_or_two_wood() -> None:
    war = GivenWar("spend", hands={0: "resources resources"}, training={0: "GW"}, levels={0: "4 3 2"})

    war.chooses("play resources")
    assert war.offered() == {"take gold", "take wood"}
    war.chooses("take gold", "play resources", "take wood")

    assert war.stock(0) == (2, 2)


# Town Portal


@pytest.mark.rule("WC-EXP-PORTAL-1")
def test_all_units_of_a_space_go_home_and_the_workers_stay() -> None:
    war = a_move(pieces={0: {"D": "GRW", "E": "A"}}, outposts={0: "J"}, hands={0: "town-portal"})

    war.chooses("end_movement", "play town-portal")
    assert war.offered() == {"leave D", "leave E"}
    war.chooses("leave D")
    assert war.offered() == {"reach B", "reach J"}
    war.chooses("reach J")

    assert (war.on("J"), war.on("D"), war.on("E")) == ("GR", "W", "A")


@pytest.mark.rule("WC-EXP-PORTAL-1", "WC-CARD-14")
def test_an_outpost_under_construction_is_no_goal_and_without_any_the_card_is_not_played() -> None:
    war = a_move(towns="- F", pieces={0: {"D": "G", "J": "W"}}, outposts={0: "J"}, builds="J", hands={0: "town-portal"})

    war.chooses("end_movement")

    assert war.hand(0) == 1
    assert war.prompt() == "nothing"


@pytest.mark.rule("WC-EXP-PORTAL-1", "WC-CARD-09")
def test_anybody_may_use_a_portal_at_the_end_of_anybodys_movement() -> None:
    """The moving player is asked first, then the other; and again after each play."""
    war = a_move(pieces={0: {"D": "G"}, 1: {"C": "G"}}, hands={0: "town-portal", 1: "town-portal"})
    war.chooses("end_movement")
    assert war.asked() == (0,)

    war.chooses("decline", "play town-portal")
    assert (war.on("F", 1), war.asked()) == ("G", (0,))
    war.chooses("play town-portal")

    assert war.on("B", 0) == "G"


@pytest.mark.rule("WC-EXP-PORTAL-2")
def test_units_beyond_the_limit_go_to_spaces_around() -> None:
    war = a_move(pieces={0: {"B": "GG", "E": "GRA"}}, hands={0: "town-portal"})

    war.chooses("end_movement", "play town-portal")
    # one has room in the Town
    assert war.offered() == {"place ground B", "place ranged B", "place air B"}
    war.chooses("place ranged B")
    # the mountain is for the one in the air only
    assert war.offers("place ground") == {"A", "C", "H"}
    assert war.offers("place air") == {"A", "C", "H", "I"}
    war.chooses("place air I", "place ground C")

    assert (war.on("B"), war.on("I"), war.on("C"), war.on("E")) == ("GGR", "A", "G", "")


@pytest.mark.rule("WC-EXP-PORTAL-2")
def test_walls_and_enemies_do_not_keep_units_from_spaces_around() -> None:
    war = a_move(
        map="AT  B.  C.",
        towns="A -",
        walls="A-B",
        pieces={0: {"A": "GGG", "C": "G"}, 1: {"B": "G"}},
        hands={0: "town-portal"},
        dice=[6, 1],
    )

    war.chooses("end_movement", "play town-portal")

    assert war.told("battle_began") == [(0, 1, war.letters.index("B"))]
    assert war.on("B", 0) == "G"


@pytest.mark.rule("WC-EXP-PORTAL-2", "WC-EXP-PORTAL-3")
def test_nobody_may_be_left_without_a_place() -> None:
    """Beside the Town there are a mountain and one more space with room for one: the unit in the air gives way."""
    given = "AT  B.  C.\n  M^\n"
    fits = a_move(map=given, towns="A -", pieces={0: {"A": "GGG", "B": "GG", "C": "GA"}}, hands={0: "town-portal"})
    fits.chooses("end_movement", "play town-portal")
    full = a_move(map=given, towns="A -", pieces={0: {"A": "GGG", "B": "GG", "C": "GG"}}, hands={0: "town-portal"})
    full.chooses("end_movement")

    assert fits.offered() == {"place ground B", "place air M"}  # not the one in the air to B
    assert (full.prompt(), full.hand(0)) == ("nothing", 1)
    in_the_air = a_move(
        map="AT  B.  C.", towns="A -", pieces={0: {"A": "GGG", "B": "GGG", "C": "A"}}, hands={0: "town-portal"}
    )
    in_the_air.chooses("end_movement")
    assert (in_the_air.prompt(), in_the_air.hand(0)) == ("nothing", 1)


@pytest.mark.rule("WC-EXP-PORTAL-2")
def test_no_unit_is_left_behind_beside_the_town() -> None:
    war = a_move(pieces={0: {"B": "GGG", "C": "G"}}, hands={0: "town-portal"})

    war.chooses("end_movement", "play town-portal")

    assert war.offers("place ground") == {"A", "H"}


@pytest.mark.rule("WC-EXP-PORTAL-4", "WC-MOVE-19")
def test_a_portal_leaves_a_battle_before_it_starts() -> None:
    war = a_move(pieces={0: {"C": "G"}, 1: {"D": "G"}}, hands={1: "town-portal"})

    war.chooses("move ground C D", "end_movement", "play town-portal")

    assert war.told("battle_began") == []
    assert war.on("F", 1) == "G"


@pytest.mark.rule("WC-EXP-PORTAL-4", "WC-BATTLE-08")
def test_a_portal_can_bring_a_battle_and_the_moving_player_is_the_attacker() -> None:
    war = a_move(pieces={0: {"E": "G"}, 1: {"C": "G"}}, hands={1: "town-portal"}, dice=[1, 6])

    war.chooses("move ground E F", "end_movement", "play town-portal")

    assert war.told("battle_began") == [(0, 1, war.letters.index("F"))]


@pytest.mark.rule("WC-EXP-PORTAL-4", "WC-BATTLE-35")
def test_in_a_battle_without_the_moving_player_the_portal_user_attacks() -> None:
    """Seat 2 comes home to its outpost on D, where a unit of seat 1 stands."""
    war = a_move(
        races="orc human undead",
        towns="B F -",
        pieces={0: {"B": "G"}, 1: {"D": "G"}, 2: {"F": "G"}},
        outposts={2: "D"},
        hands={2: "town-portal"},
        dice=[6, 1],
    )

    war.chooses("end_movement", "play town-portal")

    assert war.told("battle_began") == [(2, 1, war.letters.index("D"))]


@pytest.mark.rule("WC-EXP-PORTAL-5", "WC-MOVE-15")
def test_nobody_leaves_a_locked_town_through_a_portal() -> None:
    war = a_move(
        pieces={0: {"F": "G", "C": "W"}, 1: {"F": "G"}},
        outposts={0: "C", 1: "D"},
        locked="F",
        hands={0: "town-portal", 1: "town-portal"},
        dice=[1, 6],
    )

    war.chooses("end_movement")

    assert (war.told("played"), len(war.told("battle_began"))) == ([], 1)


@pytest.mark.rule("WC-EXP-PORTAL-4")
def test_a_portal_can_bring_a_battle_against_the_moving_players_teammate() -> None:
    """Seat 0 moves; seat 1 comes home to D, where a unit of seat 2, the teammate, stands."""
    war = GivenWar(
        races="human orc night-elf",
        teams="a b a",
        towns="B - -",
        pieces={0: {"B": "G"}, 1: {"F": "G"}, 2: {"D": "G"}},
        outposts={1: "D"},
        hands={1: "town-portal"},
        decks={0: "", 1: "", 2: ""},
        dice=[6, 1],
    )

    war.chooses("end_movement", "play town-portal")

    assert war.told("battle_began") == [(1, 2, war.letters.index("D"))]


# Victory Point


@pytest.mark.rule("WC-EXP-VP-1", "WC-CARD-10")
def test_a_victory_point_card_stays_before_its_owner_for_good() -> None:
    war = GivenWar("spend", gold={0: 1}, wood={0: 1}, hands={0: "victory-point victory-point"})

    war.chooses("play victory-point")

    assert war.prompt() == "wc-spend"  # the same is asked again
    assert war.kinds(war.table.laid[0]) == "victory-point"
    assert war.table.discards[0] == ()
    assert war.hand(0) == 1


@pytest.mark.rule("WC-EXP-VP-1", "WC-EXP-VP-2", "WC-WIN-01")
def test_a_victory_point_card_laid_down_before_the_check_wins() -> None:
    war = GivenWar(
        "all-spend",
        pieces={0: {"B": "G"}},
        victory=[points_to_win(4)],
        hands={0: "victory-point"},
        decks={0: "", 1: ""},
    )

    war.chooses("play victory-point")

    assert war.over() == ((1.0, 0.0), "WC-WIN-01")


@pytest.mark.rule("WC-EXP-VP-2")
def test_with_any_decision_of_the_owner_a_victory_point_may_be_laid_down() -> None:
    hands = {0: "victory-point", 1: "victory-point"}
    stocks: dict[str, Any] = {"gold": {0: 9}, "wood": {0: 9}}
    moving = a_move(pieces={0: {"C": "G"}}, hands=hands)
    harvesting = GivenWar("harvest", pieces={0: {"H": "W", "L": "W"}}, hands=hands)
    deploying = GivenWar("deploy", training={0: "G"}, hands=hands)
    spending = GivenWar("spend", pieces={0: {"B": "W"}}, hands=hands, **stocks)
    training = GivenWar("spend", hands=hands, **stocks).chooses("choose_training")
    constructing = GivenWar("spend", pieces={0: {"B": "W"}}, hands=hands, **stocks).chooses("choose_constructing")
    upgrading = GivenWar("spend", hands=hands, **stocks).chooses("choose_upgrading")
    losing = GivenWar("battle", pieces={0: {"C": "GG"}, 1: {"C": "GR"}}, hands=hands, dice=[6, 6, 1, 6])

    for war in (moving, harvesting, deploying, spending, training, constructing, upgrading, losing):
        seat, prompt, before = war.asked()[0], war.prompt(), war.offered()
        assert "play victory-point" in before
        war.chooses("play victory-point")
        assert (war.asked(), war.prompt(), war.offered()) == ((seat,), prompt, before - {"play victory-point"})


@pytest.mark.rule("WC-EXP-VP-2")
def test_a_victory_point_may_be_laid_down_while_another_card_takes_effect() -> None:
    def holding(card: str) -> dict[int, str]:
        return {0: f"{card} victory-point"}

    quickening = a_move(pieces={0: {"C": "G", "D": "G"}}, hands=holding("fast")).chooses("play fast")
    taking = GivenWar("spend", hands=holding("resources")).chooses("play resources")
    portal = a_move(
        pieces={0: {"B": "GGG", "D": "GA", "E": "GA"}}, outposts={0: "L"}, hands=holding("town-portal")
    ).chooses("end_movement", "play town-portal")
    reaching = a_move(pieces={0: {"D": "G"}}, outposts={0: "L"}, hands=holding("town-portal")).chooses(
        "end_movement", "play town-portal"
    )
    placing = a_move(pieces={0: {"B": "GGG", "D": "GA"}}, hands=holding("town-portal")).chooses(
        "end_movement", "play town-portal"
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
        assert (war.asked(), war.prompt(), war.offered()) == ((0,), prompt, before - {"play victory-point"})


@pytest.mark.rule("WC-EXP-VP-2", "WC-CARD-14")
def test_where_points_do_not_count_no_victory_point_is_laid_down() -> None:
    war = GivenWar(pieces={0: {"C": "G"}}, hands={0: "victory-point"}, victory=[])

    assert "play victory-point" not in war.offered()


def test_a_victory_point_in_hand_alone_asks_nothing() -> None:
    """Nothing to deploy, nothing to buy: that the player is asked would tell of the card."""
    deploying = GivenWar("deploy", hands={0: "victory-point"})
    spending = GivenWar("spend", hands={0: "victory-point"})

    assert deploying.prompt() == spending.prompt() == "nothing"

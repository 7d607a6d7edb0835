"""The experience cards of the Orcs: Devour, Ensnare, Envenomed Spears, Pillage (WC-EXP)."""

from __future__ import annotations

import pytest

from tests.kit.war import GivenWar, a_battle_with_cards, special_rule

# Devour


@pytest.mark.rule("WC-EXP-DEVOUR-1")
def test_a_devoured_unit_is_out_of_the_battle() -> None:
    war = a_battle_with_cards({"X": "G"}, {"X": "GRA"}, hands={0: "devour"}, dice=[6, 6, 1, 1])

    war.chooses("play devour")
    assert war.offered() == {"choose_unit 1 ground X", "choose_unit 1 ranged X"}  # not the one in the air
    war.chooses("choose_unit 1 ranged X")

    assert [piece for _, piece, _ in war.told("rolled")] == ["air", "ground", "ground", "air"]
    assert war.on("X", 1) == "RA"


@pytest.mark.rule("WC-EXP-DEVOUR-2")
def test_a_devoured_unit_returns_if_its_side_wins_and_dies_if_it_loses() -> None:
    wins = a_battle_with_cards({"X": "G"}, {"X": "G", "A": "G"}, hands={0: "devour"}, dice=[1, 6])
    wins.chooses("play devour", "choose_unit 1 ground A")
    loses = a_battle_with_cards({"X": "G"}, {"X": "G", "A": "G"}, hands={0: "devour"}, dice=[6, 1])
    loses.chooses("play devour", "choose_unit 1 ground A")

    assert (wins.on("A", 1), wins.told("died_devoured")) == ("G", [])
    assert (loses.on("A", 1), loses.told("returned")) == ("", [])
    assert loses.reserve(1).count("G") == 10


@pytest.mark.rule("WC-EXP-DEVOUR-3")
def test_a_devoured_unit_dies_if_nobody_wins() -> None:
    war = a_battle_with_cards({"X": "G"}, {"X": "G", "A": "G"}, hands={0: "devour"}, dice=[1, 1])

    war.chooses("play devour", "choose_unit 1 ground A")

    assert war.on("X", 0) == war.on("X", 1) == war.on("A", 1) == ""
    assert len(war.told("died_devoured")) == 1


@pytest.mark.rule("WC-EXP-DEVOUR-4", "WC-BATTLE-24")
def test_a_devoured_unit_does_not_hold_the_battlefield() -> None:
    """The Humans have nobody left there; their archer beside it still shoots in the first phase."""
    war = a_battle_with_cards({"X": "G"}, {"X": "G", "A": "R"}, hands={0: "devour"}, dice=[6])

    war.chooses("play devour", "choose_unit 1 ground X")

    assert war.told("battle_ended") == [(war.letters.index("X"), 0)]
    assert war.on("X", 1) == ""
    assert war.on("A", 1) == "R"


@pytest.mark.rule("WC-EXP-DEVOUR-2", "WC-SCEN-NORDRASSIL-10")
def test_where_killed_units_return_a_devoured_one_does_too() -> None:
    war = a_battle_with_cards(
        {"X": "G"},
        {"X": "G", "A": "G"},
        hands={0: "devour"},
        dice=[6, 1],
        races="orc undead",
        special=[special_rule("revival", seats=(1,))],
        outposts={1: "EF"},
    )

    war.chooses("play devour", "choose_unit 1 ground A")
    war.chooses("revive_on E", "revive_on F")

    assert (war.on("E", 1), war.on("F", 1)) == ("G", "G")


# Ensnare


@pytest.mark.rule("WC-EXP-ENSNARE-1", "WC-EXP-ENSNARE-2")
def test_ensnared_air_units_can_be_lost_in_ground_attacks() -> None:
    war = a_battle_with_cards({"X": "G"}, {"X": "GA"}, hands={0: "ensnare"}, dice=[6, 6, 1])

    war.chooses("play ensnare")

    assert war.offered() == {"lose 1 ground X", "lose 1 air X"}


@pytest.mark.rule("WC-EXP-ENSNARE-1", "WC-EXP-ENSNARE-2", "WC-CARD-14")
def test_ensnare_lasts_until_the_battle_ends_and_then_air_units_must_be_taken() -> None:
    """Without it the casualty of the second battle round would lapse; a second card would add nothing."""
    war = a_battle_with_cards({"X": "G"}, {"X": "A"}, hands={0: "ensnare ensnare"}, dice=[6, 6, 6, 1])

    war.chooses("play ensnare")

    assert war.told("lost") == [(1, "air", war.letters.index("X"))]
    assert war.table.lasting == ()


@pytest.mark.rule("WC-EXP-ENSNARE-1")
def test_only_the_opponents_air_units_are_ensnared() -> None:
    war = a_battle_with_cards({"X": "GA"}, {"X": "GA"}, hands={0: "ensnare"}, dice=[6, 6, 1, 6, 1, 6])

    war.chooses("play ensnare")

    assert [piece for _, piece, _ in war.told("lost")] == ["ground", "air"]  # that in the next battle round


# Envenomed Spears


@pytest.mark.rule("WC-EXP-SPEARS-1")
def test_misses_are_rolled_again_once() -> None:
    """The Orcs miss with 6 and 3, hit with 1; the second results, 2 and 5, stand."""
    war = a_battle_with_cards(
        {"X": "GGG"}, {"X": "GGG"}, hands={0: "envenomed-spears"}, dice=[6, 6, 6, 6, 2, 1, 3, 5, 6, 1, 6, 6]
    )

    war.chooses("play envenomed-spears")

    assert [number for owner, _, number in war.told("rolled") if owner == 0][:5] == [6, 2, 1, 3, 5]
    assert len([owner for owner, _, _ in war.told("lost") if owner == 1]) >= 2
    assert [owner for owner, _, _ in war.told("rolled")][:9] == [1, 1, 1, 0, 0, 0, 0, 0, 1]


@pytest.mark.rule("WC-EXP-SPEARS-2", "WC-BATTLE-14")
def test_envenomed_spears_are_played_once_in_a_phase_and_again_in_the_next() -> None:
    war = a_battle_with_cards(
        {"X": "RG"}, {"X": "GG"}, hands={0: "envenomed-spears envenomed-spears envenomed-spears"}, dice=[6, 6]
    )

    war.chooses("play envenomed-spears")

    assert war.table.phase == 0  # the ranged units have rolled twice; now the ground units are to attack
    assert len(war.told("rolled")) == 2
    assert war.offered() == {"play envenomed-spears", "decline"}


def test_who_has_nobody_to_attack_with_plays_no_spears() -> None:
    war = a_battle_with_cards({"X": "A"}, {"X": "G"}, hands={0: "envenomed-spears"}, dice=[6, 6, 1])

    war.chooses("decline")  # before the attacks in the air

    assert war.table.battle_round == 2


# Pillage


@pytest.mark.rule("WC-EXP-PILLAGE-1")
def test_pillage_takes_what_training_the_lost_unit_costs() -> None:
    war = a_battle_with_cards(
        {"X": "R"}, {"X": "R", "A": "G"}, hands={0: "pillage"}, gold={1: 5}, wood={1: 5}, dice=[6, 1]
    )
    war.chooses("lose 1 ranged X")

    war.chooses("play pillage")

    assert (war.stock(0), war.stock(1)) == ((1, 2), (4, 3))


@pytest.mark.rule("WC-EXP-PILLAGE-2", "WC-CARD-14")
def test_pillage_takes_what_there_is() -> None:
    poor = a_battle_with_cards({"X": "R"}, {"X": "R"}, hands={0: "pillage"}, wood={1: 1}, dice=[6, 1])
    poor.chooses("play pillage")
    nothing = a_battle_with_cards({"X": "R"}, {"X": "R"}, hands={0: "pillage"}, dice=[6, 1])

    assert (poor.stock(0), poor.stock(1)) == ((0, 1), (0, 0))
    assert nothing.hand(0) == 1  # it could not be played


@pytest.mark.rule("WC-EXP-PILLAGE-1")
def test_one_card_is_played_for_each_lost_unit() -> None:
    war = a_battle_with_cards(
        {"X": "GG"},
        {"X": "GGG"},
        hands={0: "pillage pillage pillage"},
        gold={1: 5},
        wood={1: 5},
        dice=[6, 6, 6, 1, 1, 1, 6, 6, 1, 6],
    )

    assert len(war.told("lost")) == 1
    war.chooses("play pillage")
    assert (war.stock(0), len(war.told("lost"))) == ((1, 1), 2)  # the next question is about the second unit
    war.chooses("play pillage")

    assert war.stock(0) == (2, 2)
    assert war.hand(0) == 1


@pytest.mark.rule("WC-EXP-PILLAGE-3", "WC-TEAM-03")
def test_the_whole_team_is_liable_the_owner_first() -> None:
    war = GivenWar(
        "battle",
        races="orc human night-elf",
        teams="a b b",
        towns="- - -",
        pieces={0: {"C": "A"}, 1: {"C": "A"}},
        gold={1: 1, 2: 3},
        wood={2: 1},
        hands={0: "pillage"},
        decks={0: "", 1: "", 2: ""},
        dice=[6, 1],
    )

    war.chooses("play pillage")

    assert [war.stock(seat) for seat in range(3)] == [(2, 1), (0, 0), (2, 0)]


@pytest.mark.rule("WC-EXP-PILLAGE-3")
def test_a_teammate_pays_only_what_the_owner_lacks() -> None:
    war = GivenWar(
        "battle",
        races="orc human night-elf",
        teams="a b b",
        towns="- - -",
        pieces={0: {"C": "A"}, 1: {"C": "A"}},
        gold={1: 1, 2: 9},
        wood={1: 1, 2: 9},
        hands={0: "pillage"},
        decks={0: "", 1: "", 2: ""},
        dice=[6, 1],
    )

    war.chooses("play pillage")

    assert [war.stock(seat) for seat in range(3)] == [(2, 2), (0, 0), (8, 8)]
    assert war.told("pillaged") == [(0, 1, 1, 1), (0, 2, 1, 1)]


@pytest.mark.rule("WC-EXP-PILLAGE-4", "WC-EXP-CALLTOARMS-2")
def test_a_called_worker_is_worth_a_workers_training() -> None:
    war = GivenWar(
        pieces={0: {"C": "G"}, 1: {"D": "W"}},
        hands={0: "pillage", 1: "call-to-arms"},
        decks={0: "", 1: ""},
        gold={1: 3},
        wood={1: 3},
        dice=[6, 1],
    )

    war.chooses("move ground C D", "play call-to-arms", "end_movement", "play pillage")

    assert war.stock(0) == (1, 0)


@pytest.mark.rule("WC-EXP-PILLAGE-4")
def test_nothing_is_pillaged_for_a_devoured_unit() -> None:
    war = a_battle_with_cards(
        {"X": "G"}, {"X": "G", "A": "G"}, hands={0: "devour pillage"}, gold={1: 3}, wood={1: 3}, dice=[6, 1, 1]
    )

    war.chooses("play devour", "choose_unit 1 ground A", "decline", "play pillage")

    assert war.told("pillaged") == [(0, 1, 1, 1)]
    assert len(war.told("died_devoured")) == 1


def test_a_neutral_force_has_nothing_to_pillage() -> None:
    war = GivenWar(
        "battle",
        races="orc human",
        special=[special_rule("neutral-force", race="night-elf", level=1)],
        pieces={0: {"C": "G"}, 2: {"C": "G"}},
        hands={0: "pillage"},
        decks={0: "", 1: ""},
        dice=[6, 1],
    )

    assert war.hand(0) == 1
    assert war.on("C", 2) == ""

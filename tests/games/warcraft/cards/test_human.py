"""The experience cards of the Humans: Call to Arms, Dispel Magic, Invisibility, Polymorph (WC-EXP)."""

from __future__ import annotations

import pytest

from tests.kit.war import GivenWar, a_battle_with_cards

# Call to Arms


@pytest.mark.rule("WC-EXP-CALLTOARMS-1")
def test_workers_are_called_to_arms_when_an_enemy_unit_has_come_to_them() -> None:
    war = GivenWar(pieces={0: {"C": "GG"}, 1: {"D": "WW", "E": "W"}}, hands={1: "call-to-arms call-to-arms"})

    war.chooses("move ground C J")
    assert war.prompt() == "wc-move"  # nobody has come to a worker
    war.chooses("move ground C D")
    assert war.asked() == (1,)
    war.chooses("play call-to-arms")

    assert war.told("called_to_arms") == [(1, 3)]
    assert war.asked() == (0,)  # a second card would call nobody: the movement goes on
    assert war.prompt() == "wc-move"


@pytest.mark.rule("WC-EXP-CALLTOARMS-2", "WC-CASUALTY-04")
def test_called_workers_fight_as_ground_units_and_may_be_lost() -> None:
    war = GivenWar(
        pieces={0: {"C": "G"}, 1: {"D": "WW"}}, hands={1: "call-to-arms"}, levels={1: "2 1 1"}, dice=[3, 4, 1]
    )

    war.chooses("move ground C D", "play call-to-arms", "end_movement")

    # one of two hits with the Strength of ground units of level 2; the Orc hits as well
    assert [(owner, piece) for owner, piece, _ in war.told("lost")] == [(1, "worker"), (0, "ground")]
    assert war.reserve(1).count("W") == 7
    assert war.on("D", 1) == "W"


def test_called_workers_are_workers_again_after_the_move_step() -> None:
    war = GivenWar(pieces={0: {"C": "G"}, 1: {"D": "WW"}}, hands={1: "call-to-arms"}, dice=[1, 6, 6])
    war.chooses("move ground C D", "play call-to-arms")
    assert war.table.called.bit_count() == 2

    war.chooses("end_movement")

    assert war.table.called == 0
    assert war.on("D", 1) == "WW"


def test_workers_who_are_not_called_are_destroyed() -> None:
    war = GivenWar(pieces={0: {"C": "G"}, 1: {"D": "WW"}}, hands={1: "call-to-arms"})

    war.chooses("move ground C D", "decline", "end_movement")

    assert war.on("D", 1) == ""
    assert war.told("battle_began") == []


@pytest.mark.rule("WC-EXP-CALLTOARMS-2")
def test_called_workers_take_part_in_neighbouring_battles() -> None:
    """The first battle is that on E: the workers on D stand on its flank."""
    war = GivenWar(
        pieces={0: {"C": "G", "K": "G"}, 1: {"D": "W", "E": "G"}},
        hands={1: "call-to-arms"},
        dice=[6, 6, 1, 1],
    )

    war.chooses("move ground C D", "play call-to-arms", "move ground K E", "end_movement", "fight E 0 1")

    assert [(owner, piece) for owner, piece, _ in war.told("lost")] == [(1, "ground"), (1, "worker")]


@pytest.mark.rule("WC-EXP-CALLTOARMS-2", "WC-MOVE-20")
def test_called_workers_who_win_destroy_the_workers_of_the_enemy() -> None:
    war = GivenWar(pieces={0: {"C": "GW"}, 1: {"D": "W"}}, hands={1: "call-to-arms"}, dice=[1, 6])

    war.chooses("move ground C D", "play call-to-arms", "move worker C D", "end_movement")

    assert (war.on("D", 0), war.on("D", 1)) == ("", "W")


@pytest.mark.rule("WC-EXP-CALLTOARMS-3", "WC-OUTPOST-06")
def test_a_builder_in_arms_loses_the_outpost() -> None:
    war = GivenWar(
        pieces={0: {"C": "G"}, 1: {"D": "W"}}, hands={1: "call-to-arms"}, outposts={1: "D"}, builds="D", dice=[1, 6]
    )

    war.chooses("move ground C D", "play call-to-arms")
    assert war.outpost("D") == 1
    war.chooses("end_movement")

    assert war.outpost("D") is None
    assert war.on("D", 1) == "W"


@pytest.mark.rule("WC-EXP-CALLTOARMS-4")
def test_town_portal_leaves_called_workers_behind() -> None:
    war = GivenWar(
        pieces={0: {"C": "G"}, 1: {"D": "GGGWWW"}}, hands={1: "call-to-arms town-portal"}, dice=[6, 6, 6, 1, 1, 6, 6]
    )

    war.chooses("move ground C D", "play call-to-arms", "end_movement", "play town-portal")

    assert war.on("F", 1) == "GGG"
    assert [owner for owner, _, _ in war.told("rolled")] == [1, 1, 1, 0, 1, 1, 0]  # the workers fight without them


@pytest.mark.rule("WC-EXP-CALLTOARMS-4")
def test_called_workers_take_no_room_of_units() -> None:
    war = GivenWar(
        pieces={0: {"C": "G"}, 1: {"D": "WWW", "F": "GGG"}},
        outposts={1: "D"},
        hands={1: "call-to-arms town-portal"},
        dice=[1, 6, 6, 6, 6, 6, 6],
    )

    war.chooses("move ground C D", "play call-to-arms", "end_movement", "play town-portal")

    assert war.on("D", 1) == "GGGWWW"


def a_portal_to_workers(hands: dict[int, str], dice: list[int]) -> GivenWar:
    """The Orcs' Town is full: who comes there by Town Portal goes on to A, where two Human workers are."""
    return GivenWar(
        pieces={0: {"B": "GGG", "E": "GG"}, 1: {"A": "WW"}}, hands=hands, decks={0: "", 1: ""}, dice=dice
    ).chooses("end_movement", "play town-portal")


@pytest.mark.rule("WC-EXP-CALLTOARMS-1", "WC-EXP-CALLTOARMS-2", "WC-EXP-PORTAL-2")
def test_workers_are_called_to_arms_against_units_that_come_by_town_portal() -> None:
    """Ruling WC-RUL-45."""
    war = a_portal_to_workers({0: "town-portal", 1: "call-to-arms"}, dice=[1, 6, *[6] * 4, 6, 1])
    war.chooses("place ground A")
    assert (war.asked(), war.offered()) == ((1,), {"play call-to-arms", "decline"})

    war.chooses("play call-to-arms", "place ground C")

    assert war.told("battle_began") == [(0, 1, war.letters.index("A"))]


@pytest.mark.rule("WC-EXP-CALLTOARMS-1", "WC-EXP-PORTAL-2")
def test_the_other_units_still_come_by_town_portal_when_nobody_is_called_to_arms() -> None:
    """Each unit that comes may be answered; the workers who were not called are destroyed."""
    war = a_portal_to_workers({0: "town-portal", 1: "call-to-arms"}, dice=[])

    war.chooses("place ground A", "decline", "place ground A", "decline")

    assert (war.on("A"), war.on("A", 1), war.on("E")) == ("GG", "", "")
    assert war.told("battle_began") == []


@pytest.mark.rule("WC-EXP-CALLTOARMS-1")
def test_own_workers_are_not_called_against_the_own_town_portal() -> None:
    war = GivenWar(
        races="human orc",
        pieces={0: {"B": "GGG", "E": "G", "A": "W"}, 1: {"D": "W"}},
        hands={0: "town-portal call-to-arms"},
        decks={0: "", 1: ""},
    )

    war.chooses("end_movement", "play town-portal", "place ground A")

    assert war.on("A") == "GW"
    assert war.play.ask is not None
    assert war.play.ask.arguments == {"window": "move-end-any"}  # another portal, perhaps


# Dispel Magic


@pytest.mark.rule("WC-EXP-DISPEL-1", "WC-EXP-DISPEL-2", "WC-CARD-10")
def test_a_dispelled_card_has_no_effect_and_is_discarded() -> None:
    hands = {0: "devour devour", 1: "dispel-magic dispel-magic"}
    war = a_battle_with_cards({"X": "G"}, {"X": "GG"}, hands, dice=[1, 6])

    war.chooses("play devour")
    assert (war.asked(), war.prompt()) == ((1,), "wc-answer-card")
    war.chooses("play dispel-magic")

    assert war.on("X", 1) == "GG"
    assert [kind for _, _, kind in war.told("cancelled")] == ["devour"]
    assert war.kinds(war.table.discards[0]) == "devour"
    assert war.kinds(war.table.discards[1]) == "dispel-magic"
    # the window goes on: the Orc may play another
    war.chooses("play devour", "decline")
    assert len(war.told("devoured")) == 1


@pytest.mark.rule("WC-EXP-DISPEL-1")
def test_a_card_that_has_nothing_to_do_with_a_battle_cannot_be_dispelled() -> None:
    war = GivenWar(pieces={0: {"C": "G"}, 1: {"D": "G"}}, hands={0: "fast", 1: "dispel-magic"})

    war.chooses("play fast")

    assert (war.asked(), war.prompt()) == ((0,), "wc-move")


def test_a_victory_point_laid_down_in_a_battle_cannot_be_dispelled() -> None:
    hands = {0: "devour victory-point", 1: "dispel-magic"}
    war = a_battle_with_cards({"X": "G"}, {"X": "GG"}, hands, dice=[])

    war.chooses("play victory-point")

    assert (war.asked(), war.prompt()) == ((0,), "wc-play-card")
    assert war.kinds(war.table.laid[0]) == "victory-point"


@pytest.mark.rule("WC-EXP-DISPEL-2", "WC-CARD-04", "WC-TEAM-10")
def test_without_a_unit_in_the_battle_nobody_dispels() -> None:
    """The Humans are teammates of the Night Elves who fight, but have no unit there."""
    war = GivenWar(
        "battle",
        races="orc human night-elf",
        teams="a b b",
        towns="- - -",
        pieces={0: {"C": "G"}, 1: {"F": "G"}, 2: {"C": "GG"}},
        hands={0: "devour", 1: "dispel-magic polymorph"},
        dice=[],
    )
    assert war.asked() == (0,)

    war.chooses("play devour")

    assert war.on("C", 2) == "G"


# Invisibility


@pytest.mark.rule("WC-EXP-INVIS-1", "WC-CASUALTY-06")
def test_invisibility_spares_one_casualty() -> None:
    war = a_battle_with_cards({"X": "GG"}, {"X": "GG"}, hands={1: "invisibility"}, dice=[6, 6, 1, 1, 6, 1, 6])

    war.chooses("play invisibility")

    assert war.told("spared") == [(1,)]
    assert [owner for owner, _, _ in war.told("rolled")] == [1, 1, 0, 0, 1, 0, 0]  # one was left


@pytest.mark.rule("WC-CASUALTY-06", "WC-EXP-INVIS-1")
def test_when_the_first_casualty_is_removed_it_is_too_late_for_invisibility() -> None:
    """Three casualties in one phase: the card is offered before the first of them and not between them."""
    war = a_battle_with_cards({"X": "GGG"}, {"X": "GG", "A": "GG"}, {1: "invisibility"}, dice=[6, 6, 6, 6, 1, 1, 1])
    assert war.offered() == {"play invisibility", "decline"}

    war.chooses("decline")

    assert war.table.owed == (3, 0)
    for left in (3, 2, 1):
        assert (war.prompt(), war.table.owed) == ("wc-lose", (left, 0))
        if left > 1:
            war.chooses(f"lose 1 ground {'X' if left == 3 else 'A'}")
    assert war.hand(1) == 1


@pytest.mark.rule("WC-CASUALTY-06", "WC-EXP-INVIS-1")
def test_invisibility_played_before_the_first_casualty_is_not_asked_for_again_in_the_phase() -> None:
    hands = {1: "invisibility invisibility"}
    war = a_battle_with_cards({"X": "GGG"}, {"X": "GG", "A": "GG"}, hands, dice=[6, 6, 6, 6, 1, 1, 1])

    war.chooses("play invisibility", "decline")

    assert (war.prompt(), war.table.owed) == ("wc-lose", (2, 0))
    war.chooses("lose 1 ground X")
    assert (war.prompt(), war.table.owed) == ("wc-lose", (1, 0))


@pytest.mark.rule("WC-EXP-INVIS-1")
def test_the_player_chooses_whom_it_spares() -> None:
    war = a_battle_with_cards({"X": "GG"}, {"X": "GG"}, hands={1: "invisibility"}, dice=[1, 6, 1, 6, 6, 1, 6])

    war.chooses("play invisibility")
    assert war.offered() == {"spare 0", "spare 1"}
    war.chooses("spare 0")

    assert [owner for owner, _, _ in war.told("lost")] == [1, 1]


@pytest.mark.rule("WC-CARD-13", "WC-CARD-14", "WC-EXP-INVIS-1", "WC-CASUALTY-16")
def test_two_invisibilities_add_up_and_a_third_would_have_no_effect() -> None:
    """When there are casualties again, in the next battle round, the third could be played."""
    hands = {1: "invisibility invisibility invisibility"}
    war = a_battle_with_cards({"X": "GG"}, {"X": "GG"}, hands, dice=[6, 6, 1, 1, 6, 6, 1, 6])

    war.chooses("play invisibility", "play invisibility")

    assert war.told("lost") == []
    assert war.table.battle_round == 2
    assert war.offered() == {"play invisibility", "decline"}


# Polymorph


@pytest.mark.rule("WC-EXP-POLY-1", "WC-BATTLE-15")
def test_a_polymorphed_unit_does_not_attack_in_this_battle_round() -> None:
    war = a_battle_with_cards({"X": "GG"}, {"X": "G"}, hands={1: "polymorph"}, dice=[6, 6, 6, 1, 6])

    war.chooses("play polymorph")

    assert [owner for owner, _, _ in war.told("rolled")] == [1, 0, 1, 0, 0]


@pytest.mark.rule("WC-EXP-POLY-1", "WC-CARD-14")
def test_any_enemy_unit_in_the_battle_may_be_polymorphed_once() -> None:
    hands = {1: "polymorph polymorph polymorph"}
    war = a_battle_with_cards({"X": "G", "A": "A"}, {"X": "GG"}, hands, dice=[6, 6])

    war.chooses("play polymorph")
    assert war.offered() == {"choose_unit 0 ground X", "choose_unit 0 air A"}
    war.chooses("choose_unit 0 air A", "play polymorph")

    assert [owner for owner, _, _ in war.told("rolled")] == [1, 1]  # there is nobody left for the third card


@pytest.mark.rule("WC-EXP-POLY-2")
def test_a_polymorphed_unit_can_be_a_casualty_and_is_lost_before_its_equals() -> None:
    war = a_battle_with_cards({"X": "GG"}, {"X": "RG"}, hands={1: "polymorph"}, dice=[1, 6, 1])

    war.chooses("play polymorph")

    # the ranged unit hits; of the two ground units the polymorphed one is lost, and the other one still attacks
    assert [owner for owner, _, _ in war.told("rolled")] == [1, 1, 0]


@pytest.mark.rule("WC-EXP-POLY-2")
def test_a_polymorphed_unit_keeps_its_ability() -> None:
    """The polymorphed Orc has Bloodlust: the other ranged unit still rolls one die more."""
    war = a_battle_with_cards(
        {"X": "R", "A": "R"}, {"X": "G"}, hands={1: "polymorph"}, levels={0: "1 3 1"}, dice=[6, 6, 6, 1, 6, 6]
    )

    war.chooses("play polymorph", "choose_unit 0 ranged X")

    assert [piece for _, piece, _ in war.told("rolled")[:3]] == ["ranged", "ranged", "ground"]


@pytest.mark.rule("WC-EXP-POLY-2", "WC-EXP-MARKS-1")
def test_a_marksman_takes_a_unit_that_still_attacks_before_a_polymorphed_one() -> None:
    """Humans and Night Elves against two equal Orcs, one of them polymorphed: the other one is shot."""
    war = GivenWar(
        "battle",
        races="night-elf orc human",
        teams="a b a",
        towns="- - -",
        pieces={0: {"C": "R"}, 1: {"C": "GGA"}, 2: {"C": "G"}},
        hands={0: "marksmanship", 2: "polymorph"},
        decks={0: "", 1: "", 2: ""},
        dice=[1, 6, 6, 1],
    )
    war.chooses("play polymorph", "choose_unit 1 ground C", "play marksmanship", "lose 1 ground C")

    assert [(owner, piece) for owner, piece, _ in war.told("rolled")][1:3] == [(1, "air"), (2, "ground")]

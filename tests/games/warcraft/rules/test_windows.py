"""The moments at which cards may be played, in their order, and who is asked (WC-CARD, section 16 of the catalogue)."""

from __future__ import annotations

import pytest

from tests.kit.war import GivenWar, points_to_win, special_rule

# A card of every kind that a race has: so any window may be for its hand.
ALL = {
    "human": "call-to-arms dispel-magic invisibility polymorph",
    "orc": "devour ensnare envenomed-spears pillage",
    "undead": "cripple curse summon-building web",
    "night-elf": "faerie-fire marksmanship moon-glaive renew",
}
FOR_ALL = "fast resources town-portal victory-point"


def hands(races: str) -> dict[int, str]:
    """Everybody holds one card of each kind."""
    return {seat: f"{ALL[race]} {FOR_ALL}" for seat, race in enumerate(races.split())}


def next_window(war: GivenWar) -> tuple[str, int] | None:
    """The window that is open, and for whom."""
    ask = war.play.ask
    return (str(ask.arguments["window"]), ask.seat) if ask is not None and ask.window else None


def windows(war: GivenWar) -> list[tuple[str, int]]:
    """Everybody declines everything: which windows opened, and for whom."""
    opened = []
    while (window := next_window(war)) is not None:
        opened.append(window)
        war.chooses("decline")
    return opened


@pytest.mark.rule("WC-CARD-09", "WC-CARD-15", "WC-MOVE-19")
def test_the_windows_of_a_move_step() -> None:
    races = "orc human"
    war = GivenWar(races=races, pieces={0: {"C": "G"}, 1: {"D": "W", "K": "G"}}, hands=hands(races))
    assert windows(war) == [("own-move-start", 0)]

    war.chooses("move ground C D")
    assert windows(war) == [("after-enemy-unit-enters", 1)]
    war.chooses("end_movement")
    assert windows(war) == [("move-end-any", 0), ("move-end-any", 1)]


@pytest.mark.rule("WC-CARD-09")
def test_opponents_are_asked_after_the_moving_player() -> None:
    races = "undead human"
    war = GivenWar(active=1, races=races, pieces={1: {"C": "G"}}, hands=hands(races))

    assert windows(war) == [("own-move-start", 1), ("opponent-move-start", 0)]


@pytest.mark.rule("WC-CARD-05", "WC-CARD-07", "WC-CASUALTY-06")
def test_the_windows_of_a_battle_round() -> None:
    """The Orc attacks, the Human defends; only who could hold such a card is asked, the defender first."""
    races = "orc human"
    war = GivenWar(
        "battle",
        races=races,
        towns="- -",
        pieces={0: {"C": "G"}, 1: {"C": "GG", "D": "GA"}},
        gold={1: 1},
        hands=hands(races),
        dice=[6, 6, 6, 6, 1],
    )

    assert windows(war) == [
        ("battle-round-start", 1),
        ("battle-round-start", 0),
        ("ground-phase-start", 0),
        ("before-own-roll", 0),
        ("before-casualties", 1),
    ]
    # the Human chooses a unit; the Orc may pillage for it
    war.chooses("lose 1 ground D")
    assert next_window(war) == ("after-enemy-casualty", 0)


def test_the_windows_around_a_roll() -> None:
    races = "night-elf undead"
    war = GivenWar(
        "battle",
        races=races,
        towns="- -",
        pieces={0: {"C": "R"}, 1: {"C": "GG", "D": "G"}},
        hands=hands(races),
        dice=[1],
    )

    assert windows(war) == [
        ("before-own-roll", 0),
        ("after-own-roll", 0),
        ("after-enemy-roll", 1),
        ("before-enemy-casualty", 0),
    ]
    assert war.asked() == (1,)


@pytest.mark.rule("WC-SCEN-ELFGATE-08")
def test_nobody_plays_cards_for_a_neutral_force() -> None:
    races = "human undead orc"
    war = GivenWar(
        "battle",
        races=races,
        towns="B F -",
        special=[special_rule("neutral-force", race="night-elf", level=2)],
        pieces={2: {"C": "R"}, 3: {"C": "GG", "D": "G"}},
        hands=hands(races),
        active=2,
        dice=[1],
    )

    assert {seat for _, seat in windows(war)} == {2}


def test_the_windows_of_harvest_and_spend() -> None:
    harvest = GivenWar("harvest", races="night-elf human", depletion={"H": 1}, hands=hands("night-elf human"))
    assert windows(harvest) == [("harvest-start", 0)]
    war = GivenWar(
        "spend", races="undead human", pieces={0: {"B": "W"}}, gold={0: 2}, wood={0: 2}, hands=hands("undead")
    )
    assert windows(war) == [("spend-start", 0)]
    war.chooses("choose_constructing")
    assert "play summon-building" in war.offered()  # with what is constructed, at any time


@pytest.mark.rule("WC-EXP-VP-2")
def test_the_window_before_the_victory_check() -> None:
    """It opens only when Victory Point cards could decide, as far as everybody can see."""
    for target, opens in ((3, False), (4, True), (6, True), (7, False)):
        war = GivenWar(
            "all-spend",
            skips={0: "spend"},
            pieces={0: {"B": "G"}},
            victory=[points_to_win(target)],
            hands={0: "fast fast fast fast victory-point"},
        )
        assert (next_window(war) == ("any", 0)) == opens


@pytest.mark.rule("WC-EXP-VP-2", "WC-ROUND-07")
def test_the_window_before_the_victory_check_opens_at_the_end_of_the_own_turn_only() -> None:
    war = GivenWar(
        "round",
        pieces={0: {"B": "G"}, 1: {"E": "G"}},
        victory=[points_to_win(4)],
        hands={0: "victory-point"},
        decks={0: "", 1: ""},
    )
    asked = []
    while next_window(war) is None:
        asked.append(war.table.step)
        war.chooses("end_movement" if "end_movement" in war.offered() else "end_step")

    assert asked == ["move", "move"]
    assert (next_window(war), war.table.step) == (("any", 0), "spend")


# What a question would tell


def test_whoever_could_hold_a_card_is_asked_whatever_they_hold() -> None:
    """The cards in hand make no difference to who is asked: with none for this window they can only decline."""
    pieces = {0: {"C": "G"}, 1: {"C": "GG"}}
    holding = GivenWar("battle", pieces=pieces, hands={0: "devour", 1: "polymorph"})
    others = GivenWar(
        "battle", pieces=pieces, hands={0: "fast", 1: "fast"}, decks={0: "fast devour", 1: "fast polymorph"}
    )

    assert (holding.asked(), holding.prompt()) == (others.asked(), others.prompt()) == ((1,), "wc-play-card")
    assert holding.offered() == {"play polymorph", "decline"}
    assert others.offered() == {"decline"}


def test_without_cards_in_hand_nobody_is_asked() -> None:
    war = GivenWar(pieces={0: {"C": "G"}}, hands={1: "fast"})

    assert war.prompt() == "wc-move"


def test_a_kind_that_the_scenario_has_taken_out_is_not_asked_for() -> None:
    war = GivenWar(pieces={0: {"C": "G"}}, decks={0: "devour", 1: "polymorph"}, hands={0: "devour"})

    assert war.prompt() == "wc-move"

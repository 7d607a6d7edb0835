"""The moments at which cards may be played, in their order, and who is asked (WC-CARD, section 16 of the catalogue)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from herna.games.warcraft.printed import EXPERIENCE_CARDS
from herna.games.warcraft.rules.experience import PLAYABLE
from tests.kit.war import GivenWar, points_to_win, special_rule


@pytest.fixture
def _all_cards() -> Iterator[None]:
    """Every experience card has its window."""
    before = dict(PLAYABLE)
    for key, card in EXPERIENCE_CARDS.items():
        PLAYABLE[card.window] = (*PLAYABLE.get(card.window, ()), key)
    yield
    PLAYABLE.clear()
    PLAYABLE.update(before)


def windows(war: GivenWar) -> list[tuple[str, int]]:
    """Everybody declines everything: which windows opened, and for whom."""
    opened = []
    while war.play.ask is not None and war.play.ask.window:
        opened.append((str(war.play.ask.arguments["window"]), war.asked()[0]))
        war.chooses("decline")
    return opened


@pytest.mark.usefixtures("_all_cards")
@pytest.mark.rule("WC-CARD-09", "WC-CARD-15", "WC-MOVE-19")
def test_the_windows_of_a_move_step() -> None:
    war = GivenWar(races="undead human", pieces={0: {"C": "G"}, 1: {"D": "W", "J": "W"}})
    assert windows(war) == [("own-move-start", 0)]

    war.chooses("move ground C D")
    assert windows(war) == [("after-enemy-unit-enters", 1)]
    war.chooses("end_movement")
    assert windows(war) == [("move-end-any", 0), ("move-end-any", 1)]


@pytest.mark.usefixtures("_all_cards")
@pytest.mark.rule("WC-CARD-09")
def test_opponents_are_asked_after_the_moving_player() -> None:
    war = GivenWar(active=1, races="undead human", pieces={1: {"C": "G"}})

    assert windows(war) == [("own-move-start", 1), ("opponent-move-start", 0)]


@pytest.mark.usefixtures("_all_cards")
@pytest.mark.rule("WC-CARD-05", "WC-CARD-07", "WC-CASUALTY-06")
def test_the_windows_of_a_battle_round() -> None:
    """The Orc attacks, the Human defends; only who could hold such a card is asked, the defender first."""
    war = GivenWar(
        "battle", races="orc human", towns="- -", pieces={0: {"C": "G"}, 1: {"C": "GG", "D": "G"}}, dice=[1, 6, 6, 1]
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
    assert windows(war) == [("after-enemy-casualty", 0)]


@pytest.mark.usefixtures("_all_cards")
def test_the_windows_around_a_roll() -> None:
    war = GivenWar(
        "battle",
        races="night-elf undead",
        towns="- -",
        pieces={0: {"C": "R"}, 1: {"C": "GG", "D": "G"}},
        dice=[1],
    )

    assert windows(war) == [
        ("before-own-roll", 0),
        ("after-own-roll", 0),
        ("after-enemy-roll", 1),
        ("before-enemy-casualty", 0),
    ]
    assert war.asked() == (1,)


@pytest.mark.usefixtures("_all_cards")
@pytest.mark.rule("WC-SCEN-ELFGATE-08")
def test_nobody_plays_cards_for_a_neutral_force() -> None:
    war = GivenWar(
        "battle",
        races="human undead orc",
        towns="B F -",
        special=[special_rule("neutral-force", race="night-elf", level=2)],
        pieces={2: {"C": "R"}, 3: {"C": "GG", "D": "G"}},
        active=2,
        dice=[1],
    )

    assert {seat for _, seat in windows(war)} == {2}


@pytest.mark.usefixtures("_all_cards")
def test_the_windows_of_harvest_and_spend() -> None:
    assert windows(GivenWar("harvest", races="night-elf human")) == [("harvest-start", 0)]
    war = GivenWar("spend", races="undead human", pieces={0: {"B": "W"}}, gold={0: 2}, wood={0: 2})
    assert windows(war) == [("spend-start", 0)]
    war.chooses("choose_constructing")
    assert windows(war) == [("spend", 0)]


@pytest.mark.usefixtures("_all_cards")
def test_the_window_before_the_victory_check() -> None:
    war = GivenWar("all-spend", skips={0: "spend"}, pieces={0: {"B": "G"}}, victory=[points_to_win(3)])
    assert war.over() is None

    assert windows(war) == [("any", 0)]
    assert war.over() == ((1.0, 0.0), "WC-WIN-01")

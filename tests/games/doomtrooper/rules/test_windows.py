"""The windows of a turn and of a duel: which there are, who is asked, and who may be passed until when."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.game import GAME
from herna.server.windows import Windows, going_on, is_play
from tests.kit.front import HONZA, MARTIN, GivenFront


def opened(front: GivenFront) -> list[tuple[str, int]]:
    """Everybody declines: which windows opened, and for whom."""
    found = []
    while front.play.ask is not None and front.play.ask.window:
        found.append((GAME.moment(front.play.ask).removeprefix("dt-window-"), front.asked()))
        front.choose("decline")
    return found


def both(window: str) -> list[tuple[str, int]]:
    return [(window, HONZA), (window, MARTIN)]


def passes(front: GivenFront, windows: Windows, seat: int) -> bool:
    return windows.pass_for(front.play, (seat,), (1, 1))


@pytest.mark.rule("DT-TURN-03", "DT-TIME-01")
def test_the_windows_of_a_turn() -> None:
    front = GivenFront(
        squads={HONZA: "hussar"}, hands={HONZA: "infantry"}, libraries={MARTIN: "dragoon sea-lion"}, common=1
    )

    front.choose("meditate")
    assert opened(front) == both("action")
    front.choose("keep")
    others = [(window, 1 - seat) for window, seat in (*both("start"), *both("draw"))]
    assert opened(front) == [*both("discard"), *others]


@pytest.mark.rule("DT-DUEL-03", "DT-DUEL-25")
def test_the_windows_of_a_duel() -> None:
    front = GivenFront(squads={HONZA: "venusian-marshal", MARTIN: "infantry"}, wounded="infantry", common=1)

    front.choose("declare_attack")
    assert opened(front) == both("duel-1")
    front.choose("attack venusian-marshal infantry")
    assert opened(front) == both("duel-2")
    front.choose("tactic fight")
    rescue = [("react", MARTIN), ("react", HONZA)]
    assert opened(front) == [
        *(window for phase in (3, 4, 5, 6) for window in both(f"duel-{phase}")),
        *rescue,
        *both("duel-7"),
    ]


@pytest.mark.rule("DT-SAB-06")
def test_the_window_of_a_sabotage() -> None:
    front = GivenFront(squads={HONZA: "hussar"}, common=1)

    front.choose("sabotage hussar 1")

    assert opened(front) == both("sabotage")


def test_whoever_could_play_nothing_is_not_asked_unless_that_is_wished() -> None:
    # given
    front = GivenFront(squads={HONZA: "hussar"}, hands={MARTIN: "positive-karma"})
    front.choose("meditate")
    windows = Windows(2)

    # then
    assert passes(front, windows, HONZA)
    windows.set(HONZA, "always", [])
    assert not passes(front, windows, HONZA)
    front.choose("decline")
    assert not passes(front, windows, MARTIN)


def test_whoever_has_chosen_phases_is_asked_in_those() -> None:
    # given
    front = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, hands={MARTIN: "evasive-action positive-karma"}, common=1
    )
    windows = Windows(2)
    windows.set(MARTIN, "chosen", ["dt-window-duel-5"])

    # when
    front.choose("declare_attack")
    front.choose("decline")
    before = passes(front, windows, MARTIN)
    front.declines()
    front.choose("attack hussar infantry")
    front.declines()
    front.choose("tactic fight")
    front.until_asked(MARTIN, "dt-combat")

    # then
    assert before
    assert not passes(front, windows, MARTIN)


def test_whoever_plays_nothing_until_the_end_of_the_duel_is_asked_after_it() -> None:
    # given
    front = GivenFront(squads={HONZA: "hussar", MARTIN: "max-steiner"}, hands={MARTIN: "positive-karma"}, common=1)
    windows = Windows(2)
    front.attacks("hussar", "max-steiner")
    assert going_on(front.play) == ["turn", "duel"]

    # when
    windows.pass_until(front.play, MARTIN, "duel")
    front.choose("decline")
    in_the_duel = passes(front, windows, MARTIN)
    front.until_phase(0)
    front.choose("decline")
    windows.see_what_has_come(front.play)

    # then
    assert in_the_duel
    assert front.asked() == MARTIN
    assert not passes(front, windows, MARTIN)


def test_a_card_or_an_ability_is_played_and_to_decline_is_not() -> None:
    # given
    front = GivenFront(squads={HONZA: "demnogonis-cultist"}, hands={HONZA: "positive-karma"})
    front.choose("meditate")

    # then
    played = {option[0] for option in front.play.options() if is_play(front.play, option)}
    assert played == {"play_card", "use"}

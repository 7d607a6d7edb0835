"""The windows of a turn and of a duel: which there are, who is asked, and who may be passed until when."""

import pytest

from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.server.windows import Windows, current_spans, is_play


def windows_opened(front: GivenFront) -> list[tuple[str, int]]:
    """Everybody declines: which windows opened, and for whom."""
    found = []
    while front.play.ask is not None and front.play.ask.window:
        found.append((GAME.moment(front.play.ask).removeprefix("dt-window-"), front.asked()))
        front.chooses("decline")
    return found


def both(window: str) -> list[tuple[str, int]]:
    return [(window, HONZA), (window, MARTIN)]


def passes(front: GivenFront, windows: Windows, seat: int) -> bool:
    return windows.pass_for(front.play, (seat,), (1, 1))


@pytest.mark.rule("DT-TURN-03", "DT-TIME-01")
def test_the_windows_of_a_turn() -> None:
    front = GivenFront("squad hussar; hand infantry", "library dragoon sea-lion", common=1)

    front.chooses("meditate")
    assert windows_opened(front) == both("action")
    front.chooses("done")
    others = [(window, 1 - seat) for window, seat in (*both("start"), *both("draw"))]
    assert windows_opened(front) == [*both("discard"), *others]


@pytest.mark.rule("DT-DUEL-03", "DT-DUEL-25")
def test_the_windows_of_a_duel() -> None:
    front = GivenFront("squad venusian-marshal", "squad infantry", wounded="infantry", common=1)

    front.chooses("declare_attack")
    assert windows_opened(front) == both("duel-1")
    front.chooses("attack venusian-marshal infantry")
    assert windows_opened(front) == both("duel-2")
    front.chooses("tactic fight")
    rescue = [("react", MARTIN), ("react", HONZA)]
    assert windows_opened(front) == [
        *(window for phase in (3, 4, 5, 6) for window in both(f"duel-{phase}")),
        *rescue,
        *both("duel-7"),
    ]


@pytest.mark.rule("DT-SAB-06")
def test_the_window_of_a_sabotage() -> None:
    front = GivenFront("squad hussar", common=1)

    front.chooses("sabotage hussar 1")

    assert windows_opened(front) == both("sabotage")


def test_a_player_who_could_play_nothing_is_not_asked_unless_that_is_wished() -> None:
    # given
    front = GivenFront("squad hussar", "hand positive-karma")
    front.chooses("meditate")
    windows = Windows(2)

    # then
    assert passes(front, windows, HONZA)
    windows.set(HONZA, "always", [])
    assert not passes(front, windows, HONZA)
    front.chooses("decline")
    assert not passes(front, windows, MARTIN)


def test_a_player_who_has_chosen_phases_is_asked_in_those() -> None:
    # given
    front = GivenFront("squad hussar", "squad infantry; hand evasive-action positive-karma", common=1)
    windows = Windows(2)
    windows.set(MARTIN, "chosen", ["dt-window-duel-5"])

    # when
    front.chooses("declare_attack", "decline")
    before = passes(front, windows, MARTIN)
    front.declines().chooses("attack hussar infantry").declines().chooses("tactic fight")
    front.declines_until("dt-combat", MARTIN)

    # then
    assert before
    assert not passes(front, windows, MARTIN)


def test_a_player_who_plays_nothing_until_the_end_of_the_duel_is_asked_after_it() -> None:
    # given
    front = GivenFront("squad hussar", "squad max-steiner; hand positive-karma", common=1)
    windows = Windows(2)
    front.attacks("hussar", "max-steiner")
    assert current_spans(front.play) == ["turn", "duel"]

    # when
    windows.pass_until(front.play, MARTIN, "duel")
    front.chooses("decline")
    in_the_duel = passes(front, windows, MARTIN)
    front.until_phase(0).chooses("decline")
    windows.end_passes(front.play)

    # then
    assert in_the_duel
    assert front.asked() == MARTIN
    assert not passes(front, windows, MARTIN)


def test_a_card_or_an_ability_is_played_and_to_decline_is_not() -> None:
    # given
    front = GivenFront("squad demnogonis-cultist; hand positive-karma")
    front.chooses("meditate")

    # then
    played = {option[0] for option in front.play.options() if is_play(front.play, option)}
    assert played == {"play", "use"}

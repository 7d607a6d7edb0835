"""Windows: who is asked whether to play something, who is passed and until when; passes are ordinary choices."""

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.engine.decision import DECLINE, Ask
from herna.engine.flow import Outcome, Play, Procedure
from herna.engine.game import Game, Options
from herna.server.accept import accept
from herna.server.acts import PassForPerson
from herna.server.apply import apply
from herna.server.autoplay import pause_before
from herna.server.entries import Entry
from herna.server.messages import Choose, OfferDraw, PassUntil, SetWindows, Stop, Undo, Until
from herna.server.settings import Settings
from herna.server.shared_table import SharedTable
from herna.server.windows import LONGEST, MOST
from tests.kit.present import present
from tests.kit.skirmish.game import GAME as SKIRMISH
from tests.kit.skirmish.game import Skirmish
from tests.kit.skirmish.rules import ACTIVITIES, RageWindow
from tests.kit.skirmish.table import DECK, Arena
from tests.server.test_shared_table import a_match, do, number_of, restored_from

NOW = "play-something-now"
USUAL = Settings().pause


def in_play(table: SharedTable) -> Play[Arena]:
    return present(table.match).play


def choose(table: SharedTable, seat: int, *choice: str | int) -> None:
    do(table, Choose(seat, f"id {table.number}", number_of(table), list(choice)))


def at_a_window(*raging: int, seats: int = 2, bots: str = "", game: Game[Any] = SKIRMISH) -> SharedTable:
    """The end of the first seat's turn, in which all may play Rage; only these seats hold one each."""
    table = a_match(game, seats, bots)
    arena = in_play(table).table
    rages = [card for card in range(len(DECK)) if arena.cards.kind(card) == "rage"]
    arena.hands = [(rages.pop(),) if seat in raging else () for seat in range(seats)]
    arena.deck = ()
    choose(table, 0, "begin", 0)
    choose(table, 0, "end_turn")
    return table


def set_windows(table: SharedTable, seat: int, stop: Stop, *moments: str) -> None:
    do(table, SetWindows(seat, f"id {table.number}", stop, list(moments)))


def pass_until(table: SharedTable, seat: int, until: Until) -> None:
    do(table, PassUntil(seat, f"id {table.number}", until))


def pass_all(table: SharedTable, most: int = 20) -> int:
    """Let the server pass as long as somebody's settings say so; says how often."""
    for count in range(most):
        seat = table.passed_by_server()
        if seat < 0:
            return count
        entry = accept(table, PassForPerson(seat, table.decision()), 1000.0 + table.number)
        assert isinstance(entry, Entry)
        apply(table, entry)
    raise AssertionError("it is passed for ever")


def choices_made(table: SharedTable) -> list[tuple[int, object]]:
    """What was chosen since the end of the first turn, and by whom."""
    return [(step.seat, step.choice[0]) for step in present(table.match).past[2:]]


# Who is asked


def test_somebody_who_has_nothing_to_play_is_passed_and_that_is_an_ordinary_choice() -> None:
    table = at_a_window()

    assert pass_all(table) == 2

    assert choices_made(table) == [(0, "decline"), (1, "decline")]
    assert table.asked() == (1,)
    kept = [(entry["n"], entry["seat"], entry["choice"]) for entry in present(table.match).journal.entries()[-2:]]
    assert kept == [(3, 0, ["decline"]), (4, 1, ["decline"])]


@pytest.mark.parametrize(
    ("raging", "stop", "moments", "passes"),
    [
        ((1,), "could", (), 1),
        ((), "always", (), 0),
        ((0, 1), "chosen", (NOW,), 0),
        ((0, 1), "chosen", (), 1),
    ],
    ids=["could-play", "always", "chosen-moment", "other-moment"],
)
def test_somebody_who_could_play_something_or_wants_to_be_asked_is(
    raging: tuple[int, ...], stop: Stop, moments: tuple[str, ...], passes: int
) -> None:
    table = at_a_window(*raging)

    set_windows(table, 0, stop, *moments)

    assert pass_all(table) == passes
    assert table.asked() == (passes,)


def test_what_is_no_window_is_never_passed() -> None:
    table = a_match(SKIRMISH)
    choose(table, 0, "begin", 0)

    set_windows(table, 0, "chosen")
    pass_until(table, 0, "play")

    assert table.passed_by_server() == -1


def test_only_the_seat_itself_is_told_its_settings() -> None:
    table = at_a_window(0)
    pass_until(table, 0, "mine")
    set_windows(table, 0, "chosen", NOW)

    own, other, onlooker = (table.state(seat) for seat in (0, 1, -1))

    assert own.windows is not None
    assert other.windows is not None
    assert (own.windows.stop, own.windows.moments, own.windows.until) == ("chosen", [NOW], "mine")
    assert (own.windows.passing, own.windows.going_on) == (True, ["turn"])
    assert (other.windows.stop, other.windows.until, other.windows.passing) == ("could", "", False)
    assert onlooker.windows is None


def test_everybody_sees_who_has_declined_so_far() -> None:
    table = at_a_window(0, 1, 2, seats=3)
    assert [table.state(seat).passed for seat in (-1, 0)] == [[], []]

    choose(table, 0, "decline")
    choose(table, 1, "decline")
    assert [table.state(seat).passed for seat in (-1, 2)] == [[0, 1], [0, 1]]
    choose(table, 2, *in_play(table).options()[0])

    assert table.state(-1).passed == []


# Until when


def test_until_the_next_own_turn_nothing_is_played_whatever_is_held() -> None:
    table = at_a_window(0, 1, seats=3)

    pass_until(table, 0, "mine")  # in one's own turn, that is another one
    assert (in_play(table).table.active, table.windows.settings[0].until) == (0, "mine")
    assert pass_all(table) == 1
    choose(table, 1, "decline")
    pass_all(table)
    choose(table, 1, "end_turn")
    choose(table, 1, "decline")
    pass_all(table)
    choose(table, 2, "end_turn")
    pass_all(table)
    choose(table, 1, "decline")

    assert [seat for seat, choice in choices_made(table) if choice == "decline"].count(0) == 3
    assert table.asked() == (0,)
    assert table.windows.settings[0].until == ""


def test_until_the_end_of_the_turn_is_until_the_next_one_begins() -> None:
    table = at_a_window(0, 1)
    pass_until(table, 1, "turn")

    choose(table, 0, "decline")
    assert table.passed_by_server() == 1
    pass_all(table)

    assert in_play(table).table.active == 1
    assert table.windows.settings[1].until == ""


def test_until_something_is_played_is_until_another_plays_it() -> None:
    table = at_a_window(0, 1, seats=3)
    pass_until(table, 1, "play")
    pass_until(table, 0, "play")
    pass_until(table, 0, "")
    declined = restored_from(table)

    choose(declined, 0, "decline")
    choose(table, 0, *in_play(table).options()[0])

    assert table.windows.settings[1].until == ""
    assert table.asked() == declined.asked() == (1,)
    assert (table.passed_by_server(), declined.passed_by_server()) == (-1, 1)


def test_passing_can_be_stopped() -> None:
    table = at_a_window(0)
    pass_until(table, 0, "mine")
    assert table.passed_by_server() == 0

    pass_until(table, 0, "")

    assert table.passed_by_server() == -1


def test_a_new_person_in_the_seat_has_the_usual_settings() -> None:
    table = a_match(SKIRMISH, 3)
    set_windows(table, 1, "always")

    table.windows.sit(1)

    assert table.windows.settings[1].stop == "could"


# How long the server waits before it passes


def furthest_apart(one: list[float], other: list[float]) -> float:
    """The largest difference between the shares of both that are below the same time (Kolmogorov and Smirnov)."""

    def share_below(times: list[float], limit: float) -> float:
        return sum(each <= limit for each in times) / len(times)

    return max(abs(share_below(one, each) - share_below(other, each)) for each in one + other)


def seconds_of_declines(windows: int) -> tuple[list[float], list[float]]:
    """How long the first seat took to decline: by hand when it held a Rage, and passed by the server when it did not.

    By hand it takes one to four seconds.
    """
    table, by_hand, passed = at_a_window(), list[float](), list[float]()
    rage = next(card for card in range(len(DECK)) if in_play(table).table.cards.kind(card) == "rage")
    rng = Random("people")
    for _ in range(windows):
        arena = in_play(table).table
        arena.hands, arena.turns = [(rage,) if rng.random() < 0.5 else (), ()], 1  # it never ends
        while present(in_play(table).ask).window:
            seat, since = table.asked()[0], table.asked_since
            if table.passed_by_server() < 0:
                by_hand.append(1.0 + 3.0 * rng.random() ** 2)
                do(table, Choose(seat, f"id {table.number}", number_of(table), list(DECLINE)), since + by_hand[-1])
                continue
            seconds = pause_before(table, seat, USUAL)
            passed += [seconds] if seat == 0 else []
            entry = accept(table, PassForPerson(seat, table.decision()), since + seconds)
            assert isinstance(entry, Entry)
            apply(table, entry)
        choose(table, table.asked()[0], "end_turn")
    return by_hand[10:], passed[10:]  # from when its own times are known


def test_a_pass_takes_as_long_as_a_decline_by_hand_so_that_its_time_does_not_tell_what_is_held() -> None:
    by_hand, passed = seconds_of_declines(800)

    assert min(len(by_hand), len(passed)) > 300
    assert furthest_apart(by_hand, passed) < 0.2
    assert min(by_hand) <= min(passed)
    assert max(passed) <= max(by_hand)


def test_until_a_seat_has_declined_a_few_times_it_is_passed_after_the_usual_time() -> None:
    table = at_a_window()
    for seconds in (2.0, 1.0, 3.0):
        table.windows.note_decline(0, seconds)
    assert table.windows.spans_of_pause(0, USUAL) == [USUAL]

    table.windows.note_decline(0, 1.5)

    assert table.windows.spans_of_pause(0, USUAL) == [(1.0, 1.5), (1.5, 2.0), (2.0, 3.0)]
    assert table.windows.spans_of_pause(1, USUAL) == [USUAL]
    assert restored_from(table).windows.took == [[2.0, 1.0, 3.0, 1.5], []]
    table.windows.sit(0)
    assert table.windows.spans_of_pause(0, USUAL) == [USUAL]


def test_nobody_waits_for_long_and_only_the_newest_declines_count() -> None:
    windows = at_a_window().windows
    for _ in range(MOST + 5):
        windows.note_decline(0, LONGEST + 1.0)
    assert windows.took[0] == []

    for seconds in range(MOST + 5):
        windows.note_decline(0, seconds / 10)

    assert windows.took[0] == [seconds / 10 for seconds in range(5, MOST + 5)]


def test_only_declines_by_hand_in_windows_count() -> None:
    table = at_a_window(0, 1, seats=3)
    pass_until(table, 0, "mine")
    pass_all(table)
    choose(table, 1, *in_play(table).options()[0])
    assert table.windows.took == [[], [], []]

    passed_again = at_a_window(0)
    since = passed_again.asked_since
    do(passed_again, Choose(0, "by hand", number_of(passed_again), list(DECLINE)), since + 2.5)

    assert passed_again.windows.took == [[2.5], []]


# Several at once, offers, undo


@dataclass(frozen=True, slots=True)
class Chorus(RageWindow):
    """A window in which the first two are asked together."""

    def the_next_seat_may_play(self, play: Play[Any]) -> Outcome:
        return Ask(0, self.prompt(), self.offer(), window=True, also=(1,))


class Together(Skirmish):
    """Skirmish that is only a window."""

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Arena, Procedure]:
        return super().setup(seats, options, chance)[0], Chorus((0,))


def test_a_window_of_several_is_passed_when_all_people_who_are_asked_want_that() -> None:
    table = a_match(Together("skirmish", "tests.kit.skirmish", "sk", ACTIVITIES, SKIRMISH.events), 2)
    pass_until(table, 0, "turn")
    set_windows(table, 1, "always")
    assert table.passed_by_server() == -1

    pass_until(table, 1, "turn")

    assert table.passed_by_server() == 0


def test_nothing_is_passed_while_an_offer_waits_for_an_answer() -> None:
    table = at_a_window()

    do(table, OfferDraw(1, "draw"))

    assert table.passed_by_server() == -1
    assert table.offer is not None


def test_an_undo_takes_back_what_was_chosen_and_not_what_was_passed() -> None:
    table = at_a_window()
    pass_all(table)

    entry = do(table, Undo(0, "back"))

    assert (entry.kind, entry.body["back"]) == ("undo", 3)  # nobody has to agree: nobody else chose anything
    assert in_play(table).ask is not None
    assert table.asked() == (0,)
    assert choices_made(table) == []


def test_a_window_to_which_somebody_went_back_is_not_passed_again() -> None:
    table = at_a_window(0)
    pass_until(table, 0, "turn")
    pass_all(table)
    assert table.asked() == (1,)
    set_windows(table, 0, "chosen")  # which would pass it, too

    do(table, Undo(0, "back"))

    assert table.asked() == (0,)
    assert table.windows.settings[0].until == ""
    assert table.passed_by_server() == -1


def test_what_somebody_passed_on_purpose_is_not_taken_back_without_them() -> None:
    table = at_a_window(1)
    pass_all(table)
    pass_until(table, 1, "turn")
    pass_all(table)

    assert do(table, Undo(0, "back")).kind == "offer"


# Kept


def test_a_table_read_again_has_the_same_settings_and_passes() -> None:
    table = at_a_window(0)
    set_windows(table, 1, "chosen", NOW)
    pass_until(table, 0, "mine")
    pass_all(table)
    set_windows(table, 1, "could")
    pass_all(table)

    again = restored_from(table)

    assert again.windows.snapshot() == table.windows.snapshot()
    assert again.windows.settings == table.windows.settings
    assert again.windows.passed == [4]

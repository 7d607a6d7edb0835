"""Windows: who is asked whether to play something, who is passed and until when; passes are ordinary choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.engine.decision import Ask
from herna.engine.errors import BadInput
from herna.engine.flow import Outcome, Play, Procedure
from herna.engine.game import Game, Options
from herna.server.acts import pass_of
from herna.server.messages import Choose, OfferDraw, PassUntil, SetWindows, Stop, Undo, Until
from herna.server.shared_table import SharedTable
from tests.kit.skirmish.game import GAME as SKIRMISH
from tests.kit.skirmish.game import Skirmish
from tests.kit.skirmish.rules import RageWindow
from tests.kit.skirmish.table import DECK, Arena
from tests.server.test_shared_table import a_match, do, number_of, thawed_from

NOW = "play-something-now"


def in_play(table: SharedTable) -> Play[Arena]:
    assert table.match is not None
    return table.match.play


def choose(table: SharedTable, seat: int, *choice: str | int) -> None:
    do(table, Choose(seat, f"id {table.version()}", number_of(table), list(choice)))


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


def wish(table: SharedTable, seat: int, stop: Stop, *moments: str) -> None:
    do(table, SetWindows(seat, f"id {table.version()}", stop, list(moments)))


def pass_until(table: SharedTable, seat: int, until: Until) -> None:
    do(table, PassUntil(seat, f"id {table.version()}", until))


def pass_all(table: SharedTable, most: int = 20) -> int:
    """Let the house pass as long as somebody's wishes say so; says how often."""
    for count in range(most):
        seat = table.passes_now()
        if seat < 0:
            return count
        table.apply(pass_of(table, seat, 1000.0 + table.version()))
    raise AssertionError("it is passed for ever")


def chosen(table: SharedTable) -> list[tuple[int, object]]:
    """What was chosen since the end of the first turn, and by whom."""
    assert table.match is not None
    return [(step.seat, step.choice[0]) for step in table.match.past[2:]]


# Who is asked


def test_whoever_has_nothing_to_play_is_passed_and_that_is_an_ordinary_choice() -> None:
    table = at_a_window()

    assert pass_all(table) == 2

    assert chosen(table) == [(0, "decline"), (1, "decline")]
    assert table.asked() == (1,)
    assert table.match is not None
    kept = [(entry["n"], entry["seat"], entry["choice"]) for entry in table.match.journal.entries()[-2:]]
    assert kept == [(3, 0, ["decline"]), (4, 1, ["decline"])]


def test_whoever_could_play_something_is_asked() -> None:
    table = at_a_window(1)

    assert pass_all(table) == 1
    assert table.asked() == (1,)
    choose(table, 1, "decline")

    assert chosen(table) == [(0, "decline"), (1, "decline")]


def test_whoever_wants_to_be_asked_always_is() -> None:
    table = at_a_window()

    wish(table, 0, "always")

    assert pass_all(table) == 0
    assert table.asked() == (0,)


@pytest.mark.parametrize(("moments", "passes"), [((NOW,), 0), ((), 1)])
def test_whoever_has_chosen_moments_is_asked_at_those_and_at_no_others(moments: tuple[str, ...], passes: int) -> None:
    table = at_a_window(0, 1)

    wish(table, 0, "chosen", *moments)

    assert pass_all(table) == passes


def test_what_is_no_window_is_never_passed() -> None:
    table = a_match(SKIRMISH)
    choose(table, 0, "begin", 0)

    wish(table, 0, "chosen")
    pass_until(table, 0, "play")

    assert table.passes_now() == -1


def test_only_moments_and_ends_that_the_game_knows_can_be_waited_for() -> None:
    table = at_a_window()

    with pytest.raises(BadInput, match="error-no-such-moment"):
        wish(table, 0, "chosen", "sk-nonsense")
    with pytest.raises(BadInput, match="error-no-such-moment"):
        pass_until(table, 0, "battle")


def test_only_the_seat_itself_is_told_its_wishes() -> None:
    table = at_a_window(0)
    pass_until(table, 0, "mine")
    wish(table, 0, "chosen", NOW)

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

    pass_until(table, 0, "mine")
    assert pass_all(table) == 1
    choose(table, 1, "decline")
    pass_all(table)
    choose(table, 1, "end_turn")
    choose(table, 1, "decline")
    pass_all(table)
    choose(table, 2, "end_turn")
    pass_all(table)
    choose(table, 1, "decline")

    assert [seat for seat, choice in chosen(table) if choice == "decline"].count(0) == 3
    assert table.asked() == (0,)
    assert table.windows.wishes[0].until == ""


def test_in_ones_own_turn_the_next_own_turn_is_another_one() -> None:
    table = at_a_window(0, 1)

    pass_until(table, 0, "mine")

    assert in_play(table).table.active == 0
    assert table.windows.wishes[0].until == "mine"


def test_until_the_end_of_the_turn_is_until_the_next_one_begins() -> None:
    table = at_a_window(0, 1)
    pass_until(table, 1, "turn")

    choose(table, 0, "decline")
    assert table.passes_now() == 1
    pass_all(table)

    assert in_play(table).table.active == 1
    assert table.windows.wishes[1].until == ""


def test_until_something_is_played_is_until_another_plays_it() -> None:
    table = at_a_window(0, 1, seats=3)
    pass_until(table, 1, "play")
    pass_until(table, 0, "play")
    pass_until(table, 0, "")

    choose(table, 0, *in_play(table).options()[0])

    assert table.windows.wishes[1].until == ""
    assert table.asked() == (1,)
    assert table.passes_now() == -1


def test_declining_is_not_playing() -> None:
    table = at_a_window(0, 1, seats=3)
    pass_until(table, 1, "play")

    choose(table, 0, "decline")

    assert table.passes_now() == 1


def test_passing_can_be_stopped() -> None:
    table = at_a_window(0)
    pass_until(table, 0, "mine")
    assert table.passes_now() == 0

    pass_until(table, 0, "")

    assert table.passes_now() == -1


def test_whoever_takes_the_seat_has_no_wishes_yet() -> None:
    table = a_match(SKIRMISH, 3)
    wish(table, 1, "always")

    table.windows.sit(1)

    assert table.windows.wishes[1].stop == "could"


# Several at once, offers, undo


@dataclass(frozen=True, slots=True)
class Chorus(RageWindow):
    """A window in which the first two are asked together."""

    def the_next_seat_may_play(self, play: Play[Any]) -> Outcome:
        return Ask(0, self.prompt(), "plays_or_decline", window=True, also=(1,))


class Together(Skirmish):
    """Skirmish that is only a window."""

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Arena, Procedure]:
        return super().setup(seats, options, chance)[0], Chorus((0,))


def test_a_window_of_several_is_passed_when_all_people_who_are_asked_want_that() -> None:
    table = a_match(Together("skirmish", "tests.kit.skirmish", "sk", SKIRMISH.choices, SKIRMISH.events), 2)
    pass_until(table, 0, "turn")
    wish(table, 1, "always")
    assert table.passes_now() == -1

    pass_until(table, 1, "turn")

    assert table.passes_now() == 0


def test_nothing_is_passed_while_an_offer_waits_for_an_answer() -> None:
    table = at_a_window()

    do(table, OfferDraw(1, "draw"))

    assert table.passes_now() == -1
    assert table.offer is not None


def test_an_undo_takes_back_what_was_chosen_and_not_what_was_passed() -> None:
    table = at_a_window()
    pass_all(table)

    entry = do(table, Undo(0, "back"))

    assert (entry.kind, entry.body) == ("undo", {"back": 3})  # nobody has to agree: nobody else chose anything
    assert in_play(table).ask is not None
    assert table.asked() == (0,)
    assert chosen(table) == []


def test_a_window_to_which_somebody_went_back_is_not_passed_again() -> None:
    table = at_a_window(0)
    pass_until(table, 0, "turn")
    pass_all(table)
    assert table.asked() == (1,)
    wish(table, 0, "chosen")  # which would pass it, too

    do(table, Undo(0, "back"))

    assert table.asked() == (0,)
    assert table.windows.wishes[0].until == ""
    assert table.passes_now() == -1


def test_what_somebody_passed_on_purpose_is_not_taken_back_without_them() -> None:
    table = at_a_window(1)
    pass_all(table)
    pass_until(table, 1, "turn")
    pass_all(table)

    assert do(table, Undo(0, "back")).kind == "offer"


# Kept


def test_a_table_read_again_has_the_same_wishes_and_passes() -> None:
    table = at_a_window(0)
    wish(table, 1, "chosen", NOW)
    pass_until(table, 0, "mine")
    pass_all(table)
    wish(table, 1, "could")
    pass_all(table)

    again = thawed_from(table)

    assert again.windows.frozen() == table.windows.frozen()
    assert again.windows.wishes == table.windows.wishes
    assert again.windows.passed == [4]

"""Judges of a tournament: what they see and do at a table, and that both players are told of all of it."""

from itertools import count
from typing import Any

import msgspec
import pytest

from herna.server.messages import State
from tests.server.serving import Guest, Guests, asked, error_of, is_over, options
from tests.server.test_tournaments import do, look, open_tournament, table_of, until

PASSWORD = "correct horse battery"
_names = count(1)


class Played:
    """A tournament of Ann and Bob with a clock, at whose table they play, and Vera, who judges it."""

    def __init__(self, new_guest: Guests, game: str = "connect-four", deck: str = "") -> None:
        self.ann, self.bob, self.vera = new_guest(), new_guest(), new_guest()
        self.judge = f"Vera {next(_names)}"
        self.vera.me()
        self.vera.register(self.judge, PASSWORD)
        self.ann.rename("Ann")
        self.bob.rename("Bob")
        owner = new_guest()
        owner.rename("Olga")
        self.id = open_tournament(owner, game, clock={"kind": "match", "seconds": 600})
        for player in (self.ann, self.bob):
            do(player, self.id, "enter", **({"deck": deck} if deck else {}))
        assert do(owner, self.id, "judge", name=self.judge).judges == [self.judge]
        do(owner, self.id, "begin")
        self.table = table_of(owner, self.id)
        self.seat = self.ann.look(self.table).seat  # Ann's
        self.owner = owner

    def judges(self, who: Guest, act: str, **rest: Any) -> None:
        who.ask("POST", f"/api/tournaments/{self.id}/tables/1/judge", {"do": act, **rest})

    def cards(self, who: Guest, seat: int) -> State:
        path = f"/api/tournaments/{self.id}/tables/1/cards?seat={seat}"
        return msgspec.json.decode(who.ask("GET", path), type=State)

    def to_play(self) -> tuple[Guest, int]:
        """The player who is asked, and the seat."""
        return (self.ann, self.seat) if asked(self.ann.look(self.table)) else (self.bob, 1 - self.seat)

    def choose(self) -> None:
        guest, seat = self.to_play()
        guest.choose(self.table, *options(guest.look(self.table))[0], seat=seat)


@pytest.fixture
def a_match(new_guest: Guests) -> Played:
    return Played(new_guest)


def test_only_judges_do_something_at_a_table_and_none_who_plays(a_match: Played, new_guest: Guests) -> None:
    stranger = new_guest()
    stranger.me()
    for who in (a_match.ann, a_match.bob, stranger, new_guest()):
        assert error_of(a_match.judges, who, "pause") == (403, "error-cup-not-judge")
        assert error_of(a_match.cards, who, 0) == (403, "error-cup-not-judge")
    a_match.judges(a_match.owner, "pause")  # who organises it and does not play

    # a judge does not play, and a player does not judge
    assert error_of(do, a_match.vera, a_match.id, "enter")[0] == 400
    assert error_of(a_match.judges, a_match.vera, "penalty", text="so")[0] == 400  # that is an act of the tournament


def test_a_paused_match_stands_still_with_its_clocks_and_goes_on(a_match: Played) -> None:
    guest, seat = a_match.to_play()
    a_match.judges(a_match.vera, "pause")

    # then nobody can choose, and no time runs
    state = guest.look(a_match.table)
    assert (state.paused, state.clocks.running if state.clocks else None) == (True, [])
    assert error_of(guest.choose, a_match.table, *options(state)[0], seat=seat) == (400, "error-cup-paused")
    before = list(state.clocks.left) if state.clocks else []

    # when it goes on, both have the time that they had
    a_match.judges(a_match.vera, "resume")
    after = guest.look(a_match.table)
    assert not after.paused
    assert after.clocks is not None
    assert after.clocks.left == before
    assert after.clocks.running == [seat]
    a_match.choose()


def test_time_is_given_to_a_player_and_both_are_told(a_match: Played) -> None:
    a_match.judges(a_match.vera, "give-time", seat=1, amount=60)

    for guest in (a_match.ann, a_match.bob):
        state = guest.look(a_match.table)
        assert state.clocks is not None
        assert state.clocks.left[1] > 600
        (told,) = state.judged
        assert (told.name, told.do, told.seat, told.amount) == (a_match.judge, "give-time", 1, 60)
    assert error_of(a_match.judges, a_match.vera, "give-time", seat=-1, amount=60) == (400, "error-cup-no-clock")
    assert error_of(a_match.judges, a_match.vera, "give-time", seat=0, amount=0) == (400, "error-cup-no-clock")


def test_a_position_is_restored_only_if_both_agree(a_match: Played) -> None:
    for _ in range(3):
        a_match.choose()
    assert error_of(a_match.judges, a_match.vera, "restore", amount=9) == (400, "error-nothing-to-undo")

    # when one says no, nothing is restored
    a_match.judges(a_match.vera, "restore", amount=2)
    offer = a_match.ann.look(a_match.table).offer
    assert offer is not None
    assert (offer.what, offer.to, offer.agreed) == ("restore", 2, [])
    a_match.bob.do(a_match.table, "answer", 1 - a_match.seat, number=offer.number, yes=False)
    assert a_match.ann.look(a_match.table).table.decisions == 3

    # when both say yes, the position before the second decision is back
    a_match.judges(a_match.vera, "restore", amount=2)
    offer = a_match.ann.look(a_match.table).offer
    assert offer is not None
    a_match.ann.do(a_match.table, "answer", a_match.seat, number=offer.number, yes=True)
    assert a_match.ann.look(a_match.table).table.decisions == 3
    a_match.bob.do(a_match.table, "answer", 1 - a_match.seat, number=offer.number, yes=True)
    assert a_match.ann.look(a_match.table).table.decisions == 1
    a_match.choose()


def test_a_judge_sees_cards_only_after_a_call_and_every_look_is_noted(new_guest: Guests) -> None:
    a_match = Played(new_guest, "doomtrooper", "way-of-ki")
    assert error_of(a_match.cards, a_match.vera, 0) == (403, "error-cup-look")

    # when a player calls
    do(a_match.ann, a_match.id, "call-judge", text="what now?")
    assert error_of(do, a_match.ann, a_match.id, "call-judge", text="again") == (400, "error-cup-called")
    seen = a_match.cards(a_match.vera, a_match.seat)

    # then the judge sees what that player sees, and both are told, once
    assert seen.seat == a_match.seat
    own = a_match.ann.look(a_match.table).view or {}
    assert (seen.view or {}).get("table") == own.get("table")
    a_match.cards(a_match.vera, a_match.seat)
    for guest in (a_match.ann, a_match.bob):
        assert [(each.do, each.seat) for each in guest.look(a_match.table).judged] == [("look", a_match.seat)]

    # when the judge has answered, the call is over
    do(a_match.vera, a_match.id, "ruling", table=1, text="play on")
    assert error_of(a_match.cards, a_match.vera, 1 - a_match.seat) == (403, "error-cup-look")
    told = a_match.bob.look(a_match.table).judged[-1]
    assert (told.do, told.text, told.name) == ("rule", "play on", a_match.judge)


def test_a_penalty_counts_in_the_standings_and_is_told_at_the_table(a_match: Played) -> None:
    number = look(a_match.ann, a_match.id).you
    state = do(a_match.vera, a_match.id, "penalty", player=number, points=2, why="slow play")

    assert {each.number: each.points for each in state.players}[number] == -2
    told = a_match.bob.look(a_match.table).judged[-1]
    assert (told.do, told.seat, told.amount, told.text) == ("penalty", a_match.seat, 2, "slow play")


def test_a_judge_loses_the_office_and_a_finished_match_cannot_be_judged(a_match: Played) -> None:
    do(a_match.owner, a_match.id, "judge", name=a_match.judge, is_judge=False)
    assert error_of(a_match.judges, a_match.vera, "pause") == (403, "error-cup-not-judge")

    a_match.ann.do(a_match.table, "resign", a_match.seat)
    a_match.bob.wait_until(a_match.table, is_over)
    until(a_match.owner, a_match.id, lambda state: state.status == "over")
    assert error_of(a_match.judges, a_match.owner, "pause") == (400, "error-cup-no-table")

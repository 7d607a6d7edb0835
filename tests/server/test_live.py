"""Live lines on a real socket: whole matches, numbered states, resuming, several seats, what cannot be understood."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from herna.engine.chance import Chance
from herna.server.messages import Pong, Refused, State
from tests.kit.present import present
from tests.server.serving import Guest, Guests, asked, error_of, is_over, number_of, options, refusal_of

MOST_STATES = 4000


def drop(table: str, guests: tuple[Guest, Guest], *columns: int) -> None:
    for at, column in enumerate(columns):
        guests[at % 2].choose(table, "drop", column, seat=at % 2, number=at + 1)


def columns_of(state: State) -> list[int]:
    """The columns of the events that a state tells."""
    return [event["fields"]["column"] for event in present(state.view)["events"]]


@pytest.mark.parametrize("game", ["connect-four", "summoner-wars"])
def test_a_whole_match_against_a_bot_on_a_live_line(guest: Guest, game: str) -> None:
    table, chance = guest.open_table(game, "random me"), Chance(2)
    versions: list[int] = []
    events: list[Any] = []
    with guest.live(table) as line:
        for _ in range(MOST_STATES):
            state = line.state()
            versions.append(state.version)
            events = present(state.view)["events"] if state.fresh else events + present(state.view)["events"]
            if is_over(state):
                break
            if asked(state):
                line.choose(number_of(state), *chance.pick(options(state)), seat=1)

    whole = guest.look(table)
    assert is_over(whole)
    assert events == present(whole.view)["events"]
    assert [event["number"] for event in events] == list(range(1, len(events) + 1))
    assert versions == sorted(set(versions))


def test_two_people_and_a_spectator_each_see_what_happens_as_it_happens(
    guest: Guest, other: Guest, new_guest: Guests
) -> None:
    table = guest.open_table()
    with guest.live(table) as first, new_guest().live(table) as onlooker:
        assert first.state().table.status == onlooker.state().table.status == "waiting"
        other.join(table)
        assert first.state().table.status == onlooker.state().table.status == "playing"
        with other.live(table) as second:
            assert second.state().seat == 1
            done = first.choose(1, "drop", 3)
            for line, seat in ((first, 0), (second, 1), (onlooker, -1)):
                state = line.state()
                assert (state.seat, state.version, columns_of(state)) == (seat, done.version, [3])


def test_after_a_break_only_what_is_new_is_sent(guest: Guest, other: Guest) -> None:
    table = guest.open_with(other)
    drop(table, (guest, other), 3, 4)
    with guest.live(table) as line:
        seen = line.state()
    guest.choose(table, "drop", 6)
    other.choose(table, "drop", 5, seat=1)
    guest.do(table, "say", text="back again")

    with guest.live(table, after=seen.version) as line:
        resumed = line.state()
        whole = guest.look(table)

    assert seen.fresh
    assert not resumed.fresh
    assert columns_of(resumed) == [6, 5]
    assert [said.text for said in resumed.said] == ["back again"]
    assert columns_of(seen) + columns_of(resumed) == columns_of(whole)
    assert resumed.version == seen.version + 3
    with guest.live(table, after=resumed.version) as line:
        assert (line.state().version, line.states) == (resumed.version, [])


def test_what_a_seat_does_for_itself_alone_is_sent_to_nobody_else(guest: Guest, other: Guest) -> None:
    table = guest.open_with(other)
    with guest.live(table) as line, other.live(table) as far:
        before, _ = line.state(), far.state()
        done = line.do("windows", stop="always")
        own = line.state()
        line.choose(1, "drop", 3)
        told = far.state()

    assert (done.version, own.version) == (before.version, before.version)
    assert present(own.windows).stop == "always"
    assert (told.version, columns_of(told)) == (before.version + 1, [3])


def test_after_an_undo_everything_is_sent_afresh(guest: Guest, other: Guest) -> None:
    table = guest.open_with(other)
    with guest.live(table) as line, other.live(table) as far:
        assert line.state().fresh
        assert far.state().fresh
        line.choose(1, "drop", 3)
        assert not far.state().fresh
        line.do("undo")
        state = far.state()
        assert (state.fresh, columns_of(state)) == (True, [])
    version = state.version
    guest.choose(table, "drop", 6)
    with other.live(table, after=version - 1) as far:
        again = far.state()
    assert (again.fresh, columns_of(again)) == (True, [6])


def test_one_line_carries_all_seats_of_a_hot_seat(guest: Guest) -> None:
    table = guest.open_table(seats="me me")
    with guest.live(table) as line:
        states = {line.state().seat, line.state().seat}
        line.choose(1, "drop", 3, seat=0)
        line.choose(2, "drop", 3, seat=1)
        line.wait_until(lambda state: state.seat == 0 and state.table.decisions == 2)

    assert states == {0, 1}


def test_somebody_who_takes_or_leaves_a_seat_on_an_open_line_sees_everything_from_there(
    guest: Guest, other: Guest
) -> None:
    other.me()
    table = guest.open_table()
    guest.do(table, "say", text="hello")
    with other.live(table, after=1) as line:
        assert line.state().seat == -1
        other.join(table)
        joined = line.state()
        assert (joined.seat, joined.fresh) == (1, True)
        assert [said.text for said in joined.said] == ["hello"]
        line.do("leave", seat=1)
        left = line.state()
        assert left.seat == -1


@pytest.mark.parametrize(("language", "word"), [("en", "full"), ("cs", "plný")])
def test_what_is_refused_on_a_line_says_why_and_the_line_stays_open(
    new_guest: Guests, language: str, word: str
) -> None:
    guest = new_guest(language=language)
    table = guest.open_table(seats="me me")
    with guest.live(table) as line:
        for number in range(1, 7):
            line.choose(number, "drop", 3, seat=(number - 1) % 2)
        refused = refusal_of(line.choose, 7, "drop", 3).problem
        stale = refusal_of(line.choose, 3, "drop", 3).problem
        line.choose(7, "drop", 2)

    assert refused.reasons[0]["rule"] == "C4-TURN-03"
    assert word in refused.text
    assert (stale.error, stale.arguments["open"]) == ("error-stale-choice", "7")


def test_a_line_answers_pings_and_says_what_it_cannot_understand(guest: Guest) -> None:
    table = guest.open_table()
    with guest.live(table) as line:
        line.state()
        line.send({"do": "ping"})
        assert isinstance(line.receive(), Pong)
        for nonsense in ("", "{", '{"do":"dance"}', '{"do":"choose","seat":0}', "[" * 5000, b"\x00\xff"):
            line.socket.send(nonsense)
            message = line.receive()
            assert isinstance(message, Refused)
            assert message.problem.error == "error-bad-message"
            assert message.problem.text
        line.do("say", text="still here")


def test_another_seat_cannot_be_played_on_a_line(guest: Guest, other: Guest) -> None:
    table = guest.open_with(other)
    with other.live(table) as line:
        assert error_of(line.choose, 1, "drop", 3, seat=0) == (0, "error-not-your-seat")
    with other.live(table, tokens=["forged"]) as line:
        assert line.state().seat == -1


def test_a_line_to_nowhere_and_one_without_a_greeting_are_closed(guest: Guest) -> None:
    with guest.live("nowhere") as line:
        message = line.receive()
        assert isinstance(message, Refused)
        assert message.problem.error == "error-no-table"
        with pytest.raises(ConnectionClosed):
            line.receive()
    with guest.live(guest.open_table()) as line:
        pass
    rude = guest.live(guest.open_table())
    rude.hello = {"do": "ping"}
    with rude as line, pytest.raises(ConnectionClosed):
        line.receive()


def test_the_bots_answer_comes_on_the_line_without_asking(guest: Guest) -> None:
    table = guest.open_table(seats="me greedy")
    with guest.live(table) as line:
        line.state()
        line.choose(1, "drop", 3)
        state = line.wait_until(asked)

    assert state.table.decisions == 2

"""People who decide together by way of a server: by HTTP and live lines, over restarts, on several nodes, with bots."""

import time
from pathlib import Path

import pytest

from herna.server.messages import Proposal, State
from tests.kit.present import present
from tests.server.hostile import SKIRMISH
from tests.server.postgres import Postgres
from tests.server.serving import Guest, Guests, Server, asked, error_of, is_over, settings_for

pytestmark = pytest.mark.usefixtures("skirmish")


def decided(state: State) -> bool:
    return state.table.decisions == 1


def test_each_is_told_at_once_what_another_proposes_and_it_is_done_when_all_agree(guest: Guest, other: Guest) -> None:
    table = guest.open_table(SKIRMISH, "me open", together="everyone", name="Anna")
    other.join(table, name="Bob")
    with guest.live(table) as annas, other.live(table) as bobs:
        annas.choose(1, "begin", 1)

        told = bobs.wait_until(lambda state: state.proposal is not None)
        assert told.proposal == Proposal(0, ["begin", 1], [0], [1])
        assert told.table.together == "everyone"
        words = present(other.look(table, 1, words="cs").words)
        assert words.proposal == words.options[1].text
        bobs.choose(1, "begin", 1, seat=1)

        assert annas.wait_until(decided).proposal is None
        assert bobs.wait_until(decided).proposal is None


def test_who_looks_on_is_not_told(guest: Guest, other: Guest) -> None:
    table = guest.open_with(other, SKIRMISH, together="everyone", public=True)
    guest.choose(table, "begin", 1)

    assert guest.look(table, -1).proposal is None
    assert guest.look(table, 0).proposal is not None


def test_a_browsers_visitor_with_several_seats_is_one_person(guest: Guest, other: Guest) -> None:
    guest.me()
    table = guest.open_table(SKIRMISH, "me me open", together="everyone")
    other.join(table)

    guest.choose(table, "begin", 2, seat=1)
    assert guest.look(table, 0).proposal == Proposal(1, ["begin", 2], [0, 1], [2])
    other.choose(table, "begin", 2, seat=2)

    assert decided(guest.look(table, 0))


def test_a_proposal_that_is_sent_twice_counts_once_and_what_is_forged_counts_for_nothing(
    server: Server, guest: Guest, other: Guest, new_guest: Guests
) -> None:
    table = guest.open_with(other, SKIRMISH, together="everyone")
    first = guest.choose(table, "begin", 1, id="once")
    assert guest.choose(table, "begin", 0, id="once") == first
    before, kept = guest.look(table, 0), server.lobby.rooms.loaded[table].table

    act = {"do": "choose", "number": 1, "choice": ["begin", 1]}
    for seat, token in ((0, other.tokens[table, 1]), (1, guest.tokens[table, 0]), (1, "AAAAAAAAAAAAAAAAAAAAAA")):
        forger = new_guest(token)
        assert error_of(forger.do, table, act["do"], seat, number=1, choice=act["choice"])[0] == 403
    assert error_of(other.choose, table, "begin", 5, seat=1) == (422, "error-illegal-choice")
    assert error_of(other.choose, table, "begin", 1, seat=1, number=2) == (409, "error-stale-choice")
    assert error_of(guest.open_table, SKIRMISH, "me open", together="nobody")[0] == 400

    assert guest.look(table, 0) == before
    assert server.lobby.rooms.loaded[table].table is kept  # what is refused costs nobody the reading of the table


def test_only_the_clock_of_who_has_not_agreed_can_fall(server: Server, guest: Guest, other: Guest) -> None:
    table = guest.open_with(other, SKIRMISH, together="everyone", clock={"kind": "match", "seconds": 2})
    other.choose(table, "begin", 1, seat=1)
    time.sleep(0.3)  # which the first has less than the second
    guest.choose(table, "begin", 0)

    clocks = present(guest.look(table, 0).clocks)
    assert (clocks.running, clocks.left[0] < clocks.left[1]) == ([1], True)
    assert server.lobby.rooms.loaded[table].due == pytest.approx(clocks.at + clocks.left[1], abs=0.01)
    ended = present(guest.wait_until(table, is_over, 0).table.ended)
    assert (ended.by, ended.seat) == ("time", 1)


def test_who_plays_on_from_a_match_decides_as_there(guest: Guest) -> None:
    table = guest.open_table(SKIRMISH, "me me", together="everyone")
    guest.do(table, "resign")

    assert guest.look(guest.play_on(table, 1)).table.together == "everyone"


def test_a_proposal_is_still_open_after_a_restart(tmp_path: Path) -> None:
    with Server(settings_for(tmp_path)) as server, Guest(server.url) as anna, Guest(server.url) as bob:
        table = anna.open_with(bob, SKIRMISH, together="everyone")
        anna.choose(table, "begin", 1)
        tokens = bob.tokens
    with Server(settings_for(tmp_path)) as server, Guest(server.url) as bob:
        bob.tokens = tokens
        assert bob.look(table, 1).proposal == Proposal(0, ["begin", 1], [0], [1])

        bob.choose(table, "begin", 1, seat=1)

        assert decided(bob.look(table, 1))


def test_two_nodes_see_the_same_proposal_and_either_takes_the_last_agreement(
    postgres: Postgres, tmp_path: Path
) -> None:
    settings = settings_for(tmp_path, database_url=postgres.new_database())
    with Server(settings) as one, Server(settings) as two, Guest(one.url) as anna, Guest(two.url) as bob:
        table = anna.open_with(bob, SKIRMISH, together="everyone")
        with anna.live(table) as annas, bob.live(table) as bobs:
            annas.choose(1, "begin", 0)
            assert bobs.wait_until(lambda state: state.proposal is not None).proposal == Proposal(
                0, ["begin", 0], [0], [1]
            )

            bobs.choose(1, "begin", 1, seat=1)  # something else
            changed = annas.wait_until(lambda state: state.proposal is not None and state.proposal.seat == 1)
            assert changed.proposal == Proposal(1, ["begin", 1], [1], [0])
            annas.choose(1, "begin", 1)

            assert annas.wait_until(decided).proposal is None
            assert bobs.wait_until(decided).table.decisions == 1


def test_bots_take_the_seats_that_stay_open_and_play_in_groups_and_alone(guest: Guest, other: Guest) -> None:
    table = guest.open_table(SKIRMISH, "me open open", together="everyone")
    assert error_of(other.do, table, "fill", 0, other=1, bot="random")[0] == 403
    guest.do(table, "fill", other=1, bot="random")
    guest.do(table, "fill", other=2, bot="random")

    state = guest.look(table, 0)
    assert [each.kind for each in state.table.seats] == ["person", "bot", "bot"]
    guest.choose(table, "begin", 1)  # nobody else has to agree

    state = guest.wait_until(table, lambda state: asked(state) or state.table.status == "over", 0)
    assert state.table.decisions > 1

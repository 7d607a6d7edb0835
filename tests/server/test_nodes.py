"""Several nodes on one PostgreSQL: any of them serves any table, and when one is killed the others go on."""

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from herna.engine.chance import Chance
from herna.server.messages import State
from tests.kit.scenarios import EXAMPLE
from tests.server.node import Node
from tests.server.postgres import Postgres
from tests.server.serving import Guest, Line, Server, asked, eventually, is_over, number_of, options, settings_for
from tests.server.test_drafts import do, look, open_draft, pick, to_the_end

SLOW_BOT = "search:2500ms"


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Node, Node]]:
    """Two processes; a bot whose node gives no sign of life for a second is asked by the other."""
    folder, database = tmp_path_factory.mktemp("nodes"), postgres.new_database()
    one, two = (Node(folder, database_url=database, grace=1.0) for _ in range(2))
    try:
        one.start(wait=False)
        two.start(wait=False)
        yield one, two
    finally:
        one.kill()
        two.kill()


@pytest.fixture
def two_nodes(nodes: tuple[Node, Node]) -> tuple[Node, Node]:
    """The same, alive again if a test has killed one."""
    for node in nodes:
        if not node.lives():
            node.start(wait=False)
    for node in nodes:
        eventually(node.answers, 60)
    return nodes


def at(node: Node, guest: Guest) -> Guest:
    """The same guest at another node, with the tokens of the seats, who uses no id twice."""
    moved = Guest(node.url)
    moved.tokens = guest.tokens
    moved._ids = guest._ids
    return moved


def state_at(line: Line, version: int) -> State:
    return line.wait_until(lambda state: state.version >= version)


def play(lines: Sequence[Line], version: int, chance: Chance, most: int = 1000) -> int:
    """Let players choose on their own lines, at most so often or until the match is over. Says the version."""
    for _ in range(most):
        states = [state_at(line, version) for line in lines]
        if is_over(states[0]):
            break
        seat = next(seat for seat, state in enumerate(states) if asked(state))
        version = lines[seat].choose(number_of(states[seat]), *chance.pick(options(states[seat])), seat=seat).version
    return version


def test_players_on_two_nodes_finish_their_match_although_one_node_is_killed(two_nodes: tuple[Node, Node]) -> None:
    one, two = two_nodes
    chance = Chance(7)
    with Guest(one.url) as ann, Guest(two.url) as bob:
        # given a match between them, each on a live line to a node of their own
        table = ann.open_with(bob)
        with ann.live(table) as anns, bob.live(table) as bobs:
            version = play((anns, bobs), 2, chance, most=6)
            assert version == 8

            # when Bob's node is killed and Bob comes to the other one
            two.kill()
            with at(one, bob) as bob_there, bob_there.live(table, after=version - 2) as bobs_again:
                first = bobs_again.state()
                bobs_again.states.append(first)

                # then he is told what he has missed, and they finish
                assert (first.version, first.fresh) == (version, False)
                play((anns, bobs_again), version, chance)
        assert is_over(ann.look(table))
        assert ann.ask("GET", f"/api/tables/{table}/verify")


def wanted(state: State) -> State | None:
    """A state in which its seat is to decide something: no window that the server passes for it."""
    return state if asked(state) and state.windows is not None and not state.windows.passing else None


def test_a_draft_goes_on_at_another_node_when_its_own_is_killed(two_nodes: tuple[Node, Node]) -> None:
    one, two = two_nodes
    with Guest(one.url) as ann:
        ann.me()
        id = open_draft(ann).id
        do(ann, id, "start")
        before = pick(ann, id)

        one.kill()

        with Guest(two.url, cookies=dict(ann.http.cookies)) as again:
            assert look(again, id) == before
            assert to_the_end(again, id).ready == [False, True]


def test_a_choice_that_is_sent_again_to_another_node_counts_once(two_nodes: tuple[Node, Node]) -> None:
    one, two = two_nodes
    with Guest(one.url) as ann, at(two, ann) as there:
        table = ann.open_table("connect-four", "me me")
        there.look(table)
        state = ann.look(table, 0)

        first = ann.choose(table, *options(state)[0], number=1, id="only-once")
        again = there.choose(table, *options(state)[0], number=1, id="only-once")

        assert again.version == first.version
        assert there.look(table).table.decisions == 1


def test_a_table_on_ones_own_scenario_is_played_on_by_another_node(two_nodes: tuple[Node, Node]) -> None:
    one, two = two_nodes
    with Guest(one.url) as ann, at(two, ann) as there:
        table = ann.open_table("warcraft", "me me", options={"scenario": EXAMPLE, "first": "seat-1"})

        state = eventually(lambda: wanted(there.look(table, 0)))
        there.choose(table, *options(state)[0], number=number_of(state))

        assert state.view is not None
        assert state.view["table"]["scenario"]["key"] == "the-pass"
        assert ann.look(table).table.decisions >= number_of(state)


def test_no_node_refuses_what_follows_from_something_that_it_has_not_heard_yet(two_nodes: tuple[Node, Node]) -> None:
    """Two people, each of whose messages goes to another node than the one before."""
    with Guest(two_nodes[0].url) as one, at(two_nodes[1], one) as two:
        table = one.open_table("connect-four", "me me")
        version = 2
        for turn in range(6):
            here, there = (one, two) if turn % 2 else (two, one)
            version = here.choose(table, "drop", turn, seat=turn % 2, number=turn + 1).version
            assert there.look(table, turn % 2).version == version == turn + 3


def test_a_bot_is_asked_by_another_node_when_its_own_is_killed_meanwhile(two_nodes: tuple[Node, Node]) -> None:
    one, two = two_nodes
    with Guest(one.url) as ann, at(two, ann) as there:
        # given a bot that thinks for two and a half seconds
        table = ann.open_table("connect-four", f"me {SLOW_BOT}")
        with there.live(table) as line:
            ann.choose(table, *options(ann.look(table))[0])

            # when its node is killed
            one.kill()
            killed = time.monotonic()

            # then the other node notices
            line.wait_until(lambda state: state.table.decisions == 2)
            assert time.monotonic() - killed < 12  # a second of grace, the thinking, and a busy machine


def test_a_bot_is_asked_by_one_node_only_however_long_it_thinks(two_nodes: tuple[Node, Node]) -> None:
    one, two = two_nodes
    with Guest(one.url) as ann, at(two, ann) as there:
        table = ann.open_table("connect-four", f"me {SLOW_BOT}")
        before = [node.count("herna_bot_seconds_count") for node in two_nodes]
        with ann.live(table), there.live(table) as line:
            ann.choose(table, *options(ann.look(table))[0])

            line.wait_until(lambda state: state.table.decisions == 2)

        assert [node.count("herna_bot_seconds_count") for node in two_nodes] == [before[0] + 1, before[1]]


def test_nodes_hear_each_other_again_after_the_database_has_cut_all_lines(postgres: Postgres, tmp_path: Path) -> None:
    # given two nodes that never look by themselves whether they have missed something
    settings = settings_for(tmp_path, database_url=postgres.new_database(), sweep=600.0)
    with Server(settings) as one, Server(settings) as two, Guest(one.url) as ann, Guest(two.url) as bob:
        table = ann.open_table("connect-four", "me me")
        with bob.live(table) as line:
            version = line.state().version
            ann.do(table, "say", text="before")
            line.wait_until(lambda state: state.version == version + 1)

            # when
            postgres.cut_all_lines()
            time.sleep(2.5)  # longer than a heartbeat

            # then
            ann.do(table, "say", text="after")
            assert line.wait_until(lambda state: state.version == version + 2).said[-1].text == "after"


def test_somebody_who_listens_is_told_what_was_missed_even_if_a_notice_got_lost(
    postgres: Postgres, tmp_path: Path
) -> None:
    settings = settings_for(tmp_path, database_url=postgres.new_database())
    with Server(settings) as one, Server(settings) as two, Guest(one.url) as ann, Guest(two.url) as bob:
        table = ann.open_table("connect-four", "me me")
        with bob.live(table) as line:
            version = line.state().version

            one.lobby.notices.tell = lambda id: None  # type: ignore[method-assign] # a notice that gets lost
            ann.do(table, "say", text="nobody is told")

            line.wait_until(lambda state: state.version == version + 1)

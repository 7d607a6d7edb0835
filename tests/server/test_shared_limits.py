"""The limits of requests and connections hold over all nodes that have the same database."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import event, select

from herna.server import security
from herna.server.migrate import migrate
from herna.server.retention import remove_unused
from herna.server.schema import USED
from herna.server.security import Limits, TooMany
from herna.server.shared_limits import FRESH, MOST_SHARED, SHARE_EVERY, SharedLimits
from herna.server.sockets import Connections
from herna.server.steady_time import SteadyTime
from herna.server.store import Store
from tests.server.postgres import Postgres
from tests.server.serving import Guest, Server, eventually, settings_for

RATE, BURST = 50.0, 200.0
ADDRESS = "address 192.0.2.7"


class Hands:
    """Both clocks of a node, set by a test."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time

    monotonic = now


class OneNode:
    """The limits of one node."""

    def __init__(self, store: Store, name: str, hands: Hands) -> None:
        self.limits = Limits(RATE, BURST, shares=True)
        clock = SteadyTime()
        clock.now = hands.now  # type: ignore[method-assign] # time goes by only as the test says
        self.shared = SharedLimits(store, self.limits, clock, name)
        self.connections = self.shared.connections = Connections(100)

    def asks(self, times: int, key: str = ADDRESS) -> int:
        """How many of these requests are answered."""
        answered = 0
        for _ in range(times):
            try:
                self.limits.count(key)
                answered += 1
            except TooMany:
                pass
        return answered


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    monkeypatch.setattr(security, "time", hands)
    return hands


@pytest.fixture
def nodes(database: str, hands: Hands, runner: asyncio.Runner) -> Iterator[tuple[OneNode, OneNode]]:
    store = Store(database)
    runner.run(migrate(store.engine))
    yield OneNode(store, "one", hands), OneNode(store, "two", hands)
    runner.run(store.close())


async def share(*nodes: OneNode) -> None:
    for node in nodes:
        await node.shared.share()


async def test_who_asks_two_nodes_gets_no_more_than_from_one(nodes: tuple[OneNode, OneNode], hands: Hands) -> None:
    answered = 0
    for _ in range(60):  # two minutes, in which it asks both for twice as much as is allowed
        answered += sum(node.asks(200) for node in nodes)
        hands.time += SHARE_EVERY
        await share(*nodes, *nodes)

    assert answered <= 1.1 * (RATE * 60 * SHARE_EVERY) + 2 * BURST


async def test_others_are_not_charged_and_it_is_forgiven_in_time(nodes: tuple[OneNode, OneNode], hands: Hands) -> None:
    one, two = nodes
    assert one.asks(300) == BURST
    await share(one, two)

    assert two.asks(300) == 0
    assert two.asks(300, "address 192.0.2.8") == BURST
    hands.time += BURST / RATE
    await share(one, two)
    assert two.asks(300) == BURST


async def test_what_was_used_elsewhere_is_charged_once(nodes: tuple[OneNode, OneNode], hands: Hands) -> None:
    one, two = nodes
    assert one.asks(60) == 60
    for _ in range(3):
        await share(two)
    await share(one)
    for _ in range(3):
        await share(two)

    assert two.asks(300) == BURST - 60


async def test_who_asks_little_is_not_written_and_nobody_by_name(nodes: tuple[OneNode, OneNode]) -> None:
    one, two = nodes
    one.asks(5)
    one.asks(100, "address 192.0.2.9")
    statements: list[str] = []
    engine = one.shared.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
    await share(one)
    assert len(statements) == 2  # one is written, and all are read
    statements.clear()
    await share(two)
    await share(two)
    assert len(statements) == 2  # only read

    async with one.shared.store.engine.connect() as connection:
        rows = list(await connection.execute(select(USED)))
    assert len(rows) == 1
    assert "192.0.2" not in str(rows)


async def test_a_bounded_number_of_callers_is_shared(nodes: tuple[OneNode, OneNode]) -> None:
    for number in range(MOST_SHARED + 50):
        nodes[0].asks(20, f"address {number}")
    nodes[0].asks(90, "address busiest")
    await share(*nodes)

    async with nodes[0].shared.store.engine.connect() as connection:
        assert len(list(await connection.execute(select(USED)))) == MOST_SHARED
    assert nodes[1].asks(300, "address busiest") == BURST - 90


async def test_connections_to_all_nodes_are_counted_and_those_of_a_dead_node_are_not(
    nodes: tuple[OneNode, OneNode], hands: Hands
) -> None:
    one, two = nodes
    ends = [one.connections.add("192.0.2.7") for _ in range(80)]
    await share(one, two)

    assert sum(two.connections.add("192.0.2.7") is not None for _ in range(100)) == 20
    assert two.connections.add("192.0.2.8") is not None
    for end in ends[:75]:
        assert end is not None
        end()
    await share(one, two)
    assert two.connections.add("192.0.2.7") is not None
    await share(one, two)
    for _ in range(40):
        one.connections.add("192.0.2.7")
    await share(one, two)
    assert two.connections.elsewhere
    hands.time += FRESH + 1  # the first node shares nothing any more
    await share(two)
    assert not two.connections.elsewhere


async def test_what_is_old_is_removed(nodes: tuple[OneNode, OneNode], hands: Hands) -> None:
    nodes[0].asks(100)
    await share(nodes[0])

    await remove_unused(nodes[0].shared.store, hands.time + 25 * 3600)

    async with nodes[0].shared.store.engine.connect() as connection:
        assert not list(await connection.execute(select(USED)))


def test_two_servers_on_one_database_refuse_together(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    changes = {"database_url": postgres.new_database(), "rate": 0.1, "burst": 60.0}
    folder = tmp_path_factory.mktemp("two")
    with (
        Server(settings_for(folder, **changes)) as one,
        Server(settings_for(folder, **changes)) as two,
        Guest(one.url) as here,
        Guest(two.url) as there,
    ):
        for _ in range(50):
            here.ask("GET", "/health")
        eventually(lambda: two.shared_limits.seen)

        answered = [there.http.get("/health").status_code for _ in range(25)]
        assert answered[-1] == 429

"""What an operator does takes effect on a running server: bans, seats, tables, a person's data, maintenance."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from sqlalchemy import select, update

from herna.engine.errors import BadInput
from herna.server.admin import Admin
from herna.server.messages import Notice, Refused
from herna.server.orders import LATE, Orders, give_order
from herna.server.personal import delete_person, export_person
from herna.server.retention import DAY, remove_unused
from herna.server.schema import DRAFT_ENTRIES, ENTRIES
from herna.server.store import Store
from herna.server.visitors import Visitors
from tests.server.lobbies import Lobbies, a_table, drop
from tests.server.lobbies import act as act_at
from tests.server.postgres import Postgres
from tests.server.serving import Guest, Server, error_of, eventually, is_over, settings_for

PASSWORD = "correct horse battery"
R = TypeVar("R")


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server, on each kind of database."""
    changes: dict[str, Any] = {}
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        changes["database_url"] = postgres.new_database()
    with Server(settings_for(tmp_path_factory.mktemp("admin"), **changes)) as server:
        yield server


def does(house: Server, do: Callable[[Admin], Awaitable[R]]) -> R:
    """What a command does: in another process it would use the database in the same way."""

    async def run() -> R:
        async with Admin(house.settings) as admin:
            return await do(admin)

    return asyncio.run(run())


@pytest.fixture(autouse=True)
def as_before(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever happened, the next test finds nobody banned and no maintenance."""
    yield
    if "house" in request.fixturenames:
        house: Server = request.getfixturevalue("house")
        if house.lobby.bans.reasons or house.lobby.announced is not None:
            does(house, _as_before)
            eventually(lambda: not house.lobby.bans.reasons and house.lobby.announced is None)


async def _as_before(admin: Admin) -> None:
    for ban in await admin.bans():
        await admin.unban(ban.key)
    await admin.maintain(None)


@pytest.fixture
def ann(house: Server) -> Iterator[Guest]:
    with Guest(house.url) as guest:
        guest.me()
        yield guest


@pytest.fixture
def ben(house: Server) -> Iterator[Guest]:
    with Guest(house.url) as guest:
        guest.me()
        yield guest


def id_of(house: Server, guest: Guest) -> str:
    return house.run(_id_of(house, guest))


async def _id_of(house: Server, guest: Guest) -> str:
    return (await Visitors(house.lobby.store).known(guest.http.cookies["herna"])).id


def allowed(ask: Callable[[], object]) -> Callable[[], bool]:
    def holds() -> bool:
        try:
            ask()
        except Exception:
            return False
        return True

    return holds


# Bans


def test_a_banned_visitor_is_refused_by_http_and_by_websocket_and_told_why(
    house: Server, ann: Guest, ben: Guest
) -> None:
    # given a table at which Ann has a live line
    table = ann.open_with(ben)
    visitor = id_of(house, ann)
    with ann.live(table) as line:
        line.state()

        # when
        does(house, lambda admin: admin.ban(visitor, "spam"))

        # then the open line ends, and every entrance is closed, also a new live line
        refused = line.receive()
        assert isinstance(refused, Refused)
        assert refused.problem.error == "error-banned-why"
        assert "spam" in refused.problem.text
    for ask in (ann.me, ann.own_tables, ann.open_table, lambda: ann.read("/api/games", list)):
        assert error_of(ask) == (403, "error-banned-why")
    with ann.live(table).socket as socket:  # it may be closed before one can say hello
        again = msgspec.json.decode(socket.recv(), type=Refused)
        assert again.problem.error == "error-banned-why"
    assert ann.http.get("/").status_code == 200  # the page tells it
    assert ben.look(table).table.id == table

    does(house, lambda admin: admin.unban(visitor))

    eventually(allowed(ann.me))


def test_a_banned_account_cannot_sign_in_from_elsewhere(house: Server, ann: Guest, ben: Guest) -> None:
    ann.register("Mallory", PASSWORD)
    does(house, lambda admin: admin.ban("mallory", ""))
    eventually(lambda: house.lobby.bans.reasons)

    assert error_of(ben.sign_in, "Mallory", PASSWORD) == (403, "error-banned")

    does(house, lambda admin: admin.unban("mallory"))
    eventually(lambda: not house.lobby.bans.reasons)
    assert ben.sign_in("Mallory", PASSWORD).name == "Mallory"


def test_an_address_is_banned_with_everybody_there(house: Server, ann: Guest) -> None:
    with Guest(house.url) as nobody:
        does(house, lambda admin: admin.ban("127.0.0.1", ""))
        eventually(lambda: house.lobby.bans.reasons)

        assert error_of(nobody.open_tables) == (403, "error-banned")
        assert nobody.http.get("/health").status_code == 200

        does(house, lambda admin: admin.unban("127.0.0.1"))
        eventually(allowed(nobody.open_tables))


def test_the_opener_of_a_table_can_be_banned_as_the_list_shows_it(house: Server, ann: Guest) -> None:
    table = ann.open_table()
    row = next(row for row in does(house, lambda admin: admin.tables(1000, False)) if row.id == table)
    does(house, lambda admin: admin.ban(row.opener, ""))
    eventually(lambda: house.lobby.bans.reasons)

    assert error_of(ann.open_tables) == (403, "error-banned")

    does(house, lambda admin: admin.unban(row.opener))
    eventually(allowed(ann.open_tables))
    assert does(house, lambda admin: admin.bans()) == []


def test_nobody_is_banned_or_unbanned_who_does_not_exist(house: Server) -> None:
    with pytest.raises(BadInput, match="error-no-such-person"):
        does(house, lambda admin: admin.ban("nobody of this name", ""))
    with pytest.raises(BadInput, match="error-not-banned"):
        does(house, lambda admin: admin.unban("nobody"))


# Tables


def test_a_seat_that_is_taken_away_is_played_by_a_bot_at_once(house: Server, ann: Guest, ben: Guest) -> None:
    table = ann.open_with(ben)
    with ann.live(table) as line:
        line.state()
        does(house, lambda admin: admin.kick(table, 2))

        state = line.wait_until(lambda state: state.table.seats[1].kind == "bot")
        assert state.table.status == "playing"
        line.choose(1, "drop", 3)
        line.wait_until(lambda state: state.table.decisions == 2)
    assert error_of(ben.do, table, "resign", 1) == (403, "error-not-your-seat")
    assert ben.own_tables() == []


def test_before_the_match_a_seat_that_is_taken_away_is_open_again(house: Server, ann: Guest, ben: Guest) -> None:
    table = ann.open_table(seats="me open", game="connect-four")
    does(house, lambda admin: admin.kick(table, 1))

    eventually(lambda: ann.look(table, seat=-1).table.seats[0].kind == "open")
    assert error_of(ann.do, table, "say", 0, text="hello") == (403, "error-not-your-seat")
    with pytest.raises(BadInput, match="error-nobody-there"):
        does(house, lambda admin: admin.kick(table, 1))


def test_a_match_that_is_closed_is_over_for_all_and_a_table_that_waits_is_gone(
    house: Server, ann: Guest, ben: Guest
) -> None:
    played, waiting = ann.open_with(ben), ann.open_table()
    with ben.live(played) as line:
        line.state()
        assert does(house, lambda admin: admin.close_table(played)) is False
        ended = line.wait_until(is_over).table.ended
    assert ended is not None
    assert ended.by == "closed"
    assert ann.ask("GET", f"/api/tables/{played}/journal")
    assert json.loads(ann.ask("GET", f"/api/tables/{played}/verify"))["decisions"] == 0

    assert does(house, lambda admin: admin.close_table(waiting)) is True

    eventually(lambda: waiting not in [table.id for table in ann.own_tables()])
    eventually(lambda: not allowed(lambda: ann.look(waiting))())
    assert error_of(ann.look, waiting) == (404, "error-no-table")


def test_a_table_that_cannot_be_read_is_repaired_on_the_running_server(house: Server, ann: Guest, ben: Guest) -> None:
    # given a match whose second choice the rules do not allow
    table = ann.open_with(ben)
    ann.choose(table, "drop", 3)
    ben.choose(table, "drop", 3, seat=1)
    whole = does(house, lambda admin: admin.repair(table, cut=False))
    assert whole.readable == whole.entries == 4
    does(house, lambda admin: _spoil(admin.store, table))
    does(house, lambda admin: admin.repair(table, cut=False))
    eventually(lambda: not allowed(lambda: ann.look(table))())
    assert error_of(ann.look, table)[1] == "error-table-unreadable"

    # when
    asked = does(house, lambda admin: admin.repair(table, cut=False))
    done = does(house, lambda admin: admin.repair(table, cut=True))

    # then the match goes on before that choice
    assert (asked.readable, asked.removed, done.removed) == (3, 0, 1)
    assert asked.why
    eventually(allowed(lambda: ann.look(table)))
    assert ann.look(table).table.decisions == 1
    ben.choose(table, "drop", 4, seat=1)
    assert ann.look(table).table.decisions == 2


async def _spoil(store: Store, table: str) -> None:
    entries = await store.entries(table)
    body = json.dumps({"number": 4, "kind": "choose", "seat": 1, "at": entries[-1].at, "body": {"choice": ["drop", 9]}})
    async with store.changing() as connection:
        spoiled = update(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number == 4)
        await connection.execute(spoiled.values(body=body.encode()))


# A person's data


def test_what_is_stored_of_a_person_is_handed_out_without_secrets(house: Server, ann: Guest, ben: Guest) -> None:
    ann.rename("Ann Onymous")
    table = ann.open_with(ben)
    ann.register("Annie", PASSWORD)
    ann.choose(table, "drop", 3)
    ben.choose(table, "drop", 4, seat=1)
    ann.do(table, "say", text="my words")
    ben.do(table, "say", 1, text="Ben's words")
    body = {"kind": "deck", "name": "mine", "text": "my deck"}
    ann.ask("POST", "/api/games/summoner-wars/texts", body)
    ann.ask("POST", "/api/learned", {"learned": [{"key": "summoner-wars/lesson", "step": 2, "finished": False}]})

    data = does(house, lambda admin: _export(admin, "Annie"))

    assert data["account"]["shown"] == "Annie"
    (played,) = data["tables"]
    assert [entry["kind"] for entry in played["done"]] == ["sit", "choose", "say"]
    assert played["done"][1]["choice"] == ["drop", 3]
    assert data["saved"][0]["versions"][0]["text"] == "my deck"
    text = json.dumps(data)
    assert "my words" in text
    assert "Ben's words" not in text
    for secret in (ann.http.cookies["herna"], *ann.tokens.values(), "password", "token"):
        assert secret not in text


def test_drafts_are_handed_out_and_lose_the_name_too(house: Server, ann: Guest, ben: Guest) -> None:
    ann.rename("Ann Onymous")
    draft = json.loads(ann.ask("POST", "/api/drafts", {"game": "doomtrooper", "seats": 2}))["id"]
    id = id_of(house, ann)
    assert "Ann Onymous" in str(ben.ask("GET", f"/api/drafts/{draft}"))

    data = does(house, lambda admin: _export(admin, id))
    does(house, lambda admin: _delete(admin, id))

    assert [(each["id"], each["done"][0]["kind"], each["done"][0]["name"]) for each in data["drafts"]] == [
        (draft, "sit", "Ann Onymous")
    ]
    assert house.run(_seated(house.lobby.store, draft)).keys().isdisjoint({id})
    assert set(house.run(_seated(house.lobby.store, draft)).values()) == {""}
    eventually(lambda: "Ann Onymous" not in str(ben.ask("GET", f"/api/drafts/{draft}")))  # nor in the node's memory


async def _seated(store: Store, draft: str) -> dict[str, str]:
    """The names of those who sat down in a draft, by owner."""
    async with store.engine.connect() as connection:
        wanted = select(DRAFT_ENTRIES.c.body).where(DRAFT_ENTRIES.c.draft_id == draft)
        entries = [json.loads(body) for body in await connection.scalars(wanted)]
    return {entry["body"]["owner"]: entry["body"]["name"] for entry in entries if entry["kind"] == "sit"}


async def _export(admin: Admin, name: str) -> dict[str, Any]:
    return await export_person(admin.lobby, await admin.person(name))


def test_a_person_who_is_deleted_leaves_whole_and_nameless_matches(house: Server, ann: Guest, ben: Guest) -> None:
    # given a finished match and one that goes on, of somebody who has become an account meanwhile
    ann.rename("Ann Onymous")
    ben.rename("Ben")
    finished, going_on = ann.open_with(ben), ann.open_with(ben)
    ann.do(finished, "say", text="my words")
    ann.do(finished, "resign")
    with Guest(house.url) as device:
        device.me()
        device.register("Annette", PASSWORD)
    ann.sign_in("Annette", PASSWORD)
    ann.choose(going_on, "drop", 3)
    journal = ben.ask("GET", f"/api/tables/{finished}/journal")
    id = id_of(house, ann)

    # when
    matches = does(house, lambda admin: _delete(admin, "annette"))

    # then the others' matches are what they were, without the name
    assert matches == 2
    eventually(lambda: ben.look(finished).table.seats[0].name == "")
    assert ben.ask("GET", f"/api/tables/{finished}/journal") == journal
    assert [said.text for said in ben.look(finished).said] == ["…"]
    state = ben.wait_until(going_on, lambda state: state.table.seats[0].kind == "bot")
    assert state.table.seats[1].name == "Ben"
    assert state.table.decisions == 1
    assert {row.id for row in does(house, lambda admin: admin.people(1000))}.isdisjoint({id})
    assert error_of(ben.sign_in, "Annette", PASSWORD)[1] == "error-sign-in"
    assert b"Ann" not in house.run(_all_bytes(house.lobby.store, finished, going_on))
    assert id.encode() not in house.run(_all_bytes(house.lobby.store, finished, going_on))
    with pytest.raises(BadInput, match="error-no-such-person"):
        does(house, lambda admin: admin.person(id))


async def _delete(admin: Admin, name: str) -> int:
    return await delete_person(admin.lobby, await admin.person(name))


async def _all_bytes(store: Store, *tables: str) -> bytes:
    found = b""
    for id in tables:
        found += b"".join([repr(entry).encode() for entry in await store.entries(id)])
        found += repr(await store.header(id)).encode()
    return found


def test_a_fork_of_a_deleted_person_still_shows_the_same_cards(house: Server, ann: Guest, ben: Guest) -> None:
    """Whether hidden cards are dealt anew there depends on who sat at the first table."""
    table = ann.open_with(ben)
    ann.choose(table, "drop", 3)
    ann.do(table, "resign")
    fork = ann.play_on(table, 1, seats="me open")
    ben.join(fork)
    assert not ben.look(fork).table.redealt

    does(house, lambda admin: _delete(admin, id_of(house, ann)))

    eventually(lambda: ben.look(fork).table.seats[0].kind == "bot")
    assert not ben.look(fork).table.redealt


# What is going on, and maintenance


def test_the_status_tells_tables_people_and_how_busy_each_node_is(house: Server, ann: Guest) -> None:
    before = does(house, lambda admin: admin.status())
    ann.open_table()
    house.lobby.beaten = 0.0
    house.run(house.lobby.check_health(5.0, 0.0))

    status = does(house, lambda admin: admin.status())

    assert status.waiting == before.waiting + 1
    assert status.visitors >= 1
    assert status.maintenance is None
    (node,) = status.nodes
    assert node.node == house.lobby.node
    assert node.tables >= 1


def test_during_maintenance_no_table_is_opened_and_everybody_is_told(house: Server, ann: Guest, ben: Guest) -> None:
    table = ann.open_with(ben)
    with ann.live(table) as line:
        line.state()
        does(house, lambda admin: admin.maintain("Back at noon."))

        told = line.receive()
        assert told == Notice("Back at noon.")
        assert error_of(ben.open_table) == (503, "error-maintenance-why")
        assert error_of(ben.open_first, "summoner-wars") == (503, "error-maintenance-why")
        line.choose(1, "drop", 3)  # matches go on
        with ben.live(table) as other:
            assert other.receive() == Notice("Back at noon.")
        line.states.clear()

        does(house, lambda admin: admin.maintain(None))

        ended = line.receive()
        while not isinstance(ended, Notice):
            ended = line.receive()
        assert ended == Notice("")
    assert ben.open_table()


# A host frees a seat


def test_a_host_frees_a_seat_before_the_match_and_nobody_else_does(house: Server, ann: Guest, ben: Guest) -> None:
    table = ann.open_table(seats="me open open", game="doomtrooper")
    ben.join(table)
    assert ben.look(table).table.host == 0

    assert error_of(ben.do, table, "free-seat", 1, other=0) == (403, "error-not-host")
    assert error_of(ann.do, table, "free-seat", 0, other=0) == (403, "error-not-host")
    assert error_of(ann.do, table, "free-seat", 0, other=2) == (400, "error-nobody-there")
    ann.do(table, "free-seat", 0, other=1)

    assert [seat.kind for seat in ann.look(table).table.seats] == ["person", "open", "open"]
    assert ben.own_tables() == []


async def test_during_the_match_a_seat_is_freed_only_when_its_player_is_gone(lobbies: Lobbies) -> None:
    from herna.server.accept import GONE
    from herna.server.messages import FreeSeat

    lobby = await lobbies.new()
    room = await a_table(lobby)
    await act_at(lobby, room, drop(1))
    free = FreeSeat(0, "free", 1)
    with pytest.raises(BadInput, match="error-not-gone"):
        await act_at(lobby, room, free)

    lobby.clock.start(lobby.clock.now() + GONE + 1, 0.0)
    await act_at(lobby, room, free)

    assert room.table is not None
    assert room.table.places[1].kind == "bot"


def test_who_opened_the_table_is_its_host_also_if_somebody_sits_before_them(
    house: Server, ann: Guest, ben: Guest
) -> None:
    table = ann.open_table(seats="open me open", game="doomtrooper")
    ben.join(table, 0)
    assert ben.look(table).table.host == 1

    ann.do(table, "leave", 1)

    assert ben.look(table).table.host == 0


def test_a_table_restored_from_a_snapshot_has_the_same_host(house: Server, tmp_path: Path) -> None:
    from herna.games.catalogue import game_named
    from herna.server.apply import apply
    from herna.server.entries import Entry, Header
    from herna.server.shared_table import SharedTable
    from herna.server.table_snapshot import snapshot_of, table_from

    header = Header("one", "connect-four", 2, {}, "seed", 1.0)
    table = SharedTable(header, game_named("connect-four"))
    for number, seat in enumerate((1, 0), 1):
        apply(table, Entry(number, "sit", seat, 5.0, {"name": "", "token": "t", "owner": ""}))

    restored = table_from(header, table.game, snapshot_of(table))

    assert (restored.host(), restored.asked_since) == (table.host(), table.asked_since) == (1, 5.0)


async def test_each_node_follows_each_order_once_and_old_orders_are_removed(lobbies: Lobbies) -> None:
    store = (await lobbies.new()).store
    await give_order(store, "table", "before")
    orders = Orders(store)
    await orders.open()
    assert await orders.news() == []

    for at in range(2 * LATE):
        await give_order(store, "table", str(at))

    assert [order.about for order in await orders.news()] == [str(at) for at in range(2 * LATE)]
    assert await orders.news() == []
    await remove_unused(store, await store.now() + 2 * DAY)
    await give_order(store, "bans")
    assert [order.what for order in await orders.news()] == ["bans"]  # its number is a new one

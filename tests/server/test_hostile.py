"""Several players at several tables, some of them hostile: nothing breaks or leaks, what is refused changes nothing.

Every table is played along in a match of our own (`Told`), fed with what the server has taken: after every step each
seat and a spectator are sent exactly what that match shows them. A soak does ten times as much.
"""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from herna.engine.chance import Chance
from herna.engine.events import SPECTATOR
from herna.engine.match import Step
from herna.server.messages import Done, Joined, Opened, Pong, Refused, State
from tests.kit.random_match import SOAK, other_choices
from tests.server.hostile import FORGED, SKIRMISH, Told, raw_messages, spoilt
from tests.server.serving import TIMEOUT, Server

GAMES = ("connect-four", "summoner-wars", SKIRMISH)
MOST_TABLES = 3
ALL = 0b1111  # every seat of a table
MOST_LINES = 3
LARGE = 70_000  # bytes: more than a message may have
TOO_LARGE = 1009  # how a line ends that was sent one

numbers = st.integers(min_value=0, max_value=2**16 - 1).map(lambda number: number * 40_503 % 2**16)  # well mixed
FromServer = State | Done | Refused | Pong


def test_nobody_can_break_cheat_or_spy(server: Server, skirmish: None) -> None:
    run_state_machine_as_test(
        lambda: Table(server),  # type: ignore[arg-type] # what makes a machine will do
        settings=settings(
            max_examples=400 if SOAK else 40,
            stateful_step_count=30,
            deadline=None,
            derandomize=not SOAK,
            database=None,
            phases=(Phase.explicit, Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
        ),
    )


class Wire:
    """A live line by which a seat, or nobody in particular, listens and acts."""

    def __init__(self, server: Server, told: Told, seat: int) -> None:
        self.told = told
        self.seat = seat
        self.socket: ClientConnection = connect(
            f"{server.url.replace('http', 'ws')}/api/tables/{told.id}/live", open_timeout=TIMEOUT, close_timeout=1
        )
        self.socket.__enter__()
        tokens = [told.tokens[seat]] if seat in told.tokens else [FORGED]
        self.socket.send(json.dumps({"do": "hello", "tokens": tokens}))
        self.state: State | None = None

    def receive(self, timeout: float = TIMEOUT) -> tuple[FromServer, str]:
        text = str(self.socket.recv(timeout))
        return msgspec.json.decode(text, type=FromServer), text


class Table(RuleBasedStateMachine):
    """What happens at the server, step by step."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=TIMEOUT)
        self.tables: list[Told] = []
        self.wires: list[Wire] = []
        self.made = 0
        self.touched: set[str] = set()  # tables that are looked at after this step

    def teardown(self) -> None:
        for wire in self.wires:
            wire.socket.close()
        self.http.close()

    # Asking, with an eye on every answer

    def ask(self, method: str, path: str, body: bytes = b"", token: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = self.http.request(method, path, content=body, headers=headers)
        assert answer.status_code < 500, answer.text
        return answer

    def act(self, told: Told, act: dict[str, Any], token: str) -> httpx.Response:
        self.touched.add(told.id)
        answer = self.ask("POST", f"/api/tables/{told.id}/acts", json.dumps(act).encode(), token)
        self.check_no_secrets(answer.text, told)
        return answer

    def check_no_secrets(self, text: str, told: Told) -> None:
        for secret in told.still_secret():
            assert secret not in text

    def refused(self, answer: httpx.Response, *statuses: int) -> None:
        assert answer.status_code in (statuses or range(400, 500)), answer.text
        assert "error" in answer.json()

    def new_id(self) -> str:
        self.made += 1
        return f"id-{self.made}"

    def some(self, number: int) -> Told:
        return self.tables[number % len(self.tables)]

    def a_choice(self, told: Told, number: int) -> dict[str, Any]:
        """What a seat that is asked may answer."""
        assert told.match is not None
        options = told.match.play.options()
        return {
            "do": "choose",
            "seat": told.asked()[number % len(told.asked())],
            "id": self.new_id(),
            "number": told.match.number(),
            "choice": list(options[number % len(options)]),
        }

    def taken(self, told: Told, act: dict[str, Any], version: int) -> None:
        """The server has taken an act, and so does our own match."""
        assert version == told.version + (act["do"] not in ("mute", "windows", "pass"))  # others are not told of these
        told.version = version
        told.ids.append((act["seat"], act, version))
        if act["do"] == "choose":
            told.choose(act["seat"], act["choice"])
        elif act["do"] == "undo":
            told.withdraw(act["seat"])

    # What honest players do

    def do(self, told: Told, act: dict[str, Any]) -> None:
        answer = self.act(told, act, told.tokens[act["seat"]])
        assert answer.status_code == 200, answer.text
        self.taken(told, act, msgspec.json.decode(answer.content, type=Done).version)

    def want_to_be_asked(self, told: Told, *seats: int) -> None:
        """Nothing is passed for them, as in our own match."""
        for seat in seats:
            self.do(told, {"do": "windows", "seat": seat, "id": self.new_id(), "stop": "always"})

    @initialize(first=st.sampled_from(GAMES), number=numbers)
    def first_tables(self, first: str, number: int) -> None:
        self.open_table(first, ALL, number)
        self.open_another_table(GAMES[number % len(GAMES)], number)

    @precondition(lambda self: len(self.tables) < MOST_TABLES)
    @rule(game=st.sampled_from(GAMES), number=numbers)
    def open_another_table(self, game: str, number: int) -> None:
        self.open_table(game, number, number)

    def open_table(self, game: str, taken: int, number: int) -> None:
        """Open a table; `taken` has a bit for each seat that the opener takes."""
        seats = 2 + number % 3 if game == SKIRMISH else 2
        wanted = [{"kind": "me" if taken >> seat & 1 else "open"} for seat in range(seats)]
        together = "everyone" if number & 32 else "anyone"
        body = {"game": game, "seats": wanted, "public": bool(number & 64), "name": "Opener", "together": together}
        answer = self.ask("POST", "/api/tables", json.dumps(body).encode())
        assert answer.status_code == 201, answer.text
        opened = msgspec.json.decode(answer.content, type=Opened, strict=False)
        header = self.server.run(self.server.lobby.store.header(opened.table))
        assert header is not None
        assert header.seed not in answer.text
        told = Told(header, dict(opened.tokens))
        self.tables.append(told)
        self.want_to_be_asked(told, *told.tokens)

    @rule(number=numbers)
    def join(self, number: int) -> None:
        told = self.some(number)
        free = [seat for seat in range(told.seats) if seat not in told.tokens]
        wanted = number % told.seats
        answer = self.ask("POST", f"/api/tables/{told.id}/join", json.dumps({"seat": wanted}).encode())
        self.touched.add(told.id)
        if wanted not in free:
            self.refused(answer, 400)
            return
        assert answer.status_code == 201, answer.text
        joined = msgspec.json.decode(answer.content, type=Joined)
        assert joined.seat == wanted
        told.tokens[joined.seat] = joined.token
        told.version += 1
        told.begin_when_full()
        self.want_to_be_asked(told, wanted)

    @rule(number=numbers)
    def leave_before_the_match(self, number: int) -> None:
        told = self.some(number)
        seat = number % told.seats
        if told.status() == "waiting" and seat in told.tokens:
            answer = self.act(told, {"do": "leave", "seat": seat, "id": self.new_id()}, told.tokens[seat])
            assert answer.status_code == 200, answer.text
            told.version += 1
            told.gone.append(told.tokens.pop(seat))
            told.ids = [known for known in told.ids if known[0] != seat]

    @rule(number=numbers, by_wire=st.booleans(), times=st.integers(min_value=1, max_value=30))
    def choose(self, number: int, by_wire: bool, times: int) -> None:
        self.choose_at(self.some(number), number, by_wire, times)

    def choose_at(self, told: Told, number: int, by_wire: bool, times: int) -> None:
        for more in range(times):
            if told.asked():
                act = self.a_choice(told, number + 7 * more)
                wire = next((wire for wire in self.wires if (wire.told, wire.seat) == (told, act["seat"])), None)
                if by_wire and wire is not None:
                    self.choose_by_wire(wire, act)
                else:
                    self.do(told, act)

    def choose_by_wire(self, wire: Wire, act: dict[str, Any]) -> None:
        self.touched.add(wire.told.id)
        wire.socket.send(json.dumps(act))
        done = self.answer_on(wire)
        assert isinstance(done, Done), done
        assert done.id == act["id"]
        self.taken(wire.told, act, done.version)

    def answer_on(self, wire: Wire) -> FromServer:
        """The next message that is no state; states are kept."""
        while True:
            message, text = wire.receive()
            self.check_no_secrets(text, wire.told)
            if not isinstance(message, State):
                return message
            wire.state = message

    @rule(number=numbers, text=st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20))
    def say_or_mute(self, number: int, text: str) -> None:
        told = self.some(number)
        seat = number % told.seats
        if seat in told.tokens:
            act: dict[str, Any] = {"seat": seat, "id": self.new_id()}
            act |= {"do": "say", "text": text} if number & 8 else {"do": "mute", "other": 0, "muted": bool(number & 16)}
            self.do(told, act)

    def playing(self) -> list[Told]:
        return [told for told in self.tables if told.status() == "playing"]

    @precondition(lambda self: bool(self.playing()))
    @rule(number=numbers, yes=st.booleans())
    def undo(self, number: int, yes: bool) -> None:
        """Nobody takes back what another person has chosen, or what was rolled or revealed, unless all agree."""
        told = self.playing()[number % len(self.playing())]
        seat = number % told.seats
        self.choose_at(told, number, False, number % 5)
        act = {"do": "undo", "seat": seat, "id": self.new_id()}
        answer = self.act(told, act, told.tokens[seat])
        if not answer.is_success:
            self.refused(answer, 400)  # nothing was chosen in that seat, or the match is over by now
            return
        self.taken(told, act, msgspec.json.decode(answer.content, type=Done).version)
        assert all(step.seat == seat and not step.final for step in self.taken_back(told))
        offer = self.look(told, SPECTATOR).offer
        for other in range(told.seats):
            if offer is not None and other != seat:
                assert self.taken_back(told) == []
                act = {"do": "answer", "seat": other, "id": self.new_id(), "number": offer.number, "yes": yes}
                answer = self.act(told, act, told.tokens[other])
                if answer.is_success:
                    self.taken(told, act, msgspec.json.decode(answer.content, type=Done).version)
                else:
                    assert not yes  # and another has said no before
                    self.refused(answer, 400)
        if offer is not None:
            assert bool(self.taken_back(told)) is yes

    def taken_back(self, told: Told) -> list[Step]:
        """What the server has taken back since this was last asked."""
        assert told.match is not None
        back = told.match.past[self.look(told, SPECTATOR).table.decisions :]
        for step in reversed(back):
            told.match.undo(step.seat, agreed=True)
            told.proposal = None
        return back

    @precondition(lambda self: any(told.seats == 2 and told.status() == "playing" for told in self.tables))
    @rule(number=numbers)
    def resign(self, number: int) -> None:
        told = next(told for told in self.tables if told.seats == 2 and told.status() == "playing")
        if number % 8 == 0:
            act = {"do": "resign", "seat": number // 8 % 2, "id": self.new_id()}
            self.do(told, act)
            told.ended = True

    @precondition(lambda self: len(self.wires) < MOST_LINES)
    @rule(number=numbers)
    def listen(self, number: int) -> None:
        told = self.some(number)
        seat = number % told.seats
        wire = Wire(self.server, told, seat if number & 8 and seat in told.tokens else SPECTATOR)
        self.wires.append(wire)
        self.touched.add(told.id)

    # What hostile ones try

    @rule(number=numbers)
    def choose_in_the_seat_of_another(self, number: int) -> None:
        told = self.some(number)
        strangers = [FORGED, "", *told.gone, *(token for other in self.tables for token in other.tokens.values())]
        token = strangers[number % len(strangers)]
        act: dict[str, Any] = (
            self.a_choice(told, number) if told.asked() else {"do": "resign", "seat": 0, "id": self.new_id()}
        )
        if token != told.tokens.get(act["seat"]):
            self.refused(self.act(told, act, token), 403)

    @rule(number=numbers, what=st.sampled_from(("why", "hint")))
    def ask_for_the_seat_of_another(self, number: int, what: str) -> None:
        told = self.some(number)
        seat = number % told.seats
        body = {"seat": seat, "choice": ["drop", 0]} if what == "why" else {"seat": seat}
        others = [token for other, token in told.tokens.items() if other != seat] or [FORGED]
        answer = self.ask("POST", f"/api/tables/{told.id}/{what}", json.dumps(body).encode(), others[0])
        self.refused(answer, 403)
        self.refused(self.ask("GET", f"/api/tables/{told.id}?seat={seat}", token=others[0]), 403)
        self.refused(self.ask("GET", f"/api/tables/{told.id}/wait?seat={seat}", token=FORGED), 403)
        self.touched.add(told.id)

    @rule(number=numbers)
    def choose_out_of_turn(self, number: int) -> None:
        told = self.some(number)
        others = [seat for seat in told.tokens if seat not in told.asked()]
        if told.asked() and others:
            act = self.a_choice(told, number) | {"seat": others[0]}
            self.refused(self.act(told, act, told.tokens[others[0]]), 422)

    @rule(number=numbers, ahead=st.sampled_from((-1, 1, 2**40, 2**80)))
    def choose_at_another_decision(self, number: int, ahead: int) -> None:
        told = self.some(number)
        if told.asked():
            act = self.a_choice(told, number)
            act["number"] += ahead
            self.refused(self.act(told, act, told.tokens[act["seat"]]), 409 if act["number"] > 0 else 400)

    @rule(number=numbers)
    def choose_what_is_not_offered(self, number: int) -> None:
        told = self.some(number)
        if told.asked() and told.match is not None:
            options = told.match.play.options()
            made = [each for each in other_choices(told.game, options, Chance(number)) if each not in options]
            act = self.a_choice(told, number) | {"choice": list(made[number % len(made)])}
            self.refused(self.act(told, act, told.tokens[act["seat"]]), 400, 422)

    @rule(number=numbers)
    def send_the_same_again(self, number: int) -> None:
        """A message counts once; with its id, whatever else is in it, nothing new happens."""
        told = self.some(number)
        if told.ids:
            seat, act, version = told.ids[number % len(told.ids)]
            other = (
                self.a_choice(told, number) | {"id": act["id"], "seat": seat} if told.asked() and number & 8 else act
            )
            answer = self.act(told, other, told.tokens[seat])
            assert answer.status_code == 200, answer.text
            assert msgspec.json.decode(answer.content, type=Done).version == version

    @rule(number=numbers)
    def act_before_or_after_the_match(self, number: int) -> None:
        told = self.some(number)
        if told.status() != "playing" and told.tokens:
            seat = sorted(told.tokens)[number % len(told.tokens)]
            acts: list[dict[str, Any]] = [{"do": "choose", "number": 1, "choice": ["drop", 3]}, {"do": "undo"}]
            acts += [{"do": "draw"}, {"do": "answer", "yes": True, "number": 1}, {"do": "resign"}]
            act = acts[number % len(acts)] | {"seat": seat, "id": self.new_id()}
            self.refused(self.act(told, act, told.tokens[seat]))

    @rule(number=numbers, what=st.sampled_from(("replay", "journal", "verify", "play-on")))
    def look_behind_an_unfinished_match(self, number: int, what: str) -> None:
        told = self.some(number)
        if not told.over():
            body = json.dumps({"at": 1, "seats": [{"kind": "me"}] * told.seats}).encode() if what == "play-on" else b""
            answer = self.ask("POST" if body else "GET", f"/api/tables/{told.id}/{what}", body)
            self.refused(answer, 400)
            self.check_no_secrets(answer.text, told)
            self.touched.add(told.id)

    @rule(data=st.data(), number=numbers)
    def send_a_spoilt_act(self, data: st.DataObject, number: int) -> None:
        told = self.some(number)
        acts: list[dict[str, Any]] = [{"do": "say", "text": "x"}, {"do": "mute", "other": 0, "muted": True}]
        acts += [{"do": "answer", "yes": True, "number": 1}, {"do": "choose", "number": 1, "choice": ["drop", 3]}]
        body = data.draw(spoilt(acts[number % len(acts)] | {"seat": number % told.seats, "id": self.new_id()}))
        self.touched.add(told.id)
        token = told.tokens.get(number % told.seats, FORGED)
        self.refused(self.ask("POST", f"/api/tables/{told.id}/acts", body, token))

    @rule(
        body=raw_messages,
        number=numbers,
        path=st.sampled_from(
            ("acts", "join", "why", "hint", "play-on", "tables", "me", "accounts", "sessions", "journals")
        ),
    )
    def send_what_is_no_message(self, body: bytes, number: int, path: str) -> None:
        told = self.some(number)
        of_table = path in ("acts", "join", "why", "hint", "play-on")
        if (path, body) == ("join", b"{}"):
            return  # which asks for any seat
        self.touched.add(told.id)
        token = next(iter(told.tokens.values()), FORGED)
        self.refused(self.ask("POST", f"/api/tables/{told.id}/{path}" if of_table else f"/api/{path}", body, token))

    @precondition(lambda self: bool(self.wires))
    @rule(body=raw_messages, number=numbers, as_bytes=st.booleans())
    def send_what_is_no_message_by_wire(self, body: bytes, number: int, as_bytes: bool) -> None:
        wire = self.wires[number % len(self.wires)]
        self.touched.add(wire.told.id)
        try:
            wire.socket.send(body if as_bytes else body.decode(errors="replace"))
            answer = self.answer_on(wire)
            assert isinstance(answer, Refused), answer
        except ConnectionClosed:
            self.wires.remove(wire)
            ended_by_size = wire.socket.close_code == TOO_LARGE and len(body) > LARGE // 2
            assert ended_by_size  # nothing else ends a line

    @rule(number=numbers)
    def answer_many_times_at_once(self, number: int) -> None:
        """Of many answers to a decision at the same moment, one counts; where all have to agree, one after another."""
        told = self.some(number)
        if told.asked():
            acts = [self.a_choice(told, number + each) for each in range(4)]
            with ThreadPoolExecutor(4) as threads:
                answers = list(threads.map(lambda act: self.act(told, act, told.tokens[act["seat"]]), acts))
            done = [(answer.json()["version"], at) for at, answer in enumerate(answers) if answer.is_success]
            assert len(done) == 1 or (told.needs_agreement() and len(done) > 1)
            assert all(answer.status_code in (200, 400, 409, 422) for answer in answers)
            for version, at in sorted(done):
                self.taken(told, acts[at], version)

    # What always holds

    def look(self, told: Told, seat: int) -> State:
        token = told.tokens.get(seat, "")
        answer = self.ask("GET", f"/api/tables/{told.id}?seat={seat}", token=token)
        assert answer.status_code == 200, answer.text
        self.check_no_secrets(answer.text, told)
        return msgspec.json.decode(answer.content, type=State)

    @invariant()
    def each_sees_what_its_seat_may_see(self) -> None:
        for told in self.tables:
            if told.id in self.touched:
                told.learn_secrets(self.server.run(self.server.lobby.store.entries(told.id)))
                for seat in (SPECTATOR, *told.tokens):
                    state = self.look(told, seat)
                    assert state.seat == seat
                    told.check(state)
                for wire in self.wires:
                    if wire.told is told:
                        self.check_wire(wire)
        self.touched.clear()

    def check_wire(self, wire: Wire) -> None:
        """The last state on a line is the present one; the one who has left the seat since looks on."""
        told = wire.told
        while wire.state is None or wire.state.version < told.version:
            message, text = wire.receive()
            self.check_no_secrets(text, told)
            assert isinstance(message, State), message
            wire.state = message
        told.check(wire.state)
        if wire.seat not in told.tokens or wire.state.seat == SPECTATOR:
            assert wire.state.seat == SPECTATOR
            wire.seat = SPECTATOR
        else:
            assert wire.state.seat == wire.seat

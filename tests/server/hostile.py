"""What hostile guests need: messages that are none, and a model of a table that knows what each seat may see."""

import json
from importlib.metadata import EntryPoint
from typing import Any

import msgspec
from hypothesis import strategies as st

from herna.engine.match import Match
from herna.games import catalogue
from herna.games.catalogue import game_named
from herna.server.entries import Entry, Header
from herna.server.messages import Field, Proposal, State

SKIRMISH = "skirmish"
FORGED = "AAAAAAAAAAAAAAAAAAAAAA"  # has the form of a token

_as_sent = msgspec.json.Encoder()


def bring_skirmish() -> None:
    """Let the server know the game of the engine's tests: up to four seats, hidden hands, several asked at once."""
    catalogue._entries()[SKIRMISH] = EntryPoint(SKIRMISH, "tests.kit.skirmish.game:GAME", "herna.games")


def take_skirmish_away() -> None:
    catalogue._entries().pop(SKIRMISH, None)


# Messages that are none

NO_VALUE: tuple[object, ...] = (None, [], {}, 1.5, -1, -(2**63), 2**70, "", [[[]]], {"do": "choose"}, [None])
RAW = (
    b"",
    b"null",
    b"NaN",
    b"[",
    b"{}",
    b'"hello"',
    b"\xff\xfe\x00",
    b"\xed\xa0\x80",
    b"[" * 30_000,
    b'{"seat":' + b"[" * 30_000,
    b'{"do":"say","seat":0,"id":"a","text":"\\ud800"}',
    b'{"do":"say","seat":0,"id":"a","text":"\xed\xa0\x80"}',
    b'{"do":"say","seat":NaN,"id":"a","text":"x"}',
    b'{"do":"choose","seat":0,"id":"a","number":' + b"9" * 5_000 + b',"choice":["x"]}',
    b'{"do":"choose","seat":0,"id":"a","number":1,"choice":["x",' + b"9" * 4_000 + b"]}",
    b'{"do":"hello","do":"leave"}',
    b"x" * 70_000,
)

raw_messages = st.sampled_from(RAW) | st.binary(max_size=60)


@st.composite
def spoilt(draw: st.DrawFn, act: dict[str, Any]) -> bytes:
    """An act with one thing wrong: a value that cannot be, a field too many, or one too few."""
    spoilt = dict(act)
    how = draw(st.sampled_from(("value", "more", "less")))
    field = draw(st.sampled_from(sorted(spoilt)))
    if how == "value":
        spoilt[field] = draw(st.sampled_from(NO_VALUE))
    elif how == "more":
        spoilt[draw(st.sampled_from(("token", "version", "owner", "at", "__class__")))] = draw(
            st.sampled_from(NO_VALUE)
        )
    else:
        del spoilt[field]
    return json.dumps(spoilt).encode()


# What a table is by our own account


class Told:
    """A table as it should be: a match of our own, fed with the choices that the server has taken."""

    def __init__(self, header: Header, tokens: dict[int, str], bots: int = 0) -> None:
        self.id = header.id
        self.seats = header.seats
        self.game = game_named(header.game)
        self.seed = header.seed
        self.options = header.options
        self.together = header.together
        self.proposal: Proposal | None = None
        self.tokens = tokens  # of the seats that are taken, by seat
        self.gone: list[str] = []  # tokens of seats that were left
        self.away: set[int] = set()  # seats whose people have left during the match
        self.match: Match[Any] | None = None
        self.ended = False  # by people
        self.version = len(tokens)
        self.secrets: set[str] = {header.seed}
        self.ids: list[tuple[int, dict[str, Any], int]] = []  # acts that were taken: the seat, the act, the version
        self.begin_when_full()

    def begin_when_full(self) -> None:
        if self.match is None and len(self.tokens) == self.seats:
            self.match = Match(self.game, self.seats, self.options, self.seed)

    def over(self) -> bool:
        return self.ended or (self.match is not None and self.match.over())

    def status(self) -> str:
        return "waiting" if self.match is None else "over" if self.over() else "playing"

    def asked(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        if self.match is None or self.over() or self.match.play.ask is None:
            return ()
        return self.match.play.ask.seats()

    def needs_agreement(self) -> bool:
        return self.together == "everyone" and len(self.asked()) > 1

    def choose(self, seat: int, choice: list[Field]) -> None:
        """A choice is made, or is a proposal until everyone who is asked has agreed: here each seat is another's."""
        before, asked = self.proposal, self.asked()
        if self.needs_agreement():
            same = before is not None and before.choice == choice
            first = before.seat if before is not None and same else seat
            agreed = {seat, *(before.agreed if before is not None and same else ())}
            self.propose(first, choice, agreed)
            if agreed != set(asked):
                return
            seat = first
        assert self.match is not None
        self.proposal = None
        self.match.choose(seat, choice)

    def propose(self, seat: int, choice: list[Field], agreed: set[int]) -> None:
        agreeing = [each for each in self.asked() if each in agreed]
        missing = [each for each in self.asked() if each not in agreed]
        first = seat if seat in agreed else next(iter(agreeing), -1)
        self.proposal = Proposal(first, choice, agreeing, missing) if agreed else None

    def withdraw(self, seat: int) -> None:
        """Somebody who has agreed takes that back by an undo."""
        if self.proposal is not None and seat in self.proposal.agreed:
            self.propose(self.proposal.seat, self.proposal.choice, {*self.proposal.agreed} - {seat})

    def view(self, seat: int) -> Any:
        """All that a seat may see, as it goes over the line."""
        if self.match is None:
            return None
        view = self.match.view(seat)
        if self.ended:
            view = view | {"seed": self.seed, "decision": None}
        return msgspec.json.decode(_as_sent.encode(view))

    def learn_secrets(self, entries: list[Entry]) -> None:
        """What nobody may ever be sent."""
        for entry in entries:
            self.secrets |= {secret for secret in (entry.body.get("token"), entry.body.get("owner")) if secret}
        self.secrets |= set(self.tokens.values())

    def still_secret(self) -> set[str]:
        return self.secrets - {self.seed} if self.over() else self.secrets

    def check(self, state: State) -> None:
        """A state that somebody was sent is what that seat may see, no more and no less."""
        assert state.version == self.version
        assert state.table.status == self.status()
        kinds = [place.kind for place in state.table.seats]
        assert kinds == [
            "bot" if seat in self.away else "person" if seat in self.tokens else "open" for seat in range(self.seats)
        ]
        assert state.proposal == (self.proposal if state.seat in self.asked() else None)
        expected = self.view(state.seat)
        if state.view is None or expected is None:
            assert state.view is expected
            return
        events = state.view["events"]
        if state.fresh:
            assert events == expected["events"]
        else:
            assert events == expected["events"][len(expected["events"]) - len(events) :]
        assert state.view | {"events": []} == expected | {"events": []}

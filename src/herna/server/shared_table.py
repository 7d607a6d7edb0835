"""A table that people share, without any input or output: what it is made of, and how each entry changes it.

Everything that happens at a table is an entry, numbered from 1; the entries and the header give the table, on any node.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, structs

from herna.engine.chance import Scripted
from herna.engine.decision import RESIGN, read_choice
from herna.engine.errors import BrokenGame, IllegalChoice
from herna.engine.events import SPECTATOR
from herna.engine.game import Game, Message
from herna.engine.match import Match
from herna.server.clocks import Clocks
from herna.server.entries import CHOOSING, Entry, Header
from herna.server.messages import Ended, Offer, Proposal, Said, SeatInfo, State, TableInfo, WindowsInfo
from herna.server.security import is_one_of
from herna.server.windows import Windows, is_play, passed_so_far

KEPT = 32  # choices that can be taken back without playing the match again
SAID = 200  # of what was said, so much is kept at hand
STAND_IN = "search"  # the bot that goes on for a person who leaves
LONGEST_TOLD = 1000  # characters of an option that is told with every state


class Place(Struct, frozen=True):
    """A seat: open to anyone, a person's (whose token has this hash, and who is this visitor), or a bot's."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    token: str = ""
    owner: str = ""
    muted: tuple[int, ...] = ()


class Mark(Struct, frozen=True):
    """How many events there were at a version, and how much had been said; `undone` counts what was taken back."""

    events: int
    said: int
    undone: int


class SharedTable:
    """A header with its entries so far. `apply` takes an entry or refuses it and changes nothing."""

    def __init__(self, header: Header, game: Game[Any]) -> None:
        self.header = header
        self.game = game
        self.places = [Place()] * header.seats
        self.match: Match[Any] | None = None
        self.offer: Offer | None = None
        self.proposal: Proposal | None = None
        self.agreed: list[int] = []  # the numbers of the decisions that people have made by agreement
        self.ended: Ended | None = None
        self.clocks = Clocks(header.clock, header.seats)
        self.windows = Windows(header.seats)
        self.said: list[Said] = []
        self.unheard = 0  # how much was said before what is kept at hand
        self.undone = 0
        self.done: dict[tuple[int, str], int] = {}  # the messages of clients that were taken, and by which entry
        self.marks = [Mark(0, 0, 0)]

    # What is known about it

    def version(self) -> int:
        """How many entries there are."""
        return len(self.marks) - 1

    def status(self) -> Literal["waiting", "playing", "over"]:
        return "waiting" if self.match is None else "playing" if self.ended is None else "over"

    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    def asked(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        if self.match is None or self.ended is not None or self.match.play.ask is None:
            return ()
        return self.match.play.ask.seats()

    def bot_asked(self) -> int:
        """The bot that has to answer now; -1, if a person may or nobody is asked."""
        asked = self.asked()
        if not asked or any(self.places[seat].kind == "person" for seat in asked):
            return -1
        return asked[0]

    def passes_now(self) -> int:
        """The person for whom the open window is passed: all people asked want that; -1, if somebody is to answer.

        What somebody has suggested or offered is answered first.
        """
        people = self.people_asked()
        if not people or self.match is None or self.offer is not None or self.proposal is not None:
            return -1
        return people[0] if self.windows.pass_for(self.match.play, people, self.decision()) else -1

    def answered_here(self) -> int:
        """The seat for which the house answers now, a bot's or one that passes; -1, if none."""
        bot = self.bot_asked()
        return bot if bot >= 0 else self.passes_now()

    def people_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.places[seat].kind == "person"]

    def waited_for(self) -> list[int]:
        """The people whose time is running: those asked, or those of them who have not agreed to what is proposed."""
        return self.people_asked() if self.proposal is None else self.proposal.missing

    def asked_with(self, seat: int) -> list[int]:
        """Of the people asked, the seats of the one who sits there: whoever has several agrees once."""
        owner = self.places[seat].owner
        return [each for each in self.people_asked() if each == seat or (owner and self.places[each].owner == owner)]

    def needs_agreement(self, seat: int) -> bool:
        """Whether what a person chooses in that seat is only proposed, since others are asked who have to agree."""
        return self.header.together == "everyone" and set(self.people_asked()) > set(self.asked_with(seat))

    def seats_of(self, tokens: set[str], owner: str) -> list[int]:
        """The seats of somebody who has tokens with these hashes, or is this visitor."""
        return [
            seat
            for seat, place in enumerate(self.places)
            if place.kind == "person" and (is_one_of(place.token, tokens) or (owner and place.owner == owner))
        ]

    def info(self) -> TableInfo:
        """What everybody may know."""
        header = self.header
        return TableInfo(
            id=header.id,
            game=header.game,
            options={name: given for name, given in header.options.items() if len(str(given)) <= LONGEST_TOLD},
            seats=[SeatInfo(place.kind, place.name) for place in self.places],
            status=self.status(),
            public=header.public,
            undo=header.undo,
            hints=header.hints,
            chat=header.chat,
            together=header.together,
            clock=header.clock,
            opened=header.opened,
            decisions=0 if self.match is None else len(self.match.past),
            ended=self.ended,
            origin=header.origin,
            origin_at=header.origin_at,
        )

    def state(self, seat: int, after: int = 0) -> State:
        """What a seat or a spectator is sent: all, or what is new since a version it has seen, if that still holds."""
        known = self.marks[after] if 0 < after <= self.version() else self.marks[0]
        if known.undone != self.undone or known.said < self.unheard:
            known = self.marks[0]
        muted = self.places[seat].muted if seat != SPECTATOR else ()
        said = [each for each in self.said[max(0, known.said - self.unheard) :] if each.seat not in muted]
        return State(
            version=self.version(),
            table=self.info(),
            seat=seat,
            view=None if self.match is None else self._view(seat, known.events),
            said=said,
            offer=self.offer,
            proposal=self.proposal if seat in self.asked() else None,
            windows=self._windows_of(seat),
            passed=[] if self.match is None or self.ended is not None else passed_so_far(self.match.play),
            clocks=self.clocks.info(self.waited_for()),
            ends=0.0 if self.ended is not None else self.clocks.ends,
            fresh=known is self.marks[0],
        )

    def _windows_of(self, seat: int) -> WindowsInfo | None:
        if seat == SPECTATOR or self.match is None or self.ended is not None:
            return None
        return self.windows.info(self.match.play, seat, seat in self.asked() and self.passes_now() >= 0)

    def foresee(self, seat: int) -> list[tuple[Message, ...]]:
        """What would come of each option that a seat has now; nothing, if it is not asked."""
        return [] if self.match is None or seat not in self.asked() else self.match.chair(seat).foresee()

    def _view(self, seat: int, after: int) -> dict[str, Any]:
        assert self.match is not None
        seen = sum(1 for event in self.match.log.events[:after] if event.told_to(seat) is not None)
        view = self.match.view(seat, seen)
        if self.ended is not None:
            return view | {"seed": self.match.seed, "decision": None}
        return view

    # How it changes

    def apply(self, entry: Entry) -> None:
        """Carry an entry out; what cannot be is refused before anything has changed."""
        if entry.number != self.version() + 1:
            raise BrokenGame(f"entry {entry.number} cannot follow entry {self.version()} of table {self.header.id}")
        waited_for, decision = self.waited_for(), self.decision()
        getattr(self, f"_{entry.kind}")(entry)
        self._weigh_the_proposal(decision)
        if self.match is not None:
            self.windows.see_what_has_come(self.match.play)
        self.clocks.pass_to(entry.at, waited_for)
        if self.decision() != decision:
            self.clocks.next_decision(entry.seat if entry.kind in CHOOSING else -1)
        if entry.id:
            self.done[entry.seat, entry.id] = entry.number
        self._begin_when_full(entry.at)
        events = 0 if self.match is None else len(self.match.log.events)
        self.marks.append(Mark(events, self.unheard + len(self.said), self.undone))

    def decision(self) -> tuple[int, int]:
        """Which decision is open: another one, also if it has the same number again after something was taken back."""
        return 0 if self.match is None else self.match.number(), self.undone

    def _begin_when_full(self, at: float) -> None:
        if self.match is None and all(place.kind != "open" for place in self.places):
            self.match = self._new_match()
            self.clocks.start(at, self.game.minutes(self.header.options) if self.match.may_call_time() else 0)
            self._end_by_rule()

    def _new_match(self) -> Match[Any]:
        header = self.header
        if header.inherited is None:
            return Match(self.game, header.seats, header.options, header.seed)
        match = Match(
            self.game,
            header.seats,
            header.options,
            header.seed,
            chance=Scripted(header.setup),
            inherited=len(header.inherited),
        )
        for inherited in header.inherited:
            match.inherit(*inherited)
        return match

    def _sit(self, entry: Entry) -> None:
        body = entry.body
        self.places[entry.seat] = Place("person", body["name"], body["token"], body["owner"])
        self.windows.sit(entry.seat)
        self.done = {(seat, id): number for (seat, id), number in self.done.items() if seat != entry.seat}

    def _own(self, entry: Entry) -> None:
        self.places[entry.seat] = structs.replace(self.places[entry.seat], owner=entry.body["owner"])

    def _bot(self, entry: Entry) -> None:
        self.places[entry.seat] = Place("bot", entry.body["bot"])
        self.offer = None

    def _fill(self, entry: Entry) -> None:
        self.places[entry.body["other"]] = Place("bot", entry.body["bot"])

    def _free(self, entry: Entry) -> None:
        self.places[entry.seat] = Place()

    def _choose(self, entry: Entry) -> None:
        number = self.decision()[0]
        self._take_choice(entry.seat, entry.body["choice"])
        if entry.body.get("passed"):
            self.windows.passed.append(number)

    def _take_choice(self, seat: int, choice: object) -> None:
        match = self.match
        assert match is not None
        plays = is_play(match.play, read_choice(self.game, choice))
        match.choose(seat, choice)
        match.forget(KEPT)
        if plays:
            self.windows.something_played(seat)
        self.offer = None
        self._end_by_rule()

    def _end_by_rule(self) -> None:
        result = None if self.match is None else self.match.play.result
        if result is not None:
            self.ended = Ended("rule", list(result.scores), result.rule)

    def _propose(self, entry: Entry) -> None:
        """A person wants this to be chosen: what nobody wanted before, or what others want too."""
        match, before = self.match, self.proposal
        assert match is not None
        choice = read_choice(self.game, entry.body["choice"])
        reasons = match.explain(entry.seat, choice)
        if reasons:
            raise IllegalChoice(reasons)
        own = self.asked_with(entry.seat)
        if before is not None and tuple(before.choice) == choice:
            self.proposal = structs.replace(before, agreed=[*before.agreed, *own])
        else:
            self.proposal = Proposal(entry.seat, list(choice), own, [])

    def _withdraw(self, entry: Entry) -> None:
        assert self.proposal is not None
        own = self.asked_with(entry.seat)
        kept = [seat for seat in self.proposal.agreed if seat not in own]
        self.proposal = structs.replace(self.proposal, agreed=kept)

    def _weigh_the_proposal(self, decision: tuple[int, int]) -> None:
        """After whatever has happened: all people asked agree, and it is chosen; or it is no longer anybody's."""
        proposal, people = self.proposal, self.people_asked()
        if proposal is None:
            return
        agreed = [seat for seat in people if seat in proposal.agreed]
        if self.decision() != decision or not agreed:
            self.proposal = None
            return
        seat = proposal.seat if proposal.seat in agreed else agreed[0]
        if agreed == people:
            self._take_choice(seat, proposal.choice)
            self.agreed.append(decision[0])
            self.proposal = None
        else:
            missing = [each for each in people if each not in agreed]
            self.proposal = Proposal(seat, proposal.choice, agreed, missing)

    def _undo(self, entry: Entry) -> None:
        assert self.match is not None
        for _ in range(entry.body["back"]):
            self.match.undo(entry.seat, agreed=True)
        self.agreed = [number for number in self.agreed if number < self.match.number()]
        self.undone += 1
        self.windows.went_back(entry.seat, self.decision())
        self.offer = None

    def _offer(self, entry: Entry) -> None:
        self.offer = Offer(entry.number, entry.body["what"], entry.seat, [entry.seat])

    def _answer(self, entry: Entry) -> None:
        offer = self.offer
        assert offer is not None
        if not entry.body["yes"]:
            self.offer = None
            return
        agreed = sorted({*offer.agreed, entry.seat})
        self.offer = Offer(offer.number, offer.what, offer.seat, agreed)
        if set(agreed) >= set(self.people()):
            self.offer = None
            if offer.what == "draw":
                self.ended = Ended("agreed", [0.5] * self.header.seats)
            else:
                self._undo(Entry(entry.number, "undo", offer.seat, entry.at, {"back": self.back_to(offer.seat)}))

    def _resign(self, entry: Entry) -> None:
        self._lose(entry.seat, "resigned")

    def _time(self, entry: Entry) -> None:
        self._lose(entry.seat, "time")

    def _call(self, entry: Entry) -> None:
        assert self.match is not None
        self.match.call_time()
        self.clocks.ends = 0.0

    def _lose(self, seat: int, by: Literal["resigned", "time"]) -> None:
        """The other of two wins. At a larger table the seat is out, and what is still asked of it a bot answers.

        A bot also goes on for it if people are left who play together, or if the match cannot do without it.
        """
        self.offer = None
        if self.people() != [seat] if self.game.cooperative else self.header.seats > 2:
            self._leave_match(seat, by)
            if self.ended is None:
                self.places[seat] = Place("bot", STAND_IN)
            return
        scores = [0.0 if self.game.cooperative or other == seat else 1.0 for other in range(self.header.seats)]
        self.ended = Ended(by, scores, seat=seat)

    def _leave_match(self, seat: int, by: Literal["resigned", "time"]) -> None:
        match = self.match
        assert match is not None
        if not match.may_resign(seat):
            return
        match.choose(seat, RESIGN)
        match.forget(KEPT)
        result = match.play.result
        if result is not None:
            self.ended = Ended(by, list(result.scores), result.rule, seat)

    def _say(self, entry: Entry) -> None:
        self.said.append(Said(entry.seat, self.places[entry.seat].name, entry.body["text"], entry.at))
        if len(self.said) > SAID:
            del self.said[0]
            self.unheard += 1

    def _mute(self, entry: Entry) -> None:
        place = self.places[entry.seat]
        others = {*place.muted, entry.body["other"]}
        if not entry.body["muted"]:
            others.discard(entry.body["other"])
        self.places[entry.seat] = structs.replace(place, muted=tuple(sorted(others)))

    # Windows

    def _windows(self, entry: Entry) -> None:
        self.windows.set(entry.seat, entry.body["stop"], entry.body["moments"])

    def _pass(self, entry: Entry) -> None:
        assert self.match is not None
        self.windows.pass_until(self.match.play, entry.seat, entry.body["until"])

    # Undo

    def back_to(self, seat: int) -> int:
        """How many choices are taken back so that a seat can choose again what it chose last; 0, if nothing."""
        assert self.match is not None
        last = len(self.match.past)
        chosen = set(range(self.match.inherited or 0, last)) - {number - 1 for number in self.windows.passed}
        mine = [at for at in chosen if self.match.past[at].seat == seat]
        return last - max(mine) if mine else 0

    def undo_is_free(self, seat: int, back: int) -> bool:
        """Nobody has to be asked: only bots play, or chose since, and nothing was rolled, shown or agreed meanwhile."""
        assert self.match is not None
        steps = self.match.past[-back:]
        first = self.match.number() - back
        own = all(
            step.seat == seat or self.places[step.seat].kind == "bot" or number in self.windows.passed
            for number, step in enumerate(steps, first)
        )
        agreed = any(number >= first for number in self.agreed)
        return self.people() == [seat] or (own and not agreed and not any(step.final for step in steps))

    # Snapshots

    def frozen(self) -> dict[str, Any]:
        """The table as data from which it is ready again at once."""
        return {
            "version": self.version(),
            "places": [[place.kind, place.name, place.token, place.owner, list(place.muted)] for place in self.places],
            "offer": None if self.offer is None else list(structs.astuple(self.offer)),
            "proposal": None if self.proposal is None else list(structs.astuple(self.proposal)),
            "agreed": self.agreed,
            "clocks": self.clocks.frozen(),
            "windows": self.windows.frozen(),
            "said": [[each.seat, each.name, each.text, each.at] for each in self.said],
            "unheard": self.unheard,
            "undone": self.undone,
            "done": [[seat, id, number] for (seat, id), number in self.done.items()],
            "marks": [[mark.events, mark.said, mark.undone] for mark in self.marks],
            "match": None if self.match is None else self.match.frozen(),
        }

    def thaw(self, data: dict[str, Any]) -> None:
        """Be as the table of the same header was when it was frozen; it was not over then."""
        self.places = [
            Place(kind, name, token, owner, tuple(muted)) for kind, name, token, owner, muted in data["places"]
        ]
        self.offer = None if data["offer"] is None else Offer(*data["offer"])
        self.proposal = None if data["proposal"] is None else Proposal(*data["proposal"])
        self.agreed = list(data["agreed"])
        self.clocks.thaw(data["clocks"])
        self.windows.thaw(data["windows"])
        self.said = [Said(*fields) for fields in data["said"]]
        self.unheard = data["unheard"]
        self.undone = data["undone"]
        self.done = {(seat, id): number for seat, id, number in data["done"]}
        self.marks = [Mark(*fields) for fields in data["marks"]]
        if data["match"] is not None:
            self.match = self._new_match()
            self.match.thaw(data["match"])

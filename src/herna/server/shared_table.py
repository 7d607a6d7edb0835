"""A table that people share: its data, and questions about it.

Only `apply` changes it. Everything that happens at a table is an entry, numbered from 1; the entries and the header
give the table, on any node.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

from msgspec import Struct

from herna.engine.activity import Harm
from herna.engine.chance import Scripted
from herna.engine.decision import Choice
from herna.engine.decks import LINE
from herna.engine.errors import BadInput
from herna.engine.events import SPECTATOR
from herna.engine.game import Game, Message, Options
from herna.engine.match import Match
from herna.server.clocks import Clocks
from herna.server.entries import Header
from herna.server.messages import Ended, Offer, Proposal, Said, SeatInfo, State, TableInfo, WindowsInfo
from herna.server.security import Forbidden, is_one_of
from herna.server.tournaments.judge_messages import Judged
from herna.server.windows import OpenDecision, Windows, passed_so_far

STAND_IN = "search"  # the bot that takes over from a person who leaves
NEVER = float("inf")
NO_SEAT = -1
JOURNAL = "journal"  # the origin of a table from an uploaded journal, and its name in error messages
LONGEST_TOLD = 1000  # characters of an option that is sent with every state


class Place(Struct, frozen=True):
    """A seat: open to anyone, a person's, or a bot's.

    A person has the digest of a token, and perhaps a visitor as the owner.
    """

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    token: str = ""
    owner: str = ""
    muted: tuple[int, ...] = ()
    since: int = 0  # the entry with which a person sat down


# Why a bot plays in somebody's seat: the player resigned, had no time left, has gone, or was removed.
Left = Literal["resigned", "time", "left", "removed"]


class Mark(Struct, frozen=True):
    """How many events and chat messages there were at a version.

    `undone` counts the undos.
    """

    events: int
    said: int
    undone: int


def deck_option(seat: int) -> str:
    """The option that says with which deck a seat plays."""
    return f"deck-{seat + 1}"


def _is_told(given: str | int) -> bool:
    """Whether everybody is told an option: neither a secret deck nor a long text."""
    return len(str(given)) <= LONGEST_TOLD and not str(given).startswith(LINE)


class SharedTable:
    """A table as its header and its entries so far make it."""

    def __init__(self, header: Header, game: Game[Any]) -> None:
        self.header = header
        self.game = game
        self.places = [Place()] * header.seats
        self.left: dict[int, tuple[Place, Left]] = {}  # people for whom a bot plays on, and why
        self.decks: dict[int, str] = {}  # with which players have sat down; nobody else is told
        self.match: Match[Any] | None = None
        self.asked_since = NEVER  # since when the open decision is open
        self.offer: Offer | None = None
        self.proposal: Proposal | None = None
        self.agreed: list[int] = []  # the numbers of the decisions made by agreement
        self.ended: Ended | None = None
        self.rematch = 0  # the number of the offer to play again that all have agreed to
        self.next = ""  # the table of the rematch, once it is open
        self.shows: set[int] = set()  # who wishes that the decks are shown, after the match
        self.clocks = Clocks(header.clock, header.seats)
        self.paused = False  # by a judge
        self.judged: list[Judged] = []  # what judges have done here
        self.windows = Windows(header.seats)
        self.said: list[Said] = []
        self.unheard = 0  # the number of older chat messages that are not in memory
        self.said_before_the_end = 0
        self.undone = 0
        self.done: dict[tuple[int, str], int] = {}  # messages of clients that were accepted, and the version then
        self.number = 0  # of the last entry
        self.marks = [Mark(0, 0, 0)]  # one for each version
        self.private = [0] * header.seats  # how many entries of each seat nobody else is told of

    # What is known about it

    def version(self) -> int:
        """The number of entries that everybody is told of.

        What a seat does for itself alone makes no version: others would see that it has done something.
        """
        return len(self.marks) - 1

    def status(self) -> Literal["waiting", "playing", "over"]:
        return "waiting" if self.match is None else "playing" if self.ended is None else "over"

    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    def host(self) -> int:
        """The seat of the person who has been here longest; -1, if none."""
        return min(self.people(), key=lambda seat: self.places[seat].since, default=-1)

    def asked(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        if self.match is None or self.ended is not None or self.match.play.ask is None:
            return ()
        return self.match.play.ask.seats()

    def bot_asked(self) -> int:
        """The bot that has to answer now; -1, if none.

        A person who may answer comes first.
        """
        asked = self.asked()
        if not asked or any(self.places[seat].kind == "person" for seat in asked):
            return -1
        return asked[0]

    def passed_by_server(self) -> int:
        """The person for whom the server passes the open window; -1, if none.

        All people asked want to pass. Open proposals and offers are answered first.
        """
        people = self.people_asked()
        if not people or self.match is None or self.offer is not None or self.proposal is not None:
            return -1
        return people[0] if self.windows.pass_for(self.match.play, people, self.decision()) else -1

    def answered_by_server(self) -> int:
        """The seat for which the server answers now; -1, if none.

        It is a bot's, or one that passes.
        """
        if self.paused:
            return NO_SEAT
        bot = self.bot_asked()
        return bot if bot >= 0 else self.passed_by_server()

    def rematch_is_due(self) -> bool:
        """Whether the server has to open the rematch."""
        return self.rematch > 0 and not self.next

    def awaits_server(self) -> bool:
        """Whether the server has to do something here: answer, or open the rematch."""
        return self.rematch_is_due() or self.answered_by_server() >= 0

    def people_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.places[seat].kind == "person"]

    def on_the_clock(self) -> list[int]:
        """The people whose time is running.

        Those asked, without those who have agreed to the open proposal.
        """
        if self.paused:
            return []
        return self.people_asked() if self.proposal is None else self.proposal.missing

    def seats_of_same_person(self, seat: int) -> list[int]:
        """All seats of the person in this seat that are asked.

        A person with several seats agrees once.
        """
        return [each for each in self.people_asked() if each in self.seats_of_owner(seat)]

    def seats_of_owner(self, seat: int) -> list[int]:
        """All seats of the person in this seat."""
        owner = self.places[seat].owner
        return [each for each in self.people() if each == seat or (owner and self.places[each].owner == owner)]

    def needs_agreement(self, seat: int) -> bool:
        """Whether others have to agree to what this seat chooses.

        The choice is then only a proposal.
        """
        return self.header.together == "everyone" and set(self.people_asked()) > set(self.seats_of_same_person(seat))

    def decision(self) -> OpenDecision:
        """Which decision is open."""
        return 0 if self.match is None else self.match.number(), self.undone

    def seats_of(self, tokens: Collection[str], owner: str) -> list[int]:
        """The seats of a visitor, or of somebody with these token digests."""
        return [
            seat
            for seat, place in enumerate(self.places)
            if place.kind == "person" and (is_one_of(place.token, tokens) or (owner and place.owner == owner))
        ]

    def check_seat(self, seat: int, tokens: Collection[str], owner: str) -> None:
        """Refuse a seat that does not exist or is not the caller's."""
        self.check_seat_number(seat)
        if seat not in self.seats_of(tokens, owner):
            raise Forbidden("error-not-your-seat", seat=seat + 1)

    def check_seat_number(self, seat: int) -> None:
        """Refuse a seat that this table does not have."""
        if seat >= self.header.seats:
            raise BadInput("error-no-such-seat", seat=seat + 1)

    def info(self, visitor: str = "") -> TableInfo:
        """What everybody may know, and whether the visitor is asked here."""
        header = self.header
        return TableInfo(
            id=header.id,
            game=header.game,
            options={name: given for name, given in header.options.items() if _is_told(given)},
            seats=[SeatInfo(place.kind, place.name) for place in self.places],
            status=self.status(),
            public=header.public,
            rated=header.rated,
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
            rules_changed=self.status() != "over" and header.rules not in (0, self.game.version),
            redealt=self.match is not None and self.match.redealt,
            next=self.next,
            host=self.host(),
            tournament=header.tournament,
            your_turn=bool(visitor) and any(self.places[seat].owner == visitor for seat in self.people_asked()),
        )

    def state(self, seat: int, after: int = 0) -> State:
        """What a seat or a spectator is sent.

        Everything, or what is new since the version `after`, unless an undo has changed what was sent then.
        """
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
            clocks=self.clocks.info(self.on_the_clock()),
            ends=0.0 if self.ended is not None else self.clocks.ends,
            judged=list(self.judged),
            paused=self.paused,
            fresh=known is self.marks[0],
        )

    def _windows_of(self, seat: int) -> WindowsInfo | None:
        if seat == SPECTATOR or self.match is None or self.ended is not None:
            return None
        return self.windows.info(self.match.play, seat, seat in self.asked() and self.passed_by_server() >= 0)

    def forecast(self, seat: int) -> list[tuple[Message, ...]]:
        """The forecast of each option of a seat; none, if it is not asked."""
        return [] if self.match is None or seat not in self.asked() else self.match.chair(seat).forecast()

    def harms(self, seat: int) -> list[Harm]:
        """Whom each option of a seat harms; none, if it is not asked."""
        return [] if self.match is None or seat not in self.asked() else self.match.chair(seat).harms()

    def onward(self, seat: int) -> list[Sequence[Choice]]:
        """What may be chosen together with each option of a seat.

        Nothing, if it is not asked.
        """
        return [] if self.match is None or seat not in self.asked() else self.match.chair(seat).onward()

    def _view(self, seat: int, after: int) -> dict[str, Any]:
        assert self.match is not None
        seen = sum(1 for event in self.match.log.events[:after] if event.told_to(seat) is not None)
        view = self.match.view(seat, seen)
        if self.ended is not None:
            seed = "" if self.header.secret else self.match.seed  # it would tell the decks of a tournament
            return view | {"seed": seed, "decision": None}
        return view

    def whole_view(self, seat: int) -> dict[str, Any]:
        """What a seat sees of the match, with all its events."""
        return self._view(seat, 0)

    def newest(self, count: int) -> dict[str, Any] | None:
        """What a spectator sees, with only the last few events; None before the match."""
        return None if self.match is None else self._view(SPECTATOR, max(0, len(self.match.log.events) - count))

    def said_since_the_end(self) -> int:
        """How many messages were said after the match was over."""
        return 0 if self.ended is None else self.unheard + len(self.said) - self.said_before_the_end

    # Undo

    def choices_to_undo(self, seat: int) -> int:
        """How many choices to undo so that a seat can choose again.

        0, if it has chosen nothing.
        """
        assert self.match is not None
        last = len(self.match.past)
        chosen = set(range(self.match.inherited or 0, last)) - {number - 1 for number in self.windows.passed}
        mine = [at for at in chosen if self.match.past[at].seat == seat]
        return last - max(mine) if mine else 0

    def undo_is_free(self, seat: int, back: int) -> bool:
        """Whether a seat may undo these choices without asking anybody.

        It may if no other people play; or if only bots have chosen since, and nothing was rolled, shown or agreed
        meanwhile.
        """
        assert self.match is not None
        steps = self.match.past[-back:]
        first = self.match.number() - back
        own = all(
            step.seat == seat or self.places[step.seat].kind == "bot" or number in self.windows.passed
            for number, step in enumerate(steps, first)
        )
        agreed = any(number >= first for number in self.agreed)
        return self.people() == [seat] or (own and not agreed and not any(step.final for step in steps))

    # The match

    def options(self) -> Options:
        """The options of the match, with the decks that players have chosen in secret."""
        return self.header.options | {deck_option(seat): deck for seat, deck in self.decks.items()}

    def shows_decks(self) -> bool:
        """Whether all people at the table wish that their decks are shown."""
        return bool(self.shows) and self.shows >= set(self.people())

    def has_secret_deck(self, seat: int) -> bool:
        """Whether nobody but its player was told the deck of a seat.

        A person who uploads a journal knows all its decks; a tournament says itself who is told them.
        """
        if self.header.origin == JOURNAL or self.header.tournament:
            return False
        return seat in self.decks or str(self.header.options.get(deck_option(seat), "")).startswith(LINE)

    def tells_decks(self, seats: Collection[int]) -> bool:
        """Whether somebody with these seats may know all decks.

        All people there wish it, or are one; nobody can wish it any more for one who has left.
        """
        people = set(self.people())
        agreed = self.shows_decks() or (bool(people) and people <= set(seats))
        others = [seat for seat in range(self.header.seats) if seat not in seats and self.has_secret_deck(seat)]
        return all(agreed and seat not in self.left for seat in others)

    def new_match(self) -> Match[Any]:
        """The match at its beginning, or at the decision from which it was forked."""
        header = self.header
        if header.inherited is None:
            return Match(self.game, header.seats, self.options(), header.seed)
        match = Match(
            self.game,
            header.seats,
            self.options(),
            header.seed,
            chance=Scripted(header.setup),
            inherited=len(header.inherited),
        )
        for inherited in header.inherited:
            match.inherit(*inherited)
        if self.redeals():
            match.redeal()
        return match

    def redeals(self) -> bool:
        """Whether hidden cards are dealt anew as the fork begins.

        Somebody who plays here may have looked at them.
        """
        header = self.header
        sat = all(self.places[seat].owner in header.sat for seat in self.people())
        return header.redeals == "always" or (header.redeals == "for strangers" and not sat)

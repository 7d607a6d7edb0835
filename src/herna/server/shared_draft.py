"""Limited play that people share: the boosters, and everything that happened, as entries.

Entries are numbered from 1 and only appended; with the header they give the draft, on any node. Nobody is told what
others hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from msgspec import Struct

from herna.bots.drafting import Drafter
from herna.engine.chance import Seeded
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.limited import BoosterBox, BoosterDraft, start_draft
from herna.engine.limited import sealed_pools as open_sealed
from herna.games.catalogue import game_named
from herna.server.draft_messages import DraftListed, DraftMatch, DraftState, DraftStatus
from herna.server.messages import SeatInfo
from herna.server.shared_table import Place

BOT = "search:2"  # which plays the matches of a seat that is a bot's
NO_SEAT = -1


class DraftHeader(Struct, frozen=True):
    """What is fixed when a draft is opened: also what is in every booster.

    boosters: by round and seat; pools: what each seat opens at once, if decks are sealed.
    """

    id: str
    game: str
    seats: int
    sealed: bool
    seconds: int
    seed: str
    opened: float
    boosters: list[list[list[str]]]
    pools: list[list[str]]
    opener: str = ""  # the digest of the address from which it was opened, for limits


class DraftEntry(Struct, frozen=True):
    """Something that happened: its kind, seat and time."""

    number: int
    kind: Literal["sit", "own", "leave", "start", "pick", "deck", "match"]
    seat: int
    at: float
    body: dict[str, Any] = {}


def box_of(game: Game[Any]) -> BoosterBox:
    """What a game's boosters are made of; refused, if it has none."""
    building = game.deck_building()
    box = None if building is None else building.boosters()
    if box is None:
        raise BadInput("error-no-boosters", game=game.key)
    return box


@cache
def drafter_of(game: Game[Any]) -> Drafter:
    """The bot that picks and builds in a game's drafts."""
    return Drafter(game, box_of(game))


def new_header(id: str, game: Game[Any], seats: int, sealed: bool, seconds: int, seed: str, at: float) -> DraftHeader:
    """A new draft: its boosters are filled at once."""
    box, chance = box_of(game), Seeded(seed)
    boosters = [] if sealed else start_draft(box, seats, chance).boosters
    pools = open_sealed(box, seats, chance) if sealed else [[] for _ in range(seats)]
    return DraftHeader(id, game.key, seats, sealed, seconds, seed, at, boosters, pools)


class SharedDraft:
    """A draft as its header and its entries so far make it."""

    def __init__(self, header: DraftHeader) -> None:
        self.header = header
        self.game = game_named(header.game)
        self.box = box_of(self.game)
        boosters = [[list(booster) for booster in round] for round in header.boosters]
        self.draft = BoosterDraft(self.box, boosters, [list(pool) for pool in header.pools])
        self.places = [Place()] * header.seats
        self.started = False
        self.turn = 0  # how often the boosters were passed on
        self.since = 0.0  # when this turn began
        self.decks: dict[int, dict[str, int]] = {}  # handed in, by seat
        self.matches: list[DraftMatch] = []
        self.number = 0  # of the last entry

    # What is known about it

    def status(self) -> DraftStatus:
        if not self.started:
            return "waiting"
        return "building" if self.draft.is_over() else "drafting"

    def seat_of(self, owner: str) -> int:
        """The seat of a visitor; -1, if they have none."""
        seats = (seat for seat, place in enumerate(self.places) if place.kind == "person" and place.owner == owner)
        return next(seats, NO_SEAT) if owner else NO_SEAT

    def is_over_time(self, now: float) -> bool:
        return self.header.seconds > 0 and now >= self.since + self.header.seconds

    def match_of(self, one: int, other: int) -> DraftMatch | None:
        """The match of two seats, if it was opened."""
        pair = (min(one, other), max(one, other))
        return next((match for match in self.matches if match.seats == pair), None)

    def line(self, seat: int) -> str:
        """The deck that a seat has handed in, as one line."""
        building = self.game.deck_building()
        assert building is not None
        rest = Counter(self.draft.pools[seat]) - Counter(self.decks[seat])
        deck, side = (part.key for part in building.parts)
        return building.line(building.draft("", {deck: self.decks[seat], side: rest}, ""))

    def state(self, owner: str, now: float) -> DraftState:
        """What a visitor may see of the draft."""
        you, header, draft = self.seat_of(owner), self.header, self.draft
        drafting, building = self.status() == "drafting", self.status() == "building"
        own = you != NO_SEAT and self.started
        pool = list(draft.pools[you]) if own else []
        timed = drafting and header.seconds > 0
        return DraftState(
            id=header.id,
            game=header.game,
            sealed=header.sealed,
            seconds=header.seconds,
            status=self.status(),
            seats=[SeatInfo(place.kind, place.name) for place in self.places],
            you=you,
            turn=self.turn,
            round=min(draft.round + 1, len(draft.boosters)),
            rounds=len(draft.boosters),
            booster=list(draft.booster(you)) if own and drafting else [],
            pick=draft.picks.get(you, "") if drafting else "",
            pool=pool,
            picked=[drafting and not draft.awaits(seat) for seat in range(header.seats)],
            ready=[seat in self.decks for seat in range(header.seats)],
            left=max(0.0, self.since + header.seconds - now) if timed else None,
            size=self.box.deck,
            suggested=dict(Counter(drafter_of(self.game).build(pool))) if own and building else {},
            deck=self.decks.get(you, {}),
            matches=list(self.matches),
        )

    def listed(self, owner: str) -> DraftListed:
        """The draft in the list of a visitor."""
        you, status = self.seat_of(owner), self.status()
        asked = self.draft.awaits(you) if status == "drafting" else status == "building" and you not in self.decks
        return DraftListed(
            self.header.id, self.header.game, self.header.sealed, self.header.opened, status, you != NO_SEAT and asked
        )

    # What happens to it

    def apply(self, entry: DraftEntry) -> None:
        """Change the draft as an entry says; nothing is refused."""
        seat, body = entry.seat, entry.body
        match entry.kind:
            case "sit":
                self.places[seat] = Place("person", body["name"], owner=body["owner"])
            case "own":
                self.places[seat] = Place("person", self.places[seat].name, owner=body["owner"])
            case "leave":
                self.places[seat] = Place("bot", BOT) if self.started else Place()
            case "start":
                self.places = [Place("bot", BOT) if place.kind == "open" else place for place in self.places]
                self.started, self.since = True, entry.at
            case "pick":
                self._pick(seat, body["card"], entry.at)
            case "deck":
                self.decks[seat] = body["cards"]
            case "match":
                self.matches.append(DraftMatch((seat, body["other"]), body["table"]))
        self.number = entry.number

    def _pick(self, seat: int, card: str, at: float) -> None:
        self.draft.pick(seat, card)
        if not self.draft.picks:  # all have picked
            self.turn += 1
            self.since = at

    def next_due(self, now: float) -> DraftEntry | None:
        """What the server does next.

        Bots pick and build, and pick for a person whose time is up."""
        if not self.started:
            return None
        over_time, drafter = self.is_over_time(now), drafter_of(self.game)
        for seat, place in enumerate(self.places):
            if self.draft.awaits(seat) and (place.kind == "bot" or over_time):
                chance = Seeded(f"{self.header.seed} {self.number}")
                card = drafter.pick(self.draft.booster(seat), self.draft.pools[seat], chance)
                return DraftEntry(self.number + 1, "pick", seat, now, {"card": card})
            if self.draft.is_over() and place.kind == "bot" and seat not in self.decks:
                deck = Counter(drafter.build(self.draft.pools[seat]))
                return DraftEntry(self.number + 1, "deck", seat, now, {"cards": dict(deck)})
        return None

    def check_deck(self, seat: int, cards: Mapping[str, int]) -> dict[str, int]:
        """A deck of a seat's cards, of the right size; any other is refused."""
        deck = Counter({card: count for card, count in cards.items() if count})
        missing = list(deck - Counter(self.draft.pools[seat]))
        if missing:
            raise BadInput("error-draft-not-yours", card=missing[0][:40])
        if deck.total() != self.box.deck:
            raise BadInput("error-draft-size", given=deck.total(), wanted=self.box.deck)
        return dict(deck)

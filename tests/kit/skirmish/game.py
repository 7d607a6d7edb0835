"""Skirmish as Herna wants a game."""

from collections.abc import Callable
from typing import Any

from herna.engine.activity import Noun
from herna.engine.cards import cards_of
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.flow import Play, Procedure
from herna.engine.game import Game, Message, Option, Options
from herna.engine.table import drawn, won_by
from tests.kit.skirmish.rules import ACTIVITIES, LAST_TURN, Turns
from tests.kit.skirmish.table import DECK, Arena

HAND = 4


class Skirmish(Game[Arena]):
    """Strike the others until only you are left."""

    def options(self) -> tuple[Option, ...]:
        return (Option("health", 5, low=1, high=20),)

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Arena, Procedure]:
        cards = cards_of([DECK], seats)
        deck = tuple(range(len(DECK)))
        cards.shuffle(deck, chance)
        table = Arena(cards, [()] * seats, deck, [int(options["health"])] * seats)
        for seat in range(seats):
            for _ in range(HAND):
                table.draw_card(seat, chance)
        return table, Turns()

    def settle(self, play: Play[Arena]) -> Procedure | None:
        table = play.table
        alive = table.alive()
        if len(alive) == 1:
            play.finish(won_by(table.seats(), *alive, rule="SK-WIN-01"))
        elif not alive or table.turns == LAST_TURN:
            play.finish(drawn(table.seats(), "SK-WIN-02"))
        return None

    def view(self, table: Arena, seat: int) -> dict[str, Any]:
        known = {
            str(card): table.cards.kind(card)
            for card in range(len(DECK))
            if table.cards.known_to(card, seat, table.seats())
        }
        return {
            "known": known,
            "hand": list(table.hands[seat]) if seat >= 0 else [],
            "hands": [len(hand) for hand in table.hands],
            "deck": len(table.deck),
            "discard": list(table.discard),
            "in_play": {str(card): owner for card, owner in table.owner.items()},
            "health": list(table.health),
            "strength": [table.strength(seat) for seat in range(table.seats())],
            "active": table.active,
        }

    def exists(self, table: Arena, field: str, thing: str | int) -> bool:
        return isinstance(thing, int) and 0 <= thing < (len(DECK) if field in ("card", "source") else table.seats())

    def evaluate(self, play: Play[Arena], seat: int) -> float:
        health = play.table.health
        return 0.5 + (health[seat] - max(each for other, each in enumerate(health) if other != seat)) / 100

    def moments(self) -> tuple[str, ...]:
        return ("play-something-now",)

    def plays(self) -> tuple[str, ...]:
        return ("strike", "play")

    def spans(self, table: Arena) -> dict[str, str]:
        return {"turn": f"{table.turns}"}

    def whose_turn(self, table: Arena) -> int:
        return table.active

    def forecast(self, play: Play[Arena], choice: Choice) -> tuple[Message, ...]:
        """The card that would be drawn next: the engine sees to it that this is only a guess."""
        deck, cards = play.table.deck, play.table.cards
        return (Message("sk-forecast-next", (("card", f"sk-card-{cards.kind(deck[0])}"),)),) if deck else ()

    def name(self, view: dict[str, Any], field: str, value: str | int) -> Message | str | int:
        if field in ("card", "source"):
            kind = view["known"].get(str(value))
            return Message("hidden") if kind is None else Message(f"sk-card-{kind}")
        return value

    def draw(self, view: dict[str, Any], say: Callable[[str], str]) -> str:
        return "\n".join(f"{seat}: {health}" for seat, health in enumerate(view["health"]))


GAME = Skirmish(
    key="skirmish",
    package="tests.kit.skirmish",
    prefix="sk",
    activities=ACTIVITIES,
    nouns={"target": Noun("seat")},
    events={
        "drew": ("seat", "card"),
        "played": ("seat", "card"),
        "rolled": ("seat", "number"),
        "lost": ("seat", "amount"),
        "broke": ("seat", "card"),
        "reacted": ("seat", "card"),
        "buried": ("seat",),
    },
    hidden_fields={"drew": ("card",)},
    seat_counts=(2, 3, 4),
    settles=True,
)

"""Summoner Wars as Herna wants a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from herna.engine.chance import Chance
from herna.engine.decision import Choice, Reason
from herna.engine.decks import LINE
from herna.engine.errors import BadInput
from herna.engine.flow import Play, Procedure
from herna.engine.game import CheckedDeck, Game, Message, Option, Options
from herna.games.summoner_wars import drawing, evaluation, forecast
from herna.games.summoner_wars.cards import every_card
from herna.games.summoner_wars.decks import deck_faults, deck_named, read_deck
from herna.games.summoner_wars.grid import column_of, row_of
from herna.games.summoner_wars.guess import deal_anew
from herna.games.summoner_wars.printed import DECKS, FACTIONS, PRINTED
from herna.games.summoner_wars.refusals import asked
from herna.games.summoner_wars.rules.damage import Elimination
from herna.games.summoner_wars.rules.events import DiscardEvent
from herna.games.summoner_wars.rules.values import fallen
from herna.games.summoner_wars.setup import first_table
from herna.games.summoner_wars.table import DECK_SIZE, Battlefield
from herna.games.summoner_wars.texts import TEXTS, speaking
from herna.games.summoner_wars.turn import Turns
from herna.games.summoner_wars.view import view_for

RANDOM = "random"  # an option that is left to chance


class SummonerWars(Game[Battlefield]):
    """Two armies, one Summoner each."""

    def options(self) -> tuple[Option, ...]:
        return (
            Option("deck-1", FACTIONS[0], values=(*FACTIONS, RANDOM), text=True),
            Option("deck-2", FACTIONS[1], values=(*FACTIONS, RANDOM), text=True),
            Option("first", RANDOM, values=(RANDOM, "seat-1", "seat-2")),
        )

    def check_option(self, option: Option, given: str) -> str:
        """SW-SETUP-03: a self-built deck, as one line, in place of a ready-made one."""
        if not given.startswith(LINE):
            known = ", ".join((*option.values, f"{LINE}…"))
            raise BadInput("error-option-value", game=self.key, option=option.name, given=given[:40], known=known)
        return deck_named(given, option.name).line()

    def decks(self) -> tuple[str, ...]:
        return FACTIONS

    def check_deck(self, text: str, name: str) -> CheckedDeck:
        deck = read_deck(text, name)
        return CheckedDeck(deck.line(), tuple(deck_faults(deck)))

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Battlefield, Procedure]:
        one, two = (
            chance.pick(FACTIONS) if options[deck] == RANDOM else str(options[deck]) for deck in ("deck-1", "deck-2")
        )
        first = chance.below(2) if options["first"] == RANDOM else int(options["first"] == "seat-2")
        return first_table((one, two), first, chance), Turns()

    def view(self, table: Battlefield, seat: int) -> dict[str, Any]:
        return view_for(table, seat)

    def guess(self, table: Battlefield, seat: int, chance: Chance) -> Battlefield:
        guessed = table.copy()
        guessed.cards = table.cards.guess(seat, chance)
        deal_anew(guessed, 1 - seat, chance)
        return guessed

    def settle(self, play: Play[Battlefield]) -> Procedure | None:
        """SW-GAP-17: what has no life left without having been damaged falls at once, and nobody gains magic.

        An active event whose text ends it is discarded at once (SW-EVT-06).
        """
        table = play.table
        if not table.unsettled:
            return None
        table.unsettled = False
        batch = fallen(table)
        if batch:
            return Elimination(batch)
        for card, key in speaking(table, "ends"):
            if TEXTS[key].ends(table, card):
                return DiscardEvent(card, key, table.control[card])
        return None

    def why_not(self, play: Play[Battlefield], choice: Choice) -> tuple[Reason, ...]:
        return asked.why_not(play, choice)

    def evaluate(self, play: Play[Battlefield], seat: int) -> float:
        return evaluation.evaluate(play.table, seat)

    def spans(self, table: Battlefield) -> dict[str, str]:
        return {"turn": f"{table.turn}"}

    def whose_turn(self, table: Battlefield) -> int:
        return table.active

    def points(self, table: Battlefield) -> tuple[int, ...]:
        return _damage_dealt(table, 0), _damage_dealt(table, 1)

    def card_played(self, table: Battlefield, event: Choice) -> tuple[int, str] | None:
        return (int(event[1]), table.key(int(event[2]))) if event[0] in ("summoned", "built", "played") else None

    def foresee(self, play: Play[Battlefield], choice: Choice) -> tuple[Message, ...]:
        return () if play.ask is None else forecast.foresee(play.table, play.ask.seat, choice)

    def name(self, view: dict[str, Any], field: str, value: str | int) -> Message | str | int:
        if field in ("card", "unit", "target", "source", "blocker") and isinstance(value, int):
            return _card_named(view, value)
        if field == "mover" and isinstance(value, int):
            return _card_named(view, value, told_where=True)
        if field == "effect":
            return Message(_text_key(value))
        if field == "text":
            return Message(f"{_text_key(value)}-text")
        if field in ("phase", "now"):
            return Message(f"sw-phase-name-{value}")
        if field == "space" and isinstance(value, int):
            return space_named(value)
        return value

    def described(self, say: Callable[[str], str]) -> dict[str, str]:
        return drawing.described(say)

    def pictured(self, say: Callable[[str], str]) -> dict[str, dict[str, Any]]:
        return drawing.pictured(say)

    def draw(self, view: dict[str, Any], say: Callable[[str], str]) -> str:
        return drawing.draw(view, say)


def _damage_dealt(table: Battlefield, seat: int) -> int:
    """The damage on the opponent's Summoner; all its life, if it is gone."""
    card = (1 - seat) * DECK_SIZE
    return table.damage[card] if table.on_board(card) else table.printed(card).life


def _text_key(value: str | int) -> str:
    """The message that names an ability, or an event by its card."""
    return f"sw-card-{value}" if value in PRINTED else f"sw-ability-{value}"


def space_named(space: int) -> str:
    """A space as players write it: a letter for the column, a number for the row."""
    return f"{'abcdef'[column_of(space) - 1]}{row_of(space)}"


def _card_named(view: dict[str, Any], card: int, told_where: bool = False) -> Message:
    """A card's name, with its space where there are several of its kind on the battlefield.

    A message that tells where a card goes leaves the space out: by then it has gone there, or farther.
    """
    kinds: dict[str, str] = view["kinds"]
    kind = kinds.get(str(card))
    if kind is None:
        return Message("hidden")
    alike = [thing for thing in view["objects"] if kinds[str(thing["card"])] == kind]
    where = next((thing["space"] for thing in alike if thing["card"] == card), -1)
    if told_where or len(alike) < 2 or where < 0:
        return Message(f"sw-card-{kind}")
    return Message("sw-card-at", (("name", f"sw-card-{kind}"), ("space", space_named(where))))


GAME = SummonerWars(
    key="summoner-wars",
    package="herna.games.summoner_wars",
    prefix="sw",
    choices={
        "summon": ("card", "space"),
        "move": ("unit", "space"),
        "charge": ("unit", "space"),
        "step": ("space",),
        "stop": (),
        "instead_of_moving": ("unit", "effect"),
        "build": ("card", "space"),
        "attack": ("unit", "target"),
        "instead_of_attacking": ("unit", "effect"),
        "reroll": ("card",),
        "discard": ("card",),
        "play": ("card",),
        "use": ("card", "effect"),
        "end_phase": (),
        "force": ("card", "space"),
        "keep": ("card",),
        "accept": (),
        "target": ("card",),
        "to": ("space",),
        "pick": ("card",),
        "done": (),
        "boost_it": (),
        "pay_magic": (),
        "pay_boost": (),
        "suffer": (),
    },
    events={
        "turn_began": ("seat", "turn"),
        "drew": ("seat", "card"),
        "summoned": ("seat", "mover", "space"),
        "built": ("seat", "mover", "space"),
        "moved": ("mover", "space"),
        "forced": ("mover", "space"),
        "placed": ("mover", "space"),
        "swapped": ("card", "target"),
        "attacked": ("unit", "target"),
        "rolled": ("unit", "melee", "ranged", "special", "faces"),
        "damaged": ("card", "amount"),
        "healed": ("card", "amount"),
        "boosted": ("card", "amount"),
        "eliminated": ("card",),
        "returned": ("card",),
        "showed": ("seat", "card"),
        "discarded": ("card",),
        "gained_magic": ("seat", "amount"),
        "paid_magic": ("seat", "amount"),
        "discarded_for_magic": ("seat", "card", "amount"),
        "played": ("seat", "card"),
        "event_ended": ("seat", "card"),
        "tucked": ("card", "target"),
        "took_control": ("seat", "card"),
        "used": ("card", "effect"),
        "was_inactive": ("card",),
    },
    version=2,
    complete=True,
    settles=True,
)

every_card.speak()
assert set(DECKS) == set(FACTIONS)

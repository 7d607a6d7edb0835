"""Summoner Wars as Herna wants a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from herna.engine.activity import Noun
from herna.engine.chance import Chance
from herna.engine.checked import CheckedDeck
from herna.engine.decision import Choice
from herna.engine.deck_building import DeckBuilding
from herna.engine.decks import LINE
from herna.engine.deeds import Accept, Done
from herna.engine.errors import BadInput
from herna.engine.events import NamedEvent, event_number
from herna.engine.flow import Play, Procedure
from herna.engine.game import Count, Game, Message, Option, Options, Say
from herna.engine.guesses import Guesses
from herna.engine.library import LibraryEntry
from herna.games.summoner_wars import conduct, counts, describing, drawing, evaluation, features, forecast, naming
from herna.games.summoner_wars.building import SummonerWarsDecks
from herna.games.summoner_wars.cards import every_card
from herna.games.summoner_wars.cards.cave_goblins import LoseUnit, PickFood
from herna.games.summoner_wars.cards.savanna_elves import PayBoost
from herna.games.summoner_wars.decks import check_deck, deck_named, is_chosen, ready_made
from herna.games.summoner_wars.deeds import Aim, BoostIt, PayMagic, PlaceIt
from herna.games.summoner_wars.grid import SPACES
from herna.games.summoner_wars.guess import HiddenArmy
from herna.games.summoner_wars.printed import DECKS, FACTIONS, PRINTED
from herna.games.summoner_wars.rules.abilities import UseAbility
from herna.games.summoner_wars.rules.attack import RollAttackAgain
from herna.games.summoner_wars.rules.attacking import DeclareAttack, InsteadOfAttacking
from herna.games.summoner_wars.rules.damage import Elimination
from herna.games.summoner_wars.rules.events import DiscardEvent, KeepEvent, PlayFromHand
from herna.games.summoner_wars.rules.force import ForceObject
from herna.games.summoner_wars.rules.movement import ChargeUnit, InsteadOfMoving, MoveUnit, Step, Stop
from herna.games.summoner_wars.rules.summoning import BuildStructure, SummonUnit
from herna.games.summoner_wars.rules.values import fallen
from herna.games.summoner_wars.setup import first_table
from herna.games.summoner_wars.table import DECK_SIZE, Battlefield
from herna.games.summoner_wars.texts import ENDS, TEXTS, texts_in_play
from herna.games.summoner_wars.turn import DiscardForMagic, EndPhase, Turns
from herna.games.summoner_wars.view import view_for

RANDOM: Final = "random"  # an option that is left to chance

DECK_BUILDING: Final = SummonerWarsDecks()


class SummonerWars(Game[Battlefield]):
    """Two armies, one Summoner each."""

    def options(self) -> tuple[Option, ...]:
        return (
            Option("deck-1", FACTIONS[0], values=(*FACTIONS, RANDOM), text=True),
            Option("deck-2", FACTIONS[1], values=(*FACTIONS, RANDOM), text=True),
            Option("first", RANDOM, values=(RANDOM, "seat-1", "seat-2")),
        )

    def check_option(self, option: Option, given: str) -> str:
        """SW-SETUP-03: a player's own deck, as one line, in place of a ready-made one."""
        if not given.startswith(LINE):
            known = ", ".join((*option.values, f"{LINE}…"))
            raise BadInput("error-option-value", game=self.key, option=option.name, given=given[:40], known=known)
        return deck_named(given, option.name).line()

    def decks(self) -> tuple[str, ...]:
        return FACTIONS

    def check_deck(self, text: str, name: str) -> CheckedDeck:
        return check_deck(text, name)

    def deck_cards(self, key: str) -> tuple[tuple[str, int], ...]:
        return ready_made(key).counts()

    def deck_building(self) -> DeckBuilding:
        return DECK_BUILDING

    def deck_keys(self) -> tuple[str, ...]:
        return tuple(key for key, card in PRINTED.items() if "summoner" in card.classes or is_chosen(card))

    def deck_text(self, key: str, say: Say) -> str:
        return ready_made(key).text(lambda card: say(f"sw-card-{card}"))

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Battlefield, Procedure]:
        one, two = (
            chance.pick(FACTIONS) if options[deck] == RANDOM else str(options[deck]) for deck in ("deck-1", "deck-2")
        )
        first = chance.below(2) if options["first"] == RANDOM else int(options["first"] == "seat-2")
        return first_table((one, two), first, chance), Turns()

    def view(self, table: Battlefield, seat: int) -> dict[str, Any]:
        return view_for(table, seat)

    def plays_as(self, table: Battlefield, seat: int) -> str:
        return table.printed(seat * DECK_SIZE).faction

    def guesses(self, table: Battlefield, seat: int) -> Guesses[Battlefield]:
        return HiddenArmy(table, seat)

    def settle(self, play: Play[Battlefield]) -> Procedure | None:
        """What has no life left falls at once (SW-GAP-17).

        Without having been damaged; nobody gains magic. An active event whose text ends it is discarded at once
        (SW-EVT-06).
        """
        table = play.table
        if not table.unsettled:
            return None
        table.unsettled = False
        batch = fallen(table)
        if batch:
            return Elimination(batch)
        for card, key in texts_in_play(table, ENDS):
            if TEXTS[key].ends(table, card):
                return DiscardEvent(card, key, table.control[card])
        return None

    def exists(self, table: Battlefield, field: str, thing: str | int) -> bool:
        if field == "effect":
            return thing in TEXTS
        return thing in range(SPACES if field == "space" else len(table.place))

    def evaluate(self, play: Play[Battlefield], seat: int) -> float:
        return evaluation.evaluate(play.table, seat)

    def counts(self, play: Play[Battlefield], seat: int) -> tuple[Count, ...]:
        return counts.counts(play.table, seat)

    def features(self, play: Play[Battlefield], seat: int) -> list[float]:
        return features.features(play.table, seat)

    def sensible(self, play: Play[Battlefield], options: list[Choice]) -> list[Choice]:
        return conduct.sensible(play, options)

    def is_settled(self, play: Play[Battlefield]) -> bool:
        return conduct.is_settled(play)

    def slips(self, play: Play[Battlefield], choice: Choice, before: Sequence[Choice]) -> Mapping[str, bool]:
        return conduct.slips(play, choice)

    def spans(self, table: Battlefield) -> dict[str, str]:
        return {"turn": f"{table.turn}"}

    def whose_turn(self, table: Battlefield) -> int:
        return table.active

    def points(self, table: Battlefield) -> tuple[int, ...]:
        return _damage_dealt(table, 0), _damage_dealt(table, 1)

    def card_played(self, table: Battlefield, event: NamedEvent) -> tuple[int, str] | None:
        if event["kind"] not in ("summoned", "built", "played"):
            return None
        card = "card" if event["kind"] == "played" else "mover"
        return event_number(event, "seat"), table.key(event_number(event, card))

    def forecast(self, play: Play[Battlefield], choice: Choice) -> tuple[Message, ...]:
        return () if play.ask is None else forecast.forecast(play.table, play.ask.seat, choice)

    def name(self, view: dict[str, Any], field: str, value: str | int) -> Message | str | int:
        return naming.named(view, field, value)

    def library(self, say: Callable[[str], str]) -> tuple[LibraryEntry, ...]:
        return describing.library(say)

    def library_filters(self) -> tuple[str, ...]:
        return describing.FILTERS

    def pictured(self, say: Callable[[str], str]) -> Mapping[str, Mapping[str, Any]]:
        return describing.pictured(say)

    def draw(self, view: dict[str, Any], say: Callable[[str], str]) -> str:
        return drawing.draw(view, say)


def _damage_dealt(table: Battlefield, seat: int) -> int:
    """The damage on the opponent's Summoner; all its life, if it is gone."""
    card = (1 - seat) * DECK_SIZE
    return table.damage[card] if table.on_board(card) else table.printed(card).life


GAME: Final = SummonerWars(
    key="summoner-wars",
    package="herna.games.summoner_wars",
    prefix="sw",
    activities=(
        SummonUnit,
        MoveUnit,
        ChargeUnit,
        Step,
        Stop,
        InsteadOfMoving,
        BuildStructure,
        DeclareAttack,
        InsteadOfAttacking,
        RollAttackAgain,
        DiscardForMagic,
        PlayFromHand,
        UseAbility,
        EndPhase,
        ForceObject,
        KeepEvent,
        Accept,
        Aim,
        PlaceIt,
        PickFood,
        Done,
        BoostIt,
        PayMagic,
        PayBoost,
        LoseUnit,
    ),
    nouns={
        "card": Noun("card", "SW-TERM-20"),
        "unit": Noun("card", "SW-TERM-20"),
        "target": Noun("card", "SW-TERM-20"),
        "source": Noun("due", "SW-TERM-20"),
        "space": Noun("space", "SW-COMP-04"),
        "effect": Noun("ability", "SW-ABIL-01"),
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
    text_fields={"faces": ()},
    hidden_fields={"drew": ("card",), "discarded": ("card",), "discarded_for_magic": ("card",)},
    version=3,
    complete=True,
    settles=True,
    playout=0,
)

every_card.register_texts()
assert set(DECKS) == set(FACTIONS)

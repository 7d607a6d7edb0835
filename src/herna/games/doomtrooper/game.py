"""Doomtrooper as Herna wants a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from herna.engine.chance import Chance
from herna.engine.checked import CheckedDeck
from herna.engine.decision import Ask, Choice
from herna.engine.deck_building import DeckBuilding
from herna.engine.decks import LINE
from herna.engine.deeds import PickAmount, PickCard, PickPile, PickPlayer
from herna.engine.errors import BadInput
from herna.engine.events import NamedEvent, seat_and_kind
from herna.engine.flow import Play, Procedure
from herna.engine.game import Count, Game, Message, Option, Options, Say
from herna.engine.guesses import Guesses
from herna.engine.library import LibraryEntry
from herna.games.doomtrooper import conduct, counts, describing, drawing, features, habits, naming
from herna.games.doomtrooper.building import DoomtrooperDecks
from herna.games.doomtrooper.cards.every_card import register_texts
from herna.games.doomtrooper.cards.ordeals import BeWounded
from herna.games.doomtrooper.decks import (
    AS_PRINTED,
    DECKS,
    LARGEST,
    Limits,
    check_deck,
    deck_in_line,
    deck_named,
    read_deck,
)
from herna.games.doomtrooper.deeds import Pay, PickWord
from herna.games.doomtrooper.evaluation import evaluate, is_pending
from herna.games.doomtrooper.guess import HiddenPiles
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.action_step import (
    CastAsAction,
    LeaveCover,
    Meditate,
    PlayAsAction,
    SeekCover,
    TakeNoMore,
    Transfer,
    UseCommon,
    UseInActionStep,
)
from herna.games.doomtrooper.rules.announcing import AnnounceTactic, DefendFrom, GiveUp, NameFighters, NoWarzone
from herna.games.doomtrooper.rules.combat import WaiveImmunity
from herna.games.doomtrooper.rules.deploying import Hide
from herna.games.doomtrooper.rules.duel import DeclareAttack
from herna.games.doomtrooper.rules.ending import call_time
from herna.games.doomtrooper.rules.fighters import NoWeapon, Wield
from herna.games.doomtrooper.rules.sabotage import SabotagePlayer
from herna.games.doomtrooper.rules.scoring import Split
from herna.games.doomtrooper.rules.settling import LeaveMatch, settle
from herna.games.doomtrooper.rules.tournament import BringIn, TakeOut, Tournament
from herna.games.doomtrooper.rules.vehicles import Board
from herna.games.doomtrooper.rules.zones import PILES
from herna.games.doomtrooper.setup import ExchangeHand, KeepHand, LookAtHand, first_table
from herna.games.doomtrooper.table import TACTICS, Agreed, Front
from herna.games.doomtrooper.turn import DiscardFromHand
from herna.games.doomtrooper.view import view_for

RANDOM: Final = "random"  # an option that is left to chance
ALLOWED: Final = "allowed"
FORBIDDEN: Final = "forbidden"
# Where the copies of a card are counted (G-09).
LIBRARY: Final = "library"
BOTH: Final = "with-sideboard"
TARGET: Final = 40  # DT-WIN-02
# Turns of all players together, after which time is up (DT-WIN-05); 0: no such limit.
LIMIT: Final = 120
MOST_LIMIT: Final = 150
MOST_MINUTES: Final = 600  # of a match, by the clock; 0: no such limit
DUEL_PHASES: Final = tuple(f"duel-{phase}" for phase in range(1, 9))
REACTION: Final = "react"
WINDOWS: Final[tuple[str, ...]] = ("start", "draw", "action", "discard", *DUEL_PHASES, "sabotage", REACTION)
MOST_SEATS: Final = 4
LEAST_CARDS: Final = 10  # of a library, whatever is agreed upon

DECK_BUILDING: Final = DoomtrooperDecks()


class Doomtrooper(Game[Front]):
    """Squads and Kohorts, duels and Destiny."""

    def options(self) -> tuple[Option, ...]:
        decks = tuple(
            Option(f"deck-{seat + 1}", RANDOM, values=(*DECKS, RANDOM), text=True) for seat in range(MOST_SEATS)
        )
        seats = tuple(f"seat-{seat + 1}" for seat in range(MOST_SEATS))
        return (
            *decks,
            Option("first", RANDOM, values=(RANDOM, *seats)),
            Option("target", TARGET, low=1, high=200),
            Option("games", "1", values=("1", "3")),
            Option("limit", LIMIT, high=MOST_LIMIT),
            Option("minutes", 0, high=MOST_MINUTES),
            Option("remember", "no", values=("no", "yes")),
            Option("lone-cover", FORBIDDEN, values=(FORBIDDEN, ALLOWED)),
            Option("cover-sabotage", ALLOWED, values=(ALLOWED, FORBIDDEN)),
            Option("deck-size", AS_PRINTED.smallest, low=LEAST_CARDS, high=LARGEST),
            Option("deck-copies", AS_PRINTED.copies, low=1, high=LARGEST),
            Option("copies-in", LIBRARY, values=(LIBRARY, BOTH)),
            Option("sideboard", AS_PRINTED.sideboard, high=LARGEST),
        )

    def check_option(self, option: Option, given: str) -> str:
        """A player's own deck, as one line, in place of a ready-made one (DT-DECK)."""
        if not given.startswith(LINE):
            known = ", ".join((*option.values, f"{LINE}…"))
            raise BadInput("error-option-value", game=self.key, option=option.name, given=given[:40], known=known)
        return deck_in_line(given, option.name).line()

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Whether players' own decks are legal depends on the limits agreed on (DT-DECK-04)."""
        options = super().read_options(given)
        for seat in range(MOST_SEATS):
            if options[f"deck-{seat + 1}"] != RANDOM:
                deck_named(str(options[f"deck-{seat + 1}"]), f"deck-{seat + 1}", _limits(options))
        return options

    def decks(self) -> tuple[str, ...]:
        return tuple(DECKS)

    def check_deck(self, text: str, name: str) -> CheckedDeck:
        return check_deck(text, name)

    def option_in_file(self, text: str, name: str, others: Mapping[str, Sequence[str]]) -> str:
        """The deck of a file, within the limits of the table (DT-DECK-04).

        If several are compared, or one is no limit, its matches judge it.
        """
        given = {option: ",".join(values) for option, values in others.items() if option in LIMITS}
        try:
            limits = _limits(super().read_options(given))
        except BadInput:
            return read_deck(text, name).line()
        return check_deck(text, name, limits).line

    def deck_cards(self, key: str) -> tuple[tuple[str, int], ...]:
        return DECKS[key].counts()

    def deck_building(self) -> DeckBuilding:
        return DECK_BUILDING

    def deck_keys(self) -> tuple[str, ...]:
        return tuple(PRINTED)

    def deck_text(self, key: str, say: Say) -> str:
        return DECKS[key].text(lambda card: say(f"dt-card-{card}"))

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Front, Procedure]:
        names = [str(options[f"deck-{seat + 1}"]) for seat in range(seats)]
        limits = _limits(options)
        decks = tuple(
            deck_named(chance.pick(tuple(DECKS)) if name == RANDOM else name, limits=limits) for name in names
        )
        first = options["first"]
        begins = chance.below(seats) if first == RANDOM else min(int(str(first)[-1]), seats) - 1
        table = first_table(decks, begins, int(options["target"]), int(options["limit"]), chance)
        table.agreed = Agreed(
            options["remember"] == "yes", options["lone-cover"] == ALLOWED, options["cover-sabotage"] == ALLOWED
        )
        return table, Tournament(decks, int(options["games"]), (0,) * seats, copies=limits.copies)

    def view(self, table: Front, seat: int) -> dict[str, Any]:
        return view_for(table, seat)

    def evaluate(self, play: Play[Front], seat: int) -> float:
        return evaluate(play, seat)

    def counts(self, play: Play[Front], seat: int) -> tuple[Count, ...]:
        return counts.counts(play.table, seat)

    def features(self, play: Play[Front], seat: int) -> list[float]:
        return features.features(play, seat)

    def turn(self, table: Front) -> int:
        return habits.turn(table)

    def follow(self, play: Play[Front], choice: Choice) -> bool:
        return habits.follow(play, choice)

    def habit(self, play: Play[Front], options: list[Choice]) -> Choice | None:
        return habits.habit(play, options)

    def sensible(self, play: Play[Front], options: list[Choice]) -> list[Choice]:
        return conduct.sensible(play, options)

    def guesses(self, table: Front, seat: int) -> Guesses[Front]:
        return HiddenPiles(table, seat)

    def is_settled(self, play: Play[Front]) -> bool:
        return not is_pending(play)

    def slips(self, play: Play[Front], choice: Choice, before: Sequence[Choice]) -> Mapping[str, bool]:
        return conduct.slips(play, choice)

    def minutes(self, options: Options) -> int:
        return int(options["minutes"])

    def time_is_up(self, play: Play[Front]) -> None:
        call_time(play)

    def gives_up(self, play: Play[Front], seat: int) -> Procedure | None:
        return None if seat in play.table.resigned else LeaveMatch(seat)

    def exists(self, table: Front, field: str, thing: str | int) -> bool:
        return naming.exists(table, field, thing)

    def settle(self, play: Play[Front]) -> Procedure | None:
        return settle(play)

    def moments(self) -> tuple[str, ...]:
        return tuple(f"dt-window-{window}" for window in WINDOWS)

    def moment(self, ask: Ask) -> str:
        return f"dt-window-{ask.arguments.get('window', REACTION)}"

    def plays(self) -> tuple[str, ...]:
        return ("play", "cast", "use")

    def spans(self, table: Front) -> dict[str, str]:
        turn = {"turn": f"{table.turn}"}
        return turn | {"duel": f"{table.turn} {table.duels[0].attacking}"} if table.duels else turn

    def whose_turn(self, table: Front) -> int:
        return table.active

    def points(self, table: Front) -> tuple[int, ...]:
        return tuple(table.promotion)

    def card_played(self, table: Front, event: NamedEvent) -> tuple[int, str] | None:
        return seat_and_kind(event) if event["kind"] == "played" else None

    def name(self, view: dict[str, Any], field: str, value: str | int) -> Message | str | int:
        return naming.named(view, field, value)

    def library(self, say: Say) -> tuple[LibraryEntry, ...]:
        return describing.library(say)

    def library_filters(self) -> tuple[str, ...]:
        return describing.FILTERS

    def pictured(self, say: Say) -> Mapping[str, Mapping[str, Any]]:
        return describing.pictured(say)

    def draw(self, view: dict[str, Any], say: Callable[[str], str]) -> str:
        return drawing.draw(view, say)


LIMITS: Final[tuple[str, ...]] = ("deck-size", "deck-copies", "sideboard", "copies-in")  # the options that set them


def _limits(options: Options) -> Limits:
    """The limits for players' own decks at this table."""
    together = options["copies-in"] == BOTH
    return Limits(int(options["deck-size"]), int(options["deck-copies"]), int(options["sideboard"]), together)


register_texts()

GAME: Final = Doomtrooper(
    key="doomtrooper",
    package="herna.games.doomtrooper",
    prefix="dt",
    activities=(
        PlayAsAction,
        CastAsAction,
        UseInActionStep,
        PickCard,
        PickAmount,
        PickPlayer,
        PickWord,
        PickPile,
        Split,
        NameFighters,
        GiveUp,
        AnnounceTactic,
        DefendFrom,
        NoWarzone,
        WaiveImmunity,
        Wield,
        NoWeapon,
        TakeNoMore,
        UseCommon,
        Hide,
        SeekCover,
        LeaveCover,
        Meditate,
        Board,
        Transfer,
        DeclareAttack,
        SabotagePlayer,
        DiscardFromHand,
        Pay,
        BeWounded,
        KeepHand,
        TakeOut,
        BringIn,
        ExchangeHand,
        LookAtHand,
    ),
    nouns=naming.NOUNS,
    events={
        "plays_deck": ("seat", "deck"),
        "turn_began": ("seat", "turn"),
        "drew": ("seat", "count"),
        "exchanged_hand": ("seat", "shown"),
        "showed": ("seat", "card", "kind"),
        "played": ("seat", "card", "kind", "target"),
        "used": ("seat", "card", "kind", "ability", "target"),
        "cancelled": ("card", "kind"),
        "entered": ("card", "kind", "seat", "area"),
        "attached": ("card", "kind", "bearer"),
        "left": ("card", "kind", "seat", "where"),
        "revealed": ("card", "kind"),
        "hidden": ("seat", "card"),
        "covered": ("card", "kind"),
        "left_cover": ("card", "kind"),
        "transferred": ("card", "kind", "area"),
        "boarded": ("card", "kind", "inside"),
        "stolen": ("card", "kind", "seat"),
        "imprisoned": ("card", "kind", "jailer"),
        "joins": ("card", "kind", "fighter"),
        "stands_in": ("card", "kind", "fighter"),
        "freed": ("card", "kind"),
        "meditated": ("seat",),
        "paid": ("seat", "amount"),
        "gained_destiny": ("seat", "amount"),
        "lost_destiny": ("seat", "amount"),
        "gained_promotion": ("seat", "amount"),
        "lost_promotion": ("seat", "amount"),
        "cleared_debt": ("seat", "amount"),
        "bid": ("seat", "amount"),
        "claims": ("seat", "destiny", "promotion"),
        "declared": ("seat",),
        "gave_up": ("seat",),
        "attacks": ("card", "kind", "defender", "other"),
        "tactic": ("seat", "tactic"),
        "warzone": ("card", "kind"),
        "waived_immunity": ("warrior", "card", "kind"),
        "wields": ("warrior", "card", "kind"),
        "hit": ("card", "kind", "outcome"),
        "wounded": ("card", "kind"),
        "killed": ("card", "kind"),
        "healed": ("card", "kind"),
        "duel_over": ("seat",),
        "sabotages": ("seat", "card", "kind", "victim"),
        "sabotage_failed": ("seat",),
        "time_is_up": (),
        "is_out": ("seat",),
        "resigned": ("seat",),
        "game_over": ("seat", "games"),
    },
    text_fields={
        "ability": (),
        "deck": tuple(DECKS),
        "kind": (),
        "other": (),
        "outcome": ("wounded", "killed"),
        "tactic": TACTICS,
        "pile": PILES,
        "where": PILES,
        "word": (),
    },
    seat_counts=(2, 3, 4),
    settles=True,
    complete=True,
    version=3,
)

"""Doomtrooper as Herna wants a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice, Reason
from herna.engine.decks import LINE
from herna.engine.errors import BadInput
from herna.engine.flow import Play, Procedure
from herna.engine.game import CheckedDeck, Game, Message, Option, Options, Say
from herna.games.doomtrooper import cards as _cards  # the vocabulary, and what every card says
from herna.games.doomtrooper import describing, drawing, habits, naming, refusals
from herna.games.doomtrooper.decks import (
    AS_PRINTED,
    DECKS,
    LARGEST,
    Limits,
    deck_faults,
    deck_in_line,
    deck_named,
    read_deck,
)
from herna.games.doomtrooper.evaluation import evaluate
from herna.games.doomtrooper.rules.ending import call_time
from herna.games.doomtrooper.settling import LeaveMatch, settle
from herna.games.doomtrooper.setup import first_table
from herna.games.doomtrooper.table import Agreed, Front
from herna.games.doomtrooper.tournament import Tournament
from herna.games.doomtrooper.view import view_for

RANDOM = "random"  # an option that is left to chance
ALLOWED, FORBIDDEN = "allowed", "forbidden"
LIBRARY, BOTH = "library", "with-sideboard"  # where the copies of a card are counted (G-09)
TARGET = 40  # DT-WIN-02
LIMIT, MOST_LIMIT = 120, 150  # turns of all players together, after which time is up (DT-WIN-05); 0: no such limit
MOST_MINUTES = 600  # of a match, by the clock; 0: no such limit
DUEL_PHASES = tuple(f"duel-{phase}" for phase in range(1, 9))
REACTION = "react"
WINDOWS = ("start", "draw", "action", "discard", *DUEL_PHASES, "sabotage", REACTION)
MOST_SEATS = 4
LEAST_CARDS = 10  # of a library, whatever is agreed upon

assert _cards


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
        """A self-built deck, as one line, in place of a ready-made one (DT-DECK)."""
        if not given.startswith(LINE):
            known = ", ".join((*option.values, f"{LINE}…"))
            raise BadInput("error-option-value", game=self.key, option=option.name, given=given[:40], known=known)
        return deck_in_line(given, option.name).line()

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Whether self-built decks are legal depends on the limits agreed upon (DT-DECK-04)."""
        options = super().read_options(given)
        for seat in range(MOST_SEATS):
            if options[f"deck-{seat + 1}"] != RANDOM:
                deck_named(str(options[f"deck-{seat + 1}"]), f"deck-{seat + 1}", _limits(options))
        return options

    def decks(self) -> tuple[str, ...]:
        return tuple(DECKS)

    def check_deck(self, text: str, name: str) -> CheckedDeck:
        deck = read_deck(text, name)
        return CheckedDeck(deck.line(), tuple(deck_faults(deck)))

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

    def guess(self, table: Front, seat: int, chance: Chance) -> Front:
        guessed = table.copy()
        guessed.cards = table.cards.guess(seat, chance)
        return guessed

    def evaluate(self, play: Play[Front], seat: int) -> float:
        return evaluate(play, seat)

    def turn(self, table: Front) -> int:
        return habits.turn(table)

    def ends_turn(self, play: Play[Front], choice: Choice) -> bool:
        return habits.ends_turn(play, choice)

    def habit(self, play: Play[Front]) -> Choice | None:
        return habits.habit(play)

    def minutes(self, options: Options) -> int:
        return int(options["minutes"])

    def time_is_up(self, play: Play[Front]) -> None:
        call_time(play)

    def gives_up(self, play: Play[Front], seat: int) -> Procedure | None:
        return None if seat in play.table.resigned else LeaveMatch(seat)

    def why_not(self, play: Play[Front], choice: Choice) -> tuple[Reason, ...]:
        return refusals.why_not(play, choice)

    def settle(self, play: Play[Front]) -> Procedure | None:
        return settle(play)

    def moments(self) -> tuple[str, ...]:
        return tuple(f"dt-window-{window}" for window in WINDOWS)

    def moment(self, ask: Ask) -> str:
        return f"dt-window-{ask.arguments.get('window', REACTION)}"

    def plays(self) -> tuple[str, ...]:
        return ("play_card", "cast", "use")

    def spans(self, table: Front) -> dict[str, str]:
        turn = {"turn": f"{table.turn}"}
        return turn | {"duel": f"{table.turn} {table.duels[0].attacking}"} if table.duels else turn

    def whose_turn(self, table: Front) -> int:
        return table.active

    def points(self, table: Front) -> tuple[int, ...]:
        return tuple(table.promotion)

    def card_played(self, table: Front, event: Choice) -> tuple[int, str] | None:
        return (int(event[1]), str(event[3])) if event[0] == "played" else None

    def name(self, view: dict[str, Any], field: str, value: str | int) -> Message | str | int:
        return naming.named(view, field, value)

    def described(self, say: Say) -> dict[str, str]:
        return describing.described(say)

    def pictured(self, say: Say) -> dict[str, dict[str, Any]]:
        return describing.pictured(say)

    def draw(self, view: dict[str, Any], say: Callable[[str], str]) -> str:
        return drawing.draw(view, say)


def _limits(options: Options) -> Limits:
    """What self-built decks must keep at this table."""
    together = options["copies-in"] == BOTH
    return Limits(int(options["deck-size"]), int(options["deck-copies"]), int(options["sideboard"]), together)


GAME = Doomtrooper(
    key="doomtrooper",
    package="herna.games.doomtrooper",
    prefix="dt",
    choices={
        "play_card": ("card", "target"),
        "cast": ("card", "caster", "target"),
        "use": ("card", "ability", "target"),
        "pick_card": ("card",),
        "pick_amount": ("amount",),
        "pick_player": ("player",),
        "pick_word": ("word",),
        "pick_pile": ("where",),
        "split": ("destiny", "promotion"),
        "attack": ("attacker", "defender"),
        "give_up": (),
        "tactic": ("tactic",),
        "defend_from": ("zone",),
        "no_warzone": (),
        "accept": ("warrior", "card"),
        "wield": ("weapon",),
        "no_weapon": (),
        "no_more": (),
        "use_common": (),
        "hide": ("card",),
        "seek_cover": ("warrior",),
        "leave_cover": ("warrior",),
        "meditate": (),
        "board": ("vehicle",),
        "transfer": ("warrior",),
        "declare_attack": (),
        "sabotage": ("saboteur", "victim"),
        "discard": ("card",),
        "pay": ("amount",),
        "be_wounded": ("warrior",),
        "keep": (),
        "keep_hand": (),
        "take_out": ("kind",),
        "bring_in": ("kind",),
        "deck_is_ready": (),
        "exchange_hand": (),
        "look_at_hand": (),
    },
    events={
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
        "accepts": ("warrior", "card", "kind"),
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
    seat_counts=(2, 3, 4),
    settles=True,
    complete=True,
    version=2,
)

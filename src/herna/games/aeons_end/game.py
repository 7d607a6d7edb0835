"""Aeon's End as Herna wants a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from herna.engine.chance import Chance
from herna.engine.decision import Choice, Reason
from herna.engine.errors import BadInput
from herna.engine.flow import Play, Procedure
from herna.engine.game import Game, Message, Option, Options
from herna.games.aeons_end import describing, drawing, evaluation, naming, refusals
from herna.games.aeons_end.cards import every_card
from herna.games.aeons_end.printed import DIFFICULTIES, EASIER_LIFE, MAGES, MARKETS, NEMESES, PILES, SUPPLY
from herna.games.aeons_end.rules.corruptions import drawn_in_a_guess
from herna.games.aeons_end.setup import Chosen, first_table
from herna.games.aeons_end.table import Siege
from herna.games.aeons_end.turn import Turns
from herna.games.aeons_end.view import view_for

RANDOM = "random"  # an option that is left to chance


class AeonsEnd(Game[Siege]):
    """One to four mages against a nemesis."""

    def options(self) -> tuple[Option, ...]:
        mages = tuple(MAGES)
        return (
            Option("nemesis", "rageborne", values=(*NEMESES, RANDOM)),
            Option("difficulty", "normal", values=tuple(DIFFICULTIES)),
            Option("market", "deck-demolition", values=(*MARKETS, RANDOM), text=True),
            *(Option(f"mage-{seat}", RANDOM, values=(*mages, RANDOM)) for seat in range(1, 5)),
            Option("hands", "open", values=("open", "private")),
            Option("solo", "normal", values=("normal", "four-turns", *(f"life-{life}" for life in EASIER_LIFE))),
        )

    def check_option(self, option: Option, given: str) -> str:
        """AE-MARKET-01, AE-MARKET-03: nine kinds of free choice, three gems, two relics and four spells."""
        kinds = [kind.strip() for kind in given.split(",")]
        for type, count in PILES:
            chosen = [kind for kind in kinds if kind in SUPPLY[type]]
            if len(chosen) != count or len(set(chosen)) != count:
                known, sets = ", ".join(SUPPLY[type]), ", ".join(option.values)
                raise BadInput("error-bad-market", given=given[:80], type=type, count=count, known=known, sets=sets)
        if len(kinds) != sum(count for _, count in PILES):
            raise BadInput("error-market-size", given=given[:80], count=sum(count for _, count in PILES))
        return ",".join(kind for type, _ in PILES for kind in kinds if kind in SUPPLY[type])

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Siege, Procedure]:
        nemesis = chance.pick(NEMESES) if options["nemesis"] == RANDOM else str(options["nemesis"])
        solo = str(options["solo"]) if seats == 1 else "normal"
        chosen = Chosen(
            _mages(seats, options, chance),
            nemesis,
            _supply(str(options["market"]), chance),
            str(options["difficulty"]),
            options["hands"] == "open",
            solo == "four-turns",
            int(solo.removeprefix("life-")) if solo.startswith("life-") else 0,
        )
        return first_table(chosen, chance), Turns()

    def view(self, table: Siege, seat: int) -> dict[str, Any]:
        return view_for(table, seat)

    def guess(self, table: Siege, seat: int, chance: Chance) -> Siege:
        guessed = table.copy()
        guessed.cards = table.cards.guess(seat, chance)
        guessed.drawn = drawn_in_a_guess(guessed)
        return guessed

    def why_not(self, play: Play[Siege], choice: Choice) -> tuple[Reason, ...]:
        return refusals.why_not(play, choice)

    def evaluate(self, play: Play[Siege], seat: int) -> float:
        return evaluation.evaluate(play, seat)

    def turn(self, table: Siege) -> int:
        return table.turn

    def ends_turn(self, play: Play[Siege], choice: Choice) -> bool:
        return evaluation.ends_turn(play, choice)

    def habit(self, play: Play[Siege]) -> Choice | None:
        return evaluation.habit(play)

    def spans(self, table: Siege) -> dict[str, str]:
        return {"turn": f"{table.turn}"}

    def whose_turn(self, table: Siege) -> int:
        return table.active

    def points(self, table: Siege) -> tuple[int, ...]:
        return (table.most_nemesis - table.nemesis_life,)

    def card_played(self, table: Siege, event: Choice) -> tuple[int, str] | None:
        return (int(event[1]), str(event[3])) if event[0] in ("played", "cast") else None

    def name(self, view: dict[str, Any], field: str, value: str | int) -> Message | str | int:
        return naming.named(view, field, value)

    def described(self, say: Callable[[str], str]) -> dict[str, str]:
        return describing.described(say)

    def pictured(self, say: Callable[[str], str]) -> dict[str, dict[str, Any]]:
        return describing.pictured(say)

    def draw(self, view: dict[str, Any], say: Callable[[str], str]) -> str:
        return drawing.draw(view, say)


def _mages(seats: int, options: Options, chance: Chance) -> tuple[str, ...]:
    """AE-SETUP-02: each mage once; those left to chance are drawn from the rest."""
    chosen = [str(options[f"mage-{seat}"]) for seat in range(1, seats + 1)]
    for mage in chosen:
        if mage != RANDOM and chosen.count(mage) > 1:
            raise BadInput("error-mage-twice", mage=mage)
    rest = chance.shuffled([mage for mage in MAGES if mage not in chosen])
    return tuple(rest.pop() if mage == RANDOM else mage for mage in chosen)


def _supply(market: str, chance: Chance) -> tuple[str, ...]:
    """A recommended set, one drawn at random by type, or the nine kinds that were chosen."""
    if market == RANDOM:
        return tuple(kind for type, count in PILES for kind in sorted(chance.shuffled(SUPPLY[type])[:count]))
    return MARKETS[market].kinds if market in MARKETS else tuple(market.split(","))


GAME = AeonsEnd(
    key="aeons-end",
    package="herna.games.aeons_end",
    prefix="ae",
    choices={
        "cast": ("spell",),
        "end_phase": (),
        "play": ("card",),
        "buy": ("pile",),
        "buy_charge": (),
        "focus": ("breach",),
        "open": ("breach",),
        "prep": ("card", "breach"),
        "use": ("spell",),
        "discard_power": ("card",),
        "activate": (),
        "give_floor": ("seat",),
        "player": ("seat",),
        "either": ("option",),
        "accept": (),
        "hit": ("enemy",),
        "hit_hurt": (),
        "hit_whole": (),
        "give_up": ("card",),
        "spell": ("spell",),
        "pile": ("pile",),
        "breach": ("any_breach",),
        "put_away": ("card",),
        "pick": ("found",),
        "turn_card": ("turn_card",),
        "done": (),
    },
    events={
        "turned_over": ("turn_card",),
        "revealed_turn_card": ("turn_card",),
        "put_to_bottom": ("turn_card",),
        "renewed_turn_deck": (),
        "shuffled_turn_deck": ("count",),
        "turn_began": ("seat", "turn"),
        "drew": ("seat", "card", "kind"),
        "revealed": ("seat", "card", "kind"),
        "took_back": ("seat", "card", "kind"),
        "took": ("seat", "card", "kind"),
        "renewed_deck": ("seat",),
        "shuffled_deck": ("seat",),
        "discarded": ("seat", "card", "kind"),
        "destroyed": ("card", "kind"),
        "gained": ("seat", "card", "kind"),
        "played": ("seat", "card", "kind"),
        "gained_aether": ("seat", "amount"),
        "gained_gem_aether": ("seat", "amount"),
        "gained_spell_aether": ("seat", "amount"),
        "charged": ("seat", "amount"),
        "lost_charges": ("seat", "amount"),
        "activated": ("seat", "card"),
        "focused": ("seat", "breach"),
        "opened": ("seat", "breach"),
        "breach_destroyed": ("seat", "breach"),
        "prepped": ("seat", "card", "breach", "kind"),
        "cast": ("seat", "card", "kind"),
        "used": ("seat", "card", "kind"),
        "damaged": ("enemy", "amount", "source"),
        "damage_prevented": ("enemy", "amount", "source"),
        "suffered": ("seat", "amount", "source"),
        "player_shielded": ("seat", "amount", "source"),
        "regained": ("seat", "amount"),
        "exhausted": ("seat",),
        "gravehold_suffered": ("amount", "source"),
        "gravehold_shielded": ("amount", "source"),
        "gravehold_regained": ("amount",),
        "nemesis_regained": ("amount",),
        "unleashed": (),
        "nemesis_drew": ("card",),
        "stopped": ("card",),
        "entered_play": ("card", "amount"),
        "persists": ("card",),
        "lost_token": ("card",),
        "left_play": ("card",),
        "fury_grew": ("amount",),
        "fury_fell": ("amount",),
        "struck": ("kind",),
        "husks_came": ("amount",),
        "showed": ("seat", "card", "kind"),
        "gained_corruption": ("seat",),
        "corruption_resolved": ("seat", "card", "kind"),
        "nemesis_discarded": ("card",),
        "devoured": ("card",),
        "husks_left": ("amount",),
        "swarmed": ("amount",),
    },
    seat_counts=(1, 2, 3, 4),
    version=2,
    complete=True,
    cooperative=True,
)

every_card.speak()

"""Aeon's End as Herna wants a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from herna.engine.activity import Noun
from herna.engine.chance import Chance
from herna.engine.checked import CheckedDeck
from herna.engine.decision import Choice
from herna.engine.deck_building import DeckBuilding
from herna.engine.deeds import Done
from herna.engine.errors import BadInput, IllegalDeck
from herna.engine.events import NamedEvent, seat_and_kind
from herna.engine.flow import Play, Procedure
from herna.engine.game import Count, Game, Message, Option, Options, Say
from herna.engine.guesses import Guesses
from herna.engine.library import LibraryEntry
from herna.games.aeons_end import conduct, counts, describing, drawing, evaluation, features, habits, naming
from herna.games.aeons_end.building import AeonsEndSupplies
from herna.games.aeons_end.cards import every_card
from herna.games.aeons_end.cards.mages import PutBackNext
from herna.games.aeons_end.decks import check_supply, supply_line, supply_text
from herna.games.aeons_end.deeds import Accept, PickVictim, PickWay
from herna.games.aeons_end.guess import HiddenHands
from herna.games.aeons_end.printed import DIFFICULTIES, EASIER_LIFE, IN_BOX, MAGES, MARKETS, NEMESES, PILES, SUPPLY
from herna.games.aeons_end.rules.aether import BuyCard, PlayFromHand
from herna.games.aeons_end.rules.breaches import FocusBreach, FocusFree, OpenBreach, PrepSpell
from herna.games.aeons_end.rules.casting import CastSpell, UseSpell
from herna.games.aeons_end.rules.charges import BuyCharge, UseAbility
from herna.games.aeons_end.rules.dealing import Hit
from herna.games.aeons_end.rules.hand import GiveUpNext
from herna.games.aeons_end.rules.husks import HitHurt, HitWhole
from herna.games.aeons_end.rules.piles import PutAwayNext
from herna.games.aeons_end.rules.powers import RidOfPower
from herna.games.aeons_end.rules.supply import GainFrom
from herna.games.aeons_end.setup import Chosen, first_table
from herna.games.aeons_end.table import DEVOURED, HUSK, NEMESIS, Siege
from herna.games.aeons_end.turn import EndMain, GiveFloor, Turns
from herna.games.aeons_end.view import view_for

RANDOM: Final = "random"  # an option that is left to chance

DECK_BUILDING: Final = AeonsEndSupplies()


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
        return supply_line(kinds)

    def decks(self) -> tuple[str, ...]:
        """The recommended supplies: what players choose together and can build themselves (AE-MARKET)."""
        return tuple(MARKETS)

    def option_in_file(self, text: str, name: str, others: Mapping[str, Sequence[str]]) -> str:
        """The supply of a file; an illegal one is refused with every reason."""
        checked = check_supply(text, name)
        if checked.faults:
            raise IllegalDeck(self.key, name, checked.faults)
        return checked.line

    def check_deck(self, text: str, name: str) -> CheckedDeck:
        return check_supply(text, name)

    def deck_cards(self, key: str) -> tuple[tuple[str, int], ...]:
        return tuple((kind, 1) for kind in MARKETS[key].kinds)

    def deck_building(self) -> DeckBuilding:
        return DECK_BUILDING

    def deck_keys(self) -> tuple[str, ...]:
        return tuple(kind for kinds in SUPPLY.values() for kind in kinds)

    def deck_text(self, key: str, say: Say) -> str:
        return supply_text(MARKETS[key].kinds, lambda card: say(f"ae-card-{card}"))

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

    def plays_as(self, table: Siege, seat: int) -> str:
        return table.mages[seat]

    def played_against(self, table: Siege, options: Options) -> tuple[str, ...]:
        return table.nemesis, str(options["difficulty"])

    def guesses(self, table: Siege, seat: int) -> Guesses[Siege]:
        return HiddenHands(table, seat)

    def exists(self, table: Siege, field: str, thing: str | int) -> bool:
        if field == "way":
            return isinstance(thing, str)  # which ways there are, the card says that asks
        if field == "turn_card":
            return thing in [table.key(card) for card in (*table.turn_deck, *table.turn_discard)]
        if field == "player":
            return thing in table.seats()
        if field in ("breach", "any_breach"):
            return thing in range(4 * len(table.mages))
        if field == "pile":
            return thing in range(len(table.piles)) or (thing == DEVOURED and table.nemesis == "prince-of-gluttons")
        return thing in range(len(table.cards.faces)) or (field == "enemy" and thing in (NEMESIS, HUSK))

    def evaluate(self, play: Play[Siege], seat: int) -> float:
        return evaluation.evaluate(play, seat)

    def counts(self, play: Play[Siege], seat: int) -> tuple[Count, ...]:
        return counts.counts(play.table, seat)

    def features(self, play: Play[Siege], seat: int) -> list[float]:
        return features.features(play, seat)

    def turn(self, table: Siege) -> int:
        return table.turn

    def follow(self, play: Play[Siege], choice: Choice) -> bool:
        return habits.follow(play, choice)

    def habit(self, play: Play[Siege], options: list[Choice]) -> Choice | None:
        return habits.habit(play, options)

    def sensible(self, play: Play[Siege], options: list[Choice]) -> list[Choice]:
        return conduct.sensible(play, options)

    def slips(self, play: Play[Siege], choice: Choice, before: Sequence[Choice]) -> Mapping[str, bool]:
        return conduct.slips(play, choice)

    def spans(self, table: Siege) -> dict[str, str]:
        return {"turn": f"{table.turn}"}

    def whose_turn(self, table: Siege) -> int:
        return table.active

    def points(self, table: Siege) -> tuple[int, ...]:
        return (table.most_nemesis - table.nemesis_life,)

    def card_played(self, table: Siege, event: NamedEvent) -> tuple[int, str] | None:
        return seat_and_kind(event) if event["kind"] in ("played", "cast") else None

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


def _mages(seats: int, options: Options, chance: Chance) -> tuple[str, ...]:
    """AE-SETUP-02: each mage once; those left to chance are drawn from the rest."""
    chosen = [str(options[f"mage-{seat}"]) for seat in range(1, seats + 1)]
    for mage in chosen:
        if mage != RANDOM and chosen.count(mage) > 1:
            raise BadInput("error-mage-twice", mage=mage)
    rest = chance.shuffled([mage for mage in MAGES if mage not in chosen])
    return tuple(rest.pop() if mage == RANDOM else mage for mage in chosen)


def _supply(market: str, chance: Chance) -> tuple[str, ...]:
    """The nine kinds: a recommended set, drawn at random, or chosen one by one."""
    if market == RANDOM:
        return tuple(kind for type, count in PILES for kind in sorted(chance.shuffled(IN_BOX[type])[:count]))
    return MARKETS[market].kinds if market in MARKETS else tuple(market.split(","))


GAME: Final = AeonsEnd(
    key="aeons-end",
    package="herna.games.aeons_end",
    prefix="ae",
    activities=(
        CastSpell,
        EndMain,
        PlayFromHand,
        BuyCard,
        BuyCharge,
        FocusBreach,
        OpenBreach,
        PrepSpell,
        UseSpell,
        RidOfPower,
        UseAbility,
        GiveFloor,
        PickVictim,
        PickWay,
        Accept,
        Hit,
        HitHurt,
        HitWhole,
        GiveUpNext,
        GainFrom,
        FocusFree,
        PutAwayNext,
        PutBackNext,
        Done,
    ),
    nouns={
        "spell": Noun("card"),
        "found": Noun("card"),
        "enemy": Noun("card"),
        "breach": Noun("breach", "AE-BREACH-01"),
        "any_breach": Noun("breach", "AE-BREACH-01"),
        "pile": Noun("pile", "AE-MARKET-01"),
        "turn_card": Noun("turn-card"),
        "phase": Noun("phase", "AE-PHASE-01"),
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
    text_fields={"kind": (), "source": (), "turn_card": (), "way": ()},
    hidden_fields={"drew": ("card", "kind")},
    seat_counts=(1, 2, 3, 4),
    version=3,
    complete=True,
    cooperative=True,
)

every_card.register_texts()

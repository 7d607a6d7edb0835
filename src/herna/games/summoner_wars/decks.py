"""Decks: the ready-made ones and players' own.

As a file, as one line, and every reason why one is not legal (SW-DECK). A deck is its Summoner and a count of standard
events, champions and commons; gates, starting units and epic events follow from the Summoner. As one line it reads
`deck:svara;frost-mage=4;jarmund=1;…`, so that it fits into an option.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from herna.engine.checked import CheckedDeck, Fault, Place
from herna.engine.decks import LINE, Counts, DeckFile, counts_in_line, in_line, in_printed_order, written
from herna.engine.errors import BadInput, IllegalDeck
from herna.games.summoner_wars.printed import DECKS, PRINTED, Faction, Printed
from herna.games.summoner_wars.table import DECK_SIZE

SUMMONERS: Final = {key: DECKS[card.faction] for key, card in PRINTED.items() if "summoner" in card.classes}
FIELDS: Final[tuple[str, ...]] = ("summoner", "cards")  # of a deck's file

# What is chosen: the class, how many of it a deck has, how many may be alike, and the rule for that (SW-DECK-01).
CHOSEN: Final[tuple[tuple[str, int, int, str], ...]] = (
    ("common", 16, 4, "SW-DECK-05"),
    ("champion", 3, 1, "SW-DECK-03"),
    ("standard", 6, 2, "SW-DECK-04"),
)


def is_chosen(card: Printed) -> bool:
    """Whether a card is of a class from which a deck is chosen."""
    return any(word in card.classes for word, _, _, _ in CHOSEN)


@dataclass(frozen=True, slots=True)
class Deck:
    """A Summoner and how many of each chosen card.

    In the order of the printed lists; perhaps not a legal deck.
    """

    summoner: str
    cards: Counts

    def faction(self) -> Faction:
        """The Summoner's faction, which fixes what is not chosen (SW-DECK-06)."""
        return SUMMONERS[self.summoner]

    def count(self, word: str) -> int:
        """How many chosen cards are of a class."""
        return sum(count for key, count in self.cards if word in PRINTED[key].classes)

    def deck(self) -> list[str]:
        """All cards, those that begin on the battlefield first (SW-DECK-01)."""
        return self.faction().deck(self.cards)

    def counts(self) -> Counts:
        """All cards, each with how often it is in the deck."""
        return in_printed_order([(key, 1) for key in self.deck()], PRINTED)

    def line(self) -> str:
        """The deck as one line."""
        return f"{LINE}{self.summoner};{in_line(self.cards)}" if self.cards else LINE + self.summoner

    def text(self, name_of: Callable[[str], str]) -> str:
        """The deck as the text of a file."""
        return written({"summoner": self.summoner}, {"cards": self.cards}, name_of)


def deck_of(summoner: str, cards: Iterable[tuple[str, int]]) -> Deck:
    """A deck of known cards.

    What has the same name is the same card (SW-DECK-09).
    """
    return Deck(summoner, in_printed_order(cards, PRINTED))


def ready_made(name: str) -> Deck:
    """The ready-made deck of a faction."""
    faction = DECKS[name]
    ((summoner, _),) = faction.copies("summoner")
    return deck_of(summoner, faction.copies(*(word for word, _, _, _ in CHOSEN)))


def deck_faults(deck: Deck) -> list[Fault]:
    """Every reason why a deck is not legal; none, if it is."""
    faults: list[Fault] = []
    for word, wanted, _, _ in CHOSEN:
        if deck.count(word) != wanted:
            counts = (("count", deck.count(word)), ("wanted", wanted))
            faults.append(Fault("SW-DECK-01", f"sw-deck-count-{word}", counts, Place("cards")))
    for key, count in deck.cards:
        faults += _faults_of_card(deck.summoner, key, count)
    return faults


def _faults_of_card(summoner: str, key: str, count: int) -> list[Fault]:
    """What is wrong with one card of a deck.

    Gates and epic events need no deck symbol (SW-GAP-16). A Summoner "" is unknown.
    """
    printed, place = PRINTED[key], Place("cards", field=key)
    for word, _, most, rule in CHOSEN:
        if word in printed.classes:
            faults: list[Fault] = []
            if summoner and set(printed.symbols).isdisjoint(PRINTED[summoner].symbols):
                faults.append(Fault("SW-DECK-02", "sw-deck-symbol", (("card", key), ("summoner", summoner)), place))
            if count > most:
                copies = (("card", key), ("count", count), ("most", most))
                faults.append(Fault(rule, f"sw-deck-copies-{word}", copies, place))
            return faults
    if "epic" in printed.classes and not summoner:
        return [Fault("SW-DECK-06", "sw-deck-epic-anyway", (("card", key),), place)]
    if "epic" in printed.classes:
        return [Fault("SW-DECK-06", "sw-deck-epic", (("card", key), ("summoner", summoner)), place)]
    fixed = "summoner" if "summoner" in printed.classes else "gate"
    return [Fault("SW-DECK-01", f"sw-deck-{fixed}", (("card", key),), place)]


def read_deck(text: str, name: str) -> Deck:
    """The deck of a file.

    `summoner = "svara"` and under `[cards]` each chosen card with its count. What cannot be understood is refused,
    saying what and where; whether the deck is legal is another question.
    """
    file = DeckFile(text, name, FIELDS)
    deck = _deck_in(file)
    file.check()
    return deck


def check_deck(text: str, name: str) -> CheckedDeck:
    """The deck of a file, and every reason why it is not legal.

    A file that cannot be read is refused with those that it has anyway, also if its Summoner is unknown.
    """
    file = DeckFile(text, name, FIELDS)
    deck = _deck_in(file)
    faults = deck_faults(deck)
    file.check_all("summoner-wars", faults)
    return CheckedDeck(deck.line(), tuple(faults))


def _deck_in(file: DeckFile) -> Deck:
    """The deck of a file as far as it can be read.

    Its Summoner is "", if she is unknown.
    """
    summoner, cards = file.data.get("summoner", ""), file.counts("cards", PRINTED, DECK_SIZE)
    if isinstance(summoner, str) and summoner in SUMMONERS:
        return deck_of(summoner, cards)
    if "summoner" in file.data:
        file.refuse("summoner", _unknown_summoner(summoner, file.where("summoner")))
    return deck_of("", cards)


def deck_in_line(line: str, name: str) -> Deck:
    """The deck that one line says.

    `deck:`, the Summoner, and each chosen card with its count.
    """
    summoner, _, cards = line.removeprefix(LINE).strip().partition(";")
    chosen = counts_in_line(cards, PRINTED, DECK_SIZE, name) if cards.strip() else ()
    return deck_of(_known_summoner(summoner.strip(), name), chosen)


def deck_named(given: str, name: str = "") -> Deck:
    """A ready-made deck by its name, or a legal deck as one line.

    `name` is what it was given for.
    """
    if given in DECKS:
        return ready_made(given)
    deck = deck_in_line(given, name)
    faults = deck_faults(deck)
    if faults:
        raise IllegalDeck("summoner-wars", name, faults)
    return deck


def _known_summoner(given: object, name: str) -> str:
    if isinstance(given, str) and given in SUMMONERS:
        return given
    raise _unknown_summoner(given, name)


def _unknown_summoner(given: object, name: str) -> BadInput:
    return BadInput("error-deck-summoner", file=name, given=str(given)[:40], known=", ".join(SUMMONERS))

"""Building a supply of Aeon's End (AE-MARKET): repairs, and what goes together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from herna.engine.checked import Fault
from herna.engine.deck_building import Aim, DeckBuilding, DeckGroup, DeckPart, Draft, Requirement
from herna.engine.decks import in_printed_order
from herna.games.aeons_end.decks import read_supply, supply_faults, supply_line, supply_text
from herna.games.aeons_end.printed import MARKETS, PILES, PRINTED, SUPPLY

PART: Final = "supply"
KINDS: Final = tuple(kind for type, _ in PILES for kind in SUPPLY[type])


class AeonsEndSupplies(DeckBuilding):
    """Nine kinds that the mages can buy; nobody is dealt a hand of them."""

    def __init__(self) -> None:
        size = sum(count for _, count in PILES)
        counts = tuple((f"{type}s", count) for type, count in PILES)
        super().__init__(
            "market",
            "nemesis",
            KINDS,
            (DeckPart(PART, size, size),),
            tuple(DeckGroup(type, PART, SUPPLY[type], count, 1) for type, count in PILES),
            (Requirement("AE-MARKET-01", "ae-supply-rule", counts, ("ae-supply-count", "ae-supply-twice")),),
        )
        self.decks = {key: draft_of(market.kinds) for key, market in MARKETS.items()}

    def read(self, text: str, name: str) -> Draft:
        return draft_of(read_supply(text, name))

    def text(self, draft: Draft, name_of: Callable[[str], str]) -> str:
        return supply_text(kinds_in(draft), name_of)

    def line(self, draft: Draft) -> str:
        return supply_line(kinds_in(draft))

    def faults(self, draft: Draft) -> list[Fault]:
        return supply_faults(kinds_in(draft))

    def aim(self, draft: Draft, fault: Fault) -> Aim:
        told = dict(fault.arguments)
        if fault.key == "ae-supply-count":
            wanted = int(told["wanted"])
            return Aim(PART, SUPPLY[str(told["type"])], wanted, wanted)
        return Aim(PART, (str(told["card"]),), 0, 1)

    def suits(self, draft: Draft, card: str) -> bool:
        """A kind of the printed box; others are only chosen by hand."""
        return PRINTED[card].in_box()

    def number(self, card: str) -> int:
        return PRINTED[card].cost


def draft_of(kinds: Sequence[str]) -> Draft:
    return Draft("", ((PART, in_printed_order([(kind, 1) for kind in kinds], KINDS)),))


def kinds_in(draft: Draft) -> list[str]:
    return [kind for kind, count in draft.parts[0][1] for _ in range(count)]

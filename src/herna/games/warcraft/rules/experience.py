"""Experience cards: drawing them, and the windows in which they may be played (WC-CARD)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Arguments
from herna.engine.effects import Window
from herna.engine.flow import Call, Play
from herna.games.warcraft.printed import EXPERIENCE_CARDS
from herna.games.warcraft.rules import special, victory
from herna.games.warcraft.table import War

# The kinds of cards that can be played in each window.
PLAYABLE: dict[str, tuple[str, ...]] = {}


@dataclass(frozen=True, slots=True)
class PlayCards(Window):
    """The moment at which certain cards may be played, by its name in the list of cards."""

    moment: str = ""

    def prompt_arguments(self) -> Arguments:
        return {"window": self.moment}

    def rule(self) -> str:
        return "WC-CARD-03"


def play_cards(table: War, moment: str, seats: list[int]) -> Call | None:
    """The window for these seats, in this order; only those are asked in whose deck there are cards for it."""
    kinds = PLAYABLE.get(moment, ())
    if not kinds:
        return None
    races = table.setting.races
    asked = tuple(
        seat
        for seat in seats
        if table.is_player(seat) and any(races[seat] in EXPERIENCE_CARDS[kind].races for kind in kinds)
    )
    return Call(PlayCards(asked, moment=moment)) if asked else None


def draw_experience(play: Play[War], seat: int) -> None:
    """A card from the own deck to the hand (WC-CARD-01)."""
    table = play.table
    table.hands[seat] = (*table.hands[seat], *_drawn(play, seat))
    victory.at_once(play)


def lay_aside(play: Play[War], seat: int) -> None:
    """A card from the own deck for Furion's spell (WC-SCEN-NORDRASSIL-12)."""
    table = play.table
    table.aside[seat] = (*table.aside[seat], *_drawn(play, seat))
    victory.at_once(play)


def _drawn(play: Play[War], seat: int) -> tuple[int, ...]:
    """The top card; as soon as the deck has run out, the discard pile becomes the new one (WC-CARD-11, WC-CARD-12)."""
    table = play.table
    if not table.decks[seat]:
        renew_deck(play, seat)
    if not table.decks[seat]:
        return ()
    card = table.decks[seat][0]
    table.decks[seat] = table.decks[seat][1:]
    table.cards.show(card, 1 << seat)
    play.tell(("drew", seat, card), "WC-CARD-01", (seat,), ("drew", seat, None))
    if not table.decks[seat]:
        renew_deck(play, seat)
    return (card,)


def renew_deck(play: Play[War], seat: int) -> None:
    """The discard pile is shuffled and becomes the deck, unless the scenario forbids it (WC-SCEN-NORDRASSIL-13)."""
    table = play.table
    if table.discards[seat] and special.deck_is_renewed(table, seat):
        table.decks[seat], table.discards[seat] = table.discards[seat], ()
        table.cards.shuffle(table.decks[seat], play.chance)
        play.tell(("renewed_deck", seat), "WC-CARD-11")

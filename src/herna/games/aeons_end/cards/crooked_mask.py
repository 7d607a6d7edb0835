"""Crooked Mask: corruptions, and the nine cards of its own (AE-CORR)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar
from herna.engine.chance import Chance
from herna.engine.deeds import InOrder
from herna.engine.flow import Become, Play
from herna.games.aeons_end.deeds import Deed, Deeds, OnePlayer, PlayerDeed
from herna.games.aeons_end.rules.breaches import Focuses
from herna.games.aeons_end.rules.corruptions import GainsCorruptions, ResolveCorruptions
from herna.games.aeons_end.rules.hand import GivesUp, discard_from_hand
from herna.games.aeons_end.rules.nemesis_turn import discard_nemesis_cards
from herna.games.aeons_end.rules.piles import Draws, Reshuffles, ShowHands
from herna.games.aeons_end.rules.suffering import (
    GraveholdRegains,
    GraveholdSuffers,
    NemesisRegains,
    Regains,
    Suffers,
    damage_gravehold,
)
from herna.games.aeons_end.rules.supply import IN_HAND, GainsFree
from herna.games.aeons_end.table import NEMESIS, NOBODY, Siege
from herna.games.aeons_end.texts import CONDITION_NOT_MET, Mat, NemesisCard, Texts


class CrookedMask(Mat):
    """Unleash: one player gains a corruption.

    It is shuffled with the discard pile into the deck.
    """

    def setup(self, table: Siege, chance: Chance) -> None:
        table.cards.shuffle(table.corruptions, chance)

    def unleash(self, table: Siege) -> Deeds:
        return (OnePlayer((GainsCorruptions(), Reshuffles()), NEMESIS),)

    def start_of_turn(self, table: Siege, seat: int) -> Deeds:
        return (ResolveCorruptions(seat),)

    def end_of_main_phase(self, table: Siege, seat: int) -> Deeds:
        return (ResolveCorruptions(seat, only_drawn=True),) if table.drawn else ()


@dataclass(frozen=True, slots=True)
class AnotherPlayer(PlayerDeed):
    """The same card does something to a different player too.

    Alone, it is the same one (AE-SOLO-13).
    """

    deeds: tuple[PlayerDeed, ...]
    source: int
    seat: int = NOBODY

    def how_much(self, table: Siege, seat: int) -> int:
        return int(OnePlayer(self.deeds, self.source, other_than=seat).fully(table))

    def it_is_done(self, play: Play[Siege]) -> Become:
        return Become(OnePlayer(self.deeds, self.source, other_than=self.seat))


class Burden(NemesisCard):
    """The players together gain two corruptions onto their decks. One player focuses a breach."""

    def attack(self, table: Siege, me: int) -> Deeds:
        one_more = OnePlayer((GainsCorruptions(source=me),), me)
        return (one_more, one_more, OnePlayer((Focuses(),), me))


class Corrupter(NemesisCard):
    """A player who damages it gains a corruption. PERSISTENT: Gravehold suffers 1 damage."""

    def when_damaged(self, table: Siege, me: int, seat: int) -> Deeds:
        return (GainsCorruptions(seat=seat, source=me),)

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (GraveholdSuffers(1, me),)


class Tempt(NemesisCard):
    """The player with the most Crystals discards them all and suffers 3 damage.

    That player gains a card that costs up to 4.
    """

    def attack(self, table: Siege, me: int) -> Deeds:
        tempted = OnePlayer((DiscardsCrystals(), Suffers(3, source=me), GainsFree(most=4)), me, who="most-crystals")
        return (ShowHands(), tempted)


@dataclass(frozen=True, slots=True)
class DiscardsCrystals(PlayerDeed):
    """A player discards all Crystals of the hand."""

    seat: int = NOBODY

    def it_is_done(self, play: Play[Siege]) -> None:
        for card in play.table.hands[self.seat]:
            if play.table.key(card) == "crystal":
                discard_from_hand(play, self.seat, card)


class PainSower(NemesisCard):
    """PERSISTENT: one player suffers 2 damage; a different player focuses a breach."""

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (OnePlayer((Suffers(2, source=me), AnotherPlayer((Focuses(),), me)), me),)


class TwistingMadness(NemesisCard):
    """TO DISCARD: four cards are discarded, then one is drawn.

    POWER 2: Gravehold regains 3, Crooked Mask 13 life.
    """

    def discard_barred(self, table: Siege, me: int, seat: int) -> Bar | None:
        return None if len(table.hands[seat]) >= 4 else CONDITION_NOT_MET

    def to_discard(self, table: Siege, me: int, seat: int) -> Deeds:
        return (GivesUp(4, seat=seat), Draws(1, seat))

    def power(self, table: Siege, me: int) -> Deeds:
        return (GraveholdRegains(3), NemesisRegains(13))


class Vex(NemesisCard):
    """The top two cards of the nemesis deck are discarded.

    Gravehold suffers 4 damage for each of tier 3.
    """

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Vexed(me),)


@dataclass(frozen=True, slots=True)
class Vexed(Deed):
    """The damage depends on the cards that are discarded."""

    source: int

    def it_is_done(self, play: Play[Siege]) -> None:
        cards = discard_nemesis_cards(play, 2)
        damage_gravehold(play, 4 * sum(play.table.printed(card).tier == 3 for card in cards), self.source)


class Afflict(NemesisCard):
    """Two different players gain two corruptions and 1 life each.

    The corruptions go onto their decks.
    """

    def attack(self, table: Siege, me: int) -> Deeds:
        return (OnePlayer((Afflicted(me), AnotherPlayer((Afflicted(me),), me)), me),)


@dataclass(frozen=True, slots=True)
class Afflicted(PlayerDeed):
    """Two corruptions and 1 life.

    A player with full life may be chosen too (AE-GAP-15).
    """

    source: int
    seat: int = NOBODY

    def it_is_done(self, play: Play[Siege]) -> Become:
        return Become(InOrder((GainsCorruptions(2, seat=self.seat, source=self.source), Regains(1, self.seat))))


class BedlamSage(NemesisCard):
    """PERSISTENT: Gravehold regains 2 life; the player with the highest life suffers 3 damage."""

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (GraveholdRegains(2), OnePlayer((Suffers(3, source=me),), me, who="highest-life"))


class RuinPriest(NemesisCard):
    """PERSISTENT: one player exchanges three cards for three corruptions.

    The cards are no corruptions; they are discarded, and the corruptions come into the hand.
    """

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (ShowHands(), OnePlayer((GivesUp(3, kind="clean"), GainsCorruptions(3, IN_HAND, source=me)), me))


TEXTS: Final[Texts] = {
    "crooked-mask": CrookedMask(),
    "burden": Burden(),
    "corrupter": Corrupter(),
    "tempt": Tempt(),
    "pain-sower": PainSower(),
    "twisting-madness": TwistingMadness(),
    "vex": Vex(),
    "afflict": Afflict(),
    "bedlam-sage": BedlamSage(),
    "ruin-priest": RuinPriest(),
}

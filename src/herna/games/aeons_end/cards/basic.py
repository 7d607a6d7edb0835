"""The basic nemesis cards, which join the deck of every nemesis."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar, Harm
from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.deeds import DONE
from herna.engine.flow import Become, Call, Outcome, Play, Repeat, Return
from herna.games.aeons_end.deeds import Deed, Deeds, Either, OnePlayer, PlayerDeed, comes_first
from herna.games.aeons_end.rules.breaches import DiscardsPrepped, PickPrepped, spells_meant
from herna.games.aeons_end.rules.charges import LosesCharges
from herna.games.aeons_end.rules.dealing import MinionSuffers
from herna.games.aeons_end.rules.hand import GivesUp, GiveUp, destroy, discard_from_hand, fitting
from herna.games.aeons_end.rules.nemesis_turn import EnterPlay
from herna.games.aeons_end.rules.piles import Draws, Reshuffles, take_top_card
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers, Unleash, damage_gravehold
from herna.games.aeons_end.rules.turn_order import NEMESIS_CARD, shuffle_into_turn_deck
from herna.games.aeons_end.table import NOBODY, Siege, without
from herna.games.aeons_end.texts import CONDITION_NOT_MET, NemesisCard, Texts

# Tier 1


class AgonyField(NemesisCard):
    """TO DISCARD: destroy a hand card that costs 2 or more.

    POWER 2: Unleash; one player discards 3 and draws 1.
    """

    def discard_barred(self, table: Siege, me: int, seat: int) -> Bar | None:
        return None if fitting(table, table.hands[seat], "", 2) else CONDITION_NOT_MET

    def to_discard(self, table: Siege, me: int, seat: int) -> Deeds:
        return (GivesUp(1, destroyed=True, least=2, seat=seat),)

    def power(self, table: Siege, me: int) -> Deeds:
        return (Unleash(), OnePlayer((GivesUp(3), Draws(1)), me))


class BaneSire(NemesisCard):
    """PERSISTENT: Unleash."""

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (Unleash(),)


class BleedStatic(NemesisCard):
    """POWER 3: the player with the most prepped spells suffers 2 damage for each."""

    def power(self, table: Siege, me: int) -> Deeds:
        return (OnePlayer((SuffersForSpells(2, me),), me, "most-prepped"),)


@dataclass(frozen=True, slots=True)
class SuffersForSpells(PlayerDeed):
    """A player suffers damage for each of their prepped spells."""

    each: int
    source: int
    seat: int = NOBODY

    def how_much(self, table: Siege, seat: int) -> int:
        return len(table.spells(seat))

    def it_is_done(self, play: Play[Siege]) -> Become:
        return Become(Suffers(self.each * len(play.table.spells(self.seat)), self.seat, self.source))


class EyeOfNothing(NemesisCard):
    """POWER 2: Unleash twice."""

    def power(self, table: Siege, me: int) -> Deeds:
        return (Unleash(2),)


class HazeSpewer(NemesisCard):
    """PERSISTENT: Gravehold suffers damage equal to this minion's life.

    Then this minion suffers 1 damage.
    """

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (GraveholdSuffers(table.tokens[me], me), MinionSuffers(me, 1))


class Skewer(NemesisCard):
    """Unleash; one player suffers 3 damage and draws a card."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Unleash(), OnePlayer((Suffers(3, source=me), Draws(1)), me))


class Slaughter(NemesisCard):
    """Unleash; Gravehold suffers 3 damage."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Unleash(), GraveholdSuffers(3, me))


class WovenSky(NemesisCard):
    """TO DISCARD: discard three hand cards. POWER 2: Unleash; one player suffers 4 damage."""

    def discard_barred(self, table: Siege, me: int, seat: int) -> Bar | None:
        return None if len(table.hands[seat]) >= 3 else CONDITION_NOT_MET

    def to_discard(self, table: Siege, me: int, seat: int) -> Deeds:
        return (GivesUp(3, seat=seat),)

    def power(self, table: Siege, me: int) -> Deeds:
        return (Unleash(), OnePlayer((Suffers(4, source=me),), me))


# Tier 2


class Awaken(NemesisCard):
    """Unleash twice and Gravehold suffers 3 damage, or a minion returns.

    It is the minion that was discarded last.
    """

    def attack(self, table: Siege, me: int) -> Deeds:
        unleash: Deeds = (Unleash(2), GraveholdSuffers(3, me))
        return (Either((("awaken-unleash", unleash), ("awaken-return", (LastMinionReturns(),))), me),)


@dataclass(frozen=True, slots=True)
class LastMinionReturns(Deed):
    """It enters play anew, as the newest card, and does what it says IMMEDIATELY.

    AE-MINION-05, AE-GAP-24.
    """

    def fully(self, table: Siege) -> bool:
        return self._minion(table) != NOBODY

    def _minion(self, table: Siege) -> int:
        minions = [card for card in table.nemesis_discard if table.type(card) == "minion"]
        return minions[-1] if minions else NOBODY

    def it_is_done(self, play: Play[Siege]) -> Become:
        table = play.table
        minion = self._minion(table)
        table.nemesis_discard = without(table.nemesis_discard, minion)
        return Become(EnterPlay(minion))


class Cauterizer(NemesisCard):
    """Of any damage it takes 1.

    PERSISTENT: one player suffers damage equal to this minion's life.
    """

    def damage_taken(self, table: Siege, me: int, amount: int) -> int:
        return min(1, amount)

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (OnePlayer((Suffers(table.tokens[me], source=me),), me),)


class Dispel(NemesisCard):
    """Unleash twice; the player with the most prepped spells discards the costliest of them."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Unleash(2), OnePlayer((DiscardsPrepped(costliest=True),), me, "most-prepped"))


class LayWaste(NemesisCard):
    """Unleash twice; one player suffers 2 damage."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Unleash(2), OnePlayer((Suffers(2, source=me),), me))


class Needlemaw(NemesisCard):
    """PERSISTENT: Gravehold suffers 2 damage."""

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (GraveholdSuffers(2, me),)


class PulverizingRay(NemesisCard):
    """POWER 1: Gravehold suffers 18 damage, less for gems that the players discard.

    It is 3 less for each gem, up to six, that they discard together.
    """

    def power(self, table: Siege, me: int) -> Deeds:
        return (Pulverize(me),)


RAY: Final = 18
MOST_GEMS: Final = 6
OFF_FOR_A_GEM: Final = 3


@dataclass(frozen=True, slots=True)
class Pulverize(Deed):
    """One player after another discards as many gems as they like.

    Gravehold suffers the rest (AE-GAP-33).
    """

    source: int
    seat: int = 0
    gems: int = 0

    def order(self) -> tuple[str, ...]:
        return ("the_next_player_discards_gems", "gravehold_suffers")

    def the_next_player_discards_gems(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if self.gems == MOST_GEMS or self.seat == len(table.mages):
            return None
        if not fitting(table, table.hands[self.seat], "gem", 0) and not table.hides(self.seat):  # ruling AE-CR-09
            return self.next_player()
        arguments: Arguments = {"card": self.source, "count": MOST_GEMS - self.gems}
        offer = (GiveUpGem(self), DONE)
        return Ask(self.seat, "ae-choose-gems-discarded", offer, "AE-AMBIG-08", arguments)

    def done(self, play: Play[Siege]) -> Repeat:
        return self.next_player()

    def next_player(self) -> Repeat:
        return Repeat("the_next_player_discards_gems", replace(self, seat=self.seat + 1))

    def gravehold_suffers(self, play: Play[Siege]) -> None:
        damage_gravehold(play, RAY - OFF_FOR_A_GEM * self.gems, self.source)


class GiveUpGem(GiveUp):
    """Which gem of the hand is discarded, if any."""

    meanwhile = comes_first("may")

    def __init__(self, deed: Pulverize) -> None:
        super().__init__("gem")
        self.deed = deed

    def harm(self, table: Siege, seat: int, choice: Choice) -> Harm:
        return "cost"

    def do(self, play: Play[Siege], seat: int, card: int) -> Repeat:
        discard_from_hand(play, seat, card)
        return Repeat("the_next_player_discards_gems", replace(self.deed, gems=self.deed.gems + 1))


class Venomite(NemesisCard):
    """PERSISTENT: 2 damage, or a prepped spell is discarded.

    The player with the lowest life suffers it; the spell is worth 3 or more.
    """

    def persistent(self, table: Siege, me: int) -> Deeds:
        damage: Deeds = (OnePlayer((Suffers(2, source=me),), me, "lowest-life"),)
        spell: Deeds = (OnePlayer((DiscardsPrepped(least=3),), me),)
        return (Either((("venomite-damage", damage), ("venomite-spell", spell)), me),)


# Tier 3


class DoomAegis(NemesisCard):
    """POWER 1: the player with the most charges suffers 4 damage and loses them."""

    def power(self, table: Siege, me: int) -> Deeds:
        return (OnePlayer((Suffers(4, source=me), LosesCharges()), me, "most-charges"),)


class GatherDarkness(NemesisCard):
    """One player shuffles discard pile and deck together and destroys the top four cards.

    Then Unleash twice.
    """

    def attack(self, table: Siege, me: int) -> Deeds:
        return (OnePlayer((ShufflesAndDestroys(4),), me), Unleash(2))


@dataclass(frozen=True, slots=True)
class ShufflesAndDestroys(PlayerDeed):
    """Shuffles a player's discard pile into the deck and destroys its top cards."""

    count: int
    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("the_discard_pile_is_shuffled_in", "the_top_card_is_destroyed", "and_so_on")

    def whole(self) -> int:
        return self.count

    def how_much(self, table: Siege, seat: int) -> int:
        return min(self.count, len(table.decks[seat]) + len(table.discards[seat]))

    def the_discard_pile_is_shuffled_in(self, play: Play[Siege]) -> Call:
        return Call(Reshuffles(self.seat))

    def the_top_card_is_destroyed(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if not self.count or not table.decks[self.seat]:
            return Return()
        rest = replace(self, count=self.count - 1)
        called = destroy(play, take_top_card(table, self.seat))
        if called is not None:
            return Call(called.procedure, changed=rest)
        return Repeat("the_top_card_is_destroyed", rest)

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        return Repeat("the_top_card_is_destroyed")


class JaggedOne(NemesisCard):
    """PERSISTENT: Unleash twice."""

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (Unleash(2),)


class Obliterate(NemesisCard):
    """Unleash twice, then four cards or 4 damage.

    The player with the most open breaches destroys four hand cards or suffers 4 damage.
    """

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Unleash(2), OnePlayer((DestroysOrSuffers(me),), me, "most-open"))


@dataclass(frozen=True, slots=True)
class DestroysOrSuffers(PlayerDeed):
    """A player destroys four hand cards or suffers 4 damage, as they choose."""

    source: int
    seat: int = NOBODY

    def it_is_done(self, play: Play[Siege]) -> Become:
        cards: Deeds = (GivesUp(4, destroyed=True, seat=self.seat),)
        damage: Deeds = (Suffers(4, self.seat, self.source),)
        return Become(Either((("obliterate-cards", cards), ("obliterate-damage", damage)), self.source, self.seat))


class RealityRupture(NemesisCard):
    """TO DISCARD: destroy two own prepped spells that cost 3 or more each.

    POWER 1: Unleash three times.
    """

    def discard_barred(self, table: Siege, me: int, seat: int) -> Bar | None:
        return None if len(spells_meant(table, seat, 3)) >= 2 else CONDITION_NOT_MET

    def to_discard(self, table: Siege, me: int, seat: int) -> Deeds:
        return (DestroysPrepped(2, 3, seat),)

    def power(self, table: Siege, me: int) -> Deeds:
        return (Unleash(3),)


@dataclass(frozen=True, slots=True)
class DestroysPrepped(Deed):
    """A player destroys prepped spells of their choice, each of at least a price."""

    count: int
    least: int
    seat: int

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        if not self.count:
            return None
        spells = spells_meant(play.table, self.seat, self.least)
        if len(spells) <= self.count:
            return self.destroy_spell(play, spells[0])
        return Ask(self.seat, "ae-choose-prepped-destroyed", (DestroyNext(self),), "AE-POWER-09", {"count": self.count})

    def destroy_spell(self, play: Play[Siege], spell: int) -> Become:
        """One spell is gone; the others are asked for next."""
        play.table.unprep(spell)
        destroy(play, spell)
        return Become(replace(self, count=self.count - 1))


class DestroyNext(PickPrepped):
    """Which prepped spell is destroyed next."""

    def __init__(self, deed: DestroysPrepped) -> None:
        super().__init__(deed.seat, deed.least)
        self.deed = deed

    def harm(self, table: Siege, seat: int, choice: Choice) -> Harm:
        return "cost"

    def do(self, play: Play[Siege], seat: int, spell: int) -> Become:
        return self.deed.destroy_spell(play, spell)


class Sunder(NemesisCard):
    """4 damage to Gravehold and the weakest player, or nemesis turns come back.

    The weakest is the player with the lowest life. The nemesis's discarded turn order cards are shuffled into the turn
    order deck.
    """

    def attack(self, table: Siege, me: int) -> Deeds:
        damage: Deeds = (GraveholdSuffers(4, me), OnePlayer((Suffers(4, source=me),), me, "lowest-life"))
        return (Either((("sunder-damage", damage), ("sunder-turn-order", (NemesisCardsReturn(),))), me),)


@dataclass(frozen=True, slots=True)
class NemesisCardsReturn(Deed):
    """Shuffles all discarded nemesis cards back into the turn order deck."""

    def it_is_done(self, play: Play[Siege]) -> None:
        table = play.table
        shuffle_into_turn_deck(play, *(card for card in table.turn_discard if table.key(card) == NEMESIS_CARD))


class Topple(NemesisCard):
    """Unleash twice; Gravehold suffers 4 damage."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Unleash(2), GraveholdSuffers(4, me))


TEXTS: Final[Texts] = {
    "agony-field": AgonyField(),
    "bane-sire": BaneSire(),
    "bleed-static": BleedStatic(),
    "eye-of-nothing": EyeOfNothing(),
    "haze-spewer": HazeSpewer(),
    "skewer": Skewer(),
    "slaughter": Slaughter(),
    "woven-sky": WovenSky(),
    "awaken": Awaken(),
    "cauterizer": Cauterizer(),
    "dispel": Dispel(),
    "lay-waste": LayWaste(),
    "needlemaw": Needlemaw(),
    "pulverizing-ray": PulverizingRay(),
    "venomite": Venomite(),
    "doom-aegis": DoomAegis(),
    "gather-darkness": GatherDarkness(),
    "jagged-one": JaggedOne(),
    "obliterate": Obliterate(),
    "reality-rupture": RealityRupture(),
    "sunder": Sunder(),
    "topple": Topple(),
}

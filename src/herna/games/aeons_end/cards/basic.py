"""The basic nemesis cards, which join the deck of every nemesis."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.flow import Become, Call, Outcome, Play, Repeat, Return
from herna.games.aeons_end.rules.charges import LosesCharges
from herna.games.aeons_end.rules.dealing import MinionSuffers
from herna.games.aeons_end.rules.deeds import Deed, Deeds, Either, OnePlayer, PlayerDeed
from herna.games.aeons_end.rules.nemesis_turn import EnterPlay
from herna.games.aeons_end.rules.piles import (
    DiscardsPrepped,
    Draws,
    GivesUp,
    Reshuffles,
    destroy,
    discard_from_hand,
    fitting,
)
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers, Unleash, damage_gravehold
from herna.games.aeons_end.rules.turn_order import NEMESIS_CARD, shuffle_into_turn_deck
from herna.games.aeons_end.table import NOBODY, Siege, without
from herna.games.aeons_end.texts import NemesisCard

# Tier 1


class AgonyField(NemesisCard):
    """TO DISCARD: destroy a hand card that costs 2 or more. POWER 2: Unleash; one player discards 3 and draws 1."""

    def may_be_discarded(self, table: Siege, me: int, seat: int) -> bool:
        return bool(fitting(table, table.hands[seat], "", 2))

    def to_discard(self, table: Siege, me: int, seat: int) -> Deeds:
        return (GivesUp(1, destroyed=True, least=2, seat=seat),)

    def power(self, table: Siege, me: int) -> Deeds:
        return (Unleash(), OnePlayer((GivesUp(3), Draws(1)), me))


class BaneSire(NemesisCard):
    """PERSISTENT: Unleash."""

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (Unleash(),)


class BleedStatic(NemesisCard):
    """POWER 3: the player with the most prepped spells suffers 2 damage for each of them."""

    def power(self, table: Siege, me: int) -> Deeds:
        return (OnePlayer((SuffersForSpells(2, me),), me, "most-prepped"),)


@dataclass(frozen=True, slots=True)
class SuffersForSpells(PlayerDeed):
    """A player suffers so much damage for each of their prepped spells."""

    each: int
    source: int
    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("damage_is_suffered",)

    def how_much(self, table: Siege, seat: int) -> int:
        return len(table.spells(seat))

    def damage_is_suffered(self, play: Play[Siege]) -> Become:
        return Become(Suffers(self.each * len(play.table.spells(self.seat)), self.seat, self.source))


class EyeOfNothing(NemesisCard):
    """POWER 2: Unleash twice."""

    def power(self, table: Siege, me: int) -> Deeds:
        return (Unleash(2),)


class HazeSpewer(NemesisCard):
    """PERSISTENT: Gravehold suffers damage equal to this minion's life; then this minion suffers 1 damage."""

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

    def may_be_discarded(self, table: Siege, me: int, seat: int) -> bool:
        return len(table.hands[seat]) >= 3

    def to_discard(self, table: Siege, me: int, seat: int) -> Deeds:
        return (GivesUp(3, seat=seat),)

    def power(self, table: Siege, me: int) -> Deeds:
        return (Unleash(), OnePlayer((Suffers(4, source=me),), me))


# Tier 2


class Awaken(NemesisCard):
    """Unleash twice and Gravehold suffers 3 damage, or the minion discarded last returns to play."""

    def attack(self, table: Siege, me: int) -> Deeds:
        unleash: Deeds = (Unleash(2), GraveholdSuffers(3, me))
        return (Either((("awaken-unleash", unleash), ("awaken-return", (LastMinionReturns(),))), me),)


@dataclass(frozen=True, slots=True)
class LastMinionReturns(Deed):
    """AE-MINION-05, AE-GAP-24: it enters play anew, as the newest card, and does what it says IMMEDIATELY."""

    def order(self) -> tuple[str, ...]:
        return ("it_returns",)

    def fully(self, table: Siege) -> bool:
        return self._minion(table) != NOBODY

    def _minion(self, table: Siege) -> int:
        minions = [card for card in table.nemesis_discard if table.type(card) == "minion"]
        return minions[-1] if minions else NOBODY

    def it_returns(self, play: Play[Siege]) -> Become:
        table = play.table
        minion = self._minion(table)
        table.nemesis_discard = without(table.nemesis_discard, minion)
        return Become(EnterPlay(minion))


class Cauterizer(NemesisCard):
    """Of any damage it takes 1. PERSISTENT: one player suffers damage equal to this minion's life."""

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
    """POWER 1: Gravehold suffers 18 damage, 3 less for each gem, up to six, that the players discard together."""

    def power(self, table: Siege, me: int) -> Deeds:
        return (Pulverize(me),)


RAY, MOST_GEMS, OFF_FOR_A_GEM = 18, 6, 3


@dataclass(frozen=True, slots=True)
class Pulverize(Deed):
    """One player after another discards as many gems as they like; Gravehold suffers the rest (AE-GAP-33)."""

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
            return self.done(play)
        arguments: Arguments = {"card": self.source, "count": MOST_GEMS - self.gems}
        return Ask(self.seat, "ae-choose-gems-discarded", "gems_or_done", "AE-AMBIG-08", arguments)

    def gems_or_done(self, play: Play[Siege]) -> list[Choice]:
        table = play.table
        gems = table.of_each_kind(fitting(table, table.hands[self.seat], "gem", 0))
        return [*(("give_up", gem) for gem in gems), ("done",)]

    def give_up(self, play: Play[Siege], card: int) -> Repeat:
        discard_from_hand(play, self.seat, card)
        return Repeat("the_next_player_discards_gems", replace(self, gems=self.gems + 1))

    def done(self, play: Play[Siege]) -> Repeat:
        return Repeat("the_next_player_discards_gems", replace(self, seat=self.seat + 1))

    def gravehold_suffers(self, play: Play[Siege]) -> None:
        damage_gravehold(play, RAY - OFF_FOR_A_GEM * self.gems, self.source)


class Venomite(NemesisCard):
    """PERSISTENT: the player with the lowest life suffers 2 damage, or one discards a prepped spell worth 3 or more."""

    def persistent(self, table: Siege, me: int) -> Deeds:
        damage: Deeds = (OnePlayer((Suffers(2, source=me),), me, "lowest-life"),)
        spell: Deeds = (OnePlayer((DiscardsPrepped(least=3),), me),)
        return (Either((("venomite-damage", damage), ("venomite-spell", spell)), me),)


# Tier 3


class DoomAegis(NemesisCard):
    """POWER 1: the player with the most charges suffers 4 damage and loses all charges."""

    def power(self, table: Siege, me: int) -> Deeds:
        return (OnePlayer((Suffers(4, source=me), LosesCharges()), me, "most-charges"),)


class GatherDarkness(NemesisCard):
    """One player shuffles discard pile and deck together and destroys the top four cards; then Unleash twice."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (OnePlayer((ShufflesAndDestroys(4),), me), Unleash(2))


@dataclass(frozen=True, slots=True)
class ShufflesAndDestroys(PlayerDeed):
    """A player's discard pile is shuffled into the deck, and so many cards from its top are destroyed."""

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
        card, table.decks[self.seat] = table.decks[self.seat][0], table.decks[self.seat][1:]
        rest = replace(self, count=self.count - 1)
        called = destroy(play, card)
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
    """Unleash twice; the player with the most open breaches destroys four hand cards or suffers 4 damage."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Unleash(2), OnePlayer((DestroysOrSuffers(me),), me, "most-open"))


@dataclass(frozen=True, slots=True)
class DestroysOrSuffers(PlayerDeed):
    """A player destroys four hand cards or suffers 4 damage, as they choose."""

    source: int
    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("one_is_chosen",)

    def one_is_chosen(self, play: Play[Siege]) -> Become:
        cards: Deeds = (GivesUp(4, destroyed=True, seat=self.seat),)
        damage: Deeds = (Suffers(4, self.seat, self.source),)
        return Become(Either((("obliterate-cards", cards), ("obliterate-damage", damage)), self.source, self.seat))


class RealityRupture(NemesisCard):
    """TO DISCARD: destroy two own prepped spells that cost 3 or more each. POWER 1: Unleash three times."""

    def may_be_discarded(self, table: Siege, me: int, seat: int) -> bool:
        return len(fitting(table, tuple(table.spells(seat)), "spell", 3)) >= 2

    def to_discard(self, table: Siege, me: int, seat: int) -> Deeds:
        return (DestroysPrepped(2, 3, seat),)

    def power(self, table: Siege, me: int) -> Deeds:
        return (Unleash(3),)


@dataclass(frozen=True, slots=True)
class DestroysPrepped(Deed):
    """A player destroys so many of their prepped spells that cost at least so much, by their own choice."""

    count: int
    least: int
    seat: int

    def order(self) -> tuple[str, ...]:
        return ("the_next_spell_is_destroyed",)

    def _spells(self, table: Siege) -> tuple[int, ...]:
        return fitting(table, tuple(table.spells(self.seat)), "spell", self.least)

    def the_next_spell_is_destroyed(self, play: Play[Siege]) -> Outcome:
        spells = self._spells(play.table)
        if not self.count:
            return None
        if len(spells) <= self.count:
            return self.spell(play, spells[0])
        return Ask(self.seat, "ae-choose-prepped-destroyed", "own_spells", "AE-POWER-09", {"count": self.count})

    def own_spells(self, play: Play[Siege]) -> list[Choice]:
        return [("spell", spell) for spell in self._spells(play.table)]

    def spell(self, play: Play[Siege], card: int) -> Repeat:
        play.table.unprep(card)
        destroy(play, card)
        return Repeat("the_next_spell_is_destroyed", replace(self, count=self.count - 1))


class Sunder(NemesisCard):
    """Gravehold and the player with the lowest life suffer 4 damage each, or the nemesis's discarded turn order cards
    are shuffled into the turn order deck.
    """

    def attack(self, table: Siege, me: int) -> Deeds:
        damage: Deeds = (GraveholdSuffers(4, me), OnePlayer((Suffers(4, source=me),), me, "lowest-life"))
        return (Either((("sunder-damage", damage), ("sunder-turn-order", (NemesisCardsReturn(),))), me),)


@dataclass(frozen=True, slots=True)
class NemesisCardsReturn(Deed):
    """All nemesis cards of the turn order discard pile are shuffled into the turn order deck."""

    def order(self) -> tuple[str, ...]:
        return ("they_are_shuffled_in",)

    def they_are_shuffled_in(self, play: Play[Siege]) -> None:
        table = play.table
        shuffle_into_turn_deck(play, *(card for card in table.turn_discard if table.key(card) == NEMESIS_CARD))


class Topple(NemesisCard):
    """Unleash twice; Gravehold suffers 4 damage."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Unleash(2), GraveholdSuffers(4, me))


CARDS: dict[str, NemesisCard] = {
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

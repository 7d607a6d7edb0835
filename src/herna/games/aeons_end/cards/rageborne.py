"""Rageborne: Fury, strikes, and the nine cards of its own (AE-RAGE)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.cards import EVERYONE
from herna.engine.chance import Chance
from herna.engine.decision import Arguments, Choice
from herna.engine.flow import Become, Call, Outcome, Play, Repeat, Return
from herna.games.aeons_end.rules.deeds import Deed, Deeds, Doing, Either, OnePlayer, do, group_ask
from herna.games.aeons_end.rules.piles import GivesUp, discard_prepped
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers, Unleash
from herna.games.aeons_end.rules.turn_order import NEMESIS_CARD
from herna.games.aeons_end.table import Siege
from herna.games.aeons_end.texts import NEMESIS_CARDS, Mat, NemesisCard

FURY_FOR_A_STRIKE = 4


class Rageborne(Mat):
    """Unleash: 1 Fury. With 4 Fury or more at the end of its turn, it strikes."""

    def setup(self, table: Siege, chance: Chance) -> None:
        table.cards.shuffle(table.strikes, chance)
        table.fury = 1

    def unleash(self, table: Siege) -> Deeds:
        return (Fury(),)

    def end_of_nemesis_turn(self, table: Siege) -> Deeds:
        return (Strike(),) if table.fury >= FURY_FOR_A_STRIKE else ()


@dataclass(frozen=True, slots=True)
class Fury(Deed):
    """AE-RAGE-03: Rageborne gains 1 Fury."""

    def order(self) -> tuple[str, ...]:
        return ("fury_grows",)

    def fury_grows(self, play: Play[Siege]) -> None:
        play.table.fury += 1
        play.tell(("fury_grew", 1), "AE-RAGE-03")


@dataclass(frozen=True, slots=True)
class Strike(Deed):
    """AE-RAGE-04: a strike card is drawn and resolved, shuffled back, and Fury is lost; so many times."""

    times: int = 1

    def order(self) -> tuple[str, ...]:
        return ("a_strike_is_resolved", "it_is_shuffled_back", "fury_is_lost", "and_so_on")

    def a_strike_is_resolved(self, play: Play[Siege]) -> Outcome:
        table = play.table
        card = table.strikes[0]
        table.cards.show(card, EVERYONE)
        play.tell(("struck", table.key(card)), "AE-RAGE-04")
        return do(NEMESIS_CARDS[table.key(card)].attack(table, card))

    def it_is_shuffled_back(self, play: Play[Siege]) -> None:
        play.table.cards.shuffle(play.table.strikes, play.chance)

    def fury_is_lost(self, play: Play[Siege]) -> None:
        """AE-RAGE-06: not below 0; only 1 with Increased Difficulty (AE-RAGE-08)."""
        table = play.table
        lost = min(table.fury, 1 if table.harder else 3)
        table.fury -= lost
        if lost:
            play.tell(("fury_fell", lost), "AE-RAGE-04")

    def and_so_on(self, play: Play[Siege]) -> Outcome:
        return Repeat("a_strike_is_resolved", Strike(self.times - 1)) if self.times > 1 else Return()


class Cleave(NemesisCard):
    """A Strike."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Strike(),)


class Provoker(NemesisCard):
    """PERSISTENT: Gravehold suffers 1 damage for each Fury."""

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (GraveholdSuffers(table.fury, me),)


class UnrelentingIre(NemesisCard):
    """Unleash; twice more, if both nemesis cards are in the turn order discard pile."""

    def attack(self, table: Siege, me: int) -> Deeds:
        both = [table.key(card) for card in table.turn_discard].count(NEMESIS_CARD) == 2
        return (Unleash(), Unleash(2)) if both else (Unleash(),)


class BloodCry(NemesisCard):
    """POWER 2: Unleash four times."""

    def power(self, table: Siege, me: int) -> Deeds:
        return (Unleash(4),)


class InvokeCarnage(NemesisCard):
    """POWER 2: Unleash; one player suffers 1 damage and 1 more for each Fury."""

    def power(self, table: Siege, me: int) -> Deeds:
        return (Unleash(), Carnage(me))


@dataclass(frozen=True, slots=True)
class Carnage(Deed):
    """The damage is counted after the Unleash."""

    source: int

    def order(self) -> tuple[str, ...]:
        return ("one_player_suffers",)

    def one_player_suffers(self, play: Play[Siege]) -> Call:
        return Call(OnePlayer((Suffers(1 + play.table.fury, source=self.source),), self.source))


class Scorn(NemesisCard):
    """PERSISTENT: Gravehold suffers 3 damage, or Unleash twice."""

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (Either((("scorn-damage", (GraveholdSuffers(3, me),)), ("scorn-unleash", (Unleash(2),))), me),)


class AvatarOfWrath(NemesisCard):
    """PERSISTENT: a Strike."""

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (Strike(),)


class Onslaught(NemesisCard):
    """Unleash three times; then the players together discard a hand card for each Fury."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Unleash(3), DiscardForFury(me))


@dataclass(frozen=True, slots=True)
class DiscardForFury(Deed):
    """AE-AMBIG-08: card by card the players agree who discards it; Fury is counted after the Unleashes."""

    source: int

    def order(self) -> tuple[str, ...]:
        return ("cards_are_discarded",)

    def cards_are_discarded(self, play: Play[Siege]) -> Become:
        return Become(Doing((OnePlayer((GivesUp(1),), self.source),) * play.table.fury))


class RollingDeath(NemesisCard):
    """POWER 2: two Strikes."""

    def power(self, table: Siege, me: int) -> Deeds:
        return (Strike(2),)


# Strikes


class Convoke(NemesisCard):
    """One player suffers 4 damage."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (OnePlayer((Suffers(4, source=me),), me),)


class Devastate(NemesisCard):
    """Gravehold suffers 5 damage."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (GraveholdSuffers(5, me),)


class Eviscerate(NemesisCard):
    """The player with the lowest life suffers 2 damage."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (OnePlayer((Suffers(2, source=me),), me, "lowest-life"),)


class Frenzy(NemesisCard):
    """The player with the most open breaches suffers 3 damage."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (OnePlayer((Suffers(3, source=me),), me, "most-open"),)


class Raze(NemesisCard):
    """Gravehold suffers 3 damage; one player suffers 1 damage."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (GraveholdSuffers(3, me), OnePlayer((Suffers(1, source=me),), me))


class Seize(NemesisCard):
    """The two costliest prepped spells of all players together are discarded."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (DiscardCostliest(me, 2),)


@dataclass(frozen=True, slots=True)
class DiscardCostliest(Deed):
    """The costliest prepped spell of all is discarded, so many times; the players choose among equals (AE-AMBIG-02)."""

    source: int
    count: int

    def order(self) -> tuple[str, ...]:
        return ("the_costliest_is_discarded",)

    def _costliest(self, table: Siege) -> list[int]:
        spells = [spell for seat in table.seats() for spell in table.spells(seat)]
        most = max((table.cost(spell) for spell in spells), default=0)
        return [spell for spell in spells if table.cost(spell) == most]

    def the_costliest_is_discarded(self, play: Play[Siege]) -> Outcome:
        costliest = self._costliest(play.table)
        if not self.count or not costliest:
            return None
        if len(costliest) == 1:
            return self.spell(play, costliest[0])
        arguments: Arguments = {"card": self.source, "count": self.count}
        return group_ask(play.table, "ae-choose-prepped-seized", "costliest_spells", "AE-AMBIG-02", arguments)

    def costliest_spells(self, play: Play[Siege]) -> list[Choice]:
        return [("spell", spell) for spell in self._costliest(play.table)]

    def spell(self, play: Play[Siege], card: int) -> Repeat:
        discard_prepped(play, card)
        return Repeat("the_costliest_is_discarded", DiscardCostliest(self.source, self.count - 1))


CARDS: dict[str, NemesisCard] = {
    "cleave": Cleave(),
    "provoker": Provoker(),
    "unrelenting-ire": UnrelentingIre(),
    "blood-cry": BloodCry(),
    "invoke-carnage": InvokeCarnage(),
    "scorn": Scorn(),
    "avatar-of-wrath": AvatarOfWrath(),
    "onslaught": Onslaught(),
    "rolling-death": RollingDeath(),
    "convoke": Convoke(),
    "devastate": Devastate(),
    "eviscerate": Eviscerate(),
    "frenzy": Frenzy(),
    "raze": Raze(),
    "seize": Seize(),
}

"""Rageborne: Fury, strikes, and the nine cards of its own (AE-RAGE)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Harm
from herna.engine.chance import Chance
from herna.engine.decision import Arguments, Choice
from herna.engine.deeds import InOrder
from herna.engine.flow import Become, Call, Outcome, Play
from herna.games.aeons_end.deeds import Deed, Deeds, Either, OnePlayer, group_ask
from herna.games.aeons_end.rules.breaches import PickPrepped, discard_prepped, spells_meant
from herna.games.aeons_end.rules.fury import Fury, Strike
from herna.games.aeons_end.rules.hand import GivesUp
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers, Unleash
from herna.games.aeons_end.rules.turn_order import NEMESIS_CARD
from herna.games.aeons_end.table import NOBODY, Siege
from herna.games.aeons_end.texts import Mat, NemesisCard, Texts

FURY_FOR_A_STRIKE: Final = 4


class Rageborne(Mat):
    """Unleash: 1 Fury.

    With 4 Fury or more at the end of its turn, it strikes.
    """

    def setup(self, table: Siege, chance: Chance) -> None:
        table.cards.shuffle(table.strikes, chance)
        table.fury = 1

    def unleash(self, table: Siege) -> Deeds:
        return (Fury(),)

    def end_of_nemesis_turn(self, table: Siege) -> Deeds:
        return (Strike(),) if table.fury >= FURY_FOR_A_STRIKE else ()


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

    def it_is_done(self, play: Play[Siege]) -> Call:
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
    """AE-AMBIG-08: card by card the players agree who discards it.

    Fury is counted after the Unleashes.
    """

    source: int

    def it_is_done(self, play: Play[Siege]) -> Become:
        return Become(InOrder((OnePlayer((GivesUp(1),), self.source),) * play.table.fury))


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
    """The costliest prepped spells of all are discarded; the players choose among equals (AE-AMBIG-02)."""

    source: int
    count: int

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        costliest = spells_meant(play.table, NOBODY, costliest=True)
        if not self.count or not costliest:
            return None
        if len(costliest) == 1:
            return self.discard_spell(play, costliest[0])
        arguments: Arguments = {"card": self.source, "count": self.count}
        return group_ask(play.table, "ae-choose-prepped-seized", (Seized(self),), "AE-AMBIG-02", arguments)

    def discard_spell(self, play: Play[Siege], spell: int) -> Become:
        """One spell is gone; the others are asked for next."""
        discard_prepped(play, spell)
        return Become(DiscardCostliest(self.source, self.count - 1))


class Seized(PickPrepped):
    """Which of the costliest spells is discarded next."""

    def __init__(self, deed: DiscardCostliest) -> None:
        super().__init__(NOBODY, costliest=True)
        self.deed = deed

    def harm(self, table: Siege, seat: int, choice: Choice) -> Harm:
        return "cost"

    def do(self, play: Play[Siege], seat: int, spell: int) -> Become:
        return self.deed.discard_spell(play, spell)


TEXTS: Final[Texts] = {
    "rageborne": Rageborne(),
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

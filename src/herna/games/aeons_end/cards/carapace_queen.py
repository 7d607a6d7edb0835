"""Carapace Queen: husks, the swarm, and the nine cards of her own (AE-HUSK)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.chance import Chance
from herna.engine.flow import Play
from herna.games.aeons_end.deeds import Deed, Deeds, Either, OnePlayer
from herna.games.aeons_end.rules.husks import HusksCome, HusksLeave, Swarm
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers, Unleash
from herna.games.aeons_end.table import Siege
from herna.games.aeons_end.texts import Mat, NemesisCard, Texts


class CarapaceQueen(Mat):
    """Two husks at the start.

    Unleash: two more, or three with Increased Difficulty (AE-HUSK-01, -03, -13).
    """

    def setup(self, table: Siege, chance: Chance) -> None:
        table.husks = 2

    def unleash(self, table: Siege) -> Deeds:
        return (HusksCome(3 if table.harder else 2),)

    def end_of_turn(self, table: Siege) -> None:
        """Hurt husks, which there are only with Foul Multitudes, are healed."""
        table.hurt_husks = 0


class Broodwomb(NemesisCard):
    """It takes no damage while there is a husk.

    PERSISTENT: one husk is put into play.
    """

    def damage_taken(self, table: Siege, me: int, amount: int) -> int:
        return 0 if table.husks else amount

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (HusksCome(1, me),)


class EndlessThrong(NemesisCard):
    """Swarm."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Swarm(),)


class Hatch(NemesisCard):
    """One husk for each card of the turn order discard pile."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (HusksCome(len(table.turn_discard), me),)


class BlotTheSun(NemesisCard):
    """POWER 2: Swarm, Unleash, Swarm."""

    def power(self, table: Siege, me: int) -> Deeds:
        return (Swarm(), Unleash(), Swarm())


class FoulMultitudes(NemesisCard):
    """While it is in play, husks have 2 life. IMMEDIATELY: Unleash. POWER 3: Swarm."""

    def immediately(self, table: Siege, me: int) -> Deeds:
        return (Unleash(),)

    def power(self, table: Siege, me: int) -> Deeds:
        return (Swarm(),)

    def when_it_leaves(self, table: Siege) -> None:
        """AE-HUSK-14: every husk has 1 life again, hurt or not."""
        table.hurt_husks = 0


class Infest(NemesisCard):
    """Swarm twice, or one player suffers 4 damage."""

    def attack(self, table: Siege, me: int) -> Deeds:
        damage: Deeds = (OnePlayer((Suffers(4, source=me),), me),)
        return (Either((("infest-swarm", (Swarm(2),)), ("infest-damage", damage)), me),)


class LegionBeacon(NemesisCard):
    """IMMEDIATELY: Unleash twice.

    POWER 2: half of the husks are discarded, for 2 damage each; then Swarm.
    """

    def immediately(self, table: Siege, me: int) -> Deeds:
        return (Unleash(2),)

    def power(self, table: Siege, me: int) -> Deeds:
        half = (table.husks + 1) // 2
        return (HusksLeave(half), GraveholdSuffers(2 * half, me), Swarm())


class MaggotEngine(NemesisCard):
    """IMMEDIATELY: Unleash three times; its life is twice the number of husks. PERSISTENT: Swarm."""

    def immediately(self, table: Siege, me: int) -> Deeds:
        return (Unleash(3), LifeOfHusks(me))

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (Swarm(),)


@dataclass(frozen=True, slots=True)
class LifeOfHusks(Deed):
    """AE-MINION-04: a minion's life is set to twice the number of husks in play."""

    minion: int

    def it_is_done(self, play: Play[Siege]) -> None:
        play.table.tokens[self.minion] = 2 * play.table.husks


class Spawn(NemesisCard):
    """Swarm, Unleash, Swarm."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Swarm(), Unleash(), Swarm())


TEXTS: Final[Texts] = {
    "carapace-queen": CarapaceQueen(),
    "broodwomb": Broodwomb(),
    "endless-throng": EndlessThrong(),
    "hatch": Hatch(),
    "blot-the-sun": BlotTheSun(),
    "foul-multitudes": FoulMultitudes(),
    "infest": Infest(),
    "legion-beacon": LegionBeacon(),
    "maggot-engine": MaggotEngine(),
    "spawn": Spawn(),
}

"""Carapace Queen: husks, the swarm, and the nine cards of her own (AE-HUSK)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.chance import Chance
from herna.engine.flow import Call, Outcome, Play, Repeat
from herna.games.aeons_end.rules.dealing import lose_husks, put_husks
from herna.games.aeons_end.rules.deeds import Deed, Deeds, Either, OnePlayer, do
from herna.games.aeons_end.rules.piles import DiscardsPrepped
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers, Unleash, players_lose
from herna.games.aeons_end.table import NEMESIS, Siege
from herna.games.aeons_end.texts import Mat, NemesisCard


class CarapaceQueen(Mat):
    """Two husks at the start. Unleash: two more, or three with Increased Difficulty (AE-HUSK-01, -03, -13)."""

    def setup(self, table: Siege, chance: Chance) -> None:
        table.husks = 2

    def unleash(self, table: Siege) -> Deeds:
        return (HusksCome(3 if table.harder else 2),)

    def end_of_turn(self, table: Siege) -> None:
        """Hurt husks, which there are only with Foul Multitudes, are healed."""
        table.hurt_husks = 0


@dataclass(frozen=True, slots=True)
class HusksCome(Deed):
    """So many husks are put into play."""

    count: int
    source: int = NEMESIS  # the card that does it, or the mat itself

    def order(self) -> tuple[str, ...]:
        return ("husks_come",)

    def husks_come(self, play: Play[Siege]) -> None:
        put_husks(play, self.count, self.source)


@dataclass(frozen=True, slots=True)
class HusksLeave(Deed):
    """So many husks are discarded; no damage is dealt (AE-HUSK-14)."""

    count: int

    def order(self) -> tuple[str, ...]:
        return ("husks_leave",)

    def husks_leave(self, play: Play[Siege]) -> None:
        lose_husks(play, self.count)
        play.tell(("husks_left", self.count), "AE-HUSK-14")


@dataclass(frozen=True, slots=True)
class Swarm(Deed):
    """The line of the swarm table for the husks in play is carried out (AE-HUSK-08 to 12); so many times."""

    times: int = 1

    def order(self) -> tuple[str, ...]:
        return ("the_husks_swarm", "and_so_on")

    def fully(self, table: Siege) -> bool:
        """Whether there will be a prepped spell each time that one is to be discarded."""
        husks = table.husks
        spells = sum(len(table.spells(seat)) for seat in table.seats())
        for _ in range(self.times):
            if husks <= 3:
                husks += 4
            elif husks <= 6:
                if not spells:
                    return False
                husks, spells = husks + 2, spells - 1
        return True

    def the_husks_swarm(self, play: Play[Siege]) -> Outcome:
        husks = play.table.husks
        play.tell(("swarmed", husks), "AE-HUSK-05")
        if husks >= 13:
            players_lose(play, "AE-HUSK-12")
        if husks >= 11:
            return do((OnePlayer((Suffers(3),), who="lowest-life"), HusksLeave(1)))
        if husks >= 7:
            return Call(GraveholdSuffers(5))
        if husks >= 4:
            return do((OnePlayer((DiscardsPrepped(),)), HusksCome(2)))
        return Call(HusksCome(4))

    def and_so_on(self, play: Play[Siege]) -> Outcome:
        return Repeat("the_husks_swarm", Swarm(self.times - 1)) if self.times > 1 else None


class Broodwomb(NemesisCard):
    """It takes no damage while there is a husk. PERSISTENT: one husk is put into play."""

    def damage_taken(self, table: Siege, me: int, amount: int) -> int:
        return 0 if table.husks else amount

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (HusksCome(1, me),)


class EndlessThrong(NemesisCard):
    """Swarm."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Swarm(),)


class Hatch(NemesisCard):
    """As many husks are put into play as cards lie in the turn order discard pile."""

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
    """IMMEDIATELY: Unleash twice. POWER 2: half of the husks are discarded, for 2 damage each; then Swarm."""

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

    def order(self) -> tuple[str, ...]:
        return ("its_life_is_set",)

    def its_life_is_set(self, play: Play[Siege]) -> None:
        play.table.tokens[self.minion] = 2 * play.table.husks


class Spawn(NemesisCard):
    """Swarm, Unleash, Swarm."""

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Swarm(), Unleash(), Swarm())


CARDS: dict[str, NemesisCard] = {
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

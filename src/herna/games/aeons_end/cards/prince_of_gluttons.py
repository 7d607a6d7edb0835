"""Prince of Gluttons: the devoured pile, and the nine cards of its own (AE-GLUT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.flow import Play
from herna.games.aeons_end.deeds import Deed, Deeds, Either, OnePlayer
from herna.games.aeons_end.rules.dealing import MinionSuffers
from herna.games.aeons_end.rules.devouring import (
    CHEAPEST,
    COSTLIEST,
    SECOND,
    Devour,
    FirstCourse,
    SecondCourse,
    piles_of,
)
from herna.games.aeons_end.rules.ending import players_lose
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers, Unleash
from herna.games.aeons_end.table import Siege
from herna.games.aeons_end.texts import Mat, NemesisCard, Texts

MORE_STACKED: Final = 9


class PrinceOfGluttons(Mat):
    """Unleash: three cards of the least expensive pile are devoured.

    Two with three or four players.
    """

    def setup_choices(self, table: Siege) -> Deeds:
        first = FirstCourse(tuple(piles_of(table, "gem")))
        return (first, SecondCourse(MORE_STACKED)) if table.harder else (first,)

    def unleash(self, table: Siege) -> Deeds:
        return (Devour(3 if len(table.mages) <= 2 else 2, CHEAPEST),)

    def when_a_pile_is_empty(self, play: Play[Siege]) -> None:
        """AE-GLUT-10: with nothing left in the supply the players lose at once."""
        if not any(play.table.piles):
            players_lose(play, "AE-GLUT-10")


class Gorge(NemesisCard):
    """Two cards of the second most expensive gem pile are devoured.

    One player suffers 2 damage.
    """

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Devour(2, SECOND, "gem", me), OnePlayer((Suffers(2, source=me),), me))


class Lobotomize(NemesisCard):
    """One player suffers 3 damage, or three cards of a spell pile are devoured."""

    def attack(self, table: Siege, me: int) -> Deeds:
        harm = OnePlayer((Suffers(3, source=me),), me)
        return (Either((("suffer", (harm,)), ("devour", (Devour(3, type="spell", source=me),))), me),)


class ThoughtBiter(NemesisCard):
    """PERSISTENT: 2 damage, or two cards of the cheapest relic pile are devoured.

    One player suffers the damage.
    """

    def persistent(self, table: Siege, me: int) -> Deeds:
        harm = OnePlayer((Suffers(2, source=me),), me)
        return (Either((("suffer", (harm,)), ("devour", (Devour(2, CHEAPEST, "relic", me),))), me),)


class Cerephage(NemesisCard):
    """PERSISTENT: as many cards of one pile as it has life are devoured.

    Then it suffers 2 damage.
    """

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (Devour(table.tokens[me], source=me), MinionSuffers(me, 2))


class Godfeeders(NemesisCard):
    """PERSISTENT: Gravehold suffers 3 damage.

    One card of the most expensive gem pile is devoured.
    """

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (GraveholdSuffers(3, me), Devour(1, COSTLIEST, "gem", me))


class Mindguzzler(NemesisCard):
    """IMMEDIATELY: its life is 8 and 1 more for each empty pile. PERSISTENT: Unleash."""

    def immediately(self, table: Siege, me: int) -> Deeds:
        return (Guzzles(me),)

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (Unleash(),)


@dataclass(frozen=True, slots=True)
class Guzzles(Deed):
    """Mindguzzler's life is set (AE-MINION-04)."""

    minion: int

    def it_is_done(self, play: Play[Siege]) -> None:
        play.table.tokens[self.minion] = 8 + play.table.empty_piles()


class Digest(NemesisCard):
    """Unleash three times, or 1 damage for each empty pile.

    One player suffers it, even if that is none (AE-AMBIG-11).
    """

    def attack(self, table: Siege, me: int) -> Deeds:
        return (Either((("unleash", (Unleash(3),)), ("suffer", empty_piles_hurt(table, me))), me),)


class MemoryEater(NemesisCard):
    """PERSISTENT: the player with the lowest life suffers 1 damage for each empty pile."""

    def persistent(self, table: Siege, me: int) -> Deeds:
        return empty_piles_hurt(table, me, "lowest-life")


def empty_piles_hurt(table: Siege, source: int, who: str = "") -> Deeds:
    """One player suffers 1 damage for each empty pile.

    If there is none, nobody has to be chosen.
    """
    empty = table.empty_piles()
    return (OnePlayer((Suffers(empty, source=source),), source, who),) if empty else ()


class VileFeast(NemesisCard):
    """POWER 2: Gravehold suffers 2 damage for each empty pile."""

    def power(self, table: Siege, me: int) -> Deeds:
        return (GraveholdSuffers(2 * table.empty_piles(), me),)


TEXTS: Final[Texts] = {
    "prince-of-gluttons": PrinceOfGluttons(),
    "gorge": Gorge(),
    "lobotomize": Lobotomize(),
    "thought-biter": ThoughtBiter(),
    "cerephage": Cerephage(),
    "godfeeders": Godfeeders(),
    "mindguzzler": Mindguzzler(),
    "digest": Digest(),
    "memory-eater": MemoryEater(),
    "vile-feast": VileFeast(),
}

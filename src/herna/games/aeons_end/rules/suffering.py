"""What Gravehold and players suffer, exhaustion, Unleash, and how the game ends (AE-DMG, AE-EXHAUST, AE-END)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat
from herna.engine.table import Result
from herna.games.aeons_end.rules.deeds import Deed, PlayerDeed, do
from herna.games.aeons_end.rules.piles import discard_prepped
from herna.games.aeons_end.table import GONE, NEMESIS, NOBODY, Siege
from herna.games.aeons_end.texts import MATS


def players_win(play: Play[Siege], rule: str) -> NoReturn:
    play.finish(Result((1.0,) * len(play.table.mages), rule))


def players_lose(play: Play[Siege], rule: str) -> NoReturn:
    play.finish(Result((0.0,) * len(play.table.mages), rule))


# What Gravehold and players suffer


def damage_gravehold(play: Play[Siege], amount: int, source: int) -> None:
    """AE-END-04: the players lose when Gravehold has no life left."""
    table = play.table
    if amount <= 0:
        return
    if table.shielded:
        play.tell(("gravehold_shielded", amount, table.source_key(source)), "AE-DMG-07")
        return
    table.gravehold = max(0, table.gravehold - amount)
    play.tell(("gravehold_suffered", amount, table.source_key(source)), "AE-DMG-03")
    if not table.gravehold:
        players_lose(play, "AE-END-04")


@dataclass(frozen=True, slots=True)
class GraveholdSuffers(Deed):
    """Gravehold suffers damage."""

    amount: int
    source: int = NEMESIS  # the card that does it, or the mat itself

    def order(self) -> tuple[str, ...]:
        return ("gravehold_suffers",)

    def gravehold_suffers(self, play: Play[Siege]) -> None:
        damage_gravehold(play, self.amount, self.source)


@dataclass(frozen=True, slots=True)
class GraveholdRegains(Deed):
    """Life for Gravehold, up to what it started with (AE-DMG-05)."""

    amount: int

    def order(self) -> tuple[str, ...]:
        return ("gravehold_regains_life",)

    def fully(self, table: Siege) -> bool:
        """AE-GAP-15: only if Gravehold has lost so much."""
        return table.gravehold + self.amount <= table.most_gravehold

    def gravehold_regains_life(self, play: Play[Siege]) -> None:
        table = play.table
        gained = min(self.amount, table.most_gravehold - table.gravehold)
        table.gravehold += gained
        play.tell(("gravehold_regained", gained), "AE-DMG-05")


@dataclass(frozen=True, slots=True)
class NemesisRegains(Deed):
    """Life for the nemesis, up to what it started with (AE-DMG-06)."""

    amount: int

    def order(self) -> tuple[str, ...]:
        return ("the_nemesis_regains_life",)

    def the_nemesis_regains_life(self, play: Play[Siege]) -> None:
        table = play.table
        gained = min(self.amount, table.most_nemesis - table.nemesis_life)
        table.nemesis_life += gained
        play.tell(("nemesis_regained", gained), "AE-DMG-06")


@dataclass(frozen=True, slots=True)
class Regains(PlayerDeed):
    """Life for a player, up to what they started with; none for who is exhausted (AE-DMG-05, AE-EXHAUST-09)."""

    amount: int
    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("life_is_regained",)

    def whole(self) -> int:
        return self.amount

    def how_much(self, table: Siege, seat: int) -> int:
        return 0 if table.exhausted(seat) else min(self.amount, table.most_life - table.life[seat])

    def life_is_regained(self, play: Play[Siege]) -> None:
        gained = self.how_much(play.table, self.seat)
        play.table.life[self.seat] += gained
        if gained:
            play.tell(("regained", self.seat, gained), "AE-DMG-05")


@dataclass(frozen=True, slots=True)
class Suffers(PlayerDeed):
    """A player suffers damage, which can always be done (AE-AMBIG-10)."""

    amount: int
    seat: int = NOBODY
    source: int = NEMESIS  # the card that does it, an ability, or the mat itself

    def order(self) -> tuple[str, ...]:
        return ("damage_is_suffered",)

    def damage_is_suffered(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if self.amount <= 0:
            return None
        source = table.source_key(self.source)
        if table.shielded:
            play.tell(("player_shielded", self.seat, self.amount, source), "AE-DMG-07")
            return None
        if table.exhausted(self.seat):  # AE-EXHAUST-11
            damage_gravehold(play, 2 * self.amount, self.source)
            return None
        lost = min(self.amount, table.life[self.seat])
        table.life[self.seat] -= lost
        play.tell(("suffered", self.seat, self.amount, source), "AE-DMG-04")
        return None if table.life[self.seat] else Call(Exhaustion(self.seat, self.amount - lost, self.source))


@dataclass(frozen=True, slots=True)
class Exhaustion(Procedure):
    """A player's life has reached 0: four steps, at once and to the end (AE-EXHAUST-01 to 06, AE-GAP-12)."""

    seat: int
    beyond: int
    source: int

    def order(self) -> tuple[str, ...]:
        return (
            "the_game_may_be_lost",
            "the_nemesis_is_unleashed_twice",
            "a_breach_is_destroyed",
            "its_spells_are_discarded",
            "charges_are_discarded",
            "the_damage_beyond_is_doubled",
        )

    def the_game_may_be_lost(self, play: Play[Siege]) -> None:
        table = play.table
        play.tell(("exhausted", self.seat), "AE-EXHAUST-01")
        if not any(table.life) and not table.solo():  # AE-EXHAUST-13, AE-SOLO-08
            players_lose(play, "AE-END-03")

    def the_nemesis_is_unleashed_twice(self, play: Play[Siege]) -> Call:
        return Call(Unleash(2))

    def a_breach_is_destroyed(self, play: Play[Siege]) -> Outcome:
        breaches = self.own_breaches(play)
        if not breaches:
            return None
        if len(breaches) == 1:
            self.breach(play, int(breaches[0][1]))
            return None
        return Ask(self.seat, "ae-choose-breach-destroyed", "own_breaches", "AE-EXHAUST-03")

    def own_breaches(self, play: Play[Siege]) -> list[Choice]:
        row = play.table.breaches[self.seat]
        return [("breach", 4 * self.seat + breach) for breach, state in enumerate(row) if state != GONE]

    def breach(self, play: Play[Siege], breach: int) -> None:
        play.table.set_breach(self.seat, breach % 4, GONE)
        play.tell(("breach_destroyed", self.seat, breach), "AE-EXHAUST-03")

    def its_spells_are_discarded(self, play: Play[Siege]) -> Outcome:
        """AE-GAP-23: of two, in the order that their owner chooses."""
        spells = self._homeless(play.table)
        if not spells:
            return None
        if len(spells) == 1:
            discard_prepped(play, spells[0])
            return None
        return Ask(self.seat, "ae-choose-spell-discarded-first", "homeless_spells", "AE-EXHAUST-03")

    def _homeless(self, table: Siege) -> list[int]:
        row = table.breaches[self.seat]
        return [
            spell for breach, state in enumerate(row) if state == GONE for spell in table.prepped[self.seat][breach]
        ]

    def homeless_spells(self, play: Play[Siege]) -> list[Choice]:
        return [("spell", spell) for spell in self._homeless(play.table)]

    def spell(self, play: Play[Siege], card: int) -> Repeat:
        discard_prepped(play, card)
        return Repeat("its_spells_are_discarded")

    def charges_are_discarded(self, play: Play[Siege]) -> None:
        lost, play.table.charges[self.seat] = play.table.charges[self.seat], 0
        if lost:
            play.tell(("lost_charges", self.seat, lost), "AE-EXHAUST-04")

    def the_damage_beyond_is_doubled(self, play: Play[Siege]) -> None:
        damage_gravehold(play, 2 * self.beyond, self.source)


# Unleash


@dataclass(frozen=True, slots=True)
class Unleash(Deed):
    """The Unleash effect of the nemesis mat, so many times, with new choices each time (AE-UNLEASH-01, -02)."""

    times: int = 1

    def order(self) -> tuple[str, ...]:
        return ("the_nemesis_is_unleashed", "and_so_on")

    def the_nemesis_is_unleashed(self, play: Play[Siege]) -> Outcome:
        play.tell(("unleashed",), "AE-UNLEASH-01")
        deeds = MATS[play.table.nemesis].unleash(play.table)
        called = do(deeds)
        assert called is not None
        return Call(called.procedure, changed=Unleash(self.times - 1))

    def and_so_on(self, play: Play[Siege]) -> Outcome:
        return Repeat("the_nemesis_is_unleashed") if self.times else None

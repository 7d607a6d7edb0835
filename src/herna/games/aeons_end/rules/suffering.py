"""Damage to players and Gravehold, exhaustion, Unleash (AE-DMG, AE-EXHAUST)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from herna.engine.activity import Bar, Harm, because
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import do
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat
from herna.games.aeons_end.deeds import Deed, PlayerDeed
from herna.games.aeons_end.rules.breaches import (
    PickBreach,
    PickPrepped,
    breach_id,
    discard_prepped,
    not_own_breach,
)
from herna.games.aeons_end.rules.charges import ALL_CHARGES, lose_charges
from herna.games.aeons_end.rules.ending import players_lose
from herna.games.aeons_end.table import GONE, NEMESIS, NOBODY, SHIELD, Siege
from herna.games.aeons_end.texts import MATS

# What Gravehold and players suffer


def damage_gravehold(play: Play[Siege], amount: int, source: int) -> None:
    """AE-END-04: the players lose when Gravehold has no life left."""
    table = play.table
    if amount <= 0:
        return
    if table.lasts(SHIELD):
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

    def it_is_done(self, play: Play[Siege]) -> None:
        damage_gravehold(play, self.amount, self.source)


@dataclass(frozen=True, slots=True)
class GraveholdRegains(Deed):
    """Life for Gravehold, up to what it started with (AE-DMG-05)."""

    amount: int

    def fully(self, table: Siege) -> bool:
        """AE-GAP-15: only if Gravehold has lost at least as much."""
        return table.gravehold + self.amount <= table.most_gravehold

    def it_is_done(self, play: Play[Siege]) -> None:
        table = play.table
        gained = min(self.amount, table.most_gravehold - table.gravehold)
        table.gravehold += gained
        play.tell(("gravehold_regained", gained), "AE-DMG-05")


@dataclass(frozen=True, slots=True)
class NemesisRegains(Deed):
    """Life for the nemesis, up to what it started with (AE-DMG-06)."""

    amount: int

    def it_is_done(self, play: Play[Siege]) -> None:
        table = play.table
        gained = min(self.amount, table.most_nemesis - table.nemesis_life)
        table.nemesis_life += gained
        play.tell(("nemesis_regained", gained), "AE-DMG-06")


@dataclass(frozen=True, slots=True)
class Regains(PlayerDeed):
    """Life for a player, up to what they started with.

    None for who is exhausted (AE-DMG-05, AE-EXHAUST-09).
    """

    amount: int
    seat: int = NOBODY

    def whole(self) -> int:
        return self.amount

    def how_much(self, table: Siege, seat: int) -> int:
        return 0 if table.exhausted(seat) else min(self.amount, table.most_life - table.life[seat])

    def it_is_done(self, play: Play[Siege]) -> None:
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

    def damage(self) -> int:
        return self.amount

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if self.amount <= 0:
            return None
        source = table.source_key(self.source)
        if table.lasts(SHIELD):
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
    """A player's life has reached 0.

    Four steps, at once and to the end (AE-EXHAUST-01 to 06, AE-GAP-12).
    """

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
        breaches = own_breaches(play.table, self.seat)
        if len(breaches) > 1:
            return Ask(self.seat, "ae-choose-breach-destroyed", (DestroyBreach(self),), "AE-EXHAUST-03")
        if breaches:
            self.destroy(play, breaches[0])
        return None

    def destroy(self, play: Play[Siege], breach: int) -> None:
        play.table.set_breach(self.seat, breach % 4, GONE)
        play.tell(("breach_destroyed", self.seat, breach), "AE-EXHAUST-03")

    def its_spells_are_discarded(self, play: Play[Siege]) -> Outcome:
        """AE-GAP-23: of two, in the order that their owner chooses."""
        spells = [spell for spell in play.table.spells(self.seat) if _breach_still_there(play.table, spell) is None]
        if len(spells) > 1:
            return Ask(self.seat, "ae-choose-spell-discarded-first", (DiscardHomeless(self.seat),), "AE-EXHAUST-03")
        if spells:
            discard_prepped(play, spells[0])
        return None

    def charges_are_discarded(self, play: Play[Siege]) -> None:
        lose_charges(play, self.seat, ALL_CHARGES, "AE-EXHAUST-04")

    def the_damage_beyond_is_doubled(self, play: Play[Siege]) -> None:
        damage_gravehold(play, 2 * self.beyond, self.source)


def own_breaches(table: Siege, seat: int) -> list[int]:
    """The breaches that a player still has, as choices name them."""
    return [breach_id(seat, breach) for breach, state in enumerate(table.breaches[seat]) if state != GONE]


class DestroyBreach(PickBreach[Exhaustion]):
    """Which of the player's breaches is destroyed."""

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return own_breaches(table, seat)

    def first_outside(self, table: Siege, seat: int, breach: int) -> Bar | None:
        return not_own_breach(table, seat, breach, "")

    def harm(self, table: Siege, seat: int, choice: Choice) -> Harm:
        return "cost"

    def do(self, play: Play[Siege], seat: int, breach: int) -> None:
        self.deed.destroy(play, breach)


def _breach_still_there(table: Siege, spell: int) -> Bar | None:
    """Why a prepped spell is not discarded with a destroyed breach."""
    owner, breach = table.where(spell)
    if table.breaches[owner][breach] == GONE:
        return None
    return because("", "ae-why-breach-still-there", card=spell)


class DiscardHomeless(PickPrepped):
    """Which spell of the destroyed breach is discarded first."""

    def first_barred(self, table: Siege, seat: int, spell: int) -> Bar | None:
        return _breach_still_there(table, spell)

    def do(self, play: Play[Siege], seat: int, spell: int) -> Repeat:
        discard_prepped(play, spell)
        return Repeat("its_spells_are_discarded")


# Unleash


@dataclass(frozen=True, slots=True)
class Unleash(Deed):
    """The Unleash effect, with new choices each time (AE-UNLEASH-01, -02)."""

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

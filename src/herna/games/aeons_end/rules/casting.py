"""Casting spells, in the casting phase or by an effect (AE-CAST)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Repeat
from herna.games.aeons_end.rules.breaches import bonus_of
from herna.games.aeons_end.rules.deeds import Deed, do
from herna.games.aeons_end.table import NOBODY, OPEN, Siege
from herna.games.aeons_end.texts import PLAYER_CARDS, Casting


@dataclass(frozen=True, slots=True)
class Cast(Deed):
    """A prepped spell is cast: first it goes onto its owner's discard pile, then its effect is resolved (AE-CAST-05).

    The caster may be another player than the owner (AE-CAST-12, AE-CAST-13). With `stays` it stays prepped. A spell
    whose breach was destroyed in the meantime is not prepped any more and is not cast.
    """

    caster: int
    spell: int
    extra: int = 0  # damage added by what casts it
    stays: bool = False

    def order(self) -> tuple[str, ...]:
        return ("it_is_cast",)

    def it_is_cast(self, play: Play[Siege]) -> Outcome:
        table = play.table
        owner, breach = table.where(self.spell)
        if owner == NOBODY:
            return None
        how = Casting(self.caster, owner, breach, self.spell, bonus_of(table, owner, breach) + self.extra)
        play.tell(("cast", self.caster, self.spell, play.table.key(self.spell)), "AE-CAST-05")
        if not self.stays:
            table.unprep(self.spell)
            table.to_discard(owner, self.spell)
        return do(PLAYER_CARDS[table.key(self.spell)].cast(table, how))


@dataclass(frozen=True, slots=True)
class CastOne(Deed):
    """A player chooses one of some prepped spells and casts it (AE-GAP-20)."""

    seat: int
    source: int
    own: bool = False  # only own spells that were prepped this turn
    extra: int = 0
    optional: bool = False
    twice: bool = False  # once leaving it prepped, and once more

    def order(self) -> tuple[str, ...]:
        return ("a_spell_is_chosen",)

    def spells(self, table: Siege) -> list[int]:
        if self.own:
            return [spell for spell in table.spells(self.seat) if spell in table.newly_prepped]
        return [spell for seat in table.seats() for spell in table.spells(seat)]

    def fully(self, table: Siege) -> bool:
        return bool(self.spells(table))

    def a_spell_is_chosen(self, play: Play[Siege]) -> Outcome:
        spells = self.spells(play.table)
        if not spells:
            return None
        if len(spells) == 1 and not self.optional:
            return self.cast(play, spells[0])
        return Ask(self.seat, "ae-choose-spell-cast", "spells_to_cast", "AE-CAST-12", {"card": self.source})

    def spells_to_cast(self, play: Play[Siege]) -> list[Choice]:
        spells: list[Choice] = [("cast", spell) for spell in self.spells(play.table)]
        return [*spells, ("decline",)] if self.optional else spells

    def cast(self, play: Play[Siege], card: int) -> Outcome:
        last = Cast(self.seat, card, self.extra)
        if self.twice:
            return do((Cast(self.seat, card, self.extra, stays=True), last))
        return Call(last)

    def decline(self, play: Play[Siege]) -> None:
        pass


@dataclass(frozen=True, slots=True)
class CastingPhase(Deed):
    """The active player casts prepped spells: those at open breaches may, those at closed ones must be cast."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("spells_are_cast", "and_so_on", "the_phase_ends")

    def spells_are_cast(self, play: Play[Siege]) -> Outcome:
        play.table.phase = "casting"
        if not play.table.spells(self.seat):  # AE-PHASE-03
            return Repeat("the_phase_ends")
        return Ask(self.seat, "ae-phase-casting", "casts", "AE-CAST-01", sample="a_likely_cast")

    def casts(self, play: Play[Siege]) -> list[Choice]:
        table = play.table
        casts: list[Choice] = [("cast", spell) for spell in table.spells(self.seat)]
        return casts if self._must_cast(table) else [*casts, ("end_phase",)]

    def a_likely_cast(self, play: Play[Siege], chance: Chance) -> Choice:
        """What people mostly do without thinking: cast everything."""
        return (
            chance.pick(self.casts(play))
            if not chance.below(8)
            else ("cast", chance.pick(play.table.spells(self.seat)))
        )

    def _must_cast(self, table: Siege) -> bool:
        """AE-CAST-02, AE-CAST-03: a spell is still prepped at a breach that is closed now."""
        row = table.breaches[self.seat]
        return any(spells and row[breach] != OPEN for breach, spells in enumerate(table.prepped[self.seat]))

    def cast(self, play: Play[Siege], card: int) -> Call:
        return Call(Cast(self.seat, card))

    def end_phase(self, play: Play[Siege]) -> Repeat:
        return Repeat("the_phase_ends")

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        return Repeat("spells_are_cast")

    def the_phase_ends(self, play: Play[Siege]) -> Outcome:
        """AE-CAST-17: they only deal damage, each to an enemy that the player chooses, so their order is nothing."""
        table = play.table
        ends = [
            PLAYER_CARDS[table.key(spell)].end_of_casting(table, self.seat, spell) for spell in table.spells(self.seat)
        ]
        return do(tuple(deed for deeds in ends for deed in deeds))

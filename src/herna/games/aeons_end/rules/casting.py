"""Casting spells, in the casting phase or by an effect (AE-CAST)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, Details, because
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import DECLINES, do
from herna.engine.flow import Call, Outcome, Play, Repeat
from herna.engine.offer import Offer
from herna.games.aeons_end.deeds import Deed, comes_first
from herna.games.aeons_end.rules.aether import NOT_ENOUGH_AETHER, price
from herna.games.aeons_end.rules.breaches import bonus_of, breach_id, not_own_spell, spells_of
from herna.games.aeons_end.rules.charges import UseAbilityInMain
from herna.games.aeons_end.table import NOBODY, OPEN, Siege
from herna.games.aeons_end.texts import PLAYER_CARDS, Casting, the_card


@dataclass(frozen=True, slots=True)
class Cast(Deed):
    """A prepped spell is cast.

    First it goes onto its owner's discard pile, then its effect is resolved (AE-CAST-05).

    The caster may be another player than the owner (AE-CAST-12, AE-CAST-13). With `stays` it stays prepped. A spell
    whose breach was destroyed in the meantime is not prepped any more and is not cast.
    """

    caster: int
    spell: int
    extra: int = 0  # damage added by what casts it
    stays: bool = False

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        table = play.table
        owner, breach = table.where(self.spell)
        if owner == NOBODY:
            return None
        how = Casting(self.caster, owner, breach, self.spell, bonus_of(table, owner, breach) + self.extra)
        play.tell(("cast", self.caster, self.spell, play.table.key(self.spell)), "AE-CAST-05")
        if not self.stays:
            table.unprep(self.spell)
            table.to_discard(owner, self.spell)
        return do(PLAYER_CARDS[table.key(self.spell)].when_cast(table, how))


@dataclass(frozen=True, slots=True)
class CastOne(Deed):
    """A player chooses one of some prepped spells and casts it (AE-GAP-20)."""

    seat: int
    source: int
    own: bool = False  # only own spells that were prepped this turn
    extra: int = 0
    optional: bool = False
    twice: bool = False  # once leaving it prepped, and once more

    def fully(self, table: Siege) -> bool:
        return bool(self._spells(table))

    def _spells(self, table: Siege) -> list[int]:
        return CastOneOf(self).possible(table)

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        spells = self._spells(play.table)
        if not spells:
            return None
        if len(spells) == 1 and not self.optional:
            return self.cast(spells[0])
        offer: Offer = (CastOneOrNone(self), DECLINES) if self.optional else (CastOneOf(self),)
        return Ask(self.seat, "ae-choose-spell-cast", offer, "AE-CAST-12", {"card": self.source})

    def cast(self, spell: int) -> Outcome:
        """The spell is cast, perhaps twice."""
        last = Cast(self.seat, spell, self.extra)
        if self.twice:
            return do((Cast(self.seat, spell, self.extra, stays=True), last))
        return Call(last)


@mypyc_attr(allow_interpreted_subclasses=True)
class CastSpell(Activity[Siege]):
    """AE-CAST-01: one of the player's own prepped spells is cast."""

    kind = "cast"
    fields = ("spell",)
    phase = "casting"
    choose = ("ae-why-choose-spell",)

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return table.spells(seat)

    def first_outside(self, table: Siege, seat: int, spell: int) -> Bar:
        return not_own_spell(table, seat, spell)

    def do(self, play: Play[Siege], seat: int, spell: int) -> Outcome:
        return Call(Cast(seat, spell))


class CastOneOf(CastSpell):
    """Which prepped spell an effect casts.

    Anybody's, or one that the player has prepped this turn.
    """

    meanwhile = comes_first("cast")

    def __init__(self, deed: CastOne) -> None:
        self.deed = deed

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return spells_of(table, self.deed.seat if self.deed.own else NOBODY)

    def first_barred(self, table: Siege, seat: int, spell: int) -> Bar | None:
        if self.deed.own and spell not in table.newly_prepped:
            return because("", "ae-why-not-newly-prepped", card=spell)
        return None

    def possible(self, table: Siege) -> list[int]:
        """The spells that may be cast."""
        seat = self.deed.seat
        return [spell for spell in self.first(table, seat) if self.first_barred(table, seat, spell) is None]

    def do(self, play: Play[Siege], seat: int, spell: int) -> Outcome:
        return self.deed.cast(spell)


class CastOneOrNone(CastOneOf):
    """The same, if the player likes."""

    meanwhile = comes_first("may")


# While prepped


def _use_price(table: Siege, seat: int, choice: Choice) -> Details:
    return price(table, PLAYER_CARDS[table.key(int(choice[1]))].use_costs())


USE_UNPAID: Final = Bar("AE-WHILE-03", NOT_ENOUGH_AETHER, details=_use_price)
USED: Final = Bar("AE-WHILE-03", "ae-why-used", details=the_card)


class UseSpell(Activity[Siege]):
    """AE-WHILE-01: the "while prepped" effect of a spell.

    What costs nothing is used once per turn (AE-WHILE-03).
    """

    kind = "use"
    fields = ("spell",)
    rule = "AE-WHILE-01"
    phase = "main"
    choose = ("ae-why-choose-spell",)

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return table.spells(seat)

    def first_barred(self, table: Siege, seat: int, spell: int) -> Bar | None:
        text = PLAYER_CARDS[table.key(spell)]
        bar = text.use_barred(table, seat, spell)
        if bar is not None:
            return bar
        if text.use_costs():
            return USE_UNPAID if table.aether < text.use_costs() else None
        return USED if spell in table.used else None

    def first_outside(self, table: Siege, seat: int, spell: int) -> Bar:
        return not_own_spell(table, seat, spell)

    def do(self, play: Play[Siege], seat: int, spell: int) -> Outcome:
        table = play.table
        text = PLAYER_CARDS[table.key(spell)]
        table.aether -= text.use_costs()
        table.used = (*table.used, spell)
        play.tell(("used", seat, spell, table.key(spell)), "AE-WHILE-01")
        return do(text.when_used(table, seat, spell))


# The casting phase


@dataclass(frozen=True, slots=True)
class CastingPhase(Deed):
    """The active player casts prepped spells.

    Those at open breaches may, those at closed ones must be cast.
    """

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("spells_are_cast", "and_so_on", "the_phase_ends")

    def spells_are_cast(self, play: Play[Siege]) -> Outcome:
        play.table.phase = "casting"
        if not play.table.spells(self.seat):  # AE-PHASE-03
            return Repeat("the_phase_ends")
        return Ask(self.seat, "ae-phase-casting", CASTING, "AE-CAST-01", phase="casting", eager=CAST_ALL)

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        return Repeat("spells_are_cast")

    def the_phase_ends(self, play: Play[Siege]) -> Outcome:
        """AE-CAST-17: they only deal damage, so their order does not matter."""
        table = play.table
        ends = [
            PLAYER_CARDS[table.key(spell)].end_of_casting(table, self.seat, spell) for spell in table.spells(self.seat)
        ]
        return do(tuple(deed for deeds in ends for deed in deeds))


def _must_cast(table: Siege, seat: int) -> list[int]:
    """AE-CAST-02, AE-CAST-03: the spells that are prepped at breaches which are closed now."""
    row = table.breaches[seat]
    prepped = enumerate(table.prepped[seat])
    return [spell for breach, spells in prepped if spells and row[breach] != OPEN for spell in spells]


def _what_must_be_cast(table: Siege, seat: int, choice: Choice) -> Details:
    spells = _must_cast(table, seat)
    breach = breach_id(*table.where(spells[0]))
    told = (("card", spells[0]), ("breach", breach), ("more", len(spells) - 1))
    return told, tuple(("card", spell) for spell in spells)


MUST_CAST: Final = Bar("AE-CAST-03", "ae-why-must-cast", details=_what_must_be_cast)


@mypyc_attr(allow_interpreted_subclasses=True)
class EndPhase(Activity[Siege]):
    """The player does no more in this phase."""

    kind = "end_phase"


class EndCasting(EndPhase):
    """The casting phase ends, unless a spell must be cast."""

    def barred(self, table: Siege, seat: int) -> Bar | None:
        return MUST_CAST if _must_cast(table, seat) else None

    def do(self, play: Play[Siege], seat: int) -> Repeat:
        return Repeat("the_phase_ends")


CAST: Final = CastSpell()
CASTING: Final[Offer] = (CAST, UseAbilityInMain(), EndCasting())
CAST_ALL: Final[tuple[Offer, ...]] = ((CAST,),)  # what people mostly do without thinking

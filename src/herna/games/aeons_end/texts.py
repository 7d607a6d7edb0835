"""The questions that rules ask of cards, mats and abilities; what they answer is deeds, done in the printed order.

A card's class answers the questions it has something to say to; `me` is the card itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from herna.engine.chance import Chance
from herna.engine.flow import Play
from herna.games.aeons_end.rules.deeds import Deeds
from herna.games.aeons_end.table import Siege


@dataclass(frozen=True, slots=True)
class Casting:
    """How a spell is cast: by whom, whose it is, at which breach it was prepped, and the damage added (AE-CAST-12)."""

    caster: int
    owner: int
    breach: int
    spell: int
    bonus: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerCard:
    """A gem, relic or spell that says nothing."""

    def played(self, table: Siege, seat: int, me: int) -> Deeds:
        """What a gem or relic does when it is played (AE-MAIN-03)."""
        return ()

    def cast(self, table: Siege, how: Casting) -> Deeds:
        """What a spell does when it is cast (AE-CAST-05)."""
        return ()

    def may_be_used(self, table: Siege, seat: int, me: int) -> bool:
        """Whether its "while prepped" effect could be used now, in its owner's main phase (AE-WHILE-01)."""
        return False

    def use_costs(self) -> int:
        """The aether that its "while prepped" effect costs; what costs nothing is used once per turn (AE-WHILE-03)."""
        return 0

    def used(self, table: Siege, seat: int, me: int) -> Deeds:
        """Its "while prepped" effect."""
        return ()

    def end_of_casting(self, table: Siege, seat: int, me: int) -> Deeds:
        """What it does while prepped at the end of its owner's casting phase (AE-CAST-17)."""
        return ()

    def at_any_closed_breach(self) -> bool:
        """Whether it may be prepped at a closed breach that was not focused."""
        return False

    def may_go_on_deck(self) -> bool:
        """Whether who gains it may put it on top of the deck."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class NemesisCard:
    """An attack, minion, power or strike that says nothing."""

    def attack(self, table: Siege, me: int) -> Deeds:
        """What an attack or a strike does."""
        return ()

    def immediately(self, table: Siege, me: int) -> Deeds:
        """IMMEDIATELY: before a minion or power enters play (AE-GAP-01)."""
        return ()

    def persistent(self, table: Siege, me: int) -> Deeds:
        """PERSISTENT: what a minion does in every nemesis main phase."""
        return ()

    def power(self, table: Siege, me: int) -> Deeds:
        """POWER: what a power does when its last token is gone."""
        return ()

    def may_be_discarded(self, table: Siege, me: int, seat: int) -> bool:
        """Whether a player could fulfil all of TO DISCARD now (AE-POWER-07)."""
        return False

    def to_discard(self, table: Siege, me: int, seat: int) -> Deeds:
        """TO DISCARD: what a player does to discard a power."""
        return ()

    def damage_taken(self, table: Siege, me: int, amount: int) -> int:
        """How much of some damage a minion takes (AE-DMG-07)."""
        return amount

    def when_damaged(self, table: Siege, me: int, seat: int) -> Deeds:
        """What follows when a player has damaged a minion."""
        return ()

    def when_it_leaves(self, table: Siege) -> None:
        """What ends when the card leaves play."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Corruption:
    """A corruption card: what its holder does when it is resolved; it is destroyed afterwards."""

    def resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Mat:
    """A nemesis mat: its setup, its Unleash and its additional rules."""

    def setup(self, table: Siege, chance: Chance) -> None:
        """The setup text on the back of the mat (AE-SETUP-16)."""

    def setup_choices(self, table: Siege) -> Deeds:
        """What the players decide during the setup."""
        return ()

    def unleash(self, table: Siege) -> Deeds:
        """What Unleash means (AE-UNLEASH-01)."""
        return ()

    def start_of_turn(self, table: Siege, seat: int) -> Deeds:
        """Before the casting phase of a player."""
        return ()

    def end_of_main_phase(self, table: Siege, seat: int) -> Deeds:
        """After the main phase of a player."""
        return ()

    def end_of_nemesis_turn(self, table: Siege) -> Deeds:
        """AE-NEM-12: after the draw phase of the nemesis."""
        return ()

    def end_of_turn(self, table: Siege) -> None:
        """At the end of every turn."""

    def when_a_pile_is_empty(self, play: Play[Siege]) -> None:
        """At once when the last card of a pile of the supply is gone."""


# When an ability may be activated (AE-CHARGE-09).
OWN_MAIN_PHASE, ANY_MAIN_PHASE, NEMESIS_DRAWS, TURN_ORDER = "own-main", "any-main", "nemesis-draws", "turn-order"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """A mage's ability: when it may be activated and what it does."""

    def window(self) -> str:
        return OWN_MAIN_PHASE

    def possible(self, table: Siege, seat: int) -> bool:
        """Whether it could be activated now, if it is charged."""
        return True

    def activated(self, table: Siege, seat: int) -> Deeds:
        return ()


# By key; the modules of cards/ fill them.
PLAYER_CARDS: dict[str, PlayerCard] = {}
NEMESIS_CARDS: dict[str, NemesisCard] = {}
CORRUPTIONS: dict[str, Corruption] = {}
MATS: dict[str, Mat] = {}
ABILITIES: dict[str, Ability] = {}


def may_activate(table: Siege, seat: int, *windows: str) -> bool:
    """Whether a player's ability is charged and may be activated in one of these windows."""
    if table.charges[seat] < table.spaces(seat):
        return False
    ability = ABILITIES[table.mages[seat]]
    return ability.window() in windows and ability.possible(table, seat)

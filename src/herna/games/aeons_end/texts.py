"""The questions that rules ask of cards, mats and abilities.

What they answer is deeds, done in the printed order.

A card's class answers the questions it has something to say to; `me` is the card itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Bar, Details
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.aeons_end.deeds import Deeds
from herna.games.aeons_end.printed import MAGES
from herna.games.aeons_end.table import Siege


def the_card(table: Siege, seat: int, choice: Choice) -> Details:
    """The card that a choice names first, and its text."""
    card = int(choice[1])
    return (("card", card), ("text", table.key(card))), ()


def the_ability(table: Siege, seat: int, choice: Choice) -> Details:
    """The ability of the player named or asked, and its charges."""
    player = int(choice[1]) if len(choice) > 1 else seat
    key = MAGES[table.mages[player]].ability
    charges = (("has", table.charges[player]), ("spaces", table.spaces(player)))
    return (("ability", key), ("text", key), *charges), ()


# What texts forbid. A card's own bar stands beside it.
NOTHING_TO_USE: Final = Bar("AE-WHILE-02", "ae-why-nothing-to-use", details=the_card)
NO_CONDITION: Final = Bar("AE-POWER-05", "ae-why-no-condition")
CONDITION_NOT_MET: Final = Bar("AE-POWER-09", "ae-why-condition-not-met", details=the_card)
OTHER_TIME: Final = Bar("AE-CHARGE-09", "ae-why-other-time", details=the_ability)
NOT_CHARGED: Final = Bar("AE-CHARGE-05", "ae-why-not-charged", details=the_ability)
ABILITY_OF_NO_USE: Final = Bar("AE-CHARGE-09", "ae-why-ability-of-no-use", details=the_ability)


@dataclass(frozen=True, slots=True)
class Casting:
    """How a spell is cast.

    It says who casts it, whose it is, at which breach it was prepped, and the damage added (AE-CAST-12).
    """

    caster: int
    owner: int
    breach: int
    spell: int
    bonus: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """What is printed on a card, a nemesis mat or a mage's mat."""


Texts = Mapping[str, Text]  # by key: what every module of cards/ exports as TEXTS


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerCard(Text):
    """A gem, relic or spell that says nothing."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        """What a gem or relic does when it is played (AE-MAIN-03)."""
        return ()

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        """What a spell does when it is cast (AE-CAST-05)."""
        return ()

    def use_barred(self, table: Siege, seat: int, me: int) -> Bar | None:
        """Why its text forbids its "while prepped" effect now (AE-WHILE-01)."""
        return NOTHING_TO_USE

    def use_costs(self) -> int:
        """The aether that its "while prepped" effect costs.

        What costs nothing is used once per turn (AE-WHILE-03).
        """
        return 0

    def when_used(self, table: Siege, seat: int, me: int) -> Deeds:
        """Its "while prepped" effect."""
        return ()

    def end_of_casting(self, table: Siege, seat: int, me: int) -> Deeds:
        """What it does while prepped at the end of its owner's casting phase (AE-CAST-17)."""
        return ()

    def at_any_closed_breach(self) -> bool:
        """Whether it may be prepped at a closed breach that was not focused."""
        return False

    def may_go_on_deck(self) -> bool:
        """Whether a player who gains it may put it on top of the deck."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class NemesisCard(Text):
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

    def discard_barred(self, table: Siege, me: int, seat: int) -> Bar | None:
        """Why a player could not fulfil all of TO DISCARD now (AE-POWER-07).

        Prices are paid besides.
        """
        return NO_CONDITION

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
class Corruption(Text):
    """A corruption card: what its holder does when it is resolved.

    It is destroyed afterwards.
    """

    def when_resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Mat(Text):
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
OWN_MAIN_PHASE: Final = "own-main"
ANY_MAIN_PHASE: Final = "any-main"
NEMESIS_DRAWS: Final = "nemesis-draws"
TURN_ORDER: Final = "turn-order"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Text):
    """A mage's ability: when it may be activated and what it does."""

    def window(self) -> str:
        return OWN_MAIN_PHASE

    def barred(self, table: Siege, seat: int) -> Bar | None:
        """Why it is of no use now, even if it is charged."""
        return None

    def when_activated(self, table: Siege, seat: int) -> Deeds:
        return ()


# By key; `add_texts` fills them.
PLAYER_CARDS: Final[dict[str, PlayerCard]] = {}
NEMESIS_CARDS: Final[dict[str, NemesisCard]] = {}
CORRUPTIONS: Final[dict[str, Corruption]] = {}
MATS: Final[dict[str, Mat]] = {}
ABILITIES: Final[dict[str, Ability]] = {}


def add_texts(texts: Texts) -> None:
    """From now on the rules can ask these texts."""
    for key, text in texts.items():
        if isinstance(text, PlayerCard):
            PLAYER_CARDS[key] = text
        elif isinstance(text, NemesisCard):
            NEMESIS_CARDS[key] = text
        elif isinstance(text, Corruption):
            CORRUPTIONS[key] = text
        elif isinstance(text, Mat):
            MATS[key] = text
        elif isinstance(text, Ability):
            ABILITIES[key] = text


def ability_barred(table: Siege, seat: int, *windows: str) -> Bar | None:
    """Why a player's ability is not activated in any of these windows (AE-CHARGE-05, AE-CHARGE-09)."""
    ability = ABILITIES[MAGES[table.mages[seat]].ability]
    if ability.window() not in windows:
        return OTHER_TIME
    if table.charges[seat] < table.spaces(seat):
        return NOT_CHARGED
    return ability.barred(table, seat)

"""What a warrior is and whether it is there: sides, affiliations, kinds.

In play, imprisoned, combat-capable. DT-AFF, DT-AS, DT-FIT, DT-TARGET, DT-ZONES. All of this is settled before any
number is computed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from herna.engine.activity import Bar, because
from herna.engine.effects import Question
from herna.games.doomtrooper.printed import LEGION, PRINTED, TRIBES, Printed
from herna.games.doomtrooper.rules.words import conditions_in
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import (
    BARS,
    CHANGES_IDENTITY,
    KEEPS_IDENTITY,
    NO_VEHICLES,
    PUTS_OUT_OF_PLAY,
    SELF_MADE,
    SILENT,
    TEXTS,
    UNFIT,
    Identity,
    Text,
    permission,
    texts_of,
)

DOOMTROOPER: Final = "doomtrooper"
DARK_LEGION: Final = "legion"
TRIBAL: Final = "tribal"
FREELANCER: Final = "freelancer"
HERETIC: Final = "heretic"
ANY_AFFILIATION: Final = "any-affiliation"  # noted by a card that was given to a warrior without what it asks for
JOINS: Final = "joins "  # lasting: a warrior joins the affiliation that follows


def printed_identity(printed: Printed) -> Identity:
    """What a warrior is by its card alone (DT-AFF-01 to DT-AFF-03)."""
    sides: set[str] = set()
    if "outside-areas" not in printed.keywords:
        if LEGION in printed.icons:
            sides.add(DARK_LEGION)
        if TRIBAL in printed.keywords or not set(TRIBES).isdisjoint(printed.icons):
            sides.add(TRIBAL)
        if not sides:
            sides.add(DOOMTROOPER)
    return Identity(frozenset(sides), printed.belongs(), printed.keywords)


IDENTITIES: Final[dict[str, Identity]] = {key: printed_identity(printed) for key, printed in PRINTED.items()}


def identity(table: Front, warrior: int) -> Identity:
    """What a warrior is now: as printed, and as cards and lasting effects say."""
    key = table.key(warrior)
    who = IDENTITIES[key]
    on_it = table.attached.get(warrior, ())
    others = table.answering.get(CHANGES_IDENTITY, ()) if on_it else ()
    if key not in SELF_MADE and not others and not table.lasting:
        return who  # nothing has changed it
    said = table.printed(warrior).texts
    changed = False
    if CHANGES_IDENTITY in said:
        changed = True
        for text in said[CHANGES_IDENTITY]:
            who = text.changes_identity(table, warrior, warrior, who)
    for card, name in others:
        if card in on_it:
            changed = True
            who = TEXTS[name].changes_identity(table, card, warrior, who)
    for effect in table.lasting:
        if effect.subject == warrior and effect.kind.startswith(JOINS):
            who = replace(who, affiliations=who.affiliations | {effect.kind.removeprefix(JOINS)})
    for text in said.get(KEEPS_IDENTITY, ()):
        who = text.keeps_identity(table, warrior, who)
    if changed and DOOMTROOPER in who.sides and not who.affiliations:
        printed = IDENTITIES[key]
        if printed.affiliations and DOOMTROOPER in printed.sides:
            who = replace(who, keywords=who.keywords | {FREELANCER})  # DT-AFF-17
    return who


def is_a(table: Front, warrior: int, word: str) -> bool:
    """Whether a warrior is of a kind, also as one considered so (DT-AS-01)."""
    return word in identity(table, warrior).keywords


def on_side(table: Front, warrior: int, side: str) -> bool:
    return side in identity(table, warrior).sides


def belongs_to(table: Front, warrior: int, affiliation: str) -> bool:
    return affiliation in identity(table, warrior).affiliations


# In play

NO_WARRIOR: Final = Bar("", "dt-why-no-warrior")


def not_own_warrior(table: Front, seat: int, card: int) -> Bar:
    """Why a card is not among a player's warriors.

    What one that lies face down is does not matter.
    """
    if card not in table.lies or (card not in table.hidden and table.type(card) != "warrior"):
        return NO_WARRIOR
    return because("", "dt-why-not-your-warrior", card=card)


def away_barred(table: Front, card: int) -> Bar | None:
    """Why nothing is done by or to a card.

    A card that is out of play for now does nothing, and nothing is done to it.
    """
    return because("DT-TARGET-02", "dt-why-out-of-play", card=card) if away(table, card) else None


def away(table: Front, card: int) -> bool:
    """Whether a card on the table, or its bearer, is out of play.

    DT-TARGET-02, DT-ZONES-03.
    """
    if PUTS_OUT_OF_PLAY not in table.answering:
        return False
    root = table.root(card)
    return any(
        text.puts_out_of_play(table, other)
        for other in table.bearing(root)
        for text in texts_of(table, other, PUTS_OUT_OF_PLAY)
    )


def in_play(table: Front, card: int) -> bool:
    """On the table and not put out of play (DT-ZONES-01)."""
    return card in table.control and (PUTS_OUT_OF_PLAY not in table.answering or not away(table, card))


def revealed(table: Front, warrior: int) -> bool:
    """Not a warrior that was deployed into cover and has not been seen (DT-COVER-18)."""
    return warrior not in table.hidden


def imprisoned(table: Front, warrior: int) -> bool:
    return warrior in table.prisoners


def imprisonment(table: Front, warrior: int) -> Bar:
    """The bar that a warrior is imprisoned; its jailer stands in the way."""
    return because("DT-TARGET-06", "dt-why-imprisoned", (("card", table.prisoners[warrior]),), card=warrior)


def active(table: Front, card: int) -> bool:
    """Whether a card on the table has its effect.

    In play, revealed, and usable by its bearer. What puts its bearer out of play has its effect nevertheless.
    """
    root = table.root(card)
    if root in table.hidden:
        return False
    if away(table, root):
        return bool(texts_of(table, card, PUTS_OUT_OF_PLAY))
    return root == card or usable(table, card)


def helps_others(table: Front, card: int) -> bool:
    """Whether a card has its effect on others too.

    An imprisoned warrior gives no bonuses (DT-TARGET-06).
    """
    if card not in table.on and PUTS_OUT_OF_PLAY not in table.answering:
        return card not in table.hidden and card not in table.prisoners
    return active(table, card) and table.root(card) not in table.prisoners


def texts_in_play(table: Front, asked: Question) -> Sequence[tuple[int, Text]]:
    """The texts in play that answer a question about others, with their cards."""
    said = table.answering.get(asked)
    return [(card, TEXTS[name]) for card, name in said if helps_others(table, card)] if said else ()


def texts_about(table: Front, warrior: int, asked: Question) -> Sequence[tuple[int, Text]]:
    """The texts that answer a question about a warrior.

    They are those of its card and of the cards on it that it may use.
    """
    if asked not in table.answering:
        return ()
    found = [(warrior, text) for text in texts_of(table, warrior, asked)]
    for card in table.attached.get(warrior, ()):
        texts = texts_of(table, card, asked)
        if texts and usable(table, card):
            found += [(card, text) for text in texts]
    return found


def usable(table: Front, card: int) -> bool:
    """Whether a bearer may use a card on it.

    A vehicle from inside, a card of an affiliation only with it. DT-EQUIP-09, DT-EQUIP-25, DT-SYM-11, DT-KI-05,
    DT-ATT-04. Whether a duel lets it count is another question.
    """
    printed = table.printed(card)
    if "vehicle" in printed.keywords and printed.type == "equipment" and not aboard(table, card):
        return False
    bearer = table.on.get(card, -1)
    if bearer >= 0 and BARS in table.answering and _barred(table, card, bearer):
        return False
    if bearer >= 0 and printed.type == "equipment" and _uses_none(table, bearer, card):
        return False
    if bearer < 0 or printed.on != "warrior":
        return bearer < 0 or bearer not in table.on or usable(table, bearer)
    return keeps_condition(table, card, bearer)


def aboard(table: Front, vehicle: int) -> bool:
    """Whether the warrior of a vehicle is inside and uses it.

    Not in a warzone where nobody may.
    """
    if vehicle not in table.boarded:
        return False
    duel = table.duel()
    if duel is None or duel.zone < 0 or table.root(vehicle) not in duel.fighters():
        return True
    return not texts_of(table, duel.zone, NO_VEHICLES)


def _uses_none(table: Front, bearer: int, card: int) -> bool:
    """Whether a warrior's own text forbids it to use its equipment.

    A card of equipment on it (DT-NEVER-03).
    """
    texts = texts_of(table, bearer, permission("use equipment"))
    return any(text.permits(table, bearer, bearer, "use equipment", card) < SILENT for text in texts)


def _barred(table: Front, card: int, bearer: int) -> bool:
    """Whether something keeps a warrior from using another card on it.

    A vehicle that is boarded, for example (DT-EQUIP-23).
    """
    for other in table.bearing(bearer):
        if other == card or ("vehicle" in table.printed(other).keywords and not aboard(table, other)):
            continue
        if any(text.bars(table, other, card) for text in texts_of(table, other, BARS)):
            return True
    return False


def keeps_condition(table: Front, card: int, bearer: int) -> bool:
    """Whether a bearer still has what a card on it asks for.

    The affiliation or side, unless the card never needed it.
    """
    wanted = conditions_in(table.printed(card).who)
    if not wanted:
        return True
    who = identity(table, bearer)
    for word in wanted:
        if word not in who.affiliations and word not in who.sides:
            return table.noted(card) == ANY_AFFILIATION
    return True


# Combat-capable


def combat_capable(table: Front, warrior: int) -> bool:
    """Whether a warrior in play may attack, be attacked, or both.

    Bans that pass are left aside (DT-FIT-01).
    """
    return fighting_barred(table, warrior) is None


def fighting_barred(table: Front, warrior: int) -> Bar | None:
    """Why a warrior takes part in no duel.

    It is imprisoned or away, never fights, or a card keeps it from fighting.
    """
    if warrior in table.hidden:
        return None  # it may be attacked (G-37)
    if warrior in table.prisoners:
        return imprisonment(table, warrior)
    if PUTS_OUT_OF_PLAY in table.answering and away(table, warrior):
        return away_barred(table, warrior)
    if "noncombatant" in identity(table, warrior).keywords:
        return because("DT-FIT-02", "dt-why-never-fights", card=warrior)
    if UNFIT not in table.answering:
        return None
    for card, name in table.answering[UNFIT]:
        if TEXTS[name].unfit(table, card, warrior):
            return because("DT-FIT-03", "dt-why-never-fights-by", (("card", card),), card=warrior, source=card)
    return None


def fighters_of(table: Front, seat: int) -> list[int]:
    """A player's combat-capable warriors."""
    return [warrior for warrior in table.warriors(seat) if combat_capable(table, warrior)]

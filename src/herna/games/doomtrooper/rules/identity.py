"""What a warrior is and whether it is there: sides, affiliations, kinds; in play, imprisoned, combat-capable.

DT-AFF, DT-AS, DT-FIT, DT-TARGET, DT-ZONES. All of this is settled before any number is reckoned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from herna.games.doomtrooper.printed import LEGION, PRINTED, TRIBES, Printed
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import SAID, SELF_MADE, SILENT, TEXTS, Identity, Text, says
from herna.games.doomtrooper.words import AFFILIATIONS_AND_SIDES, words_of

DOOMTROOPER, DARK_LEGION, TRIBAL = "doomtrooper", "legion", "tribal"
FREELANCER, HERETIC = "freelancer", "heretic"
ANY_AFFILIATION = "any-affiliation"  # noted by a card that was given to a warrior without what it asks for
JOINS, LOSES = "joins ", "loses "  # switches that say so of a warrior, with the affiliation


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


IDENTITIES: dict[str, Identity] = {key: printed_identity(printed) for key, printed in PRINTED.items()}


def identity(table: Front, warrior: int) -> Identity:
    """What a warrior is now: as printed, and as cards on it and lasting effects say."""
    key = table.key(warrior)
    who = IDENTITIES[key]
    others = table.answering.get("changes_identity", ()) if warrior in table.attached else ()
    if key not in SELF_MADE and not others and not table.switches:
        return who  # nothing has changed it
    said = SAID[key]
    own = said.get("changes_identity", ())
    changed = bool(own)
    for text in own:
        who = text.changes_identity(table, warrior, warrior, who)
    for card, name in others:
        if table.on.get(card) == warrior:
            changed = True
            who = TEXTS[name].changes_identity(table, card, warrior, who)
    for switch in table.switches:
        if switch.subject == warrior and switch.word.startswith(JOINS):
            who = replace(who, affiliations=who.affiliations | {switch.word.removeprefix(JOINS)})
    for text in said.get("keeps_identity", ()):
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


def away(table: Front, card: int) -> bool:
    """Whether a card on the table is out of play, by itself or with its bearer (DT-TARGET-02, DT-ZONES-03)."""
    if "puts_out_of_play" not in table.answering:
        return False
    root = table.root(card)
    return any(
        text.puts_out_of_play(table, other)
        for other in table.bearing(root)
        for text in says(table, other, "puts_out_of_play")
    )


def in_play(table: Front, card: int) -> bool:
    """On the table and not put out of play (DT-ZONES-01)."""
    return card in table.control and ("puts_out_of_play" not in table.answering or not away(table, card))


def revealed(table: Front, warrior: int) -> bool:
    """Not a warrior that was deployed into cover and has not been seen (DT-COVER-18)."""
    return warrior not in table.hidden


def imprisoned(table: Front, warrior: int) -> bool:
    return warrior in table.prisoners


def active(table: Front, card: int) -> bool:
    """Whether a card on the table has its effect: in play, revealed, and usable by its bearer.

    What puts its bearer out of play has its effect nevertheless.
    """
    root = table.root(card)
    if root in table.hidden:
        return False
    if away(table, root):
        return bool(says(table, card, "puts_out_of_play"))
    return root == card or usable(table, card)


def helps_others(table: Front, card: int) -> bool:
    """Whether a card has its effect on others too: an imprisoned warrior gives no bonuses (DT-TARGET-06)."""
    if card not in table.on and "puts_out_of_play" not in table.answering:
        return card not in table.hidden and card not in table.prisoners
    return active(table, card) and table.root(card) not in table.prisoners


def speaking_now(table: Front, question: str) -> Iterable[tuple[int, Text]]:
    """The cards on the table that answer a question about others, and are active."""
    said = table.answering.get(question)
    return _those_that_help(table, said) if said else ()


def _those_that_help(table: Front, said: tuple[tuple[int, str], ...]) -> Iterator[tuple[int, Text]]:
    for card, name in said:
        if helps_others(table, card):
            yield card, TEXTS[name]


def saying(table: Front, warrior: int, question: str) -> Iterable[tuple[int, Text]]:
    """What the own card of a warrior on the table and the cards on it answer about the warrior."""
    return _of_its_own(table, warrior, question) if question in table.answering else ()


def _of_its_own(table: Front, warrior: int, question: str) -> Iterator[tuple[int, Text]]:
    for text in says(table, warrior, question):
        yield warrior, text
    for card in table.attached.get(warrior, ()):
        texts = says(table, card, question)
        if texts and usable(table, card):
            for text in texts:
                yield card, text


def usable(table: Front, card: int) -> bool:
    """Whether a bearer may use a card on it: a vehicle from inside, a card of an affiliation only with it.

    DT-EQUIP-09, DT-EQUIP-25, DT-SYM-11, DT-KI-05, DT-ATT-04. Whether a duel lets it count is another question.
    """
    printed = table.printed(card)
    if "vehicle" in printed.keywords and printed.type == "equipment" and not aboard(table, card):
        return False
    bearer = table.on.get(card, -1)
    if bearer >= 0 and "bars" in table.answering and _barred(table, card, bearer):
        return False
    if bearer >= 0 and printed.type == "equipment" and _uses_none(table, bearer, card):
        return False
    if bearer < 0 or printed.on != "warrior" or printed.type in ("special", "mission"):
        return bearer < 0 or bearer not in table.on or usable(table, bearer)
    return keeps_condition(table, card, bearer)


def aboard(table: Front, vehicle: int) -> bool:
    """Whether the warrior of a vehicle is inside and uses it; not in a warzone where nobody may."""
    if vehicle not in table.boarded:
        return False
    duel = table.duel()
    if duel is None or duel.zone < 0 or table.root(vehicle) not in duel.fighters():
        return True
    return not says(table, duel.zone, "no_vehicles")


def _uses_none(table: Front, bearer: int, card: int) -> bool:
    """Whether a warrior's own text keeps it from using a card of equipment on it (DT-NEVER-03)."""
    texts = says(table, bearer, "permits use equipment")
    return any(text.permits(table, bearer, bearer, "use equipment", card) < SILENT for text in texts)


def _barred(table: Front, card: int, bearer: int) -> bool:
    """Whether a vehicle that is boarded, or the like, keeps a warrior from using another card on it (DT-EQUIP-23)."""
    for other in table.bearing(bearer):
        if other == card or ("vehicle" in table.printed(other).keywords and not aboard(table, other)):
            continue
        if any(text.bars(table, other, card) for text in says(table, other, "bars")):
            return True
    return False


def keeps_condition(table: Front, card: int, bearer: int) -> bool:
    """Whether a bearer still has the affiliation or side that a card on it asks for, or never needed it."""
    wanted = AFFILIATIONS_AND_SIDES & words_of(table.printed(card).who)
    if not wanted:
        return True
    who = identity(table, bearer)
    if wanted <= (who.sides | who.affiliations):
        return True
    return table.noted(card) == ANY_AFFILIATION


# Combat-capable


def combat_capable(table: Front, warrior: int) -> bool:
    """DT-FIT-01: whether a warrior in play may attack, be attacked, or both, but for bans that pass."""
    if warrior in table.hidden:
        return True  # it may be attacked (G-37)
    if warrior in table.prisoners or away(table, warrior):
        return False
    if "noncombatant" in identity(table, warrior).keywords:
        return False
    if "unfit" not in table.answering:
        return True
    for card, name in table.answering["unfit"]:
        if active(table, card) and TEXTS[name].unfit(table, card, warrior):
            return False
    return True


def fighters_of(table: Front, seat: int) -> list[int]:
    """A player's combat-capable warriors."""
    return [warrior for warrior in table.warriors(seat) if combat_capable(table, warrior)]

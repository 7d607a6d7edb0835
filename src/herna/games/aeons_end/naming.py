"""The names of the things on a table, as a seat sees them."""

from __future__ import annotations

from typing import Any, Final, cast

from herna.engine.game import Message
from herna.games.aeons_end.printed import PRINTED
from herna.games.aeons_end.rules.turn_order import player_of
from herna.games.aeons_end.seen import View
from herna.games.aeons_end.table import DEVOURED, HUSK, NEMESIS, NOBODY

NUMERALS: Final[tuple[str, ...]] = ("I", "II", "III", "IV")


def named(seen: dict[str, Any], field: str, value: str | int) -> Message | str | int:
    """What a field's value is called."""
    view = cast(View, seen)
    if isinstance(value, str):
        return _kind_named(view, field, value)
    if field == "card":
        return _source_named(view, value)
    if field == "enemy":
        return Message("ae-husk") if value == HUSK else _source_named(view, value)
    if field == "spell":
        return _spell_named(view, value)
    if field == "found":
        return _found_named(view, value)
    if field in ("seat", "player", "whose"):
        return _nemesis_named(view) if value == NOBODY else _mage_named(view, value)
    if field == "pile":
        return _pile_named(view, value)
    if field == "breach":
        return NUMERALS[value % 4]
    if field == "any_breach":
        return _breach_named(view, value)
    return value


def _kind_named(view: View, field: str, value: str) -> Message | str:
    if field == "way":
        return Message(f"ae-way-{value}")
    if field == "turn_card":
        return turn_card_named(view, value)
    if field == "kind":
        return Message(f"ae-card-{value}")
    if field == "source":
        return _key_named(view, value)
    if field == "ability":
        return Message(f"ae-ability-{value}")
    if field == "text":
        return Message(f"ae-text-{value}" if value in PRINTED else f"ae-ability-{value}-text")
    return value


def _key_named(view: View, key: str) -> Message:
    """The source of something by its key: card, nemesis or ability (table.source_key)."""
    if key in PRINTED:
        return Message(f"ae-card-{key}")
    return _nemesis_named(view) if key == view["nemesis"]["key"] else Message(f"ae-ability-{key}")


def _mage_named(view: View, seat: int) -> Message:
    return Message(f"ae-mage-{view['mages'][seat]['key']}")


def _nemesis_named(view: View) -> Message:
    return Message(f"ae-nemesis-{view['nemesis']['key']}")


def _source_named(view: View, card: int) -> Message:
    """A card, the nemesis, or a mage's ability (table.ability_of)."""
    if card >= 0:
        return _card_named(view, card)
    if card == NEMESIS:
        return _nemesis_named(view)
    return Message(f"ae-ability-{view['mages'][NEMESIS - 1 - card]['ability']}")


def _card_named(view: View, card: int) -> Message:
    kind = view["kinds"].get(str(card))
    if kind is None:
        return Message("hidden")
    return Message(f"ae-card-{kind}") if kind in PRINTED else turn_card_named(view, kind)


def turn_card_named(view: View, kind: str) -> Message:
    """A turn order card.

    The mage whose turn it brings, the wild card, or the nemesis's.
    """
    seat = player_of(kind)
    return Message(f"ae-turn-{kind}") if seat == NOBODY else _mage_named(view, seat)


def _spell_named(view: View, spell: int) -> Message:
    """A prepped spell with its breach, and its owner if that is another player."""
    card = _card_named(view, spell)
    for seat, mage in enumerate(view["mages"]):
        for breach, spells in enumerate(mage["prepped"]):
            if spell in spells:
                at = (("card", card.key), ("breach", NUMERALS[breach]))
                if seat == view["seat"]:
                    return Message("ae-spell-at", at)
                return Message("ae-spell-of", (*at, ("mage", _mage_named(view, seat).key)))
    return card


def _found_named(view: View, card: int) -> Message:
    """A card that is asked for.

    At which breach it is prepped, or where in a discard pile it lies, if it does so.
    """
    name = _spell_named(view, card)
    for mage in view["mages"]:
        if card in mage["discard"]:
            return _discarded_named(view, name, mage["discard"], card)
    return name


def _discarded_named(view: View, name: Message, pile: list[int], card: int) -> Message:
    kinds, at = [view["kinds"][str(other)] for other in pile], pile.index(card)
    runs = sum(kind == kinds[at] and (not place or kinds[place - 1] != kind) for place, kind in enumerate(kinds))
    if runs == 1:
        return Message("ae-card-in-discard", (("card", name.key),))
    return Message("ae-card-in-discard-at", (("card", name.key), ("place", at + 1)))


def _pile_named(view: View, pile: int) -> Message:
    if pile != DEVOURED:
        return Message(f"ae-card-{view['supply'][pile]['kind']}")
    devoured = view["nemesis"]["devoured"]
    if not devoured:
        return Message("ae-table-devoured")
    return Message("ae-card-devoured", (("card", _card_named(view, devoured[-1]).key),))


def _breach_named(view: View, breach: int) -> Message | str:
    """A breach, with its owner, if that is somebody else."""
    number, seat = NUMERALS[breach % 4], breach // 4
    if seat == view["seat"]:
        return number
    return Message("ae-breach-of", (("breach", number), ("mage", _mage_named(view, seat).key)))

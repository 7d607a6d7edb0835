"""Derives the layout of a game from the types of what a seat sees.

Where a type has no facts beside it (`herna.engine.seen`), a number is divided by 100, a list has eight rows, and a text
is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Required, TypeVar, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_struct

from herna.engine.game import Game
from herna.engine.seen import AmongRows, Below, BySeat, CardOf, LeftOut, OneOf, SeatNumber, UpTo
from herna.engine.seen import Rows as RowsFact
from herna.rl.fields import OWN_ID, Field, Marked, Number, RowOf, Rows, SeatOf, Size, Word
from herna.rl.layout import Layout, Values

SCALE = 100.0
ROWS = 8
COPIES = 5  # how many cards of a kind a pile usually has at most
ELSEWHERE = ("seat", "kinds")  # of a view: the observer comes first in every vector, and kinds go with the cards

F = TypeVar("F")


def derived_layout(game: Game[Any], types: ModuleType) -> Layout:
    """The layout that follows from what a game declares."""
    walk = _Walk(max(game.seat_counts))
    fields = tuple(walk.struct(types.View, "", "", ELSEWHERE))
    values: dict[str, Values] = {name: words for name, words in game.text_fields.items() if words}
    cards: dict[str, tuple[str, ...]] = {}
    declared = get_type_hints(types.Fields, include_extras=True) if hasattr(types, "Fields") else {}
    for name, kind in declared.items():
        plain, facts = _unwrapped(kind)
        if plain is int and (card := _fact(facts, CardOf)):
            cards[name] = tuple(card.kinds)
        elif known := walk.values(plain, facts):
            values[name] = known
    return Layout(fields, values, cards, walk.things, tuple(walk.left_out))


class _Walk:
    """A walk through the types of a view.

    It notes what is left out, and the rows of cards that choices name (`things`).
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.left_out: list[str] = []
        self.things: tuple[Rows, str] | None = None

    def struct(self, struct: Any, path: str, name: str, without: Sequence[str] = ()) -> Iterator[Field]:
        """The fields of a typed dictionary, one after another."""
        for each, kind in get_type_hints(struct, include_extras=True).items():
            if each not in without:
                yield from self.fields(kind, _under(path, each), _under(name, each))

    def fields(self, kind: Any, path: str, name: str) -> Iterator[Field]:
        """The fields of a value.

        `path` leads to it from its row, `name` from the whole view.
        """
        plain, facts = _unwrapped(kind)
        origin, arguments = get_origin(plain), get_args(plain)
        if _fact(facts, LeftOut):
            self.left_out.append(name)
        elif lists := [each for each in arguments if origin in (Union, UnionType) and get_origin(each) is list]:
            yield Size(path, _scale(facts))  # the entries, or only how many there are
            yield from self.list_of(get_args(lists[0])[0], (), path, name)
        elif origin is list or arguments[1:] == (...,):
            yield from self.list_of(arguments[0], facts, path, name)
        elif origin is tuple:
            for at, each in enumerate(arguments):
                yield from self.fields(each, _under(path, str(at)), f"{name}[{at}]")
        elif origin is dict:
            yield from self.table_of(arguments[0], arguments[1], facts, path, name)
        elif is_struct(plain):
            yield from self.struct(plain, path, name)
        else:
            yield from self.single(plain, facts, path, name)

    def single(self, kind: Any, facts: Sequence[Any], path: str, name: str) -> Iterator[Field]:
        """A number, a truth value, a word, a seat or a card."""
        if words := _words(kind, facts):
            yield Word(path, words, by_id=kind is int)
        if _fact(facts, AmongRows):
            yield RowOf(path)
        elif seat := _fact(facts, SeatNumber):
            yield SeatOf(path, self.seats + seat.besides)
        elif kind in (int, float, bool) and not words:
            yield Number(path, 1.0 if kind is bool else _scale(facts))
        elif not words:
            self.left_out.append(name)

    def list_of(self, kind: Any, facts: Sequence[Any], path: str, name: str) -> Iterator[Field]:
        """A list: its length, the rows it names, words counted, or rows."""
        plain, of_entry = _unwrapped(kind)
        rows, by_seat = _fact(facts, RowsFact), _fact(facts, BySeat)
        if _fact(facts, UpTo):
            yield Size(path, _scale(facts))
        elif among := _fact(facts, AmongRows):
            yield Marked(path, among.rows.most)
        elif (words := _words(plain, of_entry)) and not rows and not by_seat:
            yield Word(path, words, COPIES if _fact(of_entry, CardOf) else 1, by_id=plain is int)
        elif inside := tuple(self.entry(kind, rows.by if rows else "", f"{name}[]")):
            most = self.seats + by_seat.besides if by_seat else rows.most if rows else ROWS
            found = Rows(path, most, inside, by_seat is not None, rows.by if rows else "")
            yield self.noted(found, rows.of if rows else "")

    def entry(self, kind: Any, place: str, name: str) -> Iterator[Field]:
        """The fields of a list's entry, without the one that is its place."""
        plain, _ = _unwrapped(kind)
        return self.struct(plain, "", name, (place,)) if is_struct(plain) else self.fields(kind, "", name)

    def table_of(self, key: Any, kind: Any, facts: Sequence[Any], path: str, name: str) -> Iterator[Field]:
        """A dictionary: a row for each card, or a value for each word."""
        plain, of_key = _unwrapped(key)
        words, rows = _words(plain, of_key), _fact(facts, RowsFact)
        if _fact(of_key, CardOf):
            inside = (Word(OWN_ID, words, by_id=True), *self.fields(kind, "", f"{name}[]"))
            yield self.noted(Rows(path, rows.most if rows else ROWS, inside), OWN_ID)
        elif words:
            for word in words:
                yield from self.fields(kind, _under(path, word), _under(name, word))
        else:
            self.left_out.append(name)

    def noted(self, rows: Rows, card: str) -> Rows:
        """Rows; if their entries are cards that choices name, that is noted."""
        if card:
            assert self.things is None, "choices can name the cards of one list only"
            self.things = rows, card
        return rows

    def values(self, kind: Any, facts: Sequence[Any]) -> Values:
        """All values that a field of choices can have, if known."""
        if below := _fact(facts, Below):
            return range(below.count)
        seat = _fact(facts, SeatNumber)
        return range(self.seats + seat.besides) if seat else _words(kind, facts)


def _under(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _unwrapped(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without "or None" and "not required", and its facts."""
    facts: tuple[Any, ...] = ()
    while True:
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            kind, facts = arguments[0], (*facts, *arguments[1:])
        elif origin in (NotRequired, Required):
            kind = arguments[0]
        elif origin in (Union, UnionType) and len(arguments) == 2 and NoneType in arguments:
            kind = next(each for each in arguments if each is not NoneType)
        else:
            return kind, facts


def _fact(facts: Sequence[Any], kind: type[F]) -> F | None:
    return next((fact for fact in facts if isinstance(fact, kind)), None)


def _scale(facts: Sequence[Any]) -> float:
    """By what a number is divided."""
    most, below = _fact(facts, UpTo), _fact(facts, Below)
    return most.most if most else below.count if below else SCALE


def _words(kind: Any, facts: Sequence[Any]) -> tuple[str, ...]:
    """All words that a text, or kinds that a card can be, if known."""
    known, card = _fact(facts, OneOf), _fact(facts, CardOf)
    words = known.words if known else card.kinds if card else get_args(kind) if get_origin(kind) is Literal else ()
    return tuple(word for word in words if word)

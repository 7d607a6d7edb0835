"""How single fields of a view are written."""

from typing import Any

import numpy as np
import pytest

from herna.rl.fields import OWN_ID, Field, Marked, Number, RowOf, Rows, SeatOf, Seen, Size, Word

KINDS = ("wolf", "bear")
ON_BOARD = Rows("board", 4, (Number("life", 10),), place="at")
VIEW: dict[str, Any] = {
    "kinds": {"3": "wolf", "4": "bear", "5": "wolf"},
    "board": [{"card": 3, "at": 1, "life": 2}, {"card": 4, "at": 3, "life": 3}, {"card": 5, "at": 9, "life": 4}],
}


def written(field: Field, data: Any, seat: int = 1, seats: int = 3) -> list[float]:
    out = np.zeros(field.size(), np.float32)
    field.write(data, Seen(VIEW, seat, seats, (ON_BOARD, "card")), out)
    return [round(float(number), 3) for number in out]


def test_a_number_is_on_its_scale_cut_off_at_one_and_minus_one_where_there_is_none() -> None:
    assert written(Number("life.now", 10), {"life": {"now": 4}}) == [0.4]
    assert written(Number("life", 10), {"life": 40}) == [1.0]
    assert written(Number("life", 10), {"life": -40}) == [-1.0]
    assert written(Number("frozen"), {"frozen": True}) == [1.0]
    assert written(Number("life", 10), {"life": None}) == [-1.0]
    assert written(Number("life.now", 10), {}) == [-1.0]
    assert written(Number("1", 10), [5, 6]) == [0.6]


def test_a_size_is_that_of_a_list_or_the_number_told_instead() -> None:
    assert written(Size("hand", 10), {"hand": [3, 4]}) == [0.2]
    assert written(Size("hand", 10), {"hand": 5}) == [0.5]


def test_words_have_their_places() -> None:
    words = Word("phase", ("draw", "move", "attack"))

    assert written(words, {"phase": "move"}) == [0, 1, 0]
    assert written(words, {"phase": ["draw", "attack"]}) == [1, 0, 1]
    assert written(words, {"phase": "sleep"}) == [0, 0, 0]


def test_seats_are_counted_from_your_own() -> None:
    assert written(SeatOf("seat", 4), {"seat": 1}) == [1, 0, 0, 0]
    assert written(SeatOf("seat", 4), {"seat": 0}) == [0, 0, 1, 0]
    assert written(SeatOf("seat", 4), {"seat": 3}) == [0, 0, 0, 1]  # nobody plays it
    assert written(SeatOf("seat", 4), {"seat": None}) == [0, 0, 0, 0]
    assert written(SeatOf("seat", 4), {"seat": -1}) == [0, 0, 0, 0]


def test_cards_are_counted_by_the_kinds_that_the_seat_knows() -> None:
    assert written(Word("hand", KINDS, 4, by_id=True), {"hand": [3, 4, 5, 99]}) == [0.5, 0.25]
    assert written(Word("hand", KINDS, 4, by_id=True), {"hand": 3}) == [0.25, 0]
    assert written(Word("card", KINDS, by_id=True), {"card": None}) == [0, 0]
    assert written(Word("kinds", KINDS, 4), {"kinds": ["bear", "bear"]}) == [0, 0.5]


def test_a_card_is_found_by_its_row_and_a_list_marks_the_rows_of_its_cards() -> None:
    assert written(RowOf("on"), {"on": 3}) == [0.5]  # the second of four
    assert written(RowOf("on"), {"on": 4}) == [1]
    assert written(RowOf("on"), {"on": 5}) == [0]  # beyond the last row
    assert written(RowOf("on"), {"on": -1}) == [0]
    assert written(Marked("moved", 4), {"moved": [4, 5, 6]}) == [0, 0, 0, 1]
    assert written(Marked("moved", 4), {}) == [0, 0, 0, 0]


def test_rows_are_in_order_by_seat_by_place_or_by_id_and_what_does_not_fit_is_counted() -> None:
    life = (Number("life", 10),)
    things = [{"life": 1, "at": 2}, {"life": 2, "at": 0}, {"life": 3, "at": 7}]

    assert written(Rows("", 3, life), things) == [0.1, 0.2, 0.3, 0]
    assert written(Rows("", 2, life), things) == [0.1, 0.2, 0.1]
    assert written(Rows("", 3, life, by_seat=True), things) == [0.2, 0.3, 0.1, 0]
    assert written(Rows("", 3, life, place="at"), things) == [0.2, 0, 0.1, 0.1]
    assert written(Rows("cards", 1, (Word(OWN_ID, KINDS, by_id=True),)), {"cards": {"4": {}}}) == [0, 1, 0]
    assert written(Rows("none", 1, life), {}) == [0, 0]


@pytest.mark.parametrize(
    "field",
    [Number("a"), Size("a", 2), Word("a", ("x", "y")), Word("a", KINDS, 4, by_id=True), RowOf("a"), Marked("a", 3)],
)
def test_every_field_says_what_it_holds(field: Field) -> None:
    assert field.label()
    assert field.holds()

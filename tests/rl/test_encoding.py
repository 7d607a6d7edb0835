"""Observations: what is where, that nothing hidden is in them, and that nothing seen is left out unsaid."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from herna.engine.chance import Seeded
from herna.engine.game import Game
from herna.engine.view import Chair
from herna.games.catalogue import game_keys
from herna.rl.encoding import Encoding, encoding_of
from herna.rl.fields import Field, Rows, Seen, Vector, Word, value_at
from herna.rl.learned import learned_layout
from tests.kit.random_match import numbers, over_many_matches, some_decisions
from tests.kit.skirmish.game import GAME as SKIRMISH

ROWS_BY_ID = re.compile(r"-?\d+")


@cache
def encoding(key: str) -> Encoding:
    return Encoding(SKIRMISH, learned_layout(SKIRMISH)) if key == SKIRMISH.key else encoding_of(key)


@pytest.fixture(params=[*game_keys(), SKIRMISH.key])
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Each game in turn, one with hidden cards and a learned layout among them."""
    return encoding(str(request.param)).game


def observed(chair: Chair[Any], seats: int, page: int = 0) -> Vector:
    return encoding(chair.game.key).vector(chair.view(), chair.seat, seats, chair.options(), page)


@given(number=numbers)
@over_many_matches(2)
def test_what_a_seat_may_not_know_does_not_change_what_it_observes(game: Game[Any], number: int) -> None:
    for at, (match, chance) in enumerate(some_decisions(game, number, about=40)):
        for seat in range(match.seats):
            true = observed(match.chair(seat), match.seats)
            guessed = observed(Chair(match.play.guess(seat, chance), seat), match.seats)

            assert np.array_equal(true, guessed)
            assert np.all(np.abs(true) <= 1)
        if at == 12:
            return


@given(number=numbers)
@over_many_matches(1)
def test_observations_tell_decisions_apart(game: Game[Any], number: int) -> None:
    """Every slot that holds an option looks otherwise than the others."""
    for at, (match, _) in enumerate(some_decisions(game, number, about=20)):
        assert match.play.ask is not None
        chair, known = match.chair(match.play.ask.seat), encoding(game.key)
        size, slots = known.actions.slot_size(), len(known.actions.in_slots(chair.options()))
        vector = observed(chair, match.seats)[known.first + known.layout.size() :].reshape(-1, size)
        shown = min(slots, known.layout.slots)
        assert len(np.unique(vector[:shown], axis=0)) == shown
        assert not vector[shown:].any()
        if at == 10:
            return


# What is where


def test_the_parts_lie_side_by_side_and_fill_the_vector(game: Game[Any]) -> None:
    known = encoding(game.key)
    names: set[str] = set()
    at = 0
    for name, first, end, holds in known.slices():
        assert name not in names
        names.add(name)
        if "[0]" not in name:
            assert first == at, name
            at = end
        assert 0 <= first < end <= known.size
        assert holds
    assert at == known.size


def test_a_value_of_the_view_is_where_the_table_of_slices_says() -> None:
    known = encoding("aeons-end")
    play = known.game.play(2, known.game.read_options({}), Seeded("1"))
    view = known.game.view(play.table, 1)
    vector = known.vector(view, 1, 2, [], 0)
    place = {name: first for name, first, _, _ in known.slices()}

    assert vector[place["gravehold.life"]] == pytest.approx(view["gravehold"]["life"] / 40)
    assert vector[place["mages[0].life"]] == pytest.approx(view["mages"][1]["life"] / 15)  # the observer first
    assert vector[place["seat"] + 1] == 1


def covered(fields: Sequence[Field], base: str = "") -> Iterator[str]:
    """The paths that are written, with [] for any entry of a list."""
    for field in fields:
        path = re.sub(r"\.\d+", "[]", ".".join(part for part in (base, field.path) if part))
        yield path
        if isinstance(field, Rows):
            yield f"{path}[].{field.place}"
            yield from covered(field.fields, f"{path}[]")


def leaves(data: Any, path: str = "") -> Iterator[str]:
    """The paths of all values in a view."""
    if isinstance(data, dict):
        by_id = bool(data) and all(ROWS_BY_ID.fullmatch(key) for key in data)
        for key, value in data.items():
            yield from leaves(value, f"{path}[]" if by_id else ".".join(part for part in (path, key) if part))
    elif isinstance(data, list | tuple):
        for value in data:
            yield from leaves(value, f"{path}[]")
    elif data is not None:
        yield path


@given(number=numbers)
@over_many_matches(3)
def test_what_is_seen_is_written_or_said_to_be_left_out(game: Game[Any], number: int) -> None:
    layout = encoding(game.key).layout
    written = {path.replace("].[", "][") for path in covered(layout.fields)}
    for at, (match, _) in enumerate(some_decisions(game, number, about=40)):
        for path in set(leaves(match.view(0)["table"])):
            whole = path.split(".")[0].split("[")[0] in ("seat", "kinds")
            said = any(path.startswith(left) for left in layout.left_out)
            listed = path.rstrip("[]") in written
            assert whole or said or listed or path in written, f"{game.key}: the layout says nothing of {path}"
        if at == 12:
            return


# What a game declares of its views and choices is true


def test_the_fields_of_choices_are_declared_and_no_others(game: Game[Any]) -> None:
    types = game.seen()
    declared = set() if types is None else set(types.Fields.__annotations__)
    fields = {field for fields in game.choices.values() for field in fields}

    assert declared <= fields
    assert types is None or fields <= declared | set(game.text_fields)


def words_not_declared(fields: Sequence[Field], data: Any, seen: Seen) -> Iterator[tuple[str, str]]:
    """The words of a view that are none of those that its fields can be."""
    for field in fields:
        if isinstance(field, Rows):
            for _, entry in field.entries(data, seen):
                yield from words_not_declared(field.fields, entry, seen)
        elif isinstance(field, Word):
            value = value_at(data, field.path)
            for each in value if isinstance(value, list) else (value,):
                word = seen.kind(each) if field.by_id else each
                if word and word not in field.words:
                    yield field.path, word


@given(number=numbers)
@over_many_matches(2)
def test_words_and_values_are_among_those_that_the_game_declares(game: Game[Any], number: int) -> None:
    if game.seen() is None:
        return
    layout = encoding(game.key).layout
    for match, _ in some_decisions(game, number, about=60):
        view = match.chair(0).view()
        assert not list(words_not_declared(layout.fields, view, Seen(view, 0, match.seats)))
        for option in match.play.options():
            for field, value in zip(game.choices[str(option[0])], option[1:], strict=True):
                assert field not in layout.values or value in layout.values[field], option
                assert field not in layout.cards or isinstance(value, int), option

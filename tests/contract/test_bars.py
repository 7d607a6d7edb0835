"""A rule that forbids something is one bar in one place: options and reasons follow from it, in every game."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from herna.engine.activity import _SHAPES, Activity, Bar, Listed
from herna.engine.explain import explain
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.offer import Together, activities_in
from tests.kit.random_match import some_decisions

BAR = Bar("XX-RULE-01", "xx-why-not")
COMPILED = os.environ.get("HERNA_COMPILED") == "1"
MATCHES = 6
COMPUTED = ("parts", "may_be_barred", "barred_alike", "one_bar")  # what a Together knows about bars


def vars_of(together: Together[Any]) -> list[Any]:
    return [getattr(together, name) for name in COMPUTED]


def set_vars(together: Together[Any], values: list[Any]) -> None:
    for name, value in zip(COMPUTED, values, strict=True):
        setattr(together, name, value)


@contextmanager
def forbidden(kind: type[Activity[Any]], method: str, shared: list[Together[Any]]) -> Iterator[None]:
    """While this lasts, a new rule forbids what activities of this class offer."""
    own, had = getattr(kind, method), method in vars(kind)
    before = [vars_of(each) for each in shared]
    setattr(kind, method, lambda self, table, seat, *chosen: BAR)
    _SHAPES.clear()
    for each in shared:
        set_vars(each, vars_of(Together(*each.activities, one_bar=each.one_bar)))
    try:
        yield
    finally:
        if had:
            setattr(kind, method, own)
        else:
            delattr(kind, method)
        _SHAPES.clear()
        for each, was in zip(shared, before, strict=True):
            set_vars(each, was)


def offered_by_one_class(play: Play[Any]) -> Iterator[Activity[Any]]:
    """The offered activities of whose kind there is no other that does not inherit from them."""
    assert play.ask is not None
    activities = activities_in(play.ask.offer)
    for activity in activities:
        if all(isinstance(other, type(activity)) for other in activities if other.kind == activity.kind):
            yield activity


@pytest.mark.skipif(COMPILED, reason="classes of the compiled build cannot be changed")
def test_one_bar_takes_away_every_option_and_is_the_reason(game: Game[Any]) -> None:
    tried: set[tuple[type, str]] = set()
    ignored: set[tuple[str, str]] = set()
    shared = [each for each in gc.get_objects() if isinstance(each, Together)]
    for number in range(MATCHES):
        for match, _ in some_decisions(game, number, about=40):
            play, ask = match.play, match.play.ask
            assert ask is not None
            options = play.options()
            for activity in offered_by_one_class(play):
                own = [option for option in options if option[0] == activity.kind]
                methods = (
                    ["barred"] if isinstance(activity, Listed) or not activity.fields else ["barred", "first_barred"]
                )
                for method in methods:
                    if not own or (type(activity), method) in tried:
                        continue
                    tried.add((type(activity), method))
                    with forbidden(type(activity), method, shared):
                        left = [option for option in play.options() if option[0] == activity.kind]
                        reasons = [reason.key for reason in explain(play, ask.seat, own[0])]
                    if left or reasons != [BAR.key]:
                        ignored.add((type(activity).__name__, method))
    assert tried
    assert not ignored, sorted(ignored)

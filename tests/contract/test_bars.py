"""A rule that forbids something is one bar in one place: options and reasons follow from it, in every game."""

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
FIELDS = ("first", "second", "third", "fourth")
COMPUTED = ("parts", "may_be_barred", "barred_alike", "one_bar")  # what a Together knows about bars


def vars_of(together: Together[Any]) -> list[Any]:
    return [getattr(together, name) for name in COMPUTED]


def set_vars(together: Together[Any], values: list[Any]) -> None:
    for name, value in zip(COMPUTED, values, strict=True):
        setattr(together, name, value)


@contextmanager
def forbidden(classes: tuple[type[Activity[Any]], ...], method: str, shared: list[Together[Any]]) -> Iterator[None]:
    """While this lasts, a new rule forbids what activities of these classes offer."""
    own = [vars(each).get(method) for each in classes]
    before = [vars_of(each) for each in shared]
    for each in classes:
        setattr(each, method, lambda self, table, seat, *chosen: BAR)
    _SHAPES.clear()
    for together in shared:
        set_vars(together, vars_of(Together(*together.activities, one_bar=together.one_bar)))
    try:
        yield
    finally:
        for each, had in zip(classes, own, strict=True):
            if had is None:
                delattr(each, method)
            else:
                setattr(each, method, had)
        _SHAPES.clear()
        for together, was in zip(shared, before, strict=True):
            set_vars(together, was)


def classes_by_kind(play: Play[Any]) -> Iterator[tuple[str, tuple[type[Activity[Any]], ...]]]:
    """The kinds of choices that are offered, each with the classes of the activities that offer it."""
    assert play.ask is not None
    activities = activities_in(play.ask.offer)
    for kind in dict.fromkeys(activity.kind for activity in activities):
        yield kind, tuple(dict.fromkeys(type(each) for each in activities if each.kind == kind))


def bars_of(classes: tuple[type[Activity[Any]], ...]) -> list[str]:
    """The bars that a rule can be added to: against the whole kind, and against a candidate of each field."""
    if any(issubclass(each, Listed) for each in classes):
        return ["barred"]
    fields = min(len(each.fields) - each.together + 1 if each.fields else 0 for each in classes)
    return ["barred", *[f"{field}_barred" for field in FIELDS[:fields]]]


@pytest.mark.skipif(COMPILED, reason="classes of the compiled build cannot be changed")
def test_one_bar_takes_away_every_option_and_is_the_reason(game: Game[Any]) -> None:
    tried: set[tuple[tuple[type, ...], str]] = set()
    ignored: set[tuple[str, str]] = set()
    shared = [each for each in gc.get_objects() if isinstance(each, Together)]
    for number in range(MATCHES):
        for match, _ in some_decisions(game, number, about=40):
            play, ask = match.play, match.play.ask
            assert ask is not None
            options = play.options()
            for kind, classes in classes_by_kind(play):
                own = [option for option in options if option[0] == kind]
                for method in bars_of(classes):
                    if not own or (classes, method) in tried:
                        continue
                    tried.add((classes, method))
                    with forbidden(classes, method, shared):
                        left = [option for option in play.options() if option[0] == kind]
                        reasons = [reason.key for reason in explain(play, ask.seat, own[0])]
                    if left or reasons != [BAR.key]:
                        ignored.add((" ".join(each.__name__ for each in classes), method))
    assert tried
    assert not ignored, sorted(ignored)

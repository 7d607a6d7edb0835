"""The guide of a first match: goal, aims and what can still be done, from what the seat sees."""

from typing import Any

import pytest

from herna.bots.bot import chance_of_bot
from herna.bots.named import bot_named
from herna.engine.guide import OPPOSITION
from herna.engine.match import Match
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_keys, game_named, rulebook_of
from herna.lessons.guide import aim_key, can_key, first_match_of, guidance
from herna.lessons.shelf import lessons_of
from herna.messages.words import Words

TAUGHT = [key for key in game_keys() if lessons_of(game_named(key))]
ASKED_ALONE = {"end_phase", "end_step", "end_movement", "done", "decline", "stop"}  # these end something


def begin(key: str, seed: str = "first") -> Match[Any]:
    game = game_named(key)
    first = first_match_of(game)
    assert first is not None
    return Match(game, 1 + len(first.bots), first.options, seed)


@pytest.mark.parametrize("key", TAUGHT)
def test_a_first_match_has_its_texts_and_rules_in_both_languages(key: str) -> None:
    game, first = game_named(key), first_match_of(game_named(key))
    said = guidance(game, begin(key).view(0))

    assert first is not None
    assert said is not None
    assert {said.goal.rule, *first.rules} <= set(rulebook_of(game).rules)
    for language in LANGUAGES:
        words = Words(language, game, lessons=True)
        assert all(words.has(aim_key(game, number)) for number in range(1, len(first.rules) + 1))
        assert not words.has(aim_key(game, len(first.rules) + 1))
        assert words.has(said.goal.text.key)
        assert all(words.has(side.text.key) for side in said.goal.sides)


@pytest.mark.parametrize("key", TAUGHT)
def test_a_first_match_is_guided_from_its_beginning_to_its_end(key: str) -> None:
    """A bot plays it; aims are reached one after another, and the winner has come all the way."""
    game, match = game_named(key), begin(key)
    words, aims = Words("en", game, lessons=True), [0]
    while not match.over():
        assert match.play.ask is not None
        seat = match.play.ask.seats()[0]
        if seat == 0:
            said = guidance(game, match.view(0))
            assert said is not None
            aims.append(said.aim or 99)
            assert all(0 <= side.done <= side.of for side in said.goal.sides)
            main = {option[0] for option in match.play.options()} - ASKED_ALONE
            assert bool(said.lines_of_still(words)) <= bool(main)
        match.choose(seat, bot_named("greedy", chance_of_bot("first", seat, match.number())).choose(match.chair(seat)))
    said = guidance(game, match.view(0))

    assert said is not None
    assert (said.aim, said.still, said.tips) == (0, (), ())  # nothing is asked any more
    assert max(aims) >= 3
    assert match.play.result is not None
    reached = [side.seat for side in said.goal.sides if side.done == side.of]
    assert all(seat == OPPOSITION or match.play.result.scores[seat] == 1 for seat in reached)
    assert reached or key == "warcraft"  # a town can fall there


@pytest.mark.parametrize("key", TAUGHT)
def test_what_can_be_done_is_said_of_each_kind_in_both_languages_or_in_none(key: str) -> None:
    game = game_named(key)
    said = [{kind for kind in game.choices if words.has(can_key(game, kind))} for words in in_all_languages(key)]

    assert said[0] == said[1]
    assert not said[0] & ASKED_ALONE


def in_all_languages(key: str) -> list[Words]:
    return [Words(language, game_named(key), lessons=True) for language in LANGUAGES]


def reached(key: str, told: list[tuple[str, dict[str, Any]]], **changed: Any) -> int:
    """The aim shown after these events, at the first decision of a first match."""
    seen = begin(key).view(0)
    seen["events"] = [{"kind": kind, "fields": fields} for kind, fields in told]
    seen["table"] |= changed
    said = guidance(game_named(key), seen)
    assert said is not None
    return said.aim


def test_the_aims_of_summoner_wars() -> None:
    mine, enemy, key = 3, 40, "summoner-wars"
    gate = next(card for card, kind in begin(key).view(0)["table"]["kinds"].items() if kind == "starting-gate")
    told: list[tuple[str, dict[str, Any]]] = [("summoned", {"seat": 1, "mover": enemy, "space": 9})]
    assert reached(key, told) == 1
    told += [("summoned", {"seat": 0, "mover": mine, "space": 9}), ("attacked", {"unit": mine, "target": mine + 1})]
    assert reached(key, told) == 2
    told += [("attacked", {"unit": enemy, "target": mine})]
    assert reached(key, told) == 2
    told += [("attacked", {"unit": mine, "target": enemy})]
    assert reached(key, told) == 3
    told += [("discarded_for_magic", {"seat": 0, "card": 5, "amount": 1})]
    assert reached(key, told) == 4
    told += [("built", {"seat": 0, "mover": int(gate), "space": 9})]
    assert reached(key, told) == 5
    objects = begin(key).view(0)["table"]["objects"]
    hurt = [piece | ({"damage": 6} if piece["seat"] == 1 and piece["life"] == 11 else {}) for piece in objects]
    assert reached(key, told, objects=hurt) == 0


def test_the_aims_of_doomtrooper() -> None:
    key = "doomtrooper"
    soldier = {"card": 3, "kind": "venusian-ranger", "seat": 0, "area": 1}
    told: list[tuple[str, dict[str, Any]]] = [("entered", soldier), ("entered", soldier | {"seat": 1})]
    assert reached(key, told) == 1
    told += [("entered", soldier)]
    assert reached(key, told) == 2
    told += [("played", {"seat": 0, "card": 4, "kind": an_equipment(), "target": 3})]
    assert reached(key, told) == 3
    attack = ("attacks", {"card": 3, "kind": "", "defender": 70, "other": ""})
    told += [("declared", {"seat": 1}), attack, ("wounded", {"card": 70, "kind": ""})]
    assert reached(key, told) == 3
    told += [("declared", {"seat": 0}), attack, ("wounded", {"card": 70, "kind": ""})]
    assert reached(key, told) == 4
    told += [("claims", {"seat": 0, "destiny": 1, "promotion": 2}), ("covered", {"card": 3, "kind": ""})]
    assert reached(key, told) == 5
    cards = {"3": {"controller": 0, "warrior": True, "away": False, "covered": True, "wounded": False}}
    assert reached(key, told, cards=cards) == 6
    players = [dict(player, promotion=8) for player in begin(key).view(0)["table"]["players"]]
    assert reached(key, told, cards=cards, players=players) == 0


def an_equipment() -> str:
    from herna.games.doomtrooper.printed import PRINTED

    return next(key for key, printed in PRINTED.items() if printed.type == "equipment")


def test_the_aims_of_aeons_end() -> None:
    key = "aeons-end"
    told: list[tuple[str, dict[str, Any]]] = [("gained", {"seat": 0, "card": 90, "kind": "crystal"})]
    assert reached(key, told) == 1
    told += [("gained", {"seat": 0, "card": 90, "kind": "jade"})]
    assert reached(key, told) == 2
    told += [("opened", {"seat": 0, "breach": 1})]
    assert reached(key, told) == 3
    prepped = ("prepped", {"seat": 0, "card": 4, "breach": 0, "kind": "spark"})
    told += [("turn_began", {"seat": 0, "turn": 1}), prepped, ("turn_began", {"seat": 0, "turn": 2}), prepped]
    assert reached(key, told) == 3
    told += [prepped]
    assert reached(key, told) == 4
    told += [("turned_over", {"turn_card": "nemesis"}), ("left_play", {"card": 200})]
    assert reached(key, told) == 4
    told += [("turned_over", {"turn_card": "player-1"}), ("left_play", {"card": 200})]
    assert reached(key, told) == 5
    told += [("activated", {"seat": 0, "card": 0})]
    assert reached(key, told) == 6
    nemesis = begin(key).view(0)["table"]["nemesis"]
    assert reached(key, told, nemesis=nemesis | {"life": nemesis["most"] // 2}) == 0


def test_the_aims_of_warcraft() -> None:
    key = "warcraft"
    spaces = begin(key).view(0)["table"]["spaces"]
    objective = next(at for at, space in enumerate(spaces) if space["kind"] == "objective")
    told: list[tuple[str, dict[str, Any]]] = [("harvested", {"seat": 0, "resource": "gold", "number": 1, "space": 2})]
    assert reached(key, told) == 1
    told += [("harvested", {"seat": 0, "resource": "wood", "number": 1, "space": 3})]
    assert reached(key, told) == 2
    told += [("building_finished", {"seat": 0, "building": "ground"})]
    assert reached(key, told) == 3
    moved = {"seat": 0, "piece": "worker", "start": 0, "to": objective}
    assert reached(key, [*told, ("moved", moved)]) == 3
    told += [("moved", moved | {"piece": "ground"})]
    assert reached(key, told) == 4
    told += [("upgraded", {"seat": 0, "piece": "ground", "level": 2})]
    assert reached(key, told) == 5
    told += [("battle_ended", {"space": 1, "winner": 0})]
    assert reached(key, told) == 6
    owners = [dict(owner, points=8) for owner in begin(key).view(0)["table"]["owners"]]
    assert reached(key, told, owners=owners) == 0

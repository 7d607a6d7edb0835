"""Every game can say everything in both languages, and its rules can be read."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from hypothesis import given

from herna.engine.game import Game
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import rulebook_of
from herna.messages.check import check_game
from herna.messages.words import Words
from tests.kit.random_match import numbers, other_choices, over_many_matches, some_decisions

BEGUN = {"dt-card", "wc-card", "wc-step"}  # beginnings of keys
OF_LESSONS = {"guide.py"}  # modules whose texts are said beside those of the lessons


def test_both_languages_have_every_message(game: Game[Any]) -> None:
    assert check_game(game) == []


def test_every_key_that_the_code_names_has_words(game: Game[Any]) -> None:
    """Prompts, reasons and labels are texts, which mypy does not check."""
    for lessons in (False, True):
        sources = [
            source for source in Path(str(files(game.package))).rglob("*.py") if (source.name in OF_LESSONS) == lessons
        ]
        code = "\n".join(source.read_text(encoding="utf-8") for source in sources)
        keys = set(re.findall(rf'"({game.prefix}-[a-z-]*[a-z])"', code)) - BEGUN

        assert bool(keys) == bool(sources)
        for language in LANGUAGES:
            words = Words(language, game, lessons=lessons)
            assert [key for key in sorted(keys) if not words.has(key)] == []


def test_every_rule_that_the_code_names_is_in_the_catalogue(game: Game[Any]) -> None:
    """A ruling of ours is named in a docstring: nobody finds it in the rulebook."""
    rules = set(rulebook_of(game).rules)
    series = "|".join(sorted({rule.partition("-")[0] for rule in rules}))
    code = "\n".join(source.read_text(encoding="utf-8") for source in Path(str(files(game.package))).rglob("*.py"))
    named = set(re.findall(rf'"((?:{series})-[A-Z-]+-[0-9]+)"', code))

    assert named
    assert not game.complete or sorted(named - rules) == []


@given(number=numbers)
@over_many_matches(4)
def test_everything_that_is_asked_offered_told_and_refused_has_words(game: Game[Any], number: int) -> None:
    for language in LANGUAGES:
        words = Words(language, game)
        for match, chance in some_decisions(game, number):
            assert match.play.ask is not None
            seat = match.play.ask.seat
            view, decision = match.view(seat, after=len(match.log.events) - 20), match.decision(seat)
            assert decision is not None
            assert words.has(decision.prompt)
            said = [words.prompt(view["table"], decision)]
            said += [words.choice(view["table"], option, decision.prompt) for option in decision.options]
            said += [words.event(view["table"], event) for event in view["events"]]
            for forecast in match.chair(seat).forecast():
                for message in forecast:
                    assert words.has(message.key)
                    assert words.has(f"{message.key}-label")
                    said.append(words.message(message))
            for choice in other_choices(game, list(decision.options), chance):
                for reason in match.explain(seat, choice):
                    assert words.has(reason.key)
                    said.append(words.reason(view["table"], reason))
            assert all(text and "{" not in text and "}" not in text for text in said)
            assert game.draw(view["table"], words.say)


@given(number=numbers)
@over_many_matches(4)
def test_choices_and_events_have_the_fields_that_the_game_declares(game: Game[Any], number: int) -> None:
    for match, _ in some_decisions(game, number):
        for option in match.play.options():
            kind = str(option[0])
            for field, value in zip(game.choices[kind], option[1:], strict=True):
                assert fits(game, field, value), (kind, field, value)
    for event in match.log.events:
        for told in (event.whole, event.others or event.whole):
            named = game.named_event(told)
            kind = named["kind"]
            for name, seen in named["fields"].items():
                hidden = seen is None and name in game.hidden_fields.get(kind, ())
                assert hidden or fits(game, name, seen), (kind, name, seen)


def fits(game: Game[Any], field: str, value: str | int | None) -> bool:
    """Whether a value is what the game says of the field: a number, a text, or one of some texts."""
    if field not in game.text_fields:
        return type(value) is int
    return isinstance(value, str) and (value in game.text_fields[field] or not game.text_fields[field])


def test_the_game_declares_the_types_only_of_fields_that_it_has(game: Game[Any]) -> None:
    fields = {field for kinds in (game.choices, game.events) for names in kinds.values() for field in names}

    assert set(game.text_fields) <= fields
    assert all(set(hidden) <= set(game.events[kind]) for kind, hidden in game.hidden_fields.items())


def test_the_rules_that_play_refers_to_are_in_the_catalogue(game: Game[Any]) -> None:
    if game.complete:
        rules, named = rulebook_of(game).rules, set()
        for number in range(5):
            for match, _ in some_decisions(game, number):
                assert match.play.ask is not None
                named |= {match.play.ask.rule} | {event.cause.rule for event in match.log.events}
            named |= {match.play.result.rule} if match.play.result else set()

        assert named - {""} <= set(rules)


def test_every_card_is_described_in_both_languages(game: Game[Any]) -> None:
    for language in LANGUAGES:
        library = game.library(Words(language, game).say)
        assert len({entry.key for entry in library}) == len(library)
        for entry in library:
            labels = " ".join(fact.label for fact in entry.facts)
            said = f"{entry.name} {entry.set_name} {labels} {entry.described()}".split()
            assert [word for word in said if word.startswith(f"{game.prefix}-")] == []
            assert entry.text or entry.facts

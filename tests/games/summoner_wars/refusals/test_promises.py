"""What holds for every refusal in every match: it has a rule and a sentence, tells no secret, and changes nothing."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

from hypothesis import given

from herna.engine.chance import Chance
from herna.engine.decision import Choice, explain
from herna.engine.flow import Play
from herna.engine.rules import LANGUAGES
from herna.engine.save import snapshot
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.grid import SPACES
from herna.games.summoner_wars.table import DECK_SIZE, Battlefield
from herna.games.summoner_wars.texts import TEXTS
from herna.games.summoner_wars.view import view_for
from herna.messages.words import Words
from tests.kit.random_match import numbers, over_many_matches, some_decisions

RULES = {rule["id"] for rule in tomllib.loads((GAME.content() / "rules.toml").read_text(encoding="utf-8"))["rule"]}
WORDS = [Words(language, GAME) for language in LANGUAGES]
ACTIVITIES = ("move", "attack", "summon", "build", "play", "discard")


def things(play: Play[Battlefield], seat: int, field: str) -> list[str | int]:
    """What a field could name: what lies there, what does not, nothing yet, and nonsense."""
    table = play.table
    if field == "space":
        return [*range(SPACES), *table.place[:4], "", -1, SPACES]
    if field == "effect":
        return [*TEXTS, *(key for said in table.answering.values() for _, key in said), "", "nothing", 3]
    near: list[str | int] = [*table.objects(), *table.hands[seat]] * 6
    return [*near, *range(2 * DECK_SIZE), "", -1, 2 * DECK_SIZE, "nothing"]


def choices(play: Play[Battlefield], seat: int, chance: Chance, kinds: tuple[str, ...], each: int) -> Iterator[Choice]:
    """Choices of some kinds that are well formed, offered or not."""
    for kind in kinds:
        pools = [things(play, seat, field) for field in GAME.choices[kind]]
        for _ in range(each):
            yield (kind, *(chance.pick(pool) for pool in pools))


@given(number=numbers)
@over_many_matches(6)
def test_every_refusal_names_a_rule_and_says_why_in_both_languages(number: int) -> None:
    for match, chance in some_decisions(GAME, number):
        play = match.play
        assert play.ask is not None
        seat, options = play.ask.seat, set(play.options())
        view = view_for(play.table, seat)
        for choice in choices(play, seat, chance, tuple(GAME.choices), 12):
            if choice in options:
                continue
            (reason,) = explain(play, seat, choice)
            assert reason.rule in RULES, choice
            assert reason.key.startswith("sw-why-"), choice
            for words in WORDS:
                said = words.reason(view, reason)
                assert words.has(reason.key), reason
                assert "sw-" not in said, said


@given(number=numbers)
@over_many_matches(6)
def test_no_activity_is_refused_with_nothing_but_not_now(number: int) -> None:
    vague = {"why-not-offered", "sw-why-another-question"}
    for match, chance in some_decisions(GAME, number):
        play = match.play
        assert play.ask is not None
        seat, options = play.ask.seat, set(play.options())
        for choice in choices(play, seat, chance, ACTIVITIES, 60):
            reasons = explain(play, seat, choice)
            assert bool(reasons) == (choice not in options), choice
            assert not vague & {reason.key for reason in reasons}, choice


@given(number=numbers)
@over_many_matches(6)
def test_what_is_offered_is_not_refused(number: int) -> None:
    for match, _ in some_decisions(GAME, number):
        play = match.play
        assert play.ask is not None
        for option in play.options():
            assert explain(play, play.ask.seat, option) == ()


@given(number=numbers)
@over_many_matches(6)
def test_a_refusal_is_the_same_whatever_the_seat_cannot_see(number: int) -> None:
    for match, chance in some_decisions(GAME, number):
        play = match.play
        assert play.ask is not None
        seat = play.ask.seat
        for _ in range(2):
            guessed = play.guess(seat, chance)
            for choice in choices(play, seat, chance, tuple(GAME.choices), 12):
                assert explain(guessed, seat, choice) == explain(play, seat, choice), choice


@given(number=numbers)
@over_many_matches(6)
def test_a_refusal_does_not_tell_where_the_opponents_cards_lie(number: int) -> None:
    """A card of the opponent's hand and one of the opponent's draw pile are refused alike."""
    for match, _ in some_decisions(GAME, number):
        play = match.play
        assert play.ask is not None
        seat, table = play.ask.seat, play.table
        for held, lying in zip(table.hands[1 - seat], table.draw[1 - seat], strict=False):
            if table.cards.known_to(held, seat, 2) or table.cards.known_to(lying, seat, 2):
                continue
            for kind in ("move", "summon", "build"):
                (one,), (other,) = explain(play, seat, (kind, held, 9)), explain(play, seat, (kind, lying, 9))
                assert (one.rule, one.key, one.blockers) == (other.rule, other.key, other.blockers)


@given(number=numbers)
@over_many_matches(3)
def test_asking_why_not_changes_nothing(number: int) -> None:
    for match, chance in some_decisions(GAME, number):
        play = match.play
        assert play.ask is not None
        before = snapshot(play)

        for choice in choices(play, play.ask.seat, chance, tuple(GAME.choices), 5):
            explain(play, play.ask.seat, choice)

        assert snapshot(play) == before

"""What holds for every refusal in every match: it has a rule and a sentence, tells no secret, changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from herna.engine.chance import Chance
from herna.engine.decision import Choice, explain
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.rules import LANGUAGES
from herna.engine.save import snapshot
from herna.games.catalogue import rulebook_of
from herna.messages.words import Words
from tests.kit.random_match import some_decisions

Things = Callable[[Any, int, str], list[str | int]]  # what a field could name in a play, for a seat


class Refusals:
    """The refusals of a game; `things` says what a field could name: what lies there, what does not, and nonsense.

    One of `about` so many decisions is looked at: fewer, where matches are long.
    """

    def __init__(self, game: Game[Any], things: Things, about: int = 12) -> None:
        self.game = game
        self.things = things
        self.about = about
        self.rules = set(rulebook_of(game).rules)
        self.words = [Words(language, game) for language in LANGUAGES]

    def tried(self, number: int, kinds: Sequence[str], each: int) -> Iterator[tuple[Play[Any], int, Choice]]:
        """At some decisions of a match, choices of some kinds that are well formed, offered or not."""
        for match, chance in some_decisions(self.game, number, self.about):
            play = match.play
            assert play.ask is not None
            for choice in self._choices(play, chance, kinds, each):
                yield play, play.ask.seat, choice

    def _choices(self, play: Play[Any], chance: Chance, kinds: Sequence[str], each: int) -> Iterator[Choice]:
        assert play.ask is not None
        for kind in kinds:
            pools = [self.things(play, play.ask.seat, field) for field in self.game.choices[kind]]
            for _ in range(each):
                yield (kind, *(chance.pick(pool) for pool in pools))

    def name_a_rule_in_both_languages(self, number: int, each: int) -> None:
        prefix = self.game.prefix
        for play, seat, choice in self.tried(number, tuple(self.game.choices), each):
            if choice in play.options():
                continue
            (reason,) = explain(play, seat, choice)
            assert reason.rule in self.rules, choice
            assert reason.key.startswith(f"{prefix}-why-"), choice
            view = self.game.view(play.table, seat)
            for words in self.words:
                assert words.has(reason.key), reason
                assert f"{prefix}-" not in words.reason(view, reason), reason

    def say_more_than_not_now(
        self, number: int, kinds: Sequence[str], vague: set[str], each: int, prompts: Sequence[str] = ()
    ) -> None:
        """Choices of these kinds, at these questions (at all, if none is named), get a reason of their own."""
        for play, seat, choice in self.tried(number, kinds, each):
            assert play.ask is not None
            if prompts and play.ask.prompt not in prompts:
                continue
            reasons = explain(play, seat, choice)
            assert bool(reasons) == (choice not in play.options()), choice
            assert not (vague | {"why-not-offered"}) & {reason.key for reason in reasons}, choice

    def are_never_of_what_is_offered(self, number: int) -> None:
        for match, _ in some_decisions(self.game, number, self.about):
            play = match.play
            assert play.ask is not None
            for option in play.options():
                assert explain(play, play.ask.seat, option) == ()

    def are_the_same_whatever_the_seat_cannot_see(self, number: int, each: int) -> None:
        for match, chance in some_decisions(self.game, number, self.about):
            play = match.play
            assert play.ask is not None
            seat = play.ask.seat
            for _ in range(2):
                guessed = play.guess(seat, chance)
                for choice in self._choices(play, chance, tuple(self.game.choices), each):
                    assert explain(guessed, seat, choice) == explain(play, seat, choice), choice

    def change_nothing(self, number: int, each: int) -> None:
        for match, chance in some_decisions(self.game, number, self.about):
            play = match.play
            assert play.ask is not None
            before = snapshot(play)

            for choice in self._choices(play, chance, tuple(self.game.choices), each):
                explain(play, play.ask.seat, choice)

            assert snapshot(play) == before

"""Matches from which an evaluation learns: bots against themselves, with some random choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from herna.bots.bot import Bot, Greedy, chance_of_bot
from herna.bots.learned import Net, read_net
from herna.bots.search import Search
from herna.engine.chance import Seeded
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.lab.simulate import Plan

ITERATIONS = (12, 24, 48)  # of the searches that practise
RANDOM = 12  # one choice in twelve is any sensible one
NOTED = 5  # one position in five is noted
MOST_DECISIONS = 4000


@dataclass(slots=True)
class Positions:
    """Positions of some matches: features, the score at the end, and the match."""

    features: list[list[float]] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    matches: list[int] = field(default_factory=list)

    def add(self, other: Positions) -> None:
        """Take the positions of other matches too."""
        self.features += other.features
        self.scores += other.scores
        self.matches += other.matches


def practise(plan: Plan, net: str, numbers: Sequence[int]) -> Positions:
    """Play the matches with these numbers, with the net in this text."""
    game = game_named(plan.game)
    found = Positions()
    for number in numbers:
        _play(game, plan, number, read_net(net, plan.game) if net else None, found)
    return found


def _play(game: Game[Any], plan: Plan, number: int, net: Net | None, found: Positions) -> None:
    seed = plan.seed_of(number)
    play: Play[Any] = game.play(len(plan.bots), plan.options, Seeded(seed))
    chance = chance_of_bot(seed, -1)
    seats = range(len(plan.bots))
    bots: list[Bot] = []
    for seat in seats:
        own = chance_of_bot(seed, seat)
        if net is None and chance.below(2):
            bots.append(Greedy(own))
        else:
            search = Search(own, chance.pick(ITERATIONS))
            search.use_net(net)
            bots.append(search)
    noted: list[tuple[int, list[float]]] = []
    for _ in range(MOST_DECISIONS):
        if play.ask is None:
            break
        seat = play.ask.seat
        options = game.sensible(play, play.options())
        if len(options) > 1 and not chance.below(NOTED) and game.is_settled(play):
            noted.extend((each, game.features(play, each)) for each in seats)
        at_random = not chance.below(RANDOM)
        choice = chance.pick(options) if at_random else bots[seat].choose(Chair(play, seat))
        play.choose(choice)
        for other, bot in enumerate(bots):
            bot.saw(choice if other == seat else ())
    if play.result is None:
        return
    for seat, features in noted:
        found.features.append(features)
        found.scores.append(play.result.scores[seat])
        found.matches.append(number)


def compare(plan: Plan, nets: tuple[str, str], milliseconds: int, numbers: Sequence[int]) -> dict[int, float]:
    """By match, the score of the first net against the second."""
    game = game_named(plan.game)
    read = [read_net(net, plan.game) if net else None for net in nets]
    scores: dict[int, float] = {}
    for number in numbers:
        seed = plan.seed_of((number + 1) // 2)  # each deal twice, from both sides
        play: Play[Any] = game.play(len(plan.bots), plan.options, Seeded(seed))
        bots = [Search(chance_of_bot(seed, seat), seconds=milliseconds / 1000) for seat in range(len(plan.bots))]
        for seat, bot in enumerate(bots):
            bot.use_net(read[(seat + number) % 2])
        while play.ask is not None:
            seat = play.ask.seat
            choice = bots[seat].choose(Chair(play, seat))
            play.choose(choice)
            for other, bot in enumerate(bots):
                bot.saw(choice if other == seat else ())
        assert play.result is not None
        winners = {(seat + number) % 2 for seat in play.result.winners()}
        scores[number] = 0.5 if len(winners) != 1 else 1.0 - winners.pop()
    return scores

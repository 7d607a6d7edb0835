"""Matches from which an evaluation learns: bots against themselves, with some random choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final

from herna.bots.bot import Bot, Greedy, chance_of_bot, tell_bots
from herna.bots.learned import Net, read_net
from herna.bots.search import Search
from herna.engine.chance import Chance
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.training.deals import Deals

OPENING: Final = 24  # at most as many choices of a match are made at random at first
RANDOM: Final = 16  # then one choice in sixteen
OPENING_TOGETHER: Final = 8  # and fewer where all win or lose together: hardly a match would be won otherwise
RANDOM_TOGETHER: Final = 80
NOTED: Final = 4  # one position in four is noted, and the end of every turn that is thought through
OF_SEARCH: Final = 0.25  # what part of a position's worth is what the search thought of it
WEIGHT_OF_SEARCH: Final = 2.0  # of a position that a search played from
MOST_DECISIONS: Final = 6000


@dataclass(slots=True)
class Positions:
    """Positions: features, what each is worth, its weight, and its match."""

    features: list[Any] = field(default_factory=list)  # rows, or arrays of rows
    worths: list[float] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)
    matches: list[int] = field(default_factory=list)

    def add(self, other: Positions) -> None:
        """Take the positions of other matches too."""
        self.features += other.features
        self.worths += other.worths
        self.weights += other.weights
        self.matches += other.matches

    def count_matches(self) -> int:
        return len(set(self.matches))


class Note:
    """A position on the way: its features by seat, and what the search thought."""

    __slots__ = ("features", "seat", "thought", "weight")

    def __init__(self, features: list[list[float]], seat: int) -> None:
        self.features = features
        self.seat = seat
        self.thought = -1.0
        self.weight = 1.0


def practise(deals: Deals, net: str, iterations: int, numbers: Sequence[int]) -> Positions:
    """Play the matches with these numbers, with the net in this text.

    The features of all of them are one array, so that another process is quickly sent them.
    """
    import numpy as np  # only here: nothing else needs it

    game = game_named(deals.game)
    found = Positions()
    for number in numbers:
        _play(game, deals, number, read_net(net, deals.game) if net else None, iterations, found)
    if found.features:
        found.features = [np.asarray(found.features, dtype=np.float32)]
    return found


def _play(game: Game[Any], deals: Deals, number: int, net: Net | None, iterations: int, found: Positions) -> None:
    play, players = deals.play(game, number)
    chance = chance_of_bot(deals.seed_of(number), -1)
    bots = {seat: _bot(chance, net, iterations) for seat in range(players)}
    opening = chance.below(OPENING_TOGETHER if game.cooperative else OPENING)
    one_in = RANDOM_TOGETHER if game.cooperative else RANDOM
    notes: list[Note] = []
    for decision in range(MOST_DECISIONS):
        ask = play.ask
        if ask is None:
            break
        seat, bot = ask.seat, bots[ask.seat]
        options = game.sensible(play, play.options())
        noted = len(notes)
        if len(options) > 1 and game.is_settled(play) and not chance.below(NOTED):
            notes.append(_note(play, players, seat))
        if decision < opening or not chance.below(one_in):
            choice, thought = chance.pick(options), -1.0
        else:
            choice = bot.choose(Chair(play, seat))
            thought = bot.thought() if isinstance(bot, Search) else -1.0
        if game.turn(play.table):
            after = play.copy()
            if game.follow(after, choice) and after.result is None:
                notes.append(_note(after, players, seat))
        if thought >= 0:
            for note in notes[noted:]:
                note.thought, note.weight = thought, WEIGHT_OF_SEARCH
        play.choose(choice)
        tell_bots(bots, game, seat, choice)
    if play.result is not None:
        for note in notes:
            _take(note, play.result.scores, game.cooperative, number, found)


def _bot(chance: Chance, net: Net | None, iterations: int) -> Bot:
    """A search of about these iterations; without a net perhaps greedy."""
    own = Chance(chance.below(1 << 31))
    if net is None and chance.below(2):
        return Greedy(own)
    search = Search(own, max(2, chance.pick((iterations // 2, iterations, 2 * iterations))))
    search.use_net(net)
    return search


def _note(play: Play[Any], players: int, seat: int) -> Note:
    return Note([play.game.features(play, each) for each in range(players)], seat)


def _take(note: Note, scores: Sequence[float], together: bool, number: int, found: Positions) -> None:
    """A position for every seat, since now it is known how the match ended.

    What a search thought is also known for those who win together, and of one other player the opposite.
    """
    for seat, features in enumerate(note.features):
        thought = note.thought
        if thought >= 0 and seat != note.seat and not together:
            thought = 1 - thought if len(scores) == 2 else -1.0
        worth = scores[seat]
        found.features.append(features)
        found.worths.append(worth if thought < 0 else (1 - OF_SEARCH) * worth + OF_SEARCH * thought)
        found.weights.append(note.weight)
        found.matches.append(number)


def compare(
    deals: Deals, nets: tuple[str, str], milliseconds: int, until: float, numbers: Sequence[int]
) -> dict[int, float]:
    """By match, the score of the net that plays the first seat.

    That is the first net in matches with odd numbers, and the second in the others: each deal is played twice. In a
    match that all win or lose together, all play with it. No match begins after the clock shows `until`.
    """
    game = game_named(deals.game)
    read = [read_net(net, deals.game) if net else None for net in nets]
    scores: dict[int, float] = {}
    for number in numbers:
        if monotonic() > until:
            break
        deal, first = (number + 1) // 2, (number + 1) % 2
        play, players = deals.play(game, deal)
        bots: dict[int, Bot] = {}
        for seat in range(players):
            search = Search(chance_of_bot(deals.seed_of(deal), seat), seconds=milliseconds / 1000)
            search.use_net(read[first if game.cooperative else (first + seat) % 2])
            bots[seat] = search
        while play.ask is not None:
            seat = play.ask.seat
            choice = bots[seat].choose(Chair(play, seat))
            play.choose(choice)
            tell_bots(bots, game, seat, choice)
        assert play.result is not None
        sides = {0 if game.cooperative else seat % 2 for seat in play.result.winners()}
        scores[number] = 1.0 - sides.pop() if len(sides) == 1 else 0.0 if game.cooperative else 0.5
    return scores

"""How good a choice was: a short look, then a longer comparison.

Both search only guesses of the seat that chose, so that a choice is judged by what its seat knew.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from herna.bots.bot import best_step, settle, standing
from herna.bots.estimate import win_chances
from herna.bots.learned import judged, net_of
from herna.bots.search import Node, Search
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.engine.guesses import Lines
from herna.engine.save import snapshot
from herna.engine.view import Chair

LOOK = 100  # iterations of a short look
LONGER = 4  # the search that names a better choice has that many times as many
BATCHES = 8  # searches of each of the two choices, as long as a look: their spread is the error
LEAST_BATCHES = LONGER  # fewer confirm nothing
FEW_VISITS = 5  # with fewer, the look searches a choice on its own
STUDENT: Final = {4: 3.182, 5: 2.776, 6: 2.571, 7: 2.447, 8: 2.365}  # 95 %, by the number of batches
LEAST_ERROR = 0.01  # no estimate is more exact than that
BETWEEN = 6  # answers of a seat between a choice and the better one after it
EXAMPLES = 5  # ways in which a choice may turn out, of which the middle one is told
LINE = 6  # choices of an example
LINE_WITHOUT_TURNS = 2  # in a game that does not say whose turn it is
FOLLOWING = 40  # iterations for each of its choices
TURNS_OF_LUCK = 8  # times that a choice is made again with other luck
LUCK = 40  # iterations for each of them
NOTHING_TO_CHOOSE = -1.0

# How a choice may turn out: the play before it, the chance of what follows, and the choices.
Example = tuple[str, int, list[Choice]]


class Verdict:
    """What a longer search says of a choice.

    `better` is what it would choose instead, or the choice itself; `gain` how much likelier the seat is to win so, with
    the half-width of its 95 % interval.
    """

    __slots__ = ("batches", "better", "chosen_win", "error", "example", "gain")

    def __init__(self, better: Choice, chosen_win: float, gain: float, error: float, batches: int) -> None:
        self.better = better
        self.chosen_win = chosen_win
        self.gain = gain
        self.error = error
        self.batches = batches
        self.example: Example | None = None

    def plain(self) -> tuple[Any, ...]:
        """The verdict as data that processes exchange."""
        return self.better, self.chosen_win, self.gain, self.error, self.batches, self.example


def verdict_of(plain: tuple[Any, ...]) -> Verdict:
    """The verdict of which `plain` made this data."""
    better, chosen_win, gain, error, batches, example = plain
    verdict = Verdict(better, chosen_win, gain, error, batches)
    verdict.example = example
    return verdict


class Trial:
    """A search of what follows one or two choices of a seat."""

    __slots__ = ("chance", "choices", "lines", "roots", "search", "seat", "sum", "visits")

    def __init__(self, lines: Lines[Any], seat: int, choices: tuple[Choice, ...], chance: Chance) -> None:
        self.lines = lines
        self.seat = seat
        self.choices = choices
        self.chance = chance
        self.search = Search(chance)
        self.search.use_net(net_of(lines.play.game))
        self.roots: dict[int, Node] = {}  # by the seat that is asked next
        self.visits: dict[int, int] = {}
        self.sum = 0.0  # over all lines in which this seat is not the next to be asked

    def iterate(self, luck: Chance) -> None:
        """Play one line, from a guess that is dealt by `luck`."""
        play = self.lines.deal(luck)
        game = play.game
        ended = False
        for number, choice in enumerate(self.choices):
            if number and (ended or not _comes_to(play, self.seat, choice)):
                break
            if game.turn(play.table):
                ended = game.follow(play, choice)
            else:
                play.choose(choice)
        if ended or play.ask is None:
            settle(play, self.chance)
            self.sum += judged(play, self.seat, self.search.net)
            self.visits[-1] = self.visits.get(-1, 0) + 1
            return
        seat = play.ask.seat
        root = self.roots.get(seat)
        if root is None:
            root = self.roots[seat] = Node((), seat)
        end = self.search.iterate(root, play)
        if seat != self.seat:
            self.sum += judged(end, self.seat, self.search.net)
        self.visits[seat] = self.visits.get(seat, 0) + 1

    def win(self) -> float:
        """How likely the seat is to win, continuing as the search would."""
        total = self.sum
        own = self.roots.get(self.seat)
        if own is not None:
            total += own.visits * _worth(own, self.seat)
        return total / max(1, sum(self.visits.values()))


def _comes_to(play: Play[Any], seat: int, choice: Choice) -> bool:
    """Whether a choice is offered, perhaps after a few quick answers.

    All of them are of the same seat.
    """
    for _ in range(BETWEEN):
        if play.ask is None or play.ask.seat != seat:
            return False
        options = play.options()
        if choice in options:
            return True
        play.choose(best_step(play.game.sensible(play, options), play).choice)
    return False


def _worth(node: Node, seat: int) -> float:
    """The worth of the most visited line, as far as this seat chooses.

    The line ends where fewer than a quarter of the visits went.
    """
    worth, least = node.mean(), node.visits / 4
    while node.children:
        most = max(node.children.values(), key=lambda child: child.visits)
        if most.seat != seat or most.visits < least:
            break
        node, worth = most, most.mean()
    return worth


def look(chair: Chair[Any], chosen: Choice, chance: Chance, seconds: float) -> float:
    """How much likelier to win another choice seems than the one that was made.

    0 or less, if none does; `NOTHING_TO_CHOOSE`, if no player would think about it.
    """
    options = chair.options()
    lines = chair.lines()
    line = lines.deal(chance)
    habit = chair.game.habit(line, options)
    sensible = chair.game.sensible(line, options)
    if chosen == habit or (len(sensible) == 1 and chosen == sensible[0]):
        return NOTHING_TO_CHOOSE
    if habit is not None or len(sensible) == 1:
        usual = sensible[0] if habit is None else habit
        return _won_by(lines, chair.seat, usual, chance) - _won_by(lines, chair.seat, chosen, chance)
    search = Search(chance, LOOK, seconds)
    search.search(chair, options, until_settled=False)
    assert search.root is not None
    children = search.root.children
    best = max(children.values(), key=lambda child: child.visits)
    node = children.get(chosen)
    if node is best:
        return 0.0
    well_known = node is not None and node.visits >= FEW_VISITS
    return best.mean() - (node.mean() if node and well_known else _won_by(lines, chair.seat, chosen, chance))


def _won_by(lines: Lines[Any], seat: int, choice: Choice, chance: Chance) -> float:
    trial = Trial(lines, seat, (choice,), chance)
    for _ in range(LOOK // 4):
        trial.iterate(Chance(chance.below(1 << 31)))
    return trial.win()


def confirm(chair: Chair[Any], chosen: Choice, chance: Chance, seconds: float) -> Verdict | None:
    """What a search `LONGER` times as long as a look says of a choice.

    What it would choose instead is then compared with the choice by independent searches, equally many and equally long
    for both, from the same guesses. Where it can still be chosen afterwards, only the order differs: then the better of
    both ways counts for the choice that was made. None, if there was no time for that.
    """
    until = perf_counter() + seconds
    thoughts = Search(chance, LONGER * LOOK, seconds / 3).think(chair)
    better = thoughts[0].choice if thoughts else chosen
    if better == chosen:
        return Verdict(chosen, 0.0, 0.0, 0.0, 0)
    alone, after, other = compare(chair, chosen, better, chance, until)
    if len(other) < LEAST_BATCHES:
        return None
    own = max(alone, after, key=sum)
    gains = [one - two for one, two in zip(other, own, strict=True)]
    gain = sum(gains) / len(gains)
    verdict = Verdict(better, sum(own) / len(own), gain, _half_width(gains), len(gains))
    if is_confirmed(verdict, 0.0):
        verdict.example = an_example(chair, better, chance)
    return verdict


def is_confirmed(verdict: Verdict, least: float) -> bool:
    """Whether the other choice is better by that much, and beyond the error."""
    return verdict.gain >= least and verdict.gain > verdict.error > 0


def compare(
    chair: Chair[Any], chosen: Choice, better: Choice, chance: Chance, until: float
) -> tuple[list[float], list[float], list[float]]:
    """How likely the seat is to win with one, both, or the other.

    Both are chosen in this order. Each by several searches, equally many; fewer, when their time is up.
    """
    lines = chair.lines()
    ways: tuple[tuple[Choice, ...], ...] = ((chosen,), (chosen, better), (better,))
    wins: list[list[float]] = [[] for _ in ways]
    for _ in range(BATCHES):
        first = chance.below(1 << 30)
        trials = [Trial(lines, chair.seat, way, chance) for way in ways]
        for number in range(LOOK):
            for trial in trials:
                trial.iterate(Chance(first + number))
            if perf_counter() >= until:
                return wins[0], wins[1], wins[2]
        for trial, found in zip(trials, wins, strict=True):
            found.append(trial.win())
    return wins[0], wins[1], wins[2]


def _half_width(values: list[float]) -> float:
    """Half of the 95 % interval of the mean."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return max(LEAST_ERROR, STUDENT[min(count, BATCHES)] * sqrt(variance / count))


def an_example(chair: Chair[Any], choice: Choice, chance: Chance) -> Example:
    """How the choice may turn out, to the end of the turn.

    It is the middle one of several ways.
    """
    ways: list[tuple[float, int, Play[Any]]] = []
    for _ in range(EXAMPLES):
        luck = chance.below(1 << 31)
        start = chair.guess(Chance(luck))
        after = start.copy()
        after.chance = Chance(luck)
        after.choose(choice)
        ways.append((standing(after, chair.seat), luck, start))
    ways.sort(key=lambda way: (way[0], way[1]))
    _, luck, start = ways[len(ways) // 2]
    play = start.copy()
    play.chance = Chance(luck)
    play.choose(choice)
    choices = [choice]
    while not is_told(start, play, len(choices)):
        assert play.ask is not None
        further = Search(chance, FOLLOWING).choose(Chair(play, play.ask.seat))
        play.choose(further)
        choices.append(further)
    return snapshot(start), luck, choices


def is_told(start: Play[Any], now: Play[Any], choices: int) -> bool:
    """Whether what follows from a choice has been told.

    It is told to the end of the turn, or far enough.
    """
    if now.ask is None or choices >= LINE:
        return True
    turn = start.game.whose_turn(start.table)
    if turn < 0:
        return choices >= LINE_WITHOUT_TURNS
    return now.game.whose_turn(now.table) != turn


def luck_of(
    before: Play[Any], after: Play[Any], by: int, choice: Choice, seat: int, seats: int, chance: Chance, seconds: float
) -> tuple[float, float] | None:
    """How much luck a seat had in what followed, and its error.

    The same choice is made again with other dice and other hidden cards, as far as the one who chose could know. None,
    if there was no time for that.
    """
    until = perf_counter() + seconds
    again: list[float] = []
    real: list[float] = []
    for _ in range(TURNS_OF_LUCK):
        other = before.guess(by, Chance(chance.below(1 << 31)))
        other.choose(choice)
        again.append(win_chances(other, seats, chance, LUCK)[seat])
        known = after if after.ask is None else after.guess(by, Chance(chance.below(1 << 31)))
        real.append(win_chances(known, seats, chance, LUCK)[seat])
        if perf_counter() >= until:
            break
    if len(real) < LEAST_BATCHES:
        return None
    luck = sum(real) / len(real) - sum(again) / len(again)
    return luck, sqrt(_half_width(again) ** 2 + _half_width(real) ** 2)

"""A review in words: a summary for beginners, and each decisive moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from herna.bots.review import Example, is_told
from herna.coach.review import Moment, Review
from herna.engine.chance import Chance
from herna.engine.events import SPECTATOR, Log
from herna.engine.flow import Play
from herna.engine.save import restore
from herna.engine.view import decision_for, seen_events
from herna.messages.words import NOBODY, Words

MOST_LINES = 6  # that are told of what followed

# The kinds of moments.
BETTER: Final = "better"  # a longer search confirms that another choice was better
FINE: Final = "fine"  # a choice of the seat that nothing beats
DOUBTED: Final = "doubted"  # another choice seemed better, which a longer search did not confirm
NOT_SEARCHED: Final = "not-searched"  # a choice of the seat for which there was no time, or no other choice
THEIRS: Final = "theirs"  # somebody else's choice


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which the match went, or could have gone.

    The choice, what followed, and the table then.
    """

    choice: str
    followed: tuple[str, ...]
    view: dict[str, Any]


@dataclass(frozen=True, slots=True)
class ToldMoment:
    """A decisive moment in words.

    `change` is by how much the seat's chances changed; `gain` how much better the other choice was. Both have an error,
    the half-width of a 95 % interval.
    """

    at: int
    by: int
    kind: str
    asked: str
    chosen: Way
    better: Way | None
    change: float | None
    gain: float | None
    error: float
    luck: float | None
    luck_error: float
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """The whole review in words."""

    summary: tuple[str, ...]
    moments: tuple[ToldMoment, ...]


def tell(review: Review, words: Words) -> Told:
    """Put a finished review into words.

    Its reader is addressed as 'you' if the words know that it is the seat's player.
    """
    moments = tuple(_moment(review, moment, words) for moment in review.moments())
    return Told(_summary(review, moments, words), moments)


def _summary(review: Review, moments: tuple[ToldMoment, ...], words: Words) -> tuple[str, ...]:
    choices, mistakes = review.choices(), review.mistakes()
    doubted = sum(1 for at in review.verdicts if at not in mistakes)
    left = len(review.own) - len(review.looks)
    lines = [_say(review, words, "coach-choices", choices=len(choices), mistakes=len(mistakes))]
    if mistakes:
        worst = review.verdicts[mistakes[0]]
        lines.append(words.say("coach-worst", {"at": mistakes[0], **_exact(words, worst.gain, worst.error)}))
    if doubted:
        lines.append(words.say("coach-doubted", {"count": doubted}))
    if left > 0:
        lines.append(words.say("coach-left", {"count": left}))
    lucky = [(moment.luck, moment.luck_error) for moment in moments if moment.luck is not None]
    if lucky:
        luck, error = sum(luck for luck, _ in lucky), sum(error**2 for _, error in lucky) ** 0.5
        lines.append(_luck(review, words, "coach-luck", luck, error))
    lines.append(words.say("coach-error", {"error": percent(words, review.error())}))
    return tuple(lines)


def _moment(review: Review, moment: Moment, words: Words) -> ToldMoment:
    match, at = review.match, moment.at
    before = match.play_before(at)
    decision = decision_for(before, moment.by, at)
    view = before.game.view(before.table, moment.by)
    kind = _kind(review, moment)
    verdict = moment.verdict
    better = None
    if kind == BETTER and verdict is not None and verdict.example is not None:
        better = _could_have_gone(review, before, verdict.example, words)
    return ToldMoment(
        at,
        moment.by,
        kind,
        words.prompt(view, decision) if decision is not None and decision.prompt else "",
        _went(review, moment, words),
        better,
        moment.change,
        verdict.gain if kind == BETTER and verdict is not None else None,
        verdict.error if kind == BETTER and verdict is not None else review.error(),
        None if moment.luck is None else moment.luck.by,
        0.0 if moment.luck is None else moment.luck.error,
        tuple(_notes(review, moment, kind, words)),
    )


def _kind(review: Review, moment: Moment) -> str:
    if moment.by != review.seat:
        return THEIRS
    if moment.mistaken():
        return BETTER
    if moment.doubted():
        return DOUBTED
    return FINE if moment.at in review.choices() else NOT_SEARCHED


def _notes(review: Review, moment: Moment, kind: str, words: Words) -> list[str]:
    """What is said of a moment: how the choice compares, and what was luck."""
    notes: list[str] = []
    verdict = moment.verdict
    if kind == BETTER and verdict is not None:
        chances = {
            "chosen": percent(words, verdict.chosen_win),
            "better": percent(words, round(verdict.chosen_win, 2) + round(verdict.gain, 2)),
        }
        notes.append(_say(review, words, "coach-gain", **chances, **_exact(words, verdict.gain, verdict.error)))
    elif kind != NOT_SEARCHED:
        notes.append(_say(review, words, f"coach-{kind}-here" if kind == DOUBTED else f"coach-{kind}"))
    if moment.luck is not None:
        notes.append(_luck(review, words, "coach-moment-luck", moment.luck.by, moment.luck.error))
    elif kind == FINE:
        notes.append(words.say("coach-no-luck"))
    if kind == FINE and (moment.luck is None or abs(moment.luck.by) <= moment.luck.error):
        notes.append(words.say("coach-seen-later"))
    return notes


def _luck(review: Review, words: Words, key: str, luck: float, error: float) -> str:
    """How much luck there was; or that the error is too great to tell."""
    if abs(luck) <= error:
        return words.say(f"{key}-unsure", {"error": percent(words, error)})
    return _say(review, words, f"{key}-{'good' if luck > 0 else 'bad'}", **_exact(words, abs(luck), error))


def _went(review: Review, moment: Moment, words: Words) -> Way:
    """What was chosen, and what really followed until the end of the turn."""
    match, at, seat = review.match, moment.at, review.seat
    before = match.play_before(at)
    end = at + 1
    while end <= len(match.past) and not is_told(before, match.play_before(end), end - at):
        end += 1
    after = match.play_before(end)
    seen = [event for event in seen_events(match.game, match.log, seat) if at <= event["choice"] < end]
    table = after.game.view(after.table, seat)
    told = [words.event(table, event) for event in seen]
    choice = words.choice(
        before.game.view(before.table, moment.by),
        match.past[at - 1].choice,
        before.ask.prompt if before.ask is not None else "",
    )
    return Way(choice, _few(told), after.game.view(after.table, SPECTATOR))


def _could_have_gone(review: Review, before: Play[Any], example: Example, words: Words) -> Way:
    """What was better, and what may have followed, on a guess of the seat."""
    text, luck, choices = example
    game = before.game
    play = restore(game, text, Chance(luck))
    log = play.log = Log()
    prompt = play.ask.prompt if play.ask is not None else ""
    first = words.choice(game.view(play.table, review.seat), tuple(choices[0]), prompt)
    for choice in choices:
        play.choose(tuple(choice))
    table = game.view(play.table, review.seat)
    told = [words.event(table, event) for event in seen_events(game, log, review.seat)]
    return Way(first, _few(told), game.view(play.table, SPECTATOR))


def _few(lines: list[str]) -> tuple[str, ...]:
    """The first lines that say something."""
    return tuple([line for line in lines if line][:MOST_LINES])


def _say(review: Review, words: Words, key: str, **arguments: object) -> str:
    """A message to the seat's player, or about that player."""
    you = words.reader == review.seat and review.seat != NOBODY
    return words.say(key, {"you": "yes" if you else "no", "name": words.seat(review.seat), **arguments})


def _exact(words: Words, gain: float, error: float) -> dict[str, str]:
    return {"gain": percent(words, gain), "error": percent(words, error)}


def percent(words: Words, share: float) -> str:
    """A share in per cent, as the language writes it."""
    return words.say("coach-percent", {"number": round(100 * share)})

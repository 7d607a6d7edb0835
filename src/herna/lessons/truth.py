"""Plays lessons and puzzles along every way, and reports what does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from herna.engine.chance import Scripted
from herna.engine.errors import BadInput, BrokenGame
from herna.engine.explain import explain
from herna.engine.given import Given
from herna.lessons.digest import digest_of
from herna.lessons.files import Check, Lesson, Puzzle, slug
from herna.lessons.puzzles import FAILED, SOLVED, play_way
from herna.lessons.runner import IMPOSSIBLE, LessonRun, why_impossible
from herna.lessons.solver import frozen

Has = Callable[[str], bool]  # whether a message exists


def faults_of(lesson: Lesson, has: Has) -> list[BadInput]:
    """Everything in a lesson that does not hold; `has` says which messages there are."""
    truth = _Truth(lesson, has)
    try:
        truth.play()
    except BadInput as found:
        truth.add([found])
    except BrokenGame as error:
        truth.add([fault("error-lesson-chance", truth.place, why=str(error))])
    except IMPOSSIBLE as error:
        truth.add([fault("error-lesson-impossible", truth.place, why=why_impossible(error))])
    return truth.faults


def fault(key: str, place: str, **told: object) -> BadInput:
    return BadInput(key, place=place, **told)


def checked(position: Given[Any], checks: Iterable[Check], place: str) -> list[BadInput]:
    """The checks that do not hold, each with the answer that the position gives."""
    found = []
    for check in checks:
        try:
            answer = position.answer(check.question)
        except IMPOSSIBLE as error:
            found.append(fault("error-lesson-question", place, question=check.question, why=type(error).__name__))
            continue
        if not check.holds(answer):
            found.append(fault("error-lesson-untrue", place, check=str(check), answer=answer))
    return found


class _Truth:
    """The ways through one lesson, and what was found on them."""

    def __init__(self, lesson: Lesson, has: Has) -> None:
        self.lesson = lesson
        self.has = has
        self.faults: list[BadInput] = []
        self.seen_others: set[tuple[int, str]] = set()
        self.seen: set[object] = set()  # the positions that ways led to
        self.place = "given"  # where the lesson is being played

    def add(self, found: Iterable[BadInput]) -> None:
        """Note faults, each once."""
        known = {str(each) for each in self.faults}
        self.faults += [each for each in found if str(each) not in known]

    def play(self) -> None:
        """Every way, with all alternatives in all combinations."""
        first = LessonRun(self.lesson)
        self.add(checked(first.position, self.lesson.facts, "facts"))
        self.look(first)
        ways = [first]
        while ways and not self.faults:
            self.follow(ways.pop(), ways)
        for step in self.lesson.steps if not self.faults else ():
            for words in step.other:
                if (step.number, words) not in self.seen_others:
                    self.add([fault("error-lesson-never-offered", f"step {step.number}: other", choice=words)])

    def follow(self, run: LessonRun, ways: list[LessonRun]) -> None:
        """One way to its end; what else could be chosen is left in `ways`."""
        while not run.finished() and not self.faults:
            self.place = run.place()
            if run.asks() and run.step().milestone is None:
                self.ask(run, self.place, ways)
            else:
                self.pass_step(run, self.place)
        if not self.faults:
            self.add(checked(run.position, self.lesson.end, "end"))

    def ask(self, run: LessonRun, place: str, ways: list[LessonRun]) -> None:
        """At a choice: what leads on is offered, everything else answered."""
        position, accepted = run.position, run.expected()
        offered = {position.in_words(option): option for option in position.play.options()}
        if self.lesson.you not in position.seats_asked():
            self.add([fault("error-lesson-not-asked", place, seats=", ".join(map(str, position.seats_asked())))])
            return
        for words in accepted if not run.is_as_written() or run.step().one_of else (*run.left[0], *accepted):
            if words not in offered:
                told = {"asked": position.prompt(), "offered": ", ".join(sorted(offered))[:300]}
                self.add([fault("error-lesson-not-offered", place, choice=words, **told)])
                return
        self.answers(run, place, offered, accepted)
        for words in accepted[1:]:
            other = run.copy()
            other.choose(offered[words])
            self.end_of_step(other, place)
            if self.is_new(other):
                ways.append(other)
        run.choose(offered[accepted[0]])
        self.end_of_step(run, place)
        self.is_new(run)

    def is_new(self, run: LessonRun) -> bool:
        """Whether no other way led to the same position at the same place."""
        play = run.position.play
        key = run.at, run.left, run.done, frozen(play.table), tuple(play.stack), play.chance.state
        new = key not in self.seen
        self.seen.add(key)
        return new

    def answers(self, run: LessonRun, place: str, offered: dict[str, Any], accepted: tuple[str, ...]) -> None:
        """Whatever else is chosen changes nothing and has an answer."""
        before = run.position.offered(), run.left, run.at
        for words, option in offered.items():
            if words in accepted:
                continue
            if words in run.step().other:
                self.seen_others.add((run.step().number, words))
            reply = run.choose(option)
            if reply.accepted or (run.position.offered(), run.left, run.at) != before:
                self.add([fault("error-lesson-carried-out", place, choice=words)])
            if not any(self.has(key) for key in reply.says):
                self.add([fault("error-lesson-silent", place, choice=words)])

    def pass_step(self, run: LessonRun, place: str) -> None:
        """A step that is over, or that only says something."""
        if run.asks():  # until a milestone
            if run.show() is None:
                run.done = True
            return
        if not run.done and run.step().impossible is not None:
            self.add(self.refusal(run, place))
        if not run.done:
            run.end_step()
            self.end_of_step(run, place)
        run.next_step()
        self.look(run)

    def end_of_step(self, run: LessonRun, place: str) -> None:
        """What holds after a step: its checks, and no chance left over."""
        if not run.done:
            return
        step, chance = run.step(), run.position.play.chance
        self.add(checked(run.position, step.check, place))
        scripted = step.dice is not None or step.resources is not None
        if scripted and isinstance(chance, Scripted) and chance.state < len(chance.numbers):
            self.add([fault("error-lesson-left-over", place, used=chance.state, given=len(chance.numbers))])

    def refusal(self, run: LessonRun, place: str) -> list[BadInput]:
        """The choice to be tried is refused by the rule that the step names."""
        assert run.step().impossible is not None
        words, rule = run.step().impossible or ("", "")
        position = run.position
        reasons = explain(position.play, self.lesson.you, position.choice(words))
        if rule in [reason.rule for reason in reasons]:
            return []
        by = ", ".join(reason.rule for reason in reasons) or "-"
        return [fault("error-lesson-refused", place, choice=words, rule=rule, by=by)]

    def look(self, run: LessonRun) -> None:
        """What a step says and points at is there."""
        if run.finished():
            return
        step, position = run.step(), run.position
        place = f"step {step.number}"
        if not self.has(run.message("say")):
            self.add([fault("error-lesson-text", place, message=run.message("say"))])
        for words in step.other:
            if not self.has(run.message(f"other-{slug(words)}")):
                self.add([fault("error-lesson-text", place, message=run.message(f"other-{slug(words)}"))])
        for words in step.point:
            if not _is_there(position, words):
                self.add([fault("error-lesson-point", f"{place}: point", point=words)])


def _is_there(position: Given[Any], words: str) -> bool:
    """Whether a lesson can point at this."""
    try:
        kind, things = position.lit(words)
    except IMPOSSIBLE:
        return False
    game, field = position.play.game, position.lit_fields().get(kind, "")
    if not field:
        return True
    texts = field in game.text_fields
    return all(isinstance(thing, str) == texts and game.exists(position.table, field, thing) for thing in things)


def faults_of_puzzle(puzzle: Puzzle, has: Has) -> list[BadInput]:
    """Everything in a puzzle that does not hold: its ways, its texts."""
    texts = [puzzle.message(what) for what in ("title", "ask", "why")]
    found = [fault("error-lesson-text", puzzle.key, message=message) for message in texts if not has(message)]
    for name, ways, wanted in (("solution", puzzle.solutions, SOLVED), ("fails", puzzle.fails, FAILED)):
        try:
            for way in ways:
                state = play_way(puzzle, way).state
                if state != wanted:
                    found.append(fault("error-lesson-way", name, state=state, way=", ".join(way)))
        except BadInput as error:
            return [*found, error]
        except BrokenGame as error:
            return [*found, fault("error-lesson-chance", name, why=str(error))]
        except IMPOSSIBLE as error:
            return [*found, fault("error-lesson-impossible", name, why=why_impossible(error))]
    return found


def read_again(work: Lesson | Puzzle) -> list[BadInput]:
    """A fault, if a rule or card that the lesson names has changed."""
    return [] if work.seen == digest_of(work) else [fault("error-lesson-unread", work.key)]

"""A match: choices in, log out, with undo, journal, replay and save."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Generic

from herna.engine.chance import Chance, Scripted, Seeded, check_seed, commitment
from herna.engine.content import changes_of
from herna.engine.decision import RESIGN, Choice, Decision, Reason, read_choice
from herna.engine.errors import BadInput, BrokenGame, HernaError, IllegalChoice, NeedsConsent
from herna.engine.events import EVENT_PARTS, Log, event_of
from herna.engine.explain import explain
from herna.engine.flow import Play, Procedure, T
from herna.engine.game import Game, Options
from herna.engine.journal import FORMAT, Journal, journal_from_text
from herna.engine.save import restore, seal, snapshot, unseal
from herna.engine.view import Chair, decision_for, view_of

MOST_DEALS: Final = 100  # until there is something to choose


class Step:
    """One choice that was made, with the play before it."""

    __slots__ = ("before", "choice", "events", "final", "seat")

    def __init__(self, before: Play[Any] | None, events: int, seat: int, choice: Choice, final: bool) -> None:
        self.before = before  # None, once it was dropped to save memory
        self.events = events
        self.seat = seat
        self.choice = choice
        self.final = final  # something was rolled or revealed: it cannot be taken back without consent


class Match(Generic[T]):
    """A game being played, with its record.

    Options, seed and choices (and the moment when time was called) give the same match on every machine.
    """

    def __init__(
        self,
        game: Game[T],
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: str | None = None,
        file: Path | None = None,
        chance: Chance | None = None,
        promised: str = "",
        inherited: int | None = None,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options: Options = game.read_options({} if options is None else options)
        self.seed: str = secrets.token_hex(16) if seed is None else check_seed(seed)
        self.commitment = promised or commitment(self.seed)
        self.inherited = inherited  # the setup and that many choices come from another match, not from the seed
        self.journal = Journal(file)
        self.log = Log()
        self.past: list[Step] = []
        self.redealt = False  # whether hidden cards were dealt anew where this fork begins
        self.called = 0  # the number of the decision at which time was called; 0: it was not
        self.outcomes: list[int] = []  # the chance outcomes of the last choice, or of the setup
        drawn_from = Seeded(self.seed) if chance is None else chance
        drawn_from.outcomes = self.outcomes
        self.play: Play[T] = game.play(self.seats, self.options, drawn_from, self.log)
        changes = changes_of(game.key)
        self.journal.add(
            {
                "herna": "journal",
                "format": FORMAT,
                "game": self.game.key,
                "version": self.game.version,
                **({"change": changes} if changes else {}),
                "seats": self.seats,
                "options": self.options,
                "seed_sha256": self.commitment,
                **({} if inherited is None else {"inherited": inherited}),
            },
            {"setup": self.outcomes},
        )
        self._draw_from_seed_after(0)

    # What a seat may see and ask

    def number(self) -> int:
        """The number of the open decision: one more than the choices made."""
        return len(self.past) + 1

    def over(self) -> bool:
        return self.play.result is not None

    def decision(self, seat: int) -> Decision | None:
        """The open decision as a seat may see it."""
        return decision_for(self.play, seat, self.number())

    def view(self, seat: int, after: int = 0) -> dict[str, Any]:
        """Everything that a seat (-1: a spectator) is sent.

        It has the events after the number `after`.
        """
        shown = view_of(self.play, seat, self.number(), self.log, after)
        seed = {"seed_sha256": self.commitment} | ({"seed": self.seed} if self.over() else {})
        return shown | seed

    def play_before(self, number: int) -> Play[T]:
        """The play before the decision of that number, to look at only.

        It must not have been forgotten.
        """
        before = self.play if number == self.number() else self.past[number - 1].before
        assert before is not None
        return before

    def view_before(self, number: int, seat: int, after: int = 0) -> dict[str, Any]:
        """What a seat was sent before the decision of that number."""
        if number == self.number():
            return self.view(seat, after)
        log = Log()
        log.events = self.log.events[: self.past[number - 1].events]
        shown = view_of(self.play_before(number), seat, number, log, after)
        return shown | {"seed_sha256": self.commitment}

    def chair(self, seat: int) -> Chair[T]:
        """The seat's place at the table, for a bot."""
        return Chair(self.play, seat)

    def explain(self, seat: int, choice: Choice) -> tuple[Reason, ...]:
        """Why a seat may not choose this now; nothing, if it may."""
        return explain(self.play, seat, choice)

    # What a seat may do

    def choose(self, seat: object, given: object) -> None:
        """Take a seat's choice; if it is not an option, nothing changes."""
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise BadInput("error-bad-choice", choice=repr(seat)[:40])
        leaving = self._leaving(seat) if given in (RESIGN, list(RESIGN)) else None
        choice = read_choice(self.game, given) if leaving is None else RESIGN
        reasons = self.explain(seat, choice) if leaving is None else ()
        if reasons:
            raise IllegalChoice(reasons)
        before = self.play.copy()
        events = len(self.log.events)
        outcomes: list[int] = []
        self.outcomes = outcomes
        self.play.chance.outcomes = outcomes
        self.log.choice = self.number()
        try:
            if leaving is None:
                self.play.choose(choice)
            else:
                self.play.interrupt(leaving)
        except Exception:
            self._go_back_to(before, events)
            raise
        final = bool(outcomes) or self.play.table.knowledge() != before.table.knowledge() or leaving is not None
        try:
            self.journal.add(*self._lines_of(seat, choice, outcomes))
        except BadInput:
            self._go_back_to(before, events)
            raise
        self.past.append(Step(before, events, seat, choice, final))

    def may_resign(self, seat: int) -> bool:
        """Whether a seat may leave the match now and the others play on."""
        return self._leaving(seat) is not None

    def _leaving(self, seat: int) -> Procedure | None:
        """How a seat leaves the match."""
        return self.game.gives_up(self.play, seat) if 0 <= seat < self.seats and not self.over() else None

    def may_call_time(self) -> bool:
        """Whether the match has a time limit that was not called yet."""
        return not self.called and not self.over() and self.game.minutes(self.options) > 0

    def call_time(self) -> None:
        """End the time for the match; the caller watches the clock.

        The game says what that means.
        """
        if not self.may_call_time():
            raise BadInput("error-no-time")
        self.journal.add({"time": self.number()})
        self._end_time()

    def _end_time(self) -> None:
        self.called = self.number()
        self.log.choice = len(self.past)
        self.game.time_is_up(self.play)

    def redeal(self) -> None:
        """Deal anew what any seat does not know of the others.

        It is for a fork whose players may have seen the cards. Each seat guesses in turn from what the one before has
        dealt.
        """
        play, chance = self.play, self.play.chance
        for _ in range(MOST_DEALS):
            outcomes: list[int] = []
            chance.outcomes = outcomes
            dealt = play
            for seat in range(self.seats):
                dealt = dealt.guess(seat, chance)
            if dealt.ask is None or dealt.options():
                break
        else:
            raise BadInput("error-no-redeal")
        dealt.log = self.log
        self.play = dealt
        self.redealt = len(self.past) == self.inherited
        self.outcomes = outcomes
        self.journal.add({"redeal": self.number(), "chance": outcomes})

    def inherit(
        self, seat: int, choice: object, outcomes: list[int], called: bool = False, redealt: list[int] | None = None
    ) -> None:
        """Take a choice of the match from which this one was forked.

        It gets the chance outcomes that it had there. `called`: time was called there before it. `redealt`: the hidden
        cards were dealt anew there before it, with these outcomes.
        """
        if redealt is not None:
            self.play.chance = Scripted(redealt)
            self.redeal()
        if called:
            self.call_time()
        self.play.chance = Scripted(outcomes)
        self.choose(seat, choice)
        self._draw_from_seed_after(len(self.past))

    def _draw_from_seed_after(self, choices: int) -> None:
        """Draw from this match's seed once the inherited choices are made."""
        if choices == self.inherited:
            self.play.chance = Seeded(self.seed)

    def _lines_of(self, seat: int, choice: Choice, outcomes: list[int]) -> list[dict[str, Any]]:
        """The journal's lines for a choice and the chance it drew.

        A choice that ends the match also gets the last line.
        """
        chosen: dict[str, Any] = {"n": self.number(), "seat": seat, "choice": list(choice)}
        lines = [chosen | ({"chance": outcomes} if outcomes else {})]
        result = self.play.result
        if result is not None:
            lines.append({"end": list(result.scores), "rule": result.rule, "seed": self.seed})
        return lines

    def free_undo(self, seat: int) -> bool:
        """Whether a seat may take its choice back without asking anybody."""
        own = self.past[-1].seat == seat if len(self.past) > (self.inherited or 0) else False
        return own and not self.over() and not self.past[-1].final

    def undo(self, seat: int, agreed: bool = False, rewinds: bool = False) -> None:
        """Take the last choice back.

        A seat may undo its own choice until something was rolled or revealed; anything else if all players agreed. What
        is rolled afterwards is new: no number of the seed is drawn twice. `rewinds`: it is, as older journals have it.
        """
        if len(self.past) <= (self.inherited or 0) or self.over():
            raise BadInput("error-nothing-to-undo")
        if not agreed and not self.free_undo(seat):
            raise NeedsConsent("error-undo-needs-consent")
        if self.past[-1].before is None:
            self._remember()
        before = self.past[-1].before
        assert before is not None
        self.journal.add({"undo": len(self.past), "seat": seat} | ({} if rewinds else {"rerolls": True}))
        step = self.past.pop()
        drawn = self.play.chance.state
        self._go_back_to(before, step.events)
        if not rewinds and isinstance(self.play.chance, Seeded):
            self.play.chance.state = drawn
        if self.called > self.number():
            self._end_time()  # time does not go back

    def forget(self, keep: int) -> None:
        """Drop the plays before all but the last `keep` choices, to save memory.

        An undo that needs one of them takes longer.
        """
        for at in range(len(self.past) - keep - 1, -1, -1):
            if self.past[at].before is None:
                return
            self.past[at].before = None

    def _remember(self) -> None:
        """Restore the plays before every choice by a replay of the journal."""
        again = Replay(self.game, self.journal, "journal", self.seed).run()
        for step, known in zip(self.past, again.past, strict=True):
            step.before = known.before

    def _go_back_to(self, before: Play[T], events: int) -> None:
        del self.log.events[events:]
        self.play = before
        self.play.log = self.log

    def pause(self) -> None:
        """Close the journal of a match that is not over."""
        if not self.over():
            self.journal.add({"pause": self.number()})

    def save(self) -> str:
        """The whole match as the text of a save file.

        It holds the seed and the hidden cards: it is not for players.
        """
        return seal("save", {"seed": self.seed, "snapshot": snapshot(self.play), "journal": self.journal.lines})

    def freeze(self) -> dict[str, Any]:
        """The match as data from which it is restored without a replay.

        It does not hold the plays before earlier choices.
        """
        return {
            "play": snapshot(self.play),
            "drawn": self.play.chance.state,
            "steps": [[step.events, step.seat, list(step.choice), step.final] for step in self.past],
            "events": [event.plain() for event in self.log.events],
            "journal": self.journal.lines,
            "called": self.called,
            "redealt": self.redealt,
        }

    def thaw(self, data: dict[str, Any]) -> None:
        """Resume from the data of `freeze`; options and seed are the same.

        Data whose events have other fields than they have now is refused.
        """
        for event in data["events"]:
            whole = event[0]
            if len(event) != EVENT_PARTS or len(whole) != 1 + len(self.game.events.get(whole[0], ())):
                raise BadInput("error-save-data", found=str(whole)[:60])
        chance = Seeded(self.seed, data["drawn"])
        self.play = restore(self.game, data["play"], chance)
        self.play.log = self.log
        self.log.events = [event_of(*event) for event in data["events"]]
        self.journal.lines = list(data["journal"])
        self.called = data.get("called", 0)
        self.redealt = data.get("redealt", False)
        self.past = [Step(None, events, seat, tuple(choice), final) for events, seat, choice, final in data["steps"]]


class Replay(Generic[T]):
    """Plays a match again from its journal, line by line.

    Chance comes from the journal's lines, or from the seed if it is given.
    """

    def __init__(self, game: Game[T], journal: Journal, name: str, seed: str | None = None) -> None:
        self.source = journal.entries()
        self.name = name
        self.from_seed = seed is not None
        self.line = 2  # the number of lines played
        header = self.source[0]
        if header.get("game") != game.key or header.get("version") != game.version:
            raise BadInput(
                "error-game-version",
                file=name,
                game=str(header.get("game"))[:40],
                found=str(header.get("version"))[:20],
                known=game.version,
            )
        if header.get("change", {}) != changes_of(game.key):
            raise BadInput("error-other-change", file=name, game=game.key)
        if len(self.source) < 2 or not isinstance(header.get("options"), dict):
            raise BadInput("error-journal-line", file=name, line=min(2, len(self.source)))
        setup = self._outcomes(self.source[1], "setup", 2)
        seed = seed or next((str(entry["seed"]) for entry in self.source if "seed" in entry), "-")
        self.inherited = None if header.get("inherited") is None else self._number(header, "inherited", 1)
        if self.inherited is not None and self.inherited < 0:
            raise BadInput("error-journal-line", file=name, line=1)
        chance = Seeded(seed) if self.from_seed and self.inherited is None else Scripted(setup)
        promised = str(header.get("seed_sha256"))
        if not promised.isascii():  # half a character could not even be written down again
            raise BadInput("error-journal-line", file=name, line=1)
        if self.from_seed and commitment(check_seed(seed)) != promised:
            raise BadInput("error-journal-seed", file=name)
        try:
            seats = self._number(header, "seats", 1)
            self.match = Match(game, seats, header["options"], seed, None, chance, promised, self.inherited)
        except BrokenGame as error:
            raise BadInput("error-journal-chance", file=name, line=2) from error
        self._check_chance(setup)

    def _number(self, entry: dict[str, Any], field: str, line: int) -> int:
        """A whole number that a line must have."""
        number = entry.get(field)
        if type(number) is not int:
            raise BadInput("error-journal-line", file=self.name, line=line)
        return number

    def _outcomes(self, entry: dict[str, Any], field: str, line: int) -> list[int]:
        outcomes = entry.get(field, [])
        if not isinstance(outcomes, list) or not all(type(number) is int for number in outcomes):
            raise BadInput("error-journal-line", file=self.name, line=line)
        return outcomes

    def _check_chance(self, outcomes: list[int]) -> None:
        """Check that the last line drew exactly what the journal says."""
        if self.match.outcomes != outcomes:
            raise BadInput("error-journal-chance", file=self.name, line=self.line)

    def finished(self) -> bool:
        """Whether every line has been played."""
        return self.line == len(self.source)

    def step(self) -> None:
        """Play the next line."""
        entry = self.source[self.line]
        self.line += 1
        seat = self._number(entry, "seat", self.line) if "choice" in entry or "undo" in entry else -1
        if "choice" in entry:
            if self._number(entry, "n", self.line) != self.match.number():
                raise BadInput("error-journal-line", file=self.name, line=self.line)
            outcomes = self._outcomes(entry, "chance", self.line)
            from_seed = self.from_seed and self.match.number() > (self.inherited or 0)
            try:
                if from_seed:
                    self.match.choose(seat, entry["choice"])
                else:
                    self.match.inherit(seat, entry["choice"], outcomes)
            except HernaError as error:
                raise BadInput("error-journal-choice", file=self.name, line=self.line, why=error) from error
            except BrokenGame as fault:
                raise BadInput("error-journal-chance", file=self.name, line=self.line) from fault
            self._check_chance(outcomes)
        elif "undo" in entry:
            known = seat in range(self.match.seats) and self._number(entry, "undo", self.line) == len(self.match.past)
            if not known or len(self.match.past) <= (self.inherited or 0) or self.match.over():
                raise BadInput("error-journal-line", file=self.name, line=self.line)
            self.match.undo(seat, agreed=True, rewinds=entry.get("rerolls") is not True)
        elif "time" in entry:
            if self._number(entry, "time", self.line) != self.match.number() or not self.match.may_call_time():
                raise BadInput("error-journal-line", file=self.name, line=self.line)
            self.match.call_time()
        elif "redeal" in entry:
            self._redeal(entry)
        elif "end" in entry:
            result = self.match.play.result
            if result is None or entry["end"] != list(result.scores) or entry.get("rule") != result.rule:
                raise BadInput("error-journal-result", file=self.name, line=self.line)
        elif "pause" not in entry:
            raise BadInput("error-journal-line", file=self.name, line=self.line)

    def _redeal(self, entry: dict[str, Any]) -> None:
        """Deal anew where a fork begins.

        Or where one began from which it has inherited choices.
        """
        outcomes, number = self._outcomes(entry, "chance", self.line), self._number(entry, "redeal", self.line)
        made, inherited = len(self.match.past), self.match.inherited
        if number != self.match.number() or inherited is None or made > inherited or self.match.over():
            raise BadInput("error-journal-line", file=self.name, line=self.line)
        if not self.from_seed or made < inherited:
            self.match.play.chance = Scripted(outcomes)
        try:
            self.match.redeal()
        except BrokenGame as fault:
            raise BadInput("error-journal-chance", file=self.name, line=self.line) from fault
        self._check_chance(outcomes)

    def run(self) -> Match[T]:
        """Play all remaining lines."""
        while not self.finished():
            self.step()
        return self.match


def load_match(game: Game[T], text: str, name: str, file: Path | None = None) -> Match[T]:
    """The match of a save file, ready to be resumed.

    It is replayed from its seed and must end at the saved table.
    """
    body = unseal("save", text, name)
    try:
        seed, lines, table = str(body["seed"]), [str(line) for line in body["journal"]], body["snapshot"]
    except (KeyError, TypeError) as error:
        raise BadInput("error-save-changed", file=name) from error
    journal = journal_from_text("".join(f"{line}\n" for line in lines), name, partial=True)
    match = Replay(game, journal, name, seed).run()
    if snapshot(match.play) != table:
        raise BadInput("error-save-changed", file=name)
    match.journal = Journal(file, lines)
    return match

"""One match at one terminal: people share the keyboard, bots answer by themselves."""

from __future__ import annotations

import math
import shlex
from typing import Any

from herna.bots.bot import chance_of_bot, tell_bots
from herna.bots.hint import hint
from herna.bots.named import bot_named
from herna.bots.steady import Failure, Steady
from herna.build import BUILD
from herna.cli.files import Files, save_failure
from herna.cli.guide import Guide
from herna.cli.learned import Learned
from herna.cli.rules import look_up
from herna.cli.terminal import Terminal, result_in_words
from herna.cli.typed import Vocabulary, kinds_in_words, parse_choice, parse_options
from herna.engine.chance import Chance
from herna.engine.decision import DECLINE, Choice, Decision
from herna.engine.errors import BadInput
from herna.engine.events import SPECTATOR
from herna.engine.explain import candidates_after
from herna.engine.flow import Play
from herna.engine.match import Match, Step
from herna.messages.words import SEAT, Words

HUMAN = "human"
NUMBERED = range(500)  # the things of a table are numbered from 0; a game has fewer
LEFT, INTERRUPTED = 0, 130  # the exit status of an unfinished match


def check_players(players: tuple[str, ...]) -> None:
    """Refuse a name that is neither a person's nor a bot's."""
    for name in players:
        if name != HUMAN:
            bot_named(name, Chance())


class Session:
    """Plays a match until its end, or until somebody leaves."""

    def __init__(
        self,
        match: Match[Any],
        players: tuple[str, ...],
        files: Files,
        words: Words,
        asks_always: bool = False,
        guided: bool = False,
    ) -> None:
        self.match = match
        self.players = players
        self.files = files
        self.words = words
        self.asks_always = asks_always  # also players who have nothing to play
        self.terminal = Terminal()
        self.vocabulary = Vocabulary()
        self.guide = Guide(match.game, words.language, self.terminal, Learned()) if guided else None
        self.people = tuple(seat for seat, name in enumerate(players) if name == HUMAN)
        self.bots = {
            seat: Steady(bot_named(name, chance_of_bot(match.seed, seat, match.number())), name, self.report_failure)
            for seat, name in enumerate(players)
            if name != HUMAN
        }
        self.told = dict.fromkeys((*self.people, SPECTATOR), 0)  # the number of events that each has seen
        self.at_the_keyboard = self.people[0] if self.people else SPECTATOR

    # The match

    def run(self) -> int:
        """Play to the end, or until somebody leaves; returns the exit status."""
        try:
            self.print_introduction()
            while not self.match.over():
                self.call_time_if_due()
                seat = self.seat_to_answer()
                if seat in self.bots:
                    with self.terminal.thinking(self.words.say("play-thinking", {"seat": seat + 1})):
                        choice = self.bots[seat].choose(self.match.chair(seat))
                    self.take(seat, choice)
                    if not self.people:
                        self.print_new_events(SPECTATOR)
                elif self.has_nothing_to_play(self.match.play):
                    self.take(seat, DECLINE)
                elif not self.ask(seat):
                    return self.leave(LEFT)
        except KeyboardInterrupt:
            if not self.match.over():
                return self.leave(INTERRUPTED)
        self.print_result()
        return 0

    def seat_to_answer(self) -> int:
        """The seat that answers next: the present player's, another person's, or a bot's."""
        assert self.match.play.ask is not None
        seats = self.match.play.ask.seats()
        if self.at_the_keyboard in seats:
            return self.at_the_keyboard
        return next((seat for seat in seats if seat in self.people), seats[0])

    def has_nothing_to_play(self, play: Play[Any]) -> bool:
        """Whether a person is asked in a window and can only decline."""
        return not self.asks_always and play.ask is not None and play.ask.window and play.options() == [DECLINE]

    def take(self, seat: int, choice: Choice) -> None:
        """Carry a choice out and save it; time may run out before it."""
        self.call_time_if_due()
        with self.files.transaction(self.match, self.players):
            self.match.choose(seat, choice)
        tell_bots(self.bots, self.match.game, seat, choice)

    def call_time_if_due(self) -> None:
        """Call time when the match's time limit has passed."""
        if self.match.may_call_time() and not self.files.clock.remaining():
            with self.files.transaction(self.match, self.players):
                self.match.call_time()

    # Output

    def say(self, key: str, style: str = "", **arguments: object) -> None:
        self.terminal.say(self.words.say(key, arguments), style)

    def table(self, seat: int) -> dict[str, Any]:
        """What a seat sees of the table."""
        table: dict[str, Any] = self.match.view(seat)["table"]
        return table

    def print_introduction(self) -> None:
        """Print the game, the players, and the digest of the seed."""
        assert self.words.game is not None
        self.say(f"{self.words.game.prefix}-game", "bold")
        for seat, name in enumerate(self.players, 1):
            self.say("play-seat", seat=seat, player=self.words.say("play-human") if name == HUMAN else name)
        if self.bots:
            self.say("build", "dim", build=self.words.say(f"build-{BUILD}"))
        self.terminal.say_whole(self.words.say("play-seed-hash", {"hash": self.match.commitment}), "dim")
        if self.match.past:
            self.say("play-resumed", file=str(self.files.save), number=self.match.number())
            self.told = dict.fromkeys(self.told, len(self.match.log.events))

    def print_new_events(self, seat: int) -> None:
        """Print the events that this seat has not seen yet."""
        self.print_events(seat, self.told[seat])
        self.told[seat] = len(self.match.log.events)

    def print_events(self, seat: int, after: int = 0) -> None:
        """Print what a seat may see of the events from an index on."""
        table = self.table(seat)
        for event in self.match.log.events[after:]:
            told = event.told_to(seat)
            if told is not None:
                self.terminal.say(self.words.event(table, self.match.game.named_event(told)))

    def hand_over(self, seat: int) -> bool:
        """Ask the next person to the keyboard before showing cards.

        Returns false at the end of input.
        """
        if self.sees_differently(seat, self.at_the_keyboard):
            self.terminal.clear()
            name = self.words.name(self.table(seat), SEAT, seat)
            if self.terminal.ask(f"{self.words.say('play-hand-over', {'seat': name})} ") is None:
                return False
        self.at_the_keyboard = seat
        return True

    def sees_differently(self, seat: int, other: int) -> bool:
        """Whether two seats see different tables."""
        return self.table(seat) | {"seat": 0} != self.table(other) | {"seat": 0}

    def report_failure(self, failure: Failure) -> None:
        """Print that a bot failed, and save what is needed to find out why."""
        self.say("play-bot-failed", "red", bot=failure.bot, why=failure.why)
        file = save_failure(self.match, failure)
        if file is not None:
            self.terminal.say_whole(self.words.say("play-failure-kept", {"file": str(file)}), "red")

    def print_result(self) -> None:
        """Print the result, and all that is needed to verify it."""
        assert self.match.play.result is not None
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.print_events(seat, self.told[self.at_the_keyboard])
        self.terminal.draw(self.words, self.table(seat))
        self.terminal.say(result_in_words(self.match.game, self.match.play.result, self.words), "bold green")
        self.terminal.say_whole(self.words.say("play-seed", {"seed": self.match.seed}))
        self.terminal.say_whole(self.words.say("play-seed-hash", {"hash": self.match.commitment}), "dim")
        if self.files.journal is not None:
            self.terminal.say_whole(self.words.say("play-journal", {"file": str(self.files.journal)}))

    # Input

    def ask(self, seat: int) -> bool:
        """Ask a person until something is chosen or undone; false if they leave."""
        if not self.hand_over(seat):
            return False
        decision = self.match.decision(seat)
        assert decision is not None
        table = self.table(seat)
        self.print_new_events(seat)
        self.terminal.draw(self.words, table)
        if self.guide is not None:
            self.guide.tell(self.match.view(seat))
        self.print_question(seat, decision, table)
        written = len(self.match.journal.lines)
        while len(self.match.journal.lines) == written:  # a choice and an undo each add to the journal
            line = self.terminal.ask()
            if line is None:
                return False
            command, about = self.vocabulary.command(line)
            if command == "quit":
                return False
            if command:
                self.run_command(command, about, seat, decision)
            elif line:
                self.choose(seat, line, decision, table)
        return True

    def print_question(self, seat: int, decision: Decision, table: dict[str, Any]) -> None:
        """Print who is asked, what, by which rule, and all options."""
        if self.match.may_call_time():
            self.say("play-time-left", "dim", minutes=math.ceil(self.files.clock.remaining() / 60))
        turn = "play-turn" if len(decision.seats) == 1 else "play-turn-together"
        self.say(turn, "dim", seat=self.words.name(table, SEAT, seat), number=decision.number)
        rule = f" [{decision.rule}]" if decision.rule else ""
        self.terminal.say(f"{self.words.prompt(table, decision)}{rule}", "bold")
        self.terminal.offer([self.words.choice(table, option, decision.prompt) for option in decision.options])

    def choose(self, seat: int, line: str, decision: Decision, table: dict[str, Any]) -> None:
        """Take a typed choice if it is offered; otherwise explain why not."""
        meant = parse_options(line, decision, table, self.words)
        imagined = None if meant else parse_choice(line, decision.options, table, self.words, self.things)
        if len(meant) == 1:
            self.take_unless_in_doubt(seat, meant[0])
        elif meant:
            self.say("play-several", "yellow")
        elif imagined is None:
            self.say("play-how-to-answer", "yellow", options=len(decision.options))
        elif reasons := self.match.explain(seat, imagined):
            for reason in reasons:
                self.terminal.say(self.words.reason(table, reason), "yellow")
        else:
            self.take_unless_in_doubt(seat, imagined)

    def take_unless_in_doubt(self, seat: int, choice: Choice) -> None:
        """Carry a choice out; where a tip is due, ask back first."""
        tip = None if self.guide is None else self.guide.tip_before(self.match.view(seat), choice)
        if self.guide is not None and tip is not None:
            self.guide.print_tip(tip)
            answer = self.terminal.ask(f"{self.words.say('guide-anyway')} ")
            if answer is None or not self.vocabulary.means(answer, "yes"):
                self.say("guide-went-back")
                return
        self.take(seat, choice)

    def things(self, kind: str, chosen: Choice) -> list[str | int]:
        """What a choice could name next: the candidates, then all numbered things."""
        play, game = self.match.play, self.match.game
        field = game.choices[kind][len(chosen)]
        everything = [number for number in NUMBERED if game.exists(play.table, field, number)]
        return [*candidates_after(play, kind, chosen), *everything]

    def run_command(self, command: str, about: str, seat: int, decision: Decision) -> None:
        """Run a command of the terminal, such as undo or help."""
        if command == "undo":
            self.undo(seat)
        elif command == "help":
            self.say("play-help")
            self.say("play-help-kinds", kinds=", ".join(kinds_in_words(decision.options, self.words)))
        elif command == "hint":
            self.show_hint(seat, decision)
        elif command == "rule":
            self.show_rules(about)
        elif command == "card":
            self.show_card(about)
        elif command == "log" and not self.match.log.events:
            self.say("play-nothing-happened")
        elif command == "log":
            self.print_events(seat)
        elif command == "tips" and self.guide is not None:
            self.guide.switch()
        elif command == "tips":
            self.say("guide-none")
        elif self.files.save is not None:
            self.say("play-saves", file=str(self.files.save))
        else:
            self.say("play-saves-not")

    def show_hint(self, seat: int, decision: Decision) -> None:
        """Print the options that a search likes best, with its estimates."""
        with self.terminal.thinking(self.words.say("play-thinking", {"seat": seat + 1})):
            best = hint(self.match.chair(seat), chance_of_bot(self.match.seed, seat, self.match.number()))
        table = self.table(seat)
        for advice in best:
            told = {"choice": self.words.choice(table, advice.choice, decision.prompt), "win": 100 * advice.win}
            self.say("play-hint-option", "bold", **told, spread=100 * advice.spread)
            for reason in advice.why:
                self.say("play-hint-why", why=self.words.message(reason))
            if advice.line:
                line = "; ".join(self.words.choice(table, choice) for choice in advice.line)
                self.say("play-hint-line", "dim", line=line, tried=advice.visits)

    def show_rules(self, asked: str) -> None:
        """Show a part of the rulebook, or list all of it."""
        try:
            look_up(self.terminal, self.match.game, asked, self.words)
        except BadInput as error:
            self.terminal.say(self.words.error(error), "yellow")

    def show_card(self, name: str) -> None:
        """Show the text of the cards whose names start like this."""
        cards = {entry.name: entry.described() for entry in self.match.game.library(self.words.say)}
        wanted = name.casefold()
        found = [card for card in cards if card.casefold() == wanted] or [
            card for card in cards if wanted and any(word.startswith(wanted) for word in _tails(card.casefold()))
        ]
        for card in found:
            self.terminal.say(card, "bold cyan")
            self.terminal.say(cards[card])
        if not found:
            self.say("play-no-card", "yellow", name=name[:40])

    def undo(self, seat: int) -> None:
        """Undo back to the last choice of a person; asks the others if needed."""
        past = self.match.past
        last = next((at for at in reversed(range(len(past))) if self.was_chosen_by_person(past[at])), None)
        if last is None:
            self.say("error-nothing-to-undo", "yellow")
            return
        back = len(past) - last
        if past[last].seat != seat or any(step.final for step in past[last:]):
            self.say("error-undo-needs-consent", "yellow")
            answer = self.terminal.ask(f"{self.words.say('play-agree')} ")
            if answer is None or not self.vocabulary.means(answer, "yes"):
                self.say("play-not-undone")
                return
        with self.files.transaction(self.match, self.players):
            for _ in range(back):
                self.match.undo(seat, agreed=True)
        for bot in self.bots.values():
            bot.saw(())  # its search tree no longer applies
        self.told = {other: min(told, len(self.match.log.events)) for other, told in self.told.items()}
        self.say("play-undone", choices=back)

    def was_chosen_by_person(self, step: Step) -> bool:
        """Whether a person made this choice and had an alternative."""
        return step.seat in self.people and (step.before is None or not self.has_nothing_to_play(step.before))

    def leave(self, status: int) -> int:
        """Close an unfinished match and print how to resume it."""
        with self.files.transaction(self.match, self.players):
            self.match.pause()
        self.terminal.print()
        self.say("play-left")
        if self.files.save is None:
            self.say("play-saves-not")
        else:
            command = f"herna play {self.match.game.key} --save {shlex.quote(str(self.files.save))}"
            if self.files.journal is not None:
                command += f" --journal {shlex.quote(str(self.files.journal))}"
            self.terminal.say_whole(self.words.say("play-go-on", {"command": command}))
        if self.files.journal is not None:
            self.terminal.say_whole(self.words.say("play-journal", {"file": str(self.files.journal)}))
        return status


def _tails(name: str) -> list[str]:
    """The endings of a name that start at one of its words."""
    words = name.split()
    return [" ".join(words[at:]) for at in range(len(words))]

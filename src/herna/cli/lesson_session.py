"""Lessons and puzzles at a terminal, with a coach."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.panel import Panel
from rich.text import Text

from herna.cli.learned import Learned
from herna.cli.terminal import Terminal
from herna.cli.typed import Vocabulary, parse_choice, parse_options
from herna.engine.decision import Choice, Decision
from herna.engine.given import Given
from herna.engine.rules import LANGUAGES
from herna.engine.view import decision_for
from herna.games.catalogue import rulebook_of
from herna.lessons.files import Lesson, Puzzle
from herna.lessons.pointing import names_lit
from herna.lessons.puzzles import OPEN, SOLVED, PuzzleRun, way_in_words
from herna.lessons.runner import Reply, run_at
from herna.lessons.shelf import glossary_of, links_in
from herna.lessons.trying import FreeRun
from herna.messages.words import Words

LESSON_COMMANDS = ("why", "hint", "show", "again", "skip", "try", "leave")
PUZZLE_COMMANDS = ("why", "hint", "show", "undo", "again", "leave")
MOST_TRIES = 3  # other choices, after which the hint comes by itself
LIT = "» "


class Coach:
    """Speaks, shows the table and reads what the learner types."""

    def __init__(self, words: Words, you: int, commands: tuple[str, ...]) -> None:
        assert words.game is not None
        self.words = words
        self.game = words.game
        self.you = you
        self.commands = commands
        self.terminal = Terminal()
        self.vocabulary = Vocabulary()
        self.told = 0  # how many events were printed

    def say(self, key: str, style: str = "", **arguments: object) -> None:
        self.terminal.say(self.words.say(key, arguments), style)

    def first_of(self, keys: tuple[str, ...]) -> str:
        """The first of these messages that there is."""
        return next((key for key in keys if self.words.has(key)), "lesson-otherwise")

    def speak(self, key: str, title: str = "") -> None:
        """Say a message in a box; its links are underlined."""
        parts = [(text, "underline" if link else "") for text, link in links_in(self.words.say(key))]
        self.terminal.print(Panel(Text.assemble(*parts), title=title or None, title_align="left", box=box.ROUNDED))

    def view(self, position: Given[Any]) -> dict[str, Any]:
        """What the learner sees of the table."""
        view: dict[str, Any] = self.game.view(position.table, self.you)
        return view

    def print_events(self, position: Given[Any]) -> None:
        """Print what has happened since the last time."""
        log, view = position.play.log, self.view(position)
        assert log is not None
        if self.told > len(log.events):  # a choice was taken back
            self.told = len(log.events)
        for event in log.events[self.told :]:
            seen = event.told_to(self.you)
            if seen is not None:
                self.terminal.say(self.words.event(view, self.game.named_event(seen)))
        self.told = len(log.events)

    def draw(self, position: Given[Any]) -> None:
        self.terminal.draw(self.words, self.view(position))

    def ask(self, position: Given[Any], lit: list[Choice]) -> Decision | None:
        """Print the question and its options, those that are lit marked."""
        decision = decision_for(position.play, self.you, 1)
        if decision is None or not decision.prompt:
            return None
        view = self.view(position)
        rule = f" [{decision.rule}]" if decision.rule else ""
        self.terminal.say(f"{self.words.prompt(view, decision)}{rule}", "bold")
        texts = [self.words.choice(view, option, decision.prompt) for option in decision.options]
        marked = [LIT if option in lit else "" for option in decision.options]
        self.terminal.offer([f"{mark}{text}" for mark, text in zip(marked, texts, strict=True)])
        return decision

    def command(self, line: str) -> str:
        """The command that a line stands for, if any."""
        return next((name for name in self.commands if self.vocabulary.means(line, name)), "")

    def choice_in(self, line: str, position: Given[Any], decision: Decision) -> Choice | None:
        """The choice that a line means; says so, if it means none or several."""
        view = self.view(position)
        meant = parse_options(line, decision, view, self.words)
        if len(meant) > 1:
            self.say("play-several", "yellow")
            return None
        choice = meant[0] if meant else parse_choice(line, decision.options, view, self.words)
        if choice is None:
            self.say("lesson-how-to-answer", "yellow", options=len(decision.options), words=self.named_commands())
        return choice

    def named_commands(self) -> str:
        return ", ".join(self.words.say(f"typed-{command}").split()[0] for command in self.commands)

    def answer(self, position: Given[Any], reply: Reply) -> None:
        """Say what a choice that was not carried out is answered."""
        self.refuse(position, reply)
        if not reply.accepted and not reply.reasons:
            self.speak(self.first_of(reply.says))

    def refuse(self, position: Given[Any], reply: Reply) -> None:
        """Say why a choice is not possible."""
        for reason in reply.reasons:
            self.terminal.say(self.words.reason(self.view(position), reason), "yellow")

    def show_rules(self, rules: tuple[str, ...]) -> None:
        """Print the rules with these IDs, without their examples."""
        known, language = rulebook_of(self.game).rules, self.words.language
        for rule in rules:
            self.terminal.print(Text.assemble((rule, "bold cyan"), "  ", (known[rule].title[language], "bold")))
            self.terminal.say(known[rule].text[language])
        if not rules:
            self.say("lesson-no-rule")

    def explain(self, line: str) -> bool:
        """Explain a term or card, if a line asks for one ("? gate")."""
        if not line.startswith("?"):
            return False
        wanted = line[1:].strip().casefold()
        for term in glossary_of(self.game):
            names = [term.key, *(Words(language, self.game, lessons=True).say(term.name) for language in LANGUAGES)]
            if wanted in [name.casefold() for name in names]:
                self.terminal.say(f"{self.words.say(term.name)}: {self.words.say(term.text)} [{term.rule}]", "cyan")
                return True
        for entry in self.game.library(self.words.say):
            if wanted and entry.name.casefold().startswith(wanted):
                self.terminal.say(entry.name, "bold cyan")
                self.terminal.say(entry.described())
                return True
        self.say("lesson-no-term", "yellow", name=wanted[:40])
        return True


class LessonSession:
    """A lesson, from the step at which it was left to its end."""

    def __init__(self, lesson: Lesson, words: Words, learned: Learned) -> None:
        self.lesson = lesson
        self.words = words
        self.learned = learned
        self.run = run_at(lesson, learned.step_of(lesson))
        self.coach = Coach(words, lesson.you, LESSON_COMMANDS)
        self.tries = 0

    def play(self) -> int:
        """Lead through the lesson; returns the exit status."""
        coach = self.coach
        title = {"title": self.words.say(self.lesson.message("title")), "minutes": self.lesson.minutes}
        coach.say("lesson-begins", "bold", **title)
        coach.say("lesson-commands", "dim", words=coach.named_commands())
        while not self.run.finished():
            coach.print_events(self.run.position)
            self.show_step()
            if not self.take_step():
                coach.say("lesson-left")
                return 0
        coach.print_events(self.run.position)
        coach.say("lesson-finished", "bold green")
        return 0

    def show_step(self) -> None:
        """Draw the table, and say what this step says."""
        run, coach = self.run, self.coach
        coach.draw(run.position)
        coach.speak(run.message("say"), f"{run.step().number}/{len(self.lesson.steps)}")
        self.name_lit()

    def name_lit(self) -> None:
        """Name the things that the step points at."""
        names = names_lit(self.run, self.words)
        if names:
            self.coach.terminal.say("  ".join(f"{LIT}{name}" for name in names), "bold magenta")

    def take_step(self) -> bool:
        """Read what the learner types until the step is done; false if they leave."""
        run, coach = self.run, self.coach
        self.tries = 0
        decision = self.question()
        while not run.done:
            line = coach.terminal.ask()
            if line is None:
                return False
            command = coach.command(line)
            if command == "leave":
                return False
            if command == "skip":
                run.skip()
                self.note()
                return True
            if command == "again":
                self.run = run_at(self.lesson, run.step().number)
                coach.told = 0
                return True
            if command == "try" and decision is not None:
                self.try_freely()
                self.show_step()
                decision = self.question()
            elif command:
                self.help(command)
            elif coach.explain(line):
                continue
            elif not line and decision is None:
                run.end_step()
            elif line and self.take(line, decision):
                coach.print_events(run.position)
                decision = None if run.done else self.question()
        after = run.message("after")
        if self.words.has(after):
            coach.print_events(run.position)
            coach.speak(after)
        run.next_step()
        self.note()
        return True

    def question(self) -> Decision | None:
        """Ask for a choice, or for Enter."""
        run, coach = self.run, self.coach
        if run.asks():
            options = run.position.play.options()
            expected = run.expected()
            return coach.ask(run.position, [option for option in options if run.position.in_words(option) in expected])
        if run.step().impossible is not None:
            coach.say("lesson-try", "bold", choice=self.choice_to_try())
        coach.say("lesson-continue", "dim")
        return None

    def choice_to_try(self) -> str:
        """The choice that the learner is asked to try, in words."""
        run = self.run
        assert run.step().impossible is not None
        words, _ = run.step().impossible or ("", "")
        return self.words.choice(self.coach.view(run.position), run.position.choice(words))

    def take(self, line: str, decision: Decision | None) -> bool:
        """Take a typed choice; true if it was carried out."""
        run, coach = self.run, self.coach
        if decision is None:
            return self.try_impossible(line)
        choice = coach.choice_in(line, run.position, decision)
        if choice is None:
            return False
        reply = run.choose(choice)
        coach.answer(run.position, reply)
        if not reply.accepted:
            self.tries += 1
            if self.tries == MOST_TRIES:
                self.help("hint")
        return reply.accepted

    def try_freely(self) -> None:
        """Let the learner play on a copy of the table, until they come back."""
        coach, free = self.coach, FreeRun(self.run)
        told, coach.told = coach.told, 0
        coach.speak("lesson-free")
        coach.say("lesson-free-commands", "dim")
        while True:
            coach.print_events(free.position)
            coach.draw(free.position)
            decision = coach.ask(free.position, []) if free.asks() else None
            if decision is None:
                coach.say("lesson-free-over", "bold")
                break
            reply = Reply(False)
            while not reply.accepted:
                line = coach.terminal.ask()
                if line is None or coach.vocabulary.means(line, "back") or coach.command(line) == "leave":
                    coach.told = told
                    return
                choice = None if coach.explain(line) else coach.choice_in(line, free.position, decision)
                reply = Reply(False) if choice is None else free.choose(choice)
                coach.refuse(free.position, reply)
        coach.told = told

    def try_impossible(self, line: str) -> bool:
        """Refuse the choice to be tried, with the reason."""
        run, coach = self.run, self.coach
        tried = run.step().impossible
        if tried is None or line not in ("1", self.choice_to_try(), tried[0]):
            coach.say("lesson-continue", "yellow")
            return False
        coach.answer(run.position, run.choose(run.position.choice(tried[0])))
        run.end_step()
        return False

    def help(self, command: str) -> None:
        """Give the rule, a hint, or make the choice."""
        run, coach = self.run, self.coach
        if command == "why":
            coach.show_rules(run.step().rules)
        elif command == "hint" and self.words.has(run.message("hint")):
            coach.speak(run.message("hint"))
        elif command == "hint" and run.expected():
            option = run.position.option(run.expected()[0])
            assert option is not None
            coach.say("lesson-hint", choice=self.words.choice(coach.view(run.position), option))
        elif command == "show":
            run.show()
            coach.print_events(run.position)
            if not run.done:
                self.question()

    def note(self) -> None:
        """Keep how far the learner has come."""
        last = len(self.lesson.steps) + 1
        self.learned.note_step(self.lesson, last if self.run.finished() else self.run.step().number)


class PuzzleSession:
    """A puzzle, tried until it is solved or left."""

    def __init__(self, puzzle: Puzzle, words: Words, learned: Learned) -> None:
        self.puzzle = puzzle
        self.words = words
        self.learned = learned
        self.run = PuzzleRun(puzzle)
        self.coach = Coach(words, puzzle.you, PUZZLE_COMMANDS)
        self.hinted = False  # whether the first hint was given; the next names the choice

    def play(self) -> int:
        """Let the learner try; returns the exit status."""
        coach = self.coach
        coach.say(self.puzzle.message("title"), "bold")
        coach.say("lesson-commands", "dim", words=coach.named_commands())
        while True:
            coach.print_events(self.run.position)
            coach.draw(self.run.position)
            coach.speak(self.puzzle.message("ask"))
            if self.run.state != OPEN:
                self.learned.note_try(self.puzzle, self.run.state == SOLVED)
                if self.run.state == SOLVED:
                    coach.say("puzzle-solved", "bold green")
                    coach.speak(self.puzzle.message("why"))
                    return 0
                coach.say("puzzle-failed", "yellow")
            if not self.take():
                return 0

    def take(self) -> bool:
        """Read lines until something is chosen or taken back; false if they leave."""
        coach = self.coach
        decision = coach.ask(self.run.position, []) if self.run.state == OPEN else None
        while True:
            line = coach.terminal.ask()
            if line is None or (command := coach.command(line)) == "leave":
                coach.say("lesson-left")
                return False
            if command == "show":
                self.give_in()
                return False
            if command == "undo" and self.run.undo():
                return True
            if command == "undo":
                coach.say("error-nothing-to-undo", "yellow")
            elif command == "again":
                self.run = PuzzleRun(self.puzzle)
                coach.told = 0
                return True
            elif command:
                self.help(command)
            elif line and not coach.explain(line):
                if decision is None:
                    coach.say("puzzle-failed", "yellow")
                    continue
                choice = coach.choice_in(line, self.run.position, decision)
                if choice is None:
                    continue
                reply = self.run.choose(choice)
                coach.answer(self.run.position, reply)
                if reply.accepted:
                    return True

    def first_hint(self) -> None:
        """Say the puzzle's own hint, or name the rule it turns on."""
        if self.words.has(self.puzzle.message("hint")):
            self.coach.speak(self.puzzle.message("hint"))
        else:
            rule = rulebook_of(self.coach.game).rules[self.puzzle.rules[0]]
            self.coach.say("puzzle-hint-rule", rule=rule.title[self.words.language])

    def give_in(self) -> None:
        """Show the solution and why it works; that counts as a try."""
        if self.run.state == OPEN:
            self.learned.note_try(self.puzzle, False)
        for number, choice in enumerate(way_in_words(self.puzzle, self.words), 1):
            self.coach.terminal.say(f"{number}. {choice}")
        self.coach.speak(self.puzzle.message("why"))

    def help(self, command: str) -> None:
        """Give the rules, a hint, or the next choice of a solution."""
        if command == "why":
            self.coach.show_rules(self.puzzle.rules)
            return
        if not self.hinted:
            self.hinted = True
            self.first_hint()
            return
        words = self.run.next_of_solution() if self.run.state == OPEN else ""
        option = self.run.position.option(words) if words else None
        if option is None:
            self.coach.say("puzzle-no-hint", "yellow")
        else:
            told = self.words.choice(self.coach.view(self.run.position), option)
            self.coach.say("lesson-hint", choice=told)

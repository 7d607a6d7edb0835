"""The guide of a first match at the terminal.

The goal, what can still be done, and tips.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.panel import Panel
from rich.text import Text

from herna.cli.learned import Learned
from herna.cli.terminal import Terminal
from herna.engine.decision import Choice
from herna.engine.game import Game
from herna.engine.guide import OPPOSITION
from herna.lessons.guide import Guidance, aim_key, first_match_of, guidance
from herna.lessons.shelf import Tip, tips_of
from herna.messages.words import SEAT, Words

BAR = 12  # signs of a bar that shows how far a side is


class Guide:
    """Guides a player through a match; each tip is shown once in it."""

    def __init__(self, game: Game[Any], language: str, terminal: Terminal, learned: Learned) -> None:
        self.game = game
        self.words = Words(language, game, lessons=True)
        self.terminal = terminal
        self.learned = learned
        self.tips = {tip.number: tip for tip in tips_of(game)}
        self.shown: set[int] = set()
        self.card = ""  # the goal card as it was printed last

    def tell(self, seen: dict[str, Any]) -> None:
        """Say what there is to say before a player is asked."""
        said = guidance(self.game, seen)
        if said is None or self.learned.tips_off:
            return
        self.print_card(said, seen["table"], seen["seat"])
        still = [text for _, text in said.lines_of_still(self.words)]
        if still:
            self.terminal.say(self.words.say("guide-still", {"what": "; ".join(still)}), "dim")
        for due in said.tips:
            if not due.before and (tip := self.tip_to_show(due.number)) is not None:
                self.print_tip(tip)

    def print_card(self, said: Guidance, table: dict[str, Any], seat: int) -> None:
        """Print the goal card if it has changed.

        The goal, how far each side is, and the next aim.
        """
        lines = [self.words.message(said.goal.text)]
        for side in said.goal.sides:
            filled = round(BAR * side.done / max(1, side.of))
            named = self.words.say("seat-you") if side.seat == seat else self.words.name(table, SEAT, side.seat)
            name = "" if side.seat == OPPOSITION else f"{named}: "
            lines.append(f"{'█' * filled}{'░' * (BAR - filled)}  {name}{self.words.message(side.text)}")
        match = first_match_of(self.game)
        if said.aim and match is not None:
            aim = self.words.say(aim_key(self.game, said.aim))
            lines.append(f"» {aim} [{match.rules[said.aim - 1]}]")
        card = "\n".join(lines)
        if card != self.card:
            self.terminal.print(
                Panel(Text(card), title=self.words.say("guide-goal"), title_align="left", box=box.ROUNDED)
            )
        self.card = card

    def tip_before(self, seen: dict[str, Any], choice: Choice) -> Tip | None:
        """A tip that is due before this choice and may still be shown."""
        said = guidance(self.game, seen)
        for due in () if said is None else said.tips:
            if choice in due.before and (tip := self.tip_to_show(due.number)) is not None:
                return tip
        return None

    def tip_to_show(self, number: int) -> Tip | None:
        """A tip, noted as shown; None if it was shown often enough."""
        tip = self.tips[number]
        if number in self.shown or not self.learned.may_show(tip.text):
            return None
        self.shown.add(number)
        self.learned.note_tip(tip.text)
        return tip

    def print_tip(self, tip: Tip) -> None:
        self.terminal.say(f"{self.words.say('guide-tip', {'tip': self.words.say(tip.text)})} [{tip.rule}]", "yellow")

    def switch(self) -> None:
        """Put the guide away for good, or bring it back."""
        self.learned.switch_tips()
        self.card = ""
        self.terminal.say(self.words.say("guide-off" if self.learned.tips_off else "guide-on"))

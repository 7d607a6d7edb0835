"""Wounds, kills and healing (DT-DUEL-31 to DT-DUEL-38, DT-ZONES-08).

What can be saved, and what follows.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.deeds import InOrder
from herna.engine.effects import CANCELLED
from herna.engine.flow import Call, Outcome, Play, Procedure, Return, Value
from herna.games.doomtrooper.printed import VALUE
from herna.games.doomtrooper.rules.identity import texts_about, texts_in_play
from herna.games.doomtrooper.rules.permissions import may
from herna.games.doomtrooper.rules.playing import open_to_reactions
from herna.games.doomtrooper.rules.scoring import Award
from herna.games.doomtrooper.rules.values import value
from herna.games.doomtrooper.rules.zones import GRAVE, SACRIFICED, leave_table
from herna.games.doomtrooper.table import NOBODY, Front
from herna.games.doomtrooper.texts import AFTER_WOUND, AWARD, REWARD, WHEN_KILLED, Moment

WOUNDED: Final = "wounded"
KILLED: Final = "killed"
UNHARMED: Final = ""
ONLY_WOUNDED: Final = "only-wounded"  # what a reaction returns that turns a kill into a wound


def outcome_of(table: Front, warrior: int, outright: bool = False) -> str:
    """What a hit does: a wound, or a kill.

    A warrior wounded a second time is killed (DT-DUEL-32), and one that survives no wound at once.
    """
    if outright or warrior in table.wounded or not may(table, warrior, "survive a wound"):
        return KILLED
    return WOUNDED


@dataclass(frozen=True, slots=True)
class Rescue(Procedure):
    """A warrior is about to be wounded or killed.

    The last chance to save it (DT-DUEL-33). Returns what happens.
    """

    warrior: int
    outcome: str
    source: int

    def order(self) -> tuple[str, ...]:
        return ("others_may_save_it", "it_is_not_saved")

    def others_may_save_it(self, play: Play[Front]) -> Call | None:
        table = play.table
        seat = table.control[self.warrior]
        moment = Moment(self.outcome, self.warrior, seat, self.source)
        return open_to_reactions(table, moment, seat, "unless_saved")

    def unless_saved(self, play: Play[Front], value: Value) -> Outcome:
        if value == CANCELLED:
            return Return(UNHARMED)
        return Return(WOUNDED) if value == ONLY_WOUNDED else None

    def it_is_not_saved(self, play: Play[Front]) -> Return:
        return Return(self.outcome)


@dataclass(frozen=True, slots=True)
class Harm(Procedure):
    """A warrior is wounded, or killed, by a card and not in a duel.

    Points only for a `scorer` (G-57). Returns what happened.
    """

    warrior: int
    source: int
    outright: bool = False
    scorer: int = NOBODY
    only_destiny: bool = False
    result: str = ""

    def order(self) -> tuple[str, ...]:
        return ("it_may_be_saved", "and_that_is_all")

    def it_may_be_saved(self, play: Play[Front]) -> Outcome:
        if self.warrior not in play.table.control:
            return Return(UNHARMED)
        outcome = outcome_of(play.table, self.warrior, self.outright)
        return Call(Rescue(self.warrior, outcome, self.source), then="it_happens")

    def it_happens(self, play: Play[Front], outcome: Value) -> Outcome:
        table = play.table
        if self.warrior not in table.control or not outcome:
            return Return(UNHARMED)
        changed = replace(self, result=str(outcome))
        if outcome == WOUNDED:
            due = wound(play, self.warrior, self.source)
            return Call(InOrder(due), changed=changed)
        due = last_words(play, self.warrior)
        if self.scorer >= 0:
            due = (*awards(table, self.warrior, self.source, self.scorer, self.only_destiny), *due)
        kill(play, self.warrior)
        return Call(InOrder(due), changed=changed) if due else Return(KILLED)

    def and_that_is_all(self, play: Play[Front]) -> Return:
        return Return(self.result)


def worth_of(table: Front, warrior: int) -> int:
    """The modified V of a warrior, just before it leaves; at least 0 (G-68)."""
    return max(0, value(table, warrior, VALUE))


def awards(table: Front, victim: int, by: int, scorer: int, only_destiny: bool = False) -> tuple[Procedure, ...]:
    """The points for a kill, as cards change them, or what they give instead.

    DT-DUEL-39, DT-MISSION-08.
    """
    points = worth_of(table, victim)
    only_destiny = only_destiny or table.control[victim] == scorer  # DT-DUEL-13
    if by not in table.control:
        return (Award(scorer, points, by, only_destiny),)
    for card, text in texts_about(table, by, REWARD):
        points = text.reward(table, card, by, victim, points)
    for card, text in texts_in_play(table, REWARD):
        if table.root(card) != by:
            points = text.reward(table, card, by, victim, points)
    usual = Award(scorer, points, by, only_destiny)
    given = [text.award(table, card, by, victim, usual) for card, text in texts_about(table, by, AWARD)]
    return tuple(procedure for procedure in given if procedure is not None) or (usual,)


def last_words(play: Play[Front], warrior: int) -> tuple[Procedure, ...]:
    """What follows from a kill by the cards on the one that is killed."""
    table = play.table
    worth = worth_of(table, warrior)
    follows = [text.when_killed(play, card, warrior, worth) for card, text in texts_about(table, warrior, WHEN_KILLED)]
    return tuple(procedure for procedure in follows if procedure is not None)


def wound(play: Play[Front], warrior: int, source: int) -> tuple[Procedure, ...]:
    """A warrior is turned sideways (DT-DUEL-35); what follows from it."""
    table = play.table
    table.wounded |= {warrior}
    play.tell(("wounded", warrior, table.key(warrior)), "DT-DUEL-35")
    follows = [text.after_wound(play, card, warrior, source) for card, text in texts_in_play(table, AFTER_WOUND)]
    return tuple(procedure for procedure in follows if procedure is not None)


def kill(play: Play[Front], warrior: int, for_good: bool = False) -> None:
    """A killed warrior goes to its owner's grave with all its attachments (DT-DUEL-37)."""
    play.tell(("killed", warrior, play.table.key(warrior)), "DT-DUEL-37")
    leave_table(play, warrior, SACRIFICED if for_good else GRAVE)


def heal(play: Play[Front], warrior: int) -> None:
    """A wound is removed."""
    table = play.table
    if warrior in table.wounded:
        table.wounded -= {warrior}
        play.tell(("healed", warrior, table.key(warrior)))

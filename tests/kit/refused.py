"""Given a battle of Summoner Wars, why a choice is refused: its reason, and how a player reads it."""

from __future__ import annotations

from herna.engine.decision import Choice, Reason, explain
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.view import view_for
from herna.messages.words import Words
from tests.kit.battle import GivenBattle

Named = str | tuple[int, int]


def refused(battle: GivenBattle, kind: str, *named: Named) -> Reason:
    """The reason for which whoever is asked may not choose this; a space is (row, column), "" is not said yet."""
    fields = (battle.names.get(name, name) if isinstance(name, str) else space_at(*name) for name in named)
    choice: Choice = (kind, *fields)
    (reason,) = explain(battle.play, battle.asked(), choice)
    return reason


def rule_and_key(reason: Reason) -> tuple[str, str]:
    return reason.rule, reason.key


def in_the_way(battle: GivenBattle, reason: Reason) -> set[str]:
    """The names of the cards that a reason points at."""
    blockers = {card for _, card in reason.blockers}
    return {name for name, card in battle.names.items() if card in blockers}


def in_words(battle: GivenBattle, reason: Reason, language: str = "en") -> str:
    """The reason as the asked player reads it."""
    return Words(language, GAME).reason(view_for(battle.table, battle.asked()), reason)

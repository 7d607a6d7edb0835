"""Positions of recorded sieges in words, and what a puzzle could ask for there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from herna.engine.flow import Play
from herna.engine.given import Names
from herna.engine.wish import Wish
from herna.games.aeons_end.printed import MAGES, PRINTED
from herna.games.aeons_end.table import GONE, OPEN, Siege

MOMENTS: Final = {"ae-phase-casting": "casting", "ae-phase-main": "main"}
STATES: Final = {OPEN: "O", GONE: "-"}
PLENTY: Final = 60  # the nemesis's life, while the most damage is looked for
DECK: Final = 5  # cards of the deck that could matter
NEMESIS_DECK: Final = "haze-spewer slaughter"
DRAWN: Final = 2


def positions(play: Play[Siege]) -> Iterator[dict[str, Any]]:
    """The position of a player alone, as a casting or main phase begins."""
    table, ask = play.table, play.ask
    if (
        ask is None
        or ask.prompt not in MOMENTS
        or len(table.mages) > 1
        or table.aether
        or table.played
        or table.focused
    ):
        return
    names, key = Names(), table.key
    given: dict[str, Any] = {"mages": table.mages[0], "moment": MOMENTS[ask.prompt]}
    if table.nemesis != "rageborne":
        given["nemesis"] = table.nemesis
    if table.breaches[0] != MAGES[table.mages[0]].breaches:
        given["breaches"] = {"0": "".join(STATES.get(state, str(state)) for state in table.breaches[0])}
    rows = {str(at): names.of(map(key, row)) for at, row in enumerate(table.prepped[0], 1) if row}
    if rows:
        given["prepped"] = {"0": rows}
    given["hands"] = {"0": names.of(map(key, table.hands[0]))}
    given["decks"] = {"0": names.of(map(key, table.decks[0][:DECK]))}
    if table.charges[0]:
        given["charges"] = {"0": table.charges[0]}
    enemies = [(names.of([key(card)]), table.tokens[card], PRINTED[key(card)]) for card in table.in_play]
    if enemies:
        told = [name if left == (of.life or of.power) else f"{name}={left}" for name, left, of in enemies]
        given["in_play"] = " ".join(told)
    given["gravehold"], given["life"] = table.gravehold, {"0": table.life[0]}
    if table.fury > 1:
        given["fury"] = table.fury
    if table.husks:
        given["husks"] = table.husks
    given["nemesis_deck"] = names.of(map(key, table.nemesis_deck[:DRAWN])) or NEMESIS_DECK
    given["tier0"] = names.of(map(key, table.corruptions if table.nemesis == "crooked-mask" else table.strikes))
    given["market"] = " ".join(table.supply)
    yield given | {"nemesis_life": PLENTY, "turn_deck": "nemesis player-1"}


def wishes(given: dict[str, Any]) -> list[Wish]:
    """Damage, breaches, minions, and what the nemesis's turn leaves of Gravehold."""
    deadline = "this-phase" if given["moment"] == "casting" else "this-turn"
    wishes = [Wish("win", "nemesis", False, "this-turn"), Wish("breaches", "open", True, deadline)]
    if "in_play" in given:
        wishes += [Wish("minions", "enemies", False, deadline)]
    return [*wishes, Wish("save", "gravehold", True, "next-nemesis-turn", None, True)]


def goal(given: dict[str, Any], wish: Wish, best: int) -> tuple[dict[str, Any], str]:
    """The position and the check that ask for this answer."""
    if wish.name == "win":
        return given | {"nemesis_life": PLENTY - best}, "won 0 = yes"
    return given, f"{wish.question} {'>=' if wish.rises else '<='} {best}"

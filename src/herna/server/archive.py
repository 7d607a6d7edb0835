"""Finished matches: replayed once, then shown at any decision."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from herna.engine.decision import RESIGN
from herna.engine.errors import BadInput
from herna.engine.events import SPECTATOR
from herna.engine.journal import Journal
from herna.engine.match import Match, Replay
from herna.server.entries import Entry
from herna.server.shared_table import JOURNAL, SharedTable

REDEALT = 4  # where in one of `choices_in` the outcomes stand with which cards were dealt anew
MOST_KEPT = 10_000  # decisions of all matches together, each of which takes some 7 kB


class ReplayedMatch:
    """A finished match with every position it went through, and its choices (see `choices_in`)."""

    def __init__(self, table: SharedTable) -> None:
        assert table.match is not None
        entries = table.match.journal.entries()
        self.choices = choices_in(entries)
        journal = Journal()
        journal.add(*({name: value for name, value in entry.items() if name != "check"} for entry in entries[:2]))
        self.match: Match[Any] = Replay(table.game, journal, JOURNAL).match
        self.match.seed = table.match.seed  # known by now, and told at the end
        for inherited in self.choices:
            self.match.inherit(*inherited)

    def check(self, at: int) -> None:
        """Refuse a decision number that the match did not have.

        The one after the last is the end.
        """
        if at > len(self.choices) + 1:
            raise BadInput("error-no-such-decision", number=at, last=len(self.choices) + 1)


class Archive:
    """The finished matches that were looked at last.

    Nothing about them is hidden, and they no longer change.
    """

    def __init__(self) -> None:
        self.kept: OrderedDict[str, ReplayedMatch] = OrderedDict()

    def knows(self, id: str) -> bool:
        return id in self.kept

    def replay(self, table: SharedTable) -> ReplayedMatch:
        """A finished match at all its decisions, replayed or from the cache."""
        id = table.header.id
        found = self.kept.pop(id, None) or ReplayedMatch(table)
        self.kept[id] = found
        while len(self.kept) > 1 and sum(len(each.choices) for each in self.kept.values()) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found


def entries_of(choices: list[list[Any]], first: int, at: float) -> list[Entry]:
    """The entries that make these choices, numbered from `first` on.

    The choices are those of `choices_in`.
    """
    entries: list[Entry] = []
    for seat, choice, _, *before in choices:
        if before and before[0]:
            entries.append(Entry(first + len(entries), "call", SPECTATOR, at))
        number = first + len(entries)
        if tuple(choice) == RESIGN:
            entries.append(Entry(number, "resign", seat, at))
        else:
            entries.append(Entry(number, "choose", seat, at, {"choice": choice}))
    return entries


def choices_in(entries: list[dict[str, Any]]) -> list[list[Any]]:
    """The choices in a journal that were not undone.

    Each is a list of its seat, the choice and its chance outcomes. The one before which time was called has a fourth
    item that says so; the one before which hidden cards were dealt anew has a fifth, the outcomes of that. If that one
    was undone, the next one has them.
    """
    choices: list[list[Any]] = []
    before: list[Any] = []
    for entry in entries[2:]:  # after the header and the setup
        if "choice" in entry:
            choices.append([entry["seat"], entry["choice"], entry.get("chance", []), *before])
            before = []
        elif "undo" in entry:
            before = choices.pop()[3:] or before
        elif "time" in entry:
            before = [True, *before[1:]]
        elif "redeal" in entry:
            before = [False, entry["chance"]]
    return choices


def redealt_before(choices: list[list[Any]], at: int) -> bool:
    """Whether hidden cards were dealt anew just before the decision of that number."""
    return at <= len(choices) and len(choices[at - 1]) > REDEALT

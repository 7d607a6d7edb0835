"""States as they are sent.

Each is computed once, and shared by all who are sent the same.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from websockets.frames import Frame, Opcode

from herna.engine.events import SPECTATOR
from herna.server.guide_messages import Guided
from herna.server.guides import GuidedState
from herna.server.messages import Language, State
from herna.server.shared_table import SharedTable

MOST_SHARED = 64  # states of one version; callers who say they have seen something else cannot make it more

_write = msgspec.json.Encoder()


class Wanted(NamedTuple):
    """What a state depends on, besides the table; see `wanted_state`."""

    seat: int
    after: int  # the version that was seen last
    words: Language | None
    alone: bool  # whether this is the reader's only seat
    guide: Guided


def wanted_state(seat: int, after: int, words: Language | None, alone: bool, guide: Guided) -> Wanted:
    """The state that somebody wants.

    It is the same for all spectators who have seen the same.
    """
    if seat == SPECTATOR:
        return Wanted(seat, after, words, False, "off")
    return Wanted(seat, after, words, alone, guide)


class SharedStates:
    """The states of a table at its newest entry, as somebody has wanted them."""

    def __init__(self) -> None:
        self.number = -1  # of the entry
        self.states: dict[Wanted, State] = {}
        self.frames: dict[Wanted, bytes] = {}

    def state(self, table: SharedTable, wanted: Wanted) -> State:
        """A state, with its words if they are wanted."""
        if self.number != table.number or len(self.states) >= MOST_SHARED:
            self.forget()
            self.number = table.number
        state = self.states.get(wanted)
        if state is None:
            state = self.states[wanted] = GuidedState(table, *wanted).state_in_words()
        return state

    def frame(self, table: SharedTable, wanted: Wanted) -> bytes:
        """A state as a message of a live connection."""
        if self.number == table.number:  # the usual case, 500 times in a row
            frame = self.frames.get(wanted)
            if frame is not None:
                return frame
        state = self.state(table, wanted)
        frame = self.frames[wanted] = Frame(Opcode.TEXT, _write.encode(state)).serialize(mask=False)
        return frame

    def forget(self) -> None:
        """Drop all states, since they take memory."""
        self.states.clear()
        self.frames.clear()

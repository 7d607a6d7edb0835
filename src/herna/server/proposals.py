"""Proposals: choices that several people have to agree on.

Only if the table was opened that way.
"""

from __future__ import annotations

from msgspec import structs

from herna.engine.decision import read_choice
from herna.server.messages import Proposal
from herna.server.shared_table import SharedTable
from herna.server.windows import OpenDecision


def propose(table: SharedTable, seat: int, given: object) -> Proposal:
    """The proposal of a person: a new one, or the agreed open one."""
    before, choice = table.proposal, read_choice(table.game, given)
    own = table.seats_of_same_person(seat)
    if before is not None and tuple(before.choice) == choice:
        return structs.replace(before, agreed=[*before.agreed, *own])
    return Proposal(seat, list(choice), own, [])


def withdraw(table: SharedTable, seat: int) -> Proposal:
    """The proposal without a person who no longer agrees."""
    assert table.proposal is not None
    own = table.seats_of_same_person(seat)
    return structs.replace(table.proposal, agreed=[each for each in table.proposal.agreed if each not in own])


def still_open(table: SharedTable, decision: OpenDecision) -> Proposal | None:
    """The proposal after something has happened.

    None, if nobody agrees or another decision is open.
    """
    proposal, people = table.proposal, table.people_asked()
    if proposal is None:
        return None
    agreed = [seat for seat in people if seat in proposal.agreed]
    if table.decision() != decision or not agreed:
        return None
    seat = proposal.seat if proposal.seat in agreed else agreed[0]
    return Proposal(seat, proposal.choice, agreed, [each for each in people if each not in agreed])

"""Why a piece does not move there, and why movement does not end yet (WC-MOVE, WC-STACK)."""

from __future__ import annotations

from herna.engine.decision import Choice
from herna.games.warcraft.reasons import NO_SUCH, UNSAID, Reasons, because, full, piece_said, said, space_said
from herna.games.warcraft.rules import special
from herna.games.warcraft.rules.movement import BUILDER, MOVES, Movement, allowance, ends, meets_enemies, same_limit
from herna.games.warcraft.rules.stacking import room
from herna.games.warcraft.setting import AIR, KINDS, NECROMANCER, NOWHERE, OF_KIND, UNITS_OF, WORKER
from herna.games.warcraft.table import War


def in_movement(table: War, movement: Movement, choice: Choice) -> Reasons:
    """Why this is not chosen while the player moves."""
    if choice[0] == "end_movement":
        return because("WC-STACK-05", "wc-why-too-full", (("space", movement.crowded),), space=movement.crowded)
    if choice[0] not in ("move", "carry"):
        return ()
    reasons = _why_not_from(table, movement, choice) or _why_not_to(table, movement, choice)
    if reasons or choice[0] == "move":
        return reasons
    return _why_not_carried(table, movement, choice)


def _mover_said(field: str | int) -> int:
    """A kind of piece by its word; a worker who builds is a worker."""
    return WORKER if field == BUILDER else piece_said(field)


def _why_not_from(table: War, movement: Movement, choice: Choice) -> Reasons:
    """Why that piece does not move at all."""
    seat, kind, start = movement.seat, _mover_said(choice[1]), space_said(table, choice[2])
    if UNSAID in (kind, start):
        return because("WC-MOVE-01", "wc-why-choose-piece")
    if kind == NO_SUCH:
        return because("WC-MOVE-01", "wc-why-no-such-piece")
    if start == NO_SUCH:
        return because("WC-MOVE-01", "wc-why-no-such-space")
    there = table.on[start] & OF_KIND[seat][kind]
    if kind == WORKER:
        free = table.free_workers(seat, start)
        there = there & ~free if choice[1] == BUILDER else free
    if not there:
        return because("WC-MOVE-01", "wc-why-none-there", piece=choice[1], space=start)
    if not there & ~table.moved:
        return because("WC-MOVE-01", "wc-why-has-moved", piece=choice[1], space=start)
    if start in table.locked:
        return because("WC-MOVE-15", "wc-why-locked", space=start)
    if movement.crowded != NOWHERE and not same_limit(kind, movement.crowded_by):
        return _put_right_before(movement)
    if not allowance(table, seat, kind, start):
        return because("WC-EXP-CRIPPLE-1", "wc-why-crippled", space=start)
    return ()


def _why_not_to(table: War, movement: Movement, choice: Choice) -> Reasons:
    """Why it does not end its move there."""
    seat, kind, start, to = movement.seat, _mover_said(choice[1]), space_said(table, choice[2]), choice[3]
    goes = [end for end in ends(table, seat, kind, start) if movement.may_end(table, kind, start, end)]
    if choice[0] == "carry" and kind < WORKER and movement.may_return(table, kind, start):
        goes.append(start)
    if to == "":
        return because("WC-MOVE-04", "wc-why-choose-target" if goes else "wc-why-nowhere-to-go")
    end = space_said(table, to)
    if end in goes:
        return ()
    if end == NO_SUCH:
        return because("WC-MOVE-04", "wc-why-no-such-space")
    if end == start:
        return _why_not_back(table, movement, choice, start)
    if kind != AIR and table.setting.space_kinds[end] == "mountain":
        return because("WC-MOVE-11", "wc-why-mountain", space=end)
    if end in ends(table, seat, kind, start):
        return full(table, kind, end) if room(table, seat, kind, end) <= 0 else _leaves_no_way(movement)
    return _why_out_of_reach(table, seat, kind, start, end)


def _why_not_back(table: War, movement: Movement, choice: Choice, start: int) -> Reasons:
    """Why it does not end its move where it started: only a unit that fetches a captive would do so."""
    kind = _mover_said(choice[1])
    if choice[0] == "move" or kind >= WORKER:
        return because("WC-MOVE-04", "wc-why-is-there", space=start)
    return full(table, kind, start) if movement.crowded == NOWHERE else _put_right_before(movement)


def _put_right_before(movement: Movement) -> Reasons:
    """Another piece has to put the crowded space right first."""
    return because("WC-STACK-05", "wc-why-put-right-before", (("space", movement.crowded),), space=movement.crowded)


def _leaves_no_way(movement: Movement) -> Reasons:
    """Without this piece nobody could put the crowded space right."""
    return because("WC-STACK-05", "wc-why-put-right-first", (("space", movement.crowded),), space=movement.crowded)


def _why_out_of_reach(table: War, seat: int, kind: int, start: int, end: int) -> Reasons:
    """Enemies, the other Necromancer, the distance, a wall, or what stands in the way."""
    setting = table.setting
    if kind >= WORKER and meets_enemies(table, seat, end) and not table.on[end] & UNITS_OF[seat]:
        return because("WC-MOVE-09", "wc-why-worker-beside-enemy", space=end)
    if kind == NECROMANCER and table.on[end] & OF_KIND[seat][NECROMANCER]:
        return because("WC-SCEN-NECRO-16", "wc-why-other-necromancer", space=end)
    steps = allowance(table, seat, kind, start)
    if end not in _within(setting.adjacent, start, steps):
        return _too_far(kind, steps)
    edges = setting.adjacent if kind == AIR else setting.ground
    if end in _within(edges, start, steps):
        between = [
            space
            for step in range(1, steps)
            for space in sorted(_within(edges, start, step))
            if space not in (start, end) and end in _within(edges, space, steps - step)
        ]
        return _why_stopped(table, seat, kind, between)
    if end in _within(setting.unwalled, start, steps):
        return because("WC-MOVE-11", "wc-why-mountain-on-the-way")
    return because("WC-SCEN-CAPTIVES-04", "wc-why-wall-on-the-way")


def _too_far(kind: int, steps: int) -> Reasons:
    rule = "WC-MOVE-03" if kind in (AIR, WORKER, NECROMANCER) else "WC-MOVE-02"
    return because(rule if steps == MOVES[kind] else "WC-MOVE-14", "wc-why-too-far", piece=KINDS[kind], steps=steps)


def _why_stopped(table: War, seat: int, kind: int, between: list[int]) -> Reasons:
    """Units stop where they meet an enemy, and workers beside an own unit; elsewhere workers do not even enter."""
    met = [space for space in between if meets_enemies(table, seat, space)]
    entered = [space for space in met if kind < WORKER or table.on[space] & UNITS_OF[seat]]
    if not entered:
        return because("WC-MOVE-09", "wc-why-worker-beside-enemy", (("space", met[0]),), space=met[0])
    rule = "WC-MOVE-06" if kind < WORKER else "WC-MOVE-07"
    return because(rule, "wc-why-enemy-on-the-way", (("space", entered[0]),), space=entered[0])


def _within(edges: tuple[tuple[int, ...], ...], start: int, steps: int) -> set[int]:
    """The spaces that are no more than so many steps away."""
    spaces = {start}
    for _ in range(steps):
        spaces |= {to for space in spaces for to in edges[space]}
    return spaces


def _why_not_carried(table: War, movement: Movement, choice: Choice) -> Reasons:
    """Why that captive does not come along, or is not left there."""
    token = said(choice[4], len(table.tokens))
    if _mover_said(choice[1]) >= WORKER:
        return because("WC-SCEN-CAPTIVES-10", "wc-why-workers-carry-none")
    if token == UNSAID:
        return because("WC-SCEN-CAPTIVES-09", "wc-why-choose-captive")
    captive = table.setting.tokens[token] if token != NO_SUCH else None
    if captive is None or captive.kind != "captive" or captive.owner != movement.seat:
        return because("WC-SCEN-CAPTIVES-10", "wc-why-not-your-captive")
    if token not in special.captives_of(table, movement.seat):
        return because("WC-SCEN-CAPTIVES-11", "wc-why-was-carried", token=token)
    return because("WC-SCEN-CAPTIVES-09", "wc-why-not-on-the-way", token=token)

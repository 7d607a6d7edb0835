"""Workers, outposts and Towns with enemy units on them.

WC-MOVE-20 to 24, WC-TOWN.
"""

from __future__ import annotations

from herna.engine.flow import Play
from herna.games.warcraft.rules import special, victory
from herna.games.warcraft.rules.special import GRAVEYARD, UNIT_TOKENS
from herna.games.warcraft.setting import IDS, KINDS, NOWHERE, WORKERS_OF
from herna.games.warcraft.table import OUT, War, kind_of, lowest


def check_defenceless(play: Play[War]) -> None:
    """Workers and outposts on spaces with enemy units are destroyed.

    A Town that is locked waits for its battle.
    """
    table = play.table
    occupied = [space for space, there in enumerate(table.on) if there]
    for owner in table.seats():
        enemies, workers = table.enemy_units(owner), WORKERS_OF[owner]
        for space in occupied:
            if table.on[space] & enemies and table.on[space] & workers and not _waits(table, space):
                _kill_workers(play, owner, space)
    for space, owner in list(table.outposts.items()):
        if table.on[space] & table.enemy_units(owner) and not _waits(table, space):
            if special.outposts_are_towns(table, owner):
                continue
            destroy_outpost(play, space, "WC-MOVE-20")
    table.locked = tuple(space for space in table.locked if _units_of_two_sides(table, space))
    _check_tokens(play)
    victory.at_once(play)


def destroy_outpost(play: Play[War], space: int, rule: str) -> None:
    """An outpost goes back to the reserve.

    A worker who was building it is free.
    """
    owner = play.table.outposts[space]
    play.table.remove_outpost(space)
    play.tell(("outpost_destroyed", owner, space), rule)


def _waits(table: War, space: int) -> bool:
    """WC-MOVE-24: a locked Town with units of both sides is left out."""
    return space in table.locked and _units_of_two_sides(table, space)


def _units_of_two_sides(table: War, space: int) -> bool:
    setting = table.setting
    return any(
        table.on[space] & setting.side_units[owner] and table.on[space] & setting.enemy_units[owner]
        for owner in setting.owners()
    )


def _kill_workers(play: Play[War], owner: int, space: int) -> None:
    """WC-MOVE-21: they go to the reserve.

    One who was building an outpost takes it along.
    """
    table = play.table
    builder = table.builders.get(space, NOWHERE)
    while table.on[space] & WORKERS_OF[owner]:
        piece = lowest(table.on[space] & WORKERS_OF[owner])
        if piece == builder:
            destroy_outpost(play, space, "WC-OUTPOST-06")
        table.put(piece, special.place_of_killed(table, piece))
        play.tell(("killed", owner, KINDS[kind_of(piece)], space), "WC-MOVE-20")


def _check_tokens(play: Play[War]) -> None:
    """WC-SCEN-NECRO-17: a unit token or graveyard is destroyed by an enemy unit on it."""
    table = play.table
    for number, token in enumerate(table.setting.tokens):
        space = table.tokens[number]
        if space < 0 or not table.on[space] or (token.kind != GRAVEYARD and token.kind not in UNIT_TOKENS):
            continue
        if any(table.has_units(space, owner) and special.destroys_tokens(table, owner) for owner in table.seats()):
            table.tokens[number] = OUT
            play.tell(("token_destroyed", number, space), "WC-SCEN-NECRO-17")


def check_towns(play: Play[War]) -> None:
    """Towns with enemy units: first a marker, then elimination (WC-TOWN-13)."""
    table = play.table
    for seat in table.in_turn_order(table.first):
        if seat in table.eliminated:  # with a teammate, just now
            continue
        for town in towns_of(table, seat):
            if not table.on[town] & table.setting.enemy_units[seat]:
                continue
            if town not in table.marked:
                table.marked = (*table.marked, town)
                play.tell(("town_marked", seat, town), "WC-TOWN-04")
            elif town == table.setting.towns[seat]:
                play.tell(("town_fell", seat, town), "WC-TOWN-05")
                eliminate(play, seat)
                break
            else:  # WC-SCEN-NORDRASSIL-18: only the outpost is lost
                destroy_outpost(play, town, "WC-SCEN-NORDRASSIL-18")
        victory.at_once(play)


def towns_of(table: War, seat: int) -> list[int]:
    """A seat's Town, and its outposts that count as Towns (WC-SCEN-NORDRASSIL-15)."""
    town = table.setting.towns[seat]
    towns = [] if town == NOWHERE else [town]
    if special.outposts_are_towns(table, seat):
        towns.extend(space for space in table.outposts_of(seat) if space != town)
    return towns


def remove_resigned(play: Play[War]) -> None:
    """Players who have resigned leave the game between two steps (WC-RUL-46)."""
    table = play.table
    gone = [seat for seat in table.resigned if seat not in table.eliminated]
    for seat in gone:
        eliminate(play, seat)
    if gone:
        victory.at_once(play)


def eliminate(play: Play[War], seat: int) -> None:
    """A player leaves the game with all teammates, pieces, cards and stocks (WC-TOWN-05, WC-TOWN-09)."""
    table = play.table
    for member in table.setting.side_of(seat):
        play.tell(("eliminated", member), "WC-TOWN-05")
        for piece in range(member * IDS, (member + 1) * IDS):
            table.put(piece, OUT)
        for space in table.outposts_of(member):
            table.remove_outpost(space)
        table.gold[member] = table.wood[member] = 0
        table.hands[member] = table.decks[member] = table.discards[member] = table.laid[member] = ()
        table.eliminated = (*table.eliminated, member)
    if table.first in table.eliminated:  # WC-ROUND-08
        table.first = next(iter(table.in_turn_order(table.first)), table.first)
    table.locked = tuple(space for space in table.locked if _units_of_two_sides(table, space))

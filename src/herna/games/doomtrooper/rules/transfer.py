"""Transfer and the Outpost (DT-TRANS): who may stand there with whom, who may go there, and who must."""

from __future__ import annotations

from herna.engine.flow import Play
from herna.games.doomtrooper.printed import TRIBES
from herna.games.doomtrooper.rules.cover import may_act
from herna.games.doomtrooper.rules.identity import DARK_LEGION, DOOMTROOPER, TRIBAL, away, identity
from herna.games.doomtrooper.rules.lasting import goes_elsewhere
from herna.games.doomtrooper.rules.permissions import granted, may
from herna.games.doomtrooper.rules.zones import take_control
from herna.games.doomtrooper.table import KOHORT, OUTPOST, OUTSIDE, SQUAD, Front
from herna.games.doomtrooper.texts import Identity, says

TRANSFER_COST, WITH_VEHICLE = 1, 2  # DT-TRANS-02, DT-TRANS-07
MOST_TRIBES = 2  # DT-TRANS-18
ENEMIES = {DOOMTROOPER: DARK_LEGION, DARK_LEGION: DOOMTROOPER}  # DT-TRANS-14


def home_of(who: Identity) -> int:
    """The area to which a warrior belongs (DT-WAR-01)."""
    return OUTPOST if TRIBAL in who.sides else off_outpost(who)


def off_outpost(who: Identity) -> int:
    """Where a warrior stands off the Outpost, also a Tribal one whose card lets it transfer; a Cultist in the Squad."""
    if DOOMTROOPER in who.sides or "cultist" in who.keywords:
        return SQUAD
    return KOHORT if DARK_LEGION in who.sides else OUTSIDE


def on_outpost(table: Front, seat: int) -> list[int]:
    """A player's warriors in play on the own Outpost."""
    return [
        warrior
        for warrior in table.warriors(seat)
        if table.lies[warrior][1] == OUTPOST and warrior not in table.hidden and not away(table, warrior)
    ]


def may_stand_there(table: Front, seat: int, who: Identity) -> bool:
    """DT-TRANS-14, DT-TRANS-18: no Doomtrooper with a Dark Legion warrior, and at most two tribes (G-88)."""
    standing = [identity(table, warrior) for warrior in on_outpost(table, seat)]
    enemy = ENEMIES.get(_kind(who))
    if enemy and any(_kind(other) == enemy for other in standing):
        return False
    tribes = {tribe for other in (who, *standing) for tribe in other.affiliations if tribe in TRIBES}
    return len(tribes) <= MOST_TRIBES


def _clash(*standing: Identity) -> bool:
    """Whether some are only Doomtroopers and others only Dark Legion warriors; Cultists stand with both (G-72)."""
    kinds = {_kind(who) for who in standing}
    return DOOMTROOPER in kinds and DARK_LEGION in kinds


def _kind(who: Identity) -> str:
    sides = who.sides
    if "cultist" in who.keywords or TRIBAL in sides or {DOOMTROOPER, DARK_LEGION} <= sides:
        return ""
    return next(iter(sides)) if sides else ""


def must_go_to_outpost(table: Front, seat: int) -> bool:
    """DT-TRANS-03: another player has a warrior on an Outpost and this one has none."""
    if not table.outpost_open or on_outpost(table, seat):
        return False
    return any(on_outpost(table, other) for other in table.others(seat))


def must_leave_outpost(table: Front, seat: int) -> bool:
    """DT-TRANS-16: a Doomtrooper and a Dark Legion warrior are together after a conversion."""
    standing = on_outpost(table, seat)
    return len(standing) > 1 and _clash(*(identity(table, warrior) for warrior in standing))


def transfer_cost(table: Front, warrior: int) -> int:
    """Two actions with a vehicle, or considered one (DT-TRANS-07)."""
    vehicle = "vehicle" in identity(table, warrior).keywords or any(
        "vehicle" in table.printed(card).keywords for card in table.bearing(warrior)
    )
    return WITH_VEHICLE if vehicle else TRANSFER_COST


def may_transfer(table: Front, warrior: int) -> bool:
    """Whether a warrior may move between the Outpost and its home now (DT-TRANS-06 to DT-TRANS-19)."""
    if not table.outpost_open or warrior in table.transferred or warrior in table.hidden or table.duels:
        return False
    if not may_act(table, warrior) or not may(table, warrior, "transfer"):
        return False
    who = identity(table, warrior)
    if TRIBAL in who.sides and not granted(table, warrior, "transfer"):
        return False
    if "counts-as-beast" in who.keywords:
        return False
    seat, area = table.lies[warrior]
    if area != OUTPOST:
        return may_stand_there(table, seat, who)
    if any(table.type(card) == "beast" for card in table.bearing(warrior)):
        return False  # DT-BEAST-06
    alone = len(on_outpost(table, seat)) == 1
    return not (alone and any(on_outpost(table, other) for other in table.others(seat)))  # G-87


def transfers(table: Front, seat: int, to_outpost: bool, actions: int) -> list[int]:
    """The warriors that could transfer in one direction with so many actions."""
    return [
        warrior
        for warrior in table.warriors(seat)
        if (table.lies[warrior][1] != OUTPOST) == to_outpost
        and transfer_cost(table, warrior) <= actions
        and may_transfer(table, warrior)
    ]


def go_home(play: Play[Front], warrior: int) -> None:
    """Off the Outpost a warrior that has become something else moves to the area for it (G-92)."""
    table = play.table
    side, area = table.lies[warrior]
    home = off_outpost(identity(table, warrior))
    if area not in (OUTPOST, home):
        table.lies[warrior] = (side, home)
        goes_elsewhere(table, warrior)
        play.tell(("transferred", warrior, table.key(warrior), home), "DT-AFF-13")


def release(play: Play[Front], warrior: int, seat: int) -> None:
    """A stolen warrior goes back to a player, unless another card on it still gives it to somebody.

    If that player is out, it goes back to its owner (G-80).
    """
    table = play.table
    claims = [table.control[card] for card in table.bearing(warrior) if says(table, card, "claims")]
    to = claims[-1] if claims else table.owner(warrior) if seat in table.out else seat
    if to != table.control[warrior]:
        take_control(play, warrior, to, home_of(identity(table, warrior)))


def transfer(play: Play[Front], warrior: int) -> None:
    """To the Outpost, or back home; at most once per turn (DT-TRANS-13, DT-TRANS-20)."""
    table = play.table
    seat, area = table.lies[warrior]
    to = off_outpost(identity(table, warrior)) if area == OUTPOST else OUTPOST
    table.lies[warrior] = (seat, to)
    goes_elsewhere(table, warrior)
    table.transferred = (*table.transferred, warrior)
    play.tell(("transferred", warrior, table.key(warrior), to), "DT-TRANS-02")

"""Transfer and the Outpost (DT-TRANS): who may or must go there, and with whom."""

from __future__ import annotations

from typing import Final

from herna.engine.activity import Bar, because
from herna.engine.flow import Play
from herna.games.doomtrooper.printed import TRIBES
from herna.games.doomtrooper.rules.cover import acting_barred
from herna.games.doomtrooper.rules.identity import DARK_LEGION, DOOMTROOPER, TRIBAL, away, identity
from herna.games.doomtrooper.rules.lasting import goes_elsewhere
from herna.games.doomtrooper.rules.permissions import forbidden, granted, may
from herna.games.doomtrooper.rules.zones import as_cards, take_control
from herna.games.doomtrooper.table import KOHORT, OUTPOST, OUTSIDE, SQUAD, Front
from herna.games.doomtrooper.texts import CLAIMS, Identity, texts_of

# DT-TRANS-02, DT-TRANS-07.
TRANSFER_COST: Final = 1
WITH_VEHICLE: Final = 2
MOST_TRIBES: Final = 2  # DT-TRANS-18
OUTPOST_CLOSED: Final = Bar("DT-TRANS-06", "dt-why-outpost-closed")
DUEL_GOES_ON: Final = Bar("DT-TRANS-09", "dt-why-duel-goes-on")
ENEMIES: Final = {DOOMTROOPER: DARK_LEGION, DARK_LEGION: DOOMTROOPER}  # DT-TRANS-14


def home_of(who: Identity) -> int:
    """The area to which a warrior belongs (DT-WAR-01)."""
    return OUTPOST if TRIBAL in who.sides else off_outpost(who)


def off_outpost(who: Identity) -> int:
    """Where a warrior stands off the Outpost.

    This includes a Tribal one whose card lets it transfer; a Cultist stands in the Squad.
    """
    if DOOMTROOPER in who.sides or "cultist" in who.keywords:
        return SQUAD
    return KOHORT if DARK_LEGION in who.sides else OUTSIDE


def on_outpost(table: Front, seat: int) -> list[int]:
    """A player's warriors in play on the player's Outpost."""
    return [
        warrior
        for warrior in table.warriors(seat)
        if table.lies[warrior][1] == OUTPOST and warrior not in table.hidden and not away(table, warrior)
    ]


def outposts_held(table: Front) -> bool:
    """Whether anybody stands on an Outpost."""
    return any(table.lies[warrior][1] == OUTPOST for warrior in table.warriors_there)


def may_stand_there(table: Front, seat: int, who: Identity) -> bool:
    """Whether somebody may be on a player's Outpost with those who are there."""
    return standing_barred(table, seat, who) is None


def standing_barred(table: Front, seat: int, who: Identity) -> Bar | None:
    """DT-TRANS-14, DT-TRANS-18: no Doomtrooper with a Dark Legion warrior, and at most two tribes.

    G-88.
    """
    there = on_outpost(table, seat)
    standing = [identity(table, warrior) for warrior in there]
    enemy = ENEMIES.get(_kind(who))
    if enemy and any(_kind(other) == enemy for other in standing):
        return because("DT-TRANS-14", "dt-why-enemies-on-outpost", as_cards(there))
    tribes = {tribe for other in (who, *standing) for tribe in other.affiliations if tribe in TRIBES}
    if len(tribes) <= MOST_TRIBES:
        return None
    return because("DT-TRANS-18", "dt-why-third-tribe", as_cards(there), most=MOST_TRIBES)


def _clash(*standing: Identity) -> bool:
    """Whether some are only Doomtroopers and others only Dark Legion warriors.

    Cultists stand with both (G-72).
    """
    kinds = {_kind(who) for who in standing}
    return DOOMTROOPER in kinds and DARK_LEGION in kinds


def _kind(who: Identity) -> str:
    sides = who.sides
    if "cultist" in who.keywords or TRIBAL in sides or {DOOMTROOPER, DARK_LEGION} <= sides:
        return ""
    return next(iter(sides)) if sides else ""


def must_go_to_outpost(table: Front, seat: int) -> bool:
    """DT-TRANS-03: another player has a warrior on an Outpost and this one has none."""
    return not on_outpost(table, seat) and any(on_outpost(table, other) for other in table.others(seat))


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
    """Whether a warrior may move between the Outpost and its home now."""
    return transferring_barred(table) is None and transfer_barred(table, warrior) is None


def transferring_barred(table: Front) -> Bar | None:
    """Why nobody transfers now (DT-TRANS-06, DT-TRANS-09)."""
    if not table.outpost_open:
        return OUTPOST_CLOSED
    return DUEL_GOES_ON if table.duels else None


def transfer_barred(table: Front, warrior: int) -> Bar | None:
    """Why a warrior does not move between the Outpost and its home.

    DT-TRANS-05, DT-TRANS-12 to DT-TRANS-19.
    """
    if warrior in table.hidden:
        return because("DT-COVER-19", "dt-why-unknown-warrior", card=warrior)
    if warrior in table.transferred:
        return because("DT-TRANS-13", "dt-why-transferred", card=warrior)
    bar = acting_barred(table, warrior)
    if bar is not None:
        return bar
    who = identity(table, warrior)
    tribal = TRIBAL in who.sides and not granted(table, warrior, "transfer")
    if tribal or not may(table, warrior, "transfer"):
        return forbidden(table, "DT-TRANS-12", "dt-why-never-transfers", warrior, ("transfer",), card=warrior)
    if "counts-as-beast" in who.keywords:
        return because("DT-BEAST-09", "dt-why-never-transfers", card=warrior)
    seat, area = table.lies[warrior]
    if area != OUTPOST:
        return standing_barred(table, seat, who)
    beasts = [card for card in table.bearing(warrior) if table.type(card) == "beast"]
    if beasts:
        return because("DT-BEAST-06", "dt-why-has-beast", as_cards(beasts), card=warrior)
    if len(on_outpost(table, seat)) != 1:
        return None
    others = [other for player in table.others(seat) for other in on_outpost(table, player)]  # G-87
    return because("DT-TRANS-05", "dt-why-last-on-outpost", as_cards(others), card=warrior) if others else None


def transfers(table: Front, seat: int, to_outpost: bool, actions: int) -> list[int]:
    """The warriors that could transfer in one direction with these actions."""
    return [
        warrior
        for warrior in table.warriors(seat)
        if (table.lies[warrior][1] != OUTPOST) == to_outpost
        and transfer_cost(table, warrior) <= actions
        and may_transfer(table, warrior)
    ]


def go_home(play: Play[Front], warrior: int) -> None:
    """A warrior that has become something else moves to its area.

    Off the Outpost (G-92).
    """
    table = play.table
    side, area = table.lies[warrior]
    home = off_outpost(identity(table, warrior))
    if area not in (OUTPOST, home):
        table.lies[warrior] = (side, home)
        goes_elsewhere(table, warrior)
        play.tell(("transferred", warrior, table.key(warrior), home), "DT-AFF-13")


def release(play: Play[Front], warrior: int, seat: int) -> None:
    """A stolen warrior goes back to a player.

    Unless another card on it still gives it to somebody. If that player is out, it goes back to its owner (G-80).
    """
    table = play.table
    claims = [table.control[card] for card in table.bearing(warrior) if texts_of(table, card, CLAIMS)]
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

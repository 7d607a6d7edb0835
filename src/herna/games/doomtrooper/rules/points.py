"""Destiny Points and Promotion Points: gained, paid, lost, owed (DT-SETUP, DT-WIN-06 to DT-WIN-08, G-83)."""

from __future__ import annotations

from math import ceil
from typing import Final

from herna.engine.activity import Bar
from herna.engine.flow import Play
from herna.games.doomtrooper.rules.identity import texts_in_play
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import CREDIT, DESTINY_WORTH

POINTS: Final = "points"  # fallout: somebody's P or debt has changed


def credit(table: Front, seat: int) -> int:
    """How many D a player may spend without having them."""
    return max((text.credit(table, card, seat) for card, text in texts_in_play(table, CREDIT)), default=0)


def can_pay(table: Front, seat: int, amount: int) -> bool:
    if table.destiny[seat] >= amount:
        return True
    return CREDIT in table.answering and table.destiny[seat] + credit(table, seat) >= amount


def most_payable(table: Front, seat: int) -> int:
    return table.destiny[seat] + (credit(table, seat) if CREDIT in table.answering else 0)


def too_dear(table: Front, seat: int, amount: int, rule: str) -> Bar | None:
    """The bar that a player cannot pay an amount of D."""
    if can_pay(table, seat, amount):
        return None
    return Bar(rule, "dt-why-too-few-destiny", (("cost", amount), ("has", most_payable(table, seat))))


def price_for(table: Front, bearer: int, source: int, amount: int) -> int:
    """What a warrior really spends on an effect that costs an amount of D.

    Each may count for more (COST_MOD).
    """
    if DESTINY_WORTH not in table.answering:
        return amount
    worths = [text.destiny_worth(table, card, bearer, source) for card, text in texts_in_play(table, DESTINY_WORTH)]
    return ceil(amount / max(worths, default=1))


def pay(play: Play[Front], seat: int, amount: int) -> None:
    """D are paid; what is missing is borrowed."""
    if amount <= 0:
        return
    table = play.table
    owed = max(0, amount - table.destiny[seat])
    table.destiny[seat] -= amount - owed
    if owed:
        table.debt[seat] += owed
        table.fallout = (*table.fallout, (POINTS, seat))
    play.tell(("paid", seat, amount))


def gain_destiny(play: Play[Front], seat: int, amount: int) -> None:
    if amount > 0:
        play.table.destiny[seat] += amount
        play.tell(("gained_destiny", seat, amount))


def take_back(play: Play[Front], seat: int, amount: int, borrowed: int) -> None:
    """What was paid comes back.

    What was borrowed for it is owed no more (DT-PERS-03).
    """
    if borrowed:
        clear_debt(play, seat, borrowed)
    gain_destiny(play, seat, amount - borrowed)


def lose_destiny(play: Play[Front], seat: int, amount: int) -> None:
    """A loss of more D than owned takes all (G-83)."""
    lost = min(amount, play.table.destiny[seat])
    if lost > 0:
        play.table.destiny[seat] -= lost
        play.tell(("lost_destiny", seat, lost))


def gain_promotion(play: Play[Front], seat: int, amount: int) -> None:
    if amount > 0:
        play.table.promotion[seat] += amount
        play.table.fallout = (*play.table.fallout, (POINTS, seat))
        play.tell(("gained_promotion", seat, amount))


def lose_promotion(play: Play[Front], seat: int, amount: int) -> None:
    """P never fall below zero (DT-WIN-08)."""
    lost = min(amount, play.table.promotion[seat])
    if lost > 0:
        play.table.promotion[seat] -= lost
        play.tell(("lost_promotion", seat, lost), "DT-WIN-08")


def clear_debt(play: Play[Front], seat: int, amount: int) -> None:
    play.table.debt[seat] -= amount
    play.table.fallout = (*play.table.fallout, (POINTS, seat))
    play.tell(("cleared_debt", seat, amount))


def bid(play: Play[Front], seat: int, amount: int) -> None:
    """A player bids D; they are paid only if nobody bids more."""
    play.tell(("bid", seat, amount))

"""Victory points, and the ways to win (WC-WIN, WC-TOWN-10, WC-SCEN)."""

from __future__ import annotations

from typing import Final, NoReturn

from herna.engine.flow import Play
from herna.engine.table import won_by
from herna.games.warcraft.printed import ECONOMY, EXPERIENCE_CARDS
from herna.games.warcraft.scenario.model import VictoryCondition
from herna.games.warcraft.setting import COUNT, FIRST, IDS, NECROMANCER, UNITS
from herna.games.warcraft.table import OUT, War

VICTORY_POINT: Final = "victory-point"


def points(table: War, seat: int) -> int:
    """The victory points of a seat's side (WC-WIN-05).

    They are for cards laid down, kinds at the highest level, and scored spaces.

    A space scores once for a side that has a unit on it, even if others are there too (WC-WIN-12, WC-TEAM-12).
    """
    setting = table.setting
    total = 0
    for member in setting.side_of(seat):
        total += ECONOMY.card_points * len(table.laid[member])
        for kind in UNITS:
            total += table.unit_card(member, kind).points
    units = setting.side_units[seat]
    for space in setting.scoring:
        if table.on[space] & units:
            total += setting.points[space]
    return total


def cards_could_win(table: War, seat: int) -> bool:
    """Whether Victory Point cards in hand could bring a seat to the target."""
    held = min(len(table.hands[seat]), EXPERIENCE_CARDS[VICTORY_POINT].copies - len(table.laid[seat]))
    reached = points(table, seat)
    return any(
        way.name == "points" and seat in way.seats and reached < way.target <= reached + held * ECONOMY.card_points
        for way in table.setting.victory
    )


class WayToWin:
    """A way to win, and when it is tested.

    At the end of a seat's turn, at once when something has changed, or on a space.

    On a space: when a captive was brought there, or a battle there was won.
    """

    def rule(self, table: War, condition: VictoryCondition) -> str:
        return ""

    def at_end_of_turn(self, table: War, condition: VictoryCondition, seat: int) -> bool:
        return False

    def at_once(self, table: War, condition: VictoryCondition, seat: int) -> bool:
        return False

    def on_space(self, table: War, condition: VictoryCondition, seat: int, space: int) -> bool:
        return False


class Points(WayToWin):
    """WC-WIN-01, WC-WIN-02."""

    def rule(self, table: War, condition: VictoryCondition) -> str:
        teams = len(set(table.setting.sides)) < len(table.setting.sides)
        return "WC-WIN-02" if teams else "WC-WIN-01"

    def at_end_of_turn(self, table: War, condition: VictoryCondition, seat: int) -> bool:
        return points(table, seat) >= condition.target


class LastSide(WayToWin):
    """All others have been eliminated."""

    def rule(self, table: War, condition: VictoryCondition) -> str:
        return "WC-TOWN-10"

    def at_once(self, table: War, condition: VictoryCondition, seat: int) -> bool:
        return bool(table.eliminated) and not any(
            table.are_enemies(other, seat) for other in table.seats() if other not in table.eliminated
        )


class HoldSpace(WayToWin):
    """A side holds a space against not more enemies around than allowed.

    Mountains are included.
    """

    def rule(self, table: War, condition: VictoryCondition) -> str:
        return "WC-SCEN-NORDRASSIL-14" if condition.adjacent_enemies < 0 else "WC-SCEN-ELFGATE-12"

    def at_end_of_turn(self, table: War, condition: VictoryCondition, seat: int) -> bool:
        setting = table.setting
        space = condition.space
        if not table.on[space] & setting.side_units[seat]:
            return False
        enemies = sum(table.count_on(near, setting.enemy_units[seat]) for near in setting.adjacent[space])
        return condition.adjacent_enemies < 0 or enemies <= condition.adjacent_enemies


class NecromancersKilled(WayToWin):
    """No enemy Necromancer is left."""

    def rule(self, table: War, condition: VictoryCondition) -> str:
        return "WC-SCEN-NECRO-19"

    def at_once(self, table: War, condition: VictoryCondition, seat: int) -> bool:
        for owner in table.seats():
            first = owner * IDS + FIRST[NECROMANCER]
            if table.are_enemies(owner, seat) and max(table.place[first : first + COUNT[NECROMANCER]]) >= 0:
                return False
        return True


class TokensDestroyed(WayToWin):
    """All these tokens are gone."""

    def rule(self, table: War, condition: VictoryCondition) -> str:
        return "WC-SCEN-NECRO-19"

    def at_once(self, table: War, condition: VictoryCondition, seat: int) -> bool:
        return all(table.tokens[token] == OUT for token in condition.tokens)


class CaptiveHome(WayToWin):
    """A captive is home, or a battle was won where he is.

    No enemy unit is there.
    """

    def rule(self, table: War, condition: VictoryCondition) -> str:
        return "WC-SCEN-CAPTIVES-14"

    def on_space(self, table: War, condition: VictoryCondition, seat: int, space: int) -> bool:
        if space != table.setting.towns[seat] or table.on[space] & table.enemy_units(seat):
            return False
        return any(
            token.kind == "captive" and token.owner == seat and table.tokens[number] == space
            for number, token in enumerate(table.setting.tokens)
        )


class DeckDrawn(WayToWin):
    """The last card of a seat's deck has been drawn."""

    def rule(self, table: War, condition: VictoryCondition) -> str:
        return "WC-SCEN-NORDRASSIL-13"

    def at_once(self, table: War, condition: VictoryCondition, seat: int) -> bool:
        return not table.decks[seat]


class TownLost(WayToWin):
    """A Town, or an outpost that counts as one, has fallen."""

    def rule(self, table: War, condition: VictoryCondition) -> str:
        return "WC-SCEN-NORDRASSIL-14"

    def at_once(self, table: War, condition: VictoryCondition, seat: int) -> bool:
        space = condition.space
        if space not in table.marked:
            return False
        if space in table.setting.towns:
            return table.setting.towns.index(space) in table.eliminated
        return space not in table.outposts


VICTORIES: Final[dict[str, WayToWin]] = {
    "points": Points(),
    "last-side": LastSide(),
    "hold-space": HoldSpace(),
    "necromancers-killed": NecromancersKilled(),
    "tokens-destroyed": TokensDestroyed(),
    "captive-home": CaptiveHome(),
    "deck-drawn": DeckDrawn(),
    "town-lost": TownLost(),
}


def at_end_of_turn(play: Play[War], seat: int) -> None:
    """The victory check of a seat, for itself or its team only (WC-WIN-03)."""
    for condition in play.table.setting.victory:
        if seat in condition.seats and VICTORIES[condition.name].at_end_of_turn(play.table, condition, seat):
            _win(play, seat, _rule_of(play.table, condition))


def at_once(play: Play[War]) -> None:
    """The conditions that do not wait for the end of a turn.

    The first side to win has won.
    """
    table = play.table
    for condition in table.setting.victory:
        for seat in condition.seats:
            if seat not in table.eliminated and VICTORIES[condition.name].at_once(table, condition, seat):
                _win(play, seat, _rule_of(table, condition))


def resign(play: Play[War], seat: int) -> None:
    """A seat is out of the game.

    If only one side is left, it has won (WC-RUL-46, WC-TOWN-10).
    """
    table = play.table
    play.tell(("resigned", seat))
    table.resigned = (*table.resigned, seat)
    left = table.in_turn_order(0)
    if not any(table.are_enemies(left[0], other) for other in left):
        _win(play, left[0], "WC-TOWN-10")


def on_space(play: Play[War], side: int, space: int) -> None:
    """The conditions about what a side has done on a space.

    It has brought a captive there, or won a battle.
    """
    table = play.table
    for condition in table.setting.victory:
        for seat in condition.seats:
            ours = table.setting.sides[seat] == side
            if ours and VICTORIES[condition.name].on_space(table, condition, seat, space):
                _win(play, seat, _rule_of(table, condition))


def _rule_of(table: War, condition: VictoryCondition) -> str:
    return VICTORIES[condition.name].rule(table, condition)


def _win(play: Play[War], seat: int, rule: str) -> NoReturn:
    """A seat's side has won, and the match is over."""
    play.tell(("won", seat), rule)
    play.finish(won_by(play.table.setting.seats, *play.table.setting.side_of(seat), rule=rule))

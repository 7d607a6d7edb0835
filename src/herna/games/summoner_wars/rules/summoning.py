"""Phases 1 and 3: summoning at gates and building (SW-SUM, SW-BUILD)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Choice
from herna.engine.flow import Call, Outcome, Play, Procedure
from herna.games.summoner_wars.grid import BACK_ROWS, NEIGHBOURS
from herna.games.summoner_wars.rules.damage import in_the_active_players_order
from herna.games.summoner_wars.rules.values import is_gate
from herna.games.summoner_wars.rules.zones import place_from_hand
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import TEXTS, Effects, speaking, texts_of


def spaces_at_gates(table: Battlefield, seat: int) -> list[int]:
    """SW-SUM-03: the empty spaces beside the gates that a seat controls."""
    spaces: dict[int, None] = {}
    for card in table.objects(seat):
        if is_gate(table, card):
            spaces.update(dict.fromkeys(table.empty_beside(table.place[card])))
    return list(spaces)


def spaces_to_summon(table: Battlefield, seat: int, card: int, at_gates: list[int]) -> list[int]:
    """Where a card in hand may be summoned: at gates, and where a text lets it."""
    spaces = dict.fromkeys(at_gates)
    for key in table.printed(card).abilities:
        if key in TEXTS:
            only = TEXTS[key].summoned_only_by(table, card, seat)
            if only is not None:
                return only
            spaces.update(dict.fromkeys(TEXTS[key].own_summon_spaces(table, card, seat)))
    for source, key in speaking(table, "summon_spaces"):
        if table.control[source] == seat:
            spaces.update(dict.fromkeys(TEXTS[key].summon_spaces(table, source, card, seat)))
    return list(spaces)


def summons_in_any_phase(table: Battlefield, seat: int) -> bool:
    """SW-SUM-08: whether a text lets a seat summon in every phase of its turn."""
    return any(
        TEXTS[key].summon_in_any_phase(table, source, seat)
        for source, key in speaking(table, "summon_in_any_phase")
        if table.control[source] == seat
    )


def summons(table: Battlefield, seat: int) -> list[Choice]:
    """The units in hand that can be paid for, each with the spaces on which it may be summoned."""
    options: list[Choice] = []
    at_gates: list[int] | None = None
    for card in table.hands[seat]:
        printed = table.printed(card)
        if printed.unit() and 0 <= printed.cost <= table.magic[seat]:
            if at_gates is None:
                at_gates = spaces_at_gates(table, seat)
            options += [("summon", card, space) for space in spaces_to_summon(table, seat, card, at_gates)]
    return options


@dataclass(frozen=True, slots=True)
class Summon(Procedure):
    """A unit is paid for and placed; then what follows a summon is resolved (SW-SUM-06)."""

    seat: int
    card: int
    space: int

    def order(self) -> tuple[str, ...]:
        return ("the_cost_is_paid", "the_unit_is_placed", "what_follows_the_summon")

    def the_cost_is_paid(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        table.pay(self.seat, table.printed(self.card).cost)
        for key in table.printed(self.card).abilities:
            if key in TEXTS:
                more = TEXTS[key].summoning_costs(table, self.card, self.seat, self.space)
                if more is not None:
                    return Call(more)
        return None

    def the_unit_is_placed(self, play: Play[Battlefield]) -> None:
        if not play.table.on_board(self.card):  # a cost may have placed it already (CR-03)
            place_from_hand(play.table, self.seat, self.card, self.space)
        play.tell(("summoned", self.seat, self.card, self.space), "SW-SUM-02")

    def what_follows_the_summon(self, play: Play[Battlefield]) -> Outcome:
        return in_the_active_players_order(play.table, after_summoned(play.table, self.card))


def after_summoned(table: Battlefield, card: int) -> Effects:
    """What follows when a unit was summoned, or built if it is also a structure (SW-ABIL-02)."""
    effects: Effects = ()
    for key in texts_of(table, card):
        effects += TEXTS[key].after_summoned(table, card)
    for source, key in speaking(table, "after_any_summon"):
        effects += TEXTS[key].after_any_summon(table, source, card)
    return effects


def spaces_to_build(table: Battlefield, seat: int) -> list[int]:
    """SW-BUILD-03: the empty spaces of the three back rows and beside the own Summoner."""
    summoner = table.summoner(seat)
    near = NEIGHBOURS[table.place[summoner]] if summoner >= 0 else ()
    return [space for space in dict.fromkeys((*BACK_ROWS[seat], *near)) if table.board[space] < 0]


def builds(table: Battlefield, seat: int) -> list[Choice]:
    """SW-BUILD-04: every structure in hand that can be paid for, on each space where it may be built."""
    options: list[Choice] = []
    spaces: list[int] | None = None
    for card in table.hands[seat]:
        printed = table.printed(card)
        if printed.structure() and printed.cost <= table.magic[seat]:
            if spaces is None:
                spaces = spaces_to_build(table, seat)
            options += [("build", card, space) for space in spaces]
    return options


@dataclass(frozen=True, slots=True)
class Build(Procedure):
    """A structure is paid for and placed; a unit that is also a structure then does what it does when it enters."""

    seat: int
    card: int
    space: int

    def order(self) -> tuple[str, ...]:
        return ("the_cost_is_paid", "the_structure_is_placed", "what_follows")

    def the_cost_is_paid(self, play: Play[Battlefield]) -> None:
        table = play.table
        table.pay(self.seat, table.printed(self.card).cost)

    def the_structure_is_placed(self, play: Play[Battlefield]) -> None:
        place_from_hand(play.table, self.seat, self.card, self.space)
        play.tell(("built", self.seat, self.card, self.space), "SW-BUILD-02")

    def what_follows(self, play: Play[Battlefield]) -> Outcome:
        effects: Effects = ()
        for key in texts_of(play.table, self.card):
            effects += TEXTS[key].after_summoned(play.table, self.card)
        return in_the_active_players_order(play.table, effects)

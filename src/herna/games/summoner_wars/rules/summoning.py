"""Phases 1 and 3: summoning at gates and building (SW-SUM, SW-BUILD)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Activity, Bar, Harm, Thing, because, shape_of
from herna.engine.decision import Choice
from herna.engine.effects import Question
from herna.engine.flow import Call, Outcome, Play, Procedure
from herna.games.summoner_wars.grid import BACK_ROWS, BEYOND_BACK_ROWS, NEIGHBOURS
from herna.games.summoner_wars.rules.bars import (
    NO_CARD,
    TOO_DEAR,
    not_in_hand,
    occupied,
    of_another_class,
    text_does_not_allow,
)
from herna.games.summoner_wars.rules.damage import in_the_active_players_order
from herna.games.summoner_wars.rules.values import is_gate
from herna.games.summoner_wars.rules.zones import bring_from_hand, reveal
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import (
    AFTER_ANY_SUMMON,
    OWN_SUMMON_SPACES,
    QUESTIONS,
    SUMMON_IN_ANY_PHASE,
    SUMMON_SPACES,
    SUMMONED_ONLY_BY,
    TEXTS,
    Effects,
    texts_in_play,
    texts_of,
)


def gates(table: Battlefield, seat: int) -> list[int]:
    """The gates that a seat controls, in the order of their spaces."""
    return [card for card in table.objects(seat) if is_gate(table, card)]


def spaces_at_gates(table: Battlefield, seat: int) -> list[int]:
    """SW-SUM-03: the empty spaces beside the gates that a seat controls."""
    spaces: dict[int, None] = {}
    for card in gates(table, seat):
        for space in table.empty_beside(table.place[card]):
            spaces[space] = None
    return list(spaces)


def spaces_to_summon(table: Battlefield, seat: int, card: int, at_gates: list[int]) -> list[int]:
    """Where a card in hand may be summoned.

    At gates, and where a text lets it.
    """
    more: list[int] = []
    for key in table.printed(card).abilities:
        if key in TEXTS:
            only = TEXTS[key].summoned_only_by(table, card, seat)
            if only is not None:
                return only
            more += TEXTS[key].own_summon_spaces(table, card, seat)
    for source, key in texts_in_play(table, SUMMON_SPACES):
        if table.control[source] == seat:
            more += TEXTS[key].summon_spaces(table, source, card, seat)
    return list(dict.fromkeys(at_gates + more)) if more else at_gates


def summons_in_any_phase(table: Battlefield, seat: int) -> bool:
    """SW-SUM-08: whether a text lets a seat summon in every phase of its turn."""
    return SUMMON_IN_ANY_PHASE in table.answering and any(
        TEXTS[key].summon_in_any_phase(table, source, seat)
        for source, key in texts_in_play(table, SUMMON_IN_ANY_PHASE)
        if table.control[source] == seat
    )


def texts_on(table: Battlefield, card: int, question: Question) -> list[str]:
    """The abilities of a card in hand that answer a question."""
    return [key for key in table.printed(card).abilities if question in QUESTIONS[key]]


class SummonUnit(Activity[Battlefield]):
    """A unit of the hand is summoned (SW-SUM-01 to -05).

    At a gate or where a text lets it.
    """

    kind = "summon"
    fields = ("card", "space")
    rule = "SW-SUM-08"
    phase = "summon"
    waits = "SW-SUM-06"

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return [card for card in table.hands[seat] if table.printed(card).attack]

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        return None if 0 <= table.printed(first).cost <= table.magic[seat] else TOO_DEAR

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        missing = not_in_hand(table, seat, first, "SW-SUM-02")
        return missing if missing is not None else of_another_class(table, first)

    def second(self, table: Battlefield, seat: int, first: int) -> Sequence[int]:
        return spaces_to_summon(table, seat, first, spaces_at_gates(table, seat))

    def harm(self, table: Battlefield, seat: int, choice: Choice) -> Harm:
        """A unit whose space is taken is eliminated for it."""
        return "cost" if table.board[int(choice[-1])] >= 0 else ""

    def list_options(self, table: Battlefield, seat: int, options: list[Choice]) -> None:
        """All cards share the spaces at gates, which are found once."""
        if self.barred(table, seat) is not None:
            return
        cards = [card for card in self.first(table, seat) if self.first_barred(table, seat, card) is None]
        at_gates = spaces_at_gates(table, seat) if cards else []
        _, _, bars = shape_of(self)
        for card in cards:
            found: list[Choice] = [("summon", card, space) for space in spaces_to_summon(table, seat, card, at_gates)]
            options.extend(self.not_barred(table, seat, found, bars))

    def second_outside(self, table: Battlefield, seat: int, first: int, second: int) -> Bar:
        only = texts_on(table, first, SUMMONED_ONLY_BY)
        if only:
            return text_does_not_allow(only[0])
        taken = occupied(table, second, "SW-SUM-03")
        return taken if taken is not None else why_not_at_gates(table, seat, first)

    def nothing_to_choose(self, table: Battlefield, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        if not chosen:
            return no_card_of(self, table, seat)
        only = texts_on(table, int(chosen[0]), SUMMONED_ONLY_BY)
        return text_does_not_allow(only[0]) if only else why_not_at_gates(table, seat, int(chosen[0]))

    def do(self, play: Play[Battlefield], seat: int, card: int, space: int) -> Call:
        return Call(Summon(seat, reveal(play.table, card), space))


SUMMON: Final = SummonUnit()


def no_card_of(activity: Activity[Battlefield], table: Battlefield, seat: int) -> Bar | None:
    """The bar where each card of the hand that could be meant is forbidden."""
    cards = activity.first(table, seat)
    return NO_CARD if all(activity.first_barred(table, seat, card) is not None for card in cards) else None


def why_not_at_gates(table: Battlefield, seat: int, card: int) -> Bar:
    """Why a unit is summoned nowhere else.

    There is no gate, no room, or another space is meant.
    """
    elsewhere = texts_on(table, card, OWN_SUMMON_SPACES)
    elsewhere += [key for source, key in texts_in_play(table, SUMMON_SPACES) if table.control[source] == seat]
    if elsewhere:
        anywhere = spaces_to_summon(table, seat, card, spaces_at_gates(table, seat))
        key = "sw-why-neither-gate-nor-text" if anywhere else "sw-why-no-room-anywhere"
        return because("SW-SUM-05", key, card=card, effect=elsewhere[0], text=elsewhere[0])
    if not gates(table, seat):
        return because("SW-SUM-03", "sw-why-no-gates")
    if not spaces_at_gates(table, seat):
        return because("SW-SUM-05", "sw-why-no-room-at-gates")
    return because("SW-SUM-03", "sw-why-no-gate")


@dataclass(frozen=True, slots=True)
class Summon(Procedure):
    """A unit is paid for and placed.

    Then what follows a summon is resolved (SW-SUM-06).
    """

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
            bring_from_hand(play.table, self.seat, self.card, self.space)
        play.tell(("summoned", self.seat, self.card, self.space), "SW-SUM-02")

    def what_follows_the_summon(self, play: Play[Battlefield]) -> Outcome:
        return in_the_active_players_order(play.table, after_summoned(play.table, self.card))


def after_summoned(table: Battlefield, card: int) -> Effects:
    """What follows when a unit was summoned or built.

    Built if it is also a structure (SW-ABIL-02).
    """
    effects: Effects = ()
    for key in texts_of(table, card):
        effects += TEXTS[key].after_summoned(table, card)
    for source, key in texts_in_play(table, AFTER_ANY_SUMMON):
        effects += TEXTS[key].after_any_summon(table, source, card)
    return effects


def spaces_to_build(table: Battlefield, seat: int) -> list[int]:
    """SW-BUILD-03: the empty spaces of the three back rows and beside the player's Summoner."""
    board, summoner = table.board, table.summoner(seat)
    spaces = [space for space in BACK_ROWS[seat] if board[space] < 0]
    if summoner >= 0:
        near = NEIGHBOURS[table.place[summoner]]
        spaces += [space for space in near if board[space] < 0 and space in BEYOND_BACK_ROWS[seat]]
    return spaces


class BuildStructure(Activity[Battlefield]):
    """A structure of the hand is built (SW-BUILD-02 to -04).

    In the back rows or beside the Summoner.
    """

    kind = "build"
    fields = ("card", "space")
    rule = "SW-BUILD-01"
    phase = "build"
    waits = "SW-TIME-09"

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return [card for card in table.hands[seat] if "structure" in table.printed(card).classes]

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        return None if table.printed(first).cost <= table.magic[seat] else TOO_DEAR

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        missing = not_in_hand(table, seat, first, "SW-BUILD-02")
        return missing if missing is not None else of_another_class(table, first)

    def second(self, table: Battlefield, seat: int, first: int) -> Sequence[int]:
        return spaces_to_build(table, seat)

    def second_outside(self, table: Battlefield, seat: int, first: int, second: int) -> Bar:
        return why_not_built_there(table, seat, second)

    def nothing_to_choose(self, table: Battlefield, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        return NO_ROOM_TO_BUILD if chosen else no_card_of(self, table, seat)

    def barred_alone(self, table: Battlefield, seat: int, field: str, thing: int) -> Bar | None:
        return None if thing in spaces_to_build(table, seat) else why_not_built_there(table, seat, thing)

    def do(self, play: Play[Battlefield], seat: int, card: int, space: int) -> Call:
        return Call(Build(seat, reveal(play.table, card), space))


BUILD: Final = BuildStructure()
NO_ROOM_TO_BUILD: Final = Bar("SW-BUILD-03", "sw-why-no-room-to-build")


def why_not_built_there(table: Battlefield, seat: int, space: int) -> Bar:
    taken = occupied(table, space, "SW-BUILD-03")
    if taken is not None:
        return taken
    if not spaces_to_build(table, seat):
        return NO_ROOM_TO_BUILD
    return because("SW-BUILD-03", "sw-why-no-building-ground", space=space)


@dataclass(frozen=True, slots=True)
class Build(Procedure):
    """A structure is paid for and placed.

    A unit that is also a structure then does what it does when it enters.
    """

    seat: int
    card: int
    space: int

    def order(self) -> tuple[str, ...]:
        return ("the_cost_is_paid", "the_structure_is_placed", "what_follows")

    def the_cost_is_paid(self, play: Play[Battlefield]) -> None:
        table = play.table
        table.pay(self.seat, table.printed(self.card).cost)

    def the_structure_is_placed(self, play: Play[Battlefield]) -> None:
        bring_from_hand(play.table, self.seat, self.card, self.space)
        play.tell(("built", self.seat, self.card, self.space), "SW-BUILD-02")

    def what_follows(self, play: Play[Battlefield]) -> Outcome:
        effects: Effects = ()
        for key in texts_of(play.table, self.card):
            effects += TEXTS[key].after_summoned(play.table, self.card)
        return in_the_active_players_order(play.table, effects)

"""Training: pieces of the reserve are put on finished buildings (WC-TRAIN)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Activity, Bar, Details
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Outcome, Play, Repeat, Return
from herna.engine.offer import Offer
from herna.games.warcraft.printed import BUILDINGS as PRINTED_BUILDINGS
from herna.games.warcraft.rules.deploy import END_STEP
from herna.games.warcraft.rules.experience import LAY_POINTS, Deciding
from herna.games.warcraft.rules.purchase import ONE_OPTION, can_pay, pay, price
from herna.games.warcraft.setting import KIND_NUMBERS, KINDS, NECROMANCER, NOWHERE, SPEND
from herna.games.warcraft.table import BUILDINGS, RESERVE, TRAINING, War

TRAINED: Final = KINDS[:NECROMANCER]
TRAINING_COSTS: Final = tuple(PRINTED_BUILDINGS[kind].train for kind in TRAINED)


@dataclass(frozen=True, slots=True)
class Train(Deciding):
    """Pieces are trained on finished buildings, one on each (WC-TRAIN)."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("a_piece_is_trained", "and_another")

    def a_piece_is_trained(self, play: Play[War]) -> Outcome:
        if not TRAIN.is_possible(play.table, self.seat):
            return Return()
        return Ask(self.seat, "wc-train", TRAIN_OR_END, "WC-TRAIN-01", phase=SPEND, meanwhile=ONE_OPTION)

    def and_another(self, play: Play[War]) -> Repeat:
        return Repeat("a_piece_is_trained")


def _price_of_training(table: War, seat: int, choice: Choice) -> Details:
    return price(table, seat, TRAINING_COSTS[KIND_NUMBERS[str(choice[1])]])


NO_BUILDING_FOR_IT: Final = Bar("WC-TRAIN-02", "wc-why-no-building-for-it")
BUILDINGS_BUSY: Final = Bar("WC-TRAIN-05", "wc-why-buildings-busy")
RESERVE_EMPTY: Final = Bar("WC-TRAIN-07", "wc-why-reserve-empty")
TRAINING_TOO_DEAR: Final = Bar("WC-TRAIN-03", "wc-why-cannot-pay", details=_price_of_training)


class TrainPiece(Activity[War]):
    """WC-TRAIN-01 to 07: a piece is put on a building that trains nothing."""

    kind = "train"
    fields = ("piece",)
    rule = "WC-TRAIN-01"
    phase = SPEND

    def first(self, table: War, seat: int) -> Sequence[str]:
        return TRAINED

    def first_barred(self, table: War, seat: int, first: str) -> Bar | None:
        kind = KIND_NUMBERS[first]
        finished = table.finished[seat * BUILDINGS + kind]
        if not finished:
            return NO_BUILDING_FOR_IT
        if table.number_in_place(seat, kind, TRAINING) >= finished:
            return BUILDINGS_BUSY
        if table.any_in_place(seat, kind, RESERVE) == NOWHERE:
            return RESERVE_EMPTY
        return None if can_pay(table, seat, TRAINING_COSTS[kind]) else TRAINING_TOO_DEAR

    def first_outside(self, table: War, seat: int, first: str) -> Bar:
        return NO_BUILDING_FOR_IT

    def do(self, play: Play[War], seat: int, kind: str) -> None:
        table, number = play.table, KIND_NUMBERS[kind]
        pay(table, seat, TRAINING_COSTS[number])
        table.put(table.any_in_place(seat, number, RESERVE), TRAINING)
        play.tell(("trained", seat, kind), "WC-TRAIN-04")


TRAIN: Final = TrainPiece()
TRAIN_OR_END: Final[Offer] = (TRAIN, END_STEP, LAY_POINTS)


def kinds_to_train(table: War, seat: int) -> list[int]:
    """The kinds of pieces that a player can train now."""
    return [KIND_NUMBERS[str(kind)] for _, kind in TRAIN.options(table, seat)]

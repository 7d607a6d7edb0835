"""Tribal warriors and their beasts.

Attacked last (DT-TARGET-08), given up to stop a card, fighting once more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Thing
from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.deeds import DECLINES, Deed
from herna.engine.effects import CANCELLED
from herna.engine.flow import Call, Outcome, Play, Procedure, Return, Value
from herna.games.doomtrooper.deeds import CARD_TEXT, FromList
from herna.games.doomtrooper.rules.attacking import can_attack
from herna.games.doomtrooper.rules.duel import LAST, Attack
from herna.games.doomtrooper.rules.identity import combat_capable
from herna.games.doomtrooper.rules.lasting import cancel_in_duel
from herna.games.doomtrooper.rules.zones import SACRIFICED, leave_table
from herna.games.doomtrooper.table import NONE, OUTPOST, Front
from herna.games.doomtrooper.texts import FORBIDS_ATTACK, Text, Whose, texts_of


@dataclass(frozen=True, slots=True)
class AttackedLast(Text):
    """Its own card is attacked only after others on its Outpost.

    Not while there is another warrior on it that is not attacked last itself.
    """

    def forbids_attack(self, table: Front, me: int, attacker: int, defender: int) -> bool:
        if defender != me or table.area(me) != OUTPOST:
            return False
        return any(
            other != me
            and table.lies[other] == table.lies[me]
            and other not in table.hidden
            and combat_capable(table, other)
            and not _last(table, other)
            for other in table.warriors()
        )


def _last(table: Front, warrior: int) -> bool:
    return any(isinstance(text, AttackedLast) for text in texts_of(table, warrior, FORBIDS_ATTACK))


@dataclass(frozen=True, slots=True)
class MayCancelSpecial(Text):
    """Its player may sacrifice it, unwounded, to cancel a special card.

    DT-TIME-12, DT-TIME-23.
    """

    def harms(self, whose: Whose) -> Whose:
        return "cost"  # whatever it cancels, its own warrior is lost

    def moments(self) -> tuple[str, ...]:
        return ("played special",)

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        if table.control[me] != seat or me in table.wounded:
            return []
        duel = table.duel()
        cards: list[int] = []
        if moment == "played special":
            cards = [table.pending[-1].card]
        elif moment == "combat" and duel is not None:
            cards = [card for card, _ in duel.played if table.type(card) == "special"]
        return [("use", me, "cancel", card) for card in cards]

    def abilities(self) -> tuple[str, ...]:
        return ("cancel",)

    def pays(self, play: Play[Front], me: int, seat: int, ability: str, target: int) -> int:
        leave_table(play, me, SACRIFICED)
        return NONE

    def use(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> str:
        cancel_in_duel(play, target)
        return CANCELLED


@dataclass(frozen=True, slots=True)
class MayFightAgain(Text):
    """After a duel of this tactic its bearer may attack the opponent again.

    If both have survived.
    """

    tactic: str

    def after_duel(self, play: Play[Front], me: int) -> Procedure | None:
        table = play.table
        duel = table.duels[-1]
        rider = table.root(me)
        if me in table.notes or duel.phase < LAST or duel.tactic != self.tactic:
            return None
        if rider not in (duel.attacker, duel.defender):
            return None
        opponent = duel.opponent(rider)
        if opponent not in table.control:
            return None
        seat = table.control[rider]
        again = can_attack(table, seat, (rider,), opponent)
        return FightingAgain(seat, me, rider, opponent) if again else None


@dataclass(frozen=True, slots=True)
class FightingAgain(Deed):
    """A rider may attack again.

    The beast remembers that it does, so that it is only once.
    """

    seat: int
    beast: int
    rider: int
    opponent: int

    def it_is_done(self, play: Play[Front]) -> Outcome:
        if self.rider not in play.table.control or self.opponent not in play.table.control:
            return Return()
        about: Arguments = {"card": self.rider, "warrior": self.opponent}
        return Ask(self.seat, "dt-fight-again", (AttackAgain(self), DECLINES), CARD_TEXT, about)

    def it_has_fought(self, play: Play[Front], value: Value) -> Return:
        play.table.notes.pop(self.beast, None)
        return Return()


class AttackAgain(FromList):
    """The rider attacks its opponent once more."""

    kind = "attack"
    fields = ("attacker", "defender")

    def __init__(self, again: FightingAgain) -> None:
        self.again = again

    def listed(self, table: Front, seat: int) -> list[tuple[Thing, ...]]:
        return [(self.again.rider, self.again.opponent)]

    def harm(self, table: Front, seat: int, choice: Choice) -> Whose:
        return "others"

    def do(self, play: Play[Front], seat: int, attacker: int, defender: int) -> Call:
        play.table.note(self.again.beast, "again")
        return Call(Attack(seat, (attacker,), against=defender), then="it_has_fought")


EFFECTS: Final[dict[str, type[Text]]] = {
    "attacked-last": AttackedLast,
    "may-cancel-special": MayCancelSpecial,
    "may-fight-again": MayFightAgain,
}

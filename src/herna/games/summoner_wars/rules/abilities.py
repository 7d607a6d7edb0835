"""Abilities that a player uses.

In their phase, or by a unit instead of moving or attacking (SW-ABIL).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from herna.engine.activity import Activity, Bar, Details, because
from herna.engine.decision import Choice
from herna.engine.effects import Effect, Question
from herna.engine.flow import Call, Play
from herna.games.summoner_wars.rules.bars import text_does_not_allow
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import (
    ABILITIES_TO_USE,
    GRANTS,
    NOTHING_TO_USE,
    QUESTIONS,
    TEXTS,
    texts_in_play,
    texts_of,
)


def the_phase_of_use(table: Battlefield, seat: int, choice: Choice) -> Details:
    return (("phase", TEXTS[str(choice[2])].phase_of_use), ("now", table.phase)), ()


OTHER_PHASE: Final = Bar("SW-TURN-02", "sw-why-ability-phase", details=the_phase_of_use)
USED: Final = Bar("SW-TIME-12", "sw-why-used")  # of an ability that is used once per turn
NOT_YOURS_TO_USE: Final = Bar("SW-CTRL-05", "sw-why-not-yours-to-use")


class UseAbility(Activity[Battlefield]):
    """SW-ABIL-02: an ability that its controller may use in a phase."""

    kind = "use"
    fields = ("card", "effect")
    rule = "SW-ABIL-02"
    waits = "SW-TIME-11"
    choose = ("sw-why-choose-user",)

    def list_options(self, table: Battlefield, seat: int, options: list[Choice]) -> None:
        if self.barred(table, seat) is not None:
            return
        for card, key in texts_in_play(table, ABILITIES_TO_USE):
            if table.control[card] != seat or self.first_barred(table, seat, card) is not None:
                continue
            if self.second_barred(table, seat, card, key) is None:
                options.append(("use", card, key))

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        texts = texts_in_play(table, ABILITIES_TO_USE)
        return list(dict.fromkeys([card for card, _ in texts if table.control[card] == seat]))

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        enemy = any(card == first for card, _ in texts_in_play(table, ABILITIES_TO_USE))
        return NOT_YOURS_TO_USE if enemy else NOTHING_TO_USE

    def second(self, table: Battlefield, seat: int, first: int) -> Sequence[str]:
        return [key for card, key in texts_in_play(table, ABILITIES_TO_USE) if card == first]

    def second_barred(self, table: Battlefield, seat: int, first: int, second: str) -> Bar | None:
        text = TEXTS[second]
        if text.phase_of_use not in ("", table.phase):
            return OTHER_PHASE
        found = text.abilities_to_use(table, first)
        return found if isinstance(found, Bar) else None

    def second_outside(self, table: Battlefield, seat: int, first: int, second: str) -> Bar:
        return other_ability(table, first, second)

    def do(self, play: Play[Battlefield], seat: int, card: int, effect: str) -> Call:
        doing: Any = TEXTS[effect].abilities_to_use(play.table, card)
        assert isinstance(doing, Effect)
        return Call(doing)


USE_ABILITY: Final = UseAbility()


NOBODY_HAS_ABILITY: Final = Bar("SW-ABIL-01", "sw-why-nobody-has-ability")


def nobody_has(table: Battlefield, question: Question) -> Bar | None:
    """The bar where no text in play can answer a question.

    A question about its unit, and no such text could be granted.
    """
    answering = table.answering
    return None if question in answering or GRANTS in answering else NOBODY_HAS_ABILITY


def other_ability(table: Battlefield, unit: int, effect: str) -> Bar:
    """Why an ability is not used in this way.

    The unit does not have it, or it is used in another way.
    """
    if effect in texts_of(table, unit):
        return because("SW-ABIL-02", "sw-why-other-use", unit=unit, effect=effect)
    return because("SW-ABIL-01", "sw-why-no-ability", unit=unit, effect=effect)


def why_not_instead(table: Battlefield, unit: int, instead: Question, effect: str) -> Bar:
    """Why a unit does not do this instead of moving or attacking.

    `instead` is the question its texts are asked.
    """
    having = [key for key in texts_of(table, unit) if instead in QUESTIONS[key]]
    if not having:
        return because("SW-ABIL-01", "sw-why-nothing-instead", unit=unit)
    return text_does_not_allow(effect) if effect in having else other_ability(table, unit, effect)


def why_nothing_instead(table: Battlefield, unit: int, instead: Question) -> Bar:
    """Why a unit has nothing that it could do instead of moving or attacking."""
    having = [key for key in texts_of(table, unit) if instead in QUESTIONS[key]]
    return why_not_instead(table, unit, instead, having[0] if having else "")

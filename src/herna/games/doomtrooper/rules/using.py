"""Abilities of cards in play: what they cost, and when they cannot be used.

DT-ACT-21.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import FIRST_BARRED, Activity, Bar, Harm, Thing, because, shape_of
from herna.engine.decision import Choice
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.identity import away_barred, helps_others, imprisonment
from herna.games.doomtrooper.rules.zones import NOT_IN_PLAY
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import TEXTS, USES, Text, texts_of

NO_ABILITY_NOW: Final = Bar("DT-ACT-21", "dt-why-no-ability-now")
NO_SUCH_ABILITY: Final = Bar("DT-ACT-21", "dt-why-no-such-ability")
NOT_USED_ON_THAT: Final = Bar("DT-ACT-21", "dt-why-not-used-on-that")
NOT_YOUR_CARD: Final = Bar("DT-ACT-21", "dt-why-not-your-card")
IS_USELESS: Final = Bar("DT-NEVER-03", "dt-why-is-useless")


def ability_of(kind: str, ability: str) -> Text:
    """The one text of a kind of card that offers an ability."""
    return next(text for text in PRINTED[kind].texts[USES] if ability in text.abilities())


def ability_costs(table: Front, card: int, ability: str) -> int:
    """How many actions an ability of a card costs."""
    return ability_of(table.key(card), ability).action_cost(ability)


def uses_of_played(table: Front, seat: int) -> list[tuple[int, Text]]:
    """The cards played in this duel that a player can still use.

    They still last (DT-ART-08).
    """
    duel = table.duel()
    if duel is None:
        return []
    return [(card, text) for card, player in duel.played if player == seat for text in texts_of(table, card, USES)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Activity[Front]):
    """DT-ACT-21: an ability of a card is used on something.

    `moment` is what its text is asked about.
    """

    kind = "use"
    fields = ("card", "ability", "target")
    rule = "DT-ACT-21"
    choose = ("dt-why-choose-card", "dt-why-choose-ability", "dt-why-choose-use")

    def __init__(self, moment: str) -> None:
        self.moment = moment

    def harm(self, table: Front, seat: int, choice: Choice) -> Harm:
        whose = table.harm_to(int(choice[3]), seat)
        return ability_of(table.key(int(choice[1])), str(choice[2])).harms(whose) if whose else ""

    def texts(self, table: Front, seat: int) -> list[tuple[int, Text]]:
        """The texts that offer abilities to a player, each with its card, in order."""
        return [
            (card, TEXTS[name])
            for card, name in table.answering.get(USES, ())
            if self.is_for(table, seat, card) and helps_others(table, card)
        ]

    def list_options(self, table: Front, seat: int, options: list[Choice]) -> None:
        """The texts say what can be done with their cards."""
        if self.barred(table, seat) is None:
            _, _, bars = shape_of(self)
            for card, text in self.texts(table, seat):
                if not bars & FIRST_BARRED or self.first_barred(table, seat, card) is None:
                    used = text.uses(table, card, seat, self.moment)
                    options.extend(self.not_barred(table, seat, used, bars) if used else used)

    def first(self, table: Front, seat: int) -> Sequence[int]:
        return [card for card, _ in self.texts(table, seat)]

    def is_for(self, table: Front, seat: int, card: int) -> bool:
        """Whether a player may use a card, or the card on which it lies."""
        control = table.control
        if card not in control or control[card] == seat:
            return True
        return card in table.on and control[table.root(card)] == seat

    def first_outside(self, table: Front, seat: int, first: int) -> Bar:
        if first not in table.control:
            return NOT_IN_PLAY
        root = table.root(first)
        if root in table.hidden:
            return because("DT-COVER-18", "dt-why-unknown-warrior", card=first)
        if not texts_of(table, first, USES):
            return NO_SUCH_ABILITY
        if not self.is_for(table, seat, first):
            return NOT_YOUR_CARD
        if root in table.prisoners:
            return imprisonment(table, root)
        return IS_USELESS if helps_others(table, first) else away_barred(table, root) or IS_USELESS

    def second(self, table: Front, seat: int, first: int) -> Sequence[str]:
        return [ability for text in texts_of(table, first, USES) for ability in text.abilities()]

    def second_outside(self, table: Front, seat: int, first: int, second: str) -> Bar:
        return NO_SUCH_ABILITY

    def third(self, table: Front, seat: int, first: int, second: str) -> Sequence[int]:
        used = ability_of(table.key(first), second).uses(table, first, seat, self.moment)
        return [int(choice[3]) for choice in used if choice[2] == second]

    def third_outside(self, table: Front, seat: int, first: int, second: str, third: int) -> Bar:
        return self._bar_of_use(table, seat, first, second) or NOT_USED_ON_THAT

    def nothing_to_choose(self, table: Front, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        if len(chosen) == 2:
            return self._bar_of_use(table, seat, int(chosen[0]), str(chosen[1]))
        return None if chosen else NO_ABILITY_NOW

    def _bar_of_use(self, table: Front, seat: int, card: int, ability: str) -> Bar | None:
        """Why an ability can be used on nothing, if that is so."""
        if self.third(table, seat, card, ability):
            return None
        return ability_of(table.key(card), ability).bars_use(table, card, seat, ability, self.moment)

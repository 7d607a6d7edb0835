"""Abilities of cards in play (DT-ACT-21).

Which text offers one, what it costs, and when it cannot be used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, Harm, Thing, because
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
            for card, text in self.texts(table, seat):
                if self.first_barred(table, seat, card) is None:
                    options.extend(text.uses(table, card, seat, self.moment))

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

    def second_barred(self, table: Front, seat: int, first: int, second: str) -> Bar | None:
        if self.third(table, seat, first, second):
            return None
        return ability_of(table.key(first), second).bars_use(table, first, seat, second, self.moment)

    def second_outside(self, table: Front, seat: int, first: int, second: str) -> Bar:
        return NO_SUCH_ABILITY

    def third(self, table: Front, seat: int, first: int, second: str) -> Sequence[int]:
        used = ability_of(table.key(first), second).uses(table, first, seat, self.moment)
        return [int(choice[3]) for choice in used if choice[2] == second]

    def third_outside(self, table: Front, seat: int, first: int, second: str, third: int) -> Bar:
        return NOT_USED_ON_THAT

    def nothing_to_choose(self, table: Front, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        return None if chosen else NO_ABILITY_NOW

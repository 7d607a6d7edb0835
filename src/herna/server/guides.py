"""States with the guide of a first match, for those who want it."""

from __future__ import annotations

from typing import Any

import msgspec

from herna.engine.events import SPECTATOR
from herna.engine.game import Game
from herna.lessons.guide import Guidance, aim_key, first_match_of, guidance
from herna.lessons.shelf import tips_of
from herna.messages.words import Words
from herna.server.guide_messages import Guide, GuideAim, Guided, GuideSide, GuideStill, GuideTip
from herna.server.lesson_states import lesson_words
from herna.server.messages import Language, State
from herna.server.shared_table import SharedTable
from herna.server.wording import SeenState, player_names


class GuidedState(SeenState):
    """A state of a table, with a guide if it is wanted there.

    Never for spectators, and only in words.
    """

    def __init__(
        self, table: SharedTable, seat: int, after: int, language: Language | None, alone: bool, guided: Guided
    ) -> None:
        super().__init__(table, seat, after, language, alone)
        wanted = guided == "always" or (guided == "first" and table.header.first)
        told = wanted and seat != SPECTATOR and language is not None and self.state.view is not None
        self.told: dict[str, Any] | None = table.whole_view(seat) if told else None

    def state_in_words(self) -> State:
        """The state, with its words and its guide if the client asked for them."""
        state = super().state_in_words()
        said = None if self.told is None else guidance(self.game, self.told)
        if said is None or self.language is None:
            return state
        plain = lesson_words(self.language, self.game)
        words = plain.among(player_names(state.table.seats, plain), self.reader)
        return msgspec.structs.replace(state, guide=guide_in_words(self.game, said, words))


def guide_in_words(game: Game[Any], said: Guidance, words: Words) -> Guide:
    """What a guide says, in the reader's language."""
    first = first_match_of(game)
    assert first is not None
    tips = {tip.number: tip for tip in tips_of(game)}
    due = [(tips[each.number], each.before) for each in said.tips]
    return Guide(
        goal=words.message(said.goal.text),
        rule=said.goal.rule,
        sides=[GuideSide(side.seat, words.message(side.text), side.done, side.of) for side in said.goal.sides],
        aim=GuideAim(words.say(aim_key(game, said.aim)), first.rules[said.aim - 1]) if said.aim else None,
        still=[GuideStill(kind, text) for kind, text in said.lines_of_still(words)],
        tips=[
            GuideTip(tip.text, words.say(tip.text), tip.rule, [list(choice) for choice in before])
            for tip, before in due
        ],
    )

"""What bots do not consider in Warcraft, and what is counted of how they play."""

from herna.engine.game import IDLE, SWAPS
from herna.games.warcraft.game import GAME
from herna.games.warcraft.given import GivenWar
from tests.games.warcraft.rows import given, prove, row, then


def considered(war: GivenWar) -> set[str]:
    return {war.in_words(option) for option in GAME.sensible(war.play, war.play.options())}


def slips(war: GivenWar, words: str, *before: str) -> dict[str, bool]:
    return dict(GAME.slips(war.play, war.choice(words), [war.choice(choice) for choice in before]))


test_conduct = prove(
    row("pieces leave a space before equal ones come there, so that none are exchanged",
        given(pieces={0: {"B": "G", "C": "GA"}}), "move ground B C",
        then(lambda war: "move ground C B" in war.offered(), lambda war: "move ground C B" not in considered(war),
            lambda war: "move air C B" in considered(war),
            lambda war: slips(war, "move ground C B", "move ground B C") == {SWAPS: True},
            lambda war: slips(war, "move air C B", "move ground B C") == {SWAPS: False})),
    row("what is ready is deployed",
        given("deploy", training={0: "G"}, outposts={0: "C"}),
        then(lambda war: considered(war) == {"deploy ground B", "deploy ground C"},
            lambda war: slips(war, "end_step") == {IDLE: True})),
    row("unless an enemy is there",
        given("deploy", training={0: "G"}, pieces={1: {"B": "G"}}),
        then(lambda war: "end_step" in considered(war), lambda war: slips(war, "end_step") == {IDLE: False})),
)  # fmt: skip

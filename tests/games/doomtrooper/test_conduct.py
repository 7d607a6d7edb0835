"""What bots do not consider in Doomtrooper, and what is counted of how they play."""

from herna.engine.game import DECLINED_WEAPONS, IDLE, OWN_ATTACKS
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import GivenFront
from tests.games.doomtrooper.rows import given, prove, row, then, until


def considered(front: GivenFront) -> set[str]:
    options = GAME.sensible(front.play, front.play.options())
    return {front.in_words(option) for option in options}


def slips(front: GivenFront, words: str) -> dict[str, bool]:
    return dict(GAME.slips(front.play, front.choice(words), ()))


ATTACKED = (
    given("squad hussar+violator-sword; hand evasive-action", "squad dragoon"),
    "declare_attack", until("dt-attack"), "attack hussar dragoon", until("dt-tactic"), "tactic fight",
    until("dt-weapon"),
)  # fmt: skip

test_conduct = prove(
    row("a weapon is not declined", *ATTACKED,
        then(lambda front: considered(front) == {"wield violator-sword"},
            lambda front: slips(front, "no_weapon") == {DECLINED_WEAPONS: True},
            lambda front: slips(front, "wield violator-sword") == {DECLINED_WEAPONS: False})),
    row("a card that helps is not played on an enemy", *ATTACKED, "wield violator-sword", until("dt-combat"),
        then({"offered": {"play evasive-action hussar", "play evasive-action dragoon", "decline"}},
            lambda front: considered(front) == {"play evasive-action hussar", "decline"},
            lambda front: slips(front, "play evasive-action dragoon") == {OWN_ATTACKS: True},
            lambda front: slips(front, "play evasive-action hussar") == {OWN_ATTACKS: False},
            lambda front: slips(front, "decline") == {})),
    row("an action that could be a Meditation is not lost", given("squad hussar", "squad infantry"),
        then(lambda front: "done" not in considered(front), lambda front: "meditate" in considered(front),
            lambda front: slips(front, "done") == {IDLE: True}, lambda front: slips(front, "meditate") == {})),
)  # fmt: skip

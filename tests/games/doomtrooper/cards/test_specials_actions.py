"""Special cards that give actions and attacks: Initiative, Blood Lust, Inspired, Smell of War, Grand Assault …"""

from typing import Any

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from tests.games.doomtrooper.rows import attacks, declines, given, plays, position, prove, row, then, until


@position
def before_honzas_turn(*sides: str, **given: Any) -> GivenFront:
    """Martin has no actions left: Honza's turn is next."""
    return GivenFront(*sides, active=MARTIN, common=0, **given)


@pytest.mark.rule("DT-ACT-08", "DT-ACT-09")
@pytest.mark.example("DT-EX-11")
def test_smell_of_war_does_not_make_attacks_of_inspired_actions() -> None:
    given = before_honzas_turn("squad hussar; hand smell-of-war inspired", "squad dragoon").lay()
    given.plays(HONZA, "play smell-of-war -").plays(HONZA, "play inspired player-0")
    given.declines_until("dt-action")

    for paid in (0, 2, 2):
        before = given.table.destiny[HONZA]
        given.attacks("hussar", "dragoon").declines()
        assert before - given.table.destiny[HONZA] == paid

    assert given.table.tokens == ("non-attack",) * 3
    assert given.offered() == {"done"}  # nor may anything that is no attack follow (G-23)


@pytest.mark.rule("DT-DUEL-45")
@pytest.mark.parametrize("phase", [1, 5, 8])
def test_inspired_is_not_played_in_a_duel_of_ones_own_turn_not_even_with_a_leader(phase: int) -> None:
    """G-23."""
    given = GivenFront(
        "squad staff-general-constance-romanov hussar; hand inspired positive-karma", "squad dragoon golden-lion"
    )
    given.chooses("meditate")
    assert given.offers("play") == {"inspired player-0", "positive-karma player-0"}
    given.declines()

    given.chooses("declare_attack")
    for _ in range(60):
        if given.asked() == HONZA and given.table.duels[-1].phase == phase:
            break
        steps = ("attack hussar dragoon", "tactic fight", "decline")
        given.chooses(next(words for words in steps if words in given.offered()))

    assert given.offers("play") == {"positive-karma player-0"}


test_what_follows_from_a_position = prove(
    row("initiative is one more common action and one more attack", "DT-ACT-07", "DT-DX-13", "DT-EX-10",
        before_honzas_turn("squad hussar; hand initiative initiative#2", "squad dragoon"),
        plays(HONZA, "play initiative player-0"), until("dt-anytime", HONZA),
        then({"common": 4, "card_attacks": 1, "offers play": set()}),  # one per turn
        until("dt-action"), attacks("hussar", "dragoon"), declines, attacks("hussar", "dragoon"), declines,
        then({"told declared": [(HONZA,)] * 2, "offered": {"done"}})),  # two COMMON actions are left, but no attack is
    row("blood lust is one more attack after which only attacks may follow", "DT-ACT-07", "DT-ACT-12", "DT-EX-10",
        before_honzas_turn("squad hussar; hand blood-lust", "squad dragoon"),
        plays(HONZA, "play blood-lust player-0"), until("dt-action"), then({"common": 3, "tokens": ("attack",)}),
        attacks("hussar", "dragoon"), declines, then({"may meditate": False}),
        attacks("hussar", "dragoon"), declines, then({"offered": {"done"}})),
    # Ruling DT-CR-25.
    row("the attack of blood lust waits for the outpost duty and may then follow", "DT-ACT-12", "DT-TRANS-03",
        before_honzas_turn("squad hussar golden-lion; hand blood-lust", "squad dragoon; outpost soldat"),
        plays(HONZA, "play blood-lust player-0"), until("dt-action"),
        then({"tokens": ("attack",), "may declare_attack": False}),
        "transfer hussar", declines, attacks("golden-lion", "dragoon"), declines, then({"told declared": [(HONZA,)]})),
    row("blood lust would be burned in the first turn", "DT-ACT-14",
        before_honzas_turn("squad hussar; hand blood-lust initiative", turns=(0, 1)),
        until("dt-anytime", HONZA), plays(HONZA, "play initiative player-0"), until("dt-anytime", HONZA),
        then({"offers play": set()})),
    row("inspired gives three actions that are no attacks beside the common ones", "DT-ACT-07", "DT-ACT-08",
        "DT-EX-10",
        given("squad hussar; hand inspired", "squad dragoon"), "meditate", "play inspired player-0",
        until("dt-action"), then({"common": 2, "tokens": ("non-attack",) * 3}),
        "meditate", declines, "meditate", declines, "meditate", declines, then({"common": 2, "tokens": ()})),
    row("smell of war lasts for everybody until the players next turn",
        before_honzas_turn("squad hussar; hand smell-of-war", "squad dragoon"),
        plays(HONZA, "play smell-of-war -"), until("dt-action"), "done", until("dt-action", MARTIN),
        attacks("dragoon", "hussar"), declines, attacks("dragoon", "hussar"), declines, then({"destiny 1": 18}),
        "done", until("dt-action", HONZA), then({"lasting": ()})),
    row("inspired is played in a duel only in another players turn", "DT-DUEL-45", "DT-EX-50",
        given("squad hussar; hand inspired", "squad dragoon golden-lion; hand inspired#2"),
        attacks("hussar", "dragoon"), then({"offers play": set()}),
        plays(MARTIN, "play inspired#2 player-1"), until("dt-gained-action"),
        then({"asked": MARTIN, "gained": ("non-attack",) * 3}),
        # no window in between (G-22); G-64
        "seek_cover dragoon", then({"prompt": "dt-gained-action", "value dragoon armor": 8}), "meditate", "done",
        then({"gaining": -1}),
        until("dt-action"), then({"common": 2})),
    row("inspired may not be played after an attack without a card that frees its actions",
        given("squad hussar; hand inspired", "squad dragoon"), attacks("hussar", "dragoon"), until("dt-action"),
        then({"offered": {"done"}})),
    row("grand assault is an attack at once in another players turn",
        given("squad hussar", "squad dragoon golden-lion; hand grand-assault grand-assault#2"), "meditate",
        plays(MARTIN, "play grand-assault player-1"), until("dt-attack"),
        then({"asked": MARTIN, "offers attack": {"dragoon hussar", "golden-lion hussar"}}),
        "attack golden-lion hussar", until("dt-tactic"), "tactic fight", then({"offers play": set()}),  # not in a duel
        until("dt-action"),
        then({"asked": HONZA, "common": 2}, lambda front: "hussar" in [event[1] for event in front.told("wounded")])),
    row("grand assault needs somebody to attack",
        given("", "squad dragoon; hand grand-assault"), "meditate", until("dt-anytime", MARTIN),
        then({"offers play": set()})),
    row("a hidden mortificator is not attacked and protects nobody", "DT-TARGET-04", "DT-FIT-03",
        given("squad hussar", "squad mortificator+hidden"),
        then({"may declare_attack": False, "may sabotage hussar 1": True})),
    row("who annihilates hidden attacks at once with the mortificator",
        given("squad hussar", "squad mortificator+hidden"), "meditate",
        plays(MARTIN, "use hidden attack mortificator"), then({"where hidden": "sacrificed-1"}),
        until("dt-attack"), "attack mortificator hussar", until("dt-tactic"), then({"asked": MARTIN}),
        "tactic fight", until("dt-action"), then({"wounded hussar": True})),
    row("a hidden mortificator may be given cards",
        given("squad mortificator+hidden hussar; hand combat-armor"),
        then({"may declare_attack": False}, lambda front: "combat-armor mortificator" in front.offers("play"))),
)  # fmt: skip

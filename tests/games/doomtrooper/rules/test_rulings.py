"""Rulings that no rule's own test shows (docs/rulings/doomtrooper.md): each test names its ruling."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.wounds import heal
from herna.games.doomtrooper.rules.zones import HAND, leave_table
from herna.games.doomtrooper.table import ATTACK
from tests.games.doomtrooper.rows import attacks, discards, given, plays, prove, row, sets, then, until, until_phase


def test_cards_beyond_seven_after_the_discard_step_stay_until_the_next_one() -> None:
    """G-21."""
    hand = " ".join(f"hussar#{at}" for at in range(1, 10))
    given = GivenFront("squad dragoon", f"squad infantry; hand {hand}")

    given.passes_until("dt-action", MARTIN)
    assert len(given.table.hands[MARTIN]) == 9
    given.passes_until("dt-discard", MARTIN)

    assert "done" not in given.offered()


@pytest.mark.parametrize("what", ["the saboteur leaves", "a fighter comes"])
def test_a_sabotage_fails_if_the_saboteur_leaves_or_a_fighter_comes_and_the_action_is_spent(what: str) -> None:
    """G-26."""
    given = GivenFront("squad hussar", "hand infantry")
    given.chooses("sabotage hussar 1")
    if what == "the saboteur leaves":
        given.discards("hussar")
    else:
        given.table.take_from_hand(MARTIN, given["infantry"])
        given.table.lay(given["infantry"], MARTIN, MARTIN, 0)
    given.declines()

    assert given.told("sabotage_failed") == [(HONZA,)]
    assert given.table.promotion == [0, 0]
    assert given.table.turns[HONZA] == 4  # nothing was left to do in his turn


test_what_follows_from_a_position = prove(
    row("after a cancelled reaction all may react again to the first card", "G-15",
        given("squad hussar; hand positive-karma miscommunication",
            "squad infantry; hand miscommunication#2 miscommunication#3"), "meditate", "play positive-karma player-0",
        plays(MARTIN, "play miscommunication#2 positive-karma"),
        plays(HONZA, "play miscommunication miscommunication#2"),
        plays(MARTIN, "play miscommunication#3 positive-karma"), until("dt-action"),
        then({"destiny 0": 21},
            lambda front: [event[0] for event in front.told("cancelled")] == [front["miscommunication#2"],
            front["positive-karma"]])),  # one was meditated, and nothing gained
    row("who is known in cover transfers and stays in cover and who is hidden does not", "G-41",
        given("squad hussar dragoon; outpost soldat; hidden samurai", covered="dragoon"),
        then({"offers transfer": {"hussar", "dragoon"}}),
        "transfer dragoon", then({"where dragoon": "outpost-0", "covered dragoon": True})),
    row("the outpost stays open", "G-49",
        given("squad hussar; outpost soldat", "squad infantry"), discards("soldat"),
        then({"offers transfer": {"hussar"}})),
    row("what phase 6 compares is fixed and healing after it saves nobody", "G-53",
        given("squad golden-lion", "squad samurai", wounded="samurai"), attacks("golden-lion", "samurai"),
        until_phase(6), lambda front: heal(front.play, front["samurai"]), until("dt-split"),
        then({"where samurai": "grave-1"})),
    row("a fighter discarded by a card in mid duel brings no points", "G-56",
        given("squad golden-lion", "squad samurai", wounded="samurai"), attacks("golden-lion", "samurai"),
        discards("samurai"), until("dt-action"), then({"told hit": [], "told claims": [], "promotion": [0, 0]})),
    row("what lies on a bearer that goes to a hand is discarded", "G-94",
        given("squad hussar+violator-sword", on={"1:doomed": "hussar"}),
        lambda front: leave_table(front.play, front["hussar"], HAND),
        then({"where hussar": "hand-0", "where violator-sword": "grave-0"})),
    *(row(f"a returning relic is discarded only if another copy is in play: {copy}", "G-46",
        given("squad hussar", "squad dragoon", on={"archetypal-timepiece": "hussar",
            "missing-in-action": "hussar"} | ({"archetypal-timepiece#2": "dragoon"} if copy else {})),
        discards("missing-in-action"), "meditate",
        then({"where archetypal-timepiece": "grave-0" if copy else "on hussar"}))
        for copy in (True, False)),
    row("an attack action is spent though its duel ends early and other attack actions stay", "G-27",
        given("squad hussar", "squad infantry infantry#2"), sets(tokens=(ATTACK,)), attacks("hussar", "infantry"),
        discards("infantry"), until("dt-action"), then({"told hit": [], "offered": {"declare_attack", "done"}}),
        # there is nobody left, and no sabotage after an attack
        attacks("hussar", "infantry#2"), discards("infantry#2"), until("dt-action"), then({"offered": {"done"}})),
    row("prisoners do not protect from sabotage", "G-74",
        given("squad hussar", "squad infantry prison-camp"), then({"offers sabotage": set()}),
        lambda front: front.table.prisoners.update({front["infantry"]: front["prison-camp"]}),
        then({"offers sabotage": {"hussar 1"}})),
)  # fmt: skip

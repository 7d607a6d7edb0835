"""Sabotage (DT-SAB): against whom, by whom, when, and what it brings."""

import pytest

from herna.engine.decision import Choice
from herna.games.doomtrooper.given import HONZA, MARTIN, ROMAN, GivenFront
from herna.games.doomtrooper.rules.action_step import ACTIONS
from herna.games.doomtrooper.rules.sabotage import sabotage_barred
from herna.games.doomtrooper.table import Agreed
from tests.games.doomtrooper.rows import (
    answering,
    attacks,
    cards,
    declines,
    given,
    plays,
    prove,
    row,
    sets,
    then,
    until,
)
from tests.kit.invented_cards import a_card

WORTH = (
    a_card("worth-7", "warrior", icons="capitol", values=(1, 1, 1, 7))
    + a_card("worth-8", "warrior", icons="capitol", values=(1, 1, 1, 8))
    + a_card("worth-1", "warrior", icons="capitol", values=(1, 1, 1, 1))
)


@pytest.mark.rule("DT-SAB-04")
def test_it_can_be_agreed_upon_that_nobody_sabotages_from_cover() -> None:
    """G-86."""
    agreed = Agreed(cover_sabotage=False)
    given = GivenFront("squad hussar dragoon", covered="dragoon", agreed=agreed)

    assert given.offers("sabotage") == {"hussar 1"}
    given.chooses("sabotage hussar 1")
    given.table.covered |= {given["hussar"]}  # by a card in the window
    given.declines()

    assert given.told("sabotage_failed") == [(HONZA,)]


@pytest.mark.rule("DT-SAB-06")
@pytest.mark.parametrize("saved", [False, True])
def test_who_brings_a_fighter_into_play_in_time_prevents_it(saved: bool) -> None:
    given = GivenFront("squad hussar", "player alliance-capitol; hand infantry")  # fmt: skip

    given.chooses("sabotage hussar 1")
    if saved:
        given.plays(MARTIN, "play infantry squad-1")
    given.declines()

    assert given.told("sabotage_failed") == ([(HONZA,)] if saved else [])
    assert (given.prompt() == "dt-split") is not saved


@pytest.mark.rule("DT-SAB-10")
def test_actions_gained_outside_your_own_turn_are_no_sabotage() -> None:
    given = GivenFront("squad hussar", active=MARTIN)

    given.table.gaining, given.table.gained = HONZA, ("undefined",)

    found: list[Choice] = []
    for offer in ACTIONS:
        offer.list_options(given.table, HONZA, found)
    assert found == [("meditate",), ("done",)]


test_what_follows_from_a_position = prove(
    *(row(f"it needs an opponent without anybody able to fight: {theirs}", "DT-SAB-03",
        given("squad hussar", f"squad {theirs}"), then({"offers sabotage": possible}))
        for theirs, possible in (("", {"hussar 1"}), ("infantry", set()),
            ("staff-general-constance-romanov", {"hussar 1"}))),
    row("a player cannot be attacked only sabotaged", "DT-SAB-01",
        # there is no warrior to attack
        given("squad hussar"), then({"offered": {"sabotage hussar 1", "meditate", "done"}})),
    *(row(f"cards that open the way to a player open it for sabotage and no attack: {card} {bearer}", "DT-SAB-02",
        given("squad hussar", f"squad {bearer}", on={f"1:{card}": bearer}),
        then({"offers sabotage": {"hussar 1"}, "may declare_attack": False}))
        for card, bearer in (("hidden", "mortificator"), ("missing-in-action", "infantry"))),
    row("any one able to fight is announced", "DT-SAB-04",
        given("squad hussar dragoon staff-general-constance-romanov golden-lion",
            on={"0:missing-in-action": "golden-lion"}, covered="dragoon"),
        then({"offers sabotage": {"hussar 1", "dragoon 1"}}),  # one in cover too (G-86)
        "sabotage dragoon 1",
        then(lambda front: front.told("sabotages") == [(HONZA, front["dragoon"], "dragoon", MARTIN)])),
    row("it is the last action and the others are lost", "DT-SAB-04", "DT-SAB-11",
        given("squad hussar; hand golden-lion"), "sabotage hussar 1", declines, "split 0 1", declines,
        then({"common": 0, "prompt": "dt-discard"})),
    row("each opponent is sabotaged once a turn", "DT-SAB-05", "G-25",
        given("squad hussar", destiny=(20, 20, 20)), then({"offers sabotage": {"hussar 1", "hussar 2"}}),
        "sabotage hussar 2", then({"sabotaged": (ROMAN,)}),
        sets(common=1),  # whatever gives one more action
        then(lambda front: sabotage_barred(front.table, HONZA) is not None)),
    *(row(f"it brings half of the value rounded up: {worth} {points}", "DT-SAB-07", "DT-DX-04", cards(WORTH),
        given(f"squad worth-{worth}"), f"sabotage worth-{worth} 1", declines,
        then({"offers split": {f"{points - promotion} {promotion}" for promotion in range(points + 1)}}))
        for worth, points in ((7, 4), (8, 4), (1, 1))),
    row("a saboteur that is stolen in time brings nothing", "DT-SAB-06", "DT-SAB-07",
        given("squad hussar dragoon", "squad samurai; hand inspired programmed", ""), "sabotage hussar 2",
        plays(MARTIN, "play inspired player-1"), until("dt-gained-action"), "play programmed hussar",
        until("dt-gained-action"), "done", declines,
        then({"where hussar": "squad-1", "told sabotage_failed": [(HONZA,)], "told claims": []})),
    *(row(f"the reward is split as the player likes: {destiny} {promotion}", "DT-SAB-08",
        given("squad valerie-duval"), "sabotage valerie-duval 1", declines, f"split {destiny} {promotion}", declines,
        then({"destiny 0": 20 + destiny, "promotion 0": promotion}))
        for destiny, promotion in ((4, 0), (0, 4), (1, 3))),
    *(row(f"who has attacked in your own turn does not sabotage: {left}", "DT-SAB-13",
        # an action by a card, which is spent on the attack before a common one
        given("squad sean-gallagher dragoon", "kohort centurion", wounded="centurion"), sets(tokens=granted),
        attacks("sean-gallagher", "centurion"), declines, "split 0 5", declines,
        then({"where centurion": "grave-1", "common": left},
            lambda front: sabotage_barred(front.table, HONZA) is not None))  # nobody protects Martin any more
        for granted, left in (((), 2), (("undefined",), 3))),
    row("who has sabotaged does not attack by an action of your own turn", "DT-SAB-13",
        # whatever gives one more attack
        given("squad hussar", "player alliance-capitol; hand infantry"), "sabotage hussar 1", sets(tokens=("attack",)),
        plays(MARTIN, "play infantry squad-1"), declines, then({"prompt": "dt-action", "may declare_attack": False})),
    row("a grand assault is possible in the same turn", "DT-SAB-14",
        given("squad hussar; hand grand-assault", "player alliance-capitol; hand infantry"), "sabotage hussar 1",
        plays(MARTIN, "play infantry squad-1"), plays(HONZA, "play grand-assault player-0"), declines,
        then({"offers attack": {"hussar infantry"}})),
    *(row(f"there is none before everybody has had a whole turn: {possible}", "DT-SAB-09",
        given("squad hussar", turns=turns),
        then(lambda front, possible=possible: bool(front.offers("sabotage")) is possible))
        for turns, possible in (((0, 1), False), ((1, 0), False), ((1, 1), True))),
    row("one that may not act does not sabotage", "DT-SAB-04", "G-86",
        given("squad hussar dragoon golden-lion infantry; hidden samurai", "player alliance-capitol",
            on={"1:dont-call-again": "dragoon"}),
        lambda front: front.table.prisoners.update({front["golden-lion"]: front["alliance-capitol"]}),
        then({"offers sabotage": {"hussar 1", "infantry 1"}}), "sabotage hussar 1",
        # by a card in the window
        lambda front: front.table.prisoners.update({front["hussar"]: front["alliance-capitol"]}),
        declines, then({"told sabotage_failed": [(HONZA,)]})),
    row("in the next turn there is sabotage again", "DT-SAB-05",
        given("squad hussar; library dragoon", "library positive-karma"), "sabotage hussar 1", declines, "split 0 1",
        answering(lambda front: front.prompt() == "dt-action" and front.asked() == HONZA, "decline", "done"),
        then({"offers sabotage": {"hussar 1"}})),
    row("attack actions cannot be used for it and it uses none", "DT-SAB-12", "G-24",
        given("squad hussar"), sets(common=0, tokens=("attack",)), then({"offers sabotage": set()}),
        sets(common=1, tokens=()), then({"offers sabotage": {"hussar 1"}}), "sabotage hussar 1",
        then({"attacks": 0, "bound": False})),
)  # fmt: skip

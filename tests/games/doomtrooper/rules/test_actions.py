"""Actions (DT-ACT), deploying warriors (DT-WAR), meditation (DT-MED) and special cards (DT-SPEC)."""

from typing import Any

import pytest

from herna.engine.explain import explain
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.actions import begin_turn
from herna.games.doomtrooper.table import ATTACK, NON_ATTACK, UNDEFINED
from tests.games.doomtrooper.rows import (
    answering,
    attacks,
    declines,
    each,
    given,
    plays,
    position,
    prove,
    row,
    sets,
    then,
    until,
    until_phase,
)


@pytest.mark.rule("DT-ACT-04")
def test_every_action_is_an_attack_a_non_attack_or_undefined() -> None:
    granted = {effect["kind"] for card in PRINTED.values() for effect in card.effects if effect["do"] == "give-actions"}

    assert granted == {"attack", "non-attack", "undefined"} == {ATTACK, NON_ATTACK, UNDEFINED}


@pytest.mark.rule("DT-ACT-21")
def test_an_ability_costs_and_does_what_its_card_says() -> None:
    given = GivenFront("squad trencher; library foxhole", seed="ability")
    fewer = GivenFront("squad trencher; library foxhole", common=2)
    assert fewer.offers("use trencher") == set()

    given.chooses(next(words for words in sorted(given.offered()) if words.startswith("use trencher")))
    for _ in range(20):
        if given.where("foxhole") == "on trencher":
            break
        given.chooses(sorted(given.offered())[-1])

    assert given.where("foxhole") == "on trencher"
    assert given.table.common == 0


# Deploying


@pytest.mark.rule("DT-WAR-04")
def test_a_warrior_enters_unwounded_and_face_up_even_if_it_was_wounded_before() -> None:
    given = GivenFront("squad hussar dragoon", wounded="hussar", covered="hussar")
    given.discards("hussar")
    given.table.graves[HONZA], given.table.hands[HONZA] = (), (given["hussar"],)
    given.chooses("meditate").declines()

    given.chooses("play hussar squad-0").declines()

    assert given.where("hussar") == "squad-0"
    assert given["hussar"] not in given.table.wounded | given.table.covered


# Special cards


@pytest.mark.rule("DT-SPEC-02")
@pytest.mark.parametrize(("destiny", "targets"), [(6, set()), (7, {"razide"})])
def test_a_special_card_may_cost_destiny_too(destiny: int, targets: set[str]) -> None:
    given = GivenFront("hand cleansing-flame", "kohort razide", destiny=(destiny, 0))
    given.chooses("meditate")  # one more

    assert given.offers("play cleansing-flame") == targets
    if targets:
        given.chooses("play cleansing-flame razide")
        assert given.table.destiny[HONZA] == 0


@pytest.mark.rule("DT-SPEC-03")
def test_a_special_card_without_a_price_in_actions_is_not_played_by_an_action() -> None:
    specials = [card for card in PRINTED.values() if card.type == "special"]

    assert all((card.timing == "action") == (card.actions > 0) for card in specials)
    given = GivenFront("squad hussar; hand positive-karma#2", "hand positive-karma")
    assert given.offers("play") == set()
    given.chooses("meditate").plays(MARTIN, "play positive-karma player-1")
    assert given.table.common == 2


# Actions gained outside your own turn (G-22)


def gained_duel(hand: str) -> GivenFront:
    """In Honza's turn Martin has gained three actions and fights a duel with the first one; he is asked in phase 5."""
    given = GivenFront(
        "squad samurai", f"squad staff-general-constance-romanov max-steiner infantry; hand inspired {hand}"
    )
    given.chooses("meditate").plays(MARTIN, "play inspired player-1").declines_until("dt-gained-action")
    given.chooses("declare_attack").declines_until("dt-attack").chooses("attack max-steiner samurai")
    given.declines_until("dt-tactic").chooses("tactic fight").declines_until("dt-combat", MARTIN)
    return given


# Which action pays (DT-ACT-17, G-23)

LEADER = "staff-general-constance-romanov"


@position
def inspired(honzas: str = f"squad {LEADER} dragoon; hand doomed", martins: str = "", **given: Any) -> GivenFront:
    """Honza has three COMMON actions and three that Inspired has granted, a Leader and a warrior whom he leads."""
    front = GivenFront(honzas, f"squad dragoon#2; {martins}", **given)
    front.table.tokens = (NON_ATTACK,) * 3
    return front


def left(given: GivenFront) -> tuple[int, int]:
    """How many COMMON and how many granted actions Honza has left."""
    return given.table.common, len(given.table.tokens)


def attacks_with(given: GivenFront, attacker: str, defender: str) -> None:
    given.attacks(attacker, defender)  # nobody is hurt
    given.until_phase(0).declines()


@pytest.mark.rule("DT-ACT-17")
@pytest.mark.parametrize(
    ("common", "tokens", "bound", "who", "offered"),
    [
        (3, (NON_ATTACK,), False, f"{LEADER} dragoon", True),
        (3, (NON_ATTACK,), False, "dragoon", True),  # a Leader may still come
        (3, (UNDEFINED,), False, "dragoon", True),
        (3, (), False, f"{LEADER} dragoon", False),
        (0, (NON_ATTACK,), False, f"{LEADER} dragoon", False),
        (3, (ATTACK,), False, f"{LEADER} dragoon", False),
        (3, (NON_ATTACK,), True, f"{LEADER} dragoon", True),
        (3, (NON_ATTACK,), True, f"{LEADER} infantry", False),  # whom the Leader does not lead
    ],
)
def test_which_action_pays_is_a_choice_only_if_there_are_two_that_could(
    common: int, tokens: tuple[str, ...], bound: bool, who: str, offered: bool
) -> None:
    """G-23."""
    given = inspired(f"squad {who}; hand doomed").lay()

    given.table.common, given.table.tokens, given.table.bound = common, tokens, bound

    assert ("use_common" in given.offered()) == offered
    reasons = explain(given.play, HONZA, ("use_common",))
    assert [reason.rule for reason in reasons] == ([] if offered else ["DT-ACT-17"])


@pytest.mark.rule("DT-PERS-03")
@pytest.mark.parametrize("common_first", [False, True])
def test_the_action_that_comes_back_with_a_personality_is_the_one_that_was_spent(common_first: bool) -> None:
    """G-38."""
    given = inspired(f"squad {LEADER} dragoon; hand max-steiner#2", "hidden max-steiner").lay()

    if common_first:
        given.chooses("use_common")
    given.chooses("play max-steiner#2 squad-0")

    assert given.where("max-steiner#2") == "hand-0"
    assert left(given) == (3, 3)


test_what_follows_from_a_position = prove(
    row("a timepiece gives an action to its own player only", "DT-ACT-01",
        given("squad dragoon", "squad hussar+archetypal-timepiece"), lambda front: begin_turn(front.table, HONZA),
        then({"common": 3}), lambda front: begin_turn(front.table, MARTIN), then({"common": 4})),
    row("a player has three common actions unless a card changes this", "DT-ACT-01",
        given("squad hussar"), lambda front: begin_turn(front.table, HONZA), then({"common": 3, "tokens": ()}),
        given("squad hussar+archetypal-timepiece"), lambda front: begin_turn(front.table, HONZA),
        then({"common": 4, "tokens": ()})),
    row("actions are taken in any order and the same one several times", "DT-ACT-02", "DT-ACT-05", "DT-ACT-06",
        "DT-MED-01",
        given("squad hussar; hand infantry", destiny=(5, 5)), then({"may play infantry squad-0": True}),
        "meditate", then({"common": 2}),
        declines, then({"may play infantry squad-0": True}),
        "meditate", then({"common": 1}),
        declines, then({"may play infantry squad-0": True}),
        "meditate", then({"common": 0}),
        declines, then({"destiny 0": 8, "times meditated": 3})),
    row("no action has to be taken and what is left is lost", "DT-ACT-03",
        given("squad hussar; hand doomed"), "done", then({"prompt": "dt-discard"}),
        "done", declines, then({"active": MARTIN, "common": 3})),  # Martin's own
    *(row(f"the kind of an action says what it may be used for: {kind} {meditates} {attacks}", "DT-ACT-04",
        given("squad hussar", "squad dragoon"), sets(common=0, tokens=(kind,)),
        then({"may meditate": meditates, "may declare_attack": attacks}))
        for kind, meditates, attacks in ((ATTACK, False, True), (NON_ATTACK, True, False), (UNDEFINED, True, True))),
    row("one action becomes an attack and it is the last one", "DT-ACT-06", "DT-ACT-10",
        given("squad dragoon; hand doomed", "squad dragoon#2 dragoon#3"),
        then({"may meditate": True, "may declare_attack": True}),
        attacks("dragoon", "dragoon#2"),  # nobody is hurt
        until_phase(0), declines,
        then({"where dragoon": "squad-0"}, lambda front: front.offered() <= {"done", "discard doomed"})),
    row("what an action is used for is said when its turn comes", "DT-ACT-18",
        given("hand hussar positive-karma", destiny=(0, 0)), then({"offers play hussar": set()}),
        # what nobody could have announced before
        "meditate", "play positive-karma player-0", declines, then({"offers play hussar": {"squad-0"}})),
    # Deploying
    *(row(f"without enough destiny a warrior is not deployed: {destiny}", "DT-WAR-03",
        given("hand hussar", destiny=(destiny, 5)), then({"offers play hussar": where}))
        for destiny, where in ((1, set()), (2, {"squad-0"}))),
    *(row(f"a warrior may attack in the turn in which it was deployed but not in the first: {turns}", "DT-WAR-05",
        given("hand hussar", "squad infantry", turns=(turns, 3)), "play hussar squad-0", declines,
        then({"may declare_attack": attacks}))
        for turns, attacks in ((3, True), (0, False))),
    row("a warrior may be attacked as soon as it was deployed", "DT-WAR-06",
        given("squad hussar", "player alliance-capitol; hand infantry"), then({"may declare_attack": False}),
        "meditate", plays(MARTIN, "play infantry squad-1"), until("dt-action"), "declare_attack", declines,
        then({"offers attack": {"hussar infantry"}})),
    row("a player without a warrior may meditate", "DT-MED-02",
        given(destiny=(0, 0)), "meditate", then({"destiny 0": 1, "common": 2})),
    # Special cards
    row("a special card that names its moment is played then only", "DT-SPEC-01",
        given("squad dragoon; hand joy-of-victory lucky-shot", "squad dragoon#2"), then({"offers play": set()}),
        "meditate", then({"offers play": set()}),
        declines, attacks("dragoon", "dragoon#2", "shoot"),
        then({"some play lucky-shot": True, "offers play joy-of-victory": set()}),
        until("dt-react"), until("dt-react", HONZA), then({"offers play": {"joy-of-victory dragoon"}})),
    # Which action pays (DT-ACT-17, G-23)
    row("an attack that only some could make costs one action when it is given up", "DT-DUEL-08", "DT-ACT-17",
        given("squad staff-general-constance-romanov dragoon", "squad sea-lion"),
        sets(common=0, tokens=("non-attack",) * 3), "declare_attack", declines, "give_up", declines,
        then({"told gave_up": [(HONZA,)], "tokens": ("non-attack", "non-attack")})),
    row("gained actions pay first unless the player uses a common one", "DT-ACT-17", "G-23",
        inspired(), "meditate", declines, then(lambda front: left(front) == (3, 2)),
        "use_common",
        then({"may use_common": False, "prompt": "dt-action"},
            lambda front: front.play.ask is not None and front.play.ask.arguments["common"] == 1),
        "meditate", declines, then(lambda front: left(front) == (2, 2)),
        "meditate",  # it was for one action only
        then(lambda front: left(front) == (2, 1))),
    row("three meditations an attack and two more meditations are a legal turn", "DT-ACT-17", "G-23",
        inspired(), "use_common", "meditate", declines, "use_common", "meditate", declines, "use_common",
        "meditate", declines, lambda front: attacks_with(front, "dragoon", "dragoon#2"), "meditate", declines,
        "meditate", declines, then({"times meditated": 5, "prompt": "dt-discard"})),
    row("after an attack with a common action the other common ones are attacks and the gained ones free", "DT-ACT-11",
        "DT-ACT-17", "G-23",
        inspired(), "use_common", lambda front: attacks_with(front, "dragoon", "dragoon#2"), "use_common",
        lambda front: attacks_with(front, "dragoon", "dragoon#2"),
        then(lambda front: (left(front), front.table.bound) == ((1, 3), True)),
        "use_common", then({"offered": {"declare_attack", "done"}}),
        lambda front: attacks_with(front, "dragoon", "dragoon#2"),
        then({"may meditate": True, "may declare_attack": True}, lambda front: left(front) == (0, 3))),
    row("a declared attack that is given up costs the action also with a leader", "DT-ACT-13", "DT-DUEL-08",
        given(f"squad {LEADER} dragoon; hand doomed", "squad dragoon#2"), "declare_attack", declines, "give_up",
        declines, then({"common": 0, "told gave_up": [(HONZA,)]})),
    row("a common action is bound by a duty and a gained one is not", "DT-ACT-17", "G-23", "G-30",
        inspired("squad dragoon infantry; hand doomed", covered="dragoon infantry"),
        then({"may meditate": True, "may use_common": True}),
        "use_common", then({"offered": {"leave_cover dragoon", "leave_cover infantry"}}),
        "leave_cover dragoon", then(lambda front: left(front) == (2, 3))),
    row("what costs several actions takes the common ones first if the player wants that", "DT-ACT-17", "G-23", "G-29",
        inspired(f"squad {LEADER} dragoon; hand elite-trooper", common=1), "use_common",
        "play elite-trooper dragoon", then(lambda front: left(front) == (0, 2))),
    row("after a sabotage there is neither an attack nor another action", "DT-ACT-06", "DT-ACT-10",
        given("squad hussar; hand doomed"), "sabotage hussar 1",
        answering(lambda front: front.prompt() in ("dt-action", "dt-discard"), "decline", "?"),
        then({"prompt": "dt-discard"})),
    *each(lambda card, actions: row(f"a special card is played for as many actions as it says: {card} {actions}",
        "DT-SPEC-01",
        given(f"squad hussar; hand {card}"),
        lambda front: front.chooses(f'play {card} {sorted(front.offers(f"play {card}"))[0]}'),
        then({"common": 3 - actions}), given(f"squad hussar; hand {card}", common=actions - 1),
        then({f"offers play {card}": set()})),
        ("training", 1), ("elite-trooper", 2)),
    row("a warrior is paid for and then placed", "DT-WAR-02",
        given("hand hussar", destiny=(5, 5)), "play hussar squad-0", declines,
        then({"told paid": [(HONZA, 2)], "destiny 0": 3, "common": 2},
            lambda front: [event.whole[0] for event in front.play.log.events].index("paid")
                < [event.whole[0] for event in front.play.log.events].index("entered"))),
    *each(lambda card, target, left:
        row(f"an unrelated card played in a duel among gained actions forfeits the rest: {card} {target} {left}",
        "DT-ACT-07",
        position(gained_duel)(card), f"play {card} {target}",
        answering(lambda front: front.prompt() in ("dt-gained-action", "dt-action"), "decline", "?"),
        then(lambda front: len(front.table.gained) == left,
            lambda front: (front.prompt(), front.asked())
                == (("dt-gained-action", MARTIN) if left else ("dt-action", HONZA)))),
        ("powerful-blow", "max-steiner", 2), ("mental-constitution", "max-steiner", 2),
        ("mental-constitution", "infantry", 0), ("positive-karma", "player-1", 0), ("heavy-fog", "-", 0)),
)  # fmt: skip

"""Actions (DT-ACT), deploying warriors (DT-WAR), meditation (DT-MED) and special cards (DT-SPEC)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.engine.decision import explain
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.actions import begin_turn
from herna.games.doomtrooper.table import ATTACK, NON_ATTACK, UNDEFINED
from tests.kit.front import HONZA, MARTIN, GivenFront


@pytest.mark.rule("DT-ACT-01")
def test_a_player_has_three_common_actions_unless_a_card_changes_this() -> None:
    plain = GivenFront(squads={HONZA: "hussar"})
    relic = GivenFront(squads={HONZA: "hussar"}, on={"archetypal-timepiece": "hussar"})

    for given in (plain, relic):
        begin_turn(given.table, HONZA)

    assert (plain.table.common, plain.table.tokens) == (3, ())
    assert (relic.table.common, relic.table.tokens) == (4, ())


@pytest.mark.rule("DT-ACT-02", "DT-ACT-05", "DT-ACT-06", "DT-MED-01")
def test_actions_are_taken_in_any_order_and_the_same_one_several_times() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "infantry"}, destiny=(5, 5))

    for left in (2, 1, 0):
        assert "play_card infantry squad-0" in given.offered()
        given.choose("meditate")
        assert given.table.common == left
        given.declines()

    assert given.table.destiny[HONZA] == 8
    assert len(given.told("meditated")) == 3


@pytest.mark.rule("DT-ACT-03")
def test_no_action_has_to_be_taken_and_what_is_left_is_lost() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "doomed"})

    given.choose("no_more")
    assert given.prompt() == "dt-discard"
    given.choose("keep")
    given.declines()

    assert (given.table.active, given.table.common) == (MARTIN, 3)  # Martin's own


@pytest.mark.rule("DT-ACT-04")
def test_every_action_is_an_attack_a_non_attack_or_undefined() -> None:
    granted = {effect["kind"] for card in PRINTED.values() for effect in card.effects if effect["do"] == "give-actions"}

    assert granted == {"attack", "non-attack", "undefined"} == {ATTACK, NON_ATTACK, UNDEFINED}


@pytest.mark.rule("DT-ACT-04")
@pytest.mark.parametrize(
    ("kind", "meditates", "attacks"), [(ATTACK, False, True), (NON_ATTACK, True, False), (UNDEFINED, True, True)]
)
def test_the_kind_of_an_action_says_what_it_may_be_used_for(kind: str, meditates: bool, attacks: bool) -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"})

    given.table.common, given.table.tokens = 0, (kind,)

    assert ("meditate" in given.offered(), "declare_attack" in given.offered()) == (meditates, attacks)


@pytest.mark.rule("DT-ACT-06", "DT-ACT-10")
def test_one_action_becomes_an_attack_and_it_is_the_last_one() -> None:
    given = GivenFront(squads={HONZA: "dragoon", MARTIN: "dragoon#2 dragoon#3"}, hands={HONZA: "doomed"})
    assert {"meditate", "declare_attack"} <= given.offered()

    given.attacks("dragoon", "dragoon#2")  # nobody is hurt
    given.until_phase(0)
    given.declines()

    assert given.offered() <= {"no_more", "discard doomed", "keep"}
    assert given.where("dragoon") == "squad-0"


@pytest.mark.rule("DT-ACT-06", "DT-ACT-10")
def test_after_a_sabotage_there_is_neither_an_attack_nor_another_action() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "doomed"})

    given.choose("sabotage hussar 1")
    for _ in range(20):
        if given.prompt() in ("dt-action", "dt-discard"):
            break
        given.choose("decline" if "decline" in given.offered() else sorted(given.offered())[0])

    assert given.prompt() == "dt-discard"


@pytest.mark.rule("DT-ACT-18")
def test_what_an_action_is_used_for_is_said_when_its_turn_comes() -> None:
    given = GivenFront(hands={HONZA: "hussar positive-karma"}, destiny=(0, 0))
    assert given.offers("play_card hussar") == set()

    given.choose("meditate")
    given.choose("play_card positive-karma player-0")
    given.declines()

    assert given.offers("play_card hussar") == {"squad-0"}  # what nobody could have announced before


@pytest.mark.rule("DT-ACT-21")
def test_an_ability_costs_and_does_what_its_card_says() -> None:
    given = GivenFront(squads={HONZA: "trencher"}, libraries={HONZA: "foxhole"}, seed="ability")
    fewer = GivenFront(squads={HONZA: "trencher"}, libraries={HONZA: "foxhole"}, common=2)
    assert fewer.offers("use trencher") == set()

    given.choose(next(words for words in sorted(given.offered()) if words.startswith("use trencher")))
    for _ in range(20):
        if given.where("foxhole") == "on trencher":
            break
        given.choose(sorted(given.offered())[-1])

    assert given.where("foxhole") == "on trencher"
    assert given.table.common == 0


# Deploying


@pytest.mark.rule("DT-WAR-02")
def test_a_warrior_is_paid_for_and_then_placed() -> None:
    given = GivenFront(hands={HONZA: "hussar"}, destiny=(5, 5))

    given.choose("play_card hussar squad-0")
    given.declines()

    assert given.play.log is not None
    told = [event.whole[0] for event in given.play.log.events]
    assert told.index("paid") < told.index("entered")
    assert given.told("paid") == [("paid", HONZA, 2)]
    assert (given.table.destiny[HONZA], given.table.common) == (3, 2)


@pytest.mark.rule("DT-WAR-03")
@pytest.mark.parametrize(("destiny", "where"), [(1, set()), (2, {"squad-0"})])
def test_without_enough_destiny_a_warrior_is_not_deployed(destiny: int, where: set[str]) -> None:
    given = GivenFront(hands={HONZA: "hussar"}, destiny=(destiny, 5))

    assert given.offers("play_card hussar") == where


@pytest.mark.rule("DT-WAR-04")
def test_a_warrior_enters_unwounded_and_face_up_even_if_it_was_wounded_before() -> None:
    given = GivenFront(squads={HONZA: "hussar dragoon"}, wounded="hussar", covered="hussar")
    given.discards("hussar")
    given.table.graves[HONZA], given.table.hands[HONZA] = (), (given["hussar"],)
    given.choose("meditate")
    given.declines()

    given.choose("play_card hussar squad-0")
    given.declines()

    assert given.where("hussar") == "squad-0"
    assert given["hussar"] not in given.table.wounded | given.table.covered


@pytest.mark.rule("DT-WAR-05")
@pytest.mark.parametrize(("turns", "attacks"), [(3, True), (0, False)])
def test_a_warrior_may_attack_in_the_turn_in_which_it_was_deployed_but_not_in_the_first(
    turns: int, attacks: bool
) -> None:
    given = GivenFront(squads={MARTIN: "infantry"}, hands={HONZA: "hussar"}, turns=(turns, 3))

    given.choose("play_card hussar squad-0")
    given.declines()

    assert ("declare_attack" in given.offered()) == attacks


@pytest.mark.rule("DT-WAR-06")
def test_a_warrior_may_be_attacked_as_soon_as_it_was_deployed() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, players={MARTIN: "alliance-capitol"}, hands={MARTIN: "infantry"})
    assert "declare_attack" not in given.offered()
    given.choose("meditate")
    given.plays(MARTIN, "play_card infantry squad-1")
    given.until("dt-action")

    given.choose("declare_attack")
    given.declines()

    assert given.offers("attack") == {"hussar infantry"}


@pytest.mark.rule("DT-MED-02")
def test_a_player_without_a_warrior_may_meditate() -> None:
    given = GivenFront(destiny=(0, 0))

    given.choose("meditate")

    assert (given.table.destiny[HONZA], given.table.common) == (1, 2)


# Special cards


@pytest.mark.rule("DT-SPEC-01")
@pytest.mark.parametrize(("card", "actions"), [("training", 1), ("elite-trooper", 2)])
def test_a_special_card_is_played_for_as_many_actions_as_it_says(card: str, actions: int) -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: card})
    fewer = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: card}, common=actions - 1)
    assert fewer.offers(f"play_card {card}") == set()

    given.choose(f"play_card {card} {sorted(given.offers(f'play_card {card}'))[0]}")

    assert given.table.common == 3 - actions


@pytest.mark.rule("DT-SPEC-01")
def test_a_special_card_that_names_its_moment_is_played_then_only() -> None:
    given = GivenFront(squads={HONZA: "dragoon", MARTIN: "dragoon#2"}, hands={HONZA: "joy-of-victory lucky-shot"})
    assert given.offers("play_card") == set()
    given.choose("meditate")
    assert given.offers("play_card") == set()
    given.declines()

    given.attacks("dragoon", "dragoon#2", "shoot")
    assert given.offers("play_card lucky-shot")
    assert given.offers("play_card joy-of-victory") == set()
    given.until("dt-react")
    given.until_asked(HONZA, "dt-react")

    assert given.offers("play_card") == {"joy-of-victory dragoon"}


@pytest.mark.rule("DT-SPEC-02")
@pytest.mark.parametrize(("destiny", "targets"), [(6, set()), (7, {"razide"})])
def test_a_special_card_may_cost_destiny_too(destiny: int, targets: set[str]) -> None:
    given = GivenFront(kohorts={MARTIN: "razide"}, hands={HONZA: "cleansing-flame"}, destiny=(destiny, 0))
    given.choose("meditate")  # one more

    assert given.offers("play_card cleansing-flame") == targets
    if targets:
        given.choose("play_card cleansing-flame razide")
        assert given.table.destiny[HONZA] == 0


@pytest.mark.rule("DT-SPEC-03")
def test_a_special_card_without_a_price_in_actions_is_not_played_by_an_action() -> None:
    specials = [card for card in PRINTED.values() if card.type == "special"]

    assert all((card.timing == "action") == (card.actions > 0) for card in specials)
    given = GivenFront(squads={HONZA: "hussar"}, hands={MARTIN: "positive-karma", HONZA: "positive-karma#2"})
    assert given.offers("play_card") == set()
    given.choose("meditate")
    given.plays(MARTIN, "play_card positive-karma player-1")
    assert given.table.common == 2


# Actions gained outside the own turn (G-22)


def gained_duel(hand: str) -> GivenFront:
    """In Honza's turn Martin has gained three actions and fights a duel with the first one; he is asked in phase 5."""
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "staff-general-constance-romanov max-steiner infantry"},
        hands={MARTIN: f"inspired {hand}"},
    )
    given.choose("meditate")
    given.plays(MARTIN, "play_card inspired player-1")
    given.until("dt-gained-action")
    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose("attack max-steiner samurai")
    given.until("dt-tactic")
    given.choose("tactic fight")
    given.until_asked(MARTIN, "dt-combat")
    return given


@pytest.mark.rule("DT-ACT-07")
@pytest.mark.parametrize(
    ("card", "target", "left"),
    [
        ("powerful-blow", "max-steiner", 2),
        ("mental-constitution", "max-steiner", 2),
        ("mental-constitution", "infantry", 0),
        ("positive-karma", "player-1", 0),
        ("heavy-fog", "-", 0),
    ],
)
def test_an_unrelated_card_played_in_a_duel_among_gained_actions_forfeits_the_rest(
    card: str, target: str, left: int
) -> None:
    given = gained_duel(card)

    given.choose(f"play_card {card} {target}")
    for _ in range(60):
        if given.prompt() in ("dt-gained-action", "dt-action"):
            break
        given.choose("decline" if "decline" in given.offered() else min(given.offered()))

    assert len(given.table.gained) == left
    assert (given.prompt(), given.asked()) == (("dt-gained-action", MARTIN) if left else ("dt-action", HONZA))


# Which action pays (DT-ACT-17, G-23)

LEADER = "staff-general-constance-romanov"


def inspired(**given: Any) -> GivenFront:
    """Honza has three COMMON actions and three that Inspired has granted, a Leader and a warrior whom he leads."""
    front = GivenFront(
        **{"squads": {HONZA: f"{LEADER} dragoon", MARTIN: "dragoon#2"}, "hands": {HONZA: "doomed"}, **given}
    )
    front.table.tokens = (NON_ATTACK,) * 3
    return front


def left(given: GivenFront) -> tuple[int, int]:
    """How many COMMON and how many granted actions Honza has left."""
    return given.table.common, len(given.table.tokens)


def attacks_with(given: GivenFront, attacker: str, defender: str) -> None:
    given.attacks(attacker, defender)  # nobody is hurt
    given.until_phase(0)
    given.declines()


@pytest.mark.rule("DT-ACT-17")
def test_gained_actions_pay_first_unless_the_player_uses_a_common_one() -> None:
    """G-23."""
    given = inspired()

    given.choose("meditate")
    given.declines()
    assert left(given) == (3, 2)
    given.choose("use_common")
    assert "use_common" not in given.offered()
    assert given.play.ask is not None
    assert (given.prompt(), given.play.ask.arguments["common"]) == ("dt-action", 1)
    given.choose("meditate")
    given.declines()
    assert left(given) == (2, 2)
    given.choose("meditate")  # it was for one action only

    assert left(given) == (2, 1)


@pytest.mark.rule("DT-ACT-17")
def test_three_meditations_an_attack_and_two_more_meditations_are_a_legal_turn() -> None:
    """G-23."""
    given = inspired()

    for _ in range(3):
        given.choose("use_common")
        given.choose("meditate")
        given.declines()
    attacks_with(given, "dragoon", "dragoon#2")
    for _ in range(2):
        given.choose("meditate")
        given.declines()

    assert len(given.told("meditated")) == 5
    assert given.prompt() == "dt-discard"


@pytest.mark.rule("DT-ACT-11", "DT-ACT-17")
def test_after_an_attack_with_a_common_action_the_other_common_ones_are_attacks_and_the_gained_ones_free() -> None:
    """G-23."""
    given = inspired()

    for _ in range(2):
        given.choose("use_common")
        attacks_with(given, "dragoon", "dragoon#2")
    assert (left(given), given.table.bound) == ((1, 3), True)
    given.choose("use_common")
    assert given.offered() == {"declare_attack", "no_more"}
    attacks_with(given, "dragoon", "dragoon#2")

    assert left(given) == (0, 3)
    assert {"meditate", "declare_attack"} <= given.offered()


@pytest.mark.rule("DT-ACT-13", "DT-DUEL-08")
def test_a_declared_attack_that_is_given_up_costs_the_action_also_with_a_leader() -> None:
    given = GivenFront(squads={HONZA: f"{LEADER} dragoon", MARTIN: "dragoon#2"}, hands={HONZA: "doomed"})
    given.choose("declare_attack")
    given.declines()

    given.choose("give_up")
    given.declines()

    assert given.table.common == 0
    assert given.told("gave_up") == [("gave_up", HONZA)]


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
    given = inspired(squads={HONZA: who, MARTIN: "dragoon#2"})

    given.table.common, given.table.tokens, given.table.bound = common, tokens, bound

    assert ("use_common" in given.offered()) == offered
    reasons = explain(given.play, HONZA, ("use_common",))
    assert [reason.rule for reason in reasons] == ([] if offered else ["DT-ACT-17"])


@pytest.mark.rule("DT-ACT-17")
def test_a_common_action_is_bound_by_a_duty_and_a_gained_one_is_not() -> None:
    """G-23, G-30."""
    given = inspired(squads={HONZA: "dragoon infantry", MARTIN: "dragoon#2"}, covered="dragoon infantry")
    assert {"meditate", "use_common"} <= given.offered()

    given.choose("use_common")
    assert given.offered() == {"leave_cover dragoon", "leave_cover infantry"}
    given.choose("leave_cover dragoon")

    assert left(given) == (2, 3)


@pytest.mark.rule("DT-ACT-17")
def test_what_costs_several_actions_takes_the_common_ones_first_if_the_player_wants_that() -> None:
    """G-23, G-29."""
    given = inspired(hands={HONZA: "elite-trooper"}, common=1)

    given.choose("use_common")
    given.choose("play_card elite-trooper dragoon")

    assert left(given) == (0, 2)


@pytest.mark.rule("DT-PERS-03")
@pytest.mark.parametrize("common_first", [False, True])
def test_the_action_that_comes_back_with_a_personality_is_the_one_that_was_spent(common_first: bool) -> None:
    """G-38."""
    given = inspired(hidden={MARTIN: "max-steiner"}, hands={HONZA: "max-steiner#2"})

    if common_first:
        given.choose("use_common")
    given.choose("play_card max-steiner#2 squad-0")

    assert given.where("max-steiner#2") == "hand-0"
    assert left(given) == (3, 3)

"""Special cards that give actions and attacks: Initiative, Blood Lust, Inspired, Smell of War, Grand Assault …"""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.front import HONZA, MARTIN, GivenFront


def before_honzas_turn(**given: Any) -> GivenFront:
    """Martin has no actions left: Honza's turn is next."""
    return GivenFront(active=MARTIN, common=0, **given)


@pytest.mark.rule("DT-ACT-07")
@pytest.mark.example("DT-DX-13", "DT-EX-10")
def test_initiative_is_one_more_common_action_and_one_more_attack() -> None:
    given = before_honzas_turn(squads={HONZA: "hussar", MARTIN: "dragoon"}, hands={HONZA: "initiative initiative#2"})

    given.plays(HONZA, "play_card initiative player-0")
    given.until_asked(HONZA, "dt-anytime")

    assert (given.table.common, given.table.card_attacks) == (4, 1)
    assert given.offers("play_card") == set()  # one per turn

    given.until("dt-action")
    for _ in range(2):
        given.attacks("hussar", "dragoon")
        given.declines()
    assert given.told("declared") == [("declared", HONZA)] * 2
    assert given.offered() == {"no_more"}  # two COMMON actions are left, but no attack is


@pytest.mark.rule("DT-ACT-07", "DT-ACT-12")
@pytest.mark.example("DT-EX-10")
def test_blood_lust_is_one_more_attack_after_which_only_attacks_may_follow() -> None:
    given = before_honzas_turn(squads={HONZA: "hussar", MARTIN: "dragoon"}, hands={HONZA: "blood-lust"})

    given.plays(HONZA, "play_card blood-lust player-0")
    given.until("dt-action")
    assert (given.table.common, given.table.tokens) == (3, ("attack",))

    given.attacks("hussar", "dragoon")
    given.declines()
    assert "meditate" not in given.offered()
    given.attacks("hussar", "dragoon")
    given.declines()
    assert given.offered() == {"no_more"}


@pytest.mark.rule("DT-ACT-12", "DT-TRANS-03")
def test_the_attack_of_blood_lust_waits_for_the_outpost_duty_and_may_then_follow() -> None:
    """Ruling DT-CR-25."""
    given = before_honzas_turn(
        squads={HONZA: "hussar golden-lion", MARTIN: "dragoon"},
        outposts={MARTIN: "soldat"},
        hands={HONZA: "blood-lust"},
    )
    given.plays(HONZA, "play_card blood-lust player-0")
    given.until("dt-action")

    assert given.table.tokens == ("attack",)
    assert "declare_attack" not in given.offered()
    given.choose("transfer hussar")
    given.declines()
    given.attacks("golden-lion", "dragoon")
    given.declines()
    assert given.told("declared") == [("declared", HONZA)]


@pytest.mark.rule("DT-ACT-14")
def test_blood_lust_would_be_burned_in_the_first_turn() -> None:
    given = before_honzas_turn(squads={HONZA: "hussar"}, hands={HONZA: "blood-lust initiative"}, turns=(0, 1))

    given.until_asked(HONZA, "dt-anytime")
    given.plays(HONZA, "play_card initiative player-0")
    given.until_asked(HONZA, "dt-anytime")

    assert given.offers("play_card") == set()


@pytest.mark.rule("DT-ACT-07", "DT-ACT-08")
@pytest.mark.example("DT-EX-10")
def test_inspired_gives_three_actions_that_are_no_attacks_beside_the_common_ones() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, hands={HONZA: "inspired"})
    given.choose("meditate")

    given.choose("play_card inspired player-0")
    given.until("dt-action")

    assert (given.table.common, given.table.tokens) == (2, ("non-attack",) * 3)
    for _ in range(3):
        given.choose("meditate")
        given.declines()
    assert (given.table.common, given.table.tokens) == (2, ())


@pytest.mark.rule("DT-ACT-08", "DT-ACT-09")
@pytest.mark.example("DT-EX-11")
def test_smell_of_war_does_not_make_attacks_of_inspired_actions() -> None:
    given = before_honzas_turn(squads={HONZA: "hussar", MARTIN: "dragoon"}, hands={HONZA: "smell-of-war inspired"})
    given.plays(HONZA, "play_card smell-of-war -")
    given.plays(HONZA, "play_card inspired player-0")
    given.until("dt-action")

    for paid in (0, 2, 2):
        before = given.table.destiny[HONZA]
        given.attacks("hussar", "dragoon")
        given.declines()
        assert before - given.table.destiny[HONZA] == paid

    assert given.table.tokens == ("non-attack",) * 3
    assert given.offered() == {"no_more"}  # nor may anything that is no attack follow (G-23)


def test_smell_of_war_lasts_for_everybody_until_the_players_next_turn() -> None:
    given = before_honzas_turn(squads={HONZA: "hussar", MARTIN: "dragoon"}, hands={HONZA: "smell-of-war"})
    given.plays(HONZA, "play_card smell-of-war -")
    given.until("dt-action")
    given.choose("no_more")

    given.until_asked(MARTIN, "dt-action")
    for _ in range(2):
        given.attacks("dragoon", "hussar")
        given.declines()
    assert given.table.destiny[MARTIN] == 18
    given.choose("no_more")

    given.until_asked(HONZA, "dt-action")
    assert given.table.switches == ()


@pytest.mark.rule("DT-DUEL-45")
@pytest.mark.parametrize("phase", [1, 5, 8])
def test_inspired_is_not_played_in_a_duel_of_ones_own_turn_not_even_with_a_leader(phase: int) -> None:
    """G-23."""
    given = GivenFront(
        squads={HONZA: "staff-general-constance-romanov hussar", MARTIN: "dragoon golden-lion"},
        hands={HONZA: "inspired positive-karma"},
    )
    given.choose("meditate")
    assert given.offers("play_card") == {"inspired player-0", "positive-karma player-0"}
    given.declines()

    given.choose("declare_attack")
    for _ in range(60):
        if given.asked() == HONZA and given.table.duels[-1].phase == phase:
            break
        steps = ("attack hussar dragoon", "tactic fight", "decline")
        given.choose(next(words for words in steps if words in given.offered()))

    assert given.offers("play_card") == {"positive-karma player-0"}


@pytest.mark.rule("DT-DUEL-45")
@pytest.mark.example("DT-EX-50")
def test_inspired_is_played_in_a_duel_only_in_another_players_turn() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon golden-lion"}, hands={HONZA: "inspired", MARTIN: "inspired#2"}
    )

    given.attacks("hussar", "dragoon")
    assert given.offers("play_card") == set()
    given.plays(MARTIN, "play_card inspired#2 player-1")
    given.until("dt-gained-action")
    assert (given.asked(), given.table.gained) == (MARTIN, ("non-attack",) * 3)
    given.choose("seek_cover dragoon")

    assert given.prompt() == "dt-gained-action"  # no window in between (G-22)
    assert given.value("dragoon", "armor") == 8  # G-64
    given.choose("meditate")
    given.choose("no_more")
    assert given.table.gaining == -1
    given.until("dt-action")
    assert given.table.common == 2


def test_inspired_may_not_be_played_after_an_attack_without_a_card_that_frees_its_actions() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, hands={HONZA: "inspired"})
    given.attacks("hussar", "dragoon")
    given.until("dt-action")

    assert given.offered() == {"no_more"}


def test_grand_assault_is_an_attack_at_once_in_another_players_turn() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon golden-lion"}, hands={MARTIN: "grand-assault grand-assault#2"}
    )
    given.choose("meditate")
    given.plays(MARTIN, "play_card grand-assault player-1")
    given.until("dt-attack")

    assert given.asked() == MARTIN
    assert given.offers("attack") == {"dragoon hussar", "golden-lion hussar"}
    given.choose("attack golden-lion hussar")
    given.until("dt-tactic")
    given.choose("tactic fight")
    assert given.offers("play_card") == set()  # not in a duel
    given.until("dt-action")
    assert given.asked() == HONZA
    assert "hussar" in [event[2] for event in given.told("wounded")]
    assert given.table.common == 2


def test_grand_assault_needs_somebody_to_attack() -> None:
    given = GivenFront(squads={MARTIN: "dragoon"}, hands={MARTIN: "grand-assault"})
    given.choose("meditate")
    given.until_asked(MARTIN, "dt-anytime")

    assert given.offers("play_card") == set()


@pytest.mark.rule("DT-TARGET-04", "DT-FIT-03")
def test_a_hidden_mortificator_is_not_attacked_and_protects_nobody() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "mortificator"}, on={"hidden": "mortificator"})

    assert "declare_attack" not in given.offered()
    assert "sabotage hussar 1" in given.offered()


def test_who_annihilates_hidden_attacks_at_once_with_the_mortificator() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "mortificator"}, on={"hidden": "mortificator"})
    given.choose("meditate")

    given.plays(MARTIN, "use hidden attack mortificator")

    assert given.where("hidden") == "sacrificed-1"
    given.until("dt-attack")
    given.choose("attack mortificator hussar")
    given.until("dt-tactic")
    assert given.asked() == MARTIN
    given.choose("tactic fight")
    given.until("dt-action")
    assert given["hussar"] in given.table.wounded


def test_a_hidden_mortificator_may_be_given_cards() -> None:
    given = GivenFront(
        squads={HONZA: "mortificator hussar"}, on={"hidden": "mortificator"}, hands={HONZA: "combat-armor"}
    )

    assert "combat-armor mortificator" in given.offers("play_card")
    assert "declare_attack" not in given.offered()

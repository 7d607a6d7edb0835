"""The phases of a duel (DT-DUEL-01 to DT-DUEL-18): what is announced when, and who may play in the windows."""

from __future__ import annotations

import pytest

from tests.kit.front import HONZA, MARTIN, ROMAN, GivenFront


def asked_in(given: GivenFront) -> list[tuple[int, str]]:
    """The first attack offered is fought: what was asked in which phase, but for reactions, each new question once."""
    asked: list[tuple[int, str]] = []
    given.choose("declare_attack")
    for _ in range(60):
        duel = given.table.duel()
        if duel is None:
            return asked
        step = (duel.phase, given.prompt())
        if step[1] != "dt-react" and asked[-1:] != [step]:
            asked.append(step)
        options = given.offered()
        first = sorted(words for words in options if words.startswith(("attack", "tactic", "split", "defend_from")))
        given.choose("decline" if "decline" in options else first[0])
    raise AssertionError("the duel does not end")


@pytest.mark.rule("DT-DUEL-02")
def test_a_duel_has_eight_phases_and_a_window_after_each() -> None:
    given = GivenFront(squads={HONZA: "sean-gallagher", MARTIN: "infantry cyberopolis"})

    assert asked_in(given) == [
        (1, "dt-anytime"),
        (1, "dt-attack"),
        (2, "dt-anytime"),
        (3, "dt-tactic"),
        (3, "dt-anytime"),
        (4, "dt-warzone"),
        (4, "dt-anytime"),
        (5, "dt-combat"),
        (6, "dt-anytime"),
        (7, "dt-anytime"),
        (8, "dt-anytime"),
    ]


@pytest.mark.rule("DT-DUEL-01", "DT-DUEL-07")
def test_an_attack_action_is_announced_as_a_duel_before_anybody_is_named() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"})

    given.choose("declare_attack")

    duel = given.table.duel()
    assert given.told("declared") == [("declared", HONZA)]
    assert duel is not None
    assert (duel.attacker, duel.defender) == (-1, -1)
    given.declines()
    given.choose("attack hussar dragoon")
    duel = given.table.duel()
    assert duel is not None
    assert (duel.attacker, duel.defender, duel.helpers) == (given["hussar"], given["dragoon"], ())
    assert given.table.common == 2
    assert not given.table.rule_attack


@pytest.mark.rule("DT-DUEL-03")
def test_the_attacking_player_plays_first_then_the_defending_one_then_the_others() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", ROMAN: "dragoon"},
        destiny=(20, 20, 20), promotion=(0, 0, 0), turns=(3, 3, 3),
    )  # fmt: skip
    order = []

    given.attacks("hussar", "dragoon")
    for _ in range(3):
        order.append(given.asked())
        given.choose("decline")

    assert order == [HONZA, ROMAN, MARTIN]


@pytest.mark.rule("DT-DUEL-03")
def test_the_others_follow_in_turn_order_from_the_active_player() -> None:
    """G-12."""
    fourth = 3
    given = GivenFront(
        squads={ROMAN: "hussar", HONZA: "dragoon"}, active=ROMAN,
        destiny=(20,) * 4, promotion=(0,) * 4, turns=(3,) * 4,
    )  # fmt: skip

    given.attacks("hussar", "dragoon")
    order = []
    for _ in range(4):
        order.append(given.asked())
        given.choose("decline")

    assert order == [ROMAN, HONZA, fourth, MARTIN]


@pytest.mark.rule("DT-DUEL-03")
def test_a_defender_with_first_strike_lets_its_player_play_first() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "shadow-walker"})

    given.attacks("hussar", "shadow-walker")

    assert given.asked() == MARTIN


@pytest.mark.rule("DT-DUEL-06")
def test_the_attacker_stays_the_attacker_also_if_the_defender_strikes_first() -> None:
    given = GivenFront(squads={HONZA: "clansman"}, kohorts={MARTIN: "undead-legionnaire"}, hands={MARTIN: "ambush"})

    given.attacks("clansman", "undead-legionnaire")
    given.plays(MARTIN, "play_card ambush -")
    given.until_phase(6)

    duel = given.table.duel()
    assert duel is not None
    assert (duel.attacker, duel.defender) == (given["clansman"], given["undead-legionnaire"])
    assert given.value("clansman", "fight", "undead-legionnaire") == 4 + 1  # it has 1 more as the attacker


@pytest.mark.rule("DT-DUEL-11")
def test_an_own_warrior_attacks_a_warrior_in_play_of_somebody_else() -> None:
    given = GivenFront(
        squads={HONZA: "hussar golden-lion", MARTIN: "dragoon infantry"},
        on={"missing-in-action": "infantry"},
        hands={MARTIN: "trencher"},
    )

    given.choose("declare_attack")
    given.declines()

    assert given.offers("attack ") == {"hussar dragoon", "golden-lion dragoon"}


@pytest.mark.rule("DT-DUEL-17")
@pytest.mark.parametrize(("tactic", "struck"), [("fight", {"martian-banshee"}), ("shoot", {"clansman"})])
def test_both_use_the_value_of_the_tactic(tactic: str, struck: set[str]) -> None:
    given = GivenFront(squads={HONZA: "clansman", MARTIN: "martian-banshee"})  # F 4, S 2, A 3 and F 1, S 5, A 3

    given.attacks("clansman", "martian-banshee", tactic)
    given.declines()

    assert {str(event[2]) for event in given.told("hit")} == struck


@pytest.mark.rule("DT-DUEL-17", "DT-DUEL-21")
@pytest.mark.parametrize(("tactic", "weapons"), [("fight", {"violator-sword"}), ("shoot", {"l-a-plasma-carbine"})])
def test_the_tactic_decides_which_weapons_are_used(tactic: str, weapons: set[str]) -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon"},
        on={"violator-sword": "hussar", "l-a-plasma-carbine": "hussar", "combat-armor": "hussar"},
    )

    given.attacks("hussar", "dragoon", tactic, wielding="violator-sword l-a-plasma-carbine")

    assert {str(event[3]) for event in given.told("wields")} == weapons
    assert given.values("hussar")[:3] == ((4, 2, 4) if tactic == "fight" else (2, 5, 4))  # its armour counts in both


@pytest.mark.rule("DT-DUEL-18")
def test_after_the_tactic_the_defending_player_says_from_which_warzone_or_none() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon cyberopolis victoria"})

    given.choose("declare_attack")
    given.declines()
    given.choose("attack hussar dragoon")
    given.declines()
    given.choose("tactic fight")
    given.declines()

    assert (given.prompt(), given.asked()) == ("dt-warzone", MARTIN)
    assert given.offered() == {"defend_from cyberopolis", "defend_from victoria", "no_warzone"}


@pytest.mark.rule("DT-DUEL-24")
def test_who_loses_the_weapon_may_use_another_that_suits_the_tactic() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon"},
        on={"violator-sword": "hussar", "punisher-handgun": "hussar", "l-a-plasma-carbine": "hussar"},
        hands={MARTIN: "malfunction"},
    )

    given.attacks("hussar", "dragoon", wielding="violator-sword")
    given.plays(MARTIN, "play_card malfunction hussar")
    given.choose("pick_card violator-sword")
    for _ in range(9):
        if given.prompt() == "dt-weapon":
            break
        given.choose("decline")

    assert given.offers("wield ") == {"punisher-handgun"}
    given.choose("wield punisher-handgun")
    assert given.value("hussar", "fight") == 3


@pytest.mark.rule("DT-DUEL-27", "DT-DUEL-36")
def test_a_wounded_warrior_fights_as_usual_with_all_it_has() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "clansman"}, on={"violator-sword": "hussar"}, wounded="hussar")

    given.attacks("hussar", "clansman", wielding="violator-sword")

    assert given.values("hussar") == (4, 2, 3, 2)
    given.declines()
    assert ("hit", given["clansman"], "clansman", "wounded") in given.told("hit")

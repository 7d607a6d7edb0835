"""How a duel ends (DT-DUEL-28 to DT-DUEL-44): comparing, wounds, saving and healing, points, and cards in between."""

from __future__ import annotations

import pytest

from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented

HINDRANCES = """
[[card]]
key = "weakness"
code = "x1"
type = "special"
icons = ["general"]
timing = "anytime"
on = "warrior"
after = "attach"
effects = [{ do = "modify", fight = -8 }]
sure = { facts = "invented", name = "invented" }

[[card]]
key = "rust"
code = "x2"
type = "special"
icons = ["general"]
timing = "anytime"
on = "warrior"
after = "attach"
effects = [{ do = "modify", armor = -7 }]
sure = { facts = "invented", name = "invented" }
"""


def hits(given: GivenFront) -> dict[str, str]:
    """Who was hit, and what that means."""
    return {str(event[2]): str(event[3]) for event in given.told("hit")}


@pytest.mark.rule("DT-DUEL-28")
def test_a_defender_in_cover_has_3_more_armour() -> None:
    given = GivenFront(squads={HONZA: "clansman", MARTIN: "golden-lion infantry"}, covered="golden-lion")

    given.attacks("clansman", "golden-lion")
    given.declines()

    assert given.value("golden-lion", "armor") == 6
    assert hits(given) == {"clansman": "wounded"}  # Fight 4 would have reached 3


@pytest.mark.rule("DT-DUEL-29")
@pytest.mark.example("DT-EX-41")
@pytest.mark.parametrize(("rust", "hit"), [("rust", True), ("", False)])
def test_negative_values_are_compared_like_any_others(rust: str, hit: bool) -> None:
    with invented(HINDRANCES):
        on = {"weakness": "clansman", "weakness#2": "golden-lion"} | ({rust: "golden-lion"} if rust else {})
        given = GivenFront(squads={HONZA: "clansman", MARTIN: "golden-lion"}, on=on)

        given.attacks("clansman", "golden-lion")

        assert given.value("clansman", "fight") == -4
        assert given.value("golden-lion", "armor") == (-4 if rust else 3)
        given.declines()
        assert ("golden-lion" in hits(given)) is hit


@pytest.mark.rule("DT-DUEL-30", "DT-DUEL-31")
@pytest.mark.parametrize(
    ("defender", "outcome"),
    [
        ("centurion", {"clansman": "wounded", "centurion": "wounded"}),  # Armour 4: reached by Fight 5
        ("callistonian-intruder", {"clansman": "wounded"}),  # Armour 6
        ("blessed-legionnaire", {"blessed-legionnaire": "wounded"}),  # Fight 2 does not reach 3
        ("nepharite-of-ilian", {"clansman": "killed", "nepharite-of-ilian": "wounded"}),  # its wounds kill
    ],
)
def test_equal_or_higher_wounds_or_kills_and_anything_else_does_nothing(defender: str, outcome: dict[str, str]) -> None:
    given = GivenFront(squads={HONZA: "clansman"}, kohorts={MARTIN: defender})

    given.attacks("clansman", defender)
    given.declines()

    assert hits(given) == outcome
    for warrior in ("clansman", defender):
        found = outcome.get(warrior, "")
        assert (given[warrior] in given.table.wounded) is (found == "wounded")
        assert given.where(warrior).startswith("grave") is (found == "killed")


@pytest.mark.rule("DT-DUEL-30")
def test_an_attack_value_equal_to_the_armour_wounds() -> None:
    given = GivenFront(squads={HONZA: "golden-lion", MARTIN: "samurai"})  # Fight 3, Armour 3, both

    given.attacks("golden-lion", "samurai")
    given.declines()

    assert hits(given) == {"golden-lion": "wounded", "samurai": "wounded"}


@pytest.mark.rule("DT-DUEL-32")
def test_who_is_wounded_a_second_time_is_killed() -> None:
    given = GivenFront(squads={HONZA: "sean-gallagher"}, kohorts={MARTIN: "centurion"}, wounded="centurion")

    given.attacks("sean-gallagher", "centurion")
    given.declines()

    assert hits(given) == {"centurion": "killed"}
    assert given.where("centurion") == "grave-1"


@pytest.mark.rule("DT-DUEL-34")
def test_in_phase_7_only_what_saves_the_fallen_is_played() -> None:
    given = GivenFront(
        squads={HONZA: "sean-gallagher", MARTIN: "mystic infantry"},
        on={"first-aid-kit": "mystic"},
        hands={MARTIN: "positive-karma exorcise-injuries narrow-escape"},
        wounded="mystic infantry",
    )

    given.attacks("sean-gallagher", "mystic")
    given.until_phase(7)
    given.until_asked(MARTIN, "dt-react")

    # it would only be wounded, or nothing would happen; the wounded infantry is not healed now, nor are points gained
    assert given.offered() == {
        "cast exorcise-injuries mystic mystic",
        "play_card narrow-escape mystic",
        "decline",
    }


@pytest.mark.rule("DT-DUEL-38")
def test_from_the_window_after_phase_7_on_new_wounds_are_healed() -> None:
    given = GivenFront(
        squads={HONZA: "sean-gallagher"}, kohorts={MARTIN: "centurion"}, on={"first-aid-kit": "centurion"}
    )

    given.attacks("sean-gallagher", "centurion")
    given.until_phase(6)
    given.until_asked(MARTIN, "dt-anytime")
    assert given.offers("use first-aid-kit") == set()
    given.until_phase(7)
    given.until_asked(MARTIN, "dt-anytime")
    assert given["centurion"] in given.table.wounded
    (heal,) = given.offers("use first-aid-kit")
    given.choose(f"use first-aid-kit {heal}")

    assert given["centurion"] not in given.table.wounded


@pytest.mark.rule("DT-DUEL-43")
def test_killing_an_own_warrior_gives_destiny_points_only() -> None:
    """G-65."""
    given = GivenFront(
        squads={HONZA: "etoiles-mortant", MARTIN: "infantry"},
        kohorts={HONZA: "undead-legionnaire"},
        wounded="undead-legionnaire",
    )

    given.attacks("etoiles-mortant", "undead-legionnaire")
    given.declines()

    assert given.prompt() != "dt-split"
    assert (given.table.destiny[HONZA], given.table.promotion[HONZA]) == (20 + 2, 0)


@pytest.mark.rule("DT-DUEL-44")
def test_anytime_cards_are_played_after_every_phase_but_not_to_save_anybody_unless_they_do() -> None:
    given = GivenFront(
        squads={HONZA: "sean-gallagher"}, kohorts={MARTIN: "nepharite-of-ilian"}, hands={HONZA: "positive-karma"}
    )
    open_in: set[int] = set()

    given.choose("declare_attack")
    for _ in range(60):
        duel = given.table.duel()
        if duel is None:
            break
        if given.prompt() != "dt-react" and "play_card positive-karma player-0" in given.offered():
            open_in.add(duel.phase)
        assert given.prompt() != "dt-react" or given.offers("play_card") == set()
        options = given.offered() - {"give_up"}
        given.choose("decline" if "decline" in options else sorted(options)[0])

    assert open_in == set(range(1, 9))

"""The rulebook's cases about duels: comparing, modifiers, first strike, immunity, duels that end late, arithmetic."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.attacking import first_striker
from tests.kit.front import HONZA, MARTIN, ROMAN, GivenFront
from tests.kit.invented_cards import invented

RIDER = """
[[card]]
key = "rider"
code = "x1"
type = "warrior"
icons = ["lutheran"]
keywords = ["tribal"]
fight = 4
shoot = 2
armor = 3
value = 4
sure = { facts = "invented", name = "invented" }

[[card]]
key = "mare"
code = "x2"
type = "beast"
icons = ["lutheran"]
fight = 2
shoot = 0
armor = 1
value = 1
keywords = ["beast"]
timing = "action"
on = "warrior"
who = "own outpost"
after = "attach"
sure = { facts = "invented", name = "invented" }

[[card]]
key = "three-of-fight"
code = "x3"
type = "warrior"
icons = ["capitol"]
fight = 3
shoot = 1
armor = 1
value = 1
sure = { facts = "invented", name = "invented" }
"""


def effect(key: str, effects: str, keywords: str = "", kind: str = "special") -> str:
    """An invented card that is attached to a warrior."""
    return f"""
[[card]]
key = "{key}"
code = "y{key}"
type = "{kind}"
icons = ["general"]
keywords = [{keywords}]
timing = "anytime"
on = "warrior"
after = "attach"
effects = [{effects}]
sure = {{ facts = "invented", name = "invented" }}
"""


TWICE = effect("twice", '{ do = "multiply", by = 2, stats = ["fight"] }')
TWICE_THE_BASE = effect("twice-the-base", '{ do = "multiply", by = 2, stats = ["fight"], base = true }')


def hits(given: GivenFront) -> dict[str, str]:
    """Who was hit, and what that means."""
    return {str(event[2]): str(event[3]) for event in given.told("hit")}


def roman_attacks(hands: dict[int, str] | None = None) -> GivenFront:
    """Roman's Sean Gallagher against Martin's Nepharite of Ilian."""
    return GivenFront(
        squads={ROMAN: "sean-gallagher"}, kohorts={MARTIN: "nepharite-of-ilian"}, hands=hands,
        destiny=(20, 20, 20), promotion=(0, 0, 0), turns=(3, 3, 3), active=ROMAN,
    )  # fmt: skip


@pytest.mark.example("DT-EX-40A")
@pytest.mark.rule("DT-DUEL-19", "DT-DUEL-20")
def test_sean_gallagher_and_the_nepharite_endanger_each_other() -> None:
    given = roman_attacks()

    given.attacks("sean-gallagher", "nepharite-of-ilian")

    assert given.values("sean-gallagher")[:3] == (10, 3, 8)
    assert given.values("nepharite-of-ilian")[:3] == (8, 5, 4)
    given.declines()
    assert set(hits(given)) == {"nepharite-of-ilian", "sean-gallagher"}  # 10 against 4, 8 against 8


@pytest.mark.example("DT-EX-40B")
@pytest.mark.rule("DT-DUEL-25")
def test_evasive_action_and_powerful_blow_are_played_in_turn() -> None:
    given = roman_attacks({ROMAN: "evasive-action", MARTIN: "powerful-blow"})

    given.attacks("sean-gallagher", "nepharite-of-ilian")
    assert given.asked() == ROMAN
    given.choose("play_card evasive-action sean-gallagher")
    given.plays(MARTIN, "play_card powerful-blow nepharite-of-ilian")
    given.until("dt-combat")
    assert given.value("sean-gallagher", "armor") == 10
    assert given.value("nepharite-of-ilian", "fight") == 10
    given.until_phase(6)

    assert set(hits(given)) == {"nepharite-of-ilian", "sean-gallagher"}


@pytest.mark.example("DT-DX-05")
@pytest.mark.rule("DT-MOD-03")
def test_the_beast_comes_first_of_all() -> None:
    clumsy = effect("clumsy", '{ do = "modify", base = true, fight = -1 }')
    lance = effect("lance", '{ do = "modify", fight = 3 }', '"fight-weapon"', "equipment")
    with invented(RIDER + clumsy + TWICE + lance):
        given = GivenFront(
            outposts={HONZA: "rider", MARTIN: "soldat"},
            on={"lance": "rider", "twice": "rider", "clumsy": "rider", "mare": "rider"},
        )

        given.attacks("rider", "soldat", wielding="lance")

        assert given.values("rider") == (((4 + 2) - 1) * 2 + 3, 2, 4, 5)
        assert given.value("rider", "fight") == 13


@pytest.mark.example("DT-DX-16")
@pytest.mark.rule("DT-MOD-01", "DT-MOD-02")
def test_the_base_is_doubled_and_lessened_then_all_is_doubled_then_added_to() -> None:
    """G-67."""
    less = effect("less", '{ do = "modify", base = true, fight = -2 }')
    more = effect("more", '{ do = "modify", fight = 5 }')
    with invented(RIDER + TWICE + TWICE_THE_BASE + less + more):
        given = GivenFront(
            squads={HONZA: "three-of-fight"},
            on=dict.fromkeys(("more", "twice", "less", "twice-the-base"), "three-of-fight"),
        )

        assert given.base("three-of-fight", "fight") == 3 * 2 - 2
        assert given.value("three-of-fight", "fight") == 13


@pytest.mark.example("DT-DX-06")
@pytest.mark.rule("DT-FIRST-02", "DT-DUEL-32")
@pytest.mark.parametrize("wounded", [True, False])
def test_a_first_blow_that_kills_is_not_answered(wounded: bool) -> None:
    """G-54."""
    strong = effect("strong", '{ do = "modify", fight = 1 }')
    with invented(strong):
        given = GivenFront(
            outposts={HONZA: "templar-marine", MARTIN: "lutheran-sergeant"},  # F 6 + 1 against A 6, F 7 against A 7
            on={"strong": "templar-marine"},
            wounded="lutheran-sergeant" if wounded else "",
        )

        given.attacks("templar-marine", "lutheran-sergeant")
        given.declines()

        if wounded:
            assert hits(given) == {"lutheran-sergeant": "killed"}
        else:
            assert hits(given) == {"lutheran-sergeant": "wounded", "templar-marine": "wounded"}


@pytest.mark.example("DT-DX-11")
@pytest.mark.rule("DT-IMM-03")
@pytest.mark.parametrize("immune", [True, False])
def test_a_spell_counts_for_nothing_against_an_immune_defender(immune: bool) -> None:
    shell = effect("shell", '{ do = "modify", armor = 2 }')
    with invented(shell):
        defender = "pretorian-stalker" if immune else "hussar"  # A 8 + 2; A 3 + 2 + 5
        on = {"shell": defender} | ({} if immune else {f"shell#{at}": defender for at in (2, 3, 4)})
        given = GivenFront(
            squads={HONZA: "archinquisitor-nikodemus"} | ({} if immune else {MARTIN: "hussar"}),
            kohorts={MARTIN: "pretorian-stalker"} if immune else {},
            on=on,
            hands={HONZA: "levitation"},
        )

        given.attacks("archinquisitor-nikodemus", defender)
        given.choose("cast levitation archinquisitor-nikodemus archinquisitor-nikodemus")
        given.choose("pick_amount 4")
        given.until("dt-combat")
        assert given.value("archinquisitor-nikodemus", "fight", defender) == (8 if immune else 12)
        given.declines()

        assert (defender in hits(given)) is not immune


@pytest.mark.example("DT-DX-14")
@pytest.mark.rule("DT-DUEL-04", "DT-DUEL-35")
@pytest.mark.parametrize("phase", [6, 7])
def test_a_wound_stands_only_if_the_attacker_leaves_after_phase_7(phase: int) -> None:
    """G-90."""
    given = GivenFront(kohorts={HONZA: "centurion"}, squads={MARTIN: "free-marine"}, hands={MARTIN: "cleansing-flame"})

    given.attacks("centurion", "free-marine")  # F 4 against A 4, both
    given.until_phase(phase)
    assert set(hits(given)) == {"centurion", "free-marine"}
    given.plays(MARTIN, "play_card cleansing-flame centurion")
    given.declines()

    assert given.where("centurion") == "grave-0"
    assert (given["free-marine"] in given.table.wounded) is (phase == 7)


@pytest.mark.example("DT-DX-14")
@pytest.mark.rule("DT-DUEL-39")
@pytest.mark.parametrize("phase", [6, 7])
def test_a_kill_brings_its_points_though_the_killer_leaves_after_phase_7(phase: int) -> None:
    """G-90."""
    given = GivenFront(
        kohorts={HONZA: "centurion"},
        squads={MARTIN: "free-marine"},
        hands={MARTIN: "cleansing-flame"},
        wounded="free-marine",
    )

    given.attacks("centurion", "free-marine")
    given.until_phase(phase)
    given.plays(MARTIN, "play_card cleansing-flame centurion")
    given.declines()

    assert given.where("free-marine") == ("grave-1" if phase == 7 else "squad-1")
    assert given.offers("split ") == ({f"{5 - points} {points}" for points in range(6)} if phase == 7 else set())


@pytest.mark.rule("DT-DUEL-39")
def test_a_kill_by_the_first_blow_brings_its_points_though_the_duel_ends_before_the_answer() -> None:
    """G-90."""
    given = GivenFront(
        squads={MARTIN: "shadow-walker"},
        kohorts={HONZA: "centurion undead-legionnaire"},
        hands={HONZA: "reinforcements", MARTIN: "cleansing-flame"},
        wounded="undead-legionnaire",
    )

    given.attacks("centurion", "shadow-walker")
    given.plays(HONZA, "play_card reinforcements centurion")
    given.choose("pick_card undead-legionnaire")
    given.declines()
    given.choose("pick_card undead-legionnaire")  # whom Martin strikes
    given.until_phase(7)
    given.until_phase(6)  # the answer
    assert given.where("undead-legionnaire") == "grave-0"
    given.plays(MARTIN, "play_card cleansing-flame centurion")
    given.declines()

    assert given["shadow-walker"] not in given.table.wounded
    assert (given.asked(), given.offers("split ")) == (MARTIN, {"2 0", "1 1", "0 2"})


@pytest.mark.example("DT-DX-17")
@pytest.mark.rule("DT-FIRST-03", "DT-FIRST-04")
@pytest.mark.parametrize(
    ("attacker", "defender", "first", "plays_first"),
    [("templar-marine", "cossack", "cossack", MARTIN), ("cossack", "cossack#2", "", HONZA)],
)
def test_who_always_strikes_first_does_unless_both_do(
    attacker: str, defender: str, first: str, plays_first: int
) -> None:
    given = GivenFront(outposts={HONZA: attacker, MARTIN: defender})

    given.attacks(attacker, defender)

    assert first_striker(given.table) == (given[first] if first else -1)
    assert given.asked() == plays_first

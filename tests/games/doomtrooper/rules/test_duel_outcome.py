"""How a duel ends (DT-DUEL-28 to DT-DUEL-44): comparing, wounds, saving and healing, points, and cards in between."""

import pytest

from herna.games.doomtrooper.given import MARTIN, GivenFront
from tests.games.doomtrooper.rows import attacks, declines, given, prove, row, then, until, until_phase
from tests.kit.invented_cards import a_card, invented

HINDRANCES = a_card(
    "weakness", "special", timing="anytime", on="warrior", after="attach", effects=[{"do": "modify", "fight": -8}]
) + a_card("rust", "special", timing="anytime", on="warrior", after="attach", effects=[{"do": "modify", "armor": -7}])


def hits(given: GivenFront) -> dict[str, str]:
    """Who was hit, and what that means."""
    return {str(event[1]): str(event[2]) for event in given.told("hit")}


@pytest.mark.rule("DT-DUEL-29")
@pytest.mark.example("DT-EX-41")
@pytest.mark.parametrize(("rust", "hit"), [("rust", True), ("", False)])
def test_negative_values_are_compared_like_any_others(rust: str, hit: bool) -> None:
    with invented(HINDRANCES):
        on = {"weakness": "clansman", "weakness#2": "golden-lion"} | ({rust: "golden-lion"} if rust else {})
        given = GivenFront("squad clansman", "squad golden-lion", on=on)

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
    given = GivenFront("squad clansman", f"kohort {defender}")

    given.attacks("clansman", defender).declines()

    assert hits(given) == outcome
    for warrior in ("clansman", defender):
        found = outcome.get(warrior, "")
        assert (given[warrior] in given.table.wounded) is (found == "wounded")
        assert given.where(warrior).startswith("grave") is (found == "killed")


@pytest.mark.rule("DT-DUEL-38")
def test_from_the_window_after_phase_7_on_new_wounds_are_healed() -> None:
    given = GivenFront("squad sean-gallagher", "kohort centurion+first-aid-kit")

    given.attacks("sean-gallagher", "centurion").until_phase(6).declines_until("dt-anytime", MARTIN)
    assert given.offers("use first-aid-kit") == set()
    given.until_phase(7).declines_until("dt-anytime", MARTIN)
    assert given["centurion"] in given.table.wounded
    (heal,) = given.offers("use first-aid-kit")
    given.chooses(f"use first-aid-kit {heal}")

    assert given["centurion"] not in given.table.wounded


@pytest.mark.rule("DT-DUEL-44")
def test_anytime_cards_are_played_after_every_phase_but_not_to_save_anybody_unless_they_do() -> None:
    given = GivenFront("squad sean-gallagher; hand positive-karma", "kohort nepharite-of-ilian")
    open_in: set[int] = set()

    given.chooses("declare_attack")
    for _ in range(60):
        duel = given.table.duel()
        if duel is None:
            break
        if given.prompt() != "dt-react" and "play positive-karma player-0" in given.offered():
            open_in.add(duel.phase)
        assert given.prompt() != "dt-react" or given.offers("play") == set()
        options = given.offered() - {"give_up"}
        given.chooses("decline" if "decline" in options else sorted(options)[0])

    assert open_in == set(range(1, 9))


test_what_follows_from_a_position = prove(
    row("a defender in cover has 3 more armour", "DT-DUEL-28",
        given("squad clansman", "squad golden-lion infantry", covered="golden-lion"),
        attacks("clansman", "golden-lion"), declines,
        # Fight 4 would have reached 3
        then({"value golden-lion armor": 6}, lambda front: hits(front) == {"clansman": "wounded"})),
    row("an attack value equal to the armour wounds", "DT-DUEL-30",
        given("squad golden-lion", "squad samurai"),  # Fight 3, Armour 3, both
        attacks("golden-lion", "samurai"), declines,
        then(lambda front: hits(front) == {"golden-lion": "wounded", "samurai": "wounded"})),
    row("who is wounded a second time is killed", "DT-DUEL-32",
        given("squad sean-gallagher", "kohort centurion", wounded="centurion"), attacks("sean-gallagher", "centurion"),
        declines, then({"where centurion": "grave-1"}, lambda front: hits(front) == {"centurion": "killed"})),
    row("killing an own warrior gives destiny points only", "DT-DUEL-43", "G-65",
        given("squad etoiles-mortant; kohort undead-legionnaire", "squad infantry", wounded="undead-legionnaire"),
        attacks("etoiles-mortant", "undead-legionnaire"), declines,
        then({"destiny 0": 20 + 2, "promotion 0": 0}, lambda front: front.prompt() != "dt-split")),
    row("in phase 7 only what saves the fallen is played", "DT-DUEL-34",
        given("squad sean-gallagher",
            "squad mystic+first-aid-kit infantry; hand positive-karma exorcise-injuries narrow-escape",
            wounded="mystic infantry"), attacks("sean-gallagher", "mystic"), until_phase(7), until("dt-react", MARTIN),
        # it would only be wounded, or nothing would happen; infantry is not healed now, nor are points gained
        then({"offered": {"cast exorcise-injuries mystic mystic", "play narrow-escape mystic", "decline"}})),
)  # fmt: skip

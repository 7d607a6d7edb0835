"""Missions (DT-MISSION): assigned to warriors and players, fulfilled at once whether wanted or not, then discarded."""

from __future__ import annotations

import pytest

from tests.kit.front import HONZA, MARTIN, GivenFront


def until_split(given: GivenFront, *prompts: str) -> str:
    """Everybody declines until points are to be split or one of these is asked; says what."""
    for _ in range(60):
        if given.prompt() in ("dt-split", "dt-action", *prompts):
            return given.prompt()
        given.choose("decline")
    raise AssertionError("the points are not awarded")


@pytest.mark.rule("DT-MISSION-01", "DT-MISSION-02", "DT-MISSION-05", "DT-MISSION-06")
def test_a_mission_is_assigned_by_an_action_to_any_eligible_warrior_once() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "samurai"},
        kohorts={HONZA: "razide"},
        on={"suicide-mission#3": "samurai"},
        hands={HONZA: "nepharite-hunt suicide-mission suicide-mission#2"},
    )

    assert given.offers("play_card nepharite-hunt") == {"hussar", "samurai"}
    assert given.offers("play_card suicide-mission") == {"hussar", "razide"}
    given.choose("play_card suicide-mission hussar")
    given.declines()

    assert given.where("suicide-mission") == "on hussar"
    assert given.table.common == 2
    assert given.offers("play_card suicide-mission#2") == {"razide"}


# Nepharite Hunt


def hunts(destiny: int, promotion: int, **more: str) -> GivenFront:
    """Valerie Duval kills the Nepharite of Demnogonis, worth 5, and Honza takes this."""
    given = GivenFront(
        squads={HONZA: f"valerie-duval {more.get('beside', 'hussar')}"},
        kohorts={MARTIN: "nepharite-of-demnogonis"},
        on={"1:nepharite-hunt": "valerie-duval"},
        wounded="nepharite-of-demnogonis",
    )
    given.attacks("valerie-duval", "nepharite-of-demnogonis")
    assert until_split(given, "dt-either-points") == "dt-either-points"
    assert given.asked() == HONZA
    assert given.offered() == {"split 20 0", "split 0 10"}
    given.choose(f"split {destiny} {promotion}")
    given.declines()
    return given


@pytest.mark.rule("DT-MISSION-04", "DT-MISSION-08")
@pytest.mark.parametrize(("destiny", "promotion"), [(20, 0), (0, 10)])
def test_a_nepharite_hunter_gets_4_times_its_value_in_destiny_or_twice_in_promotion(
    destiny: int, promotion: int
) -> None:
    given = hunts(destiny, promotion)

    assert given.table.destiny[HONZA] == 20 + destiny
    assert given.table.promotion[HONZA] == promotion
    assert given.where("nepharite-hunt") == "grave-1"


@pytest.mark.rule("DT-MISSION-09")
def test_of_two_hunters_of_one_player_only_the_one_that_kills_has_fulfilled_the_mission() -> None:
    """G-45."""
    given = GivenFront(
        squads={HONZA: "valerie-duval hussar"},
        kohorts={MARTIN: "nepharite-of-demnogonis nepharite-of-ilian"},
        on={"nepharite-hunt": "valerie-duval", "nepharite-hunt#2": "hussar"},
        hands={HONZA: "reinforcements"},
        wounded="nepharite-of-demnogonis",
    )

    given.attacks("valerie-duval", "nepharite-of-demnogonis")
    given.choose("play_card reinforcements valerie-duval")
    given.choose("pick_card hussar")
    for _ in range(60):
        if given.prompt() == "dt-either-points":
            break
        given.choose(next(words for words in sorted(given.offered()) if not words.startswith("play_card")))
    given.choose("split 0 10")
    given.declines()

    assert given.where("nepharite-hunt") == "grave-0"
    assert given.where("nepharite-hunt#2") == "on hussar"


def test_who_kills_somebody_else_keeps_the_nepharite_hunt() -> None:
    given = GivenFront(
        squads={HONZA: "valerie-duval", MARTIN: "samurai"}, on={"nepharite-hunt": "valerie-duval"}, wounded="samurai"
    )

    given.attacks("valerie-duval", "samurai")
    assert until_split(given) == "dt-split"
    given.choose("split 0 3")
    given.declines()

    assert given.where("nepharite-hunt") == "on valerie-duval"


# Prove Your Valor


@pytest.mark.rule("DT-MISSION-05")
def test_prove_your_valor_names_somebody_of_at_least_twice_the_value() -> None:
    given = GivenFront(
        squads={HONZA: "dragoon etoiles-mortant", MARTIN: "max-steiner samurai big-bob-watts"},
        hands={HONZA: "prove-your-valor"},
    )

    assert given.offers("play_card") == {
        f"prove-your-valor {name}" for name in ("dragoon", "etoiles-mortant", "samurai")
    }
    given.choose("play_card prove-your-valor dragoon")
    assert given.offers("pick_card") == {"max-steiner", "big-bob-watts"}
    given.choose("pick_card big-bob-watts")
    given.declines()

    assert given.table.noted(given["prove-your-valor"]) == given["big-bob-watts"]


def proves(warrior: str, wounded: str) -> GivenFront:
    """A warrior is to kill a Bauhaus Cop, worth 4, and attacks it."""
    given = GivenFront(
        squads={HONZA: warrior, MARTIN: "bauhaus-cop samurai"}, hands={HONZA: "prove-your-valor"}, wounded=wounded
    )
    given.choose(f"play_card prove-your-valor {warrior}")
    given.choose("pick_card bauhaus-cop")
    given.declines()
    given.attacks(warrior, "bauhaus-cop")
    return given


@pytest.mark.rule("DT-MISSION-04", "DT-MISSION-08")
def test_who_proves_its_valor_earns_three_times_the_value() -> None:
    given = proves("hussar", wounded="bauhaus-cop")

    until_split(given)
    given.choose("split 0 12")
    given.declines()

    assert given.table.promotion[HONZA] == 12
    assert given.where("prove-your-valor") == "grave-0"


def test_whoever_does_not_survive_has_earned_the_usual_points() -> None:
    given = proves("infantry", wounded="bauhaus-cop infantry")

    until_split(given)

    assert given.where("infantry") == "grave-0"
    assert "split 0 4" in given.offered()


def test_killing_somebody_else_does_not_prove_valor() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "bauhaus-cop infantry"}, hands={HONZA: "prove-your-valor"}, wounded="infantry"
    )
    given.choose("play_card prove-your-valor hussar")
    given.choose("pick_card bauhaus-cop")
    given.declines()

    given.attacks("hussar", "infantry")
    until_split(given)

    assert "split 0 2" in given.offered()
    assert given.where("prove-your-valor") == "on hussar"


def test_a_wound_does_not_prove_valor() -> None:
    given = proves("hussar", wounded="")

    given.declines()

    assert given.where("prove-your-valor") == "on hussar"
    assert given["bauhaus-cop"] in given.table.wounded


@pytest.mark.rule("DT-MISSION-07")
def test_a_mission_may_be_fulfilled_however_late() -> None:
    given = GivenFront(
        squads={HONZA: "valerie-duval"}, kohorts={MARTIN: "nepharite-of-demnogonis"},
        on={"nepharite-hunt": "valerie-duval"}, wounded="nepharite-of-demnogonis",
    )  # fmt: skip
    for _ in range(600):
        if given.table.turns == [9, 9] and given.prompt() == "dt-action":
            break
        options = given.offered()
        given.choose(next(way for way in ("decline", "no_more", "keep") if way in options))
    assert given.table.turns == [9, 9]
    assert given.where("nepharite-hunt") == "on valerie-duval"

    given.attacks("valerie-duval", "nepharite-of-demnogonis")
    given.until("dt-either-points")

    assert given.asked() == HONZA


# Suicide Mission


@pytest.mark.rule("DT-MISSION-08")
@pytest.mark.parametrize(("wounded", "points"), [("infantry", 2), ("infantry bauhaus-cop", 5)])
def test_who_dies_on_a_suicide_mission_earns_its_value_and_3_more_for_a_kill(wounded: str, points: int) -> None:
    given = GivenFront(
        squads={HONZA: "infantry", MARTIN: "bauhaus-cop samurai"}, on={"1:suicide-mission": "infantry"}, wounded=wounded
    )

    given.attacks("infantry", "bauhaus-cop")
    for _ in range(60):
        if given.prompt() in ("dt-action", "dt-discard"):
            break
        given.choose("split 4 0" if "split 4 0" in given.offered() else sorted(given.offered())[0])

    assert given.where("suicide-mission") == "grave-1"
    assert given.table.promotion[HONZA] == points


@pytest.mark.rule("DT-MISSION-08")
def test_a_suicide_mission_is_fulfilled_by_any_death_but_not_by_a_discard() -> None:
    given = GivenFront(
        squads={HONZA: "dragoon dragoon#2 protective-wall"},
        on={"suicide-mission": "dragoon", "suicide-mission#2": "dragoon#2"},
        wounded="dragoon",
    )

    given.choose("use protective-wall shelter dragoon")
    given.discards("dragoon#2")
    given.discards("protective-wall")
    given.declines()

    assert given.where("dragoon") == "grave-0"
    assert given.table.promotion == [3, 0]


# Solidarity


@pytest.mark.rule("DT-MISSION-01", "DT-MISSION-05", "DT-MISSION-06")
def test_solidarity_is_assigned_to_a_player_who_has_warriors_of_a_corporation() -> None:
    given = GivenFront(
        squads={MARTIN: "hussar samurai"}, kohorts={HONZA: "razide"}, hands={HONZA: "solidarity solidarity#2"}
    )

    assert given.offers("play_card") == {"solidarity player-1"}
    given.choose("play_card solidarity player-1")
    assert given.offers("pick_word") == {"bauhaus", "mishima"}
    given.choose("pick_word bauhaus")
    given.declines()

    assert given.where("solidarity") == "player-1"
    assert given.offers("play_card") == set()


def test_solidarity_counts_only_warriors_in_the_squad() -> None:
    given = GivenFront(
        squads={MARTIN: "samurai"},
        outposts={MARTIN: "hussar", HONZA: "soldat"},
        hidden={MARTIN: "infantry"},
        hands={HONZA: "solidarity"},
    )

    given.choose("play_card solidarity player-1")

    assert given.offers("pick_word") == {"mishima"}


def solidary(hand: str, squad: str = "hussar") -> GivenFront:
    """Honza has Solidarity with Bauhaus."""
    given = GivenFront(squads={HONZA: squad}, hands={HONZA: f"solidarity {hand}"})
    given.choose("play_card solidarity player-0")
    given.choose("pick_word bauhaus")
    given.declines()
    return given


@pytest.mark.parametrize(("choice", "points"), [("split 2 0", (19, 0)), ("split 0 1", (17, 1))])
def test_every_warrior_of_the_corporation_that_joins_brings_1_promotion_or_2_destiny(
    choice: str, points: tuple[int, int]
) -> None:
    given = solidary("dragoon")

    given.choose("play_card dragoon squad-0")
    given.until("dt-either-points")
    given.choose(choice)
    given.declines()

    assert (given.table.destiny[HONZA], given.table.promotion[HONZA]) == points
    assert given.where("solidarity") == "player-0"


@pytest.mark.rule("DT-MISSION-03")
def test_warriors_that_were_there_before_bring_nothing() -> None:
    given = solidary("", squad="hussar dragoon")

    assert given.prompt() == "dt-action"
    assert (given.table.destiny[HONZA], given.table.promotion[HONZA]) == (20, 0)


@pytest.mark.parametrize("other", ["infantry", "ex-capitol-freelancer"])
def test_others_bring_nothing(other: str) -> None:
    given = solidary(other)

    given.choose(f"play_card {other} squad-0")
    given.declines()

    assert given.prompt() == "dt-action"


def test_solidarity_is_over_with_the_last_warrior_of_the_corporation() -> None:
    given = solidary("", squad="hussar dragoon samurai")

    given.discards("hussar")
    given.choose("meditate")
    assert given.where("solidarity") == "player-0"
    given.discards("dragoon")
    given.declines()

    assert given.where("solidarity") == "grave-0"


# Hatamoto's missions


@pytest.mark.rule("DT-MISSION-04")
def test_other_missions_bring_nothing_more_while_a_hatamoto_has_one() -> None:
    given = GivenFront(
        squads={HONZA: "valerie-duval hatamoto"},
        kohorts={MARTIN: "nepharite-of-demnogonis"},
        on={"nepharite-hunt": "valerie-duval", "suicide-mission": "hatamoto"},
        wounded="nepharite-of-demnogonis",
    )

    given.attacks("valerie-duval", "nepharite-of-demnogonis")
    assert until_split(given, "dt-either-points") == "dt-split"  # the usual points
    given.choose("split 0 5")
    given.declines()

    assert given.where("nepharite-hunt") == "grave-0"
    assert given.table.promotion[HONZA] == 5


def test_the_mission_of_a_hatamoto_itself_is_paid() -> None:
    given = GivenFront(
        squads={HONZA: "hatamoto hatamoto#2"},
        kohorts={MARTIN: "nepharite-of-demnogonis"},
        on={"nepharite-hunt": "hatamoto", "suicide-mission": "hatamoto#2"},
        wounded="nepharite-of-demnogonis",
    )

    given.attacks("hatamoto", "nepharite-of-demnogonis")

    assert until_split(given, "dt-either-points") == "dt-either-points"


def test_a_hatamoto_of_another_player_or_without_a_mission_changes_nothing() -> None:
    given = hunts(0, 10, beside="hatamoto")

    assert given.table.promotion[HONZA] == 10

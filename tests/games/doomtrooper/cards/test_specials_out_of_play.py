"""Special cards that take warriors out of the fight: Missing in Action, Shore Leave, Don't Call Again!, Captured!."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.identity import in_play
from herna.games.doomtrooper.rules.zones import leave_table
from tests.kit.front import HONZA, MARTIN, GivenFront


@pytest.mark.rule("DT-TARGET-02", "DT-ZONES-03")
@pytest.mark.example("DT-EX-66")
def test_who_is_missing_in_action_is_not_there_for_anything() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "vince-diamond chasseur"},
        hands={HONZA: "dont-call-again wave-of-righteousness", MARTIN: "missing-in-action"},
        on={"fragment-of-the-true-chip": "vince-diamond"},
    )
    strength = given.values("chasseur")
    given.choose("meditate")
    given.plays(MARTIN, "play_card missing-in-action vince-diamond")
    given.until_asked(HONZA, "dt-anytime")

    assert given.values("chasseur") < strength  # his bonus is off
    assert given.offers("play_card dont-call-again") == {"chasseur", "hussar"}
    given.choose("play_card wave-of-righteousness -")
    assert given.offers("pick_card") == {"chasseur", "hussar"}
    given.choose("pick_card chasseur")
    given.choose("no_more")
    given.until("dt-action")
    assert "sabotage hussar 1" in given.offered()


@pytest.mark.rule("DT-TARGET-03")
@pytest.mark.example("DT-EX-66")
def test_a_personality_and_a_relic_that_are_away_are_played_again_and_the_earlier_ones_go() -> None:
    given = GivenFront(
        squads={MARTIN: "max-steiner"},
        on={"archetypal-timepiece": "max-steiner", "missing-in-action": "max-steiner"},
        hands={HONZA: "max-steiner#2 archetypal-timepiece#2"},
    )

    given.choose("play_card max-steiner#2 squad-0")
    given.until("dt-action")
    given.choose("play_card archetypal-timepiece#2 max-steiner#2")
    given.until("dt-action")
    leave_table(given.play, given["missing-in-action"])
    given.choose("meditate")

    assert (given.where("max-steiner"), given.where("archetypal-timepiece")) == ("grave-1", "grave-1")
    assert given.where("archetypal-timepiece#2") == "on max-steiner#2"


def test_who_returns_stays_if_no_copy_is_there() -> None:
    given = GivenFront(
        squads={MARTIN: "max-steiner"},
        on={"archetypal-timepiece": "max-steiner", "missing-in-action": "max-steiner"},
    )

    leave_table(given.play, given["missing-in-action"])
    given.choose("meditate")

    assert given.where("archetypal-timepiece") == "on max-steiner"


@pytest.mark.rule("DT-DUEL-09", "DT-DUEL-10")
@pytest.mark.example("DT-EX-47")
def test_nobody_leaves_a_duel_once_the_fighters_are_named() -> None:
    """G-63."""
    given = GivenFront(
        squads={HONZA: "samurai hatamoto", MARTIN: "golden-lion"},
        hands={MARTIN: "missing-in-action shore-leave dont-call-again"},
    )
    given.attacks("samurai", "golden-lion")
    given.until_asked(MARTIN, "dt-combat")

    assert given.offers("play_card missing-in-action") == {"hatamoto"}
    assert given.offers("play_card shore-leave") == set()
    given.choose("play_card dont-call-again samurai")
    given.until("dt-action")
    assert len(given.told("hit")) == 2  # it does not end the duel


@pytest.mark.rule("DT-DUEL-08")
@pytest.mark.example("DT-EX-46")
def test_who_loses_the_attacker_before_phase_2_attacks_with_another_or_gives_up() -> None:
    given = GivenFront(squads={HONZA: "samurai hatamoto", MARTIN: "golden-lion"}, hands={MARTIN: "missing-in-action"})
    given.choose("declare_attack")

    given.plays(MARTIN, "play_card missing-in-action samurai")
    given.until("dt-attack")

    assert given.offered() == {"attack hatamoto golden-lion", "give_up"}
    given.choose("give_up")
    given.until("dt-action")
    assert given.asked() == MARTIN  # the attack action is lost, and no other action may follow it


def test_shore_leave_makes_a_warrior_stronger_for_every_whole_turn_and_it_returns_healed() -> None:
    given = GivenFront(
        squads={HONZA: "hussar samurai", MARTIN: "dragoon"}, wounded="hussar", hands={HONZA: "shore-leave"}
    )
    given.choose("meditate")
    assert given.offers("play_card shore-leave") == {"hussar", "samurai"}
    given.choose("play_card shore-leave hussar")
    given.until("dt-action")
    for player in (HONZA, MARTIN, HONZA, MARTIN):
        given.until_asked(player, "dt-action")
        given.choose("no_more")
    assert not in_play(given.table, given["hussar"])

    given.plays(HONZA, "use shore-leave return hussar")
    given.until("dt-action")

    assert given.values("hussar") == (3, 3, 4, 2)  # the turn in which it left was not a whole one
    assert given["hussar"] not in given.table.wounded
    assert given.where("shore-leave") == "grave-0"


@pytest.mark.rule("DT-TARGET-05")
@pytest.mark.example("DT-EX-68")
def test_who_is_silenced_does_not_act_and_is_given_nothing_but_can_be_reached() -> None:
    given = GivenFront(
        squads={HONZA: "samurai hussar", MARTIN: "dragoon"},
        on={"1:dont-call-again": "samurai"},
        hands={HONZA: "combat-armor", MARTIN: "wave-of-righteousness cowardice"},
    )

    assert given.offers("play_card combat-armor") == {"hussar"}
    assert "seek_cover samurai" not in given.offered()
    given.choose("declare_attack")
    given.until("dt-attack")
    assert given.offers("attack") == {"hussar dragoon"}
    given.choose("give_up")
    given.plays(MARTIN, "play_card cowardice player-0")
    given.until_asked(MARTIN, "dt-anytime")
    assert given["samurai"] in given.table.covered
    given.choose("play_card wave-of-righteousness -")
    assert "samurai" in given.offers("pick_card")


def test_four_actions_of_its_player_remove_dont_call_again() -> None:
    given = GivenFront(squads={HONZA: "samurai"}, on={"1:dont-call-again": "samurai"})
    for _ in range(3):
        given.choose("use dont-call-again wear-off -")
        given.until("dt-action")
    given.choose("no_more")  # of Martin's turn
    given.until_asked(HONZA, "dt-action")
    assert given.where("dont-call-again") == "on samurai"

    given.choose("use dont-call-again wear-off -")

    assert given.where("dont-call-again") == "grave-1"
    assert given.table.common == 2


def test_an_attack_action_counts_for_removing_dont_call_again() -> None:
    given = GivenFront(squads={HONZA: "samurai", MARTIN: "dragoon"}, on={"1:dont-call-again": "samurai"}, common=1)
    given.table.tokens = ("attack",)
    given.choose("use dont-call-again wear-off -")
    given.until("dt-action")

    given.choose("use dont-call-again wear-off-by-attack -")

    assert not given.table.tokens
    assert given.table.noted(given["dont-call-again"]) == 2


@pytest.mark.rule("DT-TARGET-06", "DT-TARGET-07", "DT-PERS-13")
@pytest.mark.example("DT-EX-69")
def test_a_captured_warrior_is_a_prisoner_in_play() -> None:
    given = GivenFront(
        outposts={HONZA: "soldat", MARTIN: "max-steiner horde-trooper"},
        hands={HONZA: "captured wave-of-righteousness", MARTIN: "max-steiner#2 combat-armor"},
    )
    assert given.offers("play_card captured") == {"soldat", "max-steiner", "horde-trooper"}

    given.choose("play_card captured max-steiner")
    given.until("dt-action")
    given.choose("declare_attack")
    given.until("dt-attack")
    assert given.offers("attack") == {"soldat horde-trooper"}
    given.choose("give_up")
    given.until_asked(HONZA, "dt-anytime")
    given.choose("play_card wave-of-righteousness -")
    assert "max-steiner" in given.offers("pick_card")
    given.choose("pick_card soldat")
    given.choose("no_more")
    given.until_asked(MARTIN, "dt-action")

    assert given.offers("play_card max-steiner#2") == set()
    assert given.offers("play_card combat-armor") == {"horde-trooper"}
    assert "seek_cover max-steiner" not in given.offered()


def test_captured_goes_with_its_prisoner() -> None:
    given = GivenFront(outposts={HONZA: "soldat", MARTIN: "horde-trooper"}, hands={HONZA: "captured"})
    given.choose("play_card captured horde-trooper")
    given.until("dt-action")

    leave_table(given.play, given["horde-trooper"])

    assert given.where("captured") == "sacrificed-0"


def test_a_prisoner_is_free_when_captured_leaves_play_for_good() -> None:
    given = GivenFront(outposts={HONZA: "soldat", MARTIN: "horde-trooper"}, hands={HONZA: "captured"})
    given.choose("play_card captured horde-trooper")
    given.until("dt-action")
    assert given.where("captured") == "player-0"

    leave_table(given.play, given["captured"])

    assert given.where("captured") == "sacrificed-0"
    assert given.table.prisoners == {}
    assert given.where("horde-trooper") == "outpost-1"

"""Special cards that answer others: Narrow Escape!, Miscommunication, Stolen Paperwork, Bamboozled!, Joy of Victory."""

from __future__ import annotations

import pytest

from tests.kit.front import HONZA, MARTIN, ROMAN, GivenFront


def a_kill(hands: dict[int, str]) -> GivenFront:
    """Honza's Sean is about to be killed by Martin's Nepharite, which he wounds."""
    given = GivenFront(
        squads={HONZA: "sean-gallagher"},
        kohorts={MARTIN: "nepharite-of-ilian"},
        hands=hands,
    )
    given.attacks("sean-gallagher", "nepharite-of-ilian")
    return given


@pytest.mark.rule("DT-DUEL-33")
def test_narrow_escape_lets_a_killed_warrior_live_as_it_was() -> None:
    given = a_kill({HONZA: "narrow-escape", MARTIN: "narrow-escape#2"})

    given.plays(HONZA, "play_card narrow-escape sean-gallagher")
    given.until("dt-action")

    assert given.where("sean-gallagher") == "squad-0"
    assert given["sean-gallagher"] not in given.table.wounded
    assert given["nepharite-of-ilian"] in given.table.wounded
    assert given.where("narrow-escape") == "grave-0"


def test_narrow_escape_saves_only_an_own_warrior() -> None:
    given = a_kill({MARTIN: "narrow-escape"})

    given.until("dt-split")

    assert given.where("narrow-escape") == "hand-1"
    assert given.where("sean-gallagher") == "grave-0"


@pytest.mark.rule("DT-TIME-13", "DT-TIME-23", "DT-DUEL-37", "DT-DUEL-35")
@pytest.mark.example("DT-EX-40C")
def test_miscommunication_cancels_the_narrow_escape() -> None:
    given = a_kill({HONZA: "narrow-escape", MARTIN: "miscommunication"})

    given.plays(HONZA, "play_card narrow-escape sean-gallagher")
    given.plays(MARTIN, "play_card miscommunication narrow-escape")
    given.until("dt-split")

    assert given.where("sean-gallagher") == "grave-0"
    assert given["nepharite-of-ilian"] in given.table.wounded
    assert (given.where("narrow-escape"), given.where("miscommunication")) == ("grave-0", "grave-1")


@pytest.mark.rule("DT-DUEL-39", "DT-DUEL-41", "DT-DUEL-42")
@pytest.mark.example("DT-EX-40D")
def test_bamboozled_takes_the_promotion_points_and_gives_twice_as_many_destiny_points() -> None:
    given = a_kill({HONZA: "bamboozled"})

    given.until("dt-split")
    assert given.asked() == MARTIN
    given.choose("split 3 5")
    given.plays(HONZA, "play_card bamboozled nepharite-of-ilian")
    given.until("dt-action")

    assert (given.table.destiny, given.table.promotion) == ([30, 23], [0, 0])


def test_points_taken_as_destiny_alone_cannot_be_bamboozled() -> None:
    given = a_kill({HONZA: "bamboozled"})

    given.until("dt-split")
    given.choose("split 8 0")
    given.until("dt-action")

    assert given.where("bamboozled") == "hand-0"


@pytest.mark.rule("DT-TIME-16")
def test_a_miscommunication_is_answered_by_another_one() -> None:
    given = GivenFront(
        hands={HONZA: "positive-karma miscommunication miscommunication#2", MARTIN: "miscommunication#3"},
        squads={HONZA: "hussar"},
    )
    given.choose("meditate")

    given.choose("play_card positive-karma player-0")
    given.plays(MARTIN, "play_card miscommunication#3 positive-karma")
    given.plays(HONZA, "play_card miscommunication miscommunication#3")
    given.until("dt-action")

    assert given.table.destiny[HONZA] == 31
    assert given.where("miscommunication#2") == "hand-0"


@pytest.mark.rule("DT-TIME-14")
@pytest.mark.example("DT-EX-03")
def test_a_reaction_acts_on_the_card_or_its_effect() -> None:
    given = GivenFront(
        squads={MARTIN: "hussar golden-lion"},
        wounded="hussar",
        hands={HONZA: "suppressing-fire", MARTIN: "miscommunication narrow-escape positive-karma"},
    )

    given.choose("play_card suppressing-fire squad-1")
    assert given.offered() == {"play_card miscommunication suppressing-fire", "decline"}
    given.until("dt-cover-or-wound")
    given.choose("be_wounded hussar")
    given.until_asked(MARTIN, "dt-react")

    assert given.offered() == {"play_card narrow-escape hussar", "decline"}


@pytest.mark.rule("DT-TIME-12")
def test_what_lasts_for_the_duel_can_be_cancelled_until_phase_6() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon"},
        hands={HONZA: "powerful-blow positive-karma", MARTIN: "evasive-action miscommunication"},
    )
    given.attacks("hussar", "dragoon")
    given.choose("play_card powerful-blow hussar")
    given.plays(MARTIN, "play_card evasive-action dragoon")
    given.until_asked(HONZA, "dt-combat")
    given.choose("play_card positive-karma player-0")
    assert given.value("hussar", "fight") == 4

    given.plays(MARTIN, "play_card miscommunication powerful-blow")
    given.until("dt-combat")

    assert given.value("hussar", "fight") == 2
    assert given.value("dragoon", "armor") == 7
    assert given.told("cancelled") == [("cancelled", given["powerful-blow"], "powerful-blow")]


# Stolen Paperwork


@pytest.mark.rule("DT-TIME-23", "DT-TIME-24")
@pytest.mark.example("DT-EX-06")
def test_a_stolen_wave_of_righteousness_is_paid_anew() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon golden-lion"},
        hands={HONZA: "wave-of-righteousness", MARTIN: "stolen-paperwork"},
        destiny=(25, 10),
    )
    given.choose("meditate")
    given.choose("play_card wave-of-righteousness -")
    given.choose("pick_card dragoon")
    given.choose("pick_card golden-lion")

    given.plays(MARTIN, "play_card stolen-paperwork wave-of-righteousness")
    given.until("dt-pick-discarded")
    assert given.asked() == MARTIN
    given.choose("pick_card hussar")
    given.until("dt-action")

    assert given.table.destiny == [6, 0]
    assert (given.where("hussar"), given.where("dragoon")) == ("grave-0", "squad-1")
    assert given.where("wave-of-righteousness") == "sacrificed-0"
    assert given.where("stolen-paperwork") == "sacrificed-1"


@pytest.mark.example("DT-EX-06")
def test_paperwork_is_not_stolen_by_who_cannot_pay() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"},
        hands={HONZA: "wave-of-righteousness", MARTIN: "stolen-paperwork"},
        destiny=(20, 9),
    )
    given.choose("meditate")
    given.choose("play_card wave-of-righteousness -")
    given.choose("pick_card hussar")

    assert (given.asked(), given.offered()) == (MARTIN, {"decline"})


def test_a_card_that_costs_an_action_is_not_stolen_in_its_players_turn() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "reassignment", MARTIN: "stolen-paperwork"})

    given.choose("play_card reassignment hussar")

    assert (given.asked(), given.offered()) == (MARTIN, {"decline"})


def test_a_stolen_attachment_is_played_anew_and_belongs_to_who_has_stolen_it() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, hands={HONZA: "doomed", MARTIN: "stolen-paperwork"})
    given.choose("meditate")
    given.choose("play_card doomed player-1")
    given.plays(MARTIN, "play_card stolen-paperwork doomed")
    given.until("dt-take-over")
    given.choose("play_card doomed player-0")
    given.until("dt-action")

    assert given.where("doomed") == "player-0"
    assert given.table.control[given["doomed"]] == MARTIN


def test_a_stolen_reaction_answers_what_it_answered() -> None:
    given = a_kill({HONZA: "bamboozled", MARTIN: "stolen-paperwork"})

    given.until("dt-split")
    given.choose("split 0 8")
    given.plays(HONZA, "play_card bamboozled nepharite-of-ilian")
    given.plays(MARTIN, "play_card stolen-paperwork bamboozled")
    given.until("dt-action")

    assert (given.table.destiny, given.table.promotion) == ([20, 36], [0, 0])


def test_stolen_paperwork_can_be_stolen_with_what_it_takes() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"},
        hands={HONZA: "positive-karma", MARTIN: "stolen-paperwork", ROMAN: "stolen-paperwork#2"},
        destiny=(20, 20, 20),
        promotion=(0, 0, 0),
        turns=(3, 3, 3),
    )
    given.choose("meditate")
    given.choose("play_card positive-karma player-0")
    given.plays(MARTIN, "play_card stolen-paperwork positive-karma")
    given.plays(ROMAN, "play_card stolen-paperwork#2 stolen-paperwork")
    given.until("dt-action")

    assert given.table.destiny == [21, 20, 30]


@pytest.mark.rule("DT-TIME-12")
def test_what_lasts_for_the_duel_can_be_stolen_until_phase_6() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon"},
        hands={HONZA: "powerful-blow positive-karma", MARTIN: "stolen-paperwork"},
    )
    given.attacks("hussar", "dragoon")
    given.choose("play_card powerful-blow hussar")
    given.until_asked(HONZA, "dt-combat")
    given.choose("play_card positive-karma player-0")
    given.plays(MARTIN, "play_card stolen-paperwork powerful-blow")
    given.until("dt-take-over")
    given.choose("play_card powerful-blow dragoon")
    given.until("dt-combat")

    assert (given.value("hussar", "fight"), given.value("dragoon", "fight")) == (2, 3)
    assert given.where("powerful-blow") == "grave-0"


# Joy of Victory


def test_joy_of_victory_gives_5_destiny_points_and_heals_an_attacker_wounded_in_this_duel() -> None:
    given = GivenFront(squads={HONZA: "golden-lion", MARTIN: "samurai"}, hands={HONZA: "joy-of-victory"})
    given.attacks("golden-lion", "samurai")

    given.plays(HONZA, "play_card joy-of-victory golden-lion")
    given.until("dt-action")

    assert given.table.destiny[HONZA] == 25
    assert given["golden-lion"] not in given.table.wounded
    assert given["samurai"] in given.table.wounded


def test_joy_of_victory_does_not_heal_an_older_wound_and_is_not_for_defenders() -> None:
    given = GivenFront(
        squads={HONZA: "golden-lion", MARTIN: "dragoon"},
        wounded="golden-lion",
        hands={HONZA: "joy-of-victory", MARTIN: "joy-of-victory#2"},
    )
    given.attacks("golden-lion", "dragoon")

    given.plays(HONZA, "play_card joy-of-victory golden-lion")
    given.until("dt-action")

    assert given["golden-lion"] in given.table.wounded
    assert given.where("joy-of-victory#2") == "hand-1"

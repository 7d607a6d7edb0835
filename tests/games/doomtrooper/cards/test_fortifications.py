"""Fortifications: cities, income, the bank and its debts, trenches, walls, camps and foxholes (DT-FORT)."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.ending import is_over
from herna.games.doomtrooper.rules.identity import combat_capable, fighters_of
from herna.games.doomtrooper.rules.points import can_pay, gain_promotion
from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented

CITIES = [
    ("fukido", "golden-lion", "hussar"),
    ("heimburg", "hussar", "golden-lion"),
    ("the-cathedral", "inquisitor", "hussar"),
]


@pytest.mark.rule("DT-FORT-02", "DT-FORT-04", "DT-AREA-03")
@pytest.mark.example("DT-EX-34")
@pytest.mark.parametrize(("city", "citizen", "stranger"), CITIES)
def test_a_city_protects_its_people_everywhere_and_nobody_else(city: str, citizen: str, stranger: str) -> None:
    given = GivenFront(
        squads={HONZA: f"{city} {citizen} {stranger}", MARTIN: f"{citizen}#3"}, outposts={HONZA: f"{citizen}#2"}
    )
    printed = given.table.printed(given[citizen]).stats[2]

    assert given.value(citizen, "armor") == given.value(f"{citizen}#2", "armor") == printed + 2
    assert given.value(f"{citizen}#3", "armor") == printed
    assert given.value(stranger, "armor") == given.table.printed(given[stranger]).stats[2]


def test_the_citadel_protects_followers_of_algeroth_in_the_kohort_alone() -> None:
    given = GivenFront(kohorts={HONZA: "citadel-of-algeroth razide child-of-ilian"}, outposts={HONZA: "razide#2"})

    printed = {name: given.table.printed(given[name]).stats[2] for name in ("razide", "child-of-ilian")}
    assert given.value("razide", "armor") == printed["razide"] + 2
    assert given.value("razide#2", "armor") == printed["razide"]
    assert given.value("child-of-ilian", "armor") == printed["child-of-ilian"]


@pytest.mark.rule("DT-FORT-01", "DT-FORT-03", "DT-FORT-06", "DT-FORT-07")
def test_a_city_is_played_by_an_action_into_the_own_squad_even_an_empty_one_and_once() -> None:
    given = GivenFront(squads={MARTIN: "fukido#3"}, hands={HONZA: "fukido fukido#2"})

    assert given.offers("play_card") == {"fukido squad-0"}
    given.choose("play_card fukido squad-0")
    given.declines()

    assert given.where("fukido") == "squad-0"
    assert given.table.common == 2
    assert given.offers("play_card") == set()


# Income


@pytest.mark.rule("DT-FORT-06")
def test_industrial_complexes_bring_3_each_in_the_own_draw_step_and_there_may_be_many() -> None:
    given = GivenFront(
        squads={
            HONZA: "hussar industrial-complex#4",
            MARTIN: "samurai industrial-complex industrial-complex#2",
        },
        hands={MARTIN: "industrial-complex#3"},
        common=0,
    )

    for _ in range(20):
        if given.prompt() == "dt-action":
            break
        given.choose("keep" if given.prompt() == "dt-discard" else "decline")

    assert given.asked() == MARTIN
    assert given.table.destiny == [20, 26]
    assert given.offers("play_card industrial-complex#3") == {"squad-1", "kohort-1"}


# The bank


@pytest.mark.rule("DT-WIN-06")
def test_the_bank_lends_10_at_a_time_and_takes_2_back_for_each() -> None:
    given = GivenFront(
        players={HONZA: "bauhaus-bank"}, hands={HONZA: "max-steiner hussar big-bob-watts"}, destiny=(0, 5)
    )

    assert can_pay(given.table, HONZA, 10)
    assert not can_pay(given.table, HONZA, 11)
    assert not can_pay(given.table, MARTIN, 6)
    given.choose("play_card max-steiner squad-0")
    given.declines()
    assert (given.table.destiny[HONZA], given.table.debt[HONZA]) == (0, 8)
    given.choose("play_card big-bob-watts squad-0")  # again up to 10
    given.declines()
    assert given.table.debt[HONZA] == 15
    given.table.destiny[HONZA] = 2
    given.choose("meditate")
    given.choose("use bauhaus-bank repay -")
    given.until_asked(HONZA, "dt-anytime")

    assert (given.table.destiny[HONZA], given.table.debt[HONZA]) == (1, 14)
    assert given.offers("use bauhaus-bank") == set()  # one D is too little


def test_only_its_own_player_repays_the_bank_and_not_in_answer_to_something() -> None:
    given = GivenFront(players={HONZA: "bauhaus-bank"}, hands={HONZA: "positive-karma", MARTIN: "miscommunication"})
    given.table.debt = [3, 3]
    assert given.offers("use bauhaus-bank") == set()  # it is no action
    given.choose("meditate")
    assert given.offers("use bauhaus-bank") == {"repay -"}
    given.choose("decline")
    assert (given.asked(), given.offers("use bauhaus-bank")) == (MARTIN, set())
    given.choose("decline")

    given.choose("meditate")
    given.choose("play_card positive-karma player-0")
    given.until_asked(HONZA, "dt-react")

    assert given.offers("use bauhaus-bank") == set()


@pytest.mark.rule("DT-ZONES-11")
def test_the_bank_stays_whatever_discards_fortifications() -> None:
    given = GivenFront(
        squads={HONZA: "bauhaus-great-infurior hussar", MARTIN: "fukido samurai"}, players={MARTIN: "bauhaus-bank"}
    )

    assert given.offers("use bauhaus-great-infurior discard") == {"fukido"}


@pytest.mark.rule("DT-ZONES-10", "DT-ZONES-11")
@pytest.mark.parametrize("where", ["grave", "sacrificed"])
def test_the_bank_is_neither_discarded_nor_sacrificed_by_a_card(where: str) -> None:
    demolition = f"""
[[card]]
key = "demolition"
code = "x1"
type = "special"
icons = ["general"]
timing = "action"
on = "card"
who = "fortification"
after = "discard"
effects = [{{ do = "discard", where = "{where}" }}]
sure = {{ facts = "invented", name = "invented" }}
"""
    with invented(demolition):
        given = GivenFront(squads={MARTIN: "fukido"}, players={MARTIN: "bauhaus-bank"}, hands={HONZA: "demolition"})

        assert given.offers("play_card demolition") == {"fukido"}
        given.choose("play_card demolition fukido")
        given.declines()

        assert given.where("fukido") == f"{where}-1"


@pytest.mark.rule("DT-AREA-08")
@pytest.mark.example("DT-EX-37")
def test_the_great_infurior_reaches_a_fortification_on_the_outpost() -> None:
    given = GivenFront(
        squads={HONZA: "bauhaus-great-infurior hussar"}, outposts={HONZA: "dragoon", MARTIN: "samurai"},
        on={"foxhole": "samurai"},
    )  # fmt: skip

    given.choose("use bauhaus-great-infurior discard foxhole")
    given.declines()

    assert given.where("foxhole") == "grave-1"


@pytest.mark.rule("DT-WIN-06")
def test_who_owes_does_not_win_until_the_debt_is_paid() -> None:
    given = GivenFront(players={HONZA: "bauhaus-bank"}, squads={HONZA: "hussar"}, destiny=(3, 5), promotion=(39, 0))
    given.table.debt[HONZA] = 1

    given.choose("meditate")
    gain_promotion(given.play, HONZA, 5)
    given.declines()
    given.choose("meditate")
    assert not is_over(given.table)
    given.plays(HONZA, "use bauhaus-bank repay -")

    assert given.play.result is not None
    assert given.play.result.scores[HONZA] == 1
    assert given.play.result.rule == "DT-WIN-01"


def ends_by_time(destiny: tuple[int, int], promotion: tuple[int, int], debt: tuple[int, int]) -> GivenFront:
    """A game whose last turn is being played, with these points and debts, to its end."""
    given = GivenFront(
        players={HONZA: "bauhaus-bank", MARTIN: "bauhaus-bank#2"},
        squads={HONZA: "hussar", MARTIN: "samurai"},
        destiny=destiny,
        promotion=promotion,
        active=MARTIN,
        common=0,
        limit=7,
    )
    given.table.debt = list(debt)
    given.table.last_turns = 1
    for _ in range(40):
        if given.play.result is not None:
            return given
        given.choose(next(words for words in ("decline", "keep", "no_more") if words in given.offered()))
    raise AssertionError("the game does not end")


@pytest.mark.rule("DT-WIN-07", "DT-WIN-08")
def test_if_both_owe_when_time_is_up_each_repays_and_the_rest_is_taken_from_promotion() -> None:
    given = ends_by_time(destiny=(5, 0), promotion=(10, 9), debt=(6, 2))

    assert given.play.result is not None
    assert given.table.promotion == [6, 7]  # Honza pays 4 D for 2 of 6; Martin cannot pay any
    assert given.table.destiny == [1, 0]
    assert given.play.result.scores == (0, 1)
    assert given.play.result.rule == "DT-WIN-07"


@pytest.mark.rule("DT-WIN-09")
def test_if_both_debtors_are_level_then_it_is_a_draw() -> None:
    given = ends_by_time(destiny=(0, 0), promotion=(3, 1), debt=(8, 2))

    assert given.play.result is not None
    assert given.table.promotion == [0, 0]
    assert given.play.result.scores == (0.5, 0.5)
    assert given.play.result.rule == "DT-WIN-09"


@pytest.mark.rule("DT-WIN-06")
def test_one_debtor_alone_loses_when_time_is_up_whatever_the_score() -> None:
    given = ends_by_time(destiny=(0, 0), promotion=(30, 1), debt=(1, 0))

    assert given.play.result is not None
    assert given.play.result.scores == (0, 1)


# Trenches and walls


@pytest.mark.rule("DT-AREA-02")
@pytest.mark.example("DT-EX-35")
def test_an_entrenchment_protects_who_is_attacked_in_its_area_and_nobody_on_the_outpost() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "samurai fortified-entrenchment"},
        outposts={HONZA: "dragoon", MARTIN: "samurai#2"},
    )
    assert given.value("samurai", "armor") == 3

    given.attacks("hussar", "samurai")
    assert given.value("samurai", "armor") == 5
    outside = GivenFront(
        squads={HONZA: "hussar", MARTIN: "samurai fortified-entrenchment"},
        outposts={HONZA: "dragoon", MARTIN: "samurai#2"},
    )
    outside.attacks("dragoon", "samurai#2")
    assert outside.value("samurai#2", "armor") == 3


def test_an_entrenchment_in_another_players_squad_protects_that_player() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "samurai"}, hands={HONZA: "fortified-entrenchment"})

    assert given.offers("play_card") == {
        f"fortified-entrenchment {area}-{seat}" for area in ("squad", "kohort") for seat in (0, 1)
    }
    given.choose("play_card fortified-entrenchment squad-1")
    given.declines()
    given.attacks("hussar", "samurai")

    assert given.value("samurai", "armor") == 5
    assert given.value("hussar", "armor") == 3


def test_an_entrenchment_does_nothing_for_an_attacker_from_it() -> None:
    given = GivenFront(squads={HONZA: "hussar fortified-entrenchment", MARTIN: "samurai"})

    given.attacks("hussar", "samurai")

    assert given.value("hussar", "armor") == 3


def test_equipment_under_an_entrenchment_adds_2_each_does_nothing_else_and_stays() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "samurai fortified-entrenchment"},
        kohorts={HONZA: "alakhai-the-cunning"},
        on={"distort": "alakhai-the-cunning"},
        hands={MARTIN: "first-aid-kit scalper fukido"},
        wounded="samurai",
    )

    given.attacks("hussar", "samurai")
    given.until_asked(MARTIN, "dt-combat")
    assert given.offers("use fortified-entrenchment tuck") == {"first-aid-kit", "scalper"}
    given.choose("use fortified-entrenchment tuck first-aid-kit")
    given.plays(MARTIN, "use fortified-entrenchment tuck scalper")

    assert given.value("samurai", "armor") == 9
    assert given.where("scalper") == "on fortified-entrenchment"
    given.until_asked(HONZA, "dt-combat")
    assert given.offers("use distort discard") == set()
    given.choose("decline")
    assert given.asked() == MARTIN
    assert given.offers("use first-aid-kit") == set()
    given.discards("fortified-entrenchment")
    assert given.where("scalper") == "grave-1"


@pytest.mark.rule("DT-TARGET-04")
def test_warriors_of_its_area_go_behind_the_wall_by_an_action_each_and_come_out_at_any_time() -> None:
    given = GivenFront(
        squads={HONZA: "protective-wall hussar hussar#2 young-guard rams-air-cavalry", MARTIN: "samurai"},
        kohorts={HONZA: "razide"},
    )

    assert given.offers("use protective-wall shelter") == {"hussar", "hussar#2"}
    given.choose("use protective-wall shelter hussar")
    assert given.table.common == 2
    assert not combat_capable(given.table, given["hussar"])
    given.choose("use protective-wall come-out hussar")

    assert combat_capable(given.table, given["hussar"])
    assert given.table.common == 2


@pytest.mark.rule("DT-TARGET-04")
@pytest.mark.example("DT-EX-67")
def test_behind_the_wall_nobody_attacks_is_attacked_or_protects_but_cards_reach_there() -> None:
    given = GivenFront(
        squads={HONZA: "protective-wall dragoon dragoon#2", MARTIN: "samurai"}, hands={HONZA: "combat-armor"}
    )
    given.choose("use protective-wall shelter dragoon")
    given.declines()
    given.choose("use protective-wall shelter dragoon#2")
    given.declines()

    assert fighters_of(given.table, HONZA) == []
    assert "declare_attack" not in given.offered()
    assert given.offers("play_card combat-armor") == {"dragoon", "dragoon#2"}
    given.choose("meditate")
    for _ in range(20):
        if given.prompt() == "dt-action":
            break
        given.choose("keep" if given.prompt() == "dt-discard" else "decline")
    assert given.asked() == MARTIN
    assert "declare_attack" not in given.offered()
    assert given.offers("sabotage") == {"samurai 0"}


def test_the_wall_has_room_for_three() -> None:
    given = GivenFront(squads={HONZA: "protective-wall hussar hussar#2 hussar#3 hussar#4"}, common=5)
    for name in ("hussar", "hussar#2", "hussar#3"):
        given.choose(f"use protective-wall shelter {name}")
        given.declines()

    assert given.offers("use protective-wall shelter") == set()
    given.discards("hussar#2")
    given.choose("meditate")
    given.declines()
    assert given.offers("use protective-wall shelter") == {"hussar#4"}


def test_everybody_behind_a_wall_that_is_lost_is_wounded_for_nobodys_points() -> None:
    given = GivenFront(
        squads={HONZA: "protective-wall hussar hussar#2 hussar#3", MARTIN: "bauhaus-great-infurior"}, wounded="hussar"
    )
    for name in ("hussar", "hussar#2"):
        given.choose(f"use protective-wall shelter {name}")
        given.declines()
    given.discards("protective-wall")
    given.choose("meditate")
    given.declines()

    assert given.where("hussar") == "grave-0"
    assert given.table.wounded == {given["hussar#2"]}
    assert given.table.promotion == [0, 0]


# The Prison Camp


@pytest.mark.rule("DT-TARGET-06")
def test_a_prison_camp_holds_doomtroopers_that_own_ones_have_wounded() -> None:
    given = GivenFront(squads={HONZA: "mitch-hunter prison-camp", MARTIN: "samurai"}, on={"scalper": "samurai"})

    given.attacks("mitch-hunter", "samurai")
    given.until("dt-imprison")
    assert given.asked() == HONZA
    given.choose("pick_card samurai")
    given.declines()

    assert given.table.prisoners == {given["samurai"]: given["prison-camp"]}
    assert given.where("scalper") == "grave-1"
    given.discards("prison-camp")
    assert given.table.prisoners == {}
    assert given.where("samurai") == "squad-1"


@pytest.mark.parametrize(("attacker", "victim"), [("razide", "samurai"), ("mitch-hunter", "necromutant")])
def test_a_prison_camp_is_for_doomtroopers_and_filled_by_doomtroopers(attacker: str, victim: str) -> None:
    given = GivenFront(
        squads={HONZA: "mitch-hunter prison-camp", MARTIN: "samurai"}, kohorts={HONZA: "razide", MARTIN: "necromutant"}
    )

    given.attacks(attacker, victim)
    given.declines()

    assert given.prompt() != "dt-imprison"


# Foxholes


@pytest.mark.rule("DT-FORT-05")
def test_who_is_in_a_foxhole_is_harder_to_hit_and_fights_worse_but_starts_no_fight() -> None:
    given = GivenFront(squads={HONZA: "hussar dragoon", MARTIN: "samurai"}, on={"foxhole": "hussar"})

    assert given.values("hussar") == (0, 2, 5, 2)
    given.choose("declare_attack")
    given.declines()
    given.choose("attack hussar samurai")
    given.declines()
    assert given.offers("tactic") == {"shoot"}
    attacked = GivenFront(squads={HONZA: "hussar", MARTIN: "samurai"}, on={"foxhole": "samurai"})
    attacked.attacks("hussar", "samurai", "fight")
    assert attacked.value("samurai", "armor") == 5


@pytest.mark.rule("DT-FORT-06", "DT-FORT-07")
def test_a_foxhole_is_moved_by_an_action_to_another_own_warrior() -> None:
    given = GivenFront(
        squads={HONZA: "hussar dragoon", MARTIN: "samurai"}, on={"foxhole": "hussar"}, hands={HONZA: "foxhole#2"}
    )

    assert given.offers("play_card") == set()
    assert given.offers("use foxhole move") == {"dragoon"}
    given.choose("use foxhole move dragoon")

    assert given.where("foxhole") == "on dragoon"
    assert given.values("hussar") == (2, 2, 3, 2)
    assert given.table.common == 2

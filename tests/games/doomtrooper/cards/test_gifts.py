"""Gifts of the Dark Symmetry and of Apostles (DT-SYM), and KI powers (DT-KI)."""

from __future__ import annotations

import pytest

from herna.engine.effects import PLUS
from herna.games.doomtrooper.rules.identity import is_a
from herna.games.doomtrooper.table import Boost
from tests.kit.front import HONZA, MARTIN, GivenFront


@pytest.mark.parametrize(
    ("gift", "values"),
    [("dark-fire", (10, 2, 7, 7)), ("resist-pain", (9, 2, 8, 7)), ("terror", (9, 2, 7, 7))],
)
@pytest.mark.rule("DT-SYM-01", "DT-SYM-02", "DT-SYM-05")
def test_a_gift_is_bestowed_on_any_dark_legion_warrior_and_works_at_once(
    gift: str, values: tuple[int, int, int, int]
) -> None:
    given = GivenFront(kohorts={HONZA: "razide"}, squads={HONZA: "hussar"}, hands={HONZA: gift})

    assert given.offers("play_card") == {f"{gift} razide"}
    given.choose(f"play_card {gift} razide")
    given.declines()

    assert given.values("razide") == values


def test_terror_takes_armour_from_opponents_in_duels() -> None:
    given = GivenFront(kohorts={HONZA: "razide"}, squads={MARTIN: "hussar dragoon"}, on={"terror": "razide"})

    given.attacks("razide", "hussar")

    assert given.value("hussar", "armor", "razide") == 2
    assert given.value("dragoon", "armor") == 5


@pytest.mark.rule("DT-IMM-03")
def test_terror_does_nothing_to_an_immune_opponent() -> None:
    given = GivenFront(kohorts={HONZA: "razide"}, squads={MARTIN: "venusian-ranger"}, on={"terror": "razide"})

    given.attacks("razide", "venusian-ranger")

    assert given.value("venusian-ranger", "armor", "razide") == 4


@pytest.mark.example("DT-EX-23")
@pytest.mark.rule("DT-SYM-03")
def test_only_followers_of_algeroth_receive_distort() -> None:
    given = GivenFront(kohorts={HONZA: "razide curator templar heretic"}, hands={HONZA: "distort"})

    assert given.offers("play_card") == {"distort razide"}


@pytest.mark.example("DT-EX-24")
@pytest.mark.rule("DT-SYM-12")
def test_who_may_have_any_dark_symmetry_is_free_of_the_apostle_but_not_of_the_heretic() -> None:
    given = GivenFront(kohorts={HONZA: "alakhai-the-cunning"}, hands={HONZA: "illusion time-death unholy-power"})

    assert given.offers("play_card") == {"illusion alakhai-the-cunning", "time-death alakhai-the-cunning"}


@pytest.mark.rule("DT-SYM-09", "DT-KI-03")
def test_nobody_has_two_of_a_gift_or_of_a_ki_power() -> None:
    given = GivenFront(
        kohorts={HONZA: "razide"},
        squads={HONZA: "samurai"},
        on={"dark-fire": "razide", "shadow-walk": "samurai"},
        hands={HONZA: "dark-fire#2 shadow-walk#2"},
    )

    assert given.offers("play_card") == set()


@pytest.mark.rule("DT-SYM-11")
def test_who_is_no_longer_of_the_legion_keeps_its_gifts_but_does_not_use_them() -> None:
    given = GivenFront(
        squads={HONZA: "demnogonis-cultist", MARTIN: "hussar dragoon"},
        on={"infection": "demnogonis-cultist", "dark-fire": "demnogonis-cultist"},
        hands={HONZA: "unholy-power"},
    )
    given.table.note(given["demnogonis-cultist"], "doomtrooper")

    assert given.offers("play_card") == set()
    given.attacks("demnogonis-cultist", "hussar")
    assert given.value("demnogonis-cultist", "fight") == 4
    given.declines()

    assert given["hussar"] in given.table.wounded


def test_distort_discards_equipment_and_weapons_that_are_relics_for_ten_destiny() -> None:
    given = GivenFront(
        kohorts={HONZA: "razide"},
        squads={MARTIN: "samurai chasseur"},
        on={
            "distort": "razide",
            "combat-armor": "samurai",
            "dai-sho-of-the-ancient-emperors": "samurai",
            "fragment-of-the-true-chip": "chasseur",
        },
    )

    given.choose("meditate")
    assert given.offers("use distort discard") == {"combat-armor", "dai-sho-of-the-ancient-emperors"}
    given.choose("use distort discard dai-sho-of-the-ancient-emperors")

    assert given.where("dai-sho-of-the-ancient-emperors") == "grave-1"
    assert given.table.destiny[HONZA] == 11


@pytest.mark.parametrize(("gift", "bearer"), [("dimensional-warp", "razide"), ("infection", "curator")])
def test_some_gifts_let_their_bearer_kill_outright(gift: str, bearer: str) -> None:
    given = GivenFront(kohorts={HONZA: bearer}, squads={MARTIN: "hussar dragoon"}, on={gift: bearer})

    given.attacks(bearer, "hussar")
    given.until("dt-split")

    assert given.where("hussar") == "grave-1"


def test_outright_kills_by_a_gift_do_not_work_on_an_immune_opponent() -> None:
    given = GivenFront(
        kohorts={HONZA: "razide"},
        squads={MARTIN: "max-steiner dragoon"},
        on={"dimensional-warp": "razide"},
    )

    given.attacks("razide", "max-steiner")
    given.declines()

    assert given["max-steiner"] in given.table.wounded


@pytest.mark.rule("DT-FIRST-01", "DT-NEVER-04")
def test_time_death_always_strikes_first_and_its_wound_ends_the_duel() -> None:
    given = GivenFront(kohorts={HONZA: "templar", MARTIN: "templar#2"}, on={"time-death": "templar"})

    given.attacks("templar", "templar#2", "shoot")
    given.declines()

    assert given.told("hit") == [("hit", given["templar#2"], "templar", "wounded")]


def test_the_opponent_strikes_if_time_death_does_not_wound() -> None:
    given = GivenFront(
        kohorts={HONZA: "child-of-ilian"}, squads={MARTIN: "hussar"}, on={"time-death": "child-of-ilian"}
    )

    given.attacks("child-of-ilian", "hussar", "fight")
    given.declines()

    assert given.told("hit") == [("hit", given["child-of-ilian"], "child-of-ilian", "wounded")]


def test_illusion_calls_the_duel_off_and_sends_its_bearer_into_cover() -> None:
    given = GivenFront(
        kohorts={HONZA: "razide", MARTIN: "callistonian-intruder curator"},
        on={"illusion": "callistonian-intruder"},
    )

    given.attacks("razide", "callistonian-intruder")
    given.plays(MARTIN, "use illusion call-off callistonian-intruder")
    given.declines()

    assert given.told("hit") == []
    assert given["callistonian-intruder"] in given.table.covered
    assert given.table.destiny[MARTIN] == 17
    assert given.table.duels == ()


@pytest.mark.parametrize("phase", range(2, 9))
def test_illusion_calls_the_duel_off_in_the_window_after_any_phase(phase: int) -> None:
    given = GivenFront(
        kohorts={HONZA: "razide", MARTIN: "callistonian-intruder curator"}, on={"illusion": "callistonian-intruder"}
    )
    given.choose("declare_attack")
    for _ in range(60):
        assert given.play.ask is not None
        if (given.asked(), given.play.ask.arguments.get("window")) == (MARTIN, f"duel-{phase}"):
            break
        steps = ("attack razide callistonian-intruder", "tactic fight", "decline")
        given.choose(next(words for words in steps if words in given.offered()))

    given.choose("use illusion call-off callistonian-intruder")
    given.declines()

    assert given["callistonian-intruder"] in given.table.covered
    assert (given["callistonian-intruder"] in given.table.wounded) == (phase > 6)  # what phase 7 did stands (G-90)
    assert given.table.duels == ()


@pytest.mark.parametrize(("called_off", "wounded"), [(True, False), (False, True)])
def test_illusion_after_a_first_strike_saves_its_bearer_from_the_answer(called_off: bool, wounded: bool) -> None:
    given = GivenFront(
        kohorts={HONZA: "callistonian-intruder", MARTIN: "razide"},
        on={"illusion": "callistonian-intruder", "time-death": "callistonian-intruder", "resist-pain": "razide"},
    )
    given.attacks("callistonian-intruder", "razide")
    given.until_phase(7)
    given.until_asked(HONZA, "dt-anytime")

    if called_off:
        given.choose("use illusion call-off callistonian-intruder")
    given.declines()

    assert (given["callistonian-intruder"] in given.table.wounded) == wounded
    assert (given["callistonian-intruder"] in given.table.covered) == called_off


@pytest.mark.rule("DT-FIRST-04")
def test_everybody_is_asked_after_a_kill_by_one_who_struck_first_by_a_gift() -> None:
    given = GivenFront(
        kohorts={HONZA: "callistonian-intruder", MARTIN: "curator"}, on={"time-death": "callistonian-intruder"},
        hands={MARTIN: "powerful-blow"}, wounded="curator",
    )  # fmt: skip
    given.table.boosts = (Boost(given["callistonian-intruder"], (0,), PLUS, 20, given["time-death"]),)
    given.attacks("callistonian-intruder", "curator")

    given.until("dt-split")

    assert given.where("curator") == "grave-1"
    assert given.asked() == HONZA


def test_illusion_and_sleep_do_nothing_to_one_who_is_immune() -> None:
    given = GivenFront(
        squads={HONZA: "max-steiner hussar"},
        kohorts={MARTIN: "callistonian-intruder curator"},
        on={"illusion": "callistonian-intruder", "sleep": "curator"},
    )

    given.attacks("max-steiner", "callistonian-intruder", "shoot")
    given.choose("decline")
    assert (given.asked(), given.offers("use illusion")) == (MARTIN, set())
    given.until("dt-action")
    given.choose("no_more")
    given.until_asked(MARTIN, "dt-action")

    assert given.offers("use sleep forbid") == {"hussar", "callistonian-intruder", "curator"}


def test_illusion_does_nothing_outside_a_duel_of_its_bearer() -> None:
    given = GivenFront(
        kohorts={HONZA: "razide", MARTIN: "callistonian-intruder"},
        squads={MARTIN: "hussar"},
        on={"illusion": "callistonian-intruder"},
    )

    given.attacks("razide", "hussar")
    given.choose("decline")

    assert given.asked() == MARTIN
    assert given.offers("use illusion") == set()


def test_sleep_keeps_a_warrior_from_attacking_and_being_attacked_until_the_next_own_turn() -> None:
    given = GivenFront(
        kohorts={HONZA: "zenithian-soulslayer"},
        squads={MARTIN: "hussar dragoon"},
        on={"sleep": "zenithian-soulslayer"},
    )

    given.choose("use sleep forbid hussar")
    given.until("dt-action")
    given.choose("declare_attack")
    given.declines()
    assert given.offers("attack") == {"zenithian-soulslayer dragoon"}
    given.choose("give_up")
    given.until_asked(MARTIN, "dt-action")
    given.choose("declare_attack")
    given.declines()
    assert given.offers("attack") == {"dragoon zenithian-soulslayer"}
    given.choose("give_up")
    given.until_asked(HONZA, "dt-action")

    assert given.table.switches == ()


def test_the_wind_of_insanity_wounds_the_weak_for_destiny_once_per_turn_and_scores() -> None:
    given = GivenFront(
        kohorts={HONZA: "zenithian-soulslayer"},
        squads={MARTIN: "infantry martian-banshee dragoon"},
        on={"wind-of-insanity": "zenithian-soulslayer"},
        wounded="infantry",
    )

    given.choose("use wind-of-insanity damage wind-of-insanity")
    assert given.offers("pick_amount") == {"1", "2", "3", "4"}
    given.choose("pick_amount 3")
    given.until("dt-split")
    given.choose("split 0 2")
    given.until("dt-action")

    assert given.table.destiny[HONZA] == 5
    assert given.table.promotion[HONZA] == 2
    assert given.where("infantry") == "grave-1"
    assert given.table.wounded == {given["martian-banshee"]}
    assert (given.table.common, given.offers("use")) == (2, set())


def test_unholy_power_is_for_heretics_and_gives_four_to_everything() -> None:
    given = GivenFront(kohorts={HONZA: "heretic razide"}, hands={HONZA: "unholy-power"})

    assert given.offers("play_card") == {"unholy-power heretic"}
    given.choose("play_card unholy-power heretic")

    given.declines()
    assert given.values("heretic") == (6, 6, 6, 7)


@pytest.mark.rule("DT-KI-01", "DT-KI-02")
@pytest.mark.parametrize(
    ("power", "values"),
    [("the-monkeys-foot", (3, 3, 10, 3)), ("toronagas-raging-might", (12, 3, 3, 3))],
)
def test_some_ki_powers_add_the_opponents_base_value(power: str, values: tuple[int, int, int, int]) -> None:
    given = GivenFront(
        squads={HONZA: "samurai"}, kohorts={MARTIN: "razide"}, on={"dark-fire": "razide", "resist-pain": "razide"},
        hands={HONZA: power},
    )  # fmt: skip

    assert given.offers("play_card") == {f"{power} samurai"}
    given.choose(f"play_card {power} samurai")
    given.until("dt-action")
    assert given.values("samurai") == (3, 3, 3, 3)
    given.attacks("samurai", "razide")

    assert given.values("samurai") == values


def test_two_fighters_may_mirror_each_other() -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "hatamoto"},
        on={"the-monkeys-foot": "samurai", "the-monkeys-foot#2": "hatamoto"},
    )

    given.attacks("samurai", "hatamoto")

    assert (given.value("samurai", "armor"), given.value("hatamoto", "armor")) == (7, 7)


def test_ki_self_healing_heals_by_seeking_cover() -> None:
    given = GivenFront(
        squads={HONZA: "samurai samurai#2 mentor"}, on={"ki-self-healing": "samurai"}, wounded="samurai samurai#2"
    )

    given.choose("seek_cover samurai")
    given.until("dt-action")
    given.choose("seek_cover samurai#2")

    assert given.table.wounded == {given["samurai#2"]}


def test_shadow_walk_makes_a_shadow_walker_that_strikes_first() -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "samurai#2"}, on={"shadow-walk": "samurai"}, wounded="samurai#2"
    )

    given.attacks("samurai", "samurai#2")
    given.until("dt-split")

    assert is_a(given.table, given["samurai"], "shadow-walker")
    assert given.told("hit") == [("hit", given["samurai#2"], "samurai", "killed")]


def test_an_ordinary_first_strike_yields_to_one_that_is_always() -> None:
    given = GivenFront(
        squads={HONZA: "samurai"}, kohorts={MARTIN: "templar"}, on={"shadow-walk": "samurai", "time-death": "templar"}
    )

    given.attacks("samurai", "templar")
    given.declines()

    assert given.told("hit") == [("hit", given["samurai"], "samurai", "wounded")]

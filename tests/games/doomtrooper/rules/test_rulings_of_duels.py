"""Rulings of windows, warriors, the Outpost and duels (docs/rulings/doomtrooper.md): each test names its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from herna.engine.effects import PLUS, TIMES, Modifier
from herna.games.doomtrooper.rules.actions import grant
from herna.games.doomtrooper.rules.cover import force_into_cover
from herna.games.doomtrooper.rules.values import reckoned
from herna.games.doomtrooper.rules.zones import lay_on, take_control, take_from
from herna.games.doomtrooper.table import SQUAD, UNDEFINED
from tests.games.doomtrooper.cards.test_warzones import in_the_zone
from tests.games.doomtrooper.rulebook.test_duels import effect
from tests.kit.front import HONZA, MARTIN, ROMAN, GivenFront
from tests.kit.invented_cards import invented

# Windows


@pytest.mark.rule("DT-TIME-01")
def test_who_has_played_one_card_waits_until_the_others_have_had_their_chance() -> None:
    """G-11."""
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "positive-karma positive-karma#2"})
    given.choose("meditate")
    given.choose("play_card positive-karma player-0")
    given.until("dt-anytime")
    assert given.asked() == MARTIN

    given.choose("decline")

    assert "play_card positive-karma#2 player-0" in given.offered()


@pytest.mark.rule("DT-DUEL-03")
def test_in_a_duel_the_defending_player_comes_before_those_whose_turn_is_nearer() -> None:
    """G-12."""
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry", ROMAN: "dragoon"},
        destiny=(5, 5, 5), promotion=(0, 0, 0), turns=(3, 3, 3),
    )  # fmt: skip
    given.choose("declare_attack")
    given.declines()
    given.choose("attack hussar dragoon")
    asked = []
    for _ in range(3):
        asked.append(given.asked())
        given.choose("decline")

    assert asked == [HONZA, ROMAN, MARTIN]


@pytest.mark.rule("DT-TIME-12", "DT-DUEL-25")
def test_what_lasts_for_the_duel_is_cancelled_also_later_in_phase_5_and_not_after_it() -> None:
    """G-16, G-52."""
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"},
        hands={HONZA: "powerful-blow", MARTIN: "miscommunication miscommunication#2"},
    )
    given.choose("declare_attack")
    assert given.offers("play_card powerful-blow") == set()
    given.declines()
    given.choose("attack hussar infantry")
    assert given.offers("play_card powerful-blow") == set()
    given.declines()
    given.choose("tactic fight")
    given.until_asked(HONZA, "dt-combat")
    fight = given.value("hussar", "fight")
    given.choose("play_card powerful-blow hussar")
    given.until_asked(MARTIN, "dt-combat")
    assert given.value("hussar", "fight") > fight

    given.choose("play_card miscommunication powerful-blow")
    given.until_asked(HONZA, "dt-combat")

    assert given.value("hussar", "fight") == fight


# Actions


@pytest.mark.rule("DT-ACT-07")
def test_an_undefined_action_gained_in_the_own_turn_is_one_more_common_one_and_no_further_attack() -> None:
    """G-84."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"})

    grant(given.table, HONZA, UNDEFINED, 1)
    assert (given.table.common, given.table.card_attacks) == (4, 0)
    given.attacks("hussar", "infantry")
    given.until("dt-action")

    assert given.table.common > 0
    assert given.offered() == {"no_more"}


# Warriors and what they have


@pytest.mark.rule("DT-OWN-01", "DT-OWN-02")
def test_equipment_follows_a_stolen_warrior_and_special_cards_stay_with_who_played_them() -> None:
    """G-47."""
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, on={"combat-armor": "infantry", "1:dont-call-again": "infantry"}
    )

    take_control(given.play, given["infantry"], HONZA, SQUAD)
    assert [given.table.control[given[name]] for name in ("infantry", "combat-armor", "dont-call-again")] == [0, 0, 1]
    given.discards("infantry")

    assert {given.where(name) for name in ("infantry", "combat-armor", "dont-call-again")} == {"grave-1"}


WALKER = """
[[card]]
key = "walker"
code = "x1"
type = "warrior"
icons = ["bauhaus"]
fight = 1
shoot = 1
armor = 1
value = 1
keywords = ["vehicle"]
timing = "action"
after = "stay"
sure = { facts = "invented", name = "invented" }
"""


@pytest.mark.rule("DT-EQUIP-26", "DT-COVER-27")
def test_who_is_considered_a_vehicle_has_no_other_and_goes_into_cover_only_if_forced() -> None:
    """G-93."""
    with invented(WALKER):
        given = GivenFront(
            squads={HONZA: "walker hussar", MARTIN: "infantry"}, hands={HONZA: "t-32-wolfclaw-jbt walker#2"}
        )
        assert given.offers("play_card t-32-wolfclaw-jbt") == {"hussar"}
        assert (given.offers("seek_cover"), given.offers("hide")) == ({"hussar"}, set())

        assert force_into_cover(given.play, given["walker"])

        assert given.value("walker", "armor") == 4


# The Outpost


@pytest.mark.rule("DT-DUEL-12", "DT-DUEL-14")
def test_the_outposts_are_one_battlefield_and_everything_else_is_the_other() -> None:
    """G-51."""
    given = GivenFront(
        squads={HONZA: "hussar"}, kohorts={MARTIN: "razide"}, outposts={HONZA: "soldat", MARTIN: "corsair"}
    )
    given.choose("declare_attack")
    given.declines()

    assert given.offers("attack ") == {"hussar razide", "soldat corsair"}


@pytest.mark.rule("DT-COVER-26")
def test_a_hidden_warrior_may_be_attacked_from_every_area() -> None:
    """G-36."""
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, outposts={HONZA: "soldat"}, hidden={MARTIN: "dragoon"}
    )
    given.choose("declare_attack")
    given.declines()

    assert {"hussar dragoon", "soldat dragoon"} <= given.offers("attack ")


@pytest.mark.rule("DT-TRANS-18")
def test_a_hidden_warrior_of_a_third_tribe_is_paid_for_and_then_discarded() -> None:
    """G-50."""
    given = GivenFront(
        squads={HONZA: "hussar"},
        outposts={HONZA: "cossack", MARTIN: "corsair soldat"},
        hidden={MARTIN: "horde-trooper"},
    )
    given.choose("declare_attack")
    given.declines()
    given.choose("attack hussar horde-trooper")

    assert given.where("horde-trooper") == "grave-1"
    assert given.table.destiny[MARTIN] < 20


@pytest.mark.rule("DT-TRANS-16", "DT-TRANS-17")
@pytest.mark.parametrize(("other", "must_part"), [("razide", True), ("nassal", False)])
def test_who_is_tribal_and_of_the_dark_legion_stands_with_both_sides(other: str, must_part: bool) -> None:
    """G-88."""
    given = GivenFront(outposts={HONZA: f"hussar {other}", MARTIN: "corsair"}, squads={HONZA: "dragoon"})

    assert ("meditate" in given.offered()) != must_part


@pytest.mark.rule("DT-TRANS-05")
@pytest.mark.parametrize("there", ["in cover", "hidden"])
def test_who_is_in_cover_on_an_outpost_keeps_the_last_one_of_others_there_and_who_is_hidden_does_not(
    there: str,
) -> None:
    """G-87."""
    given = GivenFront(
        outposts={HONZA: "hussar", MARTIN: "corsair" if there == "in cover" else ""},
        hidden={MARTIN: "corsair" if there == "hidden" else ""},
        squads={HONZA: "dragoon", MARTIN: "infantry"},
        covered="corsair",
    )
    given.table.outpost_open = True

    assert ("hussar" in given.offers("transfer")) == (there == "hidden")


# Duels


@pytest.mark.rule("DT-DUEL-22")
def test_weapons_are_named_when_phase_5_begins_the_attackers_first() -> None:
    """G-43."""
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, on={"ac-40-justifier": "hussar", "punisher-handgun": "infantry"}
    )
    given.choose("declare_attack")
    given.declines()
    given.choose("attack hussar infantry")
    given.declines()
    given.choose("tactic shoot")
    given.until("dt-weapon")
    assert given.asked() == HONZA

    given.choose("wield ac-40-justifier")

    assert (given.asked(), given.prompt()) == (MARTIN, "dt-weapon")
    given.choose("wield punisher-handgun")
    assert given.prompt() == "dt-combat"


@pytest.mark.rule("DT-DUEL-04")
def test_a_helper_that_leaves_drops_out_and_the_duel_goes_on() -> None:
    """G-58."""
    given = GivenFront(squads={HONZA: "hussar dragoon", MARTIN: "infantry"})
    given.attacks("hussar", "infantry")
    given.table.change_duel(replace(given.table.duels[-1], helpers=(given["dragoon"],)))

    given.discards("dragoon")

    duel = given.table.duels[-1]
    assert (duel.over, duel.helpers) == (False, ())
    given.choose("decline")
    assert given.table.duels != ()


@pytest.mark.rule("DT-ZONE-08")
def test_a_warzone_that_is_lost_gives_nothing_from_then_on() -> None:
    """G-91."""
    given = GivenFront(outposts={HONZA: "cossack", MARTIN: "corsair northwestern-europe"})
    in_the_zone(given, "cossack", "corsair", "northwestern-europe")
    armor = given.value("corsair", "armor")

    given.discards("northwestern-europe")

    assert given.value("corsair", "armor") == armor - 3
    assert not given.table.duels[-1].over


@pytest.mark.rule("DT-FIT-06", "DT-FIT-08")
def test_only_a_tactic_that_is_open_to_both_is_announced() -> None:
    """G-89."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "rams-air-cavalry"})
    given.choose("declare_attack")
    given.declines()
    given.choose("attack hussar rams-air-cavalry")
    given.declines()

    assert given.offers("tactic") == {"shoot"}


@pytest.mark.rule("DT-DUEL-39")
def test_a_kill_by_a_card_gives_no_points_unless_the_card_says_so() -> None:
    """G-57."""
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry dragoon"}, wounded="infantry dragoon",
        hands={HONZA: "suppressing-fire"},
    )  # fmt: skip
    given.choose("play_card suppressing-fire squad-1")
    given.until("dt-cover-or-wound")
    given.choose("be_wounded infantry")
    given.until("dt-cover-or-wound")
    given.choose("seek_cover dragoon")
    given.until("dt-action")

    assert (given.where("infantry"), given.where("dragoon")) == ("grave-1", "squad-1")
    assert (given.told("claims"), given.table.promotion) == ([], [0, 0])


@pytest.mark.rule("DT-FIRST-01")
@pytest.mark.parametrize("gains", [True, False])
def test_who_gains_the_first_strike_in_phase_5_strikes_first(gains: bool) -> None:
    """G-55."""
    with invented(effect("swift", '{ do = "strikes-first" }')):
        given = GivenFront(
            squads={HONZA: "golden-lion", MARTIN: "samurai"}, wounded="golden-lion samurai", hands={HONZA: "swift"}
        )
        given.attacks("golden-lion", "samurai")
        if gains:
            take_from(given.table, given["swift"])
            lay_on(given.play, given["swift"], given["golden-lion"], HONZA)
        given.until("dt-split")

        assert given.where("samurai") == "grave-1"
        assert given.where("golden-lion") == ("squad-0" if gains else "grave-0")


# Values


@pytest.mark.rule("DT-MOD-01")
def test_fractions_are_kept_and_rounded_up_once_at_the_end() -> None:
    """G-66."""
    halved, doubled = Modifier(TIMES, 1, divisor=2), Modifier(TIMES, 2)

    assert reckoned(3, [halved]) == 2
    assert reckoned(3, [halved, doubled]) == 3
    assert reckoned(3, [halved, Modifier(PLUS, 1)]) == 3

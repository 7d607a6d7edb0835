"""Equipment (DT-EQUIP): weapons, armour, and what else warriors carry."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.printed import PRINTED
from tests.kit.front import HONZA, MARTIN, GivenFront


@pytest.mark.parametrize(
    ("weapon", "bearer", "tactic", "values"),
    [
        ("violator-sword", "hussar", "fight", (4, 2, 3, 2)),
        ("l-a-plasma-carbine", "hussar", "shoot", (2, 5, 3, 2)),
        ("punisher-handgun", "hussar", "fight", (3, 3, 3, 2)),
        ("punisher-handgun", "hussar", "shoot", (3, 3, 3, 2)),
        ("ac-40-justifier", "hussar", "shoot", (5, 5, 3, 2)),
        ("scalper", "samurai", "fight", (4, 3, 3, 3)),
        ("kratach", "razide", "shoot", (9, 5, 7, 7)),
        ("curator-sword", "razide", "fight", (11, 2, 7, 7)),
        ("curator-sword", "curator", "fight", (7, 4, 3, 4)),
    ],
)
@pytest.mark.rule("DT-EQUIP-12", "DT-EQUIP-13", "DT-DUEL-22")
def test_a_weapon_counts_while_it_is_used(
    weapon: str, bearer: str, tactic: str, values: tuple[int, int, int, int]
) -> None:
    legion = PRINTED[bearer].icons == ("legion",)
    given = GivenFront(
        squads={HONZA: "" if legion else bearer, MARTIN: "dragoon"},
        kohorts={HONZA: bearer if legion else ""},
        on={weapon: bearer},
    )

    given.attacks(bearer, "dragoon", tactic, wielding=weapon)

    assert given.values(bearer) == values


@pytest.mark.example("DT-EX-42")
@pytest.mark.rule("DT-DUEL-23")
def test_a_fight_weapon_has_no_influence_when_the_tactic_is_shoot() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, on={"violator-sword": "hussar"})

    given.attacks("hussar", "dragoon", "shoot", wielding="violator-sword")

    assert given.values("hussar") == (2, 2, 3, 2)
    assert given.told("wields") == []


@pytest.mark.example("DT-EX-22")
@pytest.mark.rule("DT-EQUIP-03", "DT-EQUIP-04", "DT-EQUIP-10")
def test_weapons_are_for_everybody_unless_they_name_somebody() -> None:
    given = GivenFront(
        squads={HONZA: "hussar infantry", MARTIN: "dragoon"},
        kohorts={HONZA: "razide"},
        hands={HONZA: "violator-sword l-a-plasma-carbine"},
    )

    assert given.offers("play_card") == {
        "violator-sword hussar",
        "l-a-plasma-carbine hussar",
        "l-a-plasma-carbine infantry",
        "l-a-plasma-carbine razide",
    }


def test_the_justifier_gun_names_no_affiliation_though_the_brotherhood_makes_it() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "ac-40-justifier kratach"})

    assert given.offers("play_card") == {"ac-40-justifier hussar"}


@pytest.mark.rule("DT-EQUIP-08")
def test_two_handguns_are_used_at_once_but_no_two_other_weapons() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon"},
        on={"punisher-handgun": "hussar", "punisher-handgun#2": "hussar", "l-a-plasma-carbine": "hussar"},
    )
    carbine = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon"}, on={"punisher-handgun": "hussar", "l-a-plasma-carbine": "hussar"}
    )

    given.attacks("hussar", "dragoon", "shoot", wielding="punisher-handgun punisher-handgun#2 l-a-plasma-carbine")
    carbine.attacks("hussar", "dragoon", "shoot", wielding="l-a-plasma-carbine punisher-handgun")

    assert given.value("hussar", "shoot") == 4
    assert carbine.value("hussar", "shoot") == 5


def test_whatever_the_curator_sword_wounds_is_killed_if_it_is_used() -> None:
    for wielding, grave in (("curator-sword", True), ("", False)):
        given = GivenFront(kohorts={HONZA: "razide"}, squads={MARTIN: "hussar dragoon"}, on={"curator-sword": "razide"})
        given.attacks("razide", "hussar", wielding=wielding)
        given.declines()

        assert (given.where("hussar") == "grave-1") == grave


@pytest.mark.parametrize(
    ("bearer", "opponent", "fight", "armor"),
    [("golden-lion", "razide", 4, 4), ("clansman", "razide", 7, 5), ("clansman", "hussar", 6, 3)],
)
def test_the_claymore_defends_against_the_legion_and_better_in_a_clansmans_hands(
    bearer: str, opponent: str, fight: int, armor: int
) -> None:
    given = GivenFront(
        squads={HONZA: bearer, MARTIN: "hussar"}, kohorts={MARTIN: "razide"}, on={"clansman-claymore": bearer}
    )

    given.attacks(bearer, opponent, wielding="clansman-claymore")

    assert (given.value(bearer, "fight", opponent), given.value(bearer, "armor", opponent)) == (fight, armor)


def test_the_scalper_weakens_the_opponent_while_it_is_used() -> None:
    for wielding, fight in (("scalper", 1), ("", 2)):
        given = GivenFront(squads={HONZA: "samurai", MARTIN: "hussar"}, on={"scalper": "samurai"})
        given.attacks("samurai", "hussar", wielding=wielding)

        assert given.value("hussar", "fight", "samurai") == fight


@pytest.mark.parametrize(("armor", "value"), [("combat-armor", 4), ("composite-armor", 7)])
@pytest.mark.rule("DT-EQUIP-02")
def test_armour_protects_and_nobody_wears_two(armor: str, value: int) -> None:
    given = GivenFront(squads={HONZA: "hussar"}, on={armor: "hussar"}, hands={HONZA: "combat-armor#2"})

    assert given.value("hussar", "armor") == value
    assert given.offers("play_card") == set()


@pytest.mark.rule("DT-EQUIP-05")
def test_a_telescopic_sight_is_part_of_a_shooting_weapon() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon"},
        on={"l-a-plasma-carbine": "hussar", "violator-sword": "hussar"},
        hands={HONZA: "telescopic-sight telescopic-sight#2"},
    )

    assert given.offers("play_card") == {"telescopic-sight l-a-plasma-carbine"}
    given.choose("play_card telescopic-sight l-a-plasma-carbine")
    given.until("dt-action")
    assert given.offers("play_card") == set()  # one per weapon
    given.attacks("hussar", "dragoon", "shoot", wielding="l-a-plasma-carbine")
    assert given.value("hussar", "shoot") == 6
    given.discards("l-a-plasma-carbine")

    assert given.where("telescopic-sight") == "grave-0"


def test_a_sight_gives_nothing_while_its_weapon_is_not_used() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon"},
        on={"l-a-plasma-carbine": "hussar", "telescopic-sight": "l-a-plasma-carbine"},
    )

    given.attacks("hussar", "dragoon", "shoot")

    assert given.value("hussar", "shoot") == 2


def test_a_first_aid_kit_heals_an_own_warrior_of_the_same_side_and_is_discarded() -> None:
    given = GivenFront(
        squads={HONZA: "hussar infantry", MARTIN: "dragoon"},
        kohorts={HONZA: "razide"},
        on={"first-aid-kit": "hussar"},
        wounded="infantry dragoon razide",
    )

    given.choose("meditate")
    assert given.offers("use first-aid-kit heal") == {"infantry"}
    given.choose("use first-aid-kit heal infantry")

    assert given["infantry"] not in given.table.wounded
    assert given.where("first-aid-kit") == "grave-0"


def test_a_warrior_has_and_uses_two_power_arms_but_not_three() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"},
        on={"cybernetic-power-arm": "hussar", "cybernetic-power-arm#2": "hussar", "cybernetic-power-arm#3": "hussar"},
    )

    assert given.value("hussar", "fight") == 10


def test_a_force_shield_protects_and_is_one_to_a_warrior() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon"},
        on={"portable-force-shield": "hussar"},
        hands={HONZA: "portable-force-shield#2"},
    )

    assert given.value("hussar", "armor") == 9
    assert given.offers("play_card") == set()


@pytest.mark.rule("DT-AS-03", "DT-ZONE-12")
def test_a_force_shield_is_no_fortification_card_and_works_in_a_warzone() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon cyberopolis"}, on={"portable-force-shield": "dragoon"})

    given.choose("declare_attack")
    given.declines()
    given.choose("attack hussar dragoon")
    given.declines()
    given.choose("tactic fight")
    given.until("dt-warzone")
    given.choose("defend_from cyberopolis")

    assert given.value("dragoon", "armor", "hussar") == 5 + 6 + 3


@pytest.mark.rule("DT-EQUIP-06")
def test_the_great_infurior_lies_in_a_squad_and_discards_fortifications() -> None:
    given = GivenFront(
        squads={MARTIN: "dragoon", HONZA: "hussar heimburg"},
        kohorts={MARTIN: "citadel-of-algeroth"},
        on={"portable-force-shield": "dragoon"},
        hands={HONZA: "bauhaus-great-infurior"},
    )

    given.choose("play_card bauhaus-great-infurior squad-0")
    given.until("dt-action")
    assert (given.table.destiny[HONZA], given.table.common) == (14, 2)
    assert given.offers("use") == set()  # three actions
    given.choose("no_more")
    given.declines()
    given.table.common = 3
    given.until_asked(MARTIN, "dt-action")
    given.choose("no_more")
    given.until_asked(HONZA, "dt-action")
    assert given.offers("use bauhaus-great-infurior discard") == {
        "citadel-of-algeroth",
        "portable-force-shield",
        "heimburg",
    }
    given.choose("use bauhaus-great-infurior discard citadel-of-algeroth")

    assert given.where("citadel-of-algeroth") == "grave-1"
    assert given.table.common == 0


def test_the_book_of_law_gives_one_more_action_that_may_be_an_attack() -> None:
    given = GivenFront(
        squads={MARTIN: "valkyrie", HONZA: "hussar"}, on={"book-of-law": "valkyrie", "book-of-law#2": "valkyrie"}
    )

    given.choose("no_more")
    given.until_asked(MARTIN, "dt-action")

    assert (given.table.common, given.table.card_attacks) == (4, 1)


@pytest.mark.example("DT-EX-15")
@pytest.mark.rule("DT-ACT-15", "DT-ACT-16")
def test_a_grenade_is_an_attack_action_without_a_duel() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry dragoon"},
        kohorts={MARTIN: "eaonian-justifier"},
        on={"antipersonnel-grenade": "hussar"},
        hands={MARTIN: "evasive-action"},
        wounded="infantry",
    )

    assert given.offers("use antipersonnel-grenade wound") == {"hussar", "infantry", "dragoon"}
    given.choose("use antipersonnel-grenade wound infantry")
    assert given.table.duels == ()
    given.until_asked(MARTIN, "dt-react")
    assert given.offered() == {"decline"}  # the last chance to save the warrior, but not by a card of duels
    given.until("dt-split")
    given.choose("split 0 2")
    given.until("dt-action")

    assert given.where("infantry") == "grave-1"
    assert given.where("antipersonnel-grenade") == "sacrificed-0"
    assert given.table.promotion[HONZA] == 2
    assert given.offered() == {"no_more"}  # only attacks may follow


def test_a_grenade_on_an_own_warrior_gives_only_destiny() -> None:
    given = GivenFront(
        squads={HONZA: "hussar infantry", MARTIN: "dragoon"}, on={"antipersonnel-grenade": "hussar"}, wounded="infantry"
    )

    given.choose("use antipersonnel-grenade wound infantry")
    given.until("dt-action")

    assert (given.table.destiny[HONZA], given.table.promotion[HONZA]) == (22, 0)


@pytest.mark.parametrize(("covered", "turns"), [("hussar", (3, 3)), ("", (0, 3))])
def test_nobody_throws_a_grenade_who_may_not_attack(covered: str, turns: tuple[int, int]) -> None:
    """G-85."""
    given = GivenFront(
        squads={HONZA: "hussar samurai", MARTIN: "dragoon"},
        on={"antipersonnel-grenade": "hussar"},
        covered=covered,
        turns=turns,
    )

    assert given.offers("use") == set()


def test_triangulating_scopes_add_up_for_attackers_of_their_area() -> None:
    given = GivenFront(
        squads={HONZA: "hussar triangulating-scope#2", MARTIN: "dragoon samurai"},
        kohorts={HONZA: "razide"},
        hands={HONZA: "triangulating-scope"},
        on={"portable-force-shield": "dragoon", "combat-armor": "dragoon"},
        covered="dragoon",
    )

    assert given.offers("play_card") == {"triangulating-scope squad-0", "triangulating-scope kohort-0"}
    given.choose("play_card triangulating-scope squad-0")
    given.until("dt-action")
    assert given.value("dragoon", "armor") == 15
    given.attacks("hussar", "dragoon", "shoot")

    assert given.value("hussar", "shoot", "dragoon") == 8
    assert given.value("dragoon", "armor", "hussar") == 6


def test_a_scope_does_nothing_for_other_areas_and_for_defenders() -> None:
    given = GivenFront(
        squads={HONZA: "hussar triangulating-scope", MARTIN: "dragoon triangulating-scope#2"},
        kohorts={HONZA: "razide"},
    )

    given.attacks("razide", "dragoon", "shoot")

    assert given.value("razide", "shoot", "dragoon") == 2
    assert given.value("dragoon", "shoot", "razide") == 3

"""Special cards that befall warriors and their things: Wave of Righteousness, Cowardice, Suppressing Fire, Heist …"""

from __future__ import annotations

import pytest

from tests.kit.front import HONZA, MARTIN, GivenFront


@pytest.mark.rule("DT-ZONES-08", "DT-DUEL-04")
@pytest.mark.example("DT-EX-75", "DT-EX-48")
def test_wave_of_righteousness_discards_a_warrior_for_every_10_and_nobody_gets_points() -> None:
    given = GivenFront(
        squads={HONZA: "samurai hatamoto", MARTIN: "golden-lion"},
        hands={MARTIN: "wave-of-righteousness"},
        destiny=(20, 29),
    )
    given.attacks("samurai", "golden-lion")

    given.plays(MARTIN, "play_card wave-of-righteousness -")
    assert given.offers("pick_card") == {"samurai", "hatamoto", "golden-lion"}
    given.choose("pick_card samurai")
    given.choose("pick_card hatamoto")
    given.until("dt-action")

    assert (given.where("samurai"), given.where("hatamoto")) == ("grave-0", "grave-0")
    assert (given.table.destiny, given.table.promotion) == ([20, 9], [0, 0])
    assert given.told("hit") == []  # the duel has ended
    assert given.where("wave-of-righteousness") == "sacrificed-1"


def test_one_warrior_is_enough_for_a_wave_of_righteousness() -> None:
    given = GivenFront(squads={HONZA: "samurai", MARTIN: "golden-lion"}, hands={HONZA: "wave-of-righteousness"})
    given.choose("meditate")
    given.choose("play_card wave-of-righteousness -")
    given.choose("pick_card golden-lion")
    given.choose("no_more")

    assert given.table.destiny[HONZA] == 11


@pytest.mark.rule("DT-TIME-20")
def test_a_wave_of_righteousness_needs_10_destiny_points() -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "golden-lion"}, hands={HONZA: "wave-of-righteousness"}, destiny=(8, 0)
    )
    given.choose("meditate")

    assert given.offers("play_card") == set()


def test_cleansing_flame_discards_a_dark_legion_warrior_and_ends_its_duel() -> None:
    given = GivenFront(squads={HONZA: "samurai"}, kohorts={MARTIN: "necromutant"}, hands={HONZA: "cleansing-flame"})
    given.attacks("samurai", "necromutant")
    assert given.offers("play_card cleansing-flame") == {"necromutant"}

    given.choose("play_card cleansing-flame necromutant")
    given.until("dt-action")

    assert given.where("necromutant") == "grave-1"
    assert given.where("cleansing-flame") == "sacrificed-0"
    assert given.table.destiny[HONZA] == 12
    assert given.told("hit") == []


@pytest.mark.rule("DT-AFF-09", "DT-AFF-10")
@pytest.mark.example("DT-EX-64")
def test_a_cultist_does_not_escape_the_cleansing_flame_by_a_late_choice() -> None:
    given = GivenFront(squads={MARTIN: "demnogonis-cultist"}, hands={HONZA: "cleansing-flame"})
    given.choose("meditate")
    assert given.offers("play_card cleansing-flame") == set()
    given.plays(MARTIN, "use demnogonis-cultist legion -")

    given.plays(HONZA, "play_card cleansing-flame demnogonis-cultist")
    assert (given.asked(), given.offered()) == (MARTIN, {"decline"})
    given.until("dt-action")

    assert given.where("demnogonis-cultist") == "grave-1"


# Cowardice and Suppressing Fire


@pytest.mark.rule("DT-COVER-11", "DT-EQUIP-21")
def test_cowardice_sends_all_into_cover_and_costs_5_for_everyone_who_is_there_already() -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "hussar dragoon etoiles-mortant staff-general-constance-romanov"},
        on={"t-32-wolfclaw-jbt": "hussar"},
        boarded="t-32-wolfclaw-jbt",
        covered="dragoon etoiles-mortant",
        hands={HONZA: "cowardice"},
    )
    given.choose("meditate")
    given.choose("play_card cowardice player-1")

    given.until("dt-pay-or-discard")
    assert (given.asked(), given.offered()) == (MARTIN, {"pay 5", "discard dragoon"})
    given.choose("pay 5")
    given.choose("discard etoiles-mortant")
    given.until("dt-action")

    assert given.table.covered == {given["hussar"], given["dragoon"]}
    assert given.table.boarded == frozenset()
    assert given.where("etoiles-mortant") == "grave-1"
    assert given.table.destiny[MARTIN] == 15


def test_who_has_not_5_destiny_points_loses_who_was_in_cover() -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "hussar dragoon"},
        covered="dragoon",
        hands={HONZA: "cowardice"},
        destiny=(20, 4),
    )
    given.choose("meditate")
    given.choose("play_card cowardice player-1")
    given.until("dt-pay-or-discard")

    assert given.offered() == {"discard dragoon"}


@pytest.mark.rule("DT-DUEL-46")
@pytest.mark.example("DT-EX-49")
def test_cowardice_on_the_attacker_gives_it_cover_and_the_duel_goes_on() -> None:
    given = GivenFront(squads={HONZA: "samurai", MARTIN: "golden-lion"}, hands={MARTIN: "cowardice"})
    given.attacks("samurai", "golden-lion")

    given.plays(MARTIN, "play_card cowardice player-0")
    given.until("dt-combat")
    assert given.value("samurai", "armor") == 6
    given.until("dt-action")

    assert given.told("hit") == [("hit", given["golden-lion"], "golden-lion", "wounded")]


@pytest.mark.rule("DT-AREA-07")
@pytest.mark.example("DT-EX-36")
def test_under_suppressing_fire_everyone_in_the_area_goes_into_cover_or_is_wounded() -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "hussar dragoon golden-lion staff-general-constance-romanov clansman"},
        kohorts={MARTIN: "necromutant"},
        outposts={MARTIN: "infantry", HONZA: "soldat"},
        on={"missing-in-action": "clansman"},
        covered="golden-lion",
        hands={HONZA: "suppressing-fire"},
    )
    assert given.offers("play_card suppressing-fire") == {"squad-0", "squad-1", "kohort-1"}

    given.choose("play_card suppressing-fire squad-1")
    given.until("dt-cover-or-wound")
    assert given.asked() == MARTIN
    given.choose("seek_cover hussar")
    given.choose("be_wounded dragoon")
    given.until("dt-action")

    assert given.table.covered == {given["hussar"], given["golden-lion"]}
    assert given.table.wounded == {given["dragoon"]}


# Equipment


def test_malfunction_discards_one_weapon_or_equipment_but_no_special_card() -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "mortificator golden-lion"},
        on={"bringer-of-light": "mortificator", "combat-armor": "mortificator", "death-maze": "mortificator"},
        hands={HONZA: "malfunction"},
    )
    given.choose("meditate")
    assert given.offers("play_card malfunction") == {"mortificator"}

    given.choose("play_card malfunction mortificator")
    assert given.offers("pick_card") == {"bringer-of-light", "combat-armor"}
    given.choose("pick_card bringer-of-light")
    given.until("dt-action")

    assert given.where("bringer-of-light") == "grave-1"
    assert given.where("combat-armor") == "on mortificator"


@pytest.mark.rule("DT-OWN-01", "DT-OWN-02")
def test_heist_takes_an_equipment_card_to_an_own_warrior_that_may_have_it() -> None:
    given = GivenFront(
        squads={HONZA: "samurai dragoon", MARTIN: "hussar"},
        on={"violator-sword": "hussar", "t-32-wolfclaw-jbt": "hussar"},
        boarded="t-32-wolfclaw-jbt",
        hands={HONZA: "heist heist#2"},
    )
    given.choose("meditate")
    given.choose("play_card heist violator-sword")
    assert given.offers("pick_card") == {"dragoon"}
    given.choose("pick_card dragoon")
    given.until_asked(HONZA, "dt-anytime")
    given.choose("play_card heist#2 t-32-wolfclaw-jbt")
    given.choose("pick_card dragoon")
    given.until("dt-board")
    given.choose("decline")
    given.until("dt-action")

    assert given.where("violator-sword") == given.where("t-32-wolfclaw-jbt") == "on dragoon"
    assert given.table.control[given["violator-sword"]] == HONZA
    assert given.table.wounded == frozenset()  # who was inside is just outside (G-44)


def test_heist_needs_a_warrior_that_may_have_the_card() -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "hussar"}, on={"violator-sword": "hussar"}, hands={HONZA: "heist"}
    )
    given.choose("meditate")

    assert given.offers("play_card") == set()


def test_reassignment_shuffles_a_warrior_and_its_equipment_away_and_discards_the_rest() -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "hussar"},
        on={"violator-sword": "hussar", "elite-trooper": "hussar", "archetypal-timepiece": "hussar"},
        hands={HONZA: "reassignment"},
        seed="any",
    )
    given.choose("play_card reassignment hussar")
    given.until("dt-action")

    assert set(given.table.libraries[MARTIN]) == {given["hussar"], given["violator-sword"]}
    assert (given.where("elite-trooper"), given.where("archetypal-timepiece")) == ("grave-1", "grave-1")
    assert given.table.destiny == [20, 24]  # its base V, doubled by Elite Trooper
    assert given.table.promotion == [0, 0]


# Cards that lie by themselves


@pytest.mark.example("DT-EX-75")
def test_hostile_takeover_annihilates_an_alliance() -> None:
    given = GivenFront(
        players={MARTIN: "alliance-bauhaus"}, squads={HONZA: "hussar"}, hands={HONZA: "hostile-takeover"}
    )

    given.choose("play_card hostile-takeover alliance-bauhaus")
    given.until("dt-action")

    assert given.where("alliance-bauhaus") == "sacrificed-1"


@pytest.mark.rule("DT-ZONE-13")
def test_natural_disaster_discards_a_warzone_and_the_duel_goes_on_without() -> None:
    given = GivenFront(squads={HONZA: "samurai", MARTIN: "dragoon victoria"}, hands={HONZA: "natural-disaster"})
    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose("attack samurai dragoon")
    given.until("dt-tactic")
    given.choose("tactic fight")
    given.until("dt-warzone")
    given.choose("defend_from victoria")
    assert given.value("dragoon", "armor") == 7

    given.plays(HONZA, "play_card natural-disaster victoria")
    given.until("dt-combat")

    assert given.where("victoria") == "grave-1"
    assert given.value("dragoon", "armor") == 5
    assert given.table.duels[-1].zone == -1

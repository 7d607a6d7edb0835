"""The Apostles: they never fight, and change what the Dark Legion may do."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.cover import never_in_cover
from herna.games.doomtrooper.rules.identity import combat_capable, is_a
from herna.games.doomtrooper.rules.sabotage import sabotages
from herna.games.doomtrooper.rules.values import immune
from tests.kit.front import HONZA, MARTIN, GivenFront

APOSTLES = ("algeroth-apostle-of-war", "ilian-mistress-of-the-void", "muawijhe-lord-of-visions", "eaonian-justifier")


@pytest.mark.parametrize("key", APOSTLES)
@pytest.mark.rule("DT-AFF-05", "DT-AFF-06")
def test_apostles_never_fight_nor_hide_nor_protect_from_sabotage_but_bear_cards(key: str) -> None:
    given = GivenFront(squads={HONZA: "hussar"}, kohorts={MARTIN: key}, on={"combat-armor": key})

    assert not combat_capable(given.table, given[key])
    assert never_in_cover(given.table, given[key])
    assert sabotages(given.table, HONZA) == [(given["hussar"], MARTIN)]
    assert given.where("combat-armor") == f"on {key}"


@pytest.mark.rule("DT-AFF-07")
def test_an_apostle_is_no_follower_of_itself() -> None:
    given = GivenFront(kohorts={HONZA: "algeroth-apostle-of-war"}, hands={HONZA: "distort"})

    assert not is_a(given.table, given["algeroth-apostle-of-war"], "follower-of-algeroth")
    assert given.offers("play_card") == set()


@pytest.mark.example("DT-EX-20")
@pytest.mark.rule("DT-EQUIP-11")
def test_with_algeroth_the_legion_is_equipped_at_any_time_whatever_affiliation_is_asked_for() -> None:
    given = GivenFront(
        kohorts={HONZA: "algeroth-apostle-of-war undead-legionnaire"},
        squads={MARTIN: "hussar"},
        hands={HONZA: "ah-uh-19-grapeshot-guardian violator-sword"},
    )

    given.choose("meditate")
    assert "ah-uh-19-grapeshot-guardian undead-legionnaire" in given.offers("play_card")
    given.choose("play_card violator-sword undead-legionnaire")
    given.until("dt-action")
    given.attacks("undead-legionnaire", "hussar", wielding="violator-sword")

    assert given.table.common == 1
    assert given.value("undead-legionnaire", "fight") == 5  # and may use it


def test_algeroth_discards_any_equipment_for_three_actions() -> None:
    given = GivenFront(
        kohorts={HONZA: "algeroth-apostle-of-war"},
        squads={MARTIN: "samurai"},
        on={"combat-armor": "samurai", "dai-sho-of-the-ancient-emperors": "samurai"},
    )

    assert given.offers("use") == {"algeroth-apostle-of-war discard combat-armor"}
    given.choose("use algeroth-apostle-of-war discard combat-armor")

    assert given.where("combat-armor") == "grave-1"
    assert given.table.common == 0


def test_with_ilian_the_legion_is_given_gifts_of_all_apostles_at_any_time() -> None:
    given = GivenFront(
        kohorts={HONZA: "ilian-mistress-of-the-void razide pretorian-stalker"}, hands={HONZA: "illusion dark-fire"}
    )

    given.choose("meditate")

    assert given.offers("play_card") == {
        "illusion ilian-mistress-of-the-void",
        "illusion razide",
        "illusion pretorian-stalker",  # which may not, but for an effect (DT-NEVER-01)
    }


def test_ilian_switches_immunity_to_the_dark_symmetry_off_and_on() -> None:
    given = GivenFront(
        kohorts={HONZA: "ilian-mistress-of-the-void razide"},
        squads={MARTIN: "venusian-ranger"},
        on={"terror": "razide"},
    )
    ranger, gift = given["venusian-ranger"], given["terror"]

    assert immune(given.table, ranger, gift)
    given.choose("meditate")
    given.choose("use ilian-mistress-of-the-void immunity ilian-mistress-of-the-void")
    assert not immune(given.table, ranger, gift)
    given.declines()
    given.choose("meditate")
    given.choose("use ilian-mistress-of-the-void immunity ilian-mistress-of-the-void")
    assert immune(given.table, ranger, gift)


def test_immunity_is_back_when_ilian_is_gone() -> None:
    given = GivenFront(
        kohorts={HONZA: "ilian-mistress-of-the-void razide"},
        squads={MARTIN: "venusian-ranger"},
        on={"terror": "razide"},
    )

    given.choose("meditate")
    given.choose("use ilian-mistress-of-the-void immunity ilian-mistress-of-the-void")
    given.discards("ilian-mistress-of-the-void")

    assert immune(given.table, given["venusian-ranger"], given["terror"])


@pytest.mark.rule("DT-FIRST-01", "DT-FIRST-02")
def test_with_muawijhe_the_whole_legion_strikes_first() -> None:
    given = GivenFront(
        kohorts={HONZA: "blessed-legionnaire", MARTIN: "muawijhe-lord-of-visions"}, squads={MARTIN: "infantry"}
    )

    given.attacks("blessed-legionnaire", "infantry")
    given.until("dt-split")

    assert given.where("infantry") == "grave-1"
    assert given["blessed-legionnaire"] not in given.table.wounded

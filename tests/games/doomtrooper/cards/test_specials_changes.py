"""Special cards that steal and convert: Programmed, Recruitment, Tainted!, Dark Visitation, Insubordination …"""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.identity import identity
from herna.games.doomtrooper.rules.permissions import granted
from herna.games.doomtrooper.rules.values import immune
from herna.games.doomtrooper.rules.zones import leave_table
from tests.kit.front import HONZA, MARTIN, GivenFront

ASPECTS = ("elements", "kinetics", "summoning")


# Programmed and Recruitment


@pytest.mark.rule("DT-OWN-01", "DT-AFF-13")
def test_programmed_takes_a_doomtrooper_for_its_value_and_makes_it_cybertronic() -> None:
    given = GivenFront(squads={MARTIN: "archangel"}, on={"combat-armor": "archangel"}, hands={HONZA: "programmed"})

    given.choose("play_card programmed archangel")
    given.until("dt-action")

    assert given.where("archangel") == "squad-0"
    assert given.table.control[given["archangel"]] == given.table.control[given["combat-armor"]] == HONZA
    assert given.table.destiny[HONZA] == 17
    assert identity(given.table, given["archangel"]).affiliations == {"cybertronic"}


def test_programmed_is_not_played_by_who_cannot_pay_the_value() -> None:
    given = GivenFront(squads={MARTIN: "archangel"}, hands={HONZA: "programmed"}, destiny=(2, 20))

    assert given.offers("play_card") == set()


def test_a_programmed_warrior_is_immune_to_generic_gifts_and_never_casts() -> None:
    given = GivenFront(squads={HONZA: "archangel"}, on={"programmed": "archangel"}, hands={MARTIN: "dark-fire distort"})
    table, warrior = given.table, given["archangel"]

    assert immune(table, warrior, given["dark-fire"])
    assert not immune(table, warrior, given["distort"])
    assert not any(granted(table, warrior, f"cast {aspect}") for aspect in ASPECTS)


@pytest.mark.rule("DT-OWN-02")
def test_a_stolen_warrior_goes_to_its_owners_pile_and_back_if_the_card_goes() -> None:
    given = GivenFront(squads={MARTIN: "archangel samurai"}, hands={HONZA: "programmed recruitment"})
    given.choose("play_card programmed archangel")
    given.until("dt-action")
    given.choose("play_card recruitment samurai")
    given.until("dt-action")

    leave_table(given.play, given["recruitment"])
    leave_table(given.play, given["archangel"])
    given.choose("meditate")

    assert given.where("samurai") == "squad-1"
    assert (given.where("archangel"), given.where("programmed")) == ("grave-1", "grave-0")


@pytest.mark.rule("DT-OWN-03")
@pytest.mark.example("DT-EX-70")
def test_a_stolen_warrior_is_reassigned_to_its_owners_library() -> None:
    given = GivenFront(
        squads={MARTIN: "archangel"},
        on={"combat-armor": "archangel"},
        hands={HONZA: "programmed reassignment"},
        seed="any",
    )
    given.choose("play_card programmed archangel")
    given.until("dt-action")

    given.choose("play_card reassignment archangel")
    given.until("dt-action")

    assert set(given.table.libraries[MARTIN]) == {given["archangel"], given["combat-armor"]}
    assert given.where("programmed") == "grave-0"
    assert given.table.destiny == [17, 23]  # its base V, for its owner


def test_recruitment_makes_a_brother_that_casts_the_art_and_takes_no_cybertronic() -> None:
    given = GivenFront(squads={MARTIN: "samurai machinator"}, hands={HONZA: "recruitment"})
    assert given.offers("play_card recruitment") == {"samurai"}

    given.choose("play_card recruitment samurai")
    given.until("dt-action")

    assert given.where("samurai") == "squad-0"
    assert identity(given.table, given["samurai"]).affiliations == {"brotherhood"}
    assert all(granted(given.table, given["samurai"], f"cast {aspect}") for aspect in ASPECTS)


@pytest.mark.rule("DT-DUEL-05")
@pytest.mark.example("DT-EX-48")
def test_a_duel_ends_if_a_fighter_is_stolen() -> None:
    given = GivenFront(squads={HONZA: "samurai", MARTIN: "golden-lion"}, hands={MARTIN: "inspired programmed"})
    given.attacks("samurai", "golden-lion")

    given.plays(MARTIN, "play_card inspired player-1")
    given.until("dt-gained-action")
    given.choose("play_card programmed samurai")
    given.until("dt-gained-action")
    given.choose("no_more")
    given.until("dt-action")

    assert given.where("samurai") == "squad-1"
    assert given.told("hit") == []


# Tainted! and Dark Visitation


@pytest.mark.rule("DT-AFF-12", "DT-AFF-13")
def test_a_tainted_doomtrooper_is_a_heretic_of_the_dark_legion_as_well() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "dark-fire", MARTIN: "tainted"})
    assert given.offers("play_card dark-fire") == set()
    given.choose("meditate")

    given.plays(MARTIN, "play_card tainted hussar")
    given.until("dt-action")

    who = identity(given.table, given["hussar"])
    assert who.sides == {"doomtrooper", "legion"}
    assert who.affiliations == {"bauhaus", "legion"}
    assert "heretic" in who.keywords
    assert given.where("hussar") == "squad-0"
    assert given.offers("play_card dark-fire") == {"hussar"}


@pytest.mark.rule("DT-AFF-13")
def test_dark_visitation_takes_a_doomtrooper_to_the_kohort_and_it_comes_back_without() -> None:
    """G-92."""
    given = GivenFront(squads={HONZA: "hussar"}, hands={MARTIN: "dark-visitation"})
    given.choose("meditate")

    given.plays(MARTIN, "play_card dark-visitation hussar")
    given.until("dt-action")

    who = identity(given.table, given["hussar"])
    assert who.sides == who.affiliations == {"legion"}
    assert "heretic" in who.keywords
    assert given.where("hussar") == "kohort-0"

    leave_table(given.play, given["dark-visitation"])
    given.choose("meditate")
    assert given.where("hussar") == "squad-0"


@pytest.mark.rule("DT-TRANS-15", "DT-TRANS-16")
@pytest.mark.example("DT-EX-30")
@pytest.mark.parametrize(("card", "must_part"), [("tainted", False), ("dark-visitation", True)])
def test_who_is_only_a_heretic_now_does_not_stay_with_doomtroopers_on_the_outpost(card: str, must_part: bool) -> None:
    given = GivenFront(outposts={HONZA: "hussar samurai", MARTIN: "soldat"}, hands={MARTIN: card})
    given.choose("meditate")

    given.plays(MARTIN, f"play_card {card} hussar")
    given.until("dt-action")

    assert given.where("hussar") == "outpost-0"
    assert (given.offered() == {"transfer hussar", "transfer samurai"}) == must_part
    assert ("meditate" in given.offered()) != must_part
    given.choose("transfer hussar")
    assert given.where("hussar") == ("kohort-0" if must_part else "squad-0")


@pytest.mark.rule("DT-TRANS-16")
def test_a_duty_to_part_rests_while_nobody_could_fulfil_it() -> None:
    """G-30."""
    given = GivenFront(outposts={HONZA: "hussar samurai", MARTIN: "soldat"}, hands={MARTIN: "dark-visitation"})
    given.table.transferred = (given["hussar"], given["samurai"])
    given.choose("meditate")

    given.plays(MARTIN, "play_card dark-visitation hussar")
    given.until("dt-action")

    assert {"meditate", "no_more"} <= given.offered()


# Insubordination and Dutiful Service


@pytest.mark.rule("DT-AFF-17", "DT-AFF-16")
def test_insubordination_makes_a_freelancer_of_who_has_no_other_affiliation() -> None:
    """G-01."""
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, hands={MARTIN: "insubordination"}, wounded="infantry"
    )
    given.choose("meditate")
    given.plays(MARTIN, "play_card insubordination hussar")
    given.choose("pick_word bauhaus")
    given.until("dt-action")

    who = identity(given.table, given["hussar"])
    assert not who.affiliations
    assert "freelancer" in who.keywords
    assert who.sides == {"doomtrooper"}

    given.attacks("hussar", "infantry")
    given.until("dt-action")
    assert (given.table.destiny[HONZA], given.table.promotion[HONZA]) == (23, 0)  # its points become D


@pytest.mark.rule("DT-ATT-04", "DT-AFF-18")
@pytest.mark.example("DT-EX-29")
def test_a_card_for_a_lost_affiliation_stays_but_does_not_work_until_it_is_regained() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, on={"violator-sword": "hussar"}, hands={MARTIN: "insubordination"}
    )
    given.choose("meditate")
    given.plays(MARTIN, "play_card insubordination hussar")
    given.choose("pick_word bauhaus")
    given.until("dt-action")

    given.attacks("hussar", "infantry")
    assert given.where("violator-sword") == "on hussar"
    assert given.table.duels[-1].weapons == ()

    given.until("dt-action")
    leave_table(given.play, given["insubordination"])
    given.choose("no_more")
    given.until_asked(MARTIN, "dt-action")
    given.choose("no_more")
    given.until_asked(HONZA, "dt-action")
    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose("attack hussar infantry")
    given.until("dt-tactic")
    given.choose("tactic fight")
    given.until("dt-weapon")
    assert given.offered() == {"wield violator-sword", "no_weapon"}


def test_insubordination_takes_what_cards_have_given_first() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"}, hands={HONZA: "dutiful-service", MARTIN: "insubordination insubordination#2"}
    )
    given.choose("meditate")
    given.choose("play_card dutiful-service hussar")
    given.plays(MARTIN, "play_card insubordination hussar")
    assert given.offered() == {"pick_word mishima"}
    given.choose("pick_word mishima")
    given.plays(MARTIN, "play_card insubordination#2 hussar")
    assert given.offered() == {"pick_word bauhaus"}


@pytest.mark.rule("DT-AFF-14")
@pytest.mark.example("DT-EX-71")
def test_an_ex_corporate_freelancer_has_no_affiliation_to_lose() -> None:
    given = GivenFront(squads={HONZA: "ex-capitol-freelancer infantry"}, hands={HONZA: "insubordination"})
    given.choose("meditate")

    assert given.offers("play_card insubordination") == {"infantry"}


def test_dutiful_service_makes_a_doomtrooper_a_member_of_mishima_too() -> None:
    given = GivenFront(squads={HONZA: "hussar samurai"}, hands={HONZA: "dutiful-service"})
    given.choose("meditate")
    assert given.offers("play_card dutiful-service") == {"hussar"}

    given.choose("play_card dutiful-service hussar")
    given.until("dt-action")

    assert identity(given.table, given["hussar"]).affiliations == {"bauhaus", "mishima"}

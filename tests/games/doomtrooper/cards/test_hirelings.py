"""Warriors of no affiliation: Nick Michaels, Bodyguard, Mercenary, Local Thug, Renegade, the Freelancers' Patriarch."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.printed import CORPORATIONS
from herna.games.doomtrooper.rules.duel import earns_destiny
from herna.games.doomtrooper.rules.identity import JOINS, identity
from herna.games.doomtrooper.table import Switch
from tests.kit.front import HONZA, MARTIN, ROMAN, GivenFront


@pytest.mark.rule("DT-AFF-17")
def test_nick_michaels_belongs_to_all_five_corporations_and_never_leaves_them() -> None:
    given = GivenFront(
        squads={HONZA: "agent-nick-michaels hussar"},
        on={"1:programmed": "agent-nick-michaels"},
        hands={HONZA: "insubordination tainted dark-visitation violator-sword"},
    )
    nick = identity(given.table, given["agent-nick-michaels"])

    assert nick.affiliations == set(CORPORATIONS)
    assert nick.sides == {"doomtrooper"}
    assert given.offers("play_card") >= {"violator-sword agent-nick-michaels"}
    given.choose("meditate")
    for card in ("insubordination", "tainted", "dark-visitation"):
        assert given.offers(f"play_card {card}") == {"hussar"}


def test_nick_michaels_belongs_to_them_also_while_nothing_lies_on_him() -> None:
    given = GivenFront(squads={HONZA: "agent-nick-michaels"}, hands={HONZA: "violator-sword"})

    assert identity(given.table, given["agent-nick-michaels"]).affiliations == set(CORPORATIONS)
    assert given.offers("play_card violator-sword") == {"agent-nick-michaels"}


# The Bodyguard


def test_a_bodyguard_guards_any_doomtrooper_the_first_time_for_nothing_and_then_for_3_destiny() -> None:
    given = GivenFront(squads={HONZA: "bodyguard hussar", MARTIN: "dragoon"}, kohorts={HONZA: "razide"}, destiny=(4, 0))
    given.choose("meditate")
    assert given.offers("use bodyguard") == {"guard hussar", "guard dragoon"}

    given.choose("use bodyguard guard hussar")
    assert given.table.destiny[HONZA] == 5
    given.plays(HONZA, "use bodyguard guard dragoon")
    assert given.table.destiny[HONZA] == 2
    given.until_asked(HONZA, "dt-anytime")

    assert given.offers("use bodyguard") == set()


@pytest.mark.rule("DT-DUEL-26")
def test_a_bodyguard_fights_in_the_place_of_an_attacker() -> None:
    given = GivenFront(squads={HONZA: "bodyguard hussar", MARTIN: "infantry"})
    given.table.note(given["bodyguard"], given["hussar"])
    given.attacks("hussar", "infantry")
    given.choose("use bodyguard stand-in hussar")
    given.until("dt-action")

    assert given.table.wounded == {given["infantry"]}  # F 2 against A 2, F 2 against A 6
    assert given.told("stands_in") == [("stands_in", given["bodyguard"], "bodyguard", given["hussar"])]


@pytest.mark.example("DT-EX-27")
@pytest.mark.rule("DT-AS-03", "DT-EQUIP-19", "DT-ZONE-12")
def test_a_bodyguard_stands_in_for_who_defends_from_a_warzone_and_fights_there() -> None:
    given = GivenFront(squads={HONZA: "razide", MARTIN: "bodyguard golden-lion victoria"})
    given.table.note(given["bodyguard"], given["golden-lion"])
    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose("attack razide golden-lion")
    given.until("dt-tactic")
    given.choose("tactic fight")
    given.until("dt-warzone")
    given.choose("defend_from victoria")
    given.until("dt-combat")
    given.plays(MARTIN, "use bodyguard stand-in golden-lion")
    assert given.table.duels[-1].zone == given["victoria"]
    assert given.value("bodyguard", "armor") == 8


@pytest.mark.parametrize(("driver", "tactic"), [("hussar", "fight"), ("rams-air-cavalry", "shoot")])
@pytest.mark.example("DT-EX-27")
@pytest.mark.rule("DT-EQUIP-19")
def test_a_bodyguard_does_not_stand_in_for_who_is_in_a_vehicle_or_considered_one(driver: str, tactic: str) -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "bodyguard hussar rams-air-cavalry"},
        on={"t-32-wolfclaw-jbt": "hussar"},
        boarded="t-32-wolfclaw-jbt",
    )
    given.table.note(given["bodyguard"], given[driver])

    given.attacks("samurai", driver, tactic)
    given.until_asked(MARTIN, "dt-combat")

    assert given.offers("use bodyguard stand-in") == set()


@pytest.mark.rule("DT-DUEL-14", "DT-GEN-02")
def test_a_bodyguard_does_not_stand_in_across_the_border_of_the_outpost_nor_after_the_modifiers() -> None:
    given = GivenFront(squads={HONZA: "samurai", MARTIN: "bodyguard golden-lion"})
    given.table.note(given["bodyguard"], given["golden-lion"])
    given.attacks("samurai", "golden-lion")
    given.table.lies[given["bodyguard"]] = (MARTIN, 2)
    given.until_asked(MARTIN, "dt-combat")
    assert given.offers("use bodyguard stand-in") == set()

    given.table.lies[given["bodyguard"]] = (MARTIN, 0)
    given.until_phase(6)
    given.until_asked(MARTIN, "dt-anytime")
    assert given.offers("use bodyguard stand-in") == set()


def test_a_bodyguard_whose_ward_is_gone_guards_nobody_but_another_one_costs_3_destiny() -> None:
    given = GivenFront(squads={HONZA: "bodyguard hussar samurai"})
    given.table.note(given["bodyguard"], given["hussar"])
    given.discards("hussar")
    given.choose("meditate")
    assert given.table.noted(given["bodyguard"]) == -1

    given.choose("use bodyguard guard samurai")

    assert given.table.destiny[HONZA] == 18


# The Mercenary


def test_the_mercenary_belongs_to_the_highest_bidder_and_is_worth_the_price() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"}, hands={HONZA: "mercenary"}, destiny=(5, 8, 4), promotion=(0, 0, 0), turns=(3, 3, 3)
    )
    given.choose("play_card mercenary squad-0")
    assert given.offered() == {f"pick_amount {bid}" for bid in (1, 2, 3, 4, 5)}
    given.choose("pick_amount 3")
    assert given.asked() == MARTIN
    assert given.offered() == {"decline", *(f"pick_amount {bid}" for bid in (4, 5, 6, 7, 8))}
    given.choose("pick_amount 6")
    assert given.asked() == ROMAN
    assert given.offered() == {"decline"}
    given.choose("decline")

    assert given.where("mercenary") == "squad-1"
    assert given.table.control[given["mercenary"]] == MARTIN
    assert given.table.destiny == [5, 2, 4]
    assert given.values("mercenary") == (15, 15, 15, 6)
    assert given.base("mercenary", "value") == 6
    assert given.table.common == 2


def test_who_has_the_bank_bids_also_what_it_lends() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"}, players={HONZA: "bauhaus-bank"}, hands={HONZA: "mercenary"}, destiny=(2, 3)
    )

    given.choose("play_card mercenary squad-0")
    assert given.offered() == {f"pick_amount {bid}" for bid in range(1, 13)}
    given.choose("pick_amount 1")

    assert given.offers("pick_amount") == {"2", "3"}


def test_nobody_hides_the_mercenary_or_plays_it_without_destiny() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "mercenary"})
    poor = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "mercenary"}, destiny=(0, 9))

    assert given.offers("hide") == set()
    assert poor.offers("play_card") == set()


# Outside the areas


@pytest.mark.rule("DT-WAR-01", "DT-AFF-01")
def test_a_local_thug_is_on_no_side_and_in_no_area_and_earns_destiny_only() -> None:
    given = GivenFront(squads={MARTIN: "hussar"}, hands={HONZA: "local-thug"}, wounded="hussar")
    given.choose("play_card local-thug outside-0")
    given.declines()
    assert given.where("local-thug") == "outside-0"
    assert identity(given.table, given["local-thug"]).sides == frozenset()
    assert identity(given.table, given["local-thug"]).affiliations == frozenset()

    given.attacks("local-thug", "hussar")
    given.until_phase(0)

    assert given.table.destiny[HONZA] == 17  # 5 paid, 2 earned
    assert given.table.promotion[HONZA] == 0


def test_a_local_thug_is_killed_by_its_first_wound_in_a_duel_or_not() -> None:
    given = GivenFront(outside={MARTIN: "local-thug"}, squads={HONZA: "mercenary"})
    given.attacks("mercenary", "local-thug")
    given.until("dt-split")
    assert given.where("local-thug") == "grave-1"

    thrown = GivenFront(
        outside={MARTIN: "local-thug"}, squads={HONZA: "samurai"}, on={"antipersonnel-grenade": "samurai"}
    )
    thrown.choose("use antipersonnel-grenade wound local-thug")
    thrown.until("dt-split")
    assert thrown.where("local-thug") == "grave-1"


@pytest.mark.example("DT-EX-31")
@pytest.mark.rule("DT-TRANS-19")
def test_a_renegade_may_transfer_to_the_outpost_and_stand_there_with_anyone() -> None:
    given = GivenFront(outside={HONZA: "renegade-apostate"}, outposts={HONZA: "corsair razide", MARTIN: "corsair#2"})
    given.choose("transfer renegade-apostate")
    given.declines()

    assert given.where("renegade-apostate") == "outpost-0"


def test_a_renegade_never_gets_an_affiliation_and_casts_on_anybody() -> None:
    given = GivenFront(
        outside={HONZA: "renegade-apostate"},
        kohorts={HONZA: "razide", MARTIN: "necromutant"},
        on={"terror": "necromutant"},
        hands={HONZA: "mind-wall"},
    )
    given.table.switches = (Switch(f"{JOINS}mishima", given["renegade-apostate"], -1),)
    assert identity(given.table, given["renegade-apostate"]).affiliations == frozenset()
    given.choose("meditate")

    assert "razide" in given.offers("cast mind-wall renegade-apostate")


# Freelancers


@pytest.mark.rule("DT-AFF-14", "DT-AFF-16")
def test_the_freelancers_patriarch_makes_all_other_freelancers_stronger_and_deadly() -> None:
    given = GivenFront(
        squads={HONZA: "freelancer-patriarch hussar", MARTIN: "ex-capitol-freelancer samurai"}, active=MARTIN
    )
    assert given.values("freelancer-patriarch") == (3, 3, 6, 5)
    assert given.values("ex-capitol-freelancer") == (7, 9, 7, 1)
    assert given.values("hussar") == (2, 2, 3, 2)
    assert earns_destiny(given.table, given["freelancer-patriarch"])

    given.attacks("ex-capitol-freelancer", "hussar")
    given.until_phase(0)

    assert given.where("hussar") == "grave-0"
    assert given.table.destiny[MARTIN] == 22
    assert given.table.promotion[MARTIN] == 0


@pytest.mark.example("DT-EX-71")
@pytest.mark.rule("DT-AFF-14")
def test_an_ex_corporate_freelancer_has_no_affiliation_to_lose() -> None:
    given = GivenFront(squads={HONZA: "ex-capitol-freelancer free-marine"}, hands={HONZA: "insubordination"})
    given.choose("meditate")

    assert given.offers("play_card insubordination") == {"free-marine"}

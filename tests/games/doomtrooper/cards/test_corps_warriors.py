"""The warriors of the corporations: what they are immune to, whom they attack, what they build, heal and arrest."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.identity import belongs_to, combat_capable
from herna.games.doomtrooper.rules.permissions import granted
from herna.games.doomtrooper.rules.values import immune
from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented

CYBERTRONIC = [
    "chasseur",
    "chemiman",
    "cuirassier",
    "machinator",
    "vince-diamond",
    "vac-engineer",
    "combat-overseer",
    "doctor-diana",
]


@pytest.mark.rule("DT-SYM-06")
@pytest.mark.parametrize("key", [*CYBERTRONIC, "venusian-ranger", "blood-beret"])
def test_some_are_immune_to_gifts_of_the_dark_symmetry_but_not_of_an_apostle(key: str) -> None:
    given = GivenFront(squads={HONZA: key}, hands={MARTIN: "terror distort"})

    assert immune(given.table, given[key], given["terror"])
    assert not immune(given.table, given[key], given["distort"])


@pytest.mark.parametrize("key", ["combat-warhead", "eradicator-deathdroid"])
def test_some_are_immune_to_all_of_the_dark_symmetry(key: str) -> None:
    given = GivenFront(squads={HONZA: key}, hands={MARTIN: "terror distort"})

    assert immune(given.table, given[key], given["terror"])
    assert immune(given.table, given[key], given["distort"])


@pytest.mark.rule("DT-ART-19", "DT-NEVER-06")
@pytest.mark.parametrize("key", [*CYBERTRONIC, "eradicator-deathdroid"])
@pytest.mark.parametrize(("fighter", "casts"), [("KEY", False), ("hussar", True)])
def test_cybertronic_warriors_never_cast_spells_whatever_lets_them(key: str, fighter: str, casts: bool) -> None:
    blessing = """
[[card]]
key = "blessing"
code = "x1"
type = "special"
icons = ["general"]
timing = "action"
on = "warrior"
after = "attach"
effects = [{ do = "permit", what = ["cast elements"], may = "always" }]
sure = { facts = "invented", name = "invented" }
"""
    with invented(blessing):
        given = GivenFront(
            squads={HONZA: f"{key} hussar", MARTIN: "samurai"},
            on={"blessing": key, "blessing#2": "hussar"},
            hands={HONZA: "elemental-bolt"},
        )

        given.attacks(fighter.replace("KEY", key), "samurai")

        assert bool(given.offers("cast")) == casts


def test_a_chemiman_kills_outright_whatever_it_wounds() -> None:
    given = GivenFront(squads={HONZA: "chemiman", MARTIN: "samurai"})

    given.attacks("chemiman", "samurai")
    given.declines()

    assert ("hit", given["samurai"], "samurai", "killed") in given.told("hit")


@pytest.mark.rule("DT-DUEL-15")
@pytest.mark.parametrize("key", ["etoiles-mortant", "sean-gallagher"])
def test_some_attack_the_dark_legion_as_long_as_they_can_attack_anybody_of_it(key: str) -> None:
    given = GivenFront(squads={HONZA: key, MARTIN: "hussar"}, kohorts={MARTIN: "razide"})
    alone = GivenFront(squads={HONZA: key, MARTIN: "hussar"}, kohorts={MARTIN: "algeroth-apostle-of-war"})
    beyond = GivenFront(squads={HONZA: key, MARTIN: "hussar"}, outposts={HONZA: "golden-lion", MARTIN: "razide"})

    for front, targets in ((given, {"razide"}), (alone, {"hussar"}), (beyond, {"hussar"})):
        front.choose("declare_attack")
        front.declines()
        assert front.offers(f"attack {key}") == targets


@pytest.mark.rule("DT-DUEL-13", "DT-DUEL-15")
def test_etoiles_mortant_attack_even_the_own_kohort_for_destiny_alone() -> None:
    given = GivenFront(
        squads={HONZA: "etoiles-mortant", MARTIN: "hussar"}, kohorts={HONZA: "necromutant"}, wounded="necromutant"
    )

    given.choose("declare_attack")
    given.declines()
    assert given.offers("attack etoiles-mortant") == {"necromutant"}
    given.choose("attack etoiles-mortant necromutant")
    given.until("dt-tactic")
    given.choose("tactic fight")
    given.declines()

    assert given.where("necromutant") == "grave-0"
    assert given.table.promotion[HONZA] == 0
    assert given.table.destiny[HONZA] > 20


def test_sean_gallagher_does_not_attack_the_own_kohort() -> None:
    given = GivenFront(squads={HONZA: "sean-gallagher", MARTIN: "hussar"}, kohorts={HONZA: "razide"})

    given.choose("declare_attack")
    given.declines()

    assert given.offers("attack sean-gallagher") == {"hussar"}


@pytest.mark.rule("DT-AS-02")
@pytest.mark.example("DT-EX-26")
def test_a_clansman_is_stronger_when_it_attacks_the_legion_and_who_counts_as_one_is_not() -> None:
    for attacker, bonus in (("clansman", 1), ("wolfbane-honor-guard", 0), ("sean-gallagher", 0)):
        given = GivenFront(squads={HONZA: attacker, MARTIN: "hussar"}, kohorts={MARTIN: "razide"})
        before = given.value(attacker, "fight")
        given.attacks(attacker, "razide")
        assert given.value(attacker, "fight", "razide") == before + bonus


@pytest.mark.example("DT-EX-26")
def test_cards_that_act_on_clansmen_act_on_the_wolfbane_honor_guard() -> None:
    given = GivenFront(squads={HONZA: "sean-gallagher wolfbane-honor-guard"}, hands={MARTIN: "distort"})

    assert immune(given.table, given["wolfbane-honor-guard"], given["distort"])


def test_a_clansman_has_no_bonus_when_it_defends() -> None:
    given = GivenFront(kohorts={HONZA: "razide"}, squads={MARTIN: "clansman"})

    given.attacks("razide", "clansman")

    assert given.value("clansman", "fight", "razide") == 4


@pytest.mark.parametrize(("wielding", "fight"), [("clansman-claymore", 16), ("", 6)])
def test_a_wolfbane_honor_guard_is_stronger_with_a_claymore_in_use(wielding: str, fight: int) -> None:
    given = GivenFront(
        squads={HONZA: "wolfbane-honor-guard", MARTIN: "hussar"}, on={"clansman-claymore": "wolfbane-honor-guard"}
    )

    given.attacks("wolfbane-honor-guard", "hussar", wielding=wielding)

    assert given.value("wolfbane-honor-guard", "fight", "hussar") == fight


@pytest.mark.parametrize(("wielding", "fights"), [("scalper", (12, -3)), ("", (5, 4))])
def test_a_shogun_is_stronger_with_a_scalper_in_use_and_its_opponent_weaker(
    wielding: str, fights: tuple[int, int]
) -> None:
    given = GivenFront(squads={HONZA: "shogun", MARTIN: "etoiles-mortant"}, on={"scalper": "shogun"})

    given.attacks("shogun", "etoiles-mortant", wielding=wielding)

    assert (given.value("shogun", "fight"), given.value("etoiles-mortant", "fight")) == fights


@pytest.mark.rule("DT-FIRST-02")
def test_a_shadow_walker_always_strikes_first_also_against_who_strikes_first() -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "shadow-walker"}, on={"0:shadow-walk": "samurai"}, wounded="samurai"
    )

    given.attacks("samurai", "shadow-walker")
    given.declines()

    assert given.told("hit") == [("hit", given["samurai"], "samurai", "killed")]


@pytest.mark.rule("DT-AFF-14", "DT-AFF-15", "DT-AFF-16")
def test_an_ex_capitol_freelancer_pays_3_for_cards_of_capitol_and_earns_only_destiny() -> None:
    cap = """
[[card]]
key = "capitol-cap"
code = "x1"
type = "equipment"
icons = ["capitol"]
timing = "action"
on = "warrior"
who = "own capitol"
after = "attach"
effects = [{ do = "modify", armor = 1 }]
sure = { facts = "invented", name = "invented" }
"""
    with invented(cap):
        given = GivenFront(
            squads={HONZA: "ex-capitol-freelancer", MARTIN: "infantry"},
            hands={HONZA: "capitol-cap"},
            wounded="infantry",
        )
        assert not belongs_to(given.table, given["ex-capitol-freelancer"], "capitol")
        given.choose("play_card capitol-cap ex-capitol-freelancer")
        given.declines()
        assert given.table.destiny[HONZA] == 17
        assert given.value("ex-capitol-freelancer", "armor") == 3

        given.attacks("ex-capitol-freelancer", "infantry", "shoot")
        given.declines()

        assert (given.table.destiny[HONZA], given.table.promotion[HONZA]) == (19, 0)


# The Bauhaus Cop


@pytest.mark.rule("DT-TARGET-06", "DT-TARGET-07")
@pytest.mark.parametrize("wounded", ["", "hussar"])
def test_a_bauhaus_cop_arrests_a_doomtrooper_that_wounds_or_kills_one_of_bauhaus(wounded: str) -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "bauhaus-cop hussar"},
        on={"violator-sword": "samurai", "scalper": "samurai"},
        wounded=wounded,
    )

    given.attacks("samurai", "hussar")
    for _ in range(40):
        if given.prompt() == "dt-imprison":
            break
        given.choose("decline" if given.prompt() != "dt-split" else next(iter(sorted(given.offered()))))
    assert given.asked() == MARTIN
    given.choose("pick_card samurai")
    given.choose("discard violator-sword")
    given.choose("no_more")
    given.declines()

    assert given.where("violator-sword") == "grave-0"
    assert given.where("scalper") == "on samurai"
    assert given.table.prisoners == {given["samurai"]: given["bauhaus-cop"]}
    assert not combat_capable(given.table, given["samurai"])
    given.discards("bauhaus-cop")
    assert combat_capable(given.table, given["samurai"])
    assert given.where("samurai") == "squad-0"


@pytest.mark.parametrize(("attacker", "victim"), [("razide", "hussar"), ("samurai", "infantry")])
def test_a_bauhaus_cop_arrests_no_legionnaire_and_minds_only_bauhaus(attacker: str, victim: str) -> None:
    given = GivenFront(squads={HONZA: "samurai", MARTIN: f"bauhaus-cop {victim}"}, kohorts={HONZA: "razide"})

    given.attacks(attacker, victim, "fight")
    given.declines()

    assert given["samurai"] not in given.table.prisoners
    assert given.prompt() != "dt-imprison"


# Cybertronic's engineers and doctors


@pytest.mark.rule("DT-NEVER-01", "DT-NEVER-02")
@pytest.mark.example("DT-EX-28")
def test_a_vac_engineer_equips_who_may_not_be_equipped_but_not_who_may_never_be() -> None:
    people = """
[[card]]
key = "barehanded"
code = "x1"
type = "warrior"
icons = ["capitol"]
fight = 2
shoot = 2
armor = 2
value = 2
effects = [{ do = "permit", what = ["receive equipment"], may = "may-not" }]
sure = { facts = "invented", name = "invented" }

[[card]]
key = "ascetic"
code = "x2"
type = "warrior"
icons = ["capitol"]
fight = 2
shoot = 2
armor = 2
value = 2
effects = [{ do = "permit", what = ["receive equipment"], may = "never" }]
sure = { facts = "invented", name = "invented" }

[[card]]
key = "visor"
code = "x3"
type = "equipment"
icons = ["cybertronic"]
timing = "action"
on = "warrior"
who = "own cybertronic"
after = "attach"
effects = [{ do = "modify", armor = 1 }]
sure = { facts = "invented", name = "invented" }
"""
    with invented(people):
        given = GivenFront(
            squads={HONZA: "vac-engineer barehanded ascetic", MARTIN: "hussar"},
            kohorts={MARTIN: "razide"},
            hands={HONZA: "visor scalper"},
        )
        assert given.offers("play_card visor") == {"vac-engineer"}
        given.choose("meditate")
        assert given.offers("use vac-engineer equip") == {"visor"}
        given.choose("use vac-engineer equip visor")
        assert given.offers("pick_card") == {"vac-engineer", "barehanded", "hussar"}
        given.choose("pick_card barehanded")
        given.declines()

        assert given.where("visor") == "on barehanded"
        assert given.value("barehanded", "armor") == 3
        assert given.table.common == 2


def test_equipment_on_another_players_warrior_is_that_players() -> None:
    visor = """
[[card]]
key = "visor"
code = "x3"
type = "equipment"
icons = ["cybertronic"]
timing = "action"
on = "warrior"
who = "own cybertronic"
after = "attach"
effects = [{ do = "modify", armor = 1 }]
sure = { facts = "invented", name = "invented" }
"""
    with invented(visor):
        given = GivenFront(squads={HONZA: "vac-engineer", MARTIN: "hussar"}, hands={HONZA: "visor"})
        given.choose("meditate")
        given.choose("use vac-engineer equip visor")
        given.choose("pick_card hussar")
        given.declines()

        assert given.table.control[given["visor"]] == MARTIN
        assert given.value("hussar", "armor") == 4


@pytest.mark.rule("DT-AFF-01")
def test_a_vac_engineer_makes_a_doomtrooper_cybertronic_as_well_and_is_wounded_for_it() -> None:
    given = GivenFront(squads={HONZA: "vac-engineer max-steiner", MARTIN: "hussar dragoon"}, kohorts={MARTIN: "razide"})

    given.choose("meditate")
    assert given.offers("use vac-engineer enlist") == {"hussar", "dragoon"}
    given.choose("use vac-engineer enlist hussar")
    given.until_asked(HONZA, "dt-anytime")
    assert belongs_to(given.table, given["hussar"], "cybertronic")
    assert belongs_to(given.table, given["hussar"], "bauhaus")
    assert given["vac-engineer"] in given.table.wounded
    assert given.offers("use vac-engineer enlist") == {"dragoon"}
    given.choose("use vac-engineer enlist dragoon")
    given.declines()

    assert given.where("vac-engineer") == "grave-0"
    assert belongs_to(given.table, given["hussar"], "cybertronic")
    assert given.table.promotion == [0, 0]


def test_doctor_diana_heals_any_doomtrooper_and_goes_into_cover() -> None:
    given = GivenFront(
        squads={HONZA: "doctor-diana hussar", MARTIN: "samurai"},
        kohorts={MARTIN: "razide"},
        wounded="hussar samurai razide",
    )

    assert given.offers("use doctor-diana heal") == {"hussar", "samurai"}
    given.choose("use doctor-diana heal samurai")
    given.declines()

    assert given["samurai"] not in given.table.wounded
    assert given["doctor-diana"] in given.table.covered
    assert given.table.common == 2
    assert given.offers("use doctor-diana heal") == set()


# Vehicles that are warriors, and others with limits


@pytest.mark.rule("DT-EQUIP-26", "DT-NEVER-03", "DT-COVER-27")
@pytest.mark.parametrize("key", ["eradicator-deathdroid", "rams-air-cavalry"])
def test_warriors_that_are_vehicles_use_no_equipment_and_do_not_seek_cover(key: str) -> None:
    given = GivenFront(
        squads={HONZA: f"{key} hussar", MARTIN: "samurai"},
        on={"punisher-handgun": key, "combat-armor": key},
        hands={HONZA: f"{key}#2"},
    )
    armor = given.table.printed(given[key]).stats[2]

    assert f"seek_cover {key}" not in given.offered()
    assert given.offers("hide") == set()
    given.choose("declare_attack")
    given.declines()
    given.choose(f"attack {key} samurai")
    given.declines()
    given.choose("tactic shoot")
    given.declines()

    assert given.value(key, "armor") == armor
    assert given.told("wields") == []


@pytest.mark.rule("DT-EQUIP-24", "DT-FIT-06")
def test_the_rams_air_cavalry_only_shoots_and_its_targets_have_nothing_from_fortifications() -> None:
    given = GivenFront(squads={HONZA: "rams-air-cavalry", MARTIN: "clansman fukido"})

    assert given.value("clansman", "armor") == 5
    given.choose("declare_attack")
    given.declines()
    given.choose("attack rams-air-cavalry clansman")
    given.declines()
    assert given.offers("tactic") == {"shoot"}
    given.choose("tactic shoot")

    assert given.value("clansman", "armor") == 3


def test_the_target_of_another_attacker_keeps_its_fortifications() -> None:
    given = GivenFront(squads={HONZA: "samurai rams-air-cavalry", MARTIN: "clansman fukido"})

    given.attacks("samurai", "clansman")

    assert given.value("clansman", "armor") == 5


def test_a_young_guard_seeks_no_cover_but_is_forced_into_it_and_has_nothing_from_fortifications() -> None:
    given = GivenFront(
        squads={HONZA: "young-guard golden-lion fukido"}, hands={HONZA: "young-guard#2", MARTIN: "cowardice"}
    )

    assert given.value("golden-lion", "armor") == 5
    assert given.value("young-guard", "armor") == 3
    assert given.offers("seek_cover") == {"golden-lion"}
    assert given.offers("hide") == set()
    given.choose("meditate")
    given.plays(MARTIN, "play_card cowardice player-0")
    given.declines()

    assert given["young-guard"] in given.table.covered


# Trenchers


@pytest.mark.rule("DT-DECK-06", "DT-FORT-06")
@pytest.mark.parametrize("pile", ["library", "grave", "sideboard"])
def test_a_trencher_digs_a_foxhole_out_of_the_collection(pile: str) -> None:
    foxholes = {HONZA: "hussar foxhole foxhole#2"}
    given = GivenFront(
        squads={HONZA: "trencher trencher#2"},
        libraries=foxholes if pile == "library" else None,
        graves=foxholes if pile == "grave" else None,
        sideboards=foxholes if pile == "sideboard" else None,
        seed="dig",
    )

    given.choose("use trencher fetch trencher")

    assert given.where("foxhole") == "on trencher"
    assert given.values("trencher") == (1, 2, 4, 3)
    assert given.table.common == 0


def test_no_trencher_digs_while_its_player_has_a_foxhole_or_without_one_in_the_collection() -> None:
    given = GivenFront(squads={HONZA: "trencher hussar"}, on={"foxhole": "hussar"}, libraries={HONZA: "foxhole#2"})
    without = GivenFront(squads={HONZA: "trencher"}, hands={HONZA: "foxhole"}, libraries={HONZA: "hussar"})

    assert given.offers("use trencher") == set()
    assert without.offers("use trencher") == set()


def test_the_alliance_of_the_brotherhood_does_not_let_others_cast() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, players={HONZA: "alliance-brotherhood"})

    assert not granted(given.table, given["hussar"], "cast elements")

"""Sides and areas (DT-AFF, DT-AREA), who can fight (DT-FIT) and be aimed at (DT-TARGET), the Art, bonuses, ALWAYS."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.attacking import first_striker, tactics
from herna.games.doomtrooper.rules.identity import IDENTITIES, combat_capable, identity
from herna.games.doomtrooper.table import AREA_NAMES, AREAS
from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented

SPELLS = """
[[card]]
key = "pilgrimage"
code = "x2"
type = "art"
icons = ["brotherhood"]
keywords = ["art-of-mentalism"]
timing = "action"
actions = 2
on = "caster"
after = "discard"
effects = [{ do = "multiply-for-a-while", by = 2 }]
sure = { facts = "invented", name = "invented" }

[[card]]
key = "blessing"
code = "x3"
type = "art"
icons = ["brotherhood"]
keywords = ["art-of-mentalism"]
timing = "anytime"
on = "warrior"
after = "discard"
effects = [{ do = "multiply-for-a-while", by = 2 }]
sure = { facts = "invented", name = "invented" }
"""


@pytest.mark.rule("DT-AFF-02")
@pytest.mark.parametrize("key", ["ex-capitol-freelancer", "mercenary", "bodyguard"])
def test_freelancers_and_hirelings_are_doomtroopers(key: str) -> None:
    given = GivenFront(squads={HONZA: key})

    assert identity(given.table, given[key]).sides == {"doomtrooper"}
    assert identity(given.table, given[key]).affiliations == frozenset()


@pytest.mark.rule("DT-AFF-03")
def test_who_is_deployed_outside_the_areas_is_on_neither_side() -> None:
    given = GivenFront(hands={HONZA: "local-thug renegade-apostate"})

    assert given.offers("play_card ") == {"local-thug outside-0", "renegade-apostate outside-0"}
    assert IDENTITIES["local-thug"].sides == IDENTITIES["renegade-apostate"].sides == frozenset()


@pytest.mark.rule("DT-AFF-04")
def test_cards_on_the_squad_pass_over_who_is_outside_and_those_on_the_outpost_hit_who_stands_there() -> None:
    given = GivenFront(
        squads={HONZA: "hussar triangulating-scope", MARTIN: "dragoon"},
        outside={HONZA: "local-thug", MARTIN: "renegade-apostate"},
        hands={HONZA: "captured"},
    )

    given.attacks("local-thug", "dragoon", "shoot")
    assert given.value("local-thug", "shoot") == 5  # 3 more only for attackers of the Squad
    given.declines()
    assert given.offers("play_card captured") == set()

    there = GivenFront(outposts={MARTIN: "renegade-apostate", HONZA: "soldat"}, hands={HONZA: "captured"})
    assert "renegade-apostate" in there.offers("play_card captured")


@pytest.mark.rule("DT-AREA-01")
def test_there_are_three_areas_of_influence() -> None:
    assert [AREA_NAMES[area] for area in AREAS] == ["squad", "kohort", "outpost"]
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "fortified-entrenchment industrial-complex"})

    assert given.offers("play_card industrial-complex") == {"squad-0", "kohort-0"}


@pytest.mark.rule("DT-AREA-06")
def test_what_is_placed_in_a_squad_or_kohort_is_not_placed_on_an_outpost() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"},
        kohorts={MARTIN: "centurion"},
        outposts={HONZA: "soldat golden-lion", MARTIN: "corsair"},
        hands={HONZA: "training triangulating-scope protective-wall fukido"},
    )

    assert {words.split()[1] for words in given.offers("play_card ")} == {"squad-0", "kohort-0", "squad-1", "kohort-1"}


@pytest.mark.rule("DT-FIT-01")
def test_who_may_attack_or_be_attacked_is_able_to_fight() -> None:
    given = GivenFront(
        squads={HONZA: "hussar staff-general-constance-romanov", MARTIN: "rams-air-cavalry"},
        kohorts={MARTIN: "algeroth-apostle-of-war"},
        on={"0:dont-call-again": "hussar"},
    )
    able = {name for name in given.names if name != "dont-call-again" and combat_capable(given.table, given[name])}

    assert able == {"hussar", "rams-air-cavalry"}  # who may not attack but be attacked, and who only shoots


@pytest.mark.rule("DT-FIT-04")
def test_who_never_fights_is_wounded_in_no_duel_but_otherwise() -> None:
    leaders = ("staff-general-constance-romanov", "algeroth-apostle-of-war", "eaonian-justifier")
    assert all(PRINTED[key].struck == {0, 1, 2} for key in leaders)
    given = GivenFront(
        squads={HONZA: "archinquisitor-nikodemus staff-general-constance-romanov", MARTIN: "dragoon"},
        kohorts={MARTIN: "algeroth-apostle-of-war eaonian-justifier"},
        wounded="archinquisitor-nikodemus",
    )

    given.choose("use archinquisitor-nikodemus pass-wound staff-general-constance-romanov")
    given.declines()

    assert given.table.wounded == {given["staff-general-constance-romanov"]}
    given.choose("declare_attack")
    given.declines()
    assert given.offers("attack ") == {"archinquisitor-nikodemus dragoon"}


@pytest.mark.rule("DT-FIT-05")
def test_who_never_fights_does_not_protect_from_sabotage() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "staff-general-constance-romanov"}, kohorts={MARTIN: "eaonian-justifier"}
    )  # fmt: skip

    assert given.offers("sabotage ") == {"hussar 1"}


@pytest.mark.rule("DT-FIT-08")
@pytest.mark.parametrize("inside", [True, False])
def test_a_card_can_keep_a_warrior_to_one_tactic(inside: bool) -> None:
    given = GivenFront(
        squads={HONZA: "infantry", MARTIN: "hussar"},
        on={"ah-uh-19-grapeshot-guardian": "infantry"},
        boarded="ah-uh-19-grapeshot-guardian" if inside else "",
        hands={MARTIN: "tactical-advantage"},
    )

    expected = ["shoot"] if inside else ["fight", "shoot"]
    assert tactics(given.table, given["infantry"], given["hussar"]) == expected
    assert tactics(given.table, given["hussar"], given["infantry"]) == expected
    given.attacks("infantry", "hussar", "shoot")
    given.plays(MARTIN, "play_card tactical-advantage -")
    given.declines()
    assert (given.told("hit") == []) is inside  # the duel is over at once (DT-FIT-07)


@pytest.mark.rule("DT-ART-09")
def test_a_spell_costs_its_actions_or_is_cast_anytime_or_at_its_moment() -> None:
    timings = {key: (PRINTED[key].timing, PRINTED[key].actions) for key in ("improve-self", "levitation")}
    assert timings == {"improve-self": ("anytime", 0), "levitation": ("combat", 0)}
    given = GivenFront(
        squads={HONZA: "mystic", MARTIN: "hussar"}, hands={HONZA: "improve-self levitation", MARTIN: "positive-karma"}
    )

    assert given.offers("cast ") == set()  # neither is an action
    given.choose("declare_attack")
    assert given.offers("cast ") == {"improve-self mystic mystic"}
    given.declines()
    given.choose("attack mystic hussar")
    given.declines()
    given.choose("tactic fight")
    given.until("dt-combat")
    assert given.offers("cast ") == {"improve-self mystic mystic", "levitation mystic mystic"}


@pytest.mark.rule("DT-ART-09")
def test_a_spell_that_costs_actions_takes_them() -> None:
    with invented(SPELLS):
        given = GivenFront(squads={HONZA: "mystic"}, hands={HONZA: "pilgrimage"})

        given.choose("cast pilgrimage mystic mystic")
        given.declines()

        assert given.table.common == 1
        given.choose("meditate")
        assert given.offers("cast ") == set()


@pytest.mark.rule("DT-ART-16", "DT-ART-17")
@pytest.mark.parametrize(
    ("conversion", "helped"),
    [
        ("", {"hussar", "soldat"}),
        ("dark-visitation", {"centurion", "soldat"}),
        ("tainted", {"hussar", "centurion", "soldat"}),
    ],
)
def test_whom_a_convert_may_help_by_the_art(conversion: str, helped: set[str]) -> None:
    with invented(SPELLS):
        given = GivenFront(
            squads={HONZA: "mystic hussar"},
            kohorts={HONZA: "centurion"},
            outposts={HONZA: "soldat"},
            on={conversion: "mystic"} if conversion else {},
            hands={HONZA: "blessing"},
        )

        given.choose("meditate")

        assert given.offers("cast blessing mystic ") - {"mystic"} == helped


@pytest.mark.rule("DT-ART-16")
def test_a_completely_converted_caster_still_summons() -> None:
    given = GivenFront(
        kohorts={HONZA: "mystic"}, on={"dark-visitation": "mystic"},
        hands={HONZA: "summon-spell"}, graves={HONZA: "improve-self"}, seed="any",
    )  # fmt: skip

    given.choose("meditate")

    assert given.offers("cast summon-spell mystic") == {"-"}


@pytest.mark.rule("DT-MOD-04")
def test_bonuses_that_warriors_give_to_others_add_up() -> None:
    given = GivenFront(squads={HONZA: "samurai mentor mentor#2 mentor#3"})

    assert given.values("samurai")[:3] == (3 + 3, 3 + 3, 3)
    assert given.values("mentor")[:3] == (3 + 2, 3 + 2, 3)  # each by the two others


@pytest.mark.rule("DT-TARGET-01")
def test_how_far_a_warrior_is_out_of_reach_follows_from_the_rules_for_its_card() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "mortificator crenshaw-the-redeemer golden-lion dragoon"},
        on={"1:missing-in-action": "golden-lion", "1:hidden": "mortificator", "0:dont-call-again": "dragoon"},
        hands={HONZA: "mental-constitution wave-of-righteousness"},
    )

    given.choose("declare_attack")
    aimed_at = given.offers("play_card mental-constitution")
    given.declines()

    assert {words.split()[1] for words in given.offers("attack ")} == {"crenshaw-the-redeemer", "dragoon"}
    assert aimed_at == {"hussar", "mortificator", "crenshaw-the-redeemer", "dragoon"}  # but not who is out of play


@pytest.mark.rule("DT-NEVER-05")
@pytest.mark.parametrize(
    ("attacker", "defender", "first"),
    [
        ("cossack", "cossack#2", ""),  # both ALWAYS
        ("templar-marine", "templar-marine#2", ""),  # both as usual
        ("templar-marine", "cossack", "cossack"),
    ],
)
def test_two_that_always_strike_first_are_as_two_that_do_not(attacker: str, defender: str, first: str) -> None:
    given = GivenFront(outposts={HONZA: attacker, MARTIN: defender})

    given.attacks(attacker, defender)

    assert first_striker(given.table) == (given[first] if first else -1)

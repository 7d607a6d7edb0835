"""How cards are read (DT-GEN): before the rules, everything printed, "you", "others"."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.values import immune
from herna.games.doomtrooper.rules.zones import take_control
from herna.games.doomtrooper.table import SQUAD
from tests.kit.front import HONZA, MARTIN, GivenFront


@pytest.mark.rule("DT-GEN-01")
def test_a_card_that_differs_from_the_rules_holds() -> None:
    squads = {HONZA: "samurai hatamoto", MARTIN: "infantry"}
    by_rule = GivenFront(squads=squads, covered="samurai")
    by_card = GivenFront(squads=squads, covered="samurai", on={"dai-sho-of-the-ancient-emperors": "hatamoto"})

    for given in (by_rule, by_card):
        given.choose("declare_attack")
        given.declines()

    assert by_rule.offers("attack") == {"hatamoto infantry"}  # nobody attacks from cover
    assert by_card.offers("attack") == {"hatamoto infantry", "samurai infantry"}


@pytest.mark.rule("DT-GEN-03")
def test_the_numbers_of_a_beast_are_its_effect_and_go_with_it() -> None:
    alone = GivenFront(outposts={HONZA: "cavalier"}).values("cavalier")
    given = GivenFront(outposts={HONZA: "cavalier"}, on={"equine": "cavalier"})

    assert given.values("cavalier") == (alone[0] + 2, alone[1], alone[2] + 2, alone[3])
    given.discards("equine")
    assert given.values("cavalier") == alone


@pytest.mark.rule("DT-GEN-03")
def test_the_numbers_of_a_warzone_are_its_effect_and_go_with_it() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"},
        on={"1:mccraig-line": "squad-1"},
        hands={HONZA: "natural-disaster"},
    )
    plain = given.values("infantry")
    given.choose("declare_attack")
    given.declines()
    given.choose("attack hussar infantry")
    given.declines()
    given.choose("tactic fight")
    given.until("dt-warzone")
    given.choose("defend_from mccraig-line")
    here = given.values("infantry")
    assert here == (plain[0] - 1 + 2, plain[1] + 3 + 2, plain[2] + 2 + 2, plain[3] + 2)

    given.plays(HONZA, "play_card natural-disaster mccraig-line")
    given.until_asked(MARTIN, "dt-anytime")

    assert given.values("infantry") == plain


@pytest.mark.rule("DT-GEN-04")
def test_who_counts_as_a_clansman_has_what_others_give_clansmen_but_not_what_is_printed_on_that_card() -> None:
    given = GivenFront(
        squads={HONZA: "clansman wolfbane-honor-guard sean-gallagher"}, kohorts={MARTIN: "razide"},
        on={"dark-fire": "razide"},
    )  # fmt: skip
    assert immune(given.table, given["wolfbane-honor-guard"], given["dark-fire"])
    strength = {name: given.value(name, "fight") for name in ("clansman", "wolfbane-honor-guard")}

    for name, more in (("clansman", 1), ("wolfbane-honor-guard", 0)):
        fresh = GivenFront(squads={HONZA: name}, kohorts={MARTIN: "razide"})
        fresh.attacks(name, "razide")
        assert fresh.value(name, "fight", "razide") == strength[name] + more


@pytest.mark.rule("DT-GEN-05")
def test_your_warriors_are_those_of_the_player_who_controls_the_card() -> None:
    given = GivenFront(squads={HONZA: "mentor samurai", MARTIN: "hatamoto"})
    plain = given.table.printed(given["samurai"]).stats[0]
    assert (given.value("samurai", "fight"), given.value("hatamoto", "fight")) == (plain + 1, 4)

    take_control(given.play, given["mentor"], MARTIN, SQUAD)

    assert (given.value("samurai", "fight"), given.value("hatamoto", "fight")) == (plain, 4 + 1)


@pytest.mark.rule("DT-GEN-06")
def test_what_a_warrior_gives_to_others_never_works_on_itself() -> None:
    given = GivenFront(squads={HONZA: "sgt-mcbride blood-beret mentor mentor#2"})

    assert given.values("blood-beret")[:2] == (5, 5)
    assert given.values("sgt-mcbride")[:2] == (5, 5)  # a Blood Beret himself
    assert given.values("mentor")[:2] == given.values("mentor#2")[:2] == (4, 4)  # each by the other

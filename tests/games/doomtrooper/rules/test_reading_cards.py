"""How cards are read (DT-GEN): before the rules, everything printed, "you", "others"."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.printed import SHOOT
from herna.games.doomtrooper.rules.filters import fits
from herna.games.doomtrooper.rules.values import immune, modifiers
from herna.games.doomtrooper.rules.zones import take_control
from herna.games.doomtrooper.table import SQUAD


@pytest.mark.rule("DT-GEN-01")
def test_a_card_that_differs_from_the_rules_holds() -> None:
    by_rule = GivenFront("squad samurai hatamoto", "squad infantry", covered="samurai")
    relic = "dai-sho-of-the-ancient-emperors"
    by_card = GivenFront(f"squad samurai hatamoto+{relic}", "squad infantry", covered="samurai")

    for given in (by_rule, by_card):
        given.chooses("declare_attack").declines()

    assert by_rule.offers("attack") == {"hatamoto infantry"}  # nobody attacks from cover
    assert by_card.offers("attack") == {"hatamoto infantry", "samurai infantry"}


@pytest.mark.rule("DT-COVER-18")
@pytest.mark.parametrize(
    ("words", "matches"), [("own", True), ("enemy", False), ("own doomtrooper", False), ("-doomtrooper", False)]
)
def test_what_a_card_says_of_a_property_is_true_of_no_hidden_warrior(words: str, matches: bool) -> None:
    """G-37."""
    given = GivenFront("squad hussar; hidden infantry", "squad samurai")

    assert fits(given.table, given["infantry"], words, HONZA) == matches


@pytest.mark.rule("DT-GEN-03")
def test_the_numbers_of_a_beast_are_its_effect_and_go_with_it() -> None:
    alone = GivenFront("outpost cavalier").values("cavalier")
    given = GivenFront("outpost cavalier+equine")

    assert given.values("cavalier") == (alone[0] + 2, alone[1], alone[2] + 2, alone[3])
    assert [change.source for change in modifiers(given.table, given["cavalier"], SHOOT)] == []  # a 0 is no change
    given.discards("equine")
    assert given.values("cavalier") == alone


@pytest.mark.rule("DT-GEN-03")
def test_the_numbers_of_a_warzone_are_its_effect_and_go_with_it() -> None:
    given = GivenFront("squad hussar; hand natural-disaster", "squad infantry", on={"1:mccraig-line": "squad-1"})
    plain = given.values("infantry")
    given.chooses("declare_attack").declines().chooses("attack hussar infantry").declines()
    given.chooses("tactic fight").declines_until("dt-warzone").chooses("defend_from mccraig-line")
    here = given.values("infantry")
    assert here == (plain[0] - 1 + 2, plain[1] + 3 + 2, plain[2] + 2 + 2, plain[3] + 2)

    given.plays(HONZA, "play natural-disaster mccraig-line").declines_until("dt-anytime", MARTIN)

    assert given.values("infantry") == plain


@pytest.mark.rule("DT-GEN-04")
def test_who_counts_as_a_clansman_has_what_others_give_clansmen_but_not_what_is_printed_on_that_card() -> None:
    given = GivenFront("squad clansman wolfbane-honor-guard sean-gallagher", "kohort razide+dark-fire")  # fmt: skip
    assert immune(given.table, given["wolfbane-honor-guard"], given["dark-fire"])
    strength = {name: given.value(name, "fight") for name in ("clansman", "wolfbane-honor-guard")}

    for name, more in (("clansman", 1), ("wolfbane-honor-guard", 0)):
        fresh = GivenFront(f"squad {name}", "kohort razide")
        fresh.attacks(name, "razide")
        assert fresh.value(name, "fight", "razide") == strength[name] + more


@pytest.mark.rule("DT-GEN-05")
def test_your_warriors_are_those_of_the_player_who_controls_the_card() -> None:
    given = GivenFront("squad mentor samurai", "squad hatamoto")
    plain = given.table.printed(given["samurai"]).stats[0]
    assert (given.value("samurai", "fight"), given.value("hatamoto", "fight")) == (plain + 1, 4)

    take_control(given.play, given["mentor"], MARTIN, SQUAD)

    assert (given.value("samurai", "fight"), given.value("hatamoto", "fight")) == (plain, 4 + 1)


@pytest.mark.rule("DT-GEN-06")
def test_what_a_warrior_gives_to_others_never_works_on_itself() -> None:
    given = GivenFront("squad sgt-mcbride blood-beret mentor mentor#2")

    assert given.values("blood-beret")[:2] == (5, 5)
    assert given.values("sgt-mcbride")[:2] == (5, 5)  # a Blood Beret himself
    assert given.values("mentor")[:2] == given.values("mentor#2")[:2] == (4, 4)  # each by the other

"""The Prince of Gluttons devours the supply (AE-GLUT)."""

from __future__ import annotations

import pytest

from herna.engine.chance import Chance
from herna.engine.flow import Play
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.printed import PRINTED_MATS
from herna.games.aeons_end.rules.devouring import CHEAPEST, COSTLIEST, SECOND, Devour
from herna.games.aeons_end.rules.piles import GainsFree
from herna.games.aeons_end.rules.suffering import Unleash
from herna.games.aeons_end.table import Siege
from tests.kit.siege import GivenSiege

PRINCE = "prince-of-gluttons"
RELICS_AND_SPELLS = "flexing-dagger bottled-vortex amplify-vision essence-theft planar-insight consuming-void"


def a_new_game(gems: str, difficulty: str = "normal") -> Play[Siege]:
    market = ",".join(f"{gems} {RELICS_AND_SPELLS}".split())
    options = GAME.read_options({"nemesis": PRINCE, "difficulty": difficulty, "market": market})
    return GAME.play(2, options, Chance(1))


def kinds(play: Play[Siege]) -> list[str]:
    """The devoured pile, the top last."""
    return [play.table.key(card) for card in play.table.devoured]


def only(**left: int) -> dict[str, int]:
    """A supply of which only these piles are left."""
    market = f"jade searing-ruby burning-opal {RELICS_AND_SPELLS}".split()
    return {kind: left.get(kind.replace("-", "_"), 0) for kind in market}


# Setup


@pytest.mark.rule("AE-GLUT-01", "AE-SETUP-17")
def test_one_card_of_each_gem_pile_is_stacked_the_cheapest_on_top() -> None:
    play = a_new_game("jade burning-opal searing-ruby")

    assert kinds(play) == ["burning-opal", "searing-ruby", "jade"]
    assert sorted(len(pile) for pile in play.table.piles) == [5, 5, 5, 5, 5, 5, 6, 6, 6]
    assert play.table.turn == 1  # nobody had to choose anything


@pytest.mark.rule("AE-GLUT-14", "AE-GLUT-01")
@pytest.mark.parametrize("first", ["diamond-cluster", "searing-ruby"])
def test_the_players_choose_the_order_of_equally_expensive_gems(first: str) -> None:
    play = a_new_game("jade diamond-cluster searing-ruby")

    assert play.ask is not None
    assert play.ask.prompt == "ae-choose-gem-stacked"
    assert play.ask.seats() == (0, 1)
    assert {play.table.supply[int(pile)] for _, pile in play.options()} == {"diamond-cluster", "searing-ruby"}
    play.choose(("pile", play.table.supply.index(first)))

    other = ({"diamond-cluster", "searing-ruby"} - {first}).pop()
    assert kinds(play) == [first, other, "jade"]


@pytest.mark.rule("AE-GLUT-02")
def test_the_prince_has_70_life() -> None:
    assert PRINTED_MATS[PRINCE].life == 70
    assert a_new_game("jade burning-opal searing-ruby").table.nemesis_life == 70


@pytest.mark.rule("AE-GLUT-11")
def test_increased_difficulty_stacks_nine_more_cards_of_any_piles_in_any_order() -> None:
    # given
    play = a_new_game("jade burning-opal searing-ruby", "expert")
    wanted = ["consuming-void"] * 5 + ["jade", "planar-insight", "jade", "flexing-dagger"]

    # when
    for number, kind in enumerate(wanted):
        assert play.ask is not None
        assert play.ask.prompt == "ae-choose-pile-stacked"
        assert play.ask.arguments == {"count": 9 - number}
        play.choose(("pile", play.table.supply.index(kind)))

    # then
    assert kinds(play) == ["burning-opal", "searing-ruby", "jade", *wanted]
    assert play.table.turn == 1
    assert play.result is None


@pytest.mark.rule("AE-GLUT-11")
def test_an_empty_pile_gives_no_more_to_the_stack() -> None:
    play = a_new_game("jade burning-opal searing-ruby", "expert")
    void = play.table.supply.index("consuming-void")

    for _ in range(5):
        play.choose(("pile", void))

    assert ("pile", void) not in play.options()
    assert len(play.options()) == 8


# Devouring


@pytest.mark.rule("AE-GLUT-03", "AE-GLUT-04")
@pytest.mark.parametrize(
    ("mages", "count"), [("kadir", 3), ("kadir mist", 3), ("kadir mist brama", 2), ("kadir mist brama jian", 2)]
)
def test_unleash_devours_cards_of_the_least_expensive_pile(mages: str, count: int) -> None:
    siege = GivenSiege(
        mages=mages, nemesis=PRINCE, moment="nothing", left={"flexing-dagger": 0}, devoured="burning-opal"
    )

    siege.does(Unleash())

    assert siege.kinds(siege.table.devoured) == ["burning-opal"] + ["jade"] * count
    assert len(siege.table.piles[0]) == 7 - count


@pytest.mark.rule("AE-GLUT-04")
def test_devouring_takes_the_top_card_first_and_fills_an_empty_devoured_pile() -> None:
    siege = GivenSiege(nemesis=PRINCE, moment="nothing")
    top = siege.table.piles[2][:2]

    siege.does(Devour(2, COSTLIEST, "gem"))

    assert siege.table.devoured == top
    assert top[0] not in siege.table.piles[2]


@pytest.mark.rule("AE-GLUT-14", "AE-AMBIG-01")
def test_the_players_choose_among_piles_of_equal_cost_and_all_cards_come_from_one() -> None:
    siege = GivenSiege(nemesis=PRINCE, moment="nothing")

    siege.does(Unleash())
    assert siege.asked() == (0, 1)
    assert siege.offers("pile") == {"jade", "flexing-dagger"}
    siege.chooses("pile flexing-dagger")

    assert siege.kinds(siege.table.devoured) == ["flexing-dagger"] * 3


@pytest.mark.rule("AE-UNLEASH-02", "AE-GLUT-08")
def test_each_unleash_looks_anew_for_the_least_expensive_pile_that_is_not_empty() -> None:
    siege = GivenSiege(nemesis=PRINCE, moment="nothing", left={"jade": 3, "flexing-dagger": 0})

    siege.does(Unleash(2))

    assert siege.kinds(siege.table.devoured) == ["jade"] * 3 + ["bottled-vortex"] * 3
    assert siege.table.gravehold == 30


@pytest.mark.rule("AE-GLUT-09")
def test_each_card_that_is_missing_in_the_pile_costs_gravehold_2_life() -> None:
    siege = GivenSiege(nemesis=PRINCE, moment="nothing", left={"jade": 1, "flexing-dagger": 0})

    siege.does(Unleash())

    assert siege.kinds(siege.table.devoured) == ["jade"]
    assert siege.table.gravehold == 30 - 2 * 2


@pytest.mark.rule("AE-GLUT-12")
def test_without_a_pile_of_the_demanded_kind_gravehold_suffers_2_damage_for_each_card() -> None:
    siege = GivenSiege(nemesis=PRINCE, moment="nothing", left={"flexing-dagger": 0, "bottled-vortex": 0})

    siege.does(Devour(2, CHEAPEST, "relic"))

    assert siege.table.devoured == ()
    assert siege.table.gravehold == 26


@pytest.mark.rule("AE-GLUT-07")
def test_cards_of_the_devoured_pile_are_not_devoured() -> None:
    siege = GivenSiege(nemesis=PRINCE, moment="nothing", left={"jade": 0, "flexing-dagger": 0}, devoured="jade jade")

    siege.does(Unleash())

    assert siege.kinds(siege.table.devoured) == ["jade", "jade"] + ["bottled-vortex"] * 3


@pytest.mark.rule("AE-GAP-31", "AE-GLUT-14")
@pytest.mark.parametrize(
    ("gems", "meant"),
    [
        ("jade searing-ruby burning-opal", {"searing-ruby"}),  # 2 4 5
        ("jade searing-ruby diamond-cluster", {"searing-ruby", "diamond-cluster"}),  # 2 4 4
        ("searing-ruby diamond-cluster clouded-sapphire", {"searing-ruby", "diamond-cluster"}),  # 4 4 6
    ],
)
def test_the_second_most_expensive_pile_is_the_second_of_all_by_cost(gems: str, meant: set[str]) -> None:
    siege = GivenSiege(nemesis=PRINCE, moment="nothing", market=f"{gems} {RELICS_AND_SPELLS}")

    siege.does(Devour(2, SECOND, "gem"))

    assert (siege.offers("pile") or set(siege.kinds(siege.table.devoured))) == meant


# The devoured pile


@pytest.mark.rule("AE-GLUT-05")
def test_the_top_card_of_the_devoured_pile_can_be_bought() -> None:
    # given aether for the top card, not for the one below it
    siege = GivenSiege(nemesis=PRINCE, devoured="consuming-void jade", aether=2)

    siege.chooses("buy devoured")

    assert siege.discard(0) == "jade"
    assert siege.table.aether == 0
    assert siege.kinds(siege.table.devoured) == ["consuming-void"]
    siege.table.aether = 6
    assert "devoured" not in siege.offers("buy")
    siege.table.aether = 7
    assert "devoured" in siege.offers("buy")


@pytest.mark.rule("AE-GLUT-05", "AE-MAIN-08")
def test_a_devoured_card_keeps_its_type() -> None:
    siege = GivenSiege(nemesis=PRINCE, devoured="amplify-vision", aether=3)
    siege.table.spell_aether = 1

    siege.chooses("buy devoured")

    assert siege.discard(0) == "amplify-vision"
    assert (siege.table.aether, siege.table.spell_aether) == (0, 0)


@pytest.mark.rule("AE-GLUT-05")
def test_an_effect_may_gain_the_top_card_of_the_devoured_pile_too() -> None:
    siege = GivenSiege(nemesis=PRINCE, moment="nothing", devoured="consuming-void")

    siege.does(GainsFree("spell", seat=0))
    assert "devoured" in siege.offers("pile")
    siege.chooses("pile devoured")

    assert siege.discard(0) == "consuming-void"


@pytest.mark.rule("AE-GLUT-06")
def test_everybody_sees_the_whole_devoured_pile() -> None:
    siege = GivenSiege(nemesis=PRINCE, devoured="consuming-void jade", open_hands=False)

    for seat in (-1, 0, 1):
        view = GAME.view(siege.table, seat)
        assert [view["kinds"][str(card)] for card in view["nemesis"]["devoured"]] == ["consuming-void", "jade"]


# The end


@pytest.mark.rule("AE-GLUT-10", "AE-END-05")
def test_the_players_lose_at_once_when_the_last_pile_is_devoured() -> None:
    siege = GivenSiege(nemesis=PRINCE, moment="nothing", left=only(jade=3), devoured="jade")

    siege.does(Unleash())

    assert siege.over() == (0.0, "AE-GLUT-10")


@pytest.mark.rule("AE-GLUT-10", "AE-END-06")
def test_cards_missing_from_the_last_pile_do_not_end_the_game_a_second_time() -> None:
    # given a Gravehold that the missing cards would destroy as well
    siege = GivenSiege(nemesis=PRINCE, moment="nothing", left=only(jade=1), gravehold=2)

    siege.does(Unleash())

    assert siege.over() == (0.0, "AE-GLUT-10")
    assert (siege.table.gravehold, siege.told("gravehold_suffered")) == (2, [])


@pytest.mark.rule("AE-GLUT-04", "AE-GLUT-10")
def test_the_last_card_lies_on_the_devoured_pile_when_the_game_ends() -> None:
    siege = GivenSiege(nemesis=PRINCE, moment="nothing", left=only(jade=2))

    siege.does(Unleash())

    assert siege.in_words(siege.table.devoured) == "jade jade"
    assert len(siege.told("devoured")) == 2


@pytest.mark.rule("AE-GLUT-10")
def test_the_players_lose_at_once_when_the_last_card_is_bought() -> None:
    siege = GivenSiege(nemesis=PRINCE, left=only(jade=1), devoured="flexing-dagger", aether=2)

    siege.chooses("buy jade")

    assert siege.over() == (0.0, "AE-GLUT-10")
    assert (siege.discard(0), len(siege.told("gained"))) == ("jade", 1)


@pytest.mark.rule("AE-GLUT-10")
def test_a_game_with_a_card_left_in_the_supply_goes_on() -> None:
    siege = GivenSiege(nemesis=PRINCE, left=only(jade=1, bottled_vortex=1), devoured="flexing-dagger", aether=2)

    siege.chooses("buy jade")

    assert siege.over() is None


@pytest.mark.rule("AE-GLUT-10")
def test_only_the_prince_has_a_rule_about_an_empty_supply() -> None:
    siege = GivenSiege(nemesis="rageborne", left=only(jade=1), aether=2)

    siege.chooses("buy jade")

    assert siege.over() is None


@pytest.mark.rule("AE-GLUT-13")
def test_empty_piles_are_counted_among_the_nine_of_the_supply() -> None:
    siege = GivenSiege(nemesis=PRINCE, left={"jade": 0, "planar-insight": 0})

    assert siege.table.empty_piles() == 2
    assert siege.table.devoured == ()
    assert len(siege.table.piles) == 9


@pytest.mark.rule("AE-GLUT-15")
def test_a_devour_can_be_done_fully_as_soon_as_it_can_begin() -> None:
    siege = GivenSiege(nemesis=PRINCE, moment="nothing", left={"flexing-dagger": 1, "bottled-vortex": 0})
    assert Devour(2, CHEAPEST, "relic").fully(siege.table)

    siege.does(Devour(1, CHEAPEST, "relic"))
    assert not Devour(2, CHEAPEST, "relic").fully(siege.table)

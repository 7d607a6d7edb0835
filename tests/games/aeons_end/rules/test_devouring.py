"""The Prince of Gluttons devours the supply (AE-GLUT)."""

import pytest

from herna.engine.chance import Chance
from herna.engine.flow import Play
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.rules.devouring import CHEAPEST, COSTLIEST, SECOND, Devour
from herna.games.aeons_end.rules.suffering import Unleash
from herna.games.aeons_end.rules.supply import GainsFree
from herna.games.aeons_end.table import Siege
from tests.games.aeons_end.rows import each, given, notes, prove, row, sets, then

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


test_what_follows_from_a_position = prove(
    row("the players choose among piles of equal cost and all cards come from one", "AE-GLUT-14", "AE-AMBIG-01",
        given(nemesis=PRINCE, moment="nothing"), Unleash(),
        then(seats_asked=(0, 1), offers_pick_pile={"jade", "flexing-dagger"}), "pick_pile flexing-dagger",
        then(kinds_devoured=["flexing-dagger"] * 3)),
    row("each unleash looks anew for the least expensive pile that is not empty", "AE-UNLEASH-02", "AE-GLUT-08",
        given(nemesis=PRINCE, moment="nothing", left={"jade": 3, "flexing-dagger": 0}), Unleash(2),
        then(kinds_devoured=["jade"] * 3 + ["bottled-vortex"] * 3, gravehold=30)),
    row("each card that is missing in the pile costs gravehold 2 life", "AE-GLUT-09",
        given(nemesis=PRINCE, moment="nothing", left={"jade": 1, "flexing-dagger": 0}), Unleash(),
        then(kinds_devoured=["jade"], gravehold=30 - 2 * 2)),
    row("without a pile of the demanded kind gravehold suffers 2 damage for each card", "AE-GLUT-12",
        given(nemesis=PRINCE, moment="nothing", left={"flexing-dagger": 0, "bottled-vortex": 0}),
        Devour(2, CHEAPEST, "relic"), then(devoured=(), gravehold=26)),
    row("cards of the devoured pile are not devoured", "AE-GLUT-07",
        given(nemesis=PRINCE, moment="nothing", left={"jade": 0, "flexing-dagger": 0}, devoured="jade jade"),
        Unleash(), then(kinds_devoured=["jade", "jade"] + ["bottled-vortex"] * 3)),
    row("an effect may gain the top card of the devoured pile too", "AE-GLUT-05",
        given(nemesis=PRINCE, moment="nothing", devoured="consuming-void"), GainsFree("spell", seat=0),
        then(may="pick_pile devoured"), "pick_pile devoured", then(discard_0="consuming-void")),
    # The end
    row("the players lose at once when the last pile is devoured", "AE-GLUT-10", "AE-END-05",
        given(nemesis=PRINCE, moment="nothing", left=only(jade=3), devoured="jade"), Unleash(),
        then(over=(0.0, "AE-GLUT-10"))),
    # given a Gravehold that the missing cards would destroy as well
    row("cards missing from the last pile do not end the game a second time", "AE-GLUT-10", "AE-END-06",
        given(nemesis=PRINCE, moment="nothing", left=only(jade=1), gravehold=2), Unleash(),
        then(over=(0.0, "AE-GLUT-10"), gravehold=2, told_gravehold_suffered=[])),
    row("the last card lies on the devoured pile when the game ends", "AE-GLUT-04", "AE-GLUT-10",
        given(nemesis=PRINCE, moment="nothing", left=only(jade=2)), Unleash(),
        then(names_devoured="jade jade", times_devoured=2)),
    row("the players lose at once when the last card is bought", "AE-GLUT-10",
        given(nemesis=PRINCE, left=only(jade=1), devoured="flexing-dagger", aether=2), "buy jade",
        then(over=(0.0, "AE-GLUT-10"), discard_0="jade", times_gained=1)),
    row("a game with a card left in the supply goes on", "AE-GLUT-10",
        given(nemesis=PRINCE, left=only(jade=1, bottled_vortex=1), devoured="flexing-dagger", aether=2), "buy jade",
        then(over=None)),
    row("only the prince has a rule about an empty supply", "AE-GLUT-10",
        given(nemesis="rageborne", left=only(jade=1), aether=2), "buy jade", then(over=None)),
    row("empty piles are counted among the nine of the supply", "AE-GLUT-13",
        given(nemesis=PRINCE, left={"jade": 0, "planar-insight": 0}), then(empty_piles=2, devoured=(), count_piles=9)),
    row("a devour can be done fully as soon as it can begin", "AE-GLUT-15",
        given(nemesis=PRINCE, moment="nothing", left={"flexing-dagger": 1, "bottled-vortex": 0}),
        then(lambda siege: Devour(2, CHEAPEST, "relic").fully(siege.table)), Devour(1, CHEAPEST, "relic"),
        then(lambda siege: not Devour(2, CHEAPEST, "relic").fully(siege.table))),
    # Devouring
    *[row(f"unleash devours cards of the least expensive pile: {mages}, {count}", "AE-GLUT-03", "AE-GLUT-04",
        given(mages=mages, nemesis=PRINCE, moment="nothing", left={"flexing-dagger": 0}, devoured="burning-opal"),
        Unleash(), then(kinds_devoured=["burning-opal"] + ["jade"] * count, count_piles_0=7 - count))
        for mages, count in [("kadir", 3), ("kadir mist", 3), ("kadir mist brama", 2), ("kadir mist brama jian", 2)]],
    # The devoured pile
    row("the top card of the devoured pile can be bought", "AE-GLUT-05",
        given(nemesis=PRINCE, devoured="consuming-void jade", aether=2),
        # given aether for the top card, not for the one below it
        "buy devoured", then(discard_0="jade", aether=0, kinds_devoured=["consuming-void"]), sets(aether=6),
        then(may_not="buy devoured"), sets(aether=7), then(may="buy devoured")),
    row("a devoured card keeps its type", "AE-GLUT-05", "AE-MAIN-08",
        given(nemesis=PRINCE, devoured="amplify-vision", aether=3), sets(spell_aether=1), "buy devoured",
        then(discard_0="amplify-vision", aether=0, spell_aether=0)),
    row("devouring takes the top card first and fills an empty devoured pile", "AE-GLUT-04",
        given(nemesis=PRINCE, moment="nothing"), notes(top=lambda siege: siege.table.piles[2][:2]),
        Devour(2, COSTLIEST, "gem"), then(lambda siege: siege.table.devoured == siege.noted["top"],
            lambda siege: siege.noted["top"][0] not in siege.table.piles[2])),
    *each(lambda gems, meant: row(f"the second most expensive pile is the second of all by cost: {gems}", "AE-GAP-31",
        "AE-GLUT-14",
        given(nemesis=PRINCE, moment="nothing", market=f"{gems} {RELICS_AND_SPELLS}"), Devour(2, SECOND, "gem"),
        then(lambda siege: (siege.offers("pick_pile") or set(siege.kinds(siege.table.devoured))) == meant)),
        ("jade searing-ruby burning-opal", {"searing-ruby"}),  # 2 4 5
        ("jade searing-ruby diamond-cluster", {"searing-ruby", "diamond-cluster"}),  # 2 4 4
        ("searing-ruby diamond-cluster clouded-sapphire", {"searing-ruby", "diamond-cluster"})),  # 4 4 6
)  # fmt: skip


# Setup


@pytest.mark.rule("AE-GLUT-01", "AE-SETUP-16", "AE-SETUP-17")
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
    play.choose(("pick_pile", play.table.supply.index(first)))

    other = ({"diamond-cluster", "searing-ruby"} - {first}).pop()
    assert kinds(play) == [first, other, "jade"]


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
        play.choose(("pick_pile", play.table.supply.index(kind)))

    # then
    assert kinds(play) == ["burning-opal", "searing-ruby", "jade", *wanted]
    assert play.table.turn == 1
    assert play.result is None


@pytest.mark.rule("AE-GLUT-11")
def test_an_empty_pile_gives_no_more_to_the_stack() -> None:
    play = a_new_game("jade burning-opal searing-ruby", "expert")
    void = play.table.supply.index("consuming-void")

    for _ in range(5):
        play.choose(("pick_pile", void))

    assert ("pick_pile", void) not in play.options()
    assert len(play.options()) == 8


# The devoured pile


@pytest.mark.rule("AE-GLUT-06")
def test_everybody_sees_the_whole_devoured_pile() -> None:
    siege = GivenSiege(nemesis=PRINCE, devoured="consuming-void jade", open_hands=False)

    for seat in (-1, 0, 1):
        view = GAME.view(siege.table, seat)
        assert [view["kinds"][str(card)] for card in view["nemesis"]["devoured"]] == ["consuming-void", "jade"]

"""What the evaluation likes, what bots do by habit, and how a search thinks a turn through."""

from __future__ import annotations

from typing import Any

import pytest

from herna.bots.bot import Greedy, standing_after
from herna.bots.search import Search
from herna.engine.chance import Chance
from herna.engine.view import Chair
from herna.games.aeons_end.evaluation import ends_turn, evaluate, habit
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.printed import NEMESES
from tests.kit.siege import GivenSiege


def test_damage_to_the_nemesis_is_liked_by_every_seat_alike() -> None:
    # given
    before, after = GivenSiege(nemesis_life=50), GivenSiege(nemesis_life=45)

    # then
    assert evaluate(after.play, 0) > evaluate(before.play, 0)
    assert evaluate(after.play, 0) == evaluate(after.play, 1)


def test_a_spell_that_is_prepped_is_liked_better_than_one_in_hand() -> None:
    # given
    siege = GivenSiege(hands={0: "planar-insight"})
    before = evaluate(siege.play, 0)

    # when
    siege.chooses("prep planar-insight 0-I")

    # then
    assert evaluate(siege.play, 0) > before


def test_aether_that_is_not_spent_is_lost() -> None:
    # given
    unspent, spent = (GivenSiege(aether=6, hands={0: ""}, turn_deck="nemesis player-2") for _ in range(2))

    # when
    unspent.chooses("end_phase")
    spent.chooses("buy planar-insight", "end_phase")

    # then
    assert evaluate(spent.play, 0) > evaluate(unspent.play, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"breaches": {0: "OO12"}}, {"breaches": {0: "O212"}}),
        ({"breaches": {0: "O312"}}, {"breaches": {0: "O212"}}),
        ({"decks": {0: "crystal jade"}}, {"decks": {0: "crystal crystal#2"}}),
        ({"decks": {0: "crystal planar-insight"}}, {"decks": {0: "crystal spark"}}),
        ({"charges": {0: 3}}, {"charges": {0: 2}}),
        ({"life": {0: 5, 1: 5}}, {"life": {0: 9, 1: 1}}),
        ({"life": {0: 1, 1: 1}}, {"life": {0: 0, 1: 10}}),
        ({"gravehold": 30}, {"gravehold": 28}),
        ({"in_play": "needlemaw=4"}, {"in_play": "needlemaw=5"}),
        ({"in_play": ""}, {"in_play": "needlemaw=1"}),
        ({"in_play": "woven-sky=2"}, {"in_play": "woven-sky=1"}),
        ({"fury": 1}, {"fury": 2}),
        ({"nemesis": "carapace-queen", "husks": 5}, {"nemesis": "carapace-queen", "husks": 6}),
        ({"nemesis": "prince-of-gluttons"}, {"nemesis": "prince-of-gluttons", "left": {"jade": 4}}),
        ({"turn_deck": "player-1 player-2"}, {"turn_deck": "player-1 nemesis"}),
    ],
)
def test_of_two_sieges_that_differ_in_one_thing_the_better_one_is_liked(
    better: dict[str, Any], worse: dict[str, Any]
) -> None:
    assert evaluate(GivenSiege(**better).play, 0) > evaluate(GivenSiege(**worse).play, 0)


def test_a_bot_plays_gems_that_only_give_aether_without_thinking() -> None:
    # given
    siege = GivenSiege(hands={0: "spark emerald-shard crystal jade"})

    # then
    assert habit(siege.play) == ("play", siege["crystal"])
    assert Greedy(Chance(1)).choose(Chair(siege.play, 0)) == ("play", siege["crystal"])
    assert Search(Chance(1), 1).choose(Chair(siege.play, 0)) == ("play", siege["crystal"])


@pytest.mark.parametrize(
    "given", [{"hands": {0: "crystal unstable-prism"}}, {"hands": {0: "crystal jade"}, "in_play": "woven-sky"}]
)
def test_a_bot_thinks_before_it_plays_gems_that_a_relic_or_a_power_asks_for(given: dict[str, Any]) -> None:
    assert habit(GivenSiege(**given).play) is None


def test_ending_the_main_phase_is_judged_without_what_the_nemesis_does_then() -> None:
    # given
    siege = GivenSiege(turn_deck="nemesis", nemesis_deck="slaughter haze-spewer", aether=3)

    # when
    play = siege.play.copy()

    # then nothing has happened but that the aether is lost
    assert not ends_turn(play, ("buy_charge",))
    assert ends_turn(play, ("end_phase",))
    assert (play.table.gravehold, play.table.turn) == (30, siege.play.table.turn)
    assert evaluate(play, 0) < evaluate(siege.play, 0)
    assert standing_after(siege.play, ("end_phase",), 0) == evaluate(play, 0)


def test_a_search_thinks_a_turn_through_and_then_does_what_it_planned() -> None:
    # given enough aether for breach II
    siege = GivenSiege(hands={0: "spark amplify-vision burning-opal"}, breaches={0: "O212"})
    siege.play.table.turn = 1
    bot = Search(Chance(1), 30)

    # when it has thought once
    choice = bot.choose(Chair(siege.play, 0))
    plan = bot.plan
    bot.iterations = 0
    for planned in plan:
        # then it goes on without thinking again
        assert choice == planned
        bot.saw(choice)
        siege.play.choose(choice)
        choice = bot.choose(Chair(siege.play, 0)) if siege.play.table.phase == "main" else choice

    # and both spells are prepped, the turn is over
    assert [str(choice[0]) for choice in plan].count("prep") == 2
    assert plan[-1] == ("end_phase",)
    assert siege.play.table.phase != "main"


def test_a_search_does_not_think_about_the_order_in_which_cards_are_put_away() -> None:
    # given
    siege = GivenSiege(hands={0: "crystal emerald-shard"}, aether=0)
    siege.play.table.turn = 1
    siege.chooses("play crystal", "play emerald-shard", "end_phase")

    # then
    assert siege.prompt() == "ae-choose-next-put-away"
    assert Search(Chance(1), 0).choose(Chair(siege.play, 0)) == siege.play.options()[0]


@pytest.mark.parametrize("told", [0, 1])
def test_a_search_that_is_no_longer_told_anything_does_not_follow_its_plan(told: int) -> None:
    # given
    siege = GivenSiege(hands={0: ""}, aether=8)
    siege.play.table.turn = 1
    bot = Search(Chance(1), 5)
    choice = bot.choose(Chair(siege.play, 0))
    for _ in range(told):
        bot.saw(choice)
        siege.play.choose(choice)
        choice = bot.choose(Chair(siege.play, 0))

    # when
    bot.plan = (choice,)
    bot.choose(Chair(siege.play, 0))

    # then it has thought again
    assert len(bot.plan) > 1


def test_a_search_thinks_again_when_something_else_was_chosen() -> None:
    # given
    siege = GivenSiege(hands={0: "spark amplify-vision burning-opal"}, breaches={0: "O212"})
    siege.play.table.turn = 1
    bot = Search(Chance(1), 5)
    planned = bot.choose(Chair(siege.play, 0))

    # when
    other = next(option for option in siege.play.options() if option not in (planned, ("end_phase",)))
    bot.saw(other)
    siege.play.choose(other)

    # then
    assert not bot.plan
    assert bot.choose(Chair(siege.play, 0)) in siege.play.options()


@pytest.mark.parametrize("nemesis", NEMESES)
def test_a_playout_does_only_what_is_offered(nemesis: str) -> None:
    # given
    chance = Chance(3)
    play = GAME.play(2, GAME.read_options({"nemesis": nemesis, "market": "random"}), Chance(1))

    # when it goes on for some turns
    for _ in range(150):
        if play.ask is None:
            break
        options, choice = play.options(), play.sample(chance)

        # then
        assert choice in options
        play.choose(choice)

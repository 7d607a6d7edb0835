"""What the evaluation likes, what bots do by habit, and how a search thinks a turn through."""

from typing import Any

import pytest

from herna.bots.bot import Greedy, standing_after
from herna.bots.search import Search
from herna.engine.chance import Chance
from herna.engine.view import Chair
from herna.games.aeons_end.deeds import Deeds
from herna.games.aeons_end.evaluation import evaluate
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.habits import follow, habit
from herna.games.aeons_end.printed import NEMESES, PRINTED, Printed
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.rules.suffering import GraveholdSuffers
from herna.games.aeons_end.table import Siege
from herna.games.aeons_end.texts import NEMESIS_CARDS, PLAYER_CARDS, Casting, NemesisCard, PlayerCard
from tests.games.aeons_end.rows import given, notes, prove, row, then


def test_damage_to_the_nemesis_is_liked_by_every_seat_alike() -> None:
    # given
    before, after = GivenSiege(nemesis_life=50), GivenSiege(nemesis_life=45)

    # then
    assert evaluate(after.play, 0) > evaluate(before.play, 0)
    assert evaluate(after.play, 0) == evaluate(after.play, 1)


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


@pytest.mark.parametrize(
    "given", [{"hands": {0: "crystal unstable-prism"}}, {"hands": {0: "crystal jade"}, "in_play": "woven-sky"}]
)
def test_a_bot_thinks_before_it_plays_gems_that_a_relic_or_a_power_asks_for(given: dict[str, Any]) -> None:
    play = GivenSiege(**given).play

    assert habit(play, play.options()) is None


def test_ending_the_main_phase_is_judged_without_what_the_nemesis_does_then() -> None:
    # given
    siege = GivenSiege(turn_deck="nemesis", nemesis_deck="slaughter haze-spewer", aether=3)

    # when
    play = siege.play.copy()

    # then nothing has happened but that the aether is lost
    assert not follow(siege.play.copy(), ("buy_charge",))
    assert follow(play, ("end_phase",))
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


class Comet(PlayerCard):
    """Cast: 4 damage."""

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 4 + how.bonus, how.spell),)


class Hexer(NemesisCard):
    """PERSISTENT: Gravehold suffers 2 damage."""

    def persistent(self, table: Siege, me: int) -> Deeds:
        return (GraveholdSuffers(2, me),)


NEW_CARDS: dict[str, tuple[Printed, Any, PlayerCard | NemesisCard]] = {
    "comet": (Printed("comet", "spell", cost=5), PLAYER_CARDS, Comet()),
    "pebble": (Printed("pebble", "gem", cost=2), PLAYER_CARDS, PlayerCard()),
    "hexer": (Printed("hexer", "minion", tier=2, life=5), NEMESIS_CARDS, Hexer()),
}


@pytest.fixture
def new_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that stand in no list of what bots think of cards."""
    for key, (printed, texts, text) in NEW_CARDS.items():
        monkeypatch.setitem(PRINTED, key, printed)
        monkeypatch.setitem(texts, key, text)


@pytest.mark.usefixtures("new_cards")
def test_bots_judge_a_new_card_by_what_is_printed_on_it() -> None:
    def worth(**given: Any) -> float:
        return evaluate(GivenSiege(**given).play, 0)

    assert worth(prepped={0: {1: "comet"}}) > worth(prepped={0: {1: "spark"}}) > worth()
    assert worth(discards={0: "pebble"}) > worth()
    assert worth(in_play="hexer") < worth()


@pytest.mark.usefixtures("new_cards")
def test_a_search_plays_with_new_cards() -> None:
    siege = GivenSiege(hands={0: "comet pebble crystal"}, prepped={0: {1: "comet#2"}}, in_play="hexer")

    assert Search(Chance(1), 5).choose(Chair(siege.play, 0)) in siege.play.options()


test_what_follows_from_a_position = prove(
    row("a spell that is prepped is liked better than one in hand",
        given(hands={0: "planar-insight"}), notes(before=lambda siege: evaluate(siege.play, 0)),
        "prep planar-insight 0-I", then(lambda siege: evaluate(siege.play, 0) > siege.noted["before"])),
    row("a bot plays gems that only give aether without thinking",
        given(hands={0: "spark emerald-shard crystal jade"}),
        then(lambda siege: habit(siege.play, siege.play.options()) == ("play", siege["crystal"]),
            lambda siege: Greedy(Chance(1)).choose(Chair(siege.play, 0)) == ("play", siege["crystal"]),
            lambda siege: Search(Chance(1), 1).choose(Chair(siege.play, 0)) == ("play", siege["crystal"]))),
)  # fmt: skip

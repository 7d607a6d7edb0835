"""What is foretold of a choice is what the dice give: every roll is tried, by the rules themselves."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from herna.engine.chance import Chance, scripted_dice
from herna.engine.decision import Choice
from herna.engine.events import Log
from herna.engine.flow import Play
from herna.engine.game import Message
from herna.games.summoner_wars.forecast import forecast, per_cent, ways_to_damage
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.given import NORTH, SOUTH, GivenBattle
from herna.games.summoner_wars.rules.attack import Attack
from herna.games.summoner_wars.rules.values import strength
from herna.messages.words import Words
from tests.games.summoner_wars.rows import each, given, prove, row, then
from tests.kit.random_match import decisions

MOST_DICE = 3  # 216 rolls
NO_MORE: tuple[Choice, ...] = (("decline",), ("done",))


def all_rolls(play: Play[Any], attack: Choice, dice: int) -> tuple[Counter[int], int]:
    """How many of all rolls add how much damage, and how many eliminate the target, if nobody does anything more."""
    ways: Counter[int] = Counter()
    destroyed = 0
    for faces in product(range(1, 7), repeat=dice):
        after = play.copy()
        after.chance, after.log = scripted_dice(*faces, *[1] * 20), Log()
        after.choose(attack)
        while after.ask is not None and any(isinstance(procedure, Attack) for procedure, _, _ in after.stack):
            options = after.options()
            after.choose(next(option for option in (*NO_MORE, options[0]) if option in options))
        told = [event.whole for event in after.log.events]
        ways[sum(int(each[2]) for each in told if each[:2] == ("damaged", attack[2]))] += 1
        destroyed += ("eliminated", attack[2]) in told
    return ways, destroyed


def foretold(table: Any, attack: Choice) -> dict[str, dict[str, str | int]]:
    return {message.key: dict(message.arguments) for message in forecast(table, table.active, attack)}


@pytest.mark.parametrize("number", range(6))
def test_the_chance_foretold_of_an_attack_is_the_share_of_all_rolls_that_destroy_its_target(number: int) -> None:
    """Attacks of random matches with random decks, each with all its rolls."""
    tried = 0
    for match, _ in decisions(GAME, number):
        if tried == 12:
            break
        table = match.play.table
        for option in match.play.options():
            dice = strength(table, int(option[1]), int(option[2])) if option[0] == "attack" else 99
            if dice > MOST_DICE or not forecast(table, table.active, option):
                continue
            ways, destroyed = all_rolls(match.play, option, dice)

            told = foretold(table, option)

            exact = 100 * destroyed / 6**dice
            assert +Counter(ways_to_damage(table, int(option[1]), int(option[2]))) == ways, option
            assert abs(int(told["sw-forecast-destroys"]["chance"]) - exact) <= (0.5 if 1 <= exact <= 99 else 1), option
            tried += 1
            break
    assert tried


def words_of(battle: GivenBattle, option: Choice, language: str) -> list[str]:
    words = Words(language, GAME)
    told = GAME.forecast(battle.play, option)
    return [f"{words.say(f'{one.key}-label')}: {words.say(one.key, dict(one.arguments))}" for one in told]


def option_named(battle: GivenBattle, kind: str) -> Choice:
    return next(option for option in battle.play.options() if option[0] == kind)


def test_only_what_is_certain_is_told_as_such() -> None:
    assert [per_cent(count, 10**6) for count in (0, 1, 10**6 - 1, 10**6)] == [0, 1, 99, 100]


def test_who_has_attacked_no_enemy_reads_what_ending_the_attack_phase_costs() -> None:
    """SW-ATK-22: the Summoner gets 1 damage for inaction."""
    # given
    battle = GivenBattle(south={"ember-mage": (3, 3)}, north={"gate": (3, 4)}, phase="attack")
    end = option_named(battle, "end_phase")
    assert GAME.forecast(battle.play, end) == (Message("sw-forecast-inactive", (("damage", 1),)),)

    # when
    battle.play.table.provoked = True

    # then
    assert GAME.forecast(battle.play, end) == ()


def test_ending_another_phase_costs_nothing() -> None:
    battle = GivenBattle(south={"ember-mage": (3, 3)}, north={}, phase="move")

    assert GAME.forecast(battle.play, option_named(battle, "end_phase")) == ()


def test_a_summon_forecasts_the_magic_that_is_left() -> None:
    battle = GivenBattle(south={"gate": (3, 3)}, north={}, phase="summon", hands={SOUTH: "ember-mage"}, magic=(5, 3))

    told = GAME.forecast(battle.play, option_named(battle, "summon"))

    cost = battle.play.table.printed(battle["ember-mage"]).cost
    assert told == (Message("sw-forecast-magic", (("magic", 5 - cost),)),)


@pytest.mark.parametrize("number", range(3))
def test_a_forecast_tells_nothing_that_the_seat_does_not_know(number: int) -> None:
    """Two guesses differ only in what the seat may not see."""
    compared = 0
    for match, chance in decisions(GAME, number):
        ask = match.play.ask
        if ask is not None and chance.below(5) == 0:
            guesses = [match.play.guess(ask.seat, Chance(seed)) for seed in (1, 2)]
            told = [[GAME.forecast(guess, option) for option in match.play.options()] for guess in guesses]
            assert told[0] == told[1] == match.chair(ask.seat).forecast()
            compared += any(told[0])
    assert compared
    assert match.chair(NORTH).forecast() == match.chair(SOUTH).forecast() == []


test_what_follows_from_a_position = prove(
    row("a step and the end of a phase forecast nothing", given("bear-cavalry 3,3", "gate 6,3", phase="move"),
        then(lambda battle: all(GAME.forecast(battle.play, option) == () for option in battle.play.options()))),
    # Divine Shield: the strength of the attacker is not known before.
    row("where other dice are rolled first nothing is foretold",
        given("bear-cavalry 3,3", "citadel-archer 4,3 coleen 5,3", phase="attack"),
        then(lambda battle: words_of(battle, option_named(battle, "attack"), "en") == [])),
    *each(lambda language, said: row(f"an attack is foretold in the readers words: {language}",
        given(south={"bear-cavalry": (3, 3)}, north={"gate": (4, 3)}, damage={"gate": 2}, phase="attack", dice=()),
        then(lambda battle: words_of(battle, option_named(battle, "attack"), language) == said)),
        ("en", ["damage: 2–3", "chance to eliminate: 58%"]), ("cs", ["zranění: 2–3", "šance na eliminaci: 58 %"])),
)  # fmt: skip

"""What can be chosen before a match, what is refused, and in which words."""

import pytest

from herna.engine.errors import BadInput
from herna.engine.match import Match
from herna.engine.rules import LANGUAGES
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import MARKET
from herna.games.aeons_end.printed import MARKETS, PRINTED, SUPPLY
from herna.games.aeons_end.table import Siege
from herna.messages.words import Words

NINE = MARKET.replace(" ", ",")


def first_table(seats: int = 2, seed: str = "seed", **options: str) -> Siege:
    table = Match(GAME, seats, {name.replace("_", "-"): value for name, value in options.items()}, seed).play.table
    assert isinstance(table, Siege)
    return table


def refused(seats: int = 2, **options: str) -> BadInput:
    with pytest.raises(BadInput) as found:
        first_table(seats, **options)
    return found.value


# The supply


@pytest.mark.rule("AE-MARKET-01", "AE-MARKET-03")
def test_nine_kinds_of_free_choice_make_a_supply_in_the_order_of_their_types() -> None:
    spells_first = ",".join(reversed(NINE.split(",")))

    table = first_table(market=spells_first)

    assert sorted(table.supply) == sorted(NINE.split(","))
    assert [PRINTED[kind].type for kind in table.supply] == ["gem"] * 3 + ["relic"] * 2 + ["spell"] * 4


def test_spaces_between_the_kinds_are_no_matter() -> None:
    assert first_table(market=NINE.replace(",", " , ")).supply == first_table(market=NINE).supply


@pytest.mark.parametrize("market", MARKETS)
def test_a_recommended_set_is_chosen_by_its_name(market: str) -> None:
    assert first_table(market=market).supply == MARKETS[market].kinds


@pytest.mark.rule("AE-MARKET-01")
def test_chance_draws_a_supply_by_type_and_another_seed_draws_another() -> None:
    supplies = {first_table(market="random", seed=f"seed {number}").supply for number in range(10)}

    assert len(supplies) > 5
    for supply in supplies:
        assert [PRINTED[kind].type for kind in supply] == ["gem"] * 3 + ["relic"] * 2 + ["spell"] * 4
        assert len(set(supply)) == 9


@pytest.mark.parametrize(
    ("market", "type"),
    [
        ("", "gem"),
        ("jade", "gem"),
        (NINE.replace("jade", "jadee"), "gem"),
        (NINE.replace("jade", "searing-ruby"), "gem"),
        (NINE.replace("bottled-vortex", "focusing-orb,mages-talisman"), "relic"),
        (NINE.replace("consuming-void", "spark"), "spell"),
        ("x" * 5000, "gem"),
    ],
)
def test_a_supply_that_cannot_be_is_refused_saying_which_kinds_there_are(market: str, type: str) -> None:
    error = refused(market=market)

    assert (error.key, error.arguments["type"]) == ("error-bad-market", type)
    for language in LANGUAGES:
        said = Words(language, GAME).error(error)
        assert all(kind in said for kind in SUPPLY[type])
        assert "deck-demolition" in said
        assert len(said) < 600


def test_a_supply_with_something_more_is_refused() -> None:
    error = refused(market=f"{NINE},crystal")

    assert error.key == "error-market-size"
    assert all("9" in Words(language, GAME).error(error) for language in LANGUAGES)


# Mages and nemesis


@pytest.mark.rule("AE-SETUP-02")
def test_a_mage_chosen_twice_is_refused_and_named() -> None:
    error = refused(mage_1="brama", mage_2="brama")

    assert error.key == "error-mage-twice"
    assert all("brama" in Words(language, GAME).error(error) for language in LANGUAGES)


def test_mages_left_to_chance_are_none_that_was_chosen() -> None:
    for number in range(30):
        mages = first_table(4, f"seed {number}", mage_2="brama").mages
        assert mages[1] == "brama"
        assert len(set(mages)) == 4


def test_a_mage_for_a_seat_that_nobody_takes_is_left_alone() -> None:
    assert first_table(1, mage_1="jian", mage_2="jian").mages == ("jian",)


@pytest.mark.parametrize("nemesis", ["rageborne", "carapace-queen", "crooked-mask", "prince-of-gluttons"])
def test_the_nemesis_is_the_one_that_was_chosen(nemesis: str) -> None:
    assert first_table(nemesis=nemesis).nemesis == nemesis


def test_chance_brings_every_nemesis() -> None:
    assert len({first_table(nemesis="random", seed=f"seed {number}").nemesis for number in range(40)}) == 4


@pytest.mark.parametrize(("option", "value"), [("nemesis", "dragon"), ("mage-1", "merlin"), ("difficulty", "easy")])
def test_what_is_no_value_of_an_option_is_refused(option: str, value: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.read_options({option: value})

    assert error.value.key == "error-option-value"


@pytest.mark.parametrize(("solo", "life"), [("normal", 10), ("life-12", 12), ("life-15", 15), ("four-turns", 10)])
def test_who_plays_alone_may_have_it_easier_and_others_may_not(solo: str, life: int) -> None:
    assert first_table(1, solo=solo).most_life == life
    assert first_table(2, solo=solo).most_life == 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_are_named_like_the_things_themselves(language: str) -> None:
    words = Words(language, GAME)

    for option in GAME.options():
        for value in option.values:
            thing = {"nemesis": "nemesis", "mage": "mage"}.get(option.name.partition("-")[0], "")
            if thing and value != "random":
                assert words.say(f"ae-value-{value}") == words.say(f"ae-{thing}-{value}")

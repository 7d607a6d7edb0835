"""Printed examples: setting a game up, and the first turn."""

from collections import Counter

import pytest

from herna.engine.chance import Chance
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.printed import PRINTED
from herna.games.aeons_end.table import OPEN, Siege
from tests.games.aeons_end.rows import given, prove, row, then

HANKA, HONZA = 0, 1


def hanka_and_honza() -> Siege:
    """Hanka plays Kadir and Honza Adelheim against Rageborne."""
    options = {"mage-1": "kadir", "mage-2": "adelheim", "nemesis": "rageborne", "market": "deck-demolition"}
    table, _ = GAME.setup(2, GAME.read_options(options), Chance(1))
    return table


def keys(table: Siege, cards: tuple[int, ...]) -> list[str]:
    return [table.key(card) for card in cards]


@pytest.mark.example("AE-EX-01")
@pytest.mark.rule("AE-SETUP-01", "AE-SETUP-03", "AE-SETUP-04", "AE-SETUP-06")
def test_the_rulebooks_example_of_setting_up_a_mage() -> None:
    table = hanka_and_honza()

    assert table.mages[HANKA] == "kadir"
    assert Counter(keys(table, table.hands[HANKA])) == {"emerald-shard": 1, "crystal": 3, "spark": 1}
    assert keys(table, table.decks[HANKA]) == ["crystal", "crystal", "crystal", "spark", "spark"]
    assert table.breaches[HANKA] == (OPEN, 2, 1, 2)


@pytest.mark.example("AE-EX-02")
@pytest.mark.rule("AE-TURNORDER-01", "AE-TURNORDER-02", "AE-TURNORDER-05")
def test_the_rulebooks_example_of_the_turn_order_deck_for_two() -> None:
    table = hanka_and_honza()

    assert Counter(keys(table, table.turn_deck)) == {"player-1": 2, "player-2": 2, "nemesis": 2}


@pytest.mark.example("AE-EX-03")
@pytest.mark.rule("AE-SETUP-11", "AE-SETUP-12", "AE-SETUP-13", "AE-SETUP-14")
def test_the_rulebooks_example_of_the_nemesis_deck_for_two() -> None:
    table = hanka_and_honza()
    deck = [PRINTED[key] for key in keys(table, table.nemesis_deck)]

    assert (table.nemesis_life, len(deck)) == (70, 24)
    tiers = [deck[:6], deck[6:14], deck[14:]]
    assert [{card.tier for card in tier} for tier in tiers] == [{1}, {2}, {3}]
    assert [Counter(card.nemesis for card in tier) for tier in tiers] == [
        {"rageborne": 3, "": 3},
        {"rageborne": 3, "": 5},
        {"rageborne": 3, "": 7},
    ]


@pytest.mark.example("AE-EX-04")
@pytest.mark.rule("AE-SETUP-15", "AE-SETUP-16", "AE-RAGE-01")
def test_the_rulebooks_example_of_the_strike_deck() -> None:
    table = hanka_and_honza()

    assert (len(table.strikes), {PRINTED[key].tier for key in keys(table, table.strikes)}) == (6, {0})
    assert not any(table.cards.known_to(card, seat, 2) for card in table.strikes for seat in (-1, HANKA, HONZA))
    assert table.fury == 1


@pytest.mark.example("AE-EX-05")
@pytest.mark.rule("AE-MARKET-01", "AE-MARKET-02", "AE-MARKET-04")
def test_the_rulebooks_example_of_laying_out_the_supply() -> None:
    table = hanka_and_honza()

    assert {kind: len(pile) for kind, pile in zip(table.supply, table.piles, strict=True)} == {
        "jade": 7,
        "searing-ruby": 7,
        "burning-opal": 7,
        "flexing-dagger": 5,
        "bottled-vortex": 5,
        "amplify-vision": 5,
        "essence-theft": 5,
        "planar-insight": 5,
        "consuming-void": 5,
    }


test_what_follows_from_a_position = prove(
    row("the rulebook's example of the first turn", "AE-EX-06", "AE-TURNORDER-06", "AE-TURNORDER-08", "AE-PHASE-03",
        given(moment="turn-order", turn_deck="player-1 player-2 nemesis player-2 player-1 nemesis",
            hands={HANKA: "emerald-shard crystal crystal#2 crystal#3 spark"}),
        # nothing is prepped: Hanka goes to the main phase
        then(asked=HANKA, phase="main", prompt="ae-phase-main")),
)  # fmt: skip

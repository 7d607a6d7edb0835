"""Printed examples: the main phase, the draw phase, and playing alone."""

from __future__ import annotations

import pytest

from tests.kit.siege import GivenSiege

HANKA, HONZA = 0, 1
FIRST_HAND = "emerald-shard crystal crystal#2 crystal#3 spark"


def hanka_with_4_aether() -> GivenSiege:
    """Hanka's first turn: she has played three Crystals and the Emerald Shard."""
    siege = GivenSiege(hands={HANKA: FIRST_HAND})
    return siege.chooses("play crystal", "play crystal#2", "play crystal#3", "play emerald-shard")


@pytest.mark.example("AE-EX-09")
@pytest.mark.rule("AE-MAIN-01")
def test_the_rulebooks_example_of_the_order_of_actions() -> None:
    siege = GivenSiege(hands={HANKA: "jade spark jade#2"})

    siege.chooses("play jade", "buy jade", "prep spark 0-I", "play jade#2", "buy flexing-dagger")

    assert siege.discard(HANKA) == "jade flexing-dagger"
    assert siege.in_words(siege.table.spells(HANKA)) == "spark"


@pytest.mark.example("AE-EX-10")
@pytest.mark.rule("AE-MAIN-05", "AE-MAIN-06")
def test_the_rulebooks_example_of_gaining_aether() -> None:
    siege = hanka_with_4_aether()

    # the Shard's life can help nobody, so she was not asked
    assert (siege.table.aether, siege.prompt()) == (4, "ae-phase-main")


@pytest.mark.example("AE-EX-10")
@pytest.mark.rule("AE-MARKET-07", "AE-MARKET-08", "AE-MARKET-09", "AE-CHARGE-01")
@pytest.mark.parametrize(
    ("choices", "discard", "charges"),
    [
        (("buy searing-ruby",), "searing-ruby", 0),
        (("buy_charge", "buy_charge"), "", 2),
        (("buy jade", "buy_charge"), "jade", 1),
    ],
)
def test_the_rulebooks_example_of_spending_4_aether(choices: tuple[str, ...], discard: str, charges: int) -> None:
    siege = hanka_with_4_aether()

    siege.chooses(*choices)

    assert siege.table.aether == 0
    assert (siege.discard(HANKA), siege.table.charges) == (discard, [charges, 0])


@pytest.mark.example("AE-EX-12")
@pytest.mark.rule("AE-DRAW-01", "AE-DRAW-03", "AE-DRAW-08", "AE-TERM-02", "AE-BREACH-15")
def test_the_rulebooks_example_of_a_draw_phase() -> None:
    # given a casting phase in which Honza casts Amplify Vision
    siege = GivenSiege(
        moment="casting",
        active=HONZA,
        hands={HONZA: "flexing-dagger crystal crystal#2 crystal#3 jade"},
        decks={HONZA: "spark spark#2"},
        prepped={HONZA: {1: "amplify-vision"}},
        turn_deck="player-1",
    )
    siege.chooses("cast amplify-vision")

    # when the Dagger makes focusing III free, and 5 aether buy Essence Theft
    siege.chooses("play flexing-dagger", "either discount", "focus 1-III")
    siege.chooses("play crystal", "play crystal#2", "play crystal#3", "play jade", "buy essence-theft", "end_phase")
    assert siege.discard(HONZA) == "amplify-vision essence-theft"
    # and the Dagger, then Jade, then the Crystals are put away
    siege.chooses("put_away flexing-dagger", "put_away jade")

    # then two cards are drawn, the pile is turned over without shuffling, and three more are drawn
    assert siege.hand(HONZA) == "spark spark#2 amplify-vision essence-theft flexing-dagger"
    assert (siege.deck(HONZA), siege.discard(HONZA)) == ("jade crystal crystal#2 crystal#3", "")


@pytest.mark.example("AE-EX-23")
@pytest.mark.rule("AE-SOLO-06")
def test_the_rulebooks_example_of_an_ally_when_playing_alone() -> None:
    siege = GivenSiege("kadir", hands={0: "clouded-sapphire"})

    siege.chooses("play clouded-sapphire")

    assert siege.table.charges == [1]

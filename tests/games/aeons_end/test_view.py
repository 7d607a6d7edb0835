"""What a page is told beyond the state itself: what is still to come, and what is printed."""

import pytest

from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.printed import PRINTED
from herna.messages.words import Words


@pytest.mark.rule("AE-TURNORDER-06")
def test_what_the_turn_order_deck_holds_is_told_but_not_its_order() -> None:
    siege = GivenSiege("lash kadir", turn_deck="player-2 nemesis player-1 nemesis")

    told = GAME.view(siege.table, 0)["turn_order"]

    assert told["holds"] == ["nemesis", "nemesis", "player-1", "player-2"]
    assert told["deck"] == [None] * 4


@pytest.mark.parametrize(("language", "said"), [("en", "Spend 6 aether."), ("cs", "Utraťte 6 éterů.")])
def test_a_page_is_told_what_it_takes_to_discard_a_power(language: str, said: str) -> None:
    pictured = GAME.pictured(Words(language, GAME).say)

    assert pictured["eye-of-nothing"]["to_discard"] == said
    assert pictured["eye-of-nothing"]["discard_aether"] == 6
    assert pictured["bleed-static"]["to_discard"] == ""


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_power_with_a_price_says_so_under_to_discard(language: str) -> None:
    pictured = GAME.pictured(Words(language, GAME).say)

    priced = [key for key, card in PRINTED.items() if card.discard_aether or card.discard_charges]

    assert priced
    for key in priced:
        price = PRINTED[key].discard_aether or PRINTED[key].discard_charges
        assert str(price) in pictured[key]["to_discard"]

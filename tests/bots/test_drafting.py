"""Bots that draft: they keep to what goes together, and their decks can be played."""

from collections import Counter

import pytest

from herna.bots.drafting import Drafter
from herna.engine.chance import Chance, Seeded
from herna.engine.decks import in_line, in_printed_order
from herna.engine.limited import BoosterBox, sealed_pools, start_draft
from herna.games.catalogue import game_named

GAME = game_named("doomtrooper")


def box_of(game: str) -> BoosterBox:
    """What the boosters of a game are made of."""
    building = game_named(game).deck_building()
    box = None if building is None else building.boosters()
    assert box is not None
    return box


@pytest.fixture(scope="module")
def drafter() -> Drafter:
    return Drafter(GAME, box_of("doomtrooper"))


def drafted(drafter: Drafter, players: int, seed: str) -> list[list[str]]:
    """The pools of a draft of bots."""
    chance = Seeded(seed)
    draft = start_draft(drafter.box, players, chance)
    while not draft.is_over():
        for seat in range(players):
            draft.pick(seat, drafter.pick(draft.booster(seat), draft.pools[seat], chance))
    return draft.pools


def test_a_box_has_every_card_of_the_game_once(drafter: Drafter) -> None:
    assert sorted(drafter.box.cards()) == sorted(GAME.deck_keys())


def test_decks_of_a_draft_can_be_played_with_the_options_that_the_box_gives(drafter: Drafter) -> None:
    box = drafter.box
    pools = drafted(drafter, 2, "seed")
    lines = []
    for pool in pools:
        deck = drafter.build(pool)
        rest = list(pool)
        for card in deck:
            rest.remove(card)
        assert (len(deck), len(rest)) == (box.deck, box.draft * box.size() - box.deck)
        sides = [in_line(in_printed_order([(card, 1) for card in part], GAME.deck_keys())) for part in (deck, rest)]
        lines.append(f"deck:{'|'.join(sides)}")
    sideboard = box.draft * box.size() - box.deck
    options = {**dict(box.options), "sideboard": sideboard, "deck-1": lines[0], "deck-2": lines[1]}

    play = GAME.play(2, GAME.read_options(options), Chance(1))

    assert play.ask is not None


def test_a_bot_takes_what_goes_with_its_cards(drafter: Drafter) -> None:
    deck = dict(GAME.deck_cards(GAME.decks()[0]))
    other = next(key for key, _ in GAME.deck_cards(GAME.decks()[1]) if key not in deck)
    own = next(key for key in deck if sum(key in dict(GAME.deck_cards(name)) for name in GAME.decks()) == 1)

    assert drafter.pick([other, own], [*deck][:8], Chance()) == own


def test_a_deck_has_of_each_kind_what_ready_made_ones_have_if_the_pool_has_it(drafter: Drafter) -> None:
    for pool in sealed_pools(drafter.box, 4, Chance(3)):
        had, built = (Counter(drafter.kinds[card] for card in cards) for cards in (pool, drafter.build(pool)))
        for kind, share in drafter.shares.items():
            assert built[kind] >= min(had[kind], int(share * drafter.box.deck)), kind


def test_only_cards_with_rarities_come_in_boosters() -> None:
    for key in ("summoner-wars", "aeons-end"):
        building = game_named(key).deck_building()
        assert building is not None
        assert building.boosters() is None

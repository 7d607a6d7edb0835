"""Matches of the best of three: sideboarding in between, who begins, who wins (DT-DECK-06, DT-WIN-02)."""

from typing import Any

import pytest

from herna.engine.explain import explain
from herna.engine.match import Match
from herna.games.doomtrooper.decks import Deck, deck_named
from herna.games.doomtrooper.given import HONZA, MARTIN
from herna.games.doomtrooper.rules.tournament import Sideboarding
from herna.games.doomtrooper.table import Agreed
from tests.games.doomtrooper.rules.test_time import a_match, passes, passes_until, win

DECK = "venusian-rangers"


def after_one_game(winner: int, **options: object) -> Match[Any]:
    """A match of three games, the first of which is over."""
    match = a_match("3", **options)
    passes_until(match, [1, 1])
    win(match, winner)
    return match


def cards_of(match: Match[Any], seat: int) -> list[str]:
    """The kinds of the cards in a player's hand and library."""
    table = match.play.table
    return sorted(table.key(card) for card in (*table.hands[seat], *table.libraries[seat]))


@pytest.mark.rule("DT-DECK-06")
def test_between_games_each_may_exchange_cards_with_the_sideboard_one_for_one() -> None:
    match = after_one_game(MARTIN)
    deck = deck_named(DECK)
    out, brought = deck.cards[0][0], deck.sideboard[0][0]

    match.choose(HONZA, ("take_out", out))
    match.choose(HONZA, ("bring_in", brought))
    passes(match)  # Honza is ready
    passes(match)  # Martin changes nothing

    before, after = cards_of(a_match("3"), HONZA), cards_of(match, HONZA)
    assert len(after) == len(before)
    assert after.count(out) == before.count(out) - 1
    assert after.count(brought) == before.count(brought) + 1
    assert cards_of(match, MARTIN) == cards_of(a_match("3"), MARTIN)


@pytest.mark.parametrize(("winner", "loser"), [(MARTIN, HONZA), (HONZA, MARTIN)])
def test_a_new_game_is_dealt_and_the_one_who_lost_begins(winner: int, loser: int) -> None:
    match = after_one_game(winner)
    while isinstance(match.play.procedure(), Sideboarding):
        passes(match)
    table = match.play.table

    assert (table.active, table.turn, table.turns, table.promotion) == (loser, 0, [0, 0], [0, 0])


def test_what_is_agreed_upon_holds_in_every_game() -> None:
    match = after_one_game(MARTIN, **{"lone-cover": "allowed", "cover-sabotage": "forbidden", "remember": "yes"})
    first = match.play.table
    while isinstance(match.play.procedure(), Sideboarding):
        passes(match)

    assert match.play.table is not first
    assert match.play.table.agreed == Agreed(remembers=True, lone_cover=True, cover_sabotage=False)


def test_two_games_of_three_win_the_match() -> None:
    match = after_one_game(MARTIN)
    while isinstance(match.play.procedure(), Sideboarding):
        passes(match)
    passes_until(match, [1, 1])

    win(match, MARTIN)

    assert match.play.result is not None
    assert match.play.result.scores == (0.0, 1.0)


@pytest.mark.rule("DT-DECK-03", "DT-DECK-06")
def test_no_card_comes_in_of_which_the_deck_has_as_many_as_it_may() -> None:
    deck = Deck((("hussar", 4), ("dragoon", 3)), (("hussar", 1), ("dragoon", 1), ("samurai", 1)))
    play = a_match("3").play
    play.stack = [(Sideboarding((deck, deck)), 0, "")]
    play.start()

    play.choose(("take_out", "dragoon"))
    assert set(play.options()) == {("bring_in", "dragoon"), ("bring_in", "samurai")}
    reasons = explain(play, 0, ("bring_in", "hussar"))
    assert [(reason.rule, reason.key) for reason in reasons] == [("DT-DECK-03", "dt-why-too-many-copies")]
    play.choose(("bring_in", "dragoon"))
    play.choose(("take_out", "hussar"))

    assert ("bring_in", "hussar") in play.options()


@pytest.mark.rule("DT-DECK-03")
def test_nothing_goes_out_if_nothing_may_come_in_for_it() -> None:
    deck = Deck((("hussar", 4), ("dragoon", 3)), (("hussar", 1),))
    play = a_match("3").play
    play.stack = [(Sideboarding((deck, deck)), 0, "")]
    play.start()

    assert set(play.options()) == {("take_out", "hussar"), ("done",)}

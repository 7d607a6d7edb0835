"""Random matches over all pairs of decks: whatever happens, the invariants hold at every decision.

`./test --soak` (or HERNA_SOAK=1) plays 10,000 matches of two players, 1,000 of three and four, all to their end.
"""

import pytest

from herna.engine.chance import Chance
from herna.engine.decision import DECLINE, Choice
from herna.engine.effects import Window
from herna.engine.events import Log
from herna.engine.flow import Play
from herna.engine.offer import activities_in
from herna.engine.save import restore, snapshot
from herna.games.doomtrooper.decks import DECKS
from herna.games.doomtrooper.game import GAME, LIMIT
from herna.games.doomtrooper.rules.vehicles import leave_useless_vehicles
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import NAMES_OF_TEXTS, SETTLES, TEXTS
from tests.kit.random_match import MOST_DECISIONS, SOAK

KEYS = tuple(DECKS)
OPPONENTS = KEYS if SOAK else ()  # beside the next one
MATCHES_OF_A_PAIR = 100 if SOAK else 1
MATCHES_OF_MANY = 500 if SOAK else 3  # of three players, and as many of four
TURNS = LIMIT if SOAK else 24
EVERY = 20 if SOAK else 3  # one in this many decisions is looked at, and the events of one in this many matches


def check_always(play: Play[Front]) -> None:
    """Every card is in one place, what the table keeps about itself is true, points are never below zero."""
    table = play.table
    check_cards(table)
    check_places(table)
    check_answering(table)
    assert min(*table.destiny, *table.promotion, *table.debt, table.common) >= 0
    options = play.options()
    assert options
    assert len(set(options)) == len(options)
    check_list(play, options)


def check_list(play: Play[Front], options: list[Choice]) -> None:
    """What is listed together, with what was found for all, is what each kind of choice lists by itself."""
    ask = play.ask
    assert ask is not None
    alone: set[Choice] = set()
    for activity in activities_in(ask.offer):
        found = activity.options(play.table, ask.seat)
        barred = activity.barred(play.table, ask.seat) is not None
        assert not (found and barred)
        assert activity.fields or bool(found) != barred
        alone.update(found)
    assert set(options) == alone
    assert play.table.due is None


def check_cards(table: Front) -> None:
    """No card is lost, and none is in two places; one that is being played may already be on the table."""
    piles = (table.hands, table.libraries, table.graves, table.sacrificed, table.sideboards)
    lying = [card for seats in piles for pile in seats for card in pile] + list(table.control)
    playing = {pending.card for pending in table.pending}.difference(lying)
    assert sorted([*lying, *playing]) == list(range(len(table.cards.faces)))


def check_places(table: Front) -> None:
    """What is on the table lies by itself or on another card there; only warriors are what only warriors can be."""
    assert table.lies.keys() | table.on.keys() == table.control.keys()
    assert not table.lies.keys() & table.on.keys()
    assert sorted(table.on.items()) == sorted(
        (card, under) for under, cards in table.attached.items() for card in cards
    )
    assert table.control.keys() >= table.attached.keys()
    warriors = [card for card in table.lies if table.type(card) == "warrior"]
    assert list(table.warriors_there) == warriors
    assert sorted(warriors) == sorted(card for seat in table.seats() for card in table.warriors(seat))
    assert (table.wounded | table.covered | table.prisoners.keys()).issubset(warriors)
    assert table.covered.issuperset(table.hidden)
    assert table.boarded.issubset(table.on)


def check_answering(table: Front) -> None:
    """Exactly the texts of those cards are asked that are revealed and not put under another card."""
    answering = {(question, *said) for question, texts in table.answering.items() for said in texts}
    silent = set(table.hidden) | {card for card in table.on if table.type(table.on[card]) == "fortification"}
    assert answering == {
        (question, card, name)
        for card in table.control
        if card not in silent
        for question, names in NAMES_OF_TEXTS[table.key(card)].items()
        for name in names
    }


def check_settled(play: Play[Front]) -> None:
    """Nothing follows any more from how things stand when somebody is asked, but for what is still to be done."""
    if play.table.fallout:
        return
    settled = play.copy()
    leave_useless_vehicles(settled)
    for card, name in play.table.answering.get(SETTLES, ()):
        TEXTS[name].settles(settled, card)
    assert settled.table == play.table


def check_window(play: Play[Front]) -> None:
    """A window closes when all have declined in a row."""
    at = len(play.stack) - 1
    window = play.stack[at][0]
    if not isinstance(window, Window):
        return
    passed = play.copy()
    for declined in range(window.declined + 1, len(window.seats) + 1):
        passed.choose(DECLINE)
        still = passed.stack[at][0] if len(passed.stack) > at else None
        assert (isinstance(still, type(window)) and still.declined == declined) == (declined < len(window.seats))


def play_a_match(decks: tuple[str, ...], number: int) -> None:
    """A random match with its invariants; every other one to fewer points."""
    chance = Chance(number)
    chosen = {f"deck-{seat + 1}": deck for seat, deck in enumerate(decks)}
    options = GAME.read_options({**chosen, "limit": TURNS, "target": 40 if number % 2 else 12})
    play: Play[Front] = GAME.play(len(decks), options, chance, Log() if number % EVERY == 0 else None)
    for decision in range(MOST_DECISIONS):
        if play.result is not None:
            break
        if decision % EVERY == 0:
            check_always(play)
            check_settled(play)
            check_window(play)
        if decision % (50 * EVERY) == number % 50:
            assert snapshot(restore(GAME, snapshot(play), play.chance.copy())) == snapshot(play)
            assert play.table.copy() == play.table
        play.choose(chance.pick(play.options()))
    assert play.result is not None, f"{decks}, match {number}: not over after {MOST_DECISIONS} decisions"
    for event in play.log.events if play.log is not None else ():
        assert len(GAME.events[str(event.whole[0])]) == len(event.whole) - 1


@pytest.mark.parametrize("deck", KEYS)
def test_random_matches_of_a_deck_keep_every_invariant_to_their_end(deck: str) -> None:
    at = KEYS.index(deck)
    for against in OPPONENTS or (KEYS[(at + 1) % len(KEYS)],):
        for number in range(MATCHES_OF_A_PAIR):
            play_a_match((deck, against), 10_000 * at + 1_000 * KEYS.index(against) + number)


@pytest.mark.parametrize("seats", [3, 4])
def test_random_matches_of_many_players_keep_every_invariant_to_their_end(seats: int) -> None:
    for number in range(MATCHES_OF_MANY):
        chance = Chance(seats * 1_000_003 + number)
        play_a_match(tuple(chance.pick(KEYS) for _ in range(seats)), number)

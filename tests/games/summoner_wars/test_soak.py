"""Random matches over all pairs of factions: whatever happens, the invariants hold at every decision.

`./test --soak` (or HERNA_SOAK=1) plays 10,000 of them and reports the mean length and how often the first player won.
"""

from pathlib import Path

import pytest

from herna.engine.chance import Chance
from herna.engine.flow import Play
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.printed import FACTIONS
from herna.games.summoner_wars.rules.values import life
from herna.games.summoner_wars.table import DECK_SIZE, MOST_MAGIC, Battlefield
from tests.kit.random_match import MOST_DECISIONS, SOAK

PAIRS = [(one, two) for one in FACTIONS for two in FACTIONS]
MATCHES_OF_A_PAIR = 157 if SOAK else 1  # 64 pairs: more than 10,000 matches in a soak
REPORT = Path(__file__).parents[3] / "build" / "soak-summoner-wars.txt"


def check_cards(table: Battlefield) -> None:
    """Every card lies in one place."""
    lying = [
        card for piles in (table.hands, table.draw, table.discard, table.events) for pile in piles for card in pile
    ]
    lying += [card for card in table.board if card >= 0] + [card for under in table.tucked.values() for card in under]
    assert sorted(lying) == list(range(2 * DECK_SIZE))


def check_invariants(table: Battlefield) -> None:
    """Cards are conserved, magic is 0 to 15, nothing stands without life, and the board agrees with itself."""
    check_cards(table)
    assert all(0 <= magic <= MOST_MAGIC for magic in table.magic)
    for space, card in enumerate(table.board):
        if card >= 0:
            assert table.place[card] == space
            assert 0 <= table.damage[card] < life(table, card)
            assert table.boost[card] >= 0
    assert all(top >= 0 and table.place[top] >= 0 for top in table.tucked)


def play_a_match(decks: tuple[str, str], number: int) -> tuple[int, int]:
    """A random match with its invariants; how many decisions there were, and whether the first player won."""
    chance = Chance(number)
    options = GAME.read_options({"deck-1": decks[0], "deck-2": decks[1]})
    play: Play[Battlefield] = GAME.play(2, options, chance)
    first = play.table.active
    for decisions in range(MOST_DECISIONS):
        if play.ask is None:
            assert play.result is not None
            check_cards(play.table)
            assert sorted(play.result.scores) == [0.0, 1.0]
            return decisions, int(play.result.winners() == (first,))
        # In the middle of playing an event its card lies nowhere yet: cards are counted when a phase asks.
        if play.ask.prompt.startswith("sw-phase-"):
            check_invariants(play.table)
        play.choose(chance.pick(play.options()))
    raise AssertionError(f"{decks}, match {number}: not over after {MOST_DECISIONS} decisions")


@pytest.mark.parametrize("decks", PAIRS, ids=lambda pair: "-".join(pair))
def test_random_matches_keep_every_invariant(decks: tuple[str, str]) -> None:
    at = PAIRS.index(decks)
    played = [play_a_match(decks, 1_000 * at + number) for number in range(MATCHES_OF_A_PAIR)]

    if SOAK:
        REPORT.parent.mkdir(exist_ok=True)
        with REPORT.open("a", encoding="utf-8") as report:
            decisions, wins = (sum(column) for column in zip(*played, strict=True))
            report.write(f"{' '.join(decks)} {len(played)} {decisions} {wins}\n")

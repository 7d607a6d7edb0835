"""Random matches against every nemesis with one to four mages: whatever happens, the invariants hold at every decision.

Every other match is a long one, in which also the last cards of the nemesis come up and the players may win.
`./test --soak` (or HERNA_SOAK=1) plays 10,000 of them and reports the mean length and how often the players won.
"""

from pathlib import Path

import pytest

from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.printed import BASIC_CARDS, DIFFICULTIES, NEMESES, PRINTED
from herna.games.aeons_end.rules.husks import MOST_HUSKS
from herna.games.aeons_end.table import GONE, OPEN, Siege
from tests.kit.random_match import MOST_DECISIONS, SOAK

SIEGES = [(nemesis, seats) for nemesis in NEMESES for seats in GAME.seat_counts]
KINDS = [(difficulty, hands) for difficulty in DIFFICULTIES for hands in ("open", "private")]
MATCHES_OF_A_KIND = 80 if SOAK else 2  # 16 sieges of 8 kinds: more than 10,000 matches in a soak
REPORT = Path(__file__).parents[3] / "build" / "soak-aeons-end.txt"


def lying(table: Siege) -> list[int]:
    """Every card that lies somewhere, as often as it does."""
    players = (table.hands, table.decks, table.discards, table.piles)
    return [
        *(card for piles in players for pile in piles for card in pile),
        *(card for seat in table.seats() for card in table.spells(seat)),
        *table.played,
        *table.devoured,
        *table.nemesis_deck,
        *table.nemesis_discard,
        *table.in_play,
        *table.turn_deck,
        *table.turn_discard,
        *table.strikes,
        *table.corruptions,
    ]


def check_always(play: Play[Siege], gone: set[int]) -> None:
    """No card lies in two places or comes back once destroyed, numbers are within their limits, there are options."""
    table = play.table
    cards = lying(table)
    assert len(set(cards)) == len(cards)
    assert gone.isdisjoint(cards)
    assert sorted(table.cards.faces) == list(range(len(table.cards.faces)))
    assert all(0 <= life <= table.most_life for life in table.life)
    assert 0 < table.gravehold <= table.most_gravehold
    assert 0 < table.nemesis_life <= table.most_nemesis
    assert all(0 <= table.charges[seat] <= table.spaces(seat) for seat in table.seats())
    assert min(table.aether, table.gem_aether, table.spell_aether, table.lasts("discount"), table.fury) >= 0
    assert 0 <= table.hurt_husks <= table.husks <= MOST_HUSKS
    assert all(GONE <= state <= OPEN for row in table.breaches for state in row)
    assert all(len(spells) <= 2 for row in table.prepped for spells in row)
    options = play.options()
    assert options
    assert len(set(options)) == len(options)


def check_between_actions(table: Siege) -> None:
    """While no effect is being resolved: only cards of players are destroyed, and what is in play has its tokens."""
    kinds = [table.key(card) for card in lying(table)]
    own = sum(card.nemesis == table.nemesis and card.in_box() for card in PRINTED.values())
    of_nemesis = [kind for kind in kinds if kind in PRINTED and PRINTED[kind].type not in ("gem", "relic", "spell")]
    assert len(of_nemesis) == own + sum(BASIC_CARDS[len(table.mages)])
    assert sum(kind not in PRINTED for kind in kinds) in (5, 6)  # turn order cards
    assert sorted(table.tokens) == sorted(table.in_play)
    assert all(tokens > 0 for tokens in table.tokens.values())
    assert set(table.drawn) <= set(table.hands[table.active])
    for seat in table.seats():
        assert all(not spells or table.breaches[seat][at] != GONE for at, spells in enumerate(table.prepped[seat]))


def lengthen(table: Siege) -> None:
    """Gravehold and the mages can bear ten times as much, and the nemesis begins with its last cards."""
    table.nemesis_deck = table.nemesis_deck[::-1]
    table.most_gravehold *= 10
    table.most_life *= 10
    table.gravehold = table.most_gravehold
    table.life = [table.most_life] * len(table.mages)


def a_choice(options: list[Choice], chance: Chance, long: bool) -> Choice:
    """Any option; in a long match ending a phase comes last."""
    return chance.pick([option for option in options if not long or option[0] != "end_phase"] or options)


def play_a_match(nemesis: str, seats: int, kind: tuple[str, str], number: int) -> tuple[int, int]:
    """A random match with its invariants; how many decisions there were, and whether the players won."""
    chance = Chance(number)
    solo = chance.pick(next(option for option in GAME.options() if option.name == "solo").values)
    options = {"nemesis": nemesis, "difficulty": kind[0], "hands": kind[1], "market": "random", "solo": solo}
    play: Play[Siege] = GAME.play(seats, GAME.read_options(options), chance)
    long = number % 2 == 1
    if long:
        lengthen(play.table)
    everything = set(range(len(play.table.cards.faces)))
    gone: set[int] = set()
    for decisions in range(MOST_DECISIONS):
        if play.ask is None:
            assert play.result is not None
            assert play.result.scores in ((0.0,) * seats, (1.0,) * seats)
            return decisions, int(play.result.scores[0])
        check_always(play, gone)
        # In the middle of an effect a card may lie nowhere for a while: what is destroyed is seen when a phase asks.
        if play.ask.prompt.startswith("ae-phase-"):
            gone = everything - set(lying(play.table))
            check_between_actions(play.table)
        play.choose(a_choice(play.options(), chance, long))
    raise AssertionError(f"{nemesis}, {seats} mages, {kind}, match {number}: not over after {MOST_DECISIONS} decisions")


@pytest.mark.parametrize(("nemesis", "seats"), SIEGES)
def test_random_matches_keep_every_invariant(nemesis: str, seats: int) -> None:
    first = 1_000_000 * SIEGES.index((nemesis, seats))
    played = [
        play_a_match(nemesis, seats, kind, first + 1_000 * at + number)
        for at, kind in enumerate(KINDS)
        for number in range(MATCHES_OF_A_KIND)
    ]

    if SOAK:
        REPORT.parent.mkdir(exist_ok=True)
        with REPORT.open("a", encoding="utf-8") as report:
            decisions, wins = (sum(column) for column in zip(*played, strict=True))
            report.write(f"{nemesis} {seats} {len(played)} {decisions} {wins}\n")

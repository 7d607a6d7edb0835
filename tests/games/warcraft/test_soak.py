"""Random matches of every scenario: whatever happens, the invariants hold at every decision.

`./test --soak` (or HERNA_SOAK=1) plays 10,000 of them.
"""

from itertools import product

import pytest

from herna.engine.cards import numbers_in
from herna.engine.chance import Chance, Seeded
from herna.engine.events import Log
from herna.engine.flow import Play
from herna.engine.save import restore, snapshot
from herna.games.warcraft.game import GAME
from herna.games.warcraft.printed import ECONOMY
from herna.games.warcraft.rules.lasting import QUICKENED, subjects_of
from herna.games.warcraft.rules.reach import FASTEST, ends_in_peace, meets_enemies, reached
from herna.games.warcraft.rules.stacking import room
from herna.games.warcraft.scenario.reading import SCENARIOS, scenario_named
from herna.games.warcraft.setting import FIRST, GROUND, IDS, NECROMANCER, NOWHERE, OF_KIND, PIECES_OF, UNITS_OF, WORKER
from herna.games.warcraft.setup import ChosenWar, first_table
from herna.games.warcraft.table import (
    BUILDINGS,
    COMPLETE,
    DEVOURED,
    OF_A_BATTLE,
    ON_BUILDING,
    OUT,
    TRAINING,
    War,
    owner_of,
)
from herna.games.warcraft.turn import Rounds
from tests.kit.random_match import MOST_DECISIONS, SOAK

MATCHES = 1700 if SOAK else 4  # of each of six scenarios
ROUNDS = 25  # passive armies could stand there for ever
EVERY = 20 if SOAK else 1  # every how many decisions one is looked at, and every how many matches the events


def a_match(scenario: str, number: int) -> Play[War]:
    """A match at its first decision."""
    named = scenario_named(scenario)
    chance = Seeded(f"{scenario} {number}")
    chosen = ChosenWar(named, tuple(seat.race for seat in named.seats), round_limit=ROUNDS)
    play = Play(GAME, first_table(chosen, chance), [(Rounds(), 0, "")], chance)
    play.log = Log() if number % EVERY == 0 else None
    play.start()
    return play


def check_always(play: Play[War]) -> None:
    """Every piece is in one place, every card in one pile, numbers are within their limits, there are options."""
    table = play.table
    for piece, place in enumerate(table.place):
        assert place < 0 or table.on[place] >> piece & 1
    assert sum(there.bit_count() for there in table.on) == sum(place >= 0 for place in table.place)
    for owner in table.setting.owners():
        met = [space for space in range(len(table.on)) if meets_enemies(table, owner, space)]
        assert numbers_in(table.met_by(owner)) == met
        for kind in (GROUND, WORKER):
            full = [space for space in range(len(table.on)) if room(table, owner, kind, space) <= 0]
            assert numbers_in(table.full_for(owner, kind)) == full
    piles = (table.decks, table.hands, table.discards, table.laid, table.aside)
    cards = [card for seats in piles for pile in seats for card in pile]
    assert len(set(cards)) == len(cards)
    assert table.eliminated or len(cards) == len(table.cards.faces)
    if table.battlefield == NOWHERE:
        assert DEVOURED not in table.place
        assert not [effect for effect in table.lasting if effect.until in OF_A_BATTLE]
    assert table.step == "move" or not (table.called or subjects_of(table, QUICKENED))
    assert min(*table.gold, *table.wood) >= 0
    assert all(1 <= state <= COMPLETE for state in table.depletion.values())
    for space, builder in table.builders.items():
        assert table.place[builder] == space
        assert table.outposts[space] == owner_of(builder)
    for seat in table.seats():
        check_seat(table, seat)
    options = play.options()
    assert options
    assert len(set(options)) == len(options)


def check_seat(table: War, seat: int) -> None:
    """No piece leaves the game, the limits of buildings and outposts hold, no worker is on a mountain."""
    assert len(table.outposts_of(seat)) <= ECONOMY.outposts
    if seat not in table.eliminated:
        assert OUT not in table.place[seat * IDS : seat * IDS + FIRST[NECROMANCER]]
        working = sum(table.under_construction[seat * BUILDINGS : (seat + 1) * BUILDINGS])
        summoned = sum(table.summoned[seat * BUILDINGS : (seat + 1) * BUILDINGS])
        assert working == len(table.in_place(seat, WORKER, ON_BUILDING)) + summoned
        for kind in range(BUILDINGS):
            assert len(table.in_place(seat, kind, TRAINING)) <= table.finished[seat * BUILDINGS + kind]
    for space, there in enumerate(table.on):
        if table.setting.space_kinds[space] == "mountain":
            assert not there & OF_KIND[seat][WORKER]


def check_between_steps(table: War) -> None:
    """After movement and battles: the stacking limits hold, and enemies share only locked Towns."""
    setting = table.setting
    revived = any(rule.name == "revival" for rule in setting.special)
    for seat in table.seats():
        for space, there in enumerate(table.on):
            if not revived:
                assert (there & setting.side_units[seat]).bit_count() <= ECONOMY.units_on_a_space
            assert (there & setting.side_workers[seat]).bit_count() <= ECONOMY.workers_on_a_space
            if there & UNITS_OF[seat] and there & setting.enemy_units[seat]:
                assert space in table.locked


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("number", range(MATCHES))
def test_a_random_match_keeps_every_invariant_to_its_end(scenario: str, number: int) -> None:
    play = a_match(scenario, number)
    picks = Chance(number * 1_000_003)
    for decision in range(MOST_DECISIONS):
        if play.result is not None:
            break
        sampled = play.sample(picks)
        if decision % EVERY == 0:
            check_always(play)
            if play.table.step in ("deploy", "spend"):
                check_between_steps(play.table)
            options = play.options()
            assert sampled in options
            sampled = sampled if picks.below(2) else picks.pick(options)
        if decision % (50 * EVERY) == number % 50:
            assert snapshot(restore(GAME, snapshot(play), play.chance.copy())) == snapshot(play)
            assert play.table.copy() == play.table
        play.choose(sampled)
    assert play.result is not None
    for event in play.log.events if play.log is not None else ():
        assert len(GAME.events[str(event.whole[0])]) == len(event.whole) - 1


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_piece_reaches_the_same_where_no_enemy_is_near_whether_all_ways_are_followed_or_not(scenario: str) -> None:
    play = a_match(scenario, 1)
    picks = Chance(1)
    in_peace = 0
    for _ in range(300):
        table, seat = play.table, play.table.active
        for space in table.spaces_with(PIECES_OF[seat]) if table.step == "move" and play.result is None else ():
            for kind, steps in product(range(NECROMANCER + 1), range(1, FASTEST + 1)):
                ends = ends_in_peace(table, seat, kind, space, steps)
                if ends:
                    in_peace += 1
                    assert list(ends) == list(reached(table, seat, kind, space, steps))
        if play.result is None:
            play.choose(picks.pick(play.options()))

    assert in_peace > 100


def test_every_option_can_be_sampled() -> None:
    """At the first movement, where the sample is not drawn from the list of all."""
    play = a_match("four-players", 1)
    picks = Chance(12345)

    assert {play.sample(picks) for _ in range(3000)} == set(play.options())

"""Resigning with more than two sides (WC-RUL-46): who resigns leaves the game, and the others play on."""

import pytest

from herna.engine.chance import Chance
from herna.engine.decision import RESIGN
from herna.engine.journal import Journal
from herna.engine.match import Match, Replay
from herna.engine.save import snapshot
from herna.games.warcraft.game import GAME
from herna.games.warcraft.given import GivenWar, points_to_win, special_rule, victory_condition
from tests.games.warcraft.rows import given, notes, prove, row, then
from tests.kit.rows import resigns

THREE = "orc human undead"
TOWNS = "B F A"
PASSING = ("decline", "end_movement", "end_step")
PIECES = {0: {"B": "GW"}, 1: {"F": "GW"}, 2: {"A": "GW"}}


def goes_on(war: GivenWar) -> list[int]:
    """Everybody does as little as possible until somebody is eliminated or has won; says who was asked."""
    asked: list[int] = []
    for _ in range(60):
        if war.play.ask is None or war.play.table.eliminated:
            return asked
        asked.append(war.play.ask.seat)
        options = war.play.options()
        war.play.choose(next((option for option in options if option[0] in PASSING), options[0]))
    raise AssertionError("nobody resigns")


test_what_follows_from_a_position = prove(
    row("the last side left has won at once", "WC-TOWN-10",
        # WC-RUL-46.
        given("round", races=THREE, towns=TOWNS, pieces=PIECES),
        # whose turn it is
        resigns(0), resigns(2),
        then({"over": ((0.0, 1.0, 0.0), "WC-TOWN-10")})),
    row("the last side left wins at once also if one has resigned and another one loses the town", "WC-TOWN-10",
        given("round", races=THREE, towns=TOWNS, pieces={0: {"B": "GW"}, 1: {"D": "W"}, 2: {"F": "G"}}, marked="F"),
        resigns(0), goes_on, then({"over": ((0.0, 0.0, 1.0), "WC-TOWN-10")})),
    row("who resigns takes the last necromancer out of the game and the enemies of necromancers win at once",
        "WC-SCEN-NECRO-19", "WC-TOWN-05",
        # WC-RUL-46.
        given("all-spend", races="undead human orc", towns="- F A", pieces={**PIECES, 0: {"C": "N"}}, gold={1: 9},
            wood={1: 9}, special=[special_rule("necromancers", (0,))],
            victory=[victory_condition("necromancers-killed", (1,))]),
        resigns(0), goes_on, then({"over": ((0.0, 1.0, 0.0), "WC-SCEN-NECRO-19")})),
    row("the first players marker goes on to one who is left", "WC-ROUND-08",
        # WC-RUL-46.
        given("round", races=THREE, towns=TOWNS, pieces=PIECES), resigns(0), goes_on,
        then({"first": 1})),
    row("a team cannot do without a member", "WC-TOWN-09",
        # WC-RUL-46: a bot goes on.
        given("round", races="orc human undead night-elf", towns="B F A C", teams="a a b b", pieces=PIECES),
        then(lambda war: [GAME.gives_up(war.play, seat) for seat in range(4)] == [None] * 4)),
    # WC-RUL-46.
    row("who resigns is asked nothing more and leaves the game after the step", "WC-TOWN-05",
        given("round", races=THREE, towns=TOWNS, pieces=PIECES),
        notes(asked=lambda war: (war.play.ask.prompt, war.play.options())), resigns(1),
        then(lambda war: (war.play.ask.prompt, war.play.options()) == war.noted["asked"]),  # whose turn it is goes on
        then(lambda war: list(war.play.table.eliminated) == []), notes(asked_later=goes_on),
        then(lambda war: 1 not in war.noted["asked_later"], lambda war: list(war.play.table.eliminated) == [1],
            lambda war: not war.play.table.on[war.play.table.setting.towns[1]], lambda war: war.play.result is None)),
)  # fmt: skip


@pytest.mark.rule("WC-WIN-03")
@pytest.mark.parametrize("leaves", [False, True])
def test_who_has_resigned_does_not_win_by_points_any_more(leaves: bool) -> None:
    """WC-RUL-46."""
    holding = {**PIECES, 0: {"D": "G"}}
    war = GivenWar("all-spend", races=THREE, towns=TOWNS, pieces=holding, victory=[points_to_win(1)], gold={0: 9})

    if leaves:
        resigns(0)(war)
    goes_on(war)

    assert war.play.result is not None
    assert war.play.result.winners() == ((1,) if leaves else (0,))


@pytest.mark.parametrize("number", range(4))
def test_whenever_somebody_resigns_the_others_play_on_and_it_replays(number: int) -> None:
    """WC-RUL-46."""
    chance = Chance(number)
    match = Match(GAME, 3, {"scenario": "elf-gate", "rounds": 6}, seed=f"seed {number}")
    resigned: set[int] = set()
    for _ in range(3000):
        if match.over():
            break
        ask = match.play.ask
        assert ask is not None
        if chance.below(80) == 0 and len(resigned) < 2:
            leaves = chance.pick([seat for seat in range(3) if match.may_resign(seat)])
            match.choose(leaves, RESIGN)
            resigned.add(leaves)
            continue
        match.choose(ask.seat, match.play.sample(chance))

    assert resigned
    assert match.play.result is not None
    assert resigned.isdisjoint(match.play.result.winners())
    again = Replay(GAME, Journal(lines=match.journal.lines), "journal", match.seed).run()
    assert snapshot(again.play) == snapshot(match.play)

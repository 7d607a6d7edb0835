"""Winning and losing (DT-WIN): the target, ties, time, the three-turn rule."""

from herna.engine.table import Result
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.points import gain_promotion
from tests.games.doomtrooper.rows import declines, discards, each, given, prove, row, sets, then


def goes_on_until(given: GivenFront, turns: tuple[int, ...]) -> None:
    """Nobody does anything until the players have finished these turns, or the match is over."""
    for _ in range(400):
        if given.play.ask is None or tuple(given.table.turns) == turns:
            return
        given.passes()
    raise AssertionError("the turns do not end")


def result(given: GivenFront) -> Result:
    """How the match ended."""
    assert given.play.result is not None, "it goes on"
    return given.play.result


def both_score(given: GivenFront, honza: int, martin: int) -> None:
    """Both gain P in the same moment, as in one phase 8; then somebody passes."""
    gain_promotion(given.play, HONZA, honza)
    gain_promotion(given.play, MARTIN, martin)
    given.chooses("meditate")


test_what_follows_from_a_position = prove(
    row("level players play one whole turn each and are compared again", "DT-WIN-04", "DT-DX-08",
        given("library hussar dragoon", "library infantry sea-lion", promotion=(38, 38)),
        lambda front: both_score(front, 4, 4), then(lambda front: front.play.ask is not None),
        lambda front: goes_on_until(front, (4, 4)),  # Honza's turn in which it happened, and Martin's whole turn
        then(lambda front: front.play.result is None),
        lambda front: gain_promotion(front.play, MARTIN, 1),  # in Honza's whole turn; nobody wins in mid-round
        lambda front: goes_on_until(front, (5, 4)),
        then(lambda front: result(front).scores[MARTIN] > result(front).scores[HONZA],
            lambda front: result(front).rule == "DT-WIN-04")),
    row("this is repeated until somebody leads", "DT-WIN-04",
        given("squad hussar", "squad dragoon", promotion=(38, 38)), lambda front: both_score(front, 4, 4),
        lambda front: goes_on_until(front, (12, 12)), then(lambda front: front.play.result is None)),
    row("when time is up each plays one more turn and the higher number wins", "DT-WIN-05",
        given("squad hussar", "squad dragoon", promotion=(5, 6), limit=7),  # the seventh turn
        lambda front: goes_on_until(front, (4, 3)), then({"told time_is_up": [()]}),
        lambda front: goes_on_until(front, (4, 4)), then(lambda front: front.play.result is None),
        lambda front: goes_on_until(front, (5, 4)),
        then(lambda front: result(front).scores[MARTIN] > result(front).scores[HONZA],
            lambda front: result(front).rule == "DT-WIN-05")),
    *(row(f"without a limit of turns time is never up: {limit}", "DT-WIN-05", "G-78",
        given("squad hussar", "squad dragoon", turns=(200, 200), limit=limit),
        lambda front: goes_on_until(front, (201, 200)), then({"told time_is_up": told}))
        for limit, told in ((400, [()]), (0, []))),
    row("after time is up a tie is a draw after three more rounds", "DT-WIN-05", "DT-WIN-04",
        given("squad hussar", "squad dragoon", promotion=(5, 5), limit=7), lambda front: goes_on_until(front, (7, 7)),
        then(lambda front: front.play.result is None),
        lambda front: goes_on_until(front, (8, 7)), then(lambda front: set(result(front).scores) == {0.5})),
    row("three turns without a library and without a fighter lose", "DT-WIN-10", "DT-DX-07",
        given("", "squad infantry; library sea-lion", active=MARTIN, turns=(9, 9)),
        lambda front: goes_on_until(front, (11, 12)), then(lambda front: front.play.result is None),
        lambda front: goes_on_until(front, (12, 12)),
        then({"turns 0": 12}, lambda front: result(front).scores[MARTIN] > result(front).scores[HONZA],
            lambda front: result(front).rule == "DT-WIN-10")),
    *(row(f"a fighter or a library stops the count: {saved_by}", "DT-WIN-10", "G-77",
        given(saved_by, "squad infantry", active=MARTIN), lambda front: goes_on_until(front, (8, 8)),
        then(lambda front: front.play.result is None, {"hopeless": [0, 0]}))
        for saved_by in ("squad hussar", f"library {' '.join(f'positive-karma#{at}' for at in range(40))}")),
    row("a fighter that came into play in time counts though it is gone by the end of the turn", "DT-WIN-10",
        given("hand hussar", "squad infantry"), sets(hopeless_0=3),  # the last of the three turns
        "play hussar squad-0", declines, discards("hussar"), lambda front: goes_on_until(front, (4, 4)),
        then(lambda front: front.play.result is None, {"hopeless 0": 1})),  # the count has begun anew
    row("who fails the three turns loses also to a debtor", "DT-WIN-11",
        given("", "squad infantry", active=MARTIN, promotion=(30, 0)), sets(debt_1=10),
        lambda front: goes_on_until(front, (9, 9)),
        then({"turns 0": 6}, lambda front: result(front).scores[MARTIN] > result(front).scores[HONZA])),
    row("two debtors pay back what they can and the rest costs promotion points", "DT-WIN-07", "DT-DX-15", "G-79",
        given("squad hussar", "squad dragoon", destiny=(8, 1), promotion=(12, 11), limit=7), sets(debt=[6, 3]),
        lambda front: goes_on_until(front, (9, 9)),
        then({"promotion": [10, 8], "destiny": [0, 1]},
            lambda front: result(front).scores[HONZA] > result(front).scores[MARTIN],
            lambda front: result(front).rule == "DT-WIN-07")),
    *(row(f"of two who reach the target at once the one with more wins: {honza} {martin}", "DT-WIN-03", "DT-DX-08",
        given(promotion=(38, 38)), lambda front, honza=honza, martin=martin: both_score(front, honza - 38, martin - 38),
        then(lambda front, winner=winner: result(front).scores[winner] > result(front).scores[1 - winner]))
        for honza, martin, winner in ((43, 41, HONZA), (41, 43, MARTIN))),
    *each(lambda seat, points:
        row(f"who reaches or passes the target first wins at once in anybodys turn: {seat} {points}", "DT-WIN-01",
        given("squad hussar", "squad dragoon", promotion=(38, 38)), lambda front: gain_promotion(front.play, seat, 1),
        "meditate", then(lambda front: front.play.result is None),
        lambda front: gain_promotion(front.play, seat, points - 1), "decline",
        then(lambda front: result(front).winners() == (seat,), lambda front: result(front).rule == "DT-WIN-01")),
        (HONZA, 2), (HONZA, 9), (MARTIN, 2), (MARTIN, 9)),
)  # fmt: skip

"""Trials: matches of bots in the background, fairly shared, bounded, and told with their intervals."""

import asyncio
from typing import Any

import msgspec
import pytest

from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.server import trials
from herna.server.background import Background
from herna.server.security import TooMany
from herna.server.thinkers import Lost, Thinkers
from herna.server.trial_match import TrialMatch, TrialResult
from herna.server.trial_messages import StartTrial, Trial, TrialLength, TrialLine
from herna.server.trial_tally import Tally, length, share
from herna.server.trials import Kept, Trials
from tests.kit.scenarios import EXAMPLE
from tests.server.serving import Guest, error_of, eventually

ONE = TrialLine(["random", "random"])


def wanted(matches: int = 3, *lines: TrialLine, game: str = "connect-four", **options: str | int) -> StartTrial:
    return StartTrial(game, list(lines or (ONE,)), matches, options)


def start(guest: Guest, wanted: StartTrial) -> Trial:
    return msgspec.json.decode(guest.ask("POST", "/api/trials", wanted), type=Trial)


def look(guest: Guest, trial: Trial) -> Trial:
    return guest.read(f"/api/trials/{trial.id}", Trial)


def whole(guest: Guest, trial: Trial) -> Trial:
    eventually(lambda: look(guest, trial).state == "done")
    return look(guest, trial)


# On a real socket


def test_matches_are_played_and_told_with_shares_that_have_intervals(guest: Guest) -> None:
    begun = start(guest, wanted(4, ONE, TrialLine(["random", "random"], {"first": "seat-2"}), first="seat-1"))
    assert (begun.of, begun.together, begun.game) == (8, False, "connect-four")

    trial = whole(guest, begun)

    assert (trial.done, trial.ahead) == (8, 0)
    for line, beginner in zip(trial.lines, (0, 1), strict=True):
        assert (line.played, line.failed, line.given_up) == (4, 0, 0)
        assert sum(win.count for win in line.wins) + line.draws == 4
        assert all(win.low <= win.share <= win.high and win.high - win.low > 0.4 for win in line.wins)
        assert line.first == line.wins[beginner]
        assert sum(ending.share.count for ending in line.endings) == 4
        assert line.decisions is not None
        assert 7 <= line.decisions.low <= line.decisions.middle <= line.decisions.high <= 42


def test_your_own_scenario_is_played_and_its_rounds_are_counted(guest: Guest) -> None:
    begun = start(guest, wanted(2, game="warcraft", scenario=EXAMPLE, rounds=2))

    trial = whole(guest, begun)

    assert trial.span == "round"
    assert sum(ending.share.count for ending in trial.lines[0].endings) == 2
    assert {ending.rule for ending in trial.lines[0].endings} <= {"WC-ROUND-11", "WC-SCEN-ELFGATE-12", "WC-WIN-13"}
    assert trial.lines[0].endings[0].title != trial.lines[0].endings[0].rule
    assert trial.lines[0].spans is not None
    assert trial.lines[0].spans.high <= 2


def test_a_trial_can_be_stopped_and_keeps_what_it_found(guest: Guest) -> None:
    begun = start(guest, wanted(200, TrialLine(["search:5000it"] * 2)))

    stopped = msgspec.json.decode(guest.ask("DELETE", f"/api/trials/{begun.id}"), type=Trial)

    assert (stopped.state, stopped.of) == ("stopped", 200)
    assert look(guest, begun).state == "stopped"


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        (wanted(game="chess"), (404, "error-unknown-game")),
        (wanted(3, TrialLine(["random"])), (400, "error-seat-count")),
        (wanted(3, TrialLine(["oracle", "random"])), (400, "error-unknown-bot")),
        (wanted(3, first="nobody"), (400, "error-option-value")),
        (wanted(3, colour="red"), (400, "error-unknown-option")),
        (wanted(3, game="warcraft", scenario="nordrassil"), (400, "error-scenario-seats")),
        (wanted(3, game="warcraft", scenario=f"{EXAMPLE}\x00"), (400, "error-bad-toml")),
        (wanted(200, *[ONE] * 4), (400, "error-too-many-trial-matches")),
        (wanted(201), (400, "error-bad-message")),
        (wanted(1, *[ONE] * 33), (400, "error-bad-message")),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(guest: Guest, asked: StartTrial, error: tuple[int, str]) -> None:
    assert error_of(start, guest, asked) == error


def test_a_trial_that_is_not_there_is_not_found(guest: Guest) -> None:
    assert error_of(guest.read, "/api/trials/nothing", Trial) == (404, "error-no-trial")


def test_a_scenario_of_ten_megabytes_is_refused_before_it_is_read(guest: Guest) -> None:
    assert error_of(start, guest, wanted(1, game="warcraft", scenario="#" * 10_000_000))[0] == 413


# Behind the scenes


class Playing(Thinkers):
    """Plays a match in two pieces; the first seat wins. `played` names the bots of each piece."""

    def __init__(self, count: int = 1, fails: int = 0, trace: str = "") -> None:
        self.count = count
        self.fails = fails
        self.trace = trace
        self.played: list[str] = []
        self.at_once = self.most_at_once = 0
        self.gate = asyncio.Event()

    async def play_on(self, game: Game[Any], match: TrialMatch, seconds: float) -> TrialMatch | TrialResult:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.gate.wait()
        await asyncio.sleep(0)
        self.at_once -= 1
        self.played.append(match.bots[0])
        if self.fails:
            self.fails -= 1
            raise Lost("on purpose", self.trace)
        if not match.play:
            return TrialMatch(match.bots, match.options, match.seed, "paused")
        return TrialResult((1.0, 0.0), "C4-WIN-01", 7, 1, 0)


def some_trials(thinkers: Thinkers) -> Trials:
    return Trials(thinkers, Background(), asyncio.Lock())


async def all_of(trials: Trials) -> None:
    """Let everything that waits be played."""
    assert isinstance(trials.thinkers, Playing)
    trials.thinkers.gate.set()
    while trials.tasks:
        await asyncio.gather(*trials.tasks)


async def test_pieces_go_round_by_address_and_then_by_visitor() -> None:
    thinkers = Playing()
    trials = some_trials(thinkers)
    named = {"search:1": ("ann", "one"), "search:2": ("bob", "one"), "search:3": ("eve", "two")}
    for bot, (owner, address) in named.items():
        await trials.start(wanted(3, TrialLine([bot, "random"])), owner, address)

    await all_of(trials)

    assert [kept.state for kept in trials.kept.values()] == ["done"] * 3
    order = [int(bot[-1]) for bot in thinkers.played]  # the first piece was taken before anybody else had come
    assert order == [1, 3, 2, 3, 1, 3, 2, 3, 1, 3, 2, 3, 1, 2, 1, 2, 1, 2]


async def test_a_visitors_second_trial_waits_for_the_first() -> None:
    thinkers = Playing()
    trials = some_trials(thinkers)
    first = await trials.start(wanted(2, TrialLine(["search:1", "random"])), "ann", "one")
    second = await trials.start(wanted(2, TrialLine(["search:2", "random"])), "ann", "one")

    assert (trials.message(first, "en").ahead, trials.message(second, "en").ahead) == (0, 1)
    await all_of(trials)

    assert thinkers.played == ["search:1"] * 4 + ["search:2"] * 4


@pytest.mark.parametrize(("processes", "most"), [(1, 1), (2, 1), (3, 1), (4, 2), (8, 4)])
async def test_bots_at_tables_keep_half_of_the_processes(processes: int, most: int) -> None:
    thinkers = Playing(processes)
    trials = some_trials(thinkers)

    await trials.start(wanted(20), "ann", "one")
    await all_of(trials)

    assert thinkers.most_at_once == most
    assert [kept.done() for kept in trials.kept.values()] == [20]


async def test_when_nobody_asks_any_more_it_pauses_and_goes_on_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Playing()
    trials_of_node = some_trials(thinkers)
    kept = await trials_of_node.start(wanted(), "ann", "one")
    monkeypatch.setattr(trials, "INTEREST", -1.0)
    await all_of(trials_of_node)
    assert (kept.state, kept.done()) == ("playing", 0)

    monkeypatch.setattr(trials, "INTEREST", 60.0)
    trials_of_node.look(kept.id)
    await all_of(trials_of_node)

    assert kept.done() == 3


async def test_there_are_bounds_for_a_visitor_an_address_and_the_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_UNFINISHED", 9)
    of_node = some_trials(Playing())

    async def begin(owner: str, address: str) -> Kept:
        return await of_node.start(wanted(), owner, address)

    for number in range(trials.MOST_OF_ADDRESS):
        await begin(f"visitor {number // 2}", "one")
    for owner, address in (("visitor 0", "two"), ("visitor 9", "one")):
        with pytest.raises(TooMany):
            await begin(owner, address)
    mine = await begin("ann", "three")
    await begin("ann", "three")
    of_node.stop(mine.id)
    await begin("ann", "three")
    await begin("bob", "three")
    with pytest.raises(TooMany):
        await begin("eve", "four")


async def test_old_trials_are_forgotten_finished_ones_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_KEPT", 2)
    of_node = some_trials(Playing())
    first = await of_node.start(wanted(), "ann", "one")
    second = await of_node.start(wanted(), "bob", "one")
    of_node.stop(second.id)

    third = await of_node.start(wanted(), "eve", "one")

    assert list(of_node.kept) == [first.id, third.id]
    with pytest.raises(BadInput):
        of_node.look(second.id)


async def test_a_trial_whose_matches_fail_or_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = some_trials(Playing(fails=999, trace="a bug"))
    kept = await failing.start(wanted(50), "ann", "one")
    await all_of(failing)
    assert (kept.state, kept.lines[0].failed) == ("failed", trials.MOST_FAILED)

    monkeypatch.setattr(trials, "MOST_SECONDS", 0.0)
    slow = some_trials(Playing())
    kept = await slow.start(wanted(50), "ann", "one")
    await all_of(slow)
    assert (kept.state, kept.done()) == ("out-of-time", 0)


async def test_a_trial_that_fails_by_a_bug_of_ours_says_so() -> None:
    class Broken(Playing):
        async def play_on(self, game: Game[Any], match: TrialMatch, seconds: float) -> TrialMatch | TrialResult:
            raise TypeError("on purpose")

    broken = some_trials(Broken())
    kept = await broken.start(wanted(), "ann", "one")
    await all_of(broken)

    assert (kept.state, broken.message(kept, "en").state) == ("failed", "failed")


async def test_a_piece_that_is_lost_with_its_process_is_played_again_but_not_for_ever() -> None:
    unlucky = some_trials(Playing(fails=2))
    kept = await unlucky.start(wanted(), "ann", "one")
    await all_of(unlucky)
    assert (kept.state, len(kept.lines[0].results), kept.lines[0].failed) == ("done", 3, 0)

    thinkers = Playing(fails=999)
    hopeless = some_trials(thinkers)
    kept = await hopeless.start(wanted(2), "ann", "one")
    await all_of(hopeless)
    assert (kept.state, kept.lines[0].failed, len(thinkers.played)) == ("done", 2, 6)


def test_lines_come_forward_alike() -> None:
    game = game_named("connect-four")
    lines = [Tally(game, (bot, "random"), {}, "seed", 3) for bot in ("greedy", "random")]
    kept = Kept(game, lines, "", "ann", "one")

    taken = [kept.next_match() for _ in range(7)]

    assert [each and each[1].bots[0] for each in taken] == ["greedy", "random"] * 3 + [None]


def test_where_all_win_together_there_is_one_share() -> None:
    line = Tally(game_named("aeons-end"), ("random", "random"), {}, "seed", 3)
    for scores in ((1.0, 1.0), (0.0, 0.0), (1.0, 1.0)):
        line.add(TrialResult(scores, "AE-END-01", 10, 2, -1))
    line.add(TrialResult((), "", 5000, 2, -1))

    told = line.message("en")

    assert (told.played, told.given_up, told.draws, told.first) == (3, 1, 0, None)
    assert [win.count for win in told.wins] == [2]
    assert told.spans == TrialLength(2, 2, 2)


def test_the_middle_half_of_lengths() -> None:
    assert length([]) is None
    assert length([4]) == TrialLength(4, 4, 4)
    assert length([1, 2, 3, 4, 100]) == TrialLength(2, 3, 4)
    assert (share(50, 100).share, round(share(50, 100).low, 4)) == (0.5, 0.4038)

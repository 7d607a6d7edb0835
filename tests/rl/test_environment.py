"""Every game as a PettingZoo environment: its own tests, seeds, masks, pages, rewards, pictures."""

import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped] # PettingZoo brings no types

from herna.engine.errors import BadInput
from herna.games.catalogue import game_keys
from herna.rl import Environment, env
from herna.rl.encoding import Encoding
from herna.rl.layout import Layout

GAMES = game_keys()

# PettingZoo keeps a list of those of its environments whose observations may be a dictionary with a mask.
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be", "Action mask numpy")


@contextmanager
def but_for_known_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for known in KNOWN:
            warnings.filterwarnings("ignore", known)
        yield


def random_steps(table: Environment, count: int, seed: int) -> list[tuple[str, int]]:
    """Act at random; who has done what."""
    chance = np.random.default_rng(seed)
    done: list[tuple[str, int]] = []
    for agent in table.agent_iter(count):
        seen, _, over, stopped, _ = table.last()
        if over or stopped:
            table.step(None)
            continue
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        done.append((agent, action))
        table.step(action)
    return done


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_pettingzoos_own_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with but_for_known_warnings():
        api_test(env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    with but_for_known_warnings():
        seed_test(lambda: env(game), num_cycles=30)


def test_another_seed_gives_another_match_and_so_does_the_next_reset() -> None:
    table = env("summoner-wars")

    def hand_after_reset(seed: int | None) -> bytes:
        table.reset(seed=seed)
        observed: np.ndarray[Any, Any] = table.observe("seat_0")["observation"]
        return observed.tobytes()

    first, second, again, other = (hand_after_reset(seed) for seed in (7, None, 7, 8))

    assert first == again
    assert len({first, second, other}) == 3


@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_the_mask_allows_is_an_option_and_every_option_has_one(game: str) -> None:
    table = env(game)
    table.reset(seed=1)
    for _ in range(40):
        options = table.play.options()
        reached = set()
        for _ in range(table.encoding.actions.pages(options)):
            mask = table.observe(table.agent_selection)["action_mask"]
            assert set(np.flatnonzero(mask)) - {table.encoding.actions.more} == set(table.choices())
            reached |= set(table.choices().values())
            if mask[-1]:
                table.step(table.encoding.actions.more)
        assert reached == set(options)
        assert table.page == 0
        random_steps(table, 1, seed=1)
        if table.play.ask is None:
            return


def test_options_beyond_the_slots_are_on_further_pages() -> None:
    whole = env("warcraft")
    layout = whole.encoding.layout
    few = Layout(layout.fields, layout.values, layout.cards, slots=3)
    table = Environment(Encoding(whole.encoding.game, few), 2, whole.game_options, 500, None, "en")
    table.reset(seed=1)
    more = table.encoding.actions.more
    while table.encoding.actions.pages(table.play.options()) < 3:
        random_steps(table, 1, seed=1)
    agent, options = table.agent_selection, table.encoding.actions.in_slots(table.play.options())
    first = table.observe(agent)
    assert first["action_mask"][more] == 1

    table.step(more)

    second = table.observe(agent)
    assert table.agent_selection == agent  # nothing has happened
    assert table.play.options()
    assert not np.array_equal(first["observation"], second["observation"])
    slot = len(table.encoding.actions.fixed)
    assert table.choices()[slot] == options[3]
    table.step(slot)
    assert table.page == 0


def test_an_action_that_the_mask_does_not_allow_is_refused_and_changes_nothing() -> None:
    table = env("connect-four")
    table.reset(seed=1)
    before = table.observe("seat_0")["observation"]
    assert table.observe(table.agent_selection)["action_mask"].sum() == 7

    for action in (0, table.encoding.actions.more, 99, -1):
        with pytest.raises(BadInput):
            table.step(action)

    assert np.array_equal(table.observe("seat_0")["observation"], before)


def test_winners_are_rewarded_and_losers_punished_once() -> None:
    table = env("connect-four", options={"first": "seat-1"})
    table.reset(seed=1)
    drop = {choice: number for number, choice in table.choices().items()}
    given: list[float] = []
    for column in (0, 1, 0, 1, 0, 1, 0):
        given.append(sum(abs(reward) for reward in table.rewards.values()))
        table.step(drop["drop", column])

    assert table.rewards == {"seat_0": 1.0, "seat_1": -1.0}
    assert all(table.terminations.values())
    assert given == [0.0] * 7
    assert table.infos["seat_0"] == {"rule": "C4-WIN-01"}


def test_all_seats_of_a_game_that_is_won_together_get_the_same() -> None:
    table = env("aeons-end", seats=2)
    table.reset(seed=3)
    while table.play.ask is not None:
        random_steps(table, 1, seed=3)

    assert set(table.rewards.values()) == {-1.0}


def test_a_match_that_takes_too_long_is_cut_off() -> None:
    table = env("connect-four", most_decisions=3)
    table.reset(seed=1)

    random_steps(table, 3, seed=1)

    assert all(table.truncations.values())
    assert not any(table.terminations.values())


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_observes_what_its_seat_sees(game: str) -> None:
    table = env(game)
    table.reset(seed=2)
    random_steps(table, 15, seed=2)
    seats = len(table.possible_agents)
    for seat, agent in enumerate(table.possible_agents):
        options = table.chairs[agent].options()
        view = table.encoding.game.view(table.play.table, seat)

        observed = table.observe(agent)["observation"]

        assert np.array_equal(observed, table.encoding.vector(view, seat, seats, options, 0))
        assert observed[seat] == 1


def test_who_is_not_asked_has_no_action() -> None:
    table = env("summoner-wars")
    table.reset(seed=1)
    waiting = next(agent for agent in table.agents if agent != table.agent_selection)

    assert not table.observe(waiting)["action_mask"].any()


@pytest.mark.parametrize("game", GAMES)
def test_it_is_drawn_as_text(game: str) -> None:
    table = env(game, render_mode="ansi", language="cs")
    table.reset(seed=1)

    drawn = table.render()

    assert drawn is not None
    assert len(drawn.splitlines()) > 3
    assert "[/" not in drawn


def test_options_and_seats_are_checked() -> None:
    with pytest.raises(BadInput):
        env("connect-four", seats=3)
    with pytest.raises(BadInput):
        env("connect-four", options={"deck": "mine"})
    with pytest.raises(BadInput):
        env("chess")


def test_without_pettingzoo_it_is_said_what_to_install() -> None:
    """In a process of its own, in which PettingZoo cannot be found."""
    code = (
        "import importlib.util as util, herna.engine.errors as errors\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, package=None: None if name == 'pettingzoo' else find(name, package)\n"
        "try:\n    import herna.rl\nexcept errors.BadInput as error:\n    print(error)\n"
    )

    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)

    assert ran.stdout == "error-extra: package='pettingzoo', extra='rl'\n"

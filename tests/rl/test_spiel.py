"""The games under OpenSpiel's names: states, clones, what a player knows."""

import numpy as np
import pytest

from herna.games.catalogue import game_keys
from herna.rl.spiel import TERMINAL, SpielGame, SpielState


def play_steps(state: SpielState, steps: int, seed: int = 1) -> SpielState:
    """The state after some random actions."""
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("game", game_keys())
def test_a_clone_lives_its_own_life(game: str) -> None:
    state = play_steps(SpielGame(game).new_initial_state("1"), 20)
    before = [state.information_state_string(player) for player in range(state.game.num_players())]

    other = play_steps(state.clone(), 5)

    assert [state.information_state_string(player) for player in range(state.game.num_players())] == before
    assert other.history()[: len(state.history())] == state.history()
    assert len(other.history()) > len(state.history())


@pytest.mark.parametrize("game", game_keys())
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(game: str) -> None:
    state = play_steps(SpielGame(game).new_initial_state("1"), 40)
    for player in range(state.game.num_players()):
        other = state.resample_from_infostate(player, seed=5)

        assert other.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
        assert other.legal_actions(player) == state.legal_actions(player)


def test_the_same_seed_and_actions_give_the_same_match() -> None:
    states = [play_steps(SpielGame("summoner-wars").new_initial_state("7"), 60) for _ in range(2)]

    assert states[0].history() == states[1].history()
    assert states[0].information_state_string(0) == states[1].information_state_string(0)


def test_a_match_ends_with_returns() -> None:
    state = play_steps(SpielGame("connect-four").new_initial_state("1"), 100)

    assert state.is_terminal()
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert sum(state.returns()) == 0
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    assert not state.is_chance_node()


def test_only_the_player_who_is_asked_has_actions_and_no_other_action_is_taken() -> None:
    state = SpielGame("connect-four").new_initial_state("1")
    player = state.current_player()

    assert len(state.legal_actions(player)) == 7
    assert state.legal_actions(1 - player) == []
    assert sum(state.legal_actions_mask()) == 7
    assert state.action_to_string(player, state.legal_actions()[3]) == "drop 3"
    with pytest.raises(ValueError, match="0"):
        state.apply_action(0)
    assert state.child(state.legal_actions()[3]).history() == [state.legal_actions()[3]]
    assert state.history() == []


def test_what_a_player_has_been_told_is_in_its_information_state_but_not_what_others_have() -> None:
    state = play_steps(SpielGame("summoner-wars").new_initial_state("3"), 80)

    assert len(state.information_state_string(0)) > len(state.observation_string(0))
    assert state.information_state_string(0) != state.information_state_string(1)
    assert "·" in str(SpielGame("connect-four").new_initial_state("1"))


def test_a_resampled_state_deals_anew_what_the_player_does_not_know() -> None:
    state = play_steps(SpielGame("summoner-wars").new_initial_state("3"), 30)

    others = {state.resample_from_infostate(0, seed).information_state_string(1) for seed in range(5)}

    assert len(others) > 1

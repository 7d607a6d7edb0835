"""The games under OpenSpiel's names: a game makes states, states can be cloned.

OpenSpiel itself is not needed. Chance is inside a state: there are no chance nodes, a clone has the same luck before
it, and a search uses `resample_from_infostate`, which deals anew all that a player does not know, luck too.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any

from herna.engine.chance import Chance, Seeded
from herna.engine.decision import Choice
from herna.engine.events import Log
from herna.engine.flow import Play
from herna.engine.view import Chair, view_of
from herna.messages.words import Words
from herna.rl.encoding import Encoding, encoding_of
from herna.rl.fields import Vector

TERMINAL = -4  # pyspiel.PlayerId.TERMINAL
MOST_DECISIONS = 20_000


class SpielGame:
    """A game with its number of players and its options."""

    def __init__(self, game: str, players: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.encoding: Encoding = encoding_of(game)
        known = self.encoding.game
        self.players = known.check_seats(min(known.seat_counts) if players is None else players)
        self.options = known.read_options(options or {})

    def new_initial_state(self, seed: str | None = None) -> SpielState:
        """A new match; the same seed gives the same match."""
        log = Log()
        chance = Seeded(secrets.token_hex(8) if seed is None else seed)
        return SpielState(self, self.encoding.game.play(self.players, self.options, chance, log), log)

    def num_players(self) -> int:
        return self.players

    def num_distinct_actions(self) -> int:
        return self.encoding.actions.count

    def observation_tensor_size(self) -> int:
        return self.encoding.size

    def max_game_length(self) -> int:
        return MOST_DECISIONS

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0


class SpielState:
    """A match at one of its decisions, or at its end."""

    def __init__(self, game: SpielGame, play: Play[Any], log: Log) -> None:
        self.game = game
        self.play = play
        self.log = log
        self.actions_taken: list[int] = []
        self.page = 0

    def get_game(self) -> SpielGame:
        return self.game

    def clone(self) -> SpielState:
        """A copy of the state."""
        return self._with(self.play.copy())

    def _with(self, play: Play[Any]) -> SpielState:
        log = Log()
        log.events, log.choice = self.log.events.copy(), self.log.choice
        play.log = log
        other = SpielState(self.game, play, log)
        other.actions_taken, other.page = self.actions_taken.copy(), self.page
        return other

    def resample_from_infostate(self, player: int, seed: int) -> SpielState:
        """A random state that agrees with all that a player knows."""
        return self._with(self.play.guess(player, Chance(seed)))

    # Who acts, and how it ends

    def current_player(self) -> int:
        return TERMINAL if self.play.ask is None else self.play.ask.seat

    def is_terminal(self) -> bool:
        return self.play.ask is None

    def is_chance_node(self) -> bool:
        return False

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss; 0 for all until the end."""
        result = self.play.result
        return [0.0] * self.game.players if result is None else [2 * score - 1 for score in result.scores]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    # What can be done

    def choices(self) -> dict[int, Choice]:
        """The choice behind each legal action; the last may turn the page."""
        return self.game.encoding.actions.shown(self.play.options(), self.page)

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player not in (None, self.current_player()) or self.is_terminal():
            return []
        mask = self.game.encoding.actions.mask(self.play.options(), self.page)
        return [int(action) for action in mask.nonzero()[0]]

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        legal = set(self.legal_actions(player))
        return [int(action in legal) for action in range(self.game.num_distinct_actions())]

    def apply_action(self, action: int) -> None:
        """Carry out an action: a choice, or a turn of the page."""
        if action not in self.legal_actions():
            raise ValueError(action)
        self.actions_taken.append(action)
        actions = self.game.encoding.actions
        if action == actions.more:
            self.page = (self.page + 1) % actions.pages(self.play.options())
            return
        self.log.choice += 1
        self.play.choose(self.choices()[action])
        self.page = 0

    def child(self, action: int) -> SpielState:
        other = self.clone()
        other.apply_action(action)
        return other

    def history(self) -> list[int]:
        return self.actions_taken.copy()

    def action_to_string(self, player: int, action: int) -> str:
        """The choice that an action stands for, as it is written in a journal."""
        choice = self.choices().get(action)
        return "more" if choice is None else " ".join(str(part) for part in choice)

    # What a player knows

    def observation_string(self, player: int) -> str:
        """All that a player sees and is asked now."""
        return json.dumps(view_of(self.play, player, 0), sort_keys=True)

    def information_state_string(self, player: int) -> str:
        """All that a player sees, is asked, and has been shown so far."""
        return json.dumps(view_of(self.play, player, 0, self.log), sort_keys=True)

    def observation_tensor(self, player: int) -> Vector:
        """The observation of the environment in `herna.rl`."""
        chair = Chair(self.play, player)
        options = chair.options() if player == self.current_player() else []
        page = self.page if options else 0
        return self.game.encoding.vector(chair.view(), player, self.game.players, options, page)

    def __str__(self) -> str:
        """The table as a spectator sees it, drawn as in the terminal."""
        game = self.game.encoding.game
        return game.draw(game.view(self.play.table, -1), Words("en", game).say)

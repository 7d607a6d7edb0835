"""A game with the scenarios of Warcraft and nothing to play, and the texts that tests about scenarios start from."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from herna.engine.game import CheckedScenario, Fault, Game, Message
from herna.engine.table import Table
from herna.games.warcraft.scenario import SCENARIOS, check_scenario, read_scenario
from herna.games.warcraft.scenario_drawing import draw_scenario


class ScenariosOnly(Game[Table]):
    """It has scenarios and their words; its rules are another matter."""

    def scenarios(self) -> tuple[str, ...]:
        return SCENARIOS

    def check_scenario(self, text: str, name: str) -> CheckedScenario:
        return check_scenario(text, name)

    def draw_scenario(self, text: str, name: str, say: Callable[[Message], str]) -> str:
        return draw_scenario(read_scenario(text, name), say)


GAME = ScenariosOnly(key="scenarios-only", package="herna.games.warcraft", prefix="wc", choices={}, events={})

FOLDER = GAME.content() / "scenarios"
FORMAT = Path(__file__).parents[2] / "docs" / "scenario-format.md"
EXAMPLE = re.findall(r"```toml\n(.*?)```", FORMAT.read_text(encoding="utf-8"), re.DOTALL)[0]  # a legal one


def text_of(key: str) -> str:
    """The file of a scenario that comes with the game."""
    return (FOLDER / f"{key}.toml").read_text(encoding="utf-8")


def shape(fault: Fault) -> tuple[str, str, str]:
    """The broken point, what is wrong, and where."""
    return fault.rule, fault.key, str(dict(fault.arguments)["where"])

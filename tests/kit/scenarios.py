"""The texts that tests about scenarios start from."""

import re
from pathlib import Path

from herna.engine.checked import Fault
from herna.games.warcraft.game import GAME

FOLDER = GAME.content() / "scenarios"
FORMAT = Path(__file__).parents[2] / "docs" / "scenario-format.md"
EXAMPLE = re.findall(r"```toml\n(.*?)```", FORMAT.read_text(encoding="utf-8"), re.DOTALL)[0]  # a legal one


def text_of(key: str) -> str:
    """The file of a scenario that comes with the game."""
    return (FOLDER / f"{key}.toml").read_text(encoding="utf-8")


def shape(fault: Fault) -> tuple[str, str, str]:
    """The broken point, what is wrong, and where."""
    return fault.rule, fault.key, str(dict(fault.arguments)["where"])

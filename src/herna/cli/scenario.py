"""`herna scenario`: lists, draws and checks scenarios."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.text import Text

from herna.cli.commands import add_command, print_json
from herna.cli.decks import fault_as_data, print_faults
from herna.cli.terminal import Terminal
from herna.engine.checked import CheckedScenario
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.journal import read_text
from herna.games.catalogue import game_keys, game_named, scenario_text, scenarios_of
from herna.messages.words import Words


def add(commands: Any, words: Words) -> None:
    """Add `scenario list`, `scenario show` and `scenario check` to the command line."""
    listing = add_command(commands, "scenario list", run_list, words, ["scenario"])
    listing.add_argument("--json", action="store_true", help=words.say("help-scenario-json"))
    show = add_command(commands, "scenario show", run_show, words)
    show.add_argument("scenario", metavar="KEY", help=words.say("help-scenario-key"))
    check = add_command(commands, "scenario check", run_check, words)
    check.add_argument("file", metavar="FILE", type=Path, help=words.say("help-scenario-file"))
    check.add_argument("--json", action="store_true", help=words.say("help-scenario-json"))


def game_with_scenarios() -> Game[Any]:
    """The installed game that is played in scenarios."""
    for key in game_keys():
        if game_named(key).scenarios():
            return game_named(key)
    raise BadInput("error-no-scenarios")


def run_list(arguments: argparse.Namespace, words: Words) -> int:
    """Print key, name, number of players and description of every scenario."""
    game = game_with_scenarios()
    scenarios = scenarios_of(game)
    if arguments.json:
        print_json([as_data(scenario, words) for scenario in scenarios])
        return 0
    words = Words(words.language, game)
    terminal = Terminal()
    told = {"game": words.say(f"{game.prefix}-game"), "scenarios": len(scenarios)}
    terminal.say(words.say("scenario-heading", told))
    for scenario in scenarios:
        named = words.say("scenario-named", as_data(scenario, words))
        terminal.print(Text.assemble("  ", (scenario.key, "cyan"), "  ", (named, "bold")))
        terminal.print(Padding(Text(dict(scenario.about)[words.language]), (0, 0, 0, 4)))
    return 0


def run_show(arguments: argparse.Namespace, words: Words) -> int:
    """Draw a scenario, given by key or file."""
    game = game_with_scenarios()
    words = Words(words.language, game)
    text = text_of(game, arguments.scenario)
    drawn = game.draw_scenario(text, arguments.scenario, words.message)
    scenario = game.check_scenario(text, arguments.scenario)
    terminal = Terminal()
    terminal.say(words.say("scenario-named", as_data(scenario, words)), "bold")
    terminal.say(dict(scenario.about)[words.language])
    terminal.print()
    terminal.print(Text.from_markup(drawn, emoji=False), soft_wrap=True)
    return 0


def run_check(arguments: argparse.Namespace, words: Words) -> int:
    """Check a scenario file; prints every fault, status 1 if there is one."""
    game = game_with_scenarios()
    words = Words(words.language, game)
    text = read_text(arguments.file)
    checked = game.check_scenario(text, str(arguments.file))
    if arguments.json:
        faults = [fault_as_data(fault, text, words) for fault in checked.faults]
        print_json({"legal": not faults, **as_data(checked, words), "faults": faults})
        return 1 if checked.faults else 0
    terminal = Terminal()
    told = {"file": str(arguments.file), "faults": len(checked.faults), **as_data(checked, words)}
    terminal.say(words.say("scenario-faulty" if checked.faults else "scenario-legal", told))
    if checked.faults:
        print_faults(str(arguments.file), text, checked.faults, words)
    return 1 if checked.faults else 0


def text_of(game: Game[Any], given: str) -> str:
    """The text of a scenario, by its key or from its file."""
    if given in game.scenarios():
        return scenario_text(game, given)
    if not Path(given).exists():
        raise BadInput("error-unknown-scenario", given=given[:40], known=", ".join(game.scenarios()))
    return read_text(Path(given))


def as_data(scenario: CheckedScenario, words: Words) -> dict[str, object]:
    """A scenario for scripts; an unreadable one has no name."""
    name, about = (dict(texts).get(words.language, "") for texts in (scenario.name, scenario.about))
    return {"key": scenario.key, "name": name, "about": about, "seats": scenario.seats}

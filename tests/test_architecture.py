"""The tree keeps its shape: what import-linter cannot see. The imports themselves are in pyproject.toml."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from herna.games.catalogue import game_named
from herna.messages.words import Words
from scripts.written_out.reading import Record, Sources
from tests.test_written_out import FILES

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src" / "herna").rglob("*.py"))
PAGE = (".ts", ".svelte", ".css", ".json")
GAMES = ("aeons_end", "doomtrooper", "summoner_wars", "warcraft")
# The modules of each game, and in the folder of its board those of the page.
OF_A_GAME = {
    *("conduct", "counts", "deeds", "describing", "drawing", "evaluation", "features", "found", "game", "given"),
    *("guide", "lessons", "naming", "printed", "seen", "setup", "table", "texts", "tips", "turn", "view"),
    *("cards/every_card", "rules/ending"),
}
OF_A_BOARD = {
    *("Board.svelte", "Card.svelte", "Emblem.svelte", "Face.svelte", "Hand.svelte", "Panel.svelte", "Small.svelte"),
    *("Zoom.svelte",),
    *("asks.ts", "emblems.ts", "fields.ts", "given.ts", "index.ts", "meant.ts", "motion.ts", "naming.ts", "table.ts"),
    *("wire.ts", "words.ts", "words/cs.json", "words/en.json"),
}


@cache
def imports_of(source: Path) -> set[str]:
    """The top-level names of the modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


def test_what_happens_at_a_table_is_decided_without_input_or_output() -> None:
    """`accept` and `apply` are pure: no clock, no task, no database, no network."""
    pure = ("acts", "accept", "apply", "clocks", "entries", "proposals", "shared_table", "table_snapshot", "windows")
    for name in pure:
        source = ROOT / "src" / "herna" / "server" / f"{name}.py"
        assert imports_of(source) <= {"__future__", "collections", "herna", "msgspec", "typing"}, source


def test_the_arrows_in_the_documents_are_the_layers_that_are_checked() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    checked = settings["tool"]["importlinter"]["contracts"][0]["layers"]

    readme = re.search(r"Imports point only inwards: `([^`]*)`", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert readme is not None
    for arrows in (page, readme[1]):
        drawn = [{f"herna.{name.strip()}" for name in layer.split(",")} for layer in arrows.split("->")]
        assert drawn == [set(layer.split(" | ")) for layer in checked]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_thing_is_in_the_same_file_in_all_games(game: str) -> None:
    modules, board = ROOT / "src" / "herna" / "games" / game, ROOT / "ui" / "src" / "games" / game.replace("_", "-")

    assert [name for name in sorted(OF_A_GAME) if not (modules / f"{name}.py").exists()] == []
    assert [name for name in sorted(OF_A_BOARD) if not (board / name).exists()] == []
    told = (modules / "README.md").read_text(encoding="utf-8")
    assert [file.name for file in modules.glob("[a-z]*.py") if f"`{file.name}`" not in told] == []  # what else it has


def test_the_engine_needs_only_the_standard_library() -> None:
    allowed = set(sys.stdlib_module_names) | {"herna", "mypy_extensions"}  # the latter only marks what mypyc compiles
    for source in (ROOT / "src" / "herna" / "engine").glob("*.py"):
        assert imports_of(source) <= allowed, source.name


def test_all_chance_goes_through_the_engines_chance() -> None:
    for source in SOURCES:
        if "lab" not in source.parts:  # the peers in the benchmarks bring their own dice
            assert "random" not in imports_of(source), source


def test_every_module_says_in_its_first_line_what_it_is_for() -> None:
    for source in [*SOURCES, *ROOT.joinpath("tests").rglob("*.py")]:
        assert ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))), source


def test_no_module_is_longer_than_five_hundred_lines() -> None:
    page = [
        file for file in ROOT.joinpath("ui", "src").rglob("*") if file.suffix in (".ts", ".svelte", ".css", ".json")
    ]
    assert page
    for source in [*SOURCES, *ROOT.joinpath("tests").rglob("*.py"), *page]:
        assert len(source.read_text(encoding="utf-8").splitlines()) <= 500, source


def test_there_is_no_drawer_for_odds_and_ends() -> None:
    assert not [source for source in SOURCES if source.stem in ("utils", "util", "helpers", "common", "misc")]


def steps_of(record: Record) -> set[str]:
    """The steps that a procedure's `order` names."""
    order = record.method("order")
    return {step for step in texts_in(order) if " " not in step} if order else set()


def texts_in(node: ast.AST) -> set[str]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def test_every_step_that_is_named_is_a_step_of_its_procedure() -> None:
    """In `order`, `Repeat("a_step")` and `Call(…, then="a_method")`: names as texts, which mypy does not check."""
    found, wrong = 0, []
    for module in Sources(FILES).modules.values():
        for record in module.classes.values():
            # what a choice does continues with a step of the procedure that asked, which is beside it
            own = [record] if steps_of(record) else list(module.classes.values())
            steps = {step for each in own for step in steps_of(each)}
            named = [("order", step) for step in steps_of(record)]
            for call in (each for each in ast.walk(record.node) if isinstance(each, ast.Call)):
                named += [
                    ("then", text) for each in call.keywords if each.arg == "then" for text in texts_in(each.value)
                ]
                match call:
                    case ast.Call(ast.Name("Repeat"), [ast.Constant(str() as step), *_]):
                        named.append(("order", step))
                        wrong += [(record.name, step)] * (step not in steps)
                    case ast.Call(ast.Name("Call"), [_, ast.Constant(str() as name), *_]):
                        named.append(("then", name))
            wrong += [(record.name, name) for _, name in named if name and not any(each.method(name) for each in own)]
            found += len(named)

    assert wrong == []
    assert found > 600


def constants_of(tree: ast.Module) -> dict[str, set[str]]:
    """The texts in each constant of a module."""
    return {
        node.target.id: texts_in(node.value)
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None
    }


def named_texts(node: ast.expr, constants: dict[str, set[str]]) -> set[str]:
    """The texts with which something is compared: here, or in a constant of the module."""
    return constants.get(node.id, set()) if isinstance(node, ast.Name) else texts_in(node)


def names_in(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The kinds of choices, the prompts and the events that a module names by texts."""
    constants = constants_of(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Compare(ast.Subscript(ast.Name("choice" | "option"), ast.Constant(0)), _, [told]):
                yield from (("choice", text) for text in named_texts(told, constants))
            case ast.Compare(ast.Subscript(ast.Name("choice"), ast.Slice(None, ast.Constant(1))), _, [told]):
                yield from (("choice", text) for text in named_texts(told, constants))
            case ast.Compare(ast.Attribute(_, "prompt"), _, [told]):
                yield from (("prompt", text) for text in named_texts(told, constants))
            case ast.AnnAssign(_, ast.Subscript(_, ast.Name("Choice")), ast.Tuple([ast.Constant(str() as kind), *_])):
                yield "choice", kind
            case ast.Call(ast.Attribute(ast.Name("moment"), "offered"), told):
                yield from (("choice", text) for each in told for text in texts_in(each))
            case ast.Call(ast.Attribute(ast.Name("moment"), "told" | "of_own_turns"), told):
                yield from (("event", text) for each in told for text in texts_in(each))


@pytest.mark.parametrize("key", GAMES)
def test_kinds_of_choices_prompts_and_events_that_bots_and_tips_name_exist(key: str) -> None:
    """mypy does not check these texts; a wrong one would just never be met."""
    game = game_named(key.replace("_", "-"))
    words = Words("en", game)
    sources = [source for source in SOURCES if source.parent.name == key and source.parent.parent.name == "games"]
    named = {name for source in sources for name in names_in(ast.parse(source.read_text(encoding="utf-8")))}

    known = {"choice": set(game.choices), "event": set(game.events)}
    prompts = {text for what, text in named if what == "prompt" and re.fullmatch(rf"{game.prefix}-.*\w", text)}

    assert {(what, text) for what, text in named if what != "prompt" and text not in known[what]} == set()
    assert {prompt for prompt in prompts if not words.has(prompt)} == set()
    assert len(named) > 15


def test_games_ask_nothing_by_a_name_that_mypy_does_not_check() -> None:
    """A text is asked by a `Question`, which is made from the method."""
    games = [source for source in SOURCES if "games" in source.parts]

    assert games
    assert [source for source in games if re.search(r"\b[gs]etattr\(", source.read_text(encoding="utf-8"))] == []


# Tuples whose words mypy has to know one by one: they are keys of what a seat sees.
WORDS_AS_KEYS = ("AREA_NAMES", "STATES", "STATS")


def test_constants_of_engine_and_games_are_final() -> None:
    """The compiled build then knows their values; a tuple has an open type, or it would be made anew at each use."""
    for source in SOURCES:
        if not {"engine", "games"} & set(source.parts) or source.stem == "evaluation":
            continue
        for node in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign):
                names = {each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name)}
                assert not {name for name in names if name.isupper() and len(name) > 1}, (source, node.lineno)
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target).isupper():
                assert ast.unparse(node.annotation).startswith("Final"), (source, node.lineno)
                is_tuple = isinstance(node.value, ast.Tuple) and ast.unparse(node.target) not in WORDS_AS_KEYS
                assert not is_tuple or ast.unparse(node.annotation) != "Final", (source, node.lineno)


def test_what_is_not_compiled_stands_only_below_classes_that_allow_it() -> None:
    """Compiled, a class without subclasses is recognised as just itself, and nothing interpreted passes for it."""
    trees = {source: ast.parse(source.read_text(encoding="utf-8")) for source in SOURCES}
    compiled = {module: trees[path] for module, path in FILES}
    allow = {
        (module, node.name): "allow_interpreted_subclasses" in "".join(map(ast.unparse, node.decorator_list))
        for module, tree in compiled.items()
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    for tree in trees.values():
        if tree in compiled.values():
            continue
        imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
        brought = {alias.name: node.module for node in imports for alias in node.names}
        for node in tree.body:
            for base in node.bases if isinstance(node, ast.ClassDef) else []:
                name = ast.unparse(base).partition("[")[0]
                assert allow.get((brought.get(name) or "", name), True), (ast.unparse(node)[:60], name)

"""The configuration file of `herna serve`."""

import argparse
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from herna.cli.config import complete, or_default
from herna.cli.serve import add_options, defaults, options
from herna.engine.errors import BadInput, Faults
from herna.messages.words import Words
from tests.cli.command import Herna, Write
from tests.cli.test_serve import Serving

WORDS = Words("en")
DOCUMENT = Path(__file__).parents[2] / "docs" / "operations.md"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HERNA_DATABASE_URL", raising=False)


def settings(file: Path | None, *given: str) -> dict[str, Any]:
    """The options as they hold with a file and a command line."""
    parser = options(WORDS)
    parser.add_argument("--config", type=Path)
    arguments = parser.parse_args([*given, *([] if file is None else ["--config", str(file)])])
    return vars(or_default(complete(arguments, options(WORDS), WORDS), defaults()))


def faults_of(file: Path) -> list[str]:
    with pytest.raises(BadInput) as refused:
        settings(file)
    found = refused.value.faults if isinstance(refused.value, Faults) else (refused.value,)
    return [WORDS.error(fault) for fault in found]


def documented() -> str:
    """The example in the documents."""
    found = re.search(r"```toml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def all_settings() -> set[str]:
    parser = argparse.ArgumentParser(add_help=False)
    add_options(parser, WORDS)
    return {action.option_strings[0].removeprefix("--") for action in parser._actions}


def test_the_documented_example_has_every_setting_and_can_be_read(write: Write) -> None:
    file = write("herna.toml", documented())
    whole = re.sub(r"(?m)^# (?=[a-z-]+ = )", "", documented())  # also those that are only shown

    assert set(tomllib.loads(whole)) == all_settings()
    assert settings(file)["host"] == tomllib.loads(documented())["host"]
    file.write_text(whole, encoding="utf-8")
    assert settings(file).keys() >= {name.replace("-", "_") for name in all_settings()}


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "herna.toml"
    file.write_text(
        'port = 9000\norigin = ["https://a.example", "https://b.example"]\nsecure = true\nrate = 7.5\n'
        'database-url = "postgresql://file/herna"\nproxy = "10.0.0.1"\n',
        encoding="utf-8",
    )
    monkeypatch.setenv("HERNA_DATABASE_URL", "postgresql://environment/herna")

    found = settings(file, "--port", "9001", "--origin", "https://c.example")

    assert (found["port"], found["origin"], found["secure"], found["rate"]) == (9001, ["https://c.example"], True, 7.5)
    assert found["database_url"] == "postgresql://environment/herna"
    line = "postgresql://line/herna"
    assert settings(file, "--database-url", line)["database_url"] == line
    assert (found["proxy"], found["burst"], found["host"]) == (["10.0.0.1/32"], 200.0, "127.0.0.1")
    assert settings(None)["origin"] == []


def test_a_path_is_seen_from_the_folder_of_the_file(tmp_path: Path, write: Write) -> None:
    file = write("herna.toml", 'data = "tables"\nruns = "/srv/runs"\nchange = ["cards.toml"]\n')

    found = settings(file)

    assert (found["data"], found["runs"]) == (tmp_path / "tables", Path("/srv/runs"))
    assert found["change"] == [tmp_path / "cards.toml"]


def test_every_fault_is_told_at_once_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "herna.toml"
    file.write_text(
        '# settings\nport = 70000\nprot = 8000\nsecure = "yes"\nhost = true\nlog = "xml"\n\n[more]\nport = 1\n',
        encoding="utf-8",
    )

    told = faults_of(file)

    assert [line for each in told for line in re.findall(r"line (\d+)", each)] == ["2", "3", "4", "5", "6", "8"]
    assert "70000" in told[0]
    assert "prot" in told[1]
    assert "true or false" in told[2]
    assert "console" in told[4]


@pytest.mark.parametrize(("text", "line"), [("port = 8000\nhost = \n", 2), ("a = 1\na = 2\n", 2), ('x = "', 1)])
def test_what_is_no_toml_is_refused_with_its_line(write: Write, text: str, line: int) -> None:
    file = write("herna.toml", text)

    (told,) = faults_of(file)

    assert f"line {line}:" in told


def test_a_file_that_is_not_there_is_refused(herna: Herna, tmp_path: Path) -> None:
    assert herna("serve", "--config", tmp_path / "none.toml").refused("none.toml")


def test_the_operators_commands_find_the_database_by_the_same_file(herna: Herna, tmp_path: Path, write: Write) -> None:
    file = write("herna.toml", 'port = 8000\ndata = "tables"\n')

    assert herna("admin", "status", "--config", file).refused(str(tmp_path / "tables" / "herna.db"))
    assert herna("backup", tmp_path / "b", "--config", file).refused(str(tmp_path / "tables" / "herna.db"))


def test_a_server_listens_where_its_file_says(tmp_path: Path, write: Write) -> None:
    file = write("herna.toml", 'port = 0\ndata = "tables"\nthinkers = 1\nlog-level = "error"\n')
    serving = Serving(tmp_path, "serve", "--config", str(file))

    assert serving.address().startswith("http://127.0.0.1:")
    assert (tmp_path / "tables" / "herna.db").exists()
    assert serving.end() == 0

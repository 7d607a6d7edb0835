"""What the documents say is true: their code is the tested code, runs, and the files they name are there."""

import re
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "connect_four"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.joinpath("docs").rglob("*.md")])

BLOCK = re.compile(r"^ *```(\w+)(?: (\S+))?\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#]+)[^)]*\)")


def blocks(document: Path) -> list[tuple[str, str, str]]:
    """The code blocks of a document: language, the file that it is from, text."""
    found = BLOCK.finditer(document.read_text(encoding="utf-8"))
    return [(block[1], block[2] or "", textwrap.dedent(block[3])) for block in found]


def test_the_tutorials_code_is_the_whole_example_in_its_order() -> None:
    parts = [text for _, file, text in blocks(ROOT / "docs" / "tutorial.md") if file == "connect_four/game.py"]

    told = [line for part in parts for line in part.splitlines() if line]

    assert told == [line for line in (EXAMPLE / "connect_four" / "game.py").read_text().splitlines() if line]


def test_every_other_block_of_the_tutorial_stands_in_its_file() -> None:
    named = [(file, text) for _, file, text in blocks(ROOT / "docs" / "tutorial.md") if file]

    content = {"connect_four/content/rules.toml", "connect_four/content/examples.toml"}
    assert {file for file, _ in named} >= {"pyproject.toml", *content}
    for file, text in named:
        lines = set((EXAMPLE / file).read_text(encoding="utf-8").splitlines())
        assert [line for line in text.splitlines() if line not in lines] == [], file


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_python_code_in_documents_runs(document: Path) -> None:
    """Blocks of one document run one after another; those taken from a file are tested there."""
    room: dict[str, object] = {"__name__": "document"}
    for language, file, text in blocks(document):
        if language == "python" and not file:
            exec(compile(text, document.name, "exec"), room)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text(encoding="utf-8"))

    assert [link for link in links if "://" not in link and not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_of_ours_that_is_named_is_there(document: Path) -> None:
    named = re.findall(r"`((?:src|tests|docs|examples|scripts)/[\w./-]+)`", document.read_text(encoding="utf-8"))

    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_name_that_the_glossary_gives_is_in_the_code() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in ROOT.joinpath("src", "herna").rglob("*.py"))
    known = set(re.findall(r"\w+", code))

    given = re.findall(r"`([A-Za-z_][\w.]*)`", (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))

    assert len(given) > 200
    assert [name for name in given if not set(name.removesuffix(".toml").split(".")) <= known] == []


def test_every_decision_has_a_number_of_its_own() -> None:
    titles = {
        file.name: file.read_text(encoding="utf-8").split("\n")[0]
        for file in sorted((ROOT / "docs" / "decisions").glob("*.md"))
    }
    numbers = [int(name.partition("-")[0]) for name in titles]

    assert numbers == list(range(1, len(numbers) + 1))
    assert [name for name, title in titles.items() if not title.startswith(f"# {int(name.partition('-')[0])}. ")] == []

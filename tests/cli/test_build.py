"""A player, and anybody who measures, is told which build does it."""

import json

import pytest

from herna import VERSION
from herna.build import Build
from tests.cli.command import Herna

IN_WORDS = {
    ("en", "compiled"): "compiled with mypyc",
    ("en", "interpreted"): "interpreted",
    ("cs", "compiled"): "přeloženo pomocí mypyc",
    ("cs", "interpreted"): "interpretováno",
}
LABEL = {"en": "build", "cs": "sestavení"}
GREEDY_AND_RANDOM = ("--bots", "greedy,random", "--matches", "1", "--jobs", "1")


@pytest.fixture(params=["compiled", "interpreted"])
def build(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Build:
    """The build that plays, as far as the commands know."""
    told: Build = request.param
    for command in ("main", "session", "arena"):
        monkeypatch.setattr(f"herna.cli.{command}.BUILD", told)
    return told


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_version_and_the_bots_come_with_their_build(
    herna: Herna, build: Build, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = IN_WORDS[language, build]

    with pytest.raises(SystemExit):
        herna("--lang", language, "--version")

    assert capsys.readouterr().out == f"herna {VERSION}, {words}\n"
    line = f"{LABEL[language]}: {words}"
    assert line in herna("play", "connect-four", "--lang", language, typed="quit\n").out.splitlines()
    assert line in herna("arena", "connect-four", "--lang", language, *GREEDY_AND_RANDOM).out.splitlines()


def test_scripts_are_told_the_build_of_an_arena(herna: Herna, build: Build) -> None:
    assert json.loads(herna("arena", "connect-four", *GREEDY_AND_RANDOM, "--json").out)["build"] == build


def test_people_among_themselves_are_not_told(herna: Herna) -> None:
    assert "build:" not in herna("play", "connect-four", "--seats", "human,human", typed="quit\n").out

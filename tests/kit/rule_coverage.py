"""Notes what has a passing test: `@pytest.mark.rule("C4-WIN-01")` names the rules that a test proves,
`@pytest.mark.example("C4-EX-01")` the worked examples that it plays.

The notes of the last run of all tests are in build/rule-coverage.json, where `herna rules GAME --coverage` finds them.
./test says by HERNA_RULE_COVERAGE=1 which of its runs has all tests of rules.
"""

import json
import os
from pathlib import Path

import pytest

NOTES = Path(__file__).parents[2] / "build" / "rule-coverage.json"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Each test's report carries the IDs that it proves; other processes' reports come back with them."""
    proved = [id for kind in ("rule", "example") for mark in item.iter_markers(kind) for id in mark.args]
    item.user_properties.append(("proved", proved))


class RuleCoverage:
    """Collects, over all reports of a run, the rules and examples of passing and of failing tests."""

    def __init__(self) -> None:
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        named = [value for name, value in report.user_properties if name == "proved" and isinstance(value, list)]
        proved = {id for ids in named for id in ids}
        if report.failed:
            self.failed |= proved
        elif report.when == "call" and report.passed:
            self.passed |= proved

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        NOTES.parent.mkdir(exist_ok=True)
        NOTES.write_text(json.dumps({"passed": sorted(self.passed), "failed": sorted(self.failed)}, indent=1))


def pytest_configure(config: pytest.Config) -> None:
    """Only a run of everything counts, and only in the process that collects all reports."""
    whole = config.args == [str(config.rootpath / path) for path in config.getini("testpaths")]
    whole = whole or config.args == config.getini("testpaths") or os.environ.get("HERNA_RULE_COVERAGE") == "1"
    narrowed = config.getoption("keyword") or config.getoption("markexpr") or config.getoption("collectonly")
    if whole and not narrowed and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RuleCoverage())

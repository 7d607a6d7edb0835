"""The notes of a test run: a rule or an example counts as proved by the tests that are marked with it."""

from typing import Literal

import pytest

from tests.kit.rule_coverage import RuleCoverage

Outcome = Literal["passed", "failed", "skipped"]


def report(
    item: pytest.Item, outcome: Outcome, when: Literal["setup", "call", "teardown"] = "call"
) -> pytest.TestReport:
    """A report of this test with this outcome."""
    properties = list(item.user_properties)
    return pytest.TestReport(item.nodeid, item.location, {}, outcome, None, when, user_properties=properties)


@pytest.mark.rule("ZZ-RULE-01", "ZZ-RULE-02")
@pytest.mark.example("ZZ-EX-01")
@pytest.mark.parametrize(
    ("outcome", "when", "passed", "failed"),
    [
        ("passed", "call", True, False),
        ("failed", "call", False, True),
        ("failed", "teardown", False, True),
        ("skipped", "call", False, False),
        ("passed", "setup", False, False),
    ],
)
def test_marked_rules_and_examples_are_noted_by_how_the_test_ends(
    request: pytest.FixtureRequest,
    outcome: Outcome,
    when: Literal["setup", "call", "teardown"],
    passed: bool,
    failed: bool,
) -> None:
    notes, marked = RuleCoverage(), {"ZZ-RULE-01", "ZZ-RULE-02", "ZZ-EX-01"}

    notes.pytest_runtest_logreport(report(request.node, outcome, when))

    assert notes.passed == (marked if passed else set())
    assert notes.failed == (marked if failed else set())

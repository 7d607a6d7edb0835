"""Every test run notes which rules of the games were proved; no test fails because of where or how it was started."""

import signal

import pytest
from hypothesis import settings

pytest_plugins = ["tests.kit.rule_coverage"]

settings.register_profile("herna", deadline=None)
settings.load_profile("herna")

# A shell starts background jobs with Ctrl-C ignored, nohup ignores a closed terminal, and programs that a test starts
# would inherit that: a signal that is handled here has its usual effect on them.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, lambda number, frame: None)

WAITING = ("tests/bots/", "tests/cli/", "tests/lab/", "tests/server/", "tests/ui/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that wait for a browser, other processes or a clock have a second try, which `./test` lists (-rR)."""
    for item in items:
        if item.nodeid.startswith(WAITING):
            item.add_marker(pytest.mark.flaky(reruns=1, reruns_delay=2))

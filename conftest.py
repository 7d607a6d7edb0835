"""Every test run notes which rules of the games were proved; no test fails because of where or how it was started."""

import signal

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

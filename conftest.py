"""Every test run notes which rules of the games were proved."""

pytest_plugins = ["tests.kit.rule_coverage"]

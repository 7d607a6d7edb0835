"""The command line: play in a terminal, read rules, replay, verify, simulate, measure."""

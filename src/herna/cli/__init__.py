"""The command line: play in a terminal, look rules up, replay, verify, simulate, measure."""

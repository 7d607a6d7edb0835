"""Connect Four: the smallest complete game for Herna, built step by step in docs/tutorial.md."""

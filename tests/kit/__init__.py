"""Given/when/then helpers, and Skirmish, a game made to try the engine's every mechanism."""

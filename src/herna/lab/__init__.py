"""Many matches at once: simulation, arena, balance, report; and how fast they run."""

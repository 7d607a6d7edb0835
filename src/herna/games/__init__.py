"""The games. Each knows the engine and no other game."""

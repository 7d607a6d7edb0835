"""Doomtrooper: the collectible card game by the Czech tournament rulebook, the Book of Law."""

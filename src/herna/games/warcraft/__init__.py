"""Warcraft: The Board Game: armies and workers of four races on a map of hexagons, alone or in teams."""

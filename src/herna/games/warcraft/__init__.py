"""Warcraft: The Board Game.

Armies and workers of four races on a map of hexagons, alone or in teams.
"""

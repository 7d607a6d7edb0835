"""Summoner Wars, 2nd edition: two armies of cards meet on a grid.

A player whose Summoner falls loses.
"""

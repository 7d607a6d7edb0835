"""Tests of tournaments: pairings, results and standings, without any game."""

"""Lessons lead a learner through a position; puzzles ask for one thing."""

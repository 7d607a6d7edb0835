"""Evaluations learned from matches of bots against themselves."""

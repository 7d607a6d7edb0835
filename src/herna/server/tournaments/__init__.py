"""Tournaments that run themselves at shared tables."""

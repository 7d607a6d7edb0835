"""Scenarios: what they say, their files, their checks and drawings."""

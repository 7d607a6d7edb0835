"""Tests of how people find each other."""

"""Skirmish: a small card game with hidden hands, dice, reactions, replacements, triggers and windows."""

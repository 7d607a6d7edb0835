"""The engine: plays any game without knowing one.

It provides procedures and their stack, decisions, chance, cards, effects, events, journals and saves.
"""

"""What the cards say.

Effects that content files use by name, each module a part of the vocabulary.
"""

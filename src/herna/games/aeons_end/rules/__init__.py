"""The rules of Aeon's End, one module per chapter of the rulebook."""

"""The layouts of our games: what of a view is written where."""

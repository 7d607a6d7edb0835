"""Tournaments computed from journal entries: players, results, formats; no game, no server."""

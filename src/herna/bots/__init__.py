"""Bots: they play any game through the contract, seeing only their seat's chair."""

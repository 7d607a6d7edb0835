"""Bots that learn: training data, nets, and matches of bots against themselves."""

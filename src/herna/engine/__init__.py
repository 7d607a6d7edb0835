"""The engine knows how to play a game and knows no game: flow, decisions, chance, cards, effects, record."""

"""Bots play any game through the contract; a bot never imports a game and sees only its seat's chair."""

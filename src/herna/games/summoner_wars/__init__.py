"""Summoner Wars, 2nd edition: two armies of cards meet on a grid; whoever loses the Summoner loses."""

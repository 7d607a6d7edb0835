"""Aeon's End: breach mages defend Gravehold against a nemesis, together."""

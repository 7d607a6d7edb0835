"""What the cards, mages and nemeses of Aeon's End do."""

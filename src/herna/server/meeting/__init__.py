"""How people find each other: seeks and quick pairing, follows, challenges, blocks and presence."""

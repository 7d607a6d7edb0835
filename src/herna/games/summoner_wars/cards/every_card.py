"""Every text of every card, by the key of its ability or its event."""

from __future__ import annotations

from herna.engine.content import check_texts
from herna.games.summoner_wars.cards import (
    breakers,
    cave_goblins,
    fallen_kingdom,
    fallen_kingdom_events,
    phoenix_elves,
    polar_dwarves,
    savanna_elves,
    shared,
    tundra_orcs,
    vanguards,
)
from herna.games.summoner_wars.printed import PRINTED
from herna.games.summoner_wars.texts import TEXTS, add_texts


def register_texts() -> None:
    """Make every text known to the rules."""
    for module in (
        shared,
        polar_dwarves,
        cave_goblins,
        fallen_kingdom,
        fallen_kingdom_events,
        savanna_elves,
        vanguards,
        breakers,
        phoenix_elves,
        tundra_orcs,
    ):
        add_texts(module.TEXTS)
    liked = {key: printed.like for key, printed in PRINTED.items() if printed.event() and printed.like}
    add_texts({key: TEXTS[like] for key, like in liked.items() if like in TEXTS})
    wanted = [(key,) if printed.event() else printed.abilities for key, printed in PRINTED.items()]
    check_texts([text for texts in wanted for text in texts], TEXTS)

"""The duel (DT-DUEL): eight phases, comparison, wounds, points."""

from herna.games.doomtrooper.given import MARTIN
from tests.games.doomtrooper.rows import attacks, declines, given, plays, prove, row, then, until

test_what_follows_from_a_position = prove(
    row("who reaches the armour of the other wounds it and both strike at once", "DT-DUEL-19", "DT-DUEL-20",
        given("squad sean-gallagher", "kohort nepharite-of-ilian"), attacks("sean-gallagher", "nepharite-of-ilian"),
        declines,
        then(lambda front: front.told("hit") == [(front["nepharite-of-ilian"], "nepharite-of-ilian", "wounded"),
                (front["sean-gallagher"], "sean-gallagher", "killed")])),  # by its Fight
    row("cards played in phase 5 change the values", "DT-DUEL-25",
        given("squad sean-gallagher; hand evasive-action", "kohort nepharite-of-ilian; hand powerful-blow"),
        attacks("sean-gallagher", "nepharite-of-ilian"), "play evasive-action sean-gallagher",
        plays(MARTIN, "play powerful-blow nepharite-of-ilian"), until("dt-combat"),
        then({"value sean-gallagher armor": 10, "value nepharite-of-ilian fight": 10})),
)  # fmt: skip

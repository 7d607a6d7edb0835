"""Printed examples: who is meant, and exhaustion. Hanka plays Kadir, Honza plays Adelheim, against Rageborne."""

from herna.games.aeons_end.deeds import OnePlayer
from herna.games.aeons_end.rules.hand import GivesUp
from tests.games.aeons_end.rows import attack, given, nemesis_turn, prove, row, then

HANKA, HONZA = 0, 1


test_what_follows_from_a_position = prove(
    row("the rulebook's example of a tie for the lowest life", "AE-EX-17", "AE-AMBIG-01", "AE-AMBIG-02",
        # Nejednoznačnost.
        # given two of three tied, when Eviscerate strikes
        attack("cleave", mages="kadir adelheim mist", life={0: 4, 1: 9, 2: 4}, tier0="eviscerate"),
        # then all choose one of the two
        then(seats_asked=(0, 1, 2), offers_pick_player={"0", "2"}),
        "pick_player 2", then(life=[4, 9, 2])),
    row("the rulebook's example of charges that nobody has", "AE-EX-18", "AE-AMBIG-03",
        # Nejednoznačnost.
        nemesis_turn("doom-aegis", mages="kadir adelheim mist"), then(offers_pick_player={"0", "1", "2"}),
        "pick_player 1", then(life=[10, 6, 10])),
    row("the rulebook's example of exhaustion", "AE-EX-20", "AE-EXHAUST-01", "AE-EXHAUST-02", "AE-EXHAUST-03",
        "AE-EXHAUST-04", "AE-EXHAUST-05", "AE-EXHAUST-06",
        # Příklad vyčerpání.
        nemesis_turn("bleed-static=1", prepped={HANKA: {1: "spark", 2: "spark#2", 4: "spark#3"}, HONZA: {1: "spark#4"}},
            breaches={HANKA: "OO1O"}, life={HANKA: 2}, charges={HANKA: 3}, gravehold=24, fury=0),
        # when she suffers 6 damage, she is exhausted, and Rageborne is unleashed twice
        then(life_0=0, fury=2, gravehold=24),
        "pick_breach 0-IV",
        # then the spell at breach IV and all charges are gone, and Gravehold suffers twice the 4 that are left
        then(lambda siege: siege.names_of(siege.table.spells(HANKA)) == "spark spark#2", discard_0="spark#3",
            charges_0=0, gravehold=16)),
    # Nejednoznačnost.
    row("the rulebooks example of five cards that nobody holds", "AE-EX-19", "AE-AMBIG-04", "AE-AMBIG-05",
        given(mages="kadir adelheim mist", moment="nothing", hands={0: "crystal crystal#2 spark",
        1: "crystal#3 crystal#4 spark#2", 2: "jade jade#2"}), OnePlayer((GivesUp(5, destroyed=True),)),
        # then only those with the most cards may be chosen, and all of them go
        then({"offers_pick_player": {"0", "1"}}), "pick_player 0",
        then(lambda siege: siege.hand(0) == siege.discard(0) == "")),
)  # fmt: skip

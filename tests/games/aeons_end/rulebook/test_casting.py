"""Printed examples: casting spells."""

from tests.games.aeons_end.rows import given, prove, row, then

test_what_follows_from_a_position = prove(
    row("the rulebook's example of casting", "AE-EX-07", "AE-CAST-02", "AE-CAST-05", "AE-CAST-10", "AE-CAST-16",
        "AE-BREACH-14",
        # Honza is seat 1, Adelheim; he has opened breach II.
        given(moment="casting", active=1, prepped={1: {1: "spark", 3: "amplify-vision"}}, breaches={1: "OO01"}),
        # then Amplify Vision must be cast, so the phase cannot end yet
        then(offered={"cast spark", "cast amplify-vision"}),
        "cast amplify-vision", then(discard_1="amplify-vision", nemesis_life=70 - 2, breaches_1=(4, 4, 1, 1)),
        # when he keeps Spark
        "end_phase", then(lambda siege: siege.names_of(siege.table.spells(1)) == "spark")),
    row("the rulebook's example of casting a spell of another player", "AE-EX-08", "AE-CAST-12", "AE-CAST-13",
        # Hanka is seat 0, Honza seat 1.
        given(active=1, prepped={0: {1: "dark-fire"}}, hands={0: "crystal", 1: "garnet-shard crystal#2 spark"},
            discards={0: "jade"}, in_play="provoker"),
        # when Honza casts Dark Fire and discards two cards
        "play garnet-shard", "pick_way cast", "pick_card crystal#2", "pick_card spark",
        # then he picks the target
        then(asked=1, offers_target={"nemesis", "provoker"}),
        "target nemesis", then(nemesis_life=70 - 6, hand_0="crystal", discard_0="jade dark-fire", hand_1="",
            discard_1="crystal#2 spark")),
)  # fmt: skip

"""Deploy (WC-DEPLOY)."""

from tests.games.warcraft.rows import given, prove, row, then

test_what_follows_from_a_position = prove(
    row("what fits nowhere or is postponed stays in training", "WC-DEPLOY-07", "WC-DEPLOY-10", "WC-STACK-07",
        "WC-DEPLOY-11",
        given("deploy", pieces={0: {"B": "GG"}}, buildings={0: "ground ground"}, training={0: "GGW"}),
        "deploy ground B", then({"offers deploy": {"worker B"}}), "end_step", then({"training": "GW"}),
        given("spend", training={0: "G"}, gold={0: 1}, wood={0: 1}), "choose_training",
        # the only ground building is busy
        then({"offers train": {"worker"}})),
    row("a building is not finished while its worker has no room in the town", "WC-DX-10", "WC-DEPLOY-08",
        "WC-DEPLOY-09",
        # Derived test DX-10.
        given("deploy", pieces={0: {"B": "WWW"}}, outposts={0: "C"}, started={0: "air"}),
        then({"prompt": "nothing", "under_construction": [0, 0, 1, 0]})),
    row("nothing is deployed on a teammates town or outpost", "WC-DEPLOY-13",
        given("deploy", races="orc human undead", towns="B F -", teams="x y x", outposts={2: "C"}, training={0: "G"}),
        then({"offers deploy ground": {"B"}})),
    row("a town with enemy units is locked by whatever is deployed there", "WC-DEPLOY-04", "WC-DEPLOY-14",
        "WC-MOVE-15", "WC-BUILD-10",
        given("deploy", pieces={1: {"B": "G"}}, training={0: "G"}), "deploy ground B", then({"locked": ["B"]}),
        given("deploy", pieces={1: {"B": "G"}}, training={0: "GW"}), "deploy ground B", "deploy worker B",
        then({"locked": ["B"], "told town_locked": [(0, "B")]}),
        given("deploy", pieces={1: {"B": "G"}}, started={0: "air"}), "finish_building air", then({"locked": ["B"]}),
        given("spend", pieces={0: {"B": "W"}}, locked="B", gold={0: 2}, wood={0: 2}), "choose_constructing",
        then({"offers build": set()})),
)  # fmt: skip

"""Printed examples: Harvest."""

from tests.games.warcraft.rows import given, prove, row, then

test_what_follows_from_a_position = prove(
    row("the rulebook's example of gold and wood", "WC-EX-01", "WC-HARVEST-01", "WC-HARVEST-02", "WC-SPACE-04",
        "WC-SPACE-05",
        # Krok 2: Těžba.
        given("harvest", pieces={0: {"A": "W", "H": "W"}}, resources=[1, 2]), then({"stock": (1, 2),
            "depletion": {}})),
    row("the rulebook's example of workers who deplete a mine", "WC-EX-02", "WC-HARVEST-03", "WC-HARVEST-04",
        "WC-HARVEST-06", "WC-DEPLETE-01", "WC-DEPLETE-02", "WC-DEPLETE-04",
        # Více dělníků. The gold is rolled first, so the 3 of the mine comes first.
        given("harvest", pieces={0: {"A": "WW", "H": "W", "L": "WW"}}, depletion={"A": 1}, resources=[3, 2, 3, 1]),
        then({"offers harvest": {"H", "L"}}),
        "harvest H", then({"stock": (3, 6), "depleted A": 2, "depleted H": 0, "depleted L": 1})),
)  # fmt: skip

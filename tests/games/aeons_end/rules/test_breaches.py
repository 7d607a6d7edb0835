"""Focusing and opening breaches (AE-BREACH)."""

import pytest

from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.rules.breaches import Focuses
from herna.games.aeons_end.table import GONE, OPEN
from tests.games.aeons_end.rows import given, prove, row, then

COSTS = {"II": (2, (5, 4, 3, 2)), "III": (3, (9, 7, 5, 3)), "IV": (4, (13, 10, 7, 4))}


test_what_follows_from_a_position = prove(
    row("a breach is focused several times and several breaches in one turn without prepping anything", "AE-BREACH-04",
        given(breaches={0: "O000"}, aether=2 + 2 + 3 + 4), "focus 0-II", "focus 0-II", "focus 0-III", "focus 0-IV",
        "end_phase", then(breaches_0=(4, 2, 1, 1))),
    row("a breach that points up can only be opened", "AE-BREACH-05",
        given(breaches={0: "O300"}, aether=20),
        then(offers_focus={"0-III", "0-IV"}, offers_open={"0-II", "0-III", "0-IV"})),
    row("an open breach stays open and is neither focused nor opened again", "AE-BREACH-07",
        given(breaches={0: "OO--"}, aether=20, turn_deck="player-1 nemesis"),
        then(lambda siege: siege.offers("focus") | siege.offers("open") == set()), "end_phase",
        then(turn=2, breaches_0=(4, 4, -1, -1))),
    row("a higher breach may be opened first and without being focused", "AE-BREACH-08", "AE-BREACH-09",
        given(breaches={0: "O000"}, aether=13), "open 0-IV", then(breaches_0=(4, 0, 0, 4))),
    row("nobody pays for a breach of another player", "AE-BREACH-12",
        given(breaches={0: "OOOO", 1: "O000"}, aether=20),
        then(lambda siege: siege.offers("focus") | siege.offers("open") == set())),
    row("an effect focuses a breach of another player for nothing", "AE-BREACH-12", "AE-BREACH-13",
        given(breaches={0: "OOOO", 1: "O--1"}, hands={0: "focusing-orb"}, aether=1), "play focusing-orb",
        then(breaches_1=(4, -1, -1, 2), aether=1)),
    row("a free focus turns a breach once and opens one that points up", "AE-BREACH-13",
        given(moment="nothing", breaches={0: "O23-"}), Focuses(0), then(offers_pick_breach={"0-II", "0-III"}),
        "pick_breach 0-III", then(breaches_0=(4, 2, 4, -1)), Focuses(0),
        then(breaches_0=(4, 3, 4, -1), told_opened=[(0, 2)], told_focused=[(0, 1)])),
    row("a free focus without a closed breach does nothing", "AE-BREACH-13",
        given(moment="nothing", breaches={0: "OO-O"}), Focuses(0), then(breaches_0=(4, 4, -1, 4))),
    row("a reduction is used up by the next focus or opening", "AE-BREACH-15",
        given(breaches={0: "O000"}, hands={0: "flexing-dagger"}, aether=6), "play flexing-dagger", "pick_way discount",
        then(offers_open={"0-II", "0-III"}), "open 0-II", then(aether=6 - (5 - 3)), "focus 0-III", then(aether=4 - 3)),
    row("a cost is reduced to no less than 0", "AE-BREACH-15",
        given(breaches={0: "O000"}, hands={0: "flexing-dagger"}), "play flexing-dagger", "pick_way discount",
        "focus 0-II", then(aether=0, breaches_0=(4, 1, 0, 0))),
    # AE-GAP-21.
    row("two reductions add up for one focus or opening", "AE-BREACH-15",
        given(breaches={0: "O000"}, hands={0: "flexing-dagger flexing-dagger#2"}, aether=3), "play flexing-dagger",
        "pick_way discount", "play flexing-dagger#2", "pick_way discount", "open 0-III",
        then(lambda siege: (siege.table.aether, siege.table.lasts("discount")) == (0, 0))),
    row("an unused reduction ends with the turn", "AE-BREACH-15",
        given(hands={0: "flexing-dagger"}, turn_deck="player-1 nemesis"), "play flexing-dagger", "pick_way discount",
        "end_phase", then(lambda siege: (siege.table.turn, siege.table.lasts("discount")) == (2, 0))),
    row("all breaches are open if all that are left are", "AE-BREACH-16",
        given(moment="casting", prepped={0: {3: "amplify-vision"}}, breaches={0: "-OO-"}), "cast amplify-vision",
        then(told_damaged=[(-1, 3 + 1, "amplify-vision")])),
    row("breaches on both sides of a gap are not adjacent", "AE-BREACH-11",
        given(moment="casting", prepped={0: {2: "chaos-arc", 4: "spark"}}, breaches={0: "OO-O"}), "cast chaos-arc",
        then(told_damaged=[(-1, 3, "chaos-arc")]),
        given(moment="casting", prepped={0: {2: "spark", 3: "chaos-arc", 4: "spark#2"}}, breaches={0: "-OO0"}),
        "cast chaos-arc", then(told_damaged=[(-1, 3 + 2 * 2 + 1, "chaos-arc")])),
    *[row(f"the closed breach with the lowest focus cost is the one with the lowest number: {before}", "AE-BREACH-14",
        given(moment="casting", prepped={0: {1: "amplify-vision"}}, breaches={0: before}), "cast amplify-vision",
        then(breaches_0=after))
        for before, after in [
            ("O300", (OPEN, OPEN, 0, 0)), ("OO12", (OPEN, OPEN, 2, 2)), ("OO-0", (OPEN, OPEN, GONE, 1)),
            ("OOOO", (OPEN, OPEN, OPEN, OPEN)),
        ]],
    *[row(f"a free focus of an own breach uses a reduction up and of anothers does not: {seat}", "AE-BREACH-15",
        # AE-GAP-21.
        given(moment="nothing", breaches={0: "OO0O", 1: "OO0O"}), lambda siege: siege.lasts("discount", 3),
        Focuses(seat), then(lasts={"discount": left})) for seat, left in [(0, 0), (1, 3)]],
)  # fmt: skip


@pytest.mark.rule("AE-BREACH-01", "AE-BREACH-02", "AE-BREACH-03", "AE-BREACH-06")
@pytest.mark.parametrize("breach", ["II", "III", "IV"])
@pytest.mark.parametrize("position", [0, 1, 2, 3])
@pytest.mark.parametrize("seat", [0, 1])
def test_focusing_and_opening_cost_what_is_printed_for_the_position(breach: str, position: int, seat: int) -> None:
    focus, opening = COSTS[breach]
    row = f"O{position}{position}{position}"
    for cost, words in ((focus, "focus"), (opening[position], "open")):
        if words == "focus" and position == 3:
            continue
        poor, rich = (GivenSiege(breaches={seat: row}, active=seat, aether=aether) for aether in (cost - 1, cost))
        assert f"{seat}-{breach}" not in poor.offers(words)
        rich.chooses(f"{words} {seat}-{breach}")

        assert rich.table.aether == 0
        at = ("I", "II", "III", "IV").index(breach)
        assert rich.table.breaches[seat][at] == (position + 1 if words == "focus" else 4)

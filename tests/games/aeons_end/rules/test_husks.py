"""Carapace Queen's mat: husks and the swarm (AE-HUSK)."""

from typing import Any

import pytest

from herna.engine.match import Match
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege, deals
from herna.games.aeons_end.rules.husks import HusksCome, Swarm
from herna.games.aeons_end.rules.suffering import Unleash
from herna.games.aeons_end.table import HUSK
from tests.games.aeons_end.rows import given, position, prove, row, then


@position
def the_queen(**given: Any) -> GivenSiege:
    """Carapace Queen, at a moment in which a test does what it likes."""
    return GivenSiege(moment="nothing", nemesis="carapace-queen", **given)


test_what_follows_from_a_position = prove(
    row("a husk is a minion with 1 life", "AE-HUSK-04",
        the_queen(husks=3), deals(0, 1), "target husk", then(husks=2, nemesis_life=60)),
    row("husks do nothing in the nemesis main phase", "AE-HUSK-04",
        given(moment="nemesis", nemesis="carapace-queen", husks=5, in_play="needlemaw"),
        then(story_persists=["persists needlemaw"], husks=5)),
    row("only the number of husks counts", "AE-HUSK-05",
        the_queen(husks=3), deals(0, 1), "target husk", (HusksCome(2), Swarm()), then(told_swarmed=[(4,)])),
    # Spreading damage
    row("damage hits one husk and the excess is lost", "AE-HUSK-06",
        the_queen(husks=5), deals(0, 4), "target husk", "decline", then(husks=4, life=[10, 10])),
    row("for 1 damage the player spreads it over several husks", "AE-HUSK-06",
        the_queen(husks=5), deals(1, 4), "target husk", then(asked=1), "accept", then(husks=1, life=[10, 9])),
    row("spread damage goes neither to other minions nor to the nemesis", "AE-HUSK-06",
        the_queen(husks=2, in_play="needlemaw"), deals(0, 7), "target husk", "accept",
        then(husks=0, tokens={"needlemaw": 11}, nemesis_life=60)),
    row("an exhausted player pays for spreading with 2 damage to gravehold", "AE-HUSK-06", "AE-GAP-09", "AE-EXHAUST-11",
        the_queen(husks=5, life={0: 0}), deals(0, 3), "target husk", "accept", then(gravehold=28, husks=2)),
    # Unleash twice
    row("exhaustion by spreading is resolved before the husks are hit", "AE-HUSK-06", "AE-EXHAUST-06",
        the_queen(husks=3, life={0: 1}), deals(0, 3), "target husk", "accept", then(husks=7),
        "pick_breach 0-I", then(husks=4)),
    # 1 and 1 by the breach
    row("every source of damage may be spread", "AE-HUSK-06",
        given(moment="casting", nemesis="carapace-queen", husks=4, prepped={0: {3: "spark"}}, breaches={0: "O2O2"}),
        "cast spark", "target husk", "accept", then(husks=2)),
    # points 1 and 3 have only whole ones
    row("damage is spread point by point over husks with 2 life", "AE-HUSK-06", "AE-POWER-11",
        the_queen(husks=3, in_play="foul-multitudes"), deals(0, 5), "target husk", "accept", "hit_hurt",
        "hit_whole", then(husks=1, hurt_husks=1)),
    row("damage may be spread so that it only hurts", "AE-HUSK-06", "AE-POWER-11",
        the_queen(husks=3, in_play="foul-multitudes"), deals(0, 3), "target husk", "accept", "hit_whole",
        "hit_whole", then(husks=3, hurt_husks=3)),
    row("the player chooses whether a hurt or a whole husk is hit", "AE-HUSK-06", "AE-POWER-11",
        the_queen(husks=3, in_play="foul-multitudes"), deals(0, 1), "target husk", deals(0, 1), "target husk",
        then(offered={"hit_hurt", "hit_whole"}), "hit_whole", then(husks=3, hurt_husks=2)),
    # The limit
    row("each husk beyond the fifteenth costs gravehold 1 damage", "AE-HUSK-07", "AE-COMP-06",
        the_queen(husks=14), HusksCome(4), then(husks=15, gravehold=27)),
    row("only who has a prepped spell can discard one to a swarm", "AE-HUSK-09", "AE-AMBIG-05",
        the_queen(husks=5, prepped={1: {1: "spark"}}), Swarm(), then(discard_1="spark")),
    row("a swarm of 5 husks brings 2 more although no spell is prepped", "AE-HUSK-09", "AE-AMBIG-04",
        the_queen(husks=5), Swarm(), then(husks=7)),
    row("husks that an exhaustion brings are there before one leaves", "AE-HUSK-11", "AE-EXHAUST-06",
        the_queen(husks=11, life={1: 3}), Swarm(), then(husks=15), "pick_breach 1-I", then(husks=14)),
    row("13 husks alone do not lose the game", "AE-HUSK-12",
        the_queen(husks=11), HusksCome(3), then(over=None)),
    row("husks that are discarded deal no damage", "AE-HUSK-14",
        the_queen(husks=12, life={0: 9}), Swarm(), then(told_husks_left=[(1,)], gravehold=30, nemesis_life=60)),
    *[row(f"unleash puts 2 husks into play and 3 with increased difficulty: {harder}, {husks}", "AE-HUSK-03",
        "AE-HUSK-13", "AE-DIFF-03", "AE-UNLEASH-03",
        the_queen(husks=3, harder=harder), Unleash(), then(husks=husks))
        for harder, husks in [(False, 5), (True, 6)]],
    *[row(f"spreading is not offered where it is of no use: {husks}, {amount}", "AE-HUSK-06",
        the_queen(husks=husks), deals(0, amount), "target husk", then(prompt="ae-phase-main", husks=husks - 1))
        for husks, amount in [(1, 5), (5, 1)]],
    row("damage cannot be spread while damage is prevented", "AE-HUSK-06", "AE-GAP-09",
        the_queen(husks=5), lambda siege: siege.lasts("shield"), deals(0, 3), "target husk", then(husks=4)),
    row("damage by surplus husks can be prevented", "AE-HUSK-07", "AE-GAP-10",
        the_queen(husks=14), lambda siege: siege.lasts("shield"), HusksCome(4), then(gravehold=30)),
    # The swarm
    *[row(f"a swarm of up to 3 husks brings 4 more: {husks}", "AE-HUSK-08",
        the_queen(husks=husks, prepped={0: {1: "spark"}}), Swarm(),
        then(husks=husks + 4, discard_0="", gravehold=30)) for husks in [0, 3]],
    *[row(f"a swarm of 4 to 6 husks makes a player discard a prepped spell and brings 2 more: {husks}", "AE-HUSK-09",
        "AE-NEM-13",
        the_queen(husks=husks, prepped={0: {1: "spark"}, 1: {1: "ignite", 2: "spark#2"}}), Swarm(),
        then(seats_asked=(0, 1)), "pick_player 1",
        # first the spell
        then(asked=1, husks=husks), "pick_card ignite", then(discard_1="ignite", husks=husks + 2, gravehold=30))
        for husks in [4, 6]],
    *[row(f"a swarm of 7 to 10 husks deals 5 damage to gravehold: {husks}", "AE-HUSK-10",
        the_queen(husks=husks), Swarm(), then(gravehold=25, husks=husks)) for husks in [7, 10]],
    *[row(f"a swarm of 11 or 12 husks deals 3 damage to the lowest life and one husk leaves: {husks}", "AE-HUSK-11",
        the_queen(husks=husks, life={1: 8}), Swarm(), then(life=[10, 5], husks=husks - 1)) for husks in [11, 12]],
    *[row(f"a swarm of 13 husks or more loses the game: {husks}", "AE-HUSK-12", "AE-END-05",
        the_queen(husks=husks), Swarm(), then(over=(0.0, "AE-HUSK-12"))) for husks in [13, 15]],
    *[row(f"a swarm of several times looks at the table each time: {times}", "AE-HUSK-08", "AE-HUSK-10",
        the_queen(husks=3), Swarm(times),
        then(told_swarmed=[(3,), (7,), (7,)][:times], gravehold=30 - 5 * (times - 1))) for times in [1, 2, 3]],
)  # fmt: skip


@pytest.mark.rule("AE-HUSK-01", "AE-HUSK-02", "AE-SETUP-16")
def test_the_queen_starts_with_60_life_and_2_husks() -> None:
    table = Match(GAME, 2, {"nemesis": "carapace-queen"}, seed="1").play.table

    assert (table.nemesis_life, table.husks) == (60, 2)
    assert (table.fury, table.strikes, table.corruptions) == (0, (), ())


@pytest.mark.rule("AE-HUSK-04", "AE-POWER-11")
@pytest.mark.parametrize(("damage", "left", "hurt"), [(1, 3, 1), (2, 2, 0), (3, 2, 0)])
def test_with_foul_multitudes_2_damage_kill_a_husk(damage: int, left: int, hurt: int) -> None:
    siege = the_queen(husks=3, in_play="foul-multitudes").lay().does(deals(0, damage)).chooses("target husk")

    if damage > 1:
        siege.chooses("decline")

    assert (siege.table.husks, siege.table.hurt_husks) == (left, hurt)
    assert siege.told("damaged") == [(HUSK, min(damage, 2), "otherworldly-gate")]

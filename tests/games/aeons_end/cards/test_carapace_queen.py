"""Carapace Queen's nine cards."""

from typing import Any

import pytest

from herna.games.aeons_end.given import GivenSiege, a_nemesis_turn, an_attack, deals
from herna.games.aeons_end.printed import PRINTED
from herna.games.aeons_end.rules.dealing import leave_play
from tests.games.aeons_end.rows import given, position, prove, row, sets, then


@position
def an_attack_of_the_queen(card: str, **given: Any) -> GivenSiege:
    return an_attack(card, nemesis="carapace-queen", **given)


@position
def a_turn_of_the_queen(in_play: str, **given: Any) -> GivenSiege:
    return a_nemesis_turn(in_play, nemesis="carapace-queen", **given)


test_what_follows_from_a_position = prove(
    row("broodwomb takes no damage while there is a husk", "AE-DMG-07",
        given(moment="nothing", nemesis="carapace-queen", husks=1, in_play="broodwomb"), deals(0, 4),
        "target broodwomb", then(tokens={"broodwomb": 5})),
    row("broodwomb can be damaged when no husk is left", "AE-DMG-01",
        given(moment="nothing", nemesis="carapace-queen", in_play="broodwomb"), deals(0, 4), "target broodwomb",
        then(tokens={"broodwomb": 1})),
    row("broodwomb puts a husk into play", "AE-NEM-03",
        a_turn_of_the_queen("broodwomb", husks=2), then(husks=3)),
    row("endless throng is a swarm", "AE-HUSK-10",
        an_attack_of_the_queen("endless-throng", husks=7), then(gravehold=25)),
    row("hatch puts a husk into play for each discarded turn order card", "AE-TURNORDER-07",
        an_attack_of_the_queen("hatch", husks=2, turn_discard="player-1 player-2 nemesis"), then(husks=5)),
    # 1 husk: 4 more; 2 by Unleash; with 7 husks Gravehold suffers
    row("blot the sun swarms unleashes and swarms", "AE-NEM-14",
        a_turn_of_the_queen("blot-the-sun=1", husks=1), then(told_swarmed=[(1,), (7,)], husks=7, gravehold=25)),
    # Foul Multitudes
    row("foul multitudes unleashes when it comes", "AE-POWER-01", "AE-POWER-11",
        an_attack_of_the_queen("foul-multitudes", husks=1), then(husks=3, tokens={"foul-multitudes": 3})),
    row("husks have 2 life while foul multitudes is in play", "AE-POWER-11",
        given(moment="nothing", nemesis="carapace-queen", husks=3, in_play="foul-multitudes"), deals(0, 1),
        "target husk", then(husks=3, hurt_husks=1), deals(0, 1), "target husk", "hit_hurt",
        then(husks=2, hurt_husks=0)),
    row("hurt husks are healed at the end of every turn", "AE-POWER-11",
        given(moment="casting", nemesis="carapace-queen", husks=3, in_play="foul-multitudes",
            prepped={0: {1: "spark"}}), "cast spark", "target husk", then(hurt_husks=1), "end_phase",
        then(husks=3, hurt_husks=0)),
    # Infest
    row("infest swarms twice", "AE-AMBIG-06",
        an_attack_of_the_queen("infest", husks=3), "pick_way infest-swarm",
        then(told_swarmed=[(3,), (7,)], husks=7, gravehold=25)),
    row("infest may deal 4 damage to a player instead", "AE-AMBIG-06",
        an_attack_of_the_queen("infest", husks=7), "pick_way infest-damage", "pick_player 1",
        then(told_swarmed=[], life=[10, 6])),
    row("one prepped spell is not enough for infest to swarm with 4 and then 6 husks", "AE-AMBIG-06", "AE-HUSK-09",
        an_attack_of_the_queen("infest", husks=4, prepped={0: {1: "spark"}}), "pick_player 0",
        then(life=[6, 10])),
    # 4 husks: a spell and 2 more; 6 husks: a spell and 2 more
    row("a prepped spell for each swarm lets infest swarm", "AE-AMBIG-06", "AE-HUSK-09",
        an_attack_of_the_queen("infest", husks=4, prepped={0: {1: "spark"}, 1: {1: "spark#2"}}),
        "pick_way infest-swarm", "pick_player 1", then(discard_0="spark", discard_1="spark#2", husks=8)),
    # Legion Beacon, Maggot Engine, Spawn
    row("legion beacon unleashes twice when it comes", "AE-POWER-01",
        an_attack_of_the_queen("legion-beacon", husks=1), then(husks=5, tokens={"legion-beacon": 2})),
    row("maggot engine unleashes three times and has twice as much life as there are husks",
        "AE-MINION-01", "AE-MINION-04",
        an_attack_of_the_queen("maggot-engine", husks=1), then(husks=7, tokens={"maggot-engine": 14})),
    row("maggot engine swarms", "AE-NEM-03",
        a_turn_of_the_queen("maggot-engine=4", husks=7), then(gravehold=25)),
    # 12 husks: 3 damage, one husk leaves; 2 come; 13 husks end it
    row("spawn swarms unleashes and swarms", "AE-NEM-14", "AE-HUSK-12",
        an_attack_of_the_queen("spawn", husks=12, life={1: 9}),
        then(life=[10, 6], told_swarmed=[(12,), (13,)], over=(0.0, "AE-HUSK-12"))),
    *[row(f"blot the sun is discarded for 4 charges: {charges}", "AE-POWER-07", "AE-POWER-09",
        given(nemesis="carapace-queen", in_play="blot-the-sun", charges={0: charges}),
        then(offers_discard_power=offered)) for charges, offered in [(4, {"blot-the-sun"}), (3, set())]],
    row("foul multitudes swarms with its last token and husks have 1 life again", "AE-POWER-03", "AE-HUSK-14",
        a_turn_of_the_queen("foul-multitudes=1", husks=3), then(husks=7), sets(active=0), deals(0, 1), "target husk",
        then(husks=6)),
    row("a hurt husk has 1 life like the others when foul multitudes leaves", "AE-HUSK-14",
        given(moment="nothing", nemesis="carapace-queen", husks=3, in_play="foul-multitudes"), deals(0, 1),
        "target husk", lambda siege: leave_play(siege.play, siege["foul-multitudes"]), deals(0, 1), "target husk",
        then(husks=2, hurt_husks=0)),
    *[row(f"infest must deal damage when a swarm would find no prepped spell: {husks}", "AE-AMBIG-06", "AE-HUSK-09",
        an_attack_of_the_queen("infest", husks=husks), "pick_player 0", then(life=[6, 10], husks=husks))
        for husks in [0, 2, 4, 6]],
    *[row(f"legion beacon turns half of the husks into 2 damage each and swarms: {husks}, {half}", "AE-HUSK-14",
        "AE-NEM-14",
        a_turn_of_the_queen("legion-beacon=1", husks=husks),
        # rounded up; those that are left swarm
        then(told_husks_left=[(half,)], gravehold=30 - 2 * half, told_swarmed=[(husks - half,)],
            husks=husks - half + 4)) for husks, half in [(5, 3), (4, 2), (1, 1)]],
)  # fmt: skip


@pytest.mark.rule("AE-COMP-04")
def test_the_queen_has_nine_cards_as_printed() -> None:
    own = [card for card in PRINTED.values() if card.nemesis == "carapace-queen" and card.in_box()]

    assert [(card.key, card.type, card.tier, card.life or card.power) for card in own] == [
        ("broodwomb", "minion", 1, 5),
        ("endless-throng", "attack", 1, 0),
        ("hatch", "attack", 1, 0),
        ("blot-the-sun", "power", 2, 2),
        ("foul-multitudes", "power", 2, 3),
        ("infest", "attack", 2, 0),
        ("legion-beacon", "power", 3, 2),
        ("maggot-engine", "minion", 3, 0),  # its text sets its life
        ("spawn", "attack", 3, 0),
    ]

"""The spells of the supply: what each does when it is cast, and while it is prepped."""

import pytest

from herna.games.aeons_end.given import GivenSiege
from tests.games.aeons_end.rows import given, position, prove, row, then

LIFE = 70  # of Rageborne


@position
def casting(spell: str, breach: int = 1, breaches: str = "O020", hand: str = "", charges: int = 0) -> GivenSiege:
    """A player alone against Rageborne, about to cast one spell."""
    return GivenSiege(
        moment="casting",
        prepped={0: {breach: spell}},
        breaches={0: breaches},
        hands={0: hand},
        charges={0: charges},
    )


def dealt(siege: GivenSiege) -> int:
    return LIFE - siege.table.nemesis_life


test_what_follows_from_a_position = prove(
    # Amplify Vision
    row("amplify vision focuses the closed breach with the lowest cost and deals 2", "AE-BREACH-13", "AE-BREACH-14",
        casting("amplify-vision", breaches="OO01"), "cast amplify-vision",
        then(breaches_0=(4, 4, 1, 1), dealt=2)),
    # AE-GAP-02: the focus comes first, as printed.
    row("amplify vision that opens the last closed breach deals 3", "AE-BREACH-13", "AE-CAST-15",
        casting("amplify-vision", breaches="OOO3"), "cast amplify-vision",
        then(breaches_0=(4, 4, 4, 4), dealt=3)),
    row("amplify vision without a closed breach just deals 3 and missing breaches do not matter",
        "AE-BREACH-14", "AE-BREACH-16",
        casting("amplify-vision", breaches="O-OO"), "cast amplify-vision", then(dealt=3)),
    # AE-GAP-40: what counts is the breach when the cast began; only the third damage for all open breaches applies.
    row("the bonus of a breach that amplify vision opens itself comes too late", "AE-CAST-10",
        casting("amplify-vision", breach=3, breaches="OO3O"), "cast amplify-vision",
        then(breaches_0=(4, 4, 4, 4), dealt=3)),
    row("amplify vision of another player focuses a breach of the caster", "AE-CAST-12",
        given(prepped={1: {1: "amplify-vision"}}, breaches={0: "O020", 1: "OOO0"}, hands={0: "garnet-shard"}),
        "play garnet-shard", "pick_way cast",
        then(breaches=[(4, 1, 2, 0), (4, 4, 4, 0)], dealt=2, discard_1="amplify-vision")),
    # Arcane Nexus
    row("arcane nexus takes a gem back once per turn and it may be played again", "AE-WHILE-01", "AE-WHILE-03",
        given(prepped={0: {1: "arcane-nexus"}}, hands={0: "jade"}), then(offers_use=set()), "play jade",
        "use arcane-nexus", then(hand_0="jade", played=(), offers_use=set()), "play jade",
        then(aether=4, offers_use=set())),
    row("arcane nexus takes back a gem that costs nothing", "AE-GAP-19",
        given(prepped={0: {1: "arcane-nexus"}}, hands={0: "crystal"}), "play crystal",
        then(offers_use={"arcane-nexus"}), "use arcane-nexus", then(hand_0="crystal")),
    row("each copy of arcane nexus is used once", "AE-WHILE-03",
        given(prepped={0: {1: "arcane-nexus", 2: "arcane-nexus#2"}}, breaches={0: "OO00"}, hands={0: "jade"}),
        "play jade", "use arcane-nexus", "play jade", then(offers_use={"arcane-nexus#2"}), "use arcane-nexus#2",
        "play jade", then(aether=6, offers_use=set())),
    row("arcane nexus lets choose among the gems in front and takes no relic", "AE-WHILE-01",
        given(prepped={0: {1: "arcane-nexus"}}, hands={0: "flexing-dagger jade crystal crystal#2"}, market="jade"),
        "play flexing-dagger", "pick_way discount", then(offers_use=set()), "play jade", "play crystal",
        "play crystal#2", "use arcane-nexus", then(offers_pick_card={"jade", "crystal"}), "pick_card crystal",
        then(hand_0="crystal")),
    # AE-GAP-19: the same Diamond Cluster is the second one of the turn.
    row("a gem taken back counts as another play", "AE-WHILE-03",
        given(prepped={0: {1: "arcane-nexus"}}, hands={0: "diamond-cluster"}), "play diamond-cluster",
        "use arcane-nexus", "play diamond-cluster", then(aether=2 + 4)),
    # Chaos Arc
    row("chaos arc deals 2 more for each spell at an adjacent breach", "AE-BREACH-10",
        given(moment="casting", prepped={0: {1: "spark", 2: "chaos-arc", 3: "spark#2", 4: "spark#3"}},
            breaches={0: "OOO0"}), "cast chaos-arc", then(dealt=3 + 2 * 2)),
    # AE-GAP-22.
    row("chaos arc counts two spells at one adjacent breach twice and its neighbour at the same breach not",
        "AE-PREP-08", "AE-BREACH-10",
        given(moment="casting", prepped={0: {1: "spark spark#2", 2: "chaos-arc spark#3"}}, breaches={0: "OO00"}),
        "cast chaos-arc", then(dealt=3 + 2 * 2)),
    row("chaos arc looks at the breaches of its owner if another player casts it", "AE-CAST-14",
        given(prepped={0: {1: "spark"}, 1: {3: "chaos-arc", 4: "spark#2"}}, breaches={0: "OO00", 1: "OOO1"},
            hands={0: "garnet-shard"}), "play garnet-shard", "pick_way cast", "cast chaos-arc", then(dealt=3 + 2 + 1)),
    row("dark fire with one card in hand goes as far as it can", "AE-CAST-15",
        casting("dark-fire", hand="crystal"), "cast dark-fire", "pick_card crystal",
        then(dealt=3, prompt="ae-phase-main")),
    # Essence Theft
    row("essence theft may discard a card so that any player regains 1 life", "AE-AMBIG-09", "AE-TERM-06",
        given(moment="casting", prepped={0: {1: "essence-theft"}}, hands={0: "crystal spark"}, life={0: 9, 1: 5}),
        "cast essence-theft", then(dealt=3), "pick_card crystal", then(offers_pick_player={"0", "1"}), "pick_player 1",
        then(life=[9, 6], discard_0="essence-theft crystal")),
    row("essence theft without a discard gives no life", "AE-AMBIG-09",
        given(moment="casting", prepped={0: {1: "essence-theft"}}, hands={0: "crystal"}, life={0: 9, 1: 5}),
        "cast essence-theft", "decline", then(life=[9, 5], hand_0="crystal", dealt=3, prompt="ae-phase-main")),
    # Feral Lightning
    row("feral lightning may be prepped at any free closed breach", "AE-PREP-01", "AE-TERM-03",
        given(hands={0: "feral-lightning spark"}, prepped={0: {2: "spark#2"}}, breaches={0: "O00-"}),
        then(offers={"prep feral-lightning": {"0-I", "0-III"}, "prep spark": {"0-I"}})),
    row("feral lightning at a closed breach must be cast in the next casting phase", "AE-CAST-02",
        casting("feral-lightning", breach=3), then(offered={"cast feral-lightning"})),
    # Ignite
    row("ignite deals 2 and gives an ally a charge", "AE-CHARGE-04", "AE-TERM-04",
        given("kadir adelheim brama", moment="casting", prepped={0: {1: "ignite"}}), "cast ignite",
        then(offers_pick_player={"1", "2"}), "pick_player 2", then(dealt=2, charges=[0, 0, 1])),
    row("the ally whom ignite charges is the casters", "AE-CAST-12", "AE-TERM-04",
        given(prepped={1: {1: "ignite"}}, hands={0: "garnet-shard"}), "play garnet-shard", "pick_way cast",
        then(charges=[0, 1])),
    row("alone one is charged by ones own ignite", "AE-SOLO-06",
        given("kadir", moment="casting", prepped={0: {1: "ignite"}}), "cast ignite", then(charges=[1])),
    # Lava Tendril
    row("lava tendril that stays prepped deals 1 at the end of the casting phase",
        "AE-CAST-17", "AE-WHILE-02", "AE-WHILE-04",
        casting("lava-tendril", breach=4, breaches="O00O"), "end_phase",
        then(dealt=1, prompt="ae-phase-main", names_spells_0="lava-tendril")),
    row("each lava tendril that was not cast hits an enemy of the players choice", "AE-CAST-17",
        given(moment="casting", prepped={0: {1: "lava-tendril", 2: "lava-tendril#2", 4: "lava-tendril#3"}},
            breaches={0: "OO00"}, in_play="provoker"), "cast lava-tendril#3", "target nemesis", "end_phase",
        "target provoker", "target nemesis", then(tokens={"provoker": 4}, dealt=3 + 1, prompt="ae-phase-main")),
    row("lava tendril of another player does nothing in ones own casting phase", "AE-CAST-17",
        given(moment="casting", prepped={0: {1: "spark"}, 1: {1: "lava-tendril"}}), "end_phase", then(dealt=0)),
    # Oblivion Swell
    row("oblivion swell gives 1 aether once per turn and copy", "AE-WHILE-01", "AE-WHILE-03",
        given(prepped={0: {1: "oblivion-swell", 2: "oblivion-swell#2"}}, breaches={0: "OO00"}), "use oblivion-swell",
        then(aether=1, offers_use={"oblivion-swell#2"}), "use oblivion-swell#2", then(aether=2, offers_use=set())),
    row("oblivion swell can be used again in the next turn", "AE-PHASE-05",
        given(prepped={0: {1: "oblivion-swell"}}, turn_deck="player-1 nemesis", decks={0: "crystal"}),
        "use oblivion-swell", "end_phase", "end_phase",
        then(prompt="ae-phase-main", turn=2, aether=0, offers_use={"oblivion-swell"})),
    row("oblivion swell adds the cost of a gem that is discarded", "AE-CAST-11",
        casting("oblivion-swell", hand="jade clouded-sapphire spark"), "cast oblivion-swell",
        then(offered={"pick_card jade", "pick_card clouded-sapphire", "decline"}), "pick_card clouded-sapphire",
        then(dealt=2 + 6, times_damaged=1, discard_0="oblivion-swell clouded-sapphire")),
    # Phoenix Flame
    row("phoenix flame deals 4 for a charge and 2 without: paid", "AE-CHARGE-12", "AE-AMBIG-09",
        casting("phoenix-flame", charges=3, breach=4, breaches="O00O"), "cast phoenix-flame", "accept",
        then(dealt=4 + 1, charges_0=2)),
    row("phoenix flame deals 4 for a charge and 2 without: kept", "AE-CHARGE-12", "AE-AMBIG-09",
        casting("phoenix-flame", charges=3), "cast phoenix-flame", "decline", then(dealt=2, charges_0=3)),
    row("the charge for phoenix flame is the casters", "AE-CAST-12",
        given(prepped={1: {1: "phoenix-flame"}}, hands={0: "garnet-shard"}, charges={0: 0, 1: 2}), "play garnet-shard",
        "pick_way cast", then(dealt=2, charges=[0, 2])),
    # Planar Insight
    row("planar insight deals 2 and 1 for each open breach of the caster (1)", "AE-CAST-12", "AE-BREACH-16",
        given(prepped={1: {3: "planar-insight"}}, breaches={0: "OOO-", 1: "O0O0"}, hands={0: "garnet-shard"}),
        "play garnet-shard", "pick_way cast", then(dealt=2 + 3 + 1)),
    row("planar insight deals 2 and 1 for each open breach of the caster (2)", "AE-CAST-12", "AE-BREACH-16",
        casting("planar-insight", breaches="O020"), "cast planar-insight", then(dealt=2 + 1)),
    # Spectral Echo
    row("spectral echo may destroy one card in hand", "AE-AMBIG-09", "AE-TERM-05",
        casting("spectral-echo", hand="crystal spark"), "cast spectral-echo", "pick_card crystal",
        then(hand_0="spark", discard_0="spectral-echo", dealt=2, story_destroyed=["destroyed crystal"],
            prompt="ae-phase-main")),
    # Wildfire Whip
    # AE-GAP-20: again and again, also itself and what was prepped this turn.
    row("wildfire whip casts prepped spells of anybody for 2 aether each", "AE-WHILE-01", "AE-WHILE-03", "AE-CAST-13",
        given(prepped={0: {1: "wildfire-whip"}, 1: {1: "spark"}}, breaches={0: "OO00"}, hands={0: "spark#2"},
            aether=6), "prep spark#2 0-II", "use wildfire-whip",
        then(offers_cast={"wildfire-whip", "spark", "spark#2"}), "cast spark",
        then(aether=4, dealt=1, discard_1="spark"), "use wildfire-whip", "cast spark#2", "use wildfire-whip",
        then(aether=0, dealt=1 + 1 + 4, discard_0="spark#2 wildfire-whip")),
    row("wildfire whip needs 2 aether (1)", "AE-WHILE-01",
        given(prepped={0: {1: "wildfire-whip"}}, aether=1), then(offers_use=set())),
    row("wildfire whip needs 2 aether (2)", "AE-WHILE-01",
        given(prepped={0: {1: "wildfire-whip"}}, aether=2), then(offers_use={"wildfire-whip"})),
    row("oblivion swell deals 2 if no gem is discarded or a gem that costs nothing", "AE-AMBIG-09",
        casting("oblivion-swell", hand="jade"), "cast oblivion-swell", "decline",
        then(dealt=2),
        casting("oblivion-swell", hand="crystal"), "cast oblivion-swell",
        "pick_card crystal", then(dealt=2)),
    # Consuming Void and Dark Fire
    *[row(f"consuming void destroys up to two cards for 3 damage each: {destroyed}", "AE-CAST-11",
        casting("consuming-void", hand="crystal spark jade"), "cast consuming-void", *picks,
        then(dealt=3 * destroyed, times_damaged=min(destroyed, 1), times_destroyed=destroyed,
            discard_0="consuming-void", hand_0=left))
        for destroyed, picks, left in [(0, ["decline"], "crystal spark jade"),
            (1, ["pick_card crystal", "decline"], "spark jade"),
            (2, ["pick_card crystal", "pick_card spark"], "jade")]],
    *[row(f"dark fire discards up to two cards for 3 damage each: {discarded}", "AE-CAST-11", "AE-CAST-12",
        # AE-GAP-03.
        casting("dark-fire", breach=4, breaches="O00O", hand="crystal spark jade"), "cast dark-fire", *picks,
        then(dealt=3 * discarded + 1, times_damaged=1, discard_0=discard))
        for discarded, picks, discard in [(0, ["decline"], "dark-fire"),
            (1, ["pick_card crystal", "decline"], "dark-fire crystal"),
            (2, ["pick_card crystal", "pick_card spark"], "dark-fire crystal spark")]],
    *[row(f"a corruption that consuming void destroys goes where the mask says: harder {harder}", "AE-CORR-04",
        "AE-CORR-14",
        given(nemesis="crooked-mask", moment="casting", prepped={0: {1: "consuming-void"}},
            hands={0: "fever-of-war crystal"}, harder=harder), "cast consuming-void", "pick_card fever-of-war",
        *player, facts, "pick_card crystal", then(dealt=6))
        for harder, player, facts in [(False, [], then(names_corruptions="fever-of-war")),
            (True, ["pick_player 1"], then(discard_1="fever-of-war"))]],
)  # fmt: skip


@pytest.mark.rule("AE-CAST-09", "AE-CAST-10")
@pytest.mark.parametrize(
    ("spell", "damage"),
    [
        ("arcane-nexus", 4),
        ("chaos-arc", 3),
        ("feral-lightning", 3),
        ("ignite", 2),
        ("lava-tendril", 3),
        ("spectral-echo", 2),
        ("oblivion-swell", 2),
        ("phoenix-flame", 2),
        ("wildfire-whip", 4),
        ("essence-theft", 3),
        ("consuming-void", 0),
        ("dark-fire", 0),
    ],
)
def test_a_spell_deals_its_damage_and_one_more_from_an_open_breach_with_a_bonus(spell: str, damage: int) -> None:
    plain = casting(spell).lay().chooses(f"cast {spell}")
    closed = casting(spell, breach=3).lay().chooses(f"cast {spell}")
    bonus = casting(spell, breach=4, breaches="O00O").lay().chooses(f"cast {spell}")

    assert [dealt(plain), dealt(closed), dealt(bonus)] == [damage, damage, damage + 1]
    assert plain.discard(0) == spell

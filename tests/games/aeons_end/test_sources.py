"""What does damage is told with it: the card, the ability or the nemesis itself; prevented damage is told too."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from herna.games.aeons_end.deeds import Deeds
from herna.games.aeons_end.given import GivenSiege, deals
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers, Unleash
from herna.games.aeons_end.table import HUSK, NEMESIS, ability_of
from herna.games.aeons_end.texts import CORRUPTIONS, NEMESIS_CARDS, PLAYER_CARDS, Casting
from tests.games.aeons_end.rows import attack, each, given, nemesis_turn, prove, row, then


def sources_in(deed: object) -> Iterator[int]:
    """What this deed, and all that it consists of, says is the source of it."""
    if isinstance(deed, tuple):
        for part in deed:
            yield from sources_in(part)
    elif is_dataclass(deed):
        for field in fields(deed):
            value = getattr(deed, field.name)
            if field.name == "source":
                yield value
            yield from sources_in(value)


test_what_follows_from_a_position = prove(
    # What is told
    row("damage to enemies is told with the card that deals it", "AE-DMG-02", "AE-DMG-03",
        given("mist kadir", "casting", prepped={0: {1: "spark", 2: "flare"}, 1: {1: "dark-fire"}},
            breaches={0: "OOOO"}), "cast spark", "cast flare", then(sources_damaged=["spark", "flare"])),
    row("a spell that is cast by another card is what deals the damage", "AE-CAST-12",
        given("mist brama", hands={0: "garnet-shard"}, prepped={1: {2: "spark"}}), "play garnet-shard",
        "pick_way cast", then(sources_damaged=["spark"])),
    row("what players and gravehold suffer is told with the card that does it", "AE-DMG-04",
        attack("sunder", life={1: 5}), "pick_way sunder-damage",
        then(sources_gravehold_suffered=["sunder"], sources_suffered=["sunder"])),
    row("a strike is told as the source of its damage though its card is shuffled back", "AE-RAGE-04",
        attack("cleave", tier0="devastate devastate#2 devastate#3"),
        then(sources_gravehold_suffered=["devastate"])),
    row("damage that exhaustion passes on to gravehold keeps its source (1)", "AE-EXHAUST-05", "AE-EXHAUST-11",
        attack("skewer", life={0: 2}, breaches={0: "O---"}, tier0="seize seize#2"), "pick_player 0",
        then(told_gravehold_suffered=[(2, "skewer")], sources_gravehold_suffered=["skewer"])),
    row("damage that exhaustion passes on to gravehold keeps its source: exhausted", "AE-EXHAUST-05", "AE-EXHAUST-11",
        attack("skewer", life={1: 0}), "pick_player 1",
        then(told_gravehold_suffered=[(6, "skewer")], sources_gravehold_suffered=["skewer"])),
    row("what the mat does is told with the nemesis", "AE-UNLEASH-01",
        given(moment="nothing", nemesis="carapace-queen", husks=15), Unleash(),
        then(sources_gravehold_suffered=["carapace-queen"])),
    row("what an ability does is told with it",
        given("lash kadir", charges={0: 5}, turn_deck="nemesis", turn_discard="player-1"), "use_ability",
        then(sources_suffered=["quicken-thought"])),
    row("a minion that harms itself is told as the source", "AE-MINION-06",
        nemesis_turn("haze-spewer=2"),
        then(lambda siege: (siege.told("damaged"), siege.sources("damaged")) == ([(siege["haze-spewer"], 1,
            "haze-spewer")], ["haze-spewer"]))),
    row("husks are hit by the card and spreading costs life by the nemesiss rule", "AE-HUSK-06",
        given("mist kadir", "casting", nemesis="carapace-queen", prepped={0: {1: "ignite"}}, husks=3), "cast ignite",
        "target husk", "accept",
        then(told_damaged=[(HUSK, 1, "ignite"), (HUSK, 1, "ignite")], sources_suffered=["carapace-queen"])),
    row("the key of a source is that of a card of the nemesis or of an ability",
        given("lash kadir", hands={0: "crystal"}),
        then(lambda siege: siege.table.source_key(siege["crystal"]) == "crystal",
            lambda siege: siege.table.source_key(NEMESIS) == "rageborne",
            lambda siege: [siege.table.source_key(ability_of(seat)) for seat in (0, 1)] == ["quicken-thought",
            "otherworldly-gate"])),
    # Prevented damage
    row("damage that the auspex rune prevents is told", "AE-GAP-10",
        given("phaedraxa kadir", "nothing", life={1: 0}), lambda siege: siege.lasts("shield"),
        (Suffers(3, 0), Suffers(2, 1), GraveholdSuffers(5), Suffers(0, 0), GraveholdSuffers(0)),
        then(told_player_shielded=[(0, 3, "rageborne"), (1, 2, "rageborne")],
            told_gravehold_shielded=[(5, "rageborne")], told_suffered=[], told_gravehold_suffered=[])),
    *each(lambda card: row(f"a corruption is the source of all that its text does: {card}", "AE-DMG-03",
        given(hands={1: card}),
        then(lambda siege: set(sources_in(CORRUPTIONS[card].when_resolved(siege.table, 1,
                siege[card]))) <= {siege[card]})),
        *CORRUPTIONS),
    *each(lambda minion, husks, dealt, prevented:
        row(f"damage that a minion does not take is told: {minion} {husks} {prevented}", "AE-DMG-07",
        given(moment="nothing", nemesis="carapace-queen", husks=husks, in_play=f"{minion}=9"), deals(0, 7),
        f"target {minion}", then(lambda siege: [amount for _, amount, _ in siege.told("damaged")] == dealt,
            lambda siege: siege.told("damage_prevented")
                == ([(siege[minion], prevented, "otherworldly-gate")] if prevented else []))),
        ("broodwomb", 1, [], 7), ("cauterizer", 0, [1], 6), ("broodwomb", 0, [7], 0)),
)  # fmt: skip


# Every card names itself


@pytest.mark.rule("AE-DMG-03")
@pytest.mark.parametrize("card", NEMESIS_CARDS)
def test_a_nemesis_card_is_the_source_of_all_that_its_text_does(card: str) -> None:
    siege = GivenSiege(in_play=f"{card}=3", nemesis_deck="", husks=3)
    text, table, me = NEMESIS_CARDS[card], siege.table, siege[card]
    table.piles[0] = ()

    deeds: Deeds = (*text.attack(table, me), *text.immediately(table, me), *text.persistent(table, me))
    assert set(sources_in((*deeds, *text.power(table, me), *text.when_damaged(table, me, 0)))) <= {me}


@pytest.mark.rule("AE-DMG-03")
@pytest.mark.parametrize("card", PLAYER_CARDS)
def test_a_players_card_is_the_source_of_all_that_its_text_does(card: str) -> None:
    siege = GivenSiege(hands={1: card})
    text, table, me = PLAYER_CARDS[card], siege.table, siege[card]

    deeds: Deeds = (
        *text.when_played(table, 1, me),
        *text.when_cast(table, Casting(1, 1, 2, me)),
        *text.when_used(table, 1, me),
    )
    assert set(sources_in((*deeds, *text.end_of_casting(table, 1, me)))) <= {me}

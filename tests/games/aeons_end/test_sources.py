"""What does damage is told with it: the card, the ability or the nemesis itself; prevented damage is told too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from herna.games.aeons_end.rules.deeds import Deeds
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers, Unleash
from herna.games.aeons_end.table import HUSK, NEMESIS, ability_of
from herna.games.aeons_end.texts import CORRUPTIONS, NEMESIS_CARDS, PLAYER_CARDS, Casting
from tests.kit.siege import GivenSiege, a_nemesis_turn, an_attack, deals


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
@pytest.mark.parametrize("card", CORRUPTIONS)
def test_a_corruption_is_the_source_of_all_that_its_text_does(card: str) -> None:
    siege = GivenSiege(hands={1: card})

    assert set(sources_in(CORRUPTIONS[card].resolved(siege.table, 1, siege[card]))) <= {siege[card]}


@pytest.mark.rule("AE-DMG-03")
@pytest.mark.parametrize("card", PLAYER_CARDS)
def test_a_players_card_is_the_source_of_all_that_its_text_does(card: str) -> None:
    siege = GivenSiege(hands={1: card})
    text, table, me = PLAYER_CARDS[card], siege.table, siege[card]

    deeds: Deeds = (*text.played(table, 1, me), *text.cast(table, Casting(1, 1, 2, me)), *text.used(table, 1, me))
    assert set(sources_in((*deeds, *text.end_of_casting(table, 1, me)))) <= {me}


# What is told


@pytest.mark.rule("AE-DMG-02", "AE-DMG-03")
def test_damage_to_enemies_is_told_with_the_card_that_deals_it() -> None:
    siege = GivenSiege(
        "mist kadir", "casting", prepped={0: {1: "spark", 2: "flare"}, 1: {1: "dark-fire"}}, breaches={0: "OOOO"}
    )

    siege.chooses("cast spark", "cast flare")

    assert siege.sources("damaged") == ["spark", "flare"]


@pytest.mark.rule("AE-CAST-12")
def test_a_spell_that_is_cast_by_another_card_is_what_deals_the_damage() -> None:
    siege = GivenSiege("mist brama", hands={0: "garnet-shard"}, prepped={1: {2: "spark"}})

    siege.chooses("play garnet-shard", "either cast")

    assert siege.sources("damaged") == ["spark"]


@pytest.mark.rule("AE-DMG-04")
def test_what_players_and_gravehold_suffer_is_told_with_the_card_that_does_it() -> None:
    siege = an_attack("sunder", life={1: 5}).chooses("either sunder-damage")

    assert (siege.sources("gravehold_suffered"), siege.sources("suffered")) == (["sunder"], ["sunder"])


@pytest.mark.rule("AE-RAGE-04")
def test_a_strike_is_told_as_the_source_of_its_damage_though_its_card_is_shuffled_back() -> None:
    siege = an_attack("cleave", tier0="devastate devastate#2 devastate#3")

    assert siege.sources("gravehold_suffered") == ["devastate"]


@pytest.mark.rule("AE-EXHAUST-05", "AE-EXHAUST-11")
def test_damage_that_exhaustion_passes_on_to_gravehold_keeps_its_source() -> None:
    siege = an_attack("skewer", life={0: 2}, breaches={0: "O---"}, tier0="seize seize#2").chooses("player 0")
    exhausted = an_attack("skewer", life={1: 0}).chooses("player 1")

    assert (siege.told("gravehold_suffered"), siege.sources("gravehold_suffered")) == ([(2,)], ["skewer"])
    assert (exhausted.told("gravehold_suffered"), exhausted.sources("gravehold_suffered")) == ([(6,)], ["skewer"])


@pytest.mark.rule("AE-UNLEASH-01")
def test_what_the_mat_does_is_told_with_the_nemesis() -> None:
    siege = GivenSiege(moment="nothing", nemesis="carapace-queen", husks=15).does(Unleash())

    assert siege.sources("gravehold_suffered") == ["carapace-queen"]


def test_what_an_ability_does_is_told_with_it() -> None:
    siege = GivenSiege("lash kadir", charges={0: 5}, turn_deck="nemesis", turn_discard="player-1")

    siege.chooses("activate")

    assert siege.sources("suffered") == ["quicken-thought"]


@pytest.mark.rule("AE-MINION-06")
def test_a_minion_that_harms_itself_is_told_as_the_source() -> None:
    siege = a_nemesis_turn("haze-spewer=2")

    assert (siege.told("damaged"), siege.sources("damaged")) == ([(siege["haze-spewer"], 1)], ["haze-spewer"])


@pytest.mark.rule("AE-HUSK-06")
def test_husks_are_hit_by_the_card_and_spreading_costs_life_by_the_nemesiss_rule() -> None:
    siege = GivenSiege("mist kadir", "casting", nemesis="carapace-queen", prepped={0: {1: "ignite"}}, husks=3)

    siege.chooses("cast ignite", "hit husk", "accept")

    assert (siege.told("damaged"), siege.sources("damaged")) == ([(HUSK, 1), (HUSK, 1)], ["ignite", "ignite"])
    assert siege.sources("suffered") == ["carapace-queen"]


# Prevented damage


@pytest.mark.rule("AE-DMG-07")
@pytest.mark.parametrize(
    ("minion", "husks", "dealt", "prevented"),
    [("broodwomb", 1, [], 7), ("cauterizer", 0, [1], 6), ("broodwomb", 0, [7], 0)],
)
def test_damage_that_a_minion_does_not_take_is_told(minion: str, husks: int, dealt: list[int], prevented: int) -> None:
    siege = GivenSiege(moment="nothing", nemesis="carapace-queen", husks=husks, in_play=f"{minion}=9")

    siege.does(deals(0, 7)).chooses(f"hit {minion}")

    assert [amount for _, amount in siege.told("damaged")] == dealt
    assert siege.told("damage_prevented") == ([(siege[minion], prevented)] if prevented else [])
    assert set(siege.sources("damage_prevented")) <= {"otherworldly-gate"}


@pytest.mark.rule("AE-GAP-10")
def test_damage_that_the_auspex_rune_prevents_is_told() -> None:
    siege = GivenSiege("phaedraxa kadir", "nothing", life={1: 0})
    siege.table.shielded = True

    siege.does(Suffers(3, 0), Suffers(2, 1), GraveholdSuffers(5), Suffers(0, 0), GraveholdSuffers(0))

    assert siege.told("player_shielded") == [(0, 3), (1, 2)]
    assert siege.told("gravehold_shielded") == [(5,)]
    assert (siege.told("suffered"), siege.told("gravehold_suffered")) == ([], [])
    assert siege.sources("player_shielded") == ["rageborne", "rageborne"]


def test_the_key_of_a_source_is_that_of_a_card_of_the_nemesis_or_of_an_ability() -> None:
    siege = GivenSiege("lash kadir", hands={0: "crystal"})

    assert siege.table.source_key(siege["crystal"]) == "crystal"
    assert siege.table.source_key(NEMESIS) == "rageborne"
    assert [siege.table.source_key(ability_of(seat)) for seat in (0, 1)] == ["quicken-thought", "otherworldly-gate"]

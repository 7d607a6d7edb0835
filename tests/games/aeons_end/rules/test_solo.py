"""Playing alone (AE-SOLO)."""

import pytest

from herna.engine.match import Match
from herna.games.aeons_end.deeds import OnePlayer
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.rules.husks import Swarm
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers
from herna.games.aeons_end.table import Siege
from tests.games.aeons_end.rows import attack, given, nemesis_turn, prove, row, then


def first_table(seats: int, **options: str) -> Siege:
    return Match(GAME, seats, options, seed="1").play.table


def basic_cards(table: Siege, tier: int) -> int:
    """How many basic cards of a tier the nemesis deck has; the card drawn first included."""
    cards = [table.printed(card) for card in (*table.nemesis_deck, *table.in_play, *table.nemesis_discard)]
    return sum(card.tier == tier and not card.nemesis for card in cards)


test_what_follows_from_a_position = prove(
    row("every player card gives the only player a turn", "AE-SOLO-05",
        given(mages="kadir", moment="turn-order", turn_deck="player-1 player-1 player-1"), "end_phase", "end_phase",
        then(asked=0, told_turned_over=[("player-1",)] * 3)),
    row("who plays alone is their own ally", "AE-SOLO-06", "AE-TERM-04",
        given(mages="kadir", hands={0: "clouded-sapphire"}), "play clouded-sapphire", then(charges=[1])),
    row("what affects the player and an ally affects who plays alone twice", "AE-SOLO-07",
        given(mages="kadir", hands={0: "mages-talisman"}), "play mages-talisman", then(charges=[2])),
    row("exhaustion does not lose the game of one mage and all its steps are taken", "AE-SOLO-08",
        given(mages="kadir", moment="nothing", life={0: 2}, charges={0: 3}), Suffers(5, 0), "pick_breach 0-IV",
        then(over=None, fury=3, charges=[0], gravehold=24)),
    row("one mage loses when gravehold has no life left", "AE-SOLO-08", "AE-END-04",
        given(mages="kadir", moment="nothing", gravehold=4), GraveholdSuffers(4), then(over=(0.0, "AE-END-04"))),
    row("one mage loses by the condition of the nemesis", "AE-SOLO-09", "AE-END-05",
        given(mages="kadir", moment="nothing", nemesis="carapace-queen", husks=13), Swarm(),
        then(over=(0.0, "AE-HUSK-12"))),
    row("what the players decide together the only player decides", "AE-SOLO-09", "AE-AMBIG-06",
        nemesis_turn("scorn", mages="kadir"), then(asked=0)),
    row("the only player has the lowest life even when exhausted", "AE-SOLO-12",
        given(mages="kadir", moment="nothing", life={0: 0}), OnePlayer((Suffers(2),), who="lowest-life"),
        then(gravehold=26)),
    row("pain sower damages the only player who also focuses", "AE-SOLO-13",
        nemesis_turn("pain-sower", mages="kadir", nemesis="crooked-mask"), "pick_breach 0-III",
        then(life=[8], breaches_0=(4, 2, 2, 2))),
    row("afflict is done twice on the only player", "AE-SOLO-07", "AE-SOLO-13",
        attack("afflict", mages="kadir", nemesis="crooked-mask", life={0: 5},
            tier0="contagion grim-sight fever-of-war endless-hunger lust-for-power"), then(life=[7], count_decks_0=4)),
    row("two mages are two players no matter who plays them", "AE-SOLO-01",
        given(moment="nothing", life={0: 0, 1: 1}), then(allies_0=[1]), Suffers(1, 1), then(over=(0.0, "AE-END-03"))),
)  # fmt: skip


@pytest.mark.rule("AE-SOLO-02", "AE-SOLO-03")
def test_one_mage_alone_meets_a_nemesis_deck_of_20_cards() -> None:
    table = first_table(1)

    assert len(table.mages) == 1
    assert [basic_cards(table, tier) for tier in (1, 2, 3)] == [1, 3, 7]


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        pytest.param({}, 3, id="AE-SOLO-04", marks=pytest.mark.rule("AE-SOLO-02", "AE-SOLO-04")),
        pytest.param({"solo": "four-turns"}, 4, id="AE-SOLO-10", marks=pytest.mark.rule("AE-SOLO-10")),
    ],
)
def test_one_mage_has_three_player_cards_or_four_in_an_easier_game(options: dict[str, str], cards: int) -> None:
    table = first_table(1, **options)

    kinds = [table.key(card) for card in (*table.turn_deck, *table.turn_discard)]
    assert sorted(kinds) == ["nemesis"] * 2 + ["player-1"] * cards


@pytest.mark.rule("AE-SOLO-11")
@pytest.mark.parametrize("life", [12, 15])
def test_an_easier_game_of_one_mage_starts_with_more_life(life: int) -> None:
    table = first_table(1, solo=f"life-{life}", nemesis="rageborne")

    assert (table.life, table.most_life, table.gravehold) == ([life], life, 30)


@pytest.mark.rule("AE-SOLO-10", "AE-SOLO-11", "AE-SOLO-01")
@pytest.mark.parametrize("easier", ["four-turns", "life-15"])
def test_two_mages_have_no_easier_game(easier: str) -> None:
    table = first_table(2, solo=easier, nemesis="rageborne")

    assert (table.life, table.most_life) == ([10, 10], 10)
    assert len((*table.turn_deck, *table.turn_discard)) == 6

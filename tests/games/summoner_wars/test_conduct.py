"""What bots do not consider in Summoner Wars, and what is counted of how they play."""

from herna.engine.game import IDLE, OWN_ATTACKS
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.given import GivenBattle


def considered(battle: GivenBattle) -> set[str]:
    options = GAME.sensible(battle.play, battle.play.options())
    return {battle.in_words(option) for option in options}


def slips(battle: GivenBattle, words: str) -> dict[str, bool]:
    return dict(GAME.slips(battle.play, battle.choice(words), ()))


def test_nobody_attacks_their_own_cards_or_stops_while_an_enemy_is_in_reach() -> None:
    battle = GivenBattle(south="frost-mage 4,3 parapet 4,4", north="smeg 5,3")

    assert "attack frost-mage parapet" in battle.offered()
    assert "attack frost-mage smeg" in considered(battle)
    assert not {"attack frost-mage parapet", "end_phase"} & considered(battle)
    assert slips(battle, "attack frost-mage parapet") == {OWN_ATTACKS: True}
    assert slips(battle, "attack frost-mage smeg") == {OWN_ATTACKS: False}
    assert slips(battle, "end_phase") == {IDLE: True}


def test_a_phase_with_nothing_to_attack_but_ones_own_is_ended() -> None:
    battle = GivenBattle(south="frost-mage 4,3 parapet 4,4", north="smeg 8,1")

    assert considered(battle) == {"end_phase"}
    assert slips(battle, "end_phase") == {IDLE: False}


def test_other_phases_are_left_alone() -> None:
    battle = GivenBattle(south="frost-mage 4,3", north="smeg 5,3", phase="move")

    assert considered(battle) == battle.offered()
    assert slips(battle, "end_phase") == {}


def test_a_position_is_settled_when_a_phase_goes_on() -> None:
    battle = GivenBattle(south="frost-mage 4,3", north="smeg 5,3")

    assert GAME.is_settled(battle.play)


def test_to_be_done_with_targets_is_considered() -> None:
    battle = GivenBattle(south="tacullu 3,3", north="smeg 4,3", phase="summon", hands={0: "mind-control"})
    battle.chooses("play mind-control")

    assert considered(battle) == {"target smeg", "done"}


def test_an_effect_that_may_stop_can_still_stop() -> None:
    battle = GivenBattle(
        "tacullu 3,3", "citadel-archer 4,4 jacob 3,4 valna 5,4 gate 2,3", "summon", {0: "mind-control"}
    )
    battle.chooses("play mind-control")

    assert considered(battle) == battle.offered() == {"target citadel-archer", "target jacob", "done"}

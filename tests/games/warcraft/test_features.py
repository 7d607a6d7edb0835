"""What a learned evaluation is told of a war."""

import pytest

from herna.engine.chance import Chance
from herna.games.warcraft.features import features
from herna.games.warcraft.game import GAME
from herna.games.warcraft.given import GivenWar, points_to_win
from herna.games.warcraft.scenario.reading import SCENARIOS, scenario_named


def told(war: GivenWar, seat: int = 0) -> list[float]:
    return features(war.play, seat)


LENGTH = len(told(GivenWar(pieces={0: {"B": "G"}, 1: {"F": "G"}})))


def test_a_seat_is_told_its_own_cards_and_only_how_many_others_have() -> None:
    def war(own: str, other: str) -> GivenWar:
        return GivenWar(pieces={0: {"B": "G"}, 1: {"F": "G"}}, hands={0: own, 1: other})

    # given
    here = war("fast", "victory-point")

    # then
    assert told(here) == told(war("fast", "fast"))
    assert told(here) != told(war("victory-point", "fast"))
    assert told(here) != told(war("fast", "fast fast"))
    assert told(here, 1) != told(war("fast", "fast"), 1)


@pytest.mark.parametrize(
    "war",
    [
        GivenWar(),
        GivenWar("harvest", pieces={0: {"A": "WW"}, 1: {"F": "GRA"}}),
        GivenWar("battle", pieces={0: {"D": "GG"}, 1: {"D": "G"}}),
        GivenWar(pieces={0: {"B": "G"}}, victory=(points_to_win(5),)),
        GivenWar(towns="B -", pieces={1: {"D": "G"}}),
        GivenWar(races="orc human undead", towns="B F -", pieces={2: {"D": "GGG"}}),
        GivenWar(races="orc human undead night-elf", towns="B F - -", teams="0 1 0 1"),
    ],
)
def test_every_war_has_as_many_numbers_also_in_a_scenario_that_nobody_knows(war: GivenWar) -> None:
    for seat in war.table.seats():
        assert len(told(war, seat)) == LENGTH


@pytest.mark.parametrize("key", SCENARIOS)
def test_every_scenario_is_told_apart(key: str) -> None:
    # given
    seats = len(scenario_named(key).seats)
    play = GAME.play(seats, GAME.read_options({"scenario": key}), Chance(1))
    first = GAME.play(len(scenario_named(SCENARIOS[0]).seats), GAME.read_options({}), Chance(1))

    # then
    assert len(features(play, 0)) == LENGTH
    assert (features(play, 0)[-15:-8] == features(first, 0)[-15:-8]) == (key == SCENARIOS[0])
    assert sum(features(play, 0)[-15:-8]) == 1


@pytest.mark.parametrize(
    "other",
    [
        GivenWar(pieces={0: {"D": "G"}, 1: {"F": "G"}}),
        GivenWar(pieces={0: {"B": "R"}, 1: {"F": "G"}}),
        GivenWar(pieces={0: {"B": "G"}, 1: {"F": "G"}}, gold={0: 3}),
        GivenWar(pieces={0: {"B": "G"}, 1: {"F": "G"}}, training={1: "A"}),
        GivenWar(pieces={0: {"B": "GW"}, 1: {"F": "G"}}),
        GivenWar(pieces={0: {"B": "G"}, 1: {"F": "G"}}, levels={1: "2 1 1"}),
        GivenWar(pieces={0: {"B": "G"}, 1: {"F": "G"}}, buildings={0: "air"}),
        GivenWar(pieces={0: {"B": "G"}, 1: {"F": "G"}}, marked="F"),
        GivenWar("spend", pieces={0: {"B": "G"}, 1: {"F": "G"}}),
    ],
)
def test_what_matters_is_told_to_both(other: GivenWar) -> None:
    # given
    war = GivenWar(pieces={0: {"B": "G"}, 1: {"F": "G"}})

    # then
    assert told(war) != told(other)
    assert told(war, 1) != told(other, 1)


def test_a_battle_is_told_as_good_for_one_as_it_is_bad_for_the_other() -> None:
    # given
    war = GivenWar(pieces={0: {"D": "GGG"}, 1: {"D": "G"}})
    table = war.table
    before = told(war), told(war, 1)

    # when
    table.battlefield, table.attacker, table.defender = war.letters.index("D"), 0, 1

    # then
    battle = [at for at in range(LENGTH) if told(war)[at] != before[0][at]]
    assert len(battle) > 3
    part, strength = battle[1], battle[2]
    assert told(war)[part] == -told(war, 1)[part] == 1
    assert told(war)[strength] == -told(war, 1)[strength] > 0

"""Magic: cards discarded for it, what it pays, how much there can be (SW-MAG)."""

from __future__ import annotations

import pytest

from tests.kit.battle import NORTH, RS, SOUTH, GivenBattle, M, Says
from tests.kit.invented import Banner, Herald, Scorch

# Cards discarded for magic


@pytest.mark.rule("SW-MAG-01")
@pytest.mark.parametrize("discarded", [(), ("gate",), ("gate", "frost-mage"), ("ollag", "gate", "frost-mage")])
def test_each_card_discarded_in_the_magic_phase_gives_1_magic(discarded: tuple[str, ...]) -> None:
    battle = GivenBattle(south={}, phase="magic", hands={SOUTH: "gate frost-mage ollag", NORTH: "horde-climber"})
    assert battle.offered() == {"discard gate", "discard frost-mage", "discard ollag", "end_phase"}

    battle.chooses(*(f"discard {name}" for name in discarded))

    assert battle.table.magic == [5 + len(discarded), 5]
    assert len(battle.table.hands[SOUTH]) == 3 - len(discarded)
    assert "end_phase" in battle.offered()


@pytest.mark.rule("SW-MAG-01")
@pytest.mark.parametrize("phase", ["summon", "move", "build", "attack"])
def test_no_card_is_discarded_for_magic_in_another_phase(phase: str) -> None:
    battle = GivenBattle(south={}, phase=phase, hands={SOUTH: "gate frost-mage ollag"})

    assert battle.offers("discard") == set()


@pytest.mark.rule("SW-MAG-02")
def test_a_card_discarded_for_magic_is_not_played_and_only_its_owner_sees_it(says: Says) -> None:
    says("enrage", Scorch())
    battle = GivenBattle(south={}, phase="magic", hands={SOUTH: "enrage gate"}, discards={SOUTH: "ollag"})

    battle.chooses("discard enrage")

    assert battle.table.magic[SOUTH] == 6
    assert battle.table.discard == [(battle["ollag"], battle["enrage"]), ()]
    assert battle.told("played") == []
    assert battle.offered() == {"discard gate", "end_phase"}  # the event asks for no target
    assert battle.table.cards.known_to(battle["enrage"], SOUTH, 2)
    assert not battle.table.cards.known_to(battle["enrage"], NORTH, 2)
    assert battle.play.log is not None
    assert battle.play.log.events[-1].told_to(NORTH) == ("discarded_for_magic", SOUTH, None, 1)


# How much there is


@pytest.mark.rule("SW-MAG-03")
def test_magic_beyond_15_is_lost() -> None:
    battle = GivenBattle(south={}, phase="magic", hands={SOUTH: "gate gate#2 gate#3"}, magic=(13, 5))

    battle.chooses("discard gate", "discard gate#2", "discard gate#3")

    assert battle.table.magic == [15, 5]
    assert len(battle.table.discard[SOUTH]) == 3
    assert [gained for _, _, gained in battle.told("discarded_for_magic")] == [1, 1, 0]


@pytest.mark.rule("SW-MAG-03")
def test_an_elimination_gives_nothing_to_who_has_15_magic() -> None:
    """Derived case SW-DX-02."""
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"beast-rider": (4, 3)}, magic=(15, 0), dice=(M, M, M))

    battle.chooses("attack bear-cavalry beast-rider")

    assert battle.in_discard("beast-rider")
    assert battle.table.magic == [15, 0]
    assert not battle.told("gained_magic")


@pytest.mark.rule("SW-MAG-04", "SW-MAG-05")
@pytest.mark.parametrize(("magic", "left"), [(15, 12), (4, 1), (3, 0)])
def test_a_cost_takes_exactly_its_amount_down_to_0(magic: int, left: int) -> None:
    battle = GivenBattle(
        south={"gate": (3, 3)}, phase="summon", hands={SOUTH: "bear-cavalry bear-cavalry#2"}, magic=(magic, 7)
    )

    battle.chooses("summon bear-cavalry 4,3")

    assert battle.table.magic == [left, 7]
    assert (battle.offers("summon bear-cavalry#2") == set()) == (left < 3)


@pytest.mark.rule("SW-MAG-08")
def test_magic_is_kept_from_turn_to_turn() -> None:
    battle = GivenBattle(south={}, phase="magic", hands={SOUTH: "gate"}, magic=(7, 9))

    battle.chooses("discard gate", *["end_phase"] * 6)

    assert (battle.asked(), battle.table.phase) == (SOUTH, "summon")
    assert battle.table.magic == [8, 9]


# What it pays


@pytest.mark.rule("SW-MAG-05")
@pytest.mark.parametrize(
    ("phase", "doing", "cost"),
    [("summon", "summon undead-archer", 2), ("build", "build ice-golem", 2), ("attack", "play chant-power", 1)],
)
def test_who_cannot_pay_all_of_a_cost_cannot_do_it_at_all(phase: str, doing: str, cost: int, says: Says) -> None:
    says("chant-power", Scorch())
    hand = {SOUTH: "undead-archer ice-golem chant-power"}

    rich = GivenBattle(south={"gate": (3, 3)}, phase=phase, hands=hand, magic=(cost, 0))
    poor = GivenBattle(south={"gate": (3, 3)}, phase=phase, hands=hand, magic=(cost - 1, 15))

    assert any(words.startswith(doing) for words in rich.offered())
    assert not any(words.startswith(doing) for words in poor.offered())


@pytest.mark.rule("SW-MAG-05")
def test_an_event_is_paid_before_its_effect(says: Says) -> None:
    says("chant-power", Scorch())
    battle = GivenBattle(south={}, hands={SOUTH: "chant-power"})

    battle.chooses("play chant-power")

    assert battle.offers("target") == {"svara", "sneeks"}
    assert battle.table.magic == [4, 5]


@pytest.mark.rule("SW-MAG-05")
def test_a_unit_is_paid_before_what_follows_its_summoning(says: Says) -> None:
    says("cold-snap", Herald())
    battle = GivenBattle(south={"gate": (3, 3)}, phase="summon", hands={SOUTH: "ollag"})

    battle.chooses("summon ollag 4,3")

    assert battle.offered() == {"accept", "decline"}
    assert battle.table.magic == [0, 5]


@pytest.mark.rule("SW-MAG-06")
def test_magic_pays_for_summoning_building_and_events(says: Says) -> None:
    says("chant-power", Scorch())
    battle = GivenBattle(
        south={"gate": (3, 3)}, phase="summon", hands={SOUTH: "bear-cavalry ice-golem chant-power"}, magic=(10, 5)
    )

    battle.chooses("summon bear-cavalry 4,3")

    assert battle.table.magic == [7, 5]

    battle.ends_phases_until("build").chooses("build ice-golem 1,6")

    assert battle.table.magic == [5, 5]

    battle.ends_phases_until("attack").chooses("play chant-power", "target sneeks")

    assert battle.table.magic == [4, 5]


@pytest.mark.rule("SW-MAG-05", "SW-MAG-06")
def test_magic_pays_for_an_effect_that_says_so() -> None:
    """Blood Runes: at the start of the Attack phase 1 damage, or 1 magic for a boost."""
    rich = GivenBattle(south={"blarf": (3, 3)}, magic=(1, 5))
    poor = GivenBattle(south={"blarf": (3, 3)}, magic=(0, 5))

    rich.chooses("pay_magic")

    assert (rich.table.magic, rich.boost("blarf")) == ([0, 5], 1)
    assert "pay_magic" not in poor.offered()
    assert (poor.table.magic, poor.boost("blarf")) == ([0, 5], 0)


@pytest.mark.rule("SW-MAG-07")
def test_nothing_but_eliminations_discards_and_texts_gives_magic() -> None:
    battle = GivenBattle(
        south={"gate": (3, 3), "bear-cavalry": (3, 5)},
        north={"beast-rider": (5, 5)},
        phase="summon",
        hands={SOUTH: "horde-climber gate#2"},
        draws={SOUTH: "gate#3 gate#4"},
        dice=(M, M, RS),
    )

    battle.chooses("summon horde-climber 4,3", "end_phase", "move bear-cavalry 4,5", "stop", "end_phase")
    battle.chooses("build gate#2 1,6", "end_phase", "attack bear-cavalry beast-rider", "end_phase", "end_phase")
    assert (battle.asked(), battle.damage("beast-rider")) == (NORTH, 2)
    battle.chooses(*["end_phase"] * 5)

    assert battle.asked() == SOUTH
    assert battle.table.magic == [5, 5]


@pytest.mark.rule("SW-MAG-07")
def test_a_text_that_says_so_gives_magic(says: Says) -> None:
    says("soul-shift", Herald())
    battle = GivenBattle(south={"gate": (3, 3)}, phase="summon", hands={SOUTH: "undead-archer undead-archer#2"})

    battle.chooses("summon undead-archer 4,3", "accept", "summon undead-archer#2 3,4", "decline")

    assert battle.table.magic == [2, 5]


@pytest.mark.rule("SW-MAG-09")
def test_a_cost_of_0_can_always_be_paid(says: Says) -> None:
    says("pile-on", Banner())
    battle = GivenBattle(
        south={"gate": (3, 3)}, phase="summon", hands={SOUTH: "horde-climber gate#2 pile-on"}, magic=(0, 5)
    )

    battle.chooses("summon horde-climber 4,3").ends_phases_until("build").chooses("build gate#2 1,6")
    battle.ends_phases_until("attack").chooses("play pile-on")

    assert battle.at("horde-climber") == (4, 3)
    assert battle.at("gate#2") == (1, 6)
    assert battle.table.events[SOUTH] == (battle["pile-on"],)
    assert battle.table.magic == [0, 5]


@pytest.mark.rule("SW-MAG-09")
def test_a_cost_of_0_is_a_cost_which_a_summoner_does_not_have() -> None:
    """Ruling SW-GAP-21."""
    battle = GivenBattle(south={"horde-climber": (3, 3), "frost-mage": (3, 4)})

    assert battle.table.costs_nothing(battle["horde-climber"])
    assert not battle.table.costs_nothing(battle["frost-mage"])
    assert not battle.table.costs_nothing(battle["svara"])


@pytest.mark.rule("SW-MAG-03")
def test_a_gain_that_is_lost_is_not_told() -> None:
    battle = GivenBattle(south={"ollag": (4, 3)}, north={"horde-slinger": (5, 3)}, magic=(15, 3), dice=(1, 1, 1))

    battle.chooses("attack ollag horde-slinger")

    assert battle.at("horde-slinger") is None
    assert battle.told("gained_magic") == []

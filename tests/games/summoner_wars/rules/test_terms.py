"""Terms of the rulebook, each by what it means in play (SW-TERM)."""

from __future__ import annotations

import pytest

from herna.engine.match import Match
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.printed import DECKS, FACTIONS, PRINTED, RANGED
from herna.games.summoner_wars.rules.values import is_gate, is_structure
from herna.games.summoner_wars.table import DECK_SIZE, Battlefield
from herna.games.summoner_wars.texts import Effects, Text
from tests.kit.battle import MR, NORTH, RS, SOUTH, GivenBattle, M, Says

UNIT_CLASSES = {"summoner", "champion", "common"}
EVENT_CLASSES = {"epic", "standard"}


class Diary(Text):
    """Writes down the moments of a turn."""

    def __init__(self) -> None:
        self.moments: list[str] = []

    def start_of_turn(self, table: Battlefield, me: int) -> Effects:
        self.moments.append("start of turn")
        return ()

    def end_of_turn(self, table: Battlefield, me: int) -> Effects:
        self.moments.append("end of turn")
        return ()

    def start_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        self.moments.append(phase)
        return ()


class Leads(Text):
    """Your units have strength +1."""

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return 0 if table.enemy(unit, table.control[me]) else 1


def counts(deck: list[str], word: str) -> dict[str, int]:
    """How often each card of a class is in a deck."""
    kinds = sorted({key for key in deck if word in PRINTED[key].classes})
    return {key: deck.count(key) for key in kinds}


@pytest.mark.rule("SW-TERM-01")
def test_the_active_player_is_the_one_whose_turn_it_is() -> None:
    battle = GivenBattle(south={}, phase="magic")
    assert (battle.table.active, battle.asked()) == (SOUTH, SOUTH)

    battle.chooses("end_phase")

    assert (battle.table.active, battle.asked()) == (NORTH, NORTH)


@pytest.mark.rule("SW-TERM-02")
@pytest.mark.parametrize("moved", [0, 1, 2, 3])
def test_up_to_three_is_none_or_any_number_up_to_three(moved: int) -> None:
    archers = [f"border-archer#{number}" for number in (1, 2, 3, 4)]
    battle = GivenBattle(south={name: (3, column + 1) for column, name in enumerate(archers)}, phase="move")

    for name in archers[:moved]:
        battle.chooses(f"instead_of_moving {name} prepare")

    assert bool(battle.offers("move")) == (moved < 3)
    assert battle.chooses("end_phase").table.phase == "build"


@pytest.mark.rule("SW-TERM-03")
@pytest.mark.parametrize("discarded", [0, 1, 4])
def test_any_number_may_be_none(discarded: int) -> None:
    hand = ["gate", "gate#2", "gate#3", "gate#4"]
    battle = GivenBattle(south={}, phase="magic", hands={SOUTH: " ".join(hand)}, magic=(2, 2))

    battle.chooses(*(f"discard {name}" for name in hand[:discarded]), "end_phase")

    assert battle.table.active == NORTH
    assert battle.table.magic == [2 + discarded, 2]
    assert len(battle.table.hands[SOUTH]) == 4 - discarded


@pytest.mark.rule("SW-TERM-04")
def test_every_card_on_the_battlefield_is_one_object_a_unit_a_structure_or_both() -> None:
    battle = GivenBattle(south={"ice-golem": (3, 3), "gate": (3, 4), "ember-mage": (3, 5)}, hands={SOUTH: "ollag"})
    table = battle.table

    kinds = {table.key(card): (table.is_unit(card), is_structure(table, card)) for card in table.objects(SOUTH)}

    assert kinds == {
        "svara": (True, False),
        "ice-golem": (True, True),
        "gate": (False, True),
        "ember-mage": (True, False),
    }


@pytest.mark.rule("SW-TERM-05")
@pytest.mark.parametrize("name", ["svara", "makeinda-ru", "ember-mage"])
def test_summoners_champions_and_commons_are_units_and_can_move_and_attack(name: str) -> None:
    moving = GivenBattle(south={name: (3, 3)}, phase="move")
    attacking = GivenBattle(south={name: (3, 3)}, north={"gate": (4, 3)})

    assert moving.table.is_unit(moving[name])
    assert moving.offers(f"move {name}") == {"2,3", "4,3", "3,2", "3,4"}
    assert attacking.offers(f"attack {name}") == {"gate"}


@pytest.mark.rule("SW-TERM-06")
def test_every_card_has_one_class_of_units_or_events_or_is_a_structure() -> None:
    for printed in PRINTED.values():
        of_units, of_events = printed.classes & UNIT_CLASSES, printed.classes & EVENT_CLASSES
        assert len(of_units) + len(of_events) <= 1, printed.key
        assert of_units or of_events or printed.classes == {"structure"}, printed.key
        assert printed.classes <= UNIT_CLASSES | EVENT_CLASSES | {"structure"}, printed.key
    both = {key for key, printed in PRINTED.items() if printed.structure() and len(printed.classes) > 1}
    assert both == {"ice-golem", "parapet"}


@pytest.mark.rule("SW-TERM-06")
def test_an_effect_may_apply_to_one_class_only() -> None:
    """Trample goes through commons."""
    battle = GivenBattle(south={"bear-cavalry": (3, 3), "ember-mage": (3, 4), "makeinda-ru": (3, 2)}, phase="move")

    assert battle.offers("move bear-cavalry") == {"4,3", "2,3", "3,4"}


@pytest.mark.rule("SW-TERM-07")
def test_a_structure_is_built_in_the_build_phase_and_neither_moves_nor_attacks() -> None:
    battle = GivenBattle(south={"gate": (3, 3)}, north={"ember-mage": (4, 3)}, phase="summon", hands={SOUTH: "gate#2"})

    offered: dict[str, set[str]] = {}
    for phase in ("summon", "move", "build", "attack"):
        battle.ends_phases_until(phase)
        offered[phase] = {words for words in battle.offered() if " gate" in words}

    assert offered["summon"] == offered["move"] == offered["attack"] == set()
    assert "build gate#2 2,2" in offered["build"]


@pytest.mark.rule("SW-TERM-08")
def test_a_gate_is_where_its_controller_may_summon() -> None:
    battle = GivenBattle(
        south={"gate": (3, 3), "parapet": (2, 5)}, north={"gate#2": (6, 3)}, phase="summon", hands={SOUTH: "ice-smith"}
    )
    assert battle.offers("summon ice-smith") == {"2,3", "4,3", "3,2", "3,4"}

    battle.gives_control("gate", NORTH).gives_control("gate#2", SOUTH)

    assert battle.offers("summon ice-smith") == {"5,3", "7,3", "6,2", "6,4"}
    assert is_structure(battle.table, battle["gate"])
    assert [is_gate(battle.table, battle[name]) for name in ("gate", "parapet", "svara")] == [True, False, False]


@pytest.mark.rule("SW-TERM-09")
@pytest.mark.parametrize("deck", FACTIONS)
def test_a_summoner_is_a_unit_that_starts_on_the_battlefield(deck: str) -> None:
    table = Match(GAME, 2, {"deck-1": deck}, "seed").play.table

    summoners = [card for card in table.units(SOUTH) if table.is_summoner(card)]

    assert summoners == [table.summoner(SOUTH)]
    assert table.is_unit(table.summoner(SOUTH))


@pytest.mark.rule("SW-TERM-09")
def test_the_elimination_of_a_summoner_loses_the_game() -> None:
    battle = GivenBattle(south={"makeinda-ru": (5, 6)}, damage={"sneeks": 10}, dice=(MR, MR))

    battle.chooses("attack makeinda-ru sneeks")

    assert battle.play.result is not None
    assert battle.play.result.winners() == (SOUTH,)


@pytest.mark.rule("SW-TERM-10")
@pytest.mark.parametrize("deck", FACTIONS)
def test_a_deck_has_three_different_champions(deck: str) -> None:
    assert list(counts(DECKS[deck].deck(), "champion").values()) == [1, 1, 1]


@pytest.mark.rule("SW-TERM-11")
@pytest.mark.parametrize("deck", FACTIONS)
def test_a_deck_has_sixteen_commons_at_most_four_alike_beside_two_starting_units(deck: str) -> None:
    cards = DECKS[deck].deck()
    starting = [key for key in cards[:4] if "common" in PRINTED[key].classes]

    rest = counts(cards[4:], "common")

    assert len(starting) == len(set(starting)) == 2
    assert sum(rest.values()) == 16
    assert max(rest.values()) == 4


@pytest.mark.rule("SW-TERM-12")
def test_a_faction_is_printed_on_every_unit_and_its_deck_holds_only_its_units() -> None:
    units = {key: printed.faction for key, printed in PRINTED.items() if printed.unit()}

    assert set(units.values()) == set(FACTIONS)
    for deck in FACTIONS:
        assert {units[key] for key in DECKS[deck].deck() if key in units} == {deck}
    assert PRINTED["gate"].faction == PRINTED["starting-gate"].faction == ""


@pytest.mark.rule("SW-TERM-13")
@pytest.mark.parametrize(
    ("word", "names"),
    [
        ("undead", {"undead-archer", "undead-carrier", "undead-warrior"}),
        ("archer", {"undead-archer", "border-archer", "citadel-archer", "wind-archer", "ember-archer"}),
        ("smeg", {"smeg"}),
        ("ember", {"ember-archer", "ember-beast", "ember-mage"}),
        ("arch", set()),  # a part of a word is no word
    ],
)
def test_a_name_in_a_text_means_every_card_whose_name_contains_the_word(word: str, names: set[str]) -> None:
    units = sorted(key for key, printed in PRINTED.items() if printed.unit() and "summoner" not in printed.classes)
    side = {name: (2 + at // 6, 1 + at % 6) for at, name in enumerate(units[:30])}
    other = {name: (2 + at // 6, 1 + at % 6) for at, name in enumerate(units[30:])}
    found: set[str] = set()
    for battle in (GivenBattle(south=side, phase="magic"), GivenBattle(south=other, phase="magic")):
        found |= {battle.table.key(card) for card in battle.table.units() if battle.table.named(card, word)}

    assert found == names


@pytest.mark.rule("SW-TERM-14")
def test_cards_are_different_if_their_names_differ() -> None:
    """Arrow of Light: a second Ember Mage is not different from the first, although it is another card."""
    battle = GivenBattle(
        south={"citadel-archer": (3, 3)}, north={"gate": (5, 3)}, hands={SOUTH: "ember-mage ember-mage#2 ollag"}
    )
    battle.chooses("attack citadel-archer gate")
    one_of_two = min(battle.offers("pick ember-mage"))

    battle.chooses(f"pick ember-mage{one_of_two}")

    assert len(battle.table.hands[SOUTH]) == 2
    assert battle.offers("pick") == {"ollag"}


@pytest.mark.rule("SW-TERM-15")
def test_a_target_is_a_unit_or_a_structure() -> None:
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3), "ember-mage": (3, 2)},
        north={"gate": (5, 3), "fanessa": (3, 5)},
        hands={SOUTH: "ollag"},
        dice=(RS, RS),
    )

    assert battle.offers("attack makeinda-ru") == {"gate", "fanessa", "ember-mage"}
    battle.chooses("attack makeinda-ru gate")
    assert battle.told("attacked") == [(battle["makeinda-ru"], battle["gate"])]


@pytest.mark.rule("SW-TERM-16")
def test_the_cost_is_the_magic_needed_to_summon_to_build_and_to_play(says: Says) -> None:
    says("pyre", Text())
    battle = GivenBattle(
        south={"gate": (3, 3)}, phase="summon", hands={SOUTH: "ember-mage pyre ice-golem ollag"}, magic=(4, 0)
    )

    battle.chooses("summon ember-mage 4,3")
    assert battle.table.magic[SOUTH] == 3
    battle.chooses("play pyre")
    assert battle.table.magic[SOUTH] == 2
    assert not battle.offers("summon ollag")  # it costs 5
    battle.ends_phases_until("build").chooses("build ice-golem 1,3")
    assert battle.table.magic[SOUTH] == 0


@pytest.mark.rule("SW-TERM-16")
def test_summoners_have_no_cost_which_is_not_a_cost_of_nothing() -> None:
    battle = GivenBattle(south={"gate": (3, 3), "smeg": (2, 2)}, phase="summon", hands={SOUTH: "sera horde-climber"})

    assert battle.offers("summon horde-climber")
    assert not battle.offers("summon sera")
    assert battle.table.costs_nothing(battle["smeg"])
    assert not battle.table.costs_nothing(battle["svara"])


@pytest.mark.rule("SW-TERM-17")
@pytest.mark.parametrize(("name", "dice"), [("makeinda-ru", 2), ("svara", 3), ("targan", 4)])
def test_strength_is_the_number_of_dice_rolled_in_an_attack(name: str, dice: int) -> None:
    assert PRINTED[name].attack == RANGED
    battle = GivenBattle(south={name: (3, 3)}, north={"gate": (5, 3)}, dice=(M,) * dice)

    battle.chooses(f"attack {name} gate")

    assert battle.rolled() == [(battle[name], dice, 0, 0)]  # each die shows one melee symbol
    assert battle.play.chance.state == dice


@pytest.mark.rule("SW-TERM-18")
def test_life_goes_down_by_one_for_each_damage() -> None:
    battle = GivenBattle(south={"makeinda-ru": (3, 3)}, north={"gate": (5, 3)}, damage={"gate": 2}, dice=(MR, MR))

    battle.chooses("attack makeinda-ru gate")

    assert (battle.life("gate"), battle.damage("gate"), battle.at("gate")) == (5, 4, (5, 3))  # 1 life is left


@pytest.mark.rule("SW-TERM-18")
def test_life_is_printed_on_units_and_structures() -> None:
    for printed in PRINTED.values():
        assert (printed.life > 0) == (printed.unit() or printed.structure()), printed.key


@pytest.mark.rule("SW-TERM-19")
def test_a_turn_is_its_start_six_phases_and_its_end(says: Says) -> None:
    diary = Diary()
    says("riposte", diary)
    battle = GivenBattle(south={}, north={"fanessa": (6, 3)}, phase="magic")

    battle.chooses("end_phase").ends_phases_until("magic").chooses("end_phase")

    phases = ["summon", "move", "build", "attack", "magic", "draw"]
    assert battle.table.active == SOUTH
    assert diary.moments == ["start of turn", *phases, "end of turn"]


@pytest.mark.rule("SW-TERM-20")
@pytest.mark.parametrize("deck", FACTIONS)
def test_a_deck_is_all_the_cards_that_a_player_has_for_a_game(deck: str) -> None:
    table = Match(GAME, 2, {"deck-1": deck, "deck-2": deck}, "seed").play.table

    for seat in (SOUTH, NORTH):
        cards = [*table.objects(seat), *table.hands[seat], *table.draw[seat]]
        assert sorted(cards) == list(range(seat * DECK_SIZE, (seat + 1) * DECK_SIZE))
        assert sorted(table.key(card) for card in cards) == sorted(DECKS[deck].deck())


@pytest.mark.rule("SW-TERM-21")
def test_a_hand_is_not_in_play_and_has_no_limit(says: Says) -> None:
    says("cold-snap", Leads())
    hand = "ollag gate gate#2 gate#3 gate#4 gate#5 gate#6"
    battle = GivenBattle(south={"makeinda-ru": (3, 3)}, phase="magic", hands={SOUTH: hand}, draws={SOUTH: "gate#7"})

    assert battle.strength("makeinda-ru") == 2
    battle.chooses("end_phase")

    assert battle.table.active == NORTH
    assert len(battle.table.hands[SOUTH]) == 7
    assert battle.table.discard[SOUTH] == ()

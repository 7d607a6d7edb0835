"""Terms of the rulebook, each by what it means in play (SW-TERM)."""

import pytest

from herna.engine.match import Match
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle, M, Says
from herna.games.summoner_wars.printed import DECKS, FACTIONS, PRINTED, RANGED
from herna.games.summoner_wars.rules.values import is_gate, is_structure
from herna.games.summoner_wars.table import DECK_SIZE, Battlefield
from herna.games.summoner_wars.texts import Effects, Text
from tests.games.summoner_wars.rows import controls, given, prove, row, texts, then, until

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


@pytest.mark.rule("SW-TERM-07")
def test_a_structure_is_built_in_the_build_phase_and_neither_moves_nor_attacks() -> None:
    battle = GivenBattle(south={"gate": (3, 3)}, north={"ember-mage": (4, 3)}, phase="summon", hands={SOUTH: "gate#2"})

    offered: dict[str, set[str]] = {}
    for phase in ("summon", "move", "build", "attack"):
        battle.ends_phases_until(phase)
        offered[phase] = {words for words in battle.offered() if " gate" in words}

    assert offered["summon"] == offered["move"] == offered["attack"] == set()
    assert "build gate#2 2,2" in offered["build"]


@pytest.mark.rule("SW-TERM-09")
@pytest.mark.parametrize("deck", FACTIONS)
def test_a_summoner_is_a_unit_that_starts_on_the_battlefield(deck: str) -> None:
    table = Match(GAME, 2, {"deck-1": deck}, "seed").play.table

    summoners = [card for card in table.units(SOUTH) if table.is_summoner(card)]

    assert summoners == [table.summoner(SOUTH)]
    assert table.is_unit(table.summoner(SOUTH))


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
    (one_of_two,) = {"ember-mage", "ember-mage#2"} & battle.offers("pick_card")

    battle.chooses(f"pick_card {one_of_two}")

    assert len(battle.table.hands[SOUTH]) == 2
    assert battle.offers("pick_card") == {"ollag"}


@pytest.mark.rule("SW-TERM-17")
@pytest.mark.parametrize(("name", "dice"), [("makeinda-ru", 2), ("svara", 3), ("targan", 4)])
def test_strength_is_the_number_of_dice_rolled_in_an_attack(name: str, dice: int) -> None:
    assert PRINTED[name].attack == RANGED
    battle = GivenBattle(south={name: (3, 3)}, north={"gate": (5, 3)}, dice=(M,) * dice)

    battle.chooses(f"attack {name} gate")

    assert battle.rolled() == [(battle[name], dice, 0, 0)]  # each die shows one melee symbol
    assert battle.play.chance.state == dice


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


test_what_follows_from_a_position = prove(
    row("the active player is the one whose turn it is", "SW-TERM-01", given(phase="magic"),
        then({"active": SOUTH, "asked": SOUTH}), "end_phase", then({"active": NORTH, "asked": NORTH})),
    # Trample goes through commons.
    row("an effect may apply to one class only", "SW-TERM-06",
        given("bear-cavalry 3,3 ember-mage 3,4 makeinda-ru 3,2", phase="move"),
        then({"offers move bear-cavalry": {"4,3", "2,3", "3,4"}})),
    row("a target is a unit or a structure", "SW-TERM-15",
        given("makeinda-ru 3,3 ember-mage 3,2", "gate 5,3 fanessa 3,5", hands={SOUTH: "ollag"}, dice=(RS, RS)),
        then({"offers attack makeinda-ru": {"gate", "fanessa", "ember-mage"}}), "attack makeinda-ru gate",
        then({"story attacked": ["makeinda-ru gate"]})),
    # it costs 5
    row("the cost is the magic needed to summon to build and to play", "SW-TERM-16", texts({"pyre": Text()}),
        given("gate 3,3", phase="summon", hands={SOUTH: "ember-mage pyre ice-golem ollag"}, magic=(4, 0)),
        "summon ember-mage 4,3", then({"magic south": 3}), "play pyre",
        then({"offers summon ollag": set(), "magic south": 2}), until("build"), "build ice-golem 1,3",
        then({"magic south": 0})),
    row("summoners have no cost which is not a cost of nothing", "SW-TERM-16",
        given("gate 3,3 smeg 2,2", phase="summon", hands={SOUTH: "sera horde-climber"}),
        then({"offers summon sera": set()}, lambda battle: battle.offers("summon horde-climber"),
            lambda battle: battle.table.costs_nothing(battle["smeg"]),
            lambda battle: not battle.table.costs_nothing(battle["svara"]))),
    # 1 life is left
    row("life goes down by one for each damage", "SW-TERM-18",
        given("makeinda-ru 3,3", "gate 5,3", damage={"gate": 2}, dice=(MR, MR)), "attack makeinda-ru gate",
        then({"life gate": 5, "damage gate": 4, "at gate": (5, 3)})),
    row("a gate is where its controller may summon", "SW-TERM-08",
        given("gate 3,3 parapet 2,5", "gate#2 6,3", phase="summon", hands={SOUTH: "ice-smith"}),
        then({"offers summon ice-smith": {"2,3", "4,3", "3,2", "3,4"}}), controls(NORTH, "gate"),
        controls(SOUTH, "gate#2"),
        then({"offers summon ice-smith": {"5,3", "7,3", "6,2", "6,4"}, "is_structure gate": True},
            lambda battle: [is_gate(battle.table, battle[name]) for name in ("gate", "parapet", "svara")] == [True,
                False, False])),
    row("the elimination of a summoner loses the game", "SW-TERM-09",
        given("makeinda-ru 5,6", damage={"sneeks": 10}, dice=(MR, MR)), "attack makeinda-ru sneeks",
        then({"over": True, "winners": (SOUTH,)})),
    row("a hand is not in play and has no limit", "SW-TERM-21", texts({"cold-snap": Leads()}),
        given("makeinda-ru 3,3", phase="magic", hands={SOUTH: "ollag gate gate#2 gate#3 gate#4 gate#5 gate#6"},
            draws={SOUTH: "gate#7"}), then({"strength makeinda-ru": 2}), "end_phase",
        then({"active": NORTH, "count hand south": 7, "discard south": ""})),
)  # fmt: skip

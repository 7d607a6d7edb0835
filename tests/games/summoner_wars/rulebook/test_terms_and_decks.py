"""The rulebook's examples of names, distances, abilities, rows and decks: SW-EX-15 to -19, -28 to -31."""

from collections import Counter
from dataclasses import dataclass

import pytest

from herna.engine.flow import Call, Play
from herna.games.summoner_wars.decks import deck_faults, deck_of, ready_made
from herna.games.summoner_wars.deeds import Deed
from herna.games.summoner_wars.given import NORTH, SOUTH, GivenBattle, M
from herna.games.summoner_wars.grid import BACK_ROWS, SPACES, between, row_for, row_of, space_at
from herna.games.summoner_wars.printed import PRINTED
from herna.games.summoner_wars.rules.damage import Damage
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Text, texts_of
from tests.games.summoner_wars.rows import gains, given, prove, row, texts, then, until


class Quake(Text):
    """After this unit attacks, every object within 2 spaces of it gets 1 damage."""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        return (Quaking(me, "wrath", attack.seat),) if attack.attacker == me else ()


@dataclass(frozen=True, slots=True)
class Quaking(Deed):
    """All of them are damaged at once."""

    def order(self) -> tuple[str, ...]:
        return ("the_ground_shakes",)

    def the_ground_shakes(self, play: Play[Battlefield]) -> Call:
        hits = tuple((card, 1) for card in play.table.within(self.source, 2))
        return Call(Damage(hits, self.seat, self.source))


@pytest.mark.rule("SW-TERM-13")
@pytest.mark.example("SW-EX-15")
@pytest.mark.parametrize(
    ("word", "named", "others"),
    [
        ("undead", {"undead-warrior", "undead-archer"}, {"wind-archer", "hellfire-cultist"}),
        ("archer", {"undead-archer", "wind-archer"}, {"undead-warrior", "wind-mage"}),
    ],
)
def test_a_word_means_every_card_with_it_in_its_name(word: str, named: set[str], others: set[str]) -> None:
    """SW-EX-15, Název: Undead Warrior and Undead Archer are Undead; Undead Archer and Wind Archer are Archers."""
    places = {name: (5, column) for column, name in enumerate(sorted(named | others), 1)}
    battle = GivenBattle(south=places)

    assert {name for name in places if battle.table.named(battle[name], word)} == named


@pytest.mark.rule("SW-DIST-03", "SW-DIST-04", "SW-DIST-05")
@pytest.mark.example("SW-EX-16")
@pytest.mark.parametrize("between_them", [{}, {"gate": (3, 4)}])
def test_distance_is_counted_in_steps(between_them: dict[str, tuple[int, int]]) -> None:
    """SW-EX-16, Příklad počítání vzdálenosti: 1 aside is 1, 2 aside is 2, up and aside is 2; nothing between counts."""
    battle = GivenBattle(
        south={"ollag": (3, 3), **between_them}, north={"beast-rider": (3, 5), "beast-rider#2": (4, 4)}
    )
    table = battle.table

    assert table.distance(battle["ollag"], battle["beast-rider"]) == 2
    assert table.distance(battle["ollag"], battle["beast-rider#2"]) == 2
    assert [table.distance(battle["ollag"], battle[name]) for name in between_them] == [1] * len(between_them)
    near = {name for name, card in battle.names.items() if card in table.within(battle["ollag"], 2)}
    assert near == {"beast-rider", "beast-rider#2", *between_them}


@pytest.mark.rule("SW-DECK-02")
@pytest.mark.example("SW-EX-18")
def test_a_card_must_share_a_symbol_with_the_summoner() -> None:
    """SW-EX-18, Omezení při stavbě vlastní sady: Svara has Logic and Water; a card of Fire alone may not come."""
    assert PRINTED["svara"].symbols == ("martial", "logic", "water")
    assert set(PRINTED["ice-repair"].symbols) == {"logic", "water"}
    assert PRINTED["burn"].symbols == ("fire",)
    own = dict(ready_made("polar-dwarves").cards)

    with_fire = deck_of("svara", [(key, count) for key, count in own.items() if key != "ice-repair"] + [("burn", 2)])

    assert deck_faults(deck_of("svara", own.items())) == []
    assert [(fault.rule, dict(fault.arguments)["card"]) for fault in deck_faults(with_fire)] == [("SW-DECK-02", "burn")]


@pytest.mark.rule("SW-DECK-01", "SW-DECK-05", "SW-DECK-08")
@pytest.mark.example("SW-EX-19")
def test_the_polar_dwarves_deck_of_the_rulebook_is_legal() -> None:
    """SW-EX-19, Příklad stavby sady: 34 cards, among them 5 Frost Mages and 5 Ice Golems, the first ones standing."""
    chosen = {
        **dict.fromkeys(("parapet", "ice-repair", "glacial-shift"), 2),
        **dict.fromkeys(("nadiana", "ollag", "jarmund"), 1),
        **dict.fromkeys(("frost-mage", "ice-golem", "bear-cavalry", "ice-smith"), 4),
    }

    deck = deck_of("svara", chosen.items())

    assert deck == ready_made("polar-dwarves")
    assert deck_faults(deck) == []
    fixed = {"svara": 1, "starting-gate": 1, "gate": 3, "ice-ram": 2}
    assert Counter(deck.deck()) == {**chosen, **fixed, "frost-mage": 5, "ice-golem": 5}
    assert len(deck.deck()) == 34
    assert set(deck.deck()[:4]) == {"svara", "starting-gate", "frost-mage", "ice-golem"}
    assert [PRINTED[gate].life for gate in ("starting-gate", "gate")] == [10, 5]


@pytest.mark.rule("SW-DIST-08")
@pytest.mark.example("SW-EX-28")
@pytest.mark.parametrize(("seat", "behind", "before"), [(SOUTH, (3, 3), (5, 3)), (NORTH, (5, 3), (3, 3))])
def test_behind_a_card_is_nearer_to_its_controllers_edge(
    seat: int, behind: tuple[int, int], before: tuple[int, int]
) -> None:
    """SW-EX-28, ZA: A stands on (4,3); for South what is on (3,3) is behind it, for North what is on (5,3)."""
    here = row_for(seat, space_at(4, 3))

    assert row_for(seat, space_at(*behind)) < here < row_for(seat, space_at(*before))


@pytest.mark.rule("SW-DIST-06", "SW-ATK-06", "SW-ATK-07")
@pytest.mark.example("SW-EX-29")
def test_a_frost_mage_shoots_over_two_clear_straight_spaces() -> None:
    """SW-EX-29, VOLNÁ POLE V PŘÍMÉM SMĚRU: the object on (5,2) is a target at distance 3; what is beyond is not."""
    battle = GivenBattle(south={"frost-mage": (2, 2)}, north={"beast-rider": (5, 2), "ollag": (6, 2)})
    clear = between(space_at(2, 2), space_at(5, 2))

    assert clear == (space_at(3, 2), space_at(4, 2))
    assert [battle.table.board[space] for space in clear] == [-1, -1]
    assert battle.table.distance(battle["frost-mage"], battle["beast-rider"]) == 3
    assert battle.offers("attack frost-mage") == {"beast-rider"}


@pytest.mark.rule("SW-DIST-07")
@pytest.mark.example("SW-EX-31")
@pytest.mark.parametrize(
    ("seat", "rows"), [(SOUTH, [{1}, {1, 2}, {1, 2, 3}]), (NORTH, [{8}, {8, 7}, {8, 7, 6}])], ids=["South", "North"]
)
def test_back_rows_are_those_nearest_to_a_player(seat: int, rows: list[set[int]]) -> None:
    """SW-EX-31, ZADNÍ ŘADA: South's are 1, 1-2, 1-3; North's are 8, 7-8, 6-8."""
    nearest = [{row_of(space) for space in range(SPACES) if row_for(seat, space) <= count} for count in (1, 2, 3)]

    assert nearest == rows
    assert {row_of(space) for space in BACK_ROWS[seat]} == rows[2]


test_what_follows_from_a_position = prove(
    # SW-EX-17, VZDÁLENOST DO X: a card that affects all objects within 2 spaces does not affect itself.
    row("what is within two spaces is never the card itself", "SW-DIST-04", "SW-ATK-08", "SW-EX-17",
        texts({"wrath": Quake()}),
        given("gul-dass 3,3 gate 2,2 gate#2 6,3", "gate#3 4,3 gate#4 5,3 gate#5 3,6", dice=(M, M)),
        then({"may attack gul-dass gul-dass": False}), "attack gul-dass gate#3",
        then({"damage gul-dass": 0, "damage gate#3": 2 + 1},
            lambda battle: [battle.damage(name) for name in ("gate", "gate#4")] == [1, 1],
            lambda battle: [battle.damage(name) for name in ("gate#2", "gate#5")] == [0, 0])),
    # SW-EX-30, ZÁKLADNÍ SCHOPNOSTI: X has the printed abilities of Y and Y those of X, but nothing that was gained.
    row("chant of entangling gives base abilities to each other", "SW-ABIL-05", "SW-EX-30",
        given("abua-shi 1,3 lioness 2,3 border-archer 3,3", phase="summon", hands={SOUTH: "chant-entangling"}),
        gains("border-archer", "relentless"), "play chant-entangling", "target lioness", "target border-archer",
        then({"abilities lioness": {"momentum", "imbued-life", "prepare", "swift-shot"},
            "abilities border-archer": {*{"momentum", "imbued-life", "prepare", "swift-shot"}, "relentless"}})),
    # SW-EX-30, ZÁKLADNÍ SCHOPNOSTI: Rhinoceros and Bear Cavalry both trample; who is trampled gets 1 damage.
    row("an ability that both entangled units have applies once", "SW-ABIL-04", "SW-EX-30",
        given("abua-shi 1,3 rhinoceros 3,3 bear-cavalry 2,3", "undead-warrior 4,3", phase="summon",
            hands={SOUTH: "chant-entangling"}), "play chant-entangling", "target rhinoceros", "target bear-cavalry",
        until("move"), "move rhinoceros 4,3", "step 5,3",
        then({"damage undead-warrior": 1},
            lambda battle: texts_of(battle.table, battle["rhinoceros"]).count("trample") == 1)),
)  # fmt: skip

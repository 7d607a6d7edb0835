"""Why a card of the hand is not summoned, built, played or discarded."""

from __future__ import annotations

import pytest

from tests.kit.battle import NORTH, SOUTH, GivenBattle
from tests.kit.refused import in_the_way, in_words, refused, rule_and_key

HAND = "frost-mage gate glacial-shift parapet"


def battle_in(phase: str, magic: int = 5, hand: str = HAND) -> GivenBattle:
    """South has a gate at d3 (row 3, column 4) and Svara in the corner a1."""
    return GivenBattle(
        south={"starting-gate": (3, 4), "ice-smith": (3, 3)},
        north={"smeg": (4, 4)},
        phase=phase,
        hands={SOUTH: hand, NORTH: "blarf"},
        magic=(magic, 5),
    )


def test_units_are_summoned_in_the_summon_phase() -> None:
    assert rule_and_key(refused(battle_in("move"), "summon", "frost-mage", (2, 4))) == ("SW-SUM-08", "sw-why-phase")


def test_only_cards_of_ones_own_hand_are_summoned_built_and_played() -> None:
    battle = battle_in("summon")

    for card in ("blarf", "smeg", "ice-smith"):
        assert rule_and_key(refused(battle, "summon", card, (2, 4))) == ("SW-SUM-02", "sw-why-not-in-hand")
        assert rule_and_key(refused(battle, "build", card, (2, 4))) == ("SW-BUILD-02", "sw-why-not-in-hand")
        assert rule_and_key(refused(battle, "play", card)) == ("SW-EVT-02", "sw-why-not-in-hand")
        assert rule_and_key(refused(battle, "discard", card)) == ("SW-MAG-01", "sw-why-not-in-hand")


def test_a_card_that_is_not_seen_is_not_named() -> None:
    battle = battle_in("summon")

    said = in_words(battle, refused(battle, "summon", "blarf", (2, 4)))

    assert said == "Not in your hand: something hidden. [SW-SUM-02]"


def test_each_class_of_card_comes_into_play_in_its_own_way() -> None:
    battle = battle_in("summon")

    assert rule_and_key(refused(battle, "summon", "gate", (2, 4))) == ("SW-BUILD-04", "sw-why-is-structure")
    assert rule_and_key(refused(battle, "summon", "glacial-shift", "")) == ("SW-EVT-01", "sw-why-is-event")
    assert rule_and_key(refused(battle, "build", "frost-mage", "")) == ("SW-SUM-01", "sw-why-is-unit")
    assert rule_and_key(refused(battle, "play", "frost-mage")) == ("SW-SUM-01", "sw-why-is-unit")
    assert rule_and_key(refused(battle, "play", "parapet")) == ("SW-BUILD-04", "sw-why-is-structure")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It costs 1 magic; you have 0. [SW-MAG-05]"),
        ("cs", "Stojí to magii: 1; máte 0. [SW-MAG-05]"),
    ],
)
def test_what_cannot_be_paid_says_what_it_costs_and_what_one_has(language: str, words: str) -> None:
    battle = battle_in("summon", magic=0)

    assert in_words(battle, refused(battle, "summon", "frost-mage", (2, 4)), language) == words
    assert refused(battle, "summon", "frost-mage", "").key == "sw-why-not-enough-magic"


def test_a_unit_is_summoned_next_to_a_gate_of_ones_own() -> None:
    battle = battle_in("summon")

    reason = refused(battle, "summon", "frost-mage", (7, 1))

    assert rule_and_key(reason) == ("SW-SUM-03", "sw-why-no-gate")
    assert refused(battle, "summon", "", (7, 1)).key == "sw-why-no-gate"
    assert refused(battle, "summon", "", (2, 4)).key == "sw-why-choose-card"
    assert refused(battle, "summon", "frost-mage", "").key == "sw-why-choose-space"


def test_a_gate_of_the_opponent_is_no_gate_of_ones_own() -> None:
    battle = battle_in("summon").gives_control("starting-gate", NORTH)

    assert rule_and_key(refused(battle, "summon", "frost-mage", (2, 4))) == ("SW-SUM-03", "sw-why-no-gates")


def test_an_occupied_space_takes_no_unit_and_no_structure() -> None:
    summoning, building = battle_in("summon"), battle_in("build")

    summon = refused(summoning, "summon", "frost-mage", (4, 4))
    build = refused(building, "build", "gate", (3, 3))

    assert rule_and_key(summon) == ("SW-SUM-03", "sw-why-occupied")
    assert in_the_way(summoning, summon) == {"smeg"}
    assert rule_and_key(build) == ("SW-BUILD-03", "sw-why-occupied")
    assert in_the_way(building, build) == {"ice-smith"}


def test_a_text_that_says_where_alone_a_unit_is_summoned_is_told() -> None:
    battle = GivenBattle(
        south={"ret-talus": (1, 1), "gate": (3, 3)}, phase="summon", hands={SOUTH: "elut-bal"}, magic=(9, 5)
    )

    reason = refused(battle, "summon", "elut-bal", (4, 3))

    assert rule_and_key(reason) == ("SW-TIME-12", "sw-why-text-does-not-allow")
    assert dict(reason.arguments)["effect"] == "summoned-by-fire"


def test_structures_are_built_in_the_build_phase() -> None:
    assert rule_and_key(refused(battle_in("summon"), "build", "gate", (2, 4))) == ("SW-BUILD-01", "sw-why-phase")


def test_a_structure_is_built_in_the_back_rows_or_next_to_the_summoner() -> None:
    battle = battle_in("build")

    reason = refused(battle, "build", "gate", (5, 4))

    assert rule_and_key(reason) == ("SW-BUILD-03", "sw-why-no-building-ground")
    assert refused(battle, "build", "", (5, 4)).key == "sw-why-no-building-ground"
    assert refused(battle, "build", "gate", "").key == "sw-why-choose-space"


def test_an_event_is_played_in_its_phase() -> None:
    battle = battle_in("attack")

    reason = refused(battle, "play", "glacial-shift")

    assert rule_and_key(reason) == ("SW-EVT-01", "sw-why-event-phase")
    assert in_words(battle, reason).endswith("now it is the Attack phase. [SW-EVT-01]")


def test_an_event_that_must_name_a_target_is_not_played_without_one() -> None:
    battle = GivenBattle(south={"maldaria": (3, 3)}, phase="move", hands={SOUTH: "burn"})

    reason = refused(battle, "play", "burn")

    assert rule_and_key(reason) == ("SW-TERM-15", "sw-why-no-targets")
    assert "within 2 spaces of your Summoner" in in_words(battle, reason)


def test_cards_are_discarded_for_magic_in_the_magic_phase() -> None:
    assert rule_and_key(refused(battle_in("move"), "discard", "gate")) == ("SW-MAG-01", "sw-why-phase")
    assert refused(battle_in("magic"), "discard", "").key == "sw-why-choose-card"


def test_there_are_48_spaces_and_68_cards() -> None:
    battle = battle_in("summon")

    assert rule_and_key(refused(battle, "summon", "frost-mage", (9, 1))) == ("SW-COMP-04", "sw-why-no-such-space")
    assert rule_and_key(refused(battle, "summon", "no card", (2, 4))) == ("SW-TERM-20", "sw-why-no-such-card")


def test_who_has_no_gate_is_told_so() -> None:
    battle = GivenBattle(south={"svara": (1, 1)}, phase="summon", hands={SOUTH: "frost-mage"})

    reason = refused(battle, "summon", "frost-mage", "")

    assert rule_and_key(reason) == ("SW-SUM-03", "sw-why-no-gates")
    assert in_words(battle, reason) == "You control no gate next to which a unit could be summoned. [SW-SUM-03]"
    assert refused(battle, "summon", "frost-mage", (2, 4)).key == "sw-why-no-gates"


def test_gates_without_an_empty_space_beside_them_are_told() -> None:
    battle = GivenBattle(
        south={"gate": (1, 6), "ice-smith": (2, 6), "ice-smith#2": (1, 5)}, phase="summon", hands={SOUTH: "frost-mage"}
    )

    assert rule_and_key(refused(battle, "summon", "frost-mage", "")) == ("SW-SUM-05", "sw-why-no-room-at-gates")


def test_a_text_that_allows_other_places_than_those_at_gates_is_told_with_them() -> None:
    battle = GivenBattle(
        south={"maldaria": (1, 1), "gate": (3, 4)}, phase="summon", hands={SOUTH: "fire-drake"}, magic=(9, 5)
    )

    reason = refused(battle, "summon", "fire-drake", (6, 6))

    assert rule_and_key(reason) == ("SW-SUM-05", "sw-why-neither-gate-nor-text")
    assert in_words(battle, reason).startswith("Fire Drake cannot be summoned there: neither at your gates nor by P")


def test_a_text_that_allows_other_places_is_told_also_without_any_room() -> None:
    battle = GivenBattle(
        south={"maldaria": (1, 1), "ember-mage": (1, 2), "ember-mage#2": (2, 1)},
        phase="summon",
        hands={SOUTH: "fire-drake"},
        magic=(9, 5),
    )

    reason = refused(battle, "summon", "fire-drake", "")

    assert rule_and_key(reason) == ("SW-SUM-05", "sw-why-no-room-anywhere")


def test_an_event_that_lets_one_summon_elsewhere_is_told_for_every_unit() -> None:
    battle = GivenBattle(
        south={"sera": (1, 1), "gate": (3, 4)},
        phase="summon",
        hands={SOUTH: "renewed-hope temple-priest"},
        magic=(9, 5),
    ).chooses("play renewed-hope")

    reason = refused(battle, "summon", "temple-priest", (6, 6))

    assert dict(reason.arguments)["effect"] == "renewed-hope"


def test_an_ice_golem_is_a_unit_and_a_structure() -> None:
    battle = battle_in("summon", hand="ice-golem")

    reason = refused(battle, "play", "ice-golem")

    assert rule_and_key(reason) == ("SW-BUILD-06", "sw-why-is-unit-and-structure")
    assert in_words(battle, reason) == (
        "Ice Golem is a unit and a structure: it is summoned in the Summon phase or built in the Build phase. "
        "[SW-BUILD-06]"
    )


def test_an_event_that_has_one_of_two_targets_is_told_what_it_needs() -> None:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "lioness": (3, 3)}, phase="summon", hands={SOUTH: "chant-entangling"}
    )

    said = in_words(battle, refused(battle, "play", "chant-entangling"))

    assert said.startswith("Chant of Entangling does not have the targets that it must name.")


def test_the_space_of_a_unit_that_elut_bal_could_replace_is_no_mistake() -> None:
    battle = GivenBattle(
        south={"ret-talus": (1, 1), "undead-warrior": (3, 3)}, phase="summon", hands={SOUTH: "elut-bal"}, magic=(9, 5)
    )

    assert refused(battle, "summon", "", (3, 3)).key == "sw-why-choose-card"


@pytest.mark.parametrize(("phase", "choice"), [("magic", ("discard", "")), ("summon", ("summon", "", ""))])
def test_without_a_card_that_could_be_chosen_nobody_is_told_to_choose_one(phase: str, choice: tuple[str, ...]) -> None:
    battle = battle_in(phase, hand="")

    assert refused(battle, *choice).key == "sw-why-no-card"


def test_without_room_to_build_nobody_is_told_to_choose_a_space() -> None:
    spaces = [(row, column) for row in (1, 2, 3) for column in range(1, 7)]
    crowd = {f"ice-smith#{at}": space for at, space in enumerate(spaces[1:])}
    battle = GivenBattle(south={"svara": (1, 1), **crowd}, phase="build", hands={SOUTH: "gate"})

    assert rule_and_key(refused(battle, "build", "gate", "")) == ("SW-BUILD-03", "sw-why-no-room-to-build")

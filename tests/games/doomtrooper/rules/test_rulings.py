"""Rulings that no rule's own test shows (docs/rulings/doomtrooper.md): each test names its ruling."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.wounds import heal
from herna.games.doomtrooper.rules.zones import HAND, leave_table
from herna.games.doomtrooper.table import ATTACK
from tests.kit.front import HONZA, MARTIN, GivenFront

PASSING = ("decline", "no_more", "keep")


def passes_until(given: GivenFront, seat: int, prompt: str) -> None:
    """Everybody does as little as possible until this player is asked this."""
    for _ in range(200):
        if (given.asked(), given.prompt()) == (seat, prompt):
            return
        options = given.offered()
        given.choose(next(way for way in PASSING if way in options))
    raise AssertionError(f"{seat} is not asked {prompt}")


def test_after_a_cancelled_reaction_all_may_react_again_to_the_first_card() -> None:
    """G-15."""
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"},
        hands={HONZA: "positive-karma miscommunication", MARTIN: "miscommunication#2 miscommunication#3"},
    )
    given.choose("meditate")
    given.choose("play_card positive-karma player-0")
    given.plays(MARTIN, "play_card miscommunication#2 positive-karma")
    given.plays(HONZA, "play_card miscommunication miscommunication#2")
    given.plays(MARTIN, "play_card miscommunication#3 positive-karma")
    given.until("dt-action")

    assert given.table.destiny[HONZA] == 21  # one was meditated, and nothing gained
    assert [event[1] for event in given.told("cancelled")] == [given["miscommunication#2"], given["positive-karma"]]


def test_cards_beyond_seven_after_the_discard_step_stay_until_the_next_one() -> None:
    """G-21."""
    hand = " ".join(f"hussar#{at}" for at in range(1, 10))
    given = GivenFront(squads={HONZA: "dragoon", MARTIN: "infantry"}, hands={MARTIN: hand})

    passes_until(given, MARTIN, "dt-action")
    assert len(given.table.hands[MARTIN]) == 9
    passes_until(given, MARTIN, "dt-discard")

    assert "keep" not in given.offered()


@pytest.mark.parametrize("what", ["the saboteur leaves", "a fighter comes"])
def test_a_sabotage_fails_if_the_saboteur_leaves_or_a_fighter_comes_and_the_action_is_spent(what: str) -> None:
    """G-26."""
    given = GivenFront(squads={HONZA: "hussar"}, hands={MARTIN: "infantry"})
    given.choose("sabotage hussar 1")
    if what == "the saboteur leaves":
        given.discards("hussar")
    else:
        given.table.take_from_hand(MARTIN, given["infantry"])
        given.table.lay(given["infantry"], MARTIN, MARTIN, 0)
    given.declines()

    assert given.told("sabotage_failed") == [("sabotage_failed", HONZA)]
    assert given.table.promotion == [0, 0]
    assert given.table.turns[HONZA] == 4  # nothing was left to do in his turn


def test_who_is_known_in_cover_transfers_and_stays_in_cover_and_who_is_hidden_does_not() -> None:
    """G-41."""
    given = GivenFront(
        squads={HONZA: "hussar dragoon"}, outposts={HONZA: "soldat"}, hidden={HONZA: "samurai"}, covered="dragoon"
    )
    assert given.offers("transfer") == {"hussar", "dragoon"}

    given.choose("transfer dragoon")

    assert given.where("dragoon") == "outpost-0"
    assert given["dragoon"] in given.table.covered


def test_the_outpost_stays_open() -> None:
    """G-49."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"}, outposts={HONZA: "soldat"})
    given.discards("soldat")

    assert given.offers("transfer") == {"hussar"}


def test_what_phase_6_compares_is_fixed_and_healing_after_it_saves_nobody() -> None:
    """G-53."""
    given = GivenFront(squads={HONZA: "golden-lion", MARTIN: "samurai"}, wounded="samurai")
    given.attacks("golden-lion", "samurai")
    given.until_phase(6)
    heal(given.play, given["samurai"])
    given.until("dt-split")

    assert given.where("samurai") == "grave-1"


def test_a_fighter_discarded_by_a_card_in_mid_duel_brings_no_points() -> None:
    """G-56."""
    given = GivenFront(squads={HONZA: "golden-lion", MARTIN: "samurai"}, wounded="samurai")
    given.attacks("golden-lion", "samurai")
    given.discards("samurai")
    given.until("dt-action")

    assert (given.told("hit"), given.told("claims"), given.table.promotion) == ([], [], [0, 0])


def test_prisoners_do_not_protect_from_sabotage() -> None:
    """G-74."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry prison-camp"})
    assert given.offers("sabotage") == set()

    given.table.prisoners[given["infantry"]] = given["prison-camp"]

    assert given.offers("sabotage") == {"hussar 1"}


def test_what_lies_on_a_bearer_that_goes_to_a_hand_is_discarded() -> None:
    """G-94."""
    given = GivenFront(squads={HONZA: "hussar"}, on={"violator-sword": "hussar", "1:doomed": "hussar"})

    leave_table(given.play, given["hussar"], HAND)

    assert (given.where("hussar"), given.where("violator-sword")) == ("hand-0", "grave-0")


def test_a_returning_relic_is_discarded_only_if_another_copy_is_in_play() -> None:
    """G-46."""
    for copy in (True, False):
        given = GivenFront(
            squads={HONZA: "hussar", MARTIN: "dragoon"},
            on={"archetypal-timepiece": "hussar", "missing-in-action": "hussar"}
            | ({"archetypal-timepiece#2": "dragoon"} if copy else {}),
        )
        given.discards("missing-in-action")
        given.choose("meditate")

        assert given.where("archetypal-timepiece") == ("grave-0" if copy else "on hussar")


def test_an_attack_action_is_spent_though_its_duel_ends_early_and_other_attack_actions_stay() -> None:
    """G-27."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry infantry#2"})
    given.table.tokens = (ATTACK,)
    given.attacks("hussar", "infantry")
    given.discards("infantry")
    given.until("dt-action")
    assert given.told("hit") == []
    assert given.offered() == {"declare_attack", "no_more"}

    given.attacks("hussar", "infantry#2")
    given.discards("infantry#2")
    given.until("dt-action")

    assert given.offered() == {"no_more"}  # there is nobody left, and no sabotage after an attack

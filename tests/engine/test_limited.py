"""Boosters, sealed decks and the booster draft, with a small box of made-up cards."""

from collections import Counter

import pytest

from herna.engine.chance import Chance, Scripted
from herna.engine.errors import BadInput
from herna.engine.limited import BoosterBox, BoosterDraft, sealed_pools, start_draft

COMMON = (("ant", 1), ("bee", 1), ("cow", 3))
BOX = BoosterBox({"common": COMMON, "rare": (("owl", 1), ("yak", 1))}, (("common", 2), ("rare", 1)), 3, 2, 4)


def test_a_booster_has_each_rarity_as_often_as_it_says_and_no_card_twice() -> None:
    for state in range(50):
        booster = BOX.open(Chance(state))
        assert len(booster) == len(set(booster)) == BOX.size() == 3
        assert [card in dict(COMMON) for card in booster] == [True, True, False]


def test_a_card_is_drawn_as_often_as_it_stands_on_its_sheet() -> None:
    """On the sheet of commons are one ant, one bee and three cows; with the ant gone, one bee and three cows."""
    drawn = {first: BOX.open(Scripted([first, 0, 0]))[0] for first in range(5)}

    assert drawn == {0: "ant", 1: "bee", 2: "cow", 3: "cow", 4: "cow"}
    assert BOX.open(Scripted([0, 0, 0]))[1] == "bee"
    assert [BOX.open(Scripted([0, second, 0]))[1] for second in (1, 2, 3)] == ["cow", "cow", "cow"]


def test_a_sealed_pool_is_as_many_boosters_for_each_player() -> None:
    pools = sealed_pools(BOX, 5, Chance(1))

    assert [len(pool) for pool in pools] == [9] * 5
    assert len({tuple(pool) for pool in pools}) > 1


@pytest.mark.parametrize("players", [1, 9])
def test_limited_play_is_for_two_to_eight(players: int) -> None:
    for start in (start_draft, sealed_pools):
        with pytest.raises(BadInput):
            start(BOX, players, Chance())


def a_draft() -> BoosterDraft:
    """Three players with boosters of which each card can be told apart."""
    rounds = [[[f"{turn}{seat}{card}" for card in "xyz"] for seat in range(3)] for turn in range(2)]
    return BoosterDraft(BOX, rounds, [[], [], []])


def test_boosters_go_on_to_the_left_and_in_the_second_round_to_the_right() -> None:
    draft = a_draft()
    seen: list[str] = []

    while not draft.is_over():
        seen.append(draft.booster(1)[0][:2])
        for seat in range(3):
            draft.pick(seat, draft.booster(seat)[0])

    assert seen == ["01", "00", "02", "11", "12", "10"]
    assert [Counter(card[0] for card in pool) for pool in draft.pools] == [{"0": 3, "1": 3}] * 3
    assert len({card for pool in draft.pools for card in pool}) == 18


def test_a_pick_is_secret_and_can_be_changed_until_all_have_picked() -> None:
    draft = a_draft()

    draft.pick(0, "00x")
    draft.pick(0, "00y")

    assert draft.pools == [[], [], []]
    assert draft.booster(0) == ["00x", "00y", "00z"]
    assert [draft.awaits(seat) for seat in range(3)] == [False, True, True]
    draft.pick(1, "01x")
    draft.pick(2, "02x")
    assert draft.pools == [["00y"], ["01x"], ["02x"]]
    assert draft.booster(1) == ["00x", "00z"]


def test_only_what_lies_before_a_player_can_be_taken() -> None:
    draft = a_draft()

    with pytest.raises(BadInput):
        draft.pick(0, "01x")

    assert draft.picks == {}


def test_a_draft_follows_from_its_chance() -> None:
    assert start_draft(BOX, 4, Chance(7)).boosters == start_draft(BOX, 4, Chance(7)).boosters
    assert start_draft(BOX, 4, Chance(7)).boosters != start_draft(BOX, 4, Chance(8)).boosters

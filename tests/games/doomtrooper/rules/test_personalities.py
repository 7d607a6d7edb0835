"""Personalities (DT-PERS): hidden copies, copies out of play, coming back."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.zones import leave_table
from tests.kit.front import HONZA, MARTIN, ROMAN, GivenFront

MAX, HIS_COPY, THIRD = "max-steiner", "max-steiner#2", "max-steiner#3"


def three(destiny: tuple[int, int, int], hand: bool = True) -> GivenFront:
    """Martin has hidden Max Steiner first and Roman later; Honza has him in hand, or has hidden him last."""
    return GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry", ROMAN: "samurai"},
        hidden={MARTIN: MAX, ROMAN: THIRD} | ({} if hand else {HONZA: HIS_COPY}),
        hands={HONZA: HIS_COPY} if hand else {},
        destiny=destiny, promotion=(0, 0, 0), turns=(3, 3, 3),
    )  # fmt: skip


@pytest.mark.rule("DT-PERS-03", "DT-PERS-05", "DT-PERS-06")
def test_of_several_hidden_copies_the_first_is_valid_and_the_others_go_back_to_hand() -> None:
    given = three((8, 10, 10))

    given.choose(f"play_card {HIS_COPY} squad-0")
    given.declines()

    assert given.where(MAX) == "squad-1"
    assert (given.where(THIRD), given.where(HIS_COPY)) == ("hand-2", "hand-0")
    assert given.table.destiny == [8, 2, 10]  # Roman had paid nothing
    assert given.table.common == 3


@pytest.mark.rule("DT-PERS-04", "DT-PERS-07")
def test_if_the_first_cannot_pay_the_next_copy_is_considered() -> None:
    given = three((8, 7, 10))

    given.choose(f"play_card {HIS_COPY} squad-0")
    given.declines()

    assert (given.where(MAX), given.where(THIRD), given.where(HIS_COPY)) == ("grave-1", "squad-2", "hand-0")
    assert given.table.destiny == [8, 0, 2]


@pytest.mark.rule("DT-PERS-08")
@pytest.mark.parametrize("hand", [True, False])
def test_only_if_nobody_else_can_pay_the_personality_comes_into_play_now(hand: bool) -> None:
    given = three((8, 7, 7), hand)

    given.choose(f"play_card {HIS_COPY} squad-0" if hand else f"leave_cover {HIS_COPY}")
    given.declines()

    assert (given.where(MAX), given.where(THIRD), given.where(HIS_COPY)) == ("grave-1", "grave-2", "squad-0")
    assert given.table.destiny == [0, 0, 0]
    assert given.table.common == 2


@pytest.mark.rule("DT-PERS-05", "DT-PERS-08")
def test_who_leaves_cover_with_a_later_copy_takes_it_back_with_the_action() -> None:
    given = three((8, 8, 8), hand=False)

    given.choose(f"leave_cover {HIS_COPY}")
    given.declines()

    assert (given.where(MAX), given.where(THIRD), given.where(HIS_COPY)) == ("squad-1", "hand-2", "hand-0")
    assert given.table.common == 3


@pytest.mark.rule("DT-PERS-03")
def test_an_action_gained_in_another_players_turn_is_given_back_to_who_gained_it() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, hidden={HONZA: MAX}, hands={MARTIN: f"inspired {HIS_COPY}"}
    )
    given.choose("meditate")
    given.plays(MARTIN, "play_card inspired player-1")
    given.until("dt-gained-action")
    gained = len(given.table.gained)

    given.choose(f"play_card {HIS_COPY} squad-1")
    given.declines()

    assert given.where(HIS_COPY) == "hand-1"
    assert (len(given.table.gained), given.table.common) == (gained, 2)


@pytest.mark.rule("DT-PERS-10", "DT-PERS-11")
def test_a_killed_personality_comes_again_and_every_kill_gives_its_points() -> None:
    given = GivenFront(
        kohorts={HONZA: "alakhai-the-cunning"}, squads={MARTIN: "big-bob-watts"},
        players={MARTIN: "alliance-capitol"}, hands={MARTIN: "big-bob-watts#2"}, wounded="big-bob-watts", common=4,
    )  # fmt: skip
    given.table.card_attacks = 2
    given.choose("meditate")
    given.until_asked(MARTIN, "dt-anytime")
    assert given.offers("play_card") == set()
    given.until("dt-action")

    given.attacks("alakhai-the-cunning", "big-bob-watts")
    given.until("dt-split")
    given.choose("split 0 7")
    given.plays(MARTIN, "play_card big-bob-watts#2 squad-1")
    given.until("dt-action")
    given.attacks("alakhai-the-cunning", "big-bob-watts#2")
    given.until("dt-action")
    given.attacks("alakhai-the-cunning", "big-bob-watts#2")
    given.until("dt-split")
    given.choose("split 0 7")
    given.declines()

    assert given.table.graves[MARTIN] == (given["big-bob-watts"], given["big-bob-watts#2"])
    assert given.table.promotion[HONZA] == 14


@pytest.mark.rule("DT-PERS-12")
def test_a_personality_out_of_play_may_be_deployed_again_and_goes_when_it_returns() -> None:
    given = GivenFront(squads={MARTIN: MAX}, on={"missing-in-action": MAX}, hands={HONZA: HIS_COPY})
    given.choose(f"play_card {HIS_COPY} squad-0")
    given.declines()
    assert (given.where(MAX), given.where(HIS_COPY)) == ("squad-1", "squad-0")

    leave_table(given.play, given["missing-in-action"])
    given.choose("meditate")

    assert (given.where(MAX), given.where(HIS_COPY)) == ("grave-1", "squad-0")


@pytest.mark.rule("DT-PERS-03")
@pytest.mark.parametrize("destiny", [0, 3, 8])
def test_what_was_borrowed_for_a_card_that_is_taken_back_is_owed_no_more(destiny: int) -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, hidden={MARTIN: MAX}, hands={HONZA: HIS_COPY},
        players={HONZA: "bauhaus-bank"}, destiny=(destiny, 10),
    )  # fmt: skip
    given.table.debt[HONZA] = 2  # from before

    given.choose(f"play_card {HIS_COPY} squad-0")
    given.declines()

    assert given.where(HIS_COPY) == "hand-0"
    assert (given.table.destiny[HONZA], given.table.debt[HONZA]) == (destiny, 2)

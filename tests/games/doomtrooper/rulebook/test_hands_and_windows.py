"""The rulebook's cases about opening hands, discarding, windows, and cards that would do nothing."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.setup import Privilege
from tests.kit.front import HONZA, MARTIN, ROMAN, GivenFront

HAND = ("doomed", "doomed#2", "doomed#3", "inspired", "inspired#2", "heist", "heist#2", "ambush", "ambush#2")


@pytest.mark.rule("DT-SETUP-10")
@pytest.mark.example("DT-DX-12")
def test_a_new_hand_leaves_seven_in_hand_seven_in_the_grave_and_46_in_the_library() -> None:
    library = " ".join(f"hussar#{number}" for number in range(2, 55))
    hand = "hussar doomed inspired heist ambush training cowardice"
    given = GivenFront(hands={HONZA: hand}, libraries={HONZA: library})
    assert len(given.table.libraries[HONZA]) == 53
    privilege = Privilege((HONZA,))

    privilege.exchange_hand(given.play)

    table = given.table
    assert (len(table.hands[HONZA]), len(table.graves[HONZA]), len(table.libraries[HONZA])) == (7, 7, 46)
    assert table.graves[HONZA] == tuple(given[name] for name in hand.split())


@pytest.mark.rule("DT-DISC-01", "DT-DISC-02")
@pytest.mark.example("DT-DX-10")
@pytest.mark.parametrize(("held", "most", "least"), [(9, 2, 2), (7, 1, 0), (3, 1, 0)])
def test_how_many_cards_are_discarded(held: int, most: int, least: int) -> None:
    given = GivenFront(hands={HONZA: " ".join(HAND[:held])})
    given.choose("no_more")

    asked = 0
    while given.prompt() == "dt-discard":
        assert ("keep" in given.offered()) == (asked >= least)
        given.choose(next(words for words in sorted(given.offered()) if words.startswith("discard ")))
        asked += 1

    assert asked == most
    assert len(given.table.graves[HONZA]) == most
    assert len(given.table.hands[HONZA]) == held - most


@pytest.mark.rule("DT-TIME-05")
@pytest.mark.example("DT-DX-09")
def test_a_window_closes_when_all_three_have_passed_in_a_row() -> None:
    given = GivenFront(hands={MARTIN: "positive-karma"}, destiny=(5, 5, 5), promotion=(0, 0, 0), turns=(3, 3, 3))
    given.choose("meditate")

    asked = []
    for words in ("decline", "play_card positive-karma player-1", "decline", "decline", "decline"):
        while given.prompt() == "dt-react":
            given.choose("decline")
        assert given.prompt() == "dt-anytime"
        asked.append(given.asked())
        given.choose(words)

    assert asked == [HONZA, MARTIN, ROMAN, HONZA, MARTIN]
    assert (given.prompt(), given.asked()) == ("dt-action", HONZA)
    assert given.table.destiny[MARTIN] == 15


@pytest.mark.rule("DT-TIME-02", "DT-TIME-03")
@pytest.mark.example("DT-EX-02")
def test_who_goes_on_lets_the_others_play_first_and_nothing_is_skipped() -> None:
    given = GivenFront(
        hands={HONZA: "positive-karma", MARTIN: "positive-karma#2", ROMAN: "positive-karma#3"},
        destiny=(5, 5, 5), promotion=(0, 0, 0), turns=(3, 3, 3),
    )  # fmt: skip
    given.choose("meditate")
    order = []

    given.choose("decline")  # the active player moves on (G-13)
    for name, seat in (("positive-karma#2", MARTIN), ("positive-karma#3", ROMAN), ("positive-karma", HONZA)):
        while given.prompt() == "dt-react":
            given.choose("decline")
        assert (given.prompt(), given.asked()) == ("dt-anytime", seat)
        given.choose(f"play_card {name} player-{seat}")
        order.append(seat)
    given.declines()

    assert [event[1] for event in given.told("played")] == [MARTIN, ROMAN, HONZA]
    assert given.table.destiny == [16, 15, 15]  # one by meditating
    assert given.table.common == 2


@pytest.mark.rule("DT-TIME-20", "DT-TIME-21")
@pytest.mark.example("DT-EX-05")
def test_no_card_is_burnt_without_a_warrior_or_without_a_duel() -> None:
    empty = GivenFront(hands={HONZA: "mental-constitution powerful-blow"})
    peaceful = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, hands={HONZA: "mental-constitution powerful-blow"}
    )

    for given in (empty, peaceful):
        given.choose("meditate")
        assert (given.prompt(), given.asked()) == ("dt-anytime", HONZA)

    assert empty.offered() == {"decline"}
    assert peaceful.offers("play_card mental-constitution") == {"hussar", "infantry"}
    assert peaceful.offers("play_card powerful-blow") == set()
    peaceful.choose("decline")
    peaceful.declines()
    peaceful.attacks("hussar", "infantry")
    assert "hussar" in peaceful.offers("play_card powerful-blow")

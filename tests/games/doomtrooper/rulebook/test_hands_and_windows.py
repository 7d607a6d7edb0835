"""The rulebook's cases about opening hands, discarding, windows, and cards that would do nothing."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, ROMAN, GivenFront
from herna.games.doomtrooper.setup import Privilege

HAND = ("doomed", "doomed#2", "doomed#3", "inspired", "inspired#2", "heist", "heist#2", "ambush", "ambush#2")


@pytest.mark.rule("DT-SETUP-10")
@pytest.mark.example("DT-DX-12")
def test_a_new_hand_leaves_seven_in_hand_seven_in_the_grave_and_46_in_the_library() -> None:
    library = " ".join(f"hussar#{number}" for number in range(2, 55))
    hand = "hussar doomed inspired heist ambush training cowardice"
    given = GivenFront(f"hand {hand}; library {library}")
    assert len(given.table.libraries[HONZA]) == 53
    privilege = Privilege((HONZA,))

    privilege.exchange(given.play)

    table = given.table
    assert (len(table.hands[HONZA]), len(table.graves[HONZA]), len(table.libraries[HONZA])) == (7, 7, 46)
    assert table.graves[HONZA] == tuple(given[name] for name in hand.split())


@pytest.mark.rule("DT-DISC-01", "DT-DISC-02")
@pytest.mark.example("DT-DX-10")
@pytest.mark.parametrize(("held", "most", "least"), [(9, 2, 2), (7, 1, 0), (3, 1, 0)])
def test_how_many_cards_are_discarded(held: int, most: int, least: int) -> None:
    given = GivenFront(f"hand {' '.join(HAND[:held])}")
    given.chooses("done")

    asked = 0
    while given.prompt() == "dt-discard":
        assert ("done" in given.offered()) == (asked >= least)
        given.chooses(next(words for words in sorted(given.offered()) if words.startswith("discard ")))
        asked += 1

    assert asked == most
    assert len(given.table.graves[HONZA]) == most
    assert len(given.table.hands[HONZA]) == held - most


@pytest.mark.rule("DT-TIME-05")
@pytest.mark.example("DT-DX-09")
def test_a_window_closes_when_all_three_have_passed_in_a_row() -> None:
    given = GivenFront("", "hand positive-karma", destiny=(5, 5, 5))
    given.chooses("meditate")

    asked = []
    for words in ("decline", "play positive-karma player-1", "decline", "decline", "decline"):
        given.answers_until(lambda: given.prompt() != "dt-react", "decline")
        assert given.prompt() == "dt-anytime"
        asked.append(given.asked())
        given.chooses(words)

    assert asked == [HONZA, MARTIN, ROMAN, HONZA, MARTIN]
    assert (given.prompt(), given.asked()) == ("dt-action", HONZA)
    assert given.table.destiny[MARTIN] == 15


@pytest.mark.rule("DT-TIME-02", "DT-TIME-03")
@pytest.mark.example("DT-EX-02")
def test_who_goes_on_lets_the_others_play_first_and_nothing_is_skipped() -> None:
    given = GivenFront("hand positive-karma", "hand positive-karma#2", "hand positive-karma#3", destiny=(5, 5, 5))
    given.chooses("meditate")
    order = []

    given.chooses("decline")  # the active player moves on (G-13)
    for name, seat in (("positive-karma#2", MARTIN), ("positive-karma#3", ROMAN), ("positive-karma", HONZA)):
        given.answers_until(lambda: given.prompt() != "dt-react", "decline")
        assert (given.prompt(), given.asked()) == ("dt-anytime", seat)
        given.chooses(f"play {name} player-{seat}")
        order.append(seat)
    given.declines()

    assert [event[0] for event in given.told("played")] == [MARTIN, ROMAN, HONZA]
    assert given.table.destiny == [16, 15, 15]  # one by meditating
    assert given.table.common == 2


@pytest.mark.rule("DT-TIME-20", "DT-TIME-21")
@pytest.mark.example("DT-EX-05")
def test_no_card_is_burnt_without_a_warrior_or_without_a_duel() -> None:
    empty = GivenFront("hand mental-constitution powerful-blow")
    peaceful = GivenFront("squad hussar; hand mental-constitution powerful-blow", "squad infantry")

    for given in (empty, peaceful):
        given.chooses("meditate")
        assert (given.prompt(), given.asked()) == ("dt-anytime", HONZA)

    assert empty.offered() == {"decline"}
    assert peaceful.offers("play mental-constitution") == {"hussar", "infantry"}
    assert peaceful.offers("play powerful-blow") == set()
    peaceful.chooses("decline")
    peaceful.declines()
    peaceful.attacks("hussar", "infantry")
    assert "hussar" in peaceful.offers("play powerful-blow")

"""Tips of Doomtrooper: each in a position where it is due, and in one where it is not."""

from typing import Any

from herna.games.doomtrooper.given import GivenFront
from tests.kit.tips import is_due

DONE = "done"


def test_attacking_with_actions_left() -> None:
    assert is_due(GivenFront("squad hussar", "kohort razide"), 1, "declare_attack")
    assert not is_due(GivenFront("squad hussar", "kohort razide", common=1), 1, "declare_attack")
    assert not is_due(GivenFront("squad hussar", "kohort razide"), 1, "meditate")


def test_ending_the_step_with_actions_left() -> None:
    assert is_due(GivenFront("squad hussar", "kohort razide", common=1), 2, DONE)
    assert not is_due(GivenFront("squad hussar", "kohort razide"), 2, "meditate")


def test_a_tactic_in_which_the_other_one_is_better() -> None:
    front = declared("squad infantry", "kohort undead-legionnaire").chooses("attack infantry undead-legionnaire")
    front.passes_until("dt-tactic")
    assert is_due(front, 3, "tactic fight")  # both would be hit
    assert not is_due(front, 3, "tactic shoot")
    equal = declared("squad samurai", "squad golden-lion").chooses("attack samurai golden-lion")
    assert not is_due(equal.passes_until("dt-tactic"), 3, "tactic fight")


def declared(*sides: str, wounded: str = "") -> GivenFront:
    """An attack has been declared; the fighters are asked for."""
    return GivenFront(*sides, wounded=wounded).chooses("declare_attack").passes_until("dt-attack")


def test_attacking_with_a_wounded_warrior_that_would_be_killed() -> None:
    sides = "squad samurai", "squad golden-lion hussar"
    assert is_due(declared(*sides, wounded="samurai"), 4, "attack samurai golden-lion")
    assert not is_due(declared(*sides, wounded="samurai"), 4, "attack samurai hussar")
    assert not is_due(declared(*sides), 4, "attack samurai golden-lion")


def test_attacking_an_unhurt_warrior_where_a_wounded_one_would_be_killed() -> None:
    sides = "squad samurai", "squad golden-lion hussar"
    assert is_due(declared(*sides, wounded="hussar"), 5, "attack samurai golden-lion")
    assert not is_due(declared(*sides, wounded="hussar"), 5, "attack samurai hussar")
    assert not is_due(declared(*sides), 5, "attack samurai golden-lion")
    assert not is_due(declared("squad samurai", "squad hussar free-marine", wounded="free-marine"), 5,
                      "attack samurai hussar")  # fmt: skip


def test_ending_the_turn_without_a_warrior() -> None:
    assert is_due(GivenFront("hand hussar", "kohort razide"), 6, DONE)
    assert not is_due(GivenFront("squad samurai; hand hussar", "kohort razide"), 6, DONE)
    assert not is_due(GivenFront("hand hussar", "kohort razide", destiny=(1, 20)), 6, DONE)


def test_points_that_are_split_badly() -> None:
    def won(hand: str = "", **given: Any) -> GivenFront:
        front = declared(f"squad samurai; hand {hand}" if hand else "squad samurai", "squad hussar", wounded="hussar")
        front.table.destiny[0], front.table.promotion[0] = given.get("destiny", 20), given.get("promotion", 0)
        return (
            front.chooses("attack samurai hussar")
            .passes_until("dt-tactic")
            .chooses("tactic fight")
            .passes_until("dt-split")
        )

    assert is_due(won(promotion=38), 7, "split 2 0")
    assert not is_due(won(promotion=38), 7, "split 0 2")
    assert not is_due(won(promotion=37), 7, "split 2 0")
    assert is_due(won("golden-lion", destiny=2), 7, "split 0 2")
    assert not is_due(won("golden-lion", destiny=3), 7, "split 0 2")
    assert not is_due(won("hussar#2", destiny=2), 7, "split 0 2")
    assert not is_due(won(destiny=2), 7, "split 0 2")


def test_hiding_a_warrior_that_could_be_deployed() -> None:
    assert is_due(GivenFront("squad samurai; hand hussar", "kohort razide"), 8, "hide hussar")
    assert not is_due(GivenFront("squad samurai; hand hussar", "kohort razide", destiny=(1, 20)), 8, "hide hussar")


def test_a_boost_that_changes_nothing() -> None:
    def duel(attacker: str, defender: str) -> GivenFront:
        front = GivenFront(f"squad {attacker}; hand powerful-blow", f"squad {defender}")
        return front.attacks(attacker, defender).until_phase(5)

    assert is_due(duel("samurai", "golden-lion"), 9, "play powerful-blow samurai")  # it hits anyway
    assert not is_due(duel("samurai", "free-marine"), 9, "play powerful-blow samurai")


def test_the_only_attacker_seeks_cover() -> None:
    def front(others: str, wounded: str = "", covered: str = "") -> GivenFront:
        return GivenFront(f"squad samurai {others}", "squad hussar", wounded=wounded, covered=covered)

    assert is_due(front("staff-general-constance-romanov", "hussar"), 10, "seek_cover samurai")
    assert not is_due(front("staff-general-constance-romanov"), 10, "seek_cover samurai")
    assert not is_due(front("golden-lion", "hussar"), 10, "seek_cover samurai")
    assert is_due(
        front("staff-general-constance-romanov golden-lion", "hussar", "golden-lion"), 10, "seek_cover samurai"
    )

"""Tips of Warcraft: each in a position where it is due, and in one where it is not."""

from typing import Any

from herna.games.warcraft.given import GivenWar
from tests.kit.tips import is_due

END = "end_movement"
# T the towns, g and f sources, D an objective of 2 points.
MAP = "A.  BT  Cg  D2  E.  FT"


def war(mine: dict[str, str], theirs: dict[str, str] | None = None, **given: Any) -> GivenWar:
    return GivenWar(**{"map": MAP, "pieces": {0: mine, 1: theirs or {}}} | given)


def test_an_open_town_with_an_enemy_near() -> None:
    assert is_due(war({"E": "G"}, {"D": "G"}), 1, END)
    assert not is_due(war({"E": "G"}, {"F": "G"}), 1, END)
    assert not is_due(war({"B": "G"}, {"D": "G"}), 1, END)
    assert not is_due(war({"E": "G"}, {"D": "W"}), 1, END)


def test_an_idle_worker_beside_a_mine() -> None:
    assert is_due(war({"B": "WW"}), 2, END)
    assert not is_due(war({"B": "W"}), 2, END)  # the only one stays in town
    assert is_due(war({"B": "W", "E": "W"}), 2, END)
    assert not is_due(war({"B": "W", "C": "W"}), 2, END)


def test_losing_the_only_unit_on_the_battlefield() -> None:
    def battle(field: str) -> GivenWar:
        fight = war({"D": field, "C": "G"}, {"D": "GG"}, moment="battle", dice=[6, 1, 1, 1])
        return fight.answers_until(lambda: fight.asked() == 0 and bool(fight.offers("lose")), "accept", "decline", "?")

    fight = battle("G")
    lost = {words for words in fight.offered() if words.startswith("lose")}
    assert len(lost) == 2, lost
    field = next(words for words in lost if words.endswith(" D"))
    assert is_due(fight, 3, field)
    assert not is_due(fight, 3, next(words for words in lost if words != field))


def test_a_unit_alone_among_many() -> None:
    assert is_due(war({"D": "G", "C": "G"}, {"D": "GG"}), 4, END)
    assert not is_due(war({"D": "G"}, {"D": "GG"}), 4, END)
    assert not is_due(war({"D": "G", "C": "G"}, {"D": "G"}), 4, END)


def test_a_ranged_unit_that_comes_close() -> None:
    assert is_due(war({"D": "G", "C": "R"}, {"D": "G"}), 5, "move ranged C D")
    assert not is_due(war({"C": "GR"}, {"D": "G"}), 5, "move ranged C D")
    assert not is_due(war({"D": "G", "C": "R"}), 5, "move ranged C D")


def test_buying_nothing_twice() -> None:
    def spending(rounds: int, gold: int = 9, first: str = "end_step") -> GivenWar:
        at = war({"B": "W"}, {"F": "W"}, moment="all-spend", gold={0: gold, 1: 0}, wood={0: gold, 1: 0})
        for _ in range(400):
            if at.asked() == 0 and at.table.step == "spend" and len(at.told("round_began")) == rounds:
                return at
            answers = (first, "end_step", "end_movement", "decline", "?")
            at.answers_until(lambda: True)
            at.chooses(next((words for words in answers if words in at.offered()), min(at.offered())))
        raise AssertionError("it never comes")

    assert is_due(spending(2), 6, "end_step")
    assert not is_due(spending(1), 6, "end_step")


def test_upgrading_a_type_that_is_hardly_in_play() -> None:
    def upgrading(mine: str) -> GivenWar:
        at = war({"B": f"{mine}W"}, moment="spend", gold={0: 9}, wood={0: 9})
        return at.chooses("choose_upgrading")

    assert is_due(upgrading("G"), 7, "upgrade ground")
    assert not is_due(upgrading("GG"), 7, "upgrade ground")


def test_nobody_left_to_build() -> None:
    assert is_due(war({"C": "W"}, gold={0: 2}, wood={0: 2}), 8, END)
    assert not is_due(war({"B": "W"}, gold={0: 2}, wood={0: 2}), 8, END)
    assert not is_due(war({"C": "W"}, gold={0: 2}, wood={0: 1}), 8, END)


def test_a_builder_who_leaves() -> None:
    def site(workers: str, **given: Any) -> GivenWar:
        return war({"E": workers}, outposts={0: "E"}, **given)

    building = site("W", builds="E")
    move = next(words for words in building.offered() if words.endswith("E D") and words.startswith("move"))
    assert is_due(building, 9, move)
    assert not is_due(site("W"), 9, "move worker E D")
    assert not is_due(site("WW", builds="E"), 9, "move worker E D")


def test_a_free_objective_beside_a_unit() -> None:
    assert is_due(war({"E": "G"}), 10, END)
    assert not is_due(war({"A": "G"}), 10, END)
    assert not is_due(war({"E": "G"}, {"D": "G"}), 10, END)
    assert not is_due(war({"D": "G"}), 10, END)

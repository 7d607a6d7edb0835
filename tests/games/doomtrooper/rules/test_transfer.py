"""Transfer and the Outpost (DT-TRANS): who goes there and back, who must, and who stands there with whom."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.transfer import may_transfer, transfer_cost
from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented

BUNKER_ON_WHEELS = """
[[card]]
key = "bunker-on-wheels"
code = "x1"
type = "equipment"
icons = ["general"]
keywords = ["vehicle"]
timing = "action"
on = "area"
who = "own squad outpost"
after = "stay"
sure = { facts = "invented", name = "invented" }
"""

WANDERER = """
[[card]]
key = "wanderer"
code = "x2"
type = "warrior"
fight = 5
shoot = 4
armor = 5
value = 5
icons = ["lutheran"]
keywords = ["tribal"]
effects = [{ do = "permit", what = ["transfer"], may = "may" }]
sure = { facts = "invented", name = "invented" }
"""


@pytest.mark.rule("DT-TRANS-01")
def test_tribal_warriors_are_deployed_on_the_outpost_and_others_are_not() -> None:
    given = GivenFront(hands={HONZA: "soldat corsair prophet templar-marine hussar centurion"})

    places = dict(words.split() for words in given.offers("play_card"))

    assert {name for name, place in places.items() if place == "outpost-0"} == {
        "soldat", "corsair", "prophet", "templar-marine",
    }  # fmt: skip
    assert (places["hussar"], places["centurion"]) == ("squad-0", "kohort-0")


@pytest.mark.rule("DT-TRANS-02", "DT-TRANS-10")
def test_a_doomtrooper_moves_from_the_squad_to_the_outpost_and_back_by_one_action_each() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, outposts={HONZA: "soldat"})

    given.choose("transfer hussar")
    assert given.where("hussar") == "outpost-0"
    assert given.table.common == 2
    given.table.transferred = ()  # in a later turn
    given.declines()
    given.choose("transfer hussar")

    assert given.where("hussar") == "squad-0"
    assert given.table.common == 1


@pytest.mark.rule("DT-TRANS-02", "DT-TRANS-11")
def test_a_dark_legion_warrior_moves_from_the_kohort_to_the_outpost_and_back() -> None:
    given = GivenFront(kohorts={HONZA: "centurion"}, outposts={HONZA: "soldat"})

    given.choose("transfer centurion")
    assert given.where("centurion") == "outpost-0"
    given.table.transferred = ()
    given.declines()
    given.choose("transfer centurion")

    assert given.where("centurion") == "kohort-0"


@pytest.mark.rule("DT-TRANS-03")
def test_who_has_nobody_on_the_outpost_must_go_there_or_deploy_there_next() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"}, outposts={MARTIN: "soldat"}, hands={HONZA: "corsair golden-lion combat-armor"}
    )

    assert given.offered() == {"transfer hussar", "play_card corsair outpost-0"}
    given.choose("transfer hussar")
    given.declines()
    assert {"meditate", "no_more", "play_card golden-lion squad-0"} <= given.offered()


@pytest.mark.rule("DT-TRANS-04")
def test_the_duty_to_be_on_the_outpost_comes_before_the_one_to_leave_cover() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, outposts={MARTIN: "soldat"}, covered="hussar")

    assert given.offered() == {"transfer hussar"}
    given.choose("transfer hussar")
    given.declines()
    assert given.offered() == {"leave_cover hussar"}


@pytest.mark.rule("DT-TRANS-05")
@pytest.mark.parametrize(
    ("theirs", "ours", "may"),
    [("soldat", "hussar", False), ("soldat", "hussar golden-lion", True), ("", "hussar", True)],
)
def test_the_last_one_stays_while_another_player_has_somebody_there(theirs: str, ours: str, may: bool) -> None:
    given = GivenFront(outposts={HONZA: ours, MARTIN: theirs})

    assert may_transfer(given.table, given["hussar"]) is may


@pytest.mark.rule("DT-TRANS-07")
@pytest.mark.parametrize(
    ("warrior", "vehicle", "cost"),
    [("hussar", "", 1), ("hussar", "t-32-wolfclaw-jbt", 2), ("eradicator-deathdroid", "", 2)],
)
def test_with_a_vehicle_it_costs_two_actions(warrior: str, vehicle: str, cost: int) -> None:
    given = GivenFront(
        squads={HONZA: warrior}, outposts={HONZA: "soldat"}, on={vehicle: warrior} if vehicle else {}
    )  # fmt: skip

    assert transfer_cost(given.table, given[warrior]) == cost
    given.choose(f"transfer {warrior}")
    assert given.table.common == 3 - cost
    assert given.where(warrior) == "outpost-0"


@pytest.mark.rule("DT-TRANS-07")
def test_one_action_is_not_enough_for_a_vehicle() -> None:
    given = GivenFront(squads={HONZA: "eradicator-deathdroid hussar"}, outposts={HONZA: "soldat"}, common=1)

    assert given.offers("transfer ") == {"hussar"}


@pytest.mark.rule("DT-TRANS-08")
def test_a_vehicle_that_lies_in_an_area_stays_there() -> None:
    with invented(BUNKER_ON_WHEELS):
        given = GivenFront(
            squads={HONZA: "hussar bunker-on-wheels"}, outposts={HONZA: "soldat bunker-on-wheels#2"}
        )  # fmt: skip

        assert given.offers("transfer ") == {"hussar"}
        given.choose("transfer hussar")
        assert given.table.common == 2
        assert (given.where("bunker-on-wheels"), given.where("bunker-on-wheels#2")) == ("squad-0", "outpost-0")


@pytest.mark.rule("DT-TRANS-09")
def test_nobody_transfers_during_a_duel() -> None:
    given = GivenFront(squads={HONZA: "hussar golden-lion", MARTIN: "dragoon"}, outposts={HONZA: "soldat"})

    assert may_transfer(given.table, given["golden-lion"])
    given.attacks("hussar", "dragoon")

    assert not may_transfer(given.table, given["golden-lion"])
    given.declines()
    assert may_transfer(given.table, given["golden-lion"])


@pytest.mark.rule("DT-TRANS-12")
def test_tribal_warriors_do_not_transfer() -> None:
    given = GivenFront(squads={HONZA: "golden-lion"}, outposts={HONZA: "soldat nassal hussar"})

    assert given.offers("transfer ") == {"hussar", "golden-lion"}


@pytest.mark.rule("DT-TRANS-13")
def test_a_warrior_transfers_once_between_two_draw_steps_of_its_player() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"},
        outposts={HONZA: "soldat", MARTIN: "corsair"},
        libraries={HONZA: "dragoon", MARTIN: "infantry"},
    )

    given.choose("transfer hussar")
    given.declines()
    assert given.offers("transfer ") == set()
    for _ in range(40):
        if given.prompt() == "dt-action" and given.asked() == HONZA and given.table.turns[HONZA] == 4:
            break
        options = given.offered()
        given.choose(next(words for words in ("decline", "no_more", "keep") if words in options))

    assert given.offers("transfer ") == {"hussar"}


@pytest.mark.rule("DT-TRANS-14")
@pytest.mark.parametrize(("there", "stays"), [("centurion", "hussar"), ("hussar", "centurion")])
def test_a_doomtrooper_and_a_dark_legion_warrior_do_not_go_where_the_other_is(there: str, stays: str) -> None:
    given = GivenFront(
        squads={HONZA: "golden-lion"} | ({HONZA: "golden-lion hussar"} if stays == "hussar" else {}),
        kohorts={HONZA: "razide centurion" if stays == "centurion" else "razide"},
        outposts={HONZA: f"soldat {there}"},
    )

    allowed = {"golden-lion"} if there == "hussar" else {"razide"}
    assert given.offers("transfer ") == {there} | allowed


@pytest.mark.rule("DT-TRANS-17")
@pytest.mark.parametrize("there", ["hussar", "centurion"])
def test_tribal_warriors_stand_with_either(there: str) -> None:
    given = GivenFront(outposts={HONZA: there}, hands={HONZA: "soldat"})

    given.choose("play_card soldat outpost-0")

    assert given.where("soldat") == "outpost-0"


@pytest.mark.rule("DT-TRANS-18")
def test_not_more_than_two_tribes_share_an_outpost() -> None:
    given = GivenFront(outposts={HONZA: "soldat"}, hands={HONZA: "cossack corsair cavalier prophet"})

    assert given.offers("play_card corsair") == {"outpost-0"}
    given.choose("play_card corsair outpost-0")
    given.declines()

    assert given.offers("play_card ") == {"cossack outpost-0", "cavalier outpost-0"}


@pytest.mark.rule("DT-TRANS-20")
def test_who_belongs_to_no_area_is_outside_again_after_the_outpost() -> None:
    given = GivenFront(outside={HONZA: "renegade-apostate"}, outposts={HONZA: "soldat"})

    given.choose("transfer renegade-apostate")
    assert given.where("renegade-apostate") == "outpost-0"
    given.table.transferred = ()
    given.declines()
    given.choose("transfer renegade-apostate")

    assert given.where("renegade-apostate") == "outside-0"


@pytest.mark.rule("DT-TRANS-12")
def test_a_tribal_warrior_whose_card_says_so_leaves_the_outpost_for_a_place_outside_the_areas_and_comes_back() -> None:
    with invented(WANDERER):
        given = GivenFront(outposts={HONZA: "wanderer corsair"})
        assert given.offers("transfer") == {"wanderer"}

        given.choose("transfer wanderer")
        assert given.where("wanderer") == "outside-0"
        given.table.transferred = ()
        given.declines()
        given.choose("transfer wanderer")

        assert given.where("wanderer") == "outpost-0"


@pytest.mark.rule("DT-TRANS-06")
@pytest.mark.parametrize("seat", [HONZA, MARTIN])
def test_nobody_goes_to_the_outpost_before_somebody_was_deployed_on_any(seat: int) -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, hands={seat: "soldat"}, active=seat)
    assert given.offers("transfer") == set()

    given.choose(f"play_card soldat outpost-{seat}")
    given.declines()
    assert given.offers("transfer") == {"hussar" if seat == HONZA else "dragoon"}
    while (given.asked(), given.prompt()) != (1 - seat, "dt-action"):
        options = given.offered()
        given.choose(next(way for way in ("decline", "no_more", "keep") if way in options))

    assert given.offers("transfer") == {"dragoon" if seat == HONZA else "hussar"}

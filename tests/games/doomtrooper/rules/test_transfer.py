"""Transfer and the Outpost (DT-TRANS): who goes there and back, who must, and who stands there with whom."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.transfer import may_transfer, transfer_cost
from tests.games.doomtrooper.rows import attacks, cards, declines, given, prove, row, sets, then
from tests.kit.invented_cards import a_card

BUNKER_ON_WHEELS = a_card(
    "bunker-on-wheels",
    "equipment",
    keywords=["vehicle"],
    timing="action",
    on="area",
    who="own squad outpost",
    after="stay",
)

WANDERER = a_card(
    "wanderer",
    "warrior",
    icons="lutheran",
    values=(5, 4, 5, 5),
    keywords=["tribal"],
    effects=[{"do": "permit", "what": ["transfer"], "may": "may"}],
)


@pytest.mark.rule("DT-TRANS-01")
def test_tribal_warriors_are_deployed_on_the_outpost_and_others_are_not() -> None:
    given = GivenFront("hand soldat corsair prophet templar-marine hussar centurion")

    places = dict(words.split() for words in given.offers("play"))

    assert {name for name, place in places.items() if place == "outpost-0"} == {
        "soldat", "corsair", "prophet", "templar-marine"
    }  # fmt: skip
    assert (places["hussar"], places["centurion"]) == ("squad-0", "kohort-0")


@pytest.mark.rule("DT-TRANS-13")
def test_a_warrior_transfers_once_between_two_draw_steps_of_its_player() -> None:
    given = GivenFront("squad hussar; outpost soldat; library dragoon", "outpost corsair; library infantry")

    given.chooses("transfer hussar").declines()
    assert given.offers("transfer") == set()
    given.answers_until(
        lambda: given.prompt() == "dt-action" and given.asked() == HONZA and (given.table.turns[HONZA] == 4),
        "decline",
        "done",
    )

    assert given.offers("transfer") == {"hussar"}


@pytest.mark.rule("DT-TRANS-14")
@pytest.mark.parametrize(("there", "stays"), [("centurion", "hussar"), ("hussar", "centurion")])
def test_a_doomtrooper_and_a_dark_legion_warrior_do_not_go_where_the_other_is(there: str, stays: str) -> None:
    home = "squad" if stays == "hussar" else "kohort"
    given = GivenFront(f"squad golden-lion; kohort razide; {home} {stays}; outpost soldat {there}")

    allowed = {"golden-lion"} if there == "hussar" else {"razide"}
    assert given.offers("transfer") == {there} | allowed


@pytest.mark.rule("DT-TRANS-06")
@pytest.mark.parametrize("seat", [HONZA, MARTIN])
def test_nobody_goes_to_the_outpost_before_somebody_was_deployed_on_any(seat: int) -> None:
    sides = ["squad hussar", "squad dragoon"]
    sides[seat] += "; hand soldat"
    given = GivenFront(*sides, active=seat)
    assert given.offers("transfer") == set()

    given.chooses(f"play soldat outpost-{seat}").declines()
    assert given.offers("transfer") == {"hussar" if seat == HONZA else "dragoon"}
    given.answers_until(lambda: (given.asked(), given.prompt()) == (1 - seat, "dt-action"), "decline", "done")

    assert given.offers("transfer") == {"dragoon" if seat == HONZA else "hussar"}


test_what_follows_from_a_position = prove(
    row("who may not transfer by a card stays", "DT-TRANS-12",
        cards(a_card("post", "special", timing="action", on="warrior", after="attach",
            effects=[{"do": "permit", "what": ["transfer"], "may": "may-not"}])),
        given("squad hussar+post dragoon; outpost soldat", "outpost corsair"), then({"offers transfer": {"dragoon"},
            "key transfer hussar": "dt-why-never-transfers-by"})),
    row("a doomtrooper moves from the squad to the outpost and back by one action each", "DT-TRANS-02", "DT-TRANS-10",
        given("squad hussar; outpost soldat"), "transfer hussar", then({"where hussar": "outpost-0", "common": 2}),
        sets(transferred=()),  # in a later turn
        declines, "transfer hussar", then({"where hussar": "squad-0", "common": 1})),
    row("a dark legion warrior moves from the kohort to the outpost and back", "DT-TRANS-02", "DT-TRANS-11",
        given("kohort centurion; outpost soldat"), "transfer centurion", then({"where centurion": "outpost-0"}),
        sets(transferred=()), declines, "transfer centurion", then({"where centurion": "kohort-0"})),
    row("who has nobody on the outpost must go there or deploy there next", "DT-TRANS-03",
        given("squad hussar; hand corsair golden-lion combat-armor", "outpost soldat"),
        then({"offered": {"transfer hussar", "play corsair outpost-0"}}),
        "transfer hussar", declines,
        then({"may meditate": True, "may done": True, "may play golden-lion squad-0": True})),
    row("the duty to be on the outpost comes before the one to leave cover", "DT-TRANS-04",
        given("squad hussar", "outpost soldat", covered="hussar"), then({"offered": {"transfer hussar"}}),
        "transfer hussar", declines, then({"offered": {"leave_cover hussar"}})),
    row("one action is not enough for a vehicle", "DT-TRANS-07",
        given("squad eradicator-deathdroid hussar; outpost soldat", common=1), then({"offers transfer": {"hussar"}})),
    row("a vehicle that lies in an area stays there", "DT-TRANS-08", cards(BUNKER_ON_WHEELS),
        given("squad hussar bunker-on-wheels; outpost soldat bunker-on-wheels#2"),
        then({"offers transfer": {"hussar"}}),
        "transfer hussar",
        then({"common": 2, "where bunker-on-wheels": "squad-0", "where bunker-on-wheels#2": "outpost-0"})),
    row("nobody transfers during a duel", "DT-TRANS-09",
        given("squad hussar golden-lion; outpost soldat", "squad dragoon"),
        then(lambda front: may_transfer(front.table, front["golden-lion"])),
        attacks("hussar", "dragoon"), then(lambda front: not may_transfer(front.table, front["golden-lion"])),
        declines, then(lambda front: may_transfer(front.table, front["golden-lion"]))),
    row("tribal warriors do not transfer", "DT-TRANS-12",
        given("squad golden-lion; outpost soldat nassal hussar"), then({"offers transfer": {"hussar", "golden-lion"}})),
    *(row(f"tribal warriors stand with either: {there}", "DT-TRANS-17",
        given(f"outpost {there}; hand soldat"), "play soldat outpost-0", then({"where soldat": "outpost-0"}))
        for there in ("hussar", "centurion")),
    row("not more than two tribes share an outpost", "DT-TRANS-18",
        given("outpost soldat; hand cossack corsair cavalier prophet"), then({"offers play corsair": {"outpost-0"}}),
        "play corsair outpost-0", declines, then({"offers play": {"cossack outpost-0", "cavalier outpost-0"}})),
    row("who belongs to no area is outside again after the outpost", "DT-TRANS-20",
        given("outpost soldat; outside renegade-apostate"), "transfer renegade-apostate",
        then({"where renegade-apostate": "outpost-0"}),
        sets(transferred=()), declines, "transfer renegade-apostate", then({"where renegade-apostate": "outside-0"})),
    row("a tribal warrior whose card says so leaves the outpost for a place outside the areas and comes back",
        "DT-TRANS-12", cards(WANDERER),
        given("outpost wanderer corsair"), then({"offers transfer": {"wanderer"}}),
        "transfer wanderer", then({"where wanderer": "outside-0"}),
        sets(transferred=()), declines, "transfer wanderer", then({"where wanderer": "outpost-0"})),
    *(row(f"the last one stays while another player has somebody there: {theirs} {ours} {may}", "DT-TRANS-05",
        given(f"outpost {ours}", f"outpost {theirs}"),
        then(lambda front, may=may: may_transfer(front.table, front["hussar"]) is may))
        for theirs, ours, may in (("soldat", "hussar", False), ("soldat", "hussar golden-lion", True),
            ("", "hussar", True))),
    *(row(f"with a vehicle it costs two actions: {warrior} {vehicle} {cost}", "DT-TRANS-07",
        given(f"squad {warrior}; outpost soldat", on={vehicle: warrior} if vehicle else {}),
        then(lambda front, cost=cost, warrior=warrior: transfer_cost(front.table, front[warrior]) == cost),
        f"transfer {warrior}", then({"common": 3 - cost, f"where {warrior}": "outpost-0"}))
        for warrior, vehicle, cost in (("hussar", "", 1), ("hussar", "t-32-wolfclaw-jbt", 2),
            ("eradicator-deathdroid", "", 2))),
)  # fmt: skip

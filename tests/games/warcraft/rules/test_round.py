"""The round: steps in turn order, the first player, drawing cards, rounds that end the match (WC-ROUND, WC-CARD)."""

import pytest

from herna.games.warcraft.given import GivenWar, special_rule
from tests.games.warcraft.rows import given, prove, row, then

test_what_follows_from_a_position = prove(
    row("a position in which nobody can ever act again is a draw", "WC-ROUND-10",
        given("round-end"), then({"over": ((0.5, 0.5), "WC-ROUND-10")}),
        given("round-end", gold={0: 1}),
        # a worker can be trained
        then({"over": None}),
        given("round-end", training={1: "G"}), then({"over": None}),
        given("round-end", special=[special_rule("neutral-force", race="night-elf", level=1)], pieces={2: {"C": "G"}}),
        # a neutral force is no player
        then({"over": ((0.5, 0.5), "WC-ROUND-10")})),
    row("there is no round limit unless the table sets one", "WC-ROUND-09", "WC-ROUND-11",
        given("round-end", pieces={0: {"C": "G"}}), then({"over": None}),
        given("round-end", pieces={0: {"C": "G"}}, round_limit=1), then({"over": ((0.5, 0.5), "WC-ROUND-11")})),
)  # fmt: skip


@pytest.mark.rule("WC-ROUND-01", "WC-ROUND-02", "WC-ROUND-03", "WC-ROUND-04", "WC-ROUND-05", "WC-ROUND-06")
def test_each_step_is_played_by_everybody_before_the_next() -> None:
    war = GivenWar(
        "round",
        first=1,
        pieces={0: {"A": "W", "B": "G"}, 1: {"L": "W", "F": "G"}},
        gold={0: 5, 1: 5},
        wood={0: 5, 1: 5},
        training={0: "G", 1: "G"},
    )
    asked = []
    while war.table.round == 1:
        asked.append((war.table.step, war.asked()))
        war.chooses("end_movement" if "end_movement" in war.offered() else "end_step")

    assert asked == [("move", 1), ("move", 0), ("deploy", 1), ("deploy", 0), ("spend", 1), ("spend", 0)]
    assert [seat for seat, *_ in war.told("harvested")] == [1, 0]
    # the player to the left of the first one begins the next round
    assert war.table.first == 0
    assert war.asked() == 0


@pytest.mark.rule("WC-ROUND-10")
def test_a_resources_card_in_hand_may_still_pay_for_a_piece() -> None:
    war = GivenWar("battle", decks={0: "resources"}, pieces={0: {"C": "G"}, 1: {"C": "G"}}, dice=[1, 1])
    war.play.stack = GivenWar("round-end").play.stack
    war.play.start()

    assert war.hand() == 1
    assert war.over() is None


@pytest.mark.rule("WC-CARD-01", "WC-CARD-02", "WC-BATTLE-07")
def test_who_has_units_in_a_battle_draws_a_card_that_others_do_not_see() -> None:
    war = GivenWar("battle", pieces={0: {"C": "G"}, 1: {"C": "G"}}, dice=[1, 1])
    card = war.table.hands[0][0]

    assert war.table.cards.known_to(card, 0, 2)
    assert not war.table.cards.known_to(card, 1, 2)
    assert war.play.log is not None
    drew = [event for event in war.play.log.events if event.whole[:3] == ("drew", 0, card)]
    assert [event.told_to(1) for event in drew] == [("drew", 0, None, None)]

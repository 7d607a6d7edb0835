"""Drawing cards: up to five in hand, from your own pile, which is never rebuilt (SW-DRAW)."""

import pytest

from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle
from herna.games.summoner_wars.rules.verbs import draw_cards
from tests.games.summoner_wars.rows import given, prove, row, then, until

SEVEN = "gate frost-mage ollag nadiana jarmund bear-cavalry ice-smith"
PILE = "gate#2 frost-mage#2 bear-cavalry#2 ice-smith#2 gate#3 ice-golem#2"


def cards(count: int, names: str = SEVEN) -> str:
    """The first of these names."""
    return " ".join(names.split()[:count])


@pytest.mark.rule("SW-DRAW-02")
@pytest.mark.parametrize("held", [5, 6, 7])
def test_who_holds_5_cards_or_more_draws_and_discards_none(held: int) -> None:
    battle = GivenBattle(south={}, phase="magic", hands={SOUTH: cards(held)}, draws={SOUTH: PILE})
    before = battle.table.hands[SOUTH]

    battle.chooses("end_phase")

    assert battle.table.hands[SOUTH] == before
    assert len(before) == held
    assert len(battle.table.draw[SOUTH]) == 6
    assert battle.table.discard[SOUTH] == ()


@pytest.mark.rule("SW-DRAW-03")
def test_cards_are_taken_from_the_top_of_your_own_draw_pile() -> None:
    battle = GivenBattle(
        south={}, phase="magic", hands={SOUTH: cards(2)}, draws={SOUTH: PILE, NORTH: "horde-climber beast-rider"}
    )

    battle.chooses("end_phase")

    drawn = [battle[name] for name in ("gate#2", "frost-mage#2", "bear-cavalry#2")]
    assert list(battle.table.hands[SOUTH][2:]) == drawn
    assert battle.table.draw[SOUTH] == tuple(battle[name] for name in ("ice-smith#2", "gate#3", "ice-golem#2"))
    assert battle.table.draw[NORTH] == (battle["horde-climber"], battle["beast-rider"])
    assert battle.told("drew") == [(SOUTH, card) for card in drawn]
    assert all(battle.table.cards.known_to(card, SOUTH, 2) for card in drawn)
    assert not any(battle.table.cards.known_to(card, NORTH, 2) for card in drawn)


@pytest.mark.rule("SW-DRAW-04")
def test_an_empty_draw_pile_is_not_rebuilt_from_the_discard_pile() -> None:
    battle = GivenBattle(south={}, phase="magic", hands={SOUTH: cards(1)}, discards={SOUTH: PILE})
    discarded = battle.table.discard[SOUTH]

    battle.chooses(*["end_phase"] * 11)  # through the next turn's Draw phase as well

    assert battle.asked() == NORTH
    assert battle.told("drew") == []
    assert battle.table.hands[SOUTH] == (battle["gate"],)
    assert battle.table.discard[SOUTH] == discarded


test_what_follows_from_a_position = prove(
    row("cards are drawn in the draw phase and in no other", "SW-DRAW-01", given(phase="summon", draws={SOUTH: PILE}),
        until("magic"), then({"hand south": ""}), "end_phase", then({"count hand south": 5})),
    # Ruling SW-GAP-23.
    row("no text draws from an empty draw pile", "SW-DRAW-04", given(discards={SOUTH: PILE}),
        lambda battle: draw_cards(battle.play, SOUTH, 2), then({"hand south": "", "count discard south": 6})),
    # Derived case SW-DX-05, with 2 cards instead of 1.
    row("who needs more cards than there are draws all of them", "SW-DRAW-05",
        given(phase="magic", hands={SOUTH: cards(1)}, draws={SOUTH: cards(2, PILE)}), "end_phase",
        then({"hand south": "gate gate#2 frost-mage#2", "draw south": ""})),
    *[row(f"who holds fewer than 5 cards draws up to 5: {held} {drawn}", "SW-DRAW-01",
        given(phase="magic", hands={SOUTH: cards(held)}, draws={SOUTH: PILE}), then({"count hand south": held}),
        "end_phase", then({"count hand south": 5, "count draw south": 6 - drawn, "asked": NORTH, "hand north": ""}))
      for held, drawn in [(0, 5), (2, 3), (4, 1)]],
    row("the game goes on with an empty draw pile", "SW-DRAW-06",
        given("gwalark 3,3", "gate 5,3", phase="magic", dice=(MR, RS, RS), hands={SOUTH: "gate#2"}), *["end_phase"] * 6,
        until("build"), "build gate#2 1,6", "end_phase", "attack gwalark gate", "end_phase", "end_phase",
        then({"over": False, "asked": NORTH, "phase": "summon", "damage svara": 0, "damage gate": 3, "magic": [5, 5]})),
)  # fmt: skip

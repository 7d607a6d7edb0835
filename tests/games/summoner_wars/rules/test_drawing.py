"""Drawing cards: up to five in hand, from your own pile, which is never rebuilt (SW-DRAW)."""

import pytest

from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle
from herna.games.summoner_wars.rules.verbs import draw_cards
from tests.games.summoner_wars.rows import each, given, notes, prove, row, then, until

SEVEN = "gate frost-mage ollag nadiana jarmund bear-cavalry ice-smith"
PILE = "gate#2 frost-mage#2 bear-cavalry#2 ice-smith#2 gate#3 ice-golem#2"


def cards(count: int, names: str = SEVEN) -> str:
    """The first of these names."""
    return " ".join(names.split()[:count])


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
    *each(lambda held: row(f"who holds 5 cards or more draws and discards none: {held}", "SW-DRAW-02",
        given(south={}, phase="magic", hands={SOUTH: cards(held)}, draws={SOUTH: PILE}),
        notes(before=lambda battle: battle.table.hands[SOUTH]), "end_phase",
        then(lambda battle: battle.table.hands[SOUTH] == battle.noted["before"],
        lambda battle: len(battle.noted["before"]) == held, lambda battle: len(battle.table.draw[SOUTH]) == 6,
        lambda battle: battle.table.discard[SOUTH] == ())),
        5, 6, 7),
    row("an empty draw pile is not rebuilt from the discard pile", "SW-DRAW-04",
        given(south={}, phase="magic", hands={SOUTH: cards(1)}, discards={SOUTH: PILE}),
        notes(discarded=lambda battle: battle.table.discard[SOUTH]),
        # through the next turn's Draw phase as well
        lambda battle: battle.chooses(*["end_phase"] * 11), then({"asked": NORTH, "told drew": []},
        lambda battle: battle.table.hands[SOUTH] == (battle["gate"],),
        lambda battle: battle.table.discard[SOUTH] == battle.noted["discarded"])),
)  # fmt: skip

"""What the opponent cannot tell: where a card is that went out of sight, which copy is shown, when it was drawn."""

import pytest

from herna.engine.chance import Chance
from herna.engine.match import Match
from herna.engine.view import view_of
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.given import NORTH, SOUTH, GivenBattle, M
from herna.games.summoner_wars.rules.zones import return_to_hand
from tests.games.summoner_wars.rows import given, position, prove, row, then, until
from tests.kit.random_match import as_bytes

GUESSES = 60


def sent(battle: GivenBattle, seat: int) -> bytes:
    """All that a seat was ever sent: the table, its decision, every event."""
    return as_bytes(view_of(battle.play, seat, 1, battle.play.log))


def hands_guessed(battle: GivenBattle, seat: int) -> list[list[str]]:
    """What the other seat's hand is in many guesses of a seat, by the names of cards."""
    names = {card: name for name, card in battle.names.items()}
    guesses = [GAME.guess(battle.table, seat, Chance(luck)) for luck in range(GUESSES)]
    return [sorted(names.get(card, "gate") for card in guess.hands[1 - seat]) for guess in guesses]


@position
def returned(hand: str = "horde-slinger frost-mage", discards: str = "") -> GivenBattle:
    """North's Magic phase, after its Beast Rider has come back to its hand for all to see."""
    battle = GivenBattle(
        south={"svara": (1, 1)},
        north={"beast-rider": (6, 3), "starting-gate": (6, 4)},
        phase="magic",
        hands={NORTH: hand},
        draws={NORTH: "smeg blarf jarmund undead-archer"},
        discards={NORTH: discards},
        active=NORTH,
    )
    return_to_hand(battle.table, battle["beast-rider"])
    return battle


@pytest.mark.rule("SW-ZONE-05")
@pytest.mark.parametrize("discarded", ["beast-rider", "frost-mage"])
def test_a_card_discarded_face_down_could_be_the_one_that_all_saw_go_to_the_hand(discarded: str) -> None:
    battle = returned().lay()

    battle.chooses(f"discard {discarded}")

    held = sum("beast-rider" in hand for hand in hands_guessed(battle, SOUTH))
    assert GUESSES / 2 < held < GUESSES * 5 / 6  # 2 cards of 3 are in the hand


@pytest.mark.rule("SW-ZONE-05")
def test_what_was_discarded_face_down_before_cannot_be_the_card_that_went_to_the_hand_later() -> None:
    battle = returned(discards="ollag nadiana").lay()

    battle.chooses("discard frost-mage")
    guesses = [GAME.guess(battle.table, SOUTH, Chance(luck)) for luck in range(GUESSES)]

    place = [
        guess.discard[NORTH].index(battle["beast-rider"])
        for guess in guesses
        if not guess.hands[NORTH].count(battle["beast-rider"])
    ]
    assert set(place) == {0}  # the last of the three


@pytest.mark.rule("SW-ZONE-05", "SW-ZONE-09")
def test_a_player_knows_which_of_its_own_cards_it_discarded_and_deals_none_of_them_to_the_other() -> None:
    battle = returned().lay().chooses("discard frost-mage")
    own = battle.table.hands[NORTH], battle.table.discard[NORTH]

    for luck in range(GUESSES):
        guess = GAME.guess(battle.table, NORTH, Chance(luck))
        assert (guess.hands[NORTH], guess.discard[NORTH]) == own
        assert all(guess.owner(card) == SOUTH for card in guess.hands[SOUTH] + guess.draw[SOUTH] + guess.discard[SOUTH])


@pytest.mark.rule("SW-ZONE-05", "SW-ZONE-09")
def test_whichever_card_is_discarded_face_down_the_opponent_is_sent_and_guesses_the_same() -> None:
    one, other = returned().lay().chooses("discard beast-rider"), returned().lay().chooses("discard frost-mage")

    assert sent(one, SOUTH) == sent(other, SOUTH)
    for luck in range(GUESSES):
        guesses = [GAME.guess(battle.table, SOUTH, Chance(luck)) for battle in (one, other)]
        assert guesses[0].hands[NORTH] == guesses[1].hands[NORTH]
        assert guesses[0].discard[NORTH] == guesses[1].discard[NORTH]


@pytest.mark.rule("SW-ZONE-05")
def test_two_cards_that_all_saw_go_to_the_hand_are_both_in_doubt_but_not_both_gone_after_one_discard() -> None:
    battle = GivenBattle(
        south={"svara": (1, 1)}, north={"beast-rider": (6, 3), "frost-mage": (6, 4)}, phase="magic", active=NORTH
    )
    for card in ("beast-rider", "frost-mage"):
        return_to_hand(battle.table, battle[card])

    battle.chooses("discard beast-rider")

    hands = hands_guessed(battle, SOUTH)
    assert {tuple(hand) for hand in hands} == {("beast-rider",), ("frost-mage",)}


@pytest.mark.rule("SW-ZONE-04")
def test_what_went_to_the_discard_pile_for_all_to_see_is_there_in_every_guess() -> None:
    battle = GivenBattle(
        south={"undead-warrior": (3, 3)},
        north={"horde-slinger": (4, 3)},
        hands={NORTH: "smeg"},
        draws={NORTH: "blarf"},
        dice=(M, M, M),
    )

    battle.chooses("attack undead-warrior horde-slinger")

    guesses = [GAME.guess(battle.table, SOUTH, Chance(luck)) for luck in range(GUESSES)]
    assert {guess.discard[NORTH] for guess in guesses} == {(battle["horde-slinger"],)}
    assert {guess.hands[NORTH] for guess in guesses} == {(battle["smeg"],), (battle["blarf"],)}


@pytest.mark.rule("SW-ZONE-02", "SW-ZONE-09")
def test_a_guess_deals_hand_and_draw_pile_anew_and_shows_your_owner_the_hand_only() -> None:
    battle = returned().lay()

    for luck in range(GUESSES):
        guess = GAME.guess(battle.table, SOUTH, Chance(luck))
        seen = [card for card in range(34, 68) if guess.cards.seen[card] >> NORTH & 1]
        assert set(guess.hands[NORTH]) <= set(seen)
        assert not set(guess.draw[NORTH]) & set(seen)
        assert sorted((*guess.hands[NORTH], *guess.draw[NORTH])) == sorted(
            (*battle.table.hands[NORTH], *battle.table.draw[NORTH])
        )


# Which copy is shown


@pytest.mark.rule("SW-ZONE-05", "SW-ZONE-09")
def test_what_the_opponent_is_sent_does_not_depend_on_which_of_two_unseen_copies_is_discarded_or_summoned() -> None:
    """SW-GAP-38."""

    def battle_after(discarded: str, summoned: str) -> GivenBattle:
        hand = "beast-rider#2 beast-rider#3 beast-rider#4"
        battle = returned(hand).lay().chooses(f"discard {discarded}")
        for phase in ("summon", "magic", "summon"):
            battle.ends_phases_until(phase)
        return battle.chooses(f"summon {summoned} 7,4", "summon beast-rider#3 6,5")

    histories = [
        battle_after("beast-rider", "beast-rider#2"),
        battle_after("beast-rider#2", "beast-rider#4"),
        battle_after("beast-rider#4", "beast-rider"),
    ]

    assert len({sent(battle, SOUTH) for battle in histories}) == 1
    guesses = [GAME.guess(battle.table, SOUTH, Chance(7)) for battle in histories]
    assert len({(guess.hands[NORTH], guess.discard[NORTH]) for guess in guesses}) == 1


@pytest.mark.rule("SW-ZONE-02")
def test_the_ids_of_cards_do_not_follow_the_order_in_which_they_are_drawn() -> None:
    tables = [Match(GAME, 2, {}, f"seed {number}").play.table for number in range(20)]

    orders = [(*table.hands[seat], *table.draw[seat]) for table in tables for seat in (SOUTH, NORTH)]

    assert all(list(order) != sorted(order) for order in orders)
    first = {order[0] % 34 for order in orders}
    assert len(first) > 10


test_what_follows_from_a_position = prove(
    row("a card that all saw go to a hand is there until something is discarded face down", "SW-ZONE-09", returned(),
        then(lambda battle: all("beast-rider" in hand for hand in hands_guessed(battle, SOUTH)))),
    # Which copy is shown
    # SW-GAP-38.
    *[row(f"nobody can tell which of two copies in hand is summoned: {copy}", "SW-ZONE-09",
        returned("beast-rider#2"), until("summon"), until("magic"), until("summon"), f"summon {copy} 7,4",
        then({"in_hand beast-rider#2": True},
            lambda battle: battle.told("summoned") == [(NORTH, battle["beast-rider"], 39)]))
      for copy in ["beast-rider", "beast-rider#2"]],
    # SW-GAP-38.
    *[row(f"nobody can tell which of two copies was discarded face down when the other is summoned: {discarded} {kept}",
        "SW-ZONE-05", "SW-ZONE-09", returned("beast-rider#2"), f"discard {discarded}", until("summon"),
        until("magic"), until("summon"), f"summon {kept} 7,4",
        then({"discard north": "beast-rider#2"},
            lambda battle: battle.told("summoned") == [(NORTH, battle["beast-rider"], 39)],
            lambda battle: not battle.table.doubt))
      for discarded, kept in [("beast-rider", "beast-rider#2"), ("beast-rider#2", "beast-rider")]],
    # SW-GAP-38.
    *[row(f"nobody can tell whether what is raised is the copy that fell or one discarded face down: {copy}",
        "SW-ZONE-04", "SW-ZONE-05",
        given("ret-talus 1,4 undead-warrior 3,3", "ollag 4,3", discards={SOUTH: "undead-warrior#2"}, active=NORTH,
            damage={"undead-warrior": 3}, dice=(M, M, M)), "attack ollag undead-warrior", until("summon"),
        "use ret-talus raise-the-dead", f"pick_card {copy}", "pick_space 1,3",
        then({"story placed": ["undead-warrior 1,3"], "discard south": "undead-warrior#2"}))
      for copy in ["undead-warrior", "undead-warrior#2"]],
    # surely in the hand
    row("a copy discarded face down that nobody could take for another is shown as itself", "SW-ZONE-05",
        given("ret-talus 1,4 undead-warrior 3,3", discards={SOUTH: "undead-warrior#2"}, phase="summon"),
        lambda battle: return_to_hand(battle.table, battle["undead-warrior"]), "use ret-talus raise-the-dead",
        "pick_card undead-warrior#2", "pick_space 1,3",
        then({"story placed": ["undead-warrior#2 1,3"]},
            lambda battle: all("undead-warrior" in hand for hand in hands_guessed(battle, NORTH)))),
    row("a copy raised could be the one that all saw go to the hand if something was discarded since", "SW-ZONE-05",
        given("ret-talus 1,4 undead-warrior 3,3", hands={SOUTH: "undead-warrior#2"}, phase="magic"),
        lambda battle: return_to_hand(battle.table, battle["undead-warrior"]), "discard undead-warrior#2",
        until("summon"), until("magic"), until("summon"), "use ret-talus raise-the-dead", "pick_card undead-warrior#2",
        "pick_space 1,3", then({"story placed": ["undead-warrior 1,3"], "hand south": "undead-warrior#2"})),
)  # fmt: skip

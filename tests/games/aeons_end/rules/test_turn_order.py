"""The turn order deck, and the phases of a player's turn (AE-TURNORDER, AE-PHASE)."""

from collections import Counter

import pytest

from herna.engine.match import Match
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.printed import TURN_ORDER
from herna.games.aeons_end.table import Siege
from tests.games.aeons_end.rows import given, prove, row, then


def kinds(table: Siege, cards: tuple[int, ...]) -> list[str]:
    return sorted(table.key(card) for card in cards)


def built(seats: int, number: int = 0) -> list[str]:
    """The turn order deck of a new match, with the card of the first turn first."""
    table = Match(GAME, seats, {}, f"seed {number}").play.table
    return [table.key(card) for card in (*table.turn_discard, *table.turn_deck)]


test_what_follows_from_a_position = prove(
    # Turning a card over
    row("after every turn the next card says whose turn it is", "AE-TURNORDER-06", "AE-TURNORDER-08",
        given(moment="turn-order", turn_deck="player-2 nemesis player-1 player-2", nemesis_deck="haze-spewer"),
        then(asked=1), "end_phase", then(asked=0), "end_phase",
        then(lambda siege: [seat for seat, _ in siege.told("turn_began")] == [1, -1, 0, 1], asked=1,
            told_turned_over=[("player-2",), ("nemesis",), ("player-1",), ("player-2",)])),
    row("the card of the turn lies on the discard pile already", "AE-TURNORDER-07",
        given(moment="turn-order", turn_deck="player-2 player-1", turn_discard="nemesis"),
        then(asked=1, names_turn_discard="nemesis player-2", names_turn_deck="player-1")),
    # both nemesis cards count: three Unleashes instead of one
    row("the nemesis card of the turn counts as discarded in that turn", "AE-TURNORDER-07",
        given(moment="turn-order", turn_deck="nemesis player-1", turn_discard="nemesis",
            nemesis_deck="unrelenting-ire haze-spewer", fury=0), then(fury=3)),
    # who had a turn this round
    row("the players agree who takes the wild cards turn", "AE-TURNORDER-09", "AE-AMBIG-01",
        given("kadir adelheim brama", "turn-order", turn_deck="wild player-1", turn_discard="player-2"),
        then(seats_asked=(0, 1, 2), offers_pick_player={"0", "1", "2"}), "pick_player 1", then(asked=1, active=1)),
    row("a revealed wild card counts as a players and stands for a player only when its turn comes",
        "AE-TURNORDER-10", "AE-TURNORDER-14",
        given("xaxos kadir brama", "casting", prepped={0: {1: "flare"}}, turn_deck="wild player-1",
            nemesis_deck="slaughter"), "cast flare", then(prompt="ae-phase-main", nemesis_life=67), "end_phase",
        then(prompt="ae-wild-card", seats_asked=(0, 1, 2))),
    row("an empty deck is reshuffled only when a card is needed", "AE-TURNORDER-11",
        given(moment="turn-order", turn_deck="player-1", turn_discard="player-2 player-2 player-1"),
        then(turn_deck=(), count_turn_discard=4, told_renewed_turn_deck=[]), "end_phase",
        then(lambda siege: kinds(siege.table, (*siege.table.turn_deck,
            *siege.table.turn_discard)) == sorted(["player-1", "player-1", "player-2", "player-2"]),
            told_renewed_turn_deck=[()], count_turn_deck=3, count_turn_discard=1)),
    row("nobody knows the order of the reshuffled deck", "AE-TURNORDER-11",
        given(moment="turn-order", turn_deck="player-1", turn_discard="player-2 player-2 player-1"), "end_phase",
        then(lambda siege: [siege.table.cards.known_to(card, 0, 2) for card in siege.table.turn_deck] == [False] * 3)),
    row("an exhausted player keeps taking turns", "AE-TURNORDER-15", "AE-EXHAUST-08",
        given(moment="turn-order", turn_deck="player-2 player-1", life={1: 0}, hands={1: "crystal"}),
        then(asked=1, offers_play={"crystal"})),
    # Phases
    row("a turn has a casting a main and a draw phase in this order", "AE-PHASE-01",
        given(moment="turn-order", turn_deck="player-1 player-2", prepped={0: {1: "spark"}}, hands={0: "crystal jade"},
            decks={0: "crystal#2 crystal#3 crystal#4 crystal#5 crystal#6"}), then(phase="casting"), "end_phase",
        then(phase="main"), "play crystal", "play jade", "end_phase",
        then(phase="draw", prompt="ae-choose-next-put-away", hand_0=""), "put_away jade",
        then(active=1, count_hands_0=5)),
    row("once the main phase has begun no spell is cast", "AE-PHASE-02",
        given(moment="casting", prepped={0: {1: "spark"}}, hands={0: "crystal"}), "end_phase", then(offers_cast=set()),
        "play crystal", then(offers_cast=set())),
    row("nothing of the main phase can be done while casting", "AE-PHASE-02",
        given(moment="casting", prepped={0: {1: "spark"}}, hands={0: "crystal spark#2"}, aether=9, charges={0: 5}),
        then(offered={"cast spark", "end_phase"})),
    row("a casting phase without prepped spells is skipped", "AE-PHASE-03",
        given(moment="turn-order", turn_deck="player-1", hands={0: "crystal"}),
        then(phase="main", prompt="ae-phase-main")),
    row("a draw phase with a full hand and nothing played passes at once", "AE-PHASE-03",
        given("kadir", hands={0: "crystal crystal#2 crystal#3 crystal#4 crystal#5"}, decks={0: "spark"},
            turn_deck="player-1"), "end_phase", then(turn=2, phase="main", deck_0="spark")),
    row("exhaustion is resolved at once in the middle of a turn", "AE-PHASE-04",
        given("phaedraxa kadir", hands={0: "tourmaline-shard"}, life={1: 1}), "play tourmaline-shard", "accept",
        then(asked=1, prompt="ae-choose-breach-destroyed", fury=3)),
    row("what is counted by the turn begins anew in the next", "AE-PHASE-05",
        given("kadir", hands={0: "diamond-cluster"}, decks={0: "diamond-cluster#2"},
            prepped={0: {1: "oblivion-swell"}}, turn_deck="player-1"), "play diamond-cluster", "use oblivion-swell",
        then(offers_use=set()), "end_phase", "end_phase", "play diamond-cluster#2",
        then(aether=2, offers_use={"oblivion-swell"})),
    row("the wild card is turned over once even if the question is asked again",
        given("kadir adelheim brama", "turn-order", turn_deck="wild player-1"),
        lambda siege: siege.play.start(),  # as after a save and a load
        then(prompt="ae-wild-card", names_turn_discard="wild", turn=2)),
)  # fmt: skip


# The deck


@pytest.mark.rule("AE-TURNORDER-01", "AE-TURNORDER-05")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        pytest.param(2, ["player-1", "player-1", "player-2", "player-2"], marks=pytest.mark.rule("AE-TURNORDER-02")),
        pytest.param(3, ["player-1", "player-2", "player-3", "wild"], marks=pytest.mark.rule("AE-TURNORDER-03")),
        pytest.param(4, ["player-1", "player-2", "player-3", "player-4"], marks=pytest.mark.rule("AE-TURNORDER-04")),
    ],
)
def test_the_deck_has_four_player_cards_and_two_nemesis_cards(seats: int, cards: list[str]) -> None:
    assert sorted(built(seats)) == ["nemesis", "nemesis", *cards]


@pytest.mark.rule("AE-TURNORDER-05", "AE-SETUP-19")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_deck_is_shuffled_and_face_down(seats: int) -> None:
    orders = {tuple(built(seats, number)) for number in range(8)}
    table = Match(GAME, seats, {}, "seed").play.table

    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(TURN_ORDER[seats]))}
    assert not any(table.cards.known_to(card, seat, seats) for card in table.turn_deck for seat in range(-1, seats))


@pytest.mark.rule("AE-TURNORDER-12")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_in_a_round_everybody_has_a_fixed_number_of_turns(seats: int) -> None:
    match = Match(GAME, seats, {}, "rounds")
    size = len(TURN_ORDER[seats])
    for _ in range(400):
        if match.play.table.turn > 2 * size or match.play.ask is None:
            break
        match.choose(match.play.ask.seat, match.play.options()[-1])

    turns = [event.whole[1] for event in match.log.events if event.whole[0] == "turned_over"]

    assert len(turns) >= 2 * size
    assert Counter(turns[:size]) == Counter(turns[size : 2 * size]) == Counter(TURN_ORDER[seats])


@pytest.mark.rule("AE-TURNORDER-13")
def test_a_card_shuffled_into_the_deck_comes_from_the_discard_pile_and_its_order_is_forgotten() -> None:
    siege = GivenSiege(
        "lash kadir", charges={0: 5}, turn_deck="nemesis nemesis player-2", turn_discard="player-1 player-2 player-1"
    )
    for card in siege.table.turn_deck:
        siege.table.cards.show(card, -1)

    siege.chooses("use_ability", "pick_player 1")

    assert kinds(siege.table, siege.table.turn_deck) == ["nemesis", "nemesis", "player-2", "player-2"]
    assert siege.names_of(siege.table.turn_discard) == "player-1 player-1"
    assert GAME.view(siege.table, 0)["turn_order"]["deck"] == [None] * 4

"""General terms, components, and what is open or hidden (AE-TERM, AE-COMP, AE-INFO)."""

from collections import Counter

import pytest

from herna.engine.match import Match
from herna.engine.table import Result
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege, deals
from herna.games.aeons_end.printed import (
    BREACHES,
    IN_BOX,
    MAGES,
    NEMESES,
    PRINTED,
    PRINTED_MATS,
    SUPPLY,
    TURN_ORDER,
    Printed,
)
from herna.games.aeons_end.rules.dealing import damage_nemesis
from herna.games.aeons_end.rules.hand import GivesUp
from herna.games.aeons_end.rules.husks import MOST_HUSKS
from herna.games.aeons_end.rules.piles import Draws
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers, Unleash
from herna.games.aeons_end.rules.supply import GainsFree
from herna.games.aeons_end.table import ability_of
from tests.games.aeons_end.rows import given, prove, row, then

PLAYER_TYPES = ("gem", "relic", "spell")


test_what_follows_from_a_position = prove(
    row("everybody loses together", "AE-TERM-01",
        given("kadir brama lash", "nothing", gravehold=1), GraveholdSuffers(1),
        then(lambda siege: siege.play.result == Result((0.0, 0.0, 0.0), "AE-END-04"))),
    # Feral Lightning may be prepped at a closed breach that was not focused, which no other spell may.
    row("a card that contradicts a rule wins", "AE-TERM-03",
        given(hands={0: "feral-lightning spark"}, breaches={0: "-O00"}, prepped={0: {2: "spark#2"}}),
        then(offers_prep={"feral-lightning 0-III", "feral-lightning 0-IV"})),
    row("an ally is every other player or oneself alone (1)", "AE-TERM-04", "AE-SOLO-06",
        given("kadir brama lash"), then(allies_1=[0, 2])),
    row("an ally is every other player or oneself alone (2)", "AE-TERM-04", "AE-SOLO-06",
        given("kadir"), then(allies_0=[0])),
    row("any player includes oneself allies and the exhausted", "AE-TERM-06",
        given("brama kadir lash", charges={0: 5}, life={0: 5, 2: 0}), "use_ability",
        then(offers_pick_player={"0", "1", "2"})),
    row("a gained card goes on top of the discard pile", "AE-TERM-09", "AE-MARKET-08",
        given(moment="nothing", discards={0: "spark"}), GainsFree("gem", most=2, seat=0), then(discard_0="spark jade")),
    row("power tokens do not run out", "AE-COMP-06",
        given(moment="nemesis-draw", in_play="agony-field=5 bleed-static=5",
            nemesis_deck="eye-of-nothing haze-spewer"), then(tokens={"eye-of-nothing": 2})),
    row("nobody looks at a corruption that is gained onto a deck", "AE-INFO-04", "AE-CORR-09",
        given("kadir", "nothing", nemesis="crooked-mask", tier0="contagion grim-sight"), Unleash(),
        then(lambda siege: not siege.table.cards.known_to(siege.table.decks[0][0], 0, 1), count_decks_0=1)),
    # Terms
    row("a renewed deck keeps the order of the discard pile", "AE-TERM-02",
        given(moment="nothing",
            discards={0: " ".join(f"{kind}#{at}" for at in range(5) for kind in ("crystal", "spark", "jade"))}),
        Draws(15, 0),
        then(hand_0=" ".join(f"{kind}#{at}" for at in range(5) for kind in ("crystal", "spark", "jade")))),
    *[row(f"an effect may name another place for a gained card: {to}, {hand}, {deck}", "AE-TERM-09",
        given(moment="nothing", decks={0: "spark"}), GainsFree("gem", most=2, to=to, seat=0),
        then(hand_0=hand, deck_0=deck, discard_0=""))
        for to, hand, deck in [("hand", "jade", "spark"), ("deck", "", "jade spark")]],
    # Open and hidden
    row("damage is dealt to enemies and suffered by players",
        given(moment="nothing"), lambda siege: damage_nemesis(siege.play, 2, ability_of(0)), Suffers(3, 1),
        then(nemesis_life=68, life=[10, 7], gravehold=30)),
    *(row(f"everybody wins together: {mages}", "AE-TERM-01",
        given(mages, "nothing", nemesis_life=1), lambda siege: siege.does(deals(0, 1)),
        then(lambda siege: siege.play.result is not None,
            lambda siege, mages=mages: siege.play.result.scores == (1.0,) * len(mages.split())))
        for mages in ("kadir", "kadir brama", "kadir brama lash", "kadir brama lash mist")),
)  # fmt: skip


# Terms


@pytest.mark.rule("AE-TERM-01")
def test_one_to_four_may_play() -> None:
    assert (GAME.seat_counts, GAME.cooperative) == ((1, 2, 3, 4), True)


@pytest.mark.rule("AE-TERM-05")
def test_a_destroyed_card_is_in_no_pile() -> None:
    siege = GivenSiege(moment="nothing", hands={0: "jade"})

    siege.does(GivesUp(1, destroyed=True, seat=0))

    table = siege.table
    piles = [*table.hands, *table.decks, *table.discards, *table.piles, table.played, table.nemesis_discard]
    assert not any(siege["jade"] in pile for pile in piles)


@pytest.mark.rule("AE-TERM-07")
def test_the_rules_know_nothing_of_a_story() -> None:
    """What the rules read of a card are keys and numbers; all sentences are in the files of words."""
    texts = [text for card in PRINTED.values() for text in (card.key, card.type, card.mage, card.nemesis)]

    assert not [text for text in texts if " " in text]


@pytest.mark.rule("AE-TERM-08")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_a_match_has_only_cards_that_are_played(nemesis: str) -> None:
    table = Match(GAME, 4, {"nemesis": nemesis, "market": "random"}, "seed").play.table
    turn_order = set(TURN_ORDER[4])

    cards = [PRINTED[key] for key in table.cards.printed if key not in turn_order]

    assert {card.type for card in cards} <= {*PLAYER_TYPES, "attack", "minion", "power", "strike", "corruption"}
    assert len(table.cards.printed) - len(cards) == 6
    assert sum(card.type in PLAYER_TYPES for card in cards) == 4 * 10 + 3 * 7 + 6 * 5


# Components


@pytest.mark.rule("AE-COMP-01")
def test_there_are_as_many_cards_and_mats_as_in_the_box() -> None:
    cards: Counter[str] = Counter()
    for card in filter(Printed.in_box, PRINTED.values()):
        cards[card.type] += card.copies

    assert [cards[type] for type in PLAYER_TYPES] == [87, 30, 86]
    assert sum(cards.values()) - sum(cards[type] for type in PLAYER_TYPES) == 75
    assert sum(len(kinds) for kinds in IN_BOX.values()) == 27  # one randomizer for each kind of the supply
    assert (len(MAGES), len(PRINTED_MATS), 4 * len(BREACHES)) == (8, 4, 16)
    most = Counter[str]()
    for deck in TURN_ORDER.values():
        most |= Counter(deck)
    assert most["player-2"] == most["nemesis"] == 2
    assert set(most) == {"player-1", "player-2", "player-3", "player-4", "wild", "nemesis"}


@pytest.mark.rule("AE-COMP-02")
def test_there_are_15_husks() -> None:
    assert MOST_HUSKS == 15


@pytest.mark.rule("AE-COMP-03")
def test_the_player_cards_are_starters_crystals_sparks_and_the_kinds_of_the_supply() -> None:
    starters = {card.key: card.copies for card in PRINTED.values() if card.mage and card.in_box()}
    sizes = {type: {PRINTED[kind].copies for kind in kinds} for type, kinds in IN_BOX.items()}

    assert (len(starters), set(starters.values())) == (8, {1})
    assert {card.mage for card in PRINTED.values() if card.mage} == set(MAGES)
    assert (PRINTED["crystal"].copies, PRINTED["spark"].copies) == (32, 14)
    assert {type: len(kinds) for type, kinds in IN_BOX.items()} == {"gem": 7, "relic": 6, "spell": 14}
    assert sizes == {"gem": {7}, "relic": {5}, "spell": {5}}


@pytest.mark.rule("AE-COMP-03")
def test_no_four_mages_need_more_crystals_and_sparks_than_there_are() -> None:
    for kind in ("crystal", "spark"):
        needed = sorted((*mage.hand, *mage.deck).count(kind) for mage in MAGES.values())
        assert sum(needed[-4:]) <= PRINTED[kind].copies


@pytest.mark.rule("AE-COMP-04")
def test_the_nemesis_cards_are_22_basic_ones_9_of_each_nemesis_6_strikes_and_11_corruptions() -> None:
    nemesis = [card for card in PRINTED.values() if card.type not in PLAYER_TYPES and card.in_box()]
    basic = Counter(card.tier for card in nemesis if not card.nemesis)
    own = Counter((card.nemesis, card.tier) for card in nemesis if card.nemesis and card.tier)

    assert basic == {1: 8, 2: 7, 3: 7}
    assert own == {(key, tier): 3 for key in NEMESES for tier in (1, 2, 3)}
    assert Counter(card.type for card in nemesis if card.nemesis and not card.tier) == {"strike": 6, "corruption": 11}


@pytest.mark.rule("AE-COMP-05")
def test_starters_are_never_in_the_supply() -> None:
    starters = {key for mage in MAGES.values() for key in (*mage.hand, *mage.deck)}

    assert len(starters) == 10
    assert not starters & {kind for kinds in SUPPLY.values() for kind in kinds}
    assert {PRINTED[key].cost for key in starters} == {0}


# Open and hidden


@pytest.mark.rule("AE-INFO-01")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_everybody_sees_what_is_open(seat: int) -> None:
    siege = GivenSiege(
        discards={1: "jade"},
        prepped={0: {1: "spark"}},
        charges={1: 3},
        life={0: 7},
        in_play="provoker=2 eye-of-nothing=1",
        nemesis_discard="skewer",
        turn_discard="nemesis",
        open_hands=False,
    )

    view = GAME.view(siege.table, seat)
    named = [view["kinds"][str(siege[name])] for name in ("jade", "spark", "provoker", "eye-of-nothing", "skewer")]

    assert named == ["jade", "spark", "provoker", "eye-of-nothing", "skewer"]
    assert [mage["life"] for mage in view["mages"]] == [7, 10]
    assert [mage["charges"] for mage in view["mages"]] == [0, 3]
    assert [mage["breaches"] for mage in view["mages"]] == [[4, 2, 1, 2], [4, 2, 0, 1]]
    assert view["mages"][0]["prepped"][0] == [siege["spark"]]
    assert view["mages"][1]["discard"] == [siege["jade"]]
    assert [card["tokens"] for card in view["nemesis"]["in_play"]] == [2, 1]
    assert [view["kinds"][str(card)] for card in view["turn_order"]["discard"]] == ["nemesis"]
    assert view["gravehold"]["life"] == 30


@pytest.mark.rule("AE-INFO-02")
@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_view_does_not_depend_on_the_order_of_decks(seat: int, nemesis: str) -> None:
    play = Match(GAME, 2, {"nemesis": nemesis}, "seed").play
    table = play.table.copy()
    for pile in (table.nemesis_deck, table.turn_deck, table.strikes, table.corruptions):
        table.cards.shuffle(pile, play.chance)

    assert GAME.view(table, seat) == GAME.view(play.table, seat)
    assert table.cards.faces != play.table.cards.faces


@pytest.mark.rule("AE-INFO-03")
@pytest.mark.parametrize(("hands", "shown"), [("open", [True, True]), ("private", [True, False])])
def test_hands_are_open_unless_the_players_want_them_private(hands: str, shown: list[bool]) -> None:
    table = Match(GAME, 2, {"hands": hands, "nemesis": "rageborne"}, "seed").play.table

    view = GAME.view(table, 0)

    assert [isinstance(mage["hand"], list) for mage in view["mages"]] == shown


@pytest.mark.rule("AE-INFO-03")
def test_of_a_private_hand_others_learn_only_that_a_card_was_drawn() -> None:
    siege = GivenSiege(moment="nothing", decks={0: "jade spark"}, open_hands=False)
    siege.table.cards.shuffle(siege.table.decks[0], siege.play.chance)

    siege.does(Draws(1, 0))

    assert siege.play.log is not None
    event = siege.play.log.events[-1]
    card = siege.table.hands[0][0]
    assert event.told_to(0) == ("drew", 0, card, siege.table.key(card))
    assert event.told_to(1) == ("drew", 0, None, None)
    assert [siege.table.cards.known_to(card, seat, 2) for seat in (0, 1)] == [True, False]

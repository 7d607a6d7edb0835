"""Crooked Mask's corruptions: gained unseen, resolved at two moments, and back again (AE-CORR)."""

from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.engine.flow import Play
from herna.games.aeons_end.deeds import APlayer
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.printed import PRINTED
from herna.games.aeons_end.rules.corruptions import GainsCorruptions, ResolveCorruptions
from herna.games.aeons_end.rules.hand import GivesUp, fitting
from herna.games.aeons_end.rules.piles import Draws
from herna.games.aeons_end.rules.suffering import Unleash
from herna.games.aeons_end.rules.supply import IN_HAND
from herna.games.aeons_end.table import Siege
from tests.games.aeons_end.rows import each, given, notes, prove, row, then

MASK = "crooked-mask"
CORRUPTION_KEYS = sorted(key for key, card in PRINTED.items() if card.type == "corruption" and card.in_box())


def a_new_game(seed: int) -> Play[Siege]:
    return GAME.play(2, GAME.read_options({"nemesis": MASK}), Chance(seed))


test_what_follows_from_a_position = prove(
    # when the players together choose who gains it
    row("unleash gives a player a corruption and shuffles the discard pile into the deck",
        "AE-CORR-03", "AE-UNLEASH-01",
        given(nemesis=MASK, moment="nothing", tier0="grim-sight contagion", decks={0: "crystal", 1: "crystal#2"},
            discards={0: "spark spark#2", 1: "crystal#3"}), Unleash(), then(seats_asked=(0, 1)), "pick_player 0",
        then(lambda siege: sorted(siege.kinds(siege.table.decks[0])) == ["crystal", "grim-sight", "spark", "spark"],
            discard_0="", names_corruptions="contagion", deck_1="crystal#2", discard_1="crystal#3")),
    row("the deck is shuffled also when no corruption is left", "AE-CORR-03", "AE-CORR-05",
        given(mages="kadir", nemesis=MASK, moment="nothing", decks={0: "crystal"}, discards={0: "spark spark#2"}),
        Unleash(), then(gravehold=28, discard_0="", count_decks_0=3, told_shuffled_deck=[(0,)])),
    row("without corruptions gravehold suffers 2 damage for each and the rest is still done", "AE-CORR-05",
        given(mages="kadir", nemesis=MASK, moment="nothing", tier0="grim-sight", discards={0: "spark"}),
        GainsCorruptions(3, seat=0), then(gravehold=30 - 2 * 2, deck_0="grim-sight"), Unleash(),
        then(gravehold=24, discard_0="")),
    # When they are resolved
    # then the last one needs no question, all this is before the casting phase, and both lie at the bottom
    row("at the start of a turn the player resolves all corruptions in hand in any order", "AE-CORR-06", "AE-CORR-04",
        given(nemesis=MASK, moment="start", hands={0: "lust-for-power crystal endless-hunger", 1: "fever-of-war"},
            prepped={0: {1: "spark"}}, tier0="grim-sight"),
        then(asked=0, offers_pick_card={"lust-for-power", "endless-hunger"}), "pick_card endless-hunger",
        then(prompt="ae-phase-casting", gravehold=27, life_0=9, charges_0=1, hand_0="crystal", hand_1="fever-of-war",
            names_corruptions="grim-sight endless-hunger lust-for-power")),
    # given a corruption in hand that was not drawn in this turn
    # when a card is drawn in the main phase
    # then it is resolved before new cards are drawn; the other one waits
    row("at the end of the main phase those drawn in this turn are resolved", "AE-CORR-07",
        given(nemesis=MASK, hands={0: "lust-for-power crystal crystal#2 crystal#3 crystal#4"},
            decks={0: "endless-hunger spark spark#2 spark#3"}, in_play="twisting-madness", turn_deck="player-2"),
        "discard_power twisting-madness", "pick_card crystal", "pick_card crystal#2", "pick_card crystal#3",
        "pick_card crystal#4", then(hand_0="lust-for-power endless-hunger", gravehold=30), "end_phase",
        then(lambda siege: siege.hand(0).startswith("lust-for-power spark"), gravehold=27, charges_0=0)),
    row("several corruptions drawn in a turn are resolved in any order", "AE-CORR-07",
        given(nemesis=MASK, decks={0: "endless-hunger lust-for-power crystal"}), Draws(2, 0), "end_phase",
        then(offers_pick_card={"endless-hunger", "lust-for-power"}), "pick_card lust-for-power",
        then(gravehold=27, charges_0=1)),
    row("a corruption cannot be played or prepped", "AE-CORR-08", "AE-CORR-11",
        given(nemesis=MASK, hands={0: "lust-for-power crystal"}, breaches={0: "OOOO"}),
        then(offers_play={"crystal"}, offers_prep=set())),
    row("a corruption drawn in another players turn waits for the owners turn", "AE-CORR-10",
        given(nemesis=MASK, decks={0: "crystal", 1: "endless-hunger"}, turn_deck="player-2 nemesis"),
        APlayer(0, (Draws(1),), 0, allies=True), then(hand_1="endless-hunger"), "end_phase",
        then(lambda siege: siege.told("corruption_resolved") == [(1, siege["endless-hunger"], "endless-hunger")],
            told_turn_began=[(1, 2)])),
    row("a corruption that comes into hand at the start of the turn is resolved as well", "AE-CORR-13",
        given(nemesis=MASK, moment="start", hands={0: "contagion"}, discards={0: "endless-hunger crystal"}),
        "pick_card endless-hunger",
        then(prompt="ae-phase-main", hand_0="", gravehold=27, names_corruptions="contagion endless-hunger")),
    row("a corruption taken back at the end of the main phase waits", "AE-CORR-15",
        given(nemesis=MASK, decks={0: "contagion crystal crystal#2 crystal#3 crystal#4"},
            discards={0: "endless-hunger"}, turn_deck="player-2"), Draws(1, 0), "end_phase",
        then(lambda siege: siege.told("corruption_resolved") == [(0, siege["contagion"], "contagion")],
            hand_0="endless-hunger crystal crystal#2 crystal#3 crystal#4", gravehold=30)),
    row("a corruption that was drawn and has left the hand since is not resolved when it comes back",
        "AE-CORR-07", "AE-CORR-15",
        given(nemesis=MASK, decks={0: "endless-hunger contagion crystal crystal#2 crystal#3 crystal#4"},
            turn_deck="player-2"), (Draws(1, 0), GivesUp(1, seat=0), Draws(1, 0)),
        then(hand_0="contagion", discard_0="endless-hunger"), "end_phase",
        then(lambda siege: siege.told("corruption_resolved") == [(0, siege["contagion"], "contagion")],
            lambda siege: siege.hand(0).startswith("endless-hunger"))),
    # What they are
    row("a corruption in hand is a card that can be discarded and stays with its player", "AE-CORR-11", "AE-GAP-27",
        given(nemesis=MASK, moment="nothing", hands={0: "grim-sight"}), GivesUp(1, seat=0),
        then(discard_0="grim-sight"), Draws(1, 0), then(hand_0="grim-sight")),
    row("a corruption counts for the five cards of the draw phase", "AE-CORR-11",
        given(nemesis=MASK, moment="draw", hands={0: "grim-sight contagion"},
            decks={0: "crystal crystal#2 crystal#3 crystal#4"}, turn_deck="player-2"),
        then(hand_0="grim-sight contagion crystal crystal#2 crystal#3")),
    row("a corruption destroyed by another effect goes to the bottom of the corruption deck",
        "AE-CORR-04", "AE-CORR-11", "AE-TERM-05",
        given(nemesis=MASK, moment="nothing", hands={0: "grim-sight"}, tier0="contagion"),
        GivesUp(1, destroyed=True, seat=0), then(names_corruptions="contagion grim-sight")),
    row("increased difficulty puts a destroyed corruption into any players discard pile", "AE-CORR-14",
        given(nemesis=MASK, moment="start", hands={0: "lust-for-power"}, harder=True),
        then(seats_asked=(0, 1), offers_pick_player={"0", "1"}), "pick_player 1",
        then(discard_1="lust-for-power", corruptions=())),
    row("increased difficulty leaves a destroyed corruption with who plays alone", "AE-CORR-14",
        given(mages="kadir", nemesis=MASK, moment="start", hands={0: "lust-for-power"}, harder=True),
        then(discard_0="lust-for-power", corruptions=())),
    row("corruptions about to be resolved are shown to all", "AE-CORR-06",
        given(nemesis=MASK, moment="nothing", tier0="fever-of-war grim-sight", open_hands=False),
        GainsCorruptions(2, to=IN_HAND, seat=0),
        then(lambda siege: not siege.table.cards.known_to(siege["grim-sight"], 1, 2)), ResolveCorruptions(0),
        then(lambda siege: siege.table.cards.known_to(siege["grim-sight"], 1, 2), offers_pick_card={"fever-of-war",
            "grim-sight"})),
    *(row(f"nobody sees a corruption that goes onto a deck: {open_hands}", "AE-CORR-09", "AE-INFO-04",
        given(nemesis=MASK, moment="nothing", tier0="grim-sight contagion", open_hands=open_hands),
        GainsCorruptions(seat=0), then(lambda siege: siege.table.decks[0] == (siege["grim-sight"],),
            lambda siege: not any(siege.table.cards.known_to(siege["grim-sight"], seat, 2) for seat in (-1, 0, 1)),
            lambda siege: str(siege["grim-sight"]) not in GAME.view(siege.table, 0)["kinds"]))
        for open_hands in (True, False)),
    row("that a private hand has no corruption is learned when its turn starts", "AE-CORR-06", "AE-INFO-02",
        given(nemesis=MASK, moment="turn-order", turn_deck="wild", hands={1: "crystal"}, open_hands=False),
        notes(known=lambda siege: siege.table.knowledge()),
        # when the players choose whose turn it is
        "pick_player 1",
        # then the choice cannot be taken back as if nothing had been seen
        then(lambda siege: siege.table.knowledge() > siege.noted["known"], told_corruption_resolved=[])),
    *each(lambda open_hands, who_knows: row(f"a corruption that goes into the hand is seen by its holder: {open_hands}",
        "AE-CORR-09",
        given(nemesis=MASK, moment="nothing", tier0="grim-sight contagion", open_hands=open_hands),
        GainsCorruptions(to=IN_HAND, seat=0),
        then(lambda siege: [seat for seat in (-1, 0, 1) if siege.table.cards.known_to(siege["grim-sight"], seat, 2)]
                == who_knows, hand_0="grim-sight")),
        (True, [-1, 0, 1]), (False, [0])),
)  # fmt: skip


# Setup and Unleash


@pytest.mark.rule("AE-CORR-01", "AE-SETUP-16")
def test_the_eleven_corruptions_are_shuffled_face_down() -> None:
    decks = []
    for seed in range(5):
        table = a_new_game(seed).table
        decks.append([table.key(card) for card in table.corruptions])
        assert sorted(decks[-1]) == CORRUPTION_KEYS
        assert not any(table.cards.known_to(card, seat, 2) for card in table.corruptions for seat in (-1, 0, 1))

    assert len(CORRUPTION_KEYS) == 11
    assert decks[0] != decks[1]


@pytest.mark.rule("AE-CORR-03")
@pytest.mark.parametrize("pile", [{"discards": {0: "spark spark#2"}}, {"decks": {0: "crystal crystal#2"}}])
def test_the_new_corruption_is_shuffled_too_also_when_the_discard_pile_is_empty(pile: dict[str, Any]) -> None:
    places = set()
    for seed in range(30):
        siege = GivenSiege("kadir", "nothing", nemesis=MASK, tier0="grim-sight", seed=1_000_003 * seed, **pile)
        siege.does(Unleash())
        places.add(siege.kinds(siege.table.decks[0]).index("grim-sight"))

        # nobody knows any more where which card lies
        assert not any(siege.table.cards.known_to(card, 0, 1) for card in siege.table.decks[0])

    assert places == {0, 1, 2}


@pytest.mark.rule("AE-CORR-10")
def test_a_corruption_drawn_in_the_draw_phase_waits_for_the_next_turn() -> None:
    siege = GivenSiege(nemesis=MASK, decks={0: "endless-hunger"}, turn_deck="player-1 nemesis", turn_discard="player-2")

    siege.chooses("end_phase")

    assert siege.table.turn == 2
    assert siege.table.active == 0
    assert siege.table.gravehold == 27  # it was resolved now, at the start of the next turn
    order = [event.whole[0] for event in siege.play.log.events] if siege.play.log else []
    assert order.index("drew") < order.index("turn_began") < order.index("corruption_resolved")


@pytest.mark.rule("AE-CORR-11", "AE-CORR-12")
def test_a_corruption_is_neither_gem_nor_relic_nor_spell_and_costs_nothing() -> None:
    siege = GivenSiege(nemesis=MASK, moment="nothing", hands={0: "grim-sight"})
    hand = siege.table.hands[0]

    assert [fitting(siege.table, hand, kind, 0) for kind in ("gem", "relic", "spell", "clean")] == [(), (), (), ()]
    assert fitting(siege.table, hand, "", 1) == ()
    assert fitting(siege.table, hand, "", 0) == hand
    assert all(PRINTED[key].cost == 0 for key in CORRUPTION_KEYS)


# What is hidden


@pytest.mark.rule("AE-CORR-09", "AE-INFO-02")
@pytest.mark.parametrize("open_hands", [True, False])
def test_a_guess_knows_how_many_corruptions_a_deck_has_but_not_where_or_which(open_hands: bool) -> None:
    # given
    siege = GivenSiege(
        nemesis=MASK,
        moment="nothing",
        tier0="grim-sight contagion nothingness",
        decks={0: "crystal spark"},
        discards={0: "jade#2"},
        open_hands=open_hands,
    )
    siege.does(Unleash())
    siege.chooses("pick_player 0")

    # when each seat guesses
    decks = set()
    for seat in (0, 1):
        for luck in range(60):
            guessed = siege.play.guess(seat, Chance(luck)).table
            assert all(guessed.type(card) == "corruption" for card in guessed.corruptions)
            decks.add(tuple(guessed.key(card) for card in guessed.decks[0]))

    # then
    assert all(sum(PRINTED[key].type == "corruption" for key in deck) == 1 for deck in decks)
    assert {key for deck in decks for key in deck} >= {"grim-sight", "contagion", "nothingness"}
    assert {deck.index("crystal") for deck in decks} == {0, 1, 2, 3}

"""The gems of the supply."""

from herna.games.aeons_end.given import GivenSiege
from tests.games.aeons_end.rows import given, notes, prove, row, then

THREE = "kadir adelheim brama"
CHEAP = "jade sifters-pearl burning-opal flexing-dagger bottled-vortex spectral-echo phoenix-flame ignite dark-fire"
AMBER = "vriswood-amber jade burning-opal flexing-dagger bottled-vortex spectral-echo phoenix-flame ignite dark-fire"


test_what_follows_from_a_position = prove(
    # Burning Opal
    row("burning opal gives 3 aether and a discarded card lets an ally draw",
        given(hands={0: "burning-opal crystal spark"}, decks={1: "crystal#2"}), "play burning-opal",
        then(purse=(3, 0, 0), asked=0, offered={"pick_card crystal", "pick_card spark", "decline"}), "pick_card spark",
        then(asked=1, offered={"accept", "decline"}), "accept",
        then(hand_0="crystal", discard_0="spark", hand_1="crystal#2")),
    row("burning opals ally may refuse to draw", "AE-AMBIG-09",
        given(hands={0: "burning-opal crystal"}, decks={1: "crystal#2"}), "play burning-opal", "pick_card crystal",
        "decline", then(hand_1="", deck_1="crystal#2")),
    row("burning opal lets nobody draw if nothing was discarded", "AE-AMBIG-09",
        given(hands={0: "burning-opal crystal"}, decks={1: "crystal#2"}), "play burning-opal", "decline",
        then(prompt="ae-phase-main", hand_0="crystal", hand_1="")),
    row("burning opal asks nothing of an empty hand",
        given(hands={0: "burning-opal"}, decks={1: "crystal"}), "play burning-opal",
        then(prompt="ae-phase-main", purse=(3, 0, 0))),
    row("who plays burning opal chooses the ally", "AE-GAP-36", "AE-TERM-04",
        given(THREE, hands={0: "burning-opal crystal"}, decks={2: "spark"}), "play burning-opal", "pick_card crystal",
        then(asked=0, offers_pick_player={"1", "2"}), "pick_player 2", "accept", then(hand_2="spark")),
    row("alone burning opal swaps a card of ones own", "AE-SOLO-06",
        given("kadir", hands={0: "burning-opal crystal"}, decks={0: "spark"}), "play burning-opal",
        "pick_card crystal", "accept", then(hand_0="spark", discard_0="crystal")),
    # Clouded Sapphire
    row("the first clouded sapphire gives 3 aether and an ally a charge",
        given(THREE, hands={0: "clouded-sapphire"}), "play clouded-sapphire",
        then(asked=0, offers_pick_player={"1", "2"}), "pick_player 2", then(purse=(3, 0, 0), charges=[0, 0, 1])),
    row("a second clouded sapphire gives only aether",
        given(hands={0: "clouded-sapphire clouded-sapphire#2"}), "play clouded-sapphire", "play clouded-sapphire#2",
        then(purse=(6, 0, 0), charges=[0, 1])),
    row("the first clouded sapphire of the next turn gives a charge again", "AE-PHASE-05",
        given(hands={0: "clouded-sapphire", 1: "clouded-sapphire#2"}, turn_deck="player-2", decks={0: "crystal"}),
        "play clouded-sapphire", "end_phase", "play clouded-sapphire#2", then(charges=[1, 1])),
    row("diamond clusters are counted by the turn", "AE-PHASE-05",
        given(hands={0: "diamond-cluster", 1: "diamond-cluster#2"}, turn_deck="player-2"), "play diamond-cluster",
        "end_phase", "play diamond-cluster#2", then(purse=(2, 0, 0))),
    # Jade, Searing Ruby
    row("jade gives 2 aether", given(hands={0: "jade"}), "play jade", then(purse=(2, 0, 0))),
    row("searing rubys third aether pays only for a spell", "AE-MAIN-08",
        given(hands={0: "searing-ruby crystal"}, market=CHEAP), "play searing-ruby",
        then(purse=(2, 0, 1), offers_buy={"jade", "flexing-dagger", "spectral-echo", "phoenix-flame"})),
    row("restricted aether is spent first and together with free aether", "AE-MAIN-08",
        given(hands={0: "searing-ruby crystal"}, market=CHEAP), "play searing-ruby", "play crystal",
        "buy spectral-echo", then(purse=(1, 0, 0), discard_0="spectral-echo")),
    # Sifter's Pearl
    row("sifters pearl gives 2 aether and each player decides about their top card",
        given(hands={1: "sifters-pearl"}, active=1, decks={0: "crystal spark", 1: "spark#2 crystal#2"},
            discards={1: "jade"}), "play sifters-pearl", then(purse=(2, 0, 0), asked=1, offered={"accept", "decline"}),
        "accept", then(asked=0), "decline",
        then(lambda siege: siege.told("revealed") == [(1, siege["spark#2"], "spark"),
            (0, siege["crystal"], "crystal")], deck_1="crystal#2", discard_1="jade spark#2", deck_0="crystal spark",
            discard_0="")),
    row("sifters pearl turns a discard pile over to reveal a card", "AE-DRAW-08",
        given("kadir", hands={0: "sifters-pearl"}, discards={0: "spark crystal"}), "play sifters-pearl", "accept",
        then(deck_0="crystal", discard_0="spark")),
    row("sifters pearl passes over who has no card to reveal", "AE-DRAW-10",
        given(hands={0: "sifters-pearl"}, decks={1: "crystal"}), "play sifters-pearl", then(asked=1)),
    # V'riswood Amber
    row("vriswood amber gives 2 aether",
        given(hands={0: "vriswood-amber"}), "play vriswood-amber", then(purse=(2, 0, 0))),
    # Diamond Cluster
    *[row(f"who gains vriswood amber may put it on top of the deck: {answer}, {deck}, {discard}", "AE-TERM-03",
        "AE-TERM-09",
        given(decks={0: "spark"}, market=AMBER, aether=3), "buy vriswood-amber", answer,
        then(deck_0=deck, discard_0=discard, aether=0))
        for answer, deck, discard in [("accept", "vriswood-amber spark", ""), ("decline", "spark", "vriswood-amber")]],
    row("exactly the second diamond cluster of a turn gives 2 more aether",
        given(hands={0: "diamond-cluster diamond-cluster#2 diamond-cluster#3"}), "play diamond-cluster",
        notes(first=lambda siege: siege.table.aether), "play diamond-cluster#2",
        notes(second=lambda siege: siege.table.aether), "play diamond-cluster#3",
        then(lambda siege: siege.noted["first"] == 2, lambda siege: siege.noted["second"] == 6, aether=8)),
)  # fmt: skip


# Diamond Cluster


def test_all_see_the_card_that_sifters_pearl_reveals_after_a_shuffle() -> None:
    siege = GivenSiege("kadir adelheim", hands={0: "sifters-pearl"}, decks={0: "crystal spark"})
    cards = siege.table.cards
    cards.shuffle(siege.table.decks[0], siege.play.chance)
    top = siege.table.decks[0][0]

    siege.chooses("play sifters-pearl")

    assert [cards.known_to(top, seat, 2) for seat in (0, 1)] == [True, True]

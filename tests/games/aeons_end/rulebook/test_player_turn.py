"""Printed examples: the main phase, the draw phase, and playing alone."""

from herna.games.aeons_end.given import GivenSiege
from tests.games.aeons_end.rows import each, given, position, prove, row, then

HANKA, HONZA = 0, 1
FIRST_HAND = "emerald-shard crystal crystal#2 crystal#3 spark"


def hanka_with_4_aether() -> GivenSiege:
    """Hanka's first turn: she has played three Crystals and the Emerald Shard."""
    siege = GivenSiege(hands={HANKA: FIRST_HAND})
    return siege.chooses("play crystal", "play crystal#2", "play crystal#3", "play emerald-shard")


test_what_follows_from_a_position = prove(
    row("the rulebook's example of the order of actions", "AE-EX-09", "AE-MAIN-01",
        given(hands={HANKA: "jade spark jade#2"}), "play jade", "buy jade", "prep spark 0-I", "play jade#2",
        "buy flexing-dagger", then(lambda siege: siege.names_of(siege.table.spells(HANKA)) == "spark",
            discard_0="jade flexing-dagger")),
    row("the rulebook's example of gaining aether", "AE-EX-10", "AE-MAIN-05", "AE-MAIN-06",
        position(hanka_with_4_aether)(),
        # the Shard's life can help nobody, so she was not asked
        then(aether=4, prompt="ae-phase-main")),
    row("the rulebook's example of a draw phase", "AE-EX-12", "AE-DRAW-01", "AE-DRAW-03", "AE-DRAW-08", "AE-TERM-02",
        "AE-BREACH-15",
        # given a casting phase in which Honza casts Amplify Vision
        given(moment="casting", active=HONZA, hands={HONZA: "flexing-dagger crystal crystal#2 crystal#3 jade"},
            decks={HONZA: "spark spark#2"}, prepped={HONZA: {1: "amplify-vision"}}, turn_deck="player-1"),
        "cast amplify-vision",
        # when the Dagger makes focusing III free, and 5 aether buy Essence Theft
        "play flexing-dagger", "pick_way discount", "focus 1-III", "play crystal", "play crystal#2", "play crystal#3",
        "play jade", "buy essence-theft", "end_phase", then(discard_1="amplify-vision essence-theft"),
        # and the Dagger, then Jade, then the Crystals are put away
        "put_away flexing-dagger", "put_away jade",
        # then two cards are drawn, the pile is turned over without shuffling, and three more are drawn
        then(hand_1="spark spark#2 amplify-vision essence-theft flexing-dagger",
            deck_1="jade crystal crystal#2 crystal#3", discard_1="")),
    row("the rulebook's example of an ally when playing alone", "AE-EX-23", "AE-SOLO-06",
        given("kadir", hands={0: "clouded-sapphire"}), "play clouded-sapphire", then(charges=[1])),
    *each(lambda choices, discard, charges: row(f"the rulebooks example of spending 4 aether: {discard} {charges}",
        "AE-EX-10", "AE-MARKET-07", "AE-MARKET-08", "AE-MARKET-09", "AE-CHARGE-01",
        position(hanka_with_4_aether)(), lambda siege: siege.chooses(*choices),
        then(lambda siege: siege.discard(HANKA) == discard, aether=0, charges=[charges, 0])),
        (("buy searing-ruby",), "searing-ruby", 0), (("buy_charge", "buy_charge"), "", 2),
        (("buy jade", "buy_charge"), "jade", 1)),
)  # fmt: skip

"""The main phase, and the supply (AE-MAIN, AE-MARKET)."""

import pytest

from herna.engine.chance import Chance
from herna.engine.errors import BadInput
from herna.engine.match import Match
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.printed import MARKETS, PRINTED, SUPPLY
from herna.games.aeons_end.rules.aether import Aether
from herna.games.aeons_end.rules.supply import GainsFree
from tests.games.aeons_end.rows import each, given, prove, row, sets, then
from tests.kit.random_match import decisions

RESTRICTED = "jade searing-ruby burning-opal flexing-dagger bottled-vortex spectral-echo phoenix-flame ignite dark-fire"


test_what_follows_from_a_position = prove(
    row("actions may be taken in any order and repeatedly", "AE-MAIN-01",
        given(hands={0: "crystal spark spark#2 jade"}, aether=9), "buy_charge", "focus 0-II", "play crystal",
        "prep spark 0-I", "prep spark#2 0-II", "buy_charge", "buy jade", "open 0-II", "play jade",
        then(prompt="ae-phase-main", aether=9 - 2 - 2 + 1 - 2 - 2 - 2 + 2)),
    row("your own ability may be used between any two actions", "AE-MAIN-02",
        given("brama", charges={0: 5}, hands={0: "crystal"}, life={0: 5}), then(may="use_ability"), "play crystal",
        "use_ability", then(life=[9], prompt="ae-phase-main")),
    row("a played card lies in front of the player and in no pile", "AE-MAIN-03", "AE-MAIN-10",
        given(hands={0: "crystal jade"}), "play crystal", "play jade",
        then(names_played="crystal jade", hand_0="", deck_0="", discard_0="", aether=3)),
    row("spells are prepped not played", "AE-MAIN-03", "AE-PREP-01",
        given(hands={0: "spark"}), then(offers_play=set(), offers_prep={"spark 0-I"})),
    # your own charge is lost, the ally's is not
    row("all of a cards text is carried out as far as possible", "AE-MAIN-04",
        given("brama adelheim", hands={0: "mages-talisman"}, charges={0: 5, 1: 4}), "play mages-talisman",
        then(charges=[5, 5])),
    row("aether gained out of turn is lost", "AE-MAIN-09",
        given(moment="nothing", active=0), (Aether(1, 3), Aether(0, 1)), then(aether=1)),
    row("nothing must be done in the main phase", "AE-MAIN-11",
        given("kadir", hands={0: "crystal spark"}, decks={0: "jade"}, turn_deck="player-1"), "end_phase",
        then(hand_0="crystal spark jade")),
    row("any number of cards may be bought and go onto the discard pile at once", "AE-MARKET-08", "AE-MARKET-09",
        given(aether=8, discards={0: "spark"}), "buy jade", "buy flexing-dagger", "buy jade", "buy jade",
        then(discard_0="spark jade flexing-dagger jade jade", count_piles_0=4, count_piles_3=4)),
    # Actions
    *[row(f"of two ways one is chosen unless only one is fully possible: {life}", "AE-MAIN-05",
        given(hands={0: "emerald-shard"}, life={0: life}), "play emerald-shard",
        then(offers_pick_way=offered, aether=1 if not offered else 0))
        for life, offered in [(10, set()), (9, {"aether", "life"})]],
    *[row(f"restricted aether pays together with free aether for its purpose only: {gem}, {spell}", "AE-MAIN-08",
        given(market=RESTRICTED, aether=2), sets(gem_aether=gem, spell_aether=spell), then(offers_buy=bought))
        for gem, spell, bought in [
            (0, 0, {"jade", "flexing-dagger"}), (2, 0, {"jade", "searing-ruby", "flexing-dagger"}),
            (0, 1, {"jade", "flexing-dagger", "spectral-echo", "phoenix-flame"}),
        ]],
    # The supply
    row("an emptied pile stays empty and sells nothing", "AE-MARKET-06",
        given("kadir", aether=16, turn_deck="player-1"), *["buy jade"] * 7, then(aether=2, may_not="buy jade"),
        "end_phase", then(turn=2, piles_0=())),
    *[row(f"a bought card is paid with its printed cost: {kind}", "AE-MARKET-07",
        given(aether=9), f"buy {kind}", then(aether=9 - PRINTED[kind].cost))
        for kind in ["jade", "searing-ruby", "flexing-dagger", "consuming-void"]],
    row("restricted aether buys no charge no focus and discards no power", "AE-MAIN-08", "AE-POWER-10", "AE-CHARGE-01",
        given(in_play="eye-of-nothing", aether=1), sets(gem_aether=20),
        then(lambda siege: {words.split()[0] for words in siege.offered()} == {"buy", "end_phase"},
            lambda siege: siege.offers("buy") & {"flexing-dagger", "bottled-vortex"} == set())),
    row("aether need not be spent and is lost at the end of the turn", "AE-MAIN-06", "AE-MAIN-07", "AE-DRAW-11",
        given("kadir", hands={0: "searing-ruby moonstone-shard"}, turn_deck="player-1"), "play searing-ruby",
        "play moonstone-shard", then(aether=3, gem_aether=1, spell_aether=1), "end_phase", "put_away searing-ruby",
        then(turn=2, phase="main", aether=0, gem_aether=0, spell_aether=0)),
    row("nothing is gained for free from an empty pile", "AE-TERM-09", "AE-MARKET-06",
        given(moment="nothing"), sets(piles=lambda siege: [(), *siege.table.piles[1:]]),
        GainsFree("gem", most=2, seat=0), then(discard_0="")),
    row("there are eight kinds of actions and the end of the phase", "AE-MAIN-01",
        given(hands={0: "crystal flexing-dagger spark"}, prepped={0: {2: "oblivion-swell"}}, breaches={0: "OO12"},
            in_play="eye-of-nothing", aether=10),
        then(lambda siege: {words.split()[0] for words in siege.offered()}
                == {"play", "buy", "buy_charge", "focus", "open", "prep", "use", "discard_power", "end_phase"},
            offers_play={"crystal", "flexing-dagger"})),
    *each(lambda aether: row(f"a card may be bought for at least its printed cost: {aether}", "AE-MARKET-07",
        given(aether=aether),
        then(lambda siege: siege.offers("buy")
                == {kind for kind in siege.table.supply if PRINTED[kind].cost <= aether})),
        *range(8)),
)  # fmt: skip


# Actions


@pytest.mark.rule("AE-MAIN-03")
def test_a_card_that_is_played_is_seen_by_all() -> None:
    siege = GivenSiege(hands={0: "crystal"}, open_hands=False)
    siege.table.cards.seen[siege["crystal"]] = 1

    siege.chooses("play crystal")

    assert siege.table.cards.known_to(siege["crystal"], 1, 2)


@pytest.mark.rule("AE-MAIN-12")
def test_in_no_random_match_a_player_may_discard_cards_at_will_in_the_main_phase() -> None:
    prompts = set()
    for match, _ in decisions(GAME, 11):
        assert match.play.ask is not None
        if match.play.ask.prompt == "ae-phase-main":
            prompts |= {str(option[0]) for option in match.play.options()}

    assert prompts
    assert not prompts & {"give_up", "put_away", "pick"}


# The supply


@pytest.mark.rule("AE-MARKET-01", "AE-MARKET-02")
@pytest.mark.parametrize("market", [*MARKETS, "random"])
def test_the_supply_has_three_gems_two_relics_and_four_spells_with_7_5_and_5_cards(market: str) -> None:
    table = Match(GAME, 2, {"market": market}, "seed").play.table

    sizes = [(PRINTED[kind].type, len(pile)) for kind, pile in zip(table.supply, table.piles, strict=True)]

    assert sizes == [("gem", 7)] * 3 + [("relic", 5)] * 2 + [("spell", 5)] * 4
    assert len(set(table.supply)) == 9
    assert all(
        {table.key(card) for card in pile} == {kind} for kind, pile in zip(table.supply, table.piles, strict=True)
    )


@pytest.mark.rule("AE-MARKET-03")
def test_the_supply_may_be_drawn_at_random() -> None:
    drawn = {Match(GAME, 1, {"market": "random"}, f"seed {number}").play.table.supply for number in range(6)}

    assert len(drawn) > 1


@pytest.mark.rule("AE-MARKET-03", "AE-MARKET-01")
def test_the_nine_kinds_may_be_chosen_freely() -> None:
    chosen = [*SUPPLY["spell"][5:9], *SUPPLY["relic"][2:4], *SUPPLY["gem"][3:6]]

    table = Match(GAME, 2, {"market": ",".join(chosen)}, "seed").play.table

    assert sorted(table.supply) == sorted(chosen)


@pytest.mark.rule("AE-MARKET-01")
@pytest.mark.parametrize(
    "kinds",
    [
        "jade,searing-ruby,flexing-dagger,bottled-vortex,ignite,dark-fire,essence-theft,wildfire-whip",
        "jade,jade,searing-ruby,flexing-dagger,bottled-vortex,ignite,dark-fire,essence-theft,wildfire-whip",
        "crystal,jade,searing-ruby,flexing-dagger,bottled-vortex,ignite,dark-fire,essence-theft,wildfire-whip",
        "jade,searing-ruby,burning-opal,flexing-dagger,bottled-vortex,focusing-orb,ignite,dark-fire,essence-theft",
        "jade,searing-ruby,burning-opal,flexing-dagger,bottled-vortex,ignite,dark-fire,essence-theft,wildfire-whip,spark",
    ],
)
def test_a_supply_of_any_other_make_up_is_refused(kinds: str) -> None:
    with pytest.raises(BadInput):
        Match(GAME, 2, {"market": kinds}, "seed")


@pytest.mark.rule("AE-MARKET-04")
def test_deck_demolition_is_the_printed_set() -> None:
    assert MARKETS["deck-demolition"].kinds == (
        *("jade", "searing-ruby", "burning-opal", "flexing-dagger", "bottled-vortex"),
        *("amplify-vision", "essence-theft", "planar-insight", "consuming-void"),
    )


@pytest.mark.rule("AE-MARKET-05")
def test_lots_of_charges_is_the_printed_set() -> None:
    assert MARKETS["lots-of-charges"].kinds == (
        *("jade", "vriswood-amber", "diamond-cluster", "mages-talisman", "unstable-prism"),
        *("spectral-echo", "ignite", "feral-lightning", "wildfire-whip"),
    )


@pytest.mark.rule("AE-MARKET-10")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_everybody_sees_the_kinds_of_the_supply_and_how_many_are_left(seat: int) -> None:
    siege = GivenSiege(aether=2).chooses("buy jade")

    supply = GAME.view(siege.table, seat)["supply"]

    assert [(pile["kind"], len(pile["cards"])) for pile in supply[:4]] == [
        ("jade", 6),
        ("searing-ruby", 7),
        ("burning-opal", 7),
        ("flexing-dagger", 5),
    ]


def test_the_random_supply_depends_only_on_the_seed() -> None:
    first, second = (GAME.setup(1, GAME.read_options({"market": "random"}), Chance(5))[0].supply for _ in range(2))

    assert first == second

"""The main phase, and the supply (AE-MAIN, AE-MARKET)."""

from __future__ import annotations

import pytest

from herna.engine.chance import Chance
from herna.engine.errors import BadInput
from herna.engine.match import Match
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.printed import MARKETS, PRINTED, SUPPLY
from herna.games.aeons_end.rules.aether import Aether
from herna.games.aeons_end.rules.piles import GainsFree
from tests.kit.random_match import decisions
from tests.kit.siege import GivenSiege

RESTRICTED = "jade searing-ruby burning-opal flexing-dagger bottled-vortex spectral-echo phoenix-flame ignite dark-fire"


# Actions


@pytest.mark.rule("AE-MAIN-01")
def test_there_are_eight_kinds_of_actions_and_the_end_of_the_phase() -> None:
    siege = GivenSiege(
        hands={0: "crystal flexing-dagger spark"},
        prepped={0: {2: "oblivion-swell"}},
        breaches={0: "OO12"},
        in_play="eye-of-nothing",
        aether=10,
    )

    kinds = {words.split()[0] for words in siege.offered()}

    assert kinds == {"play", "buy", "buy_charge", "focus", "open", "prep", "use", "discard_power", "end_phase"}
    assert siege.offers("play") == {"crystal", "flexing-dagger"}


@pytest.mark.rule("AE-MAIN-01")
def test_actions_may_be_taken_in_any_order_and_repeatedly() -> None:
    siege = GivenSiege(hands={0: "crystal spark spark#2 jade"}, aether=9)

    siege.chooses("buy_charge", "focus 0-II", "play crystal", "prep spark 0-I", "prep spark#2 0-II", "buy_charge")
    siege.chooses("buy jade", "open 0-II", "play jade")

    assert siege.prompt() == "ae-phase-main"
    assert siege.table.aether == 9 - 2 - 2 + 1 - 2 - 2 - 2 + 2


@pytest.mark.rule("AE-MAIN-02")
def test_the_own_ability_may_be_used_between_any_two_actions() -> None:
    siege = GivenSiege("brama", charges={0: 5}, hands={0: "crystal"}, life={0: 5})

    assert "activate" in siege.offered()
    siege.chooses("play crystal", "activate")

    assert (siege.table.life, siege.prompt()) == ([9], "ae-phase-main")


@pytest.mark.rule("AE-MAIN-03", "AE-MAIN-10")
def test_a_played_card_lies_in_front_of_the_player_and_in_no_pile() -> None:
    siege = GivenSiege(hands={0: "crystal jade"})

    siege.chooses("play crystal", "play jade")

    assert siege.in_words(siege.table.played) == "crystal jade"
    assert (siege.hand(0), siege.deck(0), siege.discard(0), siege.table.aether) == ("", "", "", 3)


@pytest.mark.rule("AE-MAIN-03")
def test_a_card_that_is_played_is_seen_by_all() -> None:
    siege = GivenSiege(hands={0: "crystal"}, open_hands=False)
    siege.table.cards.seen[siege["crystal"]] = 1

    siege.chooses("play crystal")

    assert siege.table.cards.known_to(siege["crystal"], 1, 2)


@pytest.mark.rule("AE-MAIN-03", "AE-PREP-01")
def test_spells_are_prepped_not_played() -> None:
    siege = GivenSiege(hands={0: "spark"})

    assert (siege.offers("play"), siege.offers("prep")) == (set(), {"spark 0-I"})


@pytest.mark.rule("AE-MAIN-04")
def test_all_of_a_cards_text_is_carried_out_as_far_as_possible() -> None:
    siege = GivenSiege("brama adelheim", hands={0: "mages-talisman"}, charges={0: 5, 1: 4})

    siege.chooses("play mages-talisman")

    assert siege.table.charges == [5, 5]  # the own charge is lost, the ally's is not


@pytest.mark.rule("AE-MAIN-05")
@pytest.mark.parametrize(("life", "offered"), [(10, set()), (9, {"aether", "life"})])
def test_of_two_ways_one_is_chosen_unless_only_one_is_fully_possible(life: int, offered: set[str]) -> None:
    siege = GivenSiege(hands={0: "emerald-shard"}, life={0: life})

    siege.chooses("play emerald-shard")

    assert siege.offers("either") == offered
    assert siege.table.aether == (1 if not offered else 0)


@pytest.mark.rule("AE-MAIN-06", "AE-MAIN-07", "AE-DRAW-11")
def test_aether_need_not_be_spent_and_is_lost_at_the_end_of_the_turn() -> None:
    siege = GivenSiege("kadir", hands={0: "searing-ruby moonstone-shard"}, turn_deck="player-1")

    siege.chooses("play searing-ruby", "play moonstone-shard")
    table = siege.table
    assert (table.aether, table.gem_aether, table.spell_aether) == (3, 1, 1)
    siege.chooses("end_phase", "put_away searing-ruby")

    assert (table.turn, table.phase) == (2, "main")
    assert (table.aether, table.gem_aether, table.spell_aether) == (0, 0, 0)


@pytest.mark.rule("AE-MAIN-08")
@pytest.mark.parametrize(
    ("gem", "spell", "bought"),
    [
        (0, 0, {"jade", "flexing-dagger"}),
        (2, 0, {"jade", "searing-ruby", "flexing-dagger"}),
        (0, 1, {"jade", "flexing-dagger", "spectral-echo", "phoenix-flame"}),
    ],
)
def test_restricted_aether_pays_together_with_free_aether_for_its_purpose_only(
    gem: int, spell: int, bought: set[str]
) -> None:
    siege = GivenSiege(market=RESTRICTED, aether=2)
    siege.table.gem_aether, siege.table.spell_aether = gem, spell

    assert siege.offers("buy") == bought


@pytest.mark.rule("AE-MAIN-08", "AE-POWER-10", "AE-CHARGE-01")
def test_restricted_aether_buys_no_charge_no_focus_and_discards_no_power() -> None:
    siege = GivenSiege(in_play="eye-of-nothing", aether=1)
    siege.table.gem_aether = siege.table.spell_aether = 20

    kinds = {words.split()[0] for words in siege.offered()}

    assert kinds == {"buy", "end_phase"}
    assert siege.offers("buy") & {"flexing-dagger", "bottled-vortex"} == set()


@pytest.mark.rule("AE-MAIN-09")
def test_aether_gained_out_of_turn_is_lost() -> None:
    siege = GivenSiege(moment="nothing", active=0)

    siege.does(Aether(1, 3), Aether(0, 1))

    assert siege.table.aether == 1


@pytest.mark.rule("AE-MAIN-11")
def test_nothing_must_be_done_in_the_main_phase() -> None:
    siege = GivenSiege("kadir", hands={0: "crystal spark"}, decks={0: "jade"}, turn_deck="player-1")

    siege.chooses("end_phase")

    assert siege.hand(0) == "crystal spark jade"


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


@pytest.mark.rule("AE-MARKET-06")
def test_an_emptied_pile_stays_empty_and_sells_nothing() -> None:
    siege = GivenSiege("kadir", aether=16, turn_deck="player-1")

    siege.chooses(*["buy jade"] * 7)
    assert siege.table.aether == 2
    assert "jade" not in siege.offers("buy")
    siege.chooses("end_phase")

    assert (siege.table.turn, siege.table.piles[0]) == (2, ())


@pytest.mark.rule("AE-MARKET-07")
@pytest.mark.parametrize("aether", range(8))
def test_a_card_may_be_bought_for_at_least_its_printed_cost(aether: int) -> None:
    siege = GivenSiege(aether=aether)

    assert siege.offers("buy") == {kind for kind in siege.table.supply if PRINTED[kind].cost <= aether}


@pytest.mark.rule("AE-MARKET-07")
@pytest.mark.parametrize("kind", ["jade", "searing-ruby", "flexing-dagger", "consuming-void"])
def test_a_bought_card_is_paid_with_its_printed_cost(kind: str) -> None:
    siege = GivenSiege(aether=9)

    siege.chooses(f"buy {kind}")

    assert siege.table.aether == 9 - PRINTED[kind].cost


@pytest.mark.rule("AE-MARKET-08", "AE-MARKET-09")
def test_any_number_of_cards_may_be_bought_and_go_onto_the_discard_pile_at_once() -> None:
    siege = GivenSiege(aether=8, discards={0: "spark"})

    siege.chooses("buy jade", "buy flexing-dagger", "buy jade", "buy jade")

    assert siege.discard(0) == "spark jade flexing-dagger jade jade"
    assert (len(siege.table.piles[0]), len(siege.table.piles[3])) == (4, 4)


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


@pytest.mark.rule("AE-TERM-09", "AE-MARKET-06")
def test_nothing_is_gained_for_free_from_an_empty_pile() -> None:
    siege = GivenSiege(moment="nothing")
    siege.table.piles = [(), *siege.table.piles[1:]]

    siege.does(GainsFree("gem", most=2, seat=0))

    assert siege.discard(0) == ""


def test_the_random_supply_depends_only_on_the_seed() -> None:
    first, second = (GAME.setup(1, GAME.read_options({"market": "random"}), Chance(5))[0].supply for _ in range(2))

    assert first == second

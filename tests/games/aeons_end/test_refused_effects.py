"""Why something is not the answer to what an effect asks: a reason that is true, with its rule and its numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

from herna.engine.decision import Reason, explain
from herna.engine.flow import Play
from herna.games.aeons_end.cards.basic import DestroysPrepped
from herna.games.aeons_end.cards.corruptions import TurnComesBack
from herna.games.aeons_end.cards.crooked_mask import AnotherPlayer
from herna.games.aeons_end.cards.rageborne import DiscardCostliest
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.rules.breaches import Focuses
from herna.games.aeons_end.rules.corruptions import ResolveCorruptions
from herna.games.aeons_end.rules.deeds import Either, OnePlayer
from herna.games.aeons_end.rules.devouring import CHEAPEST, Devour, FirstCourse
from herna.games.aeons_end.rules.piles import DiscardsPrepped, GainsFree, GivesUp
from herna.games.aeons_end.rules.suffering import GraveholdRegains, Suffers
from herna.games.aeons_end.table import DEVOURED, HUSK, NEMESIS, OPEN, Siege
from tests.kit.random_match import numbers, over_many_matches, some_decisions
from tests.kit.refusals import POINTING
from tests.kit.siege import GivenSiege, a_nemesis_turn, deals
from tests.kit.siege_refused import in_words, reason_for, refused

THREE = "kadir adelheim brama"


def about(siege: GivenSiege, kind: str, *named: str | int) -> dict[str, str | int]:
    return dict(reason_for(siege, kind, *named).arguments)


# What is asked comes first


@pytest.mark.rule("AE-NEM-13")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "First choose the card of your hand that is asked for. [AE-NEM-13]"),
        ("cs", "Nejdřív vyberte kartu z ruky, kterou hra žádá. [AE-NEM-13]"),
    ],
)
def test_while_a_card_must_be_given_up_nothing_else_is_done_and_it_cannot_be_declined(
    language: str, words: str
) -> None:
    siege = GivenSiege(moment="nothing", hands={0: "crystal spark"}).does(GivesUp(1, seat=0))

    assert in_words(siege, reason_for(siege, "play", "crystal"), language) == words
    assert in_words(siege, reason_for(siege, "end_phase"), language) == words
    assert refused(siege, "decline") == refused(siege, "done") == ("AE-NEM-13", "ae-why-mandatory")


@pytest.mark.rule("AE-DRAW-01")
def test_in_the_draw_phase_the_cards_in_front_are_put_away_first() -> None:
    siege = GivenSiege(hands={0: "crystal crystal#2 jade spark"})
    siege.chooses("play crystal", "play crystal#2", "play jade", "end_phase")

    words = in_words(siege, reason_for(siege, "buy", "pile jade"))
    assert words == "First put away the cards in front of you, one after another. [AE-DRAW-01]"
    assert refused(siege, "put_away", "spark") == ("AE-DRAW-01", "ae-why-not-in-front")
    assert refused(siege, "put_away", "crystal#2") == ("AE-DRAW-01", "ae-why-equal-card")
    assert refused(siege, "put_away", "") == ("AE-DRAW-01", "ae-why-choose-among")
    assert refused(siege, "put_away", 10_000) == ("AE-DRAW-01", "ae-why-no-such-card")


@pytest.mark.rule("AE-TURNORDER-09")
def test_the_wild_card_wants_a_player() -> None:
    siege = GivenSiege(THREE, "turn-order", turn_deck="wild nemesis")

    assert about(siege, "end_phase") == {"asked": "player"}
    assert refused(siege, "player", 3) == ("AE-TURNORDER-09", "ae-why-no-such-player")
    assert refused(siege, "player", "") == ("AE-TURNORDER-09", "ae-why-choose-player")


@pytest.mark.rule("AE-AMBIG-09")
def test_what_may_be_declined_is_not_told_to_be_mandatory() -> None:
    fire = GivenSiege(moment="casting", prepped={0: {1: "dark-fire"}}, hands={0: "crystal spark"}).chooses(
        "cast dark-fire"
    )
    ray = a_nemesis_turn("pulverizing-ray=1", hands={0: "jade#2 spark"})

    assert refused(fire, "done") == ("AE-AMBIG-09", "ae-why-another-question")
    assert refused(ray, "decline") == ("AE-AMBIG-08", "ae-why-another-question")
    assert about(fire, "play", "crystal") == about(ray, "end_phase") == {"asked": "may"}


@pytest.mark.rule("AE-CAST-12")
def test_casting_a_spell_by_an_effect_cannot_be_declined() -> None:
    siege = GivenSiege(prepped={0: {1: "spark", 2: "spark#2"}}, hands={0: "garnet-shard"})
    siege.chooses("play garnet-shard", "either cast")

    assert refused(siege, "decline") == ("AE-CAST-12", "ae-why-mandatory")


# Players


@pytest.mark.rule("AE-AMBIG-02")
@pytest.mark.parametrize(
    ("who", "has", "most"), [("lowest-life", 9, 5), ("most-charges", 0, 2), ("most-prepped", 0, 1), ("most-open", 1, 2)]
)
def test_a_player_who_is_not_meant_is_told_who_is(who: str, has: int, most: int) -> None:
    siege = GivenSiege(
        THREE,
        "nothing",
        life={0: 5, 1: 5, 2: 9},
        charges={0: 2, 1: 2},
        prepped={0: {1: "spark"}, 1: {1: "ignite"}},
        breaches={0: "OO11", 1: "OO11", 2: "O111"},
    )
    siege.does(OnePlayer((Suffers(1),), who=who))

    reason = reason_for(siege, "player", 2)
    assert (reason.rule, reason.key) == ("AE-AMBIG-02", "ae-why-not-meant")
    assert dict(reason.arguments) == {"seat": 2, "who": who, "has": has, "most": most}


@pytest.mark.rule("AE-EXHAUST-10")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Brama is exhausted and never counts as the player with the lowest life. [AE-EXHAUST-10]"),
        ("cs", "Brama: vyčerpaný hráč se za hráče s nejméně životy nikdy nepočítá. [AE-EXHAUST-10]"),
    ],
)
def test_an_exhausted_player_is_never_the_one_with_the_lowest_life(language: str, words: str) -> None:
    siege = GivenSiege(THREE, "nothing", life={0: 5, 1: 5, 2: 0}).does(OnePlayer((Suffers(1),), who="lowest-life"))

    assert in_words(siege, reason_for(siege, "player", 2), language) == words


@pytest.mark.rule("AE-AMBIG-05")
def test_a_player_who_can_do_less_of_it_is_not_chosen() -> None:
    siege = GivenSiege(THREE, "nothing", hands={0: "crystal spark", 1: "crystal#2 spark#2", 2: "jade#2"})
    siege.does(OnePlayer((GivesUp(2),)))

    assert refused(siege, "player", 2) == ("AE-AMBIG-05", "ae-why-can-do-less")


@pytest.mark.rule("AE-AMBIG-01")
def test_a_different_player_is_a_different_player() -> None:
    siege = GivenSiege(THREE, "nothing").does(AnotherPlayer((Suffers(1),), NEMESIS, seat=2))

    assert refused(siege, "player", 2) == ("AE-AMBIG-01", "ae-why-another-player")


@pytest.mark.rule("AE-TERM-04", "AE-CHARGE-04")
def test_allies_are_the_others_and_a_full_ability_takes_no_charge() -> None:
    talisman = GivenSiege(THREE, hands={0: "mages-talisman"}).chooses("play mages-talisman")
    xaxos = GivenSiege("xaxos adelheim brama mist", charges={0: 5, 1: 5}, turn_deck="nemesis").chooses("activate")

    assert refused(talisman, "player", 0) == ("AE-TERM-04", "ae-why-no-ally")
    assert refused(xaxos, "player", 0) == ("AE-TERM-04", "ae-why-no-ally")
    assert refused(xaxos, "player", 1) == ("AE-CHARGE-04", "ae-why-others-charges-full")


@pytest.mark.rule("AE-TURNORDER-13")
def test_lash_takes_only_a_card_that_lies_there() -> None:
    siege = GivenSiege("lash kadir brama", charges={0: 5}, turn_deck="nemesis", turn_discard="player-2 player-1")

    siege.chooses("activate")

    assert refused(siege, "player", 2) == ("AE-TURNORDER-13", "ae-why-no-turn-card")


# Cards


@pytest.mark.rule("AE-POWER-09")
def test_a_card_that_an_effect_does_not_want_is_told_why() -> None:
    siege = GivenSiege(hands={0: "crystal jade#2 ignite spark jade#3", 1: "jade#4"}, in_play="agony-field")

    siege.chooses("discard_power agony-field")

    assert about(siege, "give_up", "crystal") == {"card": siege["crystal"], "cost": 0, "least": 2}
    assert refused(siege, "give_up", "jade#4") == ("AE-NEM-13", "ae-why-not-in-hand")
    assert refused(siege, "give_up", "jade#3") == ("AE-NEM-13", "ae-why-equal-card")
    assert refused(siege, "give_up", "") == ("AE-NEM-13", "ae-why-choose-card")


@pytest.mark.rule("AE-CORR-11")
def test_a_corruption_is_not_given_up_where_only_other_cards_are() -> None:
    siege = GivenSiege(nemesis="crooked-mask", moment="start", hands={0: "blind-abandon contagion crystal"})

    siege.chooses("pick blind-abandon")

    assert refused(siege, "give_up", "contagion") == ("AE-CORR-11", "ae-why-no-corruption-here")


def test_only_gems_are_discarded_for_oblivion_swell_and_the_pulverizing_ray() -> None:
    swell = GivenSiege(moment="casting", prepped={0: {1: "oblivion-swell"}}, hands={0: "jade#2 spark"})
    ray = a_nemesis_turn("pulverizing-ray=1", hands={0: "jade#2 spark"})

    assert refused(swell.chooses("cast oblivion-swell"), "give_up", "spark") == ("AE-AMBIG-09", "ae-why-gems-only")
    assert refused(ray, "give_up", "spark") == ("AE-AMBIG-08", "ae-why-gems-only")


@pytest.mark.rule("AE-DRAW-06")
def test_of_equal_neighbours_in_a_discard_pile_the_lowest_is_chosen() -> None:
    siege = GivenSiege(charges={0: 5}, discards={0: "spark spark#2 crystal", 1: "ignite"}, hands={0: "dark-fire"})
    siege.chooses("activate")

    assert refused(siege, "pick", "spark#2") == ("AE-DRAW-06", "ae-why-equal-neighbour")
    assert refused(siege, "pick", "crystal") == ("AE-AMBIG-09", "ae-why-spells-only")
    assert refused(siege, "pick", "ignite") == ("AE-DRAW-06", "ae-why-not-in-discard")
    assert refused(siege, "pick", "dark-fire") == ("AE-DRAW-06", "ae-why-not-in-discard")


@pytest.mark.rule("AE-DRAW-06")
def test_bottled_vortex_and_contagion_say_why_a_discarded_card_is_not_theirs() -> None:
    vortex = GivenSiege(hands={0: "bottled-vortex crystal"}, discards={0: "jade#2 jade#3"})
    contagion = GivenSiege(
        nemesis="crooked-mask", moment="start", hands={0: "contagion"}, discards={0: "crystal jade#2 crystal#2"}
    )

    vortex.chooses("play bottled-vortex")
    assert refused(vortex, "pick", "jade#3") == ("AE-DRAW-06", "ae-why-equal-neighbour")
    assert about(contagion, "pick", "jade#2") == {"card": contagion["jade#2"], "cost": 2}


def test_a_card_of_the_discard_pile_is_not_taken_where_only_the_hand_counts() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "dark-fire"}}, hands={0: "crystal"}, discards={0: "jade#2"})

    siege.chooses("cast dark-fire")

    assert about(siege, "pick", "jade#2") == {"asked": "may"}


@pytest.mark.rule("AE-CORR-06", "AE-CORR-15")
def test_only_corruptions_that_are_due_are_resolved() -> None:
    start = GivenSiege(nemesis="crooked-mask", moment="start", hands={0: "contagion grim-sight crystal"})
    end = GivenSiege(nemesis="crooked-mask", moment="nothing", hands={0: "contagion grim-sight lust-for-power"})
    end.table.drawn = (end["contagion"], end["grim-sight"])
    end.does(ResolveCorruptions(0, only_drawn=True))

    assert refused(start, "pick", "crystal") == ("AE-CORR-06", "ae-why-no-corruption")
    assert refused(end, "pick", "lust-for-power") == ("AE-CORR-15", "ae-why-not-drawn-this-turn")


@pytest.mark.rule("AE-MAIN-03", "AE-WHILE-01")
def test_only_gems_are_played_twice_or_taken_back() -> None:
    prism = GivenSiege(hands={0: "unstable-prism jade#2 jade#3 crystal spark"})
    prism.chooses("play unstable-prism", "either gem")
    nexus = GivenSiege(hands={0: "jade#2 crystal jade#3 mages-talisman"}, prepped={0: {1: "arcane-nexus"}})
    nexus.chooses("play mages-talisman", "play jade#2", "play crystal", "play jade#3", "use arcane-nexus")

    assert refused(prism, "play", "spark") == ("AE-MAIN-03", "ae-why-gems-only")
    assert refused(prism, "play", "jade#3") == ("AE-MAIN-03", "ae-why-equal-card")
    assert refused(prism, "play", "unstable-prism") == ("AE-MAIN-03", "ae-why-not-in-hand")
    assert refused(nexus, "pick", "mages-talisman") == ("AE-WHILE-01", "ae-why-gems-only")
    assert refused(nexus, "pick", "jade#3") == ("AE-WHILE-01", "ae-why-equal-card")
    assert refused(nexus, "pick", "arcane-nexus") == ("AE-WHILE-01", "ae-why-not-in-front")


# Prepped spells and breaches


@pytest.mark.rule("AE-NEM-13", "AE-AMBIG-02")
def test_a_prepped_spell_that_is_not_asked_for_is_told_why() -> None:
    prepped = {0: {1: "spark", 2: "ignite", 3: "dark-fire"}, 1: {1: "essence-theft"}}
    own = GivenSiege(moment="nothing", prepped=prepped, hands={0: "flare"}).does(DiscardsPrepped(least=3, seat=0))
    two = GivenSiege(moment="nothing", prepped={0: {1: "spark", 2: "essence-theft"}, 1: {1: "essence-theft#2"}})
    two.does(DiscardCostliest(NEMESIS, 1))

    most = GivenSiege(moment="nothing", prepped={0: {1: "essence-theft#3", 2: "dark-fire#2", 3: "flare#2"}})
    most.does(DiscardsPrepped(costliest=True, seat=0))
    assert about(most, "spell", "flare#2") == {"card": most["flare#2"], "cost": 0, "most": 5}
    assert about(own, "spell", "spark") == {"card": own["spark"], "cost": 0, "least": 3}
    assert about(own, "spell", "essence-theft") == {"card": own["essence-theft"], "seat": 1, "whose": 0}
    assert refused(own, "spell", "flare") == ("AE-NEM-13", "ae-why-not-prepped")
    assert refused(own, "spell", "") == ("AE-NEM-13", "ae-why-choose-spell")
    assert about(two, "spell", "spark") == {"card": two["spark"], "cost": 0, "most": 5}


@pytest.mark.rule("AE-POWER-09")
def test_a_spell_that_is_too_cheap_does_not_rid_the_table_of_a_power() -> None:
    prepped = {0: {1: "spark", 2: "phoenix-flame", 3: "ignite", 4: "essence-theft"}}
    siege = GivenSiege(moment="nothing", prepped=prepped).does(DestroysPrepped(2, 3, 0))

    assert refused(siege, "spell", "spark") == ("AE-POWER-09", "ae-why-too-cheap")


@pytest.mark.rule("AE-CAST-12")
def test_blasting_staff_casts_only_own_spells_of_this_turn() -> None:
    siege = GivenSiege(
        hands={0: "blasting-staff spark"}, prepped={0: {2: "ignite"}, 1: {1: "dark-fire"}}, breaches={0: "OO11"}
    )
    siege.chooses("prep spark 0-I", "play blasting-staff")

    assert refused(siege, "cast", "ignite") == ("AE-CAST-12", "ae-why-not-newly-prepped")
    assert refused(siege, "cast", "dark-fire") == ("AE-CAST-12", "ae-why-not-your-spell")


@pytest.mark.rule("AE-EXHAUST-03")
def test_a_breach_that_is_gone_is_not_destroyed_and_only_its_spells_are_discarded() -> None:
    siege = GivenSiege(
        moment="nothing", life={0: 1}, breaches={0: "OO-1"}, prepped={0: {1: "spark ignite", 2: "flare"}}
    )
    siege.does(Suffers(1, 0))

    assert refused(siege, "breach", "0-III") == ("AE-BREACH-11", "ae-why-breach-gone")
    assert refused(siege, "breach", "1-I") == ("AE-EXHAUST-03", "ae-why-not-your-breach")
    assert refused(siege, "breach", "") == ("AE-EXHAUST-03", "ae-why-choose-any-breach")
    assert about(siege, "spell", "flare") == {"asked": "breach"}
    siege.chooses("breach 0-I")
    assert refused(siege, "spell", "flare") == ("AE-EXHAUST-03", "ae-why-breach-still-there")


@pytest.mark.rule("AE-BREACH-13")
def test_a_breach_that_is_not_focused_by_an_effect_is_told_why() -> None:
    own = GivenSiege(moment="nothing", breaches={0: "O11-"}).does(Focuses(0))
    orb = GivenSiege(hands={0: "focusing-orb"}, breaches={0: "O11-", 1: "O11-"}).chooses("play focusing-orb")

    assert refused(own, "breach", "0-I") == ("AE-BREACH-07", "ae-why-breach-open")
    assert refused(own, "breach", "1-II") == ("AE-BREACH-12", "ae-why-not-your-breach")
    assert refused(orb, "breach", "1-I") == ("AE-BREACH-07", "ae-why-breach-open")
    assert about(orb, "breach", "1-IV") == {"breach": 7, "seat": 1}
    assert refused(orb, "breach", 16) == ("AE-BREACH-01", "ae-why-no-such-breach")


# Piles, enemies, ways and turn order cards


@pytest.mark.rule("AE-TERM-09")
def test_a_pile_from_which_nothing_is_gained_is_told_why() -> None:
    siege = GivenSiege(moment="nothing", left={"essence-theft": 0}).does(GainsFree("spell", most=6, seat=0))
    cheapest = GivenSiege(
        moment="nothing", market="jade clouded-sapphire diamond-cluster vriswood-amber flexing-dagger"
    )
    cheapest.does(GainsFree("gem", most=3, seat=0)) if False else None

    assert about(siege, "pile", "pile jade") == {"pile": 0, "type": "spell"}
    assert refused(siege, "pile", "pile essence-theft") == ("AE-MARKET-06", "ae-why-pile-empty")
    assert refused(siege, "pile", "pile consuming-void") == ("AE-TERM-09", "ae-why-too-dear")
    assert refused(siege, "pile", DEVOURED) == ("AE-MARKET-01", "ae-why-no-such-pile")
    assert refused(siege, "pile", "") == ("AE-TERM-09", "ae-why-choose-pile")


def test_where_the_cheapest_gem_is_gained_a_dearer_one_is_told_so() -> None:
    market = "sifters-pearl vriswood-amber diamond-cluster flexing-dagger bottled-vortex spark ignite flare dark-fire"
    siege = GivenSiege(moment="nothing", market=market).does(GainsFree("gem", cheapest=True, seat=0))

    assert about(siege, "pile", "pile diamond-cluster") == {"pile": 2, "cost": 4}
    assert reason_for(siege, "pile", "pile diamond-cluster").key == "ae-why-not-cheapest"


@pytest.mark.rule("AE-GLUT-05", "AE-GLUT-07", "AE-GLUT-08", "AE-GLUT-14")
def test_a_pile_that_is_not_devoured_is_told_why() -> None:
    prince = "prince-of-gluttons"
    siege = GivenSiege(moment="nothing", nemesis=prince, left={"jade": 0}, devoured="searing-ruby")
    siege.does(Devour(1, type="spell"))
    gained = GivenSiege(moment="nothing", nemesis=prince).does(GainsFree("spell", seat=0))

    assert refused(siege, "pile", DEVOURED) == ("AE-GLUT-07", "ae-why-devoured-already")
    assert refused(siege, "pile", "pile jade") == ("AE-MARKET-06", "ae-why-pile-empty")
    assert refused(siege, "pile", "pile burning-opal") == ("AE-GLUT-14", "ae-why-wrong-type")
    assert refused(gained, "pile", DEVOURED) == ("AE-GLUT-05", "ae-why-nothing-devoured")


@pytest.mark.rule("AE-GLUT-14")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Searing Ruby costs 4; the cheapest pile is meant. [AE-GLUT-14]"),
        ("cs", "Žhnoucí rubín: cena 4; týká se to nejlevnějšího balíčku. [AE-GLUT-14]"),
    ],
)
def test_a_pile_of_another_price_than_the_one_that_is_meant_is_told_so(language: str, words: str) -> None:
    siege = GivenSiege(moment="nothing", nemesis="prince-of-gluttons").does(Devour(1, CHEAPEST))
    assert siege.offers("pile") == {"jade", "flexing-dagger"}

    assert in_words(siege, reason_for(siege, "pile", "pile searing-ruby"), language) == words


@pytest.mark.rule("AE-GLUT-01", "AE-GLUT-14")
def test_in_the_setup_each_gem_pile_is_stacked_once_the_most_expensive_first() -> None:
    market = "jade searing-ruby diamond-cluster flexing-dagger bottled-vortex spark ignite flare dark-fire"
    siege = GivenSiege(moment="nothing", nemesis="prince-of-gluttons", market=market)
    first, second = FirstCourse((0, 1, 2)), FirstCourse((1, 2))
    siege.does(first)

    assert about(siege, "pile", "pile jade") == {"pile": 0, "cost": 2, "which": "costliest"}
    assert refused(siege, "pile", "pile ignite") == ("AE-GLUT-14", "ae-why-wrong-type")
    siege.does(second)
    assert refused(siege, "pile", "pile jade") == ("AE-GLUT-01", "ae-why-stacked-already")


@pytest.mark.rule("AE-CAST-08", "AE-DMG-03")
def test_what_is_no_enemy_is_not_hit() -> None:
    siege = GivenSiege(moment="nothing", in_play="provoker woven-sky").does(deals(0, 2))

    assert refused(siege, "hit", "haze-spewer") == ("AE-CAST-08", "ae-why-not-in-play")
    assert refused(siege, "hit", "woven-sky") == ("AE-DMG-03", "ae-why-is-no-enemy")
    assert refused(siege, "hit", HUSK) == ("AE-CAST-08", "ae-why-no-husks")
    assert refused(siege, "hit", "") == ("AE-CAST-08", "ae-why-choose-enemy")
    assert about(siege, "play", "provoker") == {"asked": "hit"}


@pytest.mark.rule("AE-MAIN-05", "AE-AMBIG-06")
def test_what_cannot_be_carried_out_fully_is_not_chosen_while_something_else_can() -> None:
    ways = (("life", (GraveholdRegains(3),)), ("aether", (Suffers(1, 0),)), ("cast", (Suffers(2, 0),)))
    siege = GivenSiege(moment="nothing", gravehold=28).does(Either(ways, NEMESIS))

    assert refused(siege, "either", "life") == ("AE-AMBIG-06", "ae-why-not-fully")
    assert refused(siege, "either", "gem") == ("AE-AMBIG-06", "ae-why-no-such-way")
    assert refused(siege, "either", "") == ("AE-AMBIG-06", "ae-why-choose-way")


@pytest.mark.rule("AE-TURNORDER-13")
def test_a_turn_order_card_that_cannot_be_taken_is_told_why() -> None:
    discard = "player-1 player-2 nemesis"
    siege = GivenSiege(THREE, "nothing", turn_deck="player-3 wild", turn_discard=discard).does(TurnComesBack(0))

    assert refused(siege, "turn_card", "player-3") == ("AE-TURNORDER-13", "ae-why-not-in-turn-discard")
    assert refused(siege, "turn_card", "nemesis") == ("AE-TURNORDER-13", "ae-why-players-turn-cards-only")
    assert refused(siege, "turn_card", "player-9") == ("AE-TURNORDER-13", "ae-why-no-such-card")
    assert refused(siege, "turn_card", "") == ("AE-TURNORDER-13", "ae-why-choose-turn-card")


@pytest.mark.rule("AE-TERM-03")
def test_xaxos_puts_back_only_what_is_left_of_the_turn_order_deck() -> None:
    siege = GivenSiege("xaxos brama", charges={0: 5}, turn_deck="nemesis player-1 player-2", turn_discard="player-2")

    siege.chooses("activate", "turn_card player-2")

    assert refused(siege, "turn_card", "player-2") == ("AE-TERM-03", "ae-why-not-left-in-turn-deck")
    assert refused(siege, "turn_card", "wild") == ("AE-TERM-03", "ae-why-no-such-card")


# Over many matches


def holds(play: Play[Siege], reason: Reason) -> bool:
    """Whether what a reason says about the table is so, looked up anew."""
    table, options = play.table, play.options()
    said = {field: value for field, value in reason.arguments if isinstance(value, int)}
    card, seat = said.get("card", -1), said.get("seat", -1)
    asked = play.ask.seat if play.ask is not None else -1
    kinds = {str(option[0]) for option in options}
    truths: dict[str, Callable[[], bool]] = {
        "ae-why-equal-card": lambda: _offered(play, reason, card),
        "ae-why-equal-neighbour": lambda: (
            table.key(card) in {table.key(int(option[-1])) for option in options if len(option) > 1}
        ),
        "ae-why-mandatory": lambda: not kinds & {"decline", "done"},
        "ae-why-being-resolved": lambda: (
            dict(reason.arguments)["asked"] in kinds or kinds & {"decline", "done"} != set()
        ),
        "ae-why-not-in-hand": lambda: card not in table.hands[asked],
        "ae-why-gems-only": lambda: table.type(card) != "gem",
        "ae-why-no-corruption-here": lambda: table.type(card) == "corruption",
        "ae-why-not-in-front": lambda: card not in table.played,
        "ae-why-not-in-discard": lambda: card not in table.discards[asked],
        "ae-why-not-prepped": lambda: all(card not in table.spells(owner) for owner in table.seats()),
        "ae-why-is-no-enemy": lambda: card in table.in_play and table.type(card) == "power",
        "ae-why-not-in-play": lambda: card not in table.in_play,
        "ae-why-exhausted": lambda: table.life[seat] == 0,
        "ae-why-no-ally": lambda: seat == asked,
        "ae-why-breach-open": lambda: table.breaches[said["breach"] // 4][said["breach"] % 4] == OPEN,
        "ae-why-pile-empty": lambda: not table.piles[said["pile"]],
        "ae-why-not-enough-aether": lambda: said["has"] < said["cost"],
        "ae-why-charges-full": lambda: table.charges[asked] == said["spaces"],
        "ae-why-no-husks": lambda: table.husks == 0,
    }
    return truths[reason.key]() if reason.key in truths else True


def _offered(play: Play[Siege], reason: Reason, card: int) -> bool:
    """Whether the equal card that a reason points at could be chosen instead."""
    ((_, twin),) = reason.blockers
    return play.table.key(int(twin)) == play.table.key(card) and any(twin in option[1:] for option in play.options())


@given(number=numbers)
@over_many_matches(10)
def test_what_a_reason_says_is_so(number: int) -> None:
    pointing = POINTING["aeons-end"]
    for match, chance in some_decisions(GAME, number, pointing.about):
        play = match.play
        assert play.ask is not None
        for choice in pointing.choices(play, chance, tuple(GAME.choices), pointing.each):
            for reason in explain(play, play.ask.seat, choice):
                assert holds(play, reason), (choice, reason)

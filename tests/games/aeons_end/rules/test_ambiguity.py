"""Who is meant, what cannot be done, and choices between effects (AE-AMBIG)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.aeons_end.rules.charges import LosesCharges
from herna.games.aeons_end.rules.deeds import Either, May, OnePlayer
from herna.games.aeons_end.rules.piles import DiscardsPrepped, Draws, GivesUp
from herna.games.aeons_end.rules.suffering import GraveholdRegains, GraveholdSuffers, Suffers
from herna.games.aeons_end.table import NEMESIS
from tests.kit.siege import GivenSiege, an_attack

THREE = "kadir adelheim mist"


@pytest.mark.rule("AE-AMBIG-01", "AE-TERM-06")
def test_the_players_decide_together_whom_an_effect_hits_and_anybody_may_be_meant() -> None:
    siege = GivenSiege(mages=THREE, moment="nothing", life={1: 0})

    siege.does(OnePlayer((Suffers(2),)))

    assert siege.asked() == (0, 1, 2)
    assert siege.offers("player") == {"0", "1", "2"}


@pytest.mark.rule("AE-AMBIG-02")
@pytest.mark.parametrize(
    ("who", "given"),
    [
        ("lowest-life", {"life": {0: 6, 1: 6}}),
        ("highest-life", {"life": {0: 9, 1: 9, 2: 8}}),
        ("most-charges", {"charges": {0: 2, 1: 2, 2: 1}}),
        ("most-prepped", {"prepped": {0: {1: "spark"}, 1: {1: "spark#2"}}}),
        ("most-open", {"breaches": {0: "OO11", 1: "O1O1", 2: "O111"}}),
        ("most-crystals", {"hands": {0: "crystal", 1: "crystal#2", 2: "jade jade#2"}}),
    ],
)
def test_any_of_those_tied_may_be_chosen(who: str, given: dict[str, Any]) -> None:
    siege = GivenSiege(mages=THREE, moment="nothing", **given)

    siege.does(OnePlayer((Suffers(2),), who=who))

    assert siege.offers("player") == {"0", "1"}


@pytest.mark.rule("AE-AMBIG-02")
def test_nobody_is_asked_when_only_one_player_can_be_meant() -> None:
    siege = GivenSiege(mages=THREE, moment="nothing", charges={2: 1})

    siege.does(OnePlayer((Suffers(2),), who="most-charges"))

    assert siege.table.life == [10, 10, 8]


@pytest.mark.rule("AE-AMBIG-03")
@pytest.mark.parametrize("who", ["most-charges", "most-prepped", "most-crystals"])
def test_all_players_are_tied_when_nobody_has_what_is_counted(who: str) -> None:
    siege = GivenSiege(mages=THREE, moment="nothing").does(OnePlayer((Suffers(2),), who=who))

    assert siege.offers("player") == {"0", "1", "2"}


@pytest.mark.rule("AE-AMBIG-04")
def test_a_harmful_effect_is_carried_out_as_far_as_possible() -> None:
    siege = GivenSiege(moment="nothing", hands={0: "crystal spark"}, charges={0: 1})

    siege.does(GivesUp(3, destroyed=True, seat=0), LosesCharges(4, 0))

    assert siege.hand(0) == ""
    assert siege.table.charges == [0, 0]


@pytest.mark.rule("AE-AMBIG-04")
def test_nobody_is_asked_who_shall_do_what_nobody_can() -> None:
    siege = GivenSiege(moment="nothing").does(OnePlayer((DiscardsPrepped(),)), GraveholdSuffers(1))

    assert siege.prompt() == "ae-phase-main"
    assert siege.table.gravehold == 29


@pytest.mark.rule("AE-AMBIG-05")
def test_only_players_who_can_do_all_of_it_may_be_chosen_if_there_are_any() -> None:
    hands = {0: "crystal spark", 1: "crystal#2 crystal#3 spark#2", 2: "jade jade#2 jade#3 jade#4"}
    siege = GivenSiege(mages=THREE, moment="nothing", hands=hands)

    siege.does(OnePlayer((GivesUp(3),)))

    assert siege.offers("player") == {"1", "2"}


@pytest.mark.rule("AE-AMBIG-05")
def test_otherwise_whoever_can_do_the_most_is_chosen() -> None:
    siege = GivenSiege(mages=THREE, moment="nothing", hands={0: "crystal", 1: "crystal#2 crystal#3", 2: "jade"})

    siege.does(OnePlayer((GivesUp(3),)))

    assert [len(hand) for hand in siege.table.hands] == [1, 0, 1]


@pytest.mark.rule("AE-AMBIG-06")
def test_of_several_ways_that_can_be_gone_fully_the_players_choose_one_freely() -> None:
    siege = an_attack("infest", nemesis="carapace-queen", husks=7)

    assert siege.asked() == (0, 1)
    assert siege.offers("either") == {"infest-swarm", "infest-damage"}


@pytest.mark.rule("AE-AMBIG-06", "AE-GAP-15")
def test_gravehold_can_regain_exactly_what_it_has_lost() -> None:
    siege = GivenSiege(moment="nothing", gravehold=27)

    siege.does(Either((("life", (GraveholdRegains(3),)), ("damage", (GraveholdSuffers(1),))), NEMESIS))

    assert siege.offers("either") == {"life", "damage"}


@pytest.mark.rule("AE-AMBIG-06")
def test_the_only_way_that_can_be_gone_fully_must_be_gone() -> None:
    siege = GivenSiege(moment="nothing", gravehold=28)

    siege.does(Either((("life", (GraveholdRegains(3),)), ("damage", (GraveholdSuffers(1),))), NEMESIS))

    assert siege.table.gravehold == 27


@pytest.mark.rule("AE-AMBIG-06")
def test_a_way_of_a_named_player_needs_all_that_this_player_shall_do() -> None:
    siege = GivenSiege(moment="nothing", hands={0: "crystal spark", 1: "jade jade#2 jade#3"})

    siege.does(Either((("cards", (GivesUp(3, seat=0),)), ("damage", (Suffers(1, 0),))), NEMESIS, seat=0))

    assert siege.table.life == [9, 10]


@pytest.mark.rule("AE-AMBIG-07")
def test_if_no_way_can_be_gone_fully_any_is_chosen_and_done_as_far_as_possible() -> None:
    siege = GivenSiege(moment="nothing", gravehold=29, hands={0: "crystal"})

    siege.does(Either((("life", (GraveholdRegains(3),)), ("cards", (OnePlayer((GivesUp(2),)),))), NEMESIS))
    assert siege.offers("either") == {"life", "cards"}
    siege.chooses("either life")

    assert siege.table.gravehold == 30


@pytest.mark.rule("AE-AMBIG-08")
def test_what_the_players_do_together_is_split_as_they_like_and_done_to_the_full() -> None:
    siege = an_attack("onslaught", mages=THREE, fury=0, hands={0: "crystal", 1: "spark spark#2 spark#3", 2: "jade"})

    # three cards: who has none left is offered no more
    siege.chooses("player 2")
    assert siege.offers("player") == {"0", "1"}
    siege.chooses("player 1", "player 1")

    assert [len(hand) for hand in siege.table.hands] == [1, 1, 0]


@pytest.mark.rule("AE-AMBIG-09")
def test_may_is_decided_by_the_player_it_addresses() -> None:
    siege = GivenSiege(moment="nothing", hands={1: "jade"}, decks={1: "spark"})

    siege.does(May(NEMESIS, (GivesUp(1), Draws(1)), seat=1))
    assert siege.asked() == (1,)
    siege.chooses("decline")

    assert siege.hand(1) == "jade"


@pytest.mark.rule("AE-AMBIG-09")
def test_what_follows_happens_only_if_it_was_really_done() -> None:
    siege = GivenSiege(moment="nothing", hands={0: "jade"}, decks={0: "spark", 1: "crystal"})

    siege.does(May(NEMESIS, (GivesUp(1), Draws(1)), seat=0)).chooses("accept")
    siege.does(May(NEMESIS, (GivesUp(1), Draws(1)), seat=1))  # he has no card to give up

    assert siege.prompt() == "ae-phase-main"
    assert siege.hand(0) == "spark"
    assert siege.hand(1) == ""


@pytest.mark.rule("AE-AMBIG-10")
def test_damage_can_always_be_suffered_fully_also_by_an_exhausted_player() -> None:
    siege = GivenSiege(moment="nothing", life={1: 0}, prepped={0: {1: "spark"}})
    damage, spell = OnePlayer((Suffers(4),)), OnePlayer((DiscardsPrepped(),))

    siege.does(Either((("damage", (damage,)), ("spell", (spell,))), NEMESIS))

    assert siege.offers("either") == {"damage", "spell"}
    siege.chooses("either damage")
    assert siege.offers("player") == {"0", "1"}


@pytest.mark.rule("AE-AMBIG-11")
def test_an_amount_of_0_counts_as_done_fully() -> None:
    siege = GivenSiege(moment="nothing")

    siege.does(Either((("damage", (OnePlayer((Suffers(0),)),)), ("gravehold", (GraveholdSuffers(1),))), NEMESIS))

    assert siege.offers("either") == {"damage", "gravehold"}
    siege.chooses("either damage", "player 0")
    assert siege.told("suffered") == []

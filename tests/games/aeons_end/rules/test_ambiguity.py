"""Who is meant, what cannot be done, and choices between effects (AE-AMBIG)."""

from typing import Any

import pytest

from herna.games.aeons_end.deeds import Either, May, OnePlayer
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.rules.breaches import DiscardsPrepped
from herna.games.aeons_end.rules.charges import LosesCharges
from herna.games.aeons_end.rules.hand import GivesUp
from herna.games.aeons_end.rules.piles import Draws
from herna.games.aeons_end.rules.suffering import GraveholdRegains, GraveholdSuffers, Suffers
from herna.games.aeons_end.table import NEMESIS
from tests.games.aeons_end.rows import attack, given, prove, row, then

THREE = "kadir adelheim mist"


test_what_follows_from_a_position = prove(
    row("the players decide together whom an effect hits and anybody may be meant", "AE-AMBIG-01", "AE-TERM-06",
        given(mages=THREE, moment="nothing", life={1: 0}), OnePlayer((Suffers(2),)),
        then(seats_asked=(0, 1, 2), offers_pick_player={"0", "1", "2"})),
    row("nobody is asked when only one player can be meant", "AE-AMBIG-02",
        given(mages=THREE, moment="nothing", charges={2: 1}), OnePlayer((Suffers(2),), who="most-charges"),
        then(life=[10, 10, 8])),
    row("a harmful effect is carried out as far as possible", "AE-AMBIG-04",
        given(moment="nothing", hands={0: "crystal spark"}, charges={0: 1}),
        (GivesUp(3, destroyed=True, seat=0), LosesCharges(4, 0)), then(hand_0="", charges=[0, 0])),
    row("nobody is asked who shall do what nobody can", "AE-AMBIG-04",
        given(moment="nothing"), (OnePlayer((DiscardsPrepped(),)), GraveholdSuffers(1)),
        then(prompt="ae-phase-main", gravehold=29)),
    row("only players who can do all of it may be chosen if there are any", "AE-AMBIG-05",
        given(mages=THREE, moment="nothing", hands={0: "crystal spark", 1: "crystal#2 crystal#3 spark#2",
            2: "jade jade#2 jade#3 jade#4"}), OnePlayer((GivesUp(3),)), then(offers_pick_player={"1", "2"})),
    row("otherwise the one who can do the most is chosen", "AE-AMBIG-05",
        given(mages=THREE, moment="nothing", hands={0: "crystal", 1: "crystal#2 crystal#3", 2: "jade"}),
        OnePlayer((GivesUp(3),)), then(lambda siege: [len(hand) for hand in siege.table.hands] == [1, 0, 1])),
    row("of several ways that can be gone fully the players choose one freely", "AE-AMBIG-06",
        attack("infest", nemesis="carapace-queen", husks=7),
        then(seats_asked=(0, 1), offers_pick_way={"infest-swarm", "infest-damage"})),
    row("gravehold can regain exactly what it has lost", "AE-AMBIG-06", "AE-GAP-15",
        given(moment="nothing", gravehold=27),
        Either((("life", (GraveholdRegains(3),)), ("damage", (GraveholdSuffers(1),))), NEMESIS),
        then(offers_pick_way={"life", "damage"})),
    row("the only way that can be gone fully must be gone", "AE-AMBIG-06",
        given(moment="nothing", gravehold=28),
        Either((("life", (GraveholdRegains(3),)), ("damage", (GraveholdSuffers(1),))), NEMESIS), then(gravehold=27)),
    row("a way of a named player needs all that this player shall do", "AE-AMBIG-06",
        given(moment="nothing", hands={0: "crystal spark", 1: "jade jade#2 jade#3"}),
        Either((("cards", (GivesUp(3, seat=0),)), ("damage", (Suffers(1, 0),))), NEMESIS, seat=0), then(life=[9, 10])),
    row("if no way can be gone fully any is chosen and done as far as possible", "AE-AMBIG-07",
        given(moment="nothing", gravehold=29, hands={0: "crystal"}),
        Either((("life", (GraveholdRegains(3),)), ("cards", (OnePlayer((GivesUp(2),)),))), NEMESIS),
        then(offers_pick_way={"life", "cards"}), "pick_way life", then(gravehold=30)),
    # three cards: who has none left is offered no more
    row("what the players do together is split as they like and done to the full", "AE-AMBIG-08",
        attack("onslaught", mages=THREE, fury=0, hands={0: "crystal", 1: "spark spark#2 spark#3",
            2: "jade"}), "pick_player 2", then(offers_pick_player={"0", "1"}), "pick_player 1", "pick_player 1",
        then(lambda siege: [len(hand) for hand in siege.table.hands] == [1, 1, 0])),
    row("may is decided by the player it addresses", "AE-AMBIG-09",
        given(moment="nothing", hands={1: "jade"}, decks={1: "spark"}), May(NEMESIS, (GivesUp(1), Draws(1)), seat=1),
        then(asked=1), "decline", then(hand_1="jade")),
    # he has no card to give up
    row("what follows happens only if it was really done", "AE-AMBIG-09",
        given(moment="nothing", hands={0: "jade"}, decks={0: "spark", 1: "crystal"}),
        May(NEMESIS, (GivesUp(1), Draws(1)), seat=0), "accept", May(NEMESIS, (GivesUp(1), Draws(1)), seat=1),
        then(prompt="ae-phase-main", hand_0="spark", hand_1="")),
    row("damage can always be suffered fully also by an exhausted player", "AE-AMBIG-10",
        given(moment="nothing", life={1: 0}, prepped={0: {1: "spark"}}),
        Either((("damage", (OnePlayer((Suffers(4),)),)), ("spell", (OnePlayer((DiscardsPrepped(),)),))), NEMESIS),
        then(offers_pick_way={"damage", "spell"}), "pick_way damage", then(offers_pick_player={"0", "1"})),
    row("an amount of 0 counts as done fully", "AE-AMBIG-11",
        given(moment="nothing"),
        Either((("damage", (OnePlayer((Suffers(0),)),)), ("gravehold", (GraveholdSuffers(1),))), NEMESIS),
        then(offers_pick_way={"damage", "gravehold"}), "pick_way damage", "pick_player 0", then(told_suffered=[])),
    *[row(f"all players are tied when nobody has what is counted: {who}", "AE-AMBIG-03",
        given(mages=THREE, moment="nothing"), OnePlayer((Suffers(2),), who=who),
        then(offers_pick_player={"0", "1", "2"})) for who in ["most-charges", "most-prepped", "most-crystals"]],
)  # fmt: skip


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

    assert siege.offers("pick_player") == {"0", "1"}

"""A reason is true: once what it names is changed, the choice is legal or another rule is named."""

from collections.abc import Callable
from typing import Any

import pytest

from herna.engine.explain import explain
from herna.games.aeons_end.cards.basic import DestroysPrepped
from herna.games.aeons_end.cards.corruptions import TakesBack, TurnComesBack
from herna.games.aeons_end.cards.mages import ShareCharges
from herna.games.aeons_end.deeds import Either, OnePlayer
from herna.games.aeons_end.given import GivenSiege, deals
from herna.games.aeons_end.rules.breaches import DiscardsPrepped, Focuses
from herna.games.aeons_end.rules.casting import CastOne
from herna.games.aeons_end.rules.corruptions import ResolveCorruptions
from herna.games.aeons_end.rules.devouring import CHEAPEST, Devour, FirstCourse
from herna.games.aeons_end.rules.hand import GivesUp, MayGiveUp
from herna.games.aeons_end.rules.suffering import GraveholdRegains, Suffers
from herna.games.aeons_end.rules.supply import GainsFree
from herna.games.aeons_end.table import NEMESIS, OPEN, without
from tests.kit.rows import Change, sets

Given = Callable[[], GivenSiege]
Case = tuple[str, Given, str, Change]

THREE = "kadir adelheim brama"
PRINCE = "prince-of-gluttons"
OTHER_PILES = "flexing-dagger bottled-vortex spark ignite flare dark-fire"


def given(*deeds: Any, **siege: Any) -> Given:
    """A siege in a main phase, or at the moment "nothing" where deeds are done."""
    if not deeds:
        return lambda: GivenSiege(**siege)
    return lambda: GivenSiege(**{"moment": "nothing", **siege}).does(*deeds)


def breach(number: int, state: int, seat: int = 0) -> Change:
    return lambda siege: siege.table.set_breach(seat, number, state)


def into_hand(name: str, seat: int = 0) -> Change:
    def change(siege: GivenSiege) -> None:
        table = siege.table
        for other in table.seats():
            table.hands[other] = without(table.hands[other], siege[name])
        table.hands[seat] = (*table.hands[seat], siege[name])

    return change


def out_of_hand(name: str) -> Change:
    return lambda siege: siege.table.take_from_hand(0, siege[name])


def prep(name: str, at: int, seat: int = 0) -> Change:
    """A spell lies at this breach of a player, and nowhere else."""

    def change(siege: GivenSiege) -> None:
        table = siege.table
        if table.where(siege[name])[0] >= 0:
            table.unprep(siege[name])
        table.set_spells(seat, at, (*table.prepped[seat][at], siege[name]))

    return change


def unprep(*names: str) -> Change:
    def change(siege: GivenSiege) -> None:
        for name in names:
            siege.table.unprep(siege[name])

    return change


def piles(*numbers: int, like: int = -1) -> Change:
    """These piles of the supply are empty, or hold what another one holds."""

    def change(siege: GivenSiege) -> None:
        for number in numbers:
            siege.table.piles[number] = siege.table.piles[like] if like >= 0 else ()

    return change


def in_play(name: str) -> Change:
    def change(siege: GivenSiege) -> None:
        siege.table.in_play = (*siege.table.in_play, siege[name])
        siege.table.tokens[siege[name]] = 3

    return change


def discarded(name: str) -> Change:
    return lambda siege: siege.table.to_discard(0, siege[name])


def in_front(name: str) -> Change:
    def change(siege: GivenSiege) -> None:
        siege.table.played = (*siege.table.played, siege[name])

    return change


def _holding_corruptions() -> GivenSiege:
    siege = GivenSiege(nemesis="crooked-mask", moment="nothing", hands={0: "contagion grim-sight lust-for-power"})
    siege.table.drawn = (siege["contagion"], siege["grim-sight"])
    return siege.does(ResolveCorruptions(0, only_drawn=True))


def _casting_new_spells() -> GivenSiege:
    siege = GivenSiege(moment="nothing", prepped={0: {1: "spark", 2: "ignite"}})
    siege.table.newly_prepped = (siege["spark"],)
    return siege.does(CastOne(0, NEMESIS, own=True, optional=True))


def _putting_away() -> GivenSiege:
    siege = GivenSiege(hands={0: "crystal jade spark"})
    return siege.chooses("play crystal", "play jade", "end_phase")


FULL = {0: {1: "ignite"}}
NEXUS = {0: {1: "arcane-nexus"}}

CASES: list[Case] = [
    # The hand
    ("not-in-hand", given(hands={1: "jade"}), "play jade", into_hand("jade")),
    ("equal-card", given(hands={0: "crystal crystal#2"}), "play crystal#2", out_of_hand("crystal")),
    ("no-spell-in-hand", given(hands={0: "crystal", 1: "spark"}), "prep ? ?", into_hand("spark")),
    # Prepping
    ("breach-full", given(hands={0: "spark"}, prepped=FULL, breaches={0: "O000"}), "prep spark 0-I", unprep("ignite")),
    ("breach-closed", given(hands={0: "spark"}, breaches={0: "OO00"}), "prep spark 0-III", sets(focused=(2,))),
    ("breach-gone", given(hands={0: "spark"}, breaches={0: "OO0-"}), "prep spark 0-IV", breach(3, OPEN)),
    ("no-breach-takes-it", given(hands={0: "spark"}, prepped=FULL, breaches={0: "O000"}), "prep spark ?",
        breach(1, OPEN)),
    ("every-breach-full", given(hands={0: "feral-lightning"}, prepped=FULL, breaches={0: "O---"}),
        "prep feral-lightning ?", unprep("ignite")),
    # Aether, the supply and charges
    ("not-enough-aether", given(aether=4), "buy essence-theft", sets(aether=5)),
    ("not-enough-aether", given(aether=4), "buy essence-theft", sets(spell_aether=1)),
    ("not-enough-aether", given(aether=1), "buy_charge", sets(aether=2)),
    ("not-enough-aether", given(aether=1, breaches={0: "O000"}), "focus 0-II",
        lambda siege: siege.lasts("discount", 3)),
    ("not-enough-aether", given(aether=1, breaches={0: "O000"}), "open 0-II", sets(aether=9)),
    ("not-enough-aether", given(aether=7, in_play="vile-feast"), "discard_power vile-feast", sets(aether=8)),
    ("not-enough-aether", given(prepped={0: {1: "wildfire-whip"}}), "use wildfire-whip", sets(aether=2)),
    ("pile-empty", given(aether=9, left={"jade": 0}), "buy jade", piles(0, like=1)),
    ("nothing-devoured", given(aether=9, nemesis=PRINCE), "buy 9",
        lambda siege: sets(devoured=siege.table.piles[0][:1])(siege)),
    ("charges-full", given(aether=9, charges={0: 5}), "buy_charge", sets(charges_0=4)),
    # Breaches
    ("breach-open", given(aether=9, breaches={0: "OO00"}), "open 0-II", breach(1, 3)),
    ("breach-points-up", given(aether=9, breaches={0: "O300"}), "focus 0-II", breach(1, 2)),
    ("breach-open", given(Focuses(0), breaches={0: "O11-"}), "pick_breach 0-I", breach(0, 1)),
    ("breach-gone", given(Focuses(0), breaches={0: "O11-"}), "pick_breach 0-IV", breach(3, 1)),
    # Prepped spells, powers and abilities
    ("used", lambda: GivenSiege(prepped={0: {1: "oblivion-swell"}}).chooses("use oblivion-swell"), "use oblivion-swell",
        sets(used=())),
    ("no-gem-played", given(hands={0: "jade"}, prepped=NEXUS), "use arcane-nexus", in_front("jade")),
    ("not-prepped", given(hands={0: "oblivion-swell"}), "use oblivion-swell", prep("oblivion-swell", 0)),
    ("not-your-spell", given(prepped={1: {1: "oblivion-swell"}}), "use oblivion-swell", prep("oblivion-swell", 0)),
    ("not-in-play", given(aether=9), "discard_power haze-spewer", in_play("haze-spewer")),
    ("not-enough-charges", given(charges={0: 3}, in_play="blot-the-sun"), "discard_power blot-the-sun",
        sets(charges_0=4)),
    ("condition-not-met", given(hands={0: "crystal", 1: "ignite"}, in_play="agony-field"), "discard_power agony-field",
        into_hand("ignite")),
    ("not-charged", given(mages="brama adelheim", charges={0: 3}), "use_ability", sets(charges_0=5)),
    ("ability-of-no-use", given(mages="jian adelheim", charges={0: 4}, hands={0: "spark"}), "use_ability",
        prep("spark", 0)),
    ("other-not-charged", given(mages="brama xaxos", charges={1: 4}), "give_floor 1", sets(charges_1=5)),
    ("just-declined", lambda: GivenSiege("brama xaxos", charges={1: 5}).chooses("decline"), "give_floor 1",
        sets(asked=())),
    # Casting
    ("must-cast", given(moment="casting", prepped={0: {2: "spark"}}, breaches={0: "O000"}), "end_phase",
        breach(1, OPEN)),
    ("not-newly-prepped", _casting_new_spells, "cast ignite",
        lambda siege: sets(newly_prepped=(siege["ignite"],))(siege)),
    # Players
    ("not-meant", given(OnePlayer((Suffers(1),), who="lowest-life"), mages=THREE, life={0: 5, 1: 5, 2: 9}),
        "pick_player 2", sets(life_2=5)),
    ("exhausted", given(OnePlayer((Suffers(1),), who="lowest-life"), mages=THREE, life={0: 5, 1: 5, 2: 0}),
        "pick_player 2", sets(life_2=5)),
    ("can-do-less",
        given(OnePlayer((GivesUp(1),)), mages=THREE, hands={0: "crystal", 1: "jade#2"}, discards={2: "ignite"}),
        "pick_player 2", into_hand("ignite", 2)),
    ("others-charges-full", given(ShareCharges(0, 4), mages="xaxos adelheim brama mist", charges={1: 5}),
        "pick_player 1", sets(charges_1=4)),
    # Cards that effects ask for
    ("not-in-discard", given(TakesBack(0), hands={0: "spark"}, discards={0: "crystal jade#2 crystal#2"}),
        "pick_card spark", discarded("spark")),
    ("equal-neighbour", given(TakesBack(0), discards={0: "crystal spark crystal#2 crystal#3"}), "pick_card crystal#3",
        lambda siege: sets(discards_0=without(siege.table.discards[0], siege["crystal#2"]))(siege)),
    ("not-of-type", given(MayGiveUp(1, NEMESIS, kind="gem", seat=0), hands={0: "jade#2 spark"}), "pick_card spark",
        lambda siege: siege.table.cards.faces.__setitem__(siege["spark"], siege["jade#2"])),
    ("not-drawn-this-turn", _holding_corruptions, "pick_card lust-for-power",
        lambda siege: sets(drawn=siege.table.hands[0])(siege)),
    ("not-in-front", _putting_away, "put_away spark", in_front("spark")),
    # Prepped spells that effects ask for
    ("not-costliest",
        given(DiscardsPrepped(costliest=True, seat=0), prepped={0: {1: "essence-theft", 2: "dark-fire", 3: "spark"}}),
        "pick_card spark", unprep("essence-theft", "dark-fire")),
    ("spells-of-another",
        given(DestroysPrepped(1, 3, 0), prepped={0: {1: "dark-fire", 2: "essence-theft"}, 1: {1: "ignite"}}),
        "pick_card ignite", prep("ignite", 2)),
    # Piles
    ("not-cheapest",
        given(GainsFree("gem", cheapest=True, seat=0),
            market=f"sifters-pearl vriswood-amber diamond-cluster {OTHER_PILES}"),  "pick_pile diamond-cluster",
        piles(0, 1)),
    ("not-this-pile", given(Devour(1, CHEAPEST), nemesis=PRINCE), "pick_pile searing-ruby", piles(0, 3, 4)),
    ("pile-empty", given(Devour(1), nemesis=PRINCE, left={"jade": 0}), "pick_pile jade", piles(0, like=1)),
    ("not-this-pile",
        given(FirstCourse((0, 1, 2)), nemesis=PRINCE, market=f"jade searing-ruby diamond-cluster {OTHER_PILES}"),
        "pick_pile jade", piles(1, 2, like=0)),
    # Enemies, ways and turn order cards
    ("not-in-play", given(deals(0, 2), in_play="provoker"), "target haze-spewer", in_play("haze-spewer")),
    ("no-husks", given(deals(0, 2), in_play="provoker"), "target husk", sets(husks=1)),
    ("not-fully",
        given(Either((("life", (GraveholdRegains(3),)), ("aether", (Suffers(1, 0),)), ("cast", (Suffers(2, 0),))),
            NEMESIS), gravehold=28), "pick_way life", sets(gravehold=20)),
    ("not-in-turn-discard",
        given(TurnComesBack(0), mages=THREE, turn_deck="player-3 wild", turn_discard="player-1 player-2"),
        "pick_turn_card player-3",
        lambda siege: sets(turn_discard=(*siege.table.turn_discard, siege.table.turn_deck[0]))(siege)),
]  # fmt: skip


@pytest.mark.parametrize(("key", "siege", "choice", "change"), CASES, ids=[f"{case[0]}-{case[2]}" for case in CASES])
def test_a_reason_no_longer_holds_once_what_it_names_is_changed(
    key: str, siege: Given, choice: str, change: Change
) -> None:
    # given a refused choice
    found = siege()
    seat, named = found.asked(), found.choice(choice)
    assert found.why_not(choice).key == f"ae-why-{key}"

    # when what stands in the way is gone
    change(found)

    # then it is legal, or only something else is in the way
    assert f"ae-why-{key}" not in {reason.key for reason in explain(found.play, seat, named)}


def test_no_twin_is_named_where_there_is_none() -> None:
    """Equal cards are one choice: the reason points at the card that is offered, and only if it is."""
    siege = GivenSiege(hands={0: "spark spark#2 crystal"}, prepped={0: {1: "ignite"}}, breaches={0: "O---"})

    for choice in ("play spark#2", "prep spark#2 0-I", "prep spark#2 ?"):
        reason = siege.why_not(choice)
        if reason.key == "ae-why-equal-card":
            ((_, twin),) = reason.blockers
            assert any(twin in option for option in siege.play.options()), choice

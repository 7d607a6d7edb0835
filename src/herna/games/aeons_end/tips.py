"""When the tips of content/tips.toml are due, from what a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from herna.engine.decision import Choice
from herna.engine.tips import Due, Moment
from herna.games.aeons_end.printed import BREACHES, PRINTED, Printed, content_of
from herna.games.aeons_end.seen import Mage, View
from herna.games.aeons_end.table import NEMESIS, OPEN
from herna.games.aeons_end.turn import HAND

END: Final[Choice] = ("end_phase",)
CHARGE: Final = 2  # aether for a charge
FIRST_TURNS: Final = 2  # of a player
EARLY_GEMS: Final = range(2, 5)  # what gems cost that are bought early
WASTED: Final = 2  # damage that is worth a word
GIVEN_AETHER: Final[Mapping[str, float]] = content_of("bots.toml")["aether"]


def breach_stays_empty(moment: Moment, choice: Choice) -> bool:
    """The main phase is ended with a spell for a free open breach."""
    if not _ends_main(moment, choice):
        return False
    mage = _mage(moment)
    return any(mage["breaches"][at] == OPEN and not mage["prepped"][at] for at in _breaches_offered(moment, "prep"))


def aether_is_lost(moment: Moment, choice: Choice) -> bool:
    """The main phase is ended with aether left for a charge."""
    return _ends_main(moment, choice) and ("buy_charge",) in moment.options


def gems_stay_in_hand(moment: Moment, choice: Choice) -> bool:
    """The main phase is ended with gems that would pay for something more."""
    if not _ends_main(moment, choice):
        return False
    view: View = moment.view
    aether, more = view["aether"][0], _aether_in_hand(moment)
    if not more:
        return False
    prices = [PRINTED[pile["kind"]].cost for pile in view["supply"] if pile["cards"]]
    mage = _mage(moment)
    if mage["charges"] < mage["spaces"]:
        prices.append(CHARGE)
    prices += [BREACHES[at].open[turned] for at, turned in enumerate(mage["breaches"]) if 0 <= turned < OPEN]
    return any(aether < price <= aether + more for price in prices)


def spell_before_gems(moment: Moment, choice: Choice) -> bool:
    """A spell is bought in the first two turns, before any gem."""
    if choice[:1] != ("buy",) or _sold(moment, choice).type != "spell":
        return False
    gems = [option for option in moment.offered("buy") if _sold(moment, option).type == "gem"]
    if not any(_sold(moment, option).cost in EARLY_GEMS for option in gems):
        return False
    turns = moment.of_own_turns("gained")
    gained = [PRINTED[fields["kind"]] for turn in turns for _, fields in turn if fields["seat"] == moment.seat]
    return len(turns) - 1 <= FIRST_TURNS and not any(printed.type == "gem" for printed in gained)


def worse_card_first(moment: Moment, choice: Choice) -> bool:
    """A card is put away before one that costs more.

    The discard pile is turned over when cards are drawn.
    """
    if choice[:1] != ("put_away",):
        return False
    mage, hand = _mage(moment), _hand(moment)
    dearest = max(_kind(moment, int(card)).cost for _, card in moment.offered("put_away"))
    return _kind(moment, int(choice[1])).cost < dearest and mage["deck"] < HAND - len(hand)


def minion_would_fall(moment: Moment, choice: Choice) -> bool:
    """The nemesis is hit with damage that would defeat a minion."""
    amount = _dealt(moment, choice)
    view: View = moment.view
    if not amount or choice[1] != NEMESIS or view["nemesis"]["life"] <= amount:
        return False
    return any(amount - WASTED < life <= amount for life in _minions(moment).values())


def damage_is_wasted(moment: Moment, choice: Choice) -> bool:
    """A minion is hit with at least 2 damage too many.

    Another enemy would take all of it.
    """
    amount = _dealt(moment, choice)
    lives = _minions(moment)
    if not amount or choice[1] not in lives or amount - lives[int(choice[1])] < WASTED:
        return False
    lives[NEMESIS] = moment.view["nemesis"]["life"]
    return any(lives.get(int(option[1]), 0) >= amount for option in moment.offered("target"))


def power_goes_off(moment: Moment, choice: Choice) -> bool:
    """A power on its last token is not discarded."""
    if not _ends_main(moment, choice):
        return False
    view: View = moment.view
    tokens = {each["card"]: each["tokens"] for each in view["nemesis"]["in_play"]}
    return any(tokens.get(int(card)) == 1 for _, card in moment.offered("discard_power"))


def breach_could_be_opened(moment: Moment, choice: Choice) -> bool:
    """A breach is focused that could be opened with the gems in hand."""
    if choice[:1] != ("focus",):
        return False
    at = int(choice[1]) % len(BREACHES)
    turned = _mage(moment)["breaches"][at]
    aether: int = moment.view["aether"][0]
    return BREACHES[at].open[turned] <= aether + _aether_in_hand(moment)


def mage_would_be_exhausted(moment: Moment, choice: Choice) -> bool:
    """A player is chosen whom the damage exhausts; another would not be."""
    if choice[:1] != ("pick_player",) or moment.prompt != "ae-choose-player":
        return False
    amount = int(moment.arguments["amount"])
    life = [mage["life"] for mage in moment.view["mages"]]
    others = [life[int(option[1])] for option in moment.offered("pick_player")]
    return 0 < life[int(choice[1])] <= amount and any(left > amount for left in others)


TIPS: Final[Mapping[int, Due]] = {
    1: breach_stays_empty,
    2: aether_is_lost,
    3: gems_stay_in_hand,
    4: spell_before_gems,
    5: worse_card_first,
    6: minion_would_fall,
    7: damage_is_wasted,
    8: power_goes_off,
    9: breach_could_be_opened,
    10: mage_would_be_exhausted,
}


# What is seen


def _ends_main(moment: Moment, choice: Choice) -> bool:
    return choice == END and moment.view["phase"] == "main"


def _mage(moment: Moment) -> Mage:
    mage: Mage = moment.view["mages"][moment.seat]
    return mage


def _hand(moment: Moment) -> list[int]:
    hand = _mage(moment)["hand"]
    assert not isinstance(hand, int), "players see their hands"
    return hand


def _kind(moment: Moment, card: int) -> Printed:
    return PRINTED[moment.view["kinds"][str(card)]]


def _sold(moment: Moment, choice: Choice) -> Printed:
    """What is bought: the top card of the pile."""
    view: View = moment.view
    pile = int(choice[1])
    if pile < len(view["supply"]):
        return PRINTED[view["supply"][pile]["kind"]]
    return _kind(moment, view["nemesis"]["devoured"][-1])


def _aether_in_hand(moment: Moment) -> int:
    """What the gems in hand give at least."""
    kinds = [_kind(moment, card) for card in _hand(moment)]
    return sum(int(GIVEN_AETHER.get(printed.key, 0)) for printed in kinds if printed.type == "gem")


def _breaches_offered(moment: Moment, kind: str) -> set[int]:
    """The breaches that options of a kind name, from 0."""
    return {int(option[-1]) % len(BREACHES) for option in moment.offered(kind)}


def _dealt(moment: Moment, choice: Choice) -> int:
    """The damage that is dealt to an enemy of choice; 0, if none is."""
    return int(moment.arguments["amount"]) if choice[:1] == ("target",) else 0


def _minions(moment: Moment) -> dict[int, int]:
    """The life of each minion in play."""
    view: View = moment.view
    return {
        each["card"]: each["tokens"]
        for each in view["nemesis"]["in_play"]
        if _kind(moment, each["card"]).type == "minion"
    }

"""Spend: train, construct or upgrade, one of the three (WC-SPEND)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Activity, Bar
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import DECLINES
from herna.engine.flow import Become, Call, Outcome, Play, Repeat, Return
from herna.games.warcraft.rules import special
from herna.games.warcraft.rules.construct import BUILD, CONSTRUCTIONS, Construct, could_summon
from herna.games.warcraft.rules.deploy import END_STEP
from herna.games.warcraft.rules.experience import LAY_POINTS, Deciding, play_cards
from herna.games.warcraft.rules.giving import GIVE, NO_TEAMMATE, Request, has_teammates
from herna.games.warcraft.rules.special import GRAVEYARD
from herna.games.warcraft.rules.train import TRAIN, Train
from herna.games.warcraft.rules.upgrade import RaiseLevel, Upgrade, UpgradeUnits
from herna.games.warcraft.setting import KIND_NUMBERS, SPEND
from herna.games.warcraft.table import War

CHOOSE_OPTION: Final = Bar("WC-SPEND-01", "wc-why-choose-option")


@dataclass(frozen=True, slots=True)
class SpendStep(Deciding):
    """One of three options, or none.

    Within it as many purchases as the player can pay (WC-SPEND-01 to 03).
    """

    seat: int
    upgraded: tuple[int, ...] = ()  # kinds: each at most once (WC-UPGRADE-03)
    free: int = 0  # upgrades that Necromancers on graveyards have given already
    asked: tuple[int, ...] = ()  # teammates who were asked for resources

    def order(self) -> tuple[str, ...]:
        return (
            "cards_at_the_start_of_spend",
            "necromancers_upgrade",
            "an_option_is_chosen",
        )

    def cards_at_the_start_of_spend(self, play: Play[War]) -> Call | None:
        return play_cards(play.table, "spend-start", [self.seat])

    # WC-SCEN-NECRO-09, WC-SCEN-NECRO-10

    def necromancers_upgrade(self, play: Play[War]) -> Ask | None:
        graveyards = special.necromancers_on(play.table, self.seat, (GRAVEYARD,))
        upgrade = UpgradeFree(self)
        if self.free >= len(graveyards) or not upgrade.is_possible(play.table, self.seat):
            return None
        return Ask(self.seat, "wc-free-upgrade", (upgrade, DECLINES, LAY_POINTS), "WC-SCEN-NECRO-09")

    def decline(self, play: Play[War]) -> Repeat:
        return Repeat("an_option_is_chosen")

    # The three options

    def an_option_is_chosen(self, play: Play[War]) -> Outcome:
        table = play.table
        options: tuple[Activity[War], ...] = (
            CHOOSE_TRAINING,
            CHOOSE_CONSTRUCTING,
            ChooseUpgrading(self.upgraded),
            AskForResources(self),
            GIVE,
        )
        if not any(each.is_possible(table, self.seat) for each in options) and not could_summon(table, self.seat):
            return Return()
        offer = (*options, END_STEP, NO_FREE_UPGRADE, LAY_POINTS)
        return Ask(self.seat, "wc-spend", offer, "WC-SPEND-01", phase=SPEND, meanwhile=CHOOSE_OPTION)

    def after_asking(self, play: Play[War], value: object) -> Repeat:
        return Repeat("an_option_is_chosen")


WAS_ASKED: Final = Bar("WC-TEAM-02", "wc-why-was-asked")
HAS_NOTHING: Final = Bar("WC-TEAM-02", "wc-why-has-nothing")


class AskForResources(Activity[War]):
    """WC-TEAM-02: a teammate with something to give is asked, once in a step."""

    kind = "ask_for_resources"
    fields = ("seat",)
    rule = "WC-TEAM-02"
    choose = ("wc-why-choose-teammate",)

    def __init__(self, step: SpendStep) -> None:
        self.step = step

    def barred(self, table: War, seat: int) -> Bar | None:
        return None if has_teammates(table, seat) else NO_TEAMMATE

    def first(self, table: War, seat: int) -> Sequence[int]:
        return table.teammates(seat)

    def first_barred(self, table: War, seat: int, first: int) -> Bar | None:
        if first in self.step.asked:
            return WAS_ASKED
        return None if table.gold[first] or table.wood[first] else HAS_NOTHING

    def first_outside(self, table: War, seat: int, first: int) -> Bar:
        return NO_TEAMMATE

    def do(self, play: Play[War], seat: int, other: int) -> Call:
        play.tell(("asked_for_resources", seat, other), "WC-TEAM-02")
        changed = replace(self.step, asked=(*self.step.asked, other))
        return Call(Request(other, seat), then="after_asking", changed=changed)


class ChooseTraining(Activity[War]):
    """WC-SPEND-01: the player trains in this step."""

    kind = "choose_training"
    rule = "WC-TRAIN-01"
    phase = SPEND

    def barred(self, table: War, seat: int) -> Bar | None:
        return None if TRAIN.is_possible(table, seat) else NOTHING_TO_TRAIN

    def onward(self, table: War, seat: int, choice: Choice) -> Sequence[Choice]:
        return TRAIN.options(table, seat)

    def do(self, play: Play[War], seat: int) -> Become:
        return Become(Train(seat))


class ChooseConstructing(Activity[War]):
    """WC-SPEND-01: the player constructs in this step."""

    kind = "choose_constructing"
    rule = "WC-BUILD-01"
    phase = SPEND

    def barred(self, table: War, seat: int) -> Bar | None:
        return None if any(each.is_possible(table, seat) for each in CONSTRUCTIONS) else NOTHING_TO_CONSTRUCT

    def onward(self, table: War, seat: int, choice: Choice) -> Sequence[Choice]:
        """What is built in the town; an outpost is chosen on the map afterwards."""
        return BUILD.options(table, seat)

    def do(self, play: Play[War], seat: int) -> Become:
        return Become(Construct(seat))


class ChooseUpgrading(Activity[War]):
    """WC-SPEND-01: the player upgrades in this step."""

    kind = "choose_upgrading"
    rule = "WC-UPGRADE-01"
    phase = SPEND

    def __init__(self, upgraded: tuple[int, ...]) -> None:
        self.upgrade = UpgradeUnits(upgraded)

    def barred(self, table: War, seat: int) -> Bar | None:
        return None if self.upgrade.is_possible(table, seat) else NOTHING_TO_UPGRADE

    def onward(self, table: War, seat: int, choice: Choice) -> Sequence[Choice]:
        return self.upgrade.options(table, seat)

    def do(self, play: Play[War], seat: int) -> Become:
        return Become(Upgrade(seat, self.upgrade.upgraded))


CHOOSE_TRAINING: Final = ChooseTraining()
CHOOSE_CONSTRUCTING: Final = ChooseConstructing()
NOTHING_TO_TRAIN: Final = Bar("WC-TRAIN-01", "wc-why-nothing-to-train")
NOTHING_TO_CONSTRUCT: Final = Bar("WC-BUILD-01", "wc-why-nothing-to-construct")
NOTHING_TO_UPGRADE: Final = Bar("WC-UPGRADE-01", "wc-why-nothing-to-upgrade")


class UpgradeFree(RaiseLevel):
    """WC-SCEN-NECRO-09, 10: a Necromancer on a graveyard upgrades a kind of units for nothing."""

    kind = "upgrade_free"

    def __init__(self, step: SpendStep) -> None:
        self.step = step
        super().__init__(step.upgraded)

    def do(self, play: Play[War], seat: int, kind: str) -> Repeat:
        upgraded = self.raise_level(play, seat, KIND_NUMBERS[kind])
        return Repeat("necromancers_upgrade", replace(self.step, upgraded=upgraded, free=self.step.free + 1))


class NoFreeUpgrade(RaiseLevel):
    """The Necromancers have had their turn."""

    kind = "upgrade_free"

    def barred(self, table: War, seat: int) -> Bar:
        return NO_UPGRADE_FOR_FREE


NO_UPGRADE_FOR_FREE: Final = Bar("WC-SCEN-NECRO-09", "wc-why-no-free-upgrade")
NO_FREE_UPGRADE: Final = NoFreeUpgrade(())

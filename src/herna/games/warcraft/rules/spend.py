"""Spend: train, construct or upgrade, one of the three (WC-SPEND, WC-TRAIN, WC-BUILD, WC-OUTPOST, WC-UPGRADE)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Become, Call, Outcome, Play, Repeat, Return
from herna.games.warcraft.printed import BUILDINGS as PRINTED_BUILDINGS
from herna.games.warcraft.printed import ECONOMY, Cost
from herna.games.warcraft.rules import special
from herna.games.warcraft.rules.experience import CONSTRUCTING, Deciding, cards_to_play, could_play, play_cards
from herna.games.warcraft.rules.giving import Request, gifts, give, requests
from herna.games.warcraft.rules.special import GRAVEYARD
from herna.games.warcraft.setting import KIND_NUMBERS, KINDS, NECROMANCER, NOWHERE, OF_KIND, UNITS, WORKER
from herna.games.warcraft.table import BUILDINGS, ON_BUILDING, RESERVE, TRAINING, War, lowest

TRAINING_COSTS = tuple(PRINTED_BUILDINGS[KINDS[kind]].train for kind in range(NECROMANCER))
MOST_BUILDINGS = tuple(
    PRINTED_BUILDINGS[KINDS[kind]].printed + PRINTED_BUILDINGS[KINDS[kind]].extra for kind in range(NECROMANCER)
)


def can_pay(table: War, seat: int, cost: Cost) -> bool:
    return table.gold[seat] >= cost.gold and table.wood[seat] >= cost.wood


def pay(table: War, seat: int, cost: Cost) -> None:
    """To the common bank (WC-SPEND-04)."""
    table.gold[seat] -= cost.gold
    table.wood[seat] -= cost.wood


def in_training(table: War, seat: int, kind: int) -> int:
    return len(table.in_place(seat, kind, TRAINING))


def kinds_to_train(table: War, seat: int) -> list[int]:
    """Kinds with a finished building that trains nothing yet, and a piece in the reserve (WC-TRAIN-01 to 07)."""
    return [
        kind
        for kind in range(NECROMANCER)
        if can_pay(table, seat, TRAINING_COSTS[kind])
        and table.finished[seat * BUILDINGS + kind] > in_training(table, seat, kind)
        and table.any_in_place(seat, kind, RESERVE) != NOWHERE
    ]


def kinds_to_build(table: War, seat: int) -> list[int]:
    """Kinds of which another building can be started by a free worker in the Town (WC-BUILD-01 to 06, WC-BUILD-10)."""
    town = table.setting.towns[seat]
    if town == NOWHERE or town in table.locked or not table.free_workers(seat, town):
        return []
    return kinds_left_to_build(table, seat)


def kinds_left_to_build(table: War, seat: int) -> list[int]:
    """Kinds of which there is another building that the player can pay, worker or not (WC-BUILD-03, WC-BUILD-06)."""
    if table.setting.towns[seat] == NOWHERE:
        return []
    if not can_pay(table, seat, ECONOMY.building) or not special.constructs(table, seat):
        return []
    first = seat * BUILDINGS
    started = [table.finished[first + kind] + table.under_construction[first + kind] for kind in UNITS]
    return [kind for kind in UNITS if started[kind] < MOST_BUILDINGS[kind]]


def spaces_for_outposts(table: War, seat: int) -> list[int]:
    """Spaces with a free own worker and no outpost (WC-OUTPOST-01 to 05, WC-OUTPOST-10)."""
    if len(table.outposts_of(seat)) >= ECONOMY.outposts or not can_pay(table, seat, ECONOMY.outpost):
        return []
    if not special.constructs(table, seat):
        return []
    return [space for space in table.spaces_with(OF_KIND[seat][WORKER]) if space not in table.outposts]


def kinds_to_upgrade(table: War, seat: int, upgraded: tuple[int, ...]) -> list[int]:
    """Kinds that are not at their highest level and whose buildings are there (WC-UPGRADE-01 to 07)."""
    if not can_pay(table, seat, ECONOMY.upgrade):
        return []
    finished = table.finished[seat * BUILDINGS : seat * BUILDINGS + len(UNITS)]
    return [
        kind
        for kind in UNITS
        if kind not in upgraded
        and not is_highest(table, seat, kind)
        and all(have >= need for have, need in zip(finished, table.unit_card(seat, kind).needs, strict=True))
    ]


def is_highest(table: War, seat: int, kind: int) -> bool:
    return table.levels[seat * 3 + kind] == len(table.setting.unit_cards[seat][kind])


@dataclass(frozen=True, slots=True)
class SpendStep(Deciding):
    """One of three options, or none; within it as many purchases as the player can pay (WC-SPEND-01 to 03)."""

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
        if self.free >= len(graveyards) or not self._free_kinds(play.table):
            return None
        return Ask(self.seat, "wc-free-upgrade", "free_upgrades", "WC-SCEN-NECRO-09")

    def _free_kinds(self, table: War) -> list[int]:
        return [kind for kind in UNITS if kind not in self.upgraded and not is_highest(table, self.seat, kind)]

    def free_upgrades(self, play: Play[War]) -> list[Choice]:
        upgrades: list[Choice] = [("upgrade_free", KINDS[kind]) for kind in self._free_kinds(play.table)]
        return self.or_victory_points(play, [*upgrades, ("decline",)])

    def upgrade_free(self, play: Play[War], kind: str) -> Repeat:
        number = KIND_NUMBERS[kind]
        raise_level(play, self.seat, number)
        return Repeat("necromancers_upgrade", replace(self, upgraded=(*self.upgraded, number), free=self.free + 1))

    def decline(self, play: Play[War]) -> Repeat:
        return Repeat("an_option_is_chosen")

    # The three options

    def an_option_is_chosen(self, play: Play[War]) -> Outcome:
        if len(self._spending(play.table)) == 1 and not could_play(play.table, CONSTRUCTING, self.seat, NOWHERE):
            return Return()  # nothing but the end of the step, as everybody can see
        return Ask(self.seat, "wc-spend", "spending", "WC-SPEND-01")

    def spending(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, self._spending(play.table))

    def _spending(self, table: War) -> list[Choice]:
        seat = self.seat
        options: list[Choice] = []
        if kinds_to_train(table, seat):
            options.append(("choose_training",))
        to_summon = cards_to_play(table, CONSTRUCTING, seat, NOWHERE)
        if kinds_to_build(table, seat) or spaces_for_outposts(table, seat) or to_summon:
            options.append(("choose_constructing",))
        if kinds_to_upgrade(table, seat, self.upgraded):
            options.append(("choose_upgrading",))
        options.extend(requests(table, seat, self.asked))
        options.extend(gifts(table, seat, table.teammates(seat)))
        options.append(("end_step",))
        return options

    def choose_training(self, play: Play[War]) -> Become:
        return Become(Train(self.seat))

    def choose_constructing(self, play: Play[War]) -> Become:
        return Become(Construct(self.seat))

    def choose_upgrading(self, play: Play[War]) -> Become:
        return Become(Upgrade(self.seat, self.upgraded))

    def give(self, play: Play[War], seat: int, resource: str, number: int) -> Repeat:
        give(play, self.seat, seat, resource, number)
        return Repeat("an_option_is_chosen")

    def ask_for_resources(self, play: Play[War], seat: int) -> Call:
        play.tell(("asked_for_resources", self.seat, seat), "WC-TEAM-02")
        return Call(Request(seat, self.seat), then="after_asking", changed=replace(self, asked=(*self.asked, seat)))

    def after_asking(self, play: Play[War], value: object) -> Repeat:
        return Repeat("an_option_is_chosen")

    def end_step(self, play: Play[War]) -> Return:
        return Return()


@dataclass(frozen=True, slots=True)
class Train(Deciding):
    """Pieces from the reserve are put on finished buildings of their kind, one on each (WC-TRAIN)."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("a_piece_is_trained", "and_another")

    def a_piece_is_trained(self, play: Play[War]) -> Outcome:
        if not kinds_to_train(play.table, self.seat):
            return Return()
        return Ask(self.seat, "wc-train", "training", "WC-TRAIN-01")

    def training(self, play: Play[War]) -> list[Choice]:
        trained: list[Choice] = [("train", KINDS[kind]) for kind in kinds_to_train(play.table, self.seat)]
        return self.or_victory_points(play, [*trained, ("end_step",)])

    def train(self, play: Play[War], kind: str) -> None:
        table, number = play.table, KIND_NUMBERS[kind]
        pay(table, self.seat, TRAINING_COSTS[number])
        table.put(table.any_in_place(self.seat, number, RESERVE), TRAINING)
        play.tell(("trained", self.seat, kind), "WC-TRAIN-04")

    def and_another(self, play: Play[War]) -> Repeat:
        return Repeat("a_piece_is_trained")

    def end_step(self, play: Play[War]) -> Return:
        return Return()


@dataclass(frozen=True, slots=True)
class Construct(Deciding):
    """Workers start buildings in the Town and outposts where they stand (WC-BUILD, WC-OUTPOST)."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("something_is_constructed", "and_something_else")

    def something_is_constructed(self, play: Play[War]) -> Outcome:
        if len(self._constructing(play.table)) == 1 and not could_play(play.table, CONSTRUCTING, self.seat, NOWHERE):
            return Return()  # nothing but the end of the step, as everybody can see
        return Ask(self.seat, "wc-construct", "constructing", "WC-BUILD-09")

    def constructing(self, play: Play[War]) -> list[Choice]:
        """Cards are played before, between and after what is constructed (WC-EXP-SUMMON-2)."""
        cards = cards_to_play(play.table, CONSTRUCTING, self.seat, NOWHERE)
        return self.or_victory_points(play, [*cards, *self._constructing(play.table)])

    def _constructing(self, table: War) -> list[Choice]:
        seat = self.seat
        options: list[Choice] = [("build", KINDS[kind]) for kind in kinds_to_build(table, seat)]
        options.extend(("build_outpost", space) for space in spaces_for_outposts(table, seat))
        options.append(("end_step",))
        return options

    def build(self, play: Play[War], kind: str) -> None:
        """WC-BUILD-01 to 04: a worker leaves the Town and is put on the building."""
        table, seat = play.table, self.seat
        table.put(lowest(table.free_workers(seat, table.setting.towns[seat])), ON_BUILDING)
        start_building(play, seat, kind)

    def build_outpost(self, play: Play[War], space: int) -> None:
        """WC-OUTPOST-01 to 03: the worker stays there and builds."""
        table, seat = play.table, self.seat
        pay(table, seat, ECONOMY.outpost)
        table.builders[space] = lowest(table.free_workers(seat, space))
        table.outposts[space] = seat
        play.tell(("outpost_started", seat, space), "WC-OUTPOST-03")

    def and_something_else(self, play: Play[War]) -> Repeat:
        return Repeat("something_is_constructed")

    def end_step(self, play: Play[War]) -> Return:
        return Return()


@dataclass(frozen=True, slots=True)
class Upgrade(Deciding):
    """Kinds of units rise to their next level, each at most once in a step (WC-UPGRADE)."""

    seat: int
    upgraded: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("a_kind_is_upgraded",)

    def a_kind_is_upgraded(self, play: Play[War]) -> Outcome:
        if not kinds_to_upgrade(play.table, self.seat, self.upgraded):
            return Return()
        return Ask(self.seat, "wc-upgrade", "upgrading", "WC-UPGRADE-01")

    def upgrading(self, play: Play[War]) -> list[Choice]:
        kinds = kinds_to_upgrade(play.table, self.seat, self.upgraded)
        upgrades: list[Choice] = [("upgrade", KINDS[kind]) for kind in kinds]
        return self.or_victory_points(play, [*upgrades, ("end_step",)])

    def upgrade(self, play: Play[War], kind: str) -> Repeat:
        number = KIND_NUMBERS[kind]
        pay(play.table, self.seat, ECONOMY.upgrade)
        raise_level(play, self.seat, number)
        return Repeat("a_kind_is_upgraded", replace(self, upgraded=(*self.upgraded, number)))

    def end_step(self, play: Play[War]) -> Return:
        return Return()


def start_building(play: Play[War], seat: int, kind: str) -> None:
    """It is paid for, and under construction until a later Deploy Step (WC-BUILD-03, WC-BUILD-04)."""
    pay(play.table, seat, ECONOMY.building)
    play.table.under_construction[seat * BUILDINGS + KIND_NUMBERS[kind]] += 1
    play.tell(("building_started", seat, kind), "WC-BUILD-04")


def raise_level(play: Play[War], seat: int, kind: int) -> None:
    """WC-UPGRADE-04: the next card of the stack counts for all units of the kind."""
    play.table.levels[seat * 3 + kind] += 1
    play.tell(("upgraded", seat, KINDS[kind], play.table.levels[seat * 3 + kind]), "WC-UPGRADE-04")

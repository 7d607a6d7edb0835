"""Warcraft: The Board Game as Herna wants a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from herna.engine.activity import Noun
from herna.engine.chance import Chance
from herna.engine.checked import CheckedScenario
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import Accept, PickPlayer
from herna.engine.errors import BadInput
from herna.engine.events import NamedEvent, seat_and_kind
from herna.engine.flow import Play, Procedure
from herna.engine.game import Count, Game, Message, Option, Options
from herna.engine.library import LibraryEntry
from herna.games.warcraft import conduct, counts, describing, drawing, evaluation, features, habits, naming
from herna.games.warcraft.cards import every_card
from herna.games.warcraft.cards.shared import Place, Take
from herna.games.warcraft.deeds import PickAffectedSpace, PickUnit
from herna.games.warcraft.printed import PIECE_KINDS, RACE_KEYS, UNIT_KINDS, WINDOWS
from herna.games.warcraft.rules import victory
from herna.games.warcraft.rules.attack import Lose
from herna.games.warcraft.rules.battle import StrikeFirst
from herna.games.warcraft.rules.construct import BuildBuilding, BuildOutpost
from herna.games.warcraft.rules.deploy import Deploy, EndStep, FinishBuilding, FinishOutpost, FinishSummoned
from herna.games.warcraft.rules.experience import CONSTRUCTING, RESPONSE, PlayCard
from herna.games.warcraft.rules.giving import Give
from herna.games.warcraft.rules.harvest import Harvest
from herna.games.warcraft.rules.movement import KINDS_MOVED, Carry, EndMovement, Move
from herna.games.warcraft.rules.spend import (
    AskForResources,
    ChooseConstructing,
    ChooseTraining,
    ChooseUpgrading,
    UpgradeFree,
)
from herna.games.warcraft.rules.train import TrainPiece
from herna.games.warcraft.rules.upgrade import UpgradeUnits
from herna.games.warcraft.scenario.drawing import draw_scenario
from herna.games.warcraft.scenario.model import Scenario
from herna.games.warcraft.scenario.reading import (
    SCENARIOS,
    check_scenario,
    read_scenario,
    ready_scenario,
    scenario_data,
    scenario_named,
)
from herna.games.warcraft.scenario.writing import scenario_text
from herna.games.warcraft.setting import GOLD, NOWHERE, WOOD
from herna.games.warcraft.setup import ANY, ChosenWar, first_table
from herna.games.warcraft.table import War
from herna.games.warcraft.turn import Fight, LeaveMatch, Rounds
from herna.games.warcraft.view import view_for

RANDOM: Final = "random"  # an option that is left to chance
MOST_ROUNDS: Final = 60


class Warcraft(Game[War]):
    """Two to four races at war, each for itself or in teams."""

    def options(self) -> tuple[Option, ...]:
        return (
            Option("scenario", SCENARIOS[0], values=SCENARIOS, text=True),
            *(Option(f"race-{seat}", RANDOM, values=(*RACE_KEYS, RANDOM)) for seat in range(1, 5)),
            Option("first", RANDOM, values=(RANDOM, *(f"seat-{seat}" for seat in range(1, 5)))),
            Option("target", "usual", values=("usual", "other")),
            Option("rounds", 0, low=0, high=MOST_ROUNDS),
            Option("hands", "team", values=("team", "private")),
        )

    def check_option(self, option: Option, given: str) -> str:
        """Your own scenario: the whole text of its file."""
        if "\n" not in given:
            raise BadInput("error-unknown-scenario", given=given[:40], known=", ".join(SCENARIOS))
        _own_scenario(given)
        return given

    def scenarios(self) -> tuple[str, ...]:
        return SCENARIOS

    def check_scenario(self, text: str, name: str) -> CheckedScenario:
        return check_scenario(text, name)

    def scenario_data(self, text: str, name: str) -> dict[str, Any]:
        return scenario_data(text, name)

    def scenario_text(self, data: Mapping[str, Any]) -> str:
        return scenario_text(data)

    def ready_scenario(self, key: str) -> str:
        return ready_scenario(key)

    def draw_scenario(self, text: str, name: str, say: Callable[[Message], str]) -> str:
        return draw_scenario(read_scenario(text, name), say)

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[War, Procedure]:
        scenario = _scenario(str(options["scenario"]))
        if len(scenario.seats) != seats:
            raise BadInput("error-scenario-seats", scenario=scenario.key, seats=len(scenario.seats), given=seats)
        chosen = ChosenWar(
            scenario,
            _races(scenario, options),
            _target(scenario) if options["target"] == "other" else 0,
            int(options["rounds"]),
            _first(scenario, str(options["first"])),
            options["hands"] == "team",
        )
        return first_table(chosen, chance), Rounds()

    def view(self, table: War, seat: int) -> dict[str, Any]:
        return view_for(table, seat)

    def gives_up(self, play: Play[War], seat: int) -> Procedure | None:
        """A member of a team cannot leave (WC-TOWN-09).

        Its units must be moved, and its teammate plays on.
        """
        table = play.table
        return None if table.is_out(seat) or table.teammates(seat) else LeaveMatch(seat)

    def side(self, table: War, seat: int) -> int:
        return table.setting.sides[seat]

    def plays_as(self, table: War, seat: int) -> str:
        return table.setting.races[seat]

    def exists(self, table: War, field: str, thing: str | int) -> bool:
        words = self.text_fields.get("piece" if field == "unit" else field)
        if words:
            return thing in words
        if field in naming.SPACES:
            return thing in range(len(table.on))
        if field in naming.OWNERS:
            return thing in table.setting.owners()
        if field == "number":
            return isinstance(thing, int)
        return thing in range(len(table.tokens if field == "token" else table.cards.faces))

    def evaluate(self, play: Play[War], seat: int) -> float:
        return evaluation.evaluate(play, seat)

    def counts(self, play: Play[War], seat: int) -> tuple[Count, ...]:
        return counts.counts(play, seat)

    def features(self, play: Play[War], seat: int) -> list[float]:
        return features.features(play, seat)

    def turn(self, table: War) -> int:
        return habits.turn(table)

    def follow(self, play: Play[War], choice: Choice) -> bool:
        return habits.follow(play, choice)

    def habit(self, play: Play[War], options: list[Choice]) -> Choice | None:
        return habits.habit(play, options)

    def sensible(self, play: Play[War], options: list[Choice]) -> list[Choice]:
        return conduct.sensible(play, options)

    def slips(self, play: Play[War], choice: Choice, before: Sequence[Choice]) -> Mapping[str, bool]:
        return conduct.slips(play, choice, before)

    def moments(self) -> tuple[str, ...]:
        return tuple(f"wc-window-{window}" for window in WINDOWS if window != CONSTRUCTING)

    def moment(self, ask: Ask) -> str:
        return f"wc-window-{ask.arguments.get('window', RESPONSE)}"

    def plays(self) -> tuple[str, ...]:
        return ("play",)

    def spans(self, table: War) -> dict[str, str]:
        spans = {"round": f"{table.round}", "turn": f"{table.round} {table.step} {table.active}"}
        fought = {"battle": f"{table.round} {table.battlefield} {table.attacker} {table.defender}"}
        return spans if table.battlefield == NOWHERE else spans | fought

    def whose_turn(self, table: War) -> int:
        return table.active

    def points(self, table: War) -> tuple[int, ...]:
        return tuple([victory.points(table, seat) for seat in table.seats()])

    def card_played(self, table: War, event: NamedEvent) -> tuple[int, str] | None:
        return seat_and_kind(event) if event["kind"] == "played" else None

    def name(self, view: dict[str, Any], field: str, value: str | int) -> Message | str | int:
        return naming.named(view, field, value)

    def library(self, say: Callable[[str], str]) -> tuple[LibraryEntry, ...]:
        return describing.library(say)

    def library_filters(self) -> tuple[str, ...]:
        return describing.FILTERS

    def pictured(self, say: Callable[[str], str]) -> Mapping[str, Mapping[str, Any]]:
        return describing.pictured(say)

    def draw(self, view: dict[str, Any], say: Callable[[str], str]) -> str:
        return drawing.draw(view, say)


def _scenario(given: str) -> Scenario:
    """One that comes with the game, or your own by its text."""
    return scenario_named(given) if given in SCENARIOS else _own_scenario(given)


@lru_cache(maxsize=64)
def _own_scenario(text: str) -> Scenario:
    """A scenario of a player's own, by its text.

    It is read when it is given and again when a match begins.
    """
    return read_scenario(text, "scenario")


def _races(scenario: Scenario, options: Options) -> tuple[str, ...]:
    """WC-SETUP-06: the races that were chosen, where the scenario leaves that open.

    Each race once.
    """
    neutral = scenario.special_rule("neutral-force")
    taken = [seat.race for seat in scenario.seats if seat.race != ANY]
    taken += [neutral.race] if neutral is not None else []
    races: list[str] = []
    for number, seat in enumerate(scenario.seats, 1):
        race = str(options[f"race-{number}"]) if seat.race == ANY else RANDOM
        if race == RANDOM:
            races.append(seat.race)
        elif race in taken:
            raise BadInput("error-race-twice", race=race)
        else:
            taken.append(race)
            races.append(race)
    return tuple(races)


def _target(scenario: Scenario) -> int:
    """WC-WIN-14: the other target that the scenario offers; 0, if it offers none."""
    return next((way.alternatives[0] for way in scenario.victory if way.alternatives), 0)


def _first(scenario: Scenario, given: str) -> int:
    """Who begins, if that is not left to chance."""
    if given == RANDOM:
        return NOWHERE
    first = int(given.removeprefix("seat-")) - 1
    if first >= len(scenario.seats):
        raise BadInput("error-first-seat", seat=first + 1, seats=len(scenario.seats))
    return first


GAME: Final = Warcraft(
    key="warcraft",
    package="herna.games.warcraft",
    prefix="wc",
    activities=(
        Move,
        Carry,
        EndMovement,
        Fight,
        Accept,
        StrikeFirst,
        Lose,
        Harvest,
        Deploy,
        FinishBuilding,
        FinishSummoned,
        FinishOutpost,
        Give,
        AskForResources,
        ChooseTraining,
        ChooseConstructing,
        ChooseUpgrading,
        TrainPiece,
        BuildBuilding,
        BuildOutpost,
        UpgradeUnits,
        UpgradeFree,
        EndStep,
        PlayCard,
        PickAffectedSpace,
        PickUnit,
        PickPlayer,
        Take,
        Place,
    ),
    nouns={
        "start": Noun("space"),
        "to": Noun("space"),
        "drop": Noun("space"),
        "unit": Noun("piece"),
        "token": Noun("captive"),
        "number": Noun("amount"),
        "seat": Noun("player"),
        "owner": Noun("player"),
        "attacker": Noun("player"),
        "defender": Noun("player"),
    },
    events={
        "round_began": ("round", "seat"),
        "moved": ("seat", "piece", "start", "to"),
        "carried": ("seat", "token", "drop"),
        "joined": ("seat", "space"),
        "stayed_out": ("seat", "space"),
        "battle_began": ("attacker", "defender", "space"),
        "strikes_first": ("owner", "phase"),
        "rolled": ("owner", "piece", "number"),
        "raised": ("owner", "space"),
        "lost": ("owner", "piece", "space"),
        "battle_ended": ("space", "winner"),
        "battle_cancelled": ("attacker", "defender", "space"),
        "killed": ("owner", "piece", "space"),
        "token_destroyed": ("token", "space"),
        "town_marked": ("seat", "space"),
        "town_fell": ("seat", "space"),
        "town_locked": ("seat", "space"),
        "eliminated": ("seat",),
        "resigned": ("seat",),
        "harvested": ("seat", "resource", "number", "space"),
        "depleted": ("space", "depletion"),
        "deployed": ("seat", "piece", "space"),
        "building_started": ("seat", "building"),
        "building_finished": ("seat", "building"),
        "outpost_started": ("seat", "space"),
        "outpost_finished": ("seat", "space"),
        "outpost_destroyed": ("seat", "space"),
        "trained": ("seat", "piece"),
        "upgraded": ("seat", "piece", "level"),
        "gave": ("seat", "other", "resource", "number"),
        "asked_for_resources": ("seat", "other"),
        "drew": ("seat", "card", "kind"),
        "renewed_deck": ("seat",),
        "played": ("seat", "card", "kind"),
        "cancelled": ("seat", "card", "kind"),
        "quickened": ("seat", "space"),
        "crippled": ("seat", "space"),
        "called_to_arms": ("seat", "space"),
        "spared": ("seat",),
        "polymorphed": ("owner", "piece", "space"),
        "devoured": ("owner", "piece", "space"),
        "died_devoured": ("owner", "piece", "space"),
        "returned": ("owner", "piece", "space"),
        "pillaged": ("seat", "other", "gold", "wood"),
        "cursed": ("seat", "number"),
        "regrown": ("seat", "space"),
        "took": ("seat", "resource", "number"),
        "ported": ("seat", "piece", "start", "to"),
        "won": ("seat",),
    },
    text_fields={
        "building": PIECE_KINDS,
        "kind": (),
        "phase": UNIT_KINDS,
        "piece": tuple(KINDS_MOVED),
        "resource": (GOLD, WOOD),
        "unit": UNIT_KINDS,
    },
    hidden_fields={"drew": ("card", "kind")},
    seat_counts=(2, 3, 4),
    complete=True,
    version=3,
)

every_card.register_texts()

"""Warcraft: The Board Game as Herna wants a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice, Reason
from herna.engine.errors import BadInput
from herna.engine.flow import Play, Procedure
from herna.engine.game import CheckedScenario, Game, Message, Option, Options
from herna.games.warcraft import describing, drawing, evaluation, habits, naming, refusals
from herna.games.warcraft.cards import every_card
from herna.games.warcraft.printed import RACE_KEYS, WINDOWS
from herna.games.warcraft.rules import victory
from herna.games.warcraft.rules.experience import CONSTRUCTING, RESPONSE
from herna.games.warcraft.scenario import SCENARIOS, Scenario, check_scenario, read_scenario, scenario_named
from herna.games.warcraft.scenario_drawing import draw_scenario
from herna.games.warcraft.setting import NOWHERE
from herna.games.warcraft.setup import ANY, ChosenWar, first_table
from herna.games.warcraft.table import War
from herna.games.warcraft.turn import LeaveMatch, Rounds
from herna.games.warcraft.view import view_for

RANDOM = "random"  # an option that is left to chance
MOST_ROUNDS = 60


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
        """An own scenario: the whole text of its file."""
        if "\n" not in given:
            raise BadInput("error-unknown-scenario", given=given[:40], known=", ".join(SCENARIOS))
        _own_scenario(given)
        return given

    def scenarios(self) -> tuple[str, ...]:
        return SCENARIOS

    def check_scenario(self, text: str, name: str) -> CheckedScenario:
        return check_scenario(text, name)

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

    def guess(self, table: War, seat: int, chance: Chance) -> War:
        guessed = table.copy()
        guessed.cards = table.cards.guess(seat, chance)
        return guessed

    def gives_up(self, play: Play[War], seat: int) -> Procedure | None:
        """A team cannot do without a member (WC-TOWN-09): its units must be moved, and its teammate plays on."""
        table = play.table
        return None if table.is_out(seat) or table.teammates(seat) else LeaveMatch(seat)

    def why_not(self, play: Play[War], choice: Choice) -> tuple[Reason, ...]:
        return refusals.why_not(play, choice)

    def evaluate(self, play: Play[War], seat: int) -> float:
        return evaluation.evaluate(play, seat)

    def turn(self, table: War) -> int:
        return habits.turn(table)

    def ends_turn(self, play: Play[War], choice: Choice) -> bool:
        return habits.ends_turn(play, choice)

    def habit(self, play: Play[War]) -> Choice | None:
        return habits.habit(play)

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

    def card_played(self, table: War, event: Choice) -> tuple[int, str] | None:
        return (int(event[1]), str(event[3])) if event[0] == "played" else None

    def name(self, view: dict[str, Any], field: str, value: str | int) -> Message | str | int:
        return naming.named(view, field, value)

    def described(self, say: Callable[[str], str]) -> dict[str, str]:
        return describing.described(say)

    def pictured(self, say: Callable[[str], str]) -> dict[str, dict[str, Any]]:
        return describing.pictured(say)

    def draw(self, view: dict[str, Any], say: Callable[[str], str]) -> str:
        return drawing.draw(view, say)


def _scenario(given: str) -> Scenario:
    """One that comes with the game, or an own one by its text."""
    return scenario_named(given) if given in SCENARIOS else _own_scenario(given)


@lru_cache(maxsize=64)
def _own_scenario(text: str) -> Scenario:
    """A scenario of somebody's own: it is read when it is given and again when a match begins."""
    return read_scenario(text, "scenario")


def _races(scenario: Scenario, options: Options) -> tuple[str, ...]:
    """WC-SETUP-06: the races that were chosen, where the scenario leaves that open; each race once."""
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
    """Who shall begin, if that is not left to chance."""
    if given == RANDOM:
        return NOWHERE
    first = int(given.removeprefix("seat-")) - 1
    if first >= len(scenario.seats):
        raise BadInput("error-first-seat", seat=first + 1, seats=len(scenario.seats))
    return first


GAME = Warcraft(
    key="warcraft",
    package="herna.games.warcraft",
    prefix="wc",
    choices={
        "move": ("piece", "start", "to"),
        "carry": ("piece", "start", "to", "token", "drop"),
        "end_movement": (),
        "fight": ("space", "attacker", "defender"),
        "join": (),
        "stay_out": (),
        "strike_first": ("phase",),
        "raise_unit": (),
        "lose": ("owner", "piece", "space"),
        "revive_on": ("space",),
        "place_unit": (),
        "build_on": (),
        "harvest_instead": (),
        "harvest": ("space",),
        "deploy": ("piece", "space"),
        "finish_building": ("building",),
        "finish_summoned": ("building",),
        "finish_outpost": ("space",),
        "give": ("seat", "resource", "number"),
        "ask_for_resources": ("seat",),
        "choose_training": (),
        "choose_constructing": (),
        "choose_upgrading": (),
        "train": ("piece",),
        "build": ("building",),
        "build_outpost": ("space",),
        "upgrade": ("unit",),
        "upgrade_free": ("unit",),
        "end_step": (),
        "play": ("card",),
        "choose_space": ("space",),
        "choose_unit": ("owner", "piece", "space"),
        "spare": ("seat",),
        "take": ("resource",),
        "leave": ("space",),
        "reach": ("space",),
        "place": ("piece", "space"),
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
    seat_counts=(2, 3, 4),
    complete=True,
    version=2,
)

every_card.speak()

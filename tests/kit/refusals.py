"""What one could point at in each game, offered or not, and where a refusal has to say more than 'not now'."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.aeons_end.table import Siege
from herna.games.doomtrooper.naming import CARDS
from herna.games.doomtrooper.table import AREAS, NONE, Front, area_id, player_id
from herna.games.summoner_wars.grid import SPACES as GRID
from herna.games.summoner_wars.table import DECK_SIZE, Battlefield
from herna.games.summoner_wars.texts import TEXTS
from herna.games.warcraft.naming import SPACES
from herna.games.warcraft.setting import KINDS
from herna.games.warcraft.table import War

Things = list[str | int]
ANY = ""  # question


@dataclass(frozen=True)
class Pointing:
    """How refusals of a game are tried.

    `things` is what a field of a choice could name: what lies there, what does not, nothing yet, and nonsense. `told`
    are the questions at which choices of some kinds get a reason of their own, whatever they name. One in `about`
    decisions is looked at, fewer where matches are long, and each of `kinds` of choices (of all, if none is
    named) is tried `each` times.
    """

    things: Callable[[Any, int, str], Things]
    told: Mapping[str, Sequence[str]]
    about: int = 12
    each: int = 2
    each_told: int = 6
    kinds: Sequence[str] = ()

    def choices(self, play: Play[Any], chance: Chance, kinds: Sequence[str], each: int) -> Iterator[Choice]:
        """Choices of these kinds that are well formed, offered or not."""
        assert play.ask is not None
        for kind in kinds:
            pools = [self.things(play, play.ask.seat, field) for field in play.game.choices[kind]]
            for _ in range(each):
                yield (kind, *(chance.pick(pool) for pool in pools))


def of_discs(play: Play[Any], seat: int, field: str) -> Things:
    return ["", -1, "nonsense", *range(9)]


def of_a_battle(play: Play[Battlefield], seat: int, field: str) -> Things:
    table = play.table
    if field == "space":
        return [*range(GRID), *table.place[:4], "", -1, GRID]
    if field == "effect":
        return [*TEXTS, *(key for said in table.answering.values() for _, key in said), "", "nothing", 3]
    near: Things = [*table.objects(), *table.hands[seat]] * 6
    return [*near, *range(2 * DECK_SIZE), "", -1, 2 * DECK_SIZE, "nothing"]


def of_a_siege(play: Play[Siege], seat: int, field: str) -> Things:
    table = play.table
    if field in ("breach", "any_breach"):
        return [*range(4 * seat, 4 * seat + 4), *range(4 * len(table.mages)), "", -1, 16]
    if field == "pile":
        return [*range(10), "", -1, 10]
    if field == "player":
        return [*table.seats(), "", -1, 4]
    if field == "way":
        return ["aether", "cast", "life", "", "nothing", 3]
    if field == "turn_card":
        return ["player-1", "player-2", "wild", "nemesis", "", "nothing", 3]
    near: Things = [*table.hands[seat], *table.spells(seat), *table.in_play] * 3
    return [*near, *range(len(table.cards.faces)), "", -1, 10_000, "nothing"]


def of_a_war(play: Play[War], seat: int, field: str) -> Things:
    table = play.table
    named: dict[str, Things] = {
        "piece": [*KINDS, "builder"],
        "building": list(KINDS),
        "unit": list(KINDS),
        "phase": list(KINDS),
        "resource": ["gold", "wood"],
        "card": [*table.hands[seat], len(table.cards.faces)],
        "number": [0, 1, 2, 10],
        "token": [*range(len(table.tokens))],
    }
    if field in SPACES:
        return ["", -1, 999, *range(len(table.on))]
    return ["", -1, "nonsense", *named.get(field, list(range(5)))]


def of_a_front(play: Play[Front], seat: int, field: str) -> Things:
    table = play.table
    lying, hand = list(table.control), list(table.hands[seat])
    pointed: Things = [*lying, *hand, *hand, *table.warriors(), *table.libraries[seat][:1], 999]
    for other in table.others(seat):
        pointed += table.hands[other][:2]
    named: dict[str, Things] = {
        "ability": ["nonsense", *(str(option[2]) for option in play.options() if option[0] == "use")],
        "tactic": ["fight", "shoot"],
        "word": ["bauhaus", "legion"],
        "kind": ["hussar", "heist"],
        "pile": ["grave", "library"],
        "player": [0, 1, 2, 3],
        "victim": [0, 1, 2, 3],
    }
    if field in CARDS:
        return ["", -1, "nonsense", *pointed]
    if field == "target":
        areas = [area_id(other, area) for other in table.seats() for area in AREAS]
        players = [player_id(other) for other in table.seats()]
        return ["", NONE, -5, "nonsense", *pointed, *areas, *players]
    return ["", -1, "nonsense", *named.get(field, list(range(5)))]


MAIN_PHASE = (
    "play", "buy", "buy_charge", "focus", "open", "prep", "use", "discard_power", "use_ability", "give_floor",
    "end_phase", "cast",
)  # fmt: skip
ANSWERS = ("pick_card", "put_away", "pick_player", "pick_breach", "pick_pile", "target", "pick_way", "pick_turn_card")
PLAYS = ("play", "cast", "use")
ACTIONS = ("hide", "seek_cover", "leave_cover", "board", "transfer", "declare_attack", "sabotage", "meditate")

POINTING = {
    "connect-four": Pointing(of_discs, {ANY: ("drop",)}, kinds=("drop",)),
    "summoner-wars": Pointing(
        of_a_battle,
        {ANY: ("move", "attack", "summon", "build", "play", "discard")},
        each=12,
        each_told=60,
    ),
    "aeons-end": Pointing(
        of_a_siege,
        {"ae-phase-main": MAIN_PHASE, "ae-phase-casting": MAIN_PHASE, ANY: (*MAIN_PHASE, *ANSWERS)},
        each=8,
        each_told=40,
    ),
    "warcraft": Pointing(
        of_a_war,
        {
            "wc-move": ("move", "carry"),
            "wc-next-battle": ("fight",),
            "wc-lose": ("lose",),
            "wc-harvest": ("harvest",),
            "wc-deploy": ("deploy", "finish_building", "finish_summoned", "finish_outpost", "give"),
            "wc-requested": ("give",),
            "wc-spend": ("give", "ask_for_resources", "train", "build", "upgrade"),
            "wc-train": ("train", "build"),
            "wc-construct": ("build", "build_outpost", "train"),
            "wc-upgrade": ("upgrade", "train"),
        },
        about=120,
    ),
    "doomtrooper": Pointing(
        of_a_front,
        {
            "dt-action": (*PLAYS, *ACTIONS, "attack", "done"),
            "dt-gained-action": (*PLAYS, *ACTIONS),
            "dt-anytime": (*PLAYS, *ACTIONS),
            "dt-combat": (*PLAYS, *ACTIONS),
            "dt-react": (*PLAYS, *ACTIONS),
            "dt-attack": ("attack",),
            "dt-tactic": ("tactic",),
            "dt-warzone": ("defend_from",),
            "dt-weapon": ("wield",),
            "dt-split": ("split",),
            "dt-discard": ("discard", "done"),
            "dt-sideboard-out": ("take_out", "bring_in"),
        },
        about=60,
    ),
}

"""What must be so for each reason that is given in Warcraft, as far as the player sees it (tests/kit/truths.py)."""

from collections.abc import Callable, Iterator
from typing import Any

from herna.engine.chance import Chance
from herna.engine.decision import Choice, Reason
from herna.engine.flow import Play
from herna.games.warcraft.game import GAME
from herna.games.warcraft.printed import BUILDINGS, ECONOMY, EXPERIENCE_CARDS
from herna.games.warcraft.table import War
from tests.kit.truths import Told, Truths

UNITS = ("ground", "ranged", "air")
KINDS = (*UNITS, "worker", "necromancer", "builder")
MOST = 3  # units, and workers, of one side on a space


class Seen(Told):
    """A question as the player being asked sees it, a choice that is not offered, and the reason for that."""

    def __init__(self, play: Play[War], view: dict[str, Any], choice: Choice, reason: Reason) -> None:
        super().__init__(play, view, choice, reason)
        # what was not chosen yet is what the reason speaks of, if it does
        fields = zip(GAME.choices[str(choice[0])], choice[1:], strict=True)
        self.named = (choice[0], *(self.said.get(field, "") if thing == "" else thing for field, thing in fields))
        self.options = play.options()
        self.spaces, self.me = view["spaces"], view["owners"][self.seat]
        self.space = int(self.said.get("space", -1))

    def side(self, owner: int) -> int:
        return int(self.view["owners"][owner]["side"])

    def pieces(self, space: int, kinds: tuple[str, ...], own: bool) -> int:
        """How many pieces of these kinds the player has there."""
        heaps = self.spaces[space]["pieces"]
        return sum(heap["count"] for heap in heaps if heap["kind"] in kinds and (heap["owner"] == self.seat) == own)

    def of_side(self, space: int, kinds: tuple[str, ...]) -> int:
        """How many pieces of these kinds the player's side has there."""
        heaps = [heap for heap in self.spaces[space]["pieces"] if self.side(heap["owner"]) == self.side(self.seat)]
        return sum(heap["count"] for heap in heaps if heap["kind"] in kinds)

    def enemies(self, space: int) -> bool:
        """Whether pieces or an outpost of an enemy are there."""
        shown = self.spaces[space]
        owners = [heap["owner"] for heap in shown["pieces"]]
        owners += [] if shown["outpost"] is None else [shown["outpost"]]
        return any(self.side(owner) != self.side(self.seat) for owner in owners)

    def away(self, one: int, other: int) -> int:
        """How many steps lie between two spaces, whatever is there."""
        places = {(space["q"], space["r"]): number for number, space in enumerate(self.spaces)}
        reached, steps = {one}, 0
        while other not in reached and steps < 99:
            around = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
            near = [(self.spaces[at]["q"] + q, self.spaces[at]["r"] + r) for at in reached for q, r in around]
            reached, steps = reached | {places[place] for place in near if place in places}, steps + 1
        return steps

    def heap(self) -> dict[str, Any] | None:
        """The heap that a move names."""
        kind = "worker" if self.named[1] == "builder" else self.named[1]
        heaps = self.spaces[int(self.named[2])]["pieces"]
        return next((heap for heap in heaps if heap["owner"] == self.seat and heap["kind"] == kind), None)

    def stock(self) -> tuple[int, int]:
        return self.me["gold"], self.me["wood"]


def _cannot_pay(seen: Seen) -> bool:
    gold, wood = seen.stock()
    said = seen.said
    short = gold < int(said["gold"]) or wood < int(said["wood"])
    return (gold, wood) == (said["has_gold"], said["has_wood"]) and short


def _not_now(seen: Seen) -> bool:
    card = seen.view["kinds"][str(seen.said["card"])]
    open_now = seen.ask.arguments.get("window", "response-to-battle-card" if seen.ask.window else "")
    constructing = seen.ask.prompt == "wc-construct"
    return EXPERIENCE_CARDS[card].window not in (open_now, "any", "spend" if constructing else "")


def _under_construction(seen: Seen, kind: str) -> int:
    return int(seen.me["under_construction"][list(BUILDINGS).index(kind)]) if kind in BUILDINGS else 0


def _moved(seen: Seen) -> bool:
    heap = seen.heap()
    return heap is not None and (heap["moved"] == heap["count"] or seen.spaces[seen.space]["outpost"] == seen.seat)


# What must hold for each sentence. A sentence that tells to choose something is true if that leads to an option.
TRUE: dict[str, Callable[[Seen], bool]] = {
    "none-there": lambda seen: seen.heap() is None or seen.spaces[seen.space]["outpost"] in (None, seen.seat),
    "has-moved": _moved,
    "locked": lambda seen: seen.spaces[seen.space]["locked"],
    "crippled": lambda seen: seen.space in seen.view["crippled"],
    "is-there": lambda seen: seen.named[2] == seen.named[3],
    "mountain": lambda seen: seen.spaces[seen.space]["kind"] == "mountain" and seen.named[1] != "air",
    "full-of-units": lambda seen: seen.of_side(seen.space, UNITS) >= MOST,
    "full-of-workers": lambda seen: seen.of_side(seen.space, ("worker", "necromancer")) >= MOST,
    "worker-beside-enemy": lambda seen: seen.enemies(seen.space) and not seen.pieces(seen.space, UNITS, own=True),
    "enemy-on-the-way": lambda seen: (
        seen.enemies(seen.space)
        and seen.space not in seen.named[2:4]
        and seen.away(int(seen.named[2]), seen.space) + seen.away(seen.space, int(seen.named[3])) <= 3
        and (seen.named[1] in UNITS or seen.pieces(seen.space, UNITS, own=True) > 0)
    ),
    "other-necromancer": lambda seen: seen.pieces(seen.space, ("necromancer",), own=True) == 1,
    "too-far": lambda seen: seen.away(int(seen.named[2]), int(seen.named[3])) > int(seen.said["steps"]),
    "wall-on-the-way": lambda seen: bool(seen.view["walls"]),
    "too-full": lambda seen: (
        max(seen.of_side(seen.space, UNITS), seen.of_side(seen.space, ("worker", "necromancer"))) > MOST
    ),
    "put-right-first": lambda seen: TRUE["too-full"](seen),
    "put-right-before": lambda seen: TRUE["too-full"](seen),
    "phase": lambda seen: seen.view["step"] == seen.said["now"] != seen.said["phase"],
    "no-captives": lambda seen: not [token for token in seen.view["tokens"] if token.get("owner") == seen.seat],
    "no-more-buildings": lambda seen: seen.named[1] in UNITS,
    "no-teammate": lambda seen: seen.side(int(seen.named[1])) != seen.side(seen.seat) or seen.named[1] == seen.seat,
    "highest-level": lambda seen: seen.me["levels"][UNITS.index(str(seen.named[1]))] == 3,
    "nowhere-to-go": lambda seen: (
        not [option for option in seen.options if option[:3] == ("move", *seen.named[1:3]) and seen.named[0] == "move"]
    ),
    "not-in-battle": lambda seen: seen.view["battle"] is not None,
    "other-side-loses": lambda seen: all(
        seen.side(int(option[1])) != seen.side(int(seen.named[1])) for option in seen.options if option[0] == "lose"
    ),
    "air-unit": lambda seen: seen.named[2] == "air" and seen.view["battle"]["phase"] == "ground",
    "nothing-to-harvest": lambda seen: seen.spaces[seen.space]["kind"] not in ("gold-mine", "forest"),
    "depleted": lambda seen: seen.spaces[seen.space]["depletion"] == 2,
    "gold-first": lambda seen: (
        seen.spaces[seen.space]["kind"] == "forest"
        and all(seen.spaces[int(option[1])]["kind"] == "gold-mine" for option in seen.options if option[0] == "harvest")
    ),
    "no-worker-there": lambda seen: (
        not seen.pieces(seen.space, ("worker",), own=True)
        or (seen.spaces[seen.space]["building"] and seen.pieces(seen.space, ("worker",), own=True) == 1)
    ),
    "none-in-training": lambda seen: not seen.me["training"].get(seen.named[1], 0),
    "no-room-anywhere": lambda seen: not seen.completed(),
    "not-your-home": lambda seen: seen.space != seen.me["town"] and seen.spaces[seen.space]["outpost"] != seen.seat,
    "outpost-unfinished": lambda seen: (
        seen.spaces[seen.space]["outpost"] == seen.seat and seen.spaces[seen.space]["building"]
    ),
    "outpost-is-finished": lambda seen: (
        seen.spaces[seen.space]["outpost"] == seen.seat and not seen.spaces[seen.space]["building"]
    ),
    "no-own-outpost": lambda seen: seen.spaces[seen.space]["outpost"] != seen.seat,
    "outpost-there": lambda seen: seen.spaces[seen.space]["outpost"] is not None,
    "none-under-construction": lambda seen: not _under_construction(seen, str(seen.named[1])),
    "no-room-for-worker": lambda seen: seen.of_side(seen.space, ("worker", "necromancer")) >= MOST,
    "has-not-so-much": lambda seen: seen.said["has"] == seen.stock()[seen.named[2] == "wood"],
    "cannot-pay": _cannot_pay,
    "no-building-for-it": lambda seen: (
        seen.named[1] not in BUILDINGS or not seen.me["finished"][list(BUILDINGS).index(str(seen.named[1]))]
    ),
    "buildings-busy": lambda seen: (
        seen.me["training"].get(seen.named[1], 0) == seen.me["finished"][list(BUILDINGS).index(str(seen.named[1]))]
    ),
    "reserve-empty": lambda seen: not seen.me["reserve"].get(seen.named[1], 0),
    "needs-buildings": lambda seen: (
        seen.me["finished"][list(BUILDINGS).index(str(seen.said["building"]))] == seen.said["has"] != seen.said["needs"]
    ),
    "no-more-outposts": lambda seen: (
        sum(space["outpost"] == seen.seat for space in seen.spaces) == ECONOMY.outposts == seen.said["most"]
    ),
    "card-not-now": _not_now,
    "card-no-effect": lambda seen: not _not_now(seen),
    "not-in-hand": lambda seen: seen.named[1] not in seen.me["hand"],
    "one-option": lambda seen: seen.ask.prompt != "wc-spend",
    "choose-option": lambda seen: seen.ask.prompt == "wc-spend",
    "nothing-to-train": lambda seen: seen.ask.prompt == "wc-spend",
    "nothing-to-construct": lambda seen: seen.ask.prompt == "wc-spend",
    "nothing-to-upgrade": lambda seen: seen.ask.prompt == "wc-spend",
}


def pointed_at(play: Play[War], view: dict[str, Any], chance: Chance) -> Iterator[Choice]:
    """Choices of things that are there, or not far from there, offered or not."""
    assert play.ask is not None
    seat, count = play.ask.seat, len(view["spaces"])
    amounts: list[str | int] = [0, 1, 9, ""]
    own = [
        (heap["kind"], number)
        for number, space in enumerate(view["spaces"])
        for heap in space["pieces"]
        if heap["owner"] == seat
    ]
    somewhere = [*range(count), ""]
    for kind, at in [*own, ("builder", chance.below(count))]:
        near = chance.pick([at, chance.pick(somewhere), chance.pick(somewhere)])
        yield ("move", kind, at, near)
        for token in range(len(view["tokens"])):
            yield ("carry", kind, at, near, token, chance.pick([near, at]))
        yield ("lose", chance.below(len(view["owners"])), kind, at)
        yield ("build_outpost", at)
        yield ("harvest", at)
        yield ("finish_outpost", at)
        yield ("deploy", kind, chance.pick(somewhere))
        yield ("deploy", chance.pick(UNITS), at)
    for kind in (*KINDS, ""):
        for choice in ("train", "build", "upgrade", "upgrade_free", "finish_building", "finish_summoned"):
            yield (choice, kind)
    yield ("move", "", "", chance.below(count))
    yield ("deploy", "", chance.below(count))
    for other in range(len(view["owners"])):
        yield ("give", other, chance.pick(("gold", "wood")), chance.pick(amounts))
        yield ("ask_for_resources", other)
    hand = view["owners"][seat]["hand"]
    for card in [*(hand if isinstance(hand, list) else []), 0]:
        yield ("play", card)
    for choice in ("choose_training", "choose_constructing", "choose_upgrading", "end_movement"):
        yield (choice,)


TRUTHS = Truths(TRUE, pointed_at, Seen, matches=5, about=8, least=25)

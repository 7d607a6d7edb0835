"""A scenario in a terminal.

Its map with what stands on it, who plays, what is special, and how it is won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from textwrap import wrap
from typing import Final

from herna.engine.game import Message
from herna.games.warcraft.drawn_map import Hexagon, drawn_map
from herna.games.warcraft.grid import space_names
from herna.games.warcraft.printed import RACES
from herna.games.warcraft.scenario.form import ANY, START_KINDS
from herna.games.warcraft.scenario.model import NOBODY, Scenario, SpecialRule, StartPieces, VictoryCondition

SYMBOLS: Final = {"town": "T", "forest": "f", "gold-mine": "g", "mountain": "^", "objective": "*", "blank": "."}
STYLES: Final = {"town": "bold", "forest": "green", "gold-mine": "yellow", "objective": "bold magenta"}
DEPLETION: Final = {"partial": "/", "complete": "x"}
LETTERS: Final = dict(zip(START_KINDS, "GRAWNO", strict=True))
TOKEN: Final = "♦"
WIDTH: Final = 80
ANY_COLOURS: Final[tuple[str, ...]] = (
    "cyan",
    "bright_yellow",
    "bright_white",
    "white",
)  # of seats whose race is still to be chosen

Say = Callable[[Message], str]


def draw_scenario(scenario: Scenario, say: Say) -> str:
    """The whole scenario, without its name and what it is about."""
    lines = [*_map(scenario), "", *_legend(scenario, say), "", *_seats(scenario, say)]
    for heading, texts in (
        ("wc-scenario-special", _special(scenario, say)),
        ("wc-scenario-victory", _victory(scenario, say)),
    ):
        if texts:
            lines += ["", f"[bold]{say(Message(heading))}[/]"]
            for text in texts:
                lines += wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ")
    return "\n".join(lines)


# The map


def _map(scenario: Scenario) -> list[str]:
    hexagons: list[Hexagon] = []
    for number, space in enumerate(scenario.spaces):
        kind, pieces = _cell(scenario, number)
        colour = _colour(scenario, _owners(scenario, number))
        lines = ((kind, _style(scenario, number)),), ((pieces, colour),)
        hexagons.append(Hexagon(space.q, space.r, lines))
    return drawn_map(hexagons, {*scenario.walls})


def _cell(scenario: Scenario, number: int) -> tuple[str, str]:
    """What a space is and what it is called, and what stands on it."""
    space = scenario.spaces[number]
    points = str(space.points) if space.points else ""
    token = TOKEN if any(token.space == number for token in scenario.tokens) else ""
    sign = f"{SYMBOLS[space.kind]}{points}{DEPLETION.get(space.depletion, '')}{token}"
    pieces = [_pieces(line) for line in scenario.pieces if line.space == number]
    return f"{sign} {_called(scenario, number)}", " ".join(pieces)


def _pieces(line: StartPieces) -> str:
    """Pieces with their owner: `1:3G3W`; those of a neutral force begin with `n`."""
    counts = (line.ground, line.ranged, line.air, line.worker, line.necromancer, line.outpost)
    owner = "n" if line.owner == NOBODY else str(line.owner + 1)
    return f"{owner}:" + "".join(
        f"{count}{LETTERS[kind]}" for kind, count in zip(START_KINDS, counts, strict=True) if count
    )


def _owners(scenario: Scenario, number: int) -> list[int]:
    return [line.owner for line in scenario.pieces if line.space == number]


def _style(scenario: Scenario, number: int) -> str:
    space = scenario.spaces[number]
    towns = [seat for seat, its in enumerate(scenario.seats) if its.town == number]
    return f"bold {_colour(scenario, towns)}" if towns else STYLES.get(space.kind, "dim" if not space.label else "bold")


def _colour(scenario: Scenario, owners: Iterable[int]) -> str:
    """The colour of the race of the first of these owners."""
    for owner in owners:
        race = _race(scenario, owner)
        if race == ANY:
            return ANY_COLOURS[owner]
        return f"bright_{RACES[race].colour.replace('purple', 'magenta')}"
    return ""


def _race(scenario: Scenario, owner: int) -> str:
    force = scenario.special_rule("neutral-force")
    return force.race if owner == NOBODY and force is not None else scenario.seats[owner].race


def _legend(scenario: Scenario, say: Say) -> list[str]:
    """What the signs mean, of those that are on this map."""
    kinds = {space.kind for space in scenario.spaces}
    depletion = {space.depletion for space in scenario.spaces}
    drawn = "".join(_pieces(line) for line in scenario.pieces)
    signs = [(sign, f"wc-space-{kind}") for kind, sign in SYMBOLS.items() if kind in kinds]
    signs += [(sign, f"wc-depletion-{name}") for name, sign in DEPLETION.items() if name in depletion]
    pieces = [(letter, f"wc-piece-{kind}") for kind, letter in LETTERS.items() if letter in drawn]
    if scenario.walls:
        pieces.append(("│╲╱", "wc-token-wall"))
    return ["  ".join(f"[bold]{sign}[/] [dim]{say(Message(key))}[/]" for sign, key in line) for line in (signs, pieces)]


# Who plays, and by which rules


def _seats(scenario: Scenario, say: Say) -> list[str]:
    lines: list[str] = []
    for number, seat in enumerate(scenario.seats):
        race = "wc-scenario-race-any" if seat.race == ANY else f"wc-race-{seat.race}"
        facts = [say(Message(race))]
        facts += [f"{say(Message('wc-scenario-team'))} {seat.team}"] if seat.team else []
        facts += [f"{say(Message('wc-space-town'))} {_called(scenario, seat.town)}"] if seat.town >= 0 else []
        facts += [
            f"{say(Message(f'wc-resource-{name}'))} {count}"
            for name, count in (("gold", seat.gold), ("wood", seat.wood))
        ]
        lines.append(f"[{_colour(scenario, [number])}]{number + 1} {seat.key}[/]: {', '.join(facts)}")
        if seat.skips:
            lines.append(f"  {_said(say, 'wc-scenario-skips', steps=_listed(say, 'wc-step', seat.skips))}")
    if scenario.first == NOBODY:
        lines.append(say(Message("wc-scenario-first-random")))
    else:
        lines.append(_said(say, "wc-scenario-first", seat=scenario.seats[scenario.first].key))
    if scenario.removed_cards:
        removed = _said(say, "wc-scenario-removed", cards=_listed(say, "wc-card", scenario.removed_cards))
        lines += wrap(removed, WIDTH, subsequent_indent="  ")
    tokens = [
        f"{say(Message(f'wc-token-{token.kind}'))} {token.key} ({_called(scenario, token.space)})"
        for token in scenario.tokens
    ]
    return [*lines, *wrap(f"{TOKEN} {', '.join(tokens)}", WIDTH, subsequent_indent="  ")] if tokens else lines


def _special(scenario: Scenario, say: Say) -> list[str]:
    texts = [_for(scenario, rule.seats, _rule(scenario, rule, say), say) for rule in scenario.special]
    return [*texts, say(Message("wc-special-walls"))] if scenario.walls else texts


def _rule(scenario: Scenario, rule: SpecialRule, say: Say) -> str:
    spaces = ", ".join(_called(scenario, space) for space in rule.spaces)
    return _said(say, f"wc-special-{rule.name}", spaces=spaces, race=f"wc-race-{rule.race}", level=rule.level)


def _victory(scenario: Scenario, say: Say) -> list[str]:
    everybody = tuple(range(len(scenario.seats)))
    return [
        _for(
            scenario, () if condition.seats == everybody else condition.seats, _condition(scenario, condition, say), say
        )
        for condition in scenario.victory
    ]


def _condition(scenario: Scenario, condition: VictoryCondition, say: Say) -> str:
    near = "-near" if condition.name == "hold-space" and condition.adjacent_enemies >= 0 else ""
    space = _called(scenario, condition.space) if condition.space >= 0 else ""
    tokens = ", ".join(scenario.tokens[token].key for token in condition.tokens)
    count, target = condition.adjacent_enemies, condition.target
    return _said(say, f"wc-victory-{condition.name}{near}", target=target, space=space, count=count, tokens=tokens)


def _for(scenario: Scenario, seats: tuple[int, ...], text: str, say: Say) -> str:
    """A text about some of the seats."""
    if not seats:
        return text
    return _said(say, "wc-scenario-for", seats=", ".join(scenario.seats[seat].key for seat in seats), text=text)


def _called(scenario: Scenario, space: int) -> str:
    """What people call a space."""
    spaces = scenario.spaces
    return space_names(tuple((each.q, each.r) for each in spaces), tuple(each.label for each in spaces))[space]


def _listed(say: Say, prefix: str, keys: Iterable[str]) -> str:
    return ", ".join(say(Message(f"{prefix}-{key}")) for key in keys)


def _said(say: Say, key: str, **arguments: str | int) -> str:
    return say(Message(key, tuple(arguments.items())))

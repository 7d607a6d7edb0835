"""The table in a terminal.

The turn, each player's areas with warriors and what they carry, the duel, your hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from herna.games.doomtrooper.printed import PRINTED, STATS
from herna.games.doomtrooper.rules.lasting import EXPOSED
from herna.games.doomtrooper.seen import Change, DuelView, Side, Stat, Value, View
from herna.games.doomtrooper.table import AREA_NAMES, NONE

COLOURS: Final = {
    "warrior": "bold",
    "special": "yellow",
    "equipment": "cyan",
    "fortification": "blue",
    "art": "magenta",
    "symmetry": "red",
    "ki": "green",
    "relic": "yellow",
    "mission": "green",
    "warzone": "blue",
    "beast": "green",
    "alliance": "magenta",
}
NOTHING: Final = "–"
STATES: Final = ("wounded", "covered", "away")

Say = Callable[[str], str]


def draw(seen: dict[str, Any], say: Say) -> str:
    """The whole table as the seat sees it, its own side and hand last."""
    view = cast(View, seen)
    own = view["seat"]
    others = [seat for seat in range(len(view["players"])) if seat != own]
    lines = [_heading(view, say)]
    for seat in others if own < 0 else [*others, own]:
        lines += ["", *_player(view, seat, say)]
    for duel in view["duels"]:
        lines += ["", *_duel(view, duel, say)]
    if view["pending"]:
        waiting = ", ".join(_name(view, pending["card"], say) for pending in view["pending"])
        lines += ["", f"{say('dt-table-pending')}: {waiting}"]
    if lasting := _lasting(view, say):
        lines += ["", f"{say('dt-table-lasting')}: {', '.join(lasting)}"]
    return "\n".join(lines)


def _heading(view: View, say: Say) -> str:
    facts = [f"[bold]{say('dt-table-turn')} {view['turn']}[/]/{view['limit'] or NOTHING}"]
    if view["time_called"] or view["last_turns"] >= 0:
        facts.append(f"[red]{say('dt-table-last-turns')}[/]")
    if view["step"]:
        facts.append(say(f"dt-table-step-{view['step']}"))
    granted = len(view["actions"]["granted"])
    extra = f"+{granted}" if granted else ""
    facts.append(f"{say('dt-table-actions')} {view['actions']['common']}{extra}")
    facts.append(f"{say('dt-table-target')} {view['target']} {say('dt-table-promotion')}")
    return "  ".join(facts)


# Players


def _player(view: View, seat: int, say: Say) -> list[str]:
    player = view["players"][seat]
    mark = "▶" if view["active"] == seat else " "
    points = [
        f"[bold]{player['promotion']}[/] {say('dt-table-promotion')}",
        f"[bold]{player['destiny']}[/] {say('dt-table-destiny')}",
    ]
    points += [f"[red]{say('dt-table-debt')} {player['debt']}[/]"] if player["debt"] else []
    piles = [f"{say(f'dt-table-{pile}')} {_count(player[pile])}" for pile in ("hand", "library", "grave", "sacrificed")]
    out = [f"[red]{say('dt-table-out')}[/]"] if player["out"] else []
    lines = [f"{mark} [bold]{say(f'dt-seat-{seat + 1}')}[/]  {'  '.join([*points, *piles, *out])}"]
    for area in AREA_NAMES:
        if player[area]:
            lines.append(f"    [dim]{say(f'dt-area-{area}')}:[/]")
            lines += [line for card in player[area] for line in _lying(view, card, say, 3)]
    if isinstance(player["hand"], list) and player["hand"]:
        lines.append(f"    [dim]{say('dt-table-hand')}:[/] {', '.join(_in_hand(view, player['hand'], say))}")
    return lines


def _count(pile: list[int] | int) -> int:
    return pile if isinstance(pile, int) else len(pile)


def _in_hand(view: View, hand: list[int], say: Say) -> list[str]:
    names = [_name(view, card, say) for card in hand]
    counted = {name: names.count(name) for name in names}
    return [f"{name} [dim]×{count}[/]" if count > 1 else name for name, count in counted.items()]


# Cards on the table


def _lying(view: View, card: int, say: Say, deep: int) -> list[str]:
    """A card on the table with its values and state, and its attachments.

    What lies on it stands under it.
    """
    seen = view["cards"][str(card)]
    parts = [_name(view, card, say)]
    if "values" in seen:
        parts.append(" ".join(_value(seen["values"][name], say(f"dt-stat-{name}")) for name in STATS))
    parts += [f"[yellow]{say(f'dt-table-{state}')}[/]" for state in STATES if seen[state]]
    parts += [f"[yellow]{say('dt-table-imprisoned')}[/]"] if seen["jailer"] != NONE else []
    parts += [f"[dim]{say('dt-table-inside')}[/]"] if seen["boarded"] else []
    lines = [f"{'  ' * deep}{'  '.join(parts)}"]
    for other in seen["attached"]:
        lines += _lying(view, other, say, deep + 1)
    return lines


def _value(told: Value, name: str) -> str:
    if told["struck"]:
        return f"{name} {NOTHING}"
    changed = told["value"] != told["printed"]
    return f"{name} [bold]{told['value']}[/]" if changed else f"{name} {told['value']}"


def _name(view: View, card: int, say: Say) -> str:
    kind = view["kinds"].get(str(card))
    if kind is None:
        return f"[dim]{say('dt-face-down-warrior' if str(card) in view['cards'] else 'dt-face-down')}[/]"
    return f"[{COLOURS[PRINTED[kind].type]}]{say(f'dt-card-{kind}')}[/]"


def _lasting(view: View, say: Say) -> list[str]:
    """The cards whose effect lasts, each with whom it is about.

    The card may be gone.
    """
    effects = [*view["lasting"], *(switch for switch in view["switches"] if not switch["word"].startswith(EXPOSED))]
    told: dict[str, None] = {}
    for effect in effects:
        card = say(f"dt-card-{effect['kind']}" if effect["kind"] else "dt-face-down")
        told[f"{card} → {_name(view, effect['subject'], say)}" if effect["subject"] >= 0 else card] = None
    return list(told)


# The duel


def _duel(view: View, duel: DuelView, say: Say) -> list[str]:
    """Who fights whom and how, and the numbers that are compared.

    For each side it says where the numbers come from.
    """
    heading = f"[bold]{say('dt-table-duel')} {duel['phase']}[/]"
    if duel["tactic"]:
        heading += "  " + say(f"dt-tactic-{duel['tactic']}")
    if duel["zone"] != NONE:
        heading += f"  {_name(view, duel['zone'], say)}"
    lines = [heading]
    for side in duel["sides"]:
        lines += _side(view, duel, side, say)
    if not duel["sides"]:
        lines += [f"    {_name(view, card, say)}" for card in (duel["attacker"], duel["defender"]) if card != NONE]
    return lines


def _side(view: View, duel: DuelView, side: Side, say: Say) -> list[str]:
    names = " + ".join(_name(view, warrior, say) for warrior in side["group"])
    first = f"  [yellow]{say('dt-table-first')}[/]" if duel["first"] == side["warrior"] else ""
    attack = NOTHING if side["attack"] is None else side["attack"]
    lines = [f"    {names}  {say('dt-table-attack')} {attack}  {say('dt-table-armor')} {side['armor']}{first}"]
    tactic = duel["tactic"]
    stats: tuple[Stat, ...] = ("armor",) if tactic == "" else (tactic, "armor")
    for warrior in side["group"]:
        for stat in stats:
            lines += _computation(view, side["values"][str(warrior)][stat], say(f"dt-stat-{stat}"), say)
    return lines


def _computation(view: View, told: Value, name: str, say: Say) -> list[str]:
    """Where a number comes from; nothing, if it is as printed."""
    if not told["changes"]:
        return []
    changes = [_change(change, say) for change in told["changes"]]
    return [f"      [dim]{name} {told['value']} = {told['printed']}, {', '.join(changes)}[/]"]


def _change(change: Change, say: Say) -> str:
    amount = change["amount"]
    how = {"plus": f"{amount:+}", "base-plus": f"{amount:+}", "new-base": f"{amount:+}", "base-set": f"={amount}"}
    times = f"×{amount}" if change["divisor"] == 1 else f"×{amount}/{change['divisor']}"
    by = say("dt-table-cover") if change["cover"] else say(f"dt-card-{change['kind']}") if change["kind"] else ""
    return f"{how.get(change['layer'], times)} {by}".strip()

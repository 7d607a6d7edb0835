"""Warcraft as numbers: the map space by space, each owner's pieces, buildings, resources and cards, the battle."""

from __future__ import annotations

from herna.games.warcraft.printed import EXPERIENCE_CARDS, PIECE_KINDS, RACE_KEYS, UNIT_KINDS
from herna.games.warcraft.scenario import SCENARIOS
from herna.games.warcraft.scenario_form import SPACE_KINDS
from herna.games.warcraft.setting import KINDS as PIECES
from herna.rl.fields import Field, Kinds, Number, Rows, SeatOf, Size, Word
from herna.rl.layout import Layout

OWNERS = 5  # four seats and a neutral force
SPACES = 64
ROWS_OF_PIECES = 6
TOKENS = ("necromancer", "unit", "graveyard", "wall", "captive", "nordrassil")
STEPS = ("move", "harvest", "deploy", "spend")
KINDS = {kind: number for number, kind in enumerate(EXPERIENCE_CARDS)}


def layout() -> Layout:
    """The whole layout."""
    return Layout(
        fields=(
            Word("scenario.key", SCENARIOS),
            Word("step", STEPS),
            SeatOf("active", OWNERS),
            SeatOf("first", OWNERS),
            Number("round", 100),
            Number("round_limit", 100),
            Number("target", 30),
            Rows("owners", OWNERS, _of_an_owner(), by_seat=True),
            Rows("spaces", SPACES, _of_a_space()),
            Rows("tokens", 8, (Word("kind", TOKENS), SeatOf("owner", OWNERS), Number("space", SPACES))),
            Rows("walls", 8, (Number("0", SPACES), Number("1", SPACES))),
            Rows("quickened", 4, (Number("", SPACES),)),
            Rows("crippled", 8, (Number("", SPACES),)),
            *_of_a_battle(),
        ),
        slots=128,
        small={
            "piece": (*PIECES, "builder"),
            "unit": UNIT_KINDS,
            "building": PIECE_KINDS,
            "resource": ("gold", "wood"),
            "space": range(SPACES),
            "start": range(SPACES),
            "to": range(SPACES),
            "drop": range(SPACES),
            "seat": range(4),
            "owner": range(OWNERS),
            "attacker": range(OWNERS),
            "defender": range(OWNERS),
            "phase": range(4),
            "number": range(50),
        },
        cards=frozenset({"card", "source"}),
        kinds=KINDS,
        left_out=(
            "scenario.name",
            "spaces[].key",
            "spaces[].label",
            "owners[].town",
            "owners[].units",
            "owners[].skips",
            "tokens[].key",
            "tokens[].name",
            "special",
            "victory",
            "battle.first_strikes",
            "battle.devoured",
            "battle.effects[].kind",
        ),
    )


def _of_an_owner() -> tuple[Field, ...]:
    return (
        Word("race", RACE_KEYS),
        Number("player"),
        Number("side", 4),
        Number("eliminated"),
        Number("points", 30),
        Number("gold", 30),
        Number("wood", 30),
        Rows("levels", len(UNIT_KINDS), (Number("", 4),)),
        Rows("finished", len(PIECE_KINDS), (Number("", 4),)),
        Rows("under_construction", len(PIECE_KINDS), (Number("", 4),)),
        Rows("summoned", len(PIECE_KINDS), (Number("", 4),)),
        *(Number(f"{place}.{kind}", 10) for place in ("training", "reserve", "out") for kind in PIECES),
        Size("hand", 10),
        Kinds("hand", KINDS, 3),
        Number("deck", 30),
        Kinds("discard", KINDS, 3),
        Kinds("laid", KINDS, 3),
        Number("aside", 10),
    )


def _of_a_space() -> tuple[Field, ...]:
    return (
        Word("kind", SPACE_KINDS),
        Number("q", 10),
        Number("r", 10),
        Number("points", 5),
        SeatOf("town", OWNERS),
        Number("depletion", 2),
        SeatOf("outpost", OWNERS),
        Number("building"),
        Number("marked"),
        Number("locked"),
        Rows("pieces", ROWS_OF_PIECES, _of_pieces()),
    )


def _of_pieces() -> tuple[Field, ...]:
    numbers = tuple(Number(name, 3) for name in ("count", "moved", "fighting", "called", "polymorphed"))
    return (SeatOf("owner", OWNERS), Word("kind", PIECES), *numbers)


def _of_a_battle() -> tuple[Field, ...]:
    dice = (SeatOf("owner", OWNERS), Word("kind", PIECES), Number("natural", 6), Number("result", 6), Number("hit"))
    return (
        Number("battle.space", SPACES),
        SeatOf("battle.attacker", OWNERS),
        SeatOf("battle.defender", OWNERS),
        Number("battle.round", 10),
        Word("battle.phase", UNIT_KINDS),
        Rows("battle.owed", 2, (Number("", 6),)),
        Rows("battle.dice", 16, dice),
        Rows("battle.effects", 4, (Kinds("card", KINDS), SeatOf("owner", OWNERS))),
    )

"""What must hold of a scenario (docs/scenario-format.md): each point broken in a file that is right otherwise."""

import re
from typing import Any

import pytest

from herna.games.warcraft.game import GAME
from herna.games.warcraft.scenario.reading import check_scenario
from herna.messages.check import read_catalogue
from tests.kit.scenarios import EXAMPLE, shape, text_of

PASS, NECRO, CAPTIVES, NORDRASSIL, ELF_GATE = (
    EXAMPLE,
    *(text_of(key) for key in ("march-of-the-necromancers", "captives", "nordrassil", "elf-gate")),
)
WEST_PIECES = '{ owner = "west", space = "west-town", ground = 3, worker = 3 }'
EAST_PIECES = WEST_PIECES.replace("west", "east")
LAST_SIDE = '[[victory]]\nname = "last-side"\n'
NECROMANCERS = (LAST_SIDE, f'[[special]]\nname = "necromancers"\nseats = ["west"]\n{LAST_SIDE}')
OUTPOSTS = (LAST_SIDE, f'[[special]]\nname = "outposts-are-towns"\nseats = ["west"]\n{LAST_SIDE}')
NO_WAY = [(6, "no-way", "[map] spaces 5 (west-town)"), (6, "no-way", "[map] spaces 9 (east-town)")]
ISLAND = ("[map]\n", '[map]\nwalls = [["west-mine", "west-town"], ["west-mine", "west-field"]]\n')
NO_PASS = PASS.replace('    { key = "pass", q = 2, r = 0, kind = "blank", label = "P" },\n', "")
LAST_SIDE_ONLY = re.sub(r'\[\[victory\]\]\nname = "hold-space".*?\n\n', "", PASS, flags=re.DOTALL)
WEST_TOWN = '    { key = "west-town", q = 0, r = 0, kind = "town" },\n'
EAST_HOLDS = ("adjacent_enemies = 0", 'seats = ["east"]')
TOWN_FALLS = '[[victory]]\nname = "town-lost"\nseats = ["west"]\nspace = "east-town"\n'
CANNOT_WIN = [(12, "cannot-win", "[[victory]]")]

Fault = tuple[int, str, str]  # the point, what is wrong, and where


def told(text: str, *changes: tuple[str, str]) -> list[Fault]:
    """What is wrong with a scenario after these changes, each of which is made once."""
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    faults = [shape(fault) for fault in check_scenario(text, "mine.toml").faults]
    return [(int(point), key.removeprefix("wc-fault-"), where) for point, key, where in faults]


def test_a_fault_names_whose_pieces_it_is_about() -> None:
    text = PASS.replace(WEST_PIECES, WEST_PIECES.replace("ground = 3", "ground = 20"), 1)
    text = text.replace(EAST_PIECES, f'{EAST_PIECES}, {{ owner = "neutral", space = "east-town", ground = 1 }}', 1)

    told = [(fault.key, dict(fault.arguments)) for fault in check_scenario(text, "mine.toml").faults]

    assert [about["owner"] for key, about in told if key == "wc-fault-too-many-ground"] == ["west"]
    assert [about["owners"] for key, about in told if key == "wc-fault-enemies-together"] == ["east, neutral"]


def test_a_space_without_a_way_is_told_with_where_the_way_would_begin() -> None:
    far = PASS.replace(
        'kind = "gold-mine" },\n]', 'kind = "gold-mine" },\n    { key = "far", q = 40, r = 40, kind = "blank" },\n]'
    )

    (fault,) = check_scenario(far, "mine.toml").faults

    first = re.findall(r'key = "([^"]*)", q', far)[0]
    assert (fault.key, dict(fault.arguments)["start"]) == ("wc-fault-no-flight", first)


def test_who_cannot_win_is_named() -> None:
    text = PASS.replace(LAST_SIDE, "").replace(*EAST_HOLDS)

    (fault,) = check_scenario(text, "mine.toml").faults

    assert (fault.key, dict(fault.arguments)["seats"]) == ("wc-fault-cannot-win", "west")


# 1. The form


@pytest.mark.parametrize(
    ("before", "after", "what", "where"),
    [
        ('key = "the-pass"', 'key = "The Pass"', "no-key", "key"),
        ('key = "the-pass"', f'key = "{"a" * 31}"', "no-key", "key"),
        ('key = "the-pass"', 'key = "průsmyk"', "no-key", "key"),
        ('key = "the-pass"', "", "missing", "key"),
        ('key = "the-pass"', 'key = "the-pass"\ncolour = "red"', "field", "colour"),
        ('name.cs = "Průsmyk"', "", "no-texts", "name"),
        ('name.cs = "Průsmyk"', 'name.cs = "Průsmyk"\nname.de = "Pass"', "no-texts", "name"),
        ('name.cs = "Průsmyk"', 'name.cs = " "', "no-texts", "name"),
        ('name.cs = "Průsmyk"', 'name.cs = "a\\nb"', "no-texts", "name"),
        ('name.cs = "Průsmyk"', "name.cs = 1", "no-texts", "name"),
        ('name.cs = "Průsmyk"', f'name.cs = "{"a" * 61}"', "no-texts", "name"),
        ('removed_cards = ["victory-point"]', 'removed_cards = ["victory"]', "no-words", "removed_cards"),
        ('removed_cards = ["victory-point"]', "removed_cards = 1", "no-words", "removed_cards"),
        ('key = "west"\nrace = "any"', 'key = "west"\nrace = "elf"', "no-word", "[[seat]] 1 (west), race"),
        ("gold = 5", "gold = 100", "no-number", "[[seat]] 1 (west), gold"),
        ("gold = 5", "gold = true", "no-number", "[[seat]] 1 (west), gold"),
        ("gold = 5", "gold = 5.0", "no-number", "[[seat]] 1 (west), gold"),
        ("level = 1", "level = 0", "no-number", "[[seat]] 1 (west), level"),
        ("level = 1", 'level = 1\nskips = ["move"]', "no-words", "[[seat]] 1 (west), skips"),
        ("level = 1", 'level = 1\nskips = ["spend", "spend"]', "no-words", "[[seat]] 1 (west), skips"),
        ("ground = 3", "ground = 0", "no-number", "[start] pieces 1, ground"),
        ("ground = 3", "knight = 3", "field", "[start] pieces 1, knight"),
        ('name = "never-deplete"', 'name = "never"', "no-word", "[[special]] 1, name"),
        ('"last-side"', '"first-side"', "no-word", "[[victory]] 2, name"),
        ('"last-side"', '"points"\ntarget = 5\nalternatives = [true]', "no-numbers", "[[victory]] 2, alternatives"),
        ("adjacent_enemies = 0", "adjacent_enemies = -1", "no-number", "[[victory]] 1, adjacent_enemies"),
        ("adjacent_enemies = 0", "target = 1", "field", "[[victory]] 1, target"),
        ("adjacent_enemies = 0", "seats = []", "no-keys", "[[victory]] 1, seats"),
        ("q = 1, r = -1", "q = 51, r = -1", "no-number", "[map] spaces 1 (west-mine), q"),
        ('kind = "forest" }', 'kind = "wood" }', "no-word", "[map] spaces 4 (east-wood), kind"),
        ('label = "P"', 'label = "[P"', "no-label", "[map] spaces 7 (pass), label"),
        ('label = "P"', "points = 1", "field", "[map] spaces 7 (pass), points"),
        ('label = "P"', 'depletion = "partial"', "field", "[map] spaces 7 (pass), depletion"),
        ('kind = "blank", label = "P"', 'kind = "objective"', "missing", "[map] spaces 7 (pass), points"),
        ("[map]\n", '[map]\nwalls = [["pass"]]\n', "no-pairs", "[map], walls"),
        ("[map]\n", '[map]\nwalls = [["pass", "The Pass"]]\n', "no-pairs", "[map], walls"),
        ("[start]\n", '[sure]\nmap = "perhaps"\n[start]\n', "no-word", "[sure], map"),
        ("[start]\n", "sure = 1\n[start]\n", "field", "[[seat]] 2 (east), sure"),
    ],
)
def test_every_field_has_the_type_and_a_value_that_it_may_have(before: str, after: str, what: str, where: str) -> None:
    assert (1, what, where) in told(PASS, (before, after))


# 2. Keys


@pytest.mark.parametrize(
    ("before", "after", "what", "where"),
    [
        ('key = "east"', 'key = "west"', "twice", "[[seat]] 2 (west)"),
        ('key = "peak-1"', 'key = "pass"', "twice", "[map] spaces 7 (pass)"),
        ("q = 2, r = -1", "q = 1, r = -1", "same-place", "[map] spaces 2 (peak-1)"),
        (f"{WEST_PIECES},", f"{WEST_PIECES}, {WEST_PIECES},", "twice", "[start] pieces 2 (west, west-town)"),
        ('town = "west-town"', 'town = "west-city"', "unknown", "[[seat]] 1 (west), town"),
        ('first = "random"', 'first = "north"', "unknown", "first"),
        ('owner = "west"', 'owner = "north"', "unknown", "[start] pieces 1, owner"),
        ('space = "west-town"', 'space = "west-city"', "unknown", "[start] pieces 1, space"),
        ('"west-wood", "east-mine"', '"wood", "east-mine"', "unknown", "[[special]] 1 (never-deplete), spaces"),
        ('space = "pass"', 'space = "fail"', "unknown", "[[victory]] 1 (hold-space), space"),
        (LAST_SIDE, f'{LAST_SIDE}seats = ["north"]\n', "unknown", "[[victory]] 2 (last-side), seats"),
        ("[map]\n", '[map]\nwalls = [["pass", "fail"]]\n', "unknown", "[map] walls 1 (pass, fail)"),
    ],
)
def test_keys_and_coordinates_are_unique_and_what_is_named_is_there(
    before: str, after: str, what: str, where: str
) -> None:
    assert (2, what, where) in told(PASS, (before, after))


# 7. Pieces


def pieces(space: str, count: str) -> tuple[str, str]:
    """Other pieces than those in the west begin, on another space."""
    return f"{WEST_PIECES},", f'{{ owner = "west", space = "{space}", {count} }},'


def faults(sentence: str, text: str, *parts: Any) -> Any:
    """A row: a scenario, the changes that are made in it, and its faults, or one of them."""
    return pytest.param(text, parts[:-1], parts[-1], id=sentence)


@pytest.mark.parametrize(("text", "changes", "expected"), [
    # 1. The form
    faults("a name may have sixty characters", PASS, ('name.cs = "Průsmyk"', f'name.cs = "{"a" * 60}"'), []),
    faults("a captive has an owner", CAPTIVES, ('owner = "orc", space = "r5c6"', 'space = "r5c6"'),
        [(1, "missing", "[start] tokens 1 (thrall), owner")]),
    faults("only a captive has an owner", NECRO, ('kind = "graveyard"', 'kind = "graveyard", owner = "human"'),
        [(1, "field", "[start] tokens 4 (d), owner")]),
    faults("a seat has no key that means something else", PASS, ('key = "west"', 'key = "neutral"'),
        (1, "reserved", "[[seat]] 1 (neutral), key")),
    faults("two to four play", PASS,
        ("[start]", "".join(f'[[seat]]\nkey = "s{number}"\n' for number in range(3)) + "[start]"),
        (1, "no-tables", "seat")),
    *(faults(f"a space without both coordinates is in nobody's place: {given}", PASS, ("q = 2, r = -1", given),
        [(1, "missing", f"[map] spaces 2 (peak-1), {missing}")])
        for given, missing in (("q = 2", "r"), ("r = 0", "q"))),
    # 2. Keys
    faults("a special rule stands once", PASS,
        (LAST_SIDE, f'[[special]]\nname = "never-deplete"\nspaces = ["west-mine"]\n{LAST_SIDE}'),
        [(2, "twice", "[[special]] 2 (never-deplete)")]),
    faults("a token that is named is there", NECRO, ('tokens = ["a"', 'tokens = ["z"'),
        [(2, "unknown", "[[victory]] 3 (tokens-destroyed), tokens")]),
    faults("a fixed race is there once", CAPTIVES, ('race = "night-elf"', 'race = "orc"'),
        [(2, "race-twice", "[[seat]] 2 (night-elf), race")]),
    faults("the key of a token is there once", CAPTIVES, ('key = "tyrande"', 'key = "thrall"'),
        [(2, "twice", "[start] tokens 2 (thrall)")]),
    # 3. Sides and races
    faults("there are two sides", PASS, ('key = "west"', 'key = "west"\nteam = "us"'),
        ('key = "east"', 'key = "east"\nteam = "us"'), [(3, "one-side", "[[seat]]")]),
    faults("the race of a neutral force is nobody else's", ELF_GATE, ('race = "night-elf"', 'race = "orc"'),
        [(3, "neutral-race", "[[special]] 1 (neutral-force)")]),
    faults("a race is left for a neutral force", ELF_GATE,
        ("[start]", '[[seat]]\nkey = "elf"\nrace = "any"\ngold = 0\nwood = 0\ncards = 0\nlevel = 1\n\n[start]'),
        (3, "no-race-left", "[[special]] 1 (neutral-force)")),
    # 4. Towns
    faults("a Town is on a town space", PASS, ('town = "west-town"', 'town = "pass"'),
        [(4, "no-town", "[[seat]] 1 (west), town"), (4, "town-of-nobody", "[map] spaces 5 (west-town)")]),
    faults("a Town is that of one seat", PASS, ('town = "east-town"', 'town = "west-town"'),
        [(4, "town-of-several", "[map] spaces 5 (west-town)"), (4, "town-of-nobody", "[map] spaces 9 (east-town)")]),
    # 5. Walls
    faults("a wall stands between neighbours and only once", PASS,
        ("[map]\n",
            '[map]\nwalls = [["west-mine", "west-field"], ["west-field", "west-mine"], ["west-mine", "pass"]]\n'),
        [(5, "wall-twice", "[map] walls 2 (west-field, west-mine)"),
            (5, "wall-not-between", "[map] walls 3 (west-mine, pass)")]),
    # 6. Ways
    faults("a mountain parts the Towns", PASS, ('kind = "blank", label = "P"', 'kind = "mountain"'), NO_WAY),
    faults("a wall parts the Towns", PASS, ("[map]\n", '[map]\nwalls = [["pass", "east-field"]]\n'), NO_WAY),
    faults("no way leads over a mountain that is listed first", NO_PASS, ("spaces = [\n    { key",
        'spaces = [\n    { key = "pass", q = 2, r = 0, kind = "mountain" },\n    { key'),
        [(6, "no-way", "[map] spaces 6 (west-town)"), (6, "no-way", "[map] spaces 9 (east-town)")]),
    faults("a walled-in token cannot be reached on the ground", CAPTIVES,
        ("walls = [\n", 'walls = [\n    ["r1c2", "r1c1"],\n    ["r1c2", "r2c2"],\n'),
        [(6, "no-way", "[map] spaces 2 (r1c2)")]),
    faults("nor one on a mountain", CAPTIVES, ('space = "r1c2"', 'space = "r3c3"'),
        [(6, "no-way", "[map] spaces 18 (r3c3)")]),
    faults("the Towns can be reached from where pieces start", PASS, ISLAND, pieces("west-mine", "worker = 1"), NO_WAY),
    faults("but air units need no way", PASS, ISLAND, pieces("west-mine", "air = 1"), []),
    faults("nor does a neutral force", PASS, ISLAND,
        (EAST_PIECES, f'{EAST_PIECES}, {{ owner = "neutral", space = "west-mine", ground = 1 }}'),
        (LAST_SIDE, f'[[special]]\nname = "neutral-force"\nrace = "undead"\nlevel = 1\n\n{LAST_SIDE}'), []),
    faults("air units can reach every space", PASS, ('kind = "gold-mine" },\n]',
        'kind = "gold-mine" },\n    { key = "far", q = 40, r = 40, kind = "blank" },\n]'),
        [(6, "no-flight", "[map] spaces 14 (far)")]),
    # 7. Pieces
    *(faults(f"the limits hold on every space: {count}", PASS, pieces("west-town", count), NECROMANCERS,
        [(7, what, "[map] spaces 5 (west-town)")])
        for count, what in (("ground = 2, ranged = 1, air = 1", "limit-units"), ("worker = 4", "limit-workers"),
            ("worker = 3, necromancer = 1", "limit-workers"), ("necromancer = 2", "limit-necromancers"),
            ("outpost = 2", "limit-outposts"))),
    faults("teammates share the limits", NORDRASSIL, ('{ owner = "human", space = "r8c2"',
        '{ owner = "human", space = "r6c4", air = 1 },\n    { owner = "human", space = "r8c2"'),
        [(7, "limit-units", "[map] spaces 19 (r6c4)")]),
    *(faults(f"only air units stand on a mountain: {count}", PASS, pieces("peak-1", count),
        [(7, "on-a-mountain", "[map] spaces 2 (peak-1)")] * told_of)
        for count, told_of in (("worker = 1", True), ("outpost = 1", True), ("air = 1", False))),
    faults("nobody starts on a space with an enemy", PASS,
        (EAST_PIECES, '{ owner = "east", space = "west-town", air = 1 }'),
        [(7, "enemies-together", "[map] spaces 5 (west-town)")]),
    faults("nor with a neutral force", ELF_GATE, ('space = "r9c2", ground = 3', 'space = "r5c5", ground = 3'),
        [(7, "enemies-together", "[map] spaces 27 (r5c5)")]),
    # 8. Neutral pieces, Necromancers, captives
    faults("neutral pieces are units", ELF_GATE, ('space = "r5c4", air = 3', 'space = "r5c4", worker = 3'),
        [(8, "neutral-only-units", "[map] spaces 26 (r5c4)")]),
    faults("a neutral necromancer is no unit either, and nobody's", ELF_GATE,
        ('space = "r5c4", air = 3', 'space = "r5c4", necromancer = 1'),
        [(8, "neutral-only-units", "[map] spaces 26 (r5c4)")]),
    faults("neutral pieces are there only with a neutral force", ELF_GATE,
        ('[[special]]\nname = "neutral-force"\nrace = "night-elf"\nlevel = 2\n', ""),
        [(8, "no-neutral-force", "[start] pieces")]),
    faults("a neutral force has pieces", re.sub(r' +\{ owner = "neutral".*\n', "", ELF_GATE),
        [(8, "no-neutral-units", "[[special]] 1 (neutral-force)")]),
    faults("necromancers are of a seat that their rule names", NECRO,
        ('name = "necromancers"\nseats = ["undead"]', 'name = "necromancers"\nseats = ["human"]'),
        [(8, "no-necromancers-rule", "[start] pieces")]),
    faults("necromancers of the first seat need the rule too", PASS,
        (WEST_PIECES, WEST_PIECES.replace("worker = 3", "worker = 2, necromancer = 1")),
        [(8, "no-necromancers-rule", "[start] pieces")]),
    faults("captives are there only with their rule", CAPTIVES, ('[[special]]\nname = "captives"\n', ""),
        [(8, "no-captives-rule", "[start] tokens")]),
    faults("with their rule there are captives", PASS, (LAST_SIDE, f'[[special]]\nname = "captives"\n{LAST_SIDE}'),
        [(8, "no-captives", "[[special]] 2 (captives)")]),
    # 9 and 10. What special rules name
    faults("never-deplete names mines and forests", PASS, ('spaces = ["west-mine"', 'spaces = ["pass"'),
        [(9, "no-mine-or-forest", "[[special]] 1 (never-deplete), spaces")]),
    faults("and none that is depleted already", PASS,
        ('kind = "gold-mine" }', 'kind = "gold-mine", depletion = "complete" }'),
        [(9, "depleted-already", "[[special]] 1 (never-deplete), spaces")]),
    faults("but one that is depleted in part", PASS,
        ('kind = "gold-mine" }', 'kind = "gold-mine", depletion = "partial" }'), []),
    faults("outposts count as Towns for seats that have an outpost and no Town", PASS, OUTPOSTS,
        [(10, what, "[[special]] 2 (outposts-are-towns), seats")
            for what in ("seat-without-outpost", "seat-with-town")]),
    faults("an outpost of somebody else is none of theirs", PASS, OUTPOSTS,
        (EAST_PIECES, f'{EAST_PIECES}, {{ owner = "east", space = "pass", outpost = 1 }}'),
        [(10, what, "[[special]] 2 (outposts-are-towns), seats")
            for what in ("seat-without-outpost", "seat-with-town")]),
    faults("with an outpost only the Town is wrong", PASS, OUTPOSTS, ("worker = 3 }", "worker = 3, outpost = 1 }"),
        [(10, "seat-with-town", "[[special]] 2 (outposts-are-towns), seats")]),
    # 11. What victory conditions name
    faults("only unit tokens and graveyards are destroyed", NECRO, ('kind = "unit-air"', 'kind = "nordrassil"'),
        [(11, "not-destroyed", "[[victory]] 3 (tokens-destroyed), tokens")]),
    faults("and only with necromancers", NECRO, ('[[special]]\nname = "necromancers"\nseats = ["undead"]\n', ""),
        (11, "nobody-destroys", "[[victory]] 3 (tokens-destroyed)")),
    faults("a Town that is lost is a Town", NORDRASSIL, ('space = "r6c6"\n', 'space = "r6c7"\n'),
        [(11, "no-town-to-lose", "[[victory]] 2 (town-lost), space")]),
    faults("or an outpost that counts as one", NORDRASSIL,
        ('seats = ["night-elf", "human", "orc"]', 'seats = ["human", "orc"]'),
        [(11, "no-town-to-lose", "[[victory]] 2 (town-lost), space")]),
    faults("who brings a captive home has one", CAPTIVES,
        ('owner = "orc", space = "r5c6"', 'owner = "night-elf", space = "r5c6"'),
        [(11, "seat-without-captive", "[[victory]] 1 (captive-home)")]),
    faults("and a Town", CAPTIVES, ('town = "r3c1"\n', ""),
        (11, "seat-without-town", "[[victory]] 1 (captive-home)")),
    # 12. Winning
    faults("a side may win as the last one", LAST_SIDE_ONLY, []),
    faults("also over one whose Town is the first space of the map", LAST_SIDE_ONLY,
        (WEST_TOWN, ""), ("spaces = [\n    {", f"spaces = [\n{WEST_TOWN}    {{"), []),
    faults("but only over sides with a Town", LAST_SIDE_ONLY, ('town = "east-town"\n', ""),
        ('r = 0, kind = "town" },\n    { key = "west-wood"', 'r = 0, kind = "blank" },\n    { key = "west-wood"'),
        CANNOT_WIN),
    faults("every side can win by something that is for it", PASS, (LAST_SIDE, ""), EAST_HOLDS, CANNOT_WIN),
    faults("nobody wins by killing their own necromancers",
        NECRO.replace(LAST_SIDE, '[[victory]]\nname = "necromancers-killed"\nseats = ["undead"]'), CANNOT_WIN),
    faults("the fall of an enemy's Town wins", PASS, EAST_HOLDS, (LAST_SIDE, TOWN_FALLS), []),
    faults("the fall of a Town of your own side does not", PASS, EAST_HOLDS,
        (LAST_SIDE, TOWN_FALLS.replace("east-town", "west-town")), CANNOT_WIN),
])  # fmt: skip
def test_what_is_wrong_is_told(text: str, changes: tuple[tuple[str, str], ...], expected: list[Fault] | Fault) -> None:
    found = told(text, *changes)

    if isinstance(expected, tuple):
        assert expected in found
    else:
        assert found == expected


@pytest.mark.parametrize(
    ("kind", "most"), [("ground", 10), ("ranged", 7), ("air", 4), ("worker", 8), ("necromancer", 2), ("outpost", 2)]
)
def test_nobody_has_more_pieces_than_a_race_has(kind: str, most: int) -> None:
    spaces = ("west-mine", "west-field", "west-wood", "pass", "east-field")
    each = 3 if kind in ("ground", "ranged", "air", "worker") else 1
    counts = [min(each, most + 1 - each * number) for number in range(5) if each * number < most + 1]
    lines = ", ".join(
        f'{{ owner = "west", space = "{spaces[n]}", {kind} = {count} }}' for n, count in enumerate(counts)
    )
    rule = f'[[special]]\nname = "necromancers"\nseats = ["west"]\n{LAST_SIDE}'

    assert told(PASS, (f"{WEST_PIECES},", f"{lines},"), (LAST_SIDE, rule)) == [
        (7, f"too-many-{kind}", "[start] pieces")
    ]


# All of them


def test_all_faults_are_told_not_only_the_first() -> None:
    form = told(
        PASS, ("gold = 5", "gold = 500"), ('first = "random"', 'first = "north"'), ('label = "P"', 'lable = "P"')
    )
    assert {point for point, _, _ in form} == {1, 2}
    assert len(form) == 3
    rest = told(
        PASS,
        ('kind = "blank", label = "P"', 'kind = "mountain"'),
        ("worker = 3 }", "worker = 4 }"),
        ('spaces = ["west-mine"', 'spaces = ["pass"'),
        ("[map]\n", '[map]\nwalls = [["west-mine", "pass"]]\n'),
    )
    assert {point for point, _, _ in rest} == {5, 6, 7, 9}


def test_every_fault_has_its_words_and_every_words_their_fault() -> None:
    """The keys of the catalogue are those that the sources name."""
    package = GAME.content().joinpath("..")
    sources = "".join(
        (package / "scenario" / f"{name}.py").read_text(encoding="utf-8") for name in ("reading", "form", "check")
    )
    named = set(re.findall(r'add\(\s*\d+, "([a-z-]+)"', sources))
    named |= {f"no-{type}" for type in re.findall(r'Field\(\s*"([a-z]+)"', sources)}
    named |= {f"too-many-{kind}" for kind in ("ground", "ranged", "air", "worker", "necromancer", "outpost")}
    named |= {f"limit-{name}" for name in ("units", "workers", "necromancers", "outposts")}

    keys, _ = read_catalogue(GAME.content() / "en.ftl")

    assert {key.removeprefix("wc-fault-") for key in keys if key.startswith("wc-fault-")} == named

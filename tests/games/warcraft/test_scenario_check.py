"""What must hold of a scenario (docs/scenario-format.md): each point broken in a file that is right otherwise."""

from __future__ import annotations

import re

import pytest

from herna.games.warcraft.game import GAME
from herna.games.warcraft.scenario import check_scenario
from herna.messages.check import read_catalogue
from tests.kit.scenarios import EXAMPLE, shape, text_of

PASS, NECRO, CAPTIVES, NORDRASSIL, ELF_GATE = (
    EXAMPLE,
    *(text_of(key) for key in ("march-of-the-necromancers", "captives", "nordrassil", "elf-gate")),
)
WEST_PIECES = '{ owner = "west", space = "west-town", ground = 3, worker = 3 }'
EAST_PIECES = WEST_PIECES.replace("west", "east")
LAST_SIDE = '[[victory]]\nname = "last-side"\n'

Told = list[tuple[int, str, str]]  # the point, what is wrong, and where


def told(text: str, *changes: tuple[str, str]) -> Told:
    """What is wrong with a scenario after these changes, each of which is made once."""
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    faults = [shape(fault) for fault in check_scenario(text, "mine.toml").faults]
    return [(int(point), key.removeprefix("wc-fault-"), where) for point, key, where in faults]


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
        ("[start]\n", '[sure]\nmap = "perhaps"\n[start]\n', "no-word", "[sure], map"),
        ("[start]\n", "sure = 1\n[start]\n", "field", "[[seat]] 2 (east), sure"),
    ],
)
def test_every_field_has_the_type_and_a_value_that_it_may_have(before: str, after: str, what: str, where: str) -> None:
    assert (1, what, where) in told(PASS, (before, after))


def test_only_a_captive_has_an_owner_and_a_name() -> None:
    assert told(CAPTIVES, ('owner = "orc", space = "r5c6"', 'space = "r5c6"')) == [
        (1, "missing", "[start] tokens 1 (thrall), owner")
    ]
    assert told(NECRO, ('kind = "graveyard"', 'kind = "graveyard", owner = "human"')) == [
        (1, "field", "[start] tokens 4 (d), owner")
    ]


def test_a_seat_has_no_key_that_means_something_else() -> None:
    assert (1, "reserved", "[[seat]] 1 (neutral), key") in told(PASS, ('key = "west"', 'key = "neutral"'))


def test_two_to_four_play() -> None:
    five = "".join(f'[[seat]]\nkey = "s{number}"\n' for number in range(3))
    assert (1, "no-tables", "seat") in told(PASS, ("[start]", f"{five}[start]"))


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


def test_a_special_rule_stands_once_and_a_token_that_is_named_is_there() -> None:
    again = f'[[special]]\nname = "never-deplete"\nspaces = ["west-mine"]\n{LAST_SIDE}'
    assert told(PASS, (LAST_SIDE, again)) == [(2, "twice", "[[special]] 2 (never-deplete)")]
    assert told(NECRO, ('tokens = ["a"', 'tokens = ["z"')) == [
        (2, "unknown", "[[victory]] 3 (tokens-destroyed), tokens")
    ]


def test_a_fixed_race_and_the_key_of_a_token_are_unique() -> None:
    assert told(CAPTIVES, ('race = "night-elf"', 'race = "orc"')) == [(2, "race-twice", "[[seat]] 2 (night-elf), race")]
    assert told(CAPTIVES, ('key = "tyrande"', 'key = "thrall"')) == [(2, "twice", "[start] tokens 2 (thrall)")]


# 3. Sides and races


def test_there_are_two_sides() -> None:
    together = told(PASS, ('key = "west"', 'key = "west"\nteam = "us"'), ('key = "east"', 'key = "east"\nteam = "us"'))
    assert together == [(3, "one-side", "[[seat]]")]


def test_the_race_of_a_neutral_force_is_nobody_elses() -> None:
    assert told(ELF_GATE, ('race = "night-elf"', 'race = "orc"')) == [
        (3, "neutral-race", "[[special]] 1 (neutral-force)")
    ]
    fourth = '[[seat]]\nkey = "elf"\nrace = "any"\ngold = 0\nwood = 0\ncards = 0\nlevel = 1\n\n[start]'
    assert (3, "no-race-left", "[[special]] 1 (neutral-force)") in told(ELF_GATE, ("[start]", fourth))


# 4. Towns


def test_a_town_is_a_town_space_and_that_of_one_seat() -> None:
    assert told(PASS, ('town = "west-town"', 'town = "pass"')) == [
        (4, "no-town", "[[seat]] 1 (west), town"),
        (4, "town-of-nobody", "[map] spaces 5 (west-town)"),
    ]
    assert told(PASS, ('town = "east-town"', 'town = "west-town"')) == [
        (4, "town-of-several", "[map] spaces 5 (west-town)"),
        (4, "town-of-nobody", "[map] spaces 9 (east-town)"),
    ]


# 5. Walls


def test_a_wall_stands_between_neighbours_and_only_once() -> None:
    walls = '[map]\nwalls = [["west-mine", "west-field"], ["west-field", "west-mine"], ["west-mine", "pass"]]\n'
    assert told(PASS, ("[map]\n", walls)) == [
        (5, "wall-twice", "[map] walls 2 (west-field, west-mine)"),
        (5, "wall-not-between", "[map] walls 3 (west-mine, pass)"),
    ]


# 6. Ways


def test_every_town_can_be_reached_on_the_ground() -> None:
    """A mountain in the pass, or a wall, parts the Towns."""
    parted = [(6, "no-way", "[map] spaces 5 (west-town)"), (6, "no-way", "[map] spaces 9 (east-town)")]
    assert told(PASS, ('kind = "blank", label = "P"', 'kind = "mountain"')) == parted
    assert told(PASS, ("[map]\n", '[map]\nwalls = [["pass", "east-field"]]\n')) == parted


def test_no_way_leads_over_a_mountain_whichever_space_is_listed_first() -> None:
    closed = PASS.replace('    { key = "pass", q = 2, r = 0, kind = "blank", label = "P" },\n', "")
    first = 'spaces = [\n    { key = "pass", q = 2, r = 0, kind = "mountain" },\n    { key'
    assert [what for _, what, _ in told(closed, ("spaces = [\n    { key", first))] == ["no-way", "no-way"]


def test_every_token_can_be_reached_on_the_ground() -> None:
    walled_in = '    ["r1c2", "r1c1"],\n    ["r1c2", "r2c2"],\n'
    assert told(CAPTIVES, ("walls = [\n", f"walls = [\n{walled_in}")) == [(6, "no-way", "[map] spaces 2 (r1c2)")]
    assert told(CAPTIVES, ('space = "r1c2"', 'space = "r3c3"')) == [(6, "no-way", "[map] spaces 18 (r3c3)")]


def test_the_towns_can_be_reached_from_where_pieces_start_but_air_units_and_neutral_ones_need_no_way() -> None:
    island = '[map]\nwalls = [["west-mine", "west-town"], ["west-mine", "west-field"]]\n'
    start = '{ owner = "west", space = "west-mine", worker = 1 }'
    parted = [(6, "no-way", "[map] spaces 5 (west-town)"), (6, "no-way", "[map] spaces 9 (east-town)")]
    assert told(PASS, ("[map]\n", island), (f"{WEST_PIECES},", f"{start},")) == parted
    assert told(PASS, ("[map]\n", island), (f"{WEST_PIECES},", f"{start},".replace("worker", "air"))) == []


def test_air_units_can_reach_every_space() -> None:
    far = '    { key = "far", q = 40, r = 40, kind = "blank" },\n]'
    assert told(PASS, ('kind = "gold-mine" },\n]', f'kind = "gold-mine" }},\n{far}')) == [
        (6, "no-flight", "[map] spaces 14 (far)")
    ]


# 7. Pieces


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


@pytest.mark.parametrize(
    ("pieces", "what"),
    [
        ("ground = 2, ranged = 1, air = 1", "limit-units"),
        ("worker = 4", "limit-workers"),
        ("worker = 3, necromancer = 1", "limit-workers"),
        ("necromancer = 2", "limit-necromancers"),
        ("outpost = 2", "limit-outposts"),
    ],
)
def test_the_limits_hold_on_every_space(pieces: str, what: str) -> None:
    line = f'{{ owner = "west", space = "west-town", {pieces} }}'
    rule = f'[[special]]\nname = "necromancers"\nseats = ["west"]\n{LAST_SIDE}'

    assert told(PASS, (WEST_PIECES, line), (LAST_SIDE, rule)) == [(7, what, "[map] spaces 5 (west-town)")]


def test_teammates_share_the_limits() -> None:
    visit = '{ owner = "human", space = "r6c4", air = 1 },\n    { owner = "human", space = "r8c2"'
    assert told(NORDRASSIL, ('{ owner = "human", space = "r8c2"', visit)) == [
        (7, "limit-units", "[map] spaces 19 (r6c4)")
    ]


def test_only_air_units_stand_on_a_mountain() -> None:
    for pieces, told_of in (("worker = 1", True), ("outpost = 1", True), ("air = 1", False)):
        line = f'{{ owner = "west", space = "peak-1", {pieces} }}'
        faults = told(PASS, (f"{WEST_PIECES},", f"{line},"))
        assert faults == ([(7, "on-a-mountain", "[map] spaces 2 (peak-1)")] if told_of else [])


def test_nobody_starts_on_a_space_with_an_enemy() -> None:
    assert told(PASS, (EAST_PIECES, '{ owner = "east", space = "west-town", air = 1 }')) == [
        (7, "enemies-together", "[map] spaces 5 (west-town)")
    ]
    assert told(ELF_GATE, ('space = "r9c2", ground = 3', 'space = "r5c5", ground = 3')) == [
        (7, "enemies-together", "[map] spaces 27 (r5c5)")
    ]


# 8. Neutral pieces, Necromancers, captives


def test_neutral_pieces_are_units_and_there_are_some_exactly_if_there_is_a_neutral_force() -> None:
    assert told(ELF_GATE, ('space = "r5c4", air = 3', 'space = "r5c4", worker = 3')) == [
        (8, "neutral-only-units", "[start] pieces, [map] spaces 26 (r5c4)")
    ]
    assert told(ELF_GATE, ('[[special]]\nname = "neutral-force"\nrace = "night-elf"\nlevel = 2\n', "")) == [
        (8, "no-neutral-force", "[start] pieces")
    ]
    assert told(re.sub(r' +\{ owner = "neutral".*\n', "", ELF_GATE)) == [
        (8, "no-neutral-units", "[[special]] 1 (neutral-force)")
    ]


def test_necromancers_are_of_a_seat_that_their_rule_names() -> None:
    other = ('name = "necromancers"\nseats = ["undead"]', 'name = "necromancers"\nseats = ["human"]')
    assert told(NECRO, other) == [(8, "no-necromancers-rule", "[start] pieces")]


def test_captives_are_there_exactly_if_their_rule_is() -> None:
    assert told(CAPTIVES, ('[[special]]\nname = "captives"\n', "")) == [(8, "no-captives-rule", "[start] tokens")]
    assert told(PASS, (LAST_SIDE, f'[[special]]\nname = "captives"\n{LAST_SIDE}')) == [
        (8, "no-captives", "[[special]] 2 (captives)")
    ]


# 9 and 10. What special rules name


def test_never_deplete_names_mines_and_forests_that_are_not_depleted_yet() -> None:
    where = "[[special]] 1 (never-deplete), spaces"
    assert told(PASS, ('spaces = ["west-mine"', 'spaces = ["pass"')) == [(9, "no-mine-or-forest", where)]
    assert told(PASS, ('kind = "gold-mine" }', 'kind = "gold-mine", depletion = "complete" }')) == [
        (9, "depleted-already", where)
    ]
    assert told(PASS, ('kind = "gold-mine" }', 'kind = "gold-mine", depletion = "partial" }')) == []


def test_outposts_count_as_towns_for_seats_that_have_an_outpost_and_no_town() -> None:
    where = "[[special]] 2 (outposts-are-towns), seats"
    rule = (LAST_SIDE, f'[[special]]\nname = "outposts-are-towns"\nseats = ["west"]\n{LAST_SIDE}')
    assert told(PASS, rule) == [(10, "seat-without-outpost", where), (10, "seat-with-town", where)]
    assert told(PASS, rule, ("worker = 3 }", "worker = 3, outpost = 1 }")) == [(10, "seat-with-town", where)]


# 11. What victory conditions name


def test_only_unit_tokens_and_graveyards_are_destroyed_and_only_with_necromancers() -> None:
    where = "[[victory]] 3 (tokens-destroyed)"
    assert told(NECRO, ('kind = "unit-air"', 'kind = "nordrassil"')) == [(11, "not-destroyed", f"{where}, tokens")]
    assert (11, "nobody-destroys", where) in told(
        NECRO, ('[[special]]\nname = "necromancers"\nseats = ["undead"]\n', "")
    )


def test_a_town_that_is_lost_is_a_town_or_an_outpost_that_counts_as_one() -> None:
    where = "[[victory]] 2 (town-lost), space"
    assert told(NORDRASSIL, ('space = "r6c6"\n', 'space = "r6c7"\n'))[0] == (11, "no-town-to-lose", where)
    assert told(NORDRASSIL, ('seats = ["night-elf", "human", "orc"]', 'seats = ["human", "orc"]')) == [
        (11, "no-town-to-lose", where)
    ]


def test_who_brings_a_captive_home_has_one_and_a_town() -> None:
    where = "[[victory]] 1 (captive-home)"
    assert told(CAPTIVES, ('owner = "orc", space = "r5c6"', 'owner = "night-elf", space = "r5c6"')) == [
        (11, "seat-without-captive", where)
    ]
    homeless = told(CAPTIVES, ('town = "r3c1"\n', ""))
    assert (11, "seat-without-town", where) in homeless


# 12. Winning


def test_a_side_wins_as_the_last_one_only_over_sides_with_a_town() -> None:
    alone = re.sub(r'\[\[victory\]\]\nname = "hold-space".*?\n\n', "", PASS, flags=re.DOTALL)
    assert told(alone) == []
    no_town = (
        ('town = "east-town"\n', ""),
        ('r = 0, kind = "town" },\n    { key = "west-wood"', 'r = 0, kind = "blank" },\n    { key = "west-wood"'),
    )
    assert told(alone, *no_town) == [(12, "cannot-win", "[[victory]]")]


def test_every_side_can_win_by_something_that_is_for_it() -> None:
    assert told(PASS, (LAST_SIDE, ""), ("adjacent_enemies = 0", 'seats = ["east"]')) == [
        (12, "cannot-win", "[[victory]]")
    ]


def test_nobody_wins_by_killing_their_own_necromancers() -> None:
    by_killing = '[[victory]]\nname = "necromancers-killed"\nseats = ["undead"]'
    only = re.sub(r'\[\[victory\]\]\nname = "last-side"\n', by_killing, NECRO)
    assert told(only) == [(12, "cannot-win", "[[victory]]")]


def test_nobody_wins_by_the_fall_of_a_town_of_the_own_side() -> None:
    east_holds = ("adjacent_enemies = 0", 'seats = ["east"]')
    falls = '[[victory]]\nname = "town-lost"\nseats = ["west"]\nspace = "east-town"\n'
    assert told(PASS, east_holds, (LAST_SIDE, falls)) == []
    assert told(PASS, east_holds, (LAST_SIDE, falls.replace("east-town", "west-town"))) == [
        (12, "cannot-win", "[[victory]]")
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
        (package / f"{name}.py").read_text(encoding="utf-8") for name in ("scenario", "scenario_form", "scenario_check")
    )
    named = set(re.findall(r'add\(\s*\d+, "([a-z-]+)"', sources))
    named |= {f"no-{type}" for type in re.findall(r'Field\(\s*"([a-z]+)"', sources)}
    named |= {f"too-many-{kind}" for kind in ("ground", "ranged", "air", "worker", "necromancer", "outpost")}
    named |= {f"limit-{name}" for name in ("units", "workers", "necromancers", "outposts")}

    keys, _ = read_catalogue(GAME.content() / "en.ftl")

    assert {key.removeprefix("wc-fault-") for key in keys if key.startswith("wc-fault-")} == named

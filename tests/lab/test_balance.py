"""Both versions of a game on the same seeds: what a change is worth, and how sure that is."""

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from itertools import takewhile

import pytest

from herna.engine.chance import Chance, Seeded
from herna.engine.content import Changes, all_changes, set_changes, with_change
from herna.engine.errors import BadInput, Faults
from herna.engine.events import Log
from herna.games.catalogue import game_named
from herna.lab.balance import (
    Difference,
    Outcome,
    Pairs,
    Part,
    compare,
    difference,
    differences,
)
from herna.lab.change import read_change
from herna.lab.cores import run_in_parts
from herna.lab.dry_run import check_change
from herna.lab.simulate import Failure, Plan, make_plan
from herna.messages.words import Words

STRONGER = """
[[cave_goblins.card]]
key = "sneeks"
life = 60
"""


def a_plan(game: str = "summoner-wars", bots: tuple[str, ...] = ("random", "random"), **options: str) -> Plan:
    return make_plan(game_named(game), bots, options, "7", 20_000)


def compare_versions(plan: Plan, text: str, matches: int, jobs: int) -> Pairs:
    """Both versions of a few matches."""
    changes = read_change(game_named(plan.game), text, "my.toml")
    check_change(plan.game, changes, "my.toml", text, len(plan.bots), plan.options)
    pairs = Pairs()
    for part in compare(plan, changes, range(1, 1 + matches), jobs):
        pairs.add(part)
    assert not pairs.all_failures()
    return pairs


def refused(game: str, text: str) -> BadInput:
    with pytest.raises(BadInput) as error:
        read_change(game_named(game), text, "my.toml")
    return error.value


# The result


def test_an_obviously_stronger_change_is_found_stronger_for_its_owner_only() -> None:
    pairs = compare_versions(a_plan(), STRONGER, matches=24, jobs=2)

    other, goblins = differences(pairs)
    assert len(pairs.numbers()) == 24
    assert goblins.verdict() == "stronger"
    assert other.verdict() == "weaker"
    assert goblins.mean() == -other.mean() > 0.2
    assert 0 < goblins.interval[0] < goblins.mean() < goblins.interval[1] + 0.1
    assert goblins.luck < 0.05


def test_a_change_that_changes_nothing_makes_exactly_no_difference() -> None:
    pairs = compare_versions(a_plan(), '[[cave_goblins.card]]\nkey = "horde-slinger"\n', matches=6, jobs=2)

    assert pairs.ended[0] == pairs.ended[1]
    for side in differences(pairs):
        assert side.mean() == 0
        assert (side.better, side.worse) == (0, 0)
        assert side.verdict() == "same"


def test_one_job_finds_what_two_find() -> None:
    assert (
        compare_versions(a_plan(), STRONGER, 4, jobs=1).ended == compare_versions(a_plan(), STRONGER, 4, jobs=2).ended
    )


def test_this_process_still_plays_the_game_as_it_is_printed() -> None:
    plan = a_plan()
    compare_versions(plan, STRONGER, 1, jobs=1)

    from herna.games.summoner_wars.printed import PRINTED

    assert PRINTED["sneeks"].life != 60


def test_closing_a_comparison_ends_both_versions() -> None:
    changes = read_change(game_named("summoner-wars"), STRONGER, "my.toml")

    with closing(compare(a_plan(), changes, range(1, 1000), 2)) as parts:
        assert next(parts).outcomes


GAMES = {
    "aeons-end": ('[[setup.difficulty]]\nkey = "normal"\nplayer = 1\n', ("random",)),
    "warcraft": ('[[two-players.seat]]\nkey = "west"\ngold = 9\n', ("random", "random")),
    "doomtrooper": (
        '[[bauhaus.card]]\nkey = "super-hussar"\nlike = "hussar"\ncode = "99001"\nfight = 9\n'
        '[[decks.deck]]\nkey = "grapeshot"\ncards = { super-hussar = 4 }\n',
        ("random", "random"),
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_change_of_any_game_changes_its_matches(game: str) -> None:
    text, bots = GAMES[game]
    options = {"deck-1": "grapeshot", "deck-2": "way-of-ki"} if game == "doomtrooper" else {}

    pairs = compare_versions(a_plan(game, bots, **options), text, matches=2, jobs=2)

    assert len(pairs.numbers()) == 2
    assert pairs.ended[0] != pairs.ended[1]


# How sure it is


def test_the_interval_is_that_of_bonett_and_price() -> None:
    """With 12 better, 4 worse and 84 equal deals: (13 - 5) / 102 ± 1.96 sqrt((18/102 - (8/102)²) / 102)."""
    found = difference([0.0] * 12 + [1.0] * 4 + [1.0] * 84, [1.0] * 12 + [0.0] * 4 + [1.0] * 84)

    assert found.mean() == pytest.approx(0.08)
    assert found.interval == pytest.approx((-0.00167, 0.15853), abs=1e-4)
    assert found.verdict() == "unsure"
    assert found.luck == pytest.approx(0.0549, abs=1e-3)


def test_the_verdict_agrees_with_how_likely_chance_alone_brings_the_difference() -> None:
    for better in range(40):
        found = difference([0.0] * better + [1.0] * 10 + [0.5] * 50, [1.0] * better + [0.0] * 10 + [0.5] * 50)
        assert (found.luck < 0.05) == (found.verdict() in ("stronger", "weaker"))


def test_a_few_deals_that_all_came_out_alike_are_no_proof() -> None:
    found = difference([0.5] * 3, [0.5] * 3)

    assert found.verdict() == "same"
    assert found.interval[0] < -0.3
    assert found.interval[1] > 0.3


def test_a_draw_counts_half() -> None:
    found: Difference = difference([0.0, 1.0], [0.5, 1.0])

    assert (found.before, found.after, found.better, found.worse) == (0.5, 0.75, 1, 0)


# What a change file may say


def test_a_change_is_laid_over_field_by_field_and_entry_by_entry() -> None:
    data = {
        "life": 70,
        "card": [{"key": "a", "cost": 1, "at": {"x": 1, "y": 2}}, {"key": "b", "cost": 2}],
        "row": [1, 2],
    }

    after = with_change(
        data,
        {
            "row": [3],
            "card": [{"key": "c", "like": "a", "cost": 9}, {"key": "a", "at": {"y": 5, "without": ["x"]}}],
        },
    )

    assert after == {
        "life": 70,
        "card": [
            {"key": "a", "cost": 1, "at": {"y": 5}},
            {"key": "b", "cost": 2},
            {"key": "c", "like": "a", "cost": 9, "at": {"x": 1, "y": 2}},
        ],
        "row": [3],
    }
    assert data["card"][0] == {"key": "a", "cost": 1, "at": {"x": 1, "y": 2}}  # type: ignore[index] # a list of entries


FAULTS = {
    "": "error-change-empty",
    "[[cave_goblins.card]": "error-bad-toml",
    "cave_goblins = 3": "error-change-value",
    "[goblins]": "error-change-file",
    "[rules]": "error-change-file",
    "[cave_goblins]\nlief = 3": "error-change-field",
    "[cave_goblins]\ncard = 3": "error-change-value",
    "[[cave_goblins.card]]\nlife = 3": "error-change-unnamed",
    '[[cave_goblins.card]]\nkey = "horde-slinger"\nlief = 3': "error-change-field",
    '[[cave_goblins.card]]\nkey = "horde-slinger"\nlife = "3"': "error-change-value",
    '[[cave_goblins.card]]\nkey = "horde-slinger"\nlife = true': "error-change-value",
    '[[cave_goblins.card]]\nkey = "horde-slinger"\nlife = 3.5': "error-change-value",
    '[[cave_goblins.card]]\nkey = "horde-slinger"\nabilities = [3]': "error-change-value",
    '[[cave_goblins.card]]\nkey = "horde-slinger"\nwithout = ["lief"]': "error-change-field",
    '[[cave_goblins.card]]\nkey = "hord-slinger"\nlife = 3': "error-change-new",
    '[[cave_goblins.card]]\nkey = "new"\nlike = "nobody"': "error-change-like",
    '[[cave_goblins.card]]\nkey = "blarf"\nlike = "horde-slinger"': "error-change-like",
    "[cave_goblins.setup]\nnobody = [1, 2]": "error-change-field",
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_fault_of_a_change_file_is_refused_before_anything_is_played(text: str) -> None:
    error = refused("summoner-wars", text)

    assert error.key == FAULTS[text]
    assert str(error.arguments["file"]).partition(":")[0] == "my.toml"


def test_every_fault_of_a_change_file_is_told_at_once() -> None:
    text = '[[cave_goblins.card]]\nkey = "sneeks"\nlfe = 4\ncost = "x"\n[[goblins.card]]\nkey = "a"\n'

    error = refused("summoner-wars", text)

    assert isinstance(error, Faults)
    assert [fault.key for fault in error.faults] == ["error-change-field", "error-change-value", "error-change-file"]
    assert "lessons" not in str(error.faults[2].arguments["known"])


def test_a_change_that_makes_a_ready_made_deck_illegal_is_told_with_its_rules() -> None:
    text = '[[decks.deck]]\nkey = "grapeshot"\ncards = { infantry = 40 }'

    found = check_change("doomtrooper", read_change(game_named("doomtrooper"), text, "my.toml"), "my.toml")

    assert [(key, [fault.rule for fault in faults]) for key, faults in found] == [("grapeshot", ["DT-DECK-03"])]


def test_it_is_said_where_a_fault_is_and_what_is_known_there() -> None:
    error = refused("summoner-wars", '[[cave_goblins.card]]\nkey = "horde-slinger"\nstrenght = 3')

    assert error.arguments["where"] == "cave_goblins.card[horde-slinger].strenght"
    assert "strength" in str(error.arguments["known"])


def test_a_table_that_names_cards_may_name_a_new_one() -> None:
    text = '[[cave_goblins.card]]\nkey = "new"\nlike = "blarf"\n[cave_goblins.setup]\nnew = [1, 2]\n'

    assert read_change(game_named("summoner-wars"), text, "my.toml")["cave_goblins.toml"]["setup"] == {"new": [1, 2]}


def test_a_game_without_content_has_nothing_to_change() -> None:
    assert refused("connect-four", "[rack]\nwidth = 8").key == "error-change-none"


BROKEN = {
    '[[cave_goblins.card]]\nkey = "blarf"\nattack = "magic"': "error-content-value",
    '[[cave_goblins.card]]\nkey = "blarf"\nabilities = ["magic"]': "error-content-text",
    '[cave_goblins.setup]\nwithout = ["sneeks"]': "error-change-code",
}


@pytest.mark.parametrize("text", BROKEN)
def test_what_the_game_itself_refuses_is_said_before_anything_is_played(text: str) -> None:
    changes = read_change(game_named("summoner-wars"), text, "my.toml")

    with pytest.raises(BadInput) as error:
        check_change("summoner-wars", changes, "my.toml", text)

    assert error.value.key == "error-change-broken"
    why = error.value.arguments["why"]
    assert isinstance(why, Exception)
    assert why.args[0] == BROKEN[text]


def test_a_match_that_only_one_version_played_to_its_end_is_no_pair() -> None:
    pairs = Pairs()
    lost = Failure(a_plan(), 2, "why", "where")

    pairs.add(Part(0, {1: Outcome((1.0, 0.0), 10), 2: Outcome((1.0, 0.0), 30), 3: Outcome((1.0, 0.0), 20)}))
    pairs.add(Part(1, {1: Outcome((0.0, 1.0), 40), 2: lost}))

    assert pairs.numbers() == [1]
    assert (pairs.mean_decisions(0), pairs.mean_decisions(1)) == (10, 40)
    assert (pairs.matches(0), pairs.matches(1)) == (3, 2)
    assert pairs.all_failures() == [lost]
    assert [side.mean() for side in differences(pairs)] == [-1, 1]
    assert differences(Pairs()) == []


def test_entries_that_share_a_name_cannot_be_told_apart_and_are_replaced_together() -> None:
    data = {"victory": [{"name": "hold", "space": 1}, {"name": "hold", "space": 2}]}

    assert with_change(data, {"victory": [{"name": "hold"}]}) == {"victory": [{"name": "hold"}]}


# New cards, their names, and where faults are


def test_a_fault_is_told_with_the_line_that_sets_it() -> None:
    text = '[[cave_goblins.card]]\nkey = "sneeks"\n\nlfe = 4\n[names]\nnobody = "X"\n'

    error = refused("summoner-wars", text)

    assert isinstance(error, Faults)
    assert [str(fault.arguments["file"]) for fault in error.faults] == ["my.toml:4", "my.toml:6"]


def test_what_the_game_refuses_is_told_with_the_line_in_the_change_file() -> None:
    text = '[[cave_goblins.card]]\nkey = "new"\nlike = "blarf"\nabilities = [\n"magic",\n"more",\n]\n'
    changes = read_change(game_named("summoner-wars"), text, "my.toml")

    with pytest.raises(Faults) as error:
        check_change("summoner-wars", changes, "my.toml", text)

    assert [fault.arguments["file"] for fault in error.value.faults] == ["my.toml:5", "my.toml:6"]


def test_all_cards_with_unknown_effects_are_told_with_close_ones_and_the_recipe() -> None:
    text = "".join(
        f'[[bauhaus.card]]\nkey = "new-{number}"\nlike = "hussar"\ncode = "9{number}"\neffects = [{{ do = "imune" }}]\n'
        for number in (1, 2)
    )
    changes = read_change(game_named("doomtrooper"), text, "my.toml")

    with pytest.raises(Faults) as error:
        check_change("doomtrooper", changes, "my.toml", text)

    assert [fault.arguments["file"] for fault in error.value.faults] == ["my.toml:5", "my.toml:10"]
    for fault in error.value.faults:
        why = Words("en").error(fault)
        assert '"imune"' in why
        assert "immune" in why
        assert "docs/recipes/card.md" in why


@pytest.mark.parametrize("name", ['""', '"a\\nb"', f'"{61 * "x"}"', "3", '{ de = "Neu" }', "{}"])
def test_a_name_is_one_short_line_in_a_known_language(name: str) -> None:
    error = refused("summoner-wars", f"[names]\nsneeks = {name}\n")

    assert error.key in ("error-change-said", "error-change-value")


def test_a_name_in_one_language_is_that_of_both() -> None:
    found = read_change(game_named("summoner-wars"), '[names]\nsneeks = { cs = "Smrad" }\n', "my.toml")

    assert found == {"names": {"sneeks": {"en": "Smrad", "cs": "Smrad"}}}


def test_a_change_says_which_game_it_is_of_and_how_long_it_may_be() -> None:
    text = '[names]\nsneeks = "Smrad"\n'

    assert read_change(game_named("summoner-wars"), f'game = "summoner-wars"\n{text}', "my.toml")["names"]
    assert refused("summoner-wars", f'game = "warcraft"\n{text}').key == "error-change-game"
    assert refused("summoner-wars", text + "#" * 100_000).key == "error-change-long"


def test_a_new_entry_comes_from_nobody_else_and_remembers_what_it_is_like() -> None:
    data = {"card": [{"key": "a", "life": 2, "sure": {"life": "seed"}}]}

    after = with_change(data, {"card": [{"key": "b", "like": "a"}, {"key": "a", "life": 3}]})

    first, new = after["card"]
    assert first == {"key": "a", "life": 3, "sure": {"life": "seed"}}
    assert new == {"key": "b", "like": "a", "life": 2, "sure": {"life": "ours"}}


def changes_seen(numbers: Sequence[int]) -> dict[str, Changes]:
    """The changes that the process which runs this plays with."""
    return all_changes()


def test_worker_processes_play_with_the_changed_cards_of_this_one() -> None:
    changes: dict[str, Changes] = {"skirmish": {"names": {"drum": {"en": "Drum", "cs": "Buben"}}}}
    set_changes(changes)
    try:
        assert list(run_in_parts(changes_seen, range(1), 1, apart=True)) == [changes]
    finally:
        set_changes({})


def cards_for_fighting(changes: Changes, numbers: Sequence[int]) -> dict[str, set[int]]:
    """In a process that has loaded no game: how many cards players draw as battles begin and end."""
    set_changes({"warcraft": changes})
    log, chance = Log(), Chance(1)
    game = game_named("warcraft")
    play = game.play(2, game.read_options({"rounds": 20}), Seeded("cards"), log)
    while play.ask is not None:
        play.choose(chance.pick(play.options()))
    found: dict[str, set[int]] = {"battle_began": set(), "battle_ended": set()}
    kinds = [(str(event.whole[0]), event.whole[1]) for event in log.events]
    for at, (kind, _) in enumerate(kinds):
        drawn = [seat for kind, seat in takewhile(lambda event: event[0] == "drew", kinds[at + 1 :])]
        if kind in found and drawn:
            found[kind] |= {drawn.count(seat) for seat in drawn}
    return found


def test_a_change_says_how_many_cards_a_battle_and_a_victory_bring() -> None:
    """WC-CARD-01 has the printed numbers, one card each."""
    changes = read_change(game_named("warcraft"), "[economy.cards]\nbattle = 2\nvictory = 3\n", "my.toml")

    (found,) = run_in_parts(partial(cards_for_fighting, changes), range(1), 1, apart=True)

    assert found == {"battle_began": {2}, "battle_ended": {3}}

"""A grid of simulations: which cells there are, and what is noted of each match."""

import pytest

from herna.engine.errors import BadInput
from herna.games.catalogue import game_keys, game_named
from herna.lab.grid import MOST_CELLS, Grid, Row, make_grid, play_row, read_values
from herna.lab.simulate import record_match
from herna.messages.words import Words

BOTS = [("random", "random")]


def a_grid(
    game: str, options: dict[str, list[str]], *line_ups: tuple[str, ...], matches: int = 2, seed: str = "7"
) -> tuple[Grid, int]:
    return make_grid(game_named(game), line_ups or BOTS, options, seed, 20_000, range(1, 1 + matches))


def a_row(game: str, number: int = 1, **options: str) -> Row:
    """A random match, noted."""
    grid, _ = a_grid(game, {name.replace("_", "-"): [value] for name, value in options.items()})
    return play_row(game_named(game), grid.cells[0], 0, number)


def test_every_line_up_meets_every_combination_of_options() -> None:
    grid, _ = a_grid(
        "summoner-wars",
        {"deck-1": ["polar-dwarves", "cave-goblins"], "first": ["seat-1", "seat-2"]},
        ("random", "greedy"),
        ("greedy", "random"),
    )

    cells = [(*plan.bots, plan.options["deck-1"], plan.options["first"]) for plan in grid.cells]
    assert len(cells) == len(set(cells)) == 8
    assert cells[1] == ("random", "greedy", "polar-dwarves", "seat-2")
    assert grid.match(5) == (2, 2)
    assert [grid.place(*grid.match(place)) for place in grid.places()] == list(range(16))
    assert grid.place(8, 1) == grid.place(0, 3) == grid.place(0, 0) == grid.place(-1, 1) == -1


def test_all_cells_are_played_on_the_same_deals() -> None:
    grid, _ = a_grid("connect-four", {"first": ["seat-1", "seat-2"]})

    assert grid.cells[0].seed_of(2) == grid.cells[1].seed_of(2) != grid.cells[0].seed_of(1)


@pytest.mark.parametrize(
    ("game", "name", "text", "values"),
    [
        ("connect-four", "first", "seat-1", ["seat-1"]),
        ("connect-four", "first", "seat-2, random,seat-2", ["seat-2", "random"]),
        ("connect-four", "first", "*", ["seat-1", "seat-2"]),
        ("warcraft", "rounds", "3,5", ["3", "5"]),
        ("aeons-end", "market", "deck-demolition,random", ["deck-demolition", "random"]),
        ("aeons-end", "market", "jade,spark", ["jade,spark"]),  # a text of its own, commas and all
        ("connect-four", "hats", "a,b", ["a", "b"]),  # refused later, as an option that is not there
    ],
)
def test_an_option_takes_values_one_after_another(game: str, name: str, text: str, values: list[str]) -> None:
    assert read_values(game_named(game), name, text) == values


def test_an_option_without_a_list_cannot_take_all_its_values() -> None:
    with pytest.raises(BadInput) as told:
        read_values(game_named("warcraft"), "rounds", "*")

    assert told.value.key == "error-no-list"


def test_a_combination_that_the_game_does_not_allow_is_left_out() -> None:
    mages = ["brama", "jian", "kadir"]

    grid, left_out = a_grid("aeons-end", {"mage-1": mages, "mage-2": mages})

    assert len(grid.cells) == 6
    assert left_out == 3


def test_a_grid_of_nothing_but_such_combinations_is_refused() -> None:
    with pytest.raises(BadInput) as told:
        a_grid("aeons-end", {"mage-1": ["jian"], "mage-2": ["jian"]})

    assert told.value.key == "error-mage-twice"


def test_the_number_of_cells_in_a_grid_is_limited() -> None:
    many = ["seat-1"] * (MOST_CELLS + 1)

    with pytest.raises(BadInput) as told:
        a_grid("connect-four", {"first": many})

    assert told.value.key == "error-too-many-cells"


@pytest.mark.parametrize("game", game_keys())
def test_notes_of_every_game_tell_turns_points_and_who_began(game: str) -> None:
    row = a_row(game)
    seats = len(row.scores)
    counted = 1 if game_named(game).cooperative else seats

    assert row.failure == ""
    assert 0 <= row.first < seats
    assert len(row.points) == row.turns + 1 > 2
    assert {len(points) for points in row.points} == {counted}
    assert len(row.cards) == seats


@pytest.mark.parametrize("game", ["summoner-wars", "warcraft", "doomtrooper"])
def test_where_points_win_the_winner_has_most_of_them(game: str) -> None:
    for number in range(1, 6):
        row = a_row(game, number)
        if sum(row.scores) == 1 and row.reason in ("SW-END-01", "WC-WIN-01", "DT-WIN-02"):
            assert row.points[-1][row.scores.index(1.0)] == max(row.points[-1])


@pytest.mark.parametrize("game", ["summoner-wars", "aeons-end", "warcraft", "doomtrooper"])
def test_cards_played_have_a_name_in_words(game: str) -> None:
    words = Words("en", game_named(game))
    cards = [card for number in (1, 2) for played in a_row(game, number).cards for card in played]

    assert cards
    assert all(words.has(f"{game_named(game).prefix}-card-{card}") for card in cards)


def test_a_card_is_counted_once_each_time_it_is_played() -> None:
    """The journal of the same match tells it event by event."""
    grid, _ = a_grid("summoner-wars", {})
    row = play_row(game_named("summoner-wars"), grid.cells[0], 0, 1)
    match, _ = record_match(game_named("summoner-wars"), grid.cells[0], 1)

    told = [event.whole for event in match.log.events if event.whole[0] in ("summoned", "built", "played")]
    for seat in (0, 1):
        assert sum(row.cards[seat].values()) == sum(event[1] == seat for event in told)
    assert tuple(match.play.game.points(match.play.table)) == row.points[-1]

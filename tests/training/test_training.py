"""Learning: positions of matches against itself, a net that tells who wins from them, and rounds."""

import json
import random

import pytest

from herna.bots.learned import read_net
from herna.engine.errors import BadInput
from herna.games.catalogue import game_named
from herna.training.deals import make_deals
from herna.training.descent import HELD_OUT, train
from herna.training.practice import OF_SEARCH, WEIGHT_OF_SEARCH, Positions, compare, practise
from herna.training.rounds import Effort, learn

GAME = game_named("summoner-wars")
DEALS = make_deals(GAME, "", {"deck-1": "*", "first": "seat-1|seat-2"}, "seed")


def made_up(count: int) -> Positions:
    """The first number decides, the second does not matter, the third is always the same."""
    drawn = random.Random(1)
    positions = Positions()
    rows: list[list[float]] = []
    for number in range(count):
        first, second = drawn.uniform(-1, 1), drawn.uniform(-1, 1)
        rows.append([first, second, 0.5])
        positions.worths.append(float(first > 0))
        positions.weights.append(1.0)
        positions.matches.append(number)
    positions.features = [rows] if rows else []
    return positions


# Deals


def test_options_and_players_are_drawn_anew_for_each_match() -> None:
    game = game_named("warcraft")
    deals = make_deals(game, "*", {"scenario": "*"}, "seed")

    drawn = [deals.play(game, number) for number in range(1, 25)]

    assert {players for _, players in drawn} == {2, 3, 4}
    assert len({play.table.setting.scenario for play, _ in drawn}) > 3
    assert deals.play(game, 3)[0].table == drawn[2][0].table


def test_what_is_given_to_draw_from_is_checked() -> None:
    game = game_named("aeons-end")

    for players, options in (("5", {}), ("x", {}), ("", {"difficulty": "normal|none"}), ("", {"colour": "*"})):
        with pytest.raises(BadInput):
            make_deals(game, players, options, "seed")
    with pytest.raises(BadInput):  # a scenario for two
        make_deals(game_named("warcraft"), "4", {"scenario": "two-players"}, "seed")
    assert make_deals(game, "1|3", {"difficulty": "normal|expert"}, "seed").players == (1, 3)
    assert make_deals(game_named("warcraft"), "", {"scenario": "two-players|captives"}, "seed").options == (
        ("scenario", ("two-players", "captives")),
    )


# Training


@pytest.mark.parametrize("hidden", [0, 4])
def test_a_net_learns_what_decides(hidden: int) -> None:
    trained = train(made_up(600), hidden, 1)

    net = read_net(trained.text({"seed": "1"}), "net")
    assert trained.right > 0.9
    assert trained.loss < 0.4
    assert net.chance([0.8, 0.0, 0.5]) > 0.8 > 0.2 > net.chance([-0.8, 0.0, 0.5])
    made = json.loads(trained.text({"seed": "1"}))["made"]
    assert (made["seed"], made["positions"], made["matches"]) == ("1", 600, 600)
    assert made["loss"] == round(trained.loss, 4)


def test_an_input_that_never_varied_does_not_matter() -> None:
    """A faction or a card that no match showed: what it means is not known."""
    net = read_net(train(made_up(200), 4, 1).text({}), "net")

    assert net.chance([0.3, 0.1, 0.5]) == net.chance([0.3, 0.1, 5.0])


def test_a_net_to_begin_with_is_not_forgotten_and_may_know_fewer_features() -> None:
    """It learned what the first number means; positions in which that never varies cannot tell it."""
    known = made_up(600)
    known.features = [[row[:2] for row in known.features[0]]]
    before = train(known, 4, 1).text({})
    positions = made_up(60)
    positions.features = [[[0.5, row[1], row[0]] for row in positions.features[0]]]

    after = read_net(train(positions, 9, 1, start=before).text({}), "net")

    assert after.inputs == 3
    assert len(json.loads(before)["biases"]) == 4
    assert after.chance([0.9, 0.0, 0.0]) > after.chance([-0.9, 0.0, 0.0]) + 0.3  # from before
    assert after.chance([0.5, 0.0, 0.9]) > after.chance([0.5, 0.0, -0.9]) + 0.1  # learned since


def test_training_never_makes_the_net_to_begin_with_worse() -> None:
    """Matches that say the opposite of those held out teach nothing."""
    good = train(made_up(600), 0, 1).text({})
    positions = made_up(60)
    positions.worths = [
        worth if match % HELD_OUT == 1 else 1 - worth
        for worth, match in zip(positions.worths, positions.matches, strict=True)
    ]

    again = train(positions, 0, 2, start=good).text({})

    assert read_net(again, "net").chance([0.4, 0.2, 0.5]) == read_net(good, "net").chance([0.4, 0.2, 0.5])


def test_a_net_of_other_features_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        train(
            Positions([[[1.0]]] * 20, [1.0] * 20, [1.0] * 20, list(range(20))),
            0,
            1,
            start=train(made_up(200), 0, 1).text({}),
        )

    assert refused.value.key == "train-other-features"


def test_a_position_of_more_weight_counts_more() -> None:
    """Of two equal positions with different ends, the one with three times the weight is believed."""
    positions = Positions(
        [[[1.0], [1.0]] * 200], [1.0, 0.0] * 200, [3.0, 1.0] * 200, [each // 2 for each in range(400)]
    )
    positions.features = [[[1.0 - each % 3] for each in range(400)]]  # it varies, without a meaning

    net = read_net(train(positions, 0, 1).text({}), "net")

    assert net.chance([0.0]) == pytest.approx(0.75, abs=0.03)


def test_the_same_positions_and_seed_give_the_same_net() -> None:
    assert train(made_up(100), 3, 1).text({}) == train(made_up(100), 3, 1).text({})


def test_too_few_matches_are_refused() -> None:
    with pytest.raises(BadInput):
        train(made_up(0), 3, 1)


# Matches


def test_both_seats_note_positions_with_the_score_at_the_end() -> None:
    """What a search played from counts twice, and a quarter of its worth is what the search thought of it."""
    found = practise(DEALS, "", 4, [1, 2, 3])

    rows = [row for part in found.features for row in part]
    assert len(rows) == len(found.worths) == len(found.weights) == len(found.matches) > 60
    assert {len(row) for row in rows} == {len(rows[0])}
    assert set(found.weights) == {1.0, WEIGHT_OF_SEARCH}
    for worth, weight in zip(found.worths, found.weights, strict=True):
        sure = min(worth, 1 - worth)
        assert sure == 0 if weight == 1 else sure <= OF_SEARCH
    assert sum(found.worths) == pytest.approx(len(rows) / 2)  # what one seat wins, the other loses
    assert practise(DEALS, "", 4, [1, 2, 3]).worths == found.worths


def test_a_net_is_compared_from_both_sides() -> None:
    """Each deal is played twice, with the seats exchanged."""
    scores = compare(DEALS, ("", ""), 1, 1e12, [1, 2])

    assert set(scores) == {1, 2}
    assert set(scores.values()) <= {0.0, 0.5, 1.0}
    assert compare(DEALS, ("", ""), 1, 0, [1, 2]) == {}


def test_those_who_win_together_are_compared_on_the_same_deals() -> None:
    game = game_named("aeons-end")
    deals = make_deals(game, "2", {"nemesis": "random", "difficulty": "beginner|normal"}, "seed")

    assert set(compare(deals, ("", ""), 1, 1e12, [1, 2]).values()) <= {0.0, 1.0}


def test_rounds_play_train_and_compare() -> None:
    """The file says what each round played, and what the net learned from."""
    effort = Effort(seconds=1, hidden=2, iterations=2, matches=2, milliseconds=1, jobs=1, command="herna train")

    done = list(learn(DEALS, 2, effort))

    made = [json.loads(each.text)["made"] for each in done]
    assert [each["round"] for each in made] == [1, 2]
    assert [each["kept"] for each in made[1]["rounds"]] == [each.comparison.is_won() for each in done]
    played = [each["played"] for each in made[1]["rounds"]]
    assert made[1]["matches"] == played[0]["matches"] + played[1]["matches"]
    assert made[1]["positions"] == played[0]["positions"] + played[1]["positions"]
    assert all(each.comparison.matches <= 2 for each in done)
    assert all(each.comparison.is_won() == (each.comparison.points > each.comparison.matches / 2) for each in done)

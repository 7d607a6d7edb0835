"""What the evaluation likes, how far bots think, that their matches end, and that a greedy one beats a random one."""

from typing import Any

import pytest

from herna.bots.bot import best_step, random_play
from herna.bots.search import Search
from herna.engine.chance import Chance, Seeded
from herna.engine.decision import DECLINE
from herna.engine.view import Chair
from herna.games.doomtrooper.evaluation import Side, best_attack, evaluate
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.habits import follow, habit, turn
from herna.games.doomtrooper.rules.strength import Strength, help_for, is_meant, strength
from herna.lab.simulate import Plan, play_match
from tests.games.doomtrooper.rows import attacks, given, notes, prove, row, sets, then, until


def liked(front: GivenFront, seat: int = HONZA) -> float:
    return evaluate(front.play, seat)


# What is liked


@pytest.mark.parametrize(
    "better",
    [
        {"promotion": (5, 0)},
        {"destiny": (9, 5)},
        {"wounded": "infantry"},
        {"covered": "infantry"},
        {"on": {"violator-sword": "hussar"}},
    ],
)
def test_points_destiny_wounds_of_others_and_equipment_are_liked(better: dict[str, object]) -> None:
    # given
    base: dict[str, Any] = {"destiny": (5, 5), "step": "end"}
    before = GivenFront("squad hussar", "squad infantry", **base)
    after = GivenFront("squad hussar", "squad infantry", **{**base, **better})

    # then
    assert liked(after) > liked(before)


def test_actions_that_are_left_in_your_own_action_step_are_liked() -> None:
    # given
    def actions(count: int, step: str = "actions") -> float:
        return liked(GivenFront("squad hussar", "squad infantry", common=count, step=step))

    # then
    assert actions(3) > actions(2) > actions(1)
    assert actions(3, "end") == actions(1, "end")


def test_a_player_fears_who_can_kill_one_of_their_warriors_next() -> None:
    # given an enemy too strong to be hit, who can reach the wounded marshal or not
    near = GivenFront("squad venusian-marshal", "squad mercenary", wounded="venusian-marshal", step="end")
    far = GivenFront("squad venusian-marshal", "outpost mercenary", wounded="venusian-marshal", step="end")

    # then
    assert liked(near) < liked(far)


# Rough strength


@pytest.mark.parametrize(
    ("squad", "enemies"),
    [
        ("hussar", ""),
        ("hussar+composite-armor", ""),
        ("hussar+elite-trooper", ""),
        ("hussar venusian-marshal", ""),
        ("hussar", "venusian-marshal"),
    ],
)
def test_rough_strength_is_the_true_one_where_no_condition_is_to_be_looked_at(squad: str, enemies: str) -> None:
    # given
    front = GivenFront(f"squad {squad}", f"squad {enemies}")

    # when
    strong = strength("hussar", tuple(squad.split()[0].split("+")[1:]), help_for(front.table, HONZA))

    # then
    assert (strong.fight, strong.shoot, strong.armor, strong.value) == front.values("hussar")


def test_a_weapon_counts_apart_and_only_the_best_for_each_tactic() -> None:
    # when
    strong = Strength("hussar", ("violator-sword", "ac-40-justifier", "kratach"), ())

    # then
    assert (strong.fight, strong.shoot, strong.armed) == (2, 2, [3, 3])


def test_words_on_cards_are_understood_as_far_as_print_tells() -> None:
    assert is_meant("hussar", "own bauhaus doomtrooper -personality -venusian-marshal", own=True)
    assert not is_meant("hussar", "own bauhaus", own=False)
    assert not is_meant("max-steiner", "bauhaus -personality", own=True)
    assert not is_meant("infantry", "bauhaus", own=True)


# How far they think, and what they do without thinking


def test_the_last_decision_of_the_action_step_ends_what_is_thought_through() -> None:
    # given
    front = GivenFront("squad hussar; hand dragoon")
    after = front.play.copy()

    # then
    assert follow(after, ("done",))
    assert after.table.step == "discard"
    assert not follow(front.play, ("meditate",))


def test_a_search_plans_a_whole_turn() -> None:
    # given
    front = GivenFront(
        "squad venusian-marshal; hand hussar; library dragoon",
        "squad infantry; library sea-lion",
        wounded="infantry",
        common=2,
    )
    bot = Search(Chance(1), 8)

    # when
    bot.choose(Chair(front.play, HONZA))

    # then
    kinds = [choice[0] for choice in bot.plan]
    assert kinds[0] == "play"
    assert {"declare_attack", "attack", "tactic", "split"} <= set(kinds)


# Matches


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_at_random_ends(seats: int) -> None:
    # given
    play = GAME.play(seats, GAME.read_options({"limit": 30}), Seeded(f"ends {seats}"))

    # when
    decisions = random_play(play, Chance(seats), 20_000)

    # then
    assert play.result is not None
    assert decisions < 20_000


def test_a_greedy_bot_beats_one_that_plays_at_random() -> None:
    # when
    results = [
        play_match(
            GAME, Plan("doomtrooper", ("greedy", "random"), GAME.read_options({"target": 10, "limit": 40}), "bots"), n
        )
        for n in range(3)
    ]

    # then
    assert sum(result.winners() == (0,) for result, _ in results) >= 2


test_what_follows_from_a_position = prove(
    # What is liked
    row("what one player likes the other does not",
        given("squad venusian-marshal hussar", "squad infantry", promotion=(5, 0), step="discard"),
        then(lambda front: liked(front, HONZA) > 0.5 > liked(front, MARTIN))),
    row("cards in hand are liked",
        given("squad hussar; hand dragoon", "squad infantry", step="end"),
        then(lambda front: liked(front) > liked(GivenFront("squad hussar", "squad infantry", step="end")))),
    row("a hand that cannot be paid for is exchanged bit by bit",
        given("squad hussar; hand cardinal-durand powerful-blow; library dragoon dragoon#2 dragoon#3 "
            "hussar#2 hussar#3 hussar#4", destiny=(0, 0), common=0),
        then({"prompt": "dt-discard"},
            lambda front: best_step(front.play.options(), front.play).choice == ("discard", front["cardinal-durand"]))),
    row("an attack that kills without danger is made and one that costs the attacker is not",
        given("squad venusian-marshal", "squad infantry", wounded="infantry", common=1),
        then(lambda front: best_step(front.play.options(), front.play).choice == ("declare_attack",)),
        given("squad infantry", "squad venusian-marshal", wounded="infantry", common=1),
        then(lambda front: best_step(front.play.options(), front.play).choice != ("declare_attack",))),
    row("actions that are no attacks come before the attack",
        given("squad venusian-marshal", "squad infantry", wounded="infantry", destiny=(5, 5)),
        then(lambda front: best_step(front.play.options(), front.play).choice == ("meditate",))),
    row("a card is liked for what it does though others could still answer it",
        given("squad hussar; hand positive-karma", destiny=(0, 5)), "meditate",
        then(lambda front: best_step(front.play.options(), front.play).choice == ("play", front["positive-karma"],
            front.id_of("player-0")))),
    row("a blow is played where it decides a duel",
        given("squad hussar; hand powerful-blow", "squad sea-lion"), attacks("hussar", "sea-lion"),  # 2 against 4
        then(lambda front: best_step(front.play.options(), front.play).choice[:2] == ("play", front["powerful-blow"])),
        given("squad hussar; hand powerful-blow", "squad max-steiner"), attacks("hussar", "max-steiner"),  # 2 against 9
        then(lambda front: best_step(front.play.options(), front.play).choice == DECLINE)),
    # How far they think, and what they do without thinking
    row("who can only decline does not think",
        given("squad hussar", "hand positive-karma"), "meditate",
        then(lambda front: habit(front.play, front.play.options()) == DECLINE),
        "decline", then(lambda front: habit(front.play, front.play.options()) is None)),
    row("debts are not liked",
        given("squad hussar"), notes(before=liked), sets(debt_0=4),
        then(lambda front: liked(front) < front.noted["before"])),
    row("the action step is thought through with its duel",
        given("squad hussar; hand dragoon", "squad infantry; library sea-lion", common=1),
        notes(first=lambda front: turn(front.table)), attacks("hussar", "infantry"),
        notes(in_the_duel=lambda front: turn(front.table)),
        notes(goes_on=lambda front: follow(front.play.copy(), DECLINE)), until("dt-discard"),
        then(lambda front: front.noted["in_the_duel"] == front.noted["first"] != turn(front.table),
            lambda front: not front.noted["goes_on"])),
    row("who has nobody left is sabotaged",
        given("squad venusian-marshal", common=1),
        then(lambda front: best_attack(Side(front.table, HONZA), Side(front.table, MARTIN)) == 4),  # half of its V
        then(lambda front: best_step(front.play.options(), front.play).choice
                == ("sabotage", front["venusian-marshal"], MARTIN))),
)  # fmt: skip

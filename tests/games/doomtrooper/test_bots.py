"""What the evaluation likes, how far bots think, that their matches end, and that a greedy one beats a random one."""

from __future__ import annotations

import pytest

from herna.bots.bot import best_of, random_play
from herna.bots.search import Search
from herna.engine.chance import Chance, Seeded
from herna.engine.decision import DECLINE
from herna.engine.view import Chair
from herna.games.doomtrooper.evaluation import Side, best_attack, evaluate
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.habits import ends_turn, habit, turn
from herna.games.doomtrooper.strength import Strength, help_for, is_meant, strength
from herna.lab.simulate import Plan, played
from tests.kit.front import HONZA, MARTIN, GivenFront


def liked(front: GivenFront, seat: int = HONZA) -> float:
    return evaluate(front.play, seat)


# What is liked


def test_what_one_player_likes_the_other_does_not() -> None:
    # given
    front = GivenFront(squads={HONZA: "venusian-marshal hussar", MARTIN: "infantry"}, promotion=(5, 0), step="discard")

    # then
    assert liked(front, HONZA) > 0.5 > liked(front, MARTIN)


@pytest.mark.parametrize(
    "better",
    [
        {"promotion": (5, 0)},
        {"destiny": (9, 5)},
        {"wounded": "infantry"},
        {"covered": "infantry"},
        {"on": {"violator-sword": "hussar"}},
        {"hands": {HONZA: "dragoon"}},
    ],
)
def test_points_destiny_wounds_of_others_equipment_and_cards_are_liked(better: dict[str, object]) -> None:
    # given
    base: dict[str, object] = {"squads": {HONZA: "hussar", MARTIN: "infantry"}, "destiny": (5, 5), "step": "end"}
    before, after = GivenFront(**base), GivenFront(**{**base, **better})  # type: ignore[arg-type] # fields by name

    # then
    assert liked(after) > liked(before)


def test_actions_that_are_left_in_the_own_action_step_are_liked() -> None:
    # given
    squads = {HONZA: "hussar", MARTIN: "infantry"}

    def actions(count: int, step: str = "actions") -> float:
        return liked(GivenFront(squads=squads, common=count, step=step))

    # then
    assert actions(3) > actions(2) > actions(1)
    assert actions(3, "end") == actions(1, "end")


def test_debts_are_not_liked() -> None:
    # given
    front = GivenFront(squads={HONZA: "hussar"})
    before = liked(front)

    # when
    front.table.debt[HONZA] = 4

    # then
    assert liked(front) < before


def test_a_player_fears_who_can_kill_an_own_warrior_next() -> None:
    # given an enemy too strong to be hit, who can reach the wounded marshal or not
    mine = {HONZA: "venusian-marshal"}
    near = GivenFront(squads={**mine, MARTIN: "mercenary"}, wounded="venusian-marshal", step="end")
    far = GivenFront(squads=mine, outposts={MARTIN: "mercenary"}, wounded="venusian-marshal", step="end")

    # then
    assert liked(near) < liked(far)


def test_a_hand_that_cannot_be_paid_for_is_exchanged_bit_by_bit() -> None:
    # given
    front = GivenFront(
        squads={HONZA: "hussar"},
        hands={HONZA: "cardinal-durand powerful-blow"},
        libraries={HONZA: "dragoon dragoon#2 dragoon#3 hussar#2 hussar#3 hussar#4"},
        destiny=(0, 0),
        common=0,
    )

    # then
    assert front.prompt() == "dt-discard"
    assert best_of(front.play.options(), front.play) == ("discard", front["cardinal-durand"])


def test_an_attack_that_kills_without_danger_is_made_and_one_that_costs_the_attacker_is_not() -> None:
    # given
    front = GivenFront(squads={HONZA: "venusian-marshal", MARTIN: "infantry"}, wounded="infantry", common=1)
    hopeless = GivenFront(
        squads={HONZA: "infantry", MARTIN: "venusian-marshal"}, wounded="infantry", common=1, destiny=(20, 20)
    )

    # then
    assert best_of(front.play.options(), front.play) == ("declare_attack",)
    assert best_of(hopeless.play.options(), hopeless.play) != ("declare_attack",)


def test_actions_that_are_no_attacks_come_before_the_attack() -> None:
    # given
    front = GivenFront(squads={HONZA: "venusian-marshal", MARTIN: "infantry"}, wounded="infantry", destiny=(5, 5))

    # then
    assert best_of(front.play.options(), front.play) == ("meditate",)


def test_a_card_is_liked_for_what_it_does_though_others_could_still_answer_it() -> None:
    # given
    front = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "positive-karma"}, destiny=(0, 5))
    front.choose("meditate")

    # then
    assert best_of(front.play.options(), front.play) == ("play_card", front["positive-karma"], front.id_of("player-0"))


def test_who_has_nobody_left_is_sabotaged() -> None:
    # given
    front = GivenFront(squads={HONZA: "venusian-marshal"}, common=1)

    # then
    assert best_attack(Side(front.table, HONZA), Side(front.table, MARTIN)) == 4  # half of its V
    assert best_of(front.play.options(), front.play) == ("sabotage", front["venusian-marshal"], MARTIN)


def test_a_blow_is_played_where_it_decides_a_duel() -> None:
    # given
    decides = GivenFront(squads={HONZA: "hussar", MARTIN: "sea-lion"}, hands={HONZA: "powerful-blow"})
    changes_nothing = GivenFront(squads={HONZA: "hussar", MARTIN: "max-steiner"}, hands={HONZA: "powerful-blow"})

    # when
    decides.attacks("hussar", "sea-lion")  # 2 against 4
    changes_nothing.attacks("hussar", "max-steiner")  # 2 against 9

    # then
    assert best_of(decides.play.options(), decides.play)[:2] == ("play_card", decides["powerful-blow"])
    assert best_of(changes_nothing.play.options(), changes_nothing.play) == DECLINE


# Rough strength


@pytest.mark.parametrize(
    ("squads", "on"),
    [
        ({HONZA: "hussar"}, {}),
        ({HONZA: "hussar"}, {"composite-armor": "hussar"}),
        ({HONZA: "hussar"}, {"elite-trooper": "hussar"}),
        ({HONZA: "hussar venusian-marshal"}, {}),
        ({HONZA: "hussar", MARTIN: "venusian-marshal"}, {}),
    ],
)
def test_rough_strength_is_the_true_one_where_no_condition_is_to_be_looked_at(
    squads: dict[int, str], on: dict[str, str]
) -> None:
    # given
    front = GivenFront(squads, on=on)

    # when
    strong = strength("hussar", tuple(on), help_for(front.table, HONZA))

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


def test_the_action_step_is_thought_through_with_its_duel() -> None:
    # given
    front = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, hands={HONZA: "dragoon"}, libraries={MARTIN: "sea-lion"}, common=1
    )
    first = turn(front.table)

    # when
    front.attacks("hussar", "infantry")
    in_the_duel = turn(front.table)
    goes_on = ends_turn(front.play.copy(), DECLINE)
    front.until("dt-discard")

    # then
    assert in_the_duel == first != turn(front.table)
    assert not goes_on


def test_the_last_decision_of_the_action_step_ends_what_is_thought_through() -> None:
    # given
    front = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "dragoon"})
    after = front.play.copy()

    # then
    assert ends_turn(after, ("no_more",))
    assert after.table.step == "discard"
    assert not ends_turn(front.play, ("meditate",))


def test_who_can_only_decline_does_not_think() -> None:
    # given
    front = GivenFront(squads={HONZA: "hussar"}, hands={MARTIN: "positive-karma"})
    front.choose("meditate")

    # then
    assert habit(front.play) == DECLINE
    front.choose("decline")
    assert habit(front.play) is None


def test_a_search_plans_a_whole_turn() -> None:
    # given
    front = GivenFront(
        squads={HONZA: "venusian-marshal", MARTIN: "infantry"},
        hands={HONZA: "hussar"},
        libraries={HONZA: "dragoon", MARTIN: "sea-lion"},
        wounded="infantry",
        common=2,
    )
    bot = Search(Chance(1), 8)

    # when
    bot.choose(Chair(front.play, HONZA))

    # then
    kinds = [choice[0] for choice in bot.plan]
    assert kinds[0] == "play_card"
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
        played(
            GAME, Plan("doomtrooper", ("greedy", "random"), GAME.read_options({"target": 10, "limit": 40}), "bots"), n
        )
        for n in range(3)
    ]

    # then
    assert sum(result.winners() == (0,) for result, _ in results) >= 2

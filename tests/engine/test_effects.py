"""Moments and windows: order of what falls due, reactions, passes, what lasts and what modifies."""

from dataclasses import dataclass
from fractions import Fraction

from herna.engine.effects import (
    BASE_PLUS,
    BASE_SET,
    BASE_TIMES,
    NEW_BASE,
    PLUS,
    TIMES,
    Due,
    Effect,
    Lasting,
    Modifier,
    Triggered,
    lasting_after,
    lasting_total,
    modified,
    questions_answered,
)
from herna.engine.flow import Play
from tests.engine.test_flow import Slate, run_procedure
from tests.kit.present import present
from tests.kit.skirmish.given import GivenSkirmish
from tests.kit.skirmish.table import Banner, Card, Shield

# What falls due together


@dataclass(frozen=True, slots=True)
class Writes(Effect):
    """Writes its name down."""

    matters: bool = True

    def it_is_done(self, play: Play[Slate]) -> None:
        play.table.lines.append(self.effect)

    def order_matters(self) -> bool:
        return self.matters


def test_effects_due_together_are_resolved_in_the_order_that_their_seat_chooses() -> None:
    due = Triggered((Due(0, (Writes(1, "a"), Writes(2, "b"), Writes(3, "c"))),))

    play = run_procedure(due)
    assert play.options() == [("resolve", 1, "a"), ("resolve", 2, "b"), ("resolve", 3, "c")]
    play.choose(("resolve", 2, "b"))
    play.choose(("resolve", 3, "c"))

    assert play.table.lines == ["b", "c", "a", "returned None"]


def test_ranks_are_resolved_one_after_another_each_ordered_by_its_own_seat() -> None:
    due = Triggered((Due(1, (Writes(1, "a"), Writes(2, "b"))), Due(0, ()), Due(2, (Writes(3, "c"), Writes(4, "d")))))

    play = run_procedure(due)

    assert present(play.ask).seat == 1
    play.choose(("resolve", 2, "b"))
    assert play.table.lines == ["b", "a"]
    assert present(play.ask).seat == 2
    assert play.options() == [("resolve", 3, "c"), ("resolve", 4, "d")]


def test_nobody_is_asked_for_an_order_that_does_not_matter() -> None:
    due = Triggered((Due(0, (Writes(1, "a", matters=False), Writes(2, "b", matters=False))),))

    assert run_procedure(due).table.lines == ["a", "b", "returned None"]


def test_a_group_may_order_together() -> None:
    play = run_procedure(Triggered((Due(0, (Writes(1, "a"), Writes(2, "b")), also=(1, 2)),)))

    assert present(play.ask).seats() == (0, 1, 2)


def test_the_active_player_orders_what_the_damaged_players_cards_do() -> None:
    # given a banner (the striker loses 1) and a shield (its owner gains 1) of seat 1
    skirmish = GivenSkirmish(hands={0: "strike"}, in_play={1: "banner shield"}, dice=(3,))
    skirmish.chooses("strike strike 1")
    skirmish.nobody_plays(1, 0)

    # when the shield is not used instead, both are due, and seat 0 is asked
    assert skirmish.asked() == 1
    skirmish.chooses("decline")
    assert skirmish.asked() == 0
    assert skirmish.offered() == {"resolve banner vengeance", "resolve shield courage"}
    skirmish.chooses("resolve shield courage")

    # then
    assert skirmish.table.health == [4, 5]


# What happens instead


def test_what_is_replaced_does_not_happen_and_does_not_trigger() -> None:
    skirmish = GivenSkirmish(hands={0: "strike"}, in_play={1: "banner shield"}, dice=(6,))
    skirmish.chooses("strike strike 1")
    skirmish.nobody_plays(1, 0)

    assert skirmish.offered() == {"accept", "decline"}
    skirmish.chooses("accept")

    assert skirmish.table.health == [5, 5]
    assert len(skirmish.table.owner) == 1


def test_each_replacement_is_offered_once() -> None:
    skirmish = GivenSkirmish(hands={0: "strike"}, in_play={1: "shield shield"}, dice=(6,))
    skirmish.chooses("strike strike 1")
    skirmish.nobody_plays(1, 0)

    skirmish.chooses("decline")
    assert skirmish.offered() == {"accept", "decline"}
    skirmish.chooses("decline")

    assert skirmish.table.health == [5, 4]
    assert skirmish.offered() == {"resolve shield courage"}


# Who may play something now


def test_a_window_is_open_until_everybody_has_declined_in_a_row() -> None:
    skirmish = GivenSkirmish(hands={0: "", 1: "rage", 2: "rage"}, seats=3)
    skirmish.chooses("end_turn")

    skirmish.nobody_plays(0)
    assert skirmish.offered() == {"rage 1 rage", "decline"}
    skirmish.chooses("rage 1 rage")
    skirmish.nobody_plays(2, 0, 1)

    assert skirmish.table.active == 1
    assert skirmish.table.strength(1) == 2


def test_everybody_is_asked_whatever_they_hold() -> None:
    skirmish = GivenSkirmish(hands={}, seats=3)
    skirmish.chooses("end_turn")

    skirmish.nobody_plays(0, 1, 2)

    assert skirmish.table.active == 1


def test_what_is_cancelled_takes_no_effect_and_its_cost_is_lost() -> None:
    skirmish = GivenSkirmish(hands={0: "strike", 1: "counter"})
    skirmish.chooses("strike strike 1")
    skirmish.chooses("counter 1 counter")

    skirmish.nobody_plays(0, 1)  # nobody answers the counter; the strike was cancelled without a roll

    assert skirmish.table.health == [5, 5]
    assert len(skirmish.table.discard) == 2
    skirmish.nobody_plays(0, 1)  # the window at the end of the turn


def test_a_cancelled_reaction_opens_the_window_again() -> None:
    skirmish = GivenSkirmish(hands={0: "strike counter", 1: "counter counter"}, dice=(5,))
    skirmish.chooses("strike strike 1")
    skirmish.chooses("counter 1 counter")
    skirmish.chooses("counter 0 counter")
    skirmish.nobody_plays(1, 0)  # nobody answers the second counter: the first is cancelled

    # the strike may be answered again, by seat 0 first, since seat 1 had the last chance
    skirmish.nobody_plays(0)
    assert skirmish.offered() == {"counter 1 counter", "decline"}
    skirmish.nobody_plays(1)

    assert skirmish.table.health == [5, 4]


def test_a_window_says_that_it_is_one_so_that_settings_may_decline() -> None:
    skirmish = GivenSkirmish(hands={0: "strike"})
    assert not present(skirmish.play.ask).window

    skirmish.chooses("strike strike 1")

    assert present(skirmish.play.ask).window
    assert ("decline",) in skirmish.play.options()


# What is always on, and what lasts


def test_a_lasting_effect_ends_at_its_moment_of_its_seat() -> None:
    effects = [
        Lasting("strength", 7, 2, 0, "end of turn", 1),
        Lasting("strength", 7, 3, 0, "end of turn"),
        Lasting("strength", 7, 4, 0),
        Lasting("strength", 8, 9, 0),
    ]

    assert lasting_total(effects, "strength", 7) == 9
    assert lasting_total(lasting_after(effects, "end of turn", 0), "strength", 7) == 6
    assert lasting_total(lasting_after(effects, "end of turn", 1), "strength", 7) == 4
    assert lasting_after(effects, "start of turn", 1) == effects


def test_modifiers_apply_layer_by_layer_whatever_order_they_come_in() -> None:
    """A new base, then operations on the base, then multiplying and dividing, then adding; exact until rounded."""
    base = [Modifier(BASE_PLUS, 1), Modifier(BASE_TIMES, 2), Modifier(NEW_BASE, 7)]
    changes = [Modifier(PLUS, -1), Modifier(TIMES, 3, divisor=2), *base]

    assert modified(9, changes) == Fraction(97, 2)
    assert modified(9, [*changes, Modifier(BASE_SET, 4)]) == Fraction(25, 2)
    assert modified(9, []) == 9


def test_a_card_answers_the_questions_that_its_class_has_methods_for() -> None:
    assert questions_answered(Banner(), Card) == ("strength_given", "when_damaged")
    assert questions_answered(Shield(), Card) == ("instead_of_damage", "when_damaged")
    assert questions_answered(Card(), Card) == ()


def test_things_are_asked_while_they_are_in_play() -> None:
    skirmish = GivenSkirmish(hands={0: "banner"})
    assert skirmish.table.strength(0) == 1

    skirmish.chooses("play banner")
    assert skirmish.table.strength(0) == 2

    skirmish.table.take_from_play(next(iter(skirmish.table.owner)))
    assert skirmish.table.strength(0) == 1

"""What a learned evaluation is told of a table in Doomtrooper."""

from typing import Any

from herna.bots.bot import settle
from herna.engine.chance import Chance
from herna.games.doomtrooper.features import KnownSide, features
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, ROMAN, GivenFront
from tests.games.doomtrooper.rows import given, prove, row, then, until


def told(front: GivenFront, seat: int = HONZA) -> list[float]:
    return features(front.play, seat)


def test_your_hand_is_told_and_that_of_others_is_only_counted() -> None:
    def front(own: str, other: str) -> GivenFront:
        return GivenFront(f"squad hussar; hand {own}", f"squad infantry; hand {other}")

    # given
    here = front("samurai", "dragoon")

    # then
    assert told(here) != told(front("evasive-action", "dragoon"))
    assert told(here) == told(front("samurai", "evasive-action"))
    assert told(here) != told(front("samurai", "dragoon evasive-action"))
    assert told(here, MARTIN) != told(front("samurai", "evasive-action"), MARTIN)


def test_who_lies_hidden_is_told_to_nobody_but_its_player() -> None:
    # given
    one, other = (GivenFront(f"squad hussar; hidden {who}", "squad infantry") for who in ("samurai", "dragoon"))

    # then
    assert told(one, MARTIN) == told(other, MARTIN)


def test_every_table_has_as_many_numbers_whatever_is_on_it() -> None:
    # given
    fronts: list[Any] = [
        GivenFront("squad hussar", "squad infantry"),
        GivenFront("squad hussar+violator-sword", "kohort razide; outpost mercenary", "squad samurai"),
        GivenFront("", "", "", ""),
    ]

    # then
    assert len({len(told(front)) for front in fronts}) == 1


def test_the_strongest_of_the_others_stands_for_them() -> None:
    # given
    front = GivenFront("squad hussar", "squad infantry", "squad infantry#2 dragoon", promotion=(0, 0, 9))
    weaker, stronger = (KnownSide(front.table, seat, HONZA) for seat in (MARTIN, ROMAN))

    # when
    own = len(KnownSide(front.table, HONZA, HONZA).numbers(front.table))

    # then
    assert stronger.total > weaker.total
    assert told(front)[own : 2 * own] == stronger.numbers(front.table)


def is_settled(front: GivenFront) -> bool:
    return GAME.is_settled(front.play)


def test_a_position_is_not_settled_while_something_announced_may_be_answered() -> None:
    # given
    front = GivenFront("squad hussar; hand powerful-blow", "squad infantry; hand miscommunication")
    front.chooses("declare_attack").declines_until("dt-attack").chooses("attack hussar infantry")
    front.declines_until("dt-tactic").chooses("tactic fight").declines_until("dt-combat")
    assert is_settled(front)

    # when
    front.chooses("play powerful-blow hussar")

    # then
    assert not is_settled(front)
    settle(front.play, Chance(1))
    assert is_settled(front)
    assert len(front.table.hands[MARTIN]) == 1  # nobody has answered it


test_duels = prove(
    row("a duel is told by its part in it and by its values",
        given("squad hussar", "squad dragoon"), "declare_attack", until("dt-attack"), "attack hussar dragoon",
        until("dt-tactic"),
        then(lambda front: told(front) != told(GivenFront("squad hussar", "squad dragoon"))), "tactic fight",
        then(lambda front: told(front, HONZA) != told(front, MARTIN))),
)  # fmt: skip

"""A reason is true: where the world changes so that the named bar no longer applies, it is not named any more."""

from collections.abc import Callable
from typing import Any

import pytest

from herna.engine.explain import explain
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.table import Agreed, Duel, Front

Lift = Callable[[GivenFront, Front], None]


def change(**values: Any) -> Lift:
    """Facts of the table become these."""

    def lift(front: GivenFront, table: Front) -> None:
        for name, value in values.items():
            setattr(table, name, value)

    return lift


def rich(front: GivenFront, table: Front) -> None:
    table.destiny[HONZA] = 99


def gone(name: str) -> Lift:
    """A card is no longer on the table."""

    def lift(front: GivenFront, table: Front) -> None:
        front.discards(name)

    return lift


def in_prison(front: GivenFront, table: Front) -> None:
    table.prisoners = {front["yojimbo"]: front["hussar"]}


def in_cover(front: GivenFront, table: Front) -> None:
    table.covered = frozenset({front["hussar"]})


def hurt(front: GivenFront, table: Front) -> None:
    table.wounded = frozenset({front["hussar"]})


def declared(front: GivenFront, table: Front) -> None:
    front.chooses("declare_attack").declines_until("dt-attack")


def uncovered(front: GivenFront, table: Front) -> None:
    table.covered = frozenset()


def fewer_cards(front: GivenFront, table: Front) -> None:
    table.hands[HONZA] = table.hands[HONZA][:7]


BOTH = ("squad hussar infantry", "squad yojimbo")
AS_GIVEN = change()


def row(sides: tuple[str, ...], words: str, key: str, lift: Lift, before: Lift = AS_GIVEN, **given: Any) -> Any:
    """Each player's side, and how things are changed before; what is refused; why; what lifts the bar."""
    return pytest.param(sides, given, before, words, f"dt-why-{key}", lift, id=f"{words}: {key}")


ROWS = [
    row(BOTH, "meditate", "bound-to-attack", change(bound=False), before=change(bound=True)),
    row(("squad hussar infantry; hand sea-lion", "squad yojimbo"), "hide sea-lion", "too-few-actions",
        change(common=3), common=2),
    row(("hand sea-lion",), "hide sea-lion", "nobody-in-the-open", change(agreed=Agreed(lone_cover=True))),
    row(BOTH, "meditate", "duty-uncover", uncovered, covered="hussar infantry"),
    row(("squad hussar", "outpost soldat"), "done", "duty-outpost", gone("soldat")),
    row(BOTH, "declare_attack", "first-turn", change(turns=[3, 3]), turns=(0, 3)),
    row(BOTH, "declare_attack", "nobody-to-attack", change(prisoners={}), before=in_prison),
    row(BOTH, "declare_attack", "has-sabotaged", change(sabotaged=()), before=change(sabotaged=(MARTIN,))),
    row(BOTH, "declare_attack", "has-attacked", change(attacks=0, rule_attack=True),
        before=change(attacks=1, rule_attack=False)),
    row(BOTH, "attack hussar yojimbo", "declare-first", declared),
    row(BOTH, "sabotage hussar 1", "is-guarded", gone("yojimbo")),
    row(("squad hussar",), "sabotage hussar 1", "attacked-no-sabotage", change(bound=False), before=change(bound=True)),
    row(("squad hussar",), "sabotage hussar 1", "sabotage-first-turn", change(turns=[3, 3]), turns=(3, 0)),
    row(BOTH, "seek_cover hussar", "in-cover", uncovered, covered="hussar"),
    row(BOTH, "seek_cover infantry", "last-in-the-open", uncovered, covered="hussar"),
    row(BOTH, "leave_cover hussar", "not-in-cover", in_cover),
    row(BOTH, "transfer hussar", "outpost-closed", change(outpost_open=True)),
    row(BOTH, "transfer hussar", "duel-goes-on", change(duels=()),
        before=change(outpost_open=True, duels=(Duel(HONZA),))),
    row(("outpost razide", "outpost soldat"), "transfer razide", "last-on-outpost", gone("soldat")),
    row(("squad hussar; outpost razide",), "transfer hussar", "enemies-on-outpost", gone("razide"),
        before=change(outpost_open=True)),
    row(BOTH, "use_common", "no-other-action", change(tokens=("undefined",))),
    row(("hand razide",), "play razide kohort-0", "too-few-destiny", rich, destiny=(1, 20)),
    row(("hand max-steiner", "squad max-steiner#1"), "play max-steiner squad-0", "unique", gone("max-steiner#1")),
    row(("squad hussar+combat-armor infantry; hand composite-armor", "squad yojimbo"),
        "play composite-armor hussar", "one-armor", gone("combat-armor")),
    row(("squad hussar infantry; hand initiative", "squad yojimbo"), "play initiative player-0", "other-time",
        change(acted=False), before=change(acted=True)),
    row(("squad doctor-diana hussar",), "use doctor-diana heal hussar", "nothing-to-use-on", hurt)
]  # fmt: skip


@pytest.mark.parametrize(("sides", "given", "before", "words", "key", "lift"), ROWS)
def test_a_bar_that_no_longer_applies_is_not_named(
    sides: tuple[str, ...], given: dict[str, Any], before: Lift, words: str, key: str, lift: Lift
) -> None:
    front = GivenFront(*sides, **given)
    before(front, front.table)
    assert front.why_not(words).key == key

    lift(front, front.table)

    reasons = explain(front.play, front.asked(), front.choice(words))
    assert [reason.key for reason in reasons] != [key]


def test_with_seven_cards_the_hand_is_no_longer_too_big() -> None:
    hand = "hussar infantry sea-lion yojimbo razide doomed heist ambush"
    front = GivenFront(f"hand {hand}")
    front.chooses("done").declines_until("dt-discard")
    assert front.why_not("done").key == "dt-why-hand-too-big"

    fewer_cards(front, front.table)

    assert ("done",) in front.play.options()

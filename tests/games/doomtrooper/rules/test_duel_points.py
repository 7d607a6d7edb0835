"""Points for kills (DT-DUEL-37 to DT-DUEL-42), whom duels may be fought with, and what helpers do not share."""

import pytest

from herna.engine.effects import PLUS
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.printed import VALUE
from herna.games.doomtrooper.rules.lasting import boost
from tests.games.doomtrooper.rows import attacks, declines, given, plays, position, prove, row, then, until

# Points


@position
def both_fall() -> GivenFront:
    """A Golden Lion and a Samurai, both wounded and equal, fight; each is worth 3."""
    given = GivenFront("squad golden-lion", "squad samurai", wounded="golden-lion samurai")
    given.attacks("golden-lion", "samurai").declines_until("dt-split")
    return given


@pytest.mark.rule("DT-DUEL-39")
@pytest.mark.parametrize(("change", "points"), [(2, 5), (-1, 2), (-5, 0)])
def test_the_points_are_the_modified_value_of_who_was_killed(change: int, points: int) -> None:
    """G-68."""
    given = GivenFront("squad golden-lion", "squad samurai", wounded="samurai")
    given.table.lasting = (boost(given["samurai"], (VALUE,), PLUS, change, given["golden-lion"]),)
    given.attacks("golden-lion", "samurai")

    if points:
        given.declines_until("dt-split")
        assert given.offers("split") == {f"{points - promotion} {promotion}" for promotion in range(points + 1)}
        given.chooses(f"split 0 {points}")
    given.declines_until("dt-action")

    assert given.table.promotion == [points, 0]
    assert given.where("samurai") == "grave-1"


# Whom duels may be fought with


@pytest.mark.rule("DT-DUEL-12")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [("hussar", "dragoon"), ("hussar", "samurai"), ("hussar", "razide"), ("razide", "centurion"), ("razide", "hussar")],
)
def test_any_warrior_attacks_any_other_whatever_they_belong_to(attacker: str, defender: str) -> None:
    legion = ("razide", "centurion")
    given = GivenFront(*(f"{'kohort' if name in legion else 'squad'} {name}" for name in (attacker, defender)))
    given.chooses("declare_attack").declines()

    assert given.offers("attack") == {f"{attacker} {defender}"}


# Helpers


@pytest.mark.rule("DT-REINF-03")
@pytest.mark.parametrize(("helps", "armor"), [(False, 4), (True, 24)])
def test_immunity_of_one_member_does_not_extend_to_its_group(helps: bool, armor: int) -> None:
    given = GivenFront("kohort alakhai-the-cunning razide; hand reinforcements", "squad mystic; hand elemental-wall")
    given.attacks("alakhai-the-cunning", "mystic").plays(MARTIN, "cast elemental-wall mystic mystic")
    given.chooses("pick_amount 20").declines_until("dt-combat", HONZA)
    if helps:
        given.chooses("play reinforcements alakhai-the-cunning", "pick_card razide")
        given.declines_until("dt-strike-at").chooses("pick_card alakhai-the-cunning")

    assert given.value("mystic", "armor", "alakhai-the-cunning") == armor


@pytest.mark.rule("DT-WIN-01", "DT-WIN-03")
@pytest.mark.parametrize(("honza", "martin", "winner"), [(38, 0, HONZA), (38, 39, MARTIN), (38, 38, None)])
def test_the_target_is_checked_once_all_awards_of_a_duel_are_settled_and_before_anything_else(
    honza: int, martin: int, winner: int | None
) -> None:
    """G-75."""
    given = GivenFront("squad golden-lion", "squad samurai", wounded="golden-lion samurai", promotion=(honza, martin))
    given.attacks("golden-lion", "samurai").declines_until("dt-split").chooses("split 0 3")
    given.declines_until("dt-split")
    assert (given.play.result, given.asked()) == (None, MARTIN)  # the awards of one phase 8 are simultaneous
    given.chooses("split 0 3" if martin else "split 3 0")
    given.answers_until(lambda: given.prompt() != "dt-react", "decline")

    if winner is None:
        assert (given.play.result, given.table.extra_rounds) == (None, 1)
    else:
        assert given.play.result is not None
        assert given.play.result.winners() == (winner,)


test_what_follows_from_a_position = prove(
    # Points
    row("if both are killed both players get points as they like", "DT-DUEL-40", "DT-DUEL-41",
        both_fall(), then({"asked": HONZA, "offers split": {"0 3", "1 2", "2 1", "3 0"}}),
        "split 1 2", until("dt-split"), then({"asked": MARTIN}),
        "split 3 0", until("dt-action"),
        then({"where golden-lion": "grave-0", "where samurai": "grave-1", "destiny": [21, 23], "promotion": [2, 0]})),
    row("who is killed goes to the discard pile with all attachments", "DT-DUEL-37", "DT-ATT-05",
        given("squad sean-gallagher", "squad samurai+violator-sword", on={"1:doomed": "player-1"}, wounded="samurai"),
        attacks("sean-gallagher", "samurai"), until("dt-split"),
        then({"where samurai": "grave-1", "where violator-sword": "grave-1"},
            lambda front: front.table.on_table(front["doomed"]))),
    # Whom duels may be fought with
    row("nobody attacks across the border of the outpost in either direction", "DT-DUEL-14",
        given("squad hussar; kohort razide; outpost soldat", "squad samurai; outpost corsair; outside local-thug"),
        "declare_attack", declines,
        then({"offers attack": {"hussar samurai", "hussar local-thug", "razide samurai", "razide local-thug",
            "soldat corsair"}})),
    row("the attacking player announces fight or shoot", "DT-DUEL-16",
        given("squad hussar", "squad samurai"), "declare_attack", declines, "attack hussar samurai",
        until("dt-tactic"), then({"asked": HONZA, "offered": {"tactic fight", "tactic shoot"}})),
    row("an interrupted duel whose fighter has fallen meanwhile is over", "DT-NESTED-04", "G-60",
        given("squad samurai hussar", "squad max-steiner staff-general-constance-romanov; hand inspired",
            wounded="samurai"), attacks("samurai", "max-steiner", "shoot"), plays(MARTIN, "play inspired player-1"),
        until("dt-gained-action"), "declare_attack", until("dt-attack"), "attack max-steiner samurai",
        until("dt-tactic"), "tactic fight", until("dt-split"), "split 3 0", until("dt-gained-action"), "done",
        # at once, in the middle of the window of phase 5; nothing was compared in the first duel
        then({"duels": (), "where samurai": "grave-0", "times hit": 1, "prompt": "dt-anytime", "asked": HONZA})),
)  # fmt: skip

"""Points for kills (DT-DUEL-37 to DT-DUEL-42), whom duels may be fought with, and what helpers do not share."""

from __future__ import annotations

import pytest

from herna.engine.effects import PLUS
from herna.games.doomtrooper.printed import VALUE
from herna.games.doomtrooper.table import Boost
from tests.kit.front import HONZA, MARTIN, GivenFront

# Points


def both_fall() -> GivenFront:
    """A Golden Lion and a Samurai, both wounded and equal, fight; each is worth 3."""
    given = GivenFront(squads={HONZA: "golden-lion", MARTIN: "samurai"}, wounded="golden-lion samurai")
    given.attacks("golden-lion", "samurai")
    given.until("dt-split")
    return given


@pytest.mark.rule("DT-DUEL-40", "DT-DUEL-41")
def test_if_both_are_killed_both_players_get_points_as_they_like() -> None:
    given = both_fall()

    assert given.asked() == HONZA
    assert given.offers("split") == {"0 3", "1 2", "2 1", "3 0"}
    given.choose("split 1 2")
    given.until("dt-split")
    assert given.asked() == MARTIN
    given.choose("split 3 0")
    given.until("dt-action")

    assert (given.where("golden-lion"), given.where("samurai")) == ("grave-0", "grave-1")
    assert (given.table.destiny, given.table.promotion) == ([21, 23], [2, 0])


@pytest.mark.rule("DT-DUEL-39")
@pytest.mark.parametrize(("change", "points"), [(2, 5), (-1, 2), (-5, 0)])
def test_the_points_are_the_modified_value_of_who_was_killed(change: int, points: int) -> None:
    """G-68."""
    given = GivenFront(squads={HONZA: "golden-lion", MARTIN: "samurai"}, wounded="samurai")
    given.table.boosts = (Boost(given["samurai"], (VALUE,), PLUS, change, given["golden-lion"]),)
    given.attacks("golden-lion", "samurai")

    if points:
        given.until("dt-split")
        assert given.offers("split") == {f"{points - promotion} {promotion}" for promotion in range(points + 1)}
        given.choose(f"split 0 {points}")
    given.until("dt-action")

    assert given.table.promotion == [points, 0]
    assert given.where("samurai") == "grave-1"


@pytest.mark.rule("DT-DUEL-37", "DT-ATT-05")
def test_who_is_killed_goes_to_the_discard_pile_with_all_attachments() -> None:
    given = GivenFront(
        squads={HONZA: "sean-gallagher", MARTIN: "samurai"},
        on={"violator-sword": "samurai", "1:doomed": "player-1"},
        wounded="samurai",
    )
    given.attacks("sean-gallagher", "samurai")
    given.until("dt-split")

    assert (given.where("samurai"), given.where("violator-sword")) == ("grave-1", "grave-1")
    assert given.table.on_table(given["doomed"])


# Whom duels may be fought with


@pytest.mark.rule("DT-DUEL-12")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [("hussar", "dragoon"), ("hussar", "samurai"), ("hussar", "razide"), ("razide", "centurion"), ("razide", "hussar")],
)
def test_any_warrior_attacks_any_other_whatever_they_belong_to(attacker: str, defender: str) -> None:
    legion = ("razide", "centurion")
    given = GivenFront(
        squads={seat: name for seat, name in ((HONZA, attacker), (MARTIN, defender)) if name not in legion},
        kohorts={seat: name for seat, name in ((HONZA, attacker), (MARTIN, defender)) if name in legion},
    )
    given.choose("declare_attack")
    given.declines()

    assert given.offers("attack") == {f"{attacker} {defender}"}


@pytest.mark.rule("DT-DUEL-14")
def test_nobody_attacks_across_the_border_of_the_outpost_in_either_direction() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "samurai"},
        kohorts={HONZA: "razide"},
        outposts={HONZA: "soldat", MARTIN: "corsair"},
        outside={MARTIN: "local-thug"},
    )
    given.choose("declare_attack")
    given.declines()

    assert given.offers("attack") == {
        "hussar samurai", "hussar local-thug", "razide samurai", "razide local-thug", "soldat corsair",
    }  # fmt: skip


@pytest.mark.rule("DT-DUEL-16")
def test_the_attacking_player_announces_fight_or_shoot() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "samurai"})
    given.choose("declare_attack")
    given.declines()
    given.choose("attack hussar samurai")
    given.until("dt-tactic")

    assert (given.asked(), given.offered()) == (HONZA, {"tactic fight", "tactic shoot"})


@pytest.mark.rule("DT-NESTED-04")
def test_an_interrupted_duel_whose_fighter_has_fallen_meanwhile_is_over() -> None:
    """G-60."""
    given = GivenFront(
        squads={HONZA: "samurai hussar", MARTIN: "max-steiner staff-general-constance-romanov"},
        hands={MARTIN: "inspired"},
        wounded="samurai",
    )
    given.attacks("samurai", "max-steiner", "shoot")
    given.plays(MARTIN, "play_card inspired player-1")
    given.until("dt-gained-action")
    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose("attack max-steiner samurai")
    given.until("dt-tactic")
    given.choose("tactic fight")
    given.until("dt-split")
    given.choose("split 3 0")
    given.until("dt-gained-action")
    given.choose("no_more")

    assert given.table.duels == ()  # at once, in the middle of the window of phase 5
    assert given.where("samurai") == "grave-0"
    assert len(given.told("hit")) == 1  # nothing was compared in the first duel
    assert (given.prompt(), given.asked()) == ("dt-anytime", HONZA)


# Helpers


@pytest.mark.rule("DT-REINF-03")
@pytest.mark.parametrize(("helps", "armor"), [(False, 4), (True, 24)])
def test_immunity_of_one_member_does_not_extend_to_its_group(helps: bool, armor: int) -> None:
    given = GivenFront(
        kohorts={HONZA: "alakhai-the-cunning razide"},
        squads={MARTIN: "mystic"},
        hands={HONZA: "reinforcements", MARTIN: "elemental-wall"},
    )
    given.attacks("alakhai-the-cunning", "mystic")
    given.plays(MARTIN, "cast elemental-wall mystic mystic")
    given.choose("pick_amount 20")
    given.until_asked(HONZA, "dt-combat")
    if helps:
        given.choose("play_card reinforcements alakhai-the-cunning")
        given.choose("pick_card razide")
        given.until("dt-strike-at")
        given.choose("pick_card alakhai-the-cunning")

    assert given.value("mystic", "armor", "alakhai-the-cunning") == armor


@pytest.mark.rule("DT-WIN-01", "DT-WIN-03")
@pytest.mark.parametrize(("honza", "martin", "winner"), [(38, 0, HONZA), (38, 39, MARTIN), (38, 38, None)])
def test_the_target_is_checked_once_all_awards_of_a_duel_are_settled_and_before_anything_else(
    honza: int, martin: int, winner: int | None
) -> None:
    """G-75."""
    given = GivenFront(
        squads={HONZA: "golden-lion", MARTIN: "samurai"}, wounded="golden-lion samurai", promotion=(honza, martin)
    )
    given.attacks("golden-lion", "samurai")
    given.until("dt-split")
    given.choose("split 0 3")
    given.until("dt-split")
    assert (given.play.result, given.asked()) == (None, MARTIN)  # the awards of one phase 8 are simultaneous
    given.choose("split 0 3" if martin else "split 3 0")
    while given.prompt() == "dt-react":
        given.choose("decline")

    if winner is None:
        assert (given.play.result, given.table.extra_rounds) == (None, 1)
    else:
        assert given.play.result is not None
        assert given.play.result.winners() == (winner,)

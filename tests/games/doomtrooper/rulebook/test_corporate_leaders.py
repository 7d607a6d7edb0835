"""The rulebook's cases about a Corporate Leader, whose warriors attack with any actions (DT-ACT-17)."""

from __future__ import annotations

import pytest

from tests.kit.front import HONZA, MARTIN, GivenFront

LEADER = "staff-general-constance-romanov"


def fights(given: GivenFront, attacker: str, defender: str) -> None:
    """An attack from its announcement to the next action; the attacker takes all points as D."""
    given.attacks(attacker, defender)
    for _ in range(60):
        if given.prompt() in ("dt-action", "dt-gained-action", "dt-discard") or given.table.common < 0:
            return
        if given.prompt() == "dt-split":
            given.choose(sorted(given.offered())[-1])
        else:
            given.choose("decline")
    raise AssertionError("the duel does not end")


@pytest.mark.rule("DT-ACT-08", "DT-ACT-17")
@pytest.mark.example("DT-EX-12")
def test_with_a_corporate_leader_actions_gained_in_another_players_turn_are_attacks() -> None:
    given = GivenFront(
        squads={HONZA: "samurai samurai#2 samurai#3", MARTIN: f"{LEADER} max-steiner infantry"},
        hands={MARTIN: "inspired"},
        wounded="samurai samurai#2 samurai#3",
    )

    given.choose("meditate")
    given.plays(MARTIN, "play_card inspired player-1")
    given.until("dt-gained-action")
    assert given.asked() == MARTIN
    for name in ("samurai", "samurai#2", "samurai#3"):
        assert "declare_attack" in given.offered()
        fights(given, "max-steiner", name)

    assert given.prompt() == "dt-action"
    assert given.asked() == HONZA
    assert given.table.graves[HONZA] == (given["samurai"], given["samurai#2"], given["samurai#3"])


@pytest.mark.rule("DT-ACT-08")
def test_the_gained_actions_become_attacks_only_of_the_leaders_affiliation() -> None:
    given = GivenFront(squads={HONZA: "samurai", MARTIN: f"{LEADER} max-steiner infantry"}, hands={MARTIN: "inspired"})

    given.choose("meditate")
    given.plays(MARTIN, "play_card inspired player-1")
    given.until("dt-gained-action")
    given.choose("declare_attack")
    given.declines()

    assert given.offers("attack") == {"max-steiner samurai"}


def martins_turn(hand: str, common: int = 3) -> GivenFront:
    """Martin's turn with the Leader and one Bauhaus warrior, against samurai of Honza's."""
    return GivenFront(
        squads={HONZA: "samurai samurai#2 samurai#3 valerie-duval", MARTIN: f"{LEADER} max-steiner"},
        hands={MARTIN: hand},
        wounded="samurai samurai#2 samurai#3",
        active=MARTIN if common else HONZA,
        common=common,
    )


def inspired_before_the_first_action(hand: str) -> GivenFront:
    """Martin plays Inspired in his own turn, in the window before his first action."""
    given = martins_turn(f"inspired {hand}", common=0)
    for _ in range(20):
        if (given.table.active, given.asked(), given.prompt()) == (MARTIN, MARTIN, "dt-anytime"):
            break
        given.choose("keep" if given.prompt() == "dt-discard" else "decline")
    given.choose("play_card inspired player-1")
    given.declines()
    return given


@pytest.mark.rule("DT-ACT-17", "DT-ACT-20")
@pytest.mark.example("DT-EX-13")
def test_attacks_with_gained_actions_leave_the_common_ones_untouched() -> None:
    given = inspired_before_the_first_action("")

    for name in ("samurai", "samurai#2", "samurai#3"):
        fights(given, "max-steiner", name)

    assert given.table.common == 3
    assert given.table.tokens == ()
    assert "meditate" in given.offered()


@pytest.mark.rule("DT-ACT-20")
@pytest.mark.example("DT-EX-13")
def test_without_the_attacker_the_other_gained_actions_are_no_attacks_and_nothing_is_lost() -> None:
    given = inspired_before_the_first_action("infantry hussar")
    given.choose("declare_attack")
    given.declines()
    given.choose("attack max-steiner samurai")
    given.discards("max-steiner")
    given.declines()

    assert given.prompt() == "dt-action"
    assert given.table.common == 3
    assert len(given.table.tokens) == 2
    given.choose("play_card infantry squad-1")
    given.declines()
    given.choose("meditate")
    given.declines()
    assert given.table.common == 3

    # The new warrior attacks with the last COMMON action; one of Bauhaus earlier and more than once
    assert "declare_attack" in given.offered()
    given.choose("play_card hussar squad-1")
    given.declines()
    given.choose("declare_attack")
    given.declines()
    assert {words.split()[0] for words in given.offers("attack")} == {"infantry", "hussar"}


@pytest.mark.rule("DT-ACT-17")
@pytest.mark.example("DT-EX-13")
def test_one_of_the_leaders_affiliation_attacks_with_every_common_action() -> None:
    given = martins_turn("")

    for name in ("samurai", "samurai#2", "samurai#3"):
        fights(given, "max-steiner", name)

    assert len(given.table.graves[HONZA]) == 3


def attacks_and_loses_its_attacker(hand: str) -> GivenFront:
    """Martin's first COMMON action becomes an attack by the Leader's help, and its attacker is gone."""
    given = martins_turn(hand)
    given.choose("declare_attack")
    given.declines()
    given.choose("attack max-steiner samurai")
    given.discards("max-steiner")
    return given


@pytest.mark.rule("DT-ACT-11", "DT-ACT-13")
@pytest.mark.example("DT-EX-14")
def test_after_a_common_attack_without_another_attacker_the_common_actions_are_lost() -> None:
    given = attacks_and_loses_its_attacker("hussar")

    given.declines()

    assert given.prompt() == "dt-action"
    assert given.offered() == {"no_more"}


@pytest.mark.rule("DT-ACT-11", "DT-ACT-19")
@pytest.mark.example("DT-EX-14")
def test_a_warrior_brought_in_meanwhile_attacks_once_by_rule_and_the_third_action_is_lost() -> None:
    given = attacks_and_loses_its_attacker("inspired mitch-hunter")

    given.plays(MARTIN, "play_card inspired player-1")
    given.declines()
    assert "declare_attack" not in given.offered()
    given.choose("play_card mitch-hunter squad-1")
    given.declines()
    fights(given, "mitch-hunter", "samurai#2")

    assert given.table.common == 1
    assert "declare_attack" not in given.offered()
    assert given.where("samurai#2") == "grave-0"


@pytest.mark.rule("DT-ACT-17", "DT-ACT-19")
@pytest.mark.example("DT-EX-14")
def test_a_warrior_of_the_leaders_affiliation_attacks_with_all_of_them() -> None:
    given = attacks_and_loses_its_attacker("inspired venusian-marshal")

    given.plays(MARTIN, "play_card inspired player-1")
    given.declines()
    given.choose("play_card venusian-marshal squad-1")
    given.declines()
    for name in ("samurai", "samurai#2", "samurai#3"):
        fights(given, "venusian-marshal", name)

    assert len(given.table.graves[HONZA]) == 3
    assert given.table.common + len(given.table.tokens) == 1


@pytest.mark.rule("DT-FIT-02")
def test_a_corporate_leader_never_fights_seeks_no_cover_and_protects_nobody() -> None:
    given = GivenFront(squads={HONZA: f"samurai {LEADER} hussar"}, turns=(3, 3))
    against = GivenFront(squads={HONZA: "samurai", MARTIN: LEADER})

    assert given.offers("seek_cover") == {"samurai", "hussar"}
    assert "declare_attack" not in against.offered()
    assert against.offers("sabotage") == {"samurai 1"}

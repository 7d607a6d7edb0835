"""Cover (DT-COVER): seeking and leaving it, what it gives and forbids, warriors deployed into it."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.identity import on_side
from herna.games.doomtrooper.table import NONE, Agreed
from tests.kit.front import HONZA, MARTIN, GivenFront


def seen(given: GivenFront, name: str, seat: int) -> dict[str, Any]:
    """A card on the table as a seat sees it; `kind` is missing, if it lies face down for it."""
    view = GAME.view(given.table, seat)
    card: dict[str, Any] = view["cards"][str(given[name])]
    return card | {"kind": view["kinds"].get(str(given[name]))}


@pytest.mark.rule("DT-COVER-02")
def test_cover_gives_3_armour_and_nothing_else() -> None:
    given = GivenFront(squads={HONZA: "hussar dragoon"})
    fight, shoot, armor, worth = given.values("hussar")

    given.choose("seek_cover hussar")

    assert given.values("hussar") == (fight, shoot, armor + 3, worth)
    assert given.table.common == 2


@pytest.mark.rule("DT-COVER-03")
def test_the_last_warrior_in_the_open_may_not_seek_cover() -> None:
    given = GivenFront(squads={HONZA: "hussar dragoon"})
    assert given.offers("seek_cover") == {"hussar", "dragoon"}

    given.choose("seek_cover hussar")
    given.declines()

    assert given.offers("seek_cover") == set()


@pytest.mark.rule("DT-COVER-04")
def test_with_all_in_cover_the_next_action_is_to_leave_it_or_to_deploy_somebody() -> None:
    given = GivenFront(
        squads={HONZA: "hussar dragoon"}, hands={HONZA: "infantry combat-armor"}, covered="dragoon", common=3
    )
    given.choose("meditate")
    given.discards("hussar")
    given.declines()

    assert given.offered() == {"leave_cover dragoon", "play_card infantry squad-0"}  # nor may one stop acting
    given.choose("play_card infantry squad-0")
    given.declines()

    assert {"meditate", "no_more"} <= given.offered()


@pytest.mark.rule("DT-COVER-04")
def test_deploying_into_cover_does_not_fulfil_the_duty() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "infantry"}, covered="hussar", destiny=(0, 0))

    assert given.offered() == {"leave_cover hussar"}
    given.choose("leave_cover hussar")
    given.declines()
    assert "meditate" in given.offered()


@pytest.mark.rule("DT-COVER-03")
def test_the_only_warrior_goes_or_comes_into_cover_only_if_that_is_agreed() -> None:
    """G-31, DT-CR-20."""
    agreed = Agreed(lone_cover=True)
    as_ruled = GivenFront(squads={HONZA: "hussar"}, hands={MARTIN: "infantry"})
    given = GivenFront(squads={HONZA: "hussar"}, agreed=agreed)
    coming = GivenFront(hands={HONZA: "infantry"}, agreed=agreed)
    not_coming = GivenFront(hands={HONZA: "infantry"})

    assert (as_ruled.offers("seek_cover"), given.offers("seek_cover")) == (set(), {"hussar"})
    assert (not_coming.offers("hide"), coming.offers("hide")) == (set(), {"infantry"})
    given.choose("seek_cover hussar")
    given.declines()
    assert {"meditate", "no_more", "leave_cover hussar"} <= given.offered()  # nothing forces it out


@pytest.mark.rule("DT-COVER-03", "DT-COVER-04")
def test_of_two_warriors_one_stays_in_the_open_whatever_is_agreed() -> None:
    """G-31, DT-CR-20."""
    agreed = Agreed(lone_cover=True)
    given = GivenFront(squads={HONZA: "hussar dragoon"}, covered="hussar", hands={HONZA: "infantry"}, agreed=agreed)
    all_covered = GivenFront(squads={HONZA: "hussar dragoon"}, covered="hussar dragoon", agreed=agreed)
    alone = GivenFront(squads={HONZA: "hussar"}, covered="hussar", hands={HONZA: "infantry"}, agreed=agreed)

    assert given.offers("seek_cover") == set()
    assert all_covered.offered() == {"leave_cover hussar", "leave_cover dragoon"}
    assert alone.offers("hide") == set()


@pytest.mark.rule("DT-COVER-05")
def test_the_duty_to_get_onto_the_outpost_comes_first() -> None:
    given = GivenFront(
        squads={HONZA: "hussar dragoon"}, outposts={MARTIN: "lutheran-disciple"}, covered="hussar dragoon"
    )

    assert given.offered() == {"transfer hussar", "transfer dragoon"}
    given.choose("transfer hussar")
    given.declines()

    assert given.offers("leave_cover") == {"hussar", "dragoon"}
    assert "meditate" not in given.offered()


@pytest.mark.rule("DT-COVER-06")
def test_who_is_in_cover_may_be_attacked_but_does_not_attack() -> None:
    given = GivenFront(squads={HONZA: "hussar dragoon", MARTIN: "infantry samurai"}, covered="hussar infantry")

    given.choose("declare_attack")
    given.declines()

    assert given.offers("attack") == {"dragoon infantry", "dragoon samurai"}


@pytest.mark.rule("DT-COVER-07")
def test_a_wounded_warrior_seeks_cover_and_shows_the_wound_there() -> None:
    given = GivenFront(squads={HONZA: "hussar dragoon"}, wounded="hussar")

    given.choose("seek_cover hussar")

    theirs = seen(given, "hussar", MARTIN)
    assert (theirs["kind"], theirs["covered"], theirs["wounded"]) == (None, True, True)


@pytest.mark.rule("DT-COVER-09")
def test_warriors_in_cover_keep_their_places_so_that_they_can_be_told_apart() -> None:
    given = GivenFront(squads={HONZA: "hussar dragoon infantry"})
    before = GAME.view(given.table, MARTIN)["players"][HONZA]["squad"]

    given.choose("seek_cover dragoon")
    given.declines()
    given.choose("seek_cover hussar")

    after = GAME.view(given.table, MARTIN)["players"][HONZA]["squad"]
    assert before == after == [given["hussar"], given["dragoon"], given["infantry"]]


@pytest.mark.rule("DT-COVER-10")
def test_a_warrior_in_cover_is_equipped_as_usual_and_all_that_lies_on_it_stays_face_up() -> None:
    given = GivenFront(
        squads={HONZA: "hussar dragoon"}, on={"combat-armor": "hussar"}, hands={HONZA: "mental-constitution"},
        covered="hussar",
    )  # fmt: skip

    given.choose("meditate")
    given.choose("play_card mental-constitution hussar")
    given.declines()

    assert given.where("mental-constitution") == "on hussar"
    assert seen(given, "hussar", MARTIN)["kind"] is None
    assert seen(given, "combat-armor", MARTIN)["kind"] == "combat-armor"
    assert seen(given, "mental-constitution", MARTIN)["kind"] == "mental-constitution"


@pytest.mark.rule("DT-COVER-12")
def test_leaving_cover_costs_one_action() -> None:
    given = GivenFront(squads={HONZA: "hussar dragoon"}, covered="hussar")

    given.choose("leave_cover hussar")

    assert given.table.common == 2
    assert given["hussar"] not in given.table.covered
    assert seen(given, "hussar", MARTIN)["kind"] == "hussar"


@pytest.mark.rule("DT-COVER-14")
def test_a_defender_in_cover_is_face_up_for_the_duel_and_in_cover_again_if_it_survives() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon infantry"}, covered="dragoon")
    assert seen(given, "dragoon", HONZA)["kind"] is None

    given.attacks("hussar", "dragoon")
    assert seen(given, "dragoon", HONZA)["kind"] == "dragoon"
    assert given.value("dragoon", "armor") == 5 + 3
    given.until_phase(0)

    assert given.where("dragoon") == "squad-1"
    assert given["dragoon"] in given.table.covered
    assert seen(given, "dragoon", HONZA)["kind"] is None


# Deployed into cover


def hiding(hand: str = "infantry", destiny: int = 0) -> GivenFront:
    """Honza, with somebody in the open, has deployed an infantry into cover."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "samurai"}, hands={HONZA: hand}, destiny=(destiny, 20))
    given.choose("hide infantry")
    return given


@pytest.mark.rule("DT-COVER-16")
def test_deploying_into_cover_is_all_that_a_player_does_in_a_turn_of_three_actions() -> None:
    given = hiding()
    given.declines()

    assert (given.table.active, given.told("meditated")) == (MARTIN, [])
    fewer = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "infantry"}, common=2)
    assert fewer.offers("hide") == set()
    more = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "infantry"}, common=4)
    more.choose("hide infantry")
    more.declines()
    assert (more.prompt(), more.asked()) == ("dt-action", HONZA)


@pytest.mark.rule("DT-COVER-17", "DT-COVER-19", "DT-COVER-25")
def test_a_hidden_warrior_lies_face_down_unwounded_in_no_area_and_is_marked() -> None:
    given = hiding()

    theirs, mine = (seen(given, "infantry", seat) for seat in (MARTIN, HONZA))
    assert (theirs["kind"], mine["kind"]) == (None, "infantry")
    assert (theirs["hidden"], theirs["covered"], theirs["wounded"]) == (True, True, False)
    assert "affiliations" not in theirs
    assert given.where("infantry") == "aside-0"


@pytest.mark.rule("DT-COVER-20")
def test_nothing_is_attached_to_a_hidden_warrior_until_it_is_known() -> None:
    """G-34."""
    given = GivenFront(
        squads={HONZA: "hussar"}, hidden={HONZA: "infantry"}, hands={HONZA: "combat-armor mental-constitution"}
    )
    assert given.offers("play_card combat-armor") == {"hussar"}

    given.choose("leave_cover infantry")
    assert given.offers("play_card mental-constitution") == {"hussar", "infantry"}
    given.declines()

    assert given.offers("play_card combat-armor") == {"hussar", "infantry"}


@pytest.mark.rule("DT-COVER-27", "DT-AFF-05")
@pytest.mark.parametrize("card", [key for key, card in PRINTED.items() if "noncombatant" in card.keywords])
def test_who_never_fights_is_not_deployed_into_cover(card: str) -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: f"{card} dragoon"})

    assert given.offers("hide") == {"dragoon"}


@pytest.mark.rule("DT-COVER-21")
def test_a_warrior_is_deployed_into_cover_without_paying() -> None:
    given = hiding(destiny=1)  # its value is 2

    assert given.table.destiny[HONZA] == 1
    assert given.told("paid") == []


@pytest.mark.rule("DT-COVER-23", "DT-COVER-24")
@pytest.mark.parametrize(("promotion", "left"), [(5, 4), (0, 0)])
def test_who_cannot_pay_for_a_revealed_warrior_loses_it_all_destiny_and_what_is_missing(
    promotion: int, left: int
) -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hidden={HONZA: "infantry"}, destiny=(1, 0), promotion=(promotion, 0))

    given.choose("leave_cover infantry")

    assert given.where("infantry") == "grave-0"
    assert (given.table.destiny[HONZA], given.table.promotion[HONZA]) == (0, left)
    assert given.table.common == 2  # the action is spent


@pytest.mark.rule("DT-COVER-26")
def test_a_hidden_warrior_that_could_not_be_attacked_ends_the_duel_and_costs_the_attack() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"}, hidden={MARTIN: "lutheran-disciple"}, common=2)
    given.choose("declare_attack")
    given.declines()

    given.choose("attack hussar lutheran-disciple")
    given.declines()

    assert given.where("lutheran-disciple") == "outpost-1"
    assert given.table.destiny[MARTIN] == 20 - 4
    assert given.table.duels == ()
    assert given.told("tactic") == []
    assert given.prompt() != "dt-attack"
    assert "declare_attack" not in given.offered()


@pytest.mark.rule("DT-COVER-22", "DT-AFF-08")
def test_a_hidden_cultist_that_is_attacked_says_on_which_side_it_is() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"}, hidden={MARTIN: "demnogonis-cultist"})
    given.choose("declare_attack")
    given.declines()

    given.choose("attack hussar demnogonis-cultist")

    assert (given.prompt(), given.asked()) == ("dt-side", MARTIN)
    given.choose("pick_word legion")
    given.until("dt-tactic")
    assert on_side(given.table, given["demnogonis-cultist"], "legion")


@pytest.mark.rule("DT-COVER-22")
@pytest.mark.parametrize("how", ["attacked", "leaves cover"])
def test_a_revealed_warrior_has_come_into_play_once(how: str) -> None:
    given = GivenFront(
        squads={HONZA: "hussar" if how == "attacked" else "golden-lion", MARTIN: "golden-lion#2"},
        hidden={MARTIN if how == "attacked" else HONZA: "free-marine"},
    )
    seat = MARTIN if how == "attacked" else HONZA
    rallied: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("herna.games.doomtrooper.rules.deploying.deployed", lambda play, warrior: rallied.append(warrior))
        if how == "attacked":
            given.choose("declare_attack")
            given.declines()
            given.choose("attack hussar free-marine")
        else:
            given.choose("leave_cover free-marine")

    assert given.where("free-marine") == f"squad-{seat}"
    assert rallied == [given["free-marine"]]


@pytest.mark.rule("DT-COVER-01")
def test_seeking_cover_costs_one_action_and_turns_the_card_face_down() -> None:
    given = GivenFront(squads={HONZA: "hussar samurai", MARTIN: "infantry"})

    given.choose("seek_cover hussar")

    assert given.table.common == 2
    seen = [GAME.view(given.table, seat) for seat in (HONZA, MARTIN)]
    assert [str(given["hussar"]) in view["kinds"] for view in seen] == [True, False]
    assert all(view["cards"][str(given["hussar"])]["covered"] for view in seen)


@pytest.mark.rule("DT-COVER-15")
@pytest.mark.parametrize(("common", "left"), [(2, NONE), (3, 0), (4, 1)])
def test_deploying_into_cover_takes_three_actions(common: int, left: int) -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"}, hands={HONZA: "samurai"}, common=common)
    if left == NONE:
        assert given.offers("hide") == set()
        return

    given.choose("hide samurai")

    assert given["samurai"] in given.table.hidden
    assert given.table.common == left

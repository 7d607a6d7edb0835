"""Cover (DT-COVER): seeking and leaving it, what it gives and forbids, warriors deployed into it."""

from typing import Any

import pytest

from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules import deploying
from herna.games.doomtrooper.rules.identity import on_side
from herna.games.doomtrooper.table import NONE, Agreed
from tests.games.doomtrooper.rows import (
    attacks,
    cards,
    declines,
    discards,
    given,
    notes,
    position,
    prove,
    row,
    then,
    until,
    until_phase,
)
from tests.kit.invented_cards import a_card


def seen(given: GivenFront, name: str, seat: int) -> dict[str, Any]:
    """A card on the table as a seat sees it; `kind` is missing, if it lies face down for it."""
    view = GAME.view(given.table, seat)
    card: dict[str, Any] = view["cards"][str(given[name])]
    return card | {"kind": view["kinds"].get(str(given[name]))}


@pytest.mark.rule("DT-COVER-02")
def test_cover_gives_3_armour_and_nothing_else() -> None:
    given = GivenFront("squad hussar dragoon")
    fight, shoot, armor, worth = given.values("hussar")

    given.chooses("seek_cover hussar")

    assert given.values("hussar") == (fight, shoot, armor + 3, worth)
    assert given.table.common == 2


@pytest.mark.rule("DT-COVER-03")
def test_the_only_warrior_goes_or_comes_into_cover_only_if_that_is_agreed() -> None:
    """G-31, DT-CR-20."""
    agreed = Agreed(lone_cover=True)
    as_ruled = GivenFront("squad hussar", "hand infantry")
    given = GivenFront("squad hussar", agreed=agreed)
    coming = GivenFront("hand infantry", agreed=agreed)
    not_coming = GivenFront("hand infantry")

    assert (as_ruled.offers("seek_cover"), given.offers("seek_cover")) == (set(), {"hussar"})
    assert (not_coming.offers("hide"), coming.offers("hide")) == (set(), {"infantry"})
    given.chooses("seek_cover hussar").declines()
    assert {"meditate", "done", "leave_cover hussar"} <= given.offered()  # nothing forces it out


# Deployed into cover


@position
def hiding(hand: str = "infantry", destiny: int = 0) -> GivenFront:
    """Honza, with somebody in the open, has deployed an infantry into cover."""
    given = GivenFront(f"squad hussar; hand {hand}", "squad samurai", destiny=(destiny, 20))
    given.chooses("hide infantry")
    return given


@pytest.mark.rule("DT-COVER-17", "DT-COVER-19", "DT-COVER-25")
def test_a_hidden_warrior_lies_face_down_unwounded_in_no_area_and_is_marked() -> None:
    given = hiding().lay()

    theirs, mine = (seen(given, "infantry", seat) for seat in (MARTIN, HONZA))
    assert (theirs["kind"], mine["kind"]) == (None, "infantry")
    assert (theirs["hidden"], theirs["covered"], theirs["wounded"]) == (True, True, False)
    assert "affiliations" not in theirs
    assert given.where("infantry") == "aside-0"


@pytest.mark.rule("DT-COVER-22")
@pytest.mark.parametrize("how", ["attacked", "leaves cover"])
def test_a_revealed_warrior_has_come_into_play_once(how: str) -> None:
    seat = MARTIN if how == "attacked" else HONZA
    sides = (
        ["squad hussar", "squad golden-lion#2"] if how == "attacked" else ["squad golden-lion", "squad golden-lion#2"]
    )
    sides[seat] += "; hidden free-marine"
    given = GivenFront(*sides)
    rallied: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deploying, "due_after_deploying", lambda play, warrior: rallied.append(warrior))
        if how == "attacked":
            given.chooses("declare_attack").declines().chooses("attack hussar free-marine")
        else:
            given.chooses("leave_cover free-marine")

    assert given.where("free-marine") == f"squad-{seat}"
    assert rallied == [given["free-marine"]]


@pytest.mark.rule("DT-COVER-15")
@pytest.mark.parametrize(("common", "left"), [(2, NONE), (3, 0), (4, 1)])
def test_deploying_into_cover_takes_three_actions(common: int, left: int) -> None:
    given = GivenFront("squad hussar; hand samurai", "squad infantry", common=common)
    if left == NONE:
        assert given.offers("hide") == set()
        return

    given.chooses("hide samurai")

    assert given["samurai"] in given.table.hidden
    assert given.table.common == left


@pytest.mark.rule("DT-COVER-17")
def test_which_card_of_a_hand_that_everybody_knows_is_deployed_into_cover_nobody_can_tell() -> None:
    ids = set()
    for hidden in ("infantry", "dragoon"):
        given = GivenFront("squad hussar; hand infantry dragoon", seed="any")
        given.table.show(given["infantry"])
        given.table.show(given["dragoon"])
        given.chooses(f"hide {hidden}")
        assert seen(given, hidden, MARTIN)["kind"] is None
        ids.add(given[hidden])

    assert len(ids) == 1  # the id does not tell it either


test_what_follows_from_a_position = prove(
    row("the last warrior in the open may not seek cover", "DT-COVER-03",
        given("squad hussar dragoon"), then({"offers seek_cover": {"hussar", "dragoon"}}),
        "seek_cover hussar", declines, then({"offers seek_cover": set()})),
    row("with all in cover the next action is to leave it or to deploy somebody", "DT-COVER-04",
        given("squad hussar dragoon; hand infantry combat-armor", covered="dragoon", common=3), "meditate",
        # nor may one stop acting
        discards("hussar"), declines, then({"offered": {"leave_cover dragoon", "play infantry squad-0"}}),
        "play infantry squad-0", declines, then({"may meditate": True, "may done": True})),
    row("deploying into cover does not fulfil the duty", "DT-COVER-04",
        given("squad hussar; hand infantry", covered="hussar", destiny=(0, 0)),
        then({"offered": {"leave_cover hussar"}}),
        "leave_cover hussar", declines, then({"may meditate": True})),
    row("the duty to get onto the outpost comes first", "DT-COVER-05",
        given("squad hussar dragoon", "outpost lutheran-disciple", covered="hussar dragoon"),
        then({"offered": {"transfer hussar", "transfer dragoon"}}),
        "transfer hussar", declines, then({"offers leave_cover": {"hussar", "dragoon"}, "may meditate": False})),
    row("who is in cover may be attacked but does not attack", "DT-COVER-06",
        given("squad hussar dragoon", "squad infantry samurai", covered="hussar infantry"), "declare_attack", declines,
        then({"offers attack": {"dragoon infantry", "dragoon samurai"}})),
    row("a warrior in cover is equipped as usual and all that lies on it stays face up", "DT-COVER-10",
        given("squad hussar+combat-armor dragoon; hand mental-constitution", covered="hussar"), "meditate",
        "play mental-constitution hussar", declines,
        then({"where mental-constitution": "on hussar"}, lambda front: seen(front, "hussar", MARTIN)["kind"] is None,
            lambda front: seen(front, "combat-armor", MARTIN)["kind"] == "combat-armor",
            lambda front: seen(front, "mental-constitution", MARTIN)["kind"] == "mental-constitution")),
    row("leaving cover costs one action", "DT-COVER-12",
        given("squad hussar dragoon", covered="hussar"), "leave_cover hussar",
        then({"common": 2, "covered hussar": False}, lambda front: seen(front, "hussar", MARTIN)["kind"] == "hussar")),
    row("a defender in cover is face up for the duel and in cover again if it survives", "DT-COVER-14",
        given("squad hussar", "squad dragoon infantry", covered="dragoon"),
        then(lambda front: seen(front, "dragoon", HONZA)["kind"] is None),
        attacks("hussar", "dragoon"),
        then({"value dragoon armor": 5 + 3}, lambda front: seen(front, "dragoon", HONZA)["kind"] == "dragoon"),
        until_phase(0),
        then({"where dragoon": "squad-1", "covered dragoon": True},
            lambda front: seen(front, "dragoon", HONZA)["kind"] is None)),
    # Deployed into cover
    row("deploying into cover is all that a player does in a turn of three actions", "DT-COVER-16",
        hiding(), declines, then({"active": MARTIN, "told meditated": []}),
        given("squad hussar; hand infantry", common=2), then({"offers hide": set()}),
        given("squad hussar; hand infantry", common=4), "hide infantry", declines,
        then({"prompt": "dt-action", "asked": HONZA})),
    row("nothing is attached to a hidden warrior until it is known", "DT-COVER-20", "G-34",
        given("squad hussar; hidden infantry; hand combat-armor mental-constitution"),
        then({"offers play combat-armor": {"hussar"}}),
        "leave_cover infantry", then({"offers play mental-constitution": {"hussar", "infantry"}}),
        declines, then({"offers play combat-armor": {"hussar", "infantry"}})),
    *(row(f"who never fights is not deployed into cover: {card}", "DT-COVER-27", "DT-AFF-05",
        given(f"squad hussar; hand {card} dragoon"), then({"offers hide": {"dragoon"}}))
        for card in [key for key, card in PRINTED.items() if "noncombatant" in card.keywords]),
    row("only warriors are deployed into cover", "DT-COVER-15",
        given("squad hussar; hand dragoon equine combat-armor"), then({"offers hide": {"dragoon"},
            "key hide equine": "dt-why-is-no-warrior", "key hide combat-armor": "dt-why-is-no-warrior"})),
    row("who keeps others out of cover may be deployed into it", "DT-COVER-27",
        cards(a_card("drillmaster", "warrior", icons="legion", values=(3, 3, 3, 3), effects=[
            {"do": "permit", "may": "may-not", "what": ["cover", "hide"], "who": "doomtrooper"}])),
        given("kohort razide; hand drillmaster dragoon"), then({"offers hide": {"drillmaster", "dragoon"}}),
        given("kohort razide drillmaster; hand drillmaster#2 dragoon"), then({"offers hide": {"drillmaster#2"}})),
    row("a warrior is deployed into cover without paying", "DT-COVER-21",
        hiding(destiny=1),  # its value is 2
        then({"destiny 0": 1, "told paid": []})),
    *(row(f"who cannot pay for a revealed warrior loses it all destiny and what is missing: {promotion} {left}",
        "DT-COVER-23", "DT-COVER-24",
        given("squad hussar; hidden infantry", destiny=(1, 0), promotion=(promotion, 0)), "leave_cover infantry",
        then({"where infantry": "grave-0", "destiny 0": 0, "promotion 0": left, "common": 2}))  # the action is spent
        for promotion, left in ((5, 4), (0, 0))),
    row("a hidden warrior that could not be attacked ends the duel and costs the attack", "DT-COVER-26",
        given("squad hussar", "squad infantry; hidden lutheran-disciple", common=2), "declare_attack", declines,
        "attack hussar lutheran-disciple", declines,
        then({"where lutheran-disciple": "outpost-1", "destiny 1": 20 - 4, "duels": (), "told tactic": [],
            "may declare_attack": False}, lambda front: front.prompt() != "dt-attack")),
    row("a hidden cultist that is attacked says on which side it is", "DT-COVER-22", "DT-AFF-08",
        given("squad hussar", "squad infantry; hidden demnogonis-cultist"), "declare_attack", declines,
        "attack hussar demnogonis-cultist", then({"prompt": "dt-side", "asked": MARTIN}),
        "pick_word legion", until("dt-tactic"),
        then(lambda front: on_side(front.table, front["demnogonis-cultist"], "legion"))),
    row("a wounded warrior seeks cover and shows the wound there", "DT-COVER-07",
        given("squad hussar dragoon", wounded="hussar"), "seek_cover hussar",
        then(lambda front: seen(front, "hussar", MARTIN)["kind"] is None,
            lambda front: seen(front, "hussar", MARTIN)["covered"],
            lambda front: seen(front, "hussar", MARTIN)["wounded"])),
    row("of two warriors one stays in the open whatever is agreed", "DT-COVER-03", "DT-COVER-04", "G-31", "DT-CR-20",
        given("squad hussar dragoon; hand infantry", covered="hussar", agreed=Agreed(lone_cover=True)),
        then({"offers seek_cover": set()}),
        given("squad hussar dragoon", covered="hussar dragoon", agreed=Agreed(lone_cover=True)),
        then({"offered": {"leave_cover hussar", "leave_cover dragoon"}}),
        given("squad hussar; hand infantry", covered="hussar", agreed=Agreed(lone_cover=True)),
        then({"offers hide": set()})),
    row("who is out of play is no other warrior beside the only one", "DT-COVER-03", "G-31", "DT-TARGET-02",
        given("squad hussar dragoon+missing-in-action", agreed=Agreed(lone_cover=True)),
        then({"offers seek_cover": {"hussar"}})),
    row("warriors in cover keep their places so that they can be told apart", "DT-COVER-09",
        given("squad hussar dragoon infantry"),
        notes(before=lambda front: GAME.view(front.table, MARTIN)["players"][HONZA]["squad"]), "seek_cover dragoon",
        declines, "seek_cover hussar",
        then(lambda front: front.noted["before"] == GAME.view(front.table, MARTIN)["players"][HONZA]["squad"]
                == [front["hussar"], front["dragoon"], front["infantry"]])),
    row("seeking cover costs one action and turns the card face down", "DT-COVER-01",
        given("squad hussar samurai", "squad infantry"), "seek_cover hussar", then({"common": 2},
            lambda front: [str(front["hussar"]) in view["kinds"]
                for view in [GAME.view(front.table, seat) for seat in (HONZA, MARTIN)]] == [True, False],
            lambda front: all(view["cards"][str(front["hussar"])]["covered"]
                for view in [GAME.view(front.table, seat) for seat in (HONZA, MARTIN)]))),
)  # fmt: skip

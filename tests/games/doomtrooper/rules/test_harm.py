"""Whom a choice harms: a page marks it, and asks twice before one harms one's own side."""

import pytest

from herna.engine.activity import Harm
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.hand import harm_of_playing, ways_to_play
from tests.kit.harms import harms

HARMFUL = [
    "doomed",
    "missing-in-action",
    "dont-call-again",
    "cowardice",
    "cleansing-flame",
    "insubordination",
    "suppressing-fire",
    "captured",
    "reassignment",
    "v-3",
    "malfunction",
    "hostile-takeover",
    "natural-disaster",
    "lesser-domination",
]  # on anything
STEALING = ["programmed", "recruitment", "heist"]  # on one's own they do nothing bad
HELPING = [
    "shore-leave",
    "mental-constitution",
    "elite-trooper",
    "grim-reaper",
    "tainted",
    "dutiful-service",
    "training",
    "suicide-mission",
    "violator-sword",
    "first-aid-kit",
    "resist-pain",
    "fortified-entrenchment",
    "exorcise-injuries",
    "powerful-blow",
]


def of_playing(card: str) -> dict[Harm, set[Harm]]:
    """Whom a card harms, on things of one's own and of others."""
    duel = card == "powerful-blow"
    front = GivenFront(
        f"squad cardinal-dominic hussar+t-32-wolfclaw-jbt#2 venusian-jungle; kohort necromutant; outpost hussar#2; "
        f"player alliance-bauhaus; hand {card}",
        "squad dragoon+t-32-wolfclaw-jbt mccraig-line; kohort razide; outpost hussar#3; player alliance-capitol; "
        "hand dragoon#2",
        wounded="hussar dragoon",
        destiny=(40, 40),
    )
    if duel:
        front.attacks("hussar", "dragoon")
    found: dict[Harm, set[Harm]] = {}
    for choice in ways_to_play(front.table, HONZA, front[card]):
        target = int(choice[-1])
        whose = front.table.harm_to(target, HONZA)
        found.setdefault(whose, set()).add(harm_of_playing(front.table, HONZA, front[card], target))
    assert found, f"there is nothing to play {card} on"
    return found


@pytest.mark.parametrize("card", HARMFUL)
def test_what_kills_wounds_or_takes_away_harms_whose_thing_it_is_played_on(card: str) -> None:
    found = of_playing(card)

    assert all(harmed == {whose} for whose, harmed in found.items())
    assert "others" in found


@pytest.mark.parametrize("card", STEALING)
def test_taking_control_harms_only_others(card: str) -> None:
    found = of_playing(card)

    assert found.pop("own", {""}) == {""}
    assert found == {"others": {"others"}}


@pytest.mark.parametrize("card", HELPING)
def test_help_is_no_harm(card: str) -> None:
    assert all(harmed == {""} for harmed in of_playing(card).values())


@pytest.mark.parametrize("warrior", ["lutheran-disciple", "archinquisitor-nikodemus", "algeroth-apostle-of-war"])
def test_a_warrior_whose_text_can_harm_harms_nobody_by_coming_into_play(warrior: str) -> None:
    front = GivenFront(f"outpost lutheran-disciple#2; hand {warrior}", "squad dragoon", destiny=(60, 5))

    found = {
        harm_of_playing(front.table, HONZA, front[warrior], int(choice[-1]))
        for choice in ways_to_play(front.table, HONZA, front[warrior])
    }

    assert found == {""}


def test_playing_a_card_is_marked_by_its_target() -> None:
    front = GivenFront("squad hussar; hand reassignment violator-sword", "squad dragoon")

    found = harms(front, "play")

    assert found == {
        "play reassignment hussar": "own",
        "play reassignment dragoon": "others",
        "play violator-sword hussar": "",
    }


@pytest.mark.rule("DT-DISC-01")
def test_a_card_discarded_from_the_hand_is_lost() -> None:
    front = GivenFront("squad hussar; hand dragoon", "squad hussar#2").chooses("done").declines_until("dt-discard")

    assert harms(front) == {"discard dragoon": "own", "done": ""}


@pytest.mark.rule("DT-SAB-04")
def test_sabotage_and_attacks_harm_others() -> None:
    alone = GivenFront("squad hussar", "")
    assert harms(alone, "sabotage") == {f"sabotage hussar {MARTIN}": "others"}

    front = GivenFront("squad hussar", "squad dragoon").chooses("declare_attack").declines_until("dt-attack")
    assert harms(front) == {"attack hussar dragoon": "others", "give_up": ""}


@pytest.mark.rule("DT-TIME-23")
def test_a_cancelled_card_harms_the_player_who_played_it() -> None:
    front = GivenFront("squad hussar; hand positive-karma", "squad dragoon; hand miscommunication").chooses("meditate")
    front.plays(HONZA, "play positive-karma player-0").declines_until("dt-react", MARTIN)

    assert harms(front, "play") == {"play miscommunication positive-karma": "others"}


@pytest.mark.rule("DT-ACT-21")
def test_an_ability_is_marked_by_what_it_does() -> None:
    given = "kohort nepharite-of-algeroth+distort; squad hussar+violator-sword", "squad dragoon+t-32-wolfclaw-jbt"
    front = GivenFront(*given).chooses("meditate")

    assert harms(front, "use distort") == {
        "use distort discard violator-sword": "own",
        "use distort discard t-32-wolfclaw-jbt": "others",
    }


def test_who_is_put_to_sleep_is_harmed_but_ones_own_is_safe_by_it() -> None:
    front = GivenFront("kohort nepharite-of-muawijhe+sleep; squad hussar", "squad dragoon")

    found = harms(front, "use sleep")

    assert (found["use sleep forbid hussar"], found["use sleep forbid dragoon"]) == ("", "others")


def test_a_grenade_and_a_wound_that_is_passed_on_harm_whom_they_hit() -> None:
    thrown = GivenFront("squad hussar+antipersonnel-grenade dragoon", "squad hussar#2")
    found = harms(thrown, "use antipersonnel-grenade")
    assert (found["use antipersonnel-grenade wound dragoon"], found["use antipersonnel-grenade wound hussar#2"]) == (
        "own",
        "others",
    )

    passed = GivenFront("squad archinquisitor-nikodemus hussar", "squad dragoon", wounded="archinquisitor-nikodemus")
    assert harms(passed, "use") == {"use archinquisitor-nikodemus pass-wound hussar": "own"}


def test_getting_rid_of_a_harmful_card_is_no_harm() -> None:
    front = GivenFront("squad hussar", "squad dragoon", on={"1:dont-call-again": "hussar"})

    assert harms(front, "use") == {"use dont-call-again wear-off -": ""}


def test_healing_is_no_harm() -> None:
    front = GivenFront("squad hussar+first-aid-kit", "squad dragoon", wounded="hussar").chooses("meditate")

    assert harms(front, "use") == {"use first-aid-kit heal hussar": ""}


def test_a_warrior_that_is_sacrificed_to_cancel_a_card_is_the_price() -> None:
    front = GivenFront("squad hussar; hand positive-karma", "outside lutheran-disciple").chooses("meditate")
    front.plays(HONZA, "play positive-karma player-0").declines_until("dt-react", MARTIN)

    assert harms(front, "use") == {"use lutheran-disciple cancel positive-karma": "cost"}


@pytest.mark.rule("DT-ZONE-06")
def test_a_warrior_that_is_given_up_for_another_is_the_price() -> None:
    front = GivenFront("outpost cossack", "outpost corsair lutheran-sergeant northwestern-europe")
    front.chooses("declare_attack").declines_until("dt-attack").chooses("attack cossack corsair")
    front.declines_until("dt-tactic").chooses("tactic fight").declines_until("dt-warzone")
    front.chooses("defend_from northwestern-europe").declines_until("dt-combat", MARTIN)

    assert harms(front, "use") == {"use northwestern-europe give-up lutheran-sergeant": "cost"}


def test_what_is_picked_to_be_discarded_is_harmed() -> None:
    armed = "hussar+violator-sword+t-32-wolfclaw-jbt"
    front = GivenFront(f"squad {armed}; hand malfunction", "squad dragoon").chooses("meditate")

    front.plays(HONZA, "play malfunction hussar")

    assert harms(front) == {"pick_card violator-sword": "own", "pick_card t-32-wolfclaw-jbt": "own"}


def test_who_pays_for_a_warrior_or_loses_it_is_warned_of_the_loss() -> None:
    front = GivenFront("squad hussar hussar#3; hand cowardice", "squad dragoon hussar#2", covered="hussar#2")

    front.chooses("meditate").plays(HONZA, "play cowardice player-1").declines_until("dt-pay-or-discard")

    assert set(harms(front, "discard").values()) == {"own"}
    assert set(harms(front, "pay").values()) == {""}


@pytest.mark.rule("DT-COVER-23")
@pytest.mark.parametrize(("destiny", "harm"), [(0, "own"), (9, "")])
def test_a_hidden_warrior_that_cannot_be_paid_for_is_lost_by_leaving_cover(destiny: int, harm: Harm) -> None:
    front = GivenFront("squad hussar; hidden razide", "squad dragoon", destiny=(destiny, 5))

    assert harms(front, "leave_cover") == {"leave_cover razide": harm}
    front.chooses("leave_cover razide")
    assert (front["razide"] in front.table.control) == (harm == "")


def test_who_does_not_flee_from_fire_is_harmed() -> None:
    front = GivenFront("squad hussar; hand suppressing-fire", "squad dragoon").chooses("play suppressing-fire squad-1")

    front.declines_until("dt-cover-or-wound", MARTIN)

    assert harms(front) == {"seek_cover dragoon": "", "be_wounded dragoon": "own"}

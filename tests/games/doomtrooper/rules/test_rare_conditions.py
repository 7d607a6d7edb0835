"""Conditions that seldom decide anything: each in a position in which it alone does."""

from dataclasses import replace
from typing import Any

import pytest

from herna.engine.cards import EVERYONE
from herna.engine.effects import PLUS
from herna.engine.view import view_of
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.cover import force_into_cover
from herna.games.doomtrooper.rules.lasting import boost
from tests.games.doomtrooper.rows import (
    attacks,
    declines,
    given,
    notes,
    plays,
    prove,
    row,
    sets,
    then,
    until,
    until_phase,
)

LEADER = "staff-general-constance-romanov"  # of Bauhaus


# Cover


@pytest.mark.rule("DT-EQUIP-21", "DT-COVER-11")
@pytest.mark.parametrize("warrior", ["infantry", "young-guard", "eradicator-deathdroid"])
def test_nobody_is_forced_into_cover_who_is_there_or_never_goes_there(warrior: str) -> None:
    given = GivenFront(f"squad hussar {warrior}", covered="infantry" if warrior == "infantry" else "")

    forced = force_into_cover(given.play, given[warrior])

    never = warrior == "eradicator-deathdroid"  # a Young Guard only does not seek it
    assert forced == (warrior == "young-guard")
    assert (given[warrior] in given.table.covered) != never
    assert len(given.told("covered")) == forced


# Sabotage


# Cards that still act though they lie in a grave


@pytest.mark.rule("DT-ZONES-06")
@pytest.mark.parametrize("by", ["played", "lasting"])
def test_everybody_may_look_at_a_card_in_a_grave_that_acts_in_a_duel(by: str) -> None:
    """Ruling DT-CR-24, G-40."""
    given = GivenFront("squad infantry; grave powerful-blow ambush", "squad free-marine")
    for card in given.table.graves[HONZA]:
        given.table.cards.show(card, EVERYONE)
    given.attacks("infantry", "free-marine")
    acting = given["powerful-blow"]
    lasting: dict[str, Any] = {
        "played": ((acting, HONZA),),
        "lasting": (boost(given["infantry"], (0,), PLUS, 3, acting),),
    }

    given.table.change_duel(replace(given.table.duels[-1], **{by: lasting[by]}))

    kinds = view_of(given.play, MARTIN, 1)["table"]["kinds"]
    assert kinds[str(acting)] == "powerful-blow"
    assert str(given["ambush"]) not in kinds


test_what_follows_from_a_position = prove(
    # Cover
    row("who is away does not stay in the open for the others", "DT-COVER-03", "G-32",
        given("squad hussar infantry", on={"0:missing-in-action": "infantry"}),
        then({"refused seek_cover hussar": ("DT-COVER-03", "dt-why-last-in-the-open")}),
        given("squad infantry; hand sea-lion", on={"0:missing-in-action": "infantry"}),
        then({"refused hide sea-lion": ("DT-COVER-03", "dt-why-nobody-in-the-open")})),
    row("who takes cover in a duel leaves the cover of others as it is", "DT-COVER-19",
        given("squad hussar", "squad sea-lion infantry; hand take-cover", covered="infantry"),
        attacks("hussar", "sea-lion"), plays(MARTIN, "play take-cover sea-lion"), until("dt-combat", HONZA),
        then(lambda front: front.value("sea-lion", "armor") == front.base("sea-lion", "armor") + 2,
            lambda front: front.value("infantry", "armor") == front.base("infantry", "armor") + 3)),
    # The Outpost
    row("the last action fulfils the duty to get onto the outpost", "DT-TRANS-03",
        given("squad hussar dragoon", "outpost soldat", common=1),
        then({"refused meditate": ("DT-TRANS-03", "dt-why-duty-outpost"), "offers transfer": {"hussar", "dragoon"}})),
    # Deploying, units
    row("a card of a corporation that is no warrior brings nothing by solidarity", "DT-WAR-05",
        given("squad hussar; hand solidarity heimburg"), "play solidarity player-0", "pick_word bauhaus", declines,
        "play heimburg squad-0", declines, then({"where heimburg": "squad-0", "prompt": "dt-action"})),
    row("a unit whose last warrior is away is no unit any more", "DT-CMD-10",
        given("squad sergeant infantry sea-lion", "hand missing-in-action"), "meditate",
        "use sergeant command infantry", declines, then(lambda front: front["sergeant"] in front.table.notes),
        "meditate", plays(MARTIN, "play missing-in-action infantry"), declines,
        then(lambda front: front["sergeant"] not in front.table.notes)),
    # Duels
    row("who is not led does not attack again with the others", "DT-DUEL-13", "DT-ACT-10",
        given(f"squad {LEADER} dragoon infantry", "squad sea-lion yojimbo"), attacks("infantry", "sea-lion", "shoot"),
        until_phase(0), declines, "declare_attack", declines,
        then({"refused attack infantry yojimbo": ("DT-ACT-10", "dt-why-has-attacked")},
            lambda front: "dragoon yojimbo" in front.offers("attack"))),
    row("a further attack that only some could make is given up with all that is left", "DT-ACT-13", "DT-DUEL-08",
        given(f"squad {LEADER} dragoon infantry", "squad sea-lion yojimbo"), attacks("infantry", "sea-lion", "shoot"),
        until_phase(0), declines, "declare_attack", declines, "give_up",
        then({"told gave_up": [(HONZA,)], "common": 0})),
    row("a duel that is interrupted before its fighters are named goes on", "DT-NESTED-01", "DT-NESTED-04", "G-60",
        given("squad samurai hussar", f"squad dragoon {LEADER}; hand inspired"), "declare_attack",
        plays(MARTIN, "play inspired player-1"), until("dt-gained-action"), "declare_attack", declines,
        "attack dragoon samurai", declines, "tactic shoot", until("dt-gained-action"), "done", declines,
        then({"prompt": "dt-attack"}, lambda front: (front.asked(), len(front.table.duels)) == (HONZA, 1))),
    # G-30, G-72: neither of the two may transfer again, and a Cultist who comes does not part them.
    row("enemies on the outpost need not part if only others could transfer", "DT-TRANS-16",
        given("squad demnogonis-cultist; outpost hussar razide", "outpost soldat"),
        then({"refused meditate": ("DT-TRANS-16", "dt-why-duty-separate")}),
        sets(transferred=lambda front: (front["hussar"], front["razide"])), then({"may meditate": True})),
    row("sabotage does not name who does not protect the player", "DT-SAB-03",
        given("squad hussar", "squad yojimbo; kohort algeroth-apostle-of-war"),
        then(lambda front: front.why_not("sabotage hussar 1").blockers == (("card", front["yojimbo"]),),
            lambda front: dict(front.why_not("sabotage hussar 1").arguments)["count"] == 1)),
    row("what a warzone gives to some it gives to the defender only", "DT-ZONE-09",
        given("squad clansman", "squad trencher victoria"), "declare_attack", declines, "attack clansman trencher",
        declines, "tactic fight", declines,
        notes(before=lambda front: (front.value("clansman", "fight"), front.value("trencher", "fight"))),
        "defend_from victoria", until("dt-combat"),
        # its own, and for those of Imperial
        then(lambda front: front.value("trencher", "fight") == front.noted["before"][1] + 3 + 3),
        then(lambda front: front.value("clansman", "fight") == front.noted["before"][0])),
    row("a card that is not for an affiliation names it", "DT-EQUIP-02",
        given("squad samurai hussar; hand dutiful-service"), "meditate",
        then(lambda front: front.why_not("play dutiful-service samurai").key == "dt-why-barred-affiliation",
            lambda front: dict(front.why_not("play dutiful-service samurai").arguments)["word"] == "mishima")),
)  # fmt: skip

"""Warzones (DT-ZONE): their texts, and who may defend from them."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from tests.games.doomtrooper.rows import attacks, each, given, prove, row, then, until, until_phase
from tests.kit.invented_cards import a_card, invented


def in_the_zone(given: GivenFront, attacker: str, defender: str, zone: str, tactic: str = "fight") -> None:
    """An attack, defended from a warzone; everybody declines until phase 5."""
    given.chooses("declare_attack").declines_until("dt-attack").chooses(f"attack {attacker} {defender}")
    given.declines_until("dt-tactic").chooses(f"tactic {tactic}").declines_until("dt-warzone")
    given.chooses(f"defend_from {zone}").declines_until("dt-combat")


STRATEGIST = a_card(
    "strategist", "warrior", icons="mishima", values=(3, 3, 3, 3), effects=[{"do": "permit", "what": ["any warzone"]}]
)


@pytest.mark.example("DT-EX-38")
@pytest.mark.rule("DT-ZONE-15", "DT-ZONE-16", "DT-ZONE-17")
def test_who_may_use_any_warzone_uses_none_across_the_border_of_the_outpost() -> None:
    zones = {"squads": "victoria", "kohorts": "citadel-sanctum", "outposts": "northwestern-europe"}
    with invented(STRATEGIST):
        given = GivenFront(
            "squad samurai",
            f"squad strategist {zones['squads']}; kohort {zones['kohorts']}; outpost {zones['outposts']}",
        )
        given.chooses("declare_attack").declines_until("dt-attack").chooses("attack samurai strategist")
        given.declines_until("dt-tactic").chooses("tactic fight").declines_until("dt-warzone")
        assert given.offers("defend_from") == {"victoria", "citadel-sanctum"}

        there = GivenFront("outpost corsair", "squad victoria; kohort citadel-sanctum; outpost strategist")
        there.attacks("corsair", "strategist")
        assert there.table.duels[-1].zone == -1


test_what_follows_from_a_position = prove(
    row("in the venusian jungle nobody uses a vehicle", "DT-ZONE-10",
        given("kohort razide+hellhound-necrotank", "squad hussar+t-32-wolfclaw-jbt+violator-sword venusian-jungle",
            boarded="hellhound-necrotank t-32-wolfclaw-jbt"), then({"values razide": (14, 7, 12, 12)}),
        "declare_attack", until("dt-attack"), "attack razide hussar", until("dt-tactic"), "tactic fight",
        # which the tank does not keep from being used
        until("dt-warzone"), "defend_from venusian-jungle", until("dt-weapon"), "wield violator-sword",
        then({"values razide": (9, 2, 7, 7), "values hussar": (6, 0, 6, 5)}),
        until("dt-action"), then({"values razide": (14, 7, 12, 12)})),
    *(row(f"a venusian jungle that is not defended from keeps nobody from using a vehicle: {jungle}", "DT-ZONE-10",
        given("kohort razide+hellhound-necrotank", f"squad hussar; {jungle}", boarded="hellhound-necrotank"),
        attacks("razide", "hussar"), then({"values razide": (14, 7, 12, 12)}))
        for jungle in ("squad venusian-jungle", "hand venusian-jungle")),
    row("with the mccraig line trenchers join in your own turn without action and price",
        given("squad mccraig-line; hand trencher hussar#2", "squad hussar", destiny=(0, 5)), "meditate",
        then({"offers play": {"trencher squad-0"}}),
        "play trencher squad-0", until("dt-action"), then({"where trencher": "squad-0", "destiny 0": 1, "common": 2})),
    row("the mccraig line does nothing for trenchers in anothers turn or of anothers",
        given("squad mccraig-line; hand trencher", "squad hussar", active=MARTIN), "meditate",
        until("dt-anytime", HONZA), then({"offers play": set()}),
        given("hand trencher", "squad mccraig-line", destiny=(0, 0)), then({"offers play": set()})),
    row("a mishima defender that kills in the diamond caverns earns 3 promotion more",
        given("squad golden-lion", "squad yojimbo mercurian-diamond-caverns", wounded="golden-lion"),
        lambda front: in_the_zone(front, "golden-lion", "yojimbo", "mercurian-diamond-caverns"), until("dt-split"),
        then({"offers split": {"3 0", "2 1", "1 2", "0 3"}}),
        "split 3 0", until("dt-action"), then({"promotion 1": 3, "destiny 1": 23})),
    row("in the citadel sanctum defenders kill doomtroopers and the legion earns double",
        given("squad samurai", "kohort razide citadel-sanctum"),
        lambda front: in_the_zone(front, "samurai", "razide", "citadel-sanctum"),
        then({"values razide": (12, 5, 10, 14)}),
        until("dt-split"), then({"where samurai": "grave-0", "may split 0 6": True})),
    row("who does not defend from the citadel sanctum does not kill by it", "DT-ZONE-07",
        given("squad samurai", "kohort razide citadel-sanctum"), attacks("samurai", "razide"), until("dt-action"),
        then({"wounded samurai": True})),
    row("in the citadel sanctum attackers do not kill and the legion dies of two wounds",
        given("squad cardinal-durand", "kohort necromutant citadel-sanctum"),
        lambda front: in_the_zone(front, "cardinal-durand", "necromutant", "citadel-sanctum"), until("dt-action"),
        then(lambda front: front.table.wounded == {front["necromutant"]}),
        given("kohort necromutant", "kohort razide citadel-sanctum"),
        lambda front: in_the_zone(front, "necromutant", "razide", "citadel-sanctum"), until("dt-action"),
        then(lambda front: front.table.wounded == {front["necromutant"]})),
    row("a defender killed in the citadel sanctum is worth double",
        given("squad cardinal-durand", "kohort necromutant citadel-sanctum", wounded="necromutant"),
        lambda front: in_the_zone(front, "cardinal-durand", "necromutant", "citadel-sanctum"), until("dt-split"),
        then({"may split 0 8": True})),
    row("only lutherans defend from northwestern europe and another may be given up for them", "DT-ZONE-06",
        given("outpost cossack", "outpost corsair patriarch soldat lutheran-sergeant northwestern-europe"),
        lambda front: in_the_zone(front, "cossack", "corsair", "northwestern-europe"), until("dt-combat", MARTIN),
        then({"values corsair": (7, 3, 9, 7),
            "offers use northwestern-europe": {"give-up patriarch", "give-up lutheran-sergeant"}}),
        "use northwestern-europe give-up lutheran-sergeant",
        then({"where lutheran-sergeant": "grave-1", "values corsair": (13, 9, 15, 7)}),
        until("dt-combat", MARTIN), then({"offers use": set()}),
        until("dt-split"), then({"values corsair": (13, 9, 15, 7)})),
    row("nobody is given up for the defender once the values were compared",
        given("outpost cossack", "outpost corsair lutheran-sergeant northwestern-europe"),
        lambda front: in_the_zone(front, "cossack", "corsair", "northwestern-europe"), until_phase(6),
        until("dt-anytime", MARTIN), then({"offers use northwestern-europe": set()})),
    row("others are not asked to defend from northwestern europe",
        given("outpost cossack", "outpost soldat northwestern-europe"), attacks("cossack", "soldat"),
        then(lambda front: front.table.duels[-1].zone == -1),
        until("dt-combat", MARTIN), then({"offers use": set()})),
    *(row(f"a defender gets the values of its warzone and some get more: {zone} {defender}", "DT-ZONE-05", "DT-ZONE-07",
        "DT-ZONE-09",
        given("kohort razide", f"squad {defender} {zone}"),
        lambda front, defender=defender, zone=zone: in_the_zone(front, "razide", defender, zone),
        then({f"values {defender}": values, "values razide": (9, 2, 7, 7)}))
        for zone, defender, values in (("victoria", "golden-lion", (9, 5, 8, 5)), ("victoria", "samurai", (6, 2, 5, 5)),
            ("cyberopolis", "machinator", (5, 5, 9, 8)), ("cyberopolis", "samurai", (2, 2, 6, 5)),
            ("mccraig-line", "infantry", (3, 8, 6, 4)), ("mccraig-line", "samurai", (2, 6, 5, 5)),
            ("venusian-jungle", "venusian-ranger", (9, 4, 10, 7)), ("venusian-jungle", "samurai", (5, 1, 6, 6)),
            ("mercurian-diamond-caverns", "samurai", (1, 1, 8, 7)))),
    *each(lambda attacker, defender, points:
        row(f"neither an attacker nor another corporation earns more there: {attacker} {defender} {points}",
        given(f"squad {attacker}", f"squad {defender} mercurian-diamond-caverns", on={"cybernetic-power-arm": attacker},
            wounded=f"{attacker} {defender}"),
        lambda front: in_the_zone(front, attacker, defender, "mercurian-diamond-caverns"), until("dt-split"),
        f"split {points} 0", until("dt-action"),
        then({"promotion": [0, 0]})),
        ("yojimbo", "samurai", 7), ("golden-lion", "sean-gallagher", 3)),
)  # fmt: skip

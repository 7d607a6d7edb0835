"""Vehicles (DT-EQUIP-15 to DT-EQUIP-26) and relics (DT-RELIC)."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.attacking import tactics
from herna.games.doomtrooper.rules.casting import casters
from herna.games.doomtrooper.rules.cover import seeking_cover_barred
from herna.games.doomtrooper.rules.points import gain_promotion
from herna.games.doomtrooper.rules.values import immune
from tests.games.doomtrooper.rows import attacks, declines, each, given, notes, prove, row, then, until, until_phase
from tests.kit.invented_cards import a_card, invented


@pytest.mark.parametrize(
    ("vehicle", "bearer", "values"),
    [
        ("hellhound-necrotank", "razide", (14, 7, 12, 12)),
        ("t-32-wolfclaw-jbt", "hussar", (4, 4, 6, 4)),
        ("ah-uh-19-grapeshot-guardian", "infantry", (2, 6, 4, 4)),
        ("blitztank", "soldat", (10, 9, 10, 10)),
    ],
)
def test_vehicles_change_the_values_of_who_is_inside(
    vehicle: str, bearer: str, values: tuple[int, int, int, int]
) -> None:
    area = {"razide": "kohort", "soldat": "outpost"}.get(bearer, "squad")
    given = GivenFront(f"{area} {bearer}+{vehicle}", boarded=vehicle)

    assert given.values(bearer) == values


LESSON = a_card(
    "lesson",
    "special",
    icons="brotherhood",
    timing="action",
    on="warrior",
    after="attach",
    effects=[{"do": "permit", "what": ["cast elements"]}],
)


@pytest.mark.parametrize("bearer", ["cardinal-dominic", "valkyrie"])
def test_on_a_cardinal_the_bringer_of_light_makes_personal_spells_common(bearer: str) -> None:
    with invented(LESSON):
        given = GivenFront(
            "squad cardinal-dominic valkyrie archangel+lesson; hand elemental-bolt",
            "squad hussar",
            on={"bringer-of-light": bearer},
        )

        given.attacks("valkyrie", "hussar")
        helps = given["archangel"] in casters(given.table, HONZA, given["elemental-bolt"])

        assert helps == (bearer == "cardinal-dominic")


test_what_follows_from_a_position = prove(
    *(row(f"the giver of a vehicle says at once whether the warrior is inside: {inside}", "DT-EQUIP-15",
        "DT-EQUIP-25",
        given("kohort razide; hand hellhound-necrotank"), "play hellhound-necrotank razide", until("dt-board"),
        then({"offered": {"board hellhound-necrotank", "decline"}}),
        "board hellhound-necrotank" if inside else "decline",
        then({"boarded hellhound-necrotank": inside, "values razide": (14, 7, 12, 12) if inside else (9, 2, 7, 7)}))
        for inside in (True, False)),
    row("getting in and out costs an action and who is inside does not seek cover", "DT-EQUIP-16", "DT-EQUIP-20",
        given("kohort razide+hellhound-necrotank curator"), "board hellhound-necrotank",
        then({"common": 2}, lambda front: seeking_cover_barred(front.table, front["razide"]) is not None),
        until("dt-action"), "board hellhound-necrotank",
        then({"boarded": frozenset()}, lambda front: seeking_cover_barred(front.table, front["razide"]) is None)),
    row("a warrior in cover does not get into a vehicle", "DT-EQUIP-15",
        given("kohort razide curator; hand hellhound-necrotank", covered="razide"), "play hellhound-necrotank razide",
        until("dt-action"), then({"boarded": frozenset(), "offers board": set()})),
    row("a tank doubles before anything is added", "DT-MOD-01",
        given("squad hussar+t-32-wolfclaw-jbt+combat-armor", boarded="t-32-wolfclaw-jbt"),
        then({"value hussar armor": 3 * 2 + 1})),
    row("an airship neither attacks nor is attacked in fight", "DT-EQUIP-24",
        given("squad infantry+ah-uh-19-grapeshot-guardian", "squad dragoon", boarded="ah-uh-19-grapeshot-guardian"),
        then(lambda front: tactics(front.table, front["infantry"], front["dragoon"]) == ["shoot"],
            lambda front: tactics(front.table, front["dragoon"], front["infantry"]) == ["shoot"])),
    *(row(f"who is inside a discarded vehicle is wounded and nobody scores: {inside}", "DT-EQUIP-17", "DT-EQUIP-18",
        given("kohort algeroth-apostle-of-war", "squad hussar+t-32-wolfclaw-jbt dragoon",
            boarded="t-32-wolfclaw-jbt" if inside else "", wounded="hussar"),
        "use algeroth-apostle-of-war discard t-32-wolfclaw-jbt", declines,
        then({"where hussar": "grave-1" if inside else "squad-1", "promotion": [0, 0]}))
        for inside in (True, False)),
    row("who is inside a discarded vehicle is wounded also after points were gained", "DT-EQUIP-17",
        given("squad dragoon max-steiner; kohort algeroth-apostle-of-war", "squad hussar+t-32-wolfclaw-jbt infantry",
            boarded="t-32-wolfclaw-jbt"),
        lambda front: gain_promotion(front.play, HONZA, 1), "use algeroth-apostle-of-war discard t-32-wolfclaw-jbt",
        declines, then({"wounded hussar": True, "promotion": [1, 0]})),
    row("a force shield is useless inside a vehicle", "DT-EQUIP-19",
        given("squad hussar+t-32-wolfclaw-jbt+portable-force-shield", boarded="t-32-wolfclaw-jbt"),
        then({"value hussar armor": 6})),
    row("who loses the affiliation leaves the vehicle", "DT-EQUIP-22",
        given("squad demnogonis-cultist+hellhound-necrotank; hand combat-armor"),
        lambda front: front.table.note(front["demnogonis-cultist"], "legion"), "board hellhound-necrotank",
        then({"value demnogonis-cultist fight": 9}),
        "use demnogonis-cultist doomtrooper -",
        then({"boarded": frozenset(), "value demnogonis-cultist fight": 4,
            "where hellhound-necrotank": "on demnogonis-cultist"})),
    row("a relic is for whom it names and never twice in play", "DT-RELIC-01", "DT-RELIC-03", "DT-RELIC-04",
        given("squad samurai hussar; hand dai-sho-of-the-ancient-emperors#2 archetypal-timepiece",
            "squad mentor+dai-sho-of-the-ancient-emperors"), then({"offers play": {"archetypal-timepiece hussar"}}),
        "play archetypal-timepiece hussar", declines, then({"where archetypal-timepiece": "on hussar", "common": 2})),
    row("the dai sho lets the mishima attack out of cover",
        given("squad samurai mentor+dai-sho-of-the-ancient-emperors hussar", "squad dragoon", covered="samurai"),
        attacks("samurai", "dragoon"), then({"covered samurai": False})),
    row("who has left cover before does not attack even with the dai sho", "DT-COVER-13",
        given("squad samurai mentor+dai-sho-of-the-ancient-emperors", "squad dragoon", covered="samurai"),
        "leave_cover samurai", until("dt-action"), "declare_attack", declines,
        then({"offers attack": {"mentor dragoon"}})),
    row("the dai sho is a mighty weapon",
        given("squad samurai+dai-sho-of-the-ancient-emperors", "squad dragoon"),
        attacks("samurai", "dragoon", wielding="dai-sho-of-the-ancient-emperors"),
        then({"values samurai": (9, 3, 3, 3)})),
    row("the armor of unholiness protects and opens all apostles gifts",
        given("kohort heretic+armor-of-unholiness curator; hand illusion combat-armor", "hand elemental-bolt"),
        then({"value heretic armor": 6, "offers play": {"illusion heretic", "combat-armor curator"}},
            lambda front: immune(front.table, front["heretic"], front["elemental-bolt"]))),  # one armour (G-42)
    row("the timepiece gives a fourth action and sells a fifth",
        given("squad dragoon", "squad hussar+archetypal-timepiece"), "done", until("dt-action", MARTIN),
        then({"common": 4, "card_attacks": 0}),
        "meditate", "use archetypal-timepiece action archetypal-timepiece", until("dt-action"),
        then({"common": 4, "destiny 1": 16}),
        "meditate", then({"offers use": set()})),  # only one
    row("after an attack the timepiece sells nothing",
        given("squad hussar+archetypal-timepiece", "squad dragoon"), attacks("hussar", "dragoon"),
        then({"offers use": set()}),
        until_phase(0), then({"asked": HONZA, "prompt": "dt-anytime", "common": 2, "offers use": set()})),
    row("the fragment levels all base values to the highest printed one",
        given("squad chasseur+fragment-of-the-true-chip+combat-armor"),
        then({"values chasseur": (5, 5, 6, 5), "base chasseur shoot": 5})),
    *(row(f"in the necrotank no other equipment is used: {boarded}", "DT-EQUIP-23",
        given("kohort razide+hellhound-necrotank+combat-armor+curator-sword+first-aid-kit+resist-pain", "squad dragoon",
            boarded="hellhound-necrotank" if boarded else "", wounded="razide"),
        attacks("razide", "dragoon", wielding="curator-sword"),
        then(lambda front, boarded=boarded: front.values("razide")[0] == (14 if boarded else 11),
            lambda front, boarded=boarded: front.values("razide")[2] == (7 + 5 + 1 if boarded else 7 + 1 + 1),
            lambda front, boarded=boarded: bool(front.offers("use first-aid-kit")) != boarded))
        for boarded in (True, False)),
    *(row(f"the bringer of light kills the legion outright: {opponent} {killed}",
        given("squad valkyrie+bringer-of-light", "squad dragoon; kohort razide"),
        attacks("valkyrie", opponent, wielding="bringer-of-light"), then({"values valkyrie": (10, 3, 6, 3)}),
        declines,
        then(lambda front, killed=killed, opponent=opponent: (front.where(opponent) == "grave-1") == killed))
        for opponent, killed in (("razide", True), ("dragoon", False))),
    *each(lambda vehicle, bearer, tactic: row(f"in some vehicles no other weapon is used: {vehicle} {bearer} {tactic}",
        given(f"squad {bearer}", "squad dragoon",
            on={vehicle: bearer, "l-a-plasma-carbine": bearer, "combat-armor": bearer}, boarded=vehicle),
        notes(before=lambda front: front.values(bearer)),
        attacks(bearer, "dragoon", tactic, wielding="l-a-plasma-carbine"),
        then({"told wields": []}, lambda front: front.values(bearer) == front.noted["before"])),
        ("t-32-wolfclaw-jbt", "hussar", "shoot"), ("ah-uh-19-grapeshot-guardian", "infantry", "shoot")),
)  # fmt: skip

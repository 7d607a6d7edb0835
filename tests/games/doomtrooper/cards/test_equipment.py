"""Equipment (DT-EQUIP): weapons, armour, and what else warriors carry."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.printed import ARMOR, PRINTED
from herna.games.doomtrooper.rules.values import modifiers
from tests.games.doomtrooper.rows import attacks, cards, declines, discards, given, prove, row, sets, then, until
from tests.kit.invented_cards import a_card


@pytest.mark.parametrize(
    ("weapon", "bearer", "tactic", "values"),
    [
        ("violator-sword", "hussar", "fight", (4, 2, 3, 2)),
        ("l-a-plasma-carbine", "hussar", "shoot", (2, 5, 3, 2)),
        ("punisher-handgun", "hussar", "fight", (3, 3, 3, 2)),
        ("punisher-handgun", "hussar", "shoot", (3, 3, 3, 2)),
        ("ac-40-justifier", "hussar", "shoot", (5, 5, 3, 2)),
        ("scalper", "samurai", "fight", (4, 3, 3, 3)),
        ("kratach", "razide", "shoot", (9, 5, 7, 7)),
        ("curator-sword", "razide", "fight", (11, 2, 7, 7)),
        ("curator-sword", "curator", "fight", (7, 4, 3, 4)),
    ],
)
@pytest.mark.rule("DT-EQUIP-12", "DT-EQUIP-13", "DT-DUEL-22")
def test_a_weapon_counts_while_it_is_used(
    weapon: str, bearer: str, tactic: str, values: tuple[int, int, int, int]
) -> None:
    legion = PRINTED[bearer].icons == ("legion",)
    given = GivenFront(
        f"squad {'' if legion else bearer}; kohort {bearer if legion else ''}", "squad dragoon", on={weapon: bearer}
    )

    given.attacks(bearer, "dragoon", tactic, wielding=weapon)

    assert given.values(bearer) == values


def test_whatever_the_curator_sword_wounds_is_killed_if_it_is_used() -> None:
    for wielding, grave in (("curator-sword", True), ("", False)):
        given = GivenFront("kohort razide+curator-sword", "squad hussar dragoon")
        given.attacks("razide", "hussar", wielding=wielding).declines()

        assert (given.where("hussar") == "grave-1") == grave


def test_the_scalper_weakens_the_opponent_while_it_is_used() -> None:
    for wielding, fight in (("scalper", 1), ("", 2)):
        given = GivenFront("squad samurai+scalper", "squad hussar")
        given.attacks("samurai", "hussar", wielding=wielding)

        assert given.value("hussar", "fight", "samurai") == fight
        assert modifiers(given.table, given["hussar"], ARMOR, given["samurai"]) == []  # nor is 0 more said


test_what_follows_from_a_position = prove(
    row("a fight weapon has no influence when the tactic is shoot", "DT-EX-42", "DT-DUEL-23",
        given("squad hussar+violator-sword", "squad dragoon"),
        attacks("hussar", "dragoon", "shoot", wielding="violator-sword"),
        then({"values hussar": (2, 2, 3, 2), "told wields": []})),
    row("weapons are for everybody unless they name somebody", "DT-EX-22", "DT-EQUIP-03", "DT-EQUIP-04", "DT-EQUIP-10",
        given("squad hussar infantry; kohort razide; hand violator-sword l-a-plasma-carbine", "squad dragoon"),
        then({"offers play": {"violator-sword hussar", "l-a-plasma-carbine hussar", "l-a-plasma-carbine infantry",
            "l-a-plasma-carbine razide"}})),
    row("the justifier gun names no affiliation though the brotherhood makes it",
        given("squad hussar; hand ac-40-justifier kratach"), then({"offers play": {"ac-40-justifier hussar"}})),
    row("two handguns are used at once but no two other weapons", "DT-EQUIP-08",
        given("squad hussar+punisher-handgun+punisher-handgun#2+l-a-plasma-carbine", "squad dragoon"),
        attacks("hussar", "dragoon", "shoot", wielding="punisher-handgun punisher-handgun#2 l-a-plasma-carbine"),
        then({"value hussar shoot": 4}),
        given("squad hussar+punisher-handgun+l-a-plasma-carbine", "squad dragoon"),
        attacks("hussar", "dragoon", "shoot", wielding="l-a-plasma-carbine punisher-handgun"),
        then({"value hussar shoot": 5}),
        given("squad hussar+punisher-handgun+l-a-plasma-carbine", "squad dragoon"),
        attacks("hussar", "dragoon", "shoot", wielding="punisher-handgun l-a-plasma-carbine"),
        then({"value hussar shoot": 3})),
    *(row(f"armour protects and nobody wears two: {armor} {value}", "DT-EQUIP-02",
        given("squad hussar; hand combat-armor#2", on={armor: "hussar"}),
        then({"value hussar armor": value, "offers play": set()}))
        for armor, value in (("combat-armor", 4), ("composite-armor", 7))),
    row("a telescopic sight is part of a shooting weapon", "DT-EQUIP-05",
        given("squad hussar+l-a-plasma-carbine+violator-sword; hand telescopic-sight telescopic-sight#2",
            "squad dragoon"), then({"offers play": {"telescopic-sight l-a-plasma-carbine"}}),
        "play telescopic-sight l-a-plasma-carbine", until("dt-action"), then({"offers play": set()}),  # one per weapon
        attacks("hussar", "dragoon", "shoot", wielding="l-a-plasma-carbine"), then({"value hussar shoot": 6}),
        discards("l-a-plasma-carbine"), then({"where telescopic-sight": "grave-0"})),
    row("a sight gives nothing while its weapon is not used",
        given("squad hussar+l-a-plasma-carbine", "squad dragoon", on={"telescopic-sight": "l-a-plasma-carbine"}),
        attacks("hussar", "dragoon", "shoot"), then({"value hussar shoot": 2})),
    row("what lies on equipment that is no weapon always counts", "DT-EQUIP-05",
        cards(a_card("lining", "equipment", timing="action", on="card", who="own equipment", after="attach",
            effects=[{"do": "modify", "armor": 1}])),
        given("squad hussar+combat-armor", on={"lining": "combat-armor"}), then({"value hussar armor": 4 + 1})),
    row("a card played on a card is not played on a warrior", "DT-EQUIP-05",
        cards(a_card("charm", "equipment", timing="action", on="card", who="own", after="attach")),
        given("squad hussar+combat-armor; hand charm", "squad dragoon"), then({"offers play": {"charm combat-armor"}})),
    row("who may not use some equipment uses the rest", "DT-NEVER-03",
        cards(a_card("brawler", "warrior", icons="bauhaus", values=(3, 3, 3, 3),
            effects=[{"do": "permit", "may": "may-not", "what": ["use equipment"], "other": "weapon"}])),
        given("squad brawler+combat-armor+violator-sword", "squad dragoon"),
        attacks("brawler", "dragoon", wielding="violator-sword"), then({"values brawler": (3, 3, 3 + 1, 3)})),
    row("a first aid kit heals an own warrior of the same side and is discarded",
        given("squad hussar+first-aid-kit infantry; kohort razide", "squad dragoon", wounded="infantry dragoon razide"),
        "meditate", then({"offers use first-aid-kit heal": {"infantry"}}),
        "use first-aid-kit heal infantry", then({"wounded infantry": False, "where first-aid-kit": "grave-0"})),
    row("a warrior has and uses two power arms but not three",
        given("squad hussar+cybernetic-power-arm+cybernetic-power-arm#2+cybernetic-power-arm#3"),
        then({"value hussar fight": 10})),
    row("a force shield protects and is one to a warrior",
        given("squad hussar+portable-force-shield; hand portable-force-shield#2", "squad dragoon"),
        then({"value hussar armor": 9, "offers play": set()})),
    row("a force shield is no fortification card and works in a warzone", "DT-AS-03", "DT-ZONE-12",
        given("squad hussar", "squad dragoon+portable-force-shield cyberopolis"), "declare_attack", declines,
        "attack hussar dragoon", declines, "tactic fight", until("dt-warzone"), "defend_from cyberopolis",
        then({"value dragoon armor hussar": 5 + 6 + 3})),
    row("the great infurior lies in a squad and discards fortifications", "DT-EQUIP-06",
        given("squad hussar heimburg; hand bauhaus-great-infurior",
            "squad dragoon+portable-force-shield; kohort citadel-of-algeroth"), "play bauhaus-great-infurior squad-0",
        until("dt-action"), then({"destiny 0": 14, "common": 2, "offers use": set()}),  # three actions
        "done", declines, sets(common=3), until("dt-action", MARTIN), "done", until("dt-action", HONZA),
        then({"offers use bauhaus-great-infurior discard": {"citadel-of-algeroth", "portable-force-shield",
            "heimburg"}}),
        "use bauhaus-great-infurior discard citadel-of-algeroth",
        then({"where citadel-of-algeroth": "grave-1", "common": 0})),
    row("the book of law gives one more action that may be an attack",
        given("squad hussar", "squad valkyrie+book-of-law+book-of-law#2"), "done", until("dt-action", MARTIN),
        then({"common": 4, "card_attacks": 1})),
    row("a grenade is an attack action without a duel", "DT-EX-15", "DT-ACT-15", "DT-ACT-16",
        given("squad hussar+antipersonnel-grenade",
            "squad infantry dragoon; kohort eaonian-justifier; hand evasive-action", wounded="infantry"),
        then({"offers use antipersonnel-grenade wound": {"hussar", "infantry", "dragoon"}}),
        "use antipersonnel-grenade wound infantry", then({"duels": ()}),
        # the last chance to save the warrior, but not by a card of duels
        until("dt-react", MARTIN), then({"offered": {"decline"}}), until("dt-split"), "split 0 2", until("dt-action"),
        then({"where infantry": "grave-1", "where antipersonnel-grenade": "sacrificed-0", "promotion 0": 2,
            "offered": {"done"}})),  # only attacks may follow
    row("a grenade on an own warrior gives only destiny",
        given("squad hussar+antipersonnel-grenade infantry", "squad dragoon", wounded="infantry"),
        "use antipersonnel-grenade wound infantry", until("dt-action"), then({"destiny 0": 22, "promotion 0": 0})),
    row("triangulating scopes add up for attackers of their area",
        given("squad hussar triangulating-scope#2; kohort razide; hand triangulating-scope",
            "squad dragoon+portable-force-shield+combat-armor samurai", covered="dragoon"),
        then({"offers play": {"triangulating-scope squad-0", "triangulating-scope kohort-0"}}),
        "play triangulating-scope squad-0", until("dt-action"), then({"value dragoon armor": 15}),
        attacks("hussar", "dragoon", "shoot"),
        then({"value hussar shoot dragoon": 8, "value dragoon armor hussar": 6})),
    row("a scope does nothing for other areas and for defenders",
        given("squad hussar triangulating-scope; kohort razide", "squad dragoon triangulating-scope#2"),
        attacks("razide", "dragoon", "shoot"),
        then({"value razide shoot dragoon": 2, "value dragoon shoot razide": 3})),
    *(row(f"nobody throws a grenade who may not attack: {covered}", "G-85",
        given("squad hussar+antipersonnel-grenade samurai", "squad dragoon", covered=covered, turns=turns),
        then({"offers use": set()}))
        for covered, turns in (("hussar", (3, 3)), ("", (0, 3)))),
    *(row(f"the claymore defends against the legion and better in a clansmans hands: {bearer} {opponent} {fight}",
        given(f"squad {bearer}", "squad hussar; kohort razide", on={"clansman-claymore": bearer}),
        attacks(bearer, opponent, wielding="clansman-claymore"),
        then({f"value {bearer} fight {opponent}": fight, f"value {bearer} armor {opponent}": armor}))
        for bearer, opponent, fight, armor in (("golden-lion", "razide", 4, 4), ("clansman", "razide", 7, 5),
            ("clansman", "hussar", 6, 3))),
)  # fmt: skip

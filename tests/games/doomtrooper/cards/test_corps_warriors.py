"""The warriors of the corporations: what they are immune to, whom they attack, what they build, heal and arrest."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.identity import belongs_to, combat_capable
from herna.games.doomtrooper.rules.permissions import granted
from herna.games.doomtrooper.rules.values import immune
from tests.games.doomtrooper.rows import attacks, cards, declines, each, given, notes, plays, prove, row, then, until
from tests.kit.invented_cards import a_card, invented

CYBERTRONIC = [
    "chasseur",
    "chemiman",
    "cuirassier",
    "machinator",
    "vince-diamond",
    "vac-engineer",
    "combat-overseer",
    "doctor-diana",
]


@pytest.mark.rule("DT-ART-19", "DT-NEVER-06")
@pytest.mark.parametrize("key", [*CYBERTRONIC, "eradicator-deathdroid"])
@pytest.mark.parametrize(("fighter", "casts"), [("KEY", False), ("hussar", True)])
def test_cybertronic_warriors_never_cast_spells_whatever_lets_them(key: str, fighter: str, casts: bool) -> None:
    blessing = a_card(
        "blessing",
        "special",
        timing="action",
        on="warrior",
        after="attach",
        effects=[{"do": "permit", "what": ["cast elements"], "may": "always"}],
    )
    with invented(blessing):
        given = GivenFront(f"squad {key} hussar+blessing#2; hand elemental-bolt", "squad samurai", on={"blessing": key})

        given.attacks(fighter.replace("KEY", key), "samurai")

        assert bool(given.offers("cast")) == casts


@pytest.mark.rule("DT-DUEL-15")
@pytest.mark.parametrize("key", ["etoiles-mortant", "sean-gallagher"])
def test_some_attack_the_dark_legion_as_long_as_they_can_attack_anybody_of_it(key: str) -> None:
    given = GivenFront(f"squad {key}", "squad hussar; kohort razide")
    alone = GivenFront(f"squad {key}", "squad hussar; kohort algeroth-apostle-of-war")
    beyond = GivenFront(f"squad {key}; outpost golden-lion", "squad hussar; outpost razide")

    for front, targets in ((given, {"razide"}), (alone, {"hussar"}), (beyond, {"hussar"})):
        front.chooses("declare_attack").declines()
        assert front.offers(f"attack {key}") == targets


@pytest.mark.rule("DT-AS-02")
@pytest.mark.example("DT-EX-26")
def test_a_clansman_is_stronger_when_it_attacks_the_legion_and_who_counts_as_one_is_not() -> None:
    for attacker, bonus in (("clansman", 1), ("wolfbane-honor-guard", 0), ("sean-gallagher", 0)):
        given = GivenFront(f"squad {attacker}", "squad hussar; kohort razide")
        before = given.value(attacker, "fight")
        given.attacks(attacker, "razide")
        assert given.value(attacker, "fight", "razide") == before + bonus


# The Bauhaus Cop


@pytest.mark.rule("DT-TARGET-06", "DT-TARGET-07")
@pytest.mark.parametrize("wounded", ["", "hussar"])
def test_a_bauhaus_cop_arrests_a_doomtrooper_that_wounds_or_kills_one_of_bauhaus(wounded: str) -> None:
    given = GivenFront("squad samurai+violator-sword+scalper", "squad bauhaus-cop hussar", wounded=wounded)

    given.attacks("samurai", "hussar")
    for _ in range(40):
        if given.prompt() == "dt-imprison":
            break
        given.chooses("decline" if given.prompt() != "dt-split" else next(iter(sorted(given.offered()))))
    assert given.asked() == MARTIN
    given.chooses("pick_card samurai", "discard violator-sword", "done").declines()

    assert given.where("violator-sword") == "grave-0"
    assert given.where("scalper") == "on samurai"
    assert given.table.prisoners == {given["samurai"]: given["bauhaus-cop"]}
    assert not combat_capable(given.table, given["samurai"])
    given.discards("bauhaus-cop")
    assert combat_capable(given.table, given["samurai"])
    assert given.where("samurai") == "squad-0"


# Vehicles that are warriors, and others with limits


UNEQUIPPED = a_card(
    "barehanded",
    "warrior",
    icons="capitol",
    values=(2, 2, 2, 2),
    effects=[{"do": "permit", "what": ["receive equipment"], "may": "may-not"}],
) + a_card(
    "ascetic",
    "warrior",
    icons="capitol",
    values=(2, 2, 2, 2),
    effects=[{"do": "permit", "what": ["receive equipment"], "may": "never"}],
)
VISOR = a_card(
    "visor",
    "equipment",
    icons="cybertronic",
    timing="action",
    on="warrior",
    who="own cybertronic",
    after="attach",
    effects=[{"do": "modify", "armor": 1}],
)

test_what_follows_from_a_position = prove(
    row("a chemiman kills outright whatever it wounds",
        given("squad chemiman", "squad samurai"), attacks("chemiman", "samurai"), declines,
        then(lambda front: (front["samurai"], "samurai", "killed") in front.told("hit"))),
    row("etoiles mortant attack even your own kohort for destiny alone", "DT-DUEL-13", "DT-DUEL-15",
        given("squad etoiles-mortant; kohort necromutant", "squad hussar", wounded="necromutant"), "declare_attack",
        declines, then({"offers attack etoiles-mortant": {"necromutant"}}),
        "attack etoiles-mortant necromutant", until("dt-tactic"), "tactic fight", declines,
        then({"where necromutant": "grave-0", "promotion 0": 0}, lambda front: front.table.destiny[HONZA] > 20)),
    row("sean gallagher does not attack your own kohort",
        given("squad sean-gallagher; kohort razide", "squad hussar"), "declare_attack", declines,
        then({"offers attack sean-gallagher": {"hussar"}})),
    row("cards that act on clansmen act on the wolfbane honor guard", "DT-EX-26",
        given("squad sean-gallagher wolfbane-honor-guard", "hand distort"),
        then(lambda front: immune(front.table, front["wolfbane-honor-guard"], front["distort"]))),
    row("a clansman has no bonus when it defends",
        given("kohort razide", "squad clansman"), attacks("razide", "clansman"),
        then({"value clansman fight razide": 4})),
    row("a shadow walker always strikes first also against who strikes first", "DT-FIRST-02",
        given("squad samurai", "squad shadow-walker", on={"0:shadow-walk": "samurai"}, wounded="samurai"),
        attacks("samurai", "shadow-walker"), declines,
        then(lambda front: front.told("hit") == [(front["samurai"], "samurai", "killed")])),
    row("an ex capitol freelancer pays 3 for cards of capitol and earns only destiny", "DT-AFF-14", "DT-AFF-15",
        "DT-AFF-16",
        cards(a_card("capitol-cap", "equipment", icons="capitol", timing="action", on="warrior", who="own capitol",
            after="attach", effects=[{"do": "modify", "armor": 1}])),
        given("squad ex-capitol-freelancer; hand capitol-cap", "squad infantry", wounded="infantry"),
        then(lambda front: not belongs_to(front.table, front["ex-capitol-freelancer"], "capitol")),
        "play capitol-cap ex-capitol-freelancer", declines,
        then({"destiny 0": 17, "value ex-capitol-freelancer armor": 3}),
        attacks("ex-capitol-freelancer", "infantry", "shoot"), declines, then({"destiny 0": 19, "promotion 0": 0})),
    # The Bauhaus Cop
    *(row(f"a bauhaus cop arrests no legionnaire and minds only bauhaus: {attacker} {victim}",
        given("squad samurai; kohort razide", f"squad bauhaus-cop {victim}"), attacks(attacker, victim, "fight"),
        declines, then({"prisoners samurai": False}, lambda front: front.prompt() != "dt-imprison"))
        for attacker, victim in (("razide", "hussar"), ("samurai", "infantry"))),
    # Cybertronic's engineers and doctors
    row("a vac engineer equips who may not be equipped but not who may never be", "DT-NEVER-01", "DT-NEVER-02",
        "DT-EX-28",
        cards(UNEQUIPPED + VISOR),
        given("squad vac-engineer barehanded ascetic; hand visor scalper",
            "squad hussar dragoon+missing-in-action; kohort razide"),
        then({"offers play visor": {"vac-engineer"}}),
        "meditate", then({"offers use vac-engineer equip": {"visor"}}),
        "use vac-engineer equip visor", then({"offers pick_card": {"vac-engineer", "barehanded", "hussar"}}),
        "pick_card barehanded", declines,
        then({"where visor": "on barehanded", "value barehanded armor": 3, "common": 2})),
    row("a vac engineer gives only what can be paid for", cards(VISOR.replace("timing", "destiny = 5\ntiming")),
        given("squad vac-engineer; hand visor", destiny=(3, 0)), "meditate",
        then({"offers use vac-engineer equip": set()}), declines, "meditate",
        then({"offers use vac-engineer equip": {"visor"}}), "use vac-engineer equip visor",
        "pick_card vac-engineer", declines, then({"where visor": "on vac-engineer", "destiny 0": 0})),
    row("equipment on another players warrior is that players",
        cards(VISOR),
        given("squad vac-engineer; hand visor", "squad hussar"), "meditate", "use vac-engineer equip visor",
        "pick_card hussar", declines,
        then({"value hussar armor": 4}, lambda front: front.table.control[front["visor"]] == MARTIN)),
    row("a vac engineer makes a doomtrooper cybertronic as well and is wounded for it", "DT-AFF-01",
        given("squad vac-engineer max-steiner", "squad hussar dragoon; kohort razide"), "meditate",
        then({"offers use vac-engineer enlist": {"hussar", "dragoon"}}),
        "use vac-engineer enlist hussar", until("dt-anytime", HONZA),
        then({"wounded vac-engineer": True, "offers use vac-engineer enlist": {"dragoon"}},
            lambda front: belongs_to(front.table, front["hussar"], "cybertronic"),
            lambda front: belongs_to(front.table, front["hussar"], "bauhaus")),
        "use vac-engineer enlist dragoon", declines,
        then({"where vac-engineer": "grave-0", "promotion": [0, 0]},
            lambda front: belongs_to(front.table, front["hussar"], "cybertronic"))),
    row("doctor diana heals any doomtrooper and goes into cover",
        given("squad doctor-diana hussar", "squad samurai; kohort razide", wounded="hussar samurai razide"),
        then({"offers use doctor-diana heal": {"hussar", "samurai"}}),
        "use doctor-diana heal samurai", declines,
        then({"wounded samurai": False, "covered doctor-diana": True, "common": 2,
            "offers use doctor-diana heal": set()})),
    # Vehicles that are warriors, and others with limits
    row("the rams air cavalry only shoots and its targets have nothing from fortifications", "DT-EQUIP-24",
        "DT-FIT-06",
        given("squad rams-air-cavalry", "squad clansman fukido"), then({"value clansman armor": 5}),
        "declare_attack", declines, "attack rams-air-cavalry clansman", declines, then({"offers tactic": {"shoot"}}),
        "tactic shoot", then({"value clansman armor": 3})),
    row("the target of another attacker keeps its fortifications",
        given("squad samurai rams-air-cavalry", "squad clansman fukido"), attacks("samurai", "clansman"),
        then({"value clansman armor": 5})),
    row("a young guard seeks no cover but is forced into it and has nothing from fortifications",
        given("squad young-guard golden-lion fukido; hand young-guard#2", "hand cowardice"),
        then({"value golden-lion armor": 5, "value young-guard armor": 3, "offers seek_cover": {"golden-lion"},
            "offers hide": set()}),
        "meditate", plays(MARTIN, "play cowardice player-0"), declines, then({"covered young-guard": True})),
    # Trenchers
    *(row(f"a trencher digs a foxhole out of the collection: {pile}", "DT-DECK-06", "DT-FORT-06",
        given(f"squad trencher trencher#2; {pile} hussar foxhole foxhole#2", seed="dig"),
        "use trencher fetch trencher",
        then({"where foxhole": "on trencher", "values trencher": (1, 2, 4, 3), "common": 0}))
        for pile in ("library", "grave", "sideboard")),
    row("no trencher digs while its player has a foxhole or without one in the collection",
        given("squad trencher hussar+foxhole; library foxhole#2"), then({"offers use trencher": set()}),
        given("squad trencher; hand foxhole; library hussar"), then({"offers use trencher": set()})),
    row("the alliance of the brotherhood does not let others cast",
        given("squad hussar; player alliance-brotherhood"),
        then(lambda front: not granted(front.table, front["hussar"], "cast elements"))),
    *(row("some are immune to gifts of the dark symmetry but not of an apostle", "DT-SYM-06",
        given(f"squad {key}", "hand terror distort"),
        then(lambda front, key=key: immune(front.table, front[key], front["terror"]),
            lambda front, key=key: not immune(front.table, front[key], front["distort"])))
        for key in (*CYBERTRONIC, "venusian-ranger", "blood-beret")),
    *(row(f"some are immune to all of the dark symmetry: {key}",
        given(f"squad {key}", "hand terror distort"),
        then(lambda front, key=key: immune(front.table, front[key], front["terror"]),
            lambda front, key=key: immune(front.table, front[key], front["distort"])))
        for key in ("combat-warhead", "eradicator-deathdroid")),
    *(row(f"a wolfbane honor guard is stronger with a claymore in use: {wielding} {fight}",
        given("squad wolfbane-honor-guard+clansman-claymore", "squad hussar"),
        attacks("wolfbane-honor-guard", "hussar", wielding=wielding),
        then({"value wolfbane-honor-guard fight hussar": fight}))
        for wielding, fight in (("clansman-claymore", 16), ("", 6))),
    *each(lambda wielding, fights:
        row(f"a shogun is stronger with a scalper in use and its opponent weaker: {wielding}",
        given("squad shogun+scalper", "squad etoiles-mortant"), attacks("shogun", "etoiles-mortant", wielding=wielding),
        then(lambda front: (front.value("shogun", "fight"), front.value("etoiles-mortant", "fight")) == fights)),
        ("scalper", (12, -3)), ("", (5, 4))),
    *each(lambda key: row(f"warriors that are vehicles use no equipment and do not seek cover: {key}", "DT-EQUIP-26",
        "DT-NEVER-03", "DT-COVER-27",
        given(f"squad {key} hussar; hand {key}#2", "squad samurai", on={"punisher-handgun": key, "combat-armor": key}),
        notes(armor=lambda front: front.table.printed(front[key]).stats[2]),
        then({f"may seek_cover {key}": False, "offers hide": set()}), "declare_attack", declines,
        f"attack {key} samurai", declines, "tactic shoot", declines,
        then({"told wields": []}, lambda front: front.value(key, "armor") == front.noted["armor"])),
        "eradicator-deathdroid", "rams-air-cavalry"),
)  # fmt: skip

"""Warzones (DT-ZONE) and beasts (DT-BEAST), as far as no card's own test shows it."""

from herna.games.doomtrooper.given import MARTIN, GivenFront
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.cover import seeking_cover_barred
from tests.games.doomtrooper.rows import attacks, cards, declines, each, given, prove, row, then
from tests.kit.invented_cards import a_card

EVERYWHERE = a_card(
    "scorched-plain",
    "warzone",
    values=(1, 1, 1, 1),
    timing="action",
    on="area",
    who="own squad kohort outpost",
    after="stay",
)


def asked_for_a_zone(given: GivenFront, attacker: str, defender: str) -> set[str]:
    """The warzones offered to the defender, before anything else in phase 4."""
    given.chooses("declare_attack").declines().chooses(f"attack {attacker} {defender}").declines()
    given.chooses("tactic fight").declines()
    return given.offers("defend_from") if given.prompt() == "dt-warzone" else set()


test_what_follows_from_a_position = prove(
    row("a warzone is played to an own area by one action", "DT-ZONE-01",
        given("hand victoria citadel-sanctum northwestern-europe"),
        then({"offers play": {"victoria squad-0", "citadel-sanctum kohort-0", "northwestern-europe outpost-0"}}),
        "play victoria squad-0", declines, then({"where victoria": "squad-0", "common": 2})),
    row("no warrior is needed to play a warzone", "DT-ZONE-02",
        given("hand venusian-jungle"),
        then({"offers play": {"venusian-jungle squad-0"}}, lambda front: front.table.warriors() == [])),
    row("each player has one copy of a warzone whatever others have", "DT-ZONE-03",
        given("squad victoria; hand victoria#2 cyberopolis#2", "squad cyberopolis"),
        then({"offers play": {"cyberopolis#2 squad-0"}})),
    row("a warzone for several areas is placed in one of them", "DT-ZONE-04", cards(EVERYWHERE),
        given("hand scorched-plain"), then({"offers play scorched-plain": {"squad-0", "kohort-0", "outpost-0"}}),
        "play scorched-plain kohort-0", declines, then({"where scorched-plain": "kohort-0"})),
    row("in a warzone no fighter has anything from fortifications", "DT-ZONE-11",
        given("squad hussar heimburg", "squad golden-lion fukido cyberopolis"),
        then({"value hussar armor": 3 + 2, "value golden-lion armor": 3 + 2},
            lambda front: asked_for_a_zone(front, "hussar", "golden-lion") == {"cyberopolis"}),
        "defend_from cyberopolis", then({"value hussar armor": 3, "value golden-lion armor": 3 + 3})),  # the warzone's
    row("the card with the lowest number is a warzone like any other", "DT-ZONE-11",
        given("squad cyberopolis golden-lion fukido", "squad hussar", active=MARTIN),
        then(lambda front: asked_for_a_zone(front, "hussar", "golden-lion") == {"cyberopolis"},
            lambda front: front["cyberopolis"] == 0),
        "defend_from cyberopolis", then({"value golden-lion armor": 3 + 3})),
    row("during a duel in a warzone nobody else has anything from fortifications either", "DT-ZONE-11",
        given("squad hussar", "squad golden-lion blood-beret fukido cyberopolis"),
        then(lambda front: asked_for_a_zone(front, "hussar", "golden-lion") == {"cyberopolis"},
            {"value blood-beret armor": 3 + 2}),
        "defend_from cyberopolis", then({"value blood-beret armor": 3})),
    row("an attacker has nothing from its own warzones", "DT-ZONE-14",
        given("squad golden-lion victoria", "squad hussar cyberopolis"),
        then(lambda front: asked_for_a_zone(front, "golden-lion", "hussar") == {"cyberopolis"}),
        "defend_from cyberopolis", then({"values golden-lion": (3, 3, 3, 3)})),
    row("a warzone helps nobody beyond its area though its words name no area", "DT-AREA-05", "DT-ZONE-16",
        given("outpost soldat", "squad victoria heimburg; outpost golden-lion hussar"),
        # the fortification reaches its own warriors everywhere
        then({"value hussar armor": 3 + 2}, lambda front: asked_for_a_zone(front, "soldat", "golden-lion") == set())),
    row("a rider has and uses other things", "DT-BEAST-03",
        given("outpost corsair+equine+combat-armor; hand punisher-handgun cybernetic-power-arm", "outpost soldat"),
        then({"offers play": {"punisher-handgun corsair", "cybernetic-power-arm corsair"}}),
        "play cybernetic-power-arm corsair", declines,
        then(lambda front: front.values("corsair")[:3] == (7 + 2 + 4, 3, 6 + 2 + 1))),
    row("a rider always rides its beast", "DT-BEAST-04",
        given("outpost jihad-infantry-trooper", "outpost horde-trooper+tusked-serett"), then({"offers board": set()}),
        attacks("jihad-infantry-trooper", "horde-trooper", "shoot"),
        # nobody is asked whether to use it; and be it to the rider's harm
        then({"told wields": [], "value horde-trooper shoot": 4 - 2})),
    row("who is considered a beast uses fortifications warzones and cover as usual", "DT-BEAST-11",
        given("outpost soldat", "outpost cavalier+foxhole lutheran-disciple northwestern-europe"),
        then({"value cavalier armor": 4 + 2},
            lambda front: seeking_cover_barred(front.table, front["cavalier"]) is None,
            lambda front: asked_for_a_zone(front, "soldat", "cavalier") == {"northwestern-europe"}),
        "defend_from northwestern-europe", then({"value cavalier armor": 4 + 3})),
    *each(lambda beast: row(f"riders use fortifications warzones and cover as usual: {beast}", "DT-BEAST-08",
        given("outpost soldat", "outpost corsair lutheran-disciple northwestern-europe",
        on={"foxhole": "corsair"} | ({"equine": "corsair"} if beast else {})),
        # the foxhole
        then({"value corsair armor": PRINTED["corsair"].stats[2] + (2 if beast else 0) + 2},
        lambda given: seeking_cover_barred(given.table, given["corsair"]) is None,
        lambda given: asked_for_a_zone(given, "soldat", "corsair") == {"northwestern-europe"}),
        "defend_from northwestern-europe",
        then({"value corsair armor": PRINTED["corsair"].stats[2] + (2 if beast else 0) + 3})),
        True, False),
)  # fmt: skip

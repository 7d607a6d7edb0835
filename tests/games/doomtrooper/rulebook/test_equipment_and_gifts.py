"""The rulebook's cases about equipment, Dark Symmetry cards and the order of arithmetic."""

from herna.games.doomtrooper.given import HONZA
from herna.games.doomtrooper.rules.attaching import may_bear, targets_of
from tests.games.doomtrooper.rows import cards, given, prove, row, then
from tests.kit.invented_cards import a_card

FOR_CURATORS = a_card(
    "curators-staff",
    "equipment",
    icons="legion",
    timing="action",
    on="warrior",
    who="own legion curator",
    after="attach",
)
FOR_COMMANDERS = a_card(
    "marshals-baton",
    "equipment",
    icons="bauhaus",
    timing="action",
    on="warrior",
    who="own bauhaus commander",
    after="attach",
) + a_card(
    "open-arsenal",
    "special",
    timing="action",
    on="warrior",
    after="attach",
    effects=[{"do": "permit", "what": ["any equipment"]}],
)
NEVER_GIFTED = a_card(
    "outcast",
    "warrior",
    icons="legion",
    values=(2, 2, 2, 2),
    effects=[{"do": "permit", "what": ["receive symmetry"], "may": "never"}],
)
DANCE = a_card(
    "dance-on-the-edge",
    "special",
    timing="action",
    on="warrior",
    after="attach",
    effects=[{"do": "modify", "base": True, "fight": -2, "shoot": -2, "armor": -2}],
) + a_card("three-of-all", "warrior", icons="legion", values=(3, 3, 3, 3))


test_what_follows_from_a_position = prove(
    row("any equipment ignores the affiliation but not the kind of warrior", "DT-EX-20", "DT-EQUIP-11",
        cards(FOR_CURATORS),
        given("kohort algeroth-apostle-of-war undead-legionnaire; hand ah-uh-19-grapeshot-guardian curators-staff"),
        then(lambda front: front["undead-legionnaire"] in targets_of(front.table, HONZA,
            front["ah-uh-19-grapeshot-guardian"]),
            lambda front: targets_of(front.table, HONZA, front["curators-staff"]) == [])),
    row("a commander that may have any equipment has what is for commanders of others", "DT-EX-21", "DT-EQUIP-11",
        cards(FOR_COMMANDERS),
        given("squad combat-overseer+open-arsenal machinator+open-arsenal#2; hand marshals-baton"),
        then(lambda front: targets_of(front.table, HONZA, front["marshals-baton"]) == [front["combat-overseer"]])),
    row("who may never have dark symmetry has none even from ilian", "DT-EX-25", "DT-SYM-07", "DT-NEVER-02",
        cards(NEVER_GIFTED),
        given("kohort ilian-mistress-of-the-void outcast razide; hand distort dark-fire"),
        then(lambda front: front["razide"] in targets_of(front.table, HONZA, front["distort"]),
            lambda front: front["outcast"] not in targets_of(front.table, HONZA, front["distort"]),
            lambda front: not may_bear(front.table, front["distort"], front["outcast"], by_effect=True),
            lambda front: front["outcast"] not in targets_of(front.table, HONZA, front["dark-fire"]),
            lambda front: not may_bear(front.table, front["dark-fire"], front["outcast"], by_effect=True))),
    row("base values change first then all is multiplied then added", "DT-EX-43", "DT-MOD-01", "DT-MOD-02",
        cards(DANCE),
        given("kohort three-of-all+grim-reaper+hellhound-necrotank+dance-on-the-edge", boarded="hellhound-necrotank"),
        then({"values three-of-all": ((3 - 2) * 2 + 5, 7, 7, 3 * 2 + 5)})),
)  # fmt: skip

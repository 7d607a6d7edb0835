"""Dark Symmetry (DT-SYM), KI powers (DT-KI) and relics (DT-RELIC), as far as no card's own test shows it."""

from herna.games.doomtrooper.given import HONZA, MARTIN
from herna.games.doomtrooper.rules.attaching import targets_of
from herna.games.doomtrooper.rules.identity import usable
from herna.games.doomtrooper.rules.values import immune
from tests.games.doomtrooper.rows import attacks, cards, declines, discards, given, prove, row, then, until
from tests.kit.invented_cards import a_card

CONVERTS = a_card(
    "adoption",
    "special",
    timing="action",
    on="warrior",
    after="attach",
    effects=[{"do": "counts-as", "affiliations": ["mishima"]}],
) + a_card(
    "temptation",
    "special",
    timing="action",
    on="warrior",
    after="attach",
    effects=[{"do": "counts-as", "kinds": ["heretic"], "affiliations": ["legion"], "sides": ["legion"]}],
)


test_what_follows_from_a_position = prove(
    row("a gift stays for the whole game", "DT-SYM-04",
        given("kohort razide+dark-fire"), "done", until("dt-action", MARTIN), "done", until("dt-action", HONZA),
        then({"value razide fight": 10})),
    row("immunity to gifts is not immunity to the gifts of apostles", "DT-SYM-06",
        given("kohort razide+terror+distort", "squad venusian-ranger"),
        then(lambda front: immune(front.table, front["venusian-ranger"], front["terror"]),
            lambda front: not immune(front.table, front["venusian-ranger"], front["distort"]))),
    row("gifts are for own warriors", "DT-SYM-08",
        given("kohort razide; hand dark-fire", "kohort curator"),
        then(lambda front: targets_of(front.table, HONZA, front["dark-fire"]) == [front["razide"]])),
    row("who has become a heretic may have gifts", "DT-SYM-10", cards(CONVERTS),
        given("squad hussar+temptation dragoon; hand dark-fire unholy-power"),
        then(lambda front: targets_of(front.table, HONZA, front["dark-fire"]) == [front["hussar"]],
            lambda front: targets_of(front.table, HONZA, front["unholy-power"]) == [front["hussar"]])),
    row("who has become mishima has ki powers as long as that lasts", "DT-KI-04", "DT-KI-05", cards(CONVERTS),
        given("squad hussar+adoption; hand shadow-walk", "squad dragoon"), "play shadow-walk hussar",
        then(lambda front: usable(front.table, front["shadow-walk"])),
        discards("adoption"),
        then({"where shadow-walk": "on hussar"}, lambda front: not usable(front.table, front["shadow-walk"]))),
    row("a relic needs no collector but an own warrior", "DT-RELIC-02", "DT-RELIC-10",
        given("squad hussar; hand archetypal-timepiece", "squad dragoon"),
        then({"offers play": {"archetypal-timepiece hussar"}})),
    row("a relic may be played again once it is gone", "DT-RELIC-05",
        given("squad hussar; hand archetypal-timepiece#2", "squad dragoon+archetypal-timepiece"),
        then({"offers play": set()}),
        discards("archetypal-timepiece"), then({"offers play": {"archetypal-timepiece#2 hussar"}})),
    row("a relic out of play may be played again and goes when its bearer returns", "DT-RELIC-06", "DT-RELIC-07",
        given("squad hussar; hand archetypal-timepiece#2", "squad dragoon+archetypal-timepiece venusian-ranger",
            on={"0:missing-in-action": "dragoon"}), "play archetypal-timepiece#2 hussar",
        discards("missing-in-action"), declines,
        then({"where archetypal-timepiece": "grave-1", "where archetypal-timepiece#2": "on hussar"})),
    row("a relic is not used without its affiliation", "DT-RELIC-08",
        given("squad demnogonis-cultist+armor-of-unholiness"),
        lambda front: front.table.note(front["demnogonis-cultist"], "doomtrooper"),
        then({"value demnogonis-cultist armor": 2}),
        lambda front: front.table.note(front["demnogonis-cultist"], "legion"),
        then({"value demnogonis-cultist armor": 6})),
    row("a relic that is a weapon is named like one", "DT-RELIC-09",
        given("squad samurai+dai-sho-of-the-ancient-emperors+scalper", "squad hussar"),
        attacks("samurai", "hussar", wielding="dai-sho-of-the-ancient-emperors scalper"),
        then({"value samurai fight": 9})),  # one weapon
)  # fmt: skip

"""Spells of the Art (DT-ART): who casts them, for whom, for how many D, and what they do."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.casting import casters
from herna.games.doomtrooper.rules.values import immune
from herna.games.doomtrooper.table import Duel
from tests.games.doomtrooper.rows import (
    attacks,
    declines,
    discards,
    each,
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

# Other defenders


@pytest.mark.rule("DT-ZONE-08", "DT-ZONE-15")
def test_a_new_defender_keeps_the_warzone_only_if_it_could_have_used_it() -> None:
    """G-91."""
    for stand_in, zone in (("dragoon", "victoria"), ("razide", "")):
        given = GivenFront("squad samurai", "squad valkyrie dragoon victoria; kohort razide; hand premonition")
        given.chooses("declare_attack").declines_until("dt-attack").chooses("attack samurai valkyrie")
        given.declines_until("dt-tactic").chooses("tactic fight").declines_until("dt-warzone")
        given.chooses("defend_from victoria").declines_until("dt-combat")
        given.plays(MARTIN, "cast premonition valkyrie -").chooses(f"pick_card {stand_in}")
        given.declines_until("dt-combat")

        assert given.table.duels[-1].zone == (given[zone] if zone else -1)


# Minds, hands and wounds


def test_mind_wall_makes_immune_to_chosen_gifts_until_the_players_next_turn() -> None:
    given = GivenFront("squad mystic samurai; hand mind-wall", "kohort razide+terror+dark-fire necromutant+terror#2")
    given.chooses("meditate", "cast mind-wall mystic samurai")
    assert given.offers("pick_card") == {"terror", "dark-fire", "terror#2"}
    given.chooses("pick_card terror", "pick_card dark-fire", "done").declines_until("dt-anytime", MARTIN)
    assert given.table.destiny[HONZA] == 19  # one meditated, two paid
    shielded = [
        gift for gift in ("terror", "dark-fire", "terror#2") if immune(given.table, given["samurai"], given[gift])
    ]
    assert shielded == ["terror", "dark-fire"]

    given.declines_until("dt-action").chooses("done").declines_until("dt-action").chooses("done")
    given.declines_until("dt-action")

    assert not immune(given.table, given["samurai"], given["terror"])


test_what_follows_from_a_position = prove(
    row("mind wall shields from no more gifts than can be paid for", "DT-ART-06",
        given("squad mystic samurai; hand mind-wall", "kohort razide+terror+dark-fire", destiny=(0, 5)), "meditate",
        "cast mind-wall mystic samurai", "pick_card terror", then({"prompt": "dt-anytime", "destiny 0": 0})),
    *(row(f"a caster in a duel gets what its player pays for: {spell}", "DT-ART-04", "DT-ART-06", "DT-ART-07",
        "DT-ART-11", "DT-ART-12", "DT-ART-14",
        given(f"squad mystic mystic#2; hand {spell}", "squad dragoon", destiny=(4, 0)), then({"offers cast": set()}),
        attacks("mystic", "dragoon"), then({"offers cast": {f"{spell} mystic mystic"}}),
        f"cast {spell} mystic mystic", "pick_amount 4", until("dt-combat"),
        then({"values mystic": after, "destiny 0": 0, f"where {spell}": "grave-0"}),
        until("dt-action"), then({"values mystic": before}))
        for spell, before, after in (("elemental-wall", (4, 4, 4, 5), (4, 4, 8, 5)),
            ("elemental-bolt", (4, 4, 4, 5), (4, 8, 4, 5)), ("levitation", (4, 4, 4, 5), (8, 8, 8, 5)))),
    row("destiny may be added to a spell during the duel by who cast it", "DT-ART-08",
        given("squad mystic; hand elemental-wall", "squad dragoon", destiny=(7, 9)), attacks("mystic", "dragoon"),
        "cast elemental-wall mystic mystic", then({"offers pick_amount": {"2", "4", "6"}}),
        "pick_amount 2", until("dt-combat", MARTIN), then({"offers use": set()}),
        plays(HONZA, "use elemental-wall strengthen -"), then({"offers pick_amount": {"2", "4"}}),
        "pick_amount 4", then({"value mystic armor": 10, "destiny 0": 1}),
        until("dt-combat", HONZA), then({"offers use": set()})),  # one D is not enough
    row("destiny that is added to a spell strengthens whom the spell does", "DT-ART-08",
        given("squad mystic; hand elemental-wall", "squad dragoon; hand powerful-blow"), attacks("mystic", "dragoon"),
        plays(MARTIN, "play powerful-blow dragoon"), plays(HONZA, "cast elemental-wall mystic mystic"),
        "pick_amount 2", plays(HONZA, "use elemental-wall strengthen -"), "pick_amount 4",
        then({"value mystic armor": 10, "value dragoon armor": 5})),
    row("nobody strengthens a spell when nothing is compared any more",
        given("squad mystic; hand levitation", "squad dragoon"), attacks("mystic", "dragoon"),
        "cast levitation mystic mystic", "pick_amount 1", until_phase(6), until("dt-anytime", HONZA),
        then({"offers use": set()})),
    row("who strikes back may strengthen a spell before", "DT-ART-08", "DT-FIRST-02",
        given("squad mystic; hand levitation", "squad shadow-walker"), attacks("mystic", "shadow-walker"),
        plays(HONZA, "cast levitation mystic mystic"), "pick_amount 3", until_phase(7), until("dt-anytime", HONZA),
        then({"offers use levitation": {"strengthen -"}})),
    row("nobody strengthens a spell once the duel has been called off after a first strike", "DT-ART-08", "G-90",
        given("squad mystic; hand levitation", "kohort callistonian-intruder+illusion+time-death curator"),
        attacks("mystic", "callistonian-intruder"), plays(HONZA, "cast levitation mystic mystic"), "pick_amount 9",
        until_phase(7), plays(MARTIN, "use illusion call-off callistonian-intruder"), until("dt-anytime", HONZA),
        then({"offers use": set()})),
    row("a wall of the elements does not count against alakhai who is immune", "DT-EX-61", "DT-IMM-03",
        given("squad mystic; hand elemental-wall", "kohort alakhai-the-cunning"),
        attacks("mystic", "alakhai-the-cunning"), "cast elemental-wall mystic mystic", "pick_amount 20",
        until("dt-combat"), then({"value mystic armor alakhai-the-cunning": 4, "value mystic armor": 24})),
    row("those who help the caster do not make a wall count against who is immune", "DT-EX-61", "DT-REINF-03",
        given("squad mystic hatamoto; hand elemental-wall reinforcements", "kohort alakhai-the-cunning",
            destiny=(40, 0)), attacks("mystic", "alakhai-the-cunning"), "play reinforcements mystic",
        "pick_card hatamoto", until("dt-strike-at"), "pick_card mystic", until("dt-combat", HONZA),
        notes(without=lambda front: front.value("mystic", "armor", "alakhai-the-cunning")),
        "cast elemental-wall mystic mystic", "pick_amount 8", until("dt-combat"),
        then(lambda front: front.value("mystic", "armor", "alakhai-the-cunning") == front.noted["without"])),
    row("improve self doubles the caster until the players next turn", "DT-MOD-01", "DT-SAB-07",
        given("squad inquisitor+composite-armor; hand improve-self", "squad dragoon"), "meditate",
        "cast improve-self inquisitor inquisitor", until("dt-anytime", MARTIN),
        then({"values inquisitor": (8, 8, 12, 8)}),
        until("dt-action"), "done", until("dt-action"), then({"asked": MARTIN, "value inquisitor fight": 8}),
        "done", until("dt-action"), then({"values inquisitor": (4, 4, 8, 4)})),
    # Other defenders
    row("premonition puts another own warrior in the place of your own defender", "DT-DUEL-14", "DT-DUEL-26",
        "DT-ART-13",
        given("squad samurai samurai#2; outpost cossack; hand premonition",
            "squad valkyrie dragoon; outpost corsair; hand premonition#2 powerful-blow"),
        attacks("samurai", "valkyrie"), "decline", then({"offers cast": {"premonition#2 valkyrie -"}}),
        "cast premonition#2 valkyrie -", then({"offers pick_card": {"dragoon"}}),
        "pick_card dragoon", until("dt-combat", MARTIN),
        then({"offers play powerful-blow": {"samurai", "dragoon"}},
            lambda front: front.told("stands_in") == [(front["dragoon"], "dragoon", front["valkyrie"])]),
        until("dt-action"), then({"told hit": []})),  # F 3 against A 5, F 1 against A 3
    row("ones own warriors are replaced by premonition though they are immune to it", "DT-IMM-02", "G-61",
        given("squad samurai", "squad valkyrie+mental-constitution dragoon+mental-constitution#2; hand premonition"),
        attacks("samurai", "valkyrie"), "decline", "cast premonition valkyrie -",
        then({"offers pick_card": {"dragoon"}})),
    row("a new defender names its weapon at once and what was played before does not move over", "DT-DUEL-26",
        "DT-ZONE-08", "G-59",
        given("squad samurai", "squad valkyrie+punisher-handgun hussar+violator-sword; hand premonition powerful-blow"),
        attacks("samurai", "valkyrie", wielding="punisher-handgun"), plays(MARTIN, "play powerful-blow valkyrie"),
        plays(MARTIN, "cast premonition valkyrie -"), "pick_card hussar",
        then({"prompt": "dt-weapon", "offered": {"wield violator-sword", "no_weapon"}}),
        "wield violator-sword",
        then({"value hussar fight": 4}, lambda front: front.table.duels[-1].weapons == (front["violator-sword"],))),
    row("lesser hypnosis puts any warrior that could be attacked in the defenders place", "DT-DUEL-12", "DT-DUEL-14",
        "DT-FIT-06",
        given("squad mortificator hussar; hand lesser-hypnosis",
            "squad dragoon etoiles-mortant rams-air-cavalry; kohort alakhai-the-cunning "
            "algeroth-apostle-of-war; hidden golden-lion", "squad samurai"), attacks("hussar", "dragoon"),
        "cast lesser-hypnosis mortificator -", then({"offers pick_card": {"etoiles-mortant", "samurai"}}),
        "pick_card samurai", until("dt-combat", 2),
        then(lambda front: front.table.duels[-1].defender == front["samurai"],
            lambda front: front.table.duels[-1].defending == 2)),
    row("nobody is replaced in a duel whose defender is gone", "DT-DUEL-04",
        given("squad sean-gallagher cardinal-dominic; hand lesser-hypnosis", "squad hussar"),
        attacks("sean-gallagher", "hussar"), discards("hussar"), then({"prompt": "dt-combat", "offers cast": set()})),
    # Minds, hands and wounds
    row("lesser domination discards a card of a hand for every 5 destiny", "DT-ART-07",
        given("squad valkyrie; hand lesser-domination", "hand hussar inspired ambush", destiny=(13, 0)), "meditate",
        "cast lesser-domination valkyrie player-1", then({"offers pick_amount": {"5", "10"}}),
        "pick_amount 10", until("dt-pick-discarded"), then({"offers discard": {"hussar", "inspired", "ambush"}}),
        "discard inspired", "discard ambush",
        then({"where inspired": "grave-1", "where ambush": "grave-1", "where hussar": "hand-1",
            "where lesser-domination": "sacrificed-0", "destiny 0": 4})),
    row("lesser domination discards no more cards than there are", "DT-ART-06",
        given("squad valkyrie; hand lesser-domination", "hand hussar inspired"), "meditate",
        "cast lesser-domination valkyrie player-1", then({"offers pick_amount": {"5", "10"}})),
    row("lesser domination needs 5 destiny and a hand",
        given("squad valkyrie; hand lesser-domination", "hand hussar", destiny=(3, 0)), "meditate",
        then({"offers cast": set()}),
        given("squad valkyrie; hand lesser-domination"), "meditate", then({"offers cast": set()})),
    row("exorcise injuries heals a wounded doomtrooper of anybody",
        given("squad inquisitor; kohort razide; hand exorcise-injuries", "squad samurai hussar",
            wounded="samurai razide"), "meditate", then({"offers cast exorcise-injuries inquisitor": {"samurai"}}),
        "cast exorcise-injuries inquisitor samurai", declines,
        then({"wounded samurai": False, "where exorcise-injuries": "grave-0"})),
    *(row(f"exorcise injuries lets who would be killed be only wounded: {defender} {wounded}", "DT-DUEL-33",
        given("kohort nepharite-of-ilian", f"squad {defender} sacred-warrior; hand exorcise-injuries", wounded=wounded),
        attacks("nepharite-of-ilian", defender), until("dt-react"),
        plays(MARTIN, f"cast exorcise-injuries sacred-warrior {defender}"), until("dt-action"),
        then({f"where {defender}": "squad-1", "wounded sacred-warrior": False, f"wounded {defender}": True}))
        for defender, wounded in (("samurai", "samurai"), ("sean-gallagher", ""))),
    # Cancelling and summoning
    row("repudiate cancels a special card and a caster of any art may cast it", "DT-ART-10", "DT-TIME-14",
        "DT-TIME-23",
        given("squad hussar; hand positive-karma", "squad valkyrie mortificator samurai; hand repudiate"), "meditate",
        "play positive-karma player-0", until("dt-react", MARTIN),
        then({"offers cast repudiate": {"valkyrie positive-karma", "mortificator positive-karma"}}),
        "cast repudiate valkyrie positive-karma", declines,
        then({"destiny 0": 21, "where positive-karma": "grave-0", "where repudiate": "sacrificed-1"})),
    row("repudiate also hits a special card that lasts for the duel",
        given("squad hussar; hand powerful-blow", "squad valkyrie; hand repudiate"), attacks("hussar", "valkyrie"),
        "play powerful-blow hussar", until("dt-combat"), then({"value hussar fight": 4}),
        plays(MARTIN, "cast repudiate valkyrie powerful-blow"), until("dt-combat"), then({"value hussar fight": 2})),
    row("summon spell casts a spell out of the grave for 2 or of the library for 4 destiny", "DT-TIME-18", "DT-ART-07",
        given("squad mystic; hand summon-spell; library exorcise-injuries samurai; grave improve-self "
            "hussar elemental-wall", "squad dragoon", destiny=(10, 0), wounded="mystic", seed="summon"), "meditate",
        "cast summon-spell mystic -", then({"offers pick_pile": {"grave", "library"}}),
        "pick_pile library", until("dt-summon"), then({"offered": {"cast exorcise-injuries mystic mystic"}}),
        "cast exorcise-injuries mystic mystic", until("dt-action"),
        then({"wounded mystic": False, "destiny 0": 7, "where summon-spell": "sacrificed-0",
            "where exorcise-injuries": "grave-0"})),
    row("summon spell looks only where its price can be paid", "DT-TIME-18", "DT-ART-06",
        given("squad mystic; hand summon-spell; library exorcise-injuries samurai; grave improve-self", "squad dragoon",
            destiny=(2, 0), wounded="mystic"), "meditate", "cast summon-spell mystic -",
        then({"destiny 0": 3, "offers pick_pile": {"grave"}})),
    row("a library out of which a spell was summoned is shuffled", "DT-TIME-18", "G-10",
        given("squad mystic; hand summon-spell; library exorcise-injuries samurai hussar dragoon", "squad dragoon#2",
            destiny=(10, 0), wounded="mystic", seed="summon"), "meditate", "cast summon-spell mystic -",
        "pick_pile library", until("dt-summon"), "cast exorcise-injuries mystic mystic", until("dt-action"),
        then(lambda front: [front.table.cards.seen[card] for card in front.table.libraries[HONZA]] == [0, 0, 0])),
    row("summon spell finds combat spells only in the fifth phase and their price is paid too",
        given("squad mystic; hand summon-spell; grave elemental-wall", "squad dragoon", destiny=(10, 0)),
        "declare_attack", until("dt-attack"), "attack mystic dragoon", then({"offers cast": set()}),
        until("dt-tactic"), "tactic fight", then({"offers cast": set()}),
        until("dt-combat"), "cast summon-spell mystic -", "pick_pile grave", until("dt-summon"),
        "cast elemental-wall mystic mystic", "pick_amount 8", until("dt-combat"),
        then({"value mystic armor": 12, "destiny 0": 0})),
    row("a reaction may be fetched with summon spell", "DT-EX-04", "DT-TIME-17", "DT-TIME-18",
        given("squad mystic; hand positive-karma summon-spell; library repudiate hussar; grave "
            "miscommunication#2", "squad dragoon; hand miscommunication", seed="fetch"), "meditate",
        "play positive-karma player-0", plays(MARTIN, "play miscommunication positive-karma"),
        until("dt-react", HONZA), then({"offered": {"cast summon-spell mystic miscommunication", "decline"}}),
        "cast summon-spell mystic miscommunication", "pick_pile library", until("dt-summon"),
        "cast repudiate mystic miscommunication", until("dt-action"),
        # 20, one meditated, 4 paid, 10 gained
        then({"destiny 0": 27, "where miscommunication": "grave-1", "where repudiate": "sacrificed-0"})),
    *each(lambda spell: row(f"nobody casts a combat spell or a personal one outside a duel: {spell}", "DT-ART-12",
        given(f"squad cardinal-dominic; hand {spell}", "squad hussar"),
        then(lambda front: casters(front.table, HONZA, front[spell]) == []),
        sets(duels=lambda front: (Duel(HONZA, front["cardinal-dominic"], front["hussar"], MARTIN),)),
        then(lambda front: casters(front.table, HONZA, front[spell]) == [front["cardinal-dominic"]])),
        "premonition", "elemental-wall"),
    # Minds, hands and wounds
    # G-71.
    row("the art is not used for the dark legion unless the caster may", "DT-EX-51", "DT-ART-15", "DT-ART-18",
        given("squad mystic samurai; kohort razide; outside renegade-apostate local-thug; hand mind-wall",
        "kohort necromutant+terror"), "meditate", then({"offers cast mind-wall mystic": {"mystic", "samurai", "razide",
        "necromutant", "renegade-apostate", "local-thug"} - {"razide", "necromutant"},
        "offers cast mind-wall renegade-apostate": {"mystic", "samurai", "razide", "necromutant", "renegade-apostate",
        "local-thug"}})),
)  # fmt: skip

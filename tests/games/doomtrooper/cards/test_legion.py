"""The warriors of the Dark Legion: Nepharites, Stalkers, the Justifier's prison, screams, Cultists."""

from herna.games.doomtrooper.given import HONZA, MARTIN
from herna.games.doomtrooper.rules.filters import fits
from herna.games.doomtrooper.rules.identity import belongs_to, combat_capable, is_a, on_side
from herna.games.doomtrooper.rules.values import immune
from tests.games.doomtrooper.rows import attacks, cards, declines, given, prove, row, sets, then, until
from tests.kit.invented_cards import a_card

NEPHARITES = (
    "nepharite-of-algeroth",
    "nepharite-of-demnogonis",
    "nepharite-of-ilian",
    "nepharite-of-semai",
    "nepharite-of-muawijhe",
    "alakhai-the-cunning",
    "pretorian-stalker",
)


FOLLOWING = a_card(
    "conversion",
    "special",
    icons="legion",
    timing="action",
    on="warrior",
    after="attach",
    effects=[{"do": "counts-as", "kinds": ["follower-of-algeroth"]}],
)


test_what_follows_from_a_position = prove(
    row("alakhai may be given any gift but no gift for heretics",
        given("kohort alakhai-the-cunning; hand illusion dark-fire unholy-power"),
        then({"offers play": {"illusion alakhai-the-cunning", "dark-fire alakhai-the-cunning"}})),
    row("alakhai is given gifts of algeroth at any time without an action",
        given("kohort alakhai-the-cunning razide; hand distort illusion"), "meditate",
        then({"offers play": {"distort alakhai-the-cunning"}}),
        "play distort alakhai-the-cunning", declines, then({"where distort": "on alakhai-the-cunning", "common": 2})),
    *(row(f"each destiny of some counts double for the dark symmetry: {bearer} {gift} {left}",
        given(f"kohort {bearer}", "squad hussar+violator-sword", on={gift: bearer}), "meditate", sets(destiny_0=20),
        f"use {gift} discard violator-sword", then({"destiny 0": left, "where violator-sword": "grave-1"}))
        for bearer, gift, left in (("alakhai-the-cunning", "distort", 15), ("razide", "distort", 10),
            ("nepharite-of-demnogonis", "distort", 15))),
    *(row(f"some heal themselves at any time for destiny: {key} {price}",
        given(f"kohort {key} razide", wounded=f"{key} razide", destiny=(price - 1, 20)), "meditate",
        f"use {key} heal {key}", then({"wounded razide": True, f"wounded {key}": False, "destiny 0": 0}))
        for key, price in (("callistonian-intruder", 6), ("nepharite-of-demnogonis", 7))),
    row("nobody heals without the destiny for it",
        given("kohort callistonian-intruder razide", wounded="callistonian-intruder", destiny=(4, 20)), "meditate",
        then({"offered": {"decline"}})),
    row("two stalkers in a kohort strengthen each other in duels",
        given("kohort pretorian-stalker pretorian-stalker#2", "squad hussar"), attacks("pretorian-stalker", "hussar"),
        then(lambda front: front.values("pretorian-stalker")[:2] == (14, 5),
            lambda front: front.values("pretorian-stalker#2")[:2] == (12, 3)),
        given("kohort pretorian-stalker", "squad hussar; kohort pretorian-stalker#2"),
        attacks("pretorian-stalker", "hussar"), then(lambda front: front.values("pretorian-stalker")[:2] == (12, 3))),
    row("the justifier takes a wounded doomtrooper prisoner", "DT-TARGET-06",
        given("kohort eaonian-justifier necromutant", "squad hussar+combat-armor infantry"),
        attacks("necromutant", "hussar"), until("dt-imprison"), then({"asked": HONZA}),
        "pick_card hussar",
        then({"where combat-armor": "grave-1", "where hussar": "squad-1"},
            lambda front: front.table.prisoners == {front["hussar"]: front["eaonian-justifier"]},
            lambda front: not combat_capable(front.table, front["hussar"]))),
    row("the justifier takes nobody that was not wounded by a follower of algeroth",
        given("kohort eaonian-justifier templar", "squad hussar infantry"), attacks("templar", "hussar"), declines,
        then({"wounded hussar": True, "prompt": "dt-action"})),
    row("the justifier takes only doomtroopers",
        given("kohort eaonian-justifier necromutant", "kohort curator razide"), attacks("necromutant", "curator"),
        declines, then({"wounded curator": True, "prompt": "dt-action"})),
    *(row(f"a kill fetches a legionnaire out of the collection: {nepharite} {fetched}", "DT-DECK-06", "DT-DECK-07",
        given(f"kohort {nepharite}; grave undead-legionnaire; sideboard {fetched}", "squad infantry dragoon",
            seed="any"), attacks(nepharite, "infantry"), until("dt-split"), "split 0 2", until("dt-fetch-warrior"),
        then({"offers pick_card": {fetched}}),
        f"pick_card {fetched}", then({f"where {fetched}": "kohort-0", "destiny 0": 20, "promotion 0": 2}))
        for nepharite, fetched in (("nepharite-of-semai", "legionnaire-of-semai"),
            ("nepharite-of-muawijhe", "screaming-legionnaire"))),
    row("kills of others fetch nothing",
        given("kohort nepharite-of-semai razide", "squad infantry", wounded="infantry"), attacks("razide", "infantry"),
        until("dt-split"), "split 0 2", declines, then({"prompt": "dt-action"})),
    row("who has nothing to fetch is asked all the same",
        given("kohort nepharite-of-semai", "squad infantry dragoon"), attacks("nepharite-of-semai", "infantry"),
        until("dt-split"), "split 0 2", until("dt-fetch-warrior"), then({"offered": {"decline"}})),
    row("screaming legionnaires wound everybody whose armour is not above their number",
        given("kohort screaming-legionnaire screaming-legionnaire#2",
            "squad infantry hussar; kohort muawijhe-lord-of-visions", wounded="infantry"),
        "use screaming-legionnaire damage screaming-legionnaire", until("dt-anytime"),
        then({"where infantry": "grave-1", "common": 0, "promotion": [0, 0]},
            lambda front: front.table.wounded == {front["screaming-legionnaire"], front["screaming-legionnaire#2"]})),
    row("a player screams once in a game",
        given("kohort screaming-legionnaire screaming-legionnaire#2", "squad dragoon"),
        "use screaming-legionnaire damage screaming-legionnaire", sets(common=3), until("dt-action"),
        then({"offers use": set()})),
    row("a scream reveals hidden warriors since their armour is compared", "DT-COVER-22",
        given("kohort screaming-legionnaire", "squad dragoon; hidden blessed-legionnaire"),
        "use screaming-legionnaire damage screaming-legionnaire", declines,
        # 1 + 3 for its cover
        then({"where blessed-legionnaire": "kohort-1", "wounded blessed-legionnaire": False, "destiny 1": 17})),
    row("a cultist does not change in answer to a card", "DT-AFF-10", "DT-EX-64",
        given("squad hussar; hand cleansing-flame", "squad demnogonis-cultist"),
        lambda front: front.table.note(front["demnogonis-cultist"], "legion"), "meditate",
        "play cleansing-flame demnogonis-cultist",
        then({"asked": MARTIN, "prompt": "dt-react", "offered": {"decline"}}),
        until("dt-anytime"), then({"where demnogonis-cultist": "grave-1"})),
    row("a cultist does not attack the brotherhood",
        given("squad demnogonis-cultist", "squad valkyrie hussar"), "declare_attack", declines,
        then({"offers attack": {"demnogonis-cultist hussar"}})),
    row("a heretic may not have gifts of an apostle even as a follower", cards(FOLLOWING),
        given("kohort heretic+conversion curator+conversion#2; hand distort"),
        then({"offers play": {"distort curator"}})),
    row("a heretic has generic and heretic gifts but none of an apostle",
        given("kohort heretic; hand dark-fire unholy-power distort"),
        then({"offers play": {"dark-fire heretic", "unholy-power heretic"}})),
    *(row("nepharites and stalkers are immune to the art",
        given(f"kohort {key} razide", "hand elemental-bolt"),
        then(lambda front, key=key: immune(front.table, front[key], front["elemental-bolt"]),
            lambda front: not immune(front.table, front["razide"], front["elemental-bolt"])))
        for key in NEPHARITES),
    *(row(f"the nepharite of ilian kills outright only in fight: {tactic} {outcome}",
        given("kohort nepharite-of-ilian", "squad dragoon"), attacks("nepharite-of-ilian", "dragoon", tactic), declines,
        then(lambda front, outcome=outcome: front.told("hit") == [(front["dragoon"], "dragoon", outcome)]))
        for tactic, outcome in (("fight", "killed"), ("shoot", "wounded"))),
    *(row(f"some may not be given dark symmetry: {key}",
        given(f"kohort {key} razide; hand dark-fire"), then({"offers play": {"dark-fire razide"}}))
        for key in ("pretorian-stalker", "screaming-legionnaire")),
    row("a cultist is what its player says when deployed and later", "DT-AFF-08", "DT-AFF-09", "DT-AFF-11", "G-72",
        given("kohort razide; hand demnogonis-cultist"), "play demnogonis-cultist squad-0", until("dt-side"),
        "pick_word legion", then(lambda front: not fits(front.table, front["demnogonis-cultist"], "doomtrooper", HONZA),
            lambda front: on_side(front.table, front["demnogonis-cultist"], "legion"),
            lambda front: not on_side(front.table, front["demnogonis-cultist"], "doomtrooper")),
        "use demnogonis-cultist doomtrooper -", then({"where demnogonis-cultist": "squad-0"},
            lambda front: not on_side(front.table, front["demnogonis-cultist"], "legion"),
            lambda front: on_side(front.table, front["demnogonis-cultist"], "doomtrooper"),
            lambda front: not belongs_to(front.table, front["demnogonis-cultist"], "legion"),
            lambda front: is_a(front.table, front["demnogonis-cultist"], "heretic"),
            lambda front: not is_a(front.table, front["demnogonis-cultist"], "freelancer"))),
    *(row(f"some kill outright whatever they wound: {key} {tactic}",
        given(f"kohort {key}", "squad infantry"), attacks(key, "infantry", tactic), until("dt-split"),
        then({"where infantry": "grave-1"}))
        for key in ("blessed-legionnaire", "nepharite-of-semai", "nepharite-of-muawijhe")
        for tactic in ("fight", "shoot")),
)  # fmt: skip

"""Small conditions of rules that no other test would miss."""

from herna.games.doomtrooper.given import HONZA, MARTIN
from herna.games.doomtrooper.rules.identity import active
from herna.games.doomtrooper.rules.transfer import transfer
from herna.games.doomtrooper.rules.zones import lay_on
from tests.games.doomtrooper.rows import (
    attacks,
    cards,
    declines,
    discards,
    given,
    passing_until,
    plays,
    prove,
    row,
    then,
    until,
    until_phase,
)
from tests.kit.invented_cards import a_card

CHOOSY = "".join(
    a_card(f"for-{key}", "equipment", timing="action", on="warrior", after="attach", who=who)
    for key, who in (
        ("at-least-5", "own v>=5"),
        ("at-most-5", "own v<=5"),
        ("below-5", "own basev<5"),
        ("wounded-capitol", "own capitol wounded"),
    )
)

CAPITOL_CAP = a_card(
    "capitol-cap", "equipment", icons="capitol", timing="action", on="warrior", who="own capitol", after="attach"
)

HEADHUNTER = a_card(
    "headhunter",
    "warrior",
    icons="bauhaus",
    values=(9, 9, 9, 9),
    timing="action",
    after="stay",
    effects=[{"do": "fetches-for-kills", "what": "personality"}],
)

test_what_follows_from_a_position = prove(
    # What cards ask of their bearers
    row("a card for a value of so much is for exactly that too", "DT-EQUIP-04", cards(CHOOSY),
        given("squad sea-lion free-marine sergeant; hand for-at-least-5 for-at-most-5 for-below-5"),
        then({"offers play for-at-least-5": {"free-marine", "sergeant"},
            "offers play for-at-most-5": {"sea-lion", "free-marine"}, "offers play for-below-5": {"sea-lion"}})),
    row("a freelancer who could buy a card of the ex-corporation is told what else is wrong", "DT-AFF-15",
        cards(CHOOSY), given("squad ex-capitol-freelancer; hand for-wounded-capitol"),
        then({"key play for-wounded-capitol ex-capitol-freelancer": "dt-why-not-in-state"})),
    row("a freelancer buys no card of the ex-corporation without 3 destiny", "DT-AFF-15",
        cards(CAPITOL_CAP), given("squad ex-capitol-freelancer; hand capitol-cap", destiny=(2, 5)),
        then({"refused play capitol-cap ex-capitol-freelancer": ("DT-AFF-15", "dt-why-too-few-destiny")})),
    row("a warrior is a card, though not one that is stolen so", "DT-TIME-20",
        given("squad hussar+combat-armor; hand heist", "squad infantry"), "meditate",
        then({"refused play heist hussar": ("DT-TIME-20", "dt-why-not-on-this")},
            lambda front: front["hussar"] == 0)),
    row("a gift is bestowed on no fortification and on nobody in a hand", "DT-SYM-01",
        given("squad hussar; kohort necromutant industrial-complex; hand dark-fire razide"),
        then({"some play dark-fire": True, "key play dark-fire industrial-complex": "dt-why-no-warrior",
            "key play dark-fire razide": "dt-why-no-warrior"})),
    row("a special card for the dark legion does nothing on who is no longer of it", "DT-ATT-04", "DT-AFF-18",
        given("squad hussar+dark-visitation+grim-reaper"), then({"values hussar": (4, 4, 6, 4)}),
        discards("dark-visitation"), then({"where grim-reaper": "on hussar", "values hussar": (2, 2, 3, 2)})),
    row("a doomtrooper's mission brings nothing while its bearer is a dark legion warrior", "DT-ATT-04",
        given("kohort valerie-duval+nepharite-hunt+dark-visitation", "kohort nepharite-of-demnogonis razide",
            wounded="nepharite-of-demnogonis"), attacks("valerie-duval", "nepharite-of-demnogonis"),
        until("dt-split"), then({"some split 20": False, "where nepharite-hunt": "on valerie-duval"})),
    row("what made a warrior no longer what it asks for still has its effect", "DT-ATT-04", "DT-AFF-13", "G-92",
        given("squad hussar+elite-trooper; hand dark-visitation"), "meditate", "play dark-visitation hussar", declines,
        then({"where hussar": "kohort-0", "values hussar": (2, 2, 3, 2)},
            lambda front: active(front.table, front["dark-visitation"]),
            lambda front: not active(front.table, front["elite-trooper"]))),
    # Units
    row("a sergeant leads only warriors of the name that was chosen", "DT-CMD-06",
        given("squad sergeant infantry sea-lion"), "meditate", "use sergeant command infantry", declines,
        then({"values infantry": (6, 7, 6, 6), "values sea-lion": (3, 4, 4, 4)})),
    row("a unit is dissolved though the sergeant has others of the corporation", "DT-CMD-10",
        given("squad sergeant infantry sea-lion"), "meditate", "use sergeant command infantry", declines,
        discards("infantry"), "meditate", then(lambda front: front["sergeant"] not in front.table.notes)),
    # Out of play, prisoners
    row("who is away performs no actions", "DT-TARGET-02", "DT-TARGET-05",
        given("squad hussar infantry", on={"0:missing-in-action": "infantry"}),
        then({"refused seek_cover infantry": ("DT-TARGET-02", "dt-why-out-of-play")})),
    row("a wave of righteousness does not reach who has gone missing meanwhile", "DT-ZONES-08",
        given("squad samurai; hand wave-of-righteousness", "squad golden-lion; hand missing-in-action"), "meditate",
        "play wave-of-righteousness -", "pick_card golden-lion", "done",
        lambda front: lay_on(front.play, front["missing-in-action"], front["golden-lion"], MARTIN), declines,
        then({"where golden-lion": "squad-1", "where wave-of-righteousness": "sacrificed-0"})),
    row("equipment that is never discarded by itself stays on a prisoner", "DT-TARGET-07", "DT-ZONES-10",
        given("squad dragoon+combat-armor; player alliance-bauhaus", "squad bauhaus-cop hussar"),
        attacks("dragoon", "hussar", "shoot"), until("dt-imprison"), "pick_card dragoon", declines,
        then({"prisoners dragoon": True, "where combat-armor": "on dragoon", "prompt": "dt-action"})),
    row("a prison goes with its prisoner also if it is the card with the lowest number", "DT-TARGET-06",
        given("hand captured", "outpost horde-trooper"), then(lambda front: front["captured"] == 0),
        "play captured horde-trooper", until("dt-action"), then({"prisoners horde-trooper": True}),
        discards("horde-trooper"), then({"where captured": "sacrificed-0"})),
    row("a card for a bearer who has left meanwhile is put away also if that is the card with the lowest number",
        "G-19",
        given("squad hussar sea-lion; hand dark-visitation", "squad infantry"), "meditate",
        "play dark-visitation hussar", then(lambda front: (front["hussar"], front.prompt()) == (0, "dt-react")),
        discards("hussar"), until("dt-action"), then({"where dark-visitation": "grave-0"})),
    # Viruses
    row("a virus spreads to who stayed though somebody else has moved", "DT-KEY-10",
        given("outpost soldat; hand v-3", "squad infantry; outpost cossack free-marine sea-lion golden-lion"),
        "meditate", "play v-3 free-marine", passing_until("dt-action", MARTIN), passing_until("dt-action", HONZA),
        then({"values sea-lion": (3, 4, 4, 4)}), lambda front: transfer(front.play, front["golden-lion"]),
        passing_until("dt-action", MARTIN), passing_until("dt-action", HONZA),
        then({"values sea-lion": (1, 2, 2, 4), "values golden-lion": (3, 3, 3, 3)})),
    row("a vehicle on another players warrior is one but not yours", "DT-EQUIP-16",
        given("squad hussar+t-32-wolfclaw-jbt", "squad infantry", active=MARTIN),
        then({"refused board t-32-wolfclaw-jbt": ("DT-EQUIP-16", "dt-why-not-your-card")})),
    # Crashes and points
    row("a vehicle lost after points were gained wounds who was inside", "DT-EQUIP-17", "DT-EQUIP-18",
        given("squad hussar+t-32-wolfclaw-jbt samurai", "squad infantry golden-lion", boarded="t-32-wolfclaw-jbt",
            wounded="infantry"),
        attacks("samurai", "infantry"), until("dt-split"), "split 0 2", until_phase(0),
        discards("t-32-wolfclaw-jbt"), passing_until("dt-action", MARTIN), then({"wounded hussar": True})),
    # Piles
    row("gift of fate takes no third card", "DT-ZONES-05",
        given("squad hussar; hand gift-of-fate; grave samurai dragoon infantry"), "meditate", "play gift-of-fate -",
        until("dt-fetch-card"), "pick_card samurai", "pick_card dragoon", then({"some pick_card": False})),
    row("the library is shuffled after a warrior was looked for in the collection", "DT-DECK-07", "G-10",
        given("kohort nepharite-of-semai; library infantry hussar legionnaire-of-semai", "squad sea-lion dragoon",
            seed="any"), attacks("nepharite-of-semai", "sea-lion"), until("dt-split"), "split 0 4",
        until("dt-fetch-warrior"), "pick_card legionnaire-of-semai",
        then(lambda front: [front.table.cards.seen[card] for card in front.table.libraries[HONZA]] == [0, 0])),
    row("a personality that is in play already is not fetched out of the collection", "DT-DECK-07", "DT-PERS-01",
        cards(HEADHUNTER), given("squad headhunter valerie-duval; sideboard valerie-duval#2 max-steiner",
            "squad infantry dragoon", wounded="infantry", seed="any"),
        attacks("headhunter", "infantry"), until("dt-split"), "split 0 2", until("dt-fetch-warrior"),
        then({"offers pick_card": {"max-steiner"}})),
    # Duels
    row("a lutheran disciple does not cancel a spell", "DT-TIME-12",
        given("squad mystic; outpost corsair; hand elemental-bolt powerful-blow",
            "squad hussar; outpost lutheran-disciple"),
        attacks("mystic", "hussar", "shoot"), "cast elemental-bolt mystic mystic", "pick_amount 2",
        plays(HONZA, "play powerful-blow mystic"), until("dt-combat", MARTIN),
        then({"offers use": {"lutheran-disciple cancel powerful-blow"}})),
)  # fmt: skip

"""Warriors of no affiliation: Nick Michaels, Bodyguard, Mercenary, Local Thug, Renegade, the Freelancers' Patriarch."""

import pytest

from herna.engine.effects import Lasting
from herna.games.doomtrooper.given import HONZA, MARTIN, ROMAN, GivenFront
from herna.games.doomtrooper.printed import CORPORATIONS
from herna.games.doomtrooper.rules.duel import earns_destiny
from herna.games.doomtrooper.rules.identity import JOINS, identity
from tests.games.doomtrooper.rows import (
    attacks,
    declines,
    discards,
    given,
    plays,
    prove,
    row,
    sets,
    then,
    until,
    until_phase,
)


@pytest.mark.rule("DT-AFF-17")
def test_nick_michaels_belongs_to_all_five_corporations_and_never_leaves_them() -> None:
    given = GivenFront(
        "squad agent-nick-michaels hussar; hand insubordination tainted dark-visitation violator-sword",
        on={"1:programmed": "agent-nick-michaels"},
    )
    nick = identity(given.table, given["agent-nick-michaels"])

    assert nick.affiliations == set(CORPORATIONS)
    assert nick.sides == {"doomtrooper"}
    assert given.offers("play") >= {"violator-sword agent-nick-michaels"}
    given.chooses("meditate")
    for card in ("insubordination", "tainted", "dark-visitation"):
        assert given.offers(f"play {card}") == {"hussar"}


# The Bodyguard


@pytest.mark.rule("DT-DUEL-14", "DT-GEN-02")
def test_a_bodyguard_does_not_stand_in_across_the_border_of_the_outpost_nor_after_the_modifiers() -> None:
    given = GivenFront("squad samurai", "squad bodyguard golden-lion")
    given.table.note(given["bodyguard"], given["golden-lion"])
    given.attacks("samurai", "golden-lion")
    given.table.lies[given["bodyguard"]] = (MARTIN, 2)
    given.declines_until("dt-combat", MARTIN)
    assert given.offers("use bodyguard stand-in") == set()

    given.table.lies[given["bodyguard"]] = (MARTIN, 0)
    given.until_phase(6).declines_until("dt-anytime", MARTIN)
    assert given.offers("use bodyguard stand-in") == set()


test_what_follows_from_a_position = prove(
    row("nick michaels belongs to them also while nothing lies on him",
        given("squad agent-nick-michaels; hand violator-sword"),
        then({"offers play violator-sword": {"agent-nick-michaels"}},
            lambda front: identity(front.table, front["agent-nick-michaels"]).affiliations == set(CORPORATIONS))),
    # The Bodyguard
    row("a bodyguard guards any doomtrooper the first time for nothing and then for 3 destiny",
        given("squad bodyguard hussar; kohort razide", "squad dragoon", destiny=(4, 0)), "meditate",
        then({"offers use bodyguard": {"guard hussar", "guard dragoon"}}),
        "use bodyguard guard hussar", then({"destiny 0": 5}),
        plays(HONZA, "use bodyguard guard dragoon"), then({"destiny 0": 2}),
        until("dt-anytime", HONZA), then({"offers use bodyguard": set()})),
    row("a bodyguard fights in the place of an attacker", "DT-DUEL-26",
        given("squad bodyguard hussar", "squad infantry"),
        lambda front: front.table.note(front["bodyguard"], front["hussar"]), attacks("hussar", "infantry"),
        "use bodyguard stand-in hussar", until("dt-action"),
        # F 2 against A 2, F 2 against A 6
        then(lambda front: front.table.wounded == {front["infantry"]},
            lambda front: front.told("stands_in") == [(front["bodyguard"], "bodyguard", front["hussar"])])),
    row("a bodyguard stands in for who defends from a warzone and fights there", "DT-EX-27", "DT-AS-03", "DT-EQUIP-19",
        "DT-ZONE-12",
        given("squad razide", "squad bodyguard golden-lion victoria"),
        lambda front: front.table.note(front["bodyguard"], front["golden-lion"]), "declare_attack", until("dt-attack"),
        "attack razide golden-lion", until("dt-tactic"), "tactic fight", until("dt-warzone"), "defend_from victoria",
        until("dt-combat"), plays(MARTIN, "use bodyguard stand-in golden-lion"),
        then({"value bodyguard armor": 8}, lambda front: front.table.duels[-1].zone == front["victoria"])),
    row("a bodyguard whose ward is gone guards nobody but another one costs 3 destiny",
        given("squad bodyguard hussar samurai"), lambda front: front.table.note(front["bodyguard"], front["hussar"]),
        discards("hussar"), "meditate", then(lambda front: front.table.noted(front["bodyguard"]) == -1),
        "use bodyguard guard samurai", then({"destiny 0": 18})),
    # The Mercenary
    row("the mercenary belongs to the highest bidder and is worth the price",
        given("squad hussar; hand mercenary", destiny=(5, 8, 4)), "play mercenary squad-0",
        then({"offered": {f"pick_amount {bid}" for bid in (1, 2, 3, 4, 5)}}),
        "pick_amount 3",
        then({"asked": MARTIN, "offered": {"decline", *(f"pick_amount {bid}" for bid in (4, 5, 6, 7, 8))}}),
        "pick_amount 6", then({"asked": ROMAN, "offered": {"decline"}}),
        "decline",
        then({"told bid": [(0, 3), (1, 6)], "where mercenary": "squad-1", "destiny": [5, 2, 4],
            "values mercenary": (15, 15, 15, 6), "base mercenary value": 6, "common": 2},
            lambda front: front.table.control[front["mercenary"]] == MARTIN)),
    row("who has the bank bids also what it lends",
        given("squad hussar; player bauhaus-bank; hand mercenary", destiny=(2, 3)), "play mercenary squad-0",
        then({"offered": {f"pick_amount {bid}" for bid in range(1, 13)}}),
        "pick_amount 1", then({"offers pick_amount": {"2", "3"}})),
    row("nobody hides the mercenary or plays it without destiny",
        given("squad hussar; hand mercenary"), then({"offers hide": set()}),
        given("squad hussar; hand mercenary", destiny=(0, 9)), then({"offers play": set()})),
    # Outside the areas
    row("a local thug is on no side and in no area and earns destiny only", "DT-WAR-01", "DT-AFF-01",
        given("hand local-thug", "squad hussar", wounded="hussar"), "play local-thug outside-0", declines,
        then({"where local-thug": "outside-0"},
            lambda front: identity(front.table, front["local-thug"]).sides == frozenset(),
            lambda front: identity(front.table, front["local-thug"]).affiliations == frozenset()),
        attacks("local-thug", "hussar"), until_phase(0), then({"destiny 0": 17, "promotion 0": 0})),  # 5 paid, 2 earned
    row("a local thug is killed by its first wound in a duel or not",
        given("squad mercenary", "outside local-thug"), attacks("mercenary", "local-thug"), until("dt-split"),
        then({"where local-thug": "grave-1"}),
        given("squad samurai+antipersonnel-grenade", "outside local-thug"),
        "use antipersonnel-grenade wound local-thug", until("dt-split"), then({"where local-thug": "grave-1"})),
    row("a renegade may transfer to the outpost and stand there with anyone", "DT-EX-31", "DT-TRANS-19",
        given("outpost corsair razide; outside renegade-apostate", "outpost corsair#2"), "transfer renegade-apostate",
        declines, then({"where renegade-apostate": "outpost-0"})),
    # Freelancers
    row("the freelancers patriarch makes all other freelancers stronger and deadly", "DT-AFF-14", "DT-AFF-16",
        given("squad freelancer-patriarch hussar", "squad ex-capitol-freelancer samurai", active=MARTIN),
        then({"values freelancer-patriarch": (3, 3, 6, 5), "values ex-capitol-freelancer": (7, 9, 7, 1),
            "values hussar": (2, 2, 3, 2)}, lambda front: earns_destiny(front.table, front["freelancer-patriarch"])),
        attacks("ex-capitol-freelancer", "hussar"), until_phase(0),
        then({"where hussar": "grave-0", "destiny 1": 22, "promotion 1": 0})),
    row("an ex corporate freelancer has no affiliation to lose", "DT-EX-71", "DT-AFF-14",
        given("squad ex-capitol-freelancer free-marine; hand insubordination"), "meditate",
        then({"offers play insubordination": {"free-marine"}})),
    *(row(f"a bodyguard does not stand in for who is in a vehicle or considered one: {driver} {tactic}", "DT-EX-27",
        "DT-EQUIP-19",
        given("squad samurai", "squad bodyguard hussar+t-32-wolfclaw-jbt rams-air-cavalry",
            boarded="t-32-wolfclaw-jbt"),
        lambda front, driver=driver: front.table.note(front["bodyguard"], front[driver]),
        attacks("samurai", driver, tactic), until("dt-combat", MARTIN),
        then({"offers use bodyguard stand-in": set()}))
        for driver, tactic in (("hussar", "fight"), ("rams-air-cavalry", "shoot"))),
    row("a renegade never gets an affiliation and casts on anybody",
        given("kohort razide; outside renegade-apostate; hand mind-wall", "kohort necromutant+terror"),
        sets(lasting=lambda front: (Lasting(f"{JOINS}mishima", front["renegade-apostate"], 0, -1),)),
        then(lambda front: identity(front.table, front["renegade-apostate"]).affiliations == frozenset()), "meditate",
        then(lambda front: "razide" in front.offers("cast mind-wall renegade-apostate"))),
)  # fmt: skip

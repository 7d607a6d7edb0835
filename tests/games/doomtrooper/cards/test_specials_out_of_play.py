"""Special cards that take warriors out of the fight: Missing in Action, Shore Leave, Don't Call Again!, Captured!."""

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.identity import in_play
from tests.games.doomtrooper.rows import attacks, discards, given, notes, plays, prove, row, sets, then, until


def test_shore_leave_makes_a_warrior_stronger_for_every_whole_turn_and_it_returns_healed() -> None:
    given = GivenFront("squad hussar samurai; hand shore-leave", "squad dragoon", wounded="hussar")
    given.chooses("meditate")
    assert given.offers("play shore-leave") == {"hussar", "samurai"}
    given.chooses("play shore-leave hussar").declines_until("dt-action")
    for player in (HONZA, MARTIN, HONZA, MARTIN):
        given.declines_until("dt-action", player).chooses("done")
    assert not in_play(given.table, given["hussar"])

    given.plays(HONZA, "use shore-leave return hussar").declines_until("dt-action")

    assert given.values("hussar") == (3, 3, 4, 2)  # the turn in which it left was not a whole one
    assert given["hussar"] not in given.table.wounded
    assert given.where("shore-leave") == "grave-0"


test_what_follows_from_a_position = prove(
    row("a personality and a relic that are away are played again and the earlier ones go", "DT-TARGET-03", "DT-EX-66",
        given("hand max-steiner#2 archetypal-timepiece#2", "squad max-steiner+archetypal-timepiece+missing-in-action"),
        "play max-steiner#2 squad-0", until("dt-action"), "play archetypal-timepiece#2 max-steiner#2",
        until("dt-action"), discards("missing-in-action"), "meditate",
        then({"where max-steiner": "grave-1", "where archetypal-timepiece": "grave-1",
            "where archetypal-timepiece#2": "on max-steiner#2"})),
    row("who returns stays if no copy is there",
        given("", "squad max-steiner+archetypal-timepiece+missing-in-action"),
        discards("missing-in-action"), "meditate",
        then({"where archetypal-timepiece": "on max-steiner"})),
    row("nobody leaves a duel once the fighters are named", "DT-DUEL-09", "DT-DUEL-10", "DT-EX-47", "G-63",
        given("squad samurai hatamoto", "squad golden-lion; hand missing-in-action shore-leave dont-call-again"),
        attacks("samurai", "golden-lion"), until("dt-combat", MARTIN),
        then({"offers play missing-in-action": {"hatamoto"}, "offers play shore-leave": set()}),
        "play dont-call-again samurai", until("dt-action"), then({"times hit": 2})),  # it does not end the duel
    row("who loses the attacker before phase 2 attacks with another or gives up", "DT-DUEL-08", "DT-EX-46",
        given("squad samurai hatamoto", "squad golden-lion; hand missing-in-action"), "declare_attack",
        plays(MARTIN, "play missing-in-action samurai"), until("dt-attack"),
        then({"offered": {"attack hatamoto golden-lion", "give_up"}}),
        # the attack action is lost, and no other action may follow it
        "give_up", until("dt-action"), then({"asked": MARTIN})),
    row("who is silenced does not act and is given nothing but can be reached", "DT-TARGET-05", "DT-EX-68",
        given("squad samurai hussar; hand combat-armor", "squad dragoon; hand wave-of-righteousness cowardice",
            on={"1:dont-call-again": "samurai"}),
        then({"offers play combat-armor": {"hussar"}, "may seek_cover samurai": False}),
        "declare_attack", until("dt-attack"), then({"offers attack": {"hussar dragoon"}}),
        "give_up", plays(MARTIN, "play cowardice player-0"), until("dt-anytime", MARTIN),
        then({"covered samurai": True}),
        "play wave-of-righteousness -", then(lambda front: "samurai" in front.offers("pick_card"))),
    row("four actions of its player remove dont call again",
        given("squad samurai", on={"1:dont-call-again": "samurai"}), "use dont-call-again wear-off -",
        until("dt-action"), "use dont-call-again wear-off -", until("dt-action"), "use dont-call-again wear-off -",
        until("dt-action"), "done",  # of Martin's turn
        until("dt-action", HONZA), then({"where dont-call-again": "on samurai"}),
        "use dont-call-again wear-off -", then({"where dont-call-again": "grave-1", "common": 2})),
    row("an attack action counts for removing dont call again",
        given("squad samurai", "squad dragoon", on={"1:dont-call-again": "samurai"}, common=1),
        sets(tokens=("attack",)), "use dont-call-again wear-off -", until("dt-action"),
        then({"offers use": {"dont-call-again wear-off-by-attack -"}}), "use dont-call-again wear-off-by-attack -",
        then(lambda front: not front.table.tokens, lambda front: front.table.noted(front["dont-call-again"]) == 2)),
    row("an attack action counts only when no other is left, and between actions none does", "DT-ACT-05",
        given("squad samurai; hand positive-karma", "squad dragoon", on={"1:dont-call-again": "samurai"}),
        then({"offers use": {"dont-call-again wear-off -"}}),
        "meditate", then({"prompt": "dt-anytime", "offers use": set()}),
        given("squad samurai; hand positive-karma", "squad dragoon", on={"1:dont-call-again": "samurai"}, common=1),
        sets(tokens=("attack",)), "meditate", then({"prompt": "dt-anytime", "offers use": set()})),
    row("no action counts for removing dont call again when no other attack may follow", "DT-ACT-10",
        given("squad samurai hussar", "squad dragoon", on={"1:dont-call-again": "samurai"}),
        attacks("hussar", "dragoon"), until("dt-action"), then({"common": 2, "offered": {"done"}})),
    row("a captured warrior is a prisoner in play", "DT-TARGET-06", "DT-TARGET-07", "DT-PERS-13", "DT-EX-69",
        given("outpost soldat; hand captured wave-of-righteousness",
            "outpost max-steiner horde-trooper; hand max-steiner#2 combat-armor"),
        then({"offers play captured": {"soldat", "max-steiner", "horde-trooper"}}),
        "play captured max-steiner", until("dt-action"), "declare_attack", until("dt-attack"),
        then({"offers attack": {"soldat horde-trooper"}}),
        "give_up", until("dt-anytime", HONZA), "play wave-of-righteousness -",
        then(lambda front: "max-steiner" in front.offers("pick_card")),
        "pick_card soldat", "done", until("dt-action", MARTIN),
        then({"offers play max-steiner#2": set(), "offers play combat-armor": {"horde-trooper"},
            "may seek_cover max-steiner": False})),
    row("captured goes with its prisoner",
        given("outpost soldat; hand captured", "outpost horde-trooper"), "play captured horde-trooper",
        until("dt-action"), discards("horde-trooper"),
        then({"where captured": "sacrificed-0"})),
    row("a prisoner is free when captured leaves play for good",
        given("outpost soldat; hand captured", "outpost horde-trooper"), "play captured horde-trooper",
        until("dt-action"), then({"where captured": "player-0"}),
        discards("captured"),
        then({"where captured": "sacrificed-0", "prisoners": {}, "where horde-trooper": "outpost-1"})),
    row("who is missing in action is not there for anything", "DT-TARGET-02", "DT-ZONES-03", "DT-EX-66",
        given("squad hussar; hand dont-call-again wave-of-righteousness",
            "squad vince-diamond+fragment-of-the-true-chip chasseur; hand missing-in-action"),
        notes(strength=lambda front: front.values("chasseur")), "meditate",
        plays(MARTIN, "play missing-in-action vince-diamond"), until("dt-anytime", HONZA),
        then(lambda front: front.values("chasseur") < front.noted["strength"]),  # his bonus is off
        then({"offers play dont-call-again": {"chasseur", "hussar"}}), "play wave-of-righteousness -",
        then({"offers pick_card": {"chasseur", "hussar"}}), "pick_card chasseur", "done", until("dt-action"),
        then({"may sabotage hussar 1": True})),
)  # fmt: skip

"""Special cards of the duel: modifiers, Ambush, Tactical Advantage, Take Cover, reinforcements, Death Maze …"""

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.duel import end_duel
from tests.games.doomtrooper.rows import (
    attacks,
    discards,
    each,
    given,
    notes,
    plays,
    prove,
    row,
    then,
    until,
    until_phase,
)

# Death Maze


def test_death_maze_kills_nobody_after_a_duel_that_was_not_fought_to_its_end() -> None:
    given = GivenFront("squad sean-gallagher", "squad crenshaw-the-redeemer+death-maze")
    given.attacks("sean-gallagher", "crenshaw-the-redeemer")
    end_duel(given.table)

    asked = set()
    while given.prompt() != "dt-action":
        asked.add(given.prompt())
        given.chooses("decline")

    assert "dt-kill-now" not in asked
    assert given.where("death-maze") == "on crenshaw-the-redeemer"
    assert given.where("sean-gallagher") == "squad-0"


test_what_follows_from_a_position = prove(
    row("a lucky shot of the first duel does not count in a duel inside it", "DT-NESTED-01", "DT-NESTED-02",
        "DT-NESTED-03", "DT-NESTED-04", "DT-EX-44",
        given("squad dragoon; hand lucky-shot lucky-shot#2",
            "squad etoiles-mortant staff-general-constance-romanov; hand inspired"),
        attacks("dragoon", "etoiles-mortant", "shoot"), "play lucky-shot dragoon", until("dt-combat"),
        then({"value dragoon shoot": 5}),
        plays(MARTIN, "play inspired player-1"), until("dt-gained-action"), "declare_attack", until("dt-attack"),
        "attack etoiles-mortant dragoon", until("dt-tactic"), "tactic shoot", until("dt-combat"),
        then({"value dragoon shoot": 3}),
        plays(HONZA, "play lucky-shot#2 dragoon"), until("dt-combat"), then({"value dragoon shoot": 5}),
        # of the first duel, which goes on
        until("dt-gained-action"), "done", then({"prompt": "dt-combat", "value dragoon shoot": 5})),
    row("ambush lets the defender strike first and ends the duel with a wound", "DT-FIRST-02",
        given("squad golden-lion", "squad samurai; hand ambush"), attacks("golden-lion", "samurai"),
        plays(MARTIN, "play ambush -"), until("dt-combat", MARTIN),  # who strikes first plays first
        until("dt-action"),
        then(lambda front: front.told("hit") == [(front["golden-lion"], "golden-lion", "wounded")])),
    row("an ambushed attacker that is not wounded strikes back",
        given("squad etoiles-mortant", "squad samurai; hand ambush"), attacks("etoiles-mortant", "samurai"),
        plays(MARTIN, "play ambush -"), until("dt-action"),
        then(lambda front: front.told("hit") == [(front["samurai"], "samurai", "wounded")])),
    row("ambush cancels out against the first strike of the attacker", "DT-FIRST-03",
        given("squad shadow-walker", "squad samurai; hand ambush powerful-blow"), attacks("shadow-walker", "samurai"),
        plays(MARTIN, "play ambush -"), plays(MARTIN, "play powerful-blow samurai"), until("dt-action"),
        then({"times hit": 2})),
    row("tactical advantage changes the tactic and weapons are named again",
        given("squad hussar+violator-sword", "squad dragoon+l-a-plasma-carbine; hand tactical-advantage"),
        "declare_attack", until("dt-attack"), "attack hussar dragoon", until("dt-tactic"), "tactic fight",
        until("dt-weapon"), "wield violator-sword", plays(MARTIN, "play tactical-advantage -"), until("dt-weapon"),
        then({"offered": {"wield l-a-plasma-carbine", "no_weapon"}},
            lambda front: front.table.duels[-1].tactic == "shoot", lambda front: front.table.duels[-1].weapons == ())),
    row("a duel ends if its tactic is changed to one that a fighter never uses", "DT-FIT-07", "G-62",
        given("squad rams-air-cavalry", "squad sean-gallagher; hand tactical-advantage"),
        attacks("rams-air-cavalry", "sean-gallagher", "shoot"), plays(MARTIN, "play tactical-advantage -"),
        until("dt-action"), then({"told hit": [], "told duel_over": [(HONZA,)]})),
    row("take cover gives 2 armour in this duel and 3 afterwards",
        given("squad samurai; hand take-cover", "squad golden-lion; hand take-cover#2"),
        attacks("samurai", "golden-lion"), then({"offers play": set()}),  # only a defender
        plays(MARTIN, "play take-cover#2 golden-lion"), until("dt-combat"), then({"value golden-lion armor": 5}),
        until("dt-action"), then({"value golden-lion armor": 6, "covered golden-lion": True})),
    row("in heavy fog there are only fights until the players next turn", "DT-DUEL-16",
        given("squad samurai", "squad golden-lion; hand heavy-fog"), attacks("samurai", "golden-lion", "shoot"),
        plays(MARTIN, "play heavy-fog -"), until("dt-action"), then({"told hit": []}),  # the duel has ended at once
        "done", until("dt-action", MARTIN), "declare_attack", until("dt-attack"), "attack golden-lion samurai",
        until("dt-tactic"), then({"offered": {"tactic fight", "tactic shoot"}})),  # Martin's next turn has begun
    row("in heavy fog a later duel is a fight",
        given("squad samurai; hand heavy-fog", "squad golden-lion"), "meditate", "play heavy-fog -",
        until("dt-action"), "declare_attack", until("dt-attack"), "attack samurai golden-lion", until("dt-tactic"),
        then({"offered": {"tactic fight"}})),
    # Reinforcements! and Lurker
    row("reinforcements add their values for 7 each and the opponent chooses whom to strike", "DT-REINF-01",
        "DT-REINF-02",
        given("squad samurai hatamoto mentor; kohort razide; hand reinforcements", "squad etoiles-mortant"),
        attacks("samurai", "etoiles-mortant"), "play reinforcements samurai",
        then({"offered": {"pick_card hatamoto", "pick_card mentor"}}),  # not from the Kohort
        "pick_card hatamoto", "pick_card mentor", until("dt-strike-at"), then({"asked": MARTIN, "destiny 0": 6}),
        "pick_card hatamoto", until("dt-action"),
        then(lambda front: front.told("hit") == [(front["etoiles-mortant"], "etoiles-mortant", "wounded"),
            (front["hatamoto"], "hatamoto", "wounded")])),
    row("only who is there and may fight so reinforces", "DT-REINF-02", "DT-FIT-06",
        given("squad samurai hatamoto staff-general-constance-romanov rams-air-cavalry "
            "clansman+missing-in-action demnogonis-cultist; outpost infantry; hand reinforcements", "squad hussar"),
        lambda front: front.table.note(front["demnogonis-cultist"], "legion"), attacks("samurai", "hussar"),
        "play reinforcements samurai", then({"offered": {"pick_card hatamoto"}})),
    row("one reinforcement is enough",
        given("squad samurai hatamoto mentor; hand reinforcements", "squad etoiles-mortant"),
        attacks("samurai", "etoiles-mortant"), "play reinforcements samurai", "pick_card hatamoto", "done",
        then({"destiny 0": 13}),
        until("dt-strike-at"), then({"offered": {"pick_card samurai", "pick_card hatamoto"}})),
    row("nobody reinforces a fighter that has gone before the card takes effect", "DT-REINF-02", "G-19",
        given("outpost lutheran-disciple lutheran-disciple#2; hand reinforcements",
            "outpost horde-trooper; hand miscommunication"), attacks("lutheran-disciple", "horde-trooper"),
        "play reinforcements lutheran-disciple", "pick_card lutheran-disciple#2",
        plays(MARTIN, "play miscommunication reinforcements"),
        plays(HONZA, "use lutheran-disciple cancel miscommunication"), until("dt-action"),
        then({"where lutheran-disciple": "sacrificed-0", "where lutheran-disciple#2": "outpost-0", "destiny 0": 13,
            "told joins": [], "told hit": [], "where reinforcements": "grave-0"})),
    row("a tribal warrior reinforces a doomtrooper", "DT-REINF-01",
        given("outpost hussar lutheran-disciple; hand reinforcements", "outpost horde-trooper"),
        attacks("hussar", "horde-trooper"), "play reinforcements hussar",
        then({"offered": {"pick_card lutheran-disciple"}})),
    row("nobody reinforces against its own corporation",
        given("squad samurai dragoon; hand reinforcements", "squad hussar"), attacks("samurai", "hussar"),
        then({"offers play": set()})),
    row("a helper that does not kill outright keeps the group from it", "DT-REINF-03",
        given("kohort nepharite-of-ilian undead-legionnaire; hand reinforcements", "squad sean-gallagher"),
        attacks("nepharite-of-ilian", "sean-gallagher"), "play reinforcements nepharite-of-ilian",
        "pick_card undead-legionnaire", until("dt-strike-at"), "pick_card nepharite-of-ilian", until("dt-action"),
        then(lambda front: (front["sean-gallagher"], "sean-gallagher", "wounded") in front.told("hit"))),
    row("a lurker is not attacked protects nobody but is given cards", "DT-TARGET-04", "DT-EX-67",
        given("outpost soldat; hand dont-call-again", "outpost horde-trooper+lurker"),
        then({"may declare_attack": False, "may sabotage soldat 1": True}),
        "meditate", then(lambda front: "dont-call-again horde-trooper" in front.offers("play"))),
    row("a lurker joins the duel of another tribal warrior and is discarded after it",
        given("outpost jihad-infantry-trooper", "outpost horde-trooper+lurker templar-legionnaire"),
        attacks("jihad-infantry-trooper", "templar-legionnaire"), plays(MARTIN, "use lurker join templar-legionnaire"),
        until("dt-strike-at"), then({"asked": HONZA}),
        "pick_card horde-trooper", until("dt-action"),
        then({"where lurker": "grave-1"},
            lambda front: (front["jihad-infantry-trooper"], "jihad-infantry-trooper", "wounded") in front.told("hit"),
            lambda front: (front["horde-trooper"], "horde-trooper", "wounded") in front.told("hit"))),
    row("a lurker does not join when the values have been compared", "DT-REINF-01",
        given("outpost jihad-infantry-trooper", "outpost horde-trooper+lurker templar-legionnaire"),
        attacks("jihad-infantry-trooper", "templar-legionnaire"), until("dt-combat", MARTIN),
        then({"may use lurker join templar-legionnaire": True}), until_phase(6), until("dt-anytime", MARTIN),
        then({"may use lurker join templar-legionnaire": False})),
    # Death Maze
    row("death maze kills the warrior that its bearer has fought and survived",
        given("squad sean-gallagher", "squad crenshaw-the-redeemer+death-maze"),
        attacks("sean-gallagher", "crenshaw-the-redeemer"), until("dt-kill-now"), then({"asked": MARTIN}),
        "pick_card sean-gallagher", until("dt-split"), "split 0 8", until("dt-action"),
        then({"where sean-gallagher": "grave-0", "where death-maze": "sacrificed-1", "promotion": [0, 8]})),
    row("death maze may be kept and needs a fight",
        given("squad sean-gallagher", "squad mortificator+death-maze"),
        attacks("sean-gallagher", "mortificator", "shoot"), until("dt-action"),
        then({"where death-maze": "on mortificator", "where sean-gallagher": "squad-0"})),
    row("a lurker is discarded though its duel has ended early",
        given("outpost jihad-infantry-trooper", "outpost horde-trooper+lurker templar-legionnaire"),
        attacks("jihad-infantry-trooper", "templar-legionnaire"), plays(MARTIN, "use lurker join templar-legionnaire"),
        until("dt-strike-at"), "pick_card horde-trooper", discards("templar-legionnaire"), until("dt-action"),
        then({"told hit": [], "where lurker": "grave-1"})),
    row("a lurker that took no part in a duel stays",
        given("outpost jihad-infantry-trooper", "outpost horde-trooper+lurker templar-legionnaire"),
        attacks("jihad-infantry-trooper", "templar-legionnaire"), discards("templar-legionnaire"), until("dt-action"),
        then({"where lurker": "on horde-trooper"})),
    *each(lambda card, stat: row(f"a fighter gets 2 until the end of the duel: {card} {stat}", "DT-DUEL-25",
        given(f"squad hussar samurai; hand {card}", "squad dragoon"),
        notes(before=lambda front: front.value("dragoon", stat)), attacks("hussar", "dragoon"),
        then({f"offers play {card}": {"hussar", "dragoon"}}), f"play {card} dragoon", until("dt-combat"),
        then(lambda front: front.value("dragoon", stat) == front.noted["before"] + 2), until("dt-action"),
        then(lambda front: front.value("dragoon", stat) == front.noted["before"])),
        ("evasive-action", "armor"), ("powerful-blow", "fight"), ("lucky-shot", "shoot")),
)  # fmt: skip

"""The phases of a duel (DT-DUEL-01 to DT-DUEL-18): what is announced when, and who may play in the windows."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, ROMAN, GivenFront
from tests.games.doomtrooper.rows import (
    attacks,
    declines,
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


def asked_in(given: GivenFront) -> list[tuple[int, str]]:
    """The first attack offered is fought: what was asked in which phase, but for reactions, each new question once."""
    asked: list[tuple[int, str]] = []
    given.chooses("declare_attack")
    for _ in range(60):
        duel = given.table.duel()
        if duel is None:
            return asked
        step = (duel.phase, given.prompt())
        if step[1] != "dt-react" and asked[-1:] != [step]:
            asked.append(step)
        options = given.offered()
        first = sorted(words for words in options if words.startswith(("attack", "tactic", "split", "defend_from")))
        given.chooses("decline" if "decline" in options else first[0])
    raise AssertionError("the duel does not end")


@pytest.mark.rule("DT-DUEL-03")
def test_the_attacking_player_plays_first_then_the_defending_one_then_the_others() -> None:
    given = GivenFront("squad hussar", "", "squad dragoon")
    order = []

    given.attacks("hussar", "dragoon")
    for _ in range(3):
        order.append(given.asked())
        given.chooses("decline")

    assert order == [HONZA, ROMAN, MARTIN]


@pytest.mark.rule("DT-DUEL-03")
def test_the_others_follow_in_turn_order_from_the_active_player() -> None:
    """G-12."""
    fourth = 3
    given = GivenFront(
        "squad dragoon", "", "squad hussar", active=ROMAN, destiny=(20,) * 4, promotion=(0,) * 4, turns=(3,) * 4
    )

    given.attacks("hussar", "dragoon")
    order = []
    for _ in range(4):
        order.append(given.asked())
        given.chooses("decline")

    assert order == [ROMAN, HONZA, fourth, MARTIN]


test_what_follows_from_a_position = prove(
    row("a duel has eight phases and a window after each", "DT-DUEL-02",
        given("squad sean-gallagher", "squad infantry cyberopolis"),
        then(lambda front: asked_in(front) == [(1, "dt-anytime"), (1, "dt-attack"), (2, "dt-anytime"),
            (3, "dt-tactic"), (3, "dt-anytime"), (4, "dt-warzone"), (4, "dt-anytime"), (5, "dt-combat"),
            (6, "dt-anytime"), (7, "dt-anytime"), (8, "dt-anytime")])),
    row("a defender with first strike lets its player play first", "DT-DUEL-03",
        given("squad hussar", "squad shadow-walker"), attacks("hussar", "shadow-walker"), then({"asked": MARTIN})),
    row("an own warrior attacks a warrior in play of somebody else", "DT-DUEL-11",
        given("squad hussar golden-lion", "squad dragoon infantry+missing-in-action; hand trencher"), "declare_attack",
        declines, then({"offers attack": {"hussar dragoon", "golden-lion dragoon"}})),
    row("after the tactic the defending player says from which warzone or none", "DT-DUEL-18",
        given("squad hussar", "squad dragoon cyberopolis victoria"), "declare_attack", declines,
        "attack hussar dragoon", declines, "tactic fight", declines,
        then({"prompt": "dt-warzone", "asked": MARTIN,
            "offered": {"defend_from cyberopolis", "defend_from victoria", "no_warzone"}})),
    row("who loses the weapon may use another that suits the tactic", "DT-DUEL-24",
        given("squad hussar+violator-sword+punisher-handgun+l-a-plasma-carbine", "squad dragoon; hand malfunction"),
        attacks("hussar", "dragoon", wielding="violator-sword"), plays(MARTIN, "play malfunction hussar"),
        "pick_card violator-sword", until("dt-weapon"), then({"offers wield": {"punisher-handgun"}}),
        "wield punisher-handgun", then({"value hussar fight": 3})),
    row("a wounded warrior fights as usual with all it has", "DT-DUEL-27", "DT-DUEL-36",
        given("squad hussar+violator-sword", "squad clansman", wounded="hussar"),
        attacks("hussar", "clansman", wielding="violator-sword"), then({"values hussar": (4, 2, 3, 2)}),
        declines, then(lambda front: (front["clansman"], "clansman", "wounded") in front.told("hit"))),
    *(row(f"both use the value of the tactic: {tactic}", "DT-DUEL-17",
        given("squad clansman", "squad martian-banshee"),  # F 4, S 2, A 3 and F 1, S 5, A 3
        attacks("clansman", "martian-banshee", tactic), declines,
        then(lambda front, struck=struck: {str(event[1]) for event in front.told("hit")} == struck))
        for tactic, struck in (("fight", {"martian-banshee"}), ("shoot", {"clansman"}))),
    row("an attack action is announced as a duel before anybody is named", "DT-DUEL-01", "DT-DUEL-07",
        given("squad hussar", "squad dragoon"), "declare_attack", notes(duel=lambda front: front.table.duel()),
        then({"told declared": [(HONZA,)]}, lambda front: front.noted["duel"] is not None,
            lambda front: front.noted["duel"].attacker == -1, lambda front: front.noted["duel"].defender == -1),
        declines, "attack hussar dragoon", then({"common": 2},
            lambda front: (front.table.duel().attacker, front.table.duel().defender, front.table.duel().helpers)
                == (front["hussar"], front["dragoon"], ()), lambda front: not front.table.rule_attack)),
    row("the attacker stays the attacker also if the defender strikes first", "DT-DUEL-06",
        given("squad clansman", "kohort undead-legionnaire; hand ambush"), attacks("clansman", "undead-legionnaire"),
        plays(MARTIN, "play ambush -"), until_phase(6),
        then({"value clansman fight undead-legionnaire": 4 + 1},
            lambda front: (front.table.duel().attacker, front.table.duel().defender)
                == (front["clansman"], front["undead-legionnaire"]))),  # it has 1 more as the attacker
    *each(lambda tactic, weapons: row(f"the tactic decides which weapons are used: {tactic}", "DT-DUEL-17",
        "DT-DUEL-21",
        given("squad hussar+violator-sword+l-a-plasma-carbine+combat-armor", "squad dragoon"),
        attacks("hussar", "dragoon", tactic, wielding="violator-sword l-a-plasma-carbine"),
        # its armour counts in both
        then(lambda front: {str(event[2]) for event in front.told("wields")} == weapons,
            lambda front: front.values("hussar")[:3] == ((4, 2, 4) if tactic == "fight" else (2, 5, 4)))),
        ("fight", {"violator-sword"}), ("shoot", {"l-a-plasma-carbine"})),
)  # fmt: skip

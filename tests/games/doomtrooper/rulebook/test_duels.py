"""The rulebook's cases about duels: comparing, modifiers, first strike, immunity, duels that end late, arithmetic."""

from typing import Any

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, ROMAN, GivenFront
from herna.games.doomtrooper.rules.attacking import first_striker
from tests.games.doomtrooper.rows import (
    attacks,
    cards,
    declines,
    given,
    plays,
    position,
    prove,
    row,
    then,
    until,
    until_phase,
)
from tests.kit.invented_cards import a_card, invented

RIDER = (
    a_card("rider", "warrior", icons="lutheran", values=(4, 2, 3, 4), keywords=["tribal"])
    + a_card(
        "mare",
        "beast",
        icons="lutheran",
        values=(2, 0, 1, 1),
        keywords=["beast"],
        timing="action",
        on="warrior",
        who="own outpost",
        after="attach",
    )
    + a_card("three-of-fight", "warrior", icons="capitol", values=(3, 1, 1, 1))
)


def effect(key: str, type: str = "special", keywords: tuple[str, ...] = (), **does: Any) -> str:
    """An invented card that is attached to a warrior and does this."""
    return a_card(key, type, keywords=list(keywords), timing="anytime", on="warrior", after="attach", effects=[does])


TWICE = effect("twice", do="multiply", by=2, stats=["fight"])
TWICE_THE_BASE = effect("twice-the-base", do="multiply", by=2, stats=["fight"], base=True)


def hits(given: GivenFront) -> dict[str, str]:
    """Who was hit, and what that means."""
    return {str(event[1]): str(event[2]) for event in given.told("hit")}


@position
def roman_attacks(martins: str = "", romans: str = "") -> GivenFront:
    """Roman's Sean Gallagher against Martin's Nepharite of Ilian; each has cards in hand."""
    martin, roman = f"kohort nepharite-of-ilian; hand {martins}", f"squad sean-gallagher; hand {romans}"
    return GivenFront("", martin, roman, active=ROMAN)


@pytest.mark.example("DT-DX-06")
@pytest.mark.rule("DT-FIRST-02", "DT-DUEL-32")
@pytest.mark.parametrize("wounded", [True, False])
def test_a_first_blow_that_kills_is_not_answered(wounded: bool) -> None:
    """G-54."""
    strong = effect("strong", do="modify", fight=1)
    with invented(strong):
        given = GivenFront(
            "outpost templar-marine+strong", "outpost lutheran-sergeant", wounded="lutheran-sergeant" if wounded else ""
        )

        given.attacks("templar-marine", "lutheran-sergeant").declines()

        if wounded:
            assert hits(given) == {"lutheran-sergeant": "killed"}
        else:
            assert hits(given) == {"lutheran-sergeant": "wounded", "templar-marine": "wounded"}


@pytest.mark.example("DT-DX-11")
@pytest.mark.rule("DT-IMM-03")
@pytest.mark.parametrize("immune", [True, False])
def test_a_spell_counts_for_nothing_against_an_immune_defender(immune: bool) -> None:
    shell = effect("shell", do="modify", armor=2)
    with invented(shell):
        defender = "pretorian-stalker" if immune else "hussar"  # A 8 + 2; A 3 + 2 + 5
        on = {"shell": defender} | ({} if immune else {f"shell#{at}": defender for at in (2, 3, 4)})
        area = "kohort" if immune else "squad"
        given = GivenFront("squad archinquisitor-nikodemus; hand levitation", f"{area} {defender}", on=on)

        given.attacks("archinquisitor-nikodemus", defender)
        given.chooses("cast levitation archinquisitor-nikodemus archinquisitor-nikodemus", "pick_amount 4")
        given.declines_until("dt-combat")
        assert given.value("archinquisitor-nikodemus", "fight", defender) == (8 if immune else 12)
        given.declines()

        assert (defender in hits(given)) is not immune


test_what_follows_from_a_position = prove(
    row("sean gallagher and the nepharite endanger each other", "DT-EX-40A", "DT-DUEL-19", "DT-DUEL-20",
        roman_attacks(), attacks("sean-gallagher", "nepharite-of-ilian"),
        then(lambda front: front.values("sean-gallagher")[:3] == (10, 3, 8),
            lambda front: front.values("nepharite-of-ilian")[:3] == (8, 5, 4)),
        # 10 against 4, 8 against 8
        declines, then(lambda front: set(hits(front)) == {"nepharite-of-ilian", "sean-gallagher"})),
    row("evasive action and powerful blow are played in turn", "DT-EX-40B", "DT-DUEL-25",
        roman_attacks("powerful-blow", "evasive-action"), attacks("sean-gallagher", "nepharite-of-ilian"),
        then({"asked": ROMAN}),
        "play evasive-action sean-gallagher", plays(MARTIN, "play powerful-blow nepharite-of-ilian"),
        until("dt-combat"), then({"value sean-gallagher armor": 10, "value nepharite-of-ilian fight": 10}),
        until_phase(6), then(lambda front: set(hits(front)) == {"nepharite-of-ilian", "sean-gallagher"})),
    row("the beast comes first of all", "DT-DX-05", "DT-MOD-03",
        cards(RIDER + effect("clumsy", do="modify", base=True, fight=-1) + TWICE + effect("lance", "equipment",
            ("fight-weapon",), do="modify", fight=3)),
        given("outpost rider+lance+twice+clumsy+mare", "outpost soldat"), attacks("rider", "soldat", wielding="lance"),
        then({"values rider": ((4 + 2 - 1) * 2 + 3, 2, 4, 5), "value rider fight": 13})),
    row("the base is doubled and lessened then all is doubled then added to", "DT-DX-16", "DT-MOD-01", "DT-MOD-02",
        "G-67",
        cards(RIDER + TWICE + TWICE_THE_BASE + effect("less", do="modify", base=True, fight=-2) + effect("more",
            do="modify", fight=5)),
        given("squad three-of-fight", on=dict.fromkeys(("more", "twice", "less", "twice-the-base"), "three-of-fight")),
        then({"base three-of-fight fight": 3 * 2 - 2, "value three-of-fight fight": 13})),
    *(row(f"a kill brings its points though the killer leaves after phase 7: {phase}", "DT-DX-14", "DT-DUEL-39",
        "G-90",
        given("kohort centurion", "squad free-marine; hand cleansing-flame", wounded="free-marine"),
        attacks("centurion", "free-marine"), until_phase(phase), plays(MARTIN, "play cleansing-flame centurion"),
        declines,
        then({"where free-marine": "grave-1" if phase == 7 else "squad-1",
            "offers split": {f"{5 - points} {points}" for points in range(6)} if phase == 7 else set()}))
        for phase in (6, 7)),
    row("a kill by the first blow brings its points though the duel ends before the answer", "DT-DUEL-39", "G-90",
        given("kohort centurion undead-legionnaire; hand reinforcements", "squad shadow-walker; hand cleansing-flame",
            wounded="undead-legionnaire"), attacks("centurion", "shadow-walker"),
        plays(HONZA, "play reinforcements centurion"), "pick_card undead-legionnaire", declines,
        "pick_card undead-legionnaire",  # whom Martin strikes
        until_phase(7), until_phase(6),  # the answer
        then({"where undead-legionnaire": "grave-0"}),
        plays(MARTIN, "play cleansing-flame centurion"), declines,
        then({"wounded shadow-walker": False, "asked": MARTIN, "offers split": {"2 0", "1 1", "0 2"}})),
    *(row(f"a wound stands only if the attacker leaves after phase 7: {phase}", "DT-DX-14", "DT-DUEL-04", "DT-DUEL-35",
        "G-90",
        given("kohort centurion", "squad free-marine; hand cleansing-flame"),
        attacks("centurion", "free-marine"),  # F 4 against A 4, both
        until_phase(phase), then(lambda front: set(hits(front)) == {"centurion", "free-marine"}),
        plays(MARTIN, "play cleansing-flame centurion"), declines, then({"where centurion": "grave-0"},
            lambda front, phase=phase: (front["free-marine"] in front.table.wounded) is (phase == 7)))
        for phase in (6, 7)),
    *(row(f"who always strikes first does unless both do: {attacker} {defender} {first}", "DT-DX-17", "DT-FIRST-03",
        "DT-FIRST-04",
        given(f"outpost {attacker}", f"outpost {defender}"), attacks(attacker, defender),
        then({"asked": plays_first},
            lambda front, first=first: first_striker(front.table) == (front[first] if first else -1)))
        for attacker, defender, first, plays_first in (("templar-marine", "cossack", "cossack", MARTIN),
            ("cossack", "cossack#2", "", HONZA))),
)  # fmt: skip

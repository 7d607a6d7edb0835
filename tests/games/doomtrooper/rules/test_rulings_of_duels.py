"""Rulings of windows, warriors, the Outpost and duels (docs/rulings/doomtrooper.md): each test names its own."""

from dataclasses import replace

import pytest

from herna.engine.effects import PLUS, TIMES, Modifier
from herna.games.doomtrooper.given import HONZA, MARTIN, ROMAN, GivenFront
from herna.games.doomtrooper.rules.actions import grant
from herna.games.doomtrooper.rules.cover import force_into_cover
from herna.games.doomtrooper.rules.values import computed
from herna.games.doomtrooper.rules.zones import lay_on, take_control, take_from
from herna.games.doomtrooper.table import SQUAD, UNDEFINED
from tests.games.doomtrooper.cards.test_warzones import in_the_zone
from tests.games.doomtrooper.rows import (
    attacks,
    cards,
    declines,
    discards,
    given,
    notes,
    prove,
    row,
    then,
    until,
)
from tests.games.doomtrooper.rulebook.test_duels import effect
from tests.kit.invented_cards import a_card, invented

# Windows


@pytest.mark.rule("DT-DUEL-03")
def test_in_a_duel_the_defending_player_comes_before_those_whose_turn_is_nearer() -> None:
    """G-12."""
    given = GivenFront("squad hussar", "squad infantry", "squad dragoon", destiny=(5, 5, 5))
    given.chooses("declare_attack").declines().chooses("attack hussar dragoon")
    asked = []
    for _ in range(3):
        asked.append(given.asked())
        given.chooses("decline")

    assert asked == [HONZA, ROMAN, MARTIN]


# Warriors and what they have


WALKER = a_card(
    "walker", "warrior", icons="bauhaus", values=(1, 1, 1, 1), keywords=["vehicle"], timing="action", after="stay"
)


# The Outpost


@pytest.mark.rule("DT-TRANS-05")
@pytest.mark.parametrize("there", ["in cover", "hidden"])
def test_who_is_in_cover_on_an_outpost_keeps_the_last_one_of_others_there_and_who_is_hidden_does_not(
    there: str,
) -> None:
    """G-87."""
    given = GivenFront(
        "squad dragoon; outpost hussar",
        f"squad infantry; outpost {'corsair' if there == 'in cover' else ''}; "
        f"hidden {'corsair' if there == 'hidden' else ''}",
        covered="corsair",
    )
    given.table.outpost_open = True

    assert ("hussar" in given.offers("transfer")) == (there == "hidden")


# Duels


@pytest.mark.rule("DT-FIRST-01")
@pytest.mark.parametrize("gains", [True, False])
def test_who_gains_the_first_strike_in_phase_5_strikes_first(gains: bool) -> None:
    """G-55."""
    with invented(effect("swift", do="strikes-first")):
        given = GivenFront("squad golden-lion; hand swift", "squad samurai", wounded="golden-lion samurai")
        given.attacks("golden-lion", "samurai")
        if gains:
            take_from(given.table, given["swift"])
            lay_on(given.play, given["swift"], given["golden-lion"], HONZA)
        given.declines_until("dt-split")

        assert given.where("samurai") == "grave-1"
        assert given.where("golden-lion") == ("squad-0" if gains else "grave-0")


# Values


@pytest.mark.rule("DT-MOD-01")
def test_fractions_are_kept_and_rounded_up_once_at_the_end() -> None:
    """G-66."""
    halved, doubled = Modifier(TIMES, 1, divisor=2), Modifier(TIMES, 2)

    assert computed(3, [halved]) == 2
    assert computed(3, [halved, doubled]) == 3
    assert computed(3, [halved, Modifier(PLUS, 1)]) == 3


test_what_follows_from_a_position = prove(
    # Windows
    row("who has played one card waits until the others have had their chance", "DT-TIME-01", "G-11",
        given("squad hussar; hand positive-karma positive-karma#2"), "meditate", "play positive-karma player-0",
        until("dt-anytime"), then({"asked": MARTIN}),
        "decline", then({"may play positive-karma#2 player-0": True})),
    # Actions
    row("an undefined action gained in your own turn is one more common one and no further attack", "DT-ACT-07", "G-84",
        given("squad hussar", "squad infantry"), lambda front: grant(front.table, HONZA, UNDEFINED, 1),
        then({"common": 4, "card_attacks": 0}),
        attacks("hussar", "infantry"), until("dt-action"),
        then({"offered": {"done"}}, lambda front: front.table.common > 0)),
    # Warriors and what they have
    row("equipment follows a stolen warrior and special cards stay with who played them", "DT-OWN-01", "DT-OWN-02",
        "G-47",
        given("squad hussar", "squad infantry+combat-armor", on={"1:dont-call-again": "infantry"}),
        lambda front: take_control(front.play, front["infantry"], HONZA, SQUAD),
        then(lambda front: front.table.control[front["infantry"]] == HONZA,
            lambda front: front.table.control[front["combat-armor"]] == HONZA,
            lambda front: front.table.control[front["dont-call-again"]] == MARTIN),
        discards("infantry"),
        then({"where infantry": "grave-1", "where combat-armor": "grave-1", "where dont-call-again": "grave-1"})),
    row("who is considered a vehicle has no other and goes into cover only if forced", "DT-EQUIP-26", "DT-COVER-27",
        "G-93", cards(WALKER),
        given("squad walker hussar; hand t-32-wolfclaw-jbt walker#2", "squad infantry"),
        then({"offers play t-32-wolfclaw-jbt": {"hussar"}, "offers seek_cover": {"hussar"}, "offers hide": set()},
            lambda front: force_into_cover(front.play, front["walker"]), {"value walker armor": 4})),
    # The Outpost
    row("the outposts are one battlefield and everything else is the other", "DT-DUEL-12", "DT-DUEL-14", "G-51",
        given("squad hussar; outpost soldat", "kohort razide; outpost corsair"), "declare_attack", declines,
        then({"offers attack": {"hussar razide", "soldat corsair"}})),
    row("a hidden warrior may be attacked from every area", "DT-COVER-26", "G-36",
        given("squad hussar; outpost soldat", "squad infantry; hidden dragoon"), "declare_attack", declines,
        then(lambda front: {"hussar dragoon", "soldat dragoon"} <= front.offers("attack"))),
    row("a hidden warrior of a third tribe is paid for and then discarded", "DT-TRANS-18", "G-50",
        given("squad hussar; outpost cossack", "outpost corsair soldat; hidden horde-trooper"), "declare_attack",
        declines, "attack hussar horde-trooper",
        then({"where horde-trooper": "grave-1"}, lambda front: front.table.destiny[MARTIN] < 20)),
    # Duels
    row("weapons are named when phase 5 begins the attackers first", "DT-DUEL-22", "G-43",
        given("squad hussar+ac-40-justifier", "squad infantry+punisher-handgun"), "declare_attack", declines,
        "attack hussar infantry", declines, "tactic shoot", until("dt-weapon"), then({"asked": HONZA}),
        "wield ac-40-justifier", then({"asked": MARTIN, "prompt": "dt-weapon"}),
        "wield punisher-handgun", then({"prompt": "dt-combat"})),
    row("only a tactic that is open to both is announced", "DT-FIT-06", "DT-FIT-08", "G-89",
        given("squad hussar", "squad rams-air-cavalry"), "declare_attack", declines, "attack hussar rams-air-cavalry",
        declines, then({"offers tactic": {"shoot"}})),
    row("a kill by a card gives no points unless the card says so", "DT-DUEL-39", "G-57",
        given("squad hussar; hand suppressing-fire", "squad infantry dragoon", wounded="infantry dragoon"),
        "play suppressing-fire squad-1", until("dt-cover-or-wound"), "be_wounded infantry", until("dt-cover-or-wound"),
        "seek_cover dragoon", until("dt-action"),
        then({"where infantry": "grave-1", "where dragoon": "squad-1", "told claims": [], "promotion": [0, 0]})),
    *(row(f"who is tribal and of the dark legion stands with both sides: {other} {must_part}", "DT-TRANS-16",
        "DT-TRANS-17", "G-88",
        given(f"squad dragoon; outpost hussar {other}", "outpost corsair"),
        then(lambda front, must_part=must_part: ("meditate" in front.offered()) != must_part))
        for other, must_part in (("razide", True), ("nassal", False))),
    row("what lasts for the duel is cancelled also later in phase 5 and not after it", "DT-TIME-12", "DT-DUEL-25",
        "G-16", "G-52",
        given("squad hussar; hand powerful-blow", "squad infantry; hand miscommunication miscommunication#2"),
        "declare_attack", then({"offers play powerful-blow": set()}), declines, "attack hussar infantry",
        then({"offers play powerful-blow": set()}), declines, "tactic fight", until("dt-combat", HONZA),
        notes(fight=lambda front: front.value("hussar", "fight")), "play powerful-blow hussar",
        until("dt-combat", MARTIN), then(lambda front: front.value("hussar", "fight") > front.noted["fight"]),
        "play miscommunication powerful-blow", until("dt-combat", HONZA),
        then(lambda front: front.value("hussar", "fight") == front.noted["fight"])),
    row("a helper that leaves drops out and the duel goes on", "DT-DUEL-04", "G-58",
        given("squad hussar dragoon", "squad infantry"), attacks("hussar", "infantry"),
        lambda front: front.table.change_duel(replace(front.table.duels[-1], helpers=(front["dragoon"],))),
        discards("dragoon"),
        then(lambda front: not front.table.duels[-1].over, lambda front: front.table.duels[-1].helpers == ()),
        "decline", then(lambda front: front.table.duels != ())),
    row("a warzone that is lost gives nothing from then on", "DT-ZONE-08", "G-91",
        given("outpost cossack", "outpost corsair northwestern-europe"),
        lambda front: in_the_zone(front, "cossack", "corsair", "northwestern-europe"),
        notes(armor=lambda front: front.value("corsair", "armor")), discards("northwestern-europe"),
        then(lambda front: front.value("corsair", "armor") == front.noted["armor"] - 3,
            lambda front: not front.table.duels[-1].over)),
)  # fmt: skip

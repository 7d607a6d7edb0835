"""Special cards that go on, change values or fetch cards: Doomed, V-3, Training, The Defiance, Grim Reaper, piles …"""

import pytest

from herna.engine.effects import BASE_PLUS, Lasting
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.casting import aim_barred, caster_barred
from herna.games.doomtrooper.rules.lasting import RECURS, boost, lasts
from herna.games.doomtrooper.rules.transfer import transfer
from herna.games.doomtrooper.rules.values import immune
from tests.games.doomtrooper.rows import (
    attacks,
    cards,
    declines,
    discards,
    each,
    given,
    notes,
    passing_until,
    plays,
    position,
    prove,
    row,
    then,
    until,
)
from tests.kit.invented_cards import a_card

# Values


@pytest.mark.rule("DT-MOD-01", "DT-MOD-02")
@pytest.mark.example("DT-EX-43")
def test_grim_reaper_doubles_after_changes_of_the_base_and_before_additions() -> None:
    given = GivenFront("kohort necromutant+grim-reaper+hellhound-necrotank", boarded="hellhound-necrotank")
    dance = boost(given["necromutant"], (0, 1, 2), BASE_PLUS, -3, -1)  # a card that takes 3 from the base values

    given.table.lasting = (dance,)

    assert given.values("necromutant") == (7, 7, 7, 13)  # (4 - 3) x 2 + 5, and 4 x 2 + 5


# Rituals, viruses, prophecies


def a_round(given: GivenFront) -> None:
    """Nobody does anything until Honza's next turn."""
    turn = given.table.turn
    while given.table.turn == turn or given.asked() != HONZA or given.prompt() != "dt-action":
        options = given.offered()
        given.chooses(next((way for way in ("decline", "done") if way in options), min(options)))


# Piles


def infected(at_home: bool = False, hand: str = "", theirs: str = "") -> GivenFront:
    """Honza has infected Martin's Free Marine.

    It has shared the Outpost, or the Squad, with the Sea Lion since Honza's draw step.
    """
    given = GivenFront(
        f"outpost soldat; hand v-3 {hand}", f"squad infantry; outpost cossack free-marine sea-lion; {theirs}"
    )
    given.chooses("meditate", "play v-3 free-marine")
    if at_home:
        transfer(given.play, given["free-marine"])
        transfer(given.play, given["sea-lion"])
    a_round(given)
    return given


test_what_follows_from_a_position = prove(
    row("doomed takes 3 before your own gains of the draw step and goes with the last point", "DT-TIME-06",
        "DT-TIME-07", "DT-TIME-09", "DT-EX-01",
        given("", "squad industrial-complex", on={"0:doomed": "player-1"}, common=0, destiny=(20, 3)),
        until("dt-action", MARTIN), then({"destiny 1": 3, "where doomed": "grave-0"})),
    row("doomed goes with the last point",
        given("", "squad hussar", on={"0:doomed": "player-1"}, common=0, destiny=(20, 2)), until("dt-action", MARTIN),
        then({"destiny 1": 0, "where doomed": "grave-0"})),
    row("doomed stays while there are points",
        given("", "squad hussar", on={"0:doomed": "player-1"}, common=0, destiny=(20, 4)), until("dt-action", MARTIN),
        then({"destiny 1": 1, "where doomed": "player-1"})),
    row("positive karma gives 10 destiny points",
        given("squad hussar; hand positive-karma"), "meditate", "play positive-karma player-0", until("dt-action"),
        then({"destiny 0": 31})),
    # Values
    row("grim reaper is for the dark legion with a value of 4 at most",
        given("squad hussar; kohort necromutant centurion; hand grim-reaper"),
        then({"offers play grim-reaper": {"necromutant"}}),
        "play grim-reaper necromutant", until("dt-action"), then({"common": 1, "values necromutant": (8, 8, 8, 8)})),
    row("elite trooper doubles the base values of a doomtrooper", "DT-MOD-02",
        given("squad hussar sean-gallagher; hand elite-trooper"), then({"offers play elite-trooper": {"hussar"}}),
        "play elite-trooper hussar", until("dt-action"), then({"values hussar": (4, 4, 6, 4), "base hussar armor": 6})),
    # Rituals, viruses, prophecies
    row("the defiance doubles lutheran values in defence only once", "DT-KEY-08", "DT-KEY-09", "DT-EX-73",
        given("outpost patriarch corsair; hand the-defiance the-defiance#2", "outpost soldat schwerwaffe-soldat"),
        "play the-defiance -", until("dt-action"), "play the-defiance#2 -", until("dt-action"),
        attacks("corsair", "schwerwaffe-soldat"), then({"value corsair fight": 7}),  # not when attacking
        until("dt-split"), "split 6 0", until("dt-action", MARTIN), attacks("soldat", "corsair"),
        then(lambda front: front.values("corsair")[:3] == (14, 6, 6))),
    row("the defiance ends at the start of the next turn",
        given("outpost patriarch corsair; hand the-defiance", "outpost soldat"), "play the-defiance -",
        until("dt-action"), then(lambda front: len(front.table.lasting) == 2),
        a_round, then(lambda front: not front.table.lasting)),
    row("the defiance needs a patriarch on the outpost", "DT-KEY-08",
        given("outpost corsair; hand the-defiance", "outpost soldat"), then({"offers play the-defiance": set()})),
    row("two viruses of a kind do not add up", "DT-KEY-11",
        given("outpost soldat; hand v-3 v-3#2", "outpost free-marine sea-lion"), "meditate", "play v-3 free-marine",
        until("dt-anytime", HONZA), "play v-3#2 sea-lion", a_round, a_round,
        then({"values free-marine": (-2, 0, -2, 5), "values sea-lion": (-3, -2, -2, 4)}),
        a_round, then({"values free-marine": (-4, -2, -4, 5)})),  # nor does one infect the other once more
    row("a virus goes on when its card is shuffled away",
        given("outpost soldat; hand v-3 a-second-chance; library samurai dragoon infantry hussar golden-lion",
            "outpost free-marine", seed="any"), "meditate", "play v-3 free-marine", until("dt-anytime", HONZA),
        "play a-second-chance -", until("dt-fetch-card"), "pick_card v-3", a_round,
        then({"values free-marine": (0, 2, 0, 5)})),
    row("our true enemy strengthens crescentia against one affiliation", "DT-KEY-06", "DT-KEY-07",
        given("outpost prophet brotherbound-trooper; hand our-true-enemy-is-revealed "
            "our-true-enemy-is-revealed#2", "outpost soldat infantry"), "play our-true-enemy-is-revealed prophet",
        then({"may pick_word crescentia": False}),
        "pick_word rasputin", until("dt-action"),
        then({"offers play our-true-enemy-is-revealed#2": set(),  # one per prophet
            "value brotherbound-trooper fight soldat": 7, "value brotherbound-trooper armor soldat": 8,
            "value brotherbound-trooper fight infantry": 4},
            lambda front: front.value("soldat", "fight", "brotherbound-trooper") == front.value("soldat", "fight"))),
    row("equal prophecies do not add up", "DT-KEY-07",
        given("outpost prophet+our-true-enemy-is-revealed prophet#2+our-true-enemy-is-revealed#2 "
            "brotherbound-trooper", "outpost soldat"),
        lambda front: front.table.note(front["our-true-enemy-is-revealed"], "rasputin"),
        lambda front: front.table.note(front["our-true-enemy-is-revealed#2"], "rasputin"),
        then({"value brotherbound-trooper fight soldat": 7})),
    row("prophecies of two players each act on their own warriors", "DT-KEY-07",
        given("outpost prophet+our-true-enemy-is-revealed brotherbound-trooper",
            "outpost prophet#2+our-true-enemy-is-revealed#2 brotherbound-trooper#2", "outpost soldat"),
        lambda front: front.table.note(front["our-true-enemy-is-revealed"], "rasputin"),
        lambda front: front.table.note(front["our-true-enemy-is-revealed#2"], "rasputin"),
        then({"value brotherbound-trooper fight soldat": 7, "value brotherbound-trooper#2 fight soldat": 7})),
    row("a prophecy of another enemy or of another kind does not replace one", "DT-KEY-06", "DT-KEY-07",
        cards(a_card("an-old-grudge", "special", icons="crescentia", keywords=["prophecy"], timing="action",
            on="warrior", who="own prophet", after="attach",
            effects=[{"do": "names-enemy", "who": "own crescentia", "fight": 1}])),
        given("outpost prophet+our-true-enemy-is-revealed+an-old-grudge prophet#2+our-true-enemy-is-revealed#2 "
            "brotherbound-trooper", "outpost soldat corsair"),
        lambda front: front.table.note(front["an-old-grudge"], "rasputin"),
        lambda front: front.table.note(front["our-true-enemy-is-revealed"], "lutheran"),
        lambda front: front.table.note(front["our-true-enemy-is-revealed#2"], "rasputin"),
        then({"value brotherbound-trooper fight corsair": 4 + 3}),
        then({"value brotherbound-trooper fight soldat": 4 + 3 + 1})),
    row("an equal prophecy of an imprisoned prophet does not stand in the way", "DT-KEY-07", "DT-TARGET-06",
        given("outpost prophet+our-true-enemy-is-revealed prophet#2+our-true-enemy-is-revealed#2 "
            "brotherbound-trooper", "outpost soldat; hand captured"),
        lambda front: front.table.note(front["our-true-enemy-is-revealed"], "rasputin"),
        lambda front: front.table.note(front["our-true-enemy-is-revealed#2"], "rasputin"),
        passing_until("dt-action", MARTIN), "play captured prophet", declines,
        then({"value brotherbound-trooper fight soldat": 7})),
    # Training
    row("warriors in training neither attack nor are attacked but protect", "DT-FIT-03", "DT-EX-74",
        given("squad hussar; hand training", "squad golden-lion"),
        then({"offers play training": {"squad-0", "kohort-0", "squad-1", "kohort-1"}}),
        "play training squad-1", until("dt-action"),
        then({"where training": "squad-1", "may declare_attack": False, "may sabotage hussar 1": False}),
        "done", until("dt-action", MARTIN), then({"may declare_attack": False}),
        "done", until("dt-action", HONZA), then({"where training": "grave-0", "may declare_attack": True})),
    # Piles
    row("a second chance shuffles an annihilated card into the library",
        given("squad hussar; hand a-second-chance a-second-chance#2; sacrificed v-3 hidden"), "meditate",
        "play a-second-chance -", until("dt-fetch-card"), then({"offers pick_card": {"v-3", "hidden"}}),
        "pick_card v-3", until("dt-action"), then({"where v-3": "library-0", "where a-second-chance": "sacrificed-0"})),
    row("a second chance needs an annihilated card",
        given("squad hussar; hand a-second-chance"), "meditate", then({"offers play": set()})),
    row("expedite request is only for your own turn",
        given("squad hussar", "hand expedite-request; library samurai"), "meditate", until("dt-anytime", MARTIN),
        then({"offers play": set()})),
    row("gift of fate takes a card from the grave and for 8 a second one",
        given("squad hussar; hand gift-of-fate; grave samurai dragoon infantry"), "meditate", "play gift-of-fate -",
        until("dt-fetch-card"), "pick_card samurai",
        then({"destiny 0": 21, "offered": {"pick_card dragoon", "pick_card infantry", "decline"}}),
        "pick_card dragoon", until("dt-action"),
        then({"destiny 0": 13}, lambda front: set(front.table.hands[HONZA]) == {front["samurai"], front["dragoon"]})),
    row("the second gift of fate is only for who can pay",
        given("squad hussar; hand gift-of-fate; grave samurai dragoon", destiny=(6, 20)), "meditate",
        "play gift-of-fate -", until("dt-fetch-card"), "pick_card samurai",
        then({"where dragoon": "grave-0"}, lambda front: front.prompt() != "dt-fetch-another")),
    row("v 3 weakens by 2 in every draw step and spreads to who stays beside", "DT-KEY-10", "DT-KEY-11", "DT-EX-73",
        given("outpost soldat; hand v-3 v-3#2",
            "outpost free-marine sea-lion horde-trooper infantry+missing-in-action"), "meditate",
        "play v-3 free-marine", until("dt-anytime", HONZA),
        then({"offers play v-3#2": {"sea-lion"}}),  # one infection of a kind
        then({"values free-marine": (2, 4, 2, 5), "where v-3": "sacrificed-0"}),
        a_round, then({"values free-marine": (0, 2, 0, 5),
            "values sea-lion": (3, 4, 4, 4)}),  # not for a whole turn yet
        a_round, then({"values free-marine": (-2, 0, -2, 5), "values sea-lion": (1, 2, 2, 4)}),
        a_round, then({"values sea-lion": (-1, 0, 0, 4),
            "values horde-trooper": (5, 4, 5, 5)}),  # no Doomtrooper
        then({"values infantry": (2, 3, 2, 2)})),  # not in play
    row("a virus does nothing to who has left the table before it takes effect", "DT-KEY-10", "G-19",
        given("outpost soldat; hand v-3", "outpost free-marine sea-lion"), "meditate", "play v-3 free-marine",
        discards("free-marine"), until("dt-action"), then({"where v-3": "sacrificed-0", "lasting": ()})),
    row("expedite request takes any card from the library which is shuffled", "G-10",
        given("squad hussar; hand expedite-request; library samurai dragoon infantry", seed="any"), "meditate",
        "play expedite-request -", until("dt-fetch-card"),
        then({"offers pick_card": {"samurai", "dragoon", "infantry"}},
            lambda front: [front.table.cards.seen[card] for card in front.table.libraries[HONZA]] == [1 << HONZA] * 3),
        "pick_card dragoon", until("dt-action"),
        then({"where expedite-request": "sacrificed-0"}, lambda front: front.table.hands[HONZA] == (front["dragoon"],),
            lambda front: [front.table.cards.seen[card] for card in front.table.libraries[HONZA]] == [0, 0])),
    *each(lambda who: row(f"a virus does not spread to who was not there for the whole turn: {who}", "DT-KEY-10",
        position(infected)(), notes(before=lambda front: front.values("sea-lion")),
        lambda front: transfer(front.play, front[who]), lambda front: transfer(front.play, front[who]),
        then({f"where {who}": "outpost-1"}), a_round,
        then(lambda front: front.values("sea-lion") == front.noted["before"]), a_round,
        then(lambda front: front.values("sea-lion") != front.noted["before"])),  # but now it was
        "sea-lion", "free-marine"),
    row("a virus does not spread from who was converted meanwhile", "DT-KEY-10", "DT-AFF-13", "G-92",
        position(infected)(at_home=True, hand="dark-visitation"), notes(before=lambda front: front.values("sea-lion")),
        "meditate", "play dark-visitation free-marine", declines, then({"where free-marine": "kohort-1"}),
        discards("dark-visitation"), "meditate", then({"where free-marine": "squad-1"}), a_round,
        then(lambda front: front.values("sea-lion") == front.noted["before"]), a_round,
        # but then it was there for the whole turn
        then(lambda front: front.values("sea-lion") != front.noted["before"])),
    *each(lambda at_home: row(f"a virus spreads from who was programmed only if it has not moved: {at_home}",
        "DT-KEY-10", "DT-OWN-01",
        position(infected)(at_home, theirs="hand programmed programmed#2"),
        notes(before=lambda front: front.values("sea-lion")), passing_until("dt-action", MARTIN),
        "play programmed free-marine", declines, "play programmed#2 sea-lion", declines,
        then({"where free-marine": "squad-1", "where sea-lion": "squad-1"}), a_round,
        then(lambda front: (front.values("sea-lion") != front.noted["before"]) == at_home)),
        False, True),
    row("a virus does not spread between two who were stolen together meanwhile", "DT-KEY-10", "DT-OWN-01",
        position(infected)(hand="programmed programmed#2"), notes(before=lambda front: front.values("sea-lion")),
        "play programmed free-marine", declines, "play programmed#2 sea-lion", declines,
        then({"where free-marine": "squad-0", "where sea-lion": "squad-0"}), a_round,
        then(lambda front: front.values("sea-lion") == front.noted["before"])),
    row("a virus does not spread to another area", "DT-KEY-10",
        position(infected)(), notes(before=lambda front: front.values("infantry")), a_round, a_round,
        then({"where infantry": "squad-1", "where free-marine": "outpost-1"},
            lambda front: front.values("infantry") == front.noted["before"])),
    row("a virus does not spread from who is not in play", "DT-KEY-10", "DT-TARGET-02",
        position(infected)(theirs="hand missing-in-action"), notes(before=lambda front: front.values("sea-lion")),
        "meditate", plays(MARTIN, "play missing-in-action free-marine"), declines,
        then({"where missing-in-action": "on free-marine"}), a_round,
        then(lambda front: front.values("sea-lion") == front.noted["before"])),
    row("a virus spreads only from one who was there for the whole turn", "DT-KEY-10",
        position(infected)(), discards("free-marine"),
        lambda front: lasts(front.table, Lasting(f"{RECURS}v-3/0", front["infantry"], 0, front["v-3"], seat=HONZA)),
        lambda front: transfer(front.play, front["infantry"]),  # somebody else who is infected comes to the Outpost
        notes(before=lambda front: front.values("sea-lion")), a_round,
        then(lambda front: front.values("sea-lion") == front.noted["before"])),
    row("mental constitution makes immune to art and symmetry but does not hinder a caster", "DT-IMM-01", "DT-IMM-02",
        "DT-EX-60",
        given("squad mystic+mental-constitution; hand exorcise-injuries",
            "squad archangel; hand lesser-hypnosis dark-fire"),
        then(lambda front: immune(front.table, front["mystic"], front["lesser-hypnosis"]),
            lambda front: immune(front.table, front["mystic"], front["dark-fire"]),
            lambda front: aim_barred(front.table, front["lesser-hypnosis"], front["archangel"],
                front["mystic"]) is not None,
            lambda front: caster_barred(front.table, front["exorcise-injuries"], front["mystic"]) is None)),
)  # fmt: skip

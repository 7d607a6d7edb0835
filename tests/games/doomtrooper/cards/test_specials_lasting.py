"""Special cards that go on, change values or fetch cards: Doomed, V-3, Training, The Defiance, Grim Reaper, piles …"""

from __future__ import annotations

import pytest

from herna.engine.effects import BASE_PLUS
from herna.games.doomtrooper.rules.casting import may_cast, may_cast_on
from herna.games.doomtrooper.rules.lasting import RECURS
from herna.games.doomtrooper.rules.transfer import transfer
from herna.games.doomtrooper.rules.values import immune
from herna.games.doomtrooper.table import Boost, Switch
from tests.kit.front import HONZA, MARTIN, GivenFront


@pytest.mark.rule("DT-TIME-06", "DT-TIME-07", "DT-TIME-09")
@pytest.mark.example("DT-EX-01")
def test_doomed_takes_3_before_the_own_gains_of_the_draw_step_and_goes_with_the_last_point() -> None:
    given = GivenFront(squads={MARTIN: "industrial-complex"}, on={"0:doomed": "player-1"}, common=0, destiny=(20, 3))

    given.until_asked(MARTIN, "dt-action")

    assert given.table.destiny[MARTIN] == 3
    assert given.where("doomed") == "grave-0"


def test_doomed_goes_with_the_last_point() -> None:
    given = GivenFront(squads={MARTIN: "hussar"}, on={"0:doomed": "player-1"}, common=0, destiny=(20, 2))

    given.until_asked(MARTIN, "dt-action")

    assert given.table.destiny[MARTIN] == 0
    assert given.where("doomed") == "grave-0"


def test_doomed_stays_while_there_are_points() -> None:
    given = GivenFront(squads={MARTIN: "hussar"}, on={"0:doomed": "player-1"}, common=0, destiny=(20, 4))

    given.until_asked(MARTIN, "dt-action")

    assert given.table.destiny[MARTIN] == 1
    assert given.where("doomed") == "player-1"


def test_positive_karma_gives_10_destiny_points() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "positive-karma"})
    given.choose("meditate")
    given.choose("play_card positive-karma player-0")
    given.until("dt-action")

    assert given.table.destiny[HONZA] == 31


# Values


@pytest.mark.rule("DT-MOD-01", "DT-MOD-02")
@pytest.mark.example("DT-EX-43")
def test_grim_reaper_doubles_after_changes_of_the_base_and_before_additions() -> None:
    given = GivenFront(
        kohorts={HONZA: "necromutant"},
        on={"grim-reaper": "necromutant", "hellhound-necrotank": "necromutant"},
        boarded="hellhound-necrotank",
    )
    dance = Boost(given["necromutant"], (0, 1, 2), BASE_PLUS, -3, -1)  # a card that takes 3 from the base values

    given.table.boosts = (dance,)

    assert given.values("necromutant") == (7, 7, 7, 13)  # (4 - 3) x 2 + 5, and 4 x 2 + 5


def test_grim_reaper_is_for_the_dark_legion_with_a_value_of_4_at_most() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, kohorts={HONZA: "necromutant centurion"}, hands={HONZA: "grim-reaper"})

    assert given.offers("play_card grim-reaper") == {"necromutant"}
    given.choose("play_card grim-reaper necromutant")
    given.until("dt-action")
    assert given.table.common == 1
    assert given.values("necromutant") == (8, 8, 8, 8)


@pytest.mark.rule("DT-MOD-02")
def test_elite_trooper_doubles_the_base_values_of_a_doomtrooper() -> None:
    given = GivenFront(squads={HONZA: "hussar sean-gallagher"}, hands={HONZA: "elite-trooper"})
    assert given.offers("play_card elite-trooper") == {"hussar"}

    given.choose("play_card elite-trooper hussar")
    given.until("dt-action")

    assert given.values("hussar") == (4, 4, 6, 4)
    assert given.base("hussar", "armor") == 6


@pytest.mark.rule("DT-IMM-01", "DT-IMM-02")
@pytest.mark.example("DT-EX-60")
def test_mental_constitution_makes_immune_to_art_and_symmetry_but_does_not_hinder_a_caster() -> None:
    given = GivenFront(
        squads={HONZA: "mystic", MARTIN: "archangel"},
        on={"mental-constitution": "mystic"},
        hands={HONZA: "exorcise-injuries", MARTIN: "lesser-hypnosis dark-fire"},
    )
    table, immune_one = given.table, given["mystic"]

    assert immune(table, immune_one, given["lesser-hypnosis"])
    assert immune(table, immune_one, given["dark-fire"])
    assert not may_cast_on(table, given["lesser-hypnosis"], given["archangel"], immune_one)
    assert may_cast(table, immune_one, given["exorcise-injuries"])


# Rituals, viruses, prophecies


@pytest.mark.rule("DT-KEY-08", "DT-KEY-09")
@pytest.mark.example("DT-EX-73")
def test_the_defiance_doubles_lutheran_values_in_defence_only_once() -> None:
    given = GivenFront(
        outposts={HONZA: "patriarch corsair", MARTIN: "soldat schwerwaffe-soldat"},
        hands={HONZA: "the-defiance the-defiance#2"},
    )
    for copy in ("the-defiance", "the-defiance#2"):
        given.choose(f"play_card {copy} -")
        given.until("dt-action")
    given.attacks("corsair", "schwerwaffe-soldat")
    assert given.value("corsair", "fight") == 7  # not when attacking
    given.until("dt-split")
    given.choose("split 6 0")
    given.until_asked(MARTIN, "dt-action")

    given.attacks("soldat", "corsair")

    assert given.values("corsair")[:3] == (14, 6, 6)


def test_the_defiance_ends_at_the_start_of_the_next_turn() -> None:
    given = GivenFront(outposts={HONZA: "patriarch corsair", MARTIN: "soldat"}, hands={HONZA: "the-defiance"})
    given.choose("play_card the-defiance -")
    given.until("dt-action")
    assert len(given.table.boosts) == 2

    a_round(given)

    assert not given.table.boosts


@pytest.mark.rule("DT-KEY-08")
def test_the_defiance_needs_a_patriarch_on_the_outpost() -> None:
    given = GivenFront(outposts={HONZA: "corsair", MARTIN: "soldat"}, hands={HONZA: "the-defiance"})

    assert given.offers("play_card the-defiance") == set()


@pytest.mark.rule("DT-KEY-10", "DT-KEY-11")
@pytest.mark.example("DT-EX-73")
def test_v_3_weakens_by_2_in_every_draw_step_and_spreads_to_who_stays_beside() -> None:
    given = GivenFront(
        outposts={HONZA: "soldat", MARTIN: "free-marine sea-lion horde-trooper infantry"},
        on={"missing-in-action": "infantry"},
        hands={HONZA: "v-3 v-3#2"},
    )
    given.choose("meditate")
    given.choose("play_card v-3 free-marine")
    given.until_asked(HONZA, "dt-anytime")
    assert given.offers("play_card v-3#2") == {"sea-lion"}  # one infection of a kind
    assert given.values("free-marine") == (2, 4, 2, 5)
    assert given.where("v-3") == "sacrificed-0"

    a_round(given)
    assert given.values("free-marine") == (0, 2, 0, 5)
    assert given.values("sea-lion") == (3, 4, 4, 4)  # not for a whole turn yet

    a_round(given)
    assert given.values("free-marine") == (-2, 0, -2, 5)
    assert given.values("sea-lion") == (1, 2, 2, 4)

    a_round(given)
    assert given.values("sea-lion") == (-1, 0, 0, 4)
    assert given.values("horde-trooper") == (5, 4, 5, 5)  # no Doomtrooper
    assert given.values("infantry") == (2, 3, 2, 2)  # not in play


def a_round(given: GivenFront) -> None:
    """Nobody does anything until Honza's next turn."""
    turn = given.table.turn
    while given.table.turn < turn + 2 or given.prompt() != "dt-action":
        options = given.offered()
        given.choose(next((way for way in ("decline", "no_more", "keep") if way in options), min(options)))


@pytest.mark.rule("DT-KEY-11")
def test_two_viruses_of_a_kind_do_not_add_up() -> None:
    given = GivenFront(outposts={HONZA: "soldat", MARTIN: "free-marine sea-lion"}, hands={HONZA: "v-3 v-3#2"})
    given.choose("meditate")
    given.choose("play_card v-3 free-marine")
    given.until_asked(HONZA, "dt-anytime")
    given.choose("play_card v-3#2 sea-lion")

    a_round(given)
    a_round(given)

    assert given.values("free-marine") == (-2, 0, -2, 5)
    assert given.values("sea-lion") == (-3, -2, -2, 4)


def test_a_virus_goes_on_when_its_card_is_shuffled_away() -> None:
    given = GivenFront(
        outposts={HONZA: "soldat", MARTIN: "free-marine"},
        libraries={HONZA: "samurai dragoon infantry hussar golden-lion"},
        hands={HONZA: "v-3 a-second-chance"},
        seed="any",
    )
    given.choose("meditate")
    given.choose("play_card v-3 free-marine")
    given.until_asked(HONZA, "dt-anytime")
    given.choose("play_card a-second-chance -")
    given.until("dt-fetch-card")
    given.choose("pick_card v-3")

    a_round(given)

    assert given.values("free-marine") == (0, 2, 0, 5)


@pytest.mark.rule("DT-KEY-06", "DT-KEY-07")
def test_our_true_enemy_strengthens_crescentia_against_one_affiliation() -> None:
    given = GivenFront(
        outposts={HONZA: "prophet brotherbound-trooper", MARTIN: "soldat infantry"},
        hands={HONZA: "our-true-enemy-is-revealed our-true-enemy-is-revealed#2"},
    )
    given.choose("play_card our-true-enemy-is-revealed prophet")
    assert "pick_word crescentia" not in given.offered()
    given.choose("pick_word rasputin")
    given.until("dt-action")

    assert given.value("brotherbound-trooper", "fight", against="soldat") == 7
    assert given.value("brotherbound-trooper", "armor", against="soldat") == 8
    assert given.value("brotherbound-trooper", "fight", against="infantry") == 4
    assert given.value("soldat", "fight", against="brotherbound-trooper") == given.value("soldat", "fight")
    assert given.offers("play_card our-true-enemy-is-revealed#2") == set()  # one per prophet


@pytest.mark.rule("DT-KEY-07")
def test_equal_prophecies_do_not_add_up() -> None:
    given = GivenFront(
        outposts={HONZA: "prophet prophet#2 brotherbound-trooper", MARTIN: "soldat"},
        on={"our-true-enemy-is-revealed": "prophet", "our-true-enemy-is-revealed#2": "prophet#2"},
    )
    given.table.note(given["our-true-enemy-is-revealed"], "rasputin")
    given.table.note(given["our-true-enemy-is-revealed#2"], "rasputin")

    assert given.value("brotherbound-trooper", "fight", against="soldat") == 7


# Training


@pytest.mark.rule("DT-FIT-03")
@pytest.mark.example("DT-EX-74")
def test_warriors_in_training_neither_attack_nor_are_attacked_but_protect() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "golden-lion"}, hands={HONZA: "training"})
    assert given.offers("play_card training") == {"squad-0", "kohort-0", "squad-1", "kohort-1"}

    given.choose("play_card training squad-1")
    given.until("dt-action")

    assert given.where("training") == "squad-1"
    assert "declare_attack" not in given.offered()
    assert "sabotage hussar 1" not in given.offered()
    given.choose("no_more")
    given.until_asked(MARTIN, "dt-action")
    assert "declare_attack" not in given.offered()
    given.choose("no_more")
    given.until_asked(HONZA, "dt-action")
    assert given.where("training") == "grave-0"
    assert "declare_attack" in given.offered()


# Piles


def test_a_second_chance_shuffles_an_annihilated_card_into_the_library() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"}, sacrificed={HONZA: "v-3 hidden"}, hands={HONZA: "a-second-chance a-second-chance#2"}
    )
    given.choose("meditate")
    given.choose("play_card a-second-chance -")
    given.until("dt-fetch-card")
    assert given.offers("pick_card") == {"v-3", "hidden"}
    given.choose("pick_card v-3")
    given.until("dt-action")

    assert given.where("v-3") == "library-0"
    assert given.where("a-second-chance") == "sacrificed-0"


def test_a_second_chance_needs_an_annihilated_card() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "a-second-chance"})
    given.choose("meditate")

    assert given.offers("play_card") == set()


def test_expedite_request_takes_any_card_from_the_library_which_is_shuffled() -> None:
    """G-10."""
    given = GivenFront(
        squads={HONZA: "hussar"},
        libraries={HONZA: "samurai dragoon infantry"},
        hands={HONZA: "expedite-request"},
        seed="any",
    )
    given.choose("meditate")
    given.choose("play_card expedite-request -")
    given.until("dt-fetch-card")
    assert given.offers("pick_card") == {"samurai", "dragoon", "infantry"}
    given.choose("pick_card dragoon")
    given.until("dt-action")

    table = given.table
    assert table.hands[HONZA] == (given["dragoon"],)
    assert [table.cards.seen[card] for card in table.libraries[HONZA]] == [0, 0]
    assert given.where("expedite-request") == "sacrificed-0"


def test_expedite_request_is_only_for_the_own_turn() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, libraries={MARTIN: "samurai"}, hands={MARTIN: "expedite-request"})
    given.choose("meditate")
    given.until_asked(MARTIN, "dt-anytime")

    assert given.offers("play_card") == set()


def test_gift_of_fate_takes_a_card_from_the_grave_and_for_8_a_second_one() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"}, graves={HONZA: "samurai dragoon infantry"}, hands={HONZA: "gift-of-fate"}
    )
    given.choose("meditate")
    given.choose("play_card gift-of-fate -")
    given.until("dt-fetch-card")
    given.choose("pick_card samurai")
    assert given.table.destiny[HONZA] == 21
    assert given.offered() == {"pick_card dragoon", "pick_card infantry", "decline"}
    given.choose("pick_card dragoon")
    given.until("dt-action")

    assert set(given.table.hands[HONZA]) == {given["samurai"], given["dragoon"]}
    assert given.table.destiny[HONZA] == 13


def test_the_second_gift_of_fate_is_only_for_who_can_pay() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"}, graves={HONZA: "samurai dragoon"}, hands={HONZA: "gift-of-fate"}, destiny=(6, 20)
    )
    given.choose("meditate")
    given.choose("play_card gift-of-fate -")
    given.until("dt-fetch-card")
    given.choose("pick_card samurai")

    assert given.prompt() != "dt-fetch-another"
    assert given.where("dragoon") == "grave-0"


def infected() -> GivenFront:
    """Honza has infected Martin's Free Marine, who has shared the Outpost with the Sea Lion since Honza's draw step."""
    given = GivenFront(
        outposts={HONZA: "soldat", MARTIN: "free-marine sea-lion"}, squads={MARTIN: "infantry"}, hands={HONZA: "v-3"}
    )
    given.choose("meditate")
    given.choose("play_card v-3 free-marine")
    a_round(given)
    return given


@pytest.mark.rule("DT-KEY-10")
@pytest.mark.parametrize("who", ["sea-lion", "free-marine"])
def test_a_virus_does_not_spread_to_who_was_not_there_for_the_whole_turn(who: str) -> None:
    given = infected()
    before = given.values("sea-lion")

    transfer(given.play, given[who])
    transfer(given.play, given[who])
    assert given.where(who) == "outpost-1"
    a_round(given)

    assert given.values("sea-lion") == before
    a_round(given)
    assert given.values("sea-lion") != before  # but now it was


@pytest.mark.rule("DT-KEY-10")
def test_a_virus_spreads_only_from_one_who_was_there_for_the_whole_turn() -> None:
    given = infected()
    given.discards("free-marine")
    given.table.switches = (*given.table.switches, Switch(f"{RECURS}v-3/0", given["infantry"], given["v-3"], "", HONZA))
    transfer(given.play, given["infantry"])  # somebody else who is infected comes to the Outpost
    before = given.values("sea-lion")

    a_round(given)

    assert given.values("sea-lion") == before

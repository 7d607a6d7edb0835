"""Warriors of the Brotherhood: what they cast, and what the great among them do."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.casting import ASPECTS
from herna.games.doomtrooper.rules.identity import is_a
from herna.games.doomtrooper.rules.permissions import granted
from herna.games.doomtrooper.rules.values import immune
from herna.games.doomtrooper.rules.zones import SACRIFICED, leave_table
from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented


@pytest.mark.parametrize(
    ("warrior", "aspects"),
    [
        ("archangel", {"changeling", "elements"}),
        ("inquisitor", {"exorcism", "mentalism"}),
        ("mortificator", {"kinetics", "manipulation"}),
        ("sacred-warrior", {"premonition", "exorcism"}),
        ("valkyrie", {"changeling", "premonition"}),
        ("keeper-of-the-art", set(ASPECTS)),
        ("mystic", set(ASPECTS)),
        ("archinquisitor-nikodemus", set(ASPECTS)),
        ("cardinal-dominic", set(ASPECTS)),
        ("cardinal-durand", set(ASPECTS)),
        ("crenshaw-the-redeemer", set(ASPECTS)),
        ("renegade-apostate", set(ASPECTS)),
        ("hussar", set()),
    ],
)
@pytest.mark.rule("DT-ART-01", "DT-ART-02")
def test_a_card_says_which_aspects_its_warrior_casts(warrior: str, aspects: set[str]) -> None:
    given = GivenFront(squads={HONZA: warrior})

    assert {aspect for aspect in ASPECTS if granted(given.table, given[warrior], f"cast {aspect}")} == aspects


@pytest.mark.rule("DT-ART-02", "DT-ART-03")
def test_a_spell_is_cast_by_own_warriors_that_master_its_aspect() -> None:
    given = GivenFront(squads={HONZA: "inquisitor mystic valkyrie", MARTIN: "mystic#2"}, hands={HONZA: "improve-self"})
    given.choose("meditate")

    assert given.offers("cast improve-self") == {"inquisitor inquisitor", "mystic mystic"}


@pytest.mark.rule("DT-ART-03", "DT-TARGET-02", "DT-TARGET-06")
def test_who_is_out_of_play_or_imprisoned_casts_nothing() -> None:
    given = GivenFront(
        squads={HONZA: "mystic mystic#2 samurai"},
        on={"1:missing-in-action": "mystic"},
        players={MARTIN: "bauhaus-cop"},
        hands={HONZA: "improve-self"},
    )
    given.table.prisoners[given["mystic#2"]] = given["bauhaus-cop"]
    given.choose("meditate")

    assert given.offers("cast") == set()


def test_an_archangel_may_have_airships_of_any_affiliation_but_no_tanks() -> None:
    given = GivenFront(
        squads={HONZA: "archangel valkyrie"},
        hands={HONZA: "ah-uh-19-grapeshot-guardian t-32-wolfclaw-jbt"},
    )
    assert given.offers("play_card") == {"ah-uh-19-grapeshot-guardian archangel"}

    given.choose("play_card ah-uh-19-grapeshot-guardian archangel")
    given.until("dt-board")
    given.choose("board ah-uh-19-grapeshot-guardian")

    assert given.value("archangel", "shoot") == 6


PERSONAL = """
[[card]]
key = "burning-hands"
code = "00001"
type = "art"
icons = ["brotherhood"]
keywords = ["art-of-elements", "personal-combat-spell"]
timing = "combat"
on = "warrior"
who = "dueling"
after = "discard"
effects = [{ do = "strengthens", destiny = 2, fight = 1 }]
sure = { facts = "ours", name = "ours" }
"""


@pytest.mark.rule("DT-ART-05", "DT-ART-13", "DT-ART-14")
def test_for_the_keeper_of_the_art_personal_combat_spells_are_combat_spells() -> None:
    with invented(PERSONAL):
        given = GivenFront(
            squads={HONZA: "hussar mystic keeper-of-the-art", MARTIN: "dragoon"},
            hands={HONZA: "burning-hands elemental-wall"},
        )
        given.attacks("hussar", "dragoon")

        assert given.offers("cast") == {
            "burning-hands keeper-of-the-art hussar",
            "burning-hands keeper-of-the-art dragoon",
        }


def test_each_destiny_of_the_keeper_of_the_art_counts_as_2_in_a_spell() -> None:
    given = GivenFront(
        squads={HONZA: "keeper-of-the-art", MARTIN: "dragoon"}, hands={HONZA: "elemental-bolt"}, destiny=(3, 0)
    )
    given.attacks("keeper-of-the-art", "dragoon", "shoot")
    given.choose("cast elemental-bolt keeper-of-the-art keeper-of-the-art")
    assert given.offers("pick_amount") == {"2", "4", "6"}

    given.choose("pick_amount 6")
    given.until("dt-combat")

    assert given.value("keeper-of-the-art", "shoot") == 9
    assert given.table.destiny[HONZA] == 0


# Nikodemus


@pytest.mark.rule("DT-COVER-01", "DT-COVER-15")
def test_with_nikodemus_in_play_no_doomtrooper_of_anybody_seeks_cover_or_hides() -> None:
    given = GivenFront(
        squads={HONZA: "hussar dragoon", MARTIN: "archinquisitor-nikodemus"},
        kohorts={HONZA: "razide"},
        hands={HONZA: "golden-lion necromutant"},
    )

    assert given.offers("seek_cover") == {"razide"}
    assert given.offers("hide") == {"necromutant"}


def test_nikodemus_is_immune_to_the_dark_symmetry() -> None:
    given = GivenFront(squads={HONZA: "archinquisitor-nikodemus"}, kohorts={MARTIN: "razide"}, on={"terror": "razide"})

    assert immune(given.table, given["archinquisitor-nikodemus"], given["terror"])


def test_nikodemus_passes_his_wound_on_for_an_action_and_5_destiny() -> None:
    given = GivenFront(
        squads={HONZA: "archinquisitor-nikodemus hussar", MARTIN: "dragoon"},
        kohorts={HONZA: "razide"},
        wounded="archinquisitor-nikodemus",
    )
    assert given.offers("use archinquisitor-nikodemus") == {"pass-wound hussar"}

    given.choose("use archinquisitor-nikodemus pass-wound hussar")
    given.declines()

    assert given.table.wounded == {given["hussar"]}
    assert given.table.destiny[HONZA] == 15
    assert given.table.common == 2
    assert given.offers("use") == set()


# The Cardinals


@pytest.mark.rule("DT-DUEL-15")
def test_dominic_attacks_only_the_dark_legion_and_of_it_whoever_is_worth_most() -> None:
    given = GivenFront(
        squads={HONZA: "cardinal-dominic", MARTIN: "cardinal-durand"},
        kohorts={MARTIN: "necromutant razide algeroth-apostle-of-war"},
    )
    given.choose("declare_attack")
    given.until("dt-attack")

    assert given.offers("attack") == {"cardinal-dominic razide"}


@pytest.mark.rule("DT-COVER-18")
def test_what_a_hidden_warrior_is_worth_does_not_bind_dominic() -> None:
    """G-36, G-37."""
    given = GivenFront(
        squads={HONZA: "cardinal-dominic"},
        kohorts={MARTIN: "necromutant razide"},
        hidden={MARTIN: "alakhai-the-cunning"},
    )
    given.choose("declare_attack")
    given.until("dt-attack")

    assert given.offers("attack cardinal-dominic") == {"razide", "alakhai-the-cunning"}


def test_dominic_attacks_nobody_without_the_dark_legion() -> None:
    given = GivenFront(squads={HONZA: "cardinal-dominic", MARTIN: "hussar"})

    assert "declare_attack" not in given.offered()


def test_heretics_may_not_attack_dominic() -> None:
    given = GivenFront(squads={MARTIN: "cardinal-dominic"}, kohorts={HONZA: "heretic razide"})
    given.choose("declare_attack")
    given.until("dt-attack")

    assert given.offers("attack") == {"razide cardinal-dominic"}


def test_dominic_kills_whom_he_wounds_and_makes_all_of_the_brotherhood_immune() -> None:
    given = GivenFront(
        squads={HONZA: "cardinal-dominic hussar", MARTIN: "valkyrie"},
        kohorts={MARTIN: "razide"},
        on={"terror": "razide"},
    )
    assert immune(given.table, given["valkyrie"], given["terror"])
    assert immune(given.table, given["cardinal-dominic"], given["terror"])
    assert not immune(given.table, given["hussar"], given["terror"])

    given.attacks("cardinal-dominic", "razide")
    given.until("dt-split")

    assert given.where("razide") == "grave-1"


@pytest.mark.example("DT-EX-60")
@pytest.mark.rule("DT-IMM-01", "DT-IMM-02")
def test_dominic_immune_by_mental_constitution_still_casts_but_is_no_target_of_others() -> None:
    given = GivenFront(
        squads={HONZA: "cardinal-dominic samurai", MARTIN: "mystic"},
        on={"mental-constitution": "cardinal-dominic"},
        hands={HONZA: "improve-self", MARTIN: "exorcise-injuries"},
        wounded="cardinal-dominic samurai",
    )
    given.choose("meditate")
    assert "cast improve-self cardinal-dominic cardinal-dominic" in given.offered()
    given.choose("cast improve-self cardinal-dominic cardinal-dominic")
    given.until_asked(MARTIN, "dt-anytime")

    assert given.values("cardinal-dominic") == (20, 14, 20, 20)
    assert given.offers("cast exorcise-injuries") == {"mystic samurai"}


def test_durand_lets_all_of_the_brotherhood_cast_everything() -> None:
    given = GivenFront(squads={HONZA: "cardinal-durand hussar", MARTIN: "valkyrie"})

    assert granted(given.table, given["valkyrie"], "cast kinetics")
    assert not granted(given.table, given["hussar"], "cast kinetics")
    given.discards("cardinal-durand")
    assert not granted(given.table, given["valkyrie"], "cast kinetics")


@pytest.mark.rule("DT-IMM-04", "DT-IMM-05")
def test_durand_switches_immunity_to_the_art_off_and_on() -> None:
    given = GivenFront(
        squads={HONZA: "cardinal-durand"}, kohorts={MARTIN: "alakhai-the-cunning"}, hands={HONZA: "mind-wall"}
    )
    given.choose("meditate")
    assert immune(given.table, given["alakhai-the-cunning"], given["mind-wall"])

    given.choose("use cardinal-durand immunity cardinal-durand")
    assert not immune(given.table, given["alakhai-the-cunning"], given["mind-wall"])
    given.declines()
    given.choose("meditate")
    given.choose("use cardinal-durand immunity cardinal-durand")

    assert immune(given.table, given["alakhai-the-cunning"], given["mind-wall"])


def test_durand_killed_or_discarded_goes_back_to_the_library_and_the_kill_counts() -> None:
    given = GivenFront(
        squads={HONZA: "cardinal-durand"},
        kohorts={MARTIN: "nepharite-of-ilian"},
        libraries={HONZA: "hussar"},
        on={"combat-armor": "cardinal-durand"},
        hands={MARTIN: "powerful-blow powerful-blow#2"},
        seed="durand",
    )
    given.attacks("cardinal-durand", "nepharite-of-ilian")
    given.plays(MARTIN, "play_card powerful-blow nepharite-of-ilian")
    given.plays(MARTIN, "play_card powerful-blow#2 nepharite-of-ilian")
    given.until("dt-split")

    assert given.asked() == MARTIN
    assert "split 0 14" in given.offered()
    assert len(given.table.libraries[HONZA]) == 2
    assert [given.table.key(card) for card in given.table.graves[HONZA]] == ["combat-armor"]


def test_durand_sacrificed_is_gone_for_good() -> None:
    given = GivenFront(squads={HONZA: "cardinal-durand"})

    leave_table(given.play, given["cardinal-durand"], SACRIFICED)

    assert given.where("cardinal-durand") == "sacrificed-0"


@pytest.mark.example("DT-EX-45")
@pytest.mark.rule("DT-DUEL-15")
def test_crenshaw_never_attacks_the_brotherhood() -> None:
    given = GivenFront(squads={HONZA: "crenshaw-the-redeemer", MARTIN: "valkyrie hussar"})
    assert is_a(given.table, given["crenshaw-the-redeemer"], "mortificator")
    given.choose("declare_attack")
    given.until("dt-attack")

    assert given.offers("attack") == {"crenshaw-the-redeemer hussar"}


def test_whom_crenshaw_wounds_is_killed_and_sacrificed() -> None:
    given = GivenFront(squads={HONZA: "crenshaw-the-redeemer", MARTIN: "hussar"}, on={"combat-armor": "hussar"})

    given.attacks("crenshaw-the-redeemer", "hussar")
    given.until("dt-split")

    assert given.where("hussar") == "sacrificed-1"
    assert given.where("combat-armor") == "grave-1"

"""Spells of the Art (DT-ART): who casts them, for whom, for how many D, and what they do."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.casting import casters
from herna.games.doomtrooper.rules.values import immune
from herna.games.doomtrooper.table import Duel
from tests.kit.front import HONZA, MARTIN, GivenFront


@pytest.mark.parametrize(
    ("spell", "before", "after"),
    [
        ("elemental-wall", (4, 4, 4, 5), (4, 4, 8, 5)),
        ("elemental-bolt", (4, 4, 4, 5), (4, 8, 4, 5)),
        ("levitation", (4, 4, 4, 5), (8, 8, 8, 5)),
    ],
)
@pytest.mark.rule("DT-ART-04", "DT-ART-06", "DT-ART-07", "DT-ART-11", "DT-ART-12", "DT-ART-14")
def test_a_caster_in_a_duel_gets_what_its_player_pays_for(
    spell: str, before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    given = GivenFront(squads={HONZA: "mystic mystic#2", MARTIN: "dragoon"}, hands={HONZA: spell}, destiny=(4, 0))
    assert given.offers("cast") == set()
    given.attacks("mystic", "dragoon")
    assert given.offers("cast") == {f"{spell} mystic mystic"}

    given.choose(f"cast {spell} mystic mystic")
    given.choose("pick_amount 4")
    given.until("dt-combat")

    assert given.values("mystic") == after
    assert given.table.destiny[HONZA] == 0
    assert given.where(spell) == "grave-0"
    given.until("dt-action")
    assert given.values("mystic") == before


@pytest.mark.rule("DT-ART-08")
def test_destiny_may_be_added_to_a_spell_during_the_duel_by_who_cast_it() -> None:
    given = GivenFront(squads={HONZA: "mystic", MARTIN: "dragoon"}, hands={HONZA: "elemental-wall"}, destiny=(7, 9))
    given.attacks("mystic", "dragoon")
    given.choose("cast elemental-wall mystic mystic")
    assert given.offers("pick_amount") == {"2", "4", "6"}
    given.choose("pick_amount 2")
    given.until_asked(MARTIN, "dt-combat")
    assert given.offers("use") == set()

    given.plays(HONZA, "use elemental-wall strengthen -")
    assert given.offers("pick_amount") == {"2", "4"}
    given.choose("pick_amount 4")

    assert given.value("mystic", "armor") == 10
    assert given.table.destiny[HONZA] == 1
    given.until_asked(HONZA, "dt-combat")
    assert given.offers("use") == set()  # one D is not enough


def test_nobody_strengthens_a_spell_when_nothing_is_compared_any_more() -> None:
    given = GivenFront(squads={HONZA: "mystic", MARTIN: "dragoon"}, hands={HONZA: "levitation"})
    given.attacks("mystic", "dragoon")
    given.choose("cast levitation mystic mystic")
    given.choose("pick_amount 1")
    given.until_phase(6)
    given.until_asked(HONZA, "dt-anytime")

    assert given.offers("use") == set()


@pytest.mark.rule("DT-ART-08", "DT-FIRST-02")
def test_who_strikes_back_may_strengthen_a_spell_before() -> None:
    given = GivenFront(squads={HONZA: "mystic", MARTIN: "shadow-walker"}, hands={HONZA: "levitation"})
    given.attacks("mystic", "shadow-walker")
    given.plays(HONZA, "cast levitation mystic mystic")
    given.choose("pick_amount 3")
    given.until_phase(7)
    given.until_asked(HONZA, "dt-anytime")

    assert given.offers("use levitation") == {"strengthen -"}


@pytest.mark.example("DT-EX-61")
@pytest.mark.rule("DT-IMM-03")
def test_a_wall_of_the_elements_does_not_count_against_alakhai_who_is_immune() -> None:
    given = GivenFront(
        squads={HONZA: "mystic"}, kohorts={MARTIN: "alakhai-the-cunning"}, hands={HONZA: "elemental-wall"}
    )
    given.attacks("mystic", "alakhai-the-cunning")
    given.choose("cast elemental-wall mystic mystic")
    given.choose("pick_amount 20")
    given.until("dt-combat")

    assert given.value("mystic", "armor", "alakhai-the-cunning") == 4
    assert given.value("mystic", "armor") == 24


@pytest.mark.rule("DT-MOD-01", "DT-SAB-07")
def test_improve_self_doubles_the_caster_until_the_players_next_turn() -> None:
    given = GivenFront(
        squads={HONZA: "inquisitor", MARTIN: "dragoon"},
        hands={HONZA: "improve-self"},
        on={"composite-armor": "inquisitor"},
    )
    given.choose("meditate")
    given.choose("cast improve-self inquisitor inquisitor")
    given.until_asked(MARTIN, "dt-anytime")
    assert given.values("inquisitor") == (8, 8, 12, 8)

    given.until("dt-action")
    given.choose("no_more")
    given.until("dt-action")
    assert given.asked() == MARTIN
    assert given.value("inquisitor", "fight") == 8
    given.choose("no_more")
    given.until("dt-action")

    assert given.values("inquisitor") == (4, 4, 8, 4)


# Other defenders


@pytest.mark.rule("DT-DUEL-14", "DT-DUEL-26", "DT-ART-13")
def test_premonition_puts_another_own_warrior_in_the_place_of_the_own_defender() -> None:
    given = GivenFront(
        squads={HONZA: "samurai samurai#2", MARTIN: "valkyrie dragoon"},
        outposts={MARTIN: "corsair", HONZA: "cossack"},
        hands={HONZA: "premonition", MARTIN: "premonition#2 powerful-blow"},
    )
    given.attacks("samurai", "valkyrie")
    given.choose("decline")
    assert given.offers("cast") == {"premonition#2 valkyrie -"}

    given.choose("cast premonition#2 valkyrie -")
    assert given.offers("pick_card") == {"dragoon"}
    given.choose("pick_card dragoon")
    given.until_asked(MARTIN, "dt-combat")

    assert given.told("stands_in") == [("stands_in", given["dragoon"], "dragoon", given["valkyrie"])]
    assert given.offers("play_card powerful-blow") == {"samurai", "dragoon"}
    given.until("dt-action")
    assert given.told("hit") == []  # F 3 against A 5, F 1 against A 3


@pytest.mark.rule("DT-IMM-02")
def test_ones_own_warriors_are_replaced_by_premonition_though_they_are_immune_to_it() -> None:
    """G-61."""
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "valkyrie dragoon"}, hands={MARTIN: "premonition"},
        on={"mental-constitution": "valkyrie", "mental-constitution#2": "dragoon"},
    )  # fmt: skip
    given.attacks("samurai", "valkyrie")
    given.choose("decline")

    given.choose("cast premonition valkyrie -")

    assert given.offers("pick_card") == {"dragoon"}


@pytest.mark.rule("DT-ART-12")
@pytest.mark.parametrize("spell", ["premonition", "elemental-wall"])
def test_nobody_casts_a_combat_spell_or_a_personal_one_outside_a_duel(spell: str) -> None:
    given = GivenFront(squads={HONZA: "cardinal-dominic", MARTIN: "hussar"}, hands={HONZA: spell})
    assert casters(given.table, HONZA, given[spell]) == []

    given.table.duels = (Duel(HONZA, given["cardinal-dominic"], given["hussar"], MARTIN),)

    assert casters(given.table, HONZA, given[spell]) == [given["cardinal-dominic"]]


@pytest.mark.rule("DT-DUEL-26", "DT-ZONE-08")
def test_a_new_defender_names_its_weapon_at_once_and_what_was_played_before_does_not_move_over() -> None:
    """G-59."""
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "valkyrie hussar"},
        on={"violator-sword": "hussar", "punisher-handgun": "valkyrie"},
        hands={MARTIN: "premonition powerful-blow"},
    )
    given.attacks("samurai", "valkyrie", wielding="punisher-handgun")
    given.plays(MARTIN, "play_card powerful-blow valkyrie")
    given.plays(MARTIN, "cast premonition valkyrie -")
    given.choose("pick_card hussar")
    given.until("dt-weapon")
    assert given.offered() == {"wield violator-sword", "no_weapon"}
    given.choose("wield violator-sword")

    assert given.value("hussar", "fight") == 4
    assert given.table.duels[-1].weapons == (given["violator-sword"],)


@pytest.mark.rule("DT-ZONE-08", "DT-ZONE-15")
def test_a_new_defender_keeps_the_warzone_only_if_it_could_have_used_it() -> None:
    """G-91."""
    for stand_in, zone in (("dragoon", "victoria"), ("razide", "")):
        given = GivenFront(
            squads={HONZA: "samurai", MARTIN: "valkyrie dragoon victoria"},
            kohorts={MARTIN: "razide"},
            hands={MARTIN: "premonition"},
        )
        given.choose("declare_attack")
        given.until("dt-attack")
        given.choose("attack samurai valkyrie")
        given.until("dt-tactic")
        given.choose("tactic fight")
        given.until("dt-warzone")
        given.choose("defend_from victoria")
        given.until("dt-combat")
        given.plays(MARTIN, "cast premonition valkyrie -")
        given.choose(f"pick_card {stand_in}")
        given.until("dt-combat")

        assert given.table.duels[-1].zone == (given[zone] if zone else -1)


@pytest.mark.rule("DT-DUEL-12", "DT-DUEL-14", "DT-FIT-06")
def test_lesser_hypnosis_puts_any_warrior_that_could_be_attacked_in_the_defenders_place() -> None:
    given = GivenFront(
        squads={HONZA: "mortificator hussar", MARTIN: "dragoon etoiles-mortant rams-air-cavalry", 2: "samurai"},
        kohorts={MARTIN: "alakhai-the-cunning algeroth-apostle-of-war"},
        hidden={MARTIN: "golden-lion"},
        hands={HONZA: "lesser-hypnosis"},
        destiny=(20, 20, 20),
        turns=(3, 3, 3),
    )
    given.attacks("hussar", "dragoon")
    given.choose("cast lesser-hypnosis mortificator -")
    assert given.offers("pick_card") == {"etoiles-mortant", "samurai"}

    given.choose("pick_card samurai")
    given.until_asked(2, "dt-combat")

    assert given.table.duels[-1].defender == given["samurai"]
    assert given.table.duels[-1].defending == 2


@pytest.mark.rule("DT-DUEL-04")
def test_nobody_is_replaced_in_a_duel_whose_defender_is_gone() -> None:
    given = GivenFront(
        squads={HONZA: "sean-gallagher cardinal-dominic", MARTIN: "hussar"}, hands={HONZA: "lesser-hypnosis"}
    )
    given.attacks("sean-gallagher", "hussar")

    given.discards("hussar")

    assert given.prompt() == "dt-combat"
    assert given.offers("cast") == set()


# Minds, hands and wounds


@pytest.mark.rule("DT-ART-07")
def test_lesser_domination_discards_a_card_of_a_hand_for_every_5_destiny() -> None:
    given = GivenFront(
        squads={HONZA: "valkyrie"},
        hands={HONZA: "lesser-domination", MARTIN: "hussar inspired ambush"},
        destiny=(13, 0),
    )
    given.choose("meditate")
    given.choose("cast lesser-domination valkyrie player-1")
    assert given.offers("pick_amount") == {"5", "10"}
    given.choose("pick_amount 10")
    given.until("dt-pick-discarded")
    assert given.offers("discard") == {"hussar", "inspired", "ambush"}
    given.choose("discard inspired")
    given.choose("discard ambush")

    assert given.where("inspired") == given.where("ambush") == "grave-1"
    assert given.where("hussar") == "hand-1"
    assert given.where("lesser-domination") == "sacrificed-0"
    assert given.table.destiny[HONZA] == 4


def test_lesser_domination_needs_5_destiny_and_a_hand() -> None:
    poor = GivenFront(squads={HONZA: "valkyrie"}, hands={HONZA: "lesser-domination", MARTIN: "hussar"}, destiny=(3, 0))
    poor.choose("meditate")
    empty = GivenFront(squads={HONZA: "valkyrie"}, hands={HONZA: "lesser-domination"})
    empty.choose("meditate")

    assert poor.offers("cast") == empty.offers("cast") == set()


@pytest.mark.example("DT-EX-51")
@pytest.mark.rule("DT-ART-15", "DT-ART-18")
def test_the_art_is_not_used_for_the_dark_legion_unless_the_caster_may() -> None:
    """G-71."""
    given = GivenFront(
        squads={HONZA: "mystic samurai"},
        kohorts={HONZA: "razide", MARTIN: "necromutant"},
        outside={HONZA: "renegade-apostate local-thug"},
        on={"terror": "necromutant"},
        hands={HONZA: "mind-wall"},
    )
    given.choose("meditate")
    everyone = {"mystic", "samurai", "razide", "necromutant", "renegade-apostate", "local-thug"}

    assert given.offers("cast mind-wall mystic") == everyone - {"razide", "necromutant"}
    assert given.offers("cast mind-wall renegade-apostate") == everyone


def test_mind_wall_makes_immune_to_chosen_gifts_until_the_players_next_turn() -> None:
    given = GivenFront(
        squads={HONZA: "mystic samurai"},
        kohorts={MARTIN: "razide necromutant"},
        on={"terror": "razide", "dark-fire": "razide", "terror#2": "necromutant"},
        hands={HONZA: "mind-wall"},
    )
    given.choose("meditate")
    given.choose("cast mind-wall mystic samurai")
    assert given.offers("pick_card") == {"terror", "dark-fire", "terror#2"}
    given.choose("pick_card terror")
    given.choose("pick_card dark-fire")
    given.choose("no_more")
    given.until_asked(MARTIN, "dt-anytime")
    assert given.table.destiny[HONZA] == 19  # one meditated, two paid
    shielded = [
        gift for gift in ("terror", "dark-fire", "terror#2") if immune(given.table, given["samurai"], given[gift])
    ]
    assert shielded == ["terror", "dark-fire"]

    given.until("dt-action")
    given.choose("no_more")
    given.until("dt-action")
    given.choose("no_more")
    given.until("dt-action")

    assert not immune(given.table, given["samurai"], given["terror"])


def test_exorcise_injuries_heals_a_wounded_doomtrooper_of_anybody() -> None:
    given = GivenFront(
        squads={HONZA: "inquisitor", MARTIN: "samurai hussar"},
        kohorts={HONZA: "razide"},
        hands={HONZA: "exorcise-injuries"},
        wounded="samurai razide",
    )
    given.choose("meditate")
    assert given.offers("cast exorcise-injuries inquisitor") == {"samurai"}

    given.choose("cast exorcise-injuries inquisitor samurai")
    given.declines()

    assert given["samurai"] not in given.table.wounded
    assert given.where("exorcise-injuries") == "grave-0"


@pytest.mark.parametrize(("defender", "wounded"), [("samurai", "samurai"), ("sean-gallagher", "")])
@pytest.mark.rule("DT-DUEL-33")
def test_exorcise_injuries_lets_who_would_be_killed_be_only_wounded(defender: str, wounded: str) -> None:
    given = GivenFront(
        kohorts={HONZA: "nepharite-of-ilian"},
        squads={MARTIN: f"{defender} sacred-warrior"},
        hands={MARTIN: "exorcise-injuries"},
        wounded=wounded,
    )
    given.attacks("nepharite-of-ilian", defender)
    given.until("dt-react")
    given.plays(MARTIN, f"cast exorcise-injuries sacred-warrior {defender}")
    given.until("dt-action")

    assert given.where(defender) == "squad-1"
    assert given["sacred-warrior"] not in given.table.wounded
    assert given[defender] in given.table.wounded


# Cancelling and summoning


@pytest.mark.rule("DT-ART-10", "DT-TIME-14", "DT-TIME-23")
def test_repudiate_cancels_a_special_card_and_whoever_casts_any_art_may_cast_it() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "valkyrie mortificator samurai"},
        hands={HONZA: "positive-karma", MARTIN: "repudiate"},
    )
    given.choose("meditate")
    given.choose("play_card positive-karma player-0")
    given.until_asked(MARTIN, "dt-react")
    assert given.offers("cast repudiate") == {"valkyrie positive-karma", "mortificator positive-karma"}

    given.choose("cast repudiate valkyrie positive-karma")
    given.declines()

    assert given.table.destiny[HONZA] == 21
    assert given.where("positive-karma") == "grave-0"
    assert given.where("repudiate") == "sacrificed-1"


def test_repudiate_also_hits_a_special_card_that_lasts_for_the_duel() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "valkyrie"}, hands={HONZA: "powerful-blow", MARTIN: "repudiate"}
    )
    given.attacks("hussar", "valkyrie")
    given.choose("play_card powerful-blow hussar")
    given.until("dt-combat")
    assert given.value("hussar", "fight") == 4

    given.plays(MARTIN, "cast repudiate valkyrie powerful-blow")
    given.until("dt-combat")

    assert given.value("hussar", "fight") == 2


@pytest.mark.rule("DT-TIME-18", "DT-ART-07")
def test_summon_spell_casts_a_spell_out_of_the_grave_for_2_or_of_the_library_for_4_destiny() -> None:
    given = GivenFront(
        squads={HONZA: "mystic", MARTIN: "dragoon"},
        hands={HONZA: "summon-spell"},
        graves={HONZA: "improve-self hussar elemental-wall"},
        libraries={HONZA: "exorcise-injuries samurai"},
        destiny=(10, 0),
        wounded="mystic",
        seed="summon",
    )
    given.choose("meditate")
    given.choose("cast summon-spell mystic -")
    assert given.offers("pick_pile") == {"grave", "library"}
    given.choose("pick_pile library")
    given.until("dt-summon")
    assert given.offered() == {"cast exorcise-injuries mystic mystic"}
    given.choose("cast exorcise-injuries mystic mystic")
    given.until("dt-action")

    assert given["mystic"] not in given.table.wounded
    assert given.table.destiny[HONZA] == 7
    assert given.where("summon-spell") == "sacrificed-0"
    assert given.where("exorcise-injuries") == "grave-0"


def test_summon_spell_finds_combat_spells_only_in_the_fifth_phase_and_their_price_is_paid_too() -> None:
    given = GivenFront(
        squads={HONZA: "mystic", MARTIN: "dragoon"},
        hands={HONZA: "summon-spell"},
        graves={HONZA: "elemental-wall"},
        destiny=(10, 0),
    )
    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose("attack mystic dragoon")
    assert given.offers("cast") == set()
    given.until("dt-tactic")
    given.choose("tactic fight")
    assert given.offers("cast") == set()
    given.until("dt-combat")
    given.choose("cast summon-spell mystic -")
    given.choose("pick_pile grave")
    given.until("dt-summon")
    given.choose("cast elemental-wall mystic mystic")
    given.choose("pick_amount 8")
    given.until("dt-combat")

    assert given.value("mystic", "armor") == 12
    assert given.table.destiny[HONZA] == 0


@pytest.mark.example("DT-EX-04")
@pytest.mark.rule("DT-TIME-17", "DT-TIME-18")
def test_a_reaction_may_be_fetched_with_summon_spell() -> None:
    given = GivenFront(
        squads={HONZA: "mystic", MARTIN: "dragoon"},
        hands={HONZA: "positive-karma summon-spell", MARTIN: "miscommunication"},
        graves={HONZA: "miscommunication#2"},
        libraries={HONZA: "repudiate hussar"},
        seed="fetch",
    )
    given.choose("meditate")
    given.choose("play_card positive-karma player-0")
    given.plays(MARTIN, "play_card miscommunication positive-karma")
    given.until_asked(HONZA, "dt-react")
    assert given.offered() == {"cast summon-spell mystic miscommunication", "decline"}

    given.choose("cast summon-spell mystic miscommunication")
    given.choose("pick_pile library")
    given.until("dt-summon")
    given.choose("cast repudiate mystic miscommunication")
    given.until("dt-action")

    assert given.table.destiny[HONZA] == 27  # 20, one meditated, 4 paid, 10 gained
    assert given.where("miscommunication") == "grave-1"
    assert given.where("repudiate") == "sacrificed-0"

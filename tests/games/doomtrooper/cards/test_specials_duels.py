"""Special cards of the duel: modifiers, Ambush, Tactical Advantage, Take Cover, reinforcements, Death Maze …"""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.duel import end_duel
from tests.kit.front import HONZA, MARTIN, GivenFront


@pytest.mark.parametrize(
    ("card", "stat"), [("evasive-action", "armor"), ("powerful-blow", "fight"), ("lucky-shot", "shoot")]
)
@pytest.mark.rule("DT-DUEL-25")
def test_a_fighter_gets_2_until_the_end_of_the_duel(card: str, stat: str) -> None:
    given = GivenFront(squads={HONZA: "hussar samurai", MARTIN: "dragoon"}, hands={HONZA: card})
    before = given.value("dragoon", stat)
    given.attacks("hussar", "dragoon")
    assert given.offers(f"play_card {card}") == {"hussar", "dragoon"}

    given.choose(f"play_card {card} dragoon")
    given.until("dt-combat")
    assert given.value("dragoon", stat) == before + 2

    given.until("dt-action")
    assert given.value("dragoon", stat) == before


@pytest.mark.rule("DT-NESTED-01", "DT-NESTED-02", "DT-NESTED-03", "DT-NESTED-04")
@pytest.mark.example("DT-EX-44")
def test_a_lucky_shot_of_the_first_duel_does_not_count_in_a_duel_inside_it() -> None:
    given = GivenFront(
        squads={HONZA: "dragoon", MARTIN: "etoiles-mortant staff-general-constance-romanov"},
        hands={HONZA: "lucky-shot lucky-shot#2", MARTIN: "inspired"},
    )
    given.attacks("dragoon", "etoiles-mortant", "shoot")
    given.choose("play_card lucky-shot dragoon")
    given.until("dt-combat")
    assert given.value("dragoon", "shoot") == 5

    given.plays(MARTIN, "play_card inspired player-1")
    given.until("dt-gained-action")
    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose("attack etoiles-mortant dragoon")
    given.until("dt-tactic")
    given.choose("tactic shoot")
    given.until("dt-combat")
    assert given.value("dragoon", "shoot") == 3
    given.plays(HONZA, "play_card lucky-shot#2 dragoon")
    given.until("dt-combat")
    assert given.value("dragoon", "shoot") == 5
    given.until("dt-gained-action")
    given.choose("no_more")

    assert given.prompt() == "dt-combat"  # of the first duel, which goes on
    assert given.value("dragoon", "shoot") == 5


@pytest.mark.rule("DT-FIRST-02")
def test_ambush_lets_the_defender_strike_first_and_ends_the_duel_with_a_wound() -> None:
    given = GivenFront(squads={HONZA: "golden-lion", MARTIN: "samurai"}, hands={MARTIN: "ambush"})
    given.attacks("golden-lion", "samurai")

    given.plays(MARTIN, "play_card ambush -")
    given.until_asked(MARTIN, "dt-combat")  # who strikes first plays first
    given.until("dt-action")

    assert given.told("hit") == [("hit", given["golden-lion"], "golden-lion", "wounded")]


def test_an_ambushed_attacker_that_is_not_wounded_strikes_back() -> None:
    given = GivenFront(squads={HONZA: "etoiles-mortant", MARTIN: "samurai"}, hands={MARTIN: "ambush"})
    given.attacks("etoiles-mortant", "samurai")

    given.plays(MARTIN, "play_card ambush -")
    given.until("dt-action")

    assert given.told("hit") == [("hit", given["samurai"], "samurai", "wounded")]


@pytest.mark.rule("DT-FIRST-03")
def test_ambush_cancels_out_against_the_first_strike_of_the_attacker() -> None:
    given = GivenFront(squads={HONZA: "shadow-walker", MARTIN: "samurai"}, hands={MARTIN: "ambush powerful-blow"})
    given.attacks("shadow-walker", "samurai")

    given.plays(MARTIN, "play_card ambush -")
    given.plays(MARTIN, "play_card powerful-blow samurai")
    given.until("dt-action")

    assert len(given.told("hit")) == 2


def test_tactical_advantage_changes_the_tactic_and_weapons_are_named_again() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon"},
        on={"violator-sword": "hussar", "l-a-plasma-carbine": "dragoon"},
        hands={MARTIN: "tactical-advantage"},
    )
    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose("attack hussar dragoon")
    given.until("dt-tactic")
    given.choose("tactic fight")
    given.until("dt-weapon")
    given.choose("wield violator-sword")

    given.plays(MARTIN, "play_card tactical-advantage -")
    given.until("dt-weapon")

    assert given.table.duels[-1].tactic == "shoot"
    assert given.table.duels[-1].weapons == ()
    assert given.offered() == {"wield l-a-plasma-carbine", "no_weapon"}


@pytest.mark.rule("DT-FIT-07")
def test_a_duel_ends_if_its_tactic_is_changed_to_one_that_a_fighter_never_uses() -> None:
    """G-62."""
    given = GivenFront(
        squads={HONZA: "rams-air-cavalry", MARTIN: "sean-gallagher"}, hands={MARTIN: "tactical-advantage"}
    )
    given.attacks("rams-air-cavalry", "sean-gallagher", "shoot")

    given.plays(MARTIN, "play_card tactical-advantage -")
    given.until("dt-action")

    assert given.told("hit") == []
    assert given.told("duel_over") == [("duel_over", HONZA)]


def test_take_cover_gives_2_armour_in_this_duel_and_3_afterwards() -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "golden-lion"}, hands={HONZA: "take-cover", MARTIN: "take-cover#2"}
    )
    given.attacks("samurai", "golden-lion")
    assert given.offers("play_card") == set()  # only a defender

    given.plays(MARTIN, "play_card take-cover#2 golden-lion")
    given.until("dt-combat")
    assert given.value("golden-lion", "armor") == 5

    given.until("dt-action")
    assert given.value("golden-lion", "armor") == 6
    assert given["golden-lion"] in given.table.covered


@pytest.mark.rule("DT-DUEL-16")
def test_in_heavy_fog_there_are_only_fights_until_the_players_next_turn() -> None:
    given = GivenFront(squads={HONZA: "samurai", MARTIN: "golden-lion"}, hands={MARTIN: "heavy-fog"})
    given.attacks("samurai", "golden-lion", "shoot")

    given.plays(MARTIN, "play_card heavy-fog -")
    given.until("dt-action")
    assert given.told("hit") == []  # the duel has ended at once
    given.choose("no_more")
    given.until_asked(MARTIN, "dt-action")

    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose("attack golden-lion samurai")
    given.until("dt-tactic")
    assert given.offered() == {"tactic fight", "tactic shoot"}  # Martin's next turn has begun


def test_in_heavy_fog_a_later_duel_is_a_fight() -> None:
    given = GivenFront(squads={HONZA: "samurai", MARTIN: "golden-lion"}, hands={HONZA: "heavy-fog"})
    given.choose("meditate")
    given.choose("play_card heavy-fog -")
    given.until("dt-action")

    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose("attack samurai golden-lion")
    given.until("dt-tactic")

    assert given.offered() == {"tactic fight"}


# Reinforcements! and Lurker


@pytest.mark.rule("DT-REINF-01", "DT-REINF-02")
def test_reinforcements_add_their_values_for_7_each_and_the_opponent_chooses_whom_to_strike() -> None:
    given = GivenFront(
        squads={HONZA: "samurai hatamoto mentor", MARTIN: "etoiles-mortant"},
        kohorts={HONZA: "razide"},
        hands={HONZA: "reinforcements"},
    )
    given.attacks("samurai", "etoiles-mortant")
    given.choose("play_card reinforcements samurai")
    assert given.offered() == {"pick_card hatamoto", "pick_card mentor"}  # not from the Kohort
    given.choose("pick_card hatamoto")
    given.choose("pick_card mentor")

    given.until("dt-strike-at")
    assert (given.asked(), given.table.destiny[HONZA]) == (MARTIN, 6)
    given.choose("pick_card hatamoto")
    given.until("dt-action")

    assert given.told("hit") == [
        ("hit", given["etoiles-mortant"], "etoiles-mortant", "wounded"),
        ("hit", given["hatamoto"], "hatamoto", "wounded"),
    ]


@pytest.mark.rule("DT-REINF-02", "DT-FIT-06")
def test_only_who_is_there_and_may_fight_so_reinforces() -> None:
    given = GivenFront(
        squads={
            HONZA: "samurai hatamoto staff-general-constance-romanov rams-air-cavalry clansman demnogonis-cultist",
            MARTIN: "hussar",
        },
        outposts={HONZA: "infantry"},
        on={"missing-in-action": "clansman"},
        hands={HONZA: "reinforcements"},
    )
    given.table.note(given["demnogonis-cultist"], "legion")
    given.attacks("samurai", "hussar")
    given.choose("play_card reinforcements samurai")

    assert given.offered() == {"pick_card hatamoto"}


def test_one_reinforcement_is_enough() -> None:
    given = GivenFront(
        squads={HONZA: "samurai hatamoto mentor", MARTIN: "etoiles-mortant"}, hands={HONZA: "reinforcements"}
    )
    given.attacks("samurai", "etoiles-mortant")
    given.choose("play_card reinforcements samurai")
    given.choose("pick_card hatamoto")
    given.choose("no_more")

    assert given.table.destiny[HONZA] == 13
    given.until("dt-strike-at")
    assert given.offered() == {"pick_card samurai", "pick_card hatamoto"}


def test_nobody_reinforces_against_its_own_corporation() -> None:
    given = GivenFront(squads={HONZA: "samurai dragoon", MARTIN: "hussar"}, hands={HONZA: "reinforcements"})
    given.attacks("samurai", "hussar")

    assert given.offers("play_card") == set()


@pytest.mark.rule("DT-REINF-03")
def test_a_helper_that_does_not_kill_outright_keeps_the_group_from_it() -> None:
    given = GivenFront(
        kohorts={HONZA: "nepharite-of-ilian undead-legionnaire"},
        squads={MARTIN: "sean-gallagher"},
        hands={HONZA: "reinforcements"},
    )
    given.attacks("nepharite-of-ilian", "sean-gallagher")
    given.choose("play_card reinforcements nepharite-of-ilian")
    given.choose("pick_card undead-legionnaire")
    given.until("dt-strike-at")
    given.choose("pick_card nepharite-of-ilian")
    given.until("dt-action")

    assert ("hit", given["sean-gallagher"], "sean-gallagher", "wounded") in given.told("hit")


@pytest.mark.rule("DT-TARGET-04")
@pytest.mark.example("DT-EX-67")
def test_a_lurker_is_not_attacked_protects_nobody_but_is_given_cards() -> None:
    given = GivenFront(
        outposts={HONZA: "soldat", MARTIN: "horde-trooper"},
        on={"lurker": "horde-trooper"},
        hands={HONZA: "dont-call-again"},
    )

    assert "declare_attack" not in given.offered()
    assert "sabotage soldat 1" in given.offered()
    given.choose("meditate")
    assert "dont-call-again horde-trooper" in given.offers("play_card")


def test_a_lurker_joins_the_duel_of_another_tribal_warrior_and_is_discarded_after_it() -> None:
    given = GivenFront(
        outposts={HONZA: "jihad-infantry-trooper", MARTIN: "horde-trooper templar-legionnaire"},
        on={"lurker": "horde-trooper"},
    )
    given.attacks("jihad-infantry-trooper", "templar-legionnaire")

    given.plays(MARTIN, "use lurker join templar-legionnaire")
    given.until("dt-strike-at")
    assert given.asked() == HONZA
    given.choose("pick_card horde-trooper")
    given.until("dt-action")

    assert ("hit", given["jihad-infantry-trooper"], "jihad-infantry-trooper", "wounded") in given.told("hit")
    assert ("hit", given["horde-trooper"], "horde-trooper", "wounded") in given.told("hit")
    assert given.where("lurker") == "grave-1"


# Death Maze


def test_death_maze_kills_whoever_its_bearer_has_fought_and_survived() -> None:
    given = GivenFront(
        squads={HONZA: "sean-gallagher", MARTIN: "crenshaw-the-redeemer"}, on={"death-maze": "crenshaw-the-redeemer"}
    )
    given.attacks("sean-gallagher", "crenshaw-the-redeemer")

    given.until("dt-kill-now")
    assert given.asked() == MARTIN
    given.choose("pick_card sean-gallagher")
    given.until("dt-split")
    given.choose("split 0 8")
    given.until("dt-action")

    assert given.where("sean-gallagher") == "grave-0"
    assert given.where("death-maze") == "sacrificed-1"
    assert given.table.promotion == [0, 8]


def test_death_maze_may_be_kept_and_needs_a_fight() -> None:
    given = GivenFront(squads={HONZA: "sean-gallagher", MARTIN: "mortificator"}, on={"death-maze": "mortificator"})
    given.attacks("sean-gallagher", "mortificator", "shoot")
    given.until("dt-action")

    assert given.where("death-maze") == "on mortificator"
    assert given.where("sean-gallagher") == "squad-0"


def test_a_lurker_is_discarded_though_its_duel_has_ended_early() -> None:
    given = GivenFront(
        outposts={HONZA: "jihad-infantry-trooper", MARTIN: "horde-trooper templar-legionnaire"},
        on={"lurker": "horde-trooper"},
    )
    given.attacks("jihad-infantry-trooper", "templar-legionnaire")
    given.plays(MARTIN, "use lurker join templar-legionnaire")
    given.until("dt-strike-at")
    given.choose("pick_card horde-trooper")
    given.discards("templar-legionnaire")
    given.until("dt-action")

    assert given.told("hit") == []
    assert given.where("lurker") == "grave-1"


def test_a_lurker_that_took_no_part_in_a_duel_stays() -> None:
    given = GivenFront(
        outposts={HONZA: "jihad-infantry-trooper", MARTIN: "horde-trooper templar-legionnaire"},
        on={"lurker": "horde-trooper"},
    )
    given.attacks("jihad-infantry-trooper", "templar-legionnaire")
    given.discards("templar-legionnaire")
    given.until("dt-action")

    assert given.where("lurker") == "on horde-trooper"


def test_death_maze_kills_nobody_after_a_duel_that_was_not_fought_to_its_end() -> None:
    given = GivenFront(
        squads={HONZA: "sean-gallagher", MARTIN: "crenshaw-the-redeemer"}, on={"death-maze": "crenshaw-the-redeemer"}
    )
    given.attacks("sean-gallagher", "crenshaw-the-redeemer")
    end_duel(given.table)

    asked = set()
    while given.prompt() != "dt-action":
        asked.add(given.prompt())
        given.choose("decline")

    assert "dt-kill-now" not in asked
    assert given.where("death-maze") == "on crenshaw-the-redeemer"
    assert given.where("sean-gallagher") == "squad-0"

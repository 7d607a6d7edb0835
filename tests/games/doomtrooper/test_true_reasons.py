"""Reasons are true: a card says which of its own conditions is not met, and names the card that forbids something."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.view import view_for
from herna.messages.words import Words
from tests.games.doomtrooper.test_refusals import reason_for, refused
from tests.kit.front import HONZA, MARTIN, GivenFront


def in_words(front: GivenFront, words: str) -> str:
    """The reason as the player who is asked reads it."""
    return Words("en", GAME).reason(view_for(front.table, front.asked()), reason_for(front, words))


# The moment


@pytest.mark.rule("DT-TURN-03", "DT-TIME-14")
def test_a_card_that_is_played_at_any_time_is_not_played_instead_of_an_action_or_an_answer() -> None:
    front = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, hands={HONZA: "positive-karma expedite-request doomed"}
    )

    assert refused(front, "play_card positive-karma player-0") == ("DT-TURN-03", "takes-no-action")
    assert in_words(front, "play_card positive-karma player-0") == (
        "Positive Karma takes no action: it is played in a window, in which everybody may play cards. "
        "Now you choose an action. [DT-TURN-03]"
    )
    front.choose("meditate")
    front.plays(HONZA, "play_card doomed player-1")
    front.until_asked(HONZA, "dt-react")
    assert refused(front, "play_card positive-karma player-0") == ("DT-TIME-14", "only-answers")


@pytest.mark.rule("DT-TURN-03", "DT-TURN-02")
def test_a_card_for_the_time_before_actions_says_that_now_the_action_is_chosen() -> None:
    front = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "initiative"}, common=2)

    assert refused(front, "play_card initiative player-0") == ("DT-TURN-03", "takes-no-action")
    front.choose("meditate")
    front.until("dt-action")
    assert refused(front, "play_card initiative player-0") == ("DT-TURN-02", "other-time")


# Conditions of cards


@pytest.mark.rule("DT-ACT-14")
def test_grand_assault_in_the_first_turn() -> None:
    front = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, hands={HONZA: "grand-assault"}, turns=(0, 0), seed="1"
    )
    front.choose("meditate")

    assert refused(front, "play_card grand-assault player-0") == ("DT-ACT-14", "first-turn")
    assert refused(front, "play_card grand-assault ?") == ("DT-ACT-14", "first-turn")


@pytest.mark.rule("DT-DUEL-12", "DT-DUEL-11")
def test_grand_assault_says_why_nobody_attacks() -> None:
    alone = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "grand-assault"})
    covered = GivenFront(
        squads={HONZA: "hussar infantry", MARTIN: "yojimbo"},
        covered="hussar infantry",
        hands={HONZA: "grand-assault"},
    )
    empty = GivenFront(hands={HONZA: "grand-assault"})
    for front, choice in ((alone, "meditate"), (covered, "leave_cover hussar"), (empty, "meditate")):
        front.choose(choice)

    assert refused(alone, "play_card grand-assault player-0") == ("DT-DUEL-12", "nobody-to-attack")
    assert refused(covered, "play_card grand-assault player-0") == ("DT-DUEL-12", "nobody-attacks")
    assert refused(empty, "play_card grand-assault player-0") == ("DT-DUEL-11", "no-warriors")


@pytest.mark.rule("DT-DUEL-45", "DT-ACT-11", "DT-SAB-13", "DT-TIME-20")
def test_inspired_says_why_its_actions_would_come_to_nothing() -> None:
    front = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"}, hands={HONZA: "inspired grand-assault"})
    front.attacks("hussar", "infantry")

    assert refused(front, "play_card inspired player-0") == ("DT-DUEL-45", "actions-in-own-duel")
    assert refused(front, "play_card grand-assault player-0") == ("DT-GEN-01", "not-in-a-duel")
    front.table.duels = ()
    assert refused(front, "play_card inspired player-0") == ("DT-ACT-11", "bound-to-attack")
    front.table.sabotaged = (MARTIN,)
    assert refused(front, "play_card inspired player-0") == ("DT-SAB-13", "actions-after-sabotage")
    front.table.sabotaged, front.table.step = (), "discard"
    assert refused(front, "play_card inspired player-0") == ("DT-TIME-20", "actions-too-late")


@pytest.mark.rule("DT-GEN-01")
def test_a_second_initiative_in_one_turn() -> None:
    front = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "initiative initiative#2"})
    front.play.stack = front.play.stack[:3]
    turn, _, _ = front.play.stack[2]
    front.play.stack[2] = (turn, turn.order().index("the_window_after_the_draw"), "")
    front.table.step = "draw"
    front.play.start()
    front.plays(HONZA, "play_card initiative player-0")
    front.until_asked(HONZA, "dt-anytime")

    assert refused(front, "play_card initiative#2 player-0") == ("DT-GEN-01", "once-in-a-turn")


@pytest.mark.rule("DT-GEN-01", "DT-TIME-21")
def test_the_defiance_needs_a_patriarch_on_the_outpost() -> None:
    front = GivenFront(outposts={HONZA: "lutheran-disciple"}, hands={HONZA: "the-defiance"})

    assert in_words(front, "play_card the-defiance -") == (
        "The Defiance needs this warrior of yours there (Outpost): Patriarch. [DT-GEN-01]"
    )


def answering(card: str, on: str, destiny: int = 20) -> GivenFront:
    """Honza plays a special card in his turn, and Martin, with so many D, may answer it."""
    front = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"},
        kohorts={MARTIN: "razide"},
        hands={HONZA: card, MARTIN: "stolen-paperwork doomed"},
        libraries={HONZA: "ambush", MARTIN: "ambush#2"},
        destiny=(20, destiny),
        seed="answering",
    )
    front.choose("meditate")
    front.plays(HONZA, f"play_card {card} {on}")
    front.until_asked(MARTIN, "dt-react")
    return front


@pytest.mark.rule("DT-TIME-15")
def test_stolen_paperwork_does_not_take_over_what_its_player_could_not_play_at_that_moment() -> None:
    front = answering("expedite-request", "-")

    assert refused(front, "play_card stolen-paperwork expedite-request") == ("DT-TIME-15", "taken-too-late")
    assert in_words(front, "play_card stolen-paperwork ?") == (
        "You could not play Expedite Request yourself now: in your turn, not in a duel. [DT-TIME-15]"
    )


@pytest.mark.rule("DT-TIME-24")
def test_stolen_paperwork_does_not_take_over_what_its_player_cannot_pay() -> None:
    front = answering("cleansing-flame", "razide", destiny=7)

    assert refused(front, "play_card stolen-paperwork cleansing-flame") == ("DT-TIME-24", "too-few-destiny")
    assert dict(reason_for(front, "play_card stolen-paperwork ?").arguments)["cost"] == 8


@pytest.mark.rule("DT-TIME-24", "DT-ACT-14")
def test_stolen_paperwork_does_not_take_over_what_would_do_nothing_for_its_player() -> None:
    front = answering("grand-assault", "player-0")
    front.table.turns[MARTIN] = 0

    assert refused(front, "play_card stolen-paperwork grand-assault") == ("DT-ACT-14", "first-turn")


@pytest.mark.rule("DT-TIME-24")
def test_stolen_paperwork_takes_over_a_card_of_an_opponent() -> None:
    front = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "doomed stolen-paperwork"})
    front.choose("meditate")
    front.plays(HONZA, "play_card doomed player-1")
    front.until_asked(HONZA, "dt-react")

    assert refused(front, "play_card stolen-paperwork doomed") == ("DT-TIME-24", "own-special")


@pytest.mark.rule("DT-DUEL-09")
def test_missing_in_action_on_a_fighter() -> None:
    """Ruling G-63."""
    front = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry sea-lion"}, hands={HONZA: "missing-in-action"})
    front.attacks("hussar", "infantry")

    assert refused(front, "play_card missing-in-action infantry") == ("DT-DUEL-09", "on-no-fighter")
    assert front.offers("play_card missing-in-action") == {"sea-lion"}


@pytest.mark.rule("DT-COVER-01")
def test_if_a_card_means_only_one_thing_it_says_why_not_on_that() -> None:
    front = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry sea-lion"}, covered="infantry", hands={MARTIN: "take-cover"}
    )
    front.attacks("hussar", "infantry")
    front.until_asked(MARTIN, "dt-combat")

    assert refused(front, "play_card take-cover ?") == ("DT-COVER-01", "is-in-cover")


@pytest.mark.rule("DT-TIME-20")
@pytest.mark.parametrize(
    ("card", "on", "key"),
    [
        ("gift-of-fate", "-", "empty-pile"),
        ("a-second-chance", "-", "empty-pile"),
        ("heist", "violator-sword", "no-bearer"),
        ("cowardice", "player-1", "nobody-to-hide"),
        ("suppressing-fire", "squad-1", "nobody-under-fire"),
        ("solidarity", "player-1", "no-corporation"),
    ],
)
def test_a_card_that_would_do_nothing_says_what_is_missing(card: str, on: str, key: str) -> None:
    front = GivenFront(
        squads={HONZA: "hussar"},
        kohorts={HONZA: "razide", MARTIN: "algeroth-apostle-of-war"},
        on={"violator-sword": "hussar"},
        hands={HONZA: card},
    )
    if front.table.printed(front[card]).timing != "action":
        front.choose("meditate")

    assert refused(front, f"play_card {card} {on}") == ("DT-TIME-20", key)


@pytest.mark.rule("DT-TIME-20")
def test_a_mission_says_that_nobody_is_strong_enough_to_be_hunted() -> None:
    front = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"}, hands={HONZA: "prove-your-valor"})

    assert in_words(front, "play_card prove-your-valor hussar") == (
        "Nobody in play has at least 2 times the Value of Hussar. [DT-TIME-20]"
    )


@pytest.mark.rule("DT-COVER-18")
def test_reassignment_says_that_nobody_knows_who_a_hidden_warrior_is() -> None:
    """Ruling G-37."""
    front = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"}, hidden={MARTIN: "sea-lion"},
                       hands={HONZA: "reassignment"})  # fmt: skip

    assert refused(front, "play_card reassignment sea-lion") == ("DT-COVER-18", "unknown-warrior")
    assert dict(reason_for(front, "play_card reassignment sea-lion").arguments)["card"] == front["sea-lion"]


# Who forbids it


@pytest.mark.rule("DT-COVER-11", "DT-COVER-27")
def test_nikodemus_is_named_when_he_keeps_somebody_from_cover() -> None:
    front = GivenFront(squads={HONZA: "hussar infantry", MARTIN: "archinquisitor-nikodemus"}, hands={HONZA: "sea-lion"})

    seeking, hiding = reason_for(front, "seek_cover hussar"), reason_for(front, "hide sea-lion")

    assert (seeking.rule, seeking.key) == ("DT-COVER-11", "dt-why-never-in-cover-by")
    assert (hiding.rule, hiding.key) == ("DT-COVER-27", "dt-why-never-in-cover-by")
    assert seeking.blockers == hiding.blockers == (("card", front["archinquisitor-nikodemus"]),)
    assert in_words(front, "seek_cover hussar").startswith("Because of Archinquisitor Nikodemus")


@pytest.mark.rule("DT-COVER-11")
def test_who_never_goes_into_cover_by_its_own_card_names_nobody_else() -> None:
    front = GivenFront(
        squads={HONZA: "hussar", MARTIN: "archinquisitor-nikodemus"}, kohorts={HONZA: "algeroth-apostle-of-war"}
    )
    guards = GivenFront(squads={HONZA: "hussar young-guard"})

    assert refused(front, "seek_cover algeroth-apostle-of-war") == ("DT-COVER-11", "never-in-cover")
    assert refused(guards, "seek_cover young-guard") == ("DT-COVER-11", "never-in-cover")


# Abilities


@pytest.mark.rule("DT-ACT-21")
def test_an_ability_that_could_be_used_on_somebody_else_is_not_said_to_be_impossible_now() -> None:
    front = GivenFront(squads={HONZA: "doctor-diana hussar infantry"}, wounded="hussar")

    assert refused(front, "use doctor-diana heal infantry") == ("DT-ACT-21", "not-used-on-that")
    assert refused(front, "use doctor-diana heal ?") == ("DT-TURN-06", "choose-use")
    assert refused(front, "use doctor-diana ? ?") == ("DT-TURN-06", "choose-ability")


@pytest.mark.rule("DT-ACT-21", "DT-TIME-20")
def test_an_ability_says_that_there_is_nobody_for_it() -> None:
    front = GivenFront(squads={HONZA: "doctor-diana hussar"})

    assert refused(front, "use doctor-diana heal hussar") == ("DT-TIME-20", "nothing-to-use-on")
    assert refused(front, "use doctor-diana ? ?") == ("DT-TIME-20", "nothing-to-use-on")
    assert refused(front, "use hussar ? ?") == ("DT-ACT-21", "no-such-ability")


@pytest.mark.rule("DT-ACT-21")
def test_an_ability_for_windows_is_not_used_instead_of_an_action_nor_by_others() -> None:
    front = GivenFront(
        squads={HONZA: "bodyguard hussar", MARTIN: "bodyguard#2 infantry"}, kohorts={MARTIN: "demnogonis-cultist"}
    )

    assert refused(front, "use bodyguard guard hussar") == ("DT-ACT-21", "ability-no-action")
    assert refused(front, "use bodyguard#2 guard infantry") == ("DT-ACT-21", "not-your-card")
    front.choose("meditate")
    front.plays(MARTIN, "use demnogonis-cultist legion -")
    assert front.asked() == HONZA
    assert refused(front, "use demnogonis-cultist doomtrooper -") == ("DT-ACT-21", "not-your-card")


@pytest.mark.rule("DT-TARGET-06", "DT-NEVER-03")
def test_an_ability_says_that_its_card_is_of_no_use_where_it_lies() -> None:
    front = GivenFront(
        squads={HONZA: "doctor-diana hussar", MARTIN: "yojimbo"},
        on={"first-aid-kit": "doctor-diana"},
        wounded="hussar",
    )
    useless = GivenFront(
        squads={HONZA: "rams-air-cavalry hussar"}, on={"first-aid-kit": "rams-air-cavalry"}, wounded="hussar"
    )
    for given in (front, useless):
        given.choose("meditate")
    front.table.prisoners = {front["doctor-diana"]: front["yojimbo"]}

    assert refused(front, "use first-aid-kit heal hussar") == ("DT-TARGET-06", "imprisoned")
    assert refused(useless, "use first-aid-kit heal hussar") == ("DT-NEVER-03", "is-useless")


@pytest.mark.rule("DT-ART-08")
def test_a_spell_that_lasts_in_the_duel_is_not_said_to_be_out_of_play() -> None:
    front = GivenFront(squads={HONZA: "mystic", MARTIN: "infantry"}, hands={HONZA: "elemental-wall"}, destiny=(2, 20))
    front.attacks("mystic", "infantry")
    front.choose("cast elemental-wall mystic mystic")
    front.choose("pick_amount 2")
    front.until_asked(HONZA, "dt-combat")

    assert refused(front, "use elemental-wall strengthen -") == ("DT-ACT-21", "ability-not-now")


@pytest.mark.rule("DT-TIME-12", "DT-TIME-24")
def test_in_phase_5_an_answer_to_a_card_of_the_duel_says_why_it_is_none() -> None:
    """Ruling G-16."""
    front = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"}, hands={HONZA: "powerful-blow stolen-paperwork"})
    front.attacks("hussar", "infantry")
    front.choose("play_card powerful-blow hussar")
    front.until_asked(HONZA, "dt-combat")

    assert refused(front, "play_card stolen-paperwork powerful-blow") == ("DT-TIME-24", "own-special")
    assert refused(front, "play_card stolen-paperwork ?") == ("DT-TURN-02", "other-time")


@pytest.mark.rule("DT-EQUIP-16")
def test_a_vehicle_in_an_entrenchment_is_no_vehicle_of_a_warrior() -> None:
    front = GivenFront(
        squads={HONZA: "hussar fortified-entrenchment"}, on={"t-32-wolfclaw-jbt": "fortified-entrenchment"}
    )

    assert refused(front, "board t-32-wolfclaw-jbt") == ("DT-EQUIP-16", "is-no-vehicle")


@pytest.mark.rule("DT-ART-06")
def test_a_spell_that_could_be_cast_by_somebody_says_what_it_costs() -> None:
    front = GivenFront(
        squads={HONZA: "valkyrie hussar", MARTIN: "infantry"}, hands={HONZA: "lesser-domination", MARTIN: "doomed"},
        destiny=(3, 20),
    )  # fmt: skip
    front.choose("meditate")

    assert refused(front, "cast lesser-domination ? ?") == ("DT-ART-06", "too-few-destiny")
    front.table.hands[MARTIN] = ()
    assert refused(front, "cast lesser-domination valkyrie player-1") == ("DT-TIME-20", "empty-hand")


@pytest.mark.rule("DT-ART-06")
def test_a_spell_that_is_of_use_on_somebody_says_what_it_costs_and_not_on_whom_it_is_of_none() -> None:
    front = GivenFront(
        squads={HONZA: "max-steiner cardinal-dominic hussar"},  # the first one is immune anyway
        kohorts={MARTIN: "razide"},
        on={"dark-fire": "razide"},
        hands={HONZA: "mind-wall"},
    )
    front.choose("meditate")
    front.table.destiny[HONZA] = 0

    assert refused(front, "cast mind-wall ? max-steiner") == ("DT-TIME-20", "nothing-to-shield-from")
    assert refused(front, "cast mind-wall ? ?") == ("DT-ART-06", "too-few-destiny")


# Duels


@pytest.mark.rule("DT-DUEL-11", "DT-ACT-14")
def test_who_points_at_somebody_to_attack_is_told_to_declare_it_only_if_that_is_possible() -> None:
    front = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"})
    first = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"}, turns=(0, 0))

    assert refused(front, "attack ? infantry") == ("DT-DUEL-11", "declare-first")
    assert refused(first, "attack ? infantry") == ("DT-ACT-14", "first-turn")


@pytest.mark.rule("DT-DUEL-16")
def test_once_the_fighters_are_named_nobody_is_told_that_another_attack_is_not_possible() -> None:
    front = GivenFront(squads={HONZA: "hussar sea-lion", MARTIN: "infantry"})
    front.choose("declare_attack")
    front.until("dt-attack")
    assert refused(front, "tactic fight")[1] == "another-question"
    front.choose("attack hussar infantry")
    front.until("dt-tactic")

    assert refused(front, "attack sea-lion infantry")[1] == "another-question"


def test_a_begun_choice_is_asked_to_be_completed() -> None:
    front = GivenFront(squads={MARTIN: "hussar"}, kohorts={HONZA: "nepharite-of-semai"})
    front.attacks("nepharite-of-semai", "hussar")
    front.until("dt-split")

    assert reason_for(front, "split 1 ?").key == "dt-why-choose-amount"
    assert reason_for(front, "split ? ?").key == "dt-why-choose-amount"

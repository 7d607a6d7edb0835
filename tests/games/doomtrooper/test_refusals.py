"""Why a choice is not possible: the first rule that forbids it with its numbers."""

from __future__ import annotations

import pytest

from herna.engine.decision import Choice, Reason, explain
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.refusals import STILL_TO_CHOOSE
from herna.games.doomtrooper.table import NONE, Agreed
from herna.games.doomtrooper.view import view_for
from herna.messages.words import Words
from tests.kit.front import HONZA, MARTIN, GivenFront


def reason_for(front: GivenFront, words: str) -> Reason:
    """Why whoever is asked may not choose this; "?" is not said yet, "-" is nothing."""
    kind, *named = words.split()
    fields = GAME.choices[kind]
    choice: Choice = (kind, *(_meant(front, field, name) for field, name in zip(fields, named, strict=True)))
    (reason,) = explain(front.play, front.asked(), choice)
    return reason


def _meant(front: GivenFront, field: str, name: str) -> str | int:
    if name == "?" or name == "-":
        return "" if name == "?" else NONE
    if field in ("ability", "tactic", "kind"):
        return name
    return front.id_of(name)


def refused(front: GivenFront, words: str) -> tuple[str, str]:
    """Rule and key of the reason."""
    reason = reason_for(front, words)
    return reason.rule, reason.key.removeprefix("dt-why-")


# Actions


@pytest.mark.rule("DT-WAR-03", "DT-WAR-01", "DT-ZONES-02")
def test_a_warrior_that_is_not_deployed_says_what_is_missing() -> None:
    front = GivenFront(hands={HONZA: "razide", MARTIN: "hussar"}, destiny=(6, 20))

    assert refused(front, "play_card ? ?") == ("DT-ZONES-02", "choose-card")
    assert refused(front, "play_card hussar squad-0") == ("DT-ZONES-02", "not-in-hand")
    assert refused(front, "play_card razide squad-0") == ("DT-WAR-01", "other-area")
    assert refused(front, "play_card razide kohort-0") == ("DT-WAR-03", "too-few-destiny")
    assert dict(reason_for(front, "play_card razide ?").arguments) == {"cost": 7, "has": 6}


@pytest.mark.rule("DT-COVER-15", "DT-ACT-05")
def test_too_few_actions_are_counted() -> None:
    front = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "razide"}, common=2)

    reason = reason_for(front, "hide razide")

    assert (reason.rule, reason.key) == ("DT-ACT-05", "dt-why-too-few-actions")
    assert dict(reason.arguments) == {"needs": 3, "left": 2}


@pytest.mark.rule("DT-ACT-10", "DT-ACT-11", "DT-SAB-13")
def test_after_an_attack_only_attacks_may_follow() -> None:
    front = GivenFront(squads={HONZA: "hussar", MARTIN: "max-steiner"}, hands={HONZA: "razide"})
    front.table.bound, front.table.rule_attack, front.table.attacks = True, False, 1

    assert refused(front, "meditate") == ("DT-ACT-11", "bound-to-attack")
    assert refused(front, "play_card razide kohort-0") == ("DT-ACT-11", "bound-to-attack")
    assert refused(front, "declare_attack") == ("DT-ACT-10", "has-attacked")
    assert refused(front, "sabotage hussar 1") == ("DT-SAB-13", "attacked-no-sabotage")


@pytest.mark.rule("DT-ACT-14", "DT-SAB-09")
def test_nobody_attacks_or_sabotages_in_the_first_turn() -> None:
    front = GivenFront(squads={HONZA: "hussar", MARTIN: "max-steiner"}, turns=(0, 0))

    assert refused(front, "declare_attack") == ("DT-ACT-14", "first-turn")
    assert refused(front, "sabotage hussar 1") == ("DT-SAB-09", "sabotage-first-turn")


@pytest.mark.rule("DT-COVER-04", "DT-TRANS-03")
def test_a_duty_comes_before_everything_else() -> None:
    covered = GivenFront(squads={HONZA: "hussar"}, covered="hussar")
    called = GivenFront(squads={HONZA: "hussar"}, outposts={MARTIN: "soldat"})

    for words in ("meditate", "no_more"):
        assert refused(covered, words) == ("DT-COVER-04", "duty-uncover")
        assert refused(called, words) == ("DT-TRANS-03", "duty-outpost")
    assert refused(called, "declare_attack") == ("DT-TRANS-03", "duty-outpost")


@pytest.mark.rule("DT-COVER-01", "DT-COVER-03", "DT-COVER-12", "DT-EQUIP-20")
def test_cover_says_who_cannot_seek_or_leave_it() -> None:
    front = GivenFront(squads={HONZA: "hussar max-steiner", MARTIN: "yojimbo"}, covered="hussar")
    driving = GivenFront(
        squads={HONZA: "hussar max-steiner"}, on={"t-32-wolfclaw-jbt": "hussar"}, boarded="t-32-wolfclaw-jbt"
    )

    assert refused(front, "seek_cover ?") == ("DT-COVER-01", "choose-warrior")
    assert refused(front, "seek_cover yojimbo") == ("DT-COVER-01", "not-your-warrior")
    assert refused(front, "seek_cover hussar") == ("DT-COVER-01", "in-cover")
    assert refused(front, "seek_cover max-steiner") == ("DT-COVER-03", "last-in-the-open")
    assert refused(front, "leave_cover max-steiner") == ("DT-COVER-12", "not-in-cover")
    assert refused(driving, "seek_cover hussar") == ("DT-EQUIP-20", "in-vehicle")


@pytest.mark.rule("DT-COVER-03", "DT-SAB-04")
def test_refusals_know_what_was_agreed_upon() -> None:
    agreed = Agreed(lone_cover=True, cover_sabotage=False)
    front = GivenFront(squads={HONZA: "hussar"}, covered="hussar", hands={HONZA: "yojimbo"}, agreed=agreed)
    attacking = GivenFront(squads={HONZA: "hussar"}, agreed=agreed)
    attacking.table.bound = True  # an attack action was taken
    coming = GivenFront(hands={HONZA: "yojimbo"}, common=2, agreed=agreed)

    assert refused(front, "sabotage hussar 1") == ("DT-SAB-04", "in-cover")
    assert refused(front, "hide yojimbo") == ("DT-COVER-03", "nobody-in-the-open")
    assert refused(attacking, "seek_cover hussar")[1] == "bound-to-attack"
    assert refused(coming, "hide yojimbo")[1] == "too-few-actions"


@pytest.mark.rule("DT-TRANS-05", "DT-TRANS-06", "DT-TRANS-12", "DT-TRANS-14", "DT-TRANS-18")
def test_the_outpost_says_who_cannot_go_there_or_leave() -> None:
    closed = GivenFront(squads={HONZA: "hussar"})
    held = GivenFront(
        squads={HONZA: "hussar"},
        outposts={HONZA: "razide", MARTIN: "soldat"},
        hands={HONZA: "corsair"},
    )
    tribes = GivenFront(outposts={HONZA: "soldat prophet"}, hands={HONZA: "corsair"})

    assert refused(closed, "transfer hussar") == ("DT-TRANS-06", "outpost-closed")
    assert refused(held, "transfer hussar") == ("DT-TRANS-14", "enemies-on-outpost")
    assert refused(held, "transfer razide") == ("DT-TRANS-05", "last-on-outpost")
    assert refused(tribes, "transfer soldat") == ("DT-TRANS-12", "never-transfers")
    assert refused(tribes, "play_card corsair outpost-0") == ("DT-TRANS-18", "third-tribe")


@pytest.mark.rule("DT-SAB-03", "DT-SAB-04")
def test_sabotage_names_who_protects_the_player() -> None:
    front = GivenFront(squads={HONZA: "hussar", MARTIN: "yojimbo"}, kohorts={HONZA: "algeroth-apostle-of-war"})

    reason = reason_for(front, "sabotage hussar 1")

    assert (reason.rule, reason.key) == ("DT-SAB-03", "dt-why-is-guarded")
    assert reason.blockers == (("card", front["yojimbo"]),)
    assert refused(front, "sabotage hussar 0") == ("DT-SAB-03", "no-opponent")
    assert refused(front, "sabotage algeroth-apostle-of-war 1") == ("DT-FIT-02", "never-fights")


# Cards


@pytest.mark.rule("DT-EQUIP-02", "DT-EQUIP-04", "DT-EQUIP-10", "DT-COVER-20")
def test_equipment_says_for_whom_it_is_not() -> None:
    front = GivenFront(
        squads={HONZA: "hussar yojimbo", MARTIN: "max-steiner"},
        kohorts={HONZA: "razide"},
        hidden={HONZA: "sean-gallagher"},
        on={"t-32-wolfclaw-jbt#1": "hussar", "combat-armor": "yojimbo"},
        hands={HONZA: "violator-sword t-32-wolfclaw-jbt composite-armor"},
    )

    assert refused(front, "play_card violator-sword yojimbo") == ("DT-EQUIP-04", "wrong-affiliation")
    assert dict(reason_for(front, "play_card violator-sword razide").arguments)["word"] == "bauhaus"
    assert refused(front, "play_card violator-sword max-steiner") == ("DT-EQUIP-10", "not-your-warrior")
    assert refused(front, "play_card violator-sword sean-gallagher") == ("DT-COVER-20", "unknown-warrior")
    assert refused(front, "play_card t-32-wolfclaw-jbt hussar") == ("DT-EQUIP-02", "one-vehicle")
    assert refused(front, "play_card composite-armor yojimbo") == ("DT-EQUIP-02", "one-armor")
    assert reason_for(front, "play_card composite-armor yojimbo").blockers == (("card", front["combat-armor"]),)


@pytest.mark.rule("DT-PERS-01", "DT-RELIC-04", "DT-FORT-06")
def test_what_may_be_in_play_only_once_names_the_other_copy() -> None:
    front = GivenFront(
        squads={HONZA: "hussar heimburg#1", MARTIN: "max-steiner#1 valerie-duval"},
        on={"archetypal-timepiece#1": "valerie-duval"},
        hands={HONZA: "max-steiner archetypal-timepiece heimburg"},
    )

    assert refused(front, "play_card max-steiner squad-0") == ("DT-PERS-01", "unique")
    assert reason_for(front, "hide max-steiner").blockers == (("card", front["max-steiner#1"]),)
    assert refused(front, "play_card archetypal-timepiece hussar") == ("DT-RELIC-04", "unique")
    assert refused(front, "play_card heimburg squad-0") == ("DT-FORT-06", "has-one")


@pytest.mark.rule("DT-PERS-02", "DT-COVER-18")
def test_a_personality_that_another_player_hides_is_not_told() -> None:
    front = GivenFront(hidden={MARTIN: "max-steiner#1"}, hands={HONZA: "max-steiner hussar"}, destiny=(1, 20))

    assert refused(front, "play_card max-steiner squad-0") == ("DT-WAR-03", "too-few-destiny")
    assert refused(front, "hide max-steiner") == refused(front, "hide hussar")


@pytest.mark.rule("DT-SYM-03", "DT-SYM-09", "DT-KI-01")
def test_gifts_and_powers_say_who_cannot_have_them() -> None:
    front = GivenFront(
        squads={HONZA: "hussar"},
        kohorts={HONZA: "razide"},
        on={"dark-fire#1": "razide"},
        hands={HONZA: "dark-fire illusion shadow-walk"},
    )

    assert refused(front, "play_card illusion razide") == ("DT-SYM-03", "wrong-follower")
    assert refused(front, "play_card dark-fire razide") == ("DT-SYM-09", "has-copy")
    assert refused(front, "play_card shadow-walk hussar") == ("DT-KI-01", "wrong-affiliation")
    assert refused(front, "play_card shadow-walk ?") == ("DT-KI-01", "nothing-to-play-on")


@pytest.mark.rule("DT-TURN-02", "DT-TURN-06", "DT-TIME-14")
def test_a_card_for_another_moment_says_for_which() -> None:
    front = GivenFront(
        squads={HONZA: "hussar yojimbo"}, hands={HONZA: "powerful-blow narrow-escape violator-sword hussar#2"}
    )

    assert dict(reason_for(front, "play_card powerful-blow hussar").arguments)["timing"] == "combat"
    assert refused(front, "play_card narrow-escape -") == ("DT-TURN-02", "other-time")
    front.choose("meditate")
    assert front.prompt() == "dt-anytime"
    assert refused(front, "play_card violator-sword hussar") == ("DT-TURN-02", "other-time")
    assert refused(front, "play_card hussar#2 squad-0") == ("DT-TURN-02", "deployed-by-action")
    assert refused(front, "seek_cover hussar") == ("DT-TURN-06", "only-as-action")


@pytest.mark.rule("DT-ART-02", "DT-ART-03", "DT-ART-12")
def test_a_spell_says_who_cannot_cast_it() -> None:
    front = GivenFront(
        squads={HONZA: "hussar cardinal-dominic"},
        kohorts={MARTIN: "razide"},
        on={"dark-fire": "razide"},
        hands={HONZA: "mind-wall violator-sword"},
    )
    front.choose("meditate")

    assert refused(front, "play_card mind-wall hussar") == ("DT-ART-03", "is-spell")
    assert refused(front, "cast violator-sword hussar hussar") == ("DT-ART-03", "is-no-spell")
    assert refused(front, "cast mind-wall hussar hussar") == ("DT-ART-02", "not-mastered")
    assert refused(front, "cast mind-wall ? hussar") == ("DT-TIME-01", "choose-caster")


def test_what_was_switched_just_now_is_not_switched_again() -> None:
    front = GivenFront(squads={HONZA: "demnogonis-cultist"})
    front.choose("meditate")
    front.choose("use demnogonis-cultist legion -")
    front.choose("decline")

    assert refused(front, "use demnogonis-cultist doomtrooper -") == ("DT-TIME-01", "switched")


# Duels


@pytest.mark.rule("DT-COVER-06", "DT-COVER-13", "DT-DUEL-13", "DT-DUEL-14", "DT-FIT-02")
def test_an_attack_says_who_cannot_attack_or_be_attacked() -> None:
    front = GivenFront(
        squads={HONZA: "hussar max-steiner valerie-duval", MARTIN: "yojimbo"},
        kohorts={MARTIN: "algeroth-apostle-of-war"},
        outposts={HONZA: "soldat", MARTIN: "corsair"},
        covered="max-steiner",
    )
    front.table.left_cover = (front["valerie-duval"],)
    front.choose("declare_attack")
    front.until("dt-attack")

    assert refused(front, "attack max-steiner yojimbo") == ("DT-COVER-06", "attacks-from-cover")
    assert refused(front, "attack valerie-duval yojimbo") == ("DT-COVER-13", "left-cover")
    assert refused(front, "attack yojimbo hussar") == ("DT-DUEL-11", "not-your-warrior")
    assert refused(front, "attack hussar max-steiner") == ("DT-DUEL-13", "own-defender")
    assert refused(front, "attack hussar corsair") == ("DT-DUEL-14", "across-the-line")
    assert refused(front, "attack hussar algeroth-apostle-of-war") == ("DT-FIT-02", "never-fights")
    assert refused(front, "attack hussar ?") == ("DT-DUEL-11", "choose-warrior")


@pytest.mark.rule("DT-DUEL-22", "DT-DUEL-23")
def test_a_weapon_says_why_it_is_not_used() -> None:
    front = GivenFront(
        squads={HONZA: "hussar", MARTIN: "yojimbo"},
        on={"violator-sword": "hussar", "l-a-plasma-carbine": "hussar", "scalper": "yojimbo"},
    )
    front.choose("declare_attack")
    front.until("dt-attack")
    front.choose("attack hussar yojimbo")
    front.until("dt-tactic")
    front.choose("tactic fight")
    front.until("dt-weapon")

    assert refused(front, "wield ?") == ("DT-DUEL-22", "choose-weapon")
    assert refused(front, "wield l-a-plasma-carbine") == ("DT-DUEL-23", "no-weapon-for")
    assert refused(front, "wield scalper") == ("DT-DUEL-22", "not-on-warrior")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It costs 7 D; you can pay 6. [DT-WAR-03]"),
        ("cs", "Stojí to 7 B; zaplatit můžete nejvýš 6. [DT-WAR-03]"),
    ],
)
def test_a_reason_in_words_names_numbers_and_rule(language: str, words: str) -> None:
    poor = GivenFront(hands={HONZA: "razide"}, destiny=(6, 20))

    reason = reason_for(poor, "play_card razide kohort-0")

    assert Words(language, GAME).reason(view_for(poor.table, HONZA), reason) == words


def test_every_field_of_a_choice_can_be_asked_for() -> None:
    fields = {field for named in GAME.choices.values() for field in named}

    assert fields <= set(STILL_TO_CHOOSE)

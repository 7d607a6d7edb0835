"""Reasons are true: a card says which of its own conditions is not met, and names the card that forbids something."""

import pytest

from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.view import view_for
from herna.messages.words import Words
from tests.games.doomtrooper.rows import attacks, given, plays, position, prove, row, sets, then, until


def in_words(front: GivenFront, words: str) -> str:
    """The reason as the player who is asked reads it."""
    return Words("en", GAME).reason(view_for(front.table, front.asked()), front.why_not(words))


# Conditions of cards


@pytest.mark.rule("DT-GEN-01")
def test_a_second_initiative_in_one_turn() -> None:
    front = GivenFront("squad hussar; hand initiative initiative#2")
    front.play.stack = front.play.stack[:3]
    turn, _, _ = front.play.stack[2]
    front.play.stack[2] = (turn, turn.order().index("the_window_after_the_draw"), "")
    front.table.step = "draw"
    front.play.start()
    front.plays(HONZA, "play initiative player-0").declines_until("dt-anytime", HONZA)

    assert front.refused("play initiative#2 player-0") == ("DT-GEN-01", "dt-why-once-in-a-turn")


@position
def answering(card: str, on: str, destiny: int = 20) -> GivenFront:
    """Honza plays a special card in his turn, and Martin, with that many D, may answer it."""
    front = GivenFront(
        f"squad hussar; hand {card}; library ambush",
        "squad infantry; kohort razide; hand stolen-paperwork doomed; library ambush#2",
        destiny=(20, destiny),
        seed="answering",
    )
    front.chooses("meditate").plays(HONZA, f"play {card} {on}").declines_until("dt-react", MARTIN)
    return front


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
    front = GivenFront(f"squad hussar+violator-sword; kohort razide; hand {card}", "kohort algeroth-apostle-of-war")
    if front.table.printed(front[card]).timing != "action":
        front.chooses("meditate")

    assert front.refused(f"play {card} {on}") == ("DT-TIME-20", f"dt-why-{key}")


# Who forbids it


@pytest.mark.rule("DT-COVER-11", "DT-COVER-27")
def test_nikodemus_is_named_when_he_keeps_somebody_from_cover() -> None:
    front = GivenFront("squad hussar infantry; hand sea-lion", "squad archinquisitor-nikodemus")

    seeking, hiding = front.why_not("seek_cover hussar"), front.why_not("hide sea-lion")

    assert (seeking.rule, seeking.key) == ("DT-COVER-11", "dt-why-never-in-cover-by")
    assert (hiding.rule, hiding.key) == ("DT-COVER-27", "dt-why-never-in-cover-by")
    assert seeking.blockers == hiding.blockers == (("card", front["archinquisitor-nikodemus"]),)
    assert in_words(front, "seek_cover hussar").startswith("Because of Archinquisitor Nikodemus")


# Abilities


@pytest.mark.rule("DT-TARGET-06", "DT-NEVER-03")
def test_an_ability_says_that_its_card_is_of_no_use_where_it_lies() -> None:
    front = GivenFront("squad doctor-diana+first-aid-kit hussar", "squad yojimbo", wounded="hussar")
    useless = GivenFront("squad rams-air-cavalry+first-aid-kit hussar", wounded="hussar")
    for each in (front, useless):
        each.chooses("meditate")
    front.table.prisoners = {front["doctor-diana"]: front["yojimbo"]}

    assert front.refused("use first-aid-kit heal hussar") == ("DT-TARGET-06", "dt-why-imprisoned")
    assert useless.refused("use first-aid-kit heal hussar") == ("DT-NEVER-03", "dt-why-is-useless")


test_what_follows_from_a_position = prove(
    # The moment
    row("a card that is played at any time is not played instead of an action or an answer", "DT-TURN-03",
        "DT-TIME-14",
        given("squad hussar; hand positive-karma expedite-request doomed", "squad infantry"),
        then({"refused play positive-karma player-0": ("DT-TURN-03", "dt-why-takes-no-action"),
            "said play positive-karma player-0": "Positive Karma takes no action: it is played in a window, "
            "when everybody may play cards. Now you choose an action. [DT-TURN-03]"}),
        "meditate", plays(HONZA, "play doomed player-1"), until("dt-react", HONZA),
        then({"refused play positive-karma player-0": ("DT-TIME-14", "dt-why-only-answers")})),
    row("a card for the time before actions says that now the action is chosen", "DT-TURN-03", "DT-TURN-02",
        given("squad hussar; hand initiative", common=2),
        then({"refused play initiative player-0": ("DT-TURN-03", "dt-why-takes-no-action")}),
        "meditate", until("dt-action"),
        then({"refused play initiative player-0": ("DT-TURN-02", "dt-why-other-time")}),
        given("squad hussar; hand initiative", "squad infantry"), attacks("hussar", "infantry"), until("dt-action"),
        then({"refused play initiative player-0": ("DT-TURN-02", "dt-why-other-time")})),
    # Conditions of cards
    row("grand assault says why nobody attacks", "DT-DUEL-12", "DT-DUEL-11",
        given("squad hussar; hand grand-assault"), "meditate",
        then({"refused play grand-assault player-0": ("DT-DUEL-12", "dt-why-nobody-to-attack")}),
        given("squad hussar infantry; hand grand-assault", "squad yojimbo", covered="hussar infantry"),
        "leave_cover hussar", then({"refused play grand-assault player-0": ("DT-DUEL-12", "dt-why-nobody-attacks")}),
        given("hand grand-assault"), "meditate",
        then({"refused play grand-assault player-0": ("DT-DUEL-11", "dt-why-no-warriors")})),
    row("inspired says why its actions would come to nothing", "DT-DUEL-45", "DT-ACT-11", "DT-SAB-13", "DT-TIME-20",
        given("squad hussar; hand inspired grand-assault", "squad infantry"), attacks("hussar", "infantry"),
        then({"refused play inspired player-0": ("DT-DUEL-45", "dt-why-actions-in-own-duel"),
            "refused play grand-assault player-0": ("DT-GEN-01", "dt-why-not-in-a-duel")}),
        sets(duels=()), then({"refused play inspired player-0": ("DT-ACT-11", "dt-why-bound-to-attack")}),
        sets(sabotaged=(MARTIN,)),
        then({"refused play inspired player-0": ("DT-SAB-13", "dt-why-actions-after-sabotage")}),
        sets(sabotaged=(), step="discard"),
        then({"refused play inspired player-0": ("DT-TIME-20", "dt-why-actions-too-late")})),
    row("the defiance needs a patriarch on the outpost", "DT-GEN-01", "DT-TIME-21",
        given("outpost lutheran-disciple; hand the-defiance"),
        then({"said play the-defiance -": "The Defiance requires that you have this warrior there (Outpost): "
            "Patriarch. [DT-GEN-01]"})),
    row("stolen paperwork does not take over what its player could not play at that moment", "DT-TIME-15",
        answering("expedite-request", "-"),
        then({"refused play stolen-paperwork expedite-request": ("DT-TIME-15", "dt-why-taken-too-late"),
            "said play stolen-paperwork ?": "You could not play Expedite Request yourself now: in your turn, "
            "not in a duel. [DT-TIME-15]"})),
    row("stolen paperwork does not take over what its player cannot pay", "DT-TIME-24",
        answering("cleansing-flame", "razide", destiny=7),
        then({"refused play stolen-paperwork cleansing-flame": ("DT-TIME-24", "dt-why-too-few-destiny")},
            lambda front: dict(front.why_not("play stolen-paperwork ?").arguments)["cost"] == 8)),
    row("stolen paperwork does not take over what would do nothing for its player", "DT-TIME-24", "DT-ACT-14",
        answering("grand-assault", "player-0"), sets(turns_1=0),
        then({"refused play stolen-paperwork grand-assault": ("DT-ACT-14", "dt-why-first-turn")})),
    row("an equal card is named only where it can be played", "DT-ZONES-02",
        given("squad hussar+composite-armor infantry; hand combat-armor combat-armor#2", "squad samurai"),
        then({"key play combat-armor#2 hussar": "dt-why-one-armor",
            "key play combat-armor#2 infantry": "dt-why-equal-card",
            "key play combat-armor#2 ?": "dt-why-equal-card"}),
        given("squad hussar+composite-armor; hand combat-armor combat-armor#2", "squad samurai"),
        then({"key play combat-armor#2 ?": "dt-why-nothing-to-play-on"})),
    row("that no card can be played is not said where one can be played on something else", "DT-ZONES-02",
        given("squad hussar; hand combat-armor"), then({"key play ? player-0": "why-not-together"})),
    row("an answer is played on what it answers", "DT-TIME-14",
        answering("positive-karma", "player-0"),
        then({"refused play stolen-paperwork hussar": ("DT-TIME-14", "dt-why-answers-other"),
            "offers play stolen-paperwork": {"positive-karma"}})),
    row("missing in action on a fighter", "DT-DUEL-09", "G-63",
        given("squad hussar; hand missing-in-action", "squad infantry sea-lion"), attacks("hussar", "infantry"),
        then({"refused play missing-in-action infantry": ("DT-DUEL-09", "dt-why-on-no-fighter"),
            "offers play missing-in-action": {"sea-lion"}})),
    row("a mission says that nobody is strong enough to be hunted", "DT-TIME-20",
        given("squad hussar; hand prove-your-valor", "squad infantry"),
        then({"said play prove-your-valor hussar": "Nobody in play has at least 2 times the Value of "
            "Hussar. [DT-TIME-20]"})),
    row("reassignment says that nobody knows who a hidden warrior is", "DT-COVER-18", "G-37",
        given("squad hussar; hand reassignment", "squad infantry; hidden sea-lion"),
        then({"refused play reassignment sea-lion": ("DT-COVER-18", "dt-why-unknown-warrior")},
            lambda front: dict(front.why_not("play reassignment sea-lion").arguments)["card"] == front["sea-lion"])),
    # Abilities
    row("an ability for windows is not used instead of an action nor by others", "DT-ACT-21",
        given("squad bodyguard hussar", "squad bodyguard#2 infantry"),
        then({"refused use bodyguard guard hussar": ("DT-ACT-21", "dt-why-ability-no-action"),
            "refused use bodyguard#2 guard infantry": ("DT-ACT-21", "dt-why-not-your-card")}),
        given("squad hussar", "squad infantry; outpost horde-trooper+lurker"),
        then({"refused use lurker join infantry": ("DT-ACT-21", "dt-why-not-your-card"),
            "refused use lurker ? ?": ("DT-ACT-21", "dt-why-not-your-card")}),
        given("squad bodyguard hussar", "kohort demnogonis-cultist"),
        "meditate", plays(MARTIN, "use demnogonis-cultist legion -"),
        then({"asked": HONZA, "refused use demnogonis-cultist doomtrooper -": ("DT-ACT-21", "dt-why-not-your-card")})),
    row("a spell that could be cast by somebody says what it costs", "DT-ART-06",
        given("squad valkyrie hussar; hand lesser-domination", "squad infantry; hand doomed", destiny=(3, 20)),
        "meditate", then({"refused cast lesser-domination ? ?": ("DT-ART-06", "dt-why-too-few-destiny")}),
        sets(hands_1=()),
        then({"refused cast lesser-domination valkyrie player-1": ("DT-TIME-20", "dt-why-empty-hand")})),
    row("a spell that is of use on somebody says what it costs and not on whom it is of none", "DT-ART-06",
        given("squad max-steiner cardinal-dominic hussar; hand mind-wall", "kohort razide+dark-fire"), "meditate",
        sets(destiny_0=0),
        then({"refused cast mind-wall ? max-steiner": ("DT-TIME-20", "dt-why-nothing-to-shield-from"),
            "refused cast mind-wall ? ?": ("DT-ART-06", "dt-why-too-few-destiny")})),
    # Duels
    row("once the fighters are named nobody is told that another attack is not possible", "DT-DUEL-16",
        given("squad hussar sea-lion", "squad infantry"), "declare_attack", until("dt-attack"),
        then({"key tactic fight": "dt-why-phase"}),
        "attack hussar infantry", until("dt-tactic"), then({"key attack sea-lion infantry": "dt-why-phase"})),
    row("a begun choice is asked to be completed",
        given("kohort nepharite-of-semai", "squad hussar"), attacks("nepharite-of-semai", "hussar"), until("dt-split"),
        then({"key split 1 ?": "dt-why-choose-amount", "key split ? ?": "dt-why-choose-amount"})),
)  # fmt: skip

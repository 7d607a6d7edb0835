"""Why a choice is not possible: the first rule that forbids it with its numbers."""

from collections.abc import Callable

import pytest
from _pytest.mark import ParameterSet

from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.table import Agreed
from herna.games.doomtrooper.view import view_for
from herna.messages.words import Words
from tests.games.doomtrooper.rows import each, given, prove, row, sets, then, until


def refused(position: Callable[[], GivenFront], why: dict[str, str], also: tuple[str, ...] = ()) -> list[ParameterSet]:
    """What is refused in a position: each choice with its rule and the message, as a case that proves the rule."""
    rows = [(words, *reason.split()) for words, reason in why.items()]
    return [
        pytest.param(position, words, rule, key, id=f"{words}: {key}", marks=pytest.mark.rule(rule, *also))
        for words, rule, key in rows
    ]


REFUSED = [
    # Nobody attacks or sabotages in the first turn
    *refused(lambda: GivenFront("squad hussar", "squad max-steiner", turns=(0, 0)), {
        "declare_attack": "DT-ACT-14 first-turn", "sabotage hussar 1": "DT-SAB-09 sabotage-first-turn"
    }),
    # Cover says who cannot seek or leave it
    *refused(lambda: GivenFront("squad hussar max-steiner", "squad yojimbo", covered="hussar"), {
        "seek_cover ?": "DT-COVER-01 why-nothing-to-choose", "seek_cover yojimbo": "DT-COVER-01 not-your-warrior",
        "seek_cover hussar": "DT-COVER-01 in-cover", "seek_cover max-steiner": "DT-COVER-03 last-in-the-open",
        "leave_cover max-steiner": "DT-COVER-12 not-in-cover"
    }),
    *refused(lambda: GivenFront("squad hussar+t-32-wolfclaw-jbt max-steiner", boarded="t-32-wolfclaw-jbt"), {
        "seek_cover hussar": "DT-EQUIP-20 in-vehicle"
    }),
    # The outpost says who cannot go there or leave
    *refused(lambda: GivenFront("squad hussar"), {
        "transfer hussar": "DT-TRANS-06 outpost-closed"
    }),
    *refused(lambda: GivenFront("squad hussar; outpost razide; hand corsair", "outpost soldat"), {
        "transfer hussar": "DT-TRANS-14 enemies-on-outpost", "transfer razide": "DT-TRANS-05 last-on-outpost"
    }),
    *refused(lambda: GivenFront("outpost soldat prophet; hand corsair"), {
        "transfer soldat": "DT-TRANS-12 never-transfers", "play corsair outpost-0": "DT-TRANS-18 third-tribe"
    }),
    # Gifts and powers say who cannot have them
    *refused(lambda: GivenFront("squad hussar; kohort razide+dark-fire#1; hand dark-fire illusion shadow-walk"), {
        "play illusion razide": "DT-SYM-03 wrong-follower", "play dark-fire razide": "DT-SYM-09 has-copy",
        "play shadow-walk hussar": "DT-KI-01 wrong-affiliation", "play shadow-walk ?": "DT-KI-01 nothing-to-play-on"
    }),
    # A spell says who cannot cast it
    *refused(lambda: GivenFront("squad hussar cardinal-dominic; hand mind-wall violator-sword",
             "kohort razide+dark-fire").chooses("meditate"), {
        "play mind-wall hussar": "DT-ART-03 is-spell", "cast violator-sword hussar hussar": "DT-ART-03 is-no-spell",
        "cast mind-wall hussar hussar": "DT-ART-02 not-mastered",
        "cast mind-wall ? hussar": "DT-ART-03 choose-caster"
    }, also=("DT-ART-12",)),
    # What was switched just now is not switched again
    *refused(lambda: GivenFront("squad demnogonis-cultist").chooses("meditate", "use demnogonis-cultist legion -",
             "decline"), {
        "use demnogonis-cultist doomtrooper -": "DT-TIME-01 switched"
    }),
    # A weapon says why it is not used
    *refused(lambda: GivenFront("squad hussar+violator-sword+l-a-plasma-carbine",
             "squad yojimbo+scalper").chooses("declare_attack").declines_until("dt-attack")
             .chooses("attack hussar yojimbo").declines_until("dt-tactic").chooses("tactic fight")
             .declines_until("dt-weapon"), {
        "wield ?": "DT-DUEL-22 choose-weapon", "wield l-a-plasma-carbine": "DT-DUEL-23 no-weapon-for",
        "wield scalper": "DT-DUEL-22 not-on-warrior"
    }),
    # Grand assault in the first turn
    *refused(lambda: GivenFront("squad hussar; hand grand-assault",
             "squad infantry", turns=(0, 0), seed="1").chooses("meditate"), {
        "play grand-assault player-0": "DT-ACT-14 first-turn", "play grand-assault ?": "DT-ACT-14 first-turn"
    }),
    # Stolen paperwork takes over a card of an opponent
    *refused(lambda: GivenFront("squad hussar; hand doomed stolen-paperwork").chooses("meditate").plays(HONZA,
             "play doomed player-1").declines_until("dt-react", HONZA), {
        "play stolen-paperwork doomed": "DT-TIME-24 own-special"
    }),
    # If a card means only one thing it says why not on that
    *refused(lambda: GivenFront("squad hussar",
             "squad infantry sea-lion; hand take-cover", covered="infantry").attacks("hussar", "infantry")
             .declines_until("dt-combat", MARTIN), {
        "play take-cover ?": "DT-COVER-01 is-in-cover"
    }),
    # Who may fight once more is the only one that attacks then
    *refused(lambda: GivenFront("outpost templar-legionnaire+tusked-serett corsair; hidden samurai", "outpost cossack")
             .attacks("templar-legionnaire", "cossack").declines_until("dt-fight-again")
             .chooses("attack templar-legionnaire cossack").declines_until("dt-attack"), {
        "attack corsair cossack": "DT-DUEL-11 others-attack",
        "attack samurai cossack": "DT-COVER-06 attacks-from-cover"
    }),
    # Who never goes into cover by its own card names nobody else
    *refused(lambda: GivenFront("squad hussar; kohort algeroth-apostle-of-war", "squad archinquisitor-nikodemus"), {
        "seek_cover algeroth-apostle-of-war": "DT-COVER-11 never-in-cover"
    }),
    *refused(lambda: GivenFront("squad hussar young-guard"), {
        "seek_cover young-guard": "DT-COVER-11 never-in-cover"
    }),
    # An ability that could be used on somebody else is not said to be impossible now
    *refused(lambda: GivenFront("squad doctor-diana hussar infantry", wounded="hussar"), {
        "use doctor-diana heal infantry": "DT-ACT-21 not-used-on-that",
        "use doctor-diana heal ?": "DT-ACT-21 choose-use", "use doctor-diana ? ?": "DT-ACT-21 choose-ability"
    }),
    # An ability says that there is nobody for it
    *refused(lambda: GivenFront("squad doctor-diana hussar"), {
        "use doctor-diana heal hussar": "DT-TIME-20 nothing-to-use-on",
        "use doctor-diana ? ?": "DT-TIME-20 nothing-to-use-on", "use hussar ? ?": "DT-ACT-21 no-such-ability"
    }),
    # An ability that takes no action waits for a window, unless it would do nothing there either
    *refused(lambda: GivenFront("squad demnogonis-cultist protective-wall hussar"), {
        "use demnogonis-cultist legion -": "DT-ACT-21 ability-no-action",
        "use protective-wall come-out hussar": "DT-ACT-21 ability-not-now"
    }),
    # A spell that lasts in the duel is not said to be out of play
    *refused(lambda: GivenFront("squad mystic; hand elemental-wall",
             "squad infantry", destiny=(2, 20)).attacks("mystic", "infantry")
             .chooses("cast elemental-wall mystic mystic", "pick_amount 2").declines_until("dt-combat", HONZA), {
        "use elemental-wall strengthen -": "DT-ACT-21 ability-not-now"
    }, also=("DT-ART-08",)),
    # In phase 5 an answer to a card of the duel says why it is none
    *refused(lambda: GivenFront("squad hussar; hand powerful-blow stolen-paperwork",
             "squad infantry").attacks("hussar", "infantry").chooses("play powerful-blow hussar")
             .declines_until("dt-combat", HONZA), {
        "play stolen-paperwork powerful-blow": "DT-TIME-24 own-special",
        "play stolen-paperwork ?": "DT-TIME-24 own-special"
    }, also=("DT-TIME-12",)),
    # A vehicle in an entrenchment is no vehicle of a warrior
    *refused(lambda: GivenFront("squad hussar fortified-entrenchment+t-32-wolfclaw-jbt"), {
        "board t-32-wolfclaw-jbt": "DT-EQUIP-16 is-no-vehicle"
    }),
    *refused(lambda: GivenFront("squad hussar+combat-armor", "squad infantry+t-32-wolfclaw-jbt"), {
        "board t-32-wolfclaw-jbt": "DT-EQUIP-16 not-your-card", "board combat-armor": "DT-EQUIP-16 is-no-vehicle"
    }),
    # Who points at somebody to attack is told to declare it only if that is possible
    *refused(lambda: GivenFront("squad hussar", "squad infantry"), {
        "attack ? infantry": "DT-DUEL-11 declare-first"
    }),
    *refused(lambda: GivenFront("squad hussar", "squad infantry", turns=(0, 0)), {
        "attack ? infantry": "DT-ACT-14 first-turn"
    })
]  # fmt: skip


@pytest.mark.parametrize(("position", "words", "rule", "key"), REFUSED)
def test_a_choice_is_refused_by_the_first_rule_that_forbids_it(
    position: Callable[[], GivenFront], words: str, rule: str, key: str
) -> None:
    assert position().refused(words) == (rule, key if key.startswith("why-") else f"dt-why-{key}")


# Cards


@pytest.mark.rule("DT-EQUIP-02", "DT-EQUIP-04", "DT-EQUIP-10", "DT-COVER-20")
def test_equipment_says_for_whom_it_is_not() -> None:
    front = GivenFront(
        "squad hussar+t-32-wolfclaw-jbt#1 yojimbo+combat-armor; kohort razide; hidden sean-gallagher; "
        "hand violator-sword t-32-wolfclaw-jbt composite-armor",
        "squad max-steiner",
    )

    assert front.refused("play violator-sword yojimbo") == ("DT-EQUIP-04", "dt-why-wrong-affiliation")
    assert dict(front.why_not("play violator-sword razide").arguments)["word"] == "bauhaus"
    assert front.refused("play violator-sword max-steiner") == ("DT-EQUIP-10", "dt-why-not-your-warrior")
    assert front.refused("play violator-sword sean-gallagher") == ("DT-COVER-20", "dt-why-unknown-warrior")
    assert front.refused("play t-32-wolfclaw-jbt hussar") == ("DT-EQUIP-02", "dt-why-one-vehicle")
    assert front.refused("play composite-armor yojimbo") == ("DT-EQUIP-02", "dt-why-one-armor")
    assert front.why_not("play composite-armor yojimbo").blockers == (("card", front["combat-armor"]),)


# Duels


test_what_follows_from_a_position = prove(
    # Actions
    row("a warrior that is not deployed says what is missing", "DT-WAR-03", "DT-WAR-01", "DT-ZONES-02",
        given("hand razide", "hand hussar", destiny=(6, 20)),
        then({"refused play ? ?": ("DT-ZONES-02", "dt-why-no-card-now"),
            "refused play hussar squad-0": ("DT-ZONES-02", "dt-why-not-in-hand"),
            "refused play razide squad-0": ("DT-WAR-01", "dt-why-other-area"),
            "refused play razide kohort-0": ("DT-WAR-03", "dt-why-too-few-destiny")}, lambda front: {"cost": 7,
            "has": 6}.items() <= dict(front.why_not("play razide ?").arguments).items())),
    row("after an attack only attacks may follow", "DT-ACT-10", "DT-ACT-11", "DT-SAB-13",
        given("squad hussar; hand razide", "squad max-steiner"), sets(bound=True, rule_attack=False, attacks=1),
        then({"refused meditate": ("DT-ACT-11", "dt-why-bound-to-attack"),
            "refused play razide kohort-0": ("DT-ACT-11", "dt-why-bound-to-attack"),
            "refused declare_attack": ("DT-ACT-10", "dt-why-has-attacked"),
            "refused sabotage hussar 1": ("DT-SAB-13", "dt-why-attacked-no-sabotage")})),
    row("a duty comes before everything else", "DT-COVER-04", "DT-TRANS-03",
        given("squad hussar", covered="hussar"),
        then({"refused meditate": ("DT-COVER-04", "dt-why-duty-uncover"),
            "refused done": ("DT-COVER-04", "dt-why-duty-uncover")}),
        given("squad hussar", "outpost soldat"),
        then({"refused meditate": ("DT-TRANS-03", "dt-why-duty-outpost"),
            "refused done": ("DT-TRANS-03", "dt-why-duty-outpost"),
            "refused declare_attack": ("DT-TRANS-03", "dt-why-duty-outpost")})),
    # Cards
    row("what may be in play only once names the other copy", "DT-PERS-01", "DT-RELIC-04", "DT-FORT-06",
        given("squad hussar heimburg#1; hand max-steiner archetypal-timepiece heimburg",
            "squad max-steiner#1 valerie-duval+archetypal-timepiece#1"),
        then({"refused play max-steiner squad-0": ("DT-PERS-01", "dt-why-unique"),
            "refused play archetypal-timepiece hussar": ("DT-RELIC-04", "dt-why-unique"),
            "refused play heimburg squad-0": ("DT-FORT-06", "dt-why-has-one")},
            lambda front: front.why_not("hide max-steiner").blockers == (("card", front["max-steiner#1"]),))),
    row("a personality that another player hides is not told", "DT-PERS-02", "DT-COVER-18",
        given("hand max-steiner hussar", "hidden max-steiner#1", destiny=(1, 20)),
        then({"refused play max-steiner squad-0": ("DT-WAR-03", "dt-why-too-few-destiny")},
            lambda front: front.refused("hide max-steiner") == front.refused("hide hussar"))),
    row("a card for another moment says for which", "DT-TURN-02", "DT-TURN-06", "DT-TIME-14",
        given("squad hussar yojimbo; hand powerful-blow narrow-escape violator-sword hussar#2"),
        then({"refused play narrow-escape -": ("DT-TURN-02", "dt-why-other-time")},
            lambda front: dict(front.why_not("play powerful-blow hussar").arguments)["timing"] == "combat"),
        "meditate",
        then({"prompt": "dt-anytime", "refused play violator-sword hussar": ("DT-TURN-02", "dt-why-other-time"),
            "refused play hussar#2 squad-0": ("DT-TURN-02", "dt-why-deployed-by-action"),
            "refused seek_cover hussar": ("DT-COVER-01", "dt-why-phase")})),
    row("too few actions are counted", "DT-COVER-15", "DT-ACT-05",
        given("squad hussar; hand razide", common=2),
        then({"refused hide razide": ("DT-ACT-05", "dt-why-too-few-actions")},
            lambda front: dict(front.why_not("hide razide").arguments) == {"needs": 3, "left": 2})),
    row("sabotage names who protects the player", "DT-SAB-03", "DT-SAB-04",
        given("squad hussar; kohort algeroth-apostle-of-war", "squad yojimbo"),
        then({"refused sabotage hussar 0": ("DT-SAB-03", "dt-why-no-opponent"),
            "refused sabotage algeroth-apostle-of-war 1": ("DT-FIT-02", "dt-why-never-fights")},
            lambda front: front.refused("sabotage hussar 1") == ("DT-SAB-03", "dt-why-is-guarded"),
            lambda front: front.why_not("sabotage hussar 1").blockers == (("card", front["yojimbo"]),))),
    row("an attack says who cannot attack or be attacked", "DT-COVER-06", "DT-COVER-13", "DT-DUEL-13", "DT-DUEL-14",
        "DT-FIT-02",
        given("squad hussar max-steiner valerie-duval; outpost soldat",
            "squad yojimbo; kohort algeroth-apostle-of-war; outpost corsair", covered="max-steiner"),
        sets(left_cover=lambda front: (front["valerie-duval"],)), "declare_attack", until("dt-attack"),
        then({"refused attack max-steiner yojimbo": ("DT-COVER-06", "dt-why-attacks-from-cover"),
            "refused attack valerie-duval yojimbo": ("DT-COVER-13", "dt-why-left-cover"),
            "refused attack yojimbo hussar": ("DT-DUEL-11", "dt-why-not-your-warrior"),
            "refused attack hussar max-steiner": ("DT-DUEL-13", "dt-why-own-defender"),
            "refused attack hussar corsair": ("DT-DUEL-14", "dt-why-across-the-line"),
            "refused attack hussar algeroth-apostle-of-war": ("DT-FIT-02", "dt-why-never-fights"),
            "refused attack hussar ?": ("DT-DUEL-11", "dt-why-choose-warrior")},
            lambda front: dict(front.why_not("attack hussar max-steiner").arguments)["card"] == front["max-steiner"])),
    row("refusals know what was agreed upon", "DT-COVER-03", "DT-SAB-04",
        given("squad hussar; hand yojimbo", covered="hussar", agreed=Agreed(lone_cover=True, cover_sabotage=False)),
        then({"refused sabotage hussar 1": ("DT-SAB-04", "dt-why-in-cover"),
            "refused hide yojimbo": ("DT-COVER-03", "dt-why-nobody-in-the-open")}),
        given("squad hussar", agreed=Agreed(lone_cover=True, cover_sabotage=False)),
        sets(bound=True),  # an attack action was taken
        then(lambda front: front.refused("seek_cover hussar")[1] == "dt-why-bound-to-attack"),
        given("hand yojimbo", common=2, agreed=Agreed(lone_cover=True, cover_sabotage=False)),
        then(lambda front: front.refused("hide yojimbo")[1] == "dt-why-too-few-actions")),
    *each(lambda language, words: row(f"a reason in words names numbers and rule: {language} {words}",
        given("hand razide", destiny=(6, 20)),
        then(lambda front: Words(language, GAME).reason(view_for(front.table, HONZA),
                front.why_not("play razide kohort-0")) == words)),
        ("en", "It costs 7 D; you can pay 6. [DT-WAR-03]"),
        ("cs", "Stojí to 7 B; zaplatit můžete nejvýš 6. [DT-WAR-03]")),
)  # fmt: skip

"""The rulebook's cases about a Corporate Leader, whose warriors attack with any actions (DT-ACT-17)."""

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from tests.games.doomtrooper.rows import declines, discards, given, plays, position, prove, row, then, until

LEADER = "staff-general-constance-romanov"


def fights(given: GivenFront, attacker: str, defender: str) -> None:
    """An attack from its announcement to the next action; the attacker takes all points as D."""
    given.attacks(attacker, defender)
    for _ in range(60):
        if given.prompt() in ("dt-action", "dt-gained-action", "dt-discard") or given.table.common < 0:
            return
        if given.prompt() == "dt-split":
            given.chooses(sorted(given.offered())[-1])
        else:
            given.chooses("decline")
    raise AssertionError("the duel does not end")


@position
def martins_turn(hand: str, common: int = 3) -> GivenFront:
    """Martin's turn with the Leader and one Bauhaus warrior, against samurai of Honza's."""
    return GivenFront(
        "squad samurai samurai#2 samurai#3 valerie-duval",
        f"squad {LEADER} max-steiner; hand {hand}",
        wounded="samurai samurai#2 samurai#3",
        active=MARTIN if common else HONZA,
        common=common,
    )


@position
def inspired_before_the_first_action(hand: str) -> GivenFront:
    """Martin plays Inspired in his own turn, in the window before his first action."""
    given = martins_turn(f"inspired {hand}", common=0).lay()
    given.answers_until(
        lambda: (given.table.active, given.asked(), given.prompt()) == (MARTIN, MARTIN, "dt-anytime"), "decline", "done"
    )
    given.chooses("play inspired player-1").declines()
    return given


@position
def attacks_and_loses_its_attacker(hand: str) -> GivenFront:
    """Martin's first COMMON action becomes an attack by the Leader's help, and its attacker is gone."""
    given = martins_turn(hand).lay()
    given.chooses("declare_attack").declines().chooses("attack max-steiner samurai").discards("max-steiner")
    return given


test_what_follows_from_a_position = prove(
    row("with a corporate leader actions gained in another players turn are attacks", "DT-ACT-08", "DT-ACT-17",
        "DT-EX-12",
        given("squad samurai samurai#2 samurai#3", f"squad {LEADER} max-steiner infantry; hand inspired",
            wounded="samurai samurai#2 samurai#3"), "meditate", plays(MARTIN, "play inspired player-1"),
        until("dt-gained-action"), then({"asked": MARTIN, "may declare_attack": True}),
        lambda front: fights(front, "max-steiner", "samurai"), then({"may declare_attack": True}),
        lambda front: fights(front, "max-steiner", "samurai#2"), then({"may declare_attack": True}),
        lambda front: fights(front, "max-steiner", "samurai#3"),
        then({"prompt": "dt-action", "asked": HONZA}, lambda front: front.table.graves[HONZA] == (front["samurai"],
            front["samurai#2"], front["samurai#3"]))),
    row("the gained actions become attacks only of the leaders affiliation", "DT-ACT-08",
        given("squad samurai", f"squad {LEADER} max-steiner infantry; hand inspired"), "meditate",
        plays(MARTIN, "play inspired player-1"), until("dt-gained-action"), "declare_attack", declines,
        then({"offers attack": {"max-steiner samurai"}})),
    row("attacks with gained actions leave the common ones untouched", "DT-ACT-17", "DT-ACT-20", "DT-EX-13",
        inspired_before_the_first_action(""), lambda front: fights(front, "max-steiner", "samurai"),
        lambda front: fights(front, "max-steiner", "samurai#2"),
        lambda front: fights(front, "max-steiner", "samurai#3"),
        then({"common": 3, "tokens": (), "may meditate": True})),
    row("without the attacker the other gained actions are no attacks and nothing is lost", "DT-ACT-20", "DT-EX-13",
        inspired_before_the_first_action("infantry hussar"), "declare_attack", declines,
        "attack max-steiner samurai", discards("max-steiner"), declines,
        then({"prompt": "dt-action", "common": 3}, lambda front: len(front.table.tokens) == 2),
        "play infantry squad-1", declines, "meditate", declines,
        # The new warrior attacks with the last COMMON action; one of Bauhaus earlier and more than once
        then({"common": 3, "may declare_attack": True}),
        "play hussar squad-1", declines, "declare_attack", declines,
        then(lambda front: {words.split()[0] for words in front.offers("attack")} == {"infantry", "hussar"})),
    row("one of the leaders affiliation attacks with every common action", "DT-ACT-17", "DT-EX-13",
        martins_turn(""), lambda front: fights(front, "max-steiner", "samurai"),
        lambda front: fights(front, "max-steiner", "samurai#2"),
        lambda front: fights(front, "max-steiner", "samurai#3"),
        then(lambda front: len(front.table.graves[HONZA]) == 3)),
    row("after a common attack without another attacker the common actions are lost", "DT-ACT-11", "DT-ACT-13",
        "DT-EX-14",
        attacks_and_loses_its_attacker("hussar"), declines, then({"prompt": "dt-action", "offered": {"done"}})),
    row("a warrior brought in meanwhile attacks once by rule and the third action is lost", "DT-ACT-11", "DT-ACT-19",
        "DT-EX-14",
        attacks_and_loses_its_attacker("inspired mitch-hunter"), plays(MARTIN, "play inspired player-1"),
        declines, then({"may declare_attack": False}),
        "play mitch-hunter squad-1", declines, lambda front: fights(front, "mitch-hunter", "samurai#2"),
        then({"common": 1, "may declare_attack": False, "where samurai#2": "grave-0"})),
    row("a warrior of the leaders affiliation attacks with all of them", "DT-ACT-17", "DT-ACT-19", "DT-EX-14",
        attacks_and_loses_its_attacker("inspired venusian-marshal"), plays(MARTIN, "play inspired player-1"),
        declines, "play venusian-marshal squad-1", declines,
        lambda front: fights(front, "venusian-marshal", "samurai"),
        lambda front: fights(front, "venusian-marshal", "samurai#2"),
        lambda front: fights(front, "venusian-marshal", "samurai#3"),
        then(lambda front: len(front.table.graves[HONZA]) == 3,
            lambda front: front.table.common + len(front.table.tokens) == 1)),
    row("a corporate leader never fights seeks no cover and protects nobody", "DT-FIT-02",
        given(f"squad samurai {LEADER} hussar"), then({"offers seek_cover": {"samurai", "hussar"}}),
        given("squad samurai", f"squad {LEADER}"),
        then({"may declare_attack": False, "offers sabotage": {"samurai 1"}})),
)  # fmt: skip

"""Fortifications: cities, income, the bank and its debts, trenches, walls, camps and foxholes (DT-FORT)."""

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.ending import is_over
from herna.games.doomtrooper.rules.identity import combat_capable, fighters_of
from herna.games.doomtrooper.rules.points import can_pay, gain_promotion
from tests.games.doomtrooper.rows import (
    attacks,
    cards,
    declines,
    discards,
    each,
    given,
    passing_until,
    plays,
    position,
    prove,
    row,
    sets,
    then,
    until,
)
from tests.kit.invented_cards import a_card

CITIES = [
    ("fukido", "golden-lion", "hussar"),
    ("heimburg", "hussar", "golden-lion"),
    ("the-cathedral", "inquisitor", "hussar"),
]


def test_the_citadel_protects_followers_of_algeroth_in_the_kohort_alone() -> None:
    given = GivenFront("kohort citadel-of-algeroth razide child-of-ilian; outpost razide#2")

    printed = {name: given.table.printed(given[name]).stats[2] for name in ("razide", "child-of-ilian")}
    assert given.value("razide", "armor") == printed["razide"] + 2
    assert given.value("razide#2", "armor") == printed["razide"]
    assert given.value("child-of-ilian", "armor") == printed["child-of-ilian"]


# The bank


@position
def ends_by_time(destiny: tuple[int, int], promotion: tuple[int, int], debt: tuple[int, int]) -> GivenFront:
    """A game whose last turn is being played, with these points and debts, to its end."""
    given = GivenFront(
        "squad hussar; player bauhaus-bank",
        "squad samurai; player bauhaus-bank#2",
        destiny=destiny,
        promotion=promotion,
        active=MARTIN,
        common=0,
        limit=7,
    )
    given.table.debt = list(debt)
    given.table.last_turns = 1
    for _ in range(40):
        if given.play.result is not None:
            return given
        given.passes()
    raise AssertionError("the game does not end")


test_what_follows_from_a_position = prove(
    row("a city is played by an action into your own squad even an empty one and once", "DT-FORT-01", "DT-FORT-03",
        "DT-FORT-06", "DT-FORT-07",
        given("hand fukido fukido#2", "squad fukido#3"), then({"offers play": {"fukido squad-0"}}),
        "play fukido squad-0", declines, then({"where fukido": "squad-0", "common": 2, "offers play": set()})),
    # Income
    row("industrial complexes bring 3 each in your own draw step and there may be many", "DT-FORT-06",
        given("squad hussar industrial-complex#4",
            "squad samurai industrial-complex industrial-complex#2; hand industrial-complex#3", common=0),
        passing_until("dt-action"),
        then({"asked": MARTIN, "destiny": [20, 26], "offers play industrial-complex#3": {"squad-1", "kohort-1"}})),
    # The bank
    row("the bank lends 10 at a time and takes 2 back for each", "DT-WIN-06",
        given("player bauhaus-bank; hand max-steiner hussar big-bob-watts", destiny=(0, 5)),
        then(lambda front: can_pay(front.table, HONZA, 10), lambda front: not can_pay(front.table, HONZA, 11),
            lambda front: not can_pay(front.table, MARTIN, 6)),
        "play max-steiner squad-0", declines, then({"destiny 0": 0, "debt 0": 8}),
        "play big-bob-watts squad-0",  # again up to 10
        declines, then({"debt 0": 15}),
        sets(destiny_0=2), "meditate", "use bauhaus-bank repay -", until("dt-anytime", HONZA),
        then({"destiny 0": 1, "debt 0": 14, "offers use bauhaus-bank": set()})),  # one D is too little
    row("only its own player repays the bank and not in answer to something",
        given("player bauhaus-bank; hand positive-karma", "hand miscommunication"), sets(debt=[3, 3]),
        then({"offers use bauhaus-bank": set()}),  # it is no action
        "meditate", then({"offers use bauhaus-bank": {"repay -"}}),
        "decline", then({"asked": MARTIN, "offers use bauhaus-bank": set()}),
        "decline", "meditate", "play positive-karma player-0", until("dt-react", HONZA),
        then({"offers use bauhaus-bank": set()})),
    row("the bank stays whatever discards fortifications", "DT-ZONES-11",
        given("squad bauhaus-great-infurior hussar", "squad fukido samurai; player bauhaus-bank"),
        then({"offers use bauhaus-great-infurior discard": {"fukido"}})),
    *(row(f"the bank is neither discarded nor sacrificed by a card: {where}", "DT-ZONES-10", "DT-ZONES-11",
        cards(a_card("demolition", "special", timing="action", on="card", who="fortification", after="discard",
            effects=[{"do": "discard", "where": where}])),
        given("hand demolition", "squad fukido; player bauhaus-bank"), then({"offers play demolition": {"fukido"}}),
        "play demolition fukido", declines, then({"where fukido": f"{where}-1"}))
        for where in ("grave", "sacrificed")),
    row("the great infurior reaches a fortification on the outpost", "DT-AREA-08", "DT-EX-37",
        given("squad bauhaus-great-infurior hussar; outpost dragoon", "outpost samurai+foxhole"),
        "use bauhaus-great-infurior discard foxhole", declines, then({"where foxhole": "grave-1"})),
    row("who owes does not win until the debt is paid", "DT-WIN-06",
        given("squad hussar; player bauhaus-bank", destiny=(3, 5), promotion=(39, 0)), sets(debt_0=1), "meditate",
        lambda front: gain_promotion(front.play, HONZA, 5), declines, "meditate",
        then(lambda front: not is_over(front.table)),
        plays(HONZA, "use bauhaus-bank repay -"),
        then({"ended_by": "DT-WIN-01", "scores": (1, 0)})),
    row("if both owe when time is up each repays and the rest is taken from promotion", "DT-WIN-07", "DT-WIN-08",
        ends_by_time(destiny=(5, 0), promotion=(10, 9), debt=(6, 2)),
        # Honza pays 4 D for 2 of 6; Martin cannot pay any
        then({"promotion": [6, 7], "destiny": [1, 0], "scores": (0, 1), "ended_by": "DT-WIN-07"})),
    row("if both debtors are level then it is a draw", "DT-WIN-09",
        ends_by_time(destiny=(0, 0), promotion=(3, 1), debt=(8, 2)),
        then({"promotion": [0, 0], "scores": (0.5, 0.5), "ended_by": "DT-WIN-09"})),
    row("one debtor alone loses when time is up whatever the score", "DT-WIN-06",
        ends_by_time(destiny=(0, 0), promotion=(30, 1), debt=(1, 0)), then({"scores": (0, 1)})),
    # Trenches and walls
    row("an entrenchment protects who is attacked in its area and nobody on the outpost", "DT-AREA-02", "DT-EX-35",
        given("squad hussar; outpost dragoon", "squad samurai fortified-entrenchment; outpost samurai#2"),
        then({"value samurai armor": 3}),
        attacks("hussar", "samurai"), then({"value samurai armor": 5}),
        given("squad hussar; outpost dragoon", "squad samurai fortified-entrenchment; outpost samurai#2"),
        attacks("dragoon", "samurai#2"), then({"value samurai#2 armor": 3})),
    row("an entrenchment in another players squad protects that player",
        given("squad hussar; hand fortified-entrenchment", "squad samurai"),
        then({"offers play fortified-entrenchment": {"squad-0", "squad-1", "kohort-0", "kohort-1"},
            "refused play fortified-entrenchment outpost-1": ("DT-FORT-03", "dt-why-wrong-area")}),
        "play fortified-entrenchment squad-1", declines, attacks("hussar", "samurai"),
        then({"value samurai armor": 5, "value hussar armor": 3})),
    row("an entrenchment does nothing for an attacker from it",
        given("squad hussar fortified-entrenchment", "squad samurai"), attacks("hussar", "samurai"),
        then({"value hussar armor": 3})),
    row("equipment under an entrenchment adds 2 each does nothing else and stays",
        given("squad hussar; kohort alakhai-the-cunning+distort",
            "squad samurai fortified-entrenchment; hand first-aid-kit scalper fukido", wounded="samurai"),
        attacks("hussar", "samurai"), until("dt-combat", MARTIN),
        then({"offers use fortified-entrenchment tuck": {"first-aid-kit", "scalper"}}),
        "use fortified-entrenchment tuck first-aid-kit", plays(MARTIN, "use fortified-entrenchment tuck scalper"),
        then({"value samurai armor": 9, "where scalper": "on fortified-entrenchment"}),
        until("dt-combat", HONZA), then({"offers use distort discard": set()}),
        "decline", then({"asked": MARTIN, "offers use first-aid-kit": set()}),
        discards("fortified-entrenchment"), then({"where scalper": "grave-1"})),
    row("warriors of its area go behind the wall by an action each and come out at any time", "DT-TARGET-04",
        given("squad protective-wall hussar hussar#2 young-guard rams-air-cavalry; kohort razide", "squad samurai"),
        then({"offers use protective-wall shelter": {"hussar", "hussar#2"}}),
        "use protective-wall shelter hussar",
        then({"common": 2}, lambda front: not combat_capable(front.table, front["hussar"])),
        "use protective-wall come-out hussar",
        then({"common": 2}, lambda front: combat_capable(front.table, front["hussar"]))),
    row("behind the wall nobody attacks is attacked or protects but cards reach there", "DT-TARGET-04", "DT-EX-67",
        given("squad protective-wall dragoon dragoon#2; hand combat-armor", "squad samurai"),
        "use protective-wall shelter dragoon", declines, "use protective-wall shelter dragoon#2", declines,
        then({"may declare_attack": False, "offers play combat-armor": {"dragoon", "dragoon#2"}},
            lambda front: fighters_of(front.table, HONZA) == []),
        "meditate", passing_until("dt-action"),
        then({"asked": MARTIN, "may declare_attack": False, "offers sabotage": {"samurai 0"}})),
    row("the wall has room for three",
        given("squad protective-wall hussar hussar#2 hussar#3 hussar#4", common=5),
        "use protective-wall shelter hussar", declines, "use protective-wall shelter hussar#2", declines,
        "use protective-wall shelter hussar#3", declines, then({"offers use protective-wall shelter": set()}),
        discards("hussar#2"), "meditate", declines, then({"offers use protective-wall shelter": {"hussar#4"}})),
    row("everybody behind a wall that is lost is wounded for nobodys points",
        given("squad protective-wall hussar hussar#2 hussar#3", "squad bauhaus-great-infurior", wounded="hussar"),
        "use protective-wall shelter hussar", declines, "use protective-wall shelter hussar#2", declines,
        discards("protective-wall"), "meditate", declines,
        then({"where hussar": "grave-0", "promotion": [0, 0]},
            lambda front: front.table.wounded == {front["hussar#2"]})),
    # The Prison Camp
    row("a prison camp holds doomtroopers that own ones have wounded", "DT-TARGET-06",
        given("squad mitch-hunter prison-camp", "squad samurai+scalper"), attacks("mitch-hunter", "samurai"),
        until("dt-imprison"), then({"asked": HONZA}),
        "pick_card samurai", declines,
        then({"where scalper": "grave-1"},
            lambda front: front.table.prisoners == {front["samurai"]: front["prison-camp"]}),
        discards("prison-camp"), then({"prisoners": {}, "where samurai": "squad-1"})),
    *(row(f"a prison camp is for doomtroopers and filled by doomtroopers: {attacker} {victim}",
        given("squad mitch-hunter prison-camp; kohort razide", "squad samurai; kohort necromutant"),
        attacks(attacker, victim), declines, then(lambda front: front.prompt() != "dt-imprison"))
        for attacker, victim in (("razide", "samurai"), ("mitch-hunter", "necromutant"))),
    # Foxholes
    row("who is in a foxhole is harder to hit and fights worse but starts no fight", "DT-FORT-05",
        given("squad hussar+foxhole dragoon", "squad samurai"), then({"values hussar": (0, 2, 5, 2)}),
        "declare_attack", declines, "attack hussar samurai", declines, then({"offers tactic": {"shoot"}}),
        given("squad hussar", "squad samurai+foxhole"), attacks("hussar", "samurai", "fight"),
        then({"value samurai armor": 5})),
    row("a foxhole is moved by an action to another own warrior", "DT-FORT-06", "DT-FORT-07",
        given("squad hussar+foxhole dragoon; hand foxhole#2", "squad samurai"),
        then({"offers play": set(), "offers use foxhole move": {"dragoon"}}),
        "use foxhole move dragoon", then({"where foxhole": "on dragoon", "values hussar": (2, 2, 3, 2), "common": 2})),
    *each(lambda city, citizen, stranger: row(f"a city protects its people everywhere and nobody else: {city}",
        "DT-FORT-02", "DT-FORT-04", "DT-AREA-03", "DT-EX-34",
        given(f"squad {city} {citizen} {stranger}; outpost {citizen}#2", f"squad {citizen}#3"),
        then(lambda front: front.value(citizen, "armor") == front.value(f"{citizen}#2", "armor")
                == front.table.printed(front[citizen]).stats[2] + 2,
            lambda front: front.value(f"{citizen}#3", "armor") == front.table.printed(front[citizen]).stats[2],
            lambda front: front.value(stranger, "armor") == front.table.printed(front[stranger]).stats[2])),
        *CITIES),
)  # fmt: skip

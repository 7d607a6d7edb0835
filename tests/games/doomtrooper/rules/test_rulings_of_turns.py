"""Rulings of setup, actions, cover and the end of the game (docs/rulings/doomtrooper.md): each test names its own."""

import pytest

from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, ROMAN, GivenFront
from herna.games.doomtrooper.rules.cover import force_into_cover
from herna.games.doomtrooper.rules.ending import leave_game
from herna.games.doomtrooper.rules.points import clear_debt, gain_promotion, lose_destiny
from herna.games.doomtrooper.rules.zones import take_control
from herna.games.doomtrooper.table import ATTACK, SQUAD
from tests.games.doomtrooper.rows import (
    answering,
    attacks,
    declines,
    discards,
    each,
    given,
    plays,
    position,
    prove,
    row,
    sets,
    then,
    until,
)
from tests.games.doomtrooper.rules.test_setup import SPECIALS, WARRIORS, deck_of, started
from tests.games.doomtrooper.rules.test_winning import result

# Setup


@pytest.mark.rule("DT-SETUP-08")
@pytest.mark.parametrize("way", ["keep_hand", "exchange_hand"])
def test_the_privilege_is_offered_once_to_each_in_turn_order_before_any_window(way: str) -> None:
    """G-04, G-06."""
    play = started(deck_of(WARRIORS), first="seat-2")
    asked = []
    for _ in range(2):
        assert play.ask is not None
        asked.append((play.ask.seat, play.ask.prompt))
        play.choose((way,))

    assert asked == [(MARTIN, "dt-privilege"), (HONZA, "dt-privilege")]
    assert play.ask is not None
    assert play.ask.prompt == "dt-anytime"


@pytest.mark.rule("DT-SETUP-10")
def test_a_hand_with_a_warrior_is_exchanged_without_being_shown() -> None:
    """G-05."""
    play = started(deck_of([*WARRIORS[:8], *SPECIALS[:7]]), seed="mixed")
    hand = play.table.hands[HONZA]
    assert any(play.table.type(card) == "warrior" for card in hand)

    play.choose(("exchange_hand",))

    assert set(play.table.graves[HONZA]) == set(hand)
    assert not any(play.table.cards.known_to(card, MARTIN, 2) for card in hand)


@pytest.mark.rule("DT-ACT-01")
@pytest.mark.parametrize(("bought", "actions"), [(False, 4), (True, 5)])
def test_the_actions_of_a_turn_are_counted_when_it_starts_whatever_happens_to_the_timepiece(
    bought: bool, actions: int
) -> None:
    """DT-CR-23."""
    given = GivenFront("squad dragoon; hand insubordination", "squad hussar+archetypal-timepiece")  # fmt: skip
    given.chooses("done", "done")
    given.answers_until(lambda: (given.asked(), given.table.active) == (MARTIN, MARTIN), "decline")

    given.chooses("use archetypal-timepiece action archetypal-timepiece" if bought else "decline")
    given.plays(HONZA, "play insubordination hussar").chooses("pick_word bauhaus").declines_until("dt-action")

    assert (given.asked(), given.table.common) == (MARTIN, actions)
    given.chooses("meditate")
    assert given.offers("use") == set()  # it is of no use any more
    given.answers_until(lambda: given.table.active == HONZA, "meditate", "decline", "done")
    assert len(given.told("meditated")) == actions


# Cover


@pytest.mark.rule("DT-COVER-03")
@pytest.mark.parametrize(("on", "possible"), [("", True), ("missing-in-action", False)])
def test_who_never_fights_stays_in_the_open_for_others_and_who_is_out_of_play_does_not(on: str, possible: bool) -> None:
    """G-32."""
    leader = "staff-general-constance-romanov"
    given = GivenFront(f"squad hussar {leader}", on={f"1:{on}": leader} if on else {})

    assert ("hussar" in given.offers("seek_cover")) == possible


@position
def attacked_in_hiding(destiny: int, promotion: int = 0) -> GivenFront:
    """Martin, who has the Bauhaus Bank, has hidden an Etoile Mortant, who costs 4 D; Honza attacks her."""
    given = GivenFront(
        "squad hussar",
        "squad infantry; player bauhaus-bank; hidden etoiles-mortant",
        destiny=(20, destiny),
        promotion=(0, promotion),
    )
    given.chooses("declare_attack").declines().chooses("attack hussar etoiles-mortant")
    return given


# Points and the end


@position
def stolen_by_honza(of: str = "0:programmed") -> GivenFront:
    """Of three players Honza has Martin's Dragoon, by a card of that player, and a Mercenary of Roman's."""
    card = of.partition(":")[2]
    given = GivenFront(
        "squad samurai",
        "squad infantry dragoon+violator-sword",
        "squad hussar mercenary",
        on={of: "dragoon", "2:doomed": "player-0"},
        destiny=(5, 5, 5),
        turns=(9, 9, 9),
    )
    given.table.note(given[card], MARTIN)
    for warrior in ("dragoon", "mercenary"):
        take_control(given.play, given[warrior], HONZA, SQUAD)
    return given


test_what_follows_from_a_position = prove(
    # Setup
    row("a timepiece that comes into play gives its action from the next turn on", "DT-ACT-01", "DT-CR-23",
        given("squad hussar; hand archetypal-timepiece", "squad dragoon"), "play archetypal-timepiece hussar",
        declines, then({"common": 2})),
    # Cards
    row("a player may have several different alliances", "DT-ALLY-02", "G-48",
        given("squad hussar; hand alliance-bauhaus alliance-capitol"), "meditate", "play alliance-bauhaus player-0",
        plays(HONZA, "play alliance-capitol player-0"),
        then(lambda front: {front.where("alliance-bauhaus"), front.where("alliance-capitol")} == {"player-0"})),
    # Actions
    row("after an attack action granted by a card no common non attack follows", "DT-ACT-12", "G-28",
        given("squad hussar", "squad infantry dragoon"), sets(tokens=(ATTACK,)), attacks("hussar", "infantry"),
        until("dt-action"),
        then(lambda front: front.table.common > 0, lambda front: front.offered() <= {"declare_attack", "done"})),
    row("gained actions pay for deploying into cover in one go", "DT-COVER-15", "G-29",
        given("squad hussar", "squad infantry; hand inspired dragoon"), "meditate",
        plays(MARTIN, "play inspired player-1"), until("dt-gained-action"), "hide dragoon",
        then({"where dragoon": "aside-1", "gained": ()})),
    row("a duty that nobody can do rests", "DT-COVER-04", "G-30",
        given("squad hussar", covered="hussar", on={"1:dont-call-again": "hussar"}),
        then({"may meditate": True, "may done": True}),
        "meditate", discards("dont-call-again"), declines, then({"offered": {"leave_cover hussar"}})),
    # Cover
    row("the last one in the open forced into cover must come out again", "DT-COVER-04", "G-33",
        given("squad hussar", "squad infantry"), "meditate",
        lambda front: force_into_cover(front.play, front["hussar"]), declines,
        then({"offered": {"leave_cover hussar"}})),
    row("a hidden defender is revealed and paid for at once and stays in cover", "DT-COVER-22", "DT-COVER-23", "G-35",
        given("squad hussar", "squad infantry; hidden dragoon"), "declare_attack", declines, "attack hussar dragoon",
        then({"where dragoon": "squad-1", "covered dragoon": True},
            lambda front: front.table.destiny[MARTIN] == 20 - front.base("dragoon", "value"),
            lambda front: front.value("dragoon", "armor") == front.base("dragoon", "armor") + 3)),
    row("a hidden warrior protects from sabotage", "DT-COVER-18", "G-37",
        given("squad hussar", "hidden dragoon"), then({"offers sabotage": set()})),
    row("what asks for the value or side of a hidden warrior is not aimed at it", "DT-COVER-18", "G-37",
        given("squad hussar+first-aid-kit infantry; hidden dragoon; hand reassignment",
            "squad samurai; hidden dragoon#2", wounded="dragoon infantry"),
        then({"offers play reassignment": {"hussar", "infantry", "samurai"}}),
        "meditate", then({"offers use first-aid-kit heal": {"infantry"}})),
    row("who has the destiny for a revealed warrior pays without being asked", "DT-COVER-22", "DT-CR-22",
        attacked_in_hiding(destiny=4),
        then({"prompt": "dt-anytime", "where etoiles-mortant": "squad-1", "destiny 1": 0})),
    *(row(f"nobody hides a personality that is hidden by the same player or in play: {where}", "DT-PERS-01", "G-38",
        given(f"squad hussar; hidden {('max-steiner' if where == 'hidden' else '')}; hand max-steiner#2",
            f"squad {('max-steiner' if where == 'open' else '')}"), then({"offers hide": set()}))
        for where in ("hidden", "open")),
    # Points and the end
    row("a freelancer earns only destiny by sabotage", "DT-AFF-16", "DT-SAB-08", "G-73",
        given("squad ex-capitol-freelancer"), "sabotage ex-capitol-freelancer 1", declines,
        then({"destiny 0": 21, "promotion 0": 0})),
    row("a debtor at the target wins when the debt is cleared", "DT-WIN-06", "G-76",
        given("squad hussar", "squad infantry", promotion=(39, 0)), sets(debt_0=1),
        lambda front: gain_promotion(front.play, HONZA, 5), "meditate", then(lambda front: front.play.result is None),
        lambda front: clear_debt(front.play, HONZA, 1), "decline",
        then(lambda front: result(front).winners() == (HONZA,))),
    row("who is out keeps no card of another player", "DT-WIN-10", "G-80",
        stolen_by_honza(), lambda front: leave_game(front.play, HONZA, "DT-WIN-10"), "done",
        then({"where dragoon": "squad-1"}, lambda front: front.table.control[front["violator-sword"]] == MARTIN,
            lambda front: [front.where(name) for name in ("mercenary", "doomed")] == ["grave-2", "grave-2"],
            lambda front: HONZA not in front.table.control.values(),  # the card that had stolen it is gone
            lambda front: all(side != HONZA for side, _ in front.table.lies.values()))),
    row("a warrior stolen from a player who is out goes back to its owner", "DT-WIN-10", "G-80",
        # from whom Roman has stolen it
        stolen_by_honza("2:programmed"), lambda front: front.table.note(front["programmed"], HONZA),
        lambda front: take_control(front.play, front["dragoon"], ROMAN, SQUAD),
        lambda front: leave_game(front.play, HONZA, "DT-WIN-10"), discards("programmed"), "done",
        then({"where dragoon": "squad-1"})),
    row("a loss of more destiny than there is takes all", "G-83",
        given(destiny=(2, 0)), lambda front: lose_destiny(front.play, HONZA, 5), then({"destiny 0": 0, "debt 0": 0})),
    *(row(f"nobody attacks before the end of their own first turn by a card either: {finished} {possible}", "DT-ACT-14",
        "G-08",
        given("squad hussar", "squad infantry; hand grand-assault", turns=(1, finished)), "meditate",
        until("dt-anytime", MARTIN),
        then(lambda front, possible=possible: bool(front.offers("play grand-assault")) == possible))
        for finished, possible in ((0, False), (1, True))),
    *(row(f"a cancelled card goes where its icon says: {card} {target} {pile}", "DT-KEY-04", "G-20",
        given(f"squad hussar; hand {card}", "kohort razide; hand miscommunication"), "meditate",
        f"play {card} {target}", plays(MARTIN, f"play miscommunication {card}"), until("dt-action"),
        then({f"where {card}": pile}, lambda front, card=card: front.told("cancelled") == [(front[card], card)]))
        for card, target, pile in (("positive-karma", "player-0", "grave-0"),
            ("cleansing-flame", "razide", "sacrificed-0"))),
    row("of three who fails the three turns is out with all cards and the others play on", "DT-WIN-10", "G-80",
        given("", "squad infantry", "squad dragoon", on={"0:doomed": "infantry"}, destiny=(5, 5, 5), turns=(9, 9, 9)),
        sets(hopeless_0=3), answering(lambda front: front.table.active != HONZA, "decline", "done"),
        then({"out": (HONZA,), "control doomed": False}, lambda front: front.play.result is None)),
    *each(lambda answer, where, points:
        row(f"the bank lends for a revealed warrior only if its player wants that: {answer} {where}", "DT-COVER-22",
        "DT-CR-22",
        attacked_in_hiding(destiny=1, promotion=5),
        # it has been revealed
        then({"prompt": "dt-borrow", "asked": MARTIN},
            lambda front: str(front["etoiles-mortant"]) in GAME.view(front.table, HONZA)["kinds"]),
        answer, then({"where etoiles-mortant": where},
            lambda front: (front.table.destiny[MARTIN], front.table.debt[MARTIN], front.table.promotion[MARTIN])
                == points)),
        ("pay 4", "squad-1", (0, 3, 5)), ("discard etoiles-mortant", "grave-1", (0, 0, 2))),
)  # fmt: skip

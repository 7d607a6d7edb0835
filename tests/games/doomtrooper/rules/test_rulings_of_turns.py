"""Rulings of setup, actions, cover and the end of the game (docs/rulings/doomtrooper.md): each test names its own."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.rules.cover import force_into_cover
from herna.games.doomtrooper.rules.ending import leave_game
from herna.games.doomtrooper.rules.points import clear_debt, gain_promotion, lose_destiny
from herna.games.doomtrooper.rules.zones import take_control
from herna.games.doomtrooper.table import ATTACK, SQUAD
from tests.games.doomtrooper.rules.test_setup import SPECIALS, WARRIORS, deck_of, started
from tests.games.doomtrooper.rules.test_winning import result
from tests.kit.front import HONZA, MARTIN, ROMAN, GivenFront

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
    given = GivenFront(
        squads={MARTIN: "hussar", HONZA: "dragoon"}, on={"archetypal-timepiece": "hussar"},
        hands={HONZA: "insubordination"},
    )  # fmt: skip
    given.choose("no_more")
    given.choose("keep")
    for _ in range(10):
        if (given.asked(), given.table.active) == (MARTIN, MARTIN):
            break
        given.choose("decline")

    given.choose("use archetypal-timepiece action archetypal-timepiece" if bought else "decline")
    given.plays(HONZA, "play_card insubordination hussar")
    given.choose("pick_word bauhaus")
    given.until("dt-action")

    assert (given.asked(), given.table.common) == (MARTIN, actions)
    given.choose("meditate")
    assert given.offers("use") == set()  # it is of no use any more


@pytest.mark.rule("DT-ACT-01")
def test_a_timepiece_that_comes_into_play_gives_its_action_from_the_next_turn_on() -> None:
    """DT-CR-23."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, hands={HONZA: "archetypal-timepiece"})

    given.choose("play_card archetypal-timepiece hussar")
    given.declines()

    assert given.table.common == 2


@pytest.mark.rule("DT-ACT-14")
@pytest.mark.parametrize(("finished", "possible"), [(0, False), (1, True)])
def test_nobody_attacks_before_the_end_of_the_own_first_turn_by_a_card_either(finished: int, possible: bool) -> None:
    """G-08."""
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, hands={MARTIN: "grand-assault"}, turns=(1, finished)
    )
    given.choose("meditate")
    given.until_asked(MARTIN, "dt-anytime")

    assert bool(given.offers("play_card grand-assault")) == possible


# Cards


@pytest.mark.rule("DT-KEY-04")
@pytest.mark.parametrize(
    ("card", "target", "pile"),
    [("positive-karma", "player-0", "grave-0"), ("cleansing-flame", "razide", "sacrificed-0")],
)
def test_a_cancelled_card_goes_where_its_icon_says(card: str, target: str, pile: str) -> None:
    """G-20."""
    given = GivenFront(
        squads={HONZA: "hussar"}, kohorts={MARTIN: "razide"}, hands={HONZA: card, MARTIN: "miscommunication"}
    )
    given.choose("meditate")
    given.choose(f"play_card {card} {target}")
    given.plays(MARTIN, f"play_card miscommunication {card}")
    given.until("dt-action")

    assert given.told("cancelled") == [("cancelled", given[card], card)]
    assert given.where(card) == pile


@pytest.mark.rule("DT-ALLY-02")
def test_a_player_may_have_several_different_alliances() -> None:
    """G-48."""
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "alliance-bauhaus alliance-capitol"})
    given.choose("meditate")
    given.choose("play_card alliance-bauhaus player-0")
    given.plays(HONZA, "play_card alliance-capitol player-0")

    assert {given.where("alliance-bauhaus"), given.where("alliance-capitol")} == {"player-0"}


# Actions


@pytest.mark.rule("DT-ACT-12")
def test_after_an_attack_action_granted_by_a_card_no_common_non_attack_follows() -> None:
    """G-28."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry dragoon"})
    given.table.tokens = (ATTACK,)
    given.attacks("hussar", "infantry")
    given.until("dt-action")

    assert given.table.common > 0
    assert given.offered() <= {"declare_attack", "no_more"}


@pytest.mark.rule("DT-COVER-15")
def test_gained_actions_pay_for_deploying_into_cover_in_one_go() -> None:
    """G-29."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"}, hands={MARTIN: "inspired dragoon"})
    given.choose("meditate")
    given.plays(MARTIN, "play_card inspired player-1")
    given.until("dt-gained-action")

    given.choose("hide dragoon")

    assert (given.where("dragoon"), given.table.gained) == ("aside-1", ())


@pytest.mark.rule("DT-COVER-04")
def test_a_duty_that_nobody_can_do_rests() -> None:
    """G-30."""
    given = GivenFront(squads={HONZA: "hussar"}, covered="hussar", on={"1:dont-call-again": "hussar"})

    assert {"meditate", "no_more"} <= given.offered()
    given.choose("meditate")
    given.discards("dont-call-again")
    given.declines()

    assert given.offered() == {"leave_cover hussar"}


# Cover


@pytest.mark.rule("DT-COVER-03")
@pytest.mark.parametrize(("on", "possible"), [("", True), ("missing-in-action", False)])
def test_who_never_fights_stays_in_the_open_for_others_and_who_is_out_of_play_does_not(on: str, possible: bool) -> None:
    """G-32."""
    leader = "staff-general-constance-romanov"
    given = GivenFront(squads={HONZA: f"hussar {leader}"}, on={f"1:{on}": leader} if on else {})

    assert ("hussar" in given.offers("seek_cover")) == possible


@pytest.mark.rule("DT-COVER-04")
def test_the_last_one_in_the_open_forced_into_cover_must_come_out_again() -> None:
    """G-33."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"})
    given.choose("meditate")
    force_into_cover(given.play, given["hussar"])
    given.declines()

    assert given.offered() == {"leave_cover hussar"}


@pytest.mark.rule("DT-COVER-22", "DT-COVER-23")
def test_a_hidden_defender_is_revealed_and_paid_for_at_once_and_stays_in_cover() -> None:
    """G-35."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"}, hidden={MARTIN: "dragoon"})
    given.choose("declare_attack")
    given.declines()

    given.choose("attack hussar dragoon")

    assert given.where("dragoon") == "squad-1"
    assert given["dragoon"] in given.table.covered
    assert given.table.destiny[MARTIN] == 20 - given.base("dragoon", "value")
    assert given.value("dragoon", "armor") == given.base("dragoon", "armor") + 3


@pytest.mark.rule("DT-COVER-18")
def test_a_hidden_warrior_protects_from_sabotage() -> None:
    """G-37."""
    given = GivenFront(squads={HONZA: "hussar"}, hidden={MARTIN: "dragoon"})

    assert given.offers("sabotage") == set()


@pytest.mark.rule("DT-COVER-18")
def test_what_asks_for_the_value_or_side_of_a_hidden_warrior_is_not_aimed_at_it() -> None:
    """G-37."""
    given = GivenFront(
        squads={HONZA: "hussar infantry", MARTIN: "samurai"}, hidden={HONZA: "dragoon", MARTIN: "dragoon#2"},
        on={"first-aid-kit": "hussar"}, hands={HONZA: "reassignment"}, wounded="dragoon infantry",
    )  # fmt: skip

    assert given.offers("play_card reassignment") == {"hussar", "infantry", "samurai"}
    given.choose("meditate")
    assert given.offers("use first-aid-kit heal") == {"infantry"}


def attacked_in_hiding(destiny: int, promotion: int = 0) -> GivenFront:
    """Martin, who has the Bauhaus Bank, has hidden an Etoile Mortant, who costs 4 D; Honza attacks her."""
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "infantry"}, hidden={MARTIN: "etoiles-mortant"},
        players={MARTIN: "bauhaus-bank"}, destiny=(20, destiny), promotion=(0, promotion),
    )  # fmt: skip
    given.choose("declare_attack")
    given.declines()
    given.choose("attack hussar etoiles-mortant")
    return given


@pytest.mark.rule("DT-COVER-22")
@pytest.mark.parametrize(
    ("answer", "where", "points"),
    [("pay 4", "squad-1", (0, 3, 5)), ("discard etoiles-mortant", "grave-1", (0, 0, 2))],
)
def test_the_bank_lends_for_a_revealed_warrior_only_if_its_player_wants_that(
    answer: str, where: str, points: tuple[int, int, int]
) -> None:
    """DT-CR-22."""
    given = attacked_in_hiding(destiny=1, promotion=5)
    assert (given.prompt(), given.asked()) == ("dt-borrow", MARTIN)
    assert str(given["etoiles-mortant"]) in GAME.view(given.table, HONZA)["kinds"]  # it has been revealed

    given.choose(answer)

    assert given.where("etoiles-mortant") == where
    assert (given.table.destiny[MARTIN], given.table.debt[MARTIN], given.table.promotion[MARTIN]) == points


@pytest.mark.rule("DT-COVER-22")
def test_who_has_the_destiny_for_a_revealed_warrior_pays_without_being_asked() -> None:
    """DT-CR-22."""
    given = attacked_in_hiding(destiny=4)

    assert given.prompt() == "dt-anytime"
    assert (given.where("etoiles-mortant"), given.table.destiny[MARTIN]) == ("squad-1", 0)


@pytest.mark.rule("DT-PERS-01")
@pytest.mark.parametrize("where", ["hidden", "open"])
def test_nobody_hides_a_personality_that_is_hidden_by_the_same_player_or_in_play(where: str) -> None:
    """G-38."""
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "max-steiner" if where == "open" else ""},
        hidden={HONZA: "max-steiner" if where == "hidden" else ""},
        hands={HONZA: "max-steiner#2"},
    )

    assert given.offers("hide") == set()


# Points and the end


@pytest.mark.rule("DT-AFF-16", "DT-SAB-08")
def test_a_freelancer_earns_only_destiny_by_sabotage() -> None:
    """G-73."""
    given = GivenFront(squads={HONZA: "ex-capitol-freelancer"})
    given.choose("sabotage ex-capitol-freelancer 1")
    given.declines()

    assert (given.table.destiny[HONZA], given.table.promotion[HONZA]) == (21, 0)


@pytest.mark.rule("DT-WIN-06")
def test_a_debtor_at_the_target_wins_when_the_debt_is_cleared() -> None:
    """G-76."""
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "infantry"}, promotion=(39, 0))
    given.table.debt[HONZA] = 1
    gain_promotion(given.play, HONZA, 5)
    given.choose("meditate")
    assert given.play.result is None

    clear_debt(given.play, HONZA, 1)
    given.choose("decline")

    assert result(given).winners() == (HONZA,)


@pytest.mark.rule("DT-WIN-10")
def test_of_three_who_fails_the_three_turns_is_out_with_all_cards_and_the_others_play_on() -> None:
    """G-80."""
    given = GivenFront(
        squads={MARTIN: "infantry", ROMAN: "dragoon"}, on={"0:doomed": "infantry"},
        destiny=(5, 5, 5), promotion=(0, 0, 0), turns=(9, 9, 9),
    )  # fmt: skip
    given.table.hopeless[HONZA] = 3
    for _ in range(40):
        if given.table.active != HONZA:
            break
        options = given.offered()
        given.choose(next(way for way in ("decline", "no_more", "keep") if way in options))

    assert given.play.result is None
    assert given.table.out == (HONZA,)
    assert given["doomed"] not in given.table.control


def stolen_by_honza(of: str = "0:programmed") -> GivenFront:
    """Of three players Honza has Martin's Dragoon, by a card of that player, and a Mercenary of Roman's."""
    card = of.partition(":")[2]
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "infantry dragoon", ROMAN: "hussar mercenary"},
        on={of: "dragoon", "violator-sword": "dragoon", "2:doomed": "player-0"},
        destiny=(5, 5, 5), promotion=(0, 0, 0), turns=(9, 9, 9),
    )  # fmt: skip
    given.table.note(given[card], MARTIN)
    for warrior in ("dragoon", "mercenary"):
        take_control(given.play, given[warrior], HONZA, SQUAD)
    return given


@pytest.mark.rule("DT-WIN-10")
def test_who_is_out_keeps_no_card_of_another_player() -> None:
    """G-80."""
    given = stolen_by_honza()

    leave_game(given.play, HONZA, "DT-WIN-10")
    given.choose("no_more")

    assert given.where("dragoon") == "squad-1"  # the card that had stolen it is gone
    assert given.table.control[given["violator-sword"]] == MARTIN
    assert [given.where(name) for name in ("mercenary", "doomed")] == ["grave-2", "grave-2"]
    assert HONZA not in given.table.control.values()
    assert not any(side == HONZA for side, _ in given.table.lies.values())


@pytest.mark.rule("DT-WIN-10")
def test_a_warrior_stolen_from_a_player_who_is_out_goes_back_to_its_owner() -> None:
    """G-80."""
    given = stolen_by_honza("2:programmed")
    given.table.note(given["programmed"], HONZA)  # from whom Roman has stolen it
    take_control(given.play, given["dragoon"], ROMAN, SQUAD)
    leave_game(given.play, HONZA, "DT-WIN-10")

    given.discards("programmed")
    given.choose("no_more")

    assert given.where("dragoon") == "squad-1"


def test_a_loss_of_more_destiny_than_there_is_takes_all() -> None:
    """G-83."""
    given = GivenFront(destiny=(2, 0))

    lose_destiny(given.play, HONZA, 5)

    assert (given.table.destiny[HONZA], given.table.debt[HONZA]) == (0, 0)

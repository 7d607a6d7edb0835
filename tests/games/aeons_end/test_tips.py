"""Tips of Aeon's End: each in a position where it is due, and in one where it is not."""

from typing import Any

from herna.games.aeons_end.deeds import OnePlayer
from herna.games.aeons_end.given import GivenSiege, deals
from herna.games.aeons_end.rules.suffering import Suffers
from tests.kit.tips import is_due

END = "end_phase"


def test_a_spell_in_hand_and_a_free_open_breach() -> None:
    assert is_due(GivenSiege(hands={0: "spark"}, breaches={0: "O---"}), 1, END)
    assert not is_due(GivenSiege(hands={0: "crystal"}, breaches={0: "O---"}), 1, END)
    full = GivenSiege(hands={0: "spark"}, breaches={0: "O---"}, prepped={0: {1: "spark#2"}})
    assert not is_due(full, 1, END)


def test_aether_left_for_a_charge() -> None:
    assert is_due(GivenSiege(aether=2), 2, END)
    assert not is_due(GivenSiege(aether=1), 2, END)
    assert not is_due(GivenSiege(aether=2, charges={0: 5}), 2, END)


def test_gems_in_hand_that_would_pay_for_more() -> None:
    assert is_due(GivenSiege(hands={0: "crystal"}, aether=1), 3, END)
    assert not is_due(GivenSiege(hands={0: "spark"}, aether=1), 3, END)
    assert not is_due(GivenSiege(hands={0: "crystal"}, aether=20), 3, END)


def test_a_spell_bought_before_gems() -> None:
    def shop(market: str = "jade amplify-vision") -> GivenSiege:
        return GivenSiege(moment="start", market=market)

    assert is_due(in_main_phase(shop()), 4, "buy amplify-vision")
    assert not is_due(in_main_phase(shop()), 4, "buy jade")
    assert not is_due(in_main_phase(shop(market="burning-opal amplify-vision")), 4, "buy amplify-vision")
    assert not is_due(in_main_phase(shop()).chooses("buy jade"), 4, "buy amplify-vision")


def in_main_phase(siege: GivenSiege) -> GivenSiege:
    """The main phase, with 8 aether."""
    siege.answers_until(lambda: siege.table.phase == "main", END, "decline", "?")
    siege.table.aether = 8
    return siege


def test_putting_a_worse_card_away_first() -> None:
    def end_of_turn(deck: str) -> GivenSiege:
        siege = GivenSiege(hands={0: "jade crystal"}, decks={0: deck})
        return siege.chooses("play jade", "play crystal", END)

    assert is_due(end_of_turn("spark"), 5, "put_away crystal")
    assert not is_due(end_of_turn("spark"), 5, "put_away jade")
    plenty = "spark spark#2 spark#3 spark#4 spark#5"
    assert not is_due(end_of_turn(plenty), 5, "put_away crystal")


def test_hitting_the_nemesis_where_a_minion_would_fall() -> None:
    def blow(amount: int, in_play: str, **given: Any) -> GivenSiege:
        return GivenSiege(moment="nothing", in_play=in_play, **given).does(deals(0, amount))

    assert is_due(blow(3, "provoker=3"), 6, "target nemesis")
    assert not is_due(blow(2, "provoker=3"), 6, "target nemesis")
    assert not is_due(blow(3, "provoker=3", nemesis_life=3), 6, "target nemesis")
    assert not is_due(blow(3, "provoker=3"), 6, "target provoker")
    assert not is_due(blow(3, "provoker=1"), 6, "target nemesis")  # two of it would be lost

    assert is_due(blow(3, "provoker=1"), 7, "target provoker")
    assert not is_due(blow(3, "provoker=3"), 7, "target provoker")
    assert not is_due(blow(3, "provoker=1", nemesis_life=2), 7, "target provoker")


def test_a_power_on_its_last_token() -> None:
    def power(tokens: int, aether: int) -> GivenSiege:
        return GivenSiege(in_play=f"eye-of-nothing={tokens}", aether=aether)

    assert is_due(power(1, 6), 8, END)
    assert not is_due(power(2, 6), 8, END)
    assert not is_due(power(1, 5), 8, END)


def test_focusing_a_breach_that_could_be_opened() -> None:
    def closed(aether: int, hand: str = "") -> GivenSiege:
        return GivenSiege(breaches={0: "O0--"}, aether=aether, hands={0: hand})

    assert is_due(closed(5), 9, "focus 0-II")
    assert is_due(closed(4, "crystal"), 9, "focus 0-II")
    assert not is_due(closed(4), 9, "focus 0-II")


def test_choosing_a_mage_whom_the_damage_exhausts() -> None:
    def harm(first: int, second: int) -> GivenSiege:
        siege = GivenSiege(moment="nothing", life={0: first, 1: second})
        return siege.does(OnePlayer((Suffers(2),)))

    assert is_due(harm(2, 9), 10, "pick_player 0")
    assert not is_due(harm(2, 9), 10, "pick_player 1")
    assert not is_due(harm(3, 9), 10, "pick_player 0")
    assert not is_due(harm(2, 2), 10, "pick_player 0")

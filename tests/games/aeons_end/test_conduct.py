"""What bots do not consider in Aeon's End, and what is counted of how they play."""

from herna.engine.game import IDLE
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege


def considered(siege: GivenSiege) -> set[str]:
    return {siege.in_words(option) for option in GAME.sensible(siege.play, siege.play.options())}


def test_aether_that_buys_something_of_use_is_not_lost() -> None:
    rich, poor = GivenSiege(aether=2, hands={0: ""}), GivenSiege(aether=1, hands={0: ""})

    assert "buy_charge" in considered(rich)
    assert "end_phase" not in considered(rich)
    assert GAME.slips(rich.play, rich.choice("end_phase"), ()) == {IDLE: True}
    assert considered(poor) == poor.offered()
    assert GAME.slips(poor.play, poor.choice("end_phase"), ()) == {IDLE: False}
    assert GAME.slips(rich.play, rich.choice("buy_charge"), ()) == {}

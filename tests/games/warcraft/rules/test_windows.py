"""The moments at which cards may be played, in their order, and who is asked (WC-CARD, section 16 of the catalogue)."""

import pytest

from herna.games.warcraft.given import GivenWar, points_to_win, special_rule
from tests.games.warcraft.rows import given, prove, row, then

# A card of every kind that a race has: so any window may be for its hand.
ALL = {
    "human": "call-to-arms dispel-magic invisibility polymorph",
    "orc": "devour ensnare envenomed-spears pillage",
    "undead": "cripple curse summon-building web",
    "night-elf": "faerie-fire marksmanship moon-glaive renew",
}
FOR_ALL = "fast resources town-portal victory-point"


def hands(races: str) -> dict[int, str]:
    """Everybody holds one card of each kind."""
    return {seat: f"{ALL[race]} {FOR_ALL}" for seat, race in enumerate(races.split())}


def next_window(war: GivenWar) -> tuple[str, int] | None:
    """The window that is open, and for whom."""
    ask = war.play.ask
    return (str(ask.arguments["window"]), ask.seat) if ask is not None and ask.window else None


def windows(war: GivenWar) -> list[tuple[str, int]]:
    """Everybody declines everything: which windows opened, and for whom."""
    opened = []
    while (window := next_window(war)) is not None:
        opened.append(window)
        war.chooses("decline")
    return opened


test_what_follows_from_a_position = prove(
    row("the windows of a move step", "WC-CARD-09", "WC-CARD-15", "WC-MOVE-19",
        given(races="orc human", pieces={0: {"C": "G"}, 1: {"D": "W", "K": "G"}}, hands=hands("orc human")),
        then({windows: [("own-move-start", 0)]}), "move ground C D", then({windows: [("after-enemy-unit-enters", 1)]}),
        "end_movement", then({windows: [("move-end-any", 0), ("move-end-any", 1)]})),
    row("opponents are asked after the moving player", "WC-CARD-09",
        given(active=1, races="undead human", pieces={1: {"C": "G"}}, hands=hands("undead human")),
        then({windows: [("own-move-start", 1), ("opponent-move-start", 0)]})),
    row("the windows of a battle round", "WC-CARD-05", "WC-CARD-07", "WC-CASUALTY-06",
        # The Orc attacks, the Human defends; only who could hold such a card is asked, the defender first.
        given("battle", races="orc human", towns="- -", pieces={0: {"C": "G"}, 1: {"C": "GG", "D": "GA"}}, gold={1: 1},
            hands=hands("orc human"), dice=[6, 6, 6, 6, 1]),
        then({windows: [("battle-round-start", 1), ("battle-round-start", 0), ("ground-phase-start", 0),
            ("before-own-roll", 0), ("before-casualties", 1)]}),
        # the Human chooses a unit; the Orc may pillage for it
        "lose 1 ground D", then({next_window: ("after-enemy-casualty", 0)})),
    row("the windows around a roll",
        given("battle", races="night-elf undead", towns="- -", pieces={0: {"C": "R"}, 1: {"C": "GG", "D": "G"}},
            hands=hands("night-elf undead"), dice=[1]),
        then({windows: [("before-own-roll", 0), ("after-own-roll", 0), ("after-enemy-roll", 1),
            ("before-enemy-casualty", 0)], "asked": 1})),
    row("nobody plays cards for a neutral force", "WC-SCEN-ELFGATE-08",
        given("battle", races="human undead orc", towns="B F -",
            special=[special_rule("neutral-force", race="night-elf", level=2)],
            pieces={2: {"C": "R"}, 3: {"C": "GG", "D": "G"}}, hands=hands("human undead orc"), active=2, dice=[1]),
        then(lambda war: {seat for _, seat in windows(war)} == {2})),
    row("the windows of harvest and spend",
        given("harvest", races="night-elf human", depletion={"H": 1}, hands=hands("night-elf human")),
        then({windows: [("harvest-start", 0)]}),
        given("spend", races="undead human", pieces={0: {"B": "W"}}, gold={0: 2}, wood={0: 2}, hands=hands("undead")),
        then({windows: [("spend-start", 0)]}), "choose_constructing",
        # with what is constructed, at any time
        then({"may play summon-building": True})),
    # What a question would tell
    row("a player who could hold a card is asked whatever they hold",
        # The cards in hand make no difference to who is asked: with none for this window they can only decline.
        given("battle", pieces={0: {"C": "G"}, 1: {"C": "GG"}}, hands={0: "devour", 1: "polymorph"}),
        then({"asked": 1, "prompt": "wc-play-card", "offered": {"play polymorph", "decline"}}),
        given("battle", pieces={0: {"C": "G"}, 1: {"C": "GG"}}, hands={0: "fast", 1: "fast"},
            decks={0: "fast devour", 1: "fast polymorph"}),
        then({"asked": 1, "prompt": "wc-play-card", "offered": {"decline"}})),
    row("without cards in hand nobody is asked",
        given(pieces={0: {"C": "G"}}, hands={1: "fast"}), then({"prompt": "wc-move"})),
    row("a kind that the scenario has taken out is not asked for",
        given(pieces={0: {"C": "G"}}, decks={0: "devour", 1: "polymorph"}, hands={0: "devour"}),
        then({"prompt": "wc-move"})),
)  # fmt: skip


@pytest.mark.rule("WC-EXP-VP-2")
def test_the_window_before_the_victory_check() -> None:
    """It opens only when Victory Point cards could decide, as far as everybody can see."""
    for target, opens in ((3, False), (4, True), (6, True), (7, False)):
        war = GivenWar(
            "all-spend",
            skips={0: "spend"},
            pieces={0: {"B": "G"}},
            victory=[points_to_win(target)],
            hands={0: "fast fast fast fast victory-point"},
        )
        assert (next_window(war) == ("any", 0)) == opens


@pytest.mark.rule("WC-EXP-VP-2", "WC-ROUND-07")
def test_the_window_before_the_victory_check_opens_at_the_end_of_your_own_turn_only() -> None:
    war = GivenWar(
        "round",
        pieces={0: {"B": "G"}, 1: {"E": "G"}},
        victory=[points_to_win(4)],
        hands={0: "victory-point"},
        decks={0: "", 1: ""},
    )
    asked = []
    while next_window(war) is None:
        asked.append(war.table.step)
        war.chooses("end_movement" if "end_movement" in war.offered() else "end_step")

    assert asked == ["move", "move"]
    assert (next_window(war), war.table.step) == (("any", 0), "spend")

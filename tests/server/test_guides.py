"""The guide of a first match: sent to a seat that asks for it, from what that seat sees, and to nobody else."""

from typing import Any, get_args

import pytest

from herna.bots.bot import chance_of_bot
from herna.bots.named import bot_named
from herna.engine.chance import Chance
from herna.engine.events import SPECTATOR
from herna.engine.given import Given
from herna.engine.rules import LANGUAGES
from herna.games.aeons_end.given import GivenSiege
from herna.games.catalogue import game_named, rulebook_of
from herna.games.doomtrooper.given import GivenFront
from herna.games.summoner_wars.given import GivenBattle
from herna.games.warcraft.given import GivenWar
from herna.lessons.guide import first_match_of
from herna.server.apply import apply
from herna.server.entries import Entry, Header
from herna.server.guide_messages import Guide, Guided
from herna.server.guides import GuidedState
from herna.server.messages import Language, State
from herna.server.shared_table import SharedTable
from tests.kit.present import present
from tests.server.serving import Guest, Guests, asked, error_of

GAMES = ["summoner-wars", "doomtrooper", "aeons-end", "warcraft"]
# Of each first match: how one wins, how far one is, the first aim, and what can be done.
WORDS: dict[str, tuple[str, str, str, str]] = {
    "summoner-wars": (
        "You win when the enemy Summoner falls.",
        "0 of 11 damage on the enemy Summoner",
        "Summon a unit: it appears next to a gate, for magic.",
        "summon a unit",
    ),
    "doomtrooper": (
        "You win with 15 Promotion Points. Killed warriors earn them.",
        "0 of 15 Promotion Points",
        "Deploy two warriors, to defend and to attack.",
        "meditate for a Destiny Point",
    ),
    "aeons-end": (
        "You win when the nemesis has no life left. Protect Gravehold until then.",
        "The nemesis has 60 of 60 life left",
        "Begin with a gem that costs 2 or more: it earns in every round.",
        "play a card",
    ),
    "warcraft": (
        "You win with 15 points at the end of your turn. Towns and objectives give most of them.",
        "3 of 15 points",
        "Economy first: a worker into a mine, a worker into a forest.",
        "move pieces from 3 places",
    ),
}  # fmt: skip


def table_of(key: str, **header: Any) -> SharedTable:
    """A first match, at which everybody sits."""
    game = game_named(key)
    first = present(first_match_of(game))
    options = game.read_options(first.options)
    table = SharedTable(
        Header("table", key, 1 + len(first.bots), options, "guided", 1000.0, **{"first": True} | header), game
    )
    apply(table, Entry(1, "sit", 0, 1000.0, {"name": "Ana", "token": "token", "owner": ""}))
    for seat, bot in enumerate(first.bots, 1):
        apply(table, Entry(1 + seat, "bot", seat, 1000.0, {"bot": bot}))
    return table


def seen(table: SharedTable, seat: int = 0, guided: Guided = "first", language: Language | None = "en") -> State:
    return GuidedState(table, seat, 0, language, True, guided).state_in_words()


def guide(table: SharedTable, seat: int = 0, language: Language = "en") -> Guide:
    return present(seen(table, seat, language=language).guide)


def choose(table: SharedTable, choice: tuple[str | int, ...]) -> None:
    match = present(table.match)
    entry = Entry(table.number + 1, "choose", present(match.play.ask).seat, 1000.0, {"choice": list(choice)})
    apply(table, entry)


def play_on(table: SharedTable) -> bool:
    """One more choice, by a bot; False, if the match is over."""
    match = present(table.match)
    if match.play.ask is None:
        return False
    seat = match.play.ask.seat
    bot = bot_named("greedy", chance_of_bot("guide", seat, match.number()))
    choose(table, bot.choose(match.chair(seat)))
    return True


# What it says


@pytest.mark.parametrize("key", GAMES)
def test_a_first_match_begins_with_its_goal_an_aim_and_what_can_be_done(key: str) -> None:
    table = table_of(key)
    while not asked(seen(table)):
        play_on(table)
    said = guide(table)

    assert (said.goal, said.sides[0].text, present(said.aim).text) == WORDS[key][:3]
    assert {said.rule, present(said.aim).rule} <= set(rulebook_of(table.game).rules)
    while WORDS[key][3] not in [each.text for each in guide(table).still]:  # windows come first
        assert play_on(table)
    offered = {option[0] for option in present(seen(table).view)["decision"]["options"]}
    assert {each.kind for each in guide(table).still} <= offered


def test_how_far_each_side_is_is_told_live_and_to_the_end() -> None:
    table = table_of("summoner-wars")
    stands = [[side.done for side in guide(table).sides]]
    while play_on(table):
        if table.number % 10 == 0:
            stands.append([side.done for side in guide(table).sides])

    assert stands == sorted(stands)
    assert len({tuple(each) for each in stands}) >= 3
    last = guide(table)
    assert [side.done == side.of for side in last.sides] == [score == 1 for score in present(table.ended).scores]
    assert (last.aim, last.still, last.tips) == (None, [], [])


def test_a_seat_that_is_not_asked_hears_only_of_the_goal() -> None:
    table = table_of("summoner-wars")
    waits = GuidedState(table, 1, 0, "en", True, "first").state_in_words()

    assert not asked(waits)
    assert present(waits.guide).goal == WORDS["summoner-wars"][0]
    assert (present(waits.guide).aim, present(waits.guide).still, present(waits.guide).tips) == (None, [], [])


@pytest.mark.parametrize(
    ("at", "choice", "tip", "otherwise"),
    [
        (
            lambda: GivenBattle(south="bear-cavalry 4,3", north="smeg 5,3"),
            "end_phase",
            ("sw-tip-1", "SW-ATK-22", "If you do not attack, your own Summoner is hurt. And you do have an attacker."),
            lambda: GivenBattle(south="bear-cavalry 2,3", north="smeg 5,3"),
        ),
        (
            lambda: GivenFront("squad hussar", "kohort razide"),
            "declare_attack",
            ("dt-tip-1", "DT-ACT-11", "An attack comes last: your other actions will be lost. Use them first."),
            lambda: GivenFront("squad hussar", "kohort razide", common=1),
        ),
        (
            lambda: GivenSiege(hands={0: "spark"}, breaches={0: "O---"}),
            "end_phase",
            ("ae-tip-1", "AE-PREP-02", "You have a spell and a free breach. Prepping costs nothing."),
            lambda: GivenSiege(hands={0: "crystal"}, breaches={0: "O---"}),
        ),
        (
            lambda: GivenWar(map="A.  BT  Cg  D2  E.  FT", pieces={0: {"E": "G"}, 1: {"D": "G"}}),
            "end_movement",
            ("wc-tip-1", "WC-TOWN-05", "Your town is undefended. An enemy who holds it twice eliminates you."),
            lambda: GivenWar(map="A.  BT  Cg  D2  E.  FT", pieces={0: {"E": "G"}, 1: {"F": "G"}}),
        ),
    ],
    ids=["summoner-wars", "doomtrooper", "aeons-end", "warcraft"],
)
def test_a_tip_comes_with_the_choice_that_it_is_about_in_its_situation_alone(
    at: Any, choice: str, tip: tuple[str, str, str], otherwise: Any
) -> None:
    def said(position: Given[Any]) -> Guide:
        table = table_of(position.play.game.key)
        present(table.match).play = position.play
        return guide(table, position.asked())

    due = {each.key: each for each in said(at()).tips}[tip[0]]

    assert (due.key, due.rule, due.text) == tip
    assert due.before == [list(at().choice(choice))]
    assert tip[0] not in [each.key for each in said(otherwise()).tips]


def test_the_guide_speaks_both_languages_and_names_players() -> None:
    table = table_of("warcraft")

    assert guide(table, language="cs").goal.startswith("Vyhrajete s 15 body")
    assert {side.seat for side in guide(table).sides} == {0, 1}
    assert set(get_args(Language)) == set(LANGUAGES)


# Who is told


@pytest.mark.parametrize("key", GAMES)
def test_what_the_guide_says_does_not_depend_on_what_is_hidden(key: str) -> None:
    """A twin of the table that the seat cannot tell from it: what is hidden is dealt anew."""
    table, chance, compared = table_of(key), Chance(5), 0
    for number in range(40):
        if not play_on(table):
            break
        match = present(table.match)
        truth = match.play
        if number % 4 or 0 not in present(truth.ask).seats():
            continue
        said = seen(table)
        match.play = truth.guess(0, chance)
        match.play.log = truth.log
        assert seen(table).guide == said.guide
        match.play = truth
        compared += 1
    assert compared >= 2


def test_only_who_asks_for_it_in_a_seat_of_a_first_match_is_guided() -> None:
    table = table_of("summoner-wars")

    assert seen(table).guide is not None
    assert seen(table, guided="off").guide is None
    assert seen(table, language=None).guide is None
    assert seen(table, SPECTATOR).guide is None
    assert seen(table, SPECTATOR, "always").guide is None
    other = table_of("summoner-wars", first=False)
    assert seen(other).guide is None
    assert seen(other, guided="always").guide == seen(table).guide


def test_a_state_without_a_guide_costs_what_it_did(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("summoner-wars")
    monkeypatch.setattr(SharedTable, "whole_view", None)  # nothing of the guide is computed

    assert seen(table, guided="off").guide is None
    assert seen(table, SPECTATOR, "always").guide is None


def test_a_match_without_a_guide_of_its_game_has_none() -> None:
    game = game_named("connect-four")
    table = SharedTable(Header("table", game.key, 2, game.read_options({}), "seed", 1000.0), game)
    for seat in range(2):
        apply(table, Entry(1 + seat, "sit", seat, 1000.0, {"name": "Ana", "token": f"t{seat}", "owner": ""}))

    assert seen(table, guided="always").guide is None


# Over the wire


@pytest.mark.parametrize("key", GAMES)
def test_a_first_match_is_opened_as_the_game_says(guest: Guest, key: str) -> None:
    first = present(first_match_of(game_named(key)))
    table = guest.open_first(key)
    state = guest.look(table, words="en", guide="first")

    assert [seat.kind for seat in state.table.seats] == ["person", *["bot"] * len(first.bots)]
    assert [seat.name for seat in state.table.seats[1:]] == list(first.bots)
    assert first.options.items() <= state.table.options.items()
    assert not state.table.public
    assert state.guide is not None
    assert guest.look(table, words="en").guide is None


def test_a_guide_comes_with_every_state_of_a_live_line_that_asks_for_it(guest: Guest, new_guest: Guests) -> None:
    table = guest.open_first("summoner-wars")
    watching = new_guest().live(table, words="en", guide="always")
    with guest.live(table, words="en", guide="first") as line, watching as other:
        begun = line.state()
        assert present(begun.guide).still[0].kind == "summon"
        assert other.state().guide is None
        guest.choose(table, "end_phase", seat=0)

        after = line.wait_until(lambda state: state.version > begun.version)

        assert not after.fresh
        assert present(after.guide).still[0].kind == "move"
        assert other.state().guide is None


def test_a_first_match_of_a_game_that_teaches_nothing_is_refused(guest: Guest) -> None:
    assert error_of(lambda: guest.open_first("connect-four")) == (400, "error-learn-nothing")
    assert error_of(lambda: guest.open_first("chess")) == (404, "error-unknown-game")

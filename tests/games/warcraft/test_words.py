"""What is said: every key of the code has words, and questions, options and events read as a player would say them."""

from pathlib import Path

import pytest

from herna.engine.decision import Decision
from herna.engine.match import Match
from herna.engine.rules import LANGUAGES
from herna.games.warcraft.game import GAME
from herna.games.warcraft.given import GivenWar, special_rule
from herna.games.warcraft.printed import EXPERIENCE_CARDS, UNIT_CARDS
from herna.games.warcraft.view import view_for
from herna.messages.words import Words
from tests.games.warcraft.rows import battle, card_battle, given, prove, row, then
from tests.kit.said import offered, texts_of

SOURCES = sorted(Path(__file__).parents[3].joinpath("src/herna/games/warcraft").rglob("*.py"))
BEGUN = {"wc-step", "wc-card"}  # beginnings of keys
ENGLISH, CZECH = Words("en", GAME), Words("cs", GAME)


def told(war: GivenWar, words: Words = ENGLISH, seat: int = 0) -> list[str]:
    """All that happened, in words, as a seat reads it."""
    view = view_for(war.table, seat)
    assert war.play.log is not None
    return [words.event(view, GAME.named_event(event)) for _, event, _ in war.play.log.seen_by(seat)]


# Every key


# What things are called


@pytest.mark.parametrize(("language", "name"), [("en", "The Chief"), ("cs", "Náčelník")])
def test_a_captive_is_called_by_its_name_in_the_readers_language(language: str, name: str) -> None:
    text = (GAME.content() / "scenarios" / "captives.toml").read_text(encoding="utf-8")
    text = text.replace('{ en = "Thrall", cs = "Thrall" }', '{ en = "The Chief", cs = "Náčelník" }')
    match = Match(GAME, 2, {"scenario": text}, "seed")

    assert Words(language, GAME).name(match.view(0)["table"], "token", 0) == name


def test_a_token_is_called_by_its_kind_and_its_space() -> None:
    match = Match(GAME, 2, {"scenario": "march-of-the-necromancers"}, "seed")

    assert ENGLISH.name(match.view(0)["table"], "token", 0) == "ground unit token A"


# What happened


def test_a_battle_is_told_from_its_beginning_to_its_end() -> None:
    war = GivenWar("battle", pieces={0: {"C": "G"}, 1: {"C": "G"}}, dice=[6, 1])

    assert told(war) == [
        "Battle on C: Orcs attack Humans.",
        "Humans draw an experience card.",
        "Orcs draw an experience card: Fast.",
        "Humans roll, ground unit: 6.",
        "Orcs roll, ground unit: 1.",
        "Humans lose: ground unit on C.",
        "The battle on C is over. Winner: Orcs.",
        "Orcs draw an experience card: Fast.",
    ]
    assert told(war, CZECH)[0] == "Bitva, C: útočí Orkové, brání se Lidé."


def test_a_harvest_says_how_much_and_that_a_mine_is_depleted() -> None:
    war = GivenWar("harvest", pieces={0: {"A": "W"}}, resources=[3])

    assert told(war)[:2] == ["Orcs harvest 3 gold: gold mine A.", "Now partially depleted: gold mine A."]
    assert told(war, CZECH)[0] == "Orkové těží: zlato 3, zlatý důl A."


# What is printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_described_and_pictured(language: str) -> None:
    say = Words(language, GAME).say
    described, pictured = texts_of(Words(language, GAME)), GAME.pictured(say)

    for key in EXPERIENCE_CARDS:
        assert say(f"wc-text-{key}") in described[say(f"wc-card-{key}")]
        assert pictured[f"card-{key}"]["text"] == say(f"wc-text-{key}")
    for key, card in UNIT_CARDS.items():
        assert pictured[f"unit-{key}"]["strength"] == card.strength
    for facts in pictured.values():
        assert facts["name"]
        assert not facts["name"].startswith("wc-")


def test_a_unit_card_says_its_values_and_what_we_are_not_sure_of() -> None:
    described = texts_of(ENGLISH)["Tauren"]

    assert described.startswith("unit, ground unit, level 4, Strength 5")
    assert "highest level: 1 victory point" in described
    assert "reconstructed from what is known: " in described


# Questions that are asked of a player about the units of others


def asked_in_words(war: GivenWar, words: Words) -> str:
    ask = war.play.ask
    assert ask is not None
    decision = Decision(0, ask.seats(), ask.prompt, tuple(ask.arguments.items()))
    return words.prompt(view_for(war.table, ask.seat), decision)


def test_a_town_that_is_marked_falls_when_enemies_hold_it_in_a_town_check_again() -> None:
    """Not in the next check, and not if they have left."""
    war = GivenWar("towns", pieces={1: {"B": "G"}})

    assert (
        "Enemies hold the Town of the Orcs, Town B: it is marked, and falls if enemies hold it in a town check again."
        in told(war)
    )


test_what_follows_from_a_position = prove(
    row("a move names the piece and both spaces by what they are",
        given(pieces={0: {"A": "W"}}), then(lambda war: "Move: worker, gold mine A → Town B" in offered(war),
            lambda war: "Pohyb: dělník, zlatý důl A → Město B" in offered(war, "cs"))),
    row("a worker who builds is told from one who does not",
        given(pieces={0: {"C": "WW"}}, outposts={0: "C"}, builds="C"),
        then(lambda war: "Move: worker, C → J" in offered(war),
            lambda war: "Move: worker who is building an outpost, C → J" in offered(war))),
    row("casualties are named with their owner and space",
        given("battle", pieces={0: {"C": "GG"}, 1: {"C": "GR"}}, levels={0: "2 1 1"}, dice=[6, 1, 1, 6]),
        then(lambda war: set(offered(war)) == {"ranged unit on C (Humans)", "ground unit on C (Humans)"},
            lambda war: set(offered(war, "cs")) == {"střelecká jednotka, C (Lidé)", "pozemní jednotka, C (Lidé)"})),
    row("an upgrade names the units by their card",
        given("spend", gold={0: 9}, wood={0: 9}, buildings={0: "ground ground ranged ranged air air"}),
        "choose_upgrading", then(lambda war: "Upgrade: ground unit (Grunt)" in offered(war))),
    row("a battle that nobody survives has no winner",
        given("battle", pieces={0: {"C": "G"}, 1: {"C": "G"}}, dice=[1, 1]),
        then(lambda war: "The battle on C is over. Winner: nobody." in told(war))),
    row("who removes a unit of somebody else is not told of a loss", "WC-EXP-MARKS-1", "WC-SCEN-ELFGATE-08",
        card_battle({"X": "R"}, {"X": "RG"}, {0: "marksmanship"}, dice=[6, 1], races="night-elf human"),
        "play marksmanship", then({"asked": 0},
            lambda war: asked_in_words(war, ENGLISH) == "Casualties to remove: 1. Which unit is lost?",
            lambda war: asked_in_words(war, CZECH) == "Ztráty k odebrání: 1. Která jednotka se odebere?")),
    row("who chooses for a neutral force is asked about its units", "WC-SCEN-ELFGATE-08", "WC-ABILITY-POISON-1",
        given("battle", races="human orc", special=[special_rule("neutral-force", race="night-elf", level=3)],
            levels={2: "2 3 3"}, pieces={0: {"C": "G"}, 2: {"C": "R"}}), then({"asked": 1},
            lambda war: asked_in_words(war, ENGLISH) == "Slow Poison: in which phase do the Night Elves strike first?",
            lambda war: asked_in_words(war, CZECH) == "Pomalý jed: ve které fázi udeří Noční Elfové první?")),
    row("a battle that is cancelled is told in words",
        battle({"X": "G", "A": "G"}, {"X": "GG", "A": "G"}, dice=[6, 6, 6, 1, 6, *[6, 6, 1, 1]]), "fight X 0 1",
        "lose 1 ground A",
        then(lambda war: "The battle on A is not fought: Orcs and Humans no longer face each other there." in told(war),
            lambda war: "Bitva se neodehraje: A. Orkové a Lidé tam už proti sobě nestojí." in told(war, CZECH))),
)  # fmt: skip

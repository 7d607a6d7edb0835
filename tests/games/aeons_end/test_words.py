"""What is said: every key of the code has words, and questions, options and events read as a player would say them."""

import ast
import re
from pathlib import Path

import pytest

from herna.engine.decision import Choice
from herna.engine.rules import LANGUAGES
from herna.games.aeons_end.deeds import OnePlayer
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.rules.breaches import DiscardsPrepped
from herna.games.aeons_end.rules.piles import shuffle_deck
from herna.games.aeons_end.rules.suffering import Suffers
from herna.games.aeons_end.table import HUSK, NEMESIS, NOBODY, ability_of
from herna.games.aeons_end.view import view_for
from herna.messages.words import Words
from tests.games.aeons_end.rows import each, given, prove, row, sets, then
from tests.kit.said import offered

SOURCES = sorted(Path(__file__).parents[3].joinpath("src/herna/games/aeons_end").rglob("*.py"))


def asked(siege: GivenSiege, language: str = "en") -> str:
    """The open question in words, as who is asked reads it."""
    ask = siege.play.ask
    assert ask is not None
    words, view = Words(language, GAME), view_for(siege.table, ask.seat)
    return words.say(ask.prompt, {field: words.name(view, field, value) for field, value in ask.arguments.items()})


def told(siege: GivenSiege, language: str = "en") -> list[str]:
    """All that happened, in words, as the first player reads it."""
    view = view_for(siege.table, 0)
    assert siege.play.log is not None
    return [Words(language, GAME).event(view, GAME.named_event(event.whole)) for event in siege.play.log.events]


# Every key


def ways() -> set[str]:
    """The keys of all that one chooses between: they begin the pairs that `Either` is given, there or as `ways`."""
    found: set[str] = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Either":
                found |= firsts(node.args[0])
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "ways":
                found |= firsts(node.value)
    return found


def firsts(pairs: ast.expr) -> set[str]:
    """The text with which each of the pairs written here begins."""
    written = [pair for pair in getattr(pairs, "elts", ()) if isinstance(pair, ast.Tuple)]
    return {str(pair.elts[0].value) for pair in written if isinstance(pair.elts[0], ast.Constant)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_one_chooses_between_has_words_and_nothing_else(language: str) -> None:
    known = (GAME.content() / f"{language}.ftl").read_text(encoding="utf-8")

    assert set(re.findall(r"^ae-way-([a-z-]+) =", known, re.MULTILINE)) == ways()


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_mages_and_nemeses_have_names_of_their_own(language: str) -> None:
    words = Words(language, GAME)
    pictured = GAME.pictured(words.say)

    names = [str(facts["name"]) for facts in pictured.values()]
    assert len(set(names)) == len(names)


# Names


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Brama suffers 2 damage from Convoke."), ("cs", "Brama utrpí 2 zranění (Soustředění).")],
)
def test_players_are_called_by_their_mage_no_matter_who_sits_there(language: str, name: str) -> None:
    view = view_for(GivenSiege("kadir brama").table, 0)

    event = GAME.named_event(("suffered", 1, 2, "convoke"))
    assert Words(language, GAME).event(view, event) == name
    assert Words(language, GAME).among(["Anna", "Petr"]).event(view, event) == name


def test_a_turn_without_a_player_is_the_nemesiss() -> None:
    view = view_for(GivenSiege("kadir brama").table, 0)
    words = Words("en", GAME)

    assert words.event(view, GAME.named_event(("turn_began", NOBODY, 4))) == "Turn 4: Rageborne."
    assert words.event(view, GAME.named_event(("turn_began", 1, 5))) == "Turn 5: Brama."


def test_turn_order_cards_are_called_by_the_mage_whose_turn_they_bring() -> None:
    view = view_for(GivenSiege("kadir brama").table, 0)
    words = Words("en", GAME)

    said = [words.event(view, GAME.named_event(("turned_over", kind))) for kind in ("player-2", "wild", "nemesis")]
    assert said == ["Turn order: Brama.", "Turn order: wild card.", "Turn order: nemesis."]


def test_enemies_are_the_nemesis_a_husk_or_a_minion() -> None:
    siege = GivenSiege(nemesis="carapace-queen", in_play="haze-spewer", nemesis_deck="slaughter", husks=2)
    view = view_for(siege.table, 0)
    words = Words("en", GAME)

    said = [words.choice(view, ("target", enemy)) for enemy in (NEMESIS, HUSK, siege["haze-spewer"])]
    assert said == ["Carapace Queen", "a husk", "Haze Spewer"]


def test_what_does_something_may_be_a_card_the_nemesis_or_an_ability() -> None:
    siege = GivenSiege("kadir brama", hands={0: "crystal"})
    view = view_for(siege.table, 0)
    words = Words("en", GAME)

    said = [words.name(view, "card", source) for source in (siege["crystal"], NEMESIS, ability_of(0), ability_of(1))]
    assert said == ["Crystal", "Rageborne", "Otherworldly Gate", "Brink Siphon"]


# Questions and options


def test_the_main_phase_offers_what_can_be_done_in_words() -> None:
    siege = GivenSiege(
        "kadir brama", hands={0: "crystal spark"}, breaches={0: "O2OO"}, charges={1: 4}, aether=2, in_play="provoker"
    )

    assert asked(siege) == "Main phase: what do you do?"
    assert offered(siege) == [
        "Play Crystal",
        "Prep Spark at breach I",
        "Prep Spark at breach III",
        "Prep Spark at breach IV",
        "Buy Jade",
        "Buy Flexing Dagger",
        "1 charge for 2 aether",
        "Focus breach II",
        "End the phase",
    ]


# What happened


@pytest.mark.parametrize(
    ("event", "english", "czech"),
    [
        (
            ("damage_prevented", NEMESIS, 7, "spark"),
            "7 damage to Rageborne from Spark is prevented.",
            "Rozzuřený neutrpí 7 zranění (Zajiskření).",
        ),
        (
            ("player_shielded", 1, 3, "rageborne"),
            "Auspex Rune prevents 3 damage to Brama from Rageborne.",
            "Runa věštby: Brama neutrpí 3 zranění (Rozzuřený).",
        ),
        (
            ("gravehold_shielded", 3, "otherworldly-gate"),
            "Auspex Rune prevents 3 damage to Gravehold from Otherworldly Gate.",
            "Runa věštby: Útočiště neutrpí 3 zranění (Brána jiných světů).",
        ),
        (
            ("gravehold_suffered", 3, "rageborne"),
            "Gravehold suffers 3 damage from Rageborne.",
            "Útočiště utrpí 3 zranění (Rozzuřený).",
        ),
    ],
)
def test_damage_is_told_with_what_does_it(event: Choice, english: str, czech: str) -> None:
    view = view_for(GivenSiege("kadir brama").table, 0)

    assert Words("en", GAME).event(view, GAME.named_event(event)) == english
    assert Words("cs", GAME).event(view, GAME.named_event(event)) == czech


@pytest.mark.rule("AE-MAIN-08")
def test_aether_that_pays_only_for_something_is_told_apart() -> None:
    siege = GivenSiege("kadir brama", hands={0: "moonstone-shard searing-ruby"})
    siege.chooses("play moonstone-shard", "play searing-ruby")

    assert told(siege) == [
        "Kadir plays Moonstone Shard.",
        "Kadir gains 1 aether.",
        "Kadir gains 1 aether for a gem.",
        "Kadir plays Searing Ruby.",
        "Kadir gains 2 aether.",
        "Kadir gains 1 aether for a spell.",
    ]


@pytest.mark.parametrize(
    ("count", "said"), [(1, "Kadir získává 1 éter."), (3, "Kadir získává 3 étery."), (5, "Kadir získává 5 éterů.")]
)
def test_czech_counts_aether_as_czech_does(count: int, said: str) -> None:
    view = view_for(GivenSiege("kadir brama").table, 0)

    assert Words("cs", GAME).event(view, GAME.named_event(("gained_aether", 0, count))) == said


test_what_follows_from_a_position = prove(
    row("the devoured pile is called by its top card and told apart from the supply",
        given(nemesis="prince-of-gluttons", devoured="searing-ruby jade", aether=2),
        then(lambda siege: {"Buy Jade", "Buy Jade (devoured pile)"} <= set(offered(siege)))),
    row("breaches of others are called with their mage",
        given("kadir brama", hands={0: "focusing-orb"}, breaches={0: "O0OO", 1: "OO1O"}), "play focusing-orb",
        then(lambda siege: offered(siege) == ["Breach II", "Breach III (Brama)"])),
    row("cards of hand and discard pile are told apart",
        given(hands={0: "bottled-vortex crystal"}, discards={0: "crystal#2"}), "play bottled-vortex",
        then(lambda siege: offered(siege) == ["Crystal", "Crystal (discard pile)", "No"])),
    *(row(f"who is meant is asked with what does it: {language} {question}",
        given("kadir brama", "nothing", prepped={0: {1: "spark"}, 1: {1: "spark#2"}}),
        lambda siege, deed=deed: siege.does(OnePlayer((deed,))),
        then(lambda siege, question=question, language=language: asked(siege, language) == question,
            lambda siege, language=language: offered(siege, language) == ["Kadir", "Brama"]))
        for language, deed, question in (("en", Suffers(1), "Rageborne: which player suffers 1 damage?"),
            ("cs", Suffers(2), "Rozzuřený: který hráč utrpí 2 zranění?"),
            ("en", DiscardsPrepped(), "Rageborne: which player does it apply to?"),
            ("cs", DiscardsPrepped(), "Rozzuřený: kterého hráče se to týká?"))),
    *(row(f"a used ability is called by its name: {language} {said}",
        given("brama kadir", charges={0: 5}, life={0: 5}), "use_ability",
        then(lambda siege, said=said, language=language: told(siege, language)[-1] == said))
        for language, said in (("en", "Brama uses the ability Brink Siphon."),
            ("cs", "Brama používá schopnost Sifon propasti."))),
    row("casting a spell is told step by step",
        given("kadir brama", "casting", prepped={0: {1: "spark"}}), "cast spark",
        then(lambda siege: told(siege) == ["Kadir casts Spark.", "Spark deals 1 damage to Rageborne."],
            lambda siege: told(siege, "cs") == ["Kadir sesílá: Zajiskření.", "Rozzuřený: 1 zranění (Zajiskření)."])),
    row("a line names the card it is about also after the deck was shuffled",
        given(hands={0: "jade spark"}, decks={0: "crystal diamond-cluster"}), "play jade", sets(played=()),
        # another card lies under its id now, or nobody knows which
        lambda siege: shuffle_deck(siege.play, 0, siege["jade"]),
        then(lambda siege: "Kadir plays Jade." in told(siege))),
    row("a card that nobody has seen is not named",
        given(nemesis_deck="haze-spewer slaughter"),
        then(lambda siege: Words("en", GAME).event(view_for(siege.table, 0),
                GAME.named_event(("nemesis_drew", siege["slaughter"]))) == "The nemesis draws something hidden.")),
    # Questions and options
    *each(lambda language, question, options: row(f"equal spells are told apart by owner and breach: {language}",
        given("mist brama", hands={0: "garnet-shard"}, prepped={0: {1: "spark"}, 1: {2: "spark#2"}}),
        "play garnet-shard", "pick_way cast",
        then(lambda siege: (asked(siege, language), offered(siege, language)) == (question, options))),
        ("en", "Garnet Shard: which prepped spell do you cast?", ["Cast Spark (I)", "Cast Spark (Brama, II)"]), ("cs",
        "Úlomek granátu: které připravené kouzlo sešlete?", ["Seslat: Zajiskření (I)",
        "Seslat: Zajiskření (Brama, II)"])),
    *each(lambda language, options: row(f"equal cards that lie apart in a discard pile are told apart: {language}",
        "AE-DRAW-06", given(charges={0: 5}, discards={0: "spark spark#2 ignite spark#3"}), "use_ability",
        then(lambda siege: offered(siege, language) == options)),
        ("en", ["Spark (discard pile, no. 1 from the bottom)", "Ignite (discard pile)",
        "Spark (discard pile, no. 4 from the bottom)", "Take none"]), ("cs",
        ["Zajiskření (odkládací balíček, 1. odspodu)", "Vznícení (odkládací balíček)",
        "Zajiskření (odkládací balíček, 4. odspodu)", "Nevzít žádné"])),
)  # fmt: skip

"""Deck construction (SW-DECK): what a legal deck is, how it is read, and that it can be played."""

import re
from collections import Counter
from collections.abc import Mapping

import pytest

from herna.bots.bot import random_play
from herna.engine.chance import Chance
from herna.engine.errors import BadInput, Faults
from herna.engine.match import Match
from herna.engine.rules import LANGUAGES
from herna.games.summoner_wars.decks import Deck, deck_faults, deck_in_line, deck_of, read_deck, ready_made
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.printed import DECKS, FACTIONS
from herna.games.summoner_wars.setup import first_table
from herna.messages.words import Words

POLAR_DWARVES = dict(ready_made("polar-dwarves").cards)
MIXED = {  # Svara leads cards of the Tundra Orcs that have Water
    **dict.fromkeys(("parapet", "freeze", "brutal-force"), 2),
    **dict.fromkeys(("ollag", "ragnor", "targan"), 1),
    **dict.fromkeys(("bear-cavalry", "ice-smith", "frost-shaman", "smasher"), 4),
}
FILE = """
summoner = "svara"

[cards]
frost-mage = 4
ice-golem = 4
bear-cavalry = 4
ice-smith = 4
jarmund = 1
nadiana = 1
ollag = 1
parapet = 2
ice-repair = 2
glacial-shift = 2
"""


def svara_with(changes: Mapping[str, int]) -> Deck:
    """The deck of the Polar Dwarves with other counts of some cards; 0 leaves a card out."""
    counts = {**POLAR_DWARVES, **changes}
    return deck_of("svara", [(key, count) for key, count in counts.items() if count])


def broken(deck: Deck) -> list[tuple[str, str]]:
    """The rules that a deck breaks, each with the card or the kind of message that says how."""
    return [(fault.rule, str(dict(fault.arguments).get("card", fault.key))) for fault in deck_faults(deck)]


@pytest.mark.rule("SW-DECK-08", "SW-DECK-01")
@pytest.mark.parametrize("name", FACTIONS)
def test_every_ready_made_deck_is_legal(name: str) -> None:
    deck = ready_made(name)

    assert deck_faults(deck) == []
    assert len(deck.deck()) == 34
    assert [deck.count(word) for word in ("standard", "champion", "common")] == [6, 3, 16]
    assert all(key in ("gate", "starting-gate") or key in DECKS[name].cards for key in deck.deck())


@pytest.mark.rule("SW-DECK-01")
@pytest.mark.parametrize(
    ("changes", "fault", "count", "wanted"),
    [
        ({"frost-mage": 3}, "sw-deck-count-common", 15, 16),
        ({"frost-shaman": 1}, "sw-deck-count-common", 17, 16),
        ({"jarmund": 0}, "sw-deck-count-champion", 2, 3),
        ({"targan": 1}, "sw-deck-count-champion", 4, 3),
        ({"parapet": 1}, "sw-deck-count-standard", 5, 6),
        ({"freeze": 1}, "sw-deck-count-standard", 7, 6),
    ],
)
def test_a_deck_has_exactly_16_commons_3_champions_and_6_standard_events(
    changes: dict[str, int], fault: str, count: int, wanted: int
) -> None:
    found = deck_faults(svara_with(changes))

    assert [(one.rule, one.key, dict(one.arguments)) for one in found] == [
        ("SW-DECK-01", fault, {"count": count, "wanted": wanted})
    ]


@pytest.mark.rule("SW-DECK-01")
@pytest.mark.parametrize("card", ["gate", "starting-gate", "svara", "grognack"])
def test_gates_and_summoners_are_not_chosen(card: str) -> None:
    assert broken(svara_with({card: 1})) == [("SW-DECK-01", card)]


@pytest.mark.rule("SW-DECK-02")
@pytest.mark.parametrize(
    ("out", "into", "count"), [("frost-mage", "ember-mage", 4), ("ollag", "shonk", 1), ("parapet", "purge", 2)]
)
def test_a_chosen_card_shows_a_symbol_of_the_summoner(out: str, into: str, count: int) -> None:
    assert broken(svara_with({out: 0, into: count})) == [("SW-DECK-02", into)]


@pytest.mark.rule("SW-DECK-02")
def test_one_of_the_summoners_symbols_is_enough() -> None:
    """Ragnor shows Instinct and Water, Brutal Force too; Svara has only Water of these."""
    assert deck_faults(svara_with({"ollag": 0, "ragnor": 1, "parapet": 0, "brutal-force": 2})) == []


@pytest.mark.rule("SW-DECK-03", "SW-TERM-10")
def test_no_champion_is_there_twice() -> None:
    assert broken(svara_with({"jarmund": 2, "ollag": 0})) == [("SW-DECK-03", "jarmund")]


@pytest.mark.rule("SW-DECK-04")
def test_a_standard_event_is_there_at_most_twice() -> None:
    assert broken(svara_with({"parapet": 3, "ice-repair": 1})) == [("SW-DECK-04", "parapet")]


@pytest.mark.rule("SW-DECK-05")
def test_a_common_is_there_at_most_four_times() -> None:
    assert broken(svara_with({"bear-cavalry": 5, "ice-smith": 3})) == [("SW-DECK-05", "bear-cavalry")]


@pytest.mark.rule("SW-DECK-05", "SW-TERM-11")
def test_starting_units_do_not_count_towards_the_limit() -> None:
    deck = svara_with({})

    assert deck_faults(deck) == []
    assert Counter(deck.deck())["ice-golem"] == 5


@pytest.mark.rule("SW-DECK-06")
@pytest.mark.parametrize("epic", ["ice-ram", "for-glory"])
def test_epic_events_are_not_chosen(epic: str) -> None:
    assert broken(svara_with({epic: 1})) == [("SW-DECK-06", epic)]


@pytest.mark.rule("SW-DECK-01", "SW-DECK-02", "SW-DECK-06")
@pytest.mark.parametrize(("card", "rule"), [("gate", "SW-DECK-01"), ("svara", "SW-DECK-01"), ("ice-ram", "SW-DECK-06")])
def test_what_no_deck_chooses_is_told_also_if_its_summoner_is_unknown(card: str, rule: str) -> None:
    deck = Deck("", svara_with({card: 1}).cards)

    assert broken(deck) == [(rule, card)]


@pytest.mark.rule("SW-DECK-06")
def test_the_summoner_brings_starting_units_and_epic_events_whatever_is_chosen() -> None:
    fixed = {"svara": 1, "starting-gate": 1, "frost-mage": 1, "ice-golem": 1, "ice-ram": 2, "gate": 3}

    cards = Counter(deck_of("svara", MIXED.items()).deck())

    assert cards == {**MIXED, **fixed}


@pytest.mark.rule("SW-DECK-07")
def test_factions_may_be_mixed() -> None:
    deck = deck_of("svara", MIXED.items())

    assert deck_faults(deck) == []
    assert len(deck.deck()) == 34


@pytest.mark.rule("SW-DECK-09")
def test_the_same_card_is_the_one_with_the_same_name() -> None:
    """Three Frost Mages and two more are five of one card; Frost Shamans are another, though Frost is in both names."""
    others = [(key, count) for key, count in POLAR_DWARVES.items() if key not in ("frost-mage", "bear-cavalry")]

    twice = deck_of("svara", [*others, ("frost-mage", 3), ("frost-mage", 2), ("bear-cavalry", 3)])
    different = deck_of("svara", [*others, ("frost-mage", 4), ("frost-shaman", 4)])

    assert broken(twice) == [("SW-DECK-05", "frost-mage")]
    assert deck_faults(different) == []


def test_every_reason_is_given_at_once() -> None:
    deck = deck_of("svara", [("frost-mage", 5), ("ember-mage", 5), ("jarmund", 2), ("burn", 3), ("pyre", 1)])

    assert sorted(broken(deck)) == [
        ("SW-DECK-01", "sw-deck-count-champion"),
        ("SW-DECK-01", "sw-deck-count-common"),
        ("SW-DECK-01", "sw-deck-count-standard"),
        ("SW-DECK-02", "burn"),
        ("SW-DECK-02", "ember-mage"),
        ("SW-DECK-03", "jarmund"),
        ("SW-DECK-04", "burn"),
        ("SW-DECK-05", "ember-mage"),
        ("SW-DECK-05", "frost-mage"),
        ("SW-DECK-06", "pyre"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words = Words(language, GAME)
    bad = [("frost-mage", 5), ("ember-mage", 4), ("jarmund", 2), ("burn", 3), ("pyre", 1), ("gate", 1), ("sneeks", 1)]
    faults = deck_faults(deck_of("svara", bad))

    assert len({fault.key for fault in faults}) == 10
    assert [fault.key for fault in faults if not words.has(fault.key)] == []
    for fault in faults:
        said = words.say(fault.key, dict(fault.arguments))
        assert "{" not in said
        assert all(str(value) in said for value in dict(fault.arguments).values())


# Files and lines


def test_a_deck_without_chosen_cards_is_a_line_too() -> None:
    deck = deck_of("svara", [])

    assert deck.line() == "deck:svara"
    assert deck_in_line(deck.line(), "deck-1") == deck


def test_a_deck_is_read_from_a_file_and_from_one_line() -> None:
    deck = read_deck(FILE, "mine.toml")

    assert deck == ready_made("polar-dwarves")
    assert deck.line().startswith("deck:svara;frost-mage=4;ice-golem=4;")
    assert deck_in_line(deck.line(), "deck-1") == deck
    assert deck_in_line(" deck:svara; ollag=1 ; frost-mage = 4;".strip(), "deck-1") == deck_of(
        "svara", [("frost-mage", 4), ("ollag", 1)]
    )


@pytest.mark.parametrize(
    ("text", "key", "said"),
    [
        ("summoner = svara", "error-bad-toml", ""),
        ("", "error-deck-missing", "summoner"),
        ('summoner = "svara"', "error-deck-missing", "cards"),
        ('summoner = "svara"\n[cards]\n[gates]', "error-deck-field", "gates"),
        ('summoner = "svara"\ncards = 3', "error-deck-cards", ""),
        ('summoner = "svara"\ncards = ["frost-mage"]', "error-deck-cards", ""),
        ('summoner = "frost-mage"\n[cards]', "error-deck-summoner", "frost-mage"),
        ("summoner = 3\n[cards]", "error-deck-summoner", "3"),
        ('summoner = "svara"\n[cards]\nfrost-maeg = 4', "error-deck-card-close", "frost-maeg"),
        ('summoner = "svara"\n[cards]\n"☃" = 4', "error-deck-card", "☃"),
        ('summoner = "svara"\n[cards]\nfrost-mage = "4"', "error-deck-copies", "frost-mage"),
        ('summoner = "svara"\n[cards]\nfrost-mage = true', "error-deck-copies", "frost-mage"),
        ('summoner = "svara"\n[cards]\nfrost-mage = 4.0', "error-deck-copies", "frost-mage"),
        ('summoner = "svara"\n[cards]\nfrost-mage = 0', "error-deck-copies", "frost-mage"),
        ('summoner = "svara"\n[cards]\nfrost-mage = 35', "error-deck-copies", "frost-mage"),
        ('summoner = "svara"\n[cards]\nfrost-mage = 4\nfrost-mage = 1', "error-bad-toml", ""),
        ("x = " + "[" * 5000, "error-bad-toml", ""),
        ("x = " + "9" * 5000, "error-bad-toml", ""),
    ],
)
def test_what_is_no_deck_file_is_refused_saying_what_and_where(text: str, key: str, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_deck(text, "mine.toml")

    fault = refused.value.faults[0] if isinstance(refused.value, Faults) else refused.value
    assert fault.key == key
    assert re.fullmatch(r"mine\.toml(:[123])?", str(fault.arguments["file"]))
    assert said in [str(value) for value in fault.arguments.values()] or not said


def test_a_summoner_that_is_missing_is_not_called_unknown_besides() -> None:
    with pytest.raises(BadInput) as refused:
        read_deck("[cards]", "mine.toml")

    faults = refused.value.faults if isinstance(refused.value, Faults) else (refused.value,)
    assert [fault.key for fault in faults] == ["error-deck-missing"]


def test_a_mistyped_card_is_told_apart_with_those_that_look_like_it() -> None:
    with pytest.raises(BadInput) as refused:
        read_deck('summoner = "svara"\n[cards]\nfrost-maeg = 4', "mine.toml")

    assert "frost-mage" in str(refused.value.arguments["close"])


# Playing them


@pytest.mark.rule("SW-SETUP-03")
def test_an_option_takes_a_ready_made_or_a_self_built_deck() -> None:
    line = deck_of("svara", MIXED.items()).line()
    shuffled = "deck:svara;" + ";".join(reversed(line.split(";")[1:]))

    options = GAME.read_options({"deck-1": shuffled, "deck-2": "tundra-orcs"})

    assert (options["deck-1"], options["deck-2"]) == (line, "tundra-orcs")
    assert GAME.read_options(options) == options


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("dragons", "error-option-value"),
        ("", "error-option-value"),
        (7, "error-option-value"),
        ("deck:", "error-deck-summoner"),
        ("deck:gate;frost-mage=4", "error-deck-summoner"),
        ("deck:svara;unicorn=1", "error-deck-card"),
        ("deck:svara;frost-mage", "error-deck-copies"),
        ("deck:svara;frost-mage=four", "error-deck-copies"),
        ("deck:svara;frost-mage=-4", "error-deck-copies"),
        ("deck:svara;frost-mage=４", "error-deck-copies"),
        ("deck:svara;frost-mage=" + "9" * 5000, "error-deck-copies"),
        ("deck:svara;frost-mage=4", "error-deck-illegal"),
    ],
)
def test_what_is_no_legal_deck_is_refused_as_an_option(given: object, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.read_options({"deck-2": given})

    assert refused.value.key == key
    assert "deck-2" in (refused.value.arguments.get("option"), refused.value.arguments.get("file"))
    assert all(len(str(value)) < 200 for value in refused.value.arguments.values())


def test_an_illegal_deck_as_an_option_is_refused_with_the_rules_it_breaks() -> None:
    with pytest.raises(BadInput) as refused:
        GAME.read_options({"deck-1": svara_with({"jarmund": 2, "ollag": 0, "parapet": 3, "ice-repair": 1}).line()})

    assert refused.value.arguments == {"file": "deck-1", "faults": 2, "rules": "SW-DECK-03, SW-DECK-04"}


@pytest.mark.rule("SW-SETUP-03", "SW-SETUP-04")
def test_a_self_built_deck_is_set_up_like_its_summoners_own() -> None:
    line = deck_of("svara", MIXED.items()).line()

    table = first_table((line, "polar-dwarves"), 0, Chance(3))

    standing = [[table.key(card) for card in table.objects(seat)] for seat in (0, 1)]
    assert sorted(standing[0]) == sorted(standing[1]) == ["frost-mage", "ice-golem", "starting-gate", "svara"]
    drawn = Counter(table.key(card) for card in (*table.hands[0], *table.draw[0]))
    assert drawn == {**MIXED, "gate": 3, "ice-ram": 2}
    assert (len(table.hands[0]), len(table.draw[0])) == (5, 25)


def test_a_match_of_self_built_decks_is_played_to_the_end() -> None:
    mixed = deck_of("svara", MIXED.items()).line()
    for number in range(5):
        match = Match(GAME, 2, {"deck-1": mixed, "deck-2": mixed}, f"seed {number}")

        random_play(match.play, Chance(number), 20_000)

        assert match.play.result is not None
        assert sorted(match.play.result.scores) == [0, 1]

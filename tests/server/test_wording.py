"""States in words: people by name, hidden draws counted, and forecasts for the player being asked."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.games.aeons_end.given import GivenSiege
from herna.games.catalogue import game_named
from herna.games.doomtrooper.given import GivenFront
from herna.games.warcraft.given import a_battle as a_war
from herna.messages.words import NOBODY, Words
from herna.server.apply import apply
from herna.server.entries import Entry, Header
from herna.server.messages import Language, SeatInfo, State
from herna.server.shared_table import SharedTable
from herna.server.wording import SeenState, player_names, wording, words_at
from tests.kit.present import present
from tests.server.serving import Guest, asked, options

PAGE = Path(__file__).parents[2] / "ui" / "src"

SUMMONER_WARS, WARCRAFT = game_named("summoner-wars"), game_named("warcraft")
AEONS_END, DOOMTROOPER = game_named("aeons-end"), game_named("doomtrooper")
KEYS = ["sw-forecast-damage", "sw-forecast-destroys"]  # of an attack


def view_of(*events: tuple[Any, ...]) -> dict[str, Any]:
    """A view in which nothing but these events is to be put into words."""
    seen = [SUMMONER_WARS.named_event(event) for event in events]
    return {"table": {"kinds": {}, "objects": []}, "decision": None, "events": seen}


def told(events: list[tuple[Any, ...]], seats: list[SeatInfo], language: Language = "en") -> list[str]:
    return wording(view_of(*events), words_at(seats, SUMMONER_WARS, language), language).events


def person(name: str) -> SeatInfo:
    return SeatInfo("person", name)


def bot(name: str) -> SeatInfo:
    return SeatInfo("bot", name)


def test_an_answer_has_the_label_that_its_question_gives_it() -> None:
    question = {"number": 1, "seats": [0], "prompt": "sw-extra-attacks", "arguments": {"card": 0}}
    view = {**view_of(), "decision": {**question, "options": [["done"], ["decline"]]}}

    told = wording(view, words_at([], SUMMONER_WARS, "en"), "en")

    assert [option.text for option in told.options] == ["No more attacks", "No"]


# Who


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ([person("Anna"), bot("search:4")], ["Anna", "Computer"]),
        ([person("Computer"), bot("search:4")], ["Computer", "Computer (level 4)"]),
        ([bot("search"), bot("greedy")], ["Computer (level 3)", "Computer (greedy)"]),
        ([person(""), bot("search:500ms")], ["Player 1", "Computer"]),
        ([person("Anna"), person("Anna")], ["Anna (1)", "Anna (2)"]),
        ([person(""), person("")], ["Player 1", "Player 2"]),
        ([person("{ $seat }"), person("<b>")], ["{ $seat }", "<b>"]),
    ],
)
def test_events_call_people_by_name_and_several_bots_by_level_and_tell_two_apart(
    seats: list[SeatInfo], names: list[str]
) -> None:
    events = [("gained_magic", seat, 1) for seat in (0, 1)]

    assert told(events, seats) == [f"{name} gains 1 magic." for name in names]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_bots_and_nameless_people_are_called_as_in_the_panels_of_the_page(language: Language) -> None:
    page = json.loads((PAGE / "words" / f"{language}.json").read_text(encoding="utf-8"))
    bots = [key.removeprefix("bot-") for key in page if key.startswith("bot-") and key != "bot-other"]
    seats, words = [*map(bot, bots), person("")], Words(language)

    names = [name for seat in seats for name in player_names([seat], words)]

    assert names == [*(page[f"bot-{each}"] for each in bots), page["seat-nobody"].replace("{seat}", "1")]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["You draw 2 cards.", "", "Petr draws 1 card.", "You gain 1 magic.", "Petr gains 1 magic."]),
        ("cs", ["Dobíráte 2 karty.", "", "Petr dobírá 1 kartu.", "Získáváte magii: 1.", "Petr získává magii: 1."]),
    ],
)
def test_who_reads_it_is_told_of_as_you(language: Language, lines: list[str]) -> None:
    events = [("drew", 0, None), ("drew", 0, None), ("drew", 1, None), ("gained_magic", 0, 1), ("gained_magic", 1, 1)]
    words = words_at([person("Anna"), person("Petr")], SUMMONER_WARS, language, reader=0)

    assert wording(view_of(*events), words, language).events == lines


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", ["summoner-wars", "aeons-end", "warcraft", "doomtrooper", "connect-four"])
def test_in_every_game_an_event_of_a_seat_calls_its_player_you(game: str, language: Language) -> None:
    spoken = game_named(game)
    texts = (spoken.content() / f"{language}.ftl").read_text(encoding="utf-8")
    events = re.findall(rf"^({spoken.prefix}-event-[\w-]+) = (.+(?:\n(?: |}}).*)*)", texts, re.MULTILINE)

    # of a turn or round the page makes a heading of its own
    silent = [key for key, text in events if "{ $seat }" in text and ".seat = " not in text and "-began" not in key]

    assert events
    assert silent == []


@pytest.mark.parametrize(
    ("reader", "line"), [(0, "you attack Humans"), (1, "Orcs attack you"), (NOBODY, "Orcs attack Humans")]
)
def test_whom_something_is_done_to_is_told_of_as_you_too(reader: int, line: str) -> None:
    war = a_war({"X": "R"}, {"X": "R"}, dice=[1] * 20)
    told = next(each for each in present(war.play.log).events if each.whole[0] == "battle_began")
    words = words_at([person("Anna"), person("Petr")], WARCRAFT, "en", reader)

    assert words.event(WARCRAFT.view(war.table, 0), WARCRAFT.named_event(told.whole)) == f"Battle on X: {line}."


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["You play Crystal.", "You suffer 2 damage from Convoke.", "Brama plays Crystal."]),
        ("cs", ["Hrajete: Křišťál.", "Utrpíte 2 zranění (Soustředění).", "Brama hraje: Křišťál."]),
    ],
)
def test_in_aeons_end_the_reader_is_you_and_the_others_are_their_mages(language: Language, lines: list[str]) -> None:
    siege = GivenSiege("adelheim brama")
    events = [("played", 0, 1, "crystal"), ("suffered", 0, 2, "convoke"), ("played", 1, 2, "crystal")]
    words = words_at([person("Anna"), person("Petr")], AEONS_END, language, reader=0)

    assert [words.event(AEONS_END.view(siege.table, 0), AEONS_END.named_event(each)) for each in events] == lines


@pytest.mark.parametrize(
    ("language", "reader", "lines"),
    [
        ("en", 0, ["You meditate.", "Petr: Hussar sabotages you.", "Petr plays Ambush: Infantry."]),
        ("en", 1, ["Anna meditates.", "Your Hussar sabotages Anna.", "You play Ambush: Infantry (Anna)."]),
        ("cs", 0, ["Meditujete.", "Petr: sabotáž, Husar → vy.", "Petr hraje: Léčka → Pěchota."]),
    ],
)  # fmt: skip
def test_in_doomtrooper_the_reader_is_you_and_the_others_have_their_names(
    language: Language, reader: int, lines: list[str]
) -> None:
    front = GivenFront("squad infantry", "squad hussar")
    warrior = front["infantry"]
    events = [("meditated", 0), ("sabotages", 1, 0, "hussar", 0), ("played", 1, 0, "ambush", warrior)]
    words = words_at([person("Anna"), person("Petr")], DOOMTROOPER, language, reader)

    view = DOOMTROOPER.view(front.table, reader)
    told = [words.event(view, DOOMTROOPER.named_event(each)) for each in events]

    assert told == lines


# What is told together


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Anna draws 3 cards.", "", "", "Computer draws 1 card.", "Anna draws 1 card."]),
        ("cs", ["Anna dobírá 3 karty.", "", "", "Počítač dobírá 1 kartu.", "Anna dobírá 1 kartu."]),
    ],
)
def test_hidden_draws_in_a_row_are_told_once_with_their_count_and_every_event_keeps_its_line(
    language: Language, lines: list[str]
) -> None:
    events = [("drew", seat, None) for seat in (0, 0, 0, 1, 0)]

    assert told(events, [person("Anna"), bot("search")], language) == lines


def test_magic_for_hidden_cards_is_told_without_them() -> None:
    events = [("discarded_for_magic", seat, None, 1) for seat in (1, 1, 0)]

    assert told(events, [person("Anna"), bot("search")]) == [
        "Computer discards 2 cards for 1 magic each.",
        "",
        "Anna discards a card for 1 magic.",
    ]


def test_what_is_not_hidden_is_told_each_time_and_by_name() -> None:
    seats = [person("Anna"), bot("search")]
    view = view_of(("drew", 0, 5))
    view["table"]["kinds"]["5"] = "ember-mage"

    assert told([("gained_magic", 0, 1)] * 2, seats) == ["Anna gains 1 magic."] * 2
    assert wording(view, words_at(seats, SUMMONER_WARS, "en"), "en").events == ["Anna draws Ember Mage."]


# Forecasts


def a_battle() -> SharedTable:
    header = Header("t", "summoner-wars", 2, SUMMONER_WARS.read_options({}), "seed", 0.0)
    table = SharedTable(header, SUMMONER_WARS)
    for seat in (0, 1):
        apply(table, Entry(seat + 1, "sit", seat, 0.0, {"name": "", "token": f"{seat}", "owner": ""}))
    return table


def played_until_an_attack(table: SharedTable) -> int:
    """Play at random until somebody may attack; says who."""
    chance = Chance(3)
    for _ in range(500):
        seat, choices = table.asked()[0], present(table.match).play.options()
        if any(choice[0] == "attack" for choice in choices):
            return seat
        choice = chance.pick(choices)
        apply(table, Entry(table.number + 1, "choose", seat, 0.0, {"choice": list(choice)}))
    raise AssertionError("nobody attacks")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_only_the_seat_that_is_asked_for_words_is_told_the_forecasts_of_its_options(language: Language) -> None:
    table = a_battle()
    seat = played_until_an_attack(table)

    told = SeenState(table, seat, 0, language).state_in_words()

    assert told.words is not None
    attacks = [words for words, option in zip(told.words.options, options(told), strict=True) if option[0] == "attack"]
    assert all([one.key for one in words.forecast] == KEYS for words in attacks)
    assert all(
        one.text and one.label and "sw-" not in one.text + one.label for words in attacks for one in words.forecast
    )
    for other in (1 - seat, -1):
        state = SeenState(table, other, 0, language).state_in_words()
        assert present(state.words).options == []
    assert SeenState(table, seat, 0, None).state_in_words().words is None


def test_a_table_whose_match_people_have_ended_forecasts_nothing() -> None:
    table = a_battle()
    seat = played_until_an_attack(table)
    apply(table, Entry(table.number + 1, "resign", seat, 0.0))

    assert table.forecast(seat) == []


def state_on_a_line(guest: Guest, table: str, seat: int) -> State:
    line = guest.live(table)
    line.hello["words"] = "en"
    with line:
        return line.wait_until(lambda state: state.seat == seat)


def test_forecasts_come_by_http_and_on_a_live_line_alike(guest: Guest) -> None:
    foretold = 0
    for _ in range(5):  # not every first hand has something that costs magic
        table = guest.open_table("summoner-wars", "me me")
        seat = next(seat for seat in (0, 1) if asked(guest.look(table, seat)))

        by_http, live = guest.look(table, seat, words="en"), state_on_a_line(guest, table, seat)

        assert by_http.words is not None
        assert live.words is not None
        assert live.words.options == by_http.words.options
        forecasts = [one.key for words in by_http.words.options for one in words.forecast]
        assert set(forecasts) <= {"sw-forecast-magic"}
        foretold += len(forecasts)
    assert foretold

"""`herna cards`: everything printed of a game is listed, found by its words in either language, and shown."""

import json
from typing import Any

import pytest

from herna.games.catalogue import game_named
from herna.messages.words import Words
from tests.cli.command import Herna

GAMES = ("summoner-wars", "doomtrooper", "aeons-end", "warcraft")


def listed(herna: Herna, *asked: str) -> list[dict[str, Any]]:
    ran = herna("cards", *asked, "--json")
    assert ran.status == 0
    entries: list[dict[str, Any]] = json.loads(ran.out)
    return entries


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_a_page_can_draw_is_listed_once_with_what_scripts_rely_on(herna: Herna, game: str) -> None:
    entries = listed(herna, game)

    keys = [entry["key"] for entry in entries if entry["kind"] != "scenario"]
    assert len(set(keys)) == len(keys)
    assert set(keys) <= set(game_named(game).pictured(Words("en", game_named(game)).say))
    for entry in entries:
        assert {"key", "kind", "name", "set", "playable", "sure"} <= set(entry)
        assert entry["playable"] is True
        assert isinstance(entry["sure"], bool)


def test_mages_nemeses_units_races_and_scenarios_are_listed_too(herna: Herna) -> None:
    kinds = {game: {entry["kind"] for entry in listed(herna, game)} for game in GAMES}

    assert {"mage", "nemesis", "spell"} <= kinds["aeons-end"]
    assert {"unit", "race", "card", "scenario"} <= kinds["warcraft"]
    assert "warrior" in kinds["doomtrooper"]
    assert {"summoner", "standard"} <= kinds["summoner-wars"]


def test_a_card_whose_values_are_all_from_the_rulebook_is_sure_and_another_is_not(herna: Herna) -> None:
    sure = {entry["key"]: entry["sure"] for entry in listed(herna, "aeons-end")}

    assert sure["jade"]
    assert sure["nemesis-rageborne"] is False  # its difficulty is from public data


def test_words_are_found_in_both_languages_without_capitals_and_accents(herna: Herna) -> None:
    english, czech = (listed(herna, "warcraft", *words) for words in (["the", "captives"], ["ZAJATCI"]))

    assert [entry["key"] for entry in english] == [entry["key"] for entry in czech] == ["scenario-captives"]
    assert czech[0]["names"] == {"en": "The Captives", "cs": "Zajatci"}


def test_all_words_must_be_there(herna: Herna) -> None:
    found = listed(herna, "summoner-wars", "trample", "champion")

    assert all("Trample" in entry["text"] and entry["kind"] == "champion" for entry in found)
    assert len(found) < len(listed(herna, "summoner-wars", "trample"))


def test_the_name_or_key_of_one_card_shows_it(herna: Herna) -> None:
    by_name, by_key = (
        herna("cards", "summoner-wars", "Bear", "Cavalry"),
        herna("cards", "summoner-wars", "bear-cavalry"),
    )

    assert by_name.out == by_key.out
    assert by_name.out.startswith("Bear Cavalry  bear-cavalry\ncommon, Polar Dwarves\n")
    assert "Trample: " in by_name.out


def test_a_list_is_by_kind_and_in_the_language_asked_for(herna: Herna) -> None:
    ran = herna("--lang", "cs", "cards", "aeons-end")

    lines = ran.out.splitlines()
    assert ran.status == 0
    assert "drahokam" in lines
    assert lines.index("drahokam") < lines.index("mág")


def test_what_is_not_there_is_refused_with_the_nearest(herna: Herna) -> None:
    assert herna("cards", "doomtrooper", "hussr").refused("hussr", "hussar")
    assert herna("cards", "doomtrooper", "qqqq", "wwww").refused("qqqq wwww")
    assert herna("cards", "connect-four").refused("connect-four")
    assert herna("cards", "chess").refused("chess")

"""The libraries over HTTP: everything printed in both languages, and one card with all that is known about it."""

import gzip
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from herna.games.catalogue import game_named, rulebook_of
from herna.lessons.shelf import rulings_of
from herna.server import page
from herna.server.deck_building import judge_deck
from herna.server.deck_messages import JudgeDeck
from herna.server.libraries import card_page, library_in
from herna.server.library_messages import CardPage, LibraryInfo
from herna.server.recorded import newest_run, recorded_worths
from herna.server.routes.games import _cards_in
from herna.server.touched import rules_touched
from tests.server.serving import Guest, Guests, error_of

GAMES = ("aeons-end", "doomtrooper", "summoner-wars", "warcraft")
RULINGS = Path(__file__).parents[2] / "docs" / "rulings"
MOST = 150_000  # bytes of the largest library, compressed
SHELL = '<!doctype html><html lang="en"><head><title>Herna</title></head><body></body></html>'


def a_run(folder: Path, game: str, changed: int = 0, **changes: Any) -> Path:
    """The file of a run in which 6 of 10 seats won that played a card."""
    wins = {"won": 6.0, "played": 10, "share": 0.6, "low": 0.31, "high": 0.83}
    told = {
        "herna": "cards",
        "game": game,
        "game_version": game_named(game).version,
        "matches": 20,
        "bots": ["greedy"],
        "played": {"hussar": wins, "curse": wins},
        "decks": {"venusian-rangers": wins},
    }
    folder.mkdir(parents=True)
    file = folder / "cards.json"
    file.write_text(json.dumps(told | changes), encoding="utf-8")
    os.utime(file, (1e9 + changed, 1e9 + changed))
    return file


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_library_is_complete_and_small(new_guest: Guests, game: str, language: str) -> None:
    told = new_guest(language=language).http.get(f"/api/games/{game}/library")

    library = msgspec.json.decode(told.content, type=LibraryInfo)
    assert len(gzip.compress(told.content)) < MOST / 1_073 * max(300, len(library.cards))
    assert library.cards
    for card in library.cards:
        assert card.name
        assert card.also
        assert card.text or "fight" in card.facts  # some warriors and beasts have values alone
        assert card.drawn is not None or card.kind == "scenario"
    known = {each.key: {value.key for value in each.values} for each in library.filters}
    for card in library.cards:
        facts = card.facts | {"kind": [card.kind], "set": [card.set]}
        assert set(facts) <= {*known, "set"}
        for key, values in facts.items():
            assert all(isinstance(value, int) or value in known[key] for value in values)
    assert all(each.label for each in library.filters)
    for deck in library.decks:
        assert set(deck.cards) <= {card.key for card in library.cards}


def test_names_are_told_in_the_other_language_too() -> None:
    english, czech = (library_in(game_named("summoner-wars"), language).cards for language in ("en", "cs"))

    assert [(card.name, card.also) for card in english] == [(card.also, card.name) for card in czech]


def test_a_copy_that_is_still_right_is_not_sent_again(guest: Guest) -> None:
    first = guest.http.get("/api/games/warcraft/library?lang=en")

    again = guest.http.get("/api/games/warcraft/library?lang=en", headers={"If-None-Match": first.headers["ETag"]})
    other = guest.http.get("/api/games/warcraft/library?lang=cs", headers={"If-None-Match": first.headers["ETag"]})

    assert (again.status_code, again.content) == (304, b"")
    assert other.status_code == 200


def test_a_game_without_cards_has_an_empty_library(guest: Guest) -> None:
    assert guest.read("/api/games/connect-four/library", LibraryInfo).cards == []


def test_an_unknown_game_or_card_is_not_found_and_the_nearest_are_named(guest: Guest) -> None:
    assert error_of(guest.read, "/api/games/chess/library", LibraryInfo) == (404, "error-unknown-game")
    assert error_of(guest.read, "/api/games/doomtrooper/library/hussr", CardPage) == (404, "error-unknown-card-close")
    assert error_of(guest.read, "/api/games/doomtrooper/library/qqqq", CardPage) == (404, "error-unknown-card")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/cards", 200),
        ("/cards/doomtrooper", 200),
        ("/cards/doomtrooper/hussar", 200),
        ("/cards/doomtrooper/hussr", 404),
        ("/cards/connect-four", 404),
        ("/cards/chess/king", 404),
    ],
)
def test_a_page_of_cards_is_there_or_not(
    guest: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, status: int
) -> None:
    monkeypatch.setattr(page, "BUILT", tmp_path)
    (tmp_path / "index.html").write_text(SHELL, encoding="utf-8")

    told = guest.http.get(path, headers={"Accept": "text/html"})

    assert told.status_code == status
    assert told.text.startswith("<!doctype html>")


def test_a_shared_card_is_told_with_its_kind_values_and_text(
    new_guest: Guests, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "BUILT", tmp_path)
    (tmp_path / "index.html").write_text(SHELL, encoding="utf-8")

    told = new_guest(language="cs").http.get("/cards/summoner-wars/bear-cavalry").text

    assert '<meta property="og:title" content="Medvědí kavalerie · Války' in told
    assert "náklady 3" in told


def test_a_card_is_told_with_its_values_where_they_come_from_its_decks_and_the_cards_around_it(guest: Guest) -> None:
    told = guest.read("/api/games/doomtrooper/library/hussar", CardPage)

    assert (told.card.name, told.kind, told.set) == ("Hussar", "warrior", "Unlimited")
    assert ("Fight", "2") in {(fact.label, fact.value) for fact in told.facts}
    assert all(fact.source.startswith("not from the rulebook") for fact in told.facts)
    assert told.doubts
    assert ("venusian-rangers", 3) in {(deck.key, deck.count) for deck in told.decks}
    assert told.before is not None
    assert told.after is not None
    assert {card.kind for card in told.alike} == {"warrior"}
    assert told.run is None


def test_a_card_that_the_rulebook_prints_whole_is_sure(guest: Guest) -> None:
    told = guest.read("/api/games/aeons-end/library/jade", CardPage)

    assert told.doubts == []
    assert [fact.source for fact in told.facts] == [""]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_page_can_be_told_in_both_languages(game: str, tmp_path: Path) -> None:
    played = game_named(game)
    for language in ("en", "cs"):
        for card in library_in(played, language).cards:
            told = card_page(played, card.key, language, tmp_path)
            assert told.card == card
            assert all(rule.title and rule.text for rule in told.rules)


# The rules a card touches


def test_rules_and_examples_that_name_a_card_and_rules_of_its_words_are_found() -> None:
    golem = dict(rules_touched(game_named("summoner-wars"))["ice-golem"])
    marshal = dict(rules_touched(game_named("doomtrooper"))["wave-of-righteousness"])

    assert golem["SW-EX-19"] == "shows"
    assert golem["SW-TERM-11"] == "explains"  # it is a common unit
    assert marshal["DT-TARGET-05"] == "names"


def test_the_longest_name_counts_and_an_ordinary_word_is_no_name() -> None:
    touched = rules_touched(game_named("doomtrooper"))

    assert "DT-WIN-06" in dict(touched["bauhaus-bank"])
    assert "DT-WIN-06" not in dict(touched["alliance-bauhaus"])  # it names the bank
    assert "DT-COVER-25" not in dict(touched["hidden"])  # "Hidden warriors …" begins a sentence


def test_the_rules_of_a_card_that_has_a_series_of_its_own_belong_together_and_rulings_are_marked() -> None:
    portal = dict(rules_touched(game_named("warcraft"))["card-town-portal"])

    series = [rule for rule in rulebook_of(game_named("warcraft")).rules if rule.startswith("WC-EXP-PORTAL-")]
    assert set(series) <= set(portal)
    assert portal["WC-EXP-PORTAL-5"] == "ruling"


@pytest.mark.parametrize("game", ["aeons-end", "doomtrooper"])
def test_rulings_about_cards_are_among_our_rulings_and_name_cards_in_both_languages(game: str) -> None:
    played = game_named(game)
    known = {card.key for card in library_in(played, "en").cards}
    rulings = (RULINGS / f"{game.replace('-', '_')}.md").read_text(encoding="utf-8")

    assert rulings_of(played)
    for ruling in rulings_of(played):
        assert f"| {ruling.id} |" in rulings
        assert set(ruling.cards) <= known
        assert set(ruling.ask) == set(ruling.text) == {"en", "cs"}
        assert all([*ruling.ask.values(), *ruling.text.values()])


def test_a_cards_page_tells_the_rulings_about_it(tmp_path: Path) -> None:
    told = card_page(game_named("doomtrooper"), "summon-spell", "cs", tmp_path)

    assert ("DT-CR-05", "Ne.", "ruling", False) in {(rule.id, rule.text, rule.why, rule.linked) for rule in told.rules}


# What a recorded simulation says


def test_a_card_says_how_those_did_who_played_it_in_a_recorded_run(tmp_path: Path) -> None:
    a_run(tmp_path / "decks", "doomtrooper")

    told = card_page(game_named("doomtrooper"), "hussar", "en", tmp_path)

    assert told.run is not None
    assert (told.run.name, told.run.matches, told.run.bots) == ("decks", 20, ["greedy"])
    assert told.run.wins is not None
    assert (told.run.wins.share, told.run.wins.low, told.run.wins.high) == (0.6, 0.31, 0.83)
    assert {deck.key: deck.wins is not None for deck in told.decks}["venusian-rangers"]


def test_a_card_that_nobody_played_says_nothing_of_wins(tmp_path: Path) -> None:
    a_run(tmp_path / "decks", "doomtrooper", played={})

    told = card_page(game_named("doomtrooper"), "hussar", "en", tmp_path)

    assert told.run is not None
    assert told.run.wins is None


def test_a_run_may_name_a_card_without_its_kind(tmp_path: Path) -> None:
    a_run(tmp_path / "war", "warcraft")

    told = card_page(game_named("warcraft"), "card-curse", "en", tmp_path)

    assert told.run is not None
    assert told.run.wins is not None


def test_the_newest_run_counts_but_none_of_another_game_or_version_and_no_broken_file(tmp_path: Path) -> None:
    a_run(tmp_path / "old", "doomtrooper", 1)
    a_run(tmp_path / "new", "doomtrooper", 2)
    a_run(tmp_path / "other-version", "doomtrooper", 3, game_version=0)
    a_run(tmp_path / "other-game", "warcraft", 4)
    a_run(tmp_path / "broken", "doomtrooper", 5).write_text('{"herna":', encoding="utf-8")

    found = newest_run(tmp_path, game_named("doomtrooper"))

    assert found is not None
    assert found[0] == "new"


def test_without_a_folder_of_runs_nothing_is_said(tmp_path: Path) -> None:
    assert newest_run(tmp_path / "nowhere", game_named("doomtrooper")) is None


@pytest.mark.parametrize("path", ["games", "games/summoner-wars/cards"])
def test_what_stays_the_same_is_made_once_and_sent_to_those_who_lack_it(guest: Guest, path: str) -> None:
    first = guest.http.get(f"/api/{path}?lang=en")
    known = {"If-None-Match": first.headers["ETag"]}
    again = guest.http.get(f"/api/{path}?lang=en", headers=known)
    other = guest.http.get(f"/api/{path}?lang=cs", headers=known)

    assert (first.status_code, first.headers["Cache-Control"]) == (200, "no-cache")
    assert (again.status_code, again.content) == (304, b"")
    assert other.status_code == 200
    assert other.json() != first.json()
    assert _cards_in(game_named("summoner-wars"), "en") is _cards_in(game_named("summoner-wars"), "en")


def test_what_did_well_in_a_simulation_comes_first_among_suggestions(tmp_path: Path) -> None:
    game = game_named("doomtrooper")
    nothing = JudgeDeck("", {})
    usual = judge_deck(game, nothing, "en", recorded_worths(tmp_path, game))
    late = usual.fits[40]  # a card that ready-made decks have, but not often
    assert usual == judge_deck(game, nothing, "en")

    # when that card won whenever it was played, and others seldom
    wins, losses = ({"won": won, "played": 400, "share": 0.5, "low": 0.4, "high": 0.6} for won in (400.0, 20.0))
    a_run(tmp_path / "runs", "doomtrooper", played={late: wins, **dict.fromkeys(usual.fits[:40], losses)}, decks={})
    worths = recorded_worths(tmp_path, game)
    told = judge_deck(game, nothing, "en", worths)

    assert told.fits.index(late) < 10
    assert late in {change.card for change in told.fill}
    # and few matches say little
    few, many = {**wins, "won": 1.0, "played": 1}, {**wins, "won": 50.0, "played": 100}
    a_run(tmp_path / "few", "doomtrooper", 9, played={late: few, usual.fits[0]: many}, decks={})
    assert 1.0 < recorded_worths(tmp_path, game).cards[late] < 1.1

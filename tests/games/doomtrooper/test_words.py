"""What is said: every key of the code has words, and questions, options and events read as a player would say them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from herna.engine.rules import LANGUAGES
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.rules.zones import leave_table
from herna.games.doomtrooper.table import AREA_NAMES, area_id, player_id
from herna.games.doomtrooper.view import view_for
from herna.games.doomtrooper.words import AFFILIATIONS
from herna.messages.words import Words
from tests.kit.front import HONZA, MARTIN, GivenFront

SOURCES = sorted(Path(__file__).parents[3].joinpath("src/herna/games/doomtrooper").rglob("*.py"))
BEGUN = {"dt-card"}  # beginnings of keys
ENGLISH, CZECH = Words("en", GAME), Words("cs", GAME)


def code() -> str:
    return "\n".join(source.read_text(encoding="utf-8") for source in SOURCES)


def offered(front: GivenFront, words: Words = ENGLISH) -> list[str]:
    """The options in words, as who is asked reads them."""
    view = view_for(front.table, front.asked())
    return [words.choice(view, option) for option in front.play.options()]


def told(front: GivenFront, words: Words = ENGLISH, seat: int = HONZA) -> list[str]:
    """All that happened, in words, as a seat reads it."""
    view = view_for(front.table, seat)
    assert front.play.log is not None
    return [words.event(view, event) for _, event, _ in front.play.log.seen_by(seat)]


# Every key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_code_names_has_words(language: str) -> None:
    words = Words(language, GAME)
    keys = set(re.findall(r'"(dt-[a-z-]*[a-z])"', code()))

    assert len(keys) > 40
    assert [key for key in sorted(keys - BEGUN) if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_has_a_name(language: str) -> None:
    """Abilities are named in the choices ("use", me, ABILITY, target) and by `word` of their class."""
    words = Words(language, GAME)
    abilities = set(re.findall(r'\("use", me, "([a-z-]+)"', code()))
    abilities |= set(re.findall(r'def word\(self\) -> str:\s+return "([a-z-]+)"', code()))

    assert len(abilities) > 10
    assert [ability for ability in sorted(abilities) if not words.has(f"dt-ability-{ability}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_that_falls_due_has_a_name(language: str) -> None:
    words = Words(language, GAME)
    effects = set(re.findall(r'return \("([a-z-]+)",\) if', code()))

    assert len(effects) >= 4
    assert [effect for effect in sorted(effects) if not words.has(f"dt-effect-{effect}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_areas_and_affiliations_have_names(language: str) -> None:
    words = Words(language, GAME)

    assert all(words.has(f"dt-area-{area}") for area in AREA_NAMES)
    assert all(words.has(f"dt-affiliation-{affiliation}") for affiliation in AFFILIATIONS)


# What things are called


def test_cards_that_look_the_same_are_told_apart_by_a_number_and_their_player() -> None:
    front = GivenFront(squads={0: "hussar hussar#2", 1: "hussar#3 dragoon"})
    view = view_for(front.table, HONZA)

    said = [ENGLISH.name(view, "card", front[name]) for name in ("hussar", "hussar#2", "hussar#3", "dragoon")]
    assert said == ["Hussar no. 1", "Hussar no. 2", "Hussar (seat 2)", "Dragoon (seat 2)"]
    assert CZECH.name(view, "card", front["hussar#2"]) == "Husar č. 2"


def test_an_enemy_in_cover_has_no_name() -> None:
    front = GivenFront(squads={0: "hussar", 1: "infantry dragoon"}, covered="infantry")

    assert "Hussar attacks warrior in cover (seat 2)" in _attacks(front)


def _attacks(front: GivenFront) -> list[str]:
    front.choose("declare_attack")
    front.declines()
    return offered(front)


def test_targets_are_cards_areas_players_or_nothing() -> None:
    view = view_for(GivenFront(squads={0: "hussar"}).table, HONZA)

    targets = (area_id(0, 0), area_id(1, 1), player_id(1))
    assert [ENGLISH.name(view, "target", target) for target in targets] == ["Squad", "Kohort (seat 2)", "seat 2"]


def test_deploying_and_meditating_are_offered_in_words() -> None:
    front = GivenFront(squads={0: "dragoon", 1: "infantry"}, hands={0: "hussar"})

    assert "Play Hussar: Squad" in offered(front)
    assert "Deploy Hussar into cover" in offered(front)
    assert "Meditovat za 1 B" in offered(front, CZECH)


# What happened


def test_a_duel_is_told_from_its_beginning_to_its_end() -> None:
    front = GivenFront(squads={0: "max-steiner", 1: "hussar dragoon"}, wounded="hussar")
    front.attacks("max-steiner", "hussar", "shoot")
    front.until("dt-split")
    front.choose("split 0 2")

    said = told(front)
    assert said[:4] == [
        "Seat 1 declares an attack.",
        "Max Steiner attacks Hussar.",
        "Seat 1 chooses: Shoot.",
        "Hussar is hit: killed.",
    ]
    assert "Hussar is killed." in said
    assert "Seat 1 takes 0 D and 2 P." in said
    assert told(front, CZECH)[1] == "Útok: Max Steiner → Husar."


def test_a_card_that_nobody_has_seen_is_not_named() -> None:
    front = GivenFront(squads={0: "hussar", 1: "dragoon"}, hidden={1: "infantry"})
    leave_table(front.play, front["infantry"])

    assert told(front)[-1] == "a card face down goes to: discard pile (Seat 2)."
    assert told(front, seat=MARTIN)[-1] == "a card face down goes to: discard pile (Seat 2)."

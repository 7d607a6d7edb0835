"""What is said: every key of the code has words, and questions, options and events read as a player would say them."""

import re
from pathlib import Path

import pytest

from herna.engine.decision import Decision
from herna.engine.rules import LANGUAGES
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.words import AFFILIATIONS
from herna.games.doomtrooper.table import AREA_NAMES, area_id, player_id
from herna.games.doomtrooper.texts import text_of
from herna.games.doomtrooper.view import view_for
from herna.messages.words import Words
from tests.games.doomtrooper.rows import attacks, discards, given, prove, row, then, until
from tests.kit.said import offered

SOURCES = sorted(Path(__file__).parents[3].joinpath("src/herna/games/doomtrooper").rglob("*.py"))
BEGUN = {"dt-card"}  # beginnings of keys
ENGLISH, CZECH = Words("en", GAME), Words("cs", GAME)


def code() -> str:
    return "\n".join(source.read_text(encoding="utf-8") for source in SOURCES)


def told(front: GivenFront, words: Words = ENGLISH, seat: int = HONZA) -> list[str]:
    """All that happened, in words, as a seat reads it."""
    view = view_for(front.table, seat)
    assert front.play.log is not None
    return [words.event(view, GAME.named_event(event)) for _, event, _ in front.play.log.seen_by(seat)]


def asked(front: GivenFront) -> str:
    """The question, in words."""
    ask = front.play.ask
    assert ask is not None
    return ENGLISH.prompt(
        view_for(front.table, front.asked()), Decision(1, (front.asked(),), ask.prompt, tuple(ask.arguments.items()))
    )


@pytest.mark.rule("DT-TIME-13")
def test_who_may_react_is_told_to_what() -> None:
    front = GivenFront("squad sean-gallagher; hand positive-karma", "squad infantry", wounded="infantry", common=3)
    found = []

    front.chooses("meditate").plays(HONZA, "play positive-karma player-0").declines_until("dt-react")
    found.append(asked(front))
    front.declines_until("dt-action").chooses("declare_attack").declines_until("dt-attack")
    front.chooses("attack sean-gallagher infantry").declines_until("dt-tactic").chooses("tactic fight")
    while front.prompt() != "dt-action":
        if front.prompt() == "dt-react" and front.asked() == HONZA:
            found.append(asked(front))
        front.chooses("split 0 2" if front.prompt() == "dt-split" else "decline")

    assert found == [
        "Do you react to Positive Karma?",
        "Infantry (seat 2) is about to be killed: do you react?",
        "2 P for seat 1: do you react?",
        "Sean Gallagher has survived the duel: do you react?",
    ]


@pytest.mark.rule("DT-TIME-01")
def test_a_window_is_asked_for_by_what_has_happened() -> None:
    front = GivenFront("squad hussar", "squad infantry", common=1)
    found = []

    front.chooses("declare_attack")
    while front.prompt() in ("dt-anytime", "dt-attack", "dt-combat"):
        if front.prompt() == "dt-anytime" and asked(front) not in found:
            found.append(asked(front))
        front.chooses("attack hussar infantry" if front.prompt() == "dt-attack" else "decline")

    assert found == [
        "An attack has been declared: do you play anything?",
        "Attacker and defender are known: do you play anything?",
    ]


@pytest.mark.rule("DT-TIME-01")
def test_what_is_played_on_oneself_is_told_without_saying_so() -> None:
    front = GivenFront("hand positive-karma", "", common=1)

    front.chooses("meditate")
    front.chooses("play positive-karma player-0")

    assert told(front)[-1] == "Seat 1 plays Positive Karma."


# Every key


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


def test_an_effect_has_words_of_its_own_only_if_it_is_about_its_bearer() -> None:
    worded = [text_of({"do": "casts-all", **about}).worded() for about in ({}, {"who": "brotherhood"})]

    assert [message and message.key for message in worded] == ["dt-does-casts-all", None]


# What things are called


def test_cards_that_look_the_same_are_told_apart_by_a_number_and_their_player() -> None:
    front = GivenFront("squad hussar hussar#2", "squad hussar#3 dragoon")
    view = view_for(front.table, HONZA)

    said = [ENGLISH.name(view, "card", front[name]) for name in ("hussar", "hussar#2", "hussar#3", "dragoon")]
    assert said == ["Hussar no. 1", "Hussar no. 2", "Hussar (seat 2)", "Dragoon (seat 2)"]
    assert CZECH.name(view, "card", front["hussar#2"]) == "Husar č. 2"


def _attacks(front: GivenFront) -> list[str]:
    front.chooses("declare_attack").declines()
    return offered(front)


def test_targets_are_cards_areas_players_or_nothing() -> None:
    view = view_for(GivenFront("squad hussar").table, HONZA)

    targets = (area_id(0, 0), area_id(1, 1), player_id(1))
    assert [ENGLISH.name(view, "target", target) for target in targets] == ["Squad", "Kohort (seat 2)", "seat 2"]


def test_that_is_all_is_said_as_the_question_needs_it() -> None:
    front = GivenFront("squad dragoon; hand hussar", "squad infantry")

    assert offered(front)[-1] == "No more actions"
    assert offered(front.chooses("done").declines_until("dt-discard"), "cs")[-1] == "Nechat si všechny karty"


test_what_follows_from_a_position = prove(
    # What things are called
    row("an enemy in cover has no name",
        given("squad hussar", "squad infantry dragoon", covered="infantry"),
        then(lambda front: "Hussar attacks warrior in cover (seat 2)" in _attacks(front))),
    row("deploying and meditating are offered in words",
        given("squad dragoon; hand hussar", "squad infantry"),
        then(lambda front: "Play Hussar: Squad" in offered(front),
            lambda front: "Deploy Hussar into cover for 3 actions" in offered(front),
            lambda front: "Meditovat za 1 B" in offered(front, "cs"))),
    # What happened
    row("a card that nobody has seen is not named",
        given("squad hussar", "squad dragoon; hidden infantry"),
        discards("infantry"),
        then(lambda front: told(front)[-1] == "To the discard pile of Seat 2: a card face down.",
            lambda front: told(front, seat=MARTIN)[-1] == "To the discard pile of Seat 2: a card face down.")),
    row("a duel is told from its beginning to its end",
        given("squad max-steiner", "squad hussar dragoon", wounded="hussar"), attacks("max-steiner", "hussar", "shoot"),
        until("dt-split"), "split 0 2",
        then(lambda front: told(front)[:4] == ["Seat 1 declares an attack.", "Max Steiner attacks Hussar.",
                "Seat 1 chooses: Shoot.", "Hussar is hit: killed."], lambda front: "Hussar is killed." in told(front),
            lambda front: "Seat 1 takes 0 D and 2 P." in told(front),
            lambda front: told(front, CZECH)[1] == "Útok: Max Steiner → Husar.")),
)  # fmt: skip

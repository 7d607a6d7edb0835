"""The vocabulary of effects can be learned: its page is up to date, and the words of content files are all known."""

import re
from pathlib import Path

import pytest

from herna.engine.errors import BadInput
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.casting import ASPECTS
from herna.games.doomtrooper.texts import VOCABULARY, add_texts
from scripts.vocabulary import page

ROOT = Path(__file__).parents[3]
SOURCES = sorted((ROOT / "src" / "herna" / "games" / "doomtrooper").rglob("*.py"))


def test_the_page_of_effects_is_up_to_date() -> None:
    written = (ROOT / "docs" / "doomtrooper-vocabulary.md").read_text(encoding="utf-8")

    assert written == page(), "python scripts/vocabulary.py > docs/doomtrooper-vocabulary.md makes it anew"


def test_every_effect_is_on_the_page() -> None:
    told = page()

    assert [name for name in VOCABULARY if f"| `{name}` |" not in told] == []


def test_every_permission_that_a_card_gives_or_denies_is_asked_by_a_rule() -> None:
    sources = "\n".join(source.read_text(encoding="utf-8") for source in SOURCES)
    words = {
        word for card in PRINTED.values() for spec in card.effects if spec["do"] == "permit" for word in spec["what"]
    }
    asked = {*re.findall(r'"([a-z][a-z -]*)"', sources), *(f"cast {aspect}" for aspect in ASPECTS)}
    by_type = {f"{verb} {kind}" for verb in ("receive", "use") for kind in {card.type for card in PRINTED.values()}}

    assert sorted(words - asked - by_type) == []


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param({"do": "modfiy", "fight": 1}, id="no such effect"),
        pytest.param({"do": "modify", "figth": 1}, id="no such field"),
        pytest.param({"do": "gain-destiny"}, id="a field is missing"),
        pytest.param({"fight": 1}, id="no effect is named"),
    ],
)
def test_a_mistake_in_an_effect_is_refused_and_names_the_card(effect: dict[str, object]) -> None:
    with pytest.raises(BadInput) as refused:
        add_texts("hussar", (effect,))

    assert dict(refused.value.arguments)["card"] == "hussar"

"""Find the terms of a glossary in texts, in every form."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from herna.engine.game import Game
from herna.lessons.shelf import Term, glossary_of
from herna.messages.words import Words

NUMBER: Final = "#"
AFTER_NUMBER: Final = "(?<=\\d[ \u00a0])"
BEFORE_NUMBER: Final = "(?=[ \u00a0][+−]?\\d)"


def pattern_of(forms: str) -> str:
    """The forms of a term as a regular expression.

    Python and the page read it alike. "gate(|s), portal(|s)" lists forms with their endings. One that begins with a
    small letter may also begin a sentence; any other is meant as it is written. "# B" is a B after a number, "A #" an
    A before one.
    """
    return "|".join(_form(form.strip()) for form in forms.split(","))


def _form(form: str) -> str:
    before = AFTER_NUMBER if form.startswith(NUMBER) else ""
    after = BEFORE_NUMBER if form.endswith(NUMBER) else ""
    form = form.strip(f"{NUMBER} ").replace("(", "(?:")
    first = form[0]
    return before + (f"[{first}{first.upper()}]{form[1:]}" if first.islower() else form) + after


@cache
def patterns(game: Game[Any], language: str) -> dict[Term, str]:
    """The pattern of each term; terms of several words come first."""
    words = Words(language, game, lessons=True)
    found = {term: pattern_of(words.say(term.forms)) for term in glossary_of(game)}
    return dict(sorted(found.items(), key=lambda each: -max(form.count(" ") for form in each[1].split("|"))))

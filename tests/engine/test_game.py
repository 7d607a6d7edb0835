"""The contract's options and decks: what a game gets from it without saying anything."""

from typing import Any

import pytest

from herna.engine.errors import BadInput
from herna.engine.game import Game, Option


class Picky(Game[Any]):
    """A game with one option that takes texts, as long as they are shouted."""

    def options(self) -> tuple[Option, ...]:
        return (Option("cry", "quiet", values=("quiet", "loud"), text=True),)

    def check_option(self, option: Option, given: str) -> str:
        if not given.isupper():
            raise BadInput("error-option-value", game=self.key, option=option.name, given=given, known="LOUD")
        return given.strip()


PICKY = Picky("picky", "tests.kit.skirmish", "sk")
PLAIN: Game[Any] = Game("plain", "tests.kit.skirmish", "sk")


@pytest.mark.parametrize(("given", "taken"), [({}, "quiet"), ({"cry": "loud"}, "loud"), ({"cry": " HEY "}, "HEY")])
def test_an_option_that_takes_texts_takes_what_the_game_does(given: dict[str, object], taken: str) -> None:
    assert PICKY.read_options(given) == {"cry": taken}


@pytest.mark.parametrize("given", ["hey", 3, None, True, ["HEY"]])
def test_what_the_game_does_not_take_is_refused(given: object) -> None:
    with pytest.raises(BadInput, match="error-option-value"):
        PICKY.read_options({"cry": given})


def test_an_option_with_values_alone_takes_no_other_text() -> None:
    with pytest.raises(BadInput, match="error-option-value"):
        Option("cry", "quiet", values=("quiet", "loud")).read("plain", "HEY")


def test_a_game_has_no_decks_unless_it_says_so() -> None:
    assert PLAIN.decks() == ()
    with pytest.raises(BadInput, match="error-no-decks"):
        PLAIN.check_deck("", "mine.toml")


def test_a_game_that_says_nothing_takes_any_text() -> None:
    option = Option("name", "", text=True)

    assert PLAIN.check_option(option, "Meredith") == "Meredith"
    assert option.read("plain", "Meredith") == "Meredith"

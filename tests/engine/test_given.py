"""A position in words: answers until something holds."""

import pytest

from tests.kit.skirmish.given import GivenSkirmish


def test_the_first_answer_that_is_offered_is_given_until_something_holds() -> None:
    skirmish = GivenSkirmish(hands={0: "strike"}, in_play={1: "banner shield"}, dice=(3,)).chooses("strike strike 1")

    skirmish.answers_until(lambda: "accept" in skirmish.offered(), "accept", "decline")
    assert (skirmish.asked(), skirmish.prompt()) == (1, "sk-break")
    skirmish.answers_until(lambda: skirmish.prompt() == "choose-next-effect", "decline")
    skirmish.answers_until(lambda: len(skirmish.offered()) != 2, "decline", "?")  # the first of all options

    assert skirmish.table.health == [4, 5]


@pytest.mark.parametrize(
    ("answers", "error"), [(("decline", "accept"), "'decline' is not offered"), (("?",), r"'\?' is not offered")]
)
def test_answers_that_are_not_offered_or_come_after_the_end_are_an_error(answers: tuple[str, ...], error: str) -> None:
    skirmish = GivenSkirmish(hands={0: "", 1: ""})

    with pytest.raises(AssertionError, match=error):
        skirmish.answers_until(lambda: False, *answers)

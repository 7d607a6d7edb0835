"""A lesson being taken: what the learner may choose, and in which order."""

from herna.games.catalogue import game_named
from herna.lessons.files import read_lesson
from herna.lessons.runner import LessonRun, run_at
from herna.lessons.shelf import lesson_named
from herna.lessons.truth import faults_of
from herna.messages.words import Words
from tests.lessons.test_files import LESSON

NEVER_SHUFFLED = lesson_named(
    game_named("aeons-end"), "2"
)  # play Jade and two Crystals, buy; then prep and end the phase


def chooses(run: LessonRun, *lines: str) -> bool:
    """Whether all of these choices are accepted, one after another."""
    return all(run.choose(run.position.choice(words)).accepted for words in lines)


def test_choices_of_a_step_may_be_made_in_any_order() -> None:
    for order in (("play jade", "play crystal", "play crystal#2"), ("play crystal", "play crystal#2", "play jade")):
        run = LessonRun(NEVER_SHUFFLED)

        assert chooses(run, *order)
        assert run.expected() == ("buy searing-ruby",)
        assert chooses(run, "buy searing-ruby")
        assert run.done


def test_what_ends_something_comes_when_all_before_it_is_made() -> None:
    run = run_at(NEVER_SHUFFLED, 2)

    assert run.expected() == ("prep spark 0-I",)
    assert not chooses(run, "end_phase")
    assert chooses(run, "prep spark 0-I", "end_phase")


def test_an_order_in_which_a_lesson_does_not_hold_is_found() -> None:
    """With these dice it matters who attacks first: swords come for the cavalry, and then a bow for the Mage."""
    text = LESSON.replace("bear-cavalry = [6, 4] }", "bear-cavalry = [6, 4], frost-mage = [7, 1] }")
    text = text.replace('"attack bear-cavalry sneeks"]', '"attack bear-cavalry sneeks", "attack frost-mage sneeks"]')
    text = text.replace("dice = [1, 1, 1]", "dice = [6, 6, 6, 4]").replace("damage sneeks = 3", "damage sneeks = 4")

    found = [Words("en").error(fault) for fault in faults_of(read_lesson(text, "short.toml"), lambda key: True)]

    assert found == ['step 1: "damage sneeks = 4" does not hold: it is 2']

"""Files of lessons and puzzles: a bad one is refused with every fault, each with its place."""

import pytest

from herna.engine.rules import LANGUAGES
from herna.lessons.files import Faulty, Lesson, read_lesson, read_puzzle
from herna.lessons.truth import faults_of, faults_of_puzzle
from herna.messages.words import Words

GIVEN = """
[given]
phase = "attack"
south = { svara = [1, 3], bear-cavalry = [6, 4] }
north = { sneeks = [7, 4] }
magic = [1, 1]
"""
LESSON = f"""
key = "sw-9-short"
game = "summoner-wars"
minutes = 1
teaches = ["SW-END-01"]
facts = ["strength bear-cavalry = 3"]
end = ["damage sneeks = 3"]
{GIVEN}
[[step]]
expect = ["attack bear-cavalry sneeks"]
dice = [1, 1, 1]
point = ["unit sneeks"]
other = ["end_phase"]
rules = ["SW-ATK-04"]
check = ["damage sneeks = 3"]

[[step]]
try = {{ choice = "attack bear-cavalry sneeks", rule = "SW-ATK-03" }}
rules = []
"""
PUZZLE = f"""
key = "sw-p9-short"
game = "summoner-wars"
deadline = "this-turn"
rules = ["SW-ATK-04"]
dice = [1]
solution = ["attack bear-cavalry sneeks"]
goal = ["damage sneeks = 3"]
fails = [["end_phase"]]
{GIVEN}
"""


def lesson(*changes: tuple[str, str]) -> str:
    text = LESSON
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def told(faults: Faulty) -> list[str]:
    return [Words("en").error(fault) for fault in faults.faults]


def faults(text: str) -> list[str]:
    """What is said of a lesson that can be read and does not hold."""
    return [Words("en").error(fault) for fault in faults_of(read_lesson(text, "short.toml"), lambda key: True)]


def test_a_short_lesson_and_a_short_puzzle_hold() -> None:
    assert faults(LESSON) == []
    assert faults_of_puzzle(read_puzzle(PUZZLE, "short.toml"), lambda key: True) == []


def test_every_fault_of_a_file_is_told_with_its_place() -> None:
    text = lesson(
        ("minutes = 1", "minutes = true"),
        ('"SW-END-01"', '"SW-NONE-99"'),
        ("damage sneeks = 3", "damage sneeks 3"),
        ('expect = ["attack', 'expect = ["hit sneeks", "attack bear-cavalry", "attack'),
        ("dice", "dices"),
        ('rules = ["SW-ATK-04"]', ""),
        (', rule = "SW-ATK-03"', ""),
    )

    with pytest.raises(Faulty) as refused:
        read_lesson(text, "short.toml")

    assert len(told(refused.value)) == 8
    said = "\n".join(told(refused.value))
    for part in (
        "minutes: this must be a whole number",
        "teaches: there is no rule SW-NONE-99",
        'end: "damage sneeks 3" is not a check',
        'step 1: expect: "hit sneeks": there is no kind of choice "hit"',
        'step 1: expect: "attack bear-cavalry" should have the form "attack UNIT TARGET"',
        "step 1: dices: there is no such field here",
        "step 1: rules: this field is missing",
        "step 2: try: rule: this field is missing",
    ):
        assert part in said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("phase = ", "phases = ", "given: this position cannot be set up"),
        ("svara =", "nobody =", "given: this position cannot be set up"),
        ("bear-cavalry = 3", "bear-cavalry = 4", 'facts: "strength bear-cavalry = 4" does not hold: it is 3'),
        ("strength bear-cavalry", "strengths bear-cavalry", "cannot be answered"),
        ('check = ["damage sneeks = 3', 'check = ["damage sneeks = 2', "step 1: "),
        ('expect = ["attack bear-cavalry sneeks', 'expect = ["attack svara sneeks', "is not offered"),
        ("dice = [1, 1, 1]", "dice = [1, 1]", "the script of dice does not fit"),
        ("dice = [1, 1, 1]", "dice = [1, 1, 1, 1]", "only 3 of 4 scripted numbers were rolled"),
        ('other = ["end_phase"]', 'other = ["stop"]', '"stop" is never offered in this step'),
        ("SW-ATK-03", "SW-ATK-01", "should be refused by SW-ATK-01"),
        ('point = ["unit sneeks"]', 'point = ["unit blarf"]', 'there is no "unit blarf" to point at'),
        ("minutes = 1", "minutes = 1\nyou = 1", "the learner is not asked, but seats 0"),
        ('end = ["damage sneeks = 3"]', 'end = ["won 0 = yes"]', 'end: "won 0 = yes" does not hold: it is no'),
        ('end = ["damage sneeks = 3"]', 'end = ["won 0 >= 1"]', 'end: "won 0 >= 1" does not hold: it is no'),
        ("magic = [1, 1]", "active = 9", "given: this position cannot be set up"),
        ("[[step]]", '[[step]]\nfirst = ["attack bear-cavalry sneeks"]', "given: the script of dice does not fit"),
        ("rules = []", 'rules = []\nmilestone = "damage blarf = 1"\nmodel = ["end_phase"]', "step 2: the position"),
    ],
)
def test_what_does_not_hold_is_told_with_its_place(old: str, new: str, said: str) -> None:
    found = faults(lesson((old, new)))

    assert len(found) >= 1
    assert said in found[0]


def test_a_lesson_without_texts_is_told() -> None:
    read: Lesson = read_lesson(LESSON, "short.toml")
    found = [Words("en").error(fault) for fault in faults_of(read, lambda key: False)]

    assert "step 1: the message sw-lesson-9-short-1-say is missing" in found


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('[["end_phase"]]', '[["attack bear-cavalry sneeks"]]', "fails: this way ends solved"),
        ('goal = ["damage sneeks = 3"]', 'goal = ["won 0 = yes"]', "solution: this way ends failed"),
        ("dice = [1]", "dice = []", "solution: this way ends failed"),
        ("dice = [1]", 'dice = [9]\nopening = ["attack bear-cavalry sneeks"]', "solution: the script of dice does not"),
        ('goal = ["damage sneeks', 'goal = ["damage blarf', "solution: the position cannot be played: KeyError"),
    ],
)
def test_a_puzzle_whose_ways_do_not_end_as_it_says_is_told(old: str, new: str, said: str) -> None:
    assert old in PUZZLE
    found = faults_of_puzzle(read_puzzle(PUZZLE.replace(old, new, 1), "short.toml"), lambda key: True)

    assert said in Words("en").error(found[0])


@pytest.mark.parametrize("text", ["", "key =", "a.b.c = 1", 'game = "chess"', "step = 3", "[[step]]\n[[step.step]]"])
def test_whatever_is_in_a_file_it_is_refused_in_words(text: str) -> None:
    for read in (read_lesson, read_puzzle):
        with pytest.raises(Faulty) as refused:
            read(text, "bad.toml")
        for language in LANGUAGES:
            assert all("error-" not in Words(language).error(fault) for fault in refused.value.faults)

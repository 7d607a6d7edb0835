"""`herna learn`, `herna puzzles` and `herna lesson`: lessons at a piped and at a real terminal."""

import json
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_keys, game_named
from herna.lessons.files import read_puzzle
from herna.lessons.puzzles import PuzzleRun
from herna.lessons.shelf import files_in, glossary_of, lessons_of, puzzle_named, puzzles_of
from herna.lessons.truth import faults_of_puzzle
from herna.messages.words import Words
from tests.cli.command import Herna, lines

TAUGHT = [key for key in game_keys() if lessons_of(game_named(key))]


def test_the_lessons_of_all_games_are_listed(herna: Herna) -> None:
    ran = herna("learn")

    assert ran.status == 0
    assert all(key in ran.out for key in TAUGHT)
    assert ran.out.count("First win") == 4
    assert "connect-four" not in ran.out
    assert herna("--lang", "cs", "learn", "warcraft", "--list").out.count("min") == 5


@pytest.mark.parametrize("game", TAUGHT)
def test_the_list_as_json_counts_what_there_is(herna: Herna, game: str) -> None:
    data = json.loads(herna("learn", game, "--list", "--json").out)

    assert set(data) == {"game", "lessons", "puzzles", "glossary", "tips"}
    assert len(data["lessons"]) == 5
    assert all(lesson["steps"] and lesson["minutes"] and lesson["key"] for lesson in data["lessons"])
    assert len(data["puzzles"]) >= 30
    assert all(puzzle["verified"] for puzzle in data["puzzles"])
    assert (data["glossary"], data["tips"]) == (len(glossary_of(game_named(game))), 10)


@pytest.mark.parametrize("game", TAUGHT)
def test_all_lessons_and_puzzles_of_a_game_are_checked(herna: Herna, game: str) -> None:
    ran = herna("learn", game, "--check")

    assert ran.status == 0
    assert ran.out.count(": holds") == len(lessons_of(game_named(game))) + len(puzzles_of(game_named(game)))


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_first_lesson_is_won_by_doing_what_is_shown(herna: Herna, game: str, language: str, learned: Path) -> None:
    ran = herna("--lang", language, "learn", game, typed=lines(*["show", ""] * 30))

    lesson = lessons_of(game_named(game))[0]
    assert ran.status == 0
    assert ("The lesson is finished." if language == "en" else "Lekce je dokončená.") in ran.out
    assert json.loads(learned.read_text())["lessons"] == {lesson.key: {"step": len(lesson.steps) + 1, "finished": True}}
    assert "](" not in ran.out


def test_another_choice_is_answered_and_changes_nothing(herna: Herna) -> None:
    ran = herna("learn", "summoner-wars", "1", typed=lines("move frost-mage d5", "End the phase", "1", "2", "4"))

    assert "Not yet: the cavalry would stay behind. Move it first." in ran.out
    assert ran.out.count("That is a legal way too") == 2
    assert ran.out.count("Click the bear, then the space that glows.") == 1  # after the third other choice
    assert "Bear Cavalry moves to c4." in ran.out


def test_what_is_impossible_is_refused_with_its_rule_where_the_lesson_asks_for_it(herna: Herna) -> None:
    ran = herna("learn", "summoner-wars", "2", typed=lines("show", "1"))

    assert "1) Summon Bear Cavalry on b3" in ran.out
    assert "[SW-MAG-05]" in ran.out
    assert "It costs 3 and you have 1." in ran.out


def test_a_lesson_is_left_and_resumed_at_its_step(herna: Herna, learned: Path) -> None:
    first = herna("learn", "summoner-wars", typed=lines("skip", "skip", "leave"))
    listed = herna("learn", "summoner-wars", "--list")
    second = herna("learn", "summoner-wars", typed="")

    assert "2/14" in first.out
    assert "4/14" not in first.out
    assert "step 3 of 14" in listed.out
    assert "─ 3/14 ─" in second.out
    assert "─ 1/14 ─" not in second.out
    assert second.out.count("You have left; your progress is saved.") == 1


def test_the_coach_answers_why_again_and_what_a_word_means(herna: Herna) -> None:
    ran = herna("learn", "summoner-wars", typed=lines("why", "? gate", "? Frost Mage", "? xyz", "again", "hello", "99"))

    assert "SW-END-01  The last Summoner wins" in ran.out
    assert "gate: A structure next to which you may summon units. [SW-TERM-08]" in ran.out
    assert "Frost Mage" in ran.out
    assert 'There is no term or card "xyz".' in ran.out
    assert ran.out.count("─ 1/14 ─") == 2
    assert ran.out.count("Type a number from 1 to 11") == 2


def test_anything_is_tried_on_a_copy_of_the_table_and_the_lesson_waits(herna: Herna, learned: Path) -> None:
    ran = herna("learn", "summoner-wars", typed=lines("try", "End the phase", "move svara c2", "back", "leave"))

    assert ran.out.index("Now try what you like") < ran.out.index("Build phase") < ran.out.rindex("Move phase")
    assert "This is done in the Move phase; now it is the Build phase." in ran.out
    assert ran.out.count("─ 1/14 ─") == 2
    assert not learned.exists()
    czech = herna("--lang", "cs", "learn", "summoner-wars", typed=lines("zkusit", "zpět", "odejít"))
    assert "Zkuste si na této kopii stolu" in czech.out


def test_a_puzzle_is_solved_and_kept(herna: Herna, learned: Path) -> None:
    puzzle = puzzle_named(game_named("summoner-wars"), "8-scent-of-blood")
    run, typed = PuzzleRun(puzzle), []
    for words in puzzle.solutions[0]:
        options = run.position.play.options()
        typed.append(str([run.position.in_words(option) for option in options].index(words) + 1))
        run.choose(options[int(typed[-1]) - 1])
    solved = herna("puzzles", "summoner-wars", puzzle.key, typed=lines("undo", "hint", "hint", "why", *typed))

    assert solved.out.index("Think of this rule") < solved.out.index("Try this")
    assert "Try this: Hellfire Cultist (b4) attacks Horde Slinger" in solved.out
    assert "SW-BOOST-01" in solved.out
    assert "Solved!" in solved.out
    assert json.loads(learned.read_text())["puzzles"] == {puzzle.key: {"tries": 1, "solved": True}}
    assert "solved" in herna("puzzles", "summoner-wars").out


def test_the_solution_of_a_puzzle_is_shown_with_its_reason(herna: Herna, learned: Path) -> None:
    ran = herna("puzzles", "aeons-end", "14-in-the-middle", typed=lines("hint", "show"))

    assert "Which spell has neighbours to lose?" in ran.out
    assert ran.out.index("1. Cast Chaos Arc") < ran.out.index("2. Cast Spark") < ran.out.index("Chaos Arc counts 2")
    assert json.loads(learned.read_text())["puzzles"] == {"ae-p14-in-the-middle": {"tries": 1, "solved": False}}


@pytest.mark.parametrize("of", [[], ["warcraft"]])
def test_the_puzzle_of_the_day_is_the_same_for_all(herna: Herna, of: list[str]) -> None:
    first, second = (herna("puzzles", *of, "--today", typed=lines("leave")) for _ in range(2))
    titles = [
        Words("en", game, lessons=True).say(puzzle.message("title"))
        for game in map(game_named, of or TAUGHT)
        for puzzle in puzzles_of(game)
    ]

    assert first.status == 0
    assert first.out == second.out
    assert any(first.out.startswith(title) for title in titles)


def test_a_puzzle_that_fails_can_be_taken_back(herna: Herna) -> None:
    ran = herna(
        "puzzles", "summoner-wars", "8-scent-of-blood", typed=lines("End the phase", "End the phase", "undo", "leave")
    )

    assert "Not this time." in ran.out
    assert ran.out.count("In which order do you attack?") >= 3


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["learn", "chess"], "chess"),
        (["learn", "connect-four"], "There are no lessons for connect-four yet."),
        (["learn", "summoner-wars", "9"], 'no lesson or puzzle "9"'),
        (["puzzles", "summoner-wars", "99"], 'no lesson or puzzle "99"'),
        (["puzzles", "connect-four"], "There are no lessons"),
        (["puzzles"], "name a game"),
        (["puzzles", "make", "connect-four", "--from", "."], "There are no lessons"),
        (["puzzles", "make", "warcraft", "--from", "nowhere"], "There are no journals in nowhere"),
        (["puzzles", "make", "warcraft", "--from", ".", "--seconds", "0"], "--seconds"),
        (["learn", "--json"], "name a game"),
        (["lesson", "check", "none.toml"], "none.toml"),
        (["rules", "connect-four", "--glossary"], "has no glossary"),
        (["learn", "warcraft", "1", "2"], "2"),
    ],
)
def test_bad_input_gets_one_line(herna: Herna, given: list[str], said: str) -> None:
    assert herna(*given).refused(said)


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"herna": "save"}', '{"herna": "learned", "format": 1, "lessons": 3}']
)
def test_a_broken_file_of_what_was_learned_is_told_in_one_line(herna: Herna, learned: Path, text: str) -> None:
    learned.parent.mkdir(parents=True)
    learned.write_text(text)

    assert herna("learn", "summoner-wars").refused("learned.json")


def test_learning_needs_no_place_to_write(herna: Herna, learned: Path) -> None:
    learned.parent.parent.write_text("a file where the folder would be")

    assert "3/14" in herna("learn", "summoner-wars", typed=lines("skip", "skip")).out


def test_the_glossary_explains_every_term(herna: Herna) -> None:
    english, czech = (herna("--lang", code, "rules", "doomtrooper", "--glossary").out for code in ("en", "cs"))
    data = json.loads(herna("rules", "doomtrooper", "--glossary", "--json").out)

    assert len(data) == len(glossary_of(game_named("doomtrooper")))
    assert "Destiny Points: What you pay for warriors" in english
    assert "body osudu: Čím platíte" in czech


# Your own lessons


def a_file(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """A lesson of Summoner Wars in a file, changed."""
    text = files_in(game_named("summoner-wars"), "lessons")[2].read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file = tmp_path / "mine.toml"
    file.write_text(text)
    return file


def test_a_lesson_that_holds_is_said_to(herna: Herna, tmp_path: Path) -> None:
    ran = herna("lesson", "check", a_file(tmp_path))

    assert ran.status == 0
    assert "holds" in ran.out


def test_every_fault_of_a_lesson_gets_a_line_with_its_place(herna: Herna, tmp_path: Path) -> None:
    file = a_file(tmp_path, ("minutes = 3", 'minutes = "3"'), ("game = ", 'colour = "red"\ngame = '))
    ran = herna("lesson", "check", file)

    assert ran.status == 1
    assert "2 faults" in ran.out
    assert "  minutes: this must be a whole number\n" in ran.out
    assert "  colour: there is no such field here" in ran.out


def test_a_lesson_about_changed_cards_is_read_again_and_noted(herna: Herna, tmp_path: Path) -> None:
    file = a_file(tmp_path, ('seen = "', 'seen = "0'))

    assert "read it again" in herna("lesson", "check", file).out
    assert herna("lesson", "seen", file).status == 0
    assert herna("lesson", "check", file).status == 0


# A real terminal


def test_a_lesson_is_taken_at_a_real_terminal(tmp_path: Path) -> None:
    """Through a pseudo terminal: the coach asks, a choice is typed, and the progress is kept."""
    terminal, other_end = pty.openpty()
    environment = os.environ | {"XDG_STATE_HOME": str(tmp_path), "HERNA_LANG": "en", "TERM": "xterm", "COLUMNS": "100"}
    command = [sys.executable, "-m", "herna.cli.main", "learn", "aeons-end"]
    herna = subprocess.Popen(command, stdin=other_end, stdout=other_end, stderr=other_end, env=environment)
    os.close(other_end)
    shown = ""
    try:
        for typed, awaited in (("skip", "1/14"), ("leave", "2/14"), ("", "your progress is saved")):
            while awaited not in shown:
                assert select.select([terminal], [], [], 60)[0], shown
                shown += os.read(terminal, 65536).decode(errors="replace")
            if typed:
                os.write(terminal, f"{typed}\n".encode())
        assert herna.wait(60) == 0
    finally:
        herna.kill()
        herna.wait()
        os.close(terminal)

    assert json.loads((tmp_path / "herna" / "learned.json").read_text())["lessons"]["ae-1-first-win"]["step"] == 2


def test_puzzles_are_found_in_recorded_matches(herna: Herna, tmp_path: Path) -> None:
    recorded, made = tmp_path / "recorded", tmp_path / "made"
    herna(
        "arena",
        "aeons-end",
        "--bots",
        "greedy,random",
        "--matches",
        "2",
        "--seed",
        "puzzles-b",
        "--record",
        str(recorded),
    )
    bounds = ("--puzzles", "1", "--most", "1200")
    ran = herna("puzzles", "make", "aeons-end", "--from", str(recorded), "--to", str(made), *bounds)

    assert ran.status == 0
    assert "Puzzles found: 1" in ran.out
    (file,) = made.glob("*.toml")
    puzzle = read_puzzle(file.read_text(), file.name)
    assert faults_of_puzzle(puzzle, lambda key: True) == []
    for language in LANGUAGES:
        texts = (made / f"puzzles.{language}.ftl").read_text()
        assert all(f"{puzzle.message(what)} = " in texts for what in ("title", "ask", "why"))
    assert "holds" in herna("lesson", "check", str(file)).out  # its texts are beside it
    other = herna("puzzles", "make", "warcraft", "--from", str(recorded), "--to", str(made))
    assert (other.status, "is a match of aeons-end" in other.err) == (2, True)


CHANGED = {  # a card, what is changed about it, and what a lesson says about it that is no longer true
    "summoner-wars": (
        "polar_dwarves",
        'key = "bear-cavalry"\nstrength = 2',
        '"strength bear-cavalry = 3" does not hold: it is 2',
    ),
    "doomtrooper": ("bauhaus", 'key = "hussar"\nfight = 3', '"printed hussar = 2,2,3,2" does not hold: it is 3,2,3,2'),
    "aeons-end": ("market", 'key = "essence-theft"\ncost = 6', '"cost essence-theft = 5" does not hold: it is 6'),
    "warcraft": ("units", 'key = "orc-ground-1"\nstrength = 3', '"strength ground 0 = 2" does not hold: it is 3'),
}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_that_a_changed_card_makes_untrue_is_found(tmp_path: Path, game: str) -> None:
    file, card, untrue = CHANGED[game]
    (tmp_path / "change.toml").write_text(f"[[{file}.card]]\n{card}\n")
    command = [
        sys.executable,
        "-m",
        "herna.cli.main",
        "--lang",
        "en",
        "learn",
        game,
        "--check",
        "--change",
        "change.toml",
    ]

    ran = subprocess.run(
        command, cwd=tmp_path, env=os.environ | {"COLUMNS": "200"}, capture_output=True, text=True, check=False
    )

    assert ran.returncode == 1, ran.stderr
    assert untrue in ran.stdout

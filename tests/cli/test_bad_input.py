"""Every command refuses what it cannot do: status 2, one line that says what is wrong, and no file is left behind."""

import shlex
from pathlib import Path

import pytest

from tests.cli.command import Herna

REFUSED: dict[str, tuple[str, ...]] = {
    "play chess-boxing": ("chess-boxing", "connect-four"),
    "play connect-four --option size=3": ("size", "first"),
    "play connect-four --option first=nobody": ("nobody", "seat-1"),
    "play connect-four --option first=1": ('"1"', "seat-1"),
    "play connect-four --option first": ("NAME=VALUE",),
    "play connect-four --option ''": ("NAME=VALUE",),
    "play connect-four --seats human": ("1 seats",),
    "play connect-four --seats human,greedy,greedy": ("3 seats",),
    "play connect-four --seats ''": ("1 seats",),
    "play connect-four --seats human,deep-blue": ("deep-blue", "greedy"),
    "play connect-four --seats human,": ('""', "greedy"),
    "play connect-four --seed ''": ("seed",),
    "play connect-four --seed 'a\nb'": ("seed",),
    f"play connect-four --seed {201 * 'x'}": ("200",),
    "play": ("GAME",),
    "simulate nothing": ('There is no game "nothing"',),
    "simulate connect-four --seats random": ("cannot be played with 1 seats",),
    "simulate connect-four --seats random,nobody": ('There is no bot "nobody"',),
    "simulate connect-four --seats human,random": ("Only bots play here",),
    "simulate connect-four --option hats=2": ('has no option "hats"',),
    "simulate connect-four --option first": ("NAME=VALUE",),
    "simulate connect-four --option first=nobody": ('cannot be "nobody"',),
    "simulate connect-four --matches -3": ('--matches cannot be "-3"',),
    "simulate connect-four --matches 0": ('--matches cannot be "0"',),
    "simulate connect-four --matches many": ('--matches cannot be "many"',),
    f"simulate connect-four --matches {5000 * '9'}": ("--matches cannot be",),
    "simulate connect-four --jobs 0": ('--jobs cannot be "0"',),
    "simulate connect-four --jobs -1": ('--jobs cannot be "-1"',),
    "simulate connect-four --jobs 1.5": ('--jobs cannot be "1.5"',),
    "simulate connect-four --seed ''": ("The seed",),
    "simulate": ("GAME",),
    "arena nothing": ('There is no game "nothing"',),
    "arena connect-four --bots random": ("at least two bots",),
    "arena connect-four --bots random,random": ('"random" is named twice',),
    "arena connect-four --bots random,nobody": ('There is no bot "nobody"',),
    "arena connect-four --bots random,": ('There is no bot ""',),
    "arena connect-four --bots random,human": ("Only bots play here",),
    "arena connect-four --players 3": ("cannot be played with 3 seats",),
    "arena connect-four --players 0": ('--players cannot be "0"',),
    "arena connect-four --matches 0": ('--matches cannot be "0"',),
    "arena connect-four --matches many": ('--matches cannot be "many"',),
    "arena connect-four --jobs 1000": ('--jobs cannot be "1000"',),
    "arena connect-four --most-decisions -1": ('--most-decisions cannot be "-1"',),
    "arena connect-four --option hats=2": ('has no option "hats"',),
    "arena connect-four --seed ''": ("The seed",),
    "arena": ("GAME",),
    "bench nothing": ('There is no game "nothing"',),
    "bench --seconds 0": ('--seconds cannot be "0"',),
    "bench --seconds nan": ('--seconds cannot be "nan"',),
    "bench --seconds soon": ('--seconds cannot be "soon"',),
    "bench --peer": ("--peer",),
    "serve --port 65536": ('--port cannot be "65536"',),
    "serve --port soon": ('--port cannot be "soon"',),
    "serve --rate 0": ('--rate cannot be "0"',),
    "serve --burst nan": ('--burst cannot be "nan"',),
    "serve --thinkers 0": ('--thinkers cannot be "0"',),
    "serve --origin herna.example.org": ('--origin cannot be "herna.example.org"',),
    "serve --origin https://herna.example.org/path": ("--origin cannot be",),
    "serve --proxy nginx": ('--proxy cannot be "nginx"',),
    "serve --host nowhere.invalid --data data": ("Cannot listen on nowhere.invalid",),
    "serve --database-url nothing --port 0": ("The database cannot be used",),
    "serve --database-url mysql://u:very-secret@h/d --port 0": ("The database cannot be used",),
    "serve --data /dev/null/herna": ("The data folder /dev/null/herna cannot be used",),
    "--lang cs arena connect-four --bots greedy,greedy": ("je uveden dvakrát",),
    "--lang cs arena connect-four --bots greedy": ("aspoň dva boti",),
    "dance": ("dance",),
    "games --loud": ("--loud",),
    "games --json --keys": ("--keys",),
    "--lang xx": ("xx",),
    "games --lang de": ("--lang", '"de"', "en, cs"),
    "--lang=de games": ("--lang", '"de"', "en, cs"),
    "games --lang=de --keys": ("--lang", '"de"', "en, cs"),
    "rules connect-four C4-WIN-1": ("C4-WIN-1", "C4-WIN-01"),
    "rules connect-four C4-EX-1": ("C4-EX-1", "C4-EX-01"),
    "rules connect-four four dragons": ("four dragons",),
    "rules connect-four dragons": ("dragons", "herna rules connect-four"),
    "rules chess-boxing": ("chess-boxing", "connect-four"),
    "rules connect-four C4-WIN-01 --coverage": ("--coverage",),
    "decks connect-four": ("connect-four", "decks"),
    "decks connect-four some.toml": ("connect-four", "decks"),
    "decks chess-boxing": ("chess-boxing", "summoner-wars"),
}


@pytest.mark.parametrize("line", REFUSED, ids=lambda line: line[:60])
def test_bad_input_is_refused_in_one_line(herna: Herna, tmp_path: Path, line: str) -> None:
    command = shlex.split(line)
    if command[0] == "play":
        command += ["--journal", "journal", "--save", "save"]

    ran = herna(*command, typed="1\n2\n1\n2\n1\n2\n1\n")

    assert ran.refused(*REFUSED[line])
    assert "very-secret" not in ran.err
    assert [path.name for path in tmp_path.iterdir()] in ([], ["data"])  # the folder that `serve` is told to make

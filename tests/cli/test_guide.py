"""`herna play GAME --first`: a match with a guide, whose tips ask back, and can be put away for good."""

import json
from pathlib import Path

from herna.cli.learned import MOST_SHOWN, Learned
from tests.cli.command import Herna, lines

FIRST = ("play", "summoner-wars", "--first", "--seed", "a")
END = "End the phase"


def test_the_guide_says_how_one_wins_how_far_both_are_and_what_can_still_be_done(herna: Herna) -> None:
    ran = herna(*FIRST, typed=lines("1"))

    assert "You win when the enemy Summoner falls." in ran.out
    assert "you: 0 of 11 damage on the enemy Summoner" in ran.out
    assert "Summon a unit" in ran.out
    assert "You can still: summon a unit." in ran.out
    assert ran.out.count("» Summon a unit") == 1
    assert "» Attack an enemy card" in ran.out  # the first aim is reached by the first choice
    assert "seat 2: search:1" in ran.out
    czech = herna("--lang", "cs", *FIRST, typed="")
    assert "Vyhrajete, když padne cizí Vyvolavač." in czech.out
    assert "Ještě můžete: vyvolat jednotku." in czech.out


def test_a_tip_asks_back_once_before_the_choice_that_it_is_about(herna: Herna, learned: Path) -> None:
    """SW-ATK-22: in the Move phase nobody reaches the enemy yet."""
    tip = "From here nobody reaches the enemy."

    ran = herna(*FIRST, typed=lines(END, END, "n", END))

    assert ran.out.count(tip) == 1  # not a second time in this match
    assert "Do it anyway?" in ran.out
    assert "Nothing has been done; choose again." in ran.out
    assert "Build phase" in ran.out
    assert json.loads(learned.read_text())["tips"] == {"sw-tip-2": 1}
    assert "Build phase" in herna(*FIRST, typed=lines(END, END, "y")).out


def test_a_tip_is_shown_three_times_in_all(herna: Herna) -> None:
    shown = [herna(*FIRST, typed=lines(END, END, "y")).out.count("From here nobody") for _ in range(4)]

    assert shown == [1] * MOST_SHOWN + [0]


def test_the_guide_can_be_put_away_for_good(herna: Herna) -> None:
    ran = herna(*FIRST, typed=lines("tips", END, END))

    assert "The guide is put away for good" in ran.out
    assert "From here nobody" not in ran.out
    assert "You win when" not in herna(*FIRST, typed="").out
    assert "The guide is back." in herna(*FIRST, typed=lines("tips")).out
    assert not Learned().tips_off


def test_there_are_no_tips_unless_they_are_wanted(herna: Herna) -> None:
    options = ("--option", "first=seat-1", "--seed", "a")
    without = herna("play", "summoner-wars", *options, typed=lines(END, END, "tips"))

    assert "From here nobody" not in without.out
    assert "There is a guide in matches started with --first or --tips." in without.out
    assert "From here nobody" in herna("play", "summoner-wars", *options, "--tips", typed=lines(END, END)).out


def test_a_first_match_decides_how_it_is_set_up(herna: Herna, tmp_path: Path) -> None:
    assert herna("play", "doomtrooper", "--first", "--seats", "human,random").refused("--seats")
    assert herna("play", "connect-four", "--first").refused("connect-four")
    assert "herna play warcraft --first" in herna("learn", "warcraft", "--list").out

"""Matches that go on from another one, that forget to save memory, and that are frozen and thawed."""

import json
from typing import Any

import pytest

from herna.engine.chance import Chance, Scripted
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.journal import Journal, journal_from_text
from herna.engine.match import Match, Replay
from herna.engine.save import snapshot
from herna.engine.verify import verify
from herna.games.catalogue import game_named
from tests.kit.random_match import MOST_DECISIONS, some_decisions
from tests.kit.skirmish.game import GAME as SKIRMISH

CONNECT_FOUR = game_named("connect-four")
GAMES = (CONNECT_FOUR, game_named("summoner-wars"), SKIRMISH)
KEPT = 5

all_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def start_match(game: Game[Any], choices: int, number: int = 1) -> tuple[Match[Any], Chance]:
    """A random match with that many choices, or all of it."""
    match, chance = Match(game, 2, {}, f"seed {number}"), Chance(number)
    for _ in range(choices):
        if not match.over():
            choose_any(match, chance)
    return match, chance


def unfinished(game: Game[Any], choices: int) -> Match[Any]:
    """The first of the random matches that is not over after that many choices."""
    return next(match for match, _ in (start_match(game, choices, number) for number in range(100)) if not match.over())


def choose_any(match: Match[Any], chance: Chance) -> None:
    assert match.play.ask is not None
    match.choose(chance.pick(match.play.ask.seats()), chance.pick(match.play.options()))


def play_to_the_end(match: Match[Any], chance: Chance) -> Match[Any]:
    for _ in range(MOST_DECISIONS):
        if match.over():
            return match
        choose_any(match, chance)
    raise AssertionError("it has not ended")


def heir_of(match: Match[Any], choices: int, seed: str = "the heir's") -> Match[Any]:
    """A match that goes on from the first choices of another one, with a seed of its own."""
    setup, *lines = match.journal.entries()[1:]
    heir: Match[Any] = Match(
        match.game, match.seats, match.options, seed, chance=Scripted(setup["setup"]), inherited=choices
    )
    for line in lines[:choices]:
        heir.inherit(line["seat"], line["choice"], line.get("chance", []))
    return heir


def read_again(journal: Journal) -> Journal:
    """The journal as somebody reads it who was sent its file."""
    return journal_from_text("".join(f"{line}\n" for line in journal.lines), "journal", partial=True)


def forged(match: Match[Any], line: int, **changes: object) -> Journal:
    """Its journal with one line changed, all checks made right again."""
    journal = Journal()
    for number, entry in enumerate(match.journal.entries(), 1):
        del entry["check"]
        journal.add(entry | changes if number == line else entry)
    return journal


# A beginning that comes from another match


@all_games
@pytest.mark.parametrize("choices", [0, 1, 6])
def test_an_heir_stands_where_the_other_match_stood_and_goes_on_by_its_own_seed(game: Game[Any], choices: int) -> None:
    first, _ = start_match(game, choices)

    heir = heir_of(first, choices)
    same = heir_of(first, choices)
    other = heir_of(first, choices, "another seed")

    assert snapshot(heir.play) == snapshot(first.play)
    assert heir.log.events == first.log.events
    for match in (heir, same, other):
        play_to_the_end(match, Chance(2))
    assert heir.journal.lines == same.journal.lines
    if game is not CONNECT_FOUR:  # there, chance has no part
        assert heir.journal.lines[2 + choices :] != other.journal.lines[2 + choices :]


@all_games
@pytest.mark.parametrize("choices", [0, 6])
def test_an_heirs_journal_replays_and_is_verified(game: Game[Any], choices: int) -> None:
    heir = play_to_the_end(heir_of(start_match(game, choices)[0], choices), Chance(3))

    replayed = Replay(game, read_again(heir.journal), "journal").run()
    verified = verify(game, read_again(heir.journal), "journal")

    assert snapshot(replayed.play) == snapshot(verified.play) == snapshot(heir.play)
    assert verified.inherited == heir.inherited == choices
    assert verified.commitment == heir.commitment


def test_an_heir_can_have_an_heir() -> None:
    first, chance = start_match(SKIRMISH, 4)
    second = heir_of(first, 3)
    for _ in range(3):
        choose_any(second, chance)

    third = heir_of(second, 5, "a third seed")

    assert [step.choice for step in third.past] == [step.choice for step in second.past[:5]]
    assert verify(SKIRMISH, read_again(play_to_the_end(third, chance).journal), "journal").inherited == 5


def test_what_was_inherited_is_never_taken_back() -> None:
    heir = heir_of(start_match(CONNECT_FOUR, 3)[0], 3)

    assert not heir.free_undo(heir.past[-1].seat)
    with pytest.raises(BadInput, match="error-nothing-to-undo"):
        heir.undo(heir.past[-1].seat, agreed=True)

    heir.choose(1, ("drop", 0))
    heir.undo(1)
    assert len(heir.past) == 3


def test_an_heir_draws_anew_after_an_undo() -> None:
    heir = heir_of(start_match(SKIRMISH, 4)[0], 4)
    while "chance" not in heir.journal.entries()[-1]:
        choose_any(heir, Chance(5))
    first = heir.journal.entries()[-1]

    for _ in range(3):  # dice may fall alike once
        heir.undo(first["seat"], agreed=True)
        heir.choose(first["seat"], first["choice"])

    again = [entry["chance"] for entry in heir.journal.entries() if entry.get("choice") == first["choice"]]
    assert len(again) >= 4
    assert any(outcomes != first["chance"] for outcomes in again)
    play_to_the_end(heir, Chance(6))
    verify(SKIRMISH, read_again(heir.journal), "journal")


def test_a_choice_of_the_heirs_own_with_another_chance_is_found() -> None:
    heir = play_to_the_end(heir_of(unfinished(SKIRMISH, 12), 12), Chance(3))
    drawn = [(at, entry) for at, entry in enumerate(heir.journal.entries(), 1) if entry.get("chance")]
    line, rolled = next((at, entry) for at, entry in drawn if at > 2 + 12)
    assert drawn[0][0] <= 2 + 12

    for other in ([*rolled["chance"], 0], rolled["chance"][:-1]):
        with pytest.raises(BadInput, match="error-journal-chance"):
            Replay(SKIRMISH, forged(heir, line, chance=other), "journal").run()
    with pytest.raises(BadInput, match="error-journal-chance"):
        verify(SKIRMISH, forged(heir, 1, inherited=0), "journal")  # the first choices were not drawn from its seed


@pytest.mark.parametrize("inherited", [-1, True, "3", 3.0, [], 10_000])
def test_a_header_that_claims_to_inherit_what_there_is_not_is_refused(inherited: object) -> None:
    finished = play_to_the_end(*start_match(CONNECT_FOUR, 0))

    with pytest.raises(BadInput, match=r"error-journal-line: file='journal', line=1"):
        verify(CONNECT_FOUR, forged(finished, 1, inherited=inherited), "journal")


def test_an_inherited_choice_that_breaks_the_rules_is_found_in_its_line() -> None:
    heir = play_to_the_end(heir_of(start_match(CONNECT_FOUR, 3)[0], 3), Chance(3))

    with pytest.raises(BadInput, match=r"error-journal-choice.*line=4"):
        verify(CONNECT_FOUR, forged(heir, 4, choice=["drop", 9]), "journal")


def test_a_journal_cannot_take_back_what_was_inherited() -> None:
    heir = heir_of(start_match(CONNECT_FOUR, 3)[0], 3)
    heir.journal.add({"undo": 3, "seat": 0})

    with pytest.raises(BadInput, match=r"error-journal-line.*line=6"):
        Replay(CONNECT_FOUR, heir.journal, "journal").run()


def test_a_match_of_its_own_says_nothing_of_an_inheritance() -> None:
    assert "inherited" not in Match(CONNECT_FOUR, 2, seed="seed").journal.entries()[0]


# Forgetting


@all_games
def test_a_match_that_has_forgotten_goes_back_as_far_as_one_that_has_not(game: Game[Any]) -> None:
    whole = unfinished(game, 20)
    forgetful: Match[Any] = Match(game, 2, {}, whole.seed)
    for step in whole.past:
        forgetful.choose(step.seat, step.choice)
        forgetful.forget(KEPT)
    assert [step.before is None for step in forgetful.past] == [True] * (len(whole.past) - KEPT) + [False] * KEPT

    while whole.past:
        seat = whole.past[-1].seat
        assert forgetful.free_undo(seat) == whole.free_undo(seat)
        whole.undo(seat, agreed=True)
        forgetful.undo(seat, agreed=True)
        assert snapshot(forgetful.play) == snapshot(whole.play)
        assert forgetful.log.events == whole.log.events
    assert forgetful.journal.lines == whole.journal.lines


def test_after_going_back_beyond_what_was_kept_chance_goes_on_as_it_would_have() -> None:
    whole, forgetful = unfinished(SKIRMISH, 12), unfinished(SKIRMISH, 12)
    forgetful.forget(0)

    for match in (whole, forgetful):
        for _ in range(9):
            match.undo(0, agreed=True)
        play_to_the_end(match, Chance(2))

    assert forgetful.journal.lines == whole.journal.lines


# Dealing anew


@all_games
def test_a_fork_whose_hidden_cards_were_dealt_anew_replays_and_is_verified(game: Game[Any]) -> None:
    first = unfinished(game, 8)
    heir = heir_of(first, 8)
    before = [heir.view(seat)["table"] for seat in range(-1, heir.seats)]
    heir.redeal()

    after = [heir.view(seat)["table"] for seat in range(-1, heir.seats)]
    assert after[0] == before[0]  # what everybody sees stays as it was
    if game is not CONNECT_FOUR:
        assert after != before
    assert heir.redealt
    play_to_the_end(heir, Chance(5))
    verify(game, read_again(heir.journal), "journal")
    replayed = Replay(game, read_again(heir.journal), "journal").run()
    assert snapshot(replayed.play) == snapshot(heir.play)


def test_a_fork_of_a_fork_has_the_cards_that_were_dealt_anew_there() -> None:
    second = heir_of(unfinished(SKIRMISH, 8), 6)
    second.redeal()
    dealt, play = second.journal.entries()[-1]["chance"], snapshot(second.play)
    choose_any(second, Chance(1))
    line = second.journal.entries()[-1]
    third = heir_of(unfinished(SKIRMISH, 8), 6, "the third's")
    third.inherited = 7

    third.inherit(line["seat"], line["choice"], line.get("chance", []), False, dealt)

    assert snapshot(third.play_before(7)) == play
    assert not third.redealt


def test_cards_are_dealt_anew_only_where_a_fork_begins() -> None:
    heir = heir_of(unfinished(SKIRMISH, 8), 4)
    choose_any(heir, Chance(1))
    heir.journal.add({"redeal": 6, "chance": []})
    with pytest.raises(BadInput, match="error-journal-line"):
        Replay(SKIRMISH, read_again(heir.journal), "journal").run()

    heir = heir_of(unfinished(SKIRMISH, 8), 4)
    heir.journal.add({"redeal": 5, "chance": [10**6]})
    with pytest.raises(BadInput, match="error-journal-chance"):
        Replay(SKIRMISH, read_again(heir.journal), "journal").run()


# Freezing and thawing


@all_games
def test_a_thawed_match_is_the_frozen_one_at_any_decision(game: Game[Any]) -> None:
    for match, _ in some_decisions(game, 11, about=20):
        frozen = json.loads(json.dumps(match.freeze()))
        thawed: Match[Any] = Match(game, match.seats, match.options, match.seed)
        thawed.thaw(frozen)

        for seat in range(-1, match.seats):
            assert thawed.view(seat) == match.view(seat)
            assert thawed.view(seat, 2) == match.view(seat, 2)
        assert snapshot(thawed.play) == snapshot(match.play)
        assert thawed.journal.lines == match.journal.lines
        assert thawed.freeze() == match.freeze()


@all_games
def test_a_thawed_match_goes_on_and_back_like_the_frozen_one(game: Game[Any]) -> None:
    match = unfinished(game, 15)
    thawed: Match[Any] = Match(game, match.seats, match.options, match.seed)
    thawed.thaw(match.freeze())

    for each in (match, thawed):
        chance = Chance(9)
        for _ in range(4):
            each.undo(each.past[-1].seat, agreed=True)
        play_to_the_end(each, chance)

    assert thawed.journal.lines == match.journal.lines
    assert thawed.log.events == match.log.events
    verify(game, read_again(thawed.journal), "journal")


def test_a_thawed_heir_remembers_what_it_has_inherited() -> None:
    heir = heir_of(start_match(SKIRMISH, 4)[0], 4)
    for _ in range(3):
        choose_any(heir, Chance(8))
    thawed = heir_of(start_match(SKIRMISH, 4)[0], 4)
    thawed.thaw(heir.freeze())

    for each in (heir, thawed):
        for _ in range(3):
            each.undo(0, agreed=True)
        with pytest.raises(BadInput, match="error-nothing-to-undo"):
            each.undo(0, agreed=True)
        play_to_the_end(each, Chance(1))

    assert thawed.journal.lines == heir.journal.lines
    verify(SKIRMISH, read_again(thawed.journal), "journal")

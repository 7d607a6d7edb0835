"""Every game keeps these promises about play: copies, saves, options, endings, replays, undo."""

from typing import Any

import pytest
from hypothesis import given

from herna.bots.bot import random_play, sampled_play
from herna.engine.chance import Chance, Scripted, Seeded
from herna.engine.decision import Choice, read_choice
from herna.engine.errors import BadInput, IllegalChoice
from herna.engine.events import Log, Told
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.journal import journal_from_text
from herna.engine.match import Match, Replay, load_match
from herna.engine.save import restore, snapshot
from herna.engine.table import Result
from herna.engine.verify import verify
from tests.kit.random_match import (
    as_bytes,
    decisions,
    most_decisions,
    numbers,
    other_choices,
    over_many_matches,
    random_match,
    some_decisions,
)


def written(match: Match[Any]) -> str:
    """A match's journal as the text of its file."""
    return "".join(f"{line}\n" for line in match.journal.lines)


def played_out(game: Game[Any], number: int) -> Match[Any]:
    match, _ = random_match(game, number)
    for played, _ in decisions(game, number):
        match = played
    return match


def test_a_play_goes_the_same_whether_somebody_listens_or_not(game: Game[Any]) -> None:
    """In the compiled build, what nobody hears is not even made."""
    for number in range(4):
        heard, unheard = [game.play(min(game.seat_counts), game.read_options({}), Chance(number)) for _ in range(2)]
        heard.log = Log()
        for play in (heard, unheard):
            random_play(play, Chance(number), 150)

        assert heard.log.events
        assert snapshot(heard) == snapshot(unheard)


@given(number=numbers)
@over_many_matches(8)
def test_a_copy_lives_its_own_life(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number):
        before = snapshot(match.play)
        copy = match.play.copy()
        assert snapshot(copy) == before

        for option in match.play.options():
            twin = match.play.copy()
            twin.choose(option)
            sampled_play(twin, Chance(chance.below(1000)), most=20)

        assert snapshot(match.play) == before
        assert snapshot(copy) == before


@given(number=numbers)
@over_many_matches(4)
def test_when_time_is_up_the_open_question_and_its_options_stay(game: Game[Any], number: int) -> None:
    for match, _ in some_decisions(game, number):
        asked, options = match.play.ask, match.play.options()
        play = match.play.copy()

        game.time_is_up(play)

        assert (play.ask, play.options(), play.result) == (asked, options, None)


@given(number=numbers)
@over_many_matches(8)
def test_saved_and_loaded_it_is_equal_and_goes_on_alike(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number):
        saved = snapshot(match.play)
        loaded = restore(game, saved, match.play.chance.copy())

        assert snapshot(loaded) == saved
        assert loaded.table == match.play.table
        assert loaded.stack == match.play.stack
        assert loaded.options() == match.play.options()
        original, option = match.play.copy(), chance.pick(match.play.options())
        original.choose(option)
        loaded.choose(option)
        assert snapshot(loaded) == snapshot(original)


@given(number=numbers)
@over_many_matches(6)
def test_every_option_offered_is_accepted_and_others_are_refused_with_a_reason(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number):
        assert match.play.ask is not None
        options = match.play.options()
        assert options
        assert len(set(options)) == len(options)
        before, seats = snapshot(match.play), match.play.ask.seats()
        for option in options:
            assert len(option) == 1 + len(game.choices[str(option[0])])
            assert read_choice(game, list(option)) == option
            assert match.explain(seats[0], option) == ()
            match.play.copy().choose(option)

        for choice in other_choices(game, options, chance):
            if choice not in options:
                with pytest.raises(IllegalChoice) as refused:
                    match.choose(seats[0], choice)
                assert refused.value.reasons
        for seat in set(range(match.seats)) - set(seats):
            with pytest.raises(IllegalChoice):
                match.choose(seat, options[0])

        assert snapshot(match.play) == before


@pytest.mark.parametrize(
    "hostile", [None, 3, "drop", [], ["drop"], ["no such kind", 1], {}, [["drop"], 1], ["drop", 1.0], ["drop", True]]
)
def test_what_is_no_choice_at_all_is_refused_and_changes_nothing(game: Game[Any], hostile: object) -> None:
    match, _ = random_match(game, 1)
    before = snapshot(match.play)

    with pytest.raises((BadInput, IllegalChoice)):
        match.choose(0, hostile)

    assert snapshot(match.play) == before


@given(number=numbers)
@over_many_matches(10)
def test_a_match_ends_in_bounded_time_with_a_score_for_every_seat(game: Game[Any], number: int) -> None:
    match = played_out(game, number)

    assert match.play.result is not None
    assert len(match.play.result.scores) == match.seats
    assert all(0 <= score <= 1 for score in match.play.result.scores)
    assert match.decision(0) is None
    assert len(match.past) < most_decisions(game)


class Results(Log):
    """Listens to a match: the result that stood when each event was told."""

    def __init__(self) -> None:
        super().__init__()
        self.stood: list[Result | None] = []

    def tell(self, play: Play[Any], whole: Choice, rule: str, to: tuple[int, ...] | None, others: Told | None) -> None:
        self.stood.append(play.result)


@given(number=numbers)
@over_many_matches(20)
def test_the_first_result_stands_and_nothing_happens_after_it(game: Game[Any], number: int) -> None:
    match = played_out(game, number)
    before, last = match.past[-1].before, match.past[-1].choice
    assert before is not None
    play = before.copy()
    play.log = results = Results()

    play.choose(last)

    assert not any(results.stood)
    assert play.result == match.play.result is not None
    assert play.ask is None
    assert play.options() == []


@given(number=numbers)
@over_many_matches(4)
def test_after_the_end_everything_is_refused_and_nothing_changes(game: Game[Any], number: int) -> None:
    match = played_out(game, number)
    over, lines = snapshot(match.play), list(match.journal.lines)

    for seat in range(match.seats):
        with pytest.raises(IllegalChoice):
            match.choose(seat, match.past[-1].choice)
        with pytest.raises(BadInput):
            match.undo(seat, agreed=True)
    with pytest.raises(BadInput):
        match.call_time()

    assert (snapshot(match.play), match.journal.lines) == (over, lines)


@given(number=numbers)
@over_many_matches(6)
def test_the_same_seed_and_choices_give_the_same_match(game: Game[Any], number: int) -> None:
    match = played_out(game, number)

    again = Match(game, match.seats, match.options, match.seed)
    for step in match.past:
        again.choose(step.seat, step.choice)

    assert written(again) == written(match)
    assert snapshot(again.play) == snapshot(match.play)
    assert again.log.events == match.log.events


@given(number=numbers)
@over_many_matches(6)
def test_the_journal_alone_gives_the_same_match_without_the_seed(game: Game[Any], number: int) -> None:
    match = played_out(game, number)
    whole = journal_from_text(written(match), "journal")
    half = journal_from_text("".join(f"{line}\n" for line in match.journal.lines[:-3]), "journal", partial=True)

    replayed = Replay(game, whole, "journal").run()

    assert snapshot(replayed.play) == snapshot(match.play)
    assert replayed.log.events == match.log.events
    assert "seed" not in half.entries()[-1]
    assert Replay(game, half, "journal").run().journal.lines == half.lines
    assert verify(game, whole, "journal").play.result == match.play.result


@given(number=numbers)
@over_many_matches(4)
def test_a_saved_match_is_played_on_as_if_it_had_never_stopped(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number, about=60):
        loaded = load_match(game, match.save(), "save")
        option, seat = chance.pick(match.play.options()), match.chair(0).seat
        seat = match.play.ask.seats()[0] if match.play.ask else seat

        loaded.choose(seat, option)
        twin = match.play.copy()
        twin.choose(option)

        assert snapshot(loaded.play) == snapshot(twin)


@given(number=numbers)
@over_many_matches(6)
def test_a_match_whose_hidden_cards_are_dealt_anew_can_be_played_on(game: Game[Any], number: int) -> None:
    match, chance = random_match(game, number)
    for _ in range(chance.below(60)):
        if match.play.ask is not None:
            match.choose(chance.pick(match.play.ask.seats()), chance.pick(match.play.options()))
    lines = [line for line in match.journal.entries() if "choice" in line][: match.number() - 1]
    setup = Scripted(match.journal.entries()[1]["setup"])
    heir: Match[Any] = Match(game, match.seats, match.options, "heir", chance=setup, inherited=len(lines))
    for line in lines:
        heir.inherit(line["seat"], line["choice"], line.get("chance", []))
    if heir.over():
        return
    watched = as_bytes(heir.view(-1)["table"])

    heir.redeal()

    assert as_bytes(heir.view(-1)["table"]) == watched
    for _ in range(20):
        if heir.play.ask is not None:
            heir.choose(chance.pick(heir.play.ask.seats()), chance.pick(heir.play.options()))


@given(number=numbers)
@over_many_matches(6)
def test_undo_restores_exactly(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number):
        assert match.play.ask is not None
        seats = range(-1, match.seats)
        before, seen = snapshot(match.play), [as_bytes(match.view(seat)) for seat in seats]
        seat = chance.pick(match.play.ask.seats())
        match.choose(seat, chance.pick(match.play.options()))
        drawn = match.play.chance.state
        if match.over():
            return

        match.undo(seat, agreed=True)

        assert snapshot(match.play) == before
        assert [as_bytes(match.view(seat)) for seat in seats] == seen
        assert match.play.chance.state == drawn  # no number of the seed is drawn twice


@given(number=numbers)
@over_many_matches(6)
def test_a_sampled_choice_is_legal_and_every_option_can_be_drawn(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number, about=20):
        options = set(match.play.options())
        missing = set(options)

        for _ in range(400 * len(options)):
            sampled = match.play.sample(chance)
            assert sampled in options
            missing.discard(sampled)
            if not missing:
                break

        assert not missing


def test_every_match_has_its_own_chance_and_publishes_only_its_hash(game: Game[Any]) -> None:
    match = Match(game, game.seat_counts[0])
    other = Match(game, game.seat_counts[0])

    assert match.seed != other.seed
    assert isinstance(match.play.chance, Seeded)
    assert match.seed not in written(match)
    assert match.seed not in str([match.view(seat) for seat in range(-1, match.seats)])

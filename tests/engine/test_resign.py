"""Resigning while others play on: a line of the journal like a choice, after which the open question is asked again."""

import json
from dataclasses import dataclass
from typing import Any

import pytest

from herna.engine.decision import RESIGN
from herna.engine.errors import BadInput, NeedsConsent
from herna.engine.flow import Play, Procedure
from herna.engine.journal import Journal, journal_from_text
from herna.engine.match import Match, Replay, load_match
from herna.engine.save import snapshot
from herna.engine.verify import verify
from herna.messages.words import Words
from tests.engine.test_time import play_choices, text_of, to_the_end
from tests.kit.present import present
from tests.kit.skirmish.game import GAME, Skirmish
from tests.kit.skirmish.rules import ACTIVITIES
from tests.kit.skirmish.table import Arena


@dataclass(frozen=True, slots=True)
class Flees(Procedure):
    """A player has no health any more."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("flee",)

    def flee(self, play: Play[Arena]) -> None:
        play.tell(("lost", self.seat, play.table.health[self.seat]))
        play.table.health[self.seat] = 0


class Fleeing(Skirmish):
    """Skirmish that one can leave."""

    def gives_up(self, play: Play[Arena], seat: int) -> Procedure | None:
        return Flees(seat) if play.table.health[seat] > 0 else None


FLEEING = Fleeing(GAME.key, GAME.package, GAME.prefix, ACTIVITIES, GAME.events, GAME.seat_counts, settles=True)


def resigned(seat: int = 2, choices: int = 4, then: int = 0) -> Match[Any]:
    """A match of three in which somebody resigned after that many choices, and which then went on."""
    match = play_choices(Match(FLEEING, 3, {"health": 20}, seed="seed"), choices)
    match.choose(seat, RESIGN)
    return play_choices(match, then)


def test_resigning_is_written_down_and_told_and_the_open_question_is_asked_again() -> None:
    match = play_choices(Match(FLEEING, 3, {"health": 20}, seed="seed"), 4)
    assert match.play.ask is not None
    asked, options = (match.play.ask.seat, match.play.ask.prompt), match.play.options()

    match.choose(2, RESIGN)

    line = json.loads(match.journal.lines[-1])
    assert (line["n"], line["seat"], line["choice"]) == (5, 2, ["resign"])
    assert match.log.events[-1].whole == ("lost", 2, 20)
    assert match.log.events[-1].cause.choice == 5
    assert ((present(match.play.ask).seat, present(match.play.ask).prompt), match.play.options()) == (asked, options)


def test_who_is_asked_may_resign_too() -> None:
    match = play_choices(Match(FLEEING, 3, {"health": 20}, seed="seed"), 4)

    match.choose(present(match.play.ask).seat, RESIGN)

    assert match.number() == 6


def test_a_match_ends_at_once_if_resigning_ends_it() -> None:
    match = resigned(seat=2)

    match.choose(0, RESIGN)

    assert match.over()
    assert match.play.ask is None
    assert present(match.play.result).scores == (0.0, 1.0, 0.0)
    assert "end" in json.loads(match.journal.lines[-1])


def test_a_match_in_which_somebody_resigned_replays_verifies_loads_and_thaws_to_the_same_table() -> None:
    match = resigned(then=3)

    again = Replay(FLEEING, Journal(lines=match.journal.lines), "journal").run()
    loaded = load_match(FLEEING, match.save(), "save")
    thawed = Match(FLEEING, 3, {"health": 20}, seed="seed")
    thawed.thaw(json.loads(json.dumps(match.freeze())))

    for other in (again, loaded, thawed):
        assert snapshot(other.play) == snapshot(match.play)
        assert other.log.events == match.log.events
    ended = to_the_end(match)
    assert verify(FLEEING, journal_from_text(text_of(ended), "journal"), "journal").play.result == ended.play.result


def test_a_match_that_goes_on_from_another_inherits_who_resigned() -> None:
    match = resigned(then=2)
    entries = [json.loads(line) for line in match.journal.lines]
    again = Replay(FLEEING, Journal(lines=match.journal.lines[:2]), "journal").match

    for entry in (entry for entry in entries if "choice" in entry):
        again.inherit(entry["seat"], entry["choice"], entry.get("chance", []))

    assert snapshot(again.play) == snapshot(match.play)


def test_resigning_is_taken_back_only_if_all_agree() -> None:
    match = resigned()

    with pytest.raises(NeedsConsent):
        match.undo(2)
    match.undo(2, agreed=True)

    assert match.play.table.health[2] == 20
    assert match.may_resign(2)


@pytest.mark.parametrize("why", ["twice", "over", "no-such-seat", "never"])
def test_a_seat_resigns_once_from_a_match_that_goes_on_and_can_do_without_it(why: str) -> None:
    match = resigned()
    seat = {"twice": 2, "no-such-seat": 3}.get(why, 0)
    if why == "over":
        to_the_end(match)
    elif why == "never":
        match = Match(GAME, 3, seed="seed")
    lines = len(match.journal.lines)

    assert not match.may_resign(seat)
    with pytest.raises(BadInput, match="error-bad-choice"):
        match.choose(seat, RESIGN)

    assert len(match.journal.lines) == lines


def test_resigning_has_words() -> None:
    said = {language: Words(language, FLEEING).choice({}, RESIGN) for language in ("en", "cs")}

    assert said == {"en": "Resign", "cs": "Vzdát partii"}

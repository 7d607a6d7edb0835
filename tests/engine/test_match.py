"""Matches: undo up to the barrier, what is published when, journals and saves that were tampered with."""

import json
from pathlib import Path
from typing import Any

import pytest

from herna.engine.errors import BadInput, IllegalChoice, NeedsConsent
from herna.engine.journal import Journal, journal_from_text, read_journal
from herna.engine.match import Match, Replay, load_match
from herna.engine.save import seal, snapshot
from herna.engine.verify import verify
from herna.games.catalogue import game_named
from herna.messages.words import Words
from tests.kit.skirmish.game import GAME as SKIRMISH

CONNECT_FOUR = game_named("connect-four")


def a_match(*columns: int) -> Match[Any]:
    match = Match(CONNECT_FOUR, 2, seed="seed")
    for at, column in enumerate(columns):
        match.choose(at % 2, ("drop", column))
    return match


def text_of(match: Match[Any]) -> str:
    return "".join(f"{line}\n" for line in match.journal.lines)


FINISHED = (0, 1, 0, 1, 0, 1, 0)


# Looking back


def test_every_position_that_a_match_went_through_is_seen_as_it_was_sent() -> None:
    match = Match(SKIRMISH, 2, seed="seed")
    sent: list[list[dict[str, Any]]] = []
    while match.play.ask is not None and match.number() < 40:
        sent.append([match.view(seat) for seat in (-1, 0, 1)])
        match.choose(match.play.ask.seat, match.play.options()[-1])
    sent.append([match.view(seat) for seat in (-1, 0, 1)])

    looked_back = [[match.view_before(number, seat) for seat in (-1, 0, 1)] for number in range(1, len(sent) + 1)]

    assert looked_back == sent
    last = match.view_before(len(sent) - 1, 0)["events"]
    assert match.view_before(len(sent) - 1, 0, after=len(last) - 1)["events"] == last[-1:]


def test_what_was_frozen_when_events_looked_otherwise_is_refused() -> None:
    frozen = a_match(3).freeze()
    frozen["events"][0][0] = ["dropped", 0]

    with pytest.raises(BadInput, match="error-save-data"):
        a_match().thaw(frozen)


# Undo


def test_ones_own_choice_can_be_taken_back_until_another_has_chosen() -> None:
    match = a_match(3)

    match.undo(0)
    match.choose(0, ("drop", 4))
    match.choose(1, ("drop", 4))

    with pytest.raises(NeedsConsent):
        match.undo(0)
    match.undo(0, agreed=True)
    match.undo(0)
    assert match.play.table.filled == [0] * 7


def test_with_nothing_done_or_all_over_there_is_nothing_to_undo() -> None:
    for match in (a_match(), a_match(*FINISHED)):
        with pytest.raises(BadInput, match="error-nothing-to-undo"):
            match.undo(0, agreed=True)


def test_a_choice_that_rolls_or_reveals_cannot_be_taken_back_freely() -> None:
    match = Match(SKIRMISH, 2, seed="seed")

    match.choose(1, ("begin", 1))  # anyone may choose who begins; seat 1 then draws a card

    assert not match.free_undo(1)
    with pytest.raises(NeedsConsent):
        match.undo(1)


def test_an_undone_choice_stays_in_the_journal_and_replays() -> None:
    match = a_match(3, 3, 2)
    match.undo(0)
    match.choose(0, ("drop", 5))

    replayed = Replay(CONNECT_FOUR, journal_from_text(text_of(match), "journal", partial=True), "journal").run()

    assert '"undo":3' in text_of(match)
    assert snapshot(replayed.play) == snapshot(match.play)


def roll(match: Match[Any]) -> dict[str, Any]:
    """The journal's line of the first choice that draws from chance; it is the last one."""
    while "chance" not in match.journal.entries()[-1]:
        assert match.play.ask is not None
        match.choose(match.play.ask.seat, match.play.options()[-1])
    line: dict[str, Any] = match.journal.entries()[-1]
    return line


def roll_again(match: Match[Any], line: dict[str, Any], rewinds: bool = False) -> list[int]:
    """The outcomes of the same choice after an undo."""
    match.undo(line["seat"], agreed=True, rewinds=rewinds)
    match.choose(line["seat"], line["choice"])
    return list(match.outcomes)


def finish(match: Match[Any]) -> None:
    while match.play.ask is not None:
        match.choose(match.play.ask.seat, match.play.options()[0])


def test_what_is_rolled_after_an_undo_is_new_and_can_be_verified() -> None:
    match = Match(SKIRMISH, 2, seed="seed")
    first = roll(match)
    drawn = [first["chance"], *(roll_again(match, first) for _ in range(5))]
    finish(match)

    assert len({tuple(outcomes) for outcomes in drawn}) > 1
    verify(SKIRMISH, journal_from_text(text_of(match), "journal"), "journal")


def test_a_match_that_was_frozen_rolls_anew_after_an_undo_too() -> None:
    match, thawed = Match(SKIRMISH, 2, seed="seed"), Match(SKIRMISH, 2, seed="seed")
    first = roll(match)
    roll_again(match, first)
    thawed.thaw(match.freeze())

    assert roll_again(thawed, first) == roll_again(match, first)
    assert thawed.play.chance.state == match.play.chance.state


def test_a_journal_in_which_undo_rolled_the_same_dice_again_still_replays() -> None:
    match = Match(SKIRMISH, 2, seed="seed")
    first = roll(match)

    assert roll_again(match, first, rewinds=True) == first["chance"]
    finish(match)
    verify(SKIRMISH, journal_from_text(text_of(match), "journal"), "journal")


# What is published when


def test_the_seed_is_shown_only_when_the_match_is_over() -> None:
    unfinished, finished = a_match(3), a_match(*FINISHED)

    assert "seed" not in unfinished.view(0)
    assert unfinished.view(0)["seed_sha256"] == finished.view(-1)["seed_sha256"] == finished.commitment
    assert finished.view(-1)["seed"] == "seed"


def test_a_refused_choice_changes_nothing_and_says_why() -> None:
    match = a_match(3, 3, 3, 3, 3, 3)
    before = match.save()

    with pytest.raises(IllegalChoice) as refused:
        match.choose(0, ("drop", 3))

    assert refused.value.reasons[0].rule == "C4-TURN-03"
    assert refused.value.reasons[0].blockers == (("column", 3),)
    assert match.save() == before


@pytest.mark.parametrize("seat", [True, 1.0, "1", None])
def test_a_seat_is_a_whole_number_and_nothing_that_equals_one(seat: object) -> None:
    match = a_match(3)

    with pytest.raises(BadInput):
        match.choose(seat, ("drop", 3))

    assert match.number() == 2


def test_a_bug_in_the_middle_of_a_choice_leaves_the_match_as_it_was() -> None:
    match = Match(SKIRMISH, 2, seed="seed")
    before, events = snapshot(match.play), list(match.log.events)
    match.play.table.deck = (999,)  # a card that does not exist is about to be drawn
    broken = snapshot(match.play)

    with pytest.raises(IndexError):
        match.choose(0, ("begin", 0))

    assert snapshot(match.play) == broken != before
    assert match.log.events == events
    assert match.number() == 1


def test_events_are_told_from_the_one_asked_for() -> None:
    match = a_match(3, 4, 5)

    assert [event["fields"]["column"] for event in match.view(0)["events"]] == [3, 4, 5]
    assert [event["number"] for event in match.view(0, after=1)["events"]] == [2, 3]


def test_when_all_is_over_every_choice_is_refused_for_that_reason() -> None:
    assert [reason.key for reason in a_match(*FINISHED).explain(0, ("drop", 3))] == ["why-match-over"]


def test_a_choice_that_the_disk_cannot_take_is_not_taken(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    match = Match(CONNECT_FOUR, 2, seed="seed", file=folder / "journal")
    before = snapshot(match.play)
    (folder / "journal").unlink()
    folder.rmdir()

    with pytest.raises(BadInput, match="error-unwritable-file"):
        match.choose(0, ("drop", 3))

    assert snapshot(match.play) == before
    assert match.number() == 1


# Journals


def test_the_file_has_every_line_before_the_choice_is_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    match = Match(CONNECT_FOUR, 2, seed="seed", file=file)

    for at, column in enumerate(FINISHED):
        match.choose(at % 2, ("drop", column))
        assert file.read_text() == text_of(match)

    assert verify(CONNECT_FOUR, read_journal(file), str(file)).play.result == match.play.result


def test_a_journal_without_its_closing_line_is_cut_off_and_partial_takes_what_is_there() -> None:
    lines = text_of(a_match(*FINISHED)).splitlines(keepends=True)
    for kept in range(1, len(lines)):
        text = "".join(lines[:kept])
        for torn in (text, text + lines[kept][:9]):
            with pytest.raises(BadInput, match="error-journal-cut-off") as refused:
                journal_from_text(torn, "journal")
            assert refused.value.arguments["line"] == kept + (torn != text)

            assert len(journal_from_text(torn, "journal", partial=True).lines) == kept


def test_every_changed_byte_of_a_journal_is_found_in_its_line() -> None:
    text = text_of(a_match(*FINISHED))
    for at in range(len(text)):
        changed = text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :]
        line = text.count("\n", 0, at) + 1

        with pytest.raises(BadInput) as refused:
            journal_from_text(changed, "journal")

        assert refused.value.key in (
            "error-journal-changed",
            "error-journal-line",
            "error-journal-cut-off",
            "error-not-a-file",
            "error-file-version",
        )
        assert refused.value.arguments.get("line", line) in (line, line + 1)


def rewritten(match: Match[Any], line: int, **changes: object) -> Journal:
    """A journal with one line forged, all checks made right again."""
    forged = Journal()
    for number, entry in enumerate(match.journal.entries(), 1):
        del entry["check"]
        forged.add(entry | changes if number == line else entry)
    return journal_from_text("".join(f"{line}\n" for line in forged.lines), "journal", partial=True)


@pytest.mark.parametrize(
    ("line", "forged", "refusal"),
    [
        (3, {"n": 7}, "error-journal-line"),
        (3, {"n": "1"}, "error-journal-line"),
        (4, {"seat": 5}, "error-journal-line"),
        (4, {"seat": -1}, "error-journal-line"),
        (4, {"undo": True}, "error-journal-line"),
        (7, {"choice": ["drop", 9]}, "line=7"),
        (12, {"end": [0.0, 1.0]}, "error-journal-result"),
        (12, {"rule": "C4-WIN-02"}, "error-journal-result"),
        (12, {"rule": None}, "error-journal-result"),
        (12, {"seed": "another"}, "error-journal-seed"),
    ],
    ids=lambda value: value if isinstance(value, str) else "-".join(value) if isinstance(value, dict) else "",
)
def test_no_part_of_a_line_can_be_forged_even_with_a_check_that_fits(
    line: int, forged: dict[str, object], refusal: str
) -> None:
    """A number, who took a choice back, how the match ended and its seed are as true as the choices."""
    match = a_match(3)
    match.undo(0)
    for at, column in enumerate(FINISHED):
        match.choose(at % 2, ("drop", column))
    assert len(verify(CONNECT_FOUR, match.journal, "journal").journal.lines) == 12

    with pytest.raises(BadInput, match=refusal):
        verify(CONNECT_FOUR, rewritten(match, line, **forged), "journal")


def test_chance_that_the_seed_does_not_give_is_found() -> None:
    match = Match(CONNECT_FOUR, 2, {"first": "random"}, seed="seed")
    first = match.outcomes[0]
    for at, column in enumerate(FINISHED):
        match.choose((first + at) % 2, ("drop", column))
    other_first = Match(CONNECT_FOUR, 2, {"first": "seat-2" if first == 0 else "seat-1"}, seed="seed")
    for at, column in enumerate(FINISHED):
        other_first.choose((1 - first + at) % 2, ("drop", column))
    forged = Journal()
    for entry in other_first.journal.entries():
        del entry["check"]
        if "options" in entry:
            entry["options"] = {"first": "random"}
        if "setup" in entry:
            entry["setup"] = [1 - first]
        forged.add(entry)

    assert Replay(CONNECT_FOUR, forged, "journal").run().over()
    with pytest.raises(BadInput, match="error-journal-chance"):
        verify(CONNECT_FOUR, forged, "journal")


@pytest.mark.parametrize(
    "changes", [{"version": 2}, {"game": "chess"}, {"seats": 5}, {"seats": 2.0}, {"options": {"first": "x"}}]
)
def test_a_journal_of_another_game_or_version_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        Replay(CONNECT_FOUR, rewritten(a_match(3), 1, **changes), "journal")


def test_an_unfinished_match_cannot_be_verified() -> None:
    match = a_match(3)
    match.pause()

    with pytest.raises(BadInput, match="error-journal-unfinished"):
        verify(CONNECT_FOUR, journal_from_text(text_of(match), "journal"), "journal")


@pytest.mark.parametrize(
    "entry",
    [
        {"what": 1},
        {"seat": 1, "choice": 5},
        {"seat": 1.0, "choice": ["drop", 1]},
        {"seat": "1", "choice": ["drop", 1]},
        {"choice": ["drop", 1]},
        {"seat": 0, "undo": 9},
        {"seat": 0, "undo": 0},
        {"undo": 1},
        {"seat": 1, "choice": ["drop", 1], "chance": ["x"]},
        {"end": [0.0, 1.0]},
    ],
)
def test_a_line_that_makes_no_sense_is_refused(entry: dict[str, object]) -> None:
    match = a_match(3)
    match.journal.add(entry)

    with pytest.raises(BadInput, match="line=4"):
        Replay(CONNECT_FOUR, match.journal, "journal").run()


def test_a_setup_that_draws_something_else_than_the_journal_says_is_found() -> None:
    for setup in ([], [5], [0, 0]):
        journal = rewritten(Match(CONNECT_FOUR, 2, {"first": "random"}, seed="seed"), 2, setup=setup)

        with pytest.raises(BadInput, match="error-journal-chance: file='journal', line=2"):
            Replay(CONNECT_FOUR, journal, "journal")


def test_hostile_lines_and_a_newer_format_are_no_journal() -> None:
    for line in ("[" * 100_000, "null", '{"herna":"journal"}', "\ud800", "\0"):
        with pytest.raises(BadInput):
            journal_from_text(line + "\n", "journal")
    with pytest.raises(BadInput, match="error-file-version"):
        journal_from_text(text_of(a_match(*FINISHED)).replace('"format":1', '"format":2'), "journal")


def test_line_ends_count_too(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    file.write_bytes(text_of(a_match(*FINISHED)).replace("\n", "\r\n").encode())

    with pytest.raises(BadInput):
        read_journal(file)


def test_a_journal_refused_for_a_choice_says_why_in_words() -> None:
    journal = rewritten(a_match(3, 3, 3, 3, 3, 3, 2), 9, choice=["drop", 3])

    with pytest.raises(BadInput) as refused:
        Replay(CONNECT_FOUR, journal, "journal").run()

    assert Words("en").error(refused.value).endswith("([C4-TURN-03])")
    assert "is full. [C4-TURN-03]" in Words("en", CONNECT_FOUR).error(refused.value)


# Saves


def test_a_save_with_any_byte_changed_is_refused() -> None:
    text = a_match(3, 2).save()
    for at in range(len(text)):
        changed = text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :]

        with pytest.raises(BadInput):
            load_match(CONNECT_FOUR, changed, "save")


def test_a_sealed_save_that_does_not_hold_its_match_is_refused() -> None:
    body = json.loads(a_match(3, 2).save())
    changes: list[dict[str, object]] = [{"snapshot": "[]"}, {"seed": "other"}, {"journal": 5}, {"journal": []}]
    for wrong in changes:
        contents = {name: body[name] for name in ("seed", "snapshot", "journal")} | wrong

        with pytest.raises(BadInput):
            load_match(CONNECT_FOUR, seal("save", contents), "save")


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", "[" * 100_000, '{"herna":"save","format":1,"a":"\\ud800"}', "\0"]
)
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        load_match(CONNECT_FOUR, text, "save")


def test_a_save_of_a_newer_format_names_both_versions() -> None:
    newer = json.dumps({**json.loads(a_match(3).save()), "format": 9})

    with pytest.raises(BadInput) as refused:
        load_match(CONNECT_FOUR, newer, "save")

    assert (refused.value.arguments["found"], refused.value.arguments["known"]) == ("9", 1)


@pytest.mark.parametrize("deep", [500, 950, 970, 980, 985, 990, 5000])
def test_a_save_nested_deeper_than_any_is_refused(deep: int) -> None:
    text = f'{{"herna":"save","format":1,"seed":{"[" * deep}{"]" * deep}}}'

    with pytest.raises(BadInput, match=r"error-save-changed|error-not-a-file"):
        load_match(SKIRMISH, text, "save")

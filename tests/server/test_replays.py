"""Finished matches on a real socket: watched, played on from, downloaded, uploaded, verified."""

import json
from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.engine.events import SPECTATOR
from herna.engine.journal import Journal, journal_from_text
from herna.engine.match import Match
from herna.engine.verify import verify
from herna.games.catalogue import game_named
from herna.server.replay_messages import Replayed, Verified
from tests.engine.test_inherit import heir_of, play_to_the_end, start_match
from tests.kit.present import present
from tests.server.serving import Guest, Guests, Server, asked, error_of, is_over, number_of, options

FINISHED = (0, 1, 0, 1, 0, 1, 0)
GAMES = ("connect-four", "summoner-wars")


def a_finished_match(guest: Guest, *columns: int) -> str:
    """A table whose two seats are one guest's, at which these columns were chosen; resigned, if it is not over then."""
    table = guest.open_table(seats="me me")
    play(guest, table, *columns)
    if not is_over(guest.look(table)):
        guest.do(table, "resign", seat=1)
    return table


def play(guest: Guest, table: str, *columns: int) -> None:
    first = number_of(guest.look(table))
    for number, column in enumerate(columns, first):
        guest.choose(table, "drop", column, seat=(number - 1) % 2, number=number)


def replay_state(guest: Guest, table: str, at: int, seat: int = -1, more: str = "") -> Replayed:
    return guest.read(f"/api/tables/{table}/replay?at={at}&seat={seat}{more}", Replayed)


def verified(guest: Guest, table: str) -> Verified:
    return guest.read(f"/api/tables/{table}/verify", Verified)


def journal_of(guest: Guest, table: str) -> str:
    return guest.ask("GET", f"/api/tables/{table}/journal").decode()


# Watching


def test_a_match_is_seen_before_every_decision_as_each_seat_saw_it(guest: Guest) -> None:
    table = guest.open_table("summoner-wars", "me me")
    seen = {}
    chance = Chance(4)
    for number in range(1, 13):
        states = [guest.look(table, 0), guest.look(table, 1), guest.look(table, -1)]
        asking = next(state for state in states if asked(state))
        choice = chance.pick(options(asking))
        seen[number] = (states, choice, asking.seat)
        guest.choose(table, *choice, seat=asking.seat, number=number)
    guest.do(table, "resign")

    for number, (states, choice, by) in seen.items():
        for state in states:
            scene = replay_state(guest, table, number, state.seat)
            assert state.view is not None
            assert scene.view["table"] == state.view["table"]
            assert scene.view["decision"] == state.view["decision"]
            assert scene.view["events"] == state.view["events"]
            assert (scene.at, scene.decisions, scene.next, scene.by) == (number, 12, choice, by)
    last = replay_state(guest, table, 13)
    assert (last.next, last.by) == (None, -1)
    assert error_of(lambda: replay_state(guest, table, 14)) == (404, "error-no-such-decision")
    assert error_of(lambda: replay_state(guest, table, 1, 2)) == (400, "error-no-such-seat")


def test_what_was_taken_back_is_no_part_of_what_is_watched(guest: Guest) -> None:
    table = guest.open_table(seats="me me")
    play(guest, table, 3)
    guest.do(table, "undo", seat=0)
    play(guest, table, *FINISHED)

    scenes = [replay_state(guest, table, at) for at in range(1, 8)]

    assert [scene.next for scene in scenes] == [["drop", column] for column in FINISHED]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_position_comes_with_the_words_it_had_at_the_table(guest: Guest, language: str) -> None:
    table = guest.open_table("summoner-wars", "me me", name="Anna")
    chance, seen = Chance(5), []
    for _ in range(30):
        states = [guest.look(table, seat, words=language) for seat in (0, 1, -1)]
        asking = next(state for state in states if asked(state))
        choice = chance.pick(options(asking))
        seen.append((states, choice))
        guest.choose(table, *choice, seat=asking.seat, number=len(seen))
    guest.do(table, "resign")

    for number, (states, choice) in enumerate(seen, 1):
        for state in states:
            scene = replay_state(guest, table, number, state.seat, f"&words={language}")
            told, heard = present(scene.words), present(state.words)
            assert (told.prompt, told.options, len(told.events)) == (heard.prompt, heard.options, len(heard.events))
            if state.seat < 0:  # only who sits there is 'you'; a replay names everybody
                assert told.events == heard.events
            if asked(state):
                assert scene.chosen == present(state.words).options[options(state).index(choice)].text
    assert replay_state(guest, table, 31, 0, f"&words={language}").chosen == ""
    assert replay_state(guest, table, 1).words is None


def test_only_the_events_that_are_not_known_yet_are_sent(guest: Guest, random_matches: dict[str, str]) -> None:
    table = random_matches["summoner-wars"]
    whole = replay_state(guest, table, 40, 0, "&words=en")
    known = replay_state(guest, table, 30, 0).view["events"][-1]["number"]

    rest = replay_state(guest, table, 40, 0, f"&words=en&after={known}")

    assert rest.view["events"] == whole.view["events"][known:]
    assert present(rest.words).events == present(whole.words).events[known:]
    assert rest.view["table"] == whole.view["table"]
    assert replay_state(guest, table, 40, 0, "&words=en&after=99999").view["events"] == []
    for nonsense in ("&words=de", "&after=-1", "&after=x"):
        assert error_of(lambda more: replay_state(guest, table, 1, 0, more), nonsense) == (400, "error-bad-message")


def test_a_match_is_played_again_once_however_often_it_is_looked_at_and_the_oldest_is_forgotten(
    guest: Guest, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = (a_finished_match(guest, *FINISHED) for _ in range(3))
    monkeypatch.setattr("herna.server.archive.MOST_KEPT", 2 * len(FINISHED))
    archive = server.lobby.archive
    replay_state(guest, first, 3)
    played = archive.kept[first]
    replay_state(guest, second, 1)
    replay_state(guest, first, 7)
    assert archive.kept[first] is played

    replay_state(guest, third, 1)

    assert set(archive.kept) == {first, third}


def test_the_end_of_a_replay_tells_the_seed_and_no_position_before_it_does(guest: Guest) -> None:
    table = a_finished_match(guest, *FINISHED)

    assert replay_state(guest, table, 8).view["seed"] == verified(guest, table).seed
    assert "seed" not in replay_state(guest, table, 7).view


def test_while_it_is_played_a_match_is_nobodys_to_replay(guest: Guest) -> None:
    table = guest.open_table(seats="me me")
    for path in ("replay", "chances", "journal", "verify"):
        assert error_of(guest.ask, "GET", f"/api/tables/{table}/{path}") == (400, "error-not-over")
    assert error_of(lambda: guest.play_on(table, 1)) == (400, "error-not-over")


# Journals


@pytest.mark.parametrize("game", GAMES)
def test_the_journal_of_a_finished_match_is_what_verify_accepts(
    guest: Guest, random_matches: dict[str, str], game: str
) -> None:
    table = random_matches[game]

    text = journal_of(guest, table)
    match = verify(game_named(game), journal_from_text(text, "journal"), "journal")
    told = verified(guest, table)

    state = guest.look(table)
    assert (told.seed, told.seed_sha256) == (match.seed, match.commitment)
    assert (told.seed, told.seed_sha256) == (present(state.view)["seed"], present(state.view)["seed_sha256"])
    assert told.decisions == state.table.decisions == len(match.past)
    assert told.inherited == 0
    assert "\n" in text


def test_the_journal_of_a_match_that_people_have_ended_says_how_and_its_seed_is_verified_here(guest: Guest) -> None:
    table = a_finished_match(guest, 3, 3)

    last = json.loads(journal_of(guest, table).splitlines()[-1])

    assert last["ended"] == {"by": "resigned", "scores": [1.0, 0.0], "seat": 1}
    assert verified(guest, table).seed == last["seed"]


@pytest.mark.parametrize("game", GAMES)
def test_an_uploaded_journal_is_a_table_that_is_over_with_the_same_match(
    guest: Guest, random_matches: dict[str, str], game: str
) -> None:
    table = random_matches[game]
    text = journal_of(guest, table)

    copy = guest.upload(text)

    state, first = guest.look(copy), guest.look(table)
    assert copy != table
    assert state.view == first.view
    assert state.table.ended == first.table.ended
    assert journal_of(guest, copy) == text
    assert verified(guest, copy) == verified(guest, table)


def test_an_unfinished_journal_waits_for_players_and_goes_on_from_where_it_stopped(guest: Guest, other: Guest) -> None:
    match: Match[Any] = Match(game_named("connect-four"), 2, seed="seed")
    for at, column in enumerate(FINISHED[:4]):
        match.choose(at % 2, ("drop", column))
    match.pause()

    table = guest.upload("".join(f"{line}\n" for line in match.journal.lines))
    assert guest.look(table).table.status == "waiting"
    guest.join(table)
    other.join(table)
    assert guest.look(table).table.decisions == 4
    assert error_of(lambda: guest.do(table, "undo"))[1] == "error-nothing-to-undo"
    for number in (5, 6, 7):
        (guest, other)[(number - 1) % 2].choose(
            table, "drop", FINISHED[number - 1], seat=(number - 1) % 2, number=number
        )

    assert is_over(guest.look(table))
    assert verified(guest, table).inherited == 4
    assert verified(guest, table).seed != "seed"


def test_a_journal_that_was_tampered_with_is_refused_with_its_line(guest: Guest) -> None:
    text = journal_of(guest, a_finished_match(guest, *FINISHED))
    changed = text.replace('["drop",1]', '["drop",2]', 1)
    forged = Journal()
    for entry in journal_from_text(text, "journal").entries():
        del entry["check"]
        forged.add(entry | ({"seed": "another"} if "seed" in entry else {}))

    assert error_of(lambda: guest.upload(changed)) == (400, "error-journal-changed")
    assert error_of(lambda: guest.upload("".join(f"{line}\n" for line in forged.lines))) == (400, "error-journal-seed")
    for nonsense in ("x", "{}\n", text.splitlines()[0] + "\n", "\n", '{"herna":"journal","format":1}\n'):
        assert error_of(guest.upload, nonsense)[0] == 400


# Playing on


@pytest.mark.parametrize("at", [1, 4, 7])
def test_a_new_table_goes_on_from_any_decision_and_can_itself_be_played_on_from(guest: Guest, at: int) -> None:
    first = a_finished_match(guest, *FINISHED)

    second = guest.play_on(first, at)
    begun = guest.look(second)
    assert (begun.table.status, begun.table.decisions) == ("playing", at - 1)
    assert (begun.table.origin, begun.table.origin_at) == (first, at)
    assert present(begun.view)["table"] == replay_state(guest, first, at, 0).view["table"]
    play(guest, second, 6, 6)
    guest.do(second, "resign", seat=0)
    third = guest.play_on(second, at + 1)

    choices = [replay_state(guest, second, number).next for number in range(1, at + 2)]
    assert choices == [["drop", column] for column in (*FINISHED[: at - 1], 6, 6)]
    assert (guest.look(third).table.origin, guest.look(third).table.decisions) == (second, at)
    guest.do(third, "resign", seat=0)
    assert verified(guest, second).inherited == at - 1
    assert verified(guest, third).inherited == at


def test_chance_of_a_new_table_is_its_own_and_its_journal_is_verified_and_uploaded(
    guest: Guest, random_matches: dict[str, str]
) -> None:
    first = random_matches["summoner-wars"]

    second = guest.play_on(first, 30, "random random")
    guest.wait_until(second, is_over)
    text = journal_of(guest, second)

    assert verified(guest, second).seed != verified(guest, first).seed
    assert verify(game_named("summoner-wars"), journal_from_text(text, "journal"), "journal").inherited == 29
    copy = guest.upload(text)
    assert guest.look(copy).view == guest.look(second).view
    assert journal_of(guest, copy) == text
    third = guest.play_on(copy, 40, "me me")
    assert guest.look(third).table.decisions == 39


def test_nobody_takes_back_what_was_played_at_the_table_before(guest: Guest) -> None:
    table = guest.play_on(a_finished_match(guest, *FINISHED), 4)
    play(guest, table, 6)
    guest.do(table, "undo", seat=1)

    assert guest.look(table).table.decisions == 3
    for seat in (0, 1):
        assert error_of(guest.do, table, "undo", seat=seat)[1] == "error-nothing-to-undo"


def test_a_decision_that_never_was_the_end_and_other_seats_cannot_be_played_on_from(guest: Guest) -> None:
    table = a_finished_match(guest, *FINISHED)

    assert error_of(lambda: guest.play_on(table, 9)) == (404, "error-no-such-decision")
    assert error_of(lambda: guest.play_on(table, 8)) == (400, "why-match-over")
    assert error_of(lambda: guest.play_on(table, 1, "me")) == (400, "error-seat-count")
    assert error_of(lambda: guest.play_on(table, 0)) == (400, "error-bad-message")


def test_a_private_match_is_played_on_only_by_those_who_sat_there(guest: Guest, other: Guest) -> None:
    table = a_finished_match(guest, *FINISHED)
    assert error_of(lambda: other.play_on(table, 4)) == (403, "error-private-match")

    public = guest.open_table(seats="me me", public=True)
    guest.do(public, "resign", seat=1)
    assert other.look(other.play_on(public, 1)).table.origin == public


def a_duel(guest: Guest, other: Guest) -> str:
    """A private match of Summoner Wars that is over after some choices."""
    for each in (guest, other):
        each.me()
    table = guest.open_with(other, "summoner-wars")
    for _ in range(12):
        seat, who = next((seat, who) for seat, who in enumerate((guest, other)) if asked(who.look(table, seat)))
        who.choose(table, *options(who.look(table, seat))[-1], seat=seat)
    guest.do(table, "resign")
    return table


def tables_seen(table: str, *guests: Guest) -> list[Any]:
    """What each of them sees of the game, seat by seat."""
    return [present(guest.look(table, seat).view)["table"] for seat, guest in enumerate(guests)]


def test_hidden_cards_are_dealt_anew_unless_all_players_sat_at_the_first_table(
    guest: Guest, other: Guest, new_guest: Guests
) -> None:
    first = a_duel(guest, other)
    seen = [replay_state(guest, first, 9, seat).view["table"] for seat in (0, 1)]
    stranger = new_guest()
    stranger.me()

    with_friend, with_stranger = guest.play_on(first, 9, "me open"), guest.play_on(first, 9, "me open")
    other.join(with_friend)
    stranger.join(with_stranger)
    alone = guest.play_on(first, 9, "me random")

    assert tables_seen(with_friend, guest, other) == seen
    assert not guest.look(with_friend).table.redealt
    assert tables_seen(alone, guest) == seen[:1]
    dealt = tables_seen(with_stranger, guest, stranger)
    assert all(view != before for view, before in zip(dealt, seen, strict=True))
    assert stranger.look(with_stranger).table.redealt
    watched = present(new_guest().look(with_stranger).view)["table"]
    assert watched == replay_state(guest, first, 9).view["table"]


def test_a_match_with_cards_dealt_anew_is_verified_watched_and_played_on(
    guest: Guest, other: Guest, new_guest: Guests
) -> None:
    first, stranger = a_duel(guest, other), new_guest()
    stranger.me()
    table = guest.play_on(first, 9, "me open")
    stranger.join(table)
    begun = tables_seen(table, guest, stranger)
    seat, who = next((seat, who) for seat, who in enumerate((guest, stranger)) if asked(who.look(table, seat)))
    who.choose(table, *options(who.look(table, seat))[0], seat=seat)
    guest.do(table, "resign")

    assert verified(guest, table).inherited == 8
    assert [replay_state(guest, table, 9, seat).view["table"] for seat in (0, 1)] == begun
    later, at_once = guest.play_on(table, 10, "me open"), guest.play_on(table, 9, "me open")
    for each, redealt in ((later, False), (at_once, True)):  # the cards with which it began are kept nowhere
        stranger.join(each)
        assert guest.look(each).table.redealt == redealt
        guest.do(each, "resign")
        assert verified(guest, each).inherited


def test_an_uploaded_match_whose_cards_were_dealt_anew_is_the_same_match(guest: Guest) -> None:
    heir = heir_of(start_match(game_named("summoner-wars"), 4)[0], 4)
    heir.redeal()
    play_to_the_end(heir, Chance(3))
    text = "".join(f"{line}\n" for line in heir.journal.lines)

    copy = guest.upload(text)

    assert journal_of(guest, copy) == text
    assert present(guest.look(copy).view)["table"] == heir.view(SPECTATOR)["table"]
    assert verified(guest, copy).inherited == 4

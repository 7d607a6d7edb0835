"""Accepts or refuses what people do in a tournament.

An accepted act gives the entries to write. Nothing is changed here.
"""

from __future__ import annotations

from typing import Any, assert_never

from msgspec import Struct

from herna.bots.named import bot_named
from herna.engine.chance import Chance, Seeded
from herna.engine.errors import BadInput
from herna.engine.game import Game, Options
from herna.games.catalogue import game_named
from herna.server.names import clean_name, skeleton
from herna.server.security import Forbidden
from herna.server.tournaments import entries, messages
from herna.server.tournaments.entries import NOBODY, Plan, What
from herna.server.tournaments.shared import SharedTournament
from herna.tournaments.entries import Correct, Drop, Enter, NoShow, Pair, Penalty, Report, Start
from herna.tournaments.fold import awaited, next_round
from herna.tournaments.matches import check_game, deck_options

GAMES, MINUTES = "games", "minutes"  # options of a game that plays a whole match, or calls time, by its own rules
MOST_BOTS = 64  # in a tournament whose organiser is not on this machine
MOST_CALLS = 20  # that a player makes in a tournament


class Caller(Struct, frozen=True):
    """Who does something: the visitor or account, and its name."""

    id: str
    name: str


def plan_of(wanted: messages.OpenTournament, seed: str, at: float) -> tuple[Start, Plan]:
    """What is fixed when a tournament is created; refused, if no match could begin."""
    game = game_named(wanted.game)
    check_game(game)
    name = clean_name(wanted.name)
    if not name:
        raise BadInput("error-cup-name")
    given: dict[str, Any] = dict(wanted.options)
    best_of = wanted.best_of
    known = {option.name: option for option in game.options()}
    if GAMES in known and str(best_of) in known[GAMES].values:  # one table for the whole match, with sideboards
        given[GAMES], best_of = str(best_of), 1
    if wanted.minutes and MINUTES in known:
        given[MINUTES] = wanted.minutes
    if set(given) & {f"{name}-{seat}" for name in deck_options(game) for seat in (1, 2)}:
        raise BadInput("error-cup-deck-of-seat")
    options = game.read_options(given)
    game.setup(2, options, Chance())
    start = Start(
        game=game.key,
        game_version=game.version,
        style=wanted.style,
        rounds=wanted.rounds if wanted.style == "swiss" else 0,
        best_of=best_of,
        seed=seed,
    )
    return start, Plan(
        name=name,
        about=wanted.about.strip(),
        options=options,
        clock=wanted.clock,
        minutes=wanted.minutes,
        no_show=wanted.no_show,
        days=wanted.days,
        most=wanted.most,
        open_decks=wanted.open_decks,
        late=wanted.late and wanted.style == "swiss",
        on_site=wanted.on_site,
        public=wanted.public,
    )


def accept(shared: SharedTournament, act: messages.TournamentAct, who: Caller) -> list[What]:
    """The entries of an act; none, if it is done already.

    Refused, if it is not possible now.
    """
    match act:
        case messages.EnterTournament() | messages.ChangeDeck() | messages.Withdraw() | messages.ComeToTable():
            return _accept_player(shared, act, who)
        case messages.CallJudge():
            return [_call(shared, act, who)]
        case messages.EnterResult() | messages.CorrectResult() | messages.MarkNoShow() | messages.Penalize():
            return [_accept_judge(shared, act, who)]
        case messages.GiveRuling() | messages.GiveTime():
            return [_accept_judge(shared, act, who)]
    if not shared.is_organiser(who.id):
        raise Forbidden("error-cup-not-organiser")
    return _accept_organiser(shared, act)


def _check_not_over(shared: SharedTournament) -> None:
    if shared.status == "over":
        raise BadInput("tournament-is-over")


# Players


def _accept_player(
    shared: SharedTournament,
    act: messages.EnterTournament | messages.ChangeDeck | messages.Withdraw | messages.ComeToTable,
    who: Caller,
) -> list[What]:
    _check_not_over(shared)
    player = shared.player_of(who.id)
    if isinstance(act, messages.EnterTournament):
        return [] if player else [_enter(shared, act, who)]
    if not player:
        raise Forbidden("error-cup-not-in")
    if isinstance(act, messages.Withdraw):
        return [Drop(player)]
    if isinstance(act, messages.ComeToTable):
        at_table = any(player in table.seats for table in shared.core.open_tables().values())
        return [entries.Came(player)] if at_table and player not in shared.came else []
    if shared.status != "open":
        raise BadInput("error-cup-locked")
    return [entries.ChangeDeck(player, read_deck(shared, act.deck))]


def _enter(shared: SharedTournament, act: messages.EnterTournament, who: Caller) -> What:
    if who.id in shared.judges:
        raise BadInput("error-cup-is-judge")
    return entries.Register(new_player(shared, act.name or who.name, given=read_deck(shared, act.deck)), who.id)


def new_player(shared: SharedTournament, name: str, bot: str = "", given: Options | None = None) -> Enter:
    """The next player, if it may still enter.

    No two have names that look alike.
    """
    core = shared.core
    if shared.status != "open" and not (shared.plan.late and core.start.style == "swiss"):
        raise BadInput("error-cup-registration")
    if len(core.active()) >= shared.plan.most or len(core.players) >= 2 * messages.MOST_PLAYERS:
        raise BadInput("error-cup-full", most=shared.plan.most)
    name = clean_name(name)
    if not name:
        raise BadInput("error-cup-nameless")
    if skeleton(name) in {skeleton(core.players[player].name) for player in core.active()}:
        raise BadInput("error-cup-name-taken", name=name)
    return Enter(len(core.players) + 1, name, bot, given or {})


def read_deck(shared: SharedTournament, deck: str) -> Options:
    """What a player is given: a legal deck as the game's option has it."""
    game = game_named(shared.core.start.game)
    names = deck_options(game)
    if not names or (not deck and shared.plan.on_site):
        if deck:
            raise BadInput("error-no-decks", game=game.key)
        return {}
    if not deck:
        raise BadInput("error-cup-deck")
    of_seat = f"{names[0]}-1"
    return {names[0]: game.read_options({**shared.plan.options, of_seat: deck})[of_seat]}


def _call(shared: SharedTournament, act: messages.CallJudge, who: Caller) -> What:
    _check_not_over(shared)
    player = shared.player_of(who.id)
    table = next((number for number, table in shared.core.open_tables().items() if player in table.seats), 0)
    if not player or not table:
        raise BadInput("error-cup-no-table")
    if any(told.is_open and told.table == table for told in shared.told):
        raise BadInput("error-cup-called")
    name = shared.core.players[player].name
    if sum(told.is_call and told.name == name for told in shared.told) >= MOST_CALLS:
        raise BadInput("error-cup-calls", most=MOST_CALLS)
    return entries.Call(table, player, act.text)


# Judges


def _accept_judge(
    shared: SharedTournament,
    act: messages.EnterResult
    | messages.CorrectResult
    | messages.MarkNoShow
    | messages.Penalize
    | messages.GiveRuling
    | messages.GiveTime,
    who: Caller,
) -> What:
    """What a judge or the organiser does."""
    if not shared.may_judge(who.id) and not shared.is_organiser(who.id):
        raise Forbidden("error-cup-not-judge")
    if not isinstance(act, messages.CorrectResult | messages.Penalize):
        _check_not_over(shared)
    name = shared.judges.get(who.id, shared.organiser)
    match act:
        case messages.EnterResult():
            return Report(act.table, act.score, act.draws, act.unfinished)
        case messages.CorrectResult():
            return Correct(act.round, act.table, act.score, act.draws, act.unfinished)
        case messages.MarkNoShow():
            return NoShow(act.table, act.players)
        case messages.Penalize():
            return Penalty(act.player, act.points, act.why)
        case messages.GiveRuling():
            if act.table > (len(shared.core.rounds[-1].tables) if shared.core.rounds else 0):
                raise BadInput("error-cup-no-table")
            return entries.Ruling(act.table, name, act.text)
        case messages.GiveTime():
            if shared.deadline() is None:
                raise BadInput("error-cup-no-time")
            return entries.GiveTime(act.minutes, name)
    assert_never(act)


# The organiser


def _accept_organiser(
    shared: SharedTournament,
    act: messages.EnterGuest
    | messages.EnterBots
    | messages.DropPlayer
    | messages.BeginTournament
    | messages.PairRound
    | messages.PauseTournament
    | messages.ResumeTournament
    | messages.CloseTournament
    | messages.NameJudge,
) -> list[What]:
    _check_not_over(shared)
    match act:
        case messages.EnterGuest():
            if not shared.plan.on_site:
                raise BadInput("error-cup-guest")
            return [entries.Register(new_player(shared, act.name), NOBODY)]
        case messages.EnterBots():
            return _enter_bots(shared, act)
        case messages.DropPlayer():
            return [Drop(act.player)]
        case messages.BeginTournament():
            return _begin(shared)
        case messages.PairRound():
            return _pair(shared, act)
        case messages.PauseTournament():
            if shared.status != "running":
                raise BadInput("error-cup-not-running")
            return [entries.Pause()]
        case messages.ResumeTournament():
            return [entries.Resume()] if shared.status == "paused" else []
        case messages.CloseTournament():
            return [entries.Close()]
        case messages.NameJudge():
            raise BadInput("error-no-such-account", name=act.name)  # whose account it is, is looked up before
    assert_never(act)


def name_judge(shared: SharedTournament, owner: str, name: str, is_judge: bool) -> list[What]:
    """The entry by which an account becomes a judge, or no longer is one."""
    _check_not_over(shared)
    if is_judge and shared.player_of(owner):
        raise BadInput("error-cup-judge-plays", name=name)
    return [entries.NameJudge(owner, name, is_judge)] if is_judge != (owner in shared.judges) else []


def check_bots(shared: SharedTournament, count: int) -> None:
    """Refuse more bots than somebody who is not on this machine may enter."""
    bots = sum(1 for player in shared.core.players.values() if player.bot)
    if bots + count > MOST_BOTS:
        raise BadInput("error-cup-bots", most=MOST_BOTS)


def _enter_bots(shared: SharedTournament, act: messages.EnterBots) -> list[What]:
    """Bots with numbered names and ready-made decks.

    No deck is drawn again before all are.
    """
    if shared.plan.on_site:
        raise BadInput("error-cup-no-bots")
    bot_named(act.bot, Chance())
    core, game = shared.core, game_named(shared.core.start.game)
    found: list[What] = []
    if len(core.active()) + act.count > shared.plan.most:
        raise BadInput("error-cup-full", most=shared.plan.most)
    first = new_player(shared, f"{act.bot} {len(core.players) + 1}", act.bot)
    for number in range(first.player, first.player + act.count):
        enter = Enter(number, f"{act.bot} {number}", act.bot, _drawn_deck(game, core.start.seed, number))
        found.append(entries.Register(enter))
    return found


def _drawn_deck(game: Game[Any], seed: str, number: int) -> Options:
    names, decks = deck_options(game), Seeded(f"{seed}:decks").shuffled(game.decks())
    return {names[0]: decks[number % len(decks)]} if names and decks else {}


def _begin(shared: SharedTournament) -> list[What]:
    if shared.status != "open":
        return []
    if len(shared.core.active()) < 2:
        raise BadInput("error-tournament-players")
    return [entries.Begin()]


def _pair(shared: SharedTournament, act: messages.PairRound) -> list[What]:
    """A round by hand, of the same players that the server would pair."""
    if shared.status == "running":
        raise BadInput("error-cup-by-hand")
    begin = _begin(shared)
    slots: list[int] = []
    if shared.core.is_elimination():
        proposed = next_round(shared.core)
        of_pair = {} if proposed is None else dict(zip(map(frozenset, proposed.tables), proposed.slots, strict=True))
        slots = [of_pair.get(frozenset(pair), -1) for pair in act.tables]
    pair = Pair(len(shared.core.rounds) + 1, act.tables, act.byes, slots)
    return [*begin, pair]


def planned_rounds(shared: SharedTournament) -> int:
    """How many rounds there will be; 0, if that is not known."""
    players, style = len(shared.core.field or shared.core.active()), shared.core.start.style
    if style == "swiss":
        return shared.core.start.rounds
    if style == "round-robin":
        return players - 1 + players % 2 if players else 0
    return (players - 1).bit_length() if style == "single-elimination" and players else 0


def may_pair_by_hand(shared: SharedTournament) -> bool:
    """Whether the organiser can pair the next round now."""
    ready = shared.status == "paused" and not shared.core.open_tables()
    return (shared.status == "open" or ready) and len(awaited(shared.core)) > 1

"""Messages about players and bots: ratings, history, leaderboards, and what is shown."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Shows = Literal["everything", "ratings", "nothing"]
Result = Literal["won", "drawn", "lost"]


class RatingInfo(Struct, frozen=True):
    """A rating in a game, and half the width of its 95 % interval."""

    game: str
    value: int
    spread: int
    won: int
    drawn: int
    lost: int


class CurvePoint(Struct, frozen=True):
    """A rating after a match."""

    at: float
    value: int
    spread: int


class Curve(Struct, frozen=True):
    """How the rating in a game has changed, the oldest match first."""

    game: str
    points: list[CurvePoint]


class Favourite(Struct, frozen=True):
    """What a player plays often.

    A faction, race, mage or ready-made deck, by its value as an option.
    """

    game: str
    key: str
    matches: int
    won: int


class PlayerPage(Struct, frozen=True):
    """A player or a bot, as this visitor may see them.

    `shows` is only told to the player; `measured`: whether the strength of a bot is known in each game with a rating.
    """

    name: str
    bot: bool
    own: bool
    shows: Shows | None
    moderates: bool  # only told to the player
    history: bool  # whether matches are shown
    ratings: list[RatingInfo]
    matches: int
    won: int
    more: bool  # whether there are older matches that are not counted
    recent: dict[str, list[Result]]  # by game, the newest first
    curves: list[Curve]
    favourites: list[Favourite]


class MatchPlayer(Struct, frozen=True):
    """Somebody in a match; without a name, if it is not shown."""

    name: str
    bot: bool
    ally: bool
    plays_as: str
    deck: str


class PlayedMatch(Struct, frozen=True):
    """A finished match from the side of one player.

    `table` is its replay, if this visitor may know who played there.
    """

    table: str
    game: str
    at: float
    result: Result
    ended_by: str
    rated: bool
    decisions: int
    plays_as: str
    deck: str
    against: list[str]  # what a cooperative match was played against
    others: list[MatchPlayer]
    value: int | None = None  # the rating after it
    change: int | None = None


class History(Struct, frozen=True):
    """A page of matches, the newest first; `next` asks for the one after it."""

    matches: list[PlayedMatch]
    next: str


class Ranked(Struct, frozen=True):
    """A row of a leaderboard."""

    name: str
    value: int
    spread: int
    matches: int
    own: bool = False


class BotRanked(Struct, frozen=True):
    """A fixed point of a leaderboard; without a value, if it is not measured."""

    name: str
    value: int | None
    spread: int | None


class AgainstRanked(Struct, frozen=True):
    """What all play against in a cooperative game, with its rating."""

    against: list[str]
    value: int
    spread: int
    matches: int


class Leaderboard(Struct, frozen=True):
    """A page of the players of a game, and its fixed points.

    Ordered by the lower ends of their intervals.
    """

    game: str
    first: int  # the place of the first row
    rows: list[Ranked]
    bots: list[BotRanked]
    against: list[AgainstRanked]
    next: str


class SetShows(Struct, frozen=True, forbid_unknown_fields=True):
    """Chooses what others see of an account."""

    shows: Shows


class DeleteMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Deletes everything of the visitor; an account gives its password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Deleted(Struct, frozen=True):
    """How many matches and tables stay, without the name."""

    tables: int

"""Which tables can be rated, and who may play there: docs/decisions/0016-what-a-rating-counts.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.server.acts import TakeSeat
from herna.server.entries import Header
from herna.server.messages import SeatWanted
from herna.server.people.bot_ratings import MEASURED
from herna.server.security import Forbidden
from herna.server.shared_table import SharedTable, deck_option


def check_rated(header: Header, game: Game[Any], seats: Sequence[SeatWanted], account: bool) -> None:
    """Refuse a rated table that would not be fair."""
    if header.inherited is not None or header.first:
        raise BadInput("error-rated-setup")
    if header.undo or header.hints:
        raise BadInput("error-rated-help")
    if header.clock is None:
        raise BadInput("error-rated-clock")
    if all(seat.kind == "bot" for seat in seats):
        raise BadInput("error-rated-bots")
    mine = sum(seat.kind == "me" for seat in seats)
    if mine and not account:
        raise Forbidden("error-rated-account")
    if mine > 1:
        raise BadInput("error-rated-twice")
    for seat in seats:
        if seat.kind == "bot":
            check_bot(game, seat.bot)
    _check_options(header, game)


def _check_options(header: Header, game: Game[Any]) -> None:
    """Refuse a set-up of the players' own: a scenario, changed cards, other limits."""
    decks = {deck_option(seat) for seat in range(header.seats)}
    for option in game.options():
        given = header.options.get(option.name, option.default)
        own_text = option.text and option.name not in decks and given not in option.values
        if own_text or (isinstance(option.default, int) and given != option.default):
            raise BadInput("error-rated-setup")


def check_bot(game: Game[Any], bot: str) -> None:
    """Refuse a bot at a rated table whose strength is not known."""
    if game.cooperative or bot not in MEASURED.get(game.key, {}):
        raise BadInput("error-rated-bot", bot=bot)


def check_player(table: SharedTable, act: TakeSeat) -> None:
    """Refuse somebody at a rated table who has no account, or a seat already."""
    if not act.account:
        raise Forbidden("error-rated-account")
    if any(place.kind == "person" and place.owner == act.owner for place in table.places):
        raise BadInput("error-rated-twice")

"""People who know each other: follows, blocks, challenges, and who is here."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from herna.engine.errors import BadInput
from herna.server.meeting.challenges import Challenges
from herna.server.meeting.messages import (
    AnswerChallenge,
    Block,
    Challenge,
    ChallengeInfo,
    Follow,
    Friends,
    SetPresence,
    Sought,
    Waiting,
)
from herna.server.meeting.relations import Relations
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby, ThePairing
from herna.server.routes.games import WITH_SCENARIO
from herna.server.routes.tables import MOST_LISTED, infos, name_of
from herna.server.security import Forbidden
from herna.server.who import Who

CHANGING = 3.0  # requests that a change counts as
CHALLENGING = 10.0  # requests that a challenge counts as

ChallengeId = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


@get("/api/friends")
async def friends(who: Asker, lobby: TheLobby, pairing: ThePairing) -> Friends:
    """Whom the account follows and blocks, and its challenges.

    Who asks, is here.
    """
    _check_account(who)
    relations, visitor, now = Relations(lobby.store), who.visitor.id, lobby.clock.now()
    await relations.come(visitor, now)
    return Friends(
        await relations.followed(visitor, now),
        await relations.blocked(visitor),
        await Challenges(pairing).of(visitor),
        await relations.shows(visitor),
    )


@get("/api/waiting")
async def waiting(who: Asker, lobby: TheLobby, pairing: ThePairing) -> Waiting:
    """What waits for the visitor: tables where it is their turn, and challenges."""
    visitor, now = who.visitor, lobby.clock.now()
    if not visitor.id:
        return Waiting([], [])
    tables = await infos(await lobby.store.listed(MOST_LISTED, visitor.id, open_only=True), lobby, visitor.id)
    challenges: list[ChallengeInfo] = []
    if visitor.account:
        await Relations(lobby.store).come(visitor.id, now)
        challenges = [each for each in await Challenges(pairing).of(visitor.id) if not each.mine and not each.table]
    return Waiting([each for each in tables if each.your_turn], challenges)


@post("/api/friends/follow", status_code=HTTP_200_OK)
async def follow(data: JSONBody[Follow], who: Asker, lobby: TheLobby, limits: TheLimits) -> None:
    """Follow an account, or no longer."""
    _check_account(who)
    limits.count(*who.keys(), weight=CHANGING)
    relations = Relations(lobby.store)
    if not data.on:
        return await relations.remove(who.visitor.id, data.name, "follow")
    other, shown = await relations.account(data.name)
    if await relations.is_blocked(who.visitor.id, [other]):
        raise Forbidden("error-challenge-refused")
    return await relations.add(who.visitor.id, other, "follow", shown, lobby.clock.now())


@post("/api/friends/block", status_code=HTTP_200_OK)
async def block(data: JSONBody[Block], who: Asker, lobby: TheLobby, limits: TheLimits) -> None:
    """Block an account or the person in a seat, or no longer.

    Both then neither challenge each other nor chat, and are not paired.
    """
    if not who.visitor.id:
        raise BadInput("error-seek-nobody")
    limits.count(*who.keys(), weight=CHANGING)
    relations = Relations(lobby.store)
    if not data.on:
        return await relations.remove(who.visitor.id, data.name, "block")
    other, shown = await _person(data, relations, lobby)
    return await relations.add(who.visitor.id, other, "block", shown, lobby.clock.now())


async def _person(data: Block, relations: Relations, lobby: TheLobby) -> tuple[str, str]:
    """The person named by a seat, or by an account."""
    if not data.table:
        return await relations.account(data.name)
    room = await lobby.rooms.find(data.table)
    async with room.lock:
        table = await lobby.rooms.up_to_date(room)
        table.check_seat_number(data.seat)
        place = table.places[data.seat]
    if place.kind != "person" or not place.owner:
        raise BadInput("error-nobody-there", seat=data.seat + 1)
    return place.owner, place.name


@post("/api/friends/presence", status_code=HTTP_200_OK)
async def set_presence(data: JSONBody[SetPresence], who: Asker, lobby: TheLobby, limits: TheLimits) -> None:
    """Set who is told that the account is here."""
    _check_account(who)
    limits.count(*who.keys())
    await Relations(lobby.store).show(who.visitor.id, data.shows, lobby.clock.now())


@post("/api/challenges", status_code=HTTP_200_OK, request_max_body_size=WITH_SCENARIO)
async def challenge(data: JSONBody[Challenge], who: Asker, pairing: ThePairing, limits: TheLimits) -> None:
    """Challenge an account to a match."""
    _check_account(who)
    limits.count(*who.keys(), weight=CHALLENGING)
    await Challenges(pairing).challenge(data, name_of(data.name, who), who)


@post("/api/challenges/{challenge_id:str}", status_code=HTTP_200_OK, request_max_body_size=WITH_SCENARIO)
async def answer_challenge(
    challenge_id: ChallengeId, data: JSONBody[AnswerChallenge], who: Asker, pairing: ThePairing, limits: TheLimits
) -> Sought:
    """Accept a challenge, which opens the table; or decline it."""
    _check_account(who)
    limits.count(*who.keys())
    if data.yes:
        return await Challenges(pairing).accept(challenge_id, data.own, name_of("", who), who)
    await Challenges(pairing).end(challenge_id, who.visitor.id)
    return Sought()


@delete("/api/challenges/{challenge_id:str}", status_code=HTTP_200_OK)
async def withdraw_challenge(challenge_id: ChallengeId, who: Asker, pairing: ThePairing, limits: TheLimits) -> None:
    """Withdraw a challenge."""
    _check_account(who)
    limits.count(*who.keys())
    await Challenges(pairing).end(challenge_id, who.visitor.id)


def _check_account(who: Who) -> None:
    """Refuse somebody without an account."""
    if not who.visitor.account:
        raise Forbidden("error-friends-account")

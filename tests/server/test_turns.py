"""Whose turn it is to think: people first, addresses in turn, and never all processes for bots alone."""

import asyncio
from collections import Counter

import pytest

from herna.server.security import TooMany
from herna.server.turns import LOWER_EVERY, MOST_HINTS, MOST_WAITING, Rank, Turn, Turns

BOTS = Turn("bots", Rank.BOTS)


class Queue:
    """Turns with some processes, and who was given one so far."""

    def __init__(self, count: int) -> None:
        self.turns: Turns[int] = Turns(count)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        for number in range(count):
            self.turns.give_back(number)

    async def want(self, *turns: Turn) -> None:
        for turn in turns:
            self.tasks.append(asyncio.create_task(self._take(turn)))
            await asyncio.sleep(0)  # in this order

    async def _take(self, turn: Turn) -> None:
        await self.turns.take(turn)
        self.order.append(turn.owner)

    async def free(self, turn: Turn) -> None:
        """Somebody with this turn has done with its process."""
        self.turns.give_back(0, turn)
        for _ in range(3):
            await asyncio.sleep(0)

    def end(self) -> None:
        for task in self.tasks:
            task.cancel()


async def test_an_address_that_wants_much_waits_in_turn_with_the_others() -> None:
    queue = Queue(1)
    await queue.want(Turn("busy"), *[Turn("many")] * 40, Turn("one"), Turn("other"))

    for _ in range(5):
        await queue.free(Turn())

    assert queue.order == ["busy", "many", "one", "other", "many", "many"]
    queue.end()


async def test_people_come_before_bots_that_play_alone() -> None:
    queue = Queue(1)
    await queue.want(Turn("busy"), *[BOTS] * 40, Turn("person"))

    await queue.free(Turn())

    assert queue.order == ["busy", "person"]
    queue.end()


async def test_bots_that_play_alone_do_not_wait_for_ever() -> None:
    queue = Queue(1)
    await queue.want(Turn("busy"), *[Turn(f"person {number}") for number in range(20)], BOTS, Turn("past", Rank.PAST))

    for _ in range(3 * LOWER_EVERY):
        last = queue.order[-1]
        await queue.free(BOTS if last in ("bots", "past") else Turn())

    assert Counter(queue.order)["bots"] == Counter(queue.order)["past"] == 1
    queue.end()


async def test_one_of_several_processes_is_never_taken_by_bots_that_play_alone() -> None:
    queue = Queue(3)
    await queue.want(*[BOTS] * 10)
    assert queue.order == ["bots"] * 2
    assert queue.turns.waiting_in_all() == 8

    await queue.want(Turn("person"))
    assert queue.order == ["bots"] * 2 + ["person"]

    queue.turns.lose(BOTS)  # its process was killed
    await queue.free(Turn("person"))
    assert queue.order[-1] == "bots"
    queue.end()


async def test_nobody_who_has_gone_is_given_a_process() -> None:
    queue = Queue(1)
    await queue.want(Turn("busy"), Turn("gone"), Turn("next"))

    queue.tasks[1].cancel()
    await asyncio.sleep(0)
    assert queue.turns.waiting_in_all() == 1
    await queue.free(Turn())

    assert queue.order == ["busy", "next"]
    queue.end()


async def test_a_process_given_to_somebody_who_goes_at_that_moment_is_given_to_the_next() -> None:
    queue = Queue(1)
    await queue.want(Turn("busy"), BOTS, Turn("next", Rank.BOTS))

    queue.turns.give_back(0)
    queue.tasks[1].cancel()
    for _ in range(5):
        await asyncio.sleep(0)

    assert queue.order == ["busy", "next"]
    assert queue.turns.lower == 1
    queue.end()


async def test_hints_that_one_address_waits_for_are_limited() -> None:
    queue = Queue(1)
    await queue.want(Turn("busy"), *[Turn("eager")] * MOST_HINTS)

    with pytest.raises(TooMany, match="error-too-much-thinking"):
        queue.turns.check_room("eager")
    queue.turns.check_room("other")
    queue.end()


async def test_when_very_much_is_waiting_nobody_is_given_another_hint() -> None:
    queue = Queue(1)
    await queue.want(Turn("busy"), *[Turn(f"address {number}") for number in range(MOST_WAITING)])

    with pytest.raises(TooMany, match="error-no-time-to-think"):
        queue.turns.check_room("other")
    await queue.free(Turn())
    queue.turns.check_room("other")
    queue.end()

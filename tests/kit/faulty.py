"""Connect Four with an evaluation that is at fault once three discs lie in the rack: for bots that are to be lost.

For the first seat it never comes back; for the second it takes its process with it.
"""

import os
import time

from connect_four.game import ConnectFour, Drop, Rack
from herna.engine.flow import Play


class Faulty(ConnectFour):
    """Its bots fail; its rules are those of Connect Four."""

    def evaluate(self, play: Play[Rack], seat: int) -> float:
        if sum(play.table.filled) >= 3:
            if seat == 0:
                time.sleep(3600)
            os._exit(3)
        return super().evaluate(play, seat)


GAME = Faulty(
    key="faulty",
    package="connect_four",
    prefix="c4",
    activities=(Drop,),
    events={"dropped": ("seat", "column")},
    secrets=False,
)

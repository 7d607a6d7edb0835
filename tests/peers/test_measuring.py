"""Other engines play to the end and are measured. Run by ./test where they are installed, beside the program."""

import pytest

from herna.lab.bench import measure
from herna.lab.peers import PEERS, Peer


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # how PettingZoo imports its own environments
@pytest.mark.parametrize("peer", PEERS)
def test_a_peer_plays_to_the_end_and_is_measured(peer: type[Peer]) -> None:
    [row] = measure([peer()], 0.001, lambda: None)

    assert row["peer"] == peer.name
    assert row["decisions_per_s"] > 0
    assert (row["copies_per_s"] is None) == (peer.middles == ())

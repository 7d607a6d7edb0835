"""Other engines: never needed, never imported unless they are measured, and told how to get when they are missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from herna.engine.errors import BadInput
from herna.lab.bench import measured
from herna.lab.peers import PEERS, Peer, module_of


def test_the_program_imports_no_peer() -> None:
    program = "import sys, herna.cli.main; print(*sys.modules)"

    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()

    assert "herna.lab.peers" in loaded
    assert not {"pyspiel", "open_spiel", "pettingzoo", "catanatron", "chess", "rlcard", "numpy"} & set(loaded)


def test_a_missing_peer_is_named() -> None:
    with pytest.raises(BadInput) as refused:
        module_of("some-package", "a_module_that_nobody_has")

    assert refused.value.key == "bench-peer-missing"
    assert refused.value.arguments["package"] == "some-package"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # how PettingZoo imports its own environments
@pytest.mark.parametrize("peer", PEERS)
def test_a_peer_that_is_there_plays_to_the_end_and_is_measured(peer: type[Peer]) -> None:
    try:
        subject = peer()
    except BadInput:
        pytest.skip("not installed; PYTHONPATH=.venv-peers after ./herna bench --peers has it")

    [row] = measured([subject], 0.001, lambda: None)

    assert row["peer"] == peer.name
    assert row["decisions_per_s"] > 0
    assert (row["copies_per_s"] is None) == (peer.middles == ())

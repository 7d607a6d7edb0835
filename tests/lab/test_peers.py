"""Other engines: never needed, never imported unless they are measured, and told how to get when they are missing."""

import subprocess
import sys

import pytest

from herna.engine.errors import BadInput
from herna.lab.peers import module_of


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

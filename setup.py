"""The mypyc route: with HERNA_COMPILED=1, engine, games and bots are compiled from the same source.

HERNA_COMPILE_ALSO may name further files (a plug-in game's), to be compiled together with the engine.
"""

import os
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent
COMPILED = ("engine", "games", "bots")


def extensions() -> list[object]:
    """What mypyc makes of the sources; nothing, unless it is asked for."""
    if os.environ.get("HERNA_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    sources = [
        path.relative_to(HERE)
        for folder in COMPILED
        for path in sorted((HERE / "src" / "herna" / folder).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    also = os.environ.get("HERNA_COMPILE_ALSO", "").split()
    return list(mypycify([*map(str, sources), *also], opt_level="3", debug_level="0"))


setup(ext_modules=extensions())

"""The mypyc route: with HERNA_COMPILED=1, engine, games and bots are compiled from the same source.

Each part becomes a library of its own, so that they are compiled side by side. HERNA_COMPILE_ALSO may name further
files (a plug-in game's), to be compiled with them.
"""

import os
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent


def parts() -> list[tuple[list[str], str]]:
    """What is compiled into a library of its own: the engine, the bots, every game, and what else is named."""
    herna = HERE / "src" / "herna"
    games = [
        folder for folder in sorted((herna / "games").iterdir()) if folder.is_dir() and folder.name != "__pycache__"
    ]
    found = [(_sources(folder), f"herna_{folder.name}") for folder in (herna / "engine", herna / "bots", *games)]
    found.append(([str((herna / "games" / "catalogue.py").relative_to(HERE))], "herna_catalogue"))
    also = os.environ.get("HERNA_COMPILE_ALSO", "").split()
    return [*found, *(([file], f"herna_{Path(file).parent.name}") for file in also)]


def _sources(folder: Path) -> list[str]:
    return [str(path.relative_to(HERE)) for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]


def extensions() -> list[object]:
    """What mypyc makes of the sources; nothing, unless it is asked for."""
    if os.environ.get("HERNA_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    groups = parts()
    sources = [file for files, _ in groups for file in files]
    return list(mypycify(sources, opt_level="1", debug_level="0", separate=groups))


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})

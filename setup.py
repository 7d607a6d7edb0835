"""The mypyc route: with HERNA_COMPILED=1, engine, games and bots are compiled from the same source.

mypyc is given a copy of the sources in which some of what Python makes at run time is written out
(`scripts/written_out`). Each part becomes a library of its own, so that they are compiled side by side. With
HERNA_RELEASE=1 everything becomes one library, optimised as far as the C compiler can. HERNA_COMPILE_ALSO may name
further files (a plug-in game's), to be compiled with them. HERNA_COMPILE_GAMES may name the games to compile, to
measure one of them; the others stay interpreted.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent

# Libraries call each other through tables, so that no function has to be found by name when the program is loaded.
CALLS_ARE_DIRECT = ["-fvisibility=hidden", "-fno-plt"]


def parts() -> list[tuple[list[str], str]]:
    """What is compiled into a library of its own: the engine, the bots, every game, and what else is named."""
    herna = HERE / "src" / "herna"
    games = [
        folder for folder in sorted((herna / "games").iterdir()) if folder.is_dir() and folder.name != "__pycache__"
    ]
    wanted = os.environ.get("HERNA_COMPILE_GAMES", "").split()
    if wanted:
        games = [folder for folder in games if folder.name in wanted]
    found = [(_sources(folder), f"herna_{folder.name}") for folder in (herna / "engine", herna / "bots", *games)]
    found.append(([str((herna / "games" / "catalogue.py").relative_to(HERE))], "herna_catalogue"))
    also = os.environ.get("HERNA_COMPILE_ALSO", "").split()
    return [*found, *(([file], f"herna_{Path(file).parent.name}") for file in also)]


NOT_COMPILED = ("__init__.py", "seen.py", "given.py", "lessons.py")


def _sources(folder: Path) -> list[str]:
    """All modules but `__init__`, positions for tests and lessons, and types of which compiling leaves only names."""
    files = sorted(folder.rglob("*.py"))
    return [str(path.relative_to(HERE)) for path in files if path.name not in NOT_COMPILED]


def extensions() -> list[object]:
    """What mypyc makes of the sources; nothing, unless it is asked for."""
    if os.environ.get("HERNA_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    sys.path.insert(0, str(HERE / "scripts"))
    from written_out import copy_of

    groups = parts()
    sources = [file for files, _ in groups for file in files]
    copy = HERE / "build" / "written-out"
    copy_of(
        HERE, ("src", *(str(Path(file).parents[1]) for file in sources if not file.startswith("src"))), sources, copy
    )
    release = os.environ.get("HERNA_RELEASE") == "1"
    os.chdir(copy)
    try:
        made = mypycify(
            ["--no-warn-unused-ignores", *sources],
            opt_level="3" if release else "1",
            debug_level="0",
            separate=False if release else groups,
            multi_file=release,
            target_dir=str(HERE / "build"),
        )
    finally:
        os.chdir(HERE)
    for extension in made:
        extension.sources = [os.path.relpath(file, HERE) for file in extension.sources]
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *CALLS_ARE_DIRECT]  # it is shared
    return list(made)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})

"""The mypyc route: with HERNA_COMPILED=1, engine, games and bots are compiled from the same source.

mypyc is given a copy of the sources in which some of what Python makes at run time is written out
(`scripts/written_out`). All of it becomes one library, whose modules are compiled side by side. HERNA_COMPILE_ALSO
may name further files (a plug-in game's), to be compiled with them. HERNA_COMPILE_GAMES may name the games to compile,
to measure one of them; the others stay interpreted.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
CORES = os.cpu_count() or 1

# Within a library calls are direct, so that no function has to be found by name when the program is loaded.
CALLS_ARE_DIRECT = ["-fvisibility=hidden", "-fno-plt"]


class SideBySide(build_ext):
    """Compiles the C files of one library at the same time, as many as there are cores."""

    def build_extensions(self) -> None:
        one_after_another = self.compiler.compile

        def compile(sources: list[str], *arguments: object, **options: object) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                compiled = pool.map(lambda source: one_after_another([source], *arguments, **options), sources)
                return [name for names in compiled for name in names]

        self.compiler.compile = compile
        super().build_extensions()


def sources() -> list[str]:
    """What is compiled: the engine, the bots, the games, and what else is named."""
    herna = HERE / "src" / "herna"
    games = [
        folder for folder in sorted((herna / "games").iterdir()) if folder.is_dir() and folder.name != "__pycache__"
    ]
    wanted = os.environ.get("HERNA_COMPILE_GAMES", "").split()
    if wanted:
        games = [folder for folder in games if folder.name in wanted]
    found = [file for folder in (herna / "engine", herna / "bots", *games) for file in _sources(folder)]
    found.append(str((herna / "games" / "catalogue.py").relative_to(HERE)))
    return [*found, *os.environ.get("HERNA_COMPILE_ALSO", "").split()]


NOT_COMPILED = ("__init__.py", "seen.py", "given.py", "lessons.py", "found.py")


def _sources(folder: Path) -> list[str]:
    """All modules but `__init__`, positions in words, and types of which compiling leaves only names."""
    files = sorted(folder.rglob("*.py"))
    return [str(path.relative_to(HERE)) for path in files if path.name not in NOT_COMPILED]


def extensions() -> list[object]:
    """What mypyc makes of the sources; nothing, unless it is asked for."""
    if os.environ.get("HERNA_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    sys.path.insert(0, str(HERE / "scripts"))
    from written_out import copy_of

    files = sources()
    copy = HERE / "build" / "written-out"
    copy_of(HERE, ("src", *(str(Path(file).parents[1]) for file in files if not file.startswith("src"))), files, copy)
    os.chdir(copy)
    try:
        made = mypycify(
            ["--no-warn-unused-ignores", *files],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name="herna",
            target_dir=str(HERE / "build"),
        )
    finally:
        os.chdir(HERE)
    for extension in made:
        extension.sources = [os.path.relpath(file, HERE) for file in extension.sources]
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *CALLS_ARE_DIRECT]  # it is shared
    return list(made)


setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide}, options={"build_ext": {"parallel": CORES}})

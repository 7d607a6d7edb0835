"""Which build ./herna plays: the compiled one of these very sources where it can be had, else the sources, at once."""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
THIS_PYTHON = f"cp{sys.version_info.major}{sys.version_info.minor}"
HERE = f"{THIS_PYTHON}-{THIS_PYTHON}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"
TIMEOUT = 20.0  # seconds, on a busy machine

# Stand-ins: a Herna of two modules, one of which is "compiled"; a program that says which build it is; an installer
# that compiles as it is told and leaves the rest to the real one.
SOURCES = {
    "src/herna/__init__.py": "",
    "src/herna/build.py": """
from pathlib import Path
BUILD = "compiled" if Path(__file__).with_name("engine.so").exists() else "interpreted"
""",
    "src/herna/server/__init__.py": "",
    "examples/connect_four/pyproject.toml": "",
    **dict.fromkeys(("setup.py", "pyproject.toml", "requirements.lock", "README.md", "LICENSE"), ""),
}
PROGRAM = """#!/bin/sh
PYTHONPATH=${PYTHONPATH:-}:ROOT/src ROOT/.venv/bin/python -c 'from herna.build import BUILD; print(BUILD)'
while [ -e ROOT/playing ]; do sleep 0.1; done
"""
INSTALLER = """#!/bin/sh
if [ "$1" != build ]; then exec "UV" "$@"; fi
for last; do :; done
if [ "$last" != . ]; then exit; fi
nice >>ROOT/compiled; echo $$ >ROOT/pid
mkdir build && touch build/__native_engine.c build/__native_bots.c build/__native_engine.o
while [ -e ROOT/slow ]; do sleep 0.1; done
if [ -e ROOT/faulty ]; then echo "no such type"; exit 1; fi
cp ROOT/given.whl ROOT/.venv-compiled/work/herna-1-WHEEL.whl
"""


def write(file: Path, text: str, mode: int = 0o644) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    file.chmod(mode)


class House:
    """A folder with ./herna, its scripts and stand-ins for the rest."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name, text in SOURCES.items():
            write(root / name, text)
        shutil.copytree(ROOT / "scripts", root / "scripts")
        shutil.copy(ROOT / "herna", root / "herna")
        uv = shutil.which("uv") or ROOT / ".venv-uv" / "bin" / "uv"
        program, installer = (
            text.replace("ROOT", str(root)).replace("UV", str(uv)).replace("WHEEL", HERE)
            for text in (PROGRAM, INSTALLER)
        )
        write(root / ".venv/bin/python", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', 0o755)
        write(root / ".venv/bin/herna", program, 0o755)
        write(root / "uv", installer, 0o755)
        self.override('environment() { :; }; page() { :; }; uv_found() { echo "$root/uv"; }')
        self.write_wheel(root / "given.whl")

    def override(self, functions: str) -> None:
        with (self.root / "scripts" / "environment.sh").open("a", encoding="utf-8") as script:
            script.write(functions + "\n")

    def write_wheel(self, file: Path, tag: str = HERE, compiled: bool = True) -> None:
        """A wheel of the sources as they are now."""
        file.parent.mkdir(parents=True, exist_ok=True)
        about = "herna-1.dist-info"
        with zipfile.ZipFile(file, "w") as wheel:
            for source in (self.root / "src" / "herna").rglob("*.py"):
                wheel.write(source, source.relative_to(self.root / "src"))
            if compiled:
                wheel.writestr("herna/engine.so", "compiled")
            wheel.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: herna\nVersion: 1\n")
            wheel.writestr(f"{about}/WHEEL", f"Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: {tag}\n")
            wheel.writestr(f"{about}/RECORD", "".join(f"{name},,\n" for name in wheel.namelist()))

    def start(
        self, *words: str, stderr: int = subprocess.PIPE, told: dict[str, str] | None = None
    ) -> subprocess.Popen[str]:
        surroundings = {
            name: value for name, value in os.environ.items() if name not in ("HERNA_COMPILED", "PYTHONPATH")
        }
        return subprocess.Popen(
            [self.root / "herna", *words],
            env=surroundings | {"CC": "sh"} | (told or {}),
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            start_new_session=True,
        )

    def play(self, *words: str, **told: str) -> tuple[str, str]:
        """Which build has played, and what was said."""
        self.stop_playing()
        out, err = self.start(*words, told=told).communicate(timeout=TIMEOUT)
        return out.strip(), err

    def play_on(self) -> None:
        (self.root / "playing").touch()

    def stop_playing(self) -> None:
        (self.root / "playing").unlink(missing_ok=True)

    def play_until(self, said: str, *words: str) -> str:
        """The build that plays at first, while in the background something is done until this is said."""
        self.play_on()
        player = self.start(*words)
        assert player.stdout is not None
        assert player.stderr is not None
        build = player.stdout.readline().strip()
        for line in player.stderr:
            if said in line:
                break
        else:
            pytest.fail(f"{said!r} was not said")
        self.stop_playing()
        player.communicate(timeout=TIMEOUT)
        return build

    def compiled(self) -> list[str]:
        """How nice each build was; one line for each."""
        noted = self.root / "compiled"
        return noted.read_text().split() if noted.exists() else []

    def builds(self) -> list[Path]:
        return sorted((self.root / ".venv-compiled").glob("*-*-*"))


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + TIMEOUT
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def runs(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rsplit(")", 1)[1].split()[0] != "Z"


def test_the_first_start_is_interpreted_and_the_next_one_compiled(house: House) -> None:
    assert house.play_until("compiled build is ready") == "interpreted"

    assert house.play() == ("compiled", "")
    assert house.play("--lang", "cs", "rules") == ("compiled", "")
    assert house.play(HERNA_COMPILED="0") == ("interpreted", "")
    assert house.compiled() == ["19"]  # once, and last in line for the processor
    assert not (house.root / ".venv-compiled" / "work").exists()


def test_changed_sources_are_never_played_from_an_older_build(house: House) -> None:
    house.play(HERNA_COMPILED="1")
    assert house.play("rules") == ("compiled", "")

    write(house.root / "src/herna/games.py", "ADDED = True")

    assert house.play("rules") == ("interpreted", "")
    (house.root / "src/herna/games.py").unlink()
    assert house.play("rules") == ("compiled", "")


def test_sources_that_change_while_they_are_copied_are_not_compiled_under_the_old_name(house: House) -> None:
    house.override("compiled_folder() { echo $compiled/cpython-machine-12-34; }")

    out, err = house.play(HERNA_COMPILED="1")

    assert out == ""
    assert "sources have changed" in err
    assert house.builds() == []


def test_a_failed_compile_is_not_repeated_at_every_start(house: House) -> None:
    (house.root / "faulty").touch()
    assert house.play_until("compiling failed") == "interpreted"

    build, said = house.play()
    assert build == "interpreted"
    assert "HERNA_COMPILED=1 ./herna" in said
    assert said.count("\n") == 1
    assert len(house.compiled()) == 1
    assert "no such type" in (house.root / ".venv-compiled/log").read_text()

    (house.root / "faulty").unlink()
    assert house.play(HERNA_COMPILED="1")[0] == "compiled"
    assert house.play() == ("compiled", "")


def test_without_a_compiler_it_is_said_in_one_line_how_to_get_one(house: House) -> None:
    build, said = house.play("play", CC="no-such-compiler")

    assert build == "interpreted"
    assert "apt-get install gcc libc6-dev" in said
    assert said.count("\n") == 1
    assert house.compiled() == []


@pytest.mark.parametrize("command", ["rules", "arena", "--version"])
def test_only_what_takes_long_compiles_and_what_would_be_disturbed_does_not(house: House, command: str) -> None:
    build, said = house.play(command)

    assert build == "interpreted"
    assert said.count("\n") == (command == "arena")
    assert house.compiled() == []


def test_half_a_build_is_not_played(house: House) -> None:
    house.play(HERNA_COMPILED="1")
    (build,) = house.builds()

    (build / "herna" / "engine.so").unlink()
    assert house.play("rules")[0] == "interpreted"
    shutil.rmtree(build / "herna")
    assert house.play("rules")[0] == "interpreted"

    assert house.play(HERNA_COMPILED="1")[0] == "compiled"


@pytest.mark.parametrize("folder", ["wheels", "dist"])
def test_a_wheel_that_is_found_is_played_at_once(house: House, folder: str) -> None:
    house.write_wheel(house.root / folder / f"herna-1-{HERE}.whl")

    assert house.play("arena", CC="no-such-compiler") == ("compiled", "")
    assert house.compiled() == []


@pytest.mark.parametrize("fault", ["another Python", "another machine", "not compiled", "older sources", "cut off"])
def test_a_wheel_that_does_not_fit_is_not_played(house: House, fault: str) -> None:
    tag = {
        "another Python": HERE.replace(THIS_PYTHON, "cp399"),
        "another machine": f"{THIS_PYTHON}-{THIS_PYTHON}-win_amd64",
        "not compiled": "py3-none-any",
    }.get(fault, HERE)
    wheel = house.root / "wheels" / f"herna-1-{tag}.whl"
    house.write_wheel(wheel, tag, fault != "not compiled")
    if fault == "older sources":
        write(house.root / "src/herna/games.py", "ADDED = True")
    if fault == "cut off":
        wheel.write_bytes(wheel.read_bytes()[:-100])

    build, said = house.play("arena")

    assert build == "interpreted"
    assert f"{wheel.name} is not compiled from these sources" in said
    assert house.builds() == []


def test_two_at_once_compile_once(house: House) -> None:
    house.play_on()
    (house.root / "slow").touch()
    players = [house.start("serve") for _ in range(2)]
    wait_until(lambda: (house.root / "pid").exists())
    waiting = house.start("arena", told={"HERNA_COMPILED": "1"})
    assert waiting.stderr is not None
    assert "waiting" in waiting.stderr.readline()

    (house.root / "slow").unlink()
    wait_until(lambda: bool(house.builds()))
    house.stop_playing()

    assert [player.communicate(timeout=TIMEOUT)[0].strip() for player in players] == ["interpreted"] * 2
    assert waiting.communicate(timeout=TIMEOUT)[0].strip() == "compiled"
    assert len(house.compiled()) == 1


@pytest.mark.parametrize("ended_by", [signal.SIGINT, signal.SIGHUP, signal.SIGKILL, None])
def test_the_build_ends_with_the_program_and_leaves_nothing(house: House, ended_by: signal.Signals | None) -> None:
    """By Ctrl-C or a closed terminal, which all of its processes are told of; killed alone; or at its own end."""
    house.play_on()
    (house.root / "slow").touch()
    player = house.start("serve")
    wait_until(lambda: (house.root / "pid").exists() and bool((house.root / "pid").read_text()))
    pid = int((house.root / "pid").read_text())

    if ended_by is None:
        house.stop_playing()
    elif ended_by == signal.SIGKILL:
        player.kill()
    else:
        os.killpg(player.pid, ended_by)
    player.communicate(timeout=TIMEOUT)

    wait_until(lambda: not runs(pid) and not (house.root / ".venv-compiled" / "work").exists())
    assert house.builds() == []
    (house.root / "slow").unlink()
    assert house.play(HERNA_COMPILED="1")[0] == "compiled"  # nothing keeps it from being made


def test_on_a_terminal_it_is_shown_how_far_the_build_is(house: House) -> None:
    house.play_on()
    (house.root / "slow").touch()
    terminal, other_end = os.openpty()
    player = house.start("serve", stderr=other_end)
    os.close(other_end)
    shown = b""

    while b"compiling in the background: 1/2" not in shown:  # modules
        shown += os.read(terminal, 1000)
    (house.root / "slow").unlink()
    while b"compiled build is ready" not in shown:
        shown += os.read(terminal, 1000)

    house.stop_playing()
    player.communicate(timeout=TIMEOUT)
    os.close(terminal)


def test_a_build_that_takes_too_long_is_given_up(house: House) -> None:
    house.override("compile_limit=1")
    (house.root / "slow").touch()

    assert house.play_until("compiling failed") == "interpreted"

    assert not runs(int((house.root / "pid").read_text()))
    assert "given up after 1 seconds" in (house.root / ".venv-compiled/log").read_text()


def test_the_builds_that_were_played_last_are_kept_and_an_environment_of_old_is_not(house: House) -> None:
    write(house.root / ".venv-compiled/pyvenv.cfg", "")
    write(house.root / ".venv-compiled/lib/python3.11/site-packages/ray.py", "")
    for text in ("1", "2", "1", "3"):
        write(house.root / "setup.py", text)
        assert house.play(HERNA_COMPILED="1")[0] == "compiled"

    assert len(house.builds()) == 2
    assert not (house.root / ".venv-compiled/lib").exists()
    write(house.root / "setup.py", "1")
    assert house.play("rules")[0] == "compiled"


def test_the_page_of_a_build_is_the_one_of_the_sources(house: House) -> None:
    house.play(HERNA_COMPILED="1")
    write(house.root / "src/herna/server/static/index.html", "built later")

    (build,) = house.builds()

    assert (build / "herna/server/static/index.html").read_text() == "built later"
    assert house.play("rules")[0] == "compiled"

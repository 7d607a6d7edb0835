"""What ./herna and ./test make: environments that belong to the folder they stand in, on whatever machine that is."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("made_in", "stays"), [(str(ROOT), True), ("/another/folder", False), (None, True)])
def test_an_environment_that_was_copied_from_another_folder_is_not_used(
    tmp_path: Path, made_in: str | None, stays: bool
) -> None:
    """It would run the sources of the folder that it was made in."""
    environment = tmp_path / ".venv"
    environment.mkdir()
    if made_in is not None:
        (environment / "herna-root").write_text(f"{made_in}\n", encoding="utf-8")

    script = 'set -euo pipefail; . "$1/scripts/environment.sh"; made_here "$2"'
    subprocess.run(["bash", "-c", script, "bash", str(ROOT), str(environment)], check=True, capture_output=True)

    assert environment.exists() == stays


@pytest.mark.parametrize("script", ["herna", "test", "scripts/screenshots"])
def test_a_shell_that_looks_for_folders_elsewhere_does_not_lead_astray(tmp_path: Path, script: str) -> None:
    """With CDPATH, `cd` goes to a folder of that name elsewhere, or prints where it has gone."""
    house, elsewhere = tmp_path / "here" / "house", tmp_path / "elsewhere"
    shutil.copytree(ROOT / "scripts", house / "scripts")
    for name in ("herna", "test"):
        shutil.copy(ROOT / name, house / name)
    with (house / "scripts" / "environment.sh").open("a", encoding="utf-8") as environment:
        environment.write('echo "$root"; exit\n')
    (elsewhere / "house" / "scripts").mkdir(parents=True)

    given = ["bash", f"house/{script}", "pictures"]
    surroundings = os.environ | {"CDPATH": f"{elsewhere}:{house.parent}"}
    ended = subprocess.run(given, cwd=house.parent, check=True, capture_output=True, text=True, env=surroundings)

    assert ended.stdout == f"{house}\n"


@pytest.mark.parametrize("locale", ["C", "POSIX", "C.UTF-8"])
def test_a_folder_may_be_named_with_any_letter_whatever_the_locale(locale: str) -> None:
    """Python reads where the sources lie in the encoding of the locale."""
    script = '. "$1/scripts/environment.sh"; "$2" -c "import locale; print(locale.getencoding())"'
    given = ["bash", "-c", script, "bash", str(ROOT), sys.executable]
    ended = subprocess.run(
        given, check=True, capture_output=True, text=True, env={"PATH": os.environ["PATH"], "LC_ALL": locale}
    )

    assert ended.stdout == "UTF-8\n"


WRITTEN_BY_RUNNING = (
    "examples/connect_four/build/lib/connect_four/game.py",
    "examples/connect_four/connect_four.egg-info/PKG-INFO",
    "src/herna.egg-info/PKG-INFO",
    "src/herna/engine/__pycache__/flow.cpython-311.pyc",
    "src/herna/.mypy_cache/3.11/flow.data.json",
    "src/herna/server/static/assets/index-abc.js",
)


def stamp_of(sources: Path, stand_ins: str = "") -> str:
    script = (
        f'set -euo pipefail; . "$1/scripts/environment.sh"; root=$2; {stand_ins}stamp_of_sources src examples setup.py'
    )
    given = ["bash", "-c", script, "bash", str(ROOT), str(sources)]
    return subprocess.run(given, check=True, capture_output=True, text=True).stdout


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    for name in ("setup.py", "src/herna/engine/flow.py", "src/herna/a b.toml", "examples/connect_four/game.py"):
        write(tmp_path / name, name)
    return tmp_path


@pytest.mark.parametrize("written", WRITTEN_BY_RUNNING)
def test_what_compiling_and_running_write_does_not_make_it_compile_again(sources: Path, written: str) -> None:
    before = stamp_of(sources)

    write(sources / written, "written")

    assert stamp_of(sources) == before


def test_a_source_that_is_changed_added_renamed_or_removed_is_compiled(sources: Path) -> None:
    stamps = [stamp_of(sources)]

    write(sources / "src/herna/engine/flow.py", "changed")
    stamps.append(stamp_of(sources))
    write(sources / "src/herna/games/build.py", "added")  # no folder of that name
    stamps.append(stamp_of(sources))
    (sources / "src/herna/games/build.py").rename(sources / "src/herna/games/builds.py")
    stamps.append(stamp_of(sources))
    (sources / "src/herna/games/builds.py").unlink()
    stamps.append(stamp_of(sources))

    assert len(set(stamps)) == len(stamps) - 1
    assert stamps[-1] == stamps[1]


def test_the_stamp_does_not_depend_on_the_language_of_the_machine(sources: Path) -> None:
    """A stand-in for sort has an order of its own, unless it is told which."""
    sort = 'sort() { if [ "${LC_ALL:-}" = C ]; then command sort "$@"; else command sort -r "$@"; fi; }; '

    assert stamp_of(sources, sort) == stamp_of(sources)


@pytest.mark.parametrize(
    ("compiler", "headers", "installed"),
    [
        (True, True, ""),
        (False, True, "gcc libc6-dev"),
        (True, False, "python3.11-dev"),
        (False, False, "gcc libc6-dev python3.11-dev"),
    ],
)
def test_a_compiler_and_headers_are_installed_only_where_they_are_missing(
    tmp_path: Path, compiler: bool, headers: bool, installed: str
) -> None:
    """A stand-in for Python says which compiler it asks for and whether it has its headers."""
    python = tmp_path / "python"
    python.write_text(
        f"""#!/bin/sh
        case $2 in
          *Python.h*) exit {0 if headers else 1} ;;
          *CC*) echo {"sh" if compiler else "no-such-compiler"} ;;
          *) echo python3.11-dev ;;
        esac
        """,
        encoding="utf-8",
    )
    python.chmod(0o755)
    script = 'set -euo pipefail; . "$1/scripts/environment.sh"; debian_packages() { echo "$*"; }; compiler_for "$2"'

    given = ["bash", "-c", script, "bash", str(ROOT), str(python)]
    surroundings = {name: value for name, value in os.environ.items() if name != "CC"}
    ended = subprocess.run(given, check=True, capture_output=True, text=True, env=surroundings)

    assert ended.stdout.strip() == installed


@pytest.mark.parametrize(
    ("venv", "pip", "called"),
    [
        (True, True, ["-m venv FOLDER", "-m pip install --quiet uv"]),
        (False, True, ["-m pip install --quiet --target FOLDER uv"]),
        (False, False, []),
    ],
)
def test_uv_comes_with_whatever_pip_there_is(tmp_path: Path, venv: bool, pip: bool, called: list[str]) -> None:
    """Debian's Python cannot make environments without python3-venv, and has no pip without python3-pip."""
    folder, notes, python = tmp_path / ".venv-uv", tmp_path / "called", tmp_path / "python"
    python.write_text(
        f"""#!/bin/sh
        case "$*" in
          *ensurepip*) exit {0 if venv else 1} ;;
          *--version) exit {0 if pip else 1} ;;
          "-m venv"*) mkdir -p "{folder}/bin"; cp "$0" "{folder}/bin/python" ;;
        esac
        echo "$*" >>"{notes}"
        """,
        encoding="utf-8",
    )
    python.chmod(0o755)
    script = f"""
        set -euo pipefail; . "$1/scripts/environment.sh"; root=$2
        command() {{ [ "$2" != uv ]; }}
        python_found() {{ echo "{python}"; }}
        uv_found
    """
    given = ["bash", "-c", script, "bash", str(ROOT), str(tmp_path)]
    ended = subprocess.run(given, capture_output=True, text=True, check=False)

    done = notes.read_text(encoding="utf-8").replace(str(folder), "FOLDER").splitlines() if notes.exists() else []
    assert done == called
    assert ended.returncode == (0 if called else 2)
    assert ended.stdout == (f"{folder}/bin/uv\n" if called else "")
    assert called or "apt-get install python3-venv" in ended.stderr


def test_what_a_developer_has_set_does_not_reach_the_tests(tmp_path: Path) -> None:
    script = 'set -euo pipefail; . "$1/scripts/environment.sh"; root=$2; bare_surroundings; env'
    told = {"HERNA_LANG": "cs", "LC_ALL": "cs_CZ", "NODE_ENV": "production", "COLUMNS": "20", "PYTEST_ADDOPTS": "-x"}
    told["PYTHONDONTWRITEBYTECODE"] = "1"  # or each process compiles all modules anew
    kept = {"PATH": os.environ["PATH"], "PIP_INDEX_URL": "https://packages.example", "HOME": "/proc"}

    given = ["bash", "-c", script, "bash", str(ROOT), str(tmp_path)]
    ended = subprocess.run(given, check=True, capture_output=True, text=True, env=told | kept)
    seen = dict(line.split("=", 1) for line in ended.stdout.splitlines())

    assert not told.keys() & seen.keys()
    assert seen["LANG"] == "C.UTF-8"
    assert seen["PIP_INDEX_URL"] == "https://packages.example"
    assert seen["HOME"] == f"{tmp_path}/.venv-caches/home"  # nothing can be kept in the other


@pytest.mark.parametrize("writable", [True, False])
def test_packages_are_kept_beside_the_program_where_home_cannot_be_written_to(tmp_path: Path, writable: bool) -> None:
    script = '. "$1/scripts/environment.sh"; echo "${UV_CACHE_DIR:-}"; echo "${npm_config_cache:-}"'
    given = ["bash", "-c", script, "bash", str(ROOT)]
    home = str(tmp_path) if writable else "/proc"
    surroundings = {"PATH": os.environ["PATH"], "HOME": home}
    ended = subprocess.run(given, check=True, capture_output=True, text=True, env=surroundings)

    kept = ["", ""] if writable else [f"{ROOT}/.venv-caches/uv", f"{ROOT}/.venv-caches/npm"]
    assert ended.stdout.splitlines() == kept


@pytest.mark.parametrize("found", [True, False])
def test_postgresql_is_installed_only_where_it_is_missing_and_no_cluster_is_made(tmp_path: Path, found: bool) -> None:
    """A stand-in for apt-get notes how it was called."""
    called, clusters = tmp_path / "called", tmp_path / "etc" / "createcluster.conf"
    script = f"""
        set -euo pipefail; . "$1/scripts/environment.sh"
        initdb_found() {{ {"true" if found else "false"}; }}
        as_root() {{ "$@"; }}
        apt-get() {{ echo "apt-get $*" >>"{called}"; }}
        env() {{ shift; "$@"; }}
        postgresql_for_tests "$2"
    """
    subprocess.run(["bash", "-c", script, "bash", str(ROOT), str(clusters)], check=True, capture_output=True)

    assert clusters.exists() == called.exists() == (not found)
    if not found:
        assert clusters.read_text() == "create_main_cluster = false\n"
        assert called.read_text().splitlines()[-1] == "apt-get install -qq -y --no-install-recommends postgresql"


def test_where_postgresql_cannot_be_installed_it_is_said_how(tmp_path: Path) -> None:
    script = """
        set -euo pipefail; . "$1/scripts/environment.sh"
        initdb_found() { false; }
        as_root() { false; }
        postgresql_for_tests "$2"
    """
    given = ["bash", "-c", script, "bash", str(ROOT), str(tmp_path / "createcluster.conf")]
    ended = subprocess.run(given, capture_output=True, text=True, check=False)

    assert ended.returncode == 2
    assert "apt-get install postgresql" in ended.stderr


@pytest.mark.parametrize(
    ("there", "root", "known", "installed"),
    [
        ("chromium-headless-shell", True, True, ""),
        ("nothing", True, True, "chromium-headless-shell"),
        ("chromium", True, True, "chromium-headless-shell"),
        ("chromium", True, False, ""),
        ("chromium", False, True, ""),
    ],
)
def test_chromium_is_installed_only_where_it_is_missing(
    tmp_path: Path, there: str, root: bool, known: bool, installed: str
) -> None:
    called = tmp_path / "called"
    script = f"""
        set -euo pipefail; . "$1/scripts/environment.sh"
        command() {{ [ "$2" = apt-get ] || [ "$2" = {there} ]; }}
        as_root() {{ {"true" if root else "false"} && "$@"; }}
        apt-get() {{ [ "$1" = update ] || {{ {"true" if known else "false"} && echo "$*" >>"{called}"; }}; }}
        env() {{ shift; "$@"; }}
        chromium_for_tests
    """
    subprocess.run(["bash", "-c", script, "bash", str(ROOT)], check=True, capture_output=True)

    assert called.exists() == bool(installed)
    if installed:
        assert called.read_text() == f"install -qq -y --no-install-recommends {installed}\n"


def test_every_content_file_of_a_game_is_shipped_with_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shipped = project["tool"]["setuptools"]["package-data"]["*"]
    for package in (ROOT / "src" / "herna" / "games").iterdir():
        found = {file for file in package.glob("content/**/*") if file.is_file()}
        assert found <= {file for pattern in shipped for file in package.glob(pattern)}, package.name


def test_what_playing_needs_is_what_is_tested() -> None:
    """Every package of a smaller lock file is in the larger one, in the same version with the same hashes."""
    larger, smaller = locked("requirements.lock"), locked("requirements-server.lock")

    assert smaller <= larger
    assert any(line.startswith("litestar==") for line in smaller)
    assert not any(line.startswith(("playwright==", "ray==", "mypy==", "pytest==")) for line in smaller)


def locked(name: str) -> set[str]:
    """The packages of a lock file, each with its hashes."""
    return set((ROOT / name).read_text(encoding="utf-8").replace(" \\\n    ", " ").splitlines())


def test_every_extra_has_a_lock_file_with_the_versions_that_are_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for extra in set(extras) - {"dev", "peers"}:
        found = locked(f"requirements-{extra}.lock")
        names = {line.split("==")[0] for line in found}
        wanted = {re.split(r"[>=\[ ]", each)[0].lower() for each in (*project["dependencies"], *extras[extra])}

        assert found <= locked("requirements.lock"), extra
        assert {each.replace(".", "-") for each in wanted} <= names, extra
        assert all("--hash=sha256:" in line for line in found), extra
    assert {"server", "lab", "rl", "dev"} <= set(extras)


@pytest.mark.parametrize(
    ("line", "extras"),
    [
        ("", "compile server"),
        ("--lang cs serve --port 0", "compile server"),
        ("report runs/one", "compile lab server"),
        ("--lang=cs report runs/one", "compile lab server"),
        ("simulate connect-four --out runs/one", "compile lab server"),
        ("simulate connect-four --out=runs/one --ray=auto", "compile lab ray server"),
        ("simulate connect-four --ray auto", "compile ray server"),
        ("simulate connect-four --matches 10", "compile server"),
        ("train connect-four", "compile learn server"),
    ],
)
def test_herna_gets_only_what_its_command_needs(line: str, extras: str) -> None:
    script = 'set -euo pipefail; . "$1/scripts/environment.sh"; shift; extras_of "$@"'
    given = ["bash", "-c", script, "bash", str(ROOT), *line.split()]
    ended = subprocess.run(given, check=True, capture_output=True, text=True)

    assert " ".join(sorted(ended.stdout.split())) == extras


@pytest.mark.parametrize(
    ("had", "wanted", "installed"),
    [
        (None, "server compile", "requirements-compile.lock requirements-server.lock"),
        ("compile server", "server lab", "requirements-compile.lock requirements-lab.lock requirements-server.lock"),
        ("dev", "server", "requirements.lock"),
        ("server", "", "requirements.lock"),
    ],
)
def test_an_environment_keeps_what_it_has_and_gets_what_is_asked(
    tmp_path: Path, had: str | None, wanted: str, installed: str
) -> None:
    """Stand-ins note what would be installed."""
    for file in (*ROOT.glob("requirements*.lock"), ROOT / "pyproject.toml"):
        shutil.copy(file, tmp_path)
    write(tmp_path / "examples" / "game" / "pyproject.toml", "")
    (tmp_path / ".venv").mkdir()
    if had is not None:
        (tmp_path / ".venv" / "herna-extras").write_text(f"{had}\n", encoding="utf-8")
    script = f"""
        set -euo pipefail; . "$1/scripts/environment.sh"; root=$2
        uv_found() {{ echo true; }}
        packages_in() {{ shift; echo "$@"; }}
        environment {wanted}
    """
    given = ["bash", "-c", script, "bash", str(ROOT), str(tmp_path)]
    ended = subprocess.run(given, check=True, capture_output=True, text=True)

    assert ended.stdout.replace(f"{tmp_path}/", "").strip() == installed


def test_node_is_removed_after_the_page_is_built_unless_it_is_part_of_the_environment(tmp_path: Path) -> None:
    """A stand-in for uv brings a stand-in for npm."""
    for name in ("index.html", "package-lock.json", "vite.config.ts", "x.js"):
        write(tmp_path / "ui" / name, "")
    write(tmp_path / "ui" / "src" / "main.ts", "")
    (tmp_path / "src" / "herna" / "server" / "static").mkdir(parents=True)
    script = """
        set -euo pipefail; . "$1/scripts/environment.sh"; root=$2
        packages_in() {
            mkdir -p "$1/bin"
            printf '#!/bin/sh\\nmkdir -p node_modules\\n' >"$1/bin/npm"
            chmod +x "$1/bin/npm"
        }
        page 2>/dev/null; ls -d "$root"/.venv-page "$root"/ui/node_modules 2>/dev/null || echo removed
        page; packages_in "$root/.venv"; echo changed >"$root/ui/src/main.ts"
        page 2>/dev/null; ls "$root/ui"
    """
    given = ["bash", "-c", script, "bash", str(ROOT), str(tmp_path)]
    ended = subprocess.run(given, check=True, capture_output=True, text=True)

    assert ended.stdout.split() == [
        "removed",
        "index.html",
        "node_modules",
        "package-lock.json",
        "src",
        "vite.config.ts",
        "x.js",
    ]

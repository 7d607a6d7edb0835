# The compiled build of ./herna; read by scripts/environment.sh.
# .venv-compiled/NAME holds what mypyc made of one state of the sources, as packages that the Python of .venv finds before the
# sources. NAME says which sources, which Python and which machine. A build gets its name when it is whole and is never changed
# afterwards: nobody plays half a build or an old one, and a server keeps its own while the next one is made.
compiled=$root/.venv-compiled
compile_limit=3600 # seconds after which a build in the background is given up
compiled_sources=(src examples setup.py scripts/written_out pyproject.toml requirements.lock)

# The folder of the build that belongs to the sources as they are now.
compiled_folder() {
  echo "$compiled/$("$root/.venv/bin/python" -ISc 'import sysconfig; print(sysconfig.get_config_var("SOABI"))')-$(
    uname -m)-$(stamp_of_sources "${compiled_sources[@]}")"
}

# is_compiled FOLDER: whether this Python plays the packages there, and plays them compiled.
is_compiled() {
  [ -d "$1" ] && PYTHONPATH=$1 "$root/.venv/bin/python" -c \
    'import sys; from herna import build; sys.exit(build.BUILD != "compiled" or not build.__file__.startswith(sys.argv[1]))' \
    "$1" 2>/dev/null
}

# play_from FOLDER: commands run after this one play the packages there.
play_from() {
  touch "$1" # builds that are played are not removed
  export PYTHONPATH=$1${PYTHONPATH:+:$PYTHONPATH}
}

# compiled_environment: the compiled build, made now if need be, with whatever it needs of Debian.
compiled_environment() {
  local folder
  folder=$(compiled_folder)
  if is_compiled "$folder"; then return; fi
  (
    only_one_compiles || { say "another ./herna is compiling; waiting for it" && only_one_compiles and_waits; }
    if is_compiled "$folder"; then exit; fi
    compiler_for "$root/.venv/bin/python"
    say "compiling engine and games with mypyc (.venv-compiled); this takes some minutes"
    compile_into "$folder"
    rm -f "$compiled/failed"
  )
}

# compiled_or_interpreted COMMAND: plays the compiled build if it is ready or a wheel of it is found; else the sources, while
# it is made in the background.
compiled_or_interpreted() {
  local command=$1 folder missing
  folder=$(compiled_folder)
  if is_compiled "$folder"; then
    play_from "$folder"
    return
  fi
  case $command in serve | play | arena | balance | bench | simulate) ;; *) return ;; esac # others are done in a moment
  if found_wheel_into "$folder"; then
    play_from "$folder"
    return
  fi
  case $command in
    serve | play) ;;
    *) say "this plays interpreted; HERNA_COMPILED=1 ./herna … compiles first" && return ;;
  esac
  missing=$(missing_for_compiling "$root/.venv/bin/python")
  if [ -n "$missing" ]; then
    say "this plays interpreted; for the compiled build, as root: apt-get install $missing"
  elif [ "$(cat "$compiled/failed" 2>/dev/null)" = "$(basename "$folder")" ]; then
    say "this plays interpreted: compiling failed (.venv-compiled/log says why); HERNA_COMPILED=1 ./herna tries again"
  else
    say "this plays interpreted; the compiled build is being made in the background, for the next start"
    exec 8> >(compile_in_background "$folder" "$command" <&0 &) # closed when the program that plays has ended
  fi
}

# compile_in_background FOLDER COMMAND: with what other programs leave of the processor, and no longer than ./herna runs.
compile_in_background() {
  folder=$1 command=$2 job=''
  trap '' INT # Ctrl-C is for the program that plays; when that ends, so does this
  trap 'exit 1' TERM HUP
  only_one_compiles || exit 0
  trap 'if [ -n "$job" ]; then kill -- -"$job"; wait "$job"; rm -rf "$compiled/work"; fi 2>/dev/null' EXIT
  set +e -m # the build is a process group, which is ended as a whole
  nice -n 19 "$BASH" -c 'set -euo pipefail; . "$1/scripts/environment.sh"; compile_into "$2"' \
    bash "$root" "$folder" >"$compiled/log" 2>&1 </dev/null &
  job=$! started=$SECONDS
  while kill -0 "$job" 2>/dev/null; do
    read -rt 1
    if [ $? -le 128 ]; then exit; fi # the other end is closed
    if [ $((SECONDS - started)) -ge "$compile_limit" ]; then
      echo "given up after $compile_limit seconds" >>"$compiled/log"
      kill -- -"$job"
    elif [ "$command" = serve ] && [ -t 2 ]; then
      show_progress
    fi
  done
  if wait "$job"; then
    if [ "$command" = serve ]; then say "the compiled build is ready; the next start plays it"; fi
  else
    basename "$folder" >"$compiled/failed"
    if [ "$command" = serve ]; then say "compiling failed (.venv-compiled/log says why); this plays on interpreted"; fi
  fi
}

# One line that is written over: how many of the modules are compiled.
show_progress() {
  local there all
  there=$(find "$compiled/work/sources/build" -name '__native_*.o' 2>/dev/null | wc -l)
  all=$(find "$compiled/work/sources/build" -name '__native_*.c' 2>/dev/null | wc -l)
  printf '\r\033[Kcompiling in the background: %d/%d\r' "$there" "$all" >&2
}

# only_one_compiles [and_waits]: holds the lock for as long as this shell or what it has started runs. (macOS has no flock.)
only_one_compiles() {
  mkdir -p "$compiled"
  exec 9>"$compiled/lock"
  "$root/.venv/bin/python" -ISc \
    'import fcntl, sys; fcntl.flock(9, fcntl.LOCK_EX | (0 if sys.argv[1:] else fcntl.LOCK_NB))' "$@" 2>/dev/null
}

# compile_into FOLDER: from a copy, so that what is edited meanwhile is not compiled under the name of something else.
compile_into() {
  local folder=$1 python=$root/.venv/bin/python work=$compiled/work game
  rm -rf "$work"
  mkdir -p "$work/sources" "$work/packages"
  (cd "$root" && sources_in "${compiled_sources[@]}" README.md LICENSE | tar -c --null -T - -f -) | tar -xf - -C "$work/sources"
  case $folder in
    *-"$(root=$work/sources && stamp_of_sources "${compiled_sources[@]}")") ;;
    *) say "the sources have changed meanwhile" && return 1 ;;
  esac
  if [ -e "$root/src/herna/server/static" ]; then # for those who take the wheel elsewhere
    cp -R "$root/src/herna/server/static" "$work/sources/src/herna/server/"
  fi
  (
    cd "$work/sources"
    export HERNA_COMPILED=1 HERNA_COMPILE_ALSO=examples/connect_four/connect_four/game.py
    wheel_of . "$work"
    for game in examples/*/pyproject.toml; do wheel_of "$(dirname "$game")" "$work"; done
  )
  packages_from "$work/packages" "$work"/*.whl
  is_compiled "$work/packages"
  mv "$work"/herna-*.whl "$work/packages"
  place "$work/packages" "$folder"
  rm -rf "$work"
}

wheel_of() {
  "$(uv_found)" build --quiet --wheel --no-build-isolation --python "$root/.venv/bin/python" --out-dir "$2" "$1"
}

packages_from() {
  local packages=$1
  shift
  "$(uv_found)" pip install --quiet --no-index --no-deps --python "$root/.venv/bin/python" --target "$packages" "$@"
}

# place PACKAGES FOLDER: gives a build its name, and removes all but the two that were played last.
place() {
  local packages=$1 folder=$2
  rm -rf "$packages/herna/server/static" "$folder"
  ln -s ../../../../src/herna/server/static "$packages/herna/server/static" # the page needs no compiling
  mv "$packages" "$folder"
  (cd "$compiled" && ls -dt -- *-*-*/ | tail -n +3 | xargs rm -rf)
  if [ -e "$compiled/pyvenv.cfg" ]; then (cd "$compiled" && rm -rf bin lib lib64 include share pyvenv.cfg herna-*); fi
}

# found_wheel_into FOLDER: the packages of a wheel in wheels/ or dist/ that is compiled, for this Python and machine, from
# these sources.
found_wheel_into() {
  (
    for wheel in "$root"/{wheels,dist}/herna-*.whl; do
      if [ ! -e "$wheel" ]; then continue; fi
      only_one_compiles || exit 1
      rm -rf "$compiled/work"
      if packages_from "$compiled/work" "$wheel" 2>/dev/null && is_compiled "$compiled/work" &&
        [ "$(stamp_of_package "$compiled/work/herna")" = "$(stamp_of_package "$root/src/herna")" ]; then
        place "$compiled/work" "$1"
        exit 0
      fi
      rm -rf "$compiled/work"
      say "$(basename "$wheel") is not compiled from these sources for this Python and machine, and is not played"
    done
    exit 1
  )
}

# stamp_of_package FOLDER: of everything in it that compiling and building leave as it is.
stamp_of_package() {
  (cd "$1" && find . \( -name __pycache__ -o -path ./server/static \) -prune -o -type f \
    ! -name '*.so' ! -name '*.md' -print0 | LC_ALL=C sort -z | xargs -0 cksum | cksum)
}

# missing_for_compiling PYTHON: of Debian, the C compiler that this Python asks for, and its headers; a bare Debian has neither.
missing_for_compiling() {
  local python=$1 missing=()
  command -v "${CC:-$("$python" -c 'import sysconfig; print(sysconfig.get_config_var("CC").split()[0])')}" >/dev/null ||
    missing+=(gcc libc6-dev)
  "$python" -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' ||
    missing+=("$("$python" -c 'import sys; print("python%d.%d-dev" % sys.version_info[:2])')")
  echo "${missing[@]}"
}

compiler_for() {
  local missing
  read -ra missing <<<"$(missing_for_compiling "$1")"
  [ ${#missing[@]} = 0 ] || debian_packages "${missing[@]}"
}

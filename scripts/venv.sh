# Sourced by ./start and ./test: `make_venv FOLDER REQUIREMENT...` makes a virtual environment in FOLDER, installs the
# requirements (after -e) in it, and does nothing when that has been done since pyproject.toml last changed.

find_python() {
  for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
      command -v "$candidate"
      return
    fi
  done
  echo "Préau needs Python 3.11 or newer, and none was found." >&2
  return 1
}

# Debian ships the venv module apart from Python.
need_venv_module() {
  if "$1" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    return
  fi
  if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
    apt-get update -qq >&2
    apt-get install -y -qq python3-venv >&2
    return
  fi
  echo "Python's venv module is missing. Please install it first (on Debian: apt install python3-venv)." >&2
  return 1
}

make_venv() {
  folder=$1
  shift
  stamp="$folder/installed-from"
  wanted=$(cat pyproject.toml examples/*/pyproject.toml; printf '%s\n' "$@")
  if [ -x "$folder/bin/python" ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; then
    return
  fi
  python=$(find_python)
  need_venv_module "$python"
  echo "Installing into $folder, once; it takes a minute or two." >&2
  "$python" -m venv --clear "$folder"
  # The pip that came with Python may be years old: such a one takes three times as long over so many packages.
  pip="$folder/bin/python -m pip install --quiet --disable-pip-version-check"
  $pip 'pip >=25.1' >&2 || echo "No newer pip could be had: going on with this one." >&2
  echo "Installing Préau and the packages it stands on ..." >&2
  for requirement in "$@"; do
    set -- "$@" -e "$requirement"
    shift
  done
  $pip "$@" >&2
  printf '%s\n' "$wanted" >"$stamp"
}

# `try_extra FOLDER EXTRA WHAT LINE` adds an extra of Préau's where its parts come ready-made for this machine: it says
# what it installs, and the line where that cannot be had. Asks once for each `make_venv`.
try_extra() {
  tried="$1/tried-$2"
  if [ -f "$tried" ]; then
    return
  fi
  echo "Installing $3 ..." >&2
  "$1/bin/python" -m pip install --quiet --disable-pip-version-check --prefer-binary --only-binary numba,llvmlite,numpy \
    -e ".[$2]" >"$tried" 2>&1 || echo "$4" >&2
}

# Sourced by ./test: `need_services` makes sure that there is a PostgreSQL and a Redis to test with. The tests start
# their own, on free ports, in temporary folders; what the packages bring is not started.

need_services() {
  missing=""
  for server in /usr/lib/postgresql/*/bin/postgres; do
    [ -x "$server" ] || missing="postgresql"
  done
  command -v redis-server >/dev/null 2>&1 || missing="${missing:+$missing }redis-server"
  if [ -z "$missing" ]; then
    return
  fi
  if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing $missing for the tests of many machines ..." >&2
    apt-get update -qq >&2
    install_stopped $missing
    return
  fi
  echo "The tests of many machines are left out: they need PostgreSQL and Redis (on Debian: apt install $missing)." >&2
}

# Debian starts a service when it is installed, unless this file says no.
install_stopped() {
  policy=/usr/sbin/policy-rc.d
  if [ -e "$policy" ]; then
    apt-get install -y -qq --no-install-recommends "$@" >&2
    return
  fi
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod 755 "$policy"
  installed=0
  apt-get install -y -qq --no-install-recommends "$@" >&2 || installed=$?
  rm -f "$policy"
  return "$installed"
}

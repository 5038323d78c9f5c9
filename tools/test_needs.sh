#!/usr/bin/env bash
# Install what tests need and pip cannot install: a C compiler, PostgreSQL, Chromium, nginx, systemd, tmux. Called by
# `make test` and .ci/run. Where it may not install anything it says what is missing: the tests concerned are then skipped, except
# in CI (CI=1), where that is an error.
set -euo pipefail
python=${PYTHON:-python3}
header='import sysconfig, pathlib; print(pathlib.Path(sysconfig.get_paths()["include"], "Python.h"))'

missing=()
command -v cc >/dev/null && command -v make >/dev/null || missing+=(build-essential)
[ -e "$("$python" -c "$header")" ] || missing+=(python3-dev)
"$python" -c 'import venv, ensurepip' 2>/dev/null || missing+=(python3-venv)
command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
    || missing+=(chromium)
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing+=(nginx-light)
command -v systemd-analyze >/dev/null || missing+=(systemd)
command -v tmux >/dev/null || missing+=(tmux)
command -v pkill >/dev/null || missing+=(procps)
# The browser tests take less than half the processor time with this one, which Debian has; without it they use Chromium.
faster=chromium-headless-shell
! command -v $faster >/dev/null && grep -qs '^ID=debian' /etc/os-release || faster=
[ ${#missing[@]} -gt 0 ] || [ -n "$faster" ] || exit 0

install() { apt-get update -q && apt-get install -q -y --no-install-recommends "$@"; }
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing what tests need: ${missing[*]} $faster"
    export DEBIAN_FRONTEND=noninteractive
    [ -z "$faster" ] || install "$faster" || true
    if [ ${#missing[@]} -gt 0 ] && install "${missing[@]}"; then
        exit 0
    fi
fi
[ ${#missing[@]} -gt 0 ] || exit 0
echo "Some tests will be skipped. What they need is missing: apt-get install ${missing[*]}" >&2
[ -z "${CI:-}" ]

#!/bin/sh
# What the tests need beyond Python and Node: a browser, a database server, a web server and systemd's checks.
# Installed where that can be done without asking (Debian's packages, as root); otherwise this says how.
set -eu

missing=""
[ -x "${CHROMIUM:-/usr/bin/chromium}" ] || missing="chromium"  # where web/browser/kit.ts looks for it
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || missing="$missing postgresql"
PATH="$PATH:/usr/sbin" command -v nginx >/dev/null 2>&1 || missing="$missing nginx"
command -v openssl >/dev/null 2>&1 || missing="$missing openssl"
command -v systemd-analyze >/dev/null 2>&1 || missing="$missing systemd"
[ -n "$missing" ] || exit 0

if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  echo "Installing for the tests:$(printf ' %s' $missing)"
  apt-get update -qq
  # shellcheck disable=SC2086  one word a package
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
  exit 0
fi
echo "The tests need $missing. On Debian and its kin: sudo apt-get install $missing" >&2
exit 1

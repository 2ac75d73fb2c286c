#!/bin/sh
# Installs the system packages that the build needs, and those named as arguments, if the system and the user's permissions allow
# it; otherwise prints the command to run. `playwright` with the checks of accessibility, `jsonschema`, `tuf` and
# `google-cloud-firestore` are installed from PyPI into .build/python.
set -eu
cd "$(dirname "$0")/.."

missing=""
command -v pkg-config >/dev/null 2>&1 || missing="$missing pkg-config"
if ! command -v pkg-config >/dev/null 2>&1 || ! pkg-config --exists libxml-2.0; then
  missing="$missing libxml2-dev"
fi
if ! command -v pkg-config >/dev/null 2>&1 || ! pkg-config --exists sqlite3; then
  missing="$missing libsqlite3-dev"
fi
# Apple systems have CryptoKit instead.
if [ "$(uname -s)" != Darwin ] && ! pkg-config --atleast-version 3 libcrypto 2>/dev/null; then
  missing="$missing libssl-dev"
fi
stemmer_header=/usr/include/libstemmer.h
[ "$(uname -s)" = Darwin ] && stemmer_header=$(brew --prefix snowball 2>/dev/null || echo /usr/local)/include/libstemmer.h
[ -e "$stemmer_header" ] || missing="$missing libstemmer-dev"
python=.build/python/bin/python3
from_pypi=""
for package in "$@"; do
  case $package in
    nodejs) ! command -v node >/dev/null 2>&1 || continue ;;
    chromium) ! command -v chromium >/dev/null 2>&1 || continue ;;
    playwright)
      modules='import playwright, axe_playwright_python'
      { "$python" -c "$modules" || python3 -c "$modules"; } 2>/dev/null \
        || from_pypi="$from_pypi playwright>=1.49 axe-playwright-python>=0.1.4"
      continue
      ;;
    tuf)
      client='import tuf.ngclient, securesystemslib, cryptography'
      { "$python" -c "$client" || python3 -c "$client"; } 2>/dev/null || from_pypi="$from_pypi tuf>=6 securesystemslib[crypto]>=1"
      continue
      ;;
    jsonschema)
      validator='from jsonschema import Draft202012Validator'
      { "$python" -c "$validator" || python3 -c "$validator"; } 2>/dev/null || from_pypi="$from_pypi jsonschema>=4.18"
      continue
      ;;
    google-cloud-firestore)
      types='import google.cloud.firestore_v1.types'
      { "$python" -c "$types" || python3 -c "$types"; } 2>/dev/null || from_pypi="$from_pypi google-cloud-firestore>=2.19"
      continue
      ;;
    node-typescript) ! command -v tsc >/dev/null 2>&1 || continue ;;
    kotlin) ! command -v kotlinc >/dev/null 2>&1 || continue ;;
    default-jre-headless) ! command -v java >/dev/null 2>&1 || continue ;;
    postgresql) [ -z "$(ls /usr/lib/postgresql/*/bin/postgres 2>/dev/null)" ] || continue ;;
  esac
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done

if [ -n "$from_pypi" ] && ! python3 -c 'import ensurepip, venv' 2>/dev/null; then missing="$missing python3-venv"; fi

install_packages() {
  by_hand="apt-get update && apt-get install --yes --no-install-recommends$missing"
  if [ "$(uname -s)" = Darwin ]; then
    echo "error: missing:$missing; run: brew install pkg-config libxml2 snowball sqlite" >&2
    exit 2
  fi
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "error: missing:$missing, and there is no apt-get; install the same with your package manager (on Debian: $by_hand)" >&2
    exit 2
  fi
  if [ "$(id -u)" = 0 ]; then
    as_root=""
  elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    as_root="sudo"
  else
    echo "error: missing:$missing; run: sudo sh -c '$by_hand'" >&2
    exit 2
  fi

  echo "installing$missing with apt-get"
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086 # each word is a package
  if ! { $as_root apt-get update -qq && $as_root apt-get install -qq --yes --no-install-recommends $missing >/dev/null; }; then
    echo "error: apt-get failed; run: $by_hand" >&2
    exit 2
  fi
}

[ -z "$missing" ] || install_packages
if [ -n "$from_pypi" ]; then
  echo "installing$from_pypi from PyPI into .build/python"
  [ -x "$python" ] || python3 -m venv .build/python
  # shellcheck disable=SC2086 # each word is a package
  "$python" -m pip install --quiet --disable-pip-version-check $from_pypi
fi

#!/bin/sh
# Restores a dump into a new PostgreSQL cluster, and dumps it again in three ways: copy.sql, inserts.sql, columns.sql.
# Usage: pg_dump.sh FOLDER, which has dump.sql.
set -eu
folder=$1
PATH=$PATH:$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
cluster=$(mktemp -d)
# PostgreSQL does not run as root. Its package has made a user.
run() { "$@"; }
if [ "$(id -u)" = 0 ]; then
  run() { runuser -u postgres -- "$@"; }
  chown postgres "$cluster"
  chmod a+rx "$folder"
  chmod a+r "$folder/dump.sql"
fi
stop() {
  run "$(command -v pg_ctl)" --pgdata "$cluster/data" --mode immediate --silent stop >/dev/null 2>&1 || true
  rm -rf "$cluster"
}
trap stop EXIT
cd /
export PGHOST="$cluster" PGUSER=test PGDATABASE=postgres
run "$(command -v initdb)" --pgdata "$cluster/data" --username test --encoding UTF8 --locale C.UTF-8 --no-sync >/dev/null
run "$(command -v pg_ctl)" --pgdata "$cluster/data" --wait --silent \
  --options "-c listen_addresses='' -c unix_socket_directories='$cluster' -c fsync=off" --log "$cluster/log" start
psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --file "$folder/dump.sql" >/dev/null
pg_dump --file "$folder/copy.sql"
pg_dump --inserts --file "$folder/inserts.sql"
pg_dump --column-inserts --rows-per-insert 7 --file "$folder/columns.sql"

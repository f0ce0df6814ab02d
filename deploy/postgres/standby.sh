#!/bin/bash
# Copies the primary server when there is no copy yet, and follows it. Needs REPLICATION_PASSWORD and PRIMARY_HOST.
set -euo pipefail
export PGPASSWORD="$REPLICATION_PASSWORD"
primary="host=$PRIMARY_HOST user=replicator application_name=standby"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
    # A copy that was not completed leaves files, and no server must run on them.
    copy="$PGDATA.copy"
    rm -rf "$copy"
    until pg_basebackup --dbname="$primary" --pgdata="$copy" --slot=standby --write-recovery-conf --checkpoint=fast; do
        rm -rf "$copy"
        sleep 2
    done
    chmod 700 "$copy"
    rm -rf "$PGDATA"
    mv "$copy" "$PGDATA"
fi
exec postgres -D "$PGDATA" "$@"

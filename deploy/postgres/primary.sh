#!/bin/bash
# Runs once, when the image of Postgres makes the database: lets the standby in.
set -euo pipefail
# Quoted by psql, so that a password may have any character.
psql --set=ON_ERROR_STOP=1 --set=password="$REPLICATION_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
CREATE ROLE replicator WITH REPLICATION LOGIN PASSWORD :'password';
-- Keeps what the standby has not received, up to a limit, while it is away.
SELECT pg_create_physical_replication_slot('standby');
ALTER SYSTEM SET max_slot_wal_keep_size = '8GB';
-- Holds from the next start of the server: what is made here need not wait for a standby that does not exist yet.
ALTER SYSTEM SET synchronous_standby_names = 'standby';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"

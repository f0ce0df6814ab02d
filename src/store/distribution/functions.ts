/**
 * The body of `append_entries` where the log is distributed. Citus passes rows on to their servers one statement a server
 * if they are constants. From a query it would copy them, over a connection for each shard.
 */
const APPEND_ENTRIES = `
CREATE OR REPLACE FUNCTION "append_entries"("lines" TEXT, "moved" UUID[]) RETURNS VOID LANGUAGE plpgsql STRICT AS $$
DECLARE
    "rows" TEXT;
BEGIN
    SELECT string_agg(format('(%L,%L,%L,%L,%L,%L,%L,%L)', VARIADIC "field"), ',') INTO "rows"
    FROM (
        SELECT string_to_array("line", E'\\x1f', E'\\x1d') AS "field"
        FROM unnest(string_to_array("lines", E'\\x1e')) AS "line" OFFSET 0
    ) "split"
    WHERE "field"[2]::UUID = ANY ("moved");
    IF "rows" IS NOT NULL THEN
        EXECUTE 'INSERT INTO "entries" ("bucket", "game_id", "version", "seat", "action", "events", "hash", "at") VALUES '
            || "rows";
    END IF;
END $$`;

/**
 * The body of `missed_of` where the log is distributed. Lookups of all requests share a statement, which must not wait for a
 * server of the log.
 */
const MISSED_OF = `
CREATE OR REPLACE FUNCTION "missed_of"("of_bucket" SMALLINT, "of_game" UUID, "after" INTEGER) RETURNS TEXT
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::TEXT $$`;

export const FUNCTIONS = `${APPEND_ENTRIES};${MISSED_OF}`;

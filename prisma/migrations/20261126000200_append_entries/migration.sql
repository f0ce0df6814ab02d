-- The part of an append that writes into the log. Where the log is distributed, another body writes to its servers.
CREATE FUNCTION "append_entries"("lines" TEXT, "moved" UUID[]) RETURNS VOID LANGUAGE plpgsql STRICT AS $$
BEGIN
    INSERT INTO "entries" ("bucket", "game_id", "version", "seat", "action", "events", "hash", "at")
    SELECT "field"[1]::SMALLINT, "field"[2]::UUID, "field"[3]::INTEGER, "field"[4]::INTEGER, "field"[5]::JSON,
        "field"[6]::JSON, "field"[7], "field"[8]::TIMESTAMPTZ
    FROM (
        SELECT string_to_array("line", E'\x1f', E'\x1d') AS "field"
        FROM unnest(string_to_array("lines", E'\x1e')) AS "line" OFFSET 0
    ) "split"
    WHERE "field"[2]::UUID = ANY ("moved");
END $$;

-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "archived_logs_to_strip_idx" ON "archived_logs"("game_id")
    WHERE "format" = 1;

-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "games_to_archive_idx" ON "games"("finished_at")
    WHERE "finished_at" IS NOT NULL AND "archived_at" IS NULL;

-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "finished_games_idx" ON "games"("finished_at", "id")
    WHERE "finished_at" IS NOT NULL;

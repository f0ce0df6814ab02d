-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "games_to_number_idx" ON "games"("finished_at", "id")
    WHERE "rated" AND "rated_as" IS NULL AND "status" = 'finished';
CREATE INDEX CONCURRENTLY IF NOT EXISTS "games_rated_idx" ON "games"("rulebook", "seat_count", "rated_as")
    WHERE "rated_as" IS NOT NULL;

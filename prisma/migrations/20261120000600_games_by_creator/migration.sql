-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "games_creator_id_visibility_status_id_idx"
    ON "games"("creator_id", "visibility", "status", "id");

-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "games_to_match_by_creator_idx"
    ON "games"("rulebook", "rules_version", md5("options"::jsonb::text), "creator_id", "id" DESC)
    WHERE "visibility" = 'public' AND "status" = 'open' AND "components" IS NULL AND "forked_from" IS NULL;

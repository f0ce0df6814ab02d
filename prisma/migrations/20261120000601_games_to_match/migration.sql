-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "games_to_match_idx"
    ON "games"("rulebook", "rules_version", md5("options"::jsonb::text), "id" DESC)
    WHERE "visibility" = 'public' AND "status" = 'open' AND "components" IS NULL AND "forked_from" IS NULL;

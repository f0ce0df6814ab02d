-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "games_by_bucket" ON "games"("bucket", "id");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "seats_by_bucket" ON "seats"("bucket", "game_id", "seat");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "entries_by_bucket" ON "entries"("bucket", "game_id", "version");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "idempotent_responses_by_bucket" ON "idempotent_responses"("bucket", "game_id", "player_id", "key");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "talks_by_bucket" ON "talks"("bucket", "game_id");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "messages_by_bucket" ON "messages"("bucket", "game_id", "id");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "invitations_by_bucket" ON "invitations"("bucket", "game_id", "player_id");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "unfinished_games_by_bucket" ON "unfinished_games"("bucket", "game_id");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "former_holders_by_bucket" ON "former_holders"("bucket", "game_id", "player_id", "seat");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "archived_logs_by_bucket" ON "archived_logs"("bucket", "game_id");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "outbox_by_bucket" ON "outbox"("bucket", "game_id", "id");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "messages_bucket_game_id_changed_key" ON "messages"("bucket", "game_id", "changed");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "invitations_bucket_game_id_seat_idx" ON "invitations"("bucket", "game_id", "seat")
    WHERE "seat" IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "archived_logs_to_strip_by_bucket_idx" ON "archived_logs"("bucket", "game_id")
    WHERE "format" = 1;
ALTER TABLE "games" VALIDATE CONSTRAINT "games_has_bucket";
ALTER TABLE "seats" VALIDATE CONSTRAINT "seats_has_bucket";
ALTER TABLE "entries" VALIDATE CONSTRAINT "entries_has_bucket";
ALTER TABLE "idempotent_responses" VALIDATE CONSTRAINT "idempotent_responses_has_bucket";
ALTER TABLE "talks" VALIDATE CONSTRAINT "talks_has_bucket";
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_has_bucket";
ALTER TABLE "invitations" VALIDATE CONSTRAINT "invitations_has_bucket";
ALTER TABLE "unfinished_games" VALIDATE CONSTRAINT "unfinished_games_has_bucket";
ALTER TABLE "former_holders" VALIDATE CONSTRAINT "former_holders_has_bucket";
ALTER TABLE "archived_logs" VALIDATE CONSTRAINT "archived_logs_has_bucket";
ALTER TABLE "outbox" VALIDATE CONSTRAINT "outbox_has_bucket";

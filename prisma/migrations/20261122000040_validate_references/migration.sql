-- outside a transaction
ALTER TABLE "seats" VALIDATE CONSTRAINT "seats_bucket_game_id_fkey";
ALTER TABLE "entries" VALIDATE CONSTRAINT "entries_bucket_game_id_fkey";
ALTER TABLE "idempotent_responses" VALIDATE CONSTRAINT "idempotent_responses_bucket_game_id_fkey";
ALTER TABLE "talks" VALIDATE CONSTRAINT "talks_bucket_game_id_fkey";
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_bucket_game_id_fkey";
ALTER TABLE "invitations" VALIDATE CONSTRAINT "invitations_bucket_game_id_fkey";
ALTER TABLE "unfinished_games" VALIDATE CONSTRAINT "unfinished_games_bucket_game_id_fkey";
ALTER TABLE "archived_logs" VALIDATE CONSTRAINT "archived_logs_bucket_game_id_fkey";
ALTER TABLE "former_holders" VALIDATE CONSTRAINT "former_holders_bucket_game_id_fkey";

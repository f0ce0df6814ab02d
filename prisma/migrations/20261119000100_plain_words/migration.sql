-- Names alone: no row is rewritten but those of calendars and of component packs, which name things inside.

ALTER TABLE "answers" RENAME TO "idempotent_responses";
ALTER INDEX "answers_pkey" RENAME TO "idempotent_responses_pkey";
ALTER INDEX "answers_created_at_idx" RENAME TO "idempotent_responses_created_at_idx";
ALTER INDEX "answers_player_id_idx" RENAME TO "idempotent_responses_player_id_idx";
ALTER TABLE "idempotent_responses" RENAME CONSTRAINT "answers_game_id_fkey" TO "idempotent_responses_game_id_fkey";

ALTER TABLE "lanes" RENAME TO "delivery_queues";
ALTER TABLE "delivery_queues" RENAME COLUMN "lane" TO "queue";
ALTER INDEX "lanes_pkey" RENAME TO "delivery_queues_pkey";
ALTER INDEX "lanes_next_at_idx" RENAME TO "delivery_queues_next_at_idx";
ALTER INDEX "lanes_webhook_id_next_at_idx" RENAME TO "delivery_queues_webhook_id_next_at_idx";
ALTER TABLE "delivery_queues" RENAME CONSTRAINT "lanes_webhook_id_fkey" TO "delivery_queues_webhook_id_fkey";
ALTER TABLE "deliveries" RENAME COLUMN "lane" TO "queue";

ALTER TABLE "games" RENAME COLUMN "house" TO "table_status";
ALTER TABLE "outbox" RENAME COLUMN "happenings" TO "notices";

-- As text: a calendar is compared to the byte when it is changed.
UPDATE "players"
SET "calendar" = regexp_replace(replace("calendar"::text, '"quiet":', '"quietHours":'), '"to":(\d)', '"until":\1')::json
WHERE "calendar" IS NOT NULL;

-- Within a string of JSON the quotes would be escaped: nothing but the field is found.
UPDATE "games" SET "components" = replace("components"::text, '"provenance":"house"', '"provenance":"reconstructed"')::json
WHERE "components" IS NOT NULL;

-- The bucket of a game comes first in the keys of all its rows, so that a distributed Postgres can shard by it. Columns
-- that may be null are added at once; what is there is filled in batches, while others write.
CREATE FUNCTION "bucket_of"("game" UUID) RETURNS SMALLINT LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS 'SELECT get_byte(uuid_send("game"), 15)::SMALLINT';

ALTER TABLE "games" ADD COLUMN "bucket" SMALLINT;
ALTER TABLE "seats" ADD COLUMN "bucket" SMALLINT;
ALTER TABLE "entries" ADD COLUMN "bucket" SMALLINT;
ALTER TABLE "idempotent_responses" ADD COLUMN "bucket" SMALLINT;
ALTER TABLE "talks" ADD COLUMN "bucket" SMALLINT;
ALTER TABLE "messages" ADD COLUMN "bucket" SMALLINT;
ALTER TABLE "invitations" ADD COLUMN "bucket" SMALLINT;
ALTER TABLE "unfinished_games" ADD COLUMN "bucket" SMALLINT;
ALTER TABLE "former_holders" ADD COLUMN "bucket" SMALLINT;
ALTER TABLE "archived_logs" ADD COLUMN "bucket" SMALLINT;
ALTER TABLE "outbox" ADD COLUMN "bucket" SMALLINT;

-- Processes of the version before know no buckets, and may write until they are stopped.
CREATE FUNCTION "fill_bucket"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    NEW."bucket" := bucket_of(NEW."game_id");
    RETURN NEW;
END $$;

CREATE FUNCTION "fill_bucket_of_game"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    NEW."bucket" := bucket_of(NEW."id");
    RETURN NEW;
END $$;

CREATE TRIGGER "fill_bucket" BEFORE INSERT OR UPDATE ON "games" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket_of_game"();
CREATE TRIGGER "fill_bucket" BEFORE INSERT OR UPDATE ON "seats" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
CREATE TRIGGER "fill_bucket" BEFORE INSERT OR UPDATE ON "entries" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
CREATE TRIGGER "fill_bucket" BEFORE INSERT OR UPDATE ON "idempotent_responses" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
CREATE TRIGGER "fill_bucket" BEFORE INSERT OR UPDATE ON "talks" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
CREATE TRIGGER "fill_bucket" BEFORE INSERT OR UPDATE ON "messages" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
CREATE TRIGGER "fill_bucket" BEFORE INSERT OR UPDATE ON "invitations" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
CREATE TRIGGER "fill_bucket" BEFORE INSERT OR UPDATE ON "unfinished_games" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
CREATE TRIGGER "fill_bucket" BEFORE INSERT OR UPDATE ON "former_holders" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
CREATE TRIGGER "fill_bucket" BEFORE INSERT OR UPDATE ON "archived_logs" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
CREATE TRIGGER "fill_bucket" BEFORE INSERT OR UPDATE ON "outbox" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();

ALTER TABLE "games" ADD CONSTRAINT "games_has_bucket" CHECK ("bucket" IS NOT NULL) NOT VALID;
ALTER TABLE "seats" ADD CONSTRAINT "seats_has_bucket" CHECK ("bucket" IS NOT NULL) NOT VALID;
ALTER TABLE "entries" ADD CONSTRAINT "entries_has_bucket" CHECK ("bucket" IS NOT NULL) NOT VALID;
ALTER TABLE "idempotent_responses" ADD CONSTRAINT "idempotent_responses_has_bucket" CHECK ("bucket" IS NOT NULL) NOT VALID;
ALTER TABLE "talks" ADD CONSTRAINT "talks_has_bucket" CHECK ("bucket" IS NOT NULL) NOT VALID;
ALTER TABLE "messages" ADD CONSTRAINT "messages_has_bucket" CHECK ("bucket" IS NOT NULL) NOT VALID;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_has_bucket" CHECK ("bucket" IS NOT NULL) NOT VALID;
ALTER TABLE "unfinished_games" ADD CONSTRAINT "unfinished_games_has_bucket" CHECK ("bucket" IS NOT NULL) NOT VALID;
ALTER TABLE "former_holders" ADD CONSTRAINT "former_holders_has_bucket" CHECK ("bucket" IS NOT NULL) NOT VALID;
ALTER TABLE "archived_logs" ADD CONSTRAINT "archived_logs_has_bucket" CHECK ("bucket" IS NOT NULL) NOT VALID;
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_has_bucket" CHECK ("bucket" IS NOT NULL) NOT VALID;

-- Game by game in the order of their ids, like every statement that locks several games. Each batch is committed by
-- itself, so that nobody waits for more than a moment; started again, it skips what is filled.
CREATE PROCEDURE "fill_buckets"("commits" BOOLEAN) LANGUAGE plpgsql AS $$
DECLARE
    "low" UUID := '00000000-0000-0000-0000-000000000000';
    "high" UUID;
BEGIN
    LOOP
        SELECT "id" INTO "high" FROM (SELECT "id" FROM "games" WHERE "id" > "low" ORDER BY "id" LIMIT 200) "next"
        ORDER BY "id" DESC LIMIT 1;
        EXIT WHEN "high" IS NULL;
        PERFORM FROM "games" WHERE "id" > "low" AND "id" <= "high" ORDER BY "id" FOR NO KEY UPDATE;
        UPDATE "games" SET "bucket" = bucket_of("id") WHERE "id" > "low" AND "id" <= "high" AND "bucket" IS NULL;
        UPDATE "seats" SET "bucket" = bucket_of("game_id")
        WHERE "game_id" > "low" AND "game_id" <= "high" AND "bucket" IS NULL;
        UPDATE "entries" SET "bucket" = bucket_of("game_id")
        WHERE "game_id" > "low" AND "game_id" <= "high" AND "bucket" IS NULL;
        UPDATE "idempotent_responses" SET "bucket" = bucket_of("game_id")
        WHERE "game_id" > "low" AND "game_id" <= "high" AND "bucket" IS NULL;
        UPDATE "talks" SET "bucket" = bucket_of("game_id")
        WHERE "game_id" > "low" AND "game_id" <= "high" AND "bucket" IS NULL;
        UPDATE "messages" SET "bucket" = bucket_of("game_id")
        WHERE "game_id" > "low" AND "game_id" <= "high" AND "bucket" IS NULL;
        UPDATE "invitations" SET "bucket" = bucket_of("game_id")
        WHERE "game_id" > "low" AND "game_id" <= "high" AND "bucket" IS NULL;
        UPDATE "unfinished_games" SET "bucket" = bucket_of("game_id")
        WHERE "game_id" > "low" AND "game_id" <= "high" AND "bucket" IS NULL;
        UPDATE "former_holders" SET "bucket" = bucket_of("game_id")
        WHERE "game_id" > "low" AND "game_id" <= "high" AND "bucket" IS NULL;
        UPDATE "archived_logs" SET "bucket" = bucket_of("game_id")
        WHERE "game_id" > "low" AND "game_id" <= "high" AND "bucket" IS NULL;
        UPDATE "outbox" SET "bucket" = bucket_of("game_id")
        WHERE "game_id" > "low" AND "game_id" <= "high" AND "bucket" IS NULL;
        IF "commits" THEN
            COMMIT;
        END IF;
        "low" := "high";
    END LOOP;
END $$;

-- From here on a game is found by its bucket and its id. Nothing is read or rewritten: the indexes are built, and the
-- constraints say that no bucket is missing.

ALTER TABLE "seats" DROP CONSTRAINT "seats_game_id_fkey";
ALTER TABLE "entries" DROP CONSTRAINT "entries_game_id_fkey";
ALTER TABLE "idempotent_responses" DROP CONSTRAINT "idempotent_responses_game_id_fkey";
ALTER TABLE "talks" DROP CONSTRAINT "talks_game_id_fkey";
ALTER TABLE "messages" DROP CONSTRAINT "messages_game_id_fkey";
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_game_id_fkey";
ALTER TABLE "unfinished_games" DROP CONSTRAINT "unfinished_games_game_id_fkey";
ALTER TABLE "archived_logs" DROP CONSTRAINT "archived_logs_game_id_fkey";
ALTER TABLE "former_holders" DROP CONSTRAINT "former_holders_game_id_fkey";
ALTER TABLE "games" DROP CONSTRAINT "games_rematch_of_fkey", DROP CONSTRAINT "games_forked_from_fkey";

ALTER TABLE "games" ALTER COLUMN "bucket" SET NOT NULL, DROP CONSTRAINT "games_has_bucket", DROP CONSTRAINT "games_pkey",
    ADD CONSTRAINT "games_pkey" PRIMARY KEY USING INDEX "games_by_bucket";
ALTER TABLE "seats" ALTER COLUMN "bucket" SET NOT NULL, DROP CONSTRAINT "seats_has_bucket", DROP CONSTRAINT "seats_pkey",
    ADD CONSTRAINT "seats_pkey" PRIMARY KEY USING INDEX "seats_by_bucket";
ALTER TABLE "entries" ALTER COLUMN "bucket" SET NOT NULL, DROP CONSTRAINT "entries_has_bucket", DROP CONSTRAINT "entries_pkey",
    ADD CONSTRAINT "entries_pkey" PRIMARY KEY USING INDEX "entries_by_bucket";
ALTER TABLE "idempotent_responses" ALTER COLUMN "bucket" SET NOT NULL, DROP CONSTRAINT "idempotent_responses_has_bucket", DROP CONSTRAINT "idempotent_responses_pkey",
    ADD CONSTRAINT "idempotent_responses_pkey" PRIMARY KEY USING INDEX "idempotent_responses_by_bucket";
ALTER TABLE "talks" ALTER COLUMN "bucket" SET NOT NULL, DROP CONSTRAINT "talks_has_bucket", DROP CONSTRAINT "talks_pkey",
    ADD CONSTRAINT "talks_pkey" PRIMARY KEY USING INDEX "talks_by_bucket";
ALTER TABLE "messages" ALTER COLUMN "bucket" SET NOT NULL, DROP CONSTRAINT "messages_has_bucket", DROP CONSTRAINT "messages_pkey",
    ADD CONSTRAINT "messages_pkey" PRIMARY KEY USING INDEX "messages_by_bucket";
ALTER TABLE "invitations" ALTER COLUMN "bucket" SET NOT NULL, DROP CONSTRAINT "invitations_has_bucket", DROP CONSTRAINT "invitations_pkey",
    ADD CONSTRAINT "invitations_pkey" PRIMARY KEY USING INDEX "invitations_by_bucket";
ALTER TABLE "unfinished_games" ALTER COLUMN "bucket" SET NOT NULL, DROP CONSTRAINT "unfinished_games_has_bucket", DROP CONSTRAINT "unfinished_games_pkey",
    ADD CONSTRAINT "unfinished_games_pkey" PRIMARY KEY USING INDEX "unfinished_games_by_bucket";
ALTER TABLE "former_holders" ALTER COLUMN "bucket" SET NOT NULL, DROP CONSTRAINT "former_holders_has_bucket", DROP CONSTRAINT "former_holders_pkey",
    ADD CONSTRAINT "former_holders_pkey" PRIMARY KEY USING INDEX "former_holders_by_bucket";
ALTER TABLE "archived_logs" ALTER COLUMN "bucket" SET NOT NULL, DROP CONSTRAINT "archived_logs_has_bucket", DROP CONSTRAINT "archived_logs_pkey",
    ADD CONSTRAINT "archived_logs_pkey" PRIMARY KEY USING INDEX "archived_logs_by_bucket";
ALTER TABLE "outbox" ALTER COLUMN "bucket" SET NOT NULL, DROP CONSTRAINT "outbox_has_bucket", DROP CONSTRAINT "outbox_pkey",
    ADD CONSTRAINT "outbox_pkey" PRIMARY KEY USING INDEX "outbox_by_bucket";

DROP INDEX "messages_game_id_changed_key", "invitations_game_id_seat_idx", "archived_logs_to_strip_idx", "games_rematch_of_idx";

ALTER TABLE "seats" ADD CONSTRAINT "seats_bucket_game_id_fkey" FOREIGN KEY ("bucket", "game_id")
    REFERENCES "games"("bucket", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "entries" ADD CONSTRAINT "entries_bucket_game_id_fkey" FOREIGN KEY ("bucket", "game_id")
    REFERENCES "games"("bucket", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "idempotent_responses" ADD CONSTRAINT "idempotent_responses_bucket_game_id_fkey" FOREIGN KEY ("bucket", "game_id")
    REFERENCES "games"("bucket", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "talks" ADD CONSTRAINT "talks_bucket_game_id_fkey" FOREIGN KEY ("bucket", "game_id")
    REFERENCES "games"("bucket", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "messages" ADD CONSTRAINT "messages_bucket_game_id_fkey" FOREIGN KEY ("bucket", "game_id")
    REFERENCES "games"("bucket", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_bucket_game_id_fkey" FOREIGN KEY ("bucket", "game_id")
    REFERENCES "games"("bucket", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "unfinished_games" ADD CONSTRAINT "unfinished_games_bucket_game_id_fkey" FOREIGN KEY ("bucket", "game_id")
    REFERENCES "games"("bucket", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "archived_logs" ADD CONSTRAINT "archived_logs_bucket_game_id_fkey" FOREIGN KEY ("bucket", "game_id")
    REFERENCES "games"("bucket", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "former_holders" ADD CONSTRAINT "former_holders_bucket_game_id_fkey" FOREIGN KEY ("bucket", "game_id")
    REFERENCES "unfinished_games"("bucket", "game_id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;

-- Every row has a bucket: from here on only new rows of the version before need one. A trigger on updates would lock each
-- row once more. The other tables refer to games, so that no row can have a wrong one.
DROP TRIGGER "fill_bucket" ON "games";
CREATE TRIGGER "fill_bucket" BEFORE INSERT ON "games" FOR EACH ROW
    WHEN (NEW."bucket" IS DISTINCT FROM bucket_of(NEW."id")) EXECUTE FUNCTION "fill_bucket_of_game"();
DROP TRIGGER "fill_bucket" ON "seats";
CREATE TRIGGER "fill_bucket" BEFORE INSERT ON "seats" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
DROP TRIGGER "fill_bucket" ON "entries";
CREATE TRIGGER "fill_bucket" BEFORE INSERT ON "entries" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
DROP TRIGGER "fill_bucket" ON "idempotent_responses";
CREATE TRIGGER "fill_bucket" BEFORE INSERT ON "idempotent_responses" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
DROP TRIGGER "fill_bucket" ON "talks";
CREATE TRIGGER "fill_bucket" BEFORE INSERT ON "talks" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
DROP TRIGGER "fill_bucket" ON "messages";
CREATE TRIGGER "fill_bucket" BEFORE INSERT ON "messages" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
DROP TRIGGER "fill_bucket" ON "invitations";
CREATE TRIGGER "fill_bucket" BEFORE INSERT ON "invitations" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
DROP TRIGGER "fill_bucket" ON "unfinished_games";
CREATE TRIGGER "fill_bucket" BEFORE INSERT ON "unfinished_games" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
DROP TRIGGER "fill_bucket" ON "former_holders";
CREATE TRIGGER "fill_bucket" BEFORE INSERT ON "former_holders" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
DROP TRIGGER "fill_bucket" ON "archived_logs";
CREATE TRIGGER "fill_bucket" BEFORE INSERT ON "archived_logs" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();
DROP TRIGGER "fill_bucket" ON "outbox";
CREATE TRIGGER "fill_bucket" BEFORE INSERT ON "outbox" FOR EACH ROW
    WHEN (NEW."bucket" IS NULL) EXECUTE FUNCTION "fill_bucket"();

-- What one game says of another is kept with that other: a key that is unique across games would need all of them.
CREATE TABLE "rematches" (
    "bucket" SMALLINT NOT NULL,
    "game_id" UUID NOT NULL,
    "next" UUID NOT NULL,

    CONSTRAINT "rematches_pkey" PRIMARY KEY ("bucket", "game_id"),
    CONSTRAINT "rematches_bucket_game_id_fkey" FOREIGN KEY ("bucket", "game_id")
        REFERENCES "games"("bucket", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);

INSERT INTO "rematches" ("bucket", "game_id", "next")
SELECT bucket_of("rematch_of"), "rematch_of", "id" FROM "games"
WHERE "rematch_of" IS NOT NULL AND "status" <> 'closed';

CREATE TABLE "forks" (
    "bucket" SMALLINT NOT NULL,
    "game_id" UUID NOT NULL,
    "fork_id" UUID NOT NULL,

    CONSTRAINT "forks_pkey" PRIMARY KEY ("bucket", "game_id", "fork_id"),
    CONSTRAINT "forks_bucket_game_id_fkey" FOREIGN KEY ("bucket", "game_id")
        REFERENCES "games"("bucket", "id") ON DELETE RESTRICT ON UPDATE NO ACTION
);

INSERT INTO "forks" ("bucket", "game_id", "fork_id")
SELECT bucket_of("forked_from"), "forked_from", "id" FROM "games" WHERE "forked_from" IS NOT NULL;

DROP PROCEDURE "fill_buckets";

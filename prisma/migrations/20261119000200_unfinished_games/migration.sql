-- What is searched for by time stands in a narrow row of its own. An index on a column of games that every move
-- changes would have each move write all indexes of that wide table.
CREATE TABLE "unfinished_games" (
    "game_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "bot_since" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unfinished_games_pkey" PRIMARY KEY ("game_id")
);

ALTER TABLE "unfinished_games" ADD CONSTRAINT "unfinished_games_game_id_fkey"
    FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "unfinished_games" ("game_id", "due_at", "bot_since", "seen_at")
SELECT "id", "due_at", CASE WHEN "bot_asked" THEN "moved_at" END, "moved_at" FROM "games"
WHERE "status" IN ('open', 'active');

CREATE INDEX "unfinished_games_due_at_idx" ON "unfinished_games"("due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "unfinished_games_bot_since_idx" ON "unfinished_games"("bot_since") WHERE "bot_since" IS NOT NULL;
CREATE INDEX "unfinished_games_seen_at_idx" ON "unfinished_games"("seen_at");

DROP INDEX "games_due_at_idx";
DROP INDEX "games_bot_asked_idx";
ALTER TABLE "games" DROP CONSTRAINT "games_due_check";
ALTER TABLE "games" DROP COLUMN "due_at", DROP COLUMN "bot_asked";

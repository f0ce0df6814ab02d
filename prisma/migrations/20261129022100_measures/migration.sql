-- What was done about somebody, or something.
CREATE TABLE "measures" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "player_id" UUID,
    "game_id" UUID,
    "subject" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "name_key" TEXT,
    "by" TEXT NOT NULL,
    "actor_id" UUID,
    "done_at" TIMESTAMPTZ(3),
    "lifted_at" TIMESTAMPTZ(3),
    "appeal" TEXT,
    "appealed_at" TIMESTAMPTZ(3),
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "measures_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "measures_by_check" CHECK ("by" IN ('player', 'command', 'service'))
);

CREATE INDEX "measures_player_id_id_idx" ON "measures"("player_id", "id" DESC);
CREATE INDEX "measures_kind_subject_idx" ON "measures"("kind", "subject");
CREATE INDEX "measures_done_at_idx" ON "measures"("done_at");

ALTER TABLE "measures" ADD CONSTRAINT "measures_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "measures" ADD CONSTRAINT "measures_actor_id_fkey"
    FOREIGN KEY ("actor_id") REFERENCES "players"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An event of an account need not be about a game.
ALTER TABLE "account_events" ALTER COLUMN "game_id" DROP NOT NULL, ALTER COLUMN "version" DROP NOT NULL;

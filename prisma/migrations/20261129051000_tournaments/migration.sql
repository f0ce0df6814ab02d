-- Many games by one plan, which the service carries out.
CREATE TABLE "tournaments" (
    "id" UUID NOT NULL,
    "creator_id" UUID NOT NULL,
    "rulebook" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "seats" INTEGER NOT NULL,
    "rounds" INTEGER,
    "options" JSON NOT NULL,
    "clock" JSON NOT NULL,
    "rated" BOOLEAN NOT NULL,
    "bots" BOOLEAN NOT NULL,
    "max_players" INTEGER NOT NULL,
    "round_seconds" INTEGER,
    "status" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 0,
    "round_due" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "tournaments_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "tournaments_status_check" CHECK ("status" IN ('open', 'running', 'finished', 'cancelled'))
);

CREATE TABLE "tournament_entries" (
    "tournament_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "out" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "tournament_entries_pkey" PRIMARY KEY ("tournament_id", "player_id")
);

CREATE TABLE "tournament_tables" (
    "tournament_id" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "game_id" UUID,
    "players" UUID[],
    "ranks" INTEGER[],

    CONSTRAINT "tournament_tables_pkey" PRIMARY KEY ("tournament_id", "round", "number")
);

CREATE INDEX "tournaments_status_starts_at_idx" ON "tournaments"("status", "starts_at");
CREATE INDEX "tournaments_creator_id_id_idx" ON "tournaments"("creator_id", "id" DESC);
CREATE INDEX "tournament_entries_player_id_tournament_id_idx" ON "tournament_entries"("player_id", "tournament_id" DESC);

ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_creator_id_fkey"
    FOREIGN KEY ("creator_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_tournament_id_fkey"
    FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tournament_tables" ADD CONSTRAINT "tournament_tables_tournament_id_fkey"
    FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An event of an account can be about a tournament.
ALTER TABLE "account_events" ADD COLUMN "tournament_id" UUID;

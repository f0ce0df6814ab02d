-- Accounts whose events are kept, because somebody reads them.
CREATE TABLE "event_readers" (
    "player_id" UUID NOT NULL,
    "first" BIGINT NOT NULL,
    "last" BIGINT NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_readers_pkey" PRIMARY KEY ("player_id"),
    CONSTRAINT "event_readers_player_id_fkey" FOREIGN KEY ("player_id")
        REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "event_readers_read_at_idx" ON "event_readers"("read_at");

-- What happened to an account, in the order in which it can be read.
CREATE TABLE "account_events" (
    "player_id" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "type" TEXT NOT NULL,
    "game_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "seat" INTEGER,
    "message" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_events_pkey" PRIMARY KEY ("player_id", "id"),
    CONSTRAINT "account_events_player_id_fkey" FOREIGN KEY ("player_id")
        REFERENCES "event_readers"("player_id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "account_events_at_idx" ON "account_events" USING BRIN ("at");

-- The log of a finished game as one compressed value, in place of its entries.
CREATE TABLE "archived_logs" (
    "game_id" UUID NOT NULL,
    "format" INTEGER NOT NULL,
    "log" BYTEA NOT NULL,
    "entries_by_seat" INTEGER[],

    CONSTRAINT "archived_logs_pkey" PRIMARY KEY ("game_id")
);

ALTER TABLE "archived_logs" ADD CONSTRAINT "archived_logs_game_id_fkey"
    FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Compressed already.
ALTER TABLE "archived_logs" ALTER COLUMN "log" SET STORAGE EXTERNAL;

ALTER TABLE "games" ADD COLUMN "archived_at" TIMESTAMPTZ(3);

-- The engine that a game is played with, and whether newer rules may take it over.
ALTER TABLE "games" ADD COLUMN "engine_hash" TEXT,
    ADD COLUMN "engine_frozen" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "carry_over" BOOLEAN NOT NULL DEFAULT true;

-- Who is replaying the game with newer rules, until when, and the newest rules that it was not carried over to.
ALTER TABLE "unfinished_games" ADD COLUMN "carry_claimed_until" TIMESTAMPTZ(3),
    ADD COLUMN "not_carried_to" TEXT;

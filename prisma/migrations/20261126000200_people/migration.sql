-- What players show of themselves, and to whom.
CREATE TABLE "profiles" (
    "player_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "country" TEXT,
    "links" TEXT[],
    "shows_presence" TEXT NOT NULL,
    "shows_games" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("player_id")
);

ALTER TABLE "profiles" ADD CONSTRAINT "profiles_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whom a player follows. Two who follow each other are friends.
CREATE TABLE "follows" (
    "player_id" UUID NOT NULL,
    "followed_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "follows_pkey" PRIMARY KEY ("player_id", "followed_id")
);

CREATE INDEX "follows_followed_id_idx" ON "follows"("followed_id");

ALTER TABLE "follows" ADD CONSTRAINT "follows_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_fkey"
    FOREIGN KEY ("followed_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whom a player wants nothing to do with.
CREATE TABLE "blocks" (
    "player_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("player_id", "blocked_id")
);

CREATE INDEX "blocks_blocked_id_idx" ON "blocks"("blocked_id");

ALTER TABLE "blocks" ADD CONSTRAINT "blocks_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_fkey"
    FOREIGN KEY ("blocked_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

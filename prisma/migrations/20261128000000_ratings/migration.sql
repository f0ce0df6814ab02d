ALTER TABLE "games" ADD COLUMN "rated" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "rated_as" INTEGER;

CREATE TABLE "rating_exclusions" (
    "bucket" SMALLINT NOT NULL,
    "game_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rating_exclusions_pkey" PRIMARY KEY ("bucket", "game_id")
);

-- Games of one rulebook and number of seats are rated together.
CREATE TABLE "rating_divisions" (
    "rulebook" TEXT NOT NULL,
    "seat_count" INTEGER NOT NULL,
    "model" JSON,
    "numbered" INTEGER NOT NULL DEFAULT 0,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "applied" INTEGER NOT NULL DEFAULT 0,
    "shown" INTEGER NOT NULL DEFAULT 0,
    "cleaned" INTEGER NOT NULL DEFAULT 0,
    "stale" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "rating_divisions_pkey" PRIMARY KEY ("rulebook", "seat_count")
);

CREATE TABLE "rating_predictions" (
    "rulebook" TEXT NOT NULL,
    "seat_count" INTEGER NOT NULL,
    "generation" INTEGER NOT NULL,
    "pool" TEXT NOT NULL,
    "games" INTEGER NOT NULL,
    "pairs" INTEGER NOT NULL,
    "loss" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "rating_predictions_pkey" PRIMARY KEY ("rulebook", "seat_count", "generation", "pool")
);

CREATE TABLE "ratings" (
    "rulebook" TEXT NOT NULL,
    "seat_count" INTEGER NOT NULL,
    "generation" INTEGER NOT NULL,
    "pool" TEXT NOT NULL,
    "player_id" UUID NOT NULL,
    "mu" DOUBLE PRECISION NOT NULL,
    "sigma" DOUBLE PRECISION NOT NULL,
    "ordinal" DOUBLE PRECISION NOT NULL,
    "games" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ratings_pkey" PRIMARY KEY ("rulebook", "seat_count", "generation", "pool", "player_id"),
    CONSTRAINT "ratings_player_id_fkey" FOREIGN KEY ("player_id")
        REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "ratings_rulebook_seat_count_generation_pool_ordinal_idx"
    ON "ratings"("rulebook", "seat_count", "generation", "pool", "ordinal" DESC);
CREATE INDEX "ratings_player_id_idx" ON "ratings"("player_id");

-- What each game has made of a rating.
CREATE TABLE "rating_changes" (
    "player_id" UUID NOT NULL,
    "rulebook" TEXT NOT NULL,
    "seat_count" INTEGER NOT NULL,
    "generation" INTEGER NOT NULL,
    "pool" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "game_id" UUID NOT NULL,
    "rank" INTEGER NOT NULL,
    "mu" DOUBLE PRECISION NOT NULL,
    "sigma" DOUBLE PRECISION NOT NULL,
    "games" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rating_changes_pkey" PRIMARY KEY ("player_id", "rulebook", "seat_count", "generation", "pool", "number"),
    CONSTRAINT "rating_changes_player_id_fkey" FOREIGN KEY ("player_id")
        REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "rating_changes_rulebook_seat_count_generation_idx"
    ON "rating_changes"("rulebook", "seat_count", "generation");

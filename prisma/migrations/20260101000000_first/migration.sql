-- CreateTable
CREATE TABLE "players" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "bot" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "players_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tokens" (
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "games" (
    "id" UUID NOT NULL,
    "rulebook" TEXT NOT NULL,
    "rules_version" TEXT NOT NULL,
    "options" JSON NOT NULL,
    "components" JSON,
    "seat_count" INTEGER NOT NULL,
    "visibility" TEXT NOT NULL,
    "invitation" TEXT NOT NULL,
    "creator_id" UUID NOT NULL,
    "seed" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "version" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "prompts" JSON NOT NULL DEFAULT '[]',
    "asked" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "bot_asked" BOOLEAN NOT NULL DEFAULT false,
    "outcome" JSON,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "moved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "games_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seats" (
    "game_id" UUID NOT NULL,
    "seat" INTEGER NOT NULL,
    "player_id" UUID,
    "bot" BOOLEAN NOT NULL DEFAULT false,
    "entropy" TEXT,

    CONSTRAINT "seats_pkey" PRIMARY KEY ("game_id","seat")
);

-- CreateTable
CREATE TABLE "entries" (
    "game_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "seat" INTEGER,
    "action" JSON NOT NULL,
    "events" JSON NOT NULL,
    "hash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "entries_pkey" PRIMARY KEY ("game_id","version")
);

-- CreateTable
CREATE TABLE "answers" (
    "game_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "body" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "answers_pkey" PRIMARY KEY ("game_id","player_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "tokens_hash_key" ON "tokens"("hash");

-- CreateIndex
CREATE INDEX "tokens_player_id_idx" ON "tokens"("player_id");

-- CreateIndex
CREATE INDEX "games_visibility_status_id_idx" ON "games"("visibility", "status", "id" DESC);

-- CreateIndex
CREATE INDEX "games_visibility_rulebook_status_id_idx" ON "games"("visibility", "rulebook", "status", "id" DESC);

-- CreateIndex
CREATE INDEX "games_visibility_id_idx" ON "games"("visibility", "id" DESC);

-- CreateIndex
CREATE INDEX "games_visibility_rulebook_id_idx" ON "games"("visibility", "rulebook", "id" DESC);

-- CreateIndex
CREATE INDEX "games_bot_asked_idx" ON "games"("bot_asked");

-- CreateIndex
CREATE INDEX "seats_player_id_game_id_idx" ON "seats"("player_id", "game_id" DESC);

-- CreateIndex
CREATE INDEX "answers_created_at_idx" ON "answers"("created_at");

-- AddForeignKey
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entries" ADD CONSTRAINT "entries_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answers" ADD CONSTRAINT "answers_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows Prisma's schema language cannot say, and its diff does not look at.

ALTER TABLE "tokens" ADD CONSTRAINT "tokens_scopes_check" CHECK ("scopes" IS NOT NULL);

ALTER TABLE "games"
    ADD CONSTRAINT "games_visibility_check" CHECK ("visibility" IN ('public', 'unlisted', 'private')),
    ADD CONSTRAINT "games_status_check" CHECK ("status" IN ('open', 'active', 'finished')),
    ADD CONSTRAINT "games_asked_check" CHECK ("asked" IS NOT NULL),
    ADD CONSTRAINT "games_seat_count_check" CHECK ("seat_count" > 0),
    -- An open game has no log; every other game has one.
    ADD CONSTRAINT "games_version_check" CHECK (("status" = 'open') = ("version" = 0) AND "version" >= 0),
    ADD CONSTRAINT "games_outcome_check" CHECK ("status" = 'finished' OR "outcome" IS NULL);

ALTER TABLE "seats"
    ADD CONSTRAINT "seats_seat_check" CHECK ("seat" >= 0),
    ADD CONSTRAINT "seats_holder_check" CHECK ("player_id" IS NULL OR NOT "bot");

ALTER TABLE "entries" ADD CONSTRAINT "entries_version_check" CHECK ("version" > 0);

-- Every append updates one row here: with room left in its page, no index has to be touched.
ALTER TABLE "games" SET (fillfactor = 70);

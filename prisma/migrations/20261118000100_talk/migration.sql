-- CreateTable
CREATE TABLE "talks" (
    "game_id" UUID NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "talks_pkey" PRIMARY KEY ("game_id")
);

-- CreateTable
CREATE TABLE "messages" (
    "game_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "changed" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "author_id" UUID NOT NULL,
    "seat" INTEGER,
    "to_seats" INTEGER[],
    "readers" UUID[],
    "text" TEXT,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("game_id","id")
);

-- CreateTable
CREATE TABLE "mutes" (
    "player_id" UUID NOT NULL,
    "muted_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mutes_pkey" PRIMARY KEY ("player_id","muted_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "messages_game_id_changed_key" ON "messages"("game_id", "changed");

-- CreateIndex
CREATE INDEX "messages_author_id_game_id_id_idx" ON "messages"("author_id", "game_id", "id");

-- CreateIndex
CREATE INDEX "mutes_muted_id_idx" ON "mutes"("muted_id");

-- AddForeignKey
ALTER TABLE "talks" ADD CONSTRAINT "talks_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_id_fkey" FOREIGN KEY ("muted_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows Prisma's schema language cannot say, and its diff does not look at.

ALTER TABLE "messages"
    -- Whispered to seats, and so to the people who held them; or said to all.
    ADD CONSTRAINT "messages_readers_check" CHECK (("to_seats" IS NULL) = ("readers" IS NULL)),
    ADD CONSTRAINT "messages_changed_check" CHECK (("changed" = "id") = ("text" IS NOT NULL));

ALTER TABLE "mutes" ADD CONSTRAINT "mutes_others_check" CHECK ("player_id" <> "muted_id");

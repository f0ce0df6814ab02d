-- AlterTable
ALTER TABLE "players" ADD COLUMN     "guest" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "tokens" ADD COLUMN     "game_id" UUID,
ADD COLUMN     "seat" INTEGER;

-- AlterTable
ALTER TABLE "games" ADD COLUMN     "forked_from" UUID,
ADD COLUMN     "forked_version" INTEGER,
ADD COLUMN     "language" TEXT,
ADD COLUMN     "rematch_of" UUID;

-- CreateTable
CREATE TABLE "invitations" (
    "game_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "seat" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("game_id","player_id")
);

-- CreateIndex
CREATE INDEX "invitations_player_id_game_id_idx" ON "invitations"("player_id", "game_id" DESC);

-- CreateIndex
CREATE INDEX "players_name_idx" ON "players"("name");

-- CreateIndex
CREATE INDEX "tokens_game_id_seat_idx" ON "tokens"("game_id", "seat");

-- AddForeignKey
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_rematch_of_fkey" FOREIGN KEY ("rematch_of") REFERENCES "games"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_forked_from_fkey" FOREIGN KEY ("forked_from") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows Prisma's schema language cannot say, and its diff does not look at.

ALTER TABLE "tokens" ADD CONSTRAINT "tokens_seat_check" CHECK (("game_id" IS NULL) = ("seat" IS NULL));

ALTER TABLE "games"
    ADD CONSTRAINT "games_language_check" CHECK ("language" IN ('en', 'de')),
    ADD CONSTRAINT "games_forked_check" CHECK (("forked_from" IS NULL) = ("forked_version" IS NULL));

-- Two invitations to one seat would leave nobody who may take it.
CREATE UNIQUE INDEX "invitations_game_id_seat_idx" ON "invitations"("game_id", "seat") WHERE "seat" IS NOT NULL;

-- One rematch of a game, as long as that is not closed again.
CREATE UNIQUE INDEX "games_rematch_of_idx" ON "games"("rematch_of") WHERE "rematch_of" IS NOT NULL AND "status" <> 'closed';

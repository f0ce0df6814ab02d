-- AlterTable
ALTER TABLE "players" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "games_creator_id_idx" ON "games"("creator_id");

-- What follows Prisma's schema language cannot say, and its diff does not look at.

-- Of a deleted account there is no name, and of every other one there is.
ALTER TABLE "players" ADD CONSTRAINT "players_deleted_check" CHECK (("deleted_at" IS NULL) = ("name" <> ''));

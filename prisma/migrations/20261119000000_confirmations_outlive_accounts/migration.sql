-- What was counted until now is of the last week at most: it may begin anew.
DELETE FROM "confirmations";

-- DropForeignKey
ALTER TABLE "confirmations" DROP CONSTRAINT "confirmations_player_id_fkey";

-- DropIndex
DROP INDEX "confirmations_address_at_idx";

-- AlterTable
ALTER TABLE "confirmations" DROP COLUMN "address",
    ADD COLUMN "address_hash" TEXT NOT NULL,
    ALTER COLUMN "player_id" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "confirmations_address_hash_at_idx" ON "confirmations"("address_hash", "at");

-- AddForeignKey
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "answers_player_id_idx" ON "answers"("player_id");

-- AlterTable
ALTER TABLE "confirmations" RENAME COLUMN "address" TO "address_hash";

-- Addresses are counted by, not written to: a hash will do, and may outlive the account.
UPDATE "confirmations" SET "address_hash" = encode(sha256(convert_to("address_hash", 'UTF8')), 'hex');

-- AlterTable
ALTER TABLE "confirmations" ALTER COLUMN "player_id" DROP NOT NULL;

-- DropForeignKey
ALTER TABLE "confirmations" DROP CONSTRAINT "confirmations_player_id_fkey";

-- RenameIndex
ALTER INDEX "confirmations_address_at_idx" RENAME TO "confirmations_address_hash_at_idx";

-- AddForeignKey
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The keys that secrets may be encrypted under, by their ids.
CREATE TABLE "secret_keys" (
    "id" TEXT NOT NULL,
    "covers" TEXT NOT NULL DEFAULT 'none',

    CONSTRAINT "secret_keys_pkey" PRIMARY KEY ("id")
);

-- A token that may be encrypted is found by its hash.
ALTER TABLE "mailboxes" ADD COLUMN "unsubscribe_hash" TEXT;

UPDATE "mailboxes" SET "unsubscribe_hash" = encode(sha256(convert_to("unsubscribe_token", 'UTF8')), 'hex');

ALTER TABLE "mailboxes" ALTER COLUMN "unsubscribe_hash" SET NOT NULL;

DROP INDEX "mailboxes_unsubscribe_token_key";

CREATE UNIQUE INDEX "mailboxes_unsubscribe_hash_key" ON "mailboxes"("unsubscribe_hash");

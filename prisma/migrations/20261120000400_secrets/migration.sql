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

-- Guests go with the account that made their key. Until now that was the creator of their game.
ALTER TABLE "players" ADD COLUMN "maker_id" UUID;

UPDATE "players" p SET "maker_id" = g."creator_id"
FROM (
    SELECT "game_id", "player_id" FROM "seats"
    UNION SELECT "game_id", "player_id" FROM "former_holders"
    UNION SELECT "game_id", "author_id" FROM "messages"
    UNION SELECT "game_id", "player_id" FROM "tokens"
) s JOIN "games" g ON g."id" = s."game_id"
WHERE p."id" = s."player_id" AND p."guest";

CREATE INDEX "players_maker_id_idx" ON "players"("maker_id");

ALTER TABLE "players" ADD CONSTRAINT "players_maker_id_fkey"
    FOREIGN KEY ("maker_id") REFERENCES "players"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Of the text that a seat adds to a seed only a hash is stored. The logs of games that have started hold the text itself.
UPDATE "seats" s SET "entropy" = encode(sha256(convert_to('permafrost contribution ' || s."entropy", 'UTF8')), 'hex')
FROM "games" g WHERE g."id" = s."game_id" AND g."status" = 'open' AND s."entropy" IS NOT NULL;

-- Forks are as private as the games that they begin with.
WITH RECURSIVE hidden AS (
    SELECT f."id" FROM "games" f JOIN "games" g ON g."id" = f."forked_from" WHERE g."visibility" = 'private'
    UNION
    SELECT f."id" FROM "games" f JOIN hidden h ON h."id" = f."forked_from"
)
UPDATE "games" g SET "visibility" = 'private', "revision" = g."revision" + 1
FROM hidden h WHERE g."id" = h."id" AND g."visibility" <> 'private';

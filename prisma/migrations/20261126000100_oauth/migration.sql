-- What players have allowed applications to do.
CREATE TABLE "grants" (
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "client_id" TEXT NOT NULL,
    "client_name" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "grants_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "grants_player_id_idx" ON "grants"("player_id");

CREATE INDEX "grants_used_at_idx" ON "grants"("used_at");

ALTER TABLE "grants" ADD CONSTRAINT "grants_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Tokens of applications are deleted with their grant.
ALTER TABLE "tokens" ADD COLUMN "grant_id" UUID;

CREATE INDEX "tokens_grant_id_idx" ON "tokens"("grant_id");

ALTER TABLE "tokens" ADD CONSTRAINT "tokens_grant_id_fkey"
    FOREIGN KEY ("grant_id") REFERENCES "grants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the OAuth library keeps for a while.
CREATE TABLE "oauth_records" (
    "kind" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "grant_id" UUID,
    "player_id" UUID,
    "user_code_hash" BYTEA,
    "payload" TEXT NOT NULL,
    "consumed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oauth_records_pkey" PRIMARY KEY ("kind", "hash")
);

CREATE UNIQUE INDEX "oauth_records_user_code_hash_key" ON "oauth_records"("user_code_hash");

CREATE INDEX "oauth_records_grant_id_idx" ON "oauth_records"("grant_id");

CREATE INDEX "oauth_records_player_id_idx" ON "oauth_records"("player_id");

CREATE INDEX "oauth_records_expires_at_idx" ON "oauth_records"("expires_at");

ALTER TABLE "oauth_records" ADD CONSTRAINT "oauth_records_grant_id_fkey"
    FOREIGN KEY ("grant_id") REFERENCES "grants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

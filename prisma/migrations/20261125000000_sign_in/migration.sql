-- Ways to come back to an account: confirmed mail addresses, passkeys, accounts of other providers.
CREATE TABLE "sign_in_methods" (
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "public_key" BYTEA,
    "counter" BIGINT,
    "transports" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_in_methods_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "sign_in_methods_kind_key_key" ON "sign_in_methods"("kind", "key");

CREATE INDEX "sign_in_methods_player_id_idx" ON "sign_in_methods"("player_id");

ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Sign-ins under way, each bound to the browser that has its secret.
CREATE TABLE "sign_in_attempts" (
    "id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "player_id" UUID,
    "secret_hash" TEXT NOT NULL,
    "provider" TEXT,
    "address" TEXT,
    "address_hash" TEXT,
    "asker_hash" TEXT,
    "code_hash" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "proven_key" TEXT,
    "proven_label" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_in_attempts_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "sign_in_attempts_address_hash_created_at_idx" ON "sign_in_attempts"("address_hash", "created_at");

CREATE INDEX "sign_in_attempts_player_id_idx" ON "sign_in_attempts"("player_id");

CREATE INDEX "sign_in_attempts_created_at_idx" ON "sign_in_attempts"("created_at");

ALTER TABLE "sign_in_attempts" ADD CONSTRAINT "sign_in_attempts_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Tokens that a sign-in has issued, each with its device.
CREATE TABLE "sessions" (
    "token_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "signed_in_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("token_id")
);

CREATE INDEX "sessions_player_id_idx" ON "sessions"("player_id");

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_token_id_fkey"
    FOREIGN KEY ("token_id") REFERENCES "tokens"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Mail about accounts that waits: codes, and changes of the ways to sign in.
CREATE TABLE "account_mails" (
    "id" UUID NOT NULL,
    "player_id" UUID,
    "attempt_id" UUID,
    "kind" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "lease" UUID,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "account_mails_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "account_mails_next_at_idx" ON "account_mails"("next_at");

CREATE INDEX "account_mails_player_id_idx" ON "account_mails"("player_id");

CREATE INDEX "account_mails_attempt_id_idx" ON "account_mails"("attempt_id");

ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_attempt_id_fkey"
    FOREIGN KEY ("attempt_id") REFERENCES "sign_in_attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Unique names. The key is a hash of what a handle looks like, so that a released one stays reserved without its text.
CREATE TABLE "handles" (
    "key" TEXT NOT NULL,
    "player_id" UUID,
    "handle" TEXT,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "handles_pkey" PRIMARY KEY ("key")
);

CREATE INDEX "handles_player_id_idx" ON "handles"("player_id");

CREATE INDEX "handles_released_at_idx" ON "handles"("released_at");

ALTER TABLE "handles" ADD CONSTRAINT "handles_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "webhooks" (
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "events" TEXT[],
    "games" UUID[],
    "active" BOOLEAN NOT NULL DEFAULT true,
    "secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_until" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "disabled" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "game_id" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "after" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "happenings" JSON NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("game_id","id")
);

-- CreateTable
CREATE TABLE "lanes" (
    "webhook_id" UUID NOT NULL,
    "lane" UUID NOT NULL,
    "last" BIGINT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "lease" UUID,

    CONSTRAINT "lanes_pkey" PRIMARY KEY ("webhook_id","lane")
);

-- CreateTable
CREATE TABLE "deliveries" (
    "id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "sequence" BIGSERIAL NOT NULL,
    "lane" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "game_id" UUID,
    "after" INTEGER,
    "version" INTEGER,
    "seat" INTEGER,
    "message" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "status" INTEGER,
    "error" TEXT,
    "tried_since" TIMESTAMPTZ(3) NOT NULL,
    "next_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mailboxes" (
    "player_id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "events" TEXT[],
    "digest" TEXT NOT NULL,
    "daily_at" INTEGER NOT NULL,
    "quiet_from" INTEGER,
    "quiet_until" INTEGER,
    "time_zone" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "confirmation_hash" TEXT,
    "unsubscribe_token" TEXT NOT NULL,
    "unsubscribed_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3),
    "error" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last" BIGINT NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3),
    "lease" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mailboxes_pkey" PRIMARY KEY ("player_id")
);

-- CreateTable
CREATE TABLE "notes" (
    "player_id" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "type" TEXT NOT NULL,
    "game_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "seat" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notes_pkey" PRIMARY KEY ("player_id","id")
);

-- CreateTable
CREATE TABLE "confirmations" (
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "confirmations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhooks_player_id_idx" ON "webhooks"("player_id");

-- CreateIndex
CREATE INDEX "lanes_next_at_idx" ON "lanes"("next_at");

-- CreateIndex
CREATE INDEX "deliveries_webhook_id_sequence_idx" ON "deliveries"("webhook_id", "sequence" DESC);

-- CreateIndex
CREATE INDEX "deliveries_at_idx" ON "deliveries" USING BRIN ("at");

-- CreateIndex
CREATE UNIQUE INDEX "mailboxes_confirmation_hash_key" ON "mailboxes"("confirmation_hash");

-- CreateIndex
CREATE UNIQUE INDEX "mailboxes_unsubscribe_token_key" ON "mailboxes"("unsubscribe_token");

-- CreateIndex
CREATE INDEX "mailboxes_next_at_idx" ON "mailboxes"("next_at");

-- CreateIndex
CREATE INDEX "confirmations_player_id_at_idx" ON "confirmations"("player_id", "at");

-- CreateIndex
CREATE INDEX "confirmations_address_at_idx" ON "confirmations"("address", "at");

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lanes" ADD CONSTRAINT "lanes_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notes" ADD CONSTRAINT "notes_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "mailboxes"("player_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows Prisma's schema language cannot say, and its diff does not look at.

-- What waits in a lane, in its order; what is settled needs no index of its own.
CREATE INDEX "deliveries_pending_idx" ON "deliveries"("webhook_id", "lane", "sequence") WHERE "state" = 'pending';

ALTER TABLE "webhooks"
    ADD CONSTRAINT "webhooks_lists_check" CHECK ("events" IS NOT NULL AND "games" IS NOT NULL),
    ADD CONSTRAINT "webhooks_previous_check" CHECK (("previous_secret" IS NULL) = ("previous_until" IS NULL)),
    ADD CONSTRAINT "webhooks_disabled_check" CHECK ("disabled" IS NULL OR NOT "active");

ALTER TABLE "deliveries"
    ADD CONSTRAINT "deliveries_state_check" CHECK ("state" IN ('pending', 'delivered', 'dead')),
    ADD CONSTRAINT "deliveries_settled_check" CHECK (("state" = 'pending') = ("settled_at" IS NULL));

ALTER TABLE "mailboxes"
    ADD CONSTRAINT "mailboxes_events_check" CHECK ("events" IS NOT NULL),
    ADD CONSTRAINT "mailboxes_language_check" CHECK ("language" IN ('en', 'de')),
    ADD CONSTRAINT "mailboxes_digest_check" CHECK ("digest" IN ('immediately', 'hourly', 'daily')),
    ADD CONSTRAINT "mailboxes_quiet_check" CHECK (("quiet_from" IS NULL) = ("quiet_until" IS NULL));

-- Rows here come and go all the time: what is dead is swept away before it slows down who looks for work.
ALTER TABLE "outbox" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
ALTER TABLE "lanes" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

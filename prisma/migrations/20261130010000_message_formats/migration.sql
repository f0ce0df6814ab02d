-- Webhooks that speak to people: the notifications of browsers, ntfy, Discord and Slack.
ALTER TABLE "webhooks"
    ADD COLUMN "format" TEXT NOT NULL DEFAULT 'standard',
    ADD COLUMN "name" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en',
    ADD COLUMN "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    ADD COLUMN "quiet_from" INTEGER,
    ADD COLUMN "quiet_until" INTEGER,
    ADD COLUMN "gather_minutes" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "push_keys" TEXT;

-- A browser has one subscription, whoever uses it. URLs can be too long for an index.
CREATE INDEX "webhooks_push_url_idx" ON "webhooks" (md5("url")) WHERE "format" = 'web-push';

CREATE TABLE "push_keys" (
    "id" UUID NOT NULL,
    "public_key" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id")
);

-- Responses to requests with an Idempotency-Key, other than actions.
CREATE TABLE "saved_replies" (
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "response" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_replies_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "saved_replies_created_at_idx" ON "saved_replies"("created_at");

CREATE INDEX "saved_replies_player_id_idx" ON "saved_replies"("player_id");

-- With whom players play, what bots accept, and how fast they answer.
CREATE TABLE "policies" (
    "player_id" UUID NOT NULL,
    "bots" BOOLEAN NOT NULL,
    "accepts" JSON,
    "games" INTEGER NOT NULL,
    "operator_id" UUID,
    "runs" UUID[],
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "policies_pkey" PRIMARY KEY ("player_id")
);

CREATE TABLE "bot_paces" (
    "player_id" UUID NOT NULL,
    "counts" INTEGER[],

    CONSTRAINT "bot_paces_pkey" PRIMARY KEY ("player_id")
);

CREATE INDEX "policies_operator_id_idx" ON "policies"("operator_id");

ALTER TABLE "policies" ADD CONSTRAINT "policies_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "policies" ADD CONSTRAINT "policies_operator_id_fkey"
    FOREIGN KEY ("operator_id") REFERENCES "players"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "bot_paces" ADD CONSTRAINT "bot_paces_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Why an invitation was declined.
ALTER TABLE "account_events" ADD COLUMN "reason" TEXT;
ALTER TABLE "deliveries" ADD COLUMN "reason" TEXT;

-- What players report, with what they saw.
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "reporter_id" UUID,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "player_id" UUID,
    "name" TEXT,
    "game_id" UUID,
    "version" INTEGER,
    "state" TEXT NOT NULL,
    "handler_id" UUID,
    "outcome" TEXT,
    "answer" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "reports_state_id_idx" ON "reports"("state", "id" DESC);
CREATE INDEX "reports_reporter_id_id_idx" ON "reports"("reporter_id", "id" DESC);
CREATE INDEX "reports_player_id_id_idx" ON "reports"("player_id", "id" DESC);

ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey"
    FOREIGN KEY ("reporter_id") REFERENCES "players"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "reports" ADD CONSTRAINT "reports_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "reports" ADD CONSTRAINT "reports_handler_id_fkey"
    FOREIGN KEY ("handler_id") REFERENCES "players"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Messages as they were when they were reported.
CREATE TABLE "report_messages" (
    "report_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "seat" INTEGER,
    "whispered" BOOLEAN NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "report_messages_pkey" PRIMARY KEY ("report_id", "message_id")
);

CREATE INDEX "report_messages_author_id_idx" ON "report_messages"("author_id");

ALTER TABLE "report_messages" ADD CONSTRAINT "report_messages_report_id_fkey"
    FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_messages" ADD CONSTRAINT "report_messages_author_id_fkey"
    FOREIGN KEY ("author_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

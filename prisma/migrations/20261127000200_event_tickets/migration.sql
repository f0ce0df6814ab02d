-- Each opens one stream of the events of an account, for browsers, whose EventSource sends no token.
CREATE TABLE "event_tickets" (
    "hash" TEXT NOT NULL,
    "token_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_tickets_pkey" PRIMARY KEY ("hash"),
    CONSTRAINT "event_tickets_token_id_fkey" FOREIGN KEY ("token_id")
        REFERENCES "tokens"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "event_tickets_token_id_idx" ON "event_tickets"("token_id");
CREATE INDEX "event_tickets_expires_at_idx" ON "event_tickets"("expires_at");

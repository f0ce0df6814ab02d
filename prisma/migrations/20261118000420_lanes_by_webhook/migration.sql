-- CreateIndex
CREATE INDEX "lanes_webhook_id_next_at_idx" ON "lanes"("webhook_id", "next_at");

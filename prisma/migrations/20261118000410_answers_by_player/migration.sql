-- CreateIndex
CREATE INDEX "answers_player_id_idx" ON "answers"("player_id");

-- Seats commit to their entropy, and reveal it when all have committed.
ALTER TABLE "seats" ADD COLUMN "commitment" TEXT;

ALTER TABLE "games" ADD COLUMN "draw" JSON;

-- When to look again at the draw of a game's seed.
ALTER TABLE "unfinished_games" ADD COLUMN "draw_at" TIMESTAMPTZ(3);

CREATE INDEX "unfinished_games_draw_at_idx" ON "unfinished_games"("draw_at") WHERE "draw_at" IS NOT NULL;

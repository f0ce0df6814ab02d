-- Players who have left a seat of a game in play. They have seen its hand, so they may take no other seat there. The
-- rows go with the row of the unfinished game: when it is over, everything may be seen.
CREATE TABLE "former_holders" (
    "game_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "seat" INTEGER NOT NULL,

    CONSTRAINT "former_holders_pkey" PRIMARY KEY ("game_id", "player_id", "seat")
);

CREATE INDEX "former_holders_player_id_idx" ON "former_holders"("player_id");

ALTER TABLE "former_holders" ADD CONSTRAINT "former_holders_game_id_fkey"
    FOREIGN KEY ("game_id") REFERENCES "unfinished_games"("game_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "former_holders" ADD CONSTRAINT "former_holders_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

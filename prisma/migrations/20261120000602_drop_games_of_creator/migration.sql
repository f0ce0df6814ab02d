-- Another index begins with the same column.
DROP INDEX "games_creator_id_idx";

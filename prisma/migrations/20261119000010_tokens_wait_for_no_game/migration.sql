-- A reference has its table locked with every insert, also where the column is null: new accounts would wait for games.
ALTER TABLE "tokens" DROP CONSTRAINT "tokens_game_id_fkey";

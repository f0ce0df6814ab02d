-- Matches are searched by creator.
DROP INDEX "games_to_match_idx";

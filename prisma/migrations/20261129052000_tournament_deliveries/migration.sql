-- A message to a webhook can be about a tournament.
ALTER TABLE "deliveries" ADD COLUMN "tournament_id" UUID;

-- How well a bot plays; null for the basic one.
ALTER TABLE "seats" ADD COLUMN "level" TEXT;

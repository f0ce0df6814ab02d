-- What the rows of a game take up, for the quota of its creator. Games that are there already count from now on.
ALTER TABLE "games" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;

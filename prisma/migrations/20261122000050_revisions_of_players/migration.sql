-- A cached identity is valid as long as this is. The number of a transaction differs between the servers of a cluster.
ALTER TABLE "players" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0;

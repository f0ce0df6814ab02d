-- In which trace a version of a game was written. Filled only where tracing is on.
CREATE TABLE "entry_traces" (
    "bucket" SMALLINT NOT NULL,
    "game_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "trace" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "entry_traces_pkey" PRIMARY KEY ("bucket", "game_id", "version")
);

CREATE INDEX "entry_traces_at_idx" ON "entry_traces"("at");

ALTER TABLE "entry_traces" ADD CONSTRAINT "entry_traces_bucket_game_id_fkey"
    FOREIGN KEY ("bucket", "game_id") REFERENCES "games"("bucket", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- One row, written by /readyz to find out whether the database accepts writes.
CREATE TABLE "probes" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "padding" TEXT NOT NULL,
    CONSTRAINT "probes_pkey" PRIMARY KEY ("id")
);

-- Compressed it would be smaller than a page.
ALTER TABLE "probes" ALTER COLUMN "padding" SET STORAGE EXTERNAL;

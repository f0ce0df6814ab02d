-- What carry-over would do to the unfinished games of older rules, as an operator has asked.
CREATE TABLE "rehearsals" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_until" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),
    "versions" JSON,

    CONSTRAINT "rehearsals_pkey" PRIMARY KEY ("id")
);

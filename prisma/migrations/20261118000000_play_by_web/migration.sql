-- AlterTable
ALTER TABLE "players" ADD COLUMN     "calendar" JSON;

-- AlterTable
ALTER TABLE "games" ADD COLUMN     "clock" JSON,
ADD COLUMN     "due_at" TIMESTAMPTZ(3),
ADD COLUMN     "house" JSON;

-- Games that were made before have no clock, and everybody plays for himself.
UPDATE "games" SET "house" = json_build_object(
    'seats', (
        SELECT json_agg(json_build_object('played', 'holder', 'lapses', 0, 'bank', NULL, 'left', NULL, 'asked', NULL))
        FROM generate_series(1, "seat_count")
    ),
    'resigned', '[]'::json, 'undo', NULL
);

-- AlterTable
ALTER TABLE "games" ALTER COLUMN "house" SET NOT NULL;

-- AlterTable
ALTER TABLE "seats" ADD COLUMN     "orders" JSON;

-- What follows Prisma's schema language cannot say, and its diff does not look at.

ALTER TABLE "games"
    DROP CONSTRAINT "games_status_check",
    DROP CONSTRAINT "games_version_check",
    ADD CONSTRAINT "games_status_check" CHECK ("status" IN ('open', 'active', 'finished', 'closed')),
    -- An open game has no log; every other game has one, unless it was closed before it began.
    ADD CONSTRAINT "games_version_check" CHECK (
        "version" >= 0 AND ("status" <> 'open' OR "version" = 0) AND ("version" > 0 OR "status" IN ('open', 'closed'))
    ),
    ADD CONSTRAINT "games_due_check" CHECK ("due_at" IS NULL OR "status" = 'active');

-- Games without a clock are not in it, so that their appends stay in their pages.
CREATE INDEX "games_due_at_idx" ON "games"("due_at") WHERE "due_at" IS NOT NULL;

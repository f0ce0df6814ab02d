-- What the page shows to everybody.
CREATE TABLE "announcements" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "en" TEXT NOT NULL,
    "de" TEXT NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" UUID,

    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "announcements" ADD CONSTRAINT "announcements_actor_id_fkey"
    FOREIGN KEY ("actor_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

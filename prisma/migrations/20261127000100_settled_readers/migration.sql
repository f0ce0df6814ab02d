-- Ids of an account's events are counted from where it was followed: those drawn for all would tell one of the others.
ALTER TABLE "account_events" ALTER COLUMN "id" DROP DEFAULT;
DROP SEQUENCE "account_events_id_seq";

-- When an account began to be followed: what was being written then may have left no event.
ALTER TABLE "event_readers" ADD COLUMN "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "event_readers" ALTER COLUMN "since" DROP DEFAULT;

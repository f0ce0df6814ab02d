-- What an account may do beside playing.
CREATE TABLE "roles" (
    "player_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "roles_pkey" PRIMARY KEY ("player_id"),
    CONSTRAINT "roles_role_check" CHECK ("role" IN ('moderator', 'operator'))
);

ALTER TABLE "roles" ADD CONSTRAINT "roles_player_id_fkey"
    FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Every use of a power. Rows are only added.
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "subject_kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" JSON NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "audit_entries_by_check" CHECK ("by" IN ('player', 'command', 'service'))
);

CREATE INDEX "audit_entries_subject_id_idx" ON "audit_entries"("subject", "id" DESC);

ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_fkey"
    FOREIGN KEY ("actor_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE NO ACTION;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME;
END
$$;

CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

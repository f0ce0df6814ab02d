/*
 * A migration that was written on a branch can come into use after later ones. It is applied nevertheless, and here is
 * what it then lacks: a migration that was released never changes.
 */

interface Bridge {
  /** The migration that should have come after. */
  readonly later: string;
  /** Runs before the one that it is for, in a database that has the later one. */
  readonly sql: string;
}

const REPLIES = '20261124000000_one_kind_of_replies';

export const bridges: Readonly<Record<string, Bridge>> = {
  '20261122000000_buckets': {
    later: REPLIES,
    // Empty, because the later migration has moved its rows to `saved_replies`.
    sql: `CREATE TABLE IF NOT EXISTS "idempotent_responses" (
        "game_id" UUID NOT NULL,
        "player_id" UUID NOT NULL,
        "key" TEXT NOT NULL,
        CONSTRAINT "idempotent_responses_pkey" PRIMARY KEY ("game_id", "player_id", "key"),
        CONSTRAINT "idempotent_responses_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id")
      )`,
  },
  '20261122000050_revisions_of_players': {
    later: REPLIES,
    sql: 'DROP TABLE IF EXISTS "idempotent_responses"',
  },
};

/** The last migration that was applied before its time; null if the migration is the next one. */
export const laterThan = (name: string, applied: readonly string[]): string | null =>
  applied
    .filter((other) => other > name)
    .sort()
    .at(-1) ?? null;

import type { Rules } from '../../play/ports/game-record.js';
import type { UnfinishedLog } from '../../play/ports/games.js';
import { entriesOf } from '../log/archive.js';
import { type Keyring, noKeys } from '../secrets/keyring.js';
import { bucketOf, FIRST_ID } from '../sql/bucket.js';
import { packedEntries } from '../sql/packed-entries.js';

const GAMES_AT_ONCE = 50;

type Row = Omit<UnfinishedLog, 'entries'>;

/** Of a connection, or of a pool: each statement stands by itself. */
export type Query = <Found>(sql: string, ...values: readonly unknown[]) => Promise<Found[]>;

/**
 * Unfinished games of these rulebooks whose version is not the newest one, ordered by bucket and id. Each batch is a statement of
 * its own, so that a long look at a busy database holds back no vacuum.
 */
export async function* olderGames(
  query: Query,
  newest: readonly Rules[],
  keyring: Keyring = noKeys,
): AsyncGenerator<UnfinishedLog, void> {
  let after = FIRST_ID;
  for (;;) {
    const rows: Row[] = await query<Row>(
      `/* older_games */ SELECT g.id, g.rulebook, g.rules_version AS "rulesVersion", g.engine_hash AS "engineHash",
         g.engine_frozen AS "engineFrozen",
         g.carry_over AS "carryOver", g.seed
       FROM unfinished_games u JOIN games g ON g.bucket = u.bucket AND g.id = u.game_id
       JOIN unnest($2::text[], $3::text[]) AS newest (rulebook, rules_version) ON newest.rulebook = g.rulebook
       WHERE g.rules_version <> newest.rules_version AND (u.bucket, u.game_id) > ($4::smallint, $1::uuid)
       ORDER BY u.bucket, u.game_id LIMIT ${GAMES_AT_ONCE}`,
      after,
      newest.map(({ rulebook }) => rulebook),
      newest.map(({ rulesVersion }) => rulesVersion),
      bucketOf(after),
    );
    for (const game of rows)
      yield {
        ...game,
        seed: keyring.open('seed', game.id, game.seed),
        entries: await entriesOf({ entries: await logOf(query, game.id), archived: null }, 0),
      };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function logOf(query: Query, id: string): Promise<string | null> {
  const [row] = await query<{ entries: string | null }>(
    `SELECT ${packedEntries.sql} AS entries FROM entries e WHERE e.bucket = $1::smallint AND e.game_id = $2::uuid`,
    bucketOf(id),
    id,
  );
  return row?.entries ?? null;
}

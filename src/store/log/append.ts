import type { SealedEntry } from '../../engine/fairness.js';
import type { Append } from '../../play/ports/log.js';
import { hasSubscriber, typesOf } from '../channels/outbox.js';
import type { Database, HotStatement } from '../database.js';
import { Prisma } from '../generated/client.js';
import { bucketOf } from '../sql/bucket.js';
import { seatColumns, seatsAsked } from '../sql/rows.js';
import { arrayOf, joinRows, type RowOf, TextTable } from '../sql/text-table.js';

/** An append, encoded for the statement. */
export interface EncodedAppend {
  readonly gameId: string;
  readonly bucket: number;
  /** The version after the append. */
  readonly version: number;
  /** Topics to announce after the commit, separated by commas. */
  readonly topics: string;
  readonly head: RowOf<typeof HEADS>;
  readonly entries: readonly string[];
  readonly seats: readonly string[];
  readonly replies: readonly string[];
  readonly traces: readonly string[];
  /** As `traceparent`; null if it is not traced. */
  readonly trace: string | null;
  readonly engines: readonly string[];
}

const HEADS = new TextTable({
  ...{
    bucket: 'smallint',
    id: 'uuid',
    after: 'int',
    revision: 'int',
    version: 'int',
    status: 'text',
    prompts: 'json',
  },
  ...{ asked: 'int[]', bot_asked: 'bool', outcome: 'json', at: 'timestamptz', table_status: 'json' },
  ...{ due_at: 'timestamptz', raised: 'int', bytes: 'int', notices: 'json', types: 'text[]' },
});
/** In the order in which `append_entries` reads them. */
const ENTRIES = new TextTable({
  ...{
    bucket: 'smallint',
    game_id: 'uuid',
    version: 'int',
    seat: 'int',
    action: 'json',
    events: 'json',
    hash: 'text',
  },
  ...{ at: 'timestamptz' },
});
const SEATS = new TextTable({
  ...{ bucket: 'smallint', game_id: 'uuid', seat: 'int', player_id: 'uuid', bot: 'bool', level: 'text' },
  ...{ orders: 'json' },
});
const REPLIES = new TextTable({
  ...{ game_id: 'uuid', id: 'uuid', player_id: 'uuid', path: 'text', response: 'text' },
});
const TRACES = new TextTable({
  bucket: 'smallint',
  game_id: 'uuid',
  version: 'int',
  trace: 'text',
  at: 'timestamptz',
});
const ENGINES = new TextTable({
  ...{ game_id: 'uuid', rules_version: 'text', engine_hash: 'text' },
  ...{ engine_frozen: 'bool', components: 'json' },
});

/** What rows take up, with an allowance for their headers and indexes. */
const bytesOf = (rows: readonly string[]): number =>
  rows.reduce((sum, row) => sum + Buffer.byteLength(row) + ROW_BYTES, 0);
const ROW_BYTES = 100;

/** Encoded on arrival, so that an append that cannot be written as JSON fails alone. */
export function encodeAppend(append: Append): EncodedAppend {
  const { gameId, after, revision, entries, status, prompts, botAsked, outcome } = append;
  const { notices, seats = [], engine, reply, trace = null } = append;
  const last = entries.at(-1);
  if (last === undefined) throw new Error('an append without entries');
  if (entries.some(({ version }, nth) => version !== after + 1 + nth))
    throw new Error('entries out of order');
  const topics = [gameId, ...append.tell].join();
  const bucket = bucketOf(gameId);
  const rows = {
    entries: entries.map(({ version, seat, action, events, hash, at }) =>
      ENTRIES.row({
        ...{ bucket, game_id: gameId, version, seat, action: JSON.stringify(action) },
        ...{ events: JSON.stringify(events), hash, at: at.toISOString() },
      }),
    ),
    replies: (reply === undefined ? [] : [reply]).map(({ id, playerId, path, response }) =>
      REPLIES.row({ game_id: gameId, id, player_id: playerId, path, response }),
    ),
    traces: trace === null ? [] : [traceRow(gameId, last, trace)],
    engines: (engine === undefined ? [] : [engine]).map(({ rulesVersion, engineHash, engineFrozen, own }) =>
      ENGINES.row({
        ...{ game_id: gameId, rules_version: rulesVersion, engine_hash: engineHash },
        engine_frozen: engineFrozen,
        components: own && JSON.stringify(own),
      }),
    ),
  };
  return {
    ...{ gameId, bucket, version: last.version, topics, trace },
    ...rows,
    head: {
      bucket,
      id: gameId,
      after,
      revision,
      version: last.version,
      status,
      prompts: JSON.stringify(prompts),
      asked: arrayOf(seatsAsked(prompts)),
      bot_asked: botAsked,
      outcome: outcome && JSON.stringify(outcome),
      at: last.at.toISOString(),
      table_status: JSON.stringify(append.tableStatus),
      due_at: append.dueAt?.toISOString(),
      raised: seats.length > 0 ? 1 : 0,
      bytes: bytesOf([...rows.entries, ...rows.replies, ...rows.engines]),
      notices: JSON.stringify(notices),
      types: arrayOf(typesOf(notices)),
    },
    seats: seats.map(({ seat, holder, orders }) => {
      const { playerId, bot, level } = seatColumns(holder);
      return SEATS.row({
        ...{ bucket, game_id: gameId, seat, player_id: playerId, bot, level },
        orders: JSON.stringify(orders),
      });
    }),
  };
}

const traceRow = (gameId: string, { version, at }: SealedEntry, trace: string): string =>
  TRACES.row({ bucket: bucketOf(gameId), game_id: gameId, version, trace, at: at.toISOString() });

export interface Committed {
  /** The ids of the games that moved. */
  readonly moved: ReadonlySet<string>;
  /** Whether notices were written to the outbox. */
  readonly hasNotices: boolean;
}

/**
 * Commits appends to different games in one statement, and returns which games moved. A game is left unchanged if its
 * head is not the one that its writer saw, or if a player who is to be seated has deleted their account.
 */
export async function commitAppends(
  askHot: Database['askHot'],
  appends: readonly EncodedAppend[],
): Promise<Committed> {
  const heads = appends.map(({ head }) => HEADS.row(head));
  const entries = appends.flatMap((append) => append.entries);
  const seats = appends.flatMap((append) => append.seats);
  const engines = appends.flatMap((append) => append.engines);
  const replies = appends.flatMap((append) => append.replies);
  const traces = appends.flatMap((append) => append.traces);
  const optional = [seats, engines, replies, traces].filter(({ length }) => length > 0);
  const closes = appends.some(({ head }) => head.status === 'closed');
  const [ids, hasNotices] =
    (await askHot(
      statementFor({
        sit: seats.length > 0,
        change_engine: engines.length > 0,
        reply: replies.length > 0,
        trace: traces.length > 0,
        close: closes,
      }),
      [heads, entries, ...optional].map(joinRows),
    )) ?? [];
  return { moved: new Set(ids?.split(',')), hasNotices: hasNotices === 'true' };
}

const statements = new Map<string, HotStatement>();

/** Parts that few appends need, in the order of their parameters. The last one has none. */
type Part = 'sit' | 'change_engine' | 'reply' | 'trace' | 'close';

/** Other statements omit these parts. */
function statementFor(has: Readonly<Record<Part, boolean>>): HotStatement {
  const parts = (Object.keys(has) as Part[]).filter((part) => has[part]);
  const name = ['append', ...parts].join('_and_');
  const known = statements.get(name);
  if (known !== undefined) return known;
  const parameter = (part: Part): string => `$${3 + parts.indexOf(part)}`;
  const text = textOf(
    has.sit ? sittingDown(parameter('sit')) : nobodySits,
    (has.reply ? keepingReplies(parameter('reply')) : '') +
      (has.trace ? keepingTraces(parameter('trace')) : '') +
      (has.close ? freeingRematches : ''),
    has.change_engine ? changingEngines(parameter('change_engine')) : sameEngine,
  );
  const made = { name, text: `/* ${name} */ ${text}` };
  statements.set(name, made);
  return made;
}

/**
 * The hot path of every move. Prisma's client has no statement that guards, updates and inserts in one round trip.
 * Rows are locked in the order of their keys, accounts before games, so that processes do not deadlock.
 *
 * The function `append_entries` writes the entries of the games that moved. Its body differs where the log is distributed.
 */
const textOf = (sitting: typeof nobodySits, saved: string, engine: typeof sameEngine): string => `
    WITH ${sitting.before} wanted AS MATERIALIZED (
      SELECT * FROM (${HEADS.rowsIn('$1')}) w ${sitting.condition}
    ), held AS MATERIALIZED (
      SELECT g.bucket, g.id FROM games g JOIN wanted w ON w.bucket = g.bucket AND w.id = g.id
      WHERE g.version = w.after AND (w.revision IS NULL OR g.revision = w.revision)
      ORDER BY g.bucket, g.id FOR NO KEY UPDATE OF g
    ), moved AS (
      UPDATE games g SET
        version = w.version, status = w.status, prompts = w.prompts, asked = w.asked,
        outcome = w.outcome, ${engine.columns} started_at = coalesce(g.started_at, w.at),
        finished_at = CASE WHEN w.status IN ('finished', 'closed') THEN coalesce(g.finished_at, w.at) END,
        table_status = w.table_status, revision = g.revision + w.raised,
        bytes = least(g.bytes::bigint + w.bytes, 2147483647)::int
      FROM held h JOIN wanted w ON w.id = h.id ${engine.join}
      WHERE g.bucket = h.bucket AND g.id = h.id
      RETURNING g.bucket, g.id, g.creator_id, g.rematch_of, w.after, w.version, w.notices, w.types, w.at, w.status,
        w.due_at, w.bot_asked
    ), awaited AS (
      UPDATE unfinished_games u SET due_at = m.due_at,
        bot_since = CASE WHEN m.bot_asked THEN coalesce(u.bot_since, m.at) END
      FROM moved m WHERE u.bucket = m.bucket AND u.game_id = m.id AND m.status = 'active'
        AND (u.due_at IS DISTINCT FROM m.due_at OR (u.bot_since IS NOT NULL) <> m.bot_asked)
    ), ended AS (
      DELETE FROM unfinished_games u USING moved m
      WHERE u.bucket = m.bucket AND u.game_id = m.id AND m.status <> 'active'
    ), ${sitting.after} ${saved} noticed AS (
      INSERT INTO outbox (bucket, game_id, after, version, notices, at)
      SELECT m.bucket, m.id, m.after, m.version, m.notices, m.at FROM moved m
      WHERE ${hasSubscriber(Prisma.sql`s.bucket = m.bucket AND s.game_id = m.id`, Prisma.sql`m.creator_id`, Prisma.sql`m.types`).sql}
      RETURNING game_id
    )
    SELECT string_agg(id::text, ','), (EXISTS (SELECT FROM noticed))::text, append_entries($2, array_agg(id))::text FROM moved`;

const sittingDown = (seats: string): typeof nobodySits => ({
  before: `sitting AS MATERIALIZED (
      ${SEATS.rowsIn(seats)}
    ), alive AS MATERIALIZED (
      SELECT id FROM players WHERE id = ANY (ARRAY(SELECT player_id FROM sitting)) AND deleted_at IS NULL
      ORDER BY id FOR SHARE
    ),`,
  condition: `WHERE w.id <> ALL (ARRAY(
        SELECT game_id FROM sitting WHERE player_id IS NOT NULL AND player_id <> ALL (ARRAY(SELECT id FROM alive))
      ))`,
  // All parts of the statement see the seats as they were before it.
  after: `left_behind AS (
      INSERT INTO former_holders (bucket, game_id, player_id, seat)
      SELECT s.bucket, s.game_id, s.player_id, s.seat
      FROM sitting w JOIN moved m ON m.id = w.game_id AND m.status = 'active'
      JOIN seats s ON s.bucket = w.bucket AND s.game_id = w.game_id AND s.seat = w.seat
      WHERE s.player_id IS NOT NULL AND s.player_id IS DISTINCT FROM w.player_id
      ON CONFLICT DO NOTHING
    ), seated AS (
      UPDATE seats s SET player_id = w.player_id, bot = w.bot, level = w.level, orders = w.orders
      FROM sitting w JOIN moved m ON m.id = w.game_id
      WHERE s.bucket = w.bucket AND s.game_id = w.game_id AND s.seat = w.seat
      RETURNING s.bucket, s.game_id, s.player_id
    ), accepted AS (
      DELETE FROM invitations i USING seated s
      WHERE i.bucket = s.bucket AND i.game_id = s.game_id AND i.player_id = s.player_id
    ),`,
});
/** A change of the engine does not move a game: its players go on waiting as long as before. */
const changingEngines = (engines: string): typeof sameEngine => ({
  columns: `moved_at = CASE WHEN c.game_id IS NULL THEN w.at ELSE g.moved_at END,
        rules_version = coalesce(c.rules_version, g.rules_version),
        engine_hash = CASE WHEN c.game_id IS NULL THEN g.engine_hash ELSE c.engine_hash END,
        engine_frozen = coalesce(c.engine_frozen, g.engine_frozen), components = coalesce(c.components, g.components),`,
  join: `LEFT JOIN (${ENGINES.rowsIn(engines)}) c ON c.game_id = w.id`,
});
const sameEngine = { columns: 'moved_at = w.at,', join: '' };
const nobodySits = { before: '', condition: '', after: '' };

/** Saved for retries of the same request. The caller has looked for a saved reply after it read the head. */
const keepingReplies = (replies: string): string => `replied AS (
      INSERT INTO saved_replies (id, player_id, path, response)
      SELECT a.id, a.player_id, a.path, a.response
      FROM (${REPLIES.rowsIn(replies)}) a JOIN moved m ON m.id = a.game_id
      ON CONFLICT DO NOTHING
    ),`;

const keepingTraces = (traces: string): string => `traced AS (
      INSERT INTO entry_traces (bucket, game_id, version, trace, at)
      SELECT t.bucket, t.game_id, t.version, t.trace, t.at FROM (${TRACES.rowsIn(traces)}) t JOIN moved m ON m.id = t.game_id
      ON CONFLICT DO NOTHING
    ),`;

/** A closed game is no rematch any more. */
const freeingRematches = `freed AS (
      DELETE FROM rematches r USING moved m
      WHERE m.status = 'closed' AND r.bucket = bucket_of(m.rematch_of) AND r.game_id = m.rematch_of AND r.next = m.id
    ),`;

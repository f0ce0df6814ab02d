import type { Append } from '../play/ports.js';
import { CHANNEL, inParts } from './bus.js';
import type { Database, HotStatement } from './database.js';
import { Prisma } from './generated/client.js';
import { isHeard, typesOf } from './outbox.js';
import { seatColumns, seatsAsked } from './rows.js';

/** An append as JSON text, made when it arrives: one that cannot be written as JSON fails alone. */
export interface EncodedAppend {
  readonly gameId: string;
  /** Who is told once it is committed: topics of the bus, with commas between. */
  readonly topics: string;
  readonly head: string;
  readonly entries: string;
  readonly answer: string | null;
  readonly seats: string;
}

export function encodeAppend(append: Append): EncodedAppend {
  const { gameId, after, revision, entries, status, prompts, botAsked, outcome, answer } = append;
  const { happenings, seats = [] } = append;
  const last = entries.at(-1);
  if (last === undefined) throw new Error('an append without entries');
  if (entries.some(({ version }, nth) => version !== after + 1 + nth))
    throw new Error('entries out of order');
  const topics = [gameId, ...append.tell].join();
  return {
    gameId,
    topics,
    head: JSON.stringify({
      id: gameId,
      after,
      revision,
      version: last.version,
      status,
      prompts,
      outcome,
      at: last.at,
      asked: seatsAsked(prompts),
      bot_asked: botAsked,
      house: append.house,
      due_at: append.dueAt,
      raised: seats.length > 0 ? 1 : 0,
      happenings,
      types: typesOf(happenings),
      topics,
    }),
    entries: entries
      .map(({ version, seat, action, events, hash, at }) =>
        JSON.stringify({ game_id: gameId, version, seat, action, events, hash, at }),
      )
      .join(),
    seats: seats
      .map(({ seat, holder, orders }) => {
        const { playerId, bot } = seatColumns(holder);
        return JSON.stringify({ game_id: gameId, seat, player_id: playerId, bot, orders });
      })
      .join(),
    answer:
      answer === undefined
        ? null
        : JSON.stringify({
            game_id: gameId,
            player_id: answer.playerId,
            key: answer.key,
            body_hash: answer.bodyHash,
            status: answer.status,
            body: answer.body,
          }),
  };
}

export interface Committed {
  /** The ids of the games that moved. */
  readonly moved: ReadonlySet<string>;
  /** Whether somebody wants to be told of it. */
  readonly told: boolean;
}

/**
 * Commits appends to different games in one statement, and returns which games moved. A game whose head is not
 * where its writer saw it stays as it is, and so does one in which somebody would sit whose account was deleted.
 */
export async function commitAppends(
  askHot: Database['askHot'],
  origin: string,
  appends: readonly EncodedAppend[],
): Promise<Committed> {
  const parts = partsOf(appends);
  const heads = appends.map(({ head }, nth) => `{"part":${parts[nth]},${head.slice(1)}`);
  const entries = appends.map((append) => append.entries);
  const seats = appends.flatMap((append) => (append.seats === '' ? [] : [append.seats]));
  const answers = appends.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  const optional = [seats, answers].filter(({ length }) => length > 0);
  const [ids, told] =
    (await askHot(statementFor(seats.length > 0, answers.length > 0), [
      origin,
      ...[heads, entries, ...optional].map(jsonList),
    ])) ?? [];
  return { moved: new Set(ids?.split(',')), told: told === 'true' };
}

const statements = new Map<string, HotStatement>();

/** Few appends need more than the log: all would pay for what those need. */
function statementFor(sits: boolean, answers: boolean): HotStatement {
  const name = ['append', ...(sits ? ['sit'] : []), ...(answers ? ['answer'] : [])].join('_and_');
  const known = statements.get(name);
  if (known !== undefined) return known;
  const text = textOf(
    sits ? sittingDown('$4') : nobodySits,
    answers ? keepingAnswers(sits ? '$5' : '$4') : '',
  );
  const made = { name, text: `/* ${name} */ ${text}` };
  statements.set(name, made);
  return made;
}

/**
 * This is every move that is made, and Prisma's client has no statement that guards, updates, inserts and notifies
 * in one round trip. The rows are locked in the order of their ids, accounts before games, lest two processes wait
 * for each other. One JSON text per table instead of a bind per value: the text of a statement does not depend on
 * the size of the batch, so it is planned once; and a `json` column gets its part of that text to the byte.
 */
const textOf = (sitting: typeof nobodySits, answered: string): string => `
    WITH ${sitting.before} wanted AS MATERIALIZED (
      SELECT * FROM json_to_recordset($2::json) AS w (
        id uuid, after int, revision int, version int, status text, prompts json, asked int[], bot_asked bool,
        outcome json, at timestamptz, house json, due_at timestamptz, raised int, happenings json, types text[],
        topics text, part int
      ) ${sitting.condition}
    ), held AS MATERIALIZED (
      SELECT g.id FROM games g JOIN wanted w ON w.id = g.id
      WHERE g.version = w.after AND (w.revision IS NULL OR g.revision = w.revision)
      ORDER BY g.id FOR NO KEY UPDATE OF g
    ), moved AS (
      UPDATE games g SET
        version = w.version, status = w.status, prompts = w.prompts, asked = w.asked, bot_asked = w.bot_asked,
        outcome = w.outcome, moved_at = w.at, started_at = coalesce(g.started_at, w.at),
        finished_at = CASE WHEN w.status IN ('finished', 'closed') THEN coalesce(g.finished_at, w.at) END,
        house = w.house, due_at = w.due_at, revision = g.revision + w.raised
      FROM held h JOIN wanted w ON w.id = h.id
      WHERE g.id = h.id
      RETURNING g.id, g.creator_id, w.after, w.version, w.happenings, w.types, w.at, w.topics, w.part
    ), entered AS (
      INSERT INTO entries (game_id, version, seat, action, events, hash, at)
      SELECT e.game_id, e.version, e.seat, e.action, e.events, e.hash, e.at
      FROM json_to_recordset($3::json) AS e (
        game_id uuid, version int, seat int, action json, events json, hash text, at timestamptz
      ) JOIN moved m ON m.id = e.game_id
    ), ${sitting.after} ${answered} told AS (
      INSERT INTO outbox (game_id, after, version, happenings, at)
      SELECT m.id, m.after, m.version, m.happenings, m.at FROM moved m
      WHERE ${isHeard(Prisma.sql`m.id`, Prisma.sql`m.creator_id`, Prisma.sql`m.types`).sql}
      RETURNING game_id
    )
    SELECT string_agg(ids, ','), (EXISTS (SELECT FROM told))::text, count(notified)::text FROM (
      SELECT string_agg(id::text, ',') AS ids,
             pg_notify('${CHANNEL}', $1::text || ' ' || string_agg(topics, ','))::text AS notified
      FROM moved GROUP BY part
    ) news`;

const sittingDown = (seats: string): typeof nobodySits => ({
  before: `sitting AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${seats}::json) AS s (
        game_id uuid, seat int, player_id uuid, bot bool, orders json
      )
    ), alive AS MATERIALIZED (
      SELECT id FROM players WHERE id = ANY (ARRAY(SELECT player_id FROM sitting)) AND deleted_at IS NULL
      ORDER BY id FOR SHARE
    ),`,
  condition: `WHERE w.id <> ALL (ARRAY(
        SELECT game_id FROM sitting WHERE player_id IS NOT NULL AND player_id <> ALL (ARRAY(SELECT id FROM alive))
      ))`,
  after: `seated AS (
      UPDATE seats s SET player_id = w.player_id, bot = w.bot, orders = w.orders
      FROM sitting w JOIN moved m ON m.id = w.game_id
      WHERE s.game_id = w.game_id AND s.seat = w.seat
      RETURNING s.game_id, s.player_id
    ), accepted AS (
      DELETE FROM invitations i USING seated s WHERE i.game_id = s.game_id AND i.player_id = s.player_id
    ),`,
});
const nobodySits = { before: '', condition: '', after: '' };

/** For those who may ask again. */
const keepingAnswers = (answers: string): string => `answered AS (
      INSERT INTO answers (game_id, player_id, key, body_hash, status, body)
      SELECT a.game_id, a.player_id, a.key, a.body_hash, a.status, coalesce(a.body, 'null')
      FROM json_to_recordset(${answers}::json) AS a (
        game_id uuid, player_id uuid, key text, body_hash text, status int, body json
      ) JOIN moved m ON m.id = a.game_id
      ON CONFLICT DO NOTHING
    ),`;

/** Which of them share a notification, if all of them are made. */
const partsOf = (appends: readonly EncodedAppend[]): number[] =>
  inParts(appends.map(({ topics }) => topics)).flatMap((texts, part) => texts.map(() => part));

const jsonList = (items: readonly string[]): string => `[${items.join()}]`;

import type { Append } from '../play/ports.js';
import { CHANNEL, inParts } from './bus.js';
import { Prisma, type PrismaClient } from './generated/client.js';
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
  return {
    gameId,
    topics: [gameId, ...append.tell].join(),
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
 *
 * Raw SQL: this is every move that is made, and Prisma's client has no statement that guards, updates, inserts
 * and notifies in one round trip. The rows are locked in the order of their ids, accounts before games, lest two
 * processes wait for each other. One JSON text per table instead of a bind per value: the text of a statement does not depend on
 * the size of the batch, so it is planned once; and a `json` column gets its part of that text to the byte.
 */
export async function commitAppends(
  prisma: PrismaClient,
  origin: string,
  appends: readonly EncodedAppend[],
): Promise<Committed> {
  const seats = appends.flatMap((append) => (append.seats === '' ? [] : [append.seats]));
  const answers = appends.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  const sitting = seats.length > 0 ? sittingDown(jsonList(seats)) : nobodySits;
  const answered = answers.length > 0 ? keepingAnswers(jsonList(answers)) : Prisma.empty;
  const heads = jsonList(appends.map(({ head }) => head));
  const entries = jsonList(appends.map((append) => append.entries));
  const news = JSON.stringify(newsOf(appends));
  // Its name says which text it is: each is prepared under its own.
  const name = `append${seats.length > 0 ? '_and_sit' : ''}${answers.length > 0 ? '_and_answer' : ''}`;
  const rows = await prisma.$queryRaw<{ ids: string; told: boolean }[]>`${Prisma.raw(`/* ${name} */`)}
    WITH ${sitting.before} wanted AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${heads}::json) AS w (
        id uuid, after int, revision int, version int, status text, prompts json, asked int[], bot_asked bool,
        outcome json, at timestamptz, house json, due_at timestamptz, raised int, happenings json, types text[]
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
      RETURNING g.id, g.creator_id, w.after, w.version, w.happenings, w.types, w.at
    ), entered AS (
      INSERT INTO entries (game_id, version, seat, action, events, hash, at)
      SELECT e.game_id, e.version, e.seat, e.action, e.events, e.hash, e.at
      FROM json_to_recordset(${entries}::json) AS e (
        game_id uuid, version int, seat int, action json, events json, hash text, at timestamptz
      ) JOIN moved m ON m.id = e.game_id
    ), ${sitting.after} ${answered} told AS (
      INSERT INTO outbox (game_id, after, version, happenings, at)
      SELECT m.id, m.after, m.version, m.happenings, m.at FROM moved m
      WHERE ${isHeard(Prisma.sql`m.id`, Prisma.sql`m.creator_id`, Prisma.sql`m.types`)}
      RETURNING game_id
    )
    SELECT string_agg(m.id::text, ',') AS ids, EXISTS (SELECT FROM told) AS told,
           pg_notify(${CHANNEL}::text, ${origin}::text || ' ' || string_agg(n.topics, ','))::text AS notified
    FROM json_to_recordset(${news}::json) AS n (id uuid, part int, topics text) JOIN moved m ON m.id = n.id
    GROUP BY n.part`;
  return {
    moved: new Set(rows.flatMap(({ ids }) => ids.split(','))),
    told: rows.some(({ told }) => told),
  };
}

/** What an append needs besides where somebody sits down, or gets up: few do, and all would pay for it. */
const sittingDown = (seats: string) => ({
  before: Prisma.sql`sitting AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${seats}::json) AS s (
        game_id uuid, seat int, player_id uuid, bot bool, orders json
      )
    ), alive AS MATERIALIZED (
      SELECT id FROM players WHERE id = ANY (ARRAY(SELECT player_id FROM sitting)) AND deleted_at IS NULL
      ORDER BY id FOR SHARE
    ),`,
  condition: Prisma.sql`WHERE w.id <> ALL (ARRAY(
        SELECT game_id FROM sitting WHERE player_id IS NOT NULL AND player_id <> ALL (ARRAY(SELECT id FROM alive))
      ))`,
  after: Prisma.sql`seated AS (
      UPDATE seats s SET player_id = w.player_id, bot = w.bot, orders = w.orders
      FROM sitting w JOIN moved m ON m.id = w.game_id
      WHERE s.game_id = w.game_id AND s.seat = w.seat
      RETURNING s.game_id, s.player_id
    ), accepted AS (
      DELETE FROM invitations i USING seated s WHERE i.game_id = s.game_id AND i.player_id = s.player_id
    ),`,
});
const nobodySits = { before: Prisma.empty, condition: Prisma.empty, after: Prisma.empty };

/** The same where answers are kept for those who may ask again. */
const keepingAnswers = (answers: string): Prisma.Sql => Prisma.sql`answered AS (
      INSERT INTO answers (game_id, player_id, key, body_hash, status, body)
      SELECT a.game_id, a.player_id, a.key, a.body_hash, a.status, coalesce(a.body, 'null')
      FROM json_to_recordset(${answers}::json) AS a (
        game_id uuid, player_id uuid, key text, body_hash text, status int, body json
      ) JOIN moved m ON m.id = a.game_id
      ON CONFLICT DO NOTHING
    ),`;

/** Which appends share a notification, if all of them are made. */
const newsOf = (appends: readonly EncodedAppend[]): { id: string; part: number; topics: string }[] => {
  const parts = inParts(appends.map(({ topics }) => topics));
  const partOf = parts.flatMap((texts, part) => texts.map(() => part));
  return appends.map(({ gameId, topics }, nth) => ({ id: gameId, part: partOf[nth] ?? 0, topics }));
};

const jsonList = (items: readonly string[]): string => `[${items.join()}]`;

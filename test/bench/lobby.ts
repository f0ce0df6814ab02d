import { asHttp, Connection, timed } from './harness/connection.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { each, newClient, newGame } from './harness/people.js';
import type { Service } from './harness/service.js';

const GAMES = 100_000;
const PER_CREATOR = 5;
const FLOOD = 1_000;
const REQUESTS = 50;
const FEW = 20;

const CREATORS = `
  INSERT INTO players (id, name, created_at)
  SELECT ('01800000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Many', now()
  FROM generate_series(0, ${GAMES / PER_CREATOR}) AS n`;
/** Copies of one game, with ids in creation order. */
const MANY = `
  INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object(
    'bucket', NULL, 'id', '01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'),
    'creator_id', '01800000-0000-7000-8000-' || lpad(to_hex(n / ${PER_CREATOR}), 12, '0')
  ))).* FROM games g, generate_series(1, ${GAMES}) AS n WHERE g.id = $1`;
/** Newer than all others, and of one creator. */
const ONE_CREATORS = `
  INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object(
    'bucket', NULL, 'id', '71900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0')
  ))).* FROM games g, generate_series(1, ${FLOOD}) AS n WHERE g.id = $1`;
const THEIR_SEATS = `
  INSERT INTO seats (game_id, seat, player_id, bot)
  SELECT g.id, s.seat, s.player_id, s.bot FROM games g, seats s
  WHERE s.game_id = $1 AND NOT EXISTS (SELECT FROM seats own WHERE own.game_id = g.id)`;

/** The first page of the lobby with 100,000 games, compared with one page of games, and behind many of one creator. */
export async function lobby(service: Service, { client: db }: BenchDatabase): Promise<Figure[]> {
  const client = await newClient(service);
  const [one = ''] = await each(FEW, () => newGame(client, 'mammut', 3));
  const fill = async (games: string): Promise<number[]> => {
    await db.query(games, [one]);
    await db.query(THEIR_SEATS, [one]);
    await db.query('VACUUM ANALYZE games, seats');
    return pages(service);
  };
  const baseline = await pages(service);
  await db.query(CREATORS);
  const many = await fill(MANY);
  const behind = await fill(ONE_CREATORS);
  const against = (ours: readonly number[], others: readonly number[]) =>
    ours.map((ms, nth) => ({ ours: ms, baseline: others[nth] ?? ms }));
  return [
    {
      name: 'GET /v1/games, with 100,000 games',
      unit: 'ms',
      against: 'a lobby of one page',
      samples: against(many, baseline),
      target: { atMost: 5, of: 'ours' },
    },
    {
      name: 'GET /v1/games, behind 1,000 games of one creator',
      unit: 'ms',
      against: 'without these',
      samples: against(behind, many),
      target: { atMost: 10, of: 'ours' },
    },
  ];
}

async function pages({ port }: Service): Promise<number[]> {
  const connection = await Connection.open(port);
  const times: number[] = [];
  for (let nth = 0; nth < REQUESTS + 10; nth += 1)
    times.push(await timed(connection, asHttp({ path: '/v1/games' })));
  connection.close();
  // The first requests are the warm-up.
  return times.slice(10);
}

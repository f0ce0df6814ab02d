import { asHttp, Connection, timed } from './harness/connection.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { newClient, newGame } from './harness/people.js';
import type { Service } from './harness/service.js';

const GAMES = 500;
const REQUESTS = 60;

/** The inbox of a player with 500 waiting games, compared with one waiting game. */
export async function inbox(service: Service, { client: db }: BenchDatabase): Promise<Figure[]> {
  const client = await newClient(service);
  const id = await newGame(client, 'mammut', 3);
  const ask = async (): Promise<number[]> => {
    const connection = await Connection.open(service.port);
    const request = asHttp({ path: '/v1/me/prompts', headers: client.headers });
    const times: number[] = [];
    for (let nth = 0; nth < REQUESTS; nth += 1) times.push(await timed(connection, request));
    connection.close();
    // The first requests are the warm-up.
    return times.slice(10);
  };
  const baseline = await ask();
  await db.query(
    `INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object('bucket', NULL, 'id', gen_random_uuid()))).*
     FROM games g, generate_series(2, ${GAMES}) WHERE g.id = $1`,
    [id],
  );
  await db.query(
    `INSERT INTO seats (game_id, seat, player_id, bot)
     SELECT g.id, s.seat, s.player_id, s.bot FROM games g, seats s
     WHERE s.game_id = $1 AND NOT EXISTS (SELECT FROM seats own WHERE own.game_id = g.id)`,
    [id],
  );
  await db.query('VACUUM ANALYZE games, seats');
  const ours = await ask();
  return [
    {
      name: `the inbox of a player with ${GAMES} games`,
      unit: 'ms',
      against: 'an inbox with one game',
      samples: ours.map((ms, nth) => ({ ours: ms, baseline: baseline[nth] ?? ms })),
      target: { atMost: 10, of: 'ours' },
    },
  ];
}

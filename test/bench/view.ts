import type { BareTask } from './bare-fastify.js';
import { asHttp, type Request } from './harness/connection.js';
import type { Figure } from './harness/figure.js';
import { each, newClient, newGame } from './harness/people.js';
import { byTurns } from './harness/rounds.js';
import type { Service } from './harness/service.js';
import { startWorker } from './harness/worker.js';
import type { LoadTask } from './load.js';

const CLIENTS = 64;
const REQUESTS = 300;
const ROUNDS = 7;

/** Sixty-four players, each looking at a game of their own again and again. */
export async function views(service: Service): Promise<Figure[]> {
  const tables = await each(CLIENTS, async () => {
    const client = await newClient(service);
    return { client, path: `/v1/games/${await newGame(client, 'mammut', 3)}/view?seat=0` };
  });
  const [one] = tables;
  if (one === undefined) throw new Error('nobody plays');
  const view = await one.client.get(one.path);
  const etag = view.headers.get('etag') ?? '';
  const body = await view.text();
  const known = { 'if-none-match': etag };
  const against = `a bare Fastify route that sends the same ${body.length} bytes`;
  const requests = (more: object) =>
    tables.map(({ client, path }) => ({ path, headers: { ...client.headers, ...more } }));
  return [
    {
      name: 'GET …/view, warm',
      unit: 'requests/s',
      against,
      samples: await measure(service.port, requests({}), 200, body),
      target: { atLeast: 0.5, of: 'ratio' },
    },
    {
      name: 'GET …/view, answered 304',
      unit: 'requests/s',
      against,
      samples: await measure(service.port, requests(known), 304, body),
      target: { atLeast: 0.6, of: 'ratio' },
    },
  ];
}

async function measure(port: number, requests: readonly Request[], expected: number, body: string) {
  const bare = startWorker<BareTask, number>('bare-fastify.ts');
  const ourLoad = startWorker<LoadTask, number>('load.ts');
  const bareLoad = startWorker<LoadTask, number>('load.ts');
  try {
    const lanes = requests.map((request) => [asHttp(request)]);
    await ourLoad.run({ kind: 'connect', port, lanes, expected });
    // The same heads: reading them is not what is compared.
    const bareLanes = requests.map((request) => [asHttp({ ...request, path: '/' })]);
    await bareLoad.run({ kind: 'connect', port: await bare.run({ body }), lanes: bareLanes, expected: 200 });
    const round = { kind: 'round', requests: REQUESTS } as const;
    return await byTurns(
      ROUNDS,
      () => ourLoad.run(round),
      () => bareLoad.run(round),
    );
  } finally {
    for (const worker of [ourLoad, bareLoad, bare]) await worker.stop();
  }
}

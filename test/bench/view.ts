import type { BareTask } from './bare-fastify.js';
import { asHttp } from './harness/connection.js';
import type { Figure } from './harness/figure.js';
import { each, newClient, newGame } from './harness/people.js';
import { byTurns, samplesOf } from './harness/rounds.js';
import type { Service } from './harness/service.js';
import { startWorker } from './harness/worker.js';
import type { LoadTask } from './load.js';

const CLIENTS = 64;
const REQUESTS = 300;
const ROUNDS = 7;
const round = { kind: 'round', requests: REQUESTS } as const;

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
  const lanes = (more: object, path?: string) =>
    tables.map((table) => [
      asHttp({ path: path ?? table.path, headers: { ...table.client.headers, ...more } }),
    ]);
  const bare = startWorker<BareTask, number>('bare-fastify.ts');
  const loads = [0, 1, 2].map(() => startWorker<LoadTask, number>('load.ts'));
  try {
    const { port } = service;
    const sides: LoadTask[] = [
      { kind: 'connect', port, lanes: lanes({}), expected: 200 },
      { kind: 'connect', port, lanes: lanes({ 'if-none-match': etag }), expected: 304 },
      // The same heads: reading them is not what is compared.
      { kind: 'connect', port: await bare.run({ body }), lanes: lanes({}, '/'), expected: 200 },
    ];
    for (const [nth, load] of loads.entries()) await load.run(sides[nth] ?? round);
    const [whole, unchanged, baseline] = await byTurns(
      { rounds: ROUNDS },
      ...loads.map((load) => () => load.run(round)),
    );
    const figure = (name: string, rates: number[] | undefined, atLeast: number): Figure => ({
      name,
      unit: 'requests/s',
      against: `a bare Fastify route that sends the same ${body.length} bytes`,
      samples: samplesOf(rates, baseline),
      target: { atLeast, of: 'ratio' },
    });
    return [figure('GET …/view, warm', whole, 0.5), figure('GET …/view, answered 304', unchanged, 0.6)];
  } finally {
    for (const worker of [...loads, bare]) await worker.stop();
  }
}

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
const ROUNDS = 15;
const round = { kind: 'round', requests: REQUESTS } as const;

/** The headers that Node adds by itself. */
const OF_NODE = new Set(['connection', 'content-length', 'date', 'keep-alive']);

/**
 * Sixty-four players, each of which requests the view of one game repeatedly. There are two baselines: a route that
 * sends the same head and body, and one that sends the same body with the shortest head.
 */
export async function views(service: Service): Promise<Figure[]> {
  const tables = await each(CLIENTS, async () => {
    const client = await newClient(service);
    return { client, path: `/v1/games/${await newGame(client, 'mammut', 3)}/view?seat=0` };
  });
  const [one] = tables;
  if (one === undefined) throw new Error('there is no client');
  const view = await one.client.get(one.path);
  const headers = Object.fromEntries([...view.headers].filter(([name]) => !OF_NODE.has(name)));
  const { etag = '', 'content-type': type = '' } = headers;
  const body = await view.text();
  const lanes = (more: object, path?: string) =>
    tables.map((table) => [
      asHttp({ path: path ?? table.path, headers: { ...table.client.headers, ...more } }),
    ]);
  const bare = [headers, { 'content-type': type }].map((head) => {
    const worker = startWorker<BareTask, number>('bare-fastify.ts');
    return { worker, task: { headers: head, body } };
  });
  const loads = [0, 1, 2, 3].map(() => startWorker<LoadTask, number>('load.ts'));
  try {
    const { port } = service;
    const sides: LoadTask[] = [
      { kind: 'connect', port, lanes: lanes({}), expected: 200 },
      { kind: 'connect', port, lanes: lanes({ 'if-none-match': etag }), expected: 304 },
    ];
    // The requests have the same headers, because parsing them is not compared.
    for (const { worker, task } of bare)
      sides.push({ kind: 'connect', port: await worker.run(task), lanes: lanes({}, '/'), expected: 200 });
    for (const [nth, load] of loads.entries()) await load.run(sides[nth] ?? round);
    const [whole, unchanged, sameAnswer, sameBody] = await byTurns(
      ROUNDS,
      ...loads.map((load) => () => load.run(round)),
    );
    const figure = (
      [name, rates, atLeast]: readonly [string, number[] | undefined, number],
      [against, baseline]: readonly [string, number[] | undefined],
    ): Figure => ({
      name,
      unit: 'requests/s',
      against,
      samples: samplesOf(rates, baseline),
      target: { atLeast, of: 'ratio' },
    });
    const ours = [
      ['GET …/view, warm', whole, 0.5],
      ['GET …/view, answered 304', unchanged, 0.6],
    ] as const;
    return [
      ...ours.map((one) =>
        figure(one, ['a bare Fastify route that sends the same bytes, head and body', sameAnswer]),
      ),
      ...ours.map((one) =>
        figure(one, [`one that sends the same ${body.length} bytes of body alone`, sameBody]),
      ),
    ];
  } finally {
    for (const worker of [...loads, ...bare.map(({ worker }) => worker)]) await worker.stop();
  }
}

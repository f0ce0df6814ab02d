import type { FanOutTask } from './bare-fan-out.js';
import type { CrowdTask } from './crowd-clients.js';
import { serviceCpu } from './harness/cpu.js';
import type { Figure } from './harness/figure.js';
import { type Client, newClient, newGame } from './harness/people.js';
import { samplesOf } from './harness/rounds.js';
import type { Service } from './harness/service.js';
import { startWorker, type Worker } from './harness/worker.js';

const STREAMS = 10_000;
const ROUNDS = 15;
const WARM_UP = 5;

interface LegalActions {
  readonly version: number;
  readonly asked: readonly {
    readonly seat: number;
    readonly actions: readonly { readonly id: string }[];
  }[];
}

/** Prepares the request for a legal action. */
async function nextAction(client: Client, game: string): Promise<() => Promise<number>> {
  const { asked } = (await (await client.get(`/v1/games/${game}/actions`)).json()) as LegalActions;
  const [one] = asked;
  const [action] = one?.actions ?? [];
  if (one === undefined || action === undefined) throw new Error('no seat is asked');
  const body = { seat: one.seat, action: action.id };
  return async () => (await client.post<{ version: number }>(`/v1/games/${game}/actions`, body)).version;
}

/** One action in a game with 10,000 spectators. The baseline writes the same bytes to as many responses. */
export async function crowd(service: Service): Promise<Figure[]> {
  const client = await newClient(service);
  const game = await newGame(client, 'mammut', 3);
  const path = `/v1/games/${game}/events`;
  const ours = startWorker<CrowdTask, number>('crowd-clients.ts');
  const theirs = startWorker<CrowdTask, number>('crowd-clients.ts');
  const bare = startWorker<FanOutTask, number>('bare-fan-out.ts');
  try {
    await ours.run({ kind: 'connect', port: service.port, path, streams: STREAMS });
    const port = await bare.run({ kind: 'listen' });
    await theirs.run({ kind: 'connect', port, path: '/', streams: STREAMS });
    const cpu: number[] = [];
    const baseline: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const act = await nextAction(client, game);
      const before = await serviceCpu(service);
      const version = await act();
      await ours.run({ kind: 'await', id: version });
      const used = (await serviceCpu(service)) - before;
      const text = `id: ${version}\n${await eventIn(client, path, version)}`;
      const bareUsed = await fanOut(bare, theirs, text, version);
      if (round < WARM_UP) continue;
      cpu.push(used / 1000);
      baseline.push(bareUsed * 1000);
    }
    return [
      {
        name: `an action before ${STREAMS} spectators' streams`,
        unit: 'ms of CPU',
        samples: samplesOf(cpu),
        target: { atMost: 400, of: 'ours' },
      },
      {
        name: `an action before ${STREAMS} spectators' streams`,
        unit: 'ms of CPU',
        against: 'a bare server that writes the same bytes to each',
        samples: samplesOf(cpu, baseline),
        target: { atMost: 3, of: 'ratio' },
      },
    ];
  } finally {
    for (const worker of [ours, theirs, bare]) await worker.stop();
  }
}

async function eventIn(client: Client, path: string, version: number): Promise<string> {
  const page = await client.get(`${path}?seat=spectator&after=${version - 1}`);
  const { entries } = (await page.json()) as { readonly entries: readonly object[] };
  return `event: entry\ndata: ${JSON.stringify(entries[0])}\n\n`;
}

async function fanOut(
  bare: Worker<FanOutTask, number>,
  clients: Worker<CrowdTask, number>,
  text: string,
  id: number,
): Promise<number> {
  const before = await bare.run({ kind: 'cpu' });
  await bare.run({ kind: 'write', text });
  await clients.run({ kind: 'await', id });
  return (await bare.run({ kind: 'cpu' })) - before;
}

import { asHttp } from './harness/connection.js';
import { serviceCpu } from './harness/cpu.js';
import type { Figure } from './harness/figure.js';
import { type Client, each, newClient, newGame } from './harness/people.js';
import { byTurns } from './harness/rounds.js';
import type { Service } from './harness/service.js';
import { startWorker } from './harness/worker.js';
import type { LoadTask } from './load.js';

const CLIENTS = 32;
const ROUNDS = 9;
/** Per client and round. */
const ACTIONS = 20;
const READS = 150;

interface Asked {
  readonly asked: readonly { readonly seat: number; readonly actions: readonly { readonly id: string }[] }[];
}

/** A player with all seats of a game, who takes the first legal action. A turn is one request; its response lists the next actions. */
class Table {
  #next: { readonly seat: number; readonly action: string } | null = null;

  constructor(
    private readonly client: Client,
    private id: string,
  ) {}

  async act(): Promise<void> {
    if (this.#next === null) await this.#look();
    const path = `/v1/games/${this.id}/actions?include=actions`;
    this.#next = firstOf(await this.client.post<Asked>(path, this.#next ?? {}));
  }

  async #look(): Promise<void> {
    const found = async () =>
      firstOf((await (await this.client.get(`/v1/games/${this.id}/actions`)).json()) as Asked);
    this.#next = await found();
    if (this.#next !== null) return;
    this.id = await newGame(this.client, 'mammut', 3);
    this.#next = await found();
  }
}

function firstOf({ asked }: Asked): { readonly seat: number; readonly action: string } | null {
  const [one] = asked;
  const [action] = one?.actions ?? [];
  return one === undefined || action === undefined ? null : { seat: one.seat, action: action.id };
}

/**
 * What a token costs, in CPU of the service: the same unchanged view with a token and without, which both read the head of
 * the game in one statement. The baseline is a turn without that.
 */
export async function authentication(service: Service): Promise<Figure[]> {
  const clients = await each(CLIENTS, async () => {
    const client = await newClient(service);
    const id = await newGame(client, 'mammut', 3);
    const path = `/v1/games/${await newGame(client, 'mammut', 3)}/view?seat=spectator`;
    const etag = (await client.get(path)).headers.get('etag') ?? '';
    return { client, table: new Table(client, id), path, etag };
  });
  const lanes = (withToken: boolean) =>
    clients.map(({ client, path, etag }) => [
      asHttp({ path, headers: { 'if-none-match': etag, ...(withToken && client.headers) } }),
    ]);
  const loads = [true, false].map((withToken) => ({
    worker: startWorker<LoadTask, number>('load.ts'),
    lanes: lanes(withToken),
  }));
  /** Microseconds of CPU for each of some requests. */
  const cpuOf = async (requests: number, work: () => Promise<unknown>): Promise<number> => {
    const before = await serviceCpu(service);
    await work();
    return ((await serviceCpu(service)) - before) / requests;
  };
  try {
    for (const { worker, lanes: own } of loads)
      await worker.run({ kind: 'connect', port: service.port, lanes: own, expected: 304 });
    const reading = loads.map(
      ({ worker }) =>
        () =>
          cpuOf(CLIENTS * READS, () => worker.run({ kind: 'round', requests: READS })),
    );
    const acting = () =>
      cpuOf(CLIENTS * ACTIONS, () =>
        Promise.all(
          clients.map(async ({ table }) => {
            for (let nth = 0; nth < ACTIONS; nth += 1) await table.act();
          }),
        ),
      );
    const [withToken = [], without = [], turns = []] = await byTurns(ROUNDS, ...reading, acting);
    return [
      {
        name: 'authentication in POST …/actions?include=actions, CPU',
        unit: 'µs',
        against: 'the same turn without what a token adds to an unchanged view',
        samples: turns.map((ours, nth) => ({
          ours,
          baseline: ours - ((withToken[nth] ?? 0) - (without[nth] ?? 0)),
        })),
        target: { atMost: 1.05, of: 'ratio' },
      },
    ];
  } finally {
    for (const { worker } of loads) await worker.stop();
  }
}

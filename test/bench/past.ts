import type { Figure } from './harness/figure.js';
import { type Client, newClient, newGame } from './harness/people.js';
import { byTurns, samplesOf } from './harness/rounds.js';
import type { Service } from './harness/service.js';

const VERSIONS = 150;
const SEATS = 3;
const ROUNDS = 9;
const COLD = 24;
const WARM = 400;

/** The CPU time of the service so far with all of its threads, in microseconds. */
async function cpuOf({ metricsUrl }: Service): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]) * 1e6;
}

interface LegalActions {
  readonly version: number;
  readonly asked: readonly {
    readonly seat: number;
    readonly actions: readonly { readonly id: string }[];
  }[];
}

async function play(client: Client, game: string): Promise<number> {
  for (;;) {
    const { version, asked } = (await (await client.get(`/v1/games/${game}/actions`)).json()) as LegalActions;
    const [one] = asked;
    const action = one?.actions[version % (one.actions.length || 1)];
    if (one === undefined || action === undefined || version >= VERSIONS) return version;
    await client.post(`/v1/games/${game}/actions`, { seat: one.seat, action: action.id });
  }
}

/** Earlier views of a game of 150 entries, against its current view: a new one for each request, and one again and again. */
export async function past(service: Service): Promise<Figure[]> {
  const client = await newClient(service);
  const game = await newGame(client, 'eiszeit', SEATS);
  const last = await play(client, game);
  const views = [...Array(SEATS).keys()].flatMap((seat) =>
    Array.from({ length: last - 1 }, (_, nth) => `seat=${seat}&at=${nth + 1}`),
  );
  // Every version comes as often as any other, in each round.
  const unseen = views.map((_, nth) => views[(nth * 211) % views.length] ?? '');
  const next = (): string => {
    const query = unseen.pop();
    if (query === undefined) throw new Error(`the game ended at ${last}, which is too early`);
    return query;
  };
  const measure = async (count: number, query: (nth: number) => string): Promise<number> => {
    const before = await cpuOf(service);
    for (let nth = 0; nth < count; nth += 1)
      await (await client.get(`/v1/games/${game}/view?${query(nth)}`)).arrayBuffer();
    return ((await cpuOf(service)) - before) / count;
  };
  const [cold, cached, current] = await byTurns(
    ROUNDS,
    () => measure(COLD, next),
    () => measure(WARM, () => 'seat=0&at=75'),
    () => measure(WARM, () => 'seat=0'),
  );
  const against = 'the current view';
  return [
    ['GET …/view?at=, never asked for', cold, 2] as const,
    ['GET …/view?at=, asked for before', cached, 1.1] as const,
  ].map(([name, rounds, atMost]) => ({
    ...{ name, unit: 'µs of CPU', against },
    samples: samplesOf(rounds, current),
    target: { atMost, of: 'ratio' as const },
  }));
}

import { serviceCpu } from './harness/cpu.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { type Client, each, newClient, newGame } from './harness/people.js';
import { byTurns, samplesOf, WARM_UP } from './harness/rounds.js';
import { type Service, startService } from './harness/service.js';
import { playedByBots } from './weights-cases.js';

const VERSIONS = 150;
const SEATS = 3;
const ROUNDS = 9;
const COLD = 24;
const WARM = 400;
/** Games a round that a process has never seen. */
const UNSEEN = 2;
const UNSEEN_ROUNDS = 5;

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

/** Earlier views, against the current one. */
export async function past(service: Service, { url }: BenchDatabase): Promise<Figure[]> {
  return [...(await ofOneGame(service)), await inNewProcess(service, url)];
}

/** A game of 150 entries: another view for each request, and one again and again. */
async function ofOneGame(service: Service): Promise<Figure[]> {
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
    const before = await serviceCpu(service);
    for (let nth = 0; nth < count; nth += 1)
      await (await client.get(`/v1/games/${game}/view?${query(nth)}`)).arrayBuffer();
    return ((await serviceCpu(service)) - before) / count;
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

/** The first look at a game in a process that has never seen it: at the middle of its past, and at its current view. */
async function inNewProcess(service: Service, url: string): Promise<Figure> {
  const client = await newClient(service);
  const count = 2 * UNSEEN * (WARM_UP + UNSEEN_ROUNDS);
  const games = await each(count, () => playedByBots(client, 'eiszeit', Number.POSITIVE_INFINITY));
  const other = await startService(url);
  try {
    const measure = async (query: (version: number) => string): Promise<number> => {
      const before = await serviceCpu(other);
      for (const { id, version } of games.splice(0, UNSEEN)) {
        const path = `/v1/games/${id}/view?${query(version)}`;
        await (await fetch(other.url + path, { headers: client.headers })).arrayBuffer();
      }
      return ((await serviceCpu(other)) - before) / UNSEEN;
    };
    const [then, now] = await byTurns(
      UNSEEN_ROUNDS,
      () => measure((version) => `seat=spectator&at=${version >> 1}`),
      () => measure(() => 'seat=spectator'),
    );
    return {
      ...{ name: 'GET …/view?at=, by a process without the game', unit: 'µs of CPU' },
      against: 'the current view, by the same process',
      samples: samplesOf(then, now),
      target: { atMost: 2, of: 'ratio' },
    };
  } finally {
    await other.stop();
  }
}

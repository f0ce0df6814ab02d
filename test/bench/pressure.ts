import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchDatabase } from './harness/database.js';
import type { Figure, Sample } from './harness/figure.js';
import { type Client, newClient, newGame } from './harness/people.js';
import { type Service, startServiceWith } from './harness/service.js';

const RULEBOOK = 'endless-winter';
const ROUNDS = 3;
const SECONDS = 4;
const PAUSE_MS = 20;
const HUNG_UP_AFTER = 400;
/** Requests that the other client has open at a time. */
const OPEN = 24;

interface Times {
  readonly median: number;
  readonly p99: number;
}

/** Asks for these paths by turns, without an end, and hangs up on what takes long. */
function press(url: string, headers: object, paths: readonly string[], posts: () => void = () => {}) {
  let isOver = false;
  let nth = 0;
  const one = async (): Promise<void> => {
    while (!isOver) {
      const path = paths[nth++ % paths.length] ?? '';
      await new Promise<void>((done) => {
        const asked = get(url + path, { headers: { ...headers }, agent: false }, (answer) => answer.resume());
        const late = setTimeout(() => asked.destroy(), HUNG_UP_AFTER);
        asked
          .on('error', () => {})
          .on('close', () => {
            clearTimeout(late);
            done();
          });
      });
    }
  };
  posts();
  const all = Promise.all(Array.from({ length: OPEN }, one));
  return async () => {
    isOver = true;
    await all;
  };
}

/** What a player waits for the list of actions and for one of them, in milliseconds. */
async function played(service: Service, player: Client): Promise<Times> {
  const { url } = service;
  let game = await newGame(player, RULEBOOK, 2);
  const times: number[] = [];
  const until = Date.now() + SECONDS * 1_000;
  while (Date.now() < until) {
    const begun = performance.now();
    const legal = await fetch(`${url}/v1/games/${game}/actions`, { headers: player.headers });
    if (!legal.ok) throw new Error(`legal actions had status ${legal.status}`);
    const { asked } = (await legal.json()) as { asked: { seat: number; actions: { id: string }[] }[] };
    const [first] = asked;
    if (first === undefined) {
      game = await newGame(player, RULEBOOK, 2);
      continue;
    }
    await player.post(`/v1/games/${game}/actions`, { seat: first.seat, action: first.actions[0]?.id });
    times.push(performance.now() - begun);
    await sleep(PAUSE_MS);
  }
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** What one other client can make a player wait, under default settings. */
export async function pressure(db: BenchDatabase): Promise<Figure[]> {
  const service = await startServiceWith(db.url, {});
  try {
    const [player, other] = [await newClient(service), await newClient(service)];
    const over = await finishedGame(service.url, player);
    const dear = [
      `/v1/games/${over}/replay.svg`,
      `/v1/games/${over}/picture.png?size=2400`,
      `/v1/games/${over}/view?at=60`,
      `/v1/games/${over}/picture.svg?at=60`,
      `/v1/games/${over}/picture.svg`,
      `/v1/games/${over}/export`,
    ];
    const botGames = async (): Promise<void> => {
      for (let nth = 0; nth < 8; nth += 1) {
        const seats = ['bot', 'bot', 'bot'];
        const made = await other
          .post<{ id: string }>('/v1/games', { rulebook: 'mammut', seats })
          .catch(() => null);
        if (made !== null) await other.post(`/v1/games/${made.id}/start`).catch(() => null);
      }
    };
    const nobody = await rounds(service, player, () => press(service.url, {}, dear));
    const account = await rounds(service, player, () =>
      press(service.url, other.headers, dear, () => void botGames()),
    );
    return [
      ...figures('one client without an account sends the dearest mix', nobody),
      ...figures('one account runs bot games, films and earlier views', account),
    ];
  } finally {
    await service.stop();
  }
}

async function rounds(service: Service, player: Client, begin: () => () => Promise<void>) {
  const all: { readonly quiet: Times; readonly pressed: Times }[] = [];
  await played(service, player);
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await played(service, player);
    const end = begin();
    const pressed = await played(service, player);
    await end();
    await sleep(2_000);
    all.push({ quiet, pressed });
  }
  return all;
}

function figures(name: string, all: Awaited<ReturnType<typeof rounds>>): Figure[] {
  const of = (which: keyof Times): Sample[] =>
    all.map(({ quiet, pressed }) => ({ ours: pressed[which], baseline: quiet[which] }));
  const figure = (which: keyof Times): Figure => ({
    name: `another player's ${which} while ${name}`,
    ...{ unit: 'ms', against: 'quiet', samples: of(which), target: { atMost: 3, of: 'ratio' } },
  });
  return [figure('median'), figure('p99')];
}

/** A game of bots alone, once it is over. */
async function finishedGame(url: string, client: Client): Promise<string> {
  const seats = ['bot', 'bot', 'bot'];
  const { id } = await client.post<{ id: string }>('/v1/games', { rulebook: 'mammut', seats });
  await client.post(`/v1/games/${id}/start`);
  for (;;) {
    const game = (await (await fetch(`${url}/v1/games/${id}`)).json()) as { status: string };
    if (game.status === 'finished') return id;
    if (game.status === 'closed') throw new Error('the game was closed');
    await sleep(100);
  }
}

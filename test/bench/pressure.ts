import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
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
const BOT_GAMES = 8;
const SIZES = 100;
/** Requests that the other client has open at a time. */
const OPEN = 24;

interface Times {
  readonly median: number;
  readonly p99: number;
}

/** The other client comes from an address of its own, and has its budget. */
const ELSEWHERE = '127.0.0.2';
const STREAMS = 2_000;
const OTHER_STREAMS = 200;

interface Wanted {
  readonly path: string;
  /** Sent by POST. */
  readonly body?: object;
}

/** Asks for these things by turns, without an end, and hangs up on what takes long. */
function press(
  url: string,
  headers: object,
  wanted: readonly Wanted[],
  over = async (): Promise<void> => {},
) {
  let isOver = false;
  let nth = 0;
  const one = async (): Promise<void> => {
    while (!isOver) {
      const { path = '', body } = wanted[nth++ % wanted.length] ?? {};
      await new Promise<void>((done) => {
        const asked = request(url + path, {
          ...{ agent: false, localAddress: ELSEWHERE, method: body === undefined ? 'GET' : 'POST' },
          headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        });
        asked.on('response', (answer) => answer.resume()).end(body === undefined ? '' : JSON.stringify(body));
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
  const all = Promise.all(Array.from({ length: OPEN }, one));
  return async () => {
    isOver = true;
    await all;
    await over();
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
    // What was drawn before is in memory, so each has a size of its own.
    const dear = Array.from({ length: SIZES }, (_, nth) => [
      `replay.svg?size=${2_400 - nth}`,
      `picture.png?size=${2_400 - nth}`,
      `view?at=${1 + nth}`,
      `picture.svg?at=60&size=${2_400 - nth}`,
      `picture.svg?size=${2_400 - nth}`,
      'export',
    ])
      .flat()
      .map((what) => ({ path: `/v1/games/${over}/${what}` }));
    const own = await ofAnAccount(service.url, other, over);
    const nobody = await rounds(service, player, () => press(service.url, {}, dear));
    const account = await rounds(service, player, () => {
      const games = botGames(other);
      const over = async () => void (await Promise.all((await games).map((id) => ended(service.url, id))));
      return press(service.url, other.headers, [...dear, ...own], over);
    });
    return [
      ...figures('one client without an account sends the dearest mix', nobody),
      ...figures('one account runs bot games, films, drafts and packs', account),
      await reconnects(service, await newGame(player, RULEBOOK, 2)),
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

/** A draft in a game of its own, and a game with a pack of its own. */
async function ofAnAccount(url: string, client: Client, over: string): Promise<Wanted[]> {
  const game = await newGame(client, RULEBOOK, 2);
  const { asked } = (await (await client.get(`/v1/games/${game}/actions`)).json()) as {
    asked: { seat: number; actions: { id: string }[] }[];
  };
  const draft = { seat: asked[0]?.seat, action: asked[0]?.actions[0]?.id };
  const components = (await (await fetch(`${url}/v1/games/${over}/components`)).json()) as object;
  return [
    { path: `/v1/games/${game}/actions?dryRun=true`, body: draft },
    { path: '/v1/games', body: { rulebook: 'mammut', seats: ['me', 'open'], components } },
  ];
}

/** How long others need to open their streams while one address tries to hold 2,000 idle ones. */
async function reconnects({ url }: Service, game: string): Promise<Figure> {
  const samples: Sample[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const held = Array.from({ length: STREAMS }, () => stream(url, game, ELSEWHERE));
    await Promise.all(held.map(answered));
    const begun = performance.now();
    const others = Array.from({ length: OTHER_STREAMS }, () => stream(url, game, '127.0.0.3'));
    const statuses = await Promise.all(others.map(answered));
    samples.push({ ours: (performance.now() - begun) / 1_000 });
    if (statuses.some((status) => status !== 200)) throw new Error(`streams had status ${statuses.join()}`);
    for (const one of [...held, ...others]) one.destroy();
    await sleep(2_000);
  }
  return {
    name: `${OTHER_STREAMS} streams of others while one address wants ${STREAMS.toLocaleString('en')}`,
    ...{ unit: 's until all are open', samples, target: { atMost: 2, of: 'ours' } },
  };
}

const stream = (url: string, game: string, localAddress: string): ClientRequest =>
  request(`${url}/v1/games/${game}/events`, {
    ...{ agent: false, localAddress, headers: { accept: 'text/event-stream' } },
  })
    .on('error', () => {})
    .end();

async function answered(asked: ClientRequest): Promise<number | undefined> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

/** A game of bots alone, once it is over. */
async function finishedGame(url: string, client: Client): Promise<string> {
  const seats = ['bot', 'bot', 'bot'];
  const { id } = await client.post<{ id: string }>('/v1/games', { rulebook: 'mammut', seats });
  await client.post(`/v1/games/${id}/start`);
  await ended(url, id);
  return id;
}

/** Games of bots alone. What is refused is left out. */
async function botGames(client: Client): Promise<string[]> {
  const started: string[] = [];
  const seats = ['bot', 'bot', 'bot'];
  for (let nth = 0; nth < BOT_GAMES; nth += 1) {
    const made = await client
      .post<{ id: string }>('/v1/games', { rulebook: 'mammut', seats })
      .catch(() => null);
    const begun = made && (await client.post(`/v1/games/${made.id}/start`).catch(() => null));
    if (made !== null && begun !== null) started.push(made.id);
  }
  return started;
}

/** A round with bots that still play is not quiet. */
async function ended(url: string, id: string): Promise<void> {
  for (;;) {
    const game = (await (await fetch(`${url}/v1/games/${id}`)).json()) as { status: string };
    if (game.status === 'finished') return;
    if (game.status === 'closed') throw new Error('the game was closed');
    await sleep(100);
  }
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, PermafrostError, type Turn } from '../../sdk/typescript/src/index.js';
import { startFlakyProxy } from '../examples/flaky-proxy.js';
import { type Service, sharedService } from '../support/service.js';

/** The document knows the rulebooks of the registry alone. */
const RULEBOOK = 'thin-ice' as 'eiszeit';

let service: Service;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const signUp = async (name: string, server = service.url) => Client.signUp({ server }, { name });
const game = (client: Client) =>
  client.games.create({ rulebook: RULEBOOK, seats: ['me', 'open'], options: { rounds: 2 } });
const first = ({ actions }: Turn) => actions[0]?.id ?? '';

it('plays a whole game between two clients, and follows it from its first entry to its end', async () => {
  const [ayla, durc] = [(await signUp('Ayla')).client, (await signUp('Durc')).client];
  const { id } = await game(ayla);
  await durc.games.join(id);
  await ayla.games.start(id);
  const versions: number[] = [];
  const watching = (async () => {
    for await (const { version } of durc.games.follow(id)) versions.push(version);
  })();
  const turns: Turn[] = [];
  const [mine] = await Promise.all([
    ayla.games.play(id, async (turn) => {
      turns.push(turn);
      expect((await turn.view()).version).toBe(turn.version);
      return first(turn);
    }),
    durc.games.play(id, first),
  ]);
  await watching;
  expect(mine?.status).toBe('finished');
  expect(turns.length).toBeGreaterThan(1);
  expect(new Set(turns.map(({ version }) => version)).size).toBe(turns.length);
  expect(versions).toEqual(Array.from({ length: mine?.version ?? 0 }, (_, nth) => nth + 1));
});

it('survives a bad network: what is sent again happens once, and streams go on where they were cut', async () => {
  const proxy = await startFlakyProxy(service.url, (method, nth) => {
    if (method === 'POST') return nth % 2 === 1 ? 'response lost' : undefined;
    return nth % 3 === 0 ? 'cut' : nth % 5 === 0 ? 'busy' : undefined;
  });
  try {
    const { client } = await signUp('Broud', proxy.url);
    const { id } = await client.games.create({ rulebook: RULEBOOK, seats: ['me', 'bot'] });
    await client.games.start(id);
    const over = await client.games.play(id, first);
    const seen: number[] = [];
    for await (const { version } of client.games.follow(id)) seen.push(version);
    expect(proxy.failures).toEqual(expect.arrayContaining(['response lost', 'cut']));
    expect(seen).toEqual(Array.from({ length: over?.version ?? 0 }, (_, nth) => nth + 1));
    const listed = await client.games.list({ seat: 'me' });
    expect(listed?.games.map((one) => one.id)).toEqual([id]);
  } finally {
    await proxy.close();
  }
});

it('plays all games of an account over one stream, with one request a turn', async () => {
  const ayla = await signUp('Ayla');
  const sent: string[] = [];
  const counted: typeof fetch = (url, init) => {
    sent.push(`${init?.method ?? 'GET'} ${new URL(String(url)).pathname}`);
    return fetch(url, init);
  };
  const games: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const options = { rounds: 2 };
    games.push((await ayla.client.games.create({ rulebook: RULEBOOK, seats: ['me', 'me'], options })).id);
  }
  const player = new Client({ server: service.url, token: ayla.token, fetch: counted });
  const stop = new AbortController();
  const turns: string[] = [];
  const choose = (turn: Turn) => {
    turns.push(turn.game);
    return first(turn);
  };
  const playing = player.play(choose, { signal: stop.signal });
  for (const id of games) await ayla.client.games.start(id);
  const lastOf = async (id: string) => {
    let last = 0;
    for await (const { version } of ayla.client.games.follow(id)) last = version;
    return last;
  };
  expect(await Promise.all(games.map(lastOf))).toEqual([5, 5, 5]);
  stop.abort(new Error('enough'));
  await expect(playing).rejects.toThrow('enough');
  expect(turns.toSorted()).toEqual(games.flatMap((id) => [id, id, id, id]).toSorted());
  expect(sent.filter((one) => one.startsWith('POST'))).toHaveLength(turns.length);
  expect(sent.filter((one) => one.startsWith('GET'))).toEqual(['GET /v1/me/events/stream']);
});

it('ends with the mistake of a player that chooses what is not legal', async () => {
  const { client } = await signUp('Zug');
  const { id } = await client.games.create({ rulebook: RULEBOOK, seats: ['me', 'bot'] });
  await client.games.start(id);
  await expect(client.play(() => 'nonsense:x=1')).rejects.toThrow(PermafrostError);
});

it('says which prompts wait, and again when that changes', async () => {
  const { client } = await signUp('Creb');
  const waiting = client.waiting();
  expect((await waiting.next()).value).toEqual([]);
  const next = waiting.next();
  const { id } = await client.games.create({ rulebook: RULEBOOK, seats: ['me', 'bot'] });
  await client.games.start(id);
  expect((await next).value).toEqual([id]);
});

it('throws problems with their codes, and stops when it is told to', async () => {
  const { client } = await signUp('Iza');
  const unknown = client.games.get('01900000-0000-7000-8000-000000000000');
  await expect(unknown).rejects.toThrow(PermafrostError);
  await expect(unknown).rejects.toMatchObject({ code: 'not_found', status: 404 });
  const { id } = await client.games.create({ rulebook: RULEBOOK, seats: ['me', 'bot'] });
  await client.games.start(id);
  await expect(client.games.play(id, () => 'nonsense:x=1')).rejects.toThrow(PermafrostError);
  const stop = new AbortController();
  const other = await game(client);
  const played = client.games.play(other.id, first, { signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(played).rejects.toThrow('enough');
});

it('challenges a bot that accepts by itself, and answers challenges', async () => {
  const { client: bot, player } = await Client.signUp({ server: service.url }, { name: 'Robot', bot: true });
  const { client: ayla, player: person } = await signUp('Ayla');
  await bot.accept([{ rulebook: RULEBOOK, variants: true }], { games: 1 });
  const begun = await ayla.challenge({ rulebook: RULEBOOK, players: [player.id], options: { rounds: 1 } });
  expect(begun.status).toBe('active');
  await expect(ayla.challenge({ rulebook: RULEBOOK, players: [player.id] })).rejects.toMatchObject({
    problem: { code: 'declined', reason: 'busy' },
  });
  const first = await bot.challenge({ rulebook: RULEBOOK, players: [person.id] });
  expect(await ayla.answer(first.id, 'later')).toBeNull();
  const second = await bot.challenge({ rulebook: RULEBOOK, players: [person.id] });
  expect(await ayla.answer(second.id)).toMatchObject({ id: second.id, status: 'active' });
});

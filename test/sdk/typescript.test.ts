import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, PermafrostError, type Turn } from '../../sdk/typescript/src/index.js';
import { startFlakyProxy } from '../examples/flaky-proxy.js';
import { type Service, startService } from '../support/service.js';

/** The document knows the rulebooks of the registry alone. */
const RULEBOOK = 'thin-ice' as 'eiszeit';

let service: Service;
beforeAll(async () => {
  service = await startService();
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

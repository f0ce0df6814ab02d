import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BYTES, boundless, generous } from '../../../src/http/limits/budgets.js';
import { noQuotas } from '../../../src/play/ports/limits/quotas.js';
import { newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

/** So often before the space of deleted rows is free again, and as often afterwards. */
const TIMES = 400;
/** Tables grow by pages, and indexes are split. */
const SLACK = 96 * 1024;
const HOUR = 3600;

let service: Service;
beforeAll(async () => {
  service = await startService({
    limits: boundless,
    quotas: { ...noQuotas, webhooks: 1e6 },
    dispatchMs: 50,
    receivers: {
      refuse: async () => null,
      post: async () => ({ status: 500, error: 'It fails.', retryAfter: null }),
    },
  });
});
afterAll(() => service.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What is sent over the wire is charged, too. */
function clientOf({ secret }: Person) {
  return async (method: Method, url: string, body?: object, headers: Record<string, string> = {}) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(service.url + url, {
      method,
      headers: { authorization: `Bearer ${secret}`, ...type, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status} ${text}`);
    return text === '' ? {} : JSON.parse(text);
  };
}

type Client = ReturnType<typeof clientOf>;
type Write = (nth: number) => Promise<unknown>;

const OPEN = { rulebook: 'thin-ice', seats: ['me', 'open'] };
const TEXT = 'x'.repeat(2_000);
const URL_OF_HOOK = `https://receiver.example/${'p'.repeat(1_000)}`;

/** Puts and removes again. */
const byTurns =
  (list: string) =>
  async (ask: Client): Promise<Write> => {
    const { id } = await newPerson(service, 'Host');
    return async () => {
      await ask('PUT', `/v1/me/${list}/${id}`);
      await ask('DELETE', `/v1/me/${list}/${id}`);
    };
  };

const inOwnGame =
  (write: (ask: Client, game: string, nth: number) => Promise<unknown>) =>
  async (ask: Client): Promise<Write> => {
    const { id } = await ask('POST', '/v1/games', OPEN);
    return (nth) => write(ask, id, nth);
  };

/** What an account can do again and again. */
const writers: Readonly<Record<string, (ask: Client, player: Person) => Promise<Write>>> = {
  'creates games': async (ask) => () => ask('POST', '/v1/games', OPEN),
  'creates and closes games': async (ask) => async () => {
    const { id } = await ask('POST', '/v1/games', OPEN);
    await ask('DELETE', `/v1/games/${id}`);
  },
  'creates games with keys for retries': async (ask, { id }) => {
    let count = 0;
    return () => {
      count += 1;
      return ask('POST', '/v1/games', OPEN, { 'idempotency-key': `${id} ${count}`.replace(' ', '-') });
    };
  },
  'plays games with a bot': async (ask) => async () => {
    const { id } = await ask('POST', '/v1/games', { rulebook: 'thin-ice', seats: ['me', 'bot'] });
    await ask('POST', `/v1/games/${id}/start`);
    await ask('POST', `/v1/games/${id}/actions`, { action: 'drill:fish=1' });
  },
  'matches and leaves': async (ask, player) => async () => {
    const { id, seats } = await ask('POST', '/v1/matches', { rulebook: 'thin-ice', seats: 3 });
    const own = seats.findIndex((seat: { player?: { id: string } }) => seat.player?.id === player.id);
    const isAlone = seats.filter(({ player }: { player?: object }) => player != null).length === 1;
    await ask('DELETE', isAlone ? `/v1/games/${id}` : `/v1/games/${id}/seats/${own}`);
  },
  'joins and leaves a game': async (ask) => {
    const host = clientOf(await newPerson(service, 'Host'));
    const { id } = await host('POST', '/v1/games', { ...OPEN, visibility: 'public' });
    return async () => {
      await ask('POST', `/v1/games/${id}/seats`, {});
      await ask('DELETE', `/v1/games/${id}/seats/1`);
    };
  },
  'writes messages': inOwnGame((ask, id) => ask('POST', `/v1/games/${id}/messages`, { text: TEXT })),
  'writes and withdraws messages': inOwnGame(async (ask, id) => {
    const message = await ask('POST', `/v1/games/${id}/messages`, { text: 'x' });
    await ask('DELETE', `/v1/games/${id}/messages/${message.id}`);
  }),
  'brings entropy': inOwnGame((ask, id, nth) =>
    ask('POST', `/v1/games/${id}/seats/0/entropy`, { entropy: String(nth).padStart(32, '0') }),
  ),
  'makes and revokes seat keys': inOwnGame(async (ask, id) => {
    await ask('POST', `/v1/games/${id}/seats/1/keys`, {});
    await ask('DELETE', `/v1/games/${id}/seats/1`);
  }),
  'creates webhooks': async (ask) => () =>
    ask('POST', '/v1/me/webhooks', { url: URL_OF_HOOK, events: ['game.started'] }),
  'has webhooks told of seats': async (ask) => {
    const { id, invitation } = await ask('POST', '/v1/games', OPEN);
    const hook = { url: 'https://receiver.example/', events: ['seat.taken', 'seat.left'] };
    for (let nth = 0; nth < 20; nth += 1) await ask('POST', '/v1/me/webhooks', hook);
    const other = clientOf(await newPerson(service, 'Host'));
    return async () => {
      await other('POST', `/v1/games/${id}/seats`, { invitation });
      await other('DELETE', `/v1/games/${id}/seats/1`);
    };
  },
  'makes and revokes tokens': async (ask) => async () => {
    const { token } = await ask('POST', '/v1/me/tokens', { name: 'n'.repeat(40), scopes: ['read'] });
    await ask('DELETE', `/v1/me/tokens/${token.id}`);
  },
  'renames itself': async (ask) => (nth) => ask('PATCH', '/v1/me', { name: `Ayla ${nth}` }),
  'sets its hours': async (ask) => (nth) => {
    const quietHours = { from: '22:00', until: `0${nth % 9}:00` };
    return ask('PUT', '/v1/me/calendar', { timeZone: 'UTC', weekendsOff: false, quietHours });
  },
  'takes tickets': async (ask) => () => ask('POST', '/v1/me/events/ticket'),
  'begins to read events': async (ask) => () => ask('GET', '/v1/me/events'),
  'begins to add ways to sign in': async (ask) => () =>
    ask('POST', '/v1/me/sign-in-methods', { kind: 'passkey' }),
  'follows and unfollows': byTurns('follows'),
  'blocks and unblocks': byTurns('blocks'),
};

/** With indexes and what has no place in a row. */
async function sizeOfTables(): Promise<number> {
  const [row] = await service.db.query<{ size: string }>(
    `SELECT sum(pg_total_relation_size(oid))::text AS size FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  return Number(row?.size);
}

const inMegabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);

it('no account makes the server keep more than it is charged for', async () => {
  const taken = vi.spyOn(service.app.budgets, 'take');
  const sum = (wanted: string, of?: string) =>
    taken.mock.calls.reduce(
      (all, [name, key, amount]) =>
        name === wanted && (of === undefined || key === of) ? all + amount : all,
      0,
    );
  const lines: string[] = [];
  const over: string[] = [];
  for (const [what, make] of Object.entries(writers)) {
    const player = await newPerson(service, 'Ayla');
    const write = await make(clientOf(player), player);
    const round = async () => {
      await service.db.query('VACUUM');
      const size = await sizeOfTables();
      taken.mockClear();
      for (let nth = 0; nth < TIMES; nth += 1) await write(nth);
      const grown = (await sizeOfTables()) - size;
      return { grown, charged: sum(BYTES, player.id), work: sum('address') };
    };
    const first = await round();
    const { grown, charged, work } = await round();
    const ofAccount = (grown / Math.max(1, charged)) * generous.bytesPerHour;
    const ofAddress = (grown / work) * generous.perAddress * 1_000 * HOUR;
    lines.push(
      `${what}: ${first.grown / TIMES}, then ${grown / TIMES} bytes each time, charged ${Math.round(charged / TIMES)}; in an hour ${inMegabytes(ofAccount)} MB of an account, ${inMegabytes(ofAddress)} MB of an address`,
    );
    if (grown > charged + SLACK) over.push(what);
  }
  console.info(lines.join('\n'));
  expect(over).toEqual([]);
}, 1_200_000);

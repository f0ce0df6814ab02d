import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { type MailCatcher, startMailCatcher } from '../support/mail-catcher.js';
import { type Heard, type Receiver, startReceiver, status } from '../support/receiver.js';
import { onServer } from '../support/server.js';
import { until } from '../support/until.js';
import { type ServerProcess, startProcess } from './server-process.js';

interface Body {
  readonly id: string;
  readonly secret: string;
  readonly version: number;
  readonly asked: readonly { readonly seat: number; readonly actions: readonly { readonly id: string }[] }[];
  readonly mailedAt: string | null;
}

/** Each test goes on with the server that the one before has left running, and starts others, which is slow. */
describe('servers that are killed while they deliver', { timeout: 180_000 }, () => {
  let db: TestDatabase;
  let receiver: Receiver;
  let catcher: MailCatcher;
  let running: ServerProcess[] = [];
  let secret: string;
  beforeAll(async () => {
    db = await testDatabase();
    catcher = await startMailCatcher();
  });
  beforeEach(async () => {
    receiver = await startReceiver();
    secret = '';
  });
  afterEach(() => receiver.close());
  afterAll(async () => {
    for (const server of running) await server.end('SIGKILL');
    await catcher.close();
    await db.drop();
  });

  const start = async (): Promise<ServerProcess> => {
    const server = await startProcess({
      ...{
        DATABASE_URL: db.url ?? '',
        WEBHOOK_ALLOW_PRIVATE: 'true',
        PUBLIC_URL: 'https://permafrost.example',
      },
      ...{ SMTP_URL: catcher.url, MAIL_FROM: 'games@permafrost.example' },
    });
    running.push(server);
    return server;
  };
  const runningOrStarted = async (): Promise<ServerProcess> => running[0] ?? start();
  const kill = async (server: ServerProcess): Promise<void> => {
    running = running.filter((one) => one !== server);
    await server.end('SIGKILL');
  };
  const call = async ({ url }: ServerProcess, method: string, path: string, sent?: object): Promise<Body> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }),
        'content-type': 'application/json',
      },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    const text = await answer.text();
    return (text.startsWith('{') ? JSON.parse(text) : {}) as Body;
  };
  const begin = async (server: ServerProcess): Promise<string> => {
    const { id } = await call(server, 'POST', '/v1/games', { rulebook: 'mammut', seats: ['me', 'me'] });
    await call(server, 'POST', `/v1/games/${id}/start`, {});
    return id;
  };
  /** Takes one action. Returns the acknowledged version. */
  const act = async (server: ServerProcess, game: string): Promise<number> => {
    const { asked } = await call(server, 'GET', `/v1/games/${game}/actions`);
    const action = { seat: asked[0]?.seat, action: asked[0]?.actions.at(-1)?.id };
    return (await call(server, 'POST', `/v1/games/${game}/actions`, action)).version;
  };
  const versionOf = async (server: ServerProcess, game: string) =>
    (await call(server, 'GET', `/v1/games/${game}`)).version;
  const sql = (text: string) =>
    onServer((client) => client.query(text), new URL(db.url ?? '').pathname.slice(1));
  /** Ends all leases, as the passing of time would. */
  const endLeases = async (): Promise<void> => {
    await sql(`UPDATE delivery_queues SET next_at = now() WHERE lease IS NOT NULL`);
    await sql(`UPDATE mailboxes SET next_at = now() WHERE next_at IS NOT NULL`);
  };
  const hook = async (server: ServerProcess): Promise<void> => {
    secret = (await call(server, 'POST', '/v1/players', { name: 'Ayla' })).secret;
    await call(server, 'POST', '/v1/me/webhooks', { url: receiver.url, events: ['entry.appended'] });
  };

  /** Every entry was delivered in order; only the last delivery was repeated. */
  const expectDeliveredInOrder = (game: string, version: number): void => {
    const delivered = receiver.heard.filter(({ message }) => message.data.game === game);
    let last: Heard | undefined;
    for (const heard of delivered) {
      if (heard.id !== last?.id) expect(heard.message.data.after).toBe(last?.message.data.version ?? 0);
      else expect(heard.body).toBe(last.body);
      last = heard;
    }
    expect(last?.message.data.version).toBe(version);
  };
  const isDelivered = (game: string, version: number) =>
    receiver.heard.some(({ message: { data } }) => data.game === game && data.version === version);

  it('lose nothing, and repeat at most the last delivery: killed before sending, and before the success is stored', async () => {
    let server = await runningOrStarted();
    await hook(server);
    const game = await begin(server);
    const untilAllIsDelivered = async (): Promise<number> => {
      const version = await versionOf(server, game);
      await until(() => isDelivered(game, version));
      return version;
    };
    // Killed right after the acknowledgement: the delivery may be done, or not even started.
    for (let nth = 0; nth < 5; nth += 1) await act(server, game);
    await kill(server);
    server = await start();
    await endLeases();
    await untilAllIsDelivered();
    // Killed when the receiver has the request, and before it answers.
    const victim = server;
    const killed = new Promise<void>((resolve) => {
      receiver.answer = (_heard, response) => {
        receiver.answer = () => {};
        void kill(victim).then(() => {
          response.destroy();
          resolve();
        });
      };
    });
    // The server may die before it answers.
    await act(server, game).catch(() => undefined);
    await killed;
    receiver.answer = status(204);
    const before = receiver.heard.length;
    server = await start();
    await endLeases();
    await receiver.has(before + 1);
    const version = await untilAllIsDelivered();
    expectDeliveredInOrder(game, version);
    expect(receiver.heard.length).toBeGreaterThan(new Set(receiver.heard.map(({ id }) => id)).size);
  });

  it('leave their deliveries to other servers on the same database', async () => {
    const [one, two] = [await runningOrStarted(), await start()];
    await hook(one);
    const games = [await begin(one), await begin(two), await begin(one), await begin(two)];
    let killing: Promise<void> | null = null;
    receiver.answer = (_heard, response) => {
      // Killed during deliveries, with leases.
      if (receiver.heard.length > 10) killing ??= kill(one);
      response.writeHead(204).end();
    };
    for (let nth = 0; nth < 8; nth += 1) {
      await Promise.all(games.map((game) => act(two, game)));
    }
    await until(() => killing !== null);
    await killing;
    await endLeases();
    for (const game of games) {
      const version = await versionOf(two, game);
      await until(() => isDelivered(game, version));
      expectDeliveredInOrder(game, version);
    }
  });

  it('send an interrupted mail again', async () => {
    const address = 'ayla@example.com';
    let server = await runningOrStarted();
    secret = (await call(server, 'POST', '/v1/players', { name: 'Ayla' })).secret;
    await call(server, 'PUT', '/v1/me/email', { address });
    const link = /(\/v1\/email\/confirm\?\S+)/.exec((await catcher.to(address)).text)?.[1] ?? '';
    await until(async () => (await call(server, 'GET', '/v1/me/email')).mailedAt !== null);
    await call(server, 'POST', link);
    const game = await begin(server);
    await until(async () => (await sql('SELECT FROM notes')).rowCount === 1);
    const victim = server;
    const killed = new Promise<void>((resolve) => {
      catcher.taken = () => kill(victim).then(resolve);
    });
    await sql(`UPDATE notes SET at = at - interval '2 minutes'`);
    await sql(`UPDATE mailboxes SET next_at = now()`);
    await killed;
    catcher.taken = null;
    // Before the start: a server looks for mail then, and again a minute later.
    await endLeases();
    server = await start();
    expect((await catcher.to(address, 3)).text).toContain(game);
    await until(async () => (await sql('SELECT FROM notes')).rowCount === 0);
    expect(catcher.mails).toHaveLength(3);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createParser } from 'eventsource-parser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../support/database.js';
import { type ServerProcess, startProcess } from './server-process.js';

interface Answer {
  readonly status: number;
  /** Of any operation: each test names what it reads of it. */
  readonly body: {
    readonly id: string;
    readonly secret: string;
    readonly version: number;
    readonly asked: readonly {
      readonly seat: number;
      readonly actions: readonly { readonly id: string }[];
    }[];
    readonly entries: readonly { readonly version: number }[];
  };
}

async function call(url: string, secret: string | null, path: string, sent?: object): Promise<Answer> {
  const answer = await fetch(url + path, {
    ...(sent ? { method: 'POST', body: JSON.stringify(sent) } : {}),
    headers: {
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      ...(sent ? { 'content-type': 'application/json' } : {}),
    },
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

/** The versions that a stream delivers after one that is known, until it breaks off or `enough` says so. */
async function follow(url: string, game: string, after: number, got: number[], enough: () => boolean) {
  const hangUp = new AbortController();
  const answer = await fetch(`${url}/v1/games/${game}/events`, {
    headers: { accept: 'text/event-stream', 'last-event-id': String(after) },
    signal: hangUp.signal,
  });
  const parser = createParser({
    onEvent: ({ event, id }) => {
      if (event === 'entry') got.push(Number(id));
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of answer.body ?? []) {
      parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
      if (enough()) break;
    }
  } catch {
    // Killed in mid-stream: that is what this is about.
  }
  hangUp.abort();
}

describe.each(databaseKinds)('a server that is killed, on the %s database', (kind) => {
  let db: TestDatabase | null;
  let folder: string;
  let settings: Record<string, string>;
  let running: ServerProcess | null = null;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'permafrost-crash-'));
    db = kind === 'server' ? await testDatabase(kind) : null;
    settings = db?.url ? { DATABASE_URL: db.url } : { DATA_DIR: folder };
  });
  afterEach(async () => {
    await running?.end('SIGKILL');
    await db?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('has lost nothing that it acknowledged, and its streams go on where they broke off', async () => {
    running = await startProcess(settings);
    const { url } = running;
    const secret = (await call(url, null, '/v1/players', { name: 'Ayla' })).body.secret;
    const wish = { rulebook: 'mammut', seats: ['me', 'me', 'me'] };
    const game = (await call(url, secret, '/v1/games', wish)).body.id;
    await call(url, secret, `/v1/games/${game}/start`, {});

    const streamed: number[] = [];
    const following = follow(url, game, 0, streamed, () => false);
    let acknowledged = 1;
    const playing = (async () => {
      for (;;) {
        const legal = await call(url, secret, `/v1/games/${game}/actions`);
        const [asked] = legal.body.asked;
        const action = asked?.actions.at(-1)?.id;
        const acted = await call(url, secret, `/v1/games/${game}/actions`, { seat: asked?.seat, action });
        if (acted.status === 200) acknowledged = acted.body.version;
      }
    })().catch(() => undefined);

    await expect.poll(() => acknowledged, { timeout: 30_000 }).toBeGreaterThan(15);
    await running.end('SIGKILL');
    await Promise.all([playing, following]);

    running = await startProcess(settings);
    const after = await call(running.url, null, `/v1/games/${game}/events?limit=1000`);
    const { entries } = after.body;
    expect(after.body.version).toBeGreaterThanOrEqual(acknowledged);
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, index) => index + 1));

    const last = after.body.version;
    await follow(running.url, game, streamed.at(-1) ?? 0, streamed, () => streamed.at(-1) === last);
    expect(streamed).toEqual(entries.map(({ version }) => version));

    const legal = await call(running.url, secret, `/v1/games/${game}/actions`);
    expect(legal.body.asked).not.toHaveLength(0);
  });

  it('ends cleanly when it is asked to: streams are closed and the exit code is 0', async () => {
    running = await startProcess(settings);
    const { url } = running;
    const secret = (await call(url, null, '/v1/players', { name: 'Ayla' })).body.secret;
    const wish = { rulebook: 'mammut', seats: ['me', 'me'] };
    const game = (await call(url, secret, '/v1/games', wish)).body.id;
    await call(url, secret, `/v1/games/${game}/start`, {});
    const got: number[] = [];
    const following = follow(url, game, 0, got, () => false);
    await expect.poll(() => got).toEqual([1]);
    expect(await running.end('SIGTERM')).toBe(0);
    await following;
    expect(running.said()).not.toContain(secret);
    running = null;
  });
});

describe('a server whose settings are wrong', () => {
  it('does not start, and says everything that is wrong at once', async () => {
    const start = startProcess({
      PORT: 'many',
      RATE_LIMIT_PER_TOKEN: '0',
      DATABASE_URL: 'mysql://me:secret@db',
    });
    await expect(start).rejects.toThrow(/PORT[\s\S]*RATE_LIMIT_PER_TOKEN/);
    await expect(startProcess({ DATABASE_URL: 'mysql://me:secret@db' })).rejects.not.toThrow(/secret/);
  });
});

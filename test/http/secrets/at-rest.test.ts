import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remakeHere } from '../../../src/commands/archives.js';
import { openReceivers } from '../../../src/outbound/receivers.js';
import { keyPair } from '../../../src/play/channels/people/vapid.js';
import type { Mail } from '../../../src/play/ports/mail.js';
import { openStore } from '../../../src/store/open.js';
import { type Keyring, openKeyring } from '../../../src/store/secrets/keyring.js';
import { throughClient } from '../../../src/store/secrets/known-keys.js';
import { rotateSecrets } from '../../../src/store/secrets/rotate.js';
import { badLogs } from '../../../src/store/snapshot/check-logs.js';
import { inSession } from '../../../src/store/snapshot/session.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { dumpOf, formsOf } from '../../support/dump.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Receiver, startReceiver } from '../../support/receiver.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const newKey = (): string => randomBytes(32).toString('base64');
const quiet = { begin() {}, move() {}, end() {} };

describe('secrets in the database', () => {
  let db: TestDatabase;
  let service: Service;
  let receiver: Receiver;
  let ayla: Person;
  let durc: Person;
  const mails: Mail[] = [];

  beforeEach(async () => {
    db = await testDatabase();
    receiver = await startReceiver();
    mails.length = 0;
    keys = [newKey(), newKey()];
  });
  afterEach(async () => {
    await service.close();
    await receiver.close();
    await db.drop();
  });

  const warnings: string[] = [];
  const observer = {
    // The database of the tests gives other warnings.
    onWarning: (text: string) => void (text.includes('rotate-secrets') && warnings.push(text)),
  };
  const start = async (keyring?: Keyring) => {
    warnings.length = 0;
    const store = await db.open({ keyring, observer });
    service = await startService({
      ...{ db, store, dispatchMs: 20, publicUrl: 'https://permafrost.example' },
      receivers: openReceivers({ allowPrivate: true }),
      mailer: {
        send: async (mail) => {
          mails.push(mail);
          return { kind: 'sent' };
        },
        close() {},
      },
    });
    return store;
  };
  const act = (game: string, { auth }: Person) =>
    service.http.post(`/v1/games/${game}/actions`).set(auth).send({ action: 'drill:fish=1' });
  const finish = async (game: string) => {
    for (const person of [ayla, durc]) await act(game, person).expect(200);
  };
  const get = async (path: string, { auth }: Person) =>
    (await service.http.get(path).set(auth).expect(200)).body;

  /** One of each kind, and what a player knows of them. */
  async function makeSecrets() {
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    const wish = { visibility: 'private', options: { rounds: 1 } } as const;
    const [running, over] = [
      await startedGame(service, ayla, durc, wish),
      await startedGame(service, ayla, durc, wish),
    ];
    await finish(over);
    const hook = { url: receiver.url, events: ['entry.appended'] };
    const { body: made } = await service.http.post('/v1/me/webhooks').set(durc.auth).send(hook).expect(201);
    const path = `/v1/me/webhooks/${made.webhook.id}/secret`;
    const { body: rotated } = await service.http.post(path).set(durc.auth);
    await service.http.put('/v1/me/email').set(durc.auth).send({ address: 'durc@example.com' }).expect(200);
    await until(() => mails.length === 1);
    const keys = { p256dh: keyPair().publicKey, auth: 'c2l4dGVlbiBieXRlcyEhIQ' };
    const browser = { url: receiver.url, events: ['account.measure'], format: 'web-push', keys };
    await get('/v1/push-key', durc);
    await service.http.post('/v1/me/webhooks').set(durc.auth).send(browser).expect(201);
    const tournament = {
      ...{ rulebook: 'thin-ice', format: 'round-robin', seats: 2, clock: { kind: 'prompt', seconds: 3600 } },
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    };
    const { body: opened } = await service.http.post('/v1/tournaments').set(ayla.auth).send(tournament);
    const store = await openStore({ databaseUrl: db.url, keyring: everyKey() });
    const mailbox = await store.mailboxes.find(durc.id);
    const [one, two] = await Promise.all([store.games.find(running), store.games.find(over)]);
    const push = await store.pushKeys.pair(keyPair, new Date());
    const draw = await store.tournaments.find(opened.tournament.id);
    await store.close();
    expect(two?.seed).toBe((await get(`/v1/games/${over}`, ayla)).fairness.seed);
    const secrets = [
      ...[one?.seed, one?.invitation, two?.seed, two?.invitation, made.secret, rotated.secret],
      ...[mailbox?.unsubscribeToken, draw?.tournament.seed, push.privateKey, `${keys.p256dh} ${keys.auth}`],
    ].map((secret) => String(secret).replace('whsec_', ''));
    for (const secret of secrets) expect(secret.length).toBeGreaterThanOrEqual(24);
    return { running, over, secrets, hook: made.webhook.id, token: mailbox?.unsubscribeToken ?? '' };
  }

  let keys: string[];
  const everyKey = (): Keyring => openKeyring({ old: keys.join() });
  const ringOf = (main: number | null, ...old: number[]): Keyring =>
    openKeyring({ key: main === null ? undefined : keys[main], old: old.map((nth) => keys[nth]).join() });

  const found = async (secrets: readonly string[]) => {
    const dump = await dumpOf(db);
    expect(dump).toContain('durc@example.com');
    return secrets.filter((secret) => formsOf(secret).some((form) => dump.includes(form)));
  };
  const rotate = (keyring: Keyring, signal = new AbortController().signal) =>
    inSession(db.url, signal, (client) => rotateSecrets(throughClient(client), keyring, quiet, signal));
  const idsOfKeys = async () => {
    const rows = await db.query<{ id: string | null }>(
      `SELECT DISTINCT substring(s FROM '^sealed:1:([0-9a-f]+):') AS id FROM (
         SELECT seed AS s FROM games UNION ALL SELECT invitation FROM games UNION ALL SELECT secret FROM webhooks
         UNION ALL SELECT previous_secret FROM webhooks UNION ALL SELECT unsubscribe_token FROM mailboxes
         UNION ALL SELECT seed FROM tournaments UNION ALL SELECT push_keys FROM webhooks
         UNION ALL SELECT private_key FROM push_keys
       ) t WHERE s IS NOT NULL`,
    );
    return rows.map(({ id }) => id);
  };

  it('are in no dump where a key is set, and work as ever', async () => {
    await start(ringOf(0));
    const made = await makeSecrets();
    expect(warnings).toEqual([]);
    expect(await found(made.secrets)).toEqual([]);
    await finish(made.running);
    await receiver.has(1);
    const fresh = await newPerson(service, 'Iza');
    const { seed, invitation } = (await get(`/v1/games/${made.running}`, ayla)).fairness;
    expect(made.secrets).toContain(seed);
    expect(invitation).toBeUndefined();
    await service.http
      .get(`/v1/games/${made.running}?invitation=${made.secrets[1]}`)
      .set(fresh.auth)
      .expect(200);
    await service.http.post(`/v1/email/unsubscribe?token=${made.token}`).expect(200);
    await service.http.post('/v1/email/unsubscribe?token=nonsense').expect(404);
    const bad = await inSession(db.url, new AbortController().signal, async (client) => {
      const games: string[] = [];
      for await (const { game } of badLogs(client, remakeHere(), () => {}, ringOf(0))) games.push(game);
      return games;
    });
    expect(bad).toEqual([]);
  });

  it('are stored as they are without a key', async () => {
    await start();
    const { secrets } = await makeSecrets();
    expect(await found(secrets)).toEqual(secrets);
    expect(await db.query('SELECT FROM secret_keys')).toEqual([]);
  });

  it('need their key: without it, or with another, no store opens', async () => {
    await start(ringOf(0));
    await makeSecrets();
    for (const keyring of [undefined, ringOf(1)])
      await expect(openStore({ databaseUrl: db.url, keyring })).rejects.toThrow(
        `encrypted under the key ${ringOf(0).current}. Neither SECRETS_KEY nor SECRETS_KEY_OLD has it`,
      );
    await (await openStore({ databaseUrl: db.url, keyring: ringOf(1, 0) })).close();
  });

  it('are encrypted later by a rotation, while games go on', async () => {
    await start();
    const { running, secrets } = await makeSecrets();
    await service.close();
    await start(ringOf(0));
    expect(warnings).toEqual([expect.stringContaining('permafrost rotate-secrets')]);
    await act(running, ayla).expect(200);
    expect((await rotate(ringOf(0))).changed).toBeGreaterThan(5);
    await act(running, durc).expect(200);
    expect(await found(secrets)).toEqual([]);
    expect(await rotate(ringOf(0))).toEqual({ changed: 0, damaged: [] });
    await service.close();
    await start(ringOf(0));
    expect(warnings).toEqual([]);
    expect((await get(`/v1/games/${running}`, ayla)).status).toBe('finished');
  });

  it('move to another key while two processes with different first keys run, and the old one can go', async () => {
    await start(ringOf(0, 1));
    const { running, secrets } = await makeSecrets();
    const other = await startService({ db, store: await db.open({ keyring: ringOf(1, 0) }) });
    await other.http.get(`/v1/games/${running}/view`).set(ayla.auth).expect(200);
    await other.close();
    await rotate(ringOf(1, 0));
    expect(await idsOfKeys()).toEqual([ringOf(1).current]);
    await act(running, ayla).expect(200);
    await service.close();
    await start(ringOf(1));
    expect(warnings).toEqual([]);
    await act(running, durc).expect(200);
    expect(await found(secrets)).toEqual([]);
    await expect(openStore({ databaseUrl: db.url, keyring: ringOf(0) })).rejects.toThrow('encrypted under');
  });

  it('stay readable when a rotation is stopped, and the next one goes on', async () => {
    await start(ringOf(0));
    const { running, secrets } = await makeSecrets();
    await service.close();
    const stop = new AbortController();
    let batches = 0;
    const stopping = {
      ...quiet,
      move() {
        batches += 1;
        if (batches === 2) stop.abort(new Error('stopped'));
      },
    };
    await expect(
      inSession(db.url, stop.signal, (client) =>
        rotateSecrets(throughClient(client), ringOf(1, 0), stopping, stop.signal),
      ),
    ).rejects.toThrow('stopped');
    expect((await idsOfKeys()).length).toBe(2);
    await expect(openStore({ databaseUrl: db.url, keyring: ringOf(1) })).rejects.toThrow('encrypted under');
    await start(ringOf(1, 0));
    expect(warnings).toHaveLength(1);
    await act(running, ayla).expect(200);
    await rotate(ringOf(1, 0));
    expect(await idsOfKeys()).toEqual([ringOf(1).current]);
    expect(await found(secrets)).toEqual([]);
  });

  it('are decrypted again by a rotation without a first key', async () => {
    await start(ringOf(0));
    const { secrets } = await makeSecrets();
    await service.close();
    await rotate(ringOf(null, 0));
    expect(await found(secrets)).toEqual(secrets);
    await start();
    await get('/v1/me', ayla);
  });

  it('that cannot be decrypted are named by a rotation, and their key is still needed', async () => {
    await start(ringOf(0));
    const { running, over } = await makeSecrets();
    await db.query('UPDATE games a SET seed = b.seed FROM games b WHERE a.id = $1 AND b.id = $2', [
      running,
      over,
    ]);
    expect((await rotate(ringOf(1, 0))).damaged).toEqual([`games.seed ${running}`]);
    await expect(openStore({ databaseUrl: db.url, keyring: ringOf(1) })).rejects.toThrow('encrypted under');
    const games: string[] = [];
    await inSession(db.url, new AbortController().signal, async (client) => {
      for await (const { game, what } of badLogs(client, remakeHere(), () => {}, ringOf(1, 0)))
        games.push(`${game}: ${what}`);
    });
    expect(games).toEqual([`${running}: its seed cannot be decrypted`]);
  });

  it('are not decrypted by moves in a game that is in memory', async () => {
    const keyring = ringOf(0);
    let opened = 0;
    await start({
      ...keyring,
      open(...given) {
        opened += 1;
        return keyring.open(...given);
      },
    });
    ayla = await newPerson(service);
    durc = await newPerson(service);
    const game = await startedGame(service, ayla, durc, { options: { rounds: 5 } });
    await act(game, ayla).expect(200);
    const before = opened;
    for (const person of [durc, ayla, durc, ayla]) {
      await act(game, person).expect(200);
      await get(`/v1/games/${game}/view`, person);
    }
    expect(opened).toBe(before);
  });
});

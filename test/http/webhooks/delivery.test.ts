import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReceivers } from '../../../src/outbound/receivers.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Heard, isGenuine, type Receiver, startReceiver, status } from '../../support/receiver.js';
import { type Service, startService } from '../../support/service.js';
import { turningClock } from '../../support/turning-clock.js';
import { until } from '../../support/until.js';

const HOUR = 3_600_000;

describe('a webhook', () => {
  let service: Service;
  let receiver: Receiver;
  let ayla: Person;
  let durc: Person;
  const time = turningClock();
  beforeAll(async () => {
    service = await startService({
      receivers: openReceivers({ allowPrivate: true, maxMs: 60_000 }),
      publicUrl: 'https://permafrost.example',
      dispatchMs: 20,
      deadlineMs: 20,
      clock: time.clock,
      chance: () => 0.5,
    });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    receiver = await startReceiver();
    return () => receiver.close();
  });

  const hook = async (
    events: readonly string[],
    { auth } = ayla,
    url = receiver.url,
    games: string[] = [],
  ) => {
    const wish = { url, events, games };
    const { body } = await service.http.post('/v1/me/webhooks').set(auth).send(wish).expect(201);
    return { id: body.webhook.id as string, secret: body.secret as string };
  };
  const drill = (id: string, { auth }: Person, seat?: number) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1', seat }).expect(200);
  const deliveries = async (id: string, query = '', { auth } = ayla) =>
    (await service.http.get(`/v1/me/webhooks/${id}/deliveries${query}`).set(auth).expect(200)).body
      .deliveries;
  const webhook = async (id: string) =>
    (await service.http.get(`/v1/me/webhooks/${id}`).set(ayla.auth).expect(200)).body;
  const typesOf = ({ heard }: Receiver) => heard.map(({ message }) => message.type);
  /** Turns the time to when the first of what waits is tried again. */
  const turnToNext = async (id: string) => {
    const head = (await deliveries(id, '?state=pending&limit=100')).at(-1);
    const left = head === undefined ? 0 : Date.parse(head.nextAt) - time.clock().getTime();
    if (left > 0) time.turn(left);
  };

  it('gets a whole game in order, and each message is signed', async () => {
    const all = ['game.started', 'entry.appended', 'prompt.opened', 'game.finished'];
    const { secret } = await hook(all);
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    await drill(id, ayla);
    await drill(id, durc);
    const heard = await receiver.has(6);
    expect(typesOf(receiver)).toEqual([
      ...['game.started', 'entry.appended', 'prompt.opened'],
      ...['entry.appended', 'entry.appended', 'game.finished'],
    ]);
    expect(heard.map(({ message }) => message.data.version)).toEqual([1, 1, 1, 2, 3, 3]);
    expect(heard.map((one) => isGenuine(one, secret))).toEqual(Array(6).fill(true));
    expect(isGenuine({ ...heard[0], body: `${heard[0]?.body} ` } as never, secret)).toBe(false);
    expect(new Set(heard.map((one) => one.id)).size).toBe(6);
  });

  it('gets links and no content of the game', async () => {
    await hook(['prompt.opened', 'entry.appended']);
    const id = await startedGame(service, ayla, durc);
    await drill(id, durc);
    await receiver.has(3);
    const link = `https://permafrost.example/v1/games/${id}`;
    const links = { game: link, view: `${link}/view`, actions: `${link}/actions` };
    expect(receiver.heard.map(({ message }) => message)).toEqual([
      {
        type: 'entry.appended',
        timestamp: expect.stringMatching(/Z$/),
        data: {
          game: id,
          rulebook: 'thin-ice',
          version: 1,
          after: 0,
          links: { ...links, events: `${link}/events?after=0` },
        },
      },
      {
        type: 'prompt.opened',
        timestamp: expect.stringMatching(/Z$/),
        data: {
          ...{ game: id, rulebook: 'thin-ice', version: 1, seat: 0 },
          links: { ...links, view: `${link}/view?seat=0`, events: `${link}/events?after=0` },
        },
      },
      {
        type: 'entry.appended',
        timestamp: expect.stringMatching(/Z$/),
        data: {
          game: id,
          rulebook: 'thin-ice',
          version: 2,
          after: 1,
          links: { ...links, events: `${link}/events?after=1` },
        },
      },
    ]);
    for (const { message } of receiver.heard) {
      expect(service.checker.check('/components/schemas/WebhookMessage', message)).toBeNull();
    }
    expect(receiver.heard.map(({ body }) => body).join()).not.toMatch(/fish|drill|seed|invitation/);
  });

  it('gets only the chosen events, of the owner’s games, and prompts of the owner’s seats', async () => {
    const zug = await newPerson(service, 'Zug');
    const stranger = await startReceiver();
    await hook(['entry.appended', 'prompt.opened', 'game.started', 'game.finished'], zug, stranger.url);
    const second = await startReceiver();
    await hook(['prompt.opened'], durc, second.url);
    const other = await startedGame(service, ayla, durc);
    const filtered = await startReceiver();
    await hook(['entry.appended'], ayla, filtered.url, [other]);
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    await drill(id, ayla);
    await drill(id, durc);
    await drill(other, ayla);
    await filtered.has(1);
    await second.has(2);
    // In order for each game; one game does not wait for the other.
    expect(
      second.heard.map(({ message: { type, data } }) => `${type} ${data.game} ${data.seat}`).sort(),
    ).toEqual([`prompt.opened ${other} 1`, `prompt.opened ${id} 1`].sort());
    expect(filtered.heard.map(({ message }) => message.data.game)).toEqual([other]);
    expect(stranger.heard).toEqual([]);
    for (const one of [stranger, second, filtered]) await one.close();
  });

  it('of a creator without a seat gets events of the game, and no prompts', async () => {
    await hook(['prompt.opened', 'entry.appended', 'game.finished']);
    const { id, invitation } = await newGame(service, ayla, {
      ...{ seats: ['open', 'open'], visibility: 'private', options: { rounds: 1 } },
    });
    const zug = await newPerson(service);
    for (const { auth } of [durc, zug]) {
      await service.http.post(`/v1/games/${id}/seats`).set(auth).send({ invitation }).expect(200);
    }
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await drill(id, durc);
    await drill(id, zug);
    await receiver.has(4);
    expect(typesOf(receiver)).toEqual([...Array(3).fill('entry.appended'), 'game.finished']);
  });

  it('gets no prompt that the owner’s own action led to, only those that others led to', async () => {
    await hook(['prompt.opened']);
    await hook(['prompt.opened'], durc, `${receiver.url}/durc`);
    const id = await startedGame(service, ayla, durc);
    await drill(id, ayla);
    // With this the round ends, and both are asked again; he knows by the answer.
    await drill(id, durc);
    await drill(id, ayla);
    await drill(id, durc);
    await receiver.has(4);
    const told = receiver.heard.map(({ path, message }) => [path, message.data.version]);
    expect(told.filter(([path]) => path === '/hook')).toEqual([
      ['/hook', 1],
      ['/hook', 3],
      ['/hook', 5],
    ]);
    expect(told.filter(([path]) => path === '/hook/durc')).toEqual([['/hook/durc', 1]]);
  });

  it('gets a prompt that the built-in bot led to after a lapse', async () => {
    await hook(['seat.lapsed', 'prompt.opened'], durc);
    const clock = { kind: 'prompt', seconds: 60, lapses: 2 };
    const id = await startedGame(service, ayla, durc, { clock });
    await drill(id, ayla);
    time.turn(61_000);
    await receiver.has(3);
    const told = receiver.heard.map(({ message: { type, data } }) => `${type} ${data.version} ${data.seat}`);
    expect(told).toEqual(['prompt.opened 1 1', 'seat.lapsed 4 1', 'prompt.opened 4 1']);
  });

  it('gets the lapse of a seat that resigned by it', async () => {
    await hook(['seat.lapsed']);
    const clock = { kind: 'prompt', seconds: 60, onTimeout: 'resign' };
    const id = await startedGame(service, ayla, durc, { clock });
    await drill(id, ayla);
    time.turn(61_000);
    await receiver.has(1);
    expect(receiver.heard[0]?.message).toMatchObject({ type: 'seat.lapsed', data: { game: id, seat: 1 } });
  });

  it('gets a retry with the same id, and later messages wait for it', async () => {
    const { id: hookId } = await hook(['entry.appended']);
    receiver.answer = ({ message }, response) => {
      const isFirst = receiver.heard.length === 1 && message.data.version === 1;
      response.writeHead(isFirst ? 500 : 200).end();
    };
    const id = await startedGame(service, ayla, durc);
    await receiver.has(1);
    await until(async () => (await deliveries(hookId))[0]?.attempts === 1);
    await drill(id, ayla);
    await until(async () => (await deliveries(hookId)).length === 2);
    expect(await deliveries(hookId)).toMatchObject([
      { version: 2, state: 'pending', attempts: 0, status: null },
      { version: 1, state: 'pending', attempts: 1, status: 500, error: 'The receiver answered 500.' },
    ]);
    expect((await webhook(hookId)).failingSince).not.toBeNull();
    time.turn(6_000);
    await receiver.has(3);
    expect(receiver.heard.map(({ message }) => message.data.version)).toEqual([1, 1, 2]);
    expect(receiver.heard[0]?.id).toBe(receiver.heard[1]?.id);
    expect(receiver.heard[0]?.body).toBe(receiver.heard[1]?.body);
    await until(async () => (await deliveries(hookId, '?state=delivered')).length === 2);
    expect((await webhook(hookId)).failingSince).toBeNull();
  });

  it('that fails for one game gets messages of another meanwhile', async () => {
    await hook(['entry.appended']);
    const deaf = await startedGame(service, ayla, durc);
    await receiver.has(1);
    receiver.answer = ({ message }, response) => {
      response.writeHead(message.data.game === deaf ? 503 : 200).end();
    };
    await drill(deaf, ayla);
    await receiver.has(2);
    const other = await startedGame(service, ayla, durc);
    await receiver.has(3);
    expect(receiver.heard[2]?.message.data.game).toBe(other);
  });

  it('that answers 500 for an hour gets everything in order afterwards', async () => {
    const { id: hookId } = await hook(['entry.appended']);
    const since = time.clock().getTime();
    receiver.answer = (_heard, response) => {
      response.writeHead(time.clock().getTime() - since < HOUR ? 500 : 200).end();
    };
    const id = await startedGame(service, ayla, durc);
    for (const who of [ayla, durc, ayla]) await drill(id, who);
    await until(async () => {
      await turnToNext(hookId);
      return (await deliveries(hookId, '?state=delivered')).length === 4;
    });
    // At once, and after 5 and 30 seconds, 2, 10, 30 minutes and an hour.
    expect(receiver.heard.map(({ message }) => message.data.version)).toEqual([...Array(7).fill(1), 2, 3, 4]);
    expect(await deliveries(hookId, '?state=dead')).toEqual([]);
  });

  it('that fails for a day has dead messages, which are listed and can be retried', async () => {
    const { id: hookId } = await hook(['game.started', 'entry.appended']);
    receiver.answer = status(500);
    await startedGame(service, ayla, durc);
    const begun = time.clock().getTime();
    // The second waited behind the first for a day: it has one try.
    await until(async () => {
      await turnToNext(hookId);
      return (await deliveries(hookId, '?state=dead')).length === 2;
    });
    expect(time.clock().getTime() - begun).toBeGreaterThan(20 * HOUR);
    const [second, first] = await deliveries(hookId, '?state=dead');
    expect(first).toMatchObject({ type: 'game.started', attempts: 11, status: 500, nextAt: null });
    expect(second).toMatchObject({ type: 'entry.appended', attempts: 1 });
    receiver.answer = status(200);
    const count = receiver.heard.length;
    const retry = (id: string, auth = ayla.auth) =>
      service.http.post(`/v1/me/webhooks/${hookId}/deliveries/${id}/retry`).set(auth);
    await retry(first.id, durc.auth).expect(404);
    await retry(hookId).expect(404);
    await retry(first.id).expect(202);
    await receiver.has(count + 1);
    expect(receiver.heard.at(-1)?.id).toBe(first.messageId);
    await until(async () => (await deliveries(hookId, '?state=delivered')).length === 1);
    expect(await deliveries(hookId, '?state=dead')).toMatchObject([{ id: second.id }]);
  });

  it('that fails for five days is disabled with a reason, and works again when it is activated', async () => {
    const { id: hookId } = await hook(['entry.appended']);
    receiver.answer = status(500);
    const id = await startedGame(service, ayla, durc);
    await until(async () => {
      await turnToNext(hookId);
      return (await deliveries(hookId, '?state=dead')).length === 1;
    });
    expect((await webhook(hookId)).active).toBe(true);
    time.turn(4.5 * 24 * HOUR);
    await drill(id, ayla);
    await until(async () => {
      await turnToNext(hookId);
      return !(await webhook(hookId)).active;
    });
    expect((await webhook(hookId)).disabled).toMatch(
      /^No delivery has succeeded since .*The receiver answered 500\.$/,
    );
    const count = receiver.heard.length;
    await drill(id, durc);
    const [dead] = await deliveries(hookId, '?state=dead');
    const path = `/v1/me/webhooks/${hookId}`;
    await service.http.post(`${path}/deliveries/${dead.id}/retry`).set(ayla.auth).expect(409);
    receiver.answer = status(200);
    const { body } = await service.http.patch(path).set(ayla.auth).send({ active: true }).expect(200);
    expect(body).toMatchObject({ active: true, disabled: null, failingSince: null });
    await drill(id, ayla);
    await receiver.has(count + 1);
    expect(receiver.heard.at(-1)?.message.data.version).toBe(4);
  });

  it('that answers 410 is disabled', async () => {
    const { id: hookId } = await hook(['entry.appended']);
    receiver.answer = status(410);
    const id = await startedGame(service, ayla, durc);
    await until(async () => !(await webhook(hookId)).active);
    expect((await webhook(hookId)).disabled).toContain('410');
    await drill(id, ayla);
    await drill(id, durc);
    expect(receiver.heard).toHaveLength(1);
    expect(await deliveries(hookId)).toMatchObject([{ state: 'dead', attempts: 1, status: 410 }]);
  });

  it('that sends Retry-After gets its retry later', async () => {
    const { id: hookId } = await hook(['entry.appended']);
    receiver.answer = status(429, { 'retry-after': '7200' });
    await startedGame(service, ayla, durc);
    await until(async () => (await deliveries(hookId))[0]?.attempts === 1);
    const [{ nextAt }] = await deliveries(hookId);
    expect(Date.parse(nextAt) - time.clock().getTime()).toBeGreaterThan(1.9 * HOUR);
  });

  it('that redirects is not followed', async () => {
    const elsewhere = await startReceiver();
    const { id: hookId } = await hook(['entry.appended']);
    receiver.answer = status(307, { location: elsewhere.url });
    await startedGame(service, ayla, durc);
    await until(async () => (await deliveries(hookId))[0]?.attempts === 1);
    expect(await deliveries(hookId)).toMatchObject([
      { status: 307, error: 'The receiver answered 307: redirects are not followed.' },
    ]);
    expect(elsewhere.heard).toEqual([]);
    await elsewhere.close();
  });

  it('that answers with 100 MB counts as delivered, and little of its body is read', async () => {
    let sent = 0;
    let gone = false;
    receiver.answer = (_heard, response, request) => {
      request.socket.once('close', () => {
        gone = true;
      });
      response.writeHead(200);
      const chunk = Buffer.alloc(65_536, 'x');
      const pump = (): void => {
        while (!gone && sent < 100_000_000) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', pump);
        }
      };
      response.on('error', () => {});
      pump();
    };
    const { id: hookId } = await hook(['game.started']);
    await startedGame(service, ayla, durc);
    await until(async () => (await deliveries(hookId, '?state=delivered')).length === 1);
    await until(() => gone);
    expect(sent).toBeLessThan(20_000_000);
  });

  it('that cannot be reached is retried', async () => {
    await receiver.close();
    const { id: hookId } = await hook(['game.started']);
    await startedGame(service, ayla, durc);
    await until(async () => (await deliveries(hookId))[0]?.attempts === 1);
    expect((await deliveries(hookId))[0]).toMatchObject({ state: 'pending', status: null });
    expect((await deliveries(hookId))[0].error).toContain('ECONNREFUSED');
    receiver = await startReceiver();
  });

  it('with a new secret signs with both for a day, then with the new one alone', async () => {
    const { id: hookId, secret } = await hook(['entry.appended']);
    const path = `/v1/me/webhooks/${hookId}/secret`;
    const { body } = await service.http.post(path).set(ayla.auth).expect(200);
    expect(body.secret).not.toBe(secret);
    const id = await startedGame(service, ayla, durc);
    const [both] = await receiver.has(1);
    expect(both?.headers['webhook-signature']).toBe(
      `${signatureOf(both, body.secret)} ${signatureOf(both, secret)}`,
    );
    time.turn(25 * HOUR);
    await drill(id, ayla);
    const [, single] = await receiver.has(2);
    expect(single?.headers['webhook-signature']).toBe(signatureOf(single, body.secret));
  });

  it('gets a test message once, ahead of pending ones, even while it is not active', async () => {
    const { id: hookId } = await hook(['entry.appended']);
    receiver.answer = ({ message }, response) => {
      response.writeHead(message.type === 'webhook.test' ? 200 : 500).end();
    };
    await startedGame(service, ayla, durc);
    await until(async () => (await deliveries(hookId))[0]?.attempts === 1);
    const press = async () =>
      (await service.http.post(`/v1/me/webhooks/${hookId}/test`).set(ayla.auth).expect(202)).body;
    const pressed = await press();
    expect(pressed).toMatchObject({ type: 'webhook.test', state: 'pending', game: null });
    await receiver.has(2);
    expect(receiver.heard[1]).toMatchObject({
      id: pressed.messageId,
      message: { type: 'webhook.test', data: {} },
    });
    await until(async () => (await deliveries(hookId, '?state=delivered')).length === 1);
    expect((await webhook(hookId)).failingSince).not.toBeNull();
    await service.http.patch(`/v1/me/webhooks/${hookId}`).set(ayla.auth).send({ active: false }).expect(200);
    receiver.answer = status(500);
    const { id: failing } = await press();
    const state = async () => (await deliveries(hookId)).find(({ id }: { id: string }) => id === failing);
    await until(async () => (await state()).state === 'dead');
    expect(await state()).toMatchObject({ attempts: 1, status: 500 });
  });

  it('that is deleted gets nothing more', async () => {
    const { id: hookId } = await hook(['entry.appended']);
    receiver.answer = status(500);
    const id = await startedGame(service, ayla, durc);
    await until(async () => (await deliveries(hookId))[0]?.attempts === 1);
    await service.http.delete(`/v1/me/webhooks/${hookId}`).set(ayla.auth).expect(204);
    await service.http.get(`/v1/me/webhooks/${hookId}/deliveries`).set(ayla.auth).expect(404);
    const watch = await startReceiver();
    await hook(['entry.appended'], ayla, watch.url);
    time.turn(HOUR);
    await drill(id, ayla);
    await watch.has(1);
    expect(receiver.heard).toHaveLength(1);
    await watch.close();
  });

  it('that is paused has no pending messages, and dead ones can be retried', async () => {
    const { id: hookId } = await hook(['entry.appended']);
    receiver.answer = status(500);
    await startedGame(service, ayla, durc);
    await until(async () => (await deliveries(hookId))[0]?.attempts === 1);
    await service.http.patch(`/v1/me/webhooks/${hookId}`).set(ayla.auth).send({ active: false }).expect(200);
    expect(await deliveries(hookId)).toMatchObject([{ state: 'dead', error: 'The webhook was disabled.' }]);
    receiver.answer = status(200);
    await service.http.patch(`/v1/me/webhooks/${hookId}`).set(ayla.auth).send({ active: true }).expect(200);
    const [{ id }] = await deliveries(hookId);
    await service.http.post(`/v1/me/webhooks/${hookId}/deliveries/${id}/retry`).set(ayla.auth).expect(202);
    await receiver.has(2);
    await until(async () => (await deliveries(hookId, '?state=delivered')).length === 1);
  });
});

/** As an independent implementation signs. */
function signatureOf(heard: Heard | undefined, secret: string): string {
  const at = new Date(Number(heard?.headers['webhook-timestamp']) * 1000);
  return new Verifier(secret).sign(heard?.id ?? '', at, heard?.body ?? '');
}

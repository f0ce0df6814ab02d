import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { follow, type Message } from '../../support/stream.js';
import { until } from '../../support/until.js';

const versionsOf = (messages: readonly (Message | null)[]): unknown[] =>
  messages.map((message) => (message?.data as { version?: number } | undefined)?.version);

describe('a stream of events', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let late = 0;
  beforeAll(async () => {
    service = await startService({
      ofOneProcess: 'open streams',
      heartbeatMs: 50,
      clock: () => new Date(Date.now() + late),
    });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const drill = (id: string, { auth }: Person, fish = 1) =>
    service.http
      .post(`/v1/games/${id}/actions`)
      .set(auth)
      .send({ action: `drill:fish=${fish}` })
      .expect(200);
  const streamOf = (id: string, headers: Record<string, string> = {}, query = '') =>
    follow(service, `/v1/games/${id}/events${query}`, headers);
  const openStreams = async (): Promise<number> => {
    const text = await service.metrics.registry.metrics();
    return Number(/^permafrost_open_streams (\d+)$/m.exec(text)?.[1]);
  };

  it('sends every entry as it is appended, and ends with the game', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 2 } });
    const stream = await streamOf(id, ayla.auth);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('cache-control')).toContain('no-cache');
    expect(await stream.next()).toMatchObject({
      event: 'entry',
      id: '1',
      data: { kind: 'started', version: 1 },
    });
    for (const [nth, who] of [ayla, durc, ayla, durc].entries()) {
      await drill(id, who);
      expect(await stream.next()).toMatchObject({
        event: 'entry',
        id: String(nth + 2),
        data: { version: nth + 2 },
      });
    }
    expect(await stream.rest()).toMatchObject([{ event: 'end', data: { version: 5 } }]);
  });

  it('resumes where it broke off, until nothing more will come', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    await drill(id, ayla);
    const first = await streamOf(id);
    expect(versionsOf([await first.next(), await first.next()])).toEqual([1, 2]);
    first.close();
    await drill(id, durc);
    // Where it broke off goes before what the address said at first.
    const second = await streamOf(id, { 'last-event-id': '2' }, '?after=1');
    expect(await second.rest()).toMatchObject([{ id: '3' }, { event: 'end' }]);
    const third = await streamOf(id, { 'last-event-id': '3' });
    expect(third.status).toBe(204);
    expect((await streamOf(id, {}, '?after=3')).status).toBe(204);
  });

  it('has the same entries as polling, without secrets of other seats', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    await drill(id, ayla, 2);
    await drill(id, durc, 3);
    for (const [headers, query] of [
      [ayla.auth, ''],
      [durc.auth, ''],
      [ayla.auth, '?seat=spectator'],
      [{}, ''],
    ] as const) {
      const { body } = await service.http.get(`/v1/games/${id}/events${query}`).set(headers).expect(200);
      const messages = await (await streamOf(id, headers, query)).rest();
      expect(messages.slice(0, -1).map(({ data }) => data)).toEqual(body.entries);
    }
    const told = await (await streamOf(id, durc.auth)).rest();
    expect(told[1]).toMatchObject({
      data: { seat: 0, action: null, events: [{ type: 'drilled', seat: 0 }] },
    });
    expect(JSON.stringify(told[1])).not.toContain('fish');
  });

  it('loses and duplicates nothing over many reconnections during play', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 5 } });
    const playing = (async () => {
      for (let round = 0; round < 5; round += 1) await Promise.all([drill(id, ayla), drill(id, durc)]);
    })();
    const got: Message[] = [];
    for (let stay = 1; ; stay = (stay % 3) + 1) {
      const last = got.at(-1)?.id;
      const stream = await streamOf(id, { ...durc.auth, ...(last ? { 'last-event-id': last } : {}) });
      if (stream.status === 204) break;
      for (let count = 0; count < stay; count += 1) {
        const message = await stream.next();
        if (message === null) break;
        if (message.event === 'entry') got.push(message);
      }
      stream.close();
    }
    await playing;
    expect(versionsOf(got)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('sends comments while nothing happens', async () => {
    const id = await startedGame(service, ayla, durc);
    const stream = await streamOf(id);
    await stream.heartbeats(3);
    await drill(id, ayla);
    expect(versionsOf([await stream.next(), await stream.next()])).toEqual([1, 2]);
    stream.close();
  });

  it('ends when its token is revoked or expires', async () => {
    const id = await startedGame(service, ayla, durc);
    const wish = {
      name: 'short',
      scopes: ['read'],
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    };
    for (const end of [
      (token: string) => service.http.delete(`/v1/me/tokens/${token}`).set(ayla.auth).expect(204),
      async () => {
        late = 3_600_000;
      },
    ]) {
      const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
      const stream = await streamOf(id, bearer(body.secret), '?after=1');
      await stream.heartbeats(1);
      await end(body.token.id);
      expect(await stream.rest()).toEqual([]);
      late = 0;
    }
  });

  it('sends nothing after its token is revoked, even if something happens at once', async () => {
    const id = await startedGame(service, ayla, durc);
    const wish = { name: 'short', scopes: ['read'] };
    const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    const stream = await streamOf(id, bearer(body.secret), '?after=1');
    await service.http.delete(`/v1/me/tokens/${body.token.id}`).set(ayla.auth).expect(204);
    await drill(id, ayla);
    expect(await stream.rest()).toEqual([]);
  });

  it.each([
    ['with a seat named', '?seat=1'],
    ['with none named', ''],
  ])('ends for a player who leaves its seat, %s', async (_, query) => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open'] });
    const join = (who: Person, seat: number) =>
      service.http.post(`/v1/games/${id}/seats`).set(who.auth).send({ seat }).expect(200);
    await join(durc, 1);
    const stream = await streamOf(id, durc.auth, query);
    await stream.heartbeats(1);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
    await join(durc, 2);
    await join(await newPerson(service), 1);
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    expect(await stream.rest()).toEqual([]);
    const again = await streamOf(id, durc.auth, query);
    expect(again.status).toBe(query === '' ? 200 : 403);
    again.close();
  });

  it('ends for the guest of a private game who leaves it', async () => {
    const { id, invitation } = await newGame(service, ayla, { visibility: 'private' });
    await service.http.post(`/v1/games/${id}/seats`).set(durc.auth).send({ invitation }).expect(200);
    const stream = await streamOf(id, durc.auth);
    await stream.heartbeats(1);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
    expect(await stream.rest()).toEqual([]);
    expect((await streamOf(id, durc.auth)).status).toBe(404);
  });

  it.each([
    ['5', 400],
    ['-1', 400],
    ['x', 400],
    ['1, 1', 400],
    ['9999999999', 400],
    ['', 200],
  ])('the Last-Event-ID %j is answered with %i', async (last, status) => {
    const id = await startedGame(service, ayla, durc);
    const stream = await streamOf(id, { 'last-event-id': last });
    expect(stream.status).toBe(status);
    stream.close();
  });

  it('is closed when its client disconnects', async () => {
    const id = await startedGame(service, ayla, durc);
    await until(async () => (await openStreams()) === 0);
    const streams = await Promise.all([streamOf(id), streamOf(id), streamOf(id)]);
    await until(async () => (await openStreams()) === 3);
    for (const stream of streams) stream.close();
    await until(async () => (await openStreams()) === 0);
  });

  it.each([
    ['TEXT/EVENT-STREAM', 'text/event-stream'],
    ['application/json;q=0.5, text/event-stream; q=0.9', 'text/event-stream'],
    ['text/event-stream;q=0, application/json', 'application/json'],
    ['text/event-stream; charset=utf-8; q=0.000', 'application/json'],
    ['*/*', 'application/json'],
  ])('a client that accepts %s gets %s', async (accept, type) => {
    const id = await startedGame(service, ayla, durc);
    const url = `${service.url}/v1/games/${id}/events`;
    const answer = await fetch(url, { method: 'HEAD', headers: { accept } });
    expect(answer.headers.get('content-type')).toContain(type);
  });

  it('HEAD leaves no stream behind', async () => {
    const id = await startedGame(service, ayla, durc);
    const answer = await fetch(`${service.url}/v1/games/${id}/events`, {
      method: 'HEAD',
      headers: { accept: 'text/event-stream' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    await until(async () => (await openStreams()) === 0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { follow, type Message, type Stream } from '../../support/stream.js';
import { type Shown, say } from '../../support/talk.js';
import { until } from '../../support/until.js';

describe('a stream of messages', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService({ ofOneProcess: 'open streams', heartbeatMs: 50 });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const streamOf = (id: string, headers: Record<string, string> = {}, query = '') =>
    follow(service, `/v1/games/${id}/messages/stream${query}`, headers);
  const next = async (stream: Stream): Promise<Shown> => {
    const message = await stream.next();
    const fault = service.checker.check('/components/schemas/Message', message?.data);
    expect(fault).toBeNull();
    const shown = message?.data as Shown;
    expect(message).toMatchObject({ event: 'message', id: shown.changed });
    return shown;
  };

  it('has old and new messages, and continues after the game is over', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    const first = await say(service, id, ayla, 'one');
    const stream = await streamOf(id, durc.auth);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('cache-control')).toContain('no-cache');
    expect(await next(stream)).toEqual(first);
    for (const { auth } of [ayla, durc]) {
      await service.http
        .post(`/v1/games/${id}/actions`)
        .set(auth)
        .send({ action: 'drill:fish=1' })
        .expect(200);
    }
    const second = await say(service, id, durc, 'good game');
    expect(await next(stream)).toEqual(second);
    await stream.heartbeats(3);
    stream.close();
  });

  it('sends withdrawn messages again', async () => {
    const id = await startedGame(service, ayla, durc);
    const said = await say(service, id, ayla, 'oops');
    const stream = await streamOf(id);
    expect(await next(stream)).toEqual(said);
    await service.http.delete(`/v1/games/${id}/messages/${said.id}`).set(ayla.auth).expect(204);
    expect(await next(stream)).toMatchObject({ id: said.id, text: null });
    stream.close();
  });

  it('loses and duplicates nothing over many reconnections while players talk', async () => {
    const id = await startedGame(service, ayla, durc);
    const talking = (async () => {
      for (let nth = 0; nth < 15; nth += 1) {
        await Promise.all([say(service, id, ayla, `a${nth}`), say(service, id, durc, `d${nth}`)]);
      }
    })();
    const got: Message[] = [];
    for (let stay = 1; got.length < 30; stay = (stay % 4) + 1) {
      const last = got.at(-1)?.id;
      const stream = await streamOf(id, last === undefined ? {} : { 'last-event-id': last });
      for (let count = 0; count < stay && got.length < 30; count += 1) {
        const message = await stream.next();
        if (message !== null) got.push(message);
      }
      stream.close();
    }
    await talking;
    const texts = got.map(({ data }) => (data as Shown).text);
    expect(new Set(texts).size).toBe(30);
    for (const who of ['a', 'd']) {
      const own = texts.filter((text) => text?.startsWith(who));
      expect(own).toEqual(Array.from({ length: 15 }, (_, nth) => `${who}${nth}`));
    }
  });

  it('continues after Last-Event-ID, which takes precedence over the query', async () => {
    const id = await startedGame(service, ayla, durc);
    const said = [
      await say(service, id, ayla, '1'),
      await say(service, id, ayla, '2'),
      await say(service, id, ayla, '3'),
    ];
    const byQuery = await streamOf(id, {}, `?after=${said[0]?.id}`);
    expect(await next(byQuery)).toEqual(said[1]);
    byQuery.close();
    const byHeader = await streamOf(id, { 'last-event-id': said[1]?.id ?? '' }, `?after=${said[0]?.id}`);
    expect(await next(byHeader)).toEqual(said[2]);
    byHeader.close();
  });

  it('has more than a page of old messages', async () => {
    const id = await startedGame(service, ayla, durc);
    for (let nth = 0; nth < 60; nth += 1) await say(service, id, ayla, `${nth}`);
    const stream = await streamOf(id);
    for (let nth = 0; nth < 60; nth += 1) expect((await next(stream)).text).toBe(`${nth}`);
    stream.close();
  });

  it('sends nothing after its token is revoked, even if a message is posted at once', async () => {
    const id = await startedGame(service, ayla, durc);
    const wish = { name: 'short', scopes: ['read'] };
    const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    const stream = await streamOf(id, bearer(body.secret));
    await stream.heartbeats(1);
    await service.http.delete(`/v1/me/tokens/${body.token.id}`).set(ayla.auth).expect(204);
    await say(service, id, durc, 'secret plans');
    expect(await stream.rest()).toEqual([]);
  });

  it('ends for the guest of a private game who leaves it', async () => {
    const { id, invitation } = await newGame(service, ayla, { visibility: 'private' });
    await service.http.post(`/v1/games/${id}/seats`).set(durc.auth).send({ invitation }).expect(200);
    const stream = await streamOf(id, durc.auth);
    await stream.heartbeats(1);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
    await say(service, id, ayla, 'he is gone');
    expect(await stream.rest()).toEqual([]);
    expect((await streamOf(id, durc.auth)).status).toBe(404);
  });

  it.each(['5', '-1', 'x', 'a,b'])('the Last-Event-ID %j is refused', async (last) => {
    const { id } = await newGame(service, ayla);
    const { body } = await service.http
      .get(`/v1/games/${id}/messages/stream`)
      .set('last-event-id', last)
      .expect(400);
    expect(body).toMatchObject({ code: 'bad_cursor', errors: [{ parameter: 'Last-Event-ID' }] });
  });

  it.each([
    ['after=1', 'bad_cursor'],
    ['limit=5', 'malformed'],
  ])('is not opened with %s', async (query, code) => {
    const { id } = await newGame(service, ayla);
    const { body } = await service.http.get(`/v1/games/${id}/messages/stream?${query}`).expect(400);
    expect(body.code).toBe(code);
  });

  it('is closed when its client disconnects, and HEAD opens none', async () => {
    const openStreams = async (): Promise<number> => {
      const text = await service.metrics.registry.metrics();
      return Number(/^permafrost_open_streams (\d+)$/m.exec(text)?.[1]);
    };
    const { id } = await newGame(service, ayla);
    await until(async () => (await openStreams()) === 0);
    const streams = await Promise.all([streamOf(id), streamOf(id)]);
    await until(async () => (await openStreams()) === 2);
    for (const stream of streams) stream.close();
    await fetch(`${service.url}/v1/games/${id}/messages/stream`, { method: 'HEAD' });
    await until(async () => (await openStreams()) === 0);
  });
});

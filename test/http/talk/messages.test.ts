import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundless } from '../../../src/http/limits/budgets.js';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService, startService } from '../../support/service.js';
import { say, talkOf, textsOf } from '../../support/talk.js';

describe('messages of a game', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let iza: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    iza = await newPerson(service, 'Iza');
  });
  afterAll(() => service.close());

  const post = (game: string, { auth }: Person, body: object) =>
    service.http.post(`/v1/games/${game}/messages`).set(auth).send(body);
  const withdraw = (game: string, { auth }: Person, id: string) =>
    service.http.delete(`/v1/games/${game}/messages/${id}`).set(auth);

  it('without addressees are readable by everyone, including spectators', async () => {
    const id = await startedGame(service, ayla, durc);
    const text = 'Brr… <b>kalt</b> 🧊\n\t👨‍👩‍👧';
    const said = await say(service, id, durc, text);
    const author = { id: durc.id, name: 'Durc' };
    expect(said).toEqual({
      ...{ id: said.id, changed: said.id, at: said.at, author, seat: 1, to: null, text },
    });
    expect(Math.abs(Date.parse(said.at) - Date.now())).toBeLessThan(60_000);
    for (const who of [ayla, durc, iza, null]) {
      expect(await talkOf(service, id, who)).toEqual({
        ...{ game: id, messages: [said], older: null, newer: said.id },
      });
    }
  });

  it('are an empty page without cursors at first', async () => {
    const { id } = await newGame(service, ayla);
    expect(await talkOf(service, id, null)).toEqual({ game: id, messages: [], older: null, newer: null });
  });

  it('may be posted before the start and after the end', async () => {
    const { id } = await newGame(service, ayla, { options: { rounds: 1 } });
    await say(service, id, ayla, 'anybody?');
    await service.http.post(`/v1/games/${id}/seats`).set(durc.auth).send({}).expect(200);
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    for (const { auth } of [ayla, durc]) {
      await service.http
        .post(`/v1/games/${id}/actions`)
        .set(auth)
        .send({ action: 'drill:fish=1' })
        .expect(200);
    }
    await say(service, id, durc, 'good game!');
    const { body } = await service.http.get(`/v1/games/${id}`).expect(200);
    expect(body.status).toBe('finished');
    expect(textsOf(await talkOf(service, id, iza))).toEqual(['anybody?', 'good game!']);
  });

  it('may be posted without a seat only by the creator', async () => {
    const { id } = await newGame(service, ayla, { seats: ['open', 'open'] });
    expect(await say(service, id, ayla, 'sit down')).toMatchObject({ seat: null, author: { id: ayla.id } });
    expect((await post(id, durc, { text: 'hello' }).expect(403)).body.code).toBe('not_seated');
    await service.http.post(`/v1/games/${id}/messages`).send({ text: 'hello' }).expect(401);
  });

  it('are by the first seat of a player with several, or by the named one', async () => {
    const { id } = await newGame(service, ayla, { seats: ['open', 'me', 'me'] });
    expect((await say(service, id, ayla, 'one')).seat).toBe(1);
    expect((await say(service, id, ayla, 'two', { seat: 2 })).seat).toBe(2);
    expect((await post(id, ayla, { text: 'x', seat: 0 }).expect(403)).body.code).toBe('not_your_seat');
    expect((await post(id, ayla, { text: 'x', seat: 9 }).expect(403)).body.code).toBe('not_your_seat');
  });

  it('of a private game are readable by those who can see it', async () => {
    const { id, invitation } = await newGame(service, ayla, { visibility: 'private' });
    await say(service, id, ayla, 'psst');
    for (const path of ['messages', 'messages/stream']) {
      for (const who of [durc.auth, {}]) {
        await service.http.get(`/v1/games/${id}/${path}`).set(who).expect(404);
      }
    }
    expect((await post(id, durc, { text: 'let me in' }).expect(404)).body.code).toBe('not_found');
    expect(textsOf(await talkOf(service, id, null, `?invitation=${invitation}`))).toEqual(['psst']);
  });

  it('come in pages, newest first, with cursors and a Link', async () => {
    const id = await startedGame(service, ayla, durc);
    const said = [];
    for (let nth = 0; nth < 5; nth += 1) said.push(await say(service, id, ayla, `${nth}`));
    const get = (query: string) => service.http.get(`/v1/games/${id}/messages${query}`).expect(200);

    const newest = await get('?limit=2');
    expect(newest.body).toMatchObject({ messages: said.slice(3), older: said[3]?.id, newer: said[4]?.id });
    expect(newest.headers.link).toBe(`</v1/games/${id}/messages?limit=2&before=${said[3]?.id}>; rel="prev"`);
    const link = /<[^?]*(.*)>/.exec(newest.headers.link ?? '')?.[1] ?? '';
    const middle = await get(link);
    expect(middle.body).toMatchObject({ messages: said.slice(1, 3), older: said[1]?.id, newer: null });
    const oldest = await get(`?limit=2&before=${middle.body.older}`);
    expect(oldest.body).toMatchObject({ messages: said.slice(0, 1), older: null });
    expect(oldest.headers.link).toBeUndefined();

    const next = await get(`?limit=2&after=${said[0]?.id}`);
    expect(next.body).toMatchObject({ messages: said.slice(1, 3), older: null, newer: said[2]?.id });
    expect(next.headers.link).toBe(`</v1/games/${id}/messages?limit=2&after=${said[2]?.id}>; rel="next"`);
    const last = await get(`?limit=2&after=${next.body.newer}`);
    expect(last.body).toMatchObject({ messages: said.slice(3), newer: said[4]?.id });
    expect(last.headers.link).toBeUndefined();
    expect((await get(`?after=${said[4]?.id}`)).body).toMatchObject({ messages: [], newer: said[4]?.id });
  });

  it('have ids in the order of posting, also under load', async () => {
    const id = await startedGame(service, ayla, durc);
    const said = await Promise.all(
      Array.from({ length: 20 }, async (_, nth) => say(service, id, nth % 2 ? ayla : durc, `${nth}`)),
    );
    const { messages } = await talkOf(service, id, null);
    expect(new Set(messages.map(({ at }) => at)).size).toBe(20);
    expect(messages.map((message) => message.id)).toEqual(said.map((message) => message.id).sort());
  });

  it('answer a long poll when one is posted', async () => {
    const id = await startedGame(service, ayla, durc);
    const first = service.http.get(`/v1/games/${id}/messages?wait=60`).then(({ body }) => body.messages);
    const said = await say(service, id, ayla, 'one');
    expect(await first).toEqual([said]);
    const second = service.http
      .get(`/v1/games/${id}/messages?wait=60&after=${said.id}`)
      .then(({ body }) => body.messages);
    expect([await say(service, id, ayla, 'two')]).toEqual(await second);
  });

  it('before a cursor are returned without waiting', async () => {
    const id = await startedGame(service, ayla, durc);
    const said = await say(service, id, ayla, 'one');
    expect((await talkOf(service, id, null, `?wait=60&before=${said.id}`)).messages).toEqual([]);
  });

  it('that are withdrawn lose their text everywhere, but stay in the list', async () => {
    const id = await startedGame(service, ayla, durc);
    const said = await say(service, id, ayla, 'I have the fish');
    const other = await say(service, id, durc, 'oh');
    await withdraw(id, ayla, said.id).expect(204);
    const { messages, newer } = await talkOf(service, id, durc);
    expect(messages).toEqual([{ ...said, changed: newer, text: null }, other]);
    expect((newer ?? '') > other.id).toBe(true);
    // A reader who is past it gets it again.
    const told = await talkOf(service, id, durc, `?after=${other.id}`);
    expect(told).toMatchObject({ messages: [{ id: said.id, changed: newer, text: null }], newer });
    expect((await talkOf(service, id, durc, `?after=${newer}`)).messages).toEqual([]);
    await withdraw(id, ayla, said.id).expect(204);
    expect((await talkOf(service, id, durc)).newer).toBe(newer);
  });

  it('can be withdrawn only by their authors, also after a change of seats', async () => {
    const { id } = await newGame(service, ayla, { visibility: 'private' });
    const { body } = await service.http.get(`/v1/games/${id}`).set(ayla.auth).expect(200);
    const { invitation } = body;
    await service.http.post(`/v1/games/${id}/seats`).set(durc.auth).send({ invitation }).expect(200);
    const said = await say(service, id, durc, 'too much');
    for (const who of [ayla, iza]) {
      expect((await withdraw(id, who, said.id).expect(404)).body.code).toBe('not_found');
    }
    const elsewhere = await newGame(service, durc);
    await withdraw(elsewhere.id, durc, said.id).expect(404);
    await withdraw(id, durc, id).expect(404);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
    await withdraw(id, durc, said.id).expect(204);
    expect(textsOf(await talkOf(service, id, ayla))).toEqual([null]);
  });

  it('need the scope play to post and read to read', async () => {
    const id = await startedGame(service, ayla, durc);
    const tokenFor = async (scope: string) => {
      const wish = { name: scope, scopes: [scope] };
      const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
      return bearer(body.secret);
    };
    const [reads, plays] = [await tokenFor('read'), await tokenFor('play')];
    const address = `/v1/games/${id}/messages`;
    const { body } = await service.http.post(address).set(reads).send({ text: 'x' }).expect(403);
    expect(body.code).toBe('insufficient_scope');
    await service.http.post(address).set(plays).send({ text: 'x' }).expect(201);
    await service.http.get(address).set(plays).expect(403);
    await service.http.get(address).set(reads).expect(200);
    await service.http.get(`${address}/stream`).set(plays).expect(403);
  });

  it.each<[string, object]>([
    ['/text', {}],
    ['/text', { text: '' }],
    ['/text', { text: ' \n\t ' }],
    ['/text', { text: '\u200b' }],
    ['/text', { text: 'x'.repeat(2001) }],
    ['/text', { text: 'bell \u0007' }],
    ['/text', { text: 'turned \u202e around' }],
    ['/text', { text: 7 }],
    ['/text', { text: null }],
    ['/to', { text: 'x', to: [] }],
    ['/to', { text: 'x', to: [1, 1] }],
    ['/to', { text: 'x', to: 'all' }],
    ['/to', { text: 'x', to: null }],
    ['/to', { text: 'x', to: Array.from({ length: 33 }, (_, nth) => nth) }],
    ['/to/0', { text: 'x', to: [-1] }],
    ['/to/0', { text: 'x', to: [2] }],
    ['/to/1', { text: 'x', to: [1, 31] }],
    ['/to/0', { text: 'x', to: ['1'] }],
    ['/seat', { text: 'x', seat: '0' }],
    ['/html', { text: 'x', html: '<b>x</b>' }],
  ])('with a violation at %s are refused: %j', async (pointer, body) => {
    const id = await startedGame(service, ayla, durc);
    const answer = await post(id, ayla, body).expect(400);
    expect(answer.body).toMatchObject({ code: 'malformed', errors: [{ pointer }] });
    expect((await talkOf(service, id, ayla)).messages).toEqual([]);
  });

  it.each(['nul \0', 'half a pair \ud83e'])('with %j, which cannot be stored, are refused', async (text) => {
    const { id } = await newGame(service, ayla);
    expect((await post(id, ayla, { text }).expect(400)).body.code).toBe('malformed');
  });

  it('of 2000 characters are accepted quickly, also with many bytes', async () => {
    const id = await startedGame(service, ayla, durc);
    const text = '🦣'.repeat(2000);
    expect((await say(service, id, ayla, text)).text).toBe(text);
    await post(id, ayla, { text: ' '.repeat(2000) }).expect(400);
    await post(id, ayla, { text: `${'x'.repeat(1999)}\u0007` }).expect(400);
  });

  it.each([
    ['after=0', 'bad_cursor'],
    ['before=nowhere', 'bad_cursor'],
    ['after=urn:uuid:00000000-0000-0000-0000-000000000000', 'bad_cursor'],
    ['after=00000000-0000-0000-0000-000000000000&before=00000000-0000-0000-0000-000000000000', 'malformed'],
    ['limit=0', 'malformed'],
    ['limit=101', 'malformed'],
    ['wait=61', 'malformed'],
    ['seat=0', 'malformed'],
  ])('are not read with %s', async (query, code) => {
    const { id } = await newGame(service, ayla);
    const { body } = await service.http.get(`/v1/games/${id}/messages?${query}`).expect(400);
    expect(body.code).toBe(code);
  });

  it.each(['00000000-0000-7000-8000-000000000000', 'nowhere'])('of the game %s are not found', async (id) => {
    await service.http.get(`/v1/games/${id}/messages`).expect(404);
    await service.http.get(`/v1/games/${id}/messages/stream`).expect(404);
    await post(id, ayla, { text: 'x' }).expect(404);
    await withdraw(id, ayla, '00000000-0000-7000-8000-000000000000').expect(404);
  });

  it('are limited per player and minute, across tokens', async () => {
    const strict = await startService({ limits: { ...boundless, messages: 3 } });
    const [one, two] = [await newPerson(strict), await newPerson(strict)];
    const id = await startedGame(strict, one, two);
    const wish = { name: 'other', scopes: ['play'] };
    const { body } = await strict.http.post('/v1/me/tokens').set(one.auth).send(wish).expect(201);
    const other = { ...one, auth: bearer(body.secret) };
    await say(strict, id, one, '1');
    await say(strict, id, other, '2');
    await say(strict, id, one, '3');
    for (const { auth } of [one, other]) {
      const answer = await strict.http
        .post(`/v1/games/${id}/messages`)
        .set(auth)
        .send({ text: '4' })
        .expect(429);
      expect(answer.body.code).toBe('rate_limited');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await say(strict, id, two, '4');
    expect(textsOf(await talkOf(strict, id, one))).toEqual(['1', '2', '3', '4']);
    await strict.close();
  });
});

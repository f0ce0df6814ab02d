import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { follow, type Message } from '../../support/stream.js';
import { type Shown, say, talkOf, textsOf } from '../../support/talk.js';

describe('whispers', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let iza: Person;
  beforeAll(async () => {
    service = await startService({ heartbeatMs: 40 });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    iza = await newPerson(service, 'Iza');
  });
  afterAll(() => service.close());

  const join = (id: string, who: Person, seat: number) =>
    service.http.post(`/v1/games/${id}/seats`).set(who.auth).send({ seat }).expect(200);
  const leave = (id: string, who: Person, seat: number) =>
    service.http.delete(`/v1/games/${id}/seats/${seat}`).set(who.auth).expect(204);
  /** A game of three that has not started, so seats can still change hands. */
  const table = async (): Promise<string> => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open', 'bot'] });
    await join(id, durc, 1);
    await join(id, iza, 2);
    return id;
  };

  it('are readable only by their author and the addressed players', async () => {
    const id = await table();
    const said = await say(service, id, ayla, 'between us', { to: [1] });
    expect(said).toMatchObject({ to: [1], seat: 0 });
    const onlooker = await newPerson(service);
    for (const who of [ayla, durc]) expect((await talkOf(service, id, who)).messages).toEqual([said]);
    for (const who of [iza, onlooker, null]) {
      expect(await talkOf(service, id, who)).toEqual({ game: id, messages: [], older: null, newer: null });
      expect(
        (await talkOf(service, id, who, `?before=ffffffff-ffff-ffff-ffff-ffffffffffff`)).messages,
      ).toEqual([]);
      expect((await talkOf(service, id, who, `?after=${id}`)).messages).toEqual([]);
    }
  });

  it('to several are read by each of them', async () => {
    const id = await table();
    const said = await say(service, id, durc, 'hush', { to: [0, 2] });
    for (const who of [ayla, durc, iza]) expect((await talkOf(service, id, who)).messages).toEqual([said]);
    expect((await talkOf(service, id, null)).messages).toEqual([]);
  });

  it('are for the holder at the time: a later holder of the seat cannot read them', async () => {
    const id = await table();
    await say(service, id, ayla, 'for Durc', { to: [1] });
    await say(service, id, durc, 'by Durc', { to: [0] });
    await leave(id, durc, 1);
    await leave(id, iza, 2);
    await join(id, iza, 1);
    await say(service, id, ayla, 'for Iza', { to: [1] });
    expect(textsOf(await talkOf(service, id, durc))).toEqual(['for Durc', 'by Durc']);
    expect(textsOf(await talkOf(service, id, iza))).toEqual(['for Iza']);
    expect(textsOf(await talkOf(service, id, ayla))).toEqual(['for Durc', 'by Durc', 'for Iza']);
  });

  it('stay readable for an author who has left', async () => {
    const id = await table();
    const said = await say(service, id, durc, 'mine', { to: [0] });
    await leave(id, durc, 1);
    expect((await talkOf(service, id, durc)).messages).toEqual([said]);
  });

  it('cannot be sent to seats without a reader', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'bot'] });
    for (const to of [[1], [2], [0, 1]]) {
      const { body } = await service.http
        .post(`/v1/games/${id}/messages`)
        .set(ayla.auth)
        .send({ text: 'hello?', to })
        .expect(409);
      expect(body.code).toBe('nobody_to_read');
    }
    expect((await talkOf(service, id, ayla)).messages).toEqual([]);
  });

  it('cannot be sent to a deleted account, even if it still holds a seat of a finished game', async () => {
    const gone = await newPerson(service, 'Gone');
    const id = await startedGame(service, ayla, gone, { options: { rounds: 1 } });
    for (const { auth } of [ayla, gone])
      await service.http
        .post(`/v1/games/${id}/actions`)
        .set(auth)
        .send({ action: 'drill:fish=1' })
        .expect(200);
    await service.http.delete('/v1/me').set(gone.auth).send({ name: 'Gone' }).expect(204);
    const { body } = await service.http
      .post(`/v1/games/${id}/messages`)
      .set(ayla.auth)
      .send({ text: 'hello?', to: [1] })
      .expect(409);
    expect(body.code).toBe('nobody_to_read');
  });

  it('that are withdrawn are sent again only to players who could read them', async () => {
    const id = await table();
    const loud = await say(service, id, durc, 'loud');
    const said = await say(service, id, ayla, 'between us', { to: [1] });
    await service.http.delete(`/v1/games/${id}/messages/${said.id}`).set(durc.auth).expect(404);
    await service.http.delete(`/v1/games/${id}/messages/${said.id}`).set(ayla.auth).expect(204);
    const told = await talkOf(service, id, durc, `?after=${said.id}`);
    expect(told.messages).toMatchObject([{ id: said.id, to: [1], text: null }]);
    for (const who of [iza, null]) {
      expect(await talkOf(service, id, who)).toMatchObject({ messages: [loud], newer: loud.id });
      expect((await talkOf(service, id, who, `?after=${loud.id}`)).messages).toEqual([]);
    }
  });

  it('are not revealed by the cursors of other messages or by page ends', async () => {
    const id = await table();
    const heard: Shown[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      await say(service, id, ayla, 'hidden', { to: [1] });
      heard.push(await say(service, id, durc, `heard ${nth}`));
    }
    for (const { id: cursor, changed, at } of heard) {
      expect(changed).toBe(cursor);
      expect(Number.parseInt(cursor.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse(at));
    }
    // A whisper is older than all readable messages, and no cursor leads to it.
    const whole = await service.http.get(`/v1/games/${id}/messages?limit=4`).expect(200);
    expect(whole.body).toMatchObject({ messages: heard, older: null, newer: heard[3]?.id });
    expect(whole.headers.link).toBeUndefined();
    await say(service, id, ayla, 'hidden too', { to: [1] });
    const next = await service.http.get(`/v1/games/${id}/messages?after=${heard[3]?.id}`).expect(200);
    expect(next.body).toMatchObject({ messages: [], newer: heard[3]?.id });
    expect(next.headers.link).toBeUndefined();
  });

  it('wake only readers who may read them', async () => {
    const id = await table();
    const polling = service.http
      .get(`/v1/games/${id}/messages?wait=60`)
      .set(iza.auth)
      .then(({ body }) => body.messages);
    const stream = await follow(service, `/v1/games/${id}/messages/stream`, iza.auth);
    await stream.heartbeats(1);
    await say(service, id, ayla, 'hidden', { to: [1] });
    const said = await say(service, id, ayla, 'for all');
    expect(await polling).toEqual([said]);
    expect(await stream.next()).toMatchObject({ event: 'message', id: said.id, data: said });
    stream.close();
  });

  it('do not delay the comments of a stream that does not show them', async () => {
    const id = await table();
    const stream = await follow(service, `/v1/games/${id}/messages/stream`, iza.auth);
    let alive = false;
    const beating = stream.heartbeats(4).then(() => {
      alive = true;
    });
    while (!alive) await say(service, id, ayla, 'hidden', { to: [1] });
    await beating;
    stream.close();
  });

  it('are streamed only to their readers', async () => {
    const id = await table();
    const listen = (who: Person | null) =>
      follow(service, `/v1/games/${id}/messages/stream`, who?.auth ?? {});
    const streams = await Promise.all([ayla, durc, iza, null].map(listen));
    await say(service, id, ayla, 'for one', { to: [1] });
    await say(service, id, durc, 'for two', { to: [0, 2] });
    await say(service, id, iza, 'end');
    const upToEnd = async (stream: (typeof streams)[number]): Promise<unknown[]> => {
      const texts: unknown[] = [];
      for (let one: Message | null = await stream.next(); one !== null; one = await stream.next()) {
        const { text } = one.data as Shown;
        if (text === 'end') break;
        texts.push(text);
      }
      stream.close();
      return texts;
    };
    expect(await Promise.all(streams.map(upToEnd))).toEqual([
      ['for one', 'for two'],
      ['for one', 'for two'],
      ['for two'],
      [],
    ]);
  });
});

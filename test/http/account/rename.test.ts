import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { say, talkOf } from '../../support/talk.js';

describe('another name', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService({ ofOneProcess: 'budgets' });
  });
  afterAll(() => service.close());

  const anew = async () => {
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  };
  const rename = ({ auth }: Person, body: object) => service.http.patch('/v1/me').set(auth).send(body);
  const drill = (id: string, { auth }: Person) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' });
  const namesIn = async (id: string): Promise<string[]> => {
    const { body } = await service.http.get(`/v1/games/${id}`).expect(200);
    return body.seats.map(({ player }: { player?: Person }) => player?.name);
  };

  it('is the name of the account from then on', async () => {
    await anew();
    const before = await service.http.get('/v1/me').set(ayla.auth).expect(200);
    const { body } = await rename(ayla, { name: 'Ayla of the Others' }).expect(200);
    expect(body).toEqual({
      ...before.body,
      player: { ...before.body.player, name: 'Ayla of the Others' },
    });
    expect((await service.http.get('/v1/me').set(ayla.auth).expect(200)).body).toEqual(body);
  });

  it('is shown in open, active and finished games that were in memory with the old name', async () => {
    await anew();
    const open = (await newGame(service, ayla)).id;
    const active = await startedGame(service, ayla, durc);
    const finished = await startedGame(service, durc, ayla, { options: { rounds: 1 } });
    await drill(finished, ayla).expect(200);
    await drill(finished, durc).expect(200);
    expect(await Promise.all([open, active, finished].map(namesIn))).toEqual([
      ['Ayla', undefined],
      ['Ayla', 'Durc'],
      ['Durc', 'Ayla'],
    ]);
    await rename(ayla, { name: 'Mog-ur' }).expect(200);
    expect(await Promise.all([open, active, finished].map(namesIn))).toEqual([
      ['Mog-ur', undefined],
      ['Mog-ur', 'Durc'],
      ['Durc', 'Mog-ur'],
    ]);
    const { body } = await service.http.get(`/v1/games/${finished}/export`).expect(200);
    expect(body.seats).toMatchObject([{ name: 'Durc' }, { name: 'Mog-ur' }]);
    // Nothing else has changed: the version is where it was, and the game goes on.
    await drill(active, ayla).set('if-match', '"1"').expect(200);
  });

  it('is shown on earlier messages', async () => {
    await anew();
    const id = await startedGame(service, ayla, durc);
    await say(service, id, ayla, 'me');
    await rename(ayla, { name: 'Mog-ur' }).expect(200);
    expect((await talkOf(service, id, durc)).messages).toMatchObject([{ author: { name: 'Mog-ur' } }]);
  });

  it('does not disturb simultaneous actions and joins', async () => {
    await anew();
    const id = await startedGame(service, ayla, durc, { options: { rounds: 5 } });
    const opened = await newGame(service, durc);
    const join = service.http.post(`/v1/games/${opened.id}/seats`).set(ayla.auth).send({});
    const [joined, ...answers] = await Promise.all([
      join.then(({ status }) => status),
      ...['a', 'b', 'c', 'd'].map((name) => rename(ayla, { name }).then(({ status }) => status)),
      ...[ayla, durc].map((who) => drill(id, who).then(({ status }) => status)),
    ]);
    expect([joined, ...answers]).toEqual(Array(7).fill(200));
    const { body } = await service.http.get('/v1/me').set(ayla.auth).expect(200);
    expect(await namesIn(id)).toEqual([body.player.name, 'Durc']);
    expect(await namesIn(opened.id)).toEqual(['Durc', body.player.name]);
  });

  it.each<[object, string]>([
    [{}, '/name'],
    [{ name: '' }, '/name'],
    [{ name: ' ' }, '/name'],
    [{ name: 'a\nb' }, '/name'],
    [{ name: '\u200b' }, '/name'],
    [{ name: 'x'.repeat(41) }, '/name'],
    [{ name: null }, '/name'],
    [{ name: 'Ayla', bot: true }, '/bot'],
  ])('cannot be %j', async (body, pointer) => {
    await anew();
    const answer = await rename(ayla, body).expect(400);
    expect(answer.body).toMatchObject({ code: 'malformed', errors: [{ pointer }] });
    expect((await service.http.get('/v1/me').set(ayla.auth).expect(200)).body.player.name).toBe('Ayla');
  });

  it('needs a token with the scope manage, and is limited', async () => {
    await anew();
    const wish = { name: 'other', scopes: ['read', 'play'] };
    const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    const refused = await rename({ ...ayla, auth: bearer(body.secret) }, { name: 'x' }).expect(403);
    expect(refused.body.code).toBe('insufficient_scope');
    await service.http.patch('/v1/me').send({ name: 'x' }).expect(401);
    for (let nth = 1; nth <= 60; nth += 1) await rename(durc, { name: `Durc ${nth}` }).expect(200);
    expect((await rename(durc, { name: 'once more' }).expect(429)).body.code).toBe('rate_limited');
  });
});

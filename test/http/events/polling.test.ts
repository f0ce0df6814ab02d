import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

describe('polling for events', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const events = (id: string, who: Person | null, query = '') =>
    service.http.get(`/v1/games/${id}/events${query}`).set(who?.auth ?? {});
  const drill = (id: string, { auth }: Person, fish: number) =>
    service.http
      .post(`/v1/games/${id}/actions`)
      .set(auth)
      .send({ action: `drill:fish=${fish}` })
      .expect(200);

  it('pages follow each other by version, and say when the game is over', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 2 } });
    for (const who of [ayla, durc, ayla, durc]) await drill(id, who, 1);
    const versions: number[] = [];
    for (const [after, expected] of [
      [0, [1, 2]],
      [2, [3, 4]],
      [4, [5]],
      [5, []],
    ] as const) {
      const { body, headers } = await events(id, ayla, `?after=${after}&limit=2`).expect(200);
      expect(body).toMatchObject({ version: 5, over: true, viewer: 0 });
      expect(headers.etag).toBe('"5"');
      const next = after < 3 ? `</v1/games/${id}/events?after=${after + 2}&limit=2>; rel="next"` : undefined;
      expect(headers.link).toBe(next);
      expect(body.entries.map(({ version }: { version: number }) => version)).toEqual(expected);
      versions.push(...expected);
    }
    expect(versions).toEqual([1, 2, 3, 4, 5]);
  });

  it('a game that has not started has no events yet', async () => {
    const { id } = await newGame(service, ayla);
    const { body } = await events(id, null).expect(200);
    expect(body).toMatchObject({ version: 0, over: false, entries: [], viewer: 'spectator' });
  });

  it('entries are redacted for each viewer', async () => {
    const id = await startedGame(service, ayla, durc);
    await drill(id, ayla, 3);
    const told = async (who: Person | null, query = '?after=1') =>
      (await events(id, who, query).expect(200)).body.entries[0];
    expect(await told(ayla)).toMatchObject({ action: { fish: 3 }, events: [{ seat: 0, fish: 3 }] });
    for (const entry of [await told(durc), await told(null), await told(ayla, '?after=1&seat=spectator')]) {
      expect(entry).toMatchObject({ seat: 0, action: null });
      expect(JSON.stringify(entry)).not.toContain('fish');
    }
    expect((await events(id, durc, '?seat=0').expect(403)).body.code).toBe('not_your_seat');
  });

  it('a long poll is answered when something happens', async () => {
    const id = await startedGame(service, ayla, durc);
    const waiting = events(id, durc, '?after=1&wait=60').expect(200);
    const answered = waiting.then(({ body }) => body);
    await drill(id, ayla, 3);
    expect((await answered).entries).toMatchObject([{ version: 2, seat: 0, action: null }]);
  });

  it('a long poll returns nothing after its token is revoked', async () => {
    const id = await startedGame(service, ayla, durc);
    const wish = { name: 'short', scopes: ['read'] };
    const { body } = await service.http.post('/v1/me/tokens').set(durc.auth).send(wish).expect(201);
    const as = (path: string) => service.http.get(path).set(bearer(body.secret));
    const { headers } = await as('/v1/me/prompts').expect(200);
    const waiting = [
      as(`/v1/games/${id}/events?after=1&wait=60`),
      as('/v1/me/prompts?wait=60').set('if-none-match', headers.etag ?? ''),
    ].map((request) => request.then((answer) => answer.body.code));
    await sleep(300);
    await service.http.delete(`/v1/me/tokens/${body.token.id}`).set(durc.auth).expect(204);
    await drill(id, ayla, 3);
    await drill(id, durc, 3);
    expect(await Promise.all(waiting)).toEqual(['unauthorized', 'unauthorized']);
  });

  it('a long poll on an open game returns its start', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'bot'] });
    const waiting = events(id, null, '?wait=60').then(({ body }) => body);
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    expect((await waiting).entries[0]).toMatchObject({ kind: 'started', version: 1, seats: 2 });
  });

  it('a long poll without events returns an empty page after its time', async () => {
    const id = await startedGame(service, ayla, durc);
    const { body } = await events(id, ayla, '?after=1&wait=1').expect(200);
    expect(body).toMatchObject({ version: 1, entries: [] });
  });

  it('a long poll on a finished game returns at once', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    await drill(id, ayla, 1);
    await drill(id, durc, 1);
    const { body } = await events(id, ayla, '?after=3&wait=60').expect(200);
    expect(body).toMatchObject({ over: true, entries: [] });
  });

  it.each([
    ['after=2', 'bad_cursor'],
    ['after=2&wait=60', 'bad_cursor'],
    ['after=-1', 'bad_cursor'],
    ['after=nowhere', 'bad_cursor'],
    ['after=1e400', 'bad_cursor'],
    ['after=99999999999999999999', 'bad_cursor'],
    ['after=0&after=1', 'bad_cursor'],
    ['wait=61', 'malformed'],
    ['wait=-1', 'malformed'],
    ['limit=0', 'malformed'],
    ['limit=1001', 'malformed'],
    ['seat=x', 'malformed'],
    ['since=1', 'malformed'],
  ])('events with %s are refused', async (query, code) => {
    const id = await startedGame(service, ayla, durc);
    const { body } = await events(id, ayla, `?${query}`).expect(400);
    expect(body.code).toBe(code);
  });
});

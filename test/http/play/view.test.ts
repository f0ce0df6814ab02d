import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

describe('looking at a game', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const view = (id: string, who: Person | null, query = '') =>
    service.http.get(`/v1/games/${id}/view${query}`).set(who?.auth ?? {});
  const drill = (id: string, { auth }: Person, fish: number) =>
    service.http
      .post(`/v1/games/${id}/actions`)
      .set(auth)
      .send({ action: `drill:fish=${fish}` })
      .expect(200);

  it('each seat has its own view, and secrets are only in their seat’s view', async () => {
    const id = await startedGame(service, ayla, durc);
    await drill(id, ayla, 2);
    const seen = async (who: Person | null, query = '') => (await view(id, who, query).expect(200)).body;
    expect(await seen(ayla)).toMatchObject({ viewer: 0, view: { mine: 2 } });
    expect(await seen(durc)).toMatchObject({ viewer: 1, view: { mine: 0 } });
    expect(await seen(null)).toMatchObject({ viewer: 'spectator', view: { mine: 0 } });
    expect(await seen(ayla, '?seat=spectator')).toMatchObject({ viewer: 'spectator', view: { mine: 0 } });
  });

  it('a player with two seats gets the view of the seat they name', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'me'] });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    const send = { seat: 1, action: 'drill:fish=3' };
    await service.http.post(`/v1/games/${id}/actions`).set(ayla.auth).send(send).expect(200);
    expect((await view(id, ayla, '?seat=0').expect(200)).body.view.mine).toBe(0);
    expect((await view(id, ayla, '?seat=1').expect(200)).body.view.mine).toBe(3);
  });

  it('a player cannot get the view of another player’s seat', async () => {
    const id = await startedGame(service, ayla, durc);
    for (const who of [durc, null, await newPerson(service)]) {
      const { body } = await view(id, who, '?seat=0').expect(403);
      expect(body.code).toBe('not_your_seat');
    }
    expect((await view(id, ayla, '?seat=7').expect(403)).body.code).toBe('not_your_seat');
  });

  it('the ETag is the version, and a matching If-None-Match gets 304', async () => {
    const id = await startedGame(service, ayla, durc);
    const first = await view(id, ayla).expect(200);
    expect(first.headers).toMatchObject({ etag: '"1"', vary: expect.stringContaining('Authorization') });
    for (const tags of ['"1"', 'W/"1"', '"9", "1"', '*']) {
      const unchanged = await view(id, ayla).set('if-none-match', tags).expect(304).expect('etag', '"1"');
      expect(unchanged.text).toBe('');
      expect(unchanged.headers).toMatchObject({ vary: first.headers.vary });
      // What is said of a body is not said again.
      expect(unchanged.headers).not.toHaveProperty('content-security-policy');
    }
    await view(id, ayla).set('if-none-match', '"0"').expect(200);
    await drill(id, durc, 1);
    await view(id, ayla).set('if-none-match', '"1"').expect(200).expect('etag', '"2"');
  });

  it('an earlier version shows what the seat saw then', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 2 } });
    const then = new Map<string, unknown>();
    const remember = async () => {
      for (const who of [ayla, durc, null]) {
        const { body } = await view(id, who).expect(200);
        then.set(`${body.version} ${body.viewer}`, body);
      }
    };
    await remember();
    for (const who of [ayla, durc, durc, ayla]) {
      await drill(id, who, who === ayla ? 1 : 2);
      await remember();
    }
    expect(then.size).toBe(15);
    for (const who of [ayla, durc, null]) {
      for (const at of [1, 2, 3, 4, 5]) {
        const { body, headers } = await view(id, who, `?at=${at}`).expect(200);
        expect(body).toEqual(then.get(`${at} ${body.viewer}`));
        expect(headers.etag).toBe(`"${at}"`);
      }
    }
  });

  it.each([
    ['at=0', 404, 'version_not_found'],
    ['at=2', 404, 'version_not_found'],
    ['at=2147483647', 404, 'version_not_found'],
    ['at=2147483648', 400, 'malformed'],
    ['at=-1', 400, 'malformed'],
    ['at=1.5', 400, 'malformed'],
    ['at=', 400, 'malformed'],
    ['at=1&at=1', 400, 'malformed'],
    ['seat=32', 400, 'malformed'],
    ['seat=00', 400, 'malformed'],
    ['seat=Spectator', 400, 'malformed'],
    ['seat=0&seat=1', 400, 'malformed'],
    ['at[]=1', 400, 'malformed'],
    ['__proto__=1', 400, 'malformed'],
    ['version=1', 400, 'malformed'],
  ])('a view with %s is refused', async (query, status, code) => {
    const id = await startedGame(service, ayla, durc);
    expect((await view(id, ayla, `?${query}`).expect(status)).body.code).toBe(code);
  });

  it('there is no view before the start', async () => {
    const { id } = await newGame(service, ayla);
    expect((await view(id, ayla).expect(409)).body.code).toBe('not_started');
    const { body } = await service.http.get(`/v1/games/${id}/actions`).set(ayla.auth).expect(409);
    expect(body.code).toBe('not_started');
  });

  it('legal actions are listed for seats with a prompt only', async () => {
    const id = await startedGame(service, ayla, durc);
    await drill(id, ayla, 2);
    const legal = ({ auth }: Person) => service.http.get(`/v1/games/${id}/actions`).set(auth);
    expect((await legal(ayla).expect(200)).body).toMatchObject({ version: 2, asked: [] });
    expect((await legal(durc).expect(200).expect('etag', '"2"')).body.asked).toEqual([
      {
        seat: 1,
        prompt: { seat: 1, kind: 'drill' },
        text: 'How many fish do you drill for?',
        actions: [1, 2, 3].map((fish) => ({
          id: `drill:fish=${fish}`,
          action: { type: 'drill', fish },
          text: `Drill for ${fish}`,
        })),
      },
    ]);
    const other = await newPerson(service);
    expect((await legal(other).expect(403)).body.code).toBe('not_seated');
    await service.http.get(`/v1/games/${id}/actions`).expect(401);
  });

  it('HEAD answers like GET, without the body', async () => {
    const id = await startedGame(service, ayla, durc);
    for (const path of [
      `/v1/games/${id}`,
      `/v1/games/${id}/view`,
      `/v1/games/${id}/events`,
      '/v1/rulebooks',
    ]) {
      const got = await service.http.get(path).set(ayla.auth).expect(200);
      const head = await service.http.head(path).set(ayla.auth).expect(200);
      expect(head.text).toBeUndefined();
      expect(head.headers['content-type']).toBe(got.headers['content-type']);
      expect(head.headers.etag).toBe(got.headers.etag);
    }
  });
});

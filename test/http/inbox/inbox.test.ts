import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

interface Waiting {
  readonly game: string;
}

describe('the inbox', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await sharedService();
  });
  afterAll(() => service.close());

  const pair = async () => {
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  };
  const inbox = ({ auth }: Person, query = '', headers: Record<string, string> = {}) =>
    service.http.get(`/v1/me/prompts${query}`).set(auth).set(headers);
  const drill = (id: string, { auth }: Person) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' }).expect(200);

  it('lists the prompts of its owner in all games, oldest first', async () => {
    await pair();
    const games = [await startedGame(service, ayla, durc), await startedGame(service, durc, ayla)];
    await newGame(service, ayla);
    const { body } = await inbox(ayla).expect(200);
    expect(body.waiting.map(({ game }: Waiting) => game)).toEqual(games);
    expect(body.waiting).toMatchObject([
      { rulebook: 'thin-ice', version: 1, prompts: [{ seat: 0, kind: 'drill' }] },
      { rulebook: 'thin-ice', version: 1, prompts: [{ seat: 1, kind: 'drill' }] },
    ]);
    await drill(games[0] ?? '', ayla);
    expect((await inbox(ayla).expect(200)).body.waiting.map(({ game }: Waiting) => game)).toEqual([games[1]]);
    // An action of another player moves the game to the end.
    const { body: his } = await inbox(durc).expect(200);
    expect(his.waiting.map(({ game }: Waiting) => game)).toEqual([games[1], games[0]]);
  });

  it('a long poll is answered as soon as the player has a prompt', async () => {
    await pair();
    const first = inbox(durc, '?wait=60').then(({ body }) => body.waiting);
    const id = await startedGame(service, ayla, durc);
    expect(await first).toMatchObject([{ game: id, version: 1 }]);
    await drill(id, durc);
    const second = inbox(durc, '?wait=60').then(({ body }) => body.waiting);
    await drill(id, ayla);
    expect(await second).toMatchObject([{ game: id, version: 3 }]);
  });

  it('with If-None-Match, a long poll is answered on any change, also when the inbox becomes empty', async () => {
    await pair();
    const id = await startedGame(service, ayla, durc);
    const { headers } = await inbox(ayla).expect(200);
    const known = { 'if-none-match': headers.etag ?? '' };
    const unchanged = await inbox(ayla, '', known).expect(304);
    expect(unchanged.headers).toMatchObject({ etag: headers.etag, vary: headers.vary });
    expect(unchanged.headers).not.toHaveProperty('content-security-policy');
    await inbox(ayla, '?wait=1', known).expect(304);
    const changed = inbox(ayla, '?wait=60', known)
      .expect(200)
      .then(({ body }) => body.waiting);
    await drill(id, ayla);
    expect(await changed).toEqual([]);
  });

  it('is empty after the wait for a player without prompts', async () => {
    const person = await newPerson(service);
    expect((await inbox(person, '?wait=1').expect(200)).body).toEqual({ waiting: [] });
  });

  it.each(['wait=61', 'wait=-1', 'wait=x', 'wait=', 'wait=1&wait=2', 'all=1'])(
    'an inbox with %s is refused',
    async (query) => {
      const { body } = await inbox(await newPerson(service), `?${query}`).expect(400);
      expect(body.code).toBe('malformed');
    },
  );

  it('needs a token', async () => {
    const { body } = await service.http.get('/v1/me/prompts').expect(401);
    expect(body.code).toBe('unauthorized');
  });

  it('bots answer their prompts at once', async () => {
    const person = await newPerson(service);
    const { id } = await newGame(service, person, { seats: ['bot', 'me', 'bot'], options: { rounds: 2 } });
    await service.http.post(`/v1/games/${id}/start`).set(person.auth).expect(200);
    for (const wanted of [3, 6]) {
      let version = 0;
      while (version < wanted) {
        const { body } = await service.http
          .get(`/v1/games/${id}/events?after=${version}&wait=60`)
          .expect(200);
        version = body.version;
      }
      await drill(id, person);
    }
    let over = false;
    for (let after = 7; !over; ) {
      const { body } = await service.http.get(`/v1/games/${id}/events?after=${after}&wait=60`).expect(200);
      ({ over, version: after } = body);
    }
    const { body } = await service.http.get(`/v1/games/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'finished', version: 7, prompts: [] });
    expect(body.outcome.standings).toHaveLength(3);
  });

  it('a game of bots plays itself', async () => {
    const person = await newPerson(service);
    const { id } = await newGame(service, person, { seats: ['bot', 'bot'] });
    await service.http.post(`/v1/games/${id}/start`).set(person.auth).expect(200);
    let over = false;
    for (let after = 0; !over; ) {
      const { body } = await service.http.get(`/v1/games/${id}/events?after=${after}&wait=60`).expect(200);
      ({ over, version: after } = body);
    }
    expect((await inbox(person).expect(200)).body.waiting).toEqual([]);
  });
});

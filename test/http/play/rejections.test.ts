import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

const german = { 'accept-language': 'de-AT, en;q=0.5' };

describe('a problem that is about the rules of a game', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const act = (id: string, { auth }: Person, action: unknown, { query = '', headers = {} } = {}) =>
    service.http
      .post(`/v1/games/${id}/actions${query}`)
      .set({ ...auth, ...headers })
      .send({ action });
  const mammut = async (): Promise<string> => {
    const { id } = await newGame(service, ayla, { rulebook: 'mammut', seats: ['me', 'me', 'me'] });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    return id;
  };
  const reason = {
    en: 'There is no such share.',
    de: 'Diesen Anteil gibt es nicht.',
  };

  it('says why an action is not legal in the language of the caller', async () => {
    const id = await mammut();
    for (const [headers, query, language] of [
      [{}, '', 'en'],
      [german, '', 'de'],
      [german, '?language=en', 'en'],
      [{}, '?language=de', 'de'],
      [german, '?dryRun=true', 'de'],
    ] as const) {
      const { body, headers: sent } = await act(id, ayla, 'rob:share=4', { query, headers }).expect(422);
      expect(body).toMatchObject({ code: 'no_such_share', detail: reason[language], language, index: 0 });
      expect(sent['content-language']).toBe(language);
    }
  });

  it('says that a seat is not asked, and that an action cannot be foreseen', async () => {
    const id = await startedGame(service, ayla, durc);
    await act(id, ayla, 'drill:fish=1').expect(200);
    const asked = await act(id, ayla, 'drill:fish=2', { headers: german }).expect(422);
    expect(asked.body).toMatchObject({
      code: 'not_your_turn',
      detail: 'Dieser Platz wird gerade nichts gefragt.',
    });
    const { body } = await act(id, durc, ['drill:fish=2', 'drill:fish=2'], { headers: german }).expect(422);
    expect(body).toMatchObject({ code: 'not_foreseeable', language: 'de' });
    expect(body.detail).toContain('hängt vom Zufall');
  });

  it('says that the game is over', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'me'], options: { rounds: 1 } });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    for (;;) {
      const { body } = await service.http.get(`/v1/games/${id}/actions`).set(ayla.auth).expect(200);
      const [asked] = body.asked;
      if (asked === undefined) break;
      await act(id, ayla, asked.actions[0].id).expect(200);
    }
    const { body } = await act(id, ayla, 'drill:fish=1', { headers: german }).expect(409);
    expect(body).toMatchObject({ code: 'game_over', detail: 'Die Partie ist zu Ende.', language: 'de' });
  });

  it('says what is wrong with a pack', async () => {
    const { body: details } = await service.http.get('/v1/rulebooks/mammut').expect(200);
    const { components } = details;
    const pack = {
      ...components,
      rounds: { ...components.rounds, values: { first: [4, 4, 4, 4], last: 3 } },
    };
    const create = (headers: Record<string, string>) =>
      service.http
        .post('/v1/games')
        .set({ ...ayla.auth, ...headers })
        .send({ rulebook: 'mammut', seats: ['me', 'open'], components: pack })
        .expect(400);
    const { body, headers } = await create(german);
    expect(body).toMatchObject({
      code: 'malformed',
      language: 'de',
      errors: [
        { pointer: '/components/rounds/values/last', detail: 'Die letzte Runde kommt vor der ersten.' },
      ],
    });
    expect(headers['content-language']).toBe('de');
    const { body: english } = await create({});
    expect(english.errors[0].detail).toBe('The last round comes before the first.');
  });

  it('is repeated as it was, with the language that it was in', async () => {
    const id = await mammut();
    const key = { 'idempotency-key': 'k' };
    const first = await act(id, ayla, 'rob:share=4', { headers: { ...german, ...key } }).expect(422);
    const again = await act(id, ayla, 'rob:share=4', { headers: key })
      .expect(422)
      .expect('idempotent-replayed', 'true');
    expect(again.body).toEqual(first.body);
    expect(again.headers['content-language']).toBe('de');
  });

  it('is in English, and names no language, where it is about something else', async () => {
    const nowhere = '01890000-0000-7000-8000-000000000000';
    const { body, headers } = await act(nowhere, ayla, 'drill:fish=1', { headers: german }).expect(404);
    expect(body).not.toHaveProperty('language');
    expect(headers).not.toHaveProperty('content-language');
  });
});

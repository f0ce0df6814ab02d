import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';
import { follow } from '../../support/stream.js';

describe('words', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let id: string;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    id = await startedGame(service, ayla, durc);
    await service.http
      .post(`/v1/games/${id}/actions`)
      .set(durc.auth)
      .send({ action: 'drill:fish=2' })
      .expect(200);
  });
  afterAll(() => service.close());

  const actions = (query = '', headers: Record<string, string> = {}) =>
    service.http
      .get(`/v1/games/${id}/actions${query}`)
      .set({ ...ayla.auth, ...headers })
      .expect(200);
  const lines = async (who: Person, query: string) => {
    const { body } = await service.http.get(`/v1/games/${id}/events${query}`).set(who.auth).expect(200);
    return body.entries.map((entry: { lines: string[] }) => entry.lines);
  };

  it('prompts and actions are in the client’s preferred language', async () => {
    for (const [query, header, language, question, first] of [
      ['', '', 'en', 'How many fish do you drill for?', 'Drill for 1'],
      ['', 'de-AT, en;q=0.8', 'de', 'Auf wie viele Fische bohrst du?', 'Bohre auf 1'],
      ['', 'fr, de;q=0.3, en;q=0.7', 'en', 'How many fish do you drill for?', 'Drill for 1'],
      ['', 'fr, de;q=0.3, en;q=0', 'de', 'Auf wie viele Fische bohrst du?', 'Bohre auf 1'],
      ['', ';;q=x,,*', 'en', 'How many fish do you drill for?', 'Drill for 1'],
      ['?language=de', 'en', 'de', 'Auf wie viele Fische bohrst du?', 'Bohre auf 1'],
    ] as const) {
      const { body, headers } = await actions(query, header === '' ? {} : { 'accept-language': header });
      expect(headers['content-language']).toBe(language);
      expect(headers.vary).toContain('Accept-Language');
      expect(body.asked[0].text).toBe(question);
      expect(body.asked[0].actions[0]).toMatchObject({ id: 'drill:fish=1', text: first });
    }
    const { body } = await service.http.get(`/v1/games/${id}/actions?language=fr`).set(ayla.auth).expect(400);
    expect(body.code).toBe('malformed');
  });

  it('entries have lines with what the viewer may know', async () => {
    expect(await lines(durc, '?after=1')).toEqual([['Durc drills: 2.']]);
    expect(await lines(ayla, '?after=1')).toEqual([['Durc drills: ?.']]);
    expect(await lines(ayla, '?after=1&language=de')).toEqual([['Durc bohrt: ?.']]);
    // If a rulebook has no lines for an entry, the service writes one.
    expect(await lines(ayla, '?limit=1&language=de')).toEqual([['Das Spiel beginnt.']]);
  });

  it('streams have the same lines', async () => {
    const stream = await follow(service, `/v1/games/${id}/events?after=1&language=de`, ayla.auth);
    try {
      expect((await stream.next())?.data).toMatchObject({ version: 2, lines: ['Durc bohrt: ?.'] });
    } finally {
      stream.close();
    }
  });

  it('service entries have lines too, and seats without players have names', async () => {
    const { id: other } = await newGame(service, ayla, { seats: ['me', 'bot', 'open'] });
    await service.http.post(`/v1/games/${other}/seats`).set(durc.auth).send({}).expect(200);
    await service.http.post(`/v1/games/${other}/start`).set(ayla.auth).expect(200);
    await service.http.post(`/v1/games/${other}/seats/2/resign`).set(durc.auth).expect(200);
    const { body } = await service.http.get(`/v1/games/${other}/events?wait=0`).expect(200);
    const told = body.entries.flatMap((entry: { lines: string[] }) => entry.lines);
    expect(told).toContain('Durc resigns.');
    expect(told).toContain('Bot 2 drills: ?.');
  });
});

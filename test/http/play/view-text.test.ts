import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

describe('a view as text', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let id: string;
  beforeAll(async () => {
    service = await sharedService();
    [ayla, durc] = [await newPerson(service, 'Ayla'), await newPerson(service, 'Durc')];
    id = await startedGame(service, ayla, durc);
  });
  afterAll(() => service.close());
  const get = (query: string, who: Person | null, headers: Record<string, string> = {}) =>
    service.http.get(`/v1/games/${id}/view.txt${query}`).set({ ...who?.auth, ...headers });

  it('says what the view as JSON says, for every viewer', async () => {
    for (const [query, who] of [
      ['', ayla],
      ['', durc],
      ['?seat=spectator', ayla],
      ['', null],
      ['?at=1', ayla],
    ] as const) {
      const { text, headers } = await get(query, who).expect(200);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      const json = await service.http.get(`/v1/games/${id}/view${query}`).set(who?.auth ?? {});
      expect(parse(text)).toEqual(json.body);
    }
  });

  it('has names in the language of the caller, and is not sent again while it is the same', async () => {
    const english = await get('', ayla).expect(200);
    const german = await get('?language=de', ayla).expect(200);
    expect((await get('', ayla, { 'accept-language': 'de' })).text).toBe(german.text);
    expect(german.headers['content-language']).toBe('de');
    expect(german.text).not.toBe(english.text);
    expect(english.text).toContain('# Durc\n');
    await get('', ayla, { 'if-none-match': english.headers.etag as string }).expect(304);
    await get('', durc, { 'if-none-match': english.headers.etag as string }).expect(200);
  });

  it('is refused where the view is', async () => {
    const { body } = await get('?seat=1', ayla).expect(403);
    expect(body.code).toBe('not_your_seat');
    expect((await get('?at=99', ayla).expect(404)).body.code).toBe('version_not_found');
  });
});

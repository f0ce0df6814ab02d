import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf } from '../../support/answer-checker.js';
import { bearer, newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

const SECOND = 'public, max-age=1, stale-while-revalidate=5';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Streams have no end. */
const isStream = (id: string): boolean => id.startsWith('follow');
/** What strangers may be shown again; the rest is asked for each time. */
const SHARED = [
  ...['exportGame', 'getEvents', 'getPicture', 'getPictureAsPng', 'getView', 'getViewAsText'],
  'listGames',
];

type Auth = Person['auth'];

describe('caches', () => {
  let service: Service;
  let ayla: Person;
  let running: string;
  let over: string;
  let hidden: string;
  let key: Auth;
  const act = (id: string, auth: Auth) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' }).expect(200);
  /** A game with a seat key, in which one seat has acted. */
  async function begun(visibility: 'public' | 'private') {
    const { id } = await newGame(service, ayla, { visibility, options: { rounds: 1 } });
    const { body } = await service.http.post(`/v1/games/${id}/seats/1/keys`).set(ayla.auth).send({});
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await act(id, bearer(body.secret));
    return { id, key: bearer(body.secret) };
  }
  beforeAll(async () => {
    service = await startService();
    ayla = await newPerson(service, 'Ayla');
    ({ id: running, key } = await begun('public'));
    ({ id: hidden } = await begun('private'));
    ({ id: over } = await begun('public'));
    await act(over, ayla.auth);
  });
  afterAll(() => service.close());

  const cachingOf = async (path: string, auth: Auth | Record<string, never> = {}): Promise<string> =>
    (await service.http.get(path).set(auth)).headers['cache-control'] ?? '';

  it('are given by every route what strangers see, and nothing that belongs to a caller', async () => {
    const shared: string[] = [];
    const reads = operationsOf(service.app).filter(({ method }) => method.toLowerCase() === 'get');
    for (const { operationId, path: template, security = [] } of reads) {
      if (isStream(operationId) || security.length === 0) continue;
      const path = template.replace('{id}', running).replace('{seat}', '0');
      for (const auth of [ayla.auth, key, bearer('wrong')]) {
        const { headers } = await service.http.get(path).set(auth);
        expect(headers['cache-control'], operationId).toMatch(/^private\b/);
        expect(headers.vary, operationId).toMatch(/\bAuthorization\b/);
      }
      const { headers } = await service.http.get(path);
      expect(headers.vary, operationId).toMatch(/\bAuthorization\b/);
      if (headers['cache-control']?.startsWith('public')) shared.push(operationId);
    }
    expect(shared.sort()).toEqual(SHARED);
  });

  it('keep for a second what can change: what goes on, and whatever has names', async () => {
    for (const id of [running, over])
      for (const path of [
        'view',
        'view.txt',
        'view.txt?at=1',
        'events',
        'picture.svg',
        'picture.svg?at=1',
        'picture.png',
        'export',
      ])
        expect(await cachingOf(`/v1/games/${id}/${path}`), path).toBe(SECOND);
    expect(await cachingOf(`/v1/games/${over}/replay.svg`)).toBe(SECOND);
    expect(await cachingOf(`/v1/games/${running}/view?at=1`)).toBe(SECOND);
    expect(await cachingOf('/v1/games')).toBe(SECOND);
  });

  it('keep for ever how a game that is over stood', async () => {
    expect(await cachingOf(`/v1/games/${over}/view?at=1`)).toBe(FOR_EVER);
    expect(await cachingOf(`/v1/games/${over}/view?at=2&seat=spectator`)).toBe(FOR_EVER);
    expect(await cachingOf(`/v1/games/${over}/view?at=2&seat=spectator`, ayla.auth)).toMatch(/^private/);
  });

  it('keep nothing of a private game, and no refusal', async () => {
    const { body } = await service.http.get(`/v1/games/${hidden}`).set(ayla.auth).expect(200);
    const open = `/v1/games/${hidden}/view?invitation=${body.invitation}`;
    await service.http.get(open).expect(200);
    for (const path of [open, `${open}&at=1`, `/v1/games/${hidden}/view`, `/v1/games/${over}/view?at=99`])
      expect(await cachingOf(path), path).toMatch(/^private/);
  });

  it('revalidate by the ETag, and are told again how long to keep', async () => {
    for (const path of [`/v1/games/${running}/view`, `/v1/games/${running}/picture.svg`]) {
      const { headers } = await service.http.get(path).expect(200);
      const again = await service.http
        .get(path)
        .set('if-none-match', headers.etag ?? '')
        .expect(304);
      expect(again.headers['cache-control']).toBe(SECOND);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '../../support/answer-checker.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

/** Streams and what they stream, exports, what changes with every request, and pages of a moment. */
const UNTAGGED = [
  ...['listSignInMethods', 'listSessions', 'returnFromProvider'],
  ...['getMessages', 'getRecap'],
  ...[
    'getEvents',
    'followEvents',
    'followMessages',
    'followTournament',
    'getAccountEvents',
    'followAccount',
    'getLimits',
    'exportAccount',
    'exportGame',
    'health',
    'readiness',
  ],
  ...['showConfirmation', 'showUnsubscription'],
  // Once, for one browser or device.
  ...['getApplicationRequest', 'getDeviceRequest'],
];

interface Documented {
  readonly operationId: string;
  readonly responses: object;
}

describe('addresses', () => {
  let service: Service;
  let ayla: Person;
  let game: string;
  beforeAll(async () => {
    service = await startService();
    ayla = await newPerson(service);
    game = await startedGame(service, ayla, await newPerson(service, 'Durc'));
  });
  afterAll(() => service.close());

  it.each([
    ['put', '/v1/players', 'OPTIONS, POST'],
    ['post', '/v1/me', 'DELETE, GET, HEAD, OPTIONS, PATCH'],
    ['delete', '/v1/rulebooks/mammut', 'GET, HEAD, OPTIONS'],
    ['post', '/v1/engines/abc.mjs', 'GET, HEAD, OPTIONS'],
    ['get', '/v1/matches', 'OPTIONS, POST'],
    ['post', '/openapi.json', 'GET, HEAD, OPTIONS'],
  ] as const)('do not take %s %s', async (method, path, allowed) => {
    const { body, headers } = await service.http[method](path).expect(405);
    expect(body.code).toBe('method_not_allowed');
    expect(headers.allow).toBe(allowed);
  });

  it('where nothing is take no method at all', async () => {
    for (const path of ['/v1/nothing', '/v1/games/a/b/c', '/v1']) {
      const { headers } = await service.http.post(path).expect(404);
      expect(headers.allow).toBeUndefined();
    }
  });

  it.each([
    ...[
      '/v1/me',
      '/v1/me/calendar',
      '/v1/me/tokens',
      '/v1/me/mutes',
      '/v1/me/invitations',
      '/v1/me/webhooks',
      '/v1/games',
      '/v1/rulebooks',
      '/v1/rulebooks/mammut',
      '/problems/not_found',
      '/openapi.json',
    ],
    ...['', '/components', '/view', '/table', '/actions', '/seats/0/orders'].map((rest) => `GAME${rest}`),
  ])('%s is sent once to who has it', async (address) => {
    const path = address.replace('GAME', `/v1/games/${game}`);
    const { headers } = await service.http.get(path).set(ayla.auth).expect(200);
    const again = service.http
      .get(path)
      .set(ayla.auth)
      .set('if-none-match', headers.etag ?? '');
    const answer = await again.expect(304);
    expect(answer.text).toBe('');
    expect(answer.headers.etag?.replace('W/', '')).toBe(headers.etag?.replace('W/', ''));
    await service.http.get(path).set(ayla.auth).set('if-none-match', '"other"').expect(200);
  });

  it('of things and lists have an ETag and know 304', () => {
    const { paths }: { paths: Record<string, { get?: Documented }> } = JSON.parse(
      JSON.stringify(documentOf(service.app)),
    );
    const reads = Object.values(paths).flatMap(({ get }) => (get === undefined ? [] : [get]));
    const untagged = reads.filter(({ responses }) => !('304' in responses));
    expect(untagged.map(({ operationId }) => operationId).sort()).toEqual([...UNTAGGED].sort());
  });
});

import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

const KB = 1_024;

describe('bounds of a body', () => {
  let service: Service;
  let ayla: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service);
  });
  afterAll(() => service.close());

  const post = (path: string, body: string) =>
    service.http.post(path).set(ayla.auth).set('content-type', 'application/json').send(body);

  /** `depth` values, each within the one before. */
  const nested = (depth: number, [open, close]: readonly [string, string]): string =>
    `${open.repeat(depth)}${close.repeat(depth)}`.replace(':}', ':1}');

  it.each<[string, readonly [string, string]]>([
    ['lists', ['[', ']']],
    ['objects', ['{"a":', '}']],
  ])('it may be 32 levels deep and no deeper, of %s', async (_, brackets) => {
    const { id } = await newGame(service, ayla);
    // The operation ignores the content of this body, so only its depth can be wrong.
    const refused = await post(`/v1/games/${id}/start`, nested(33, brackets)).expect(400);
    expect(refused.body).toMatchObject({ code: 'malformed', detail: expect.stringContaining('32') });
    const taken = await post(`/v1/games/${id}/start`, nested(32, brackets)).expect(409);
    expect(taken.body.code).toBe('seats_not_filled');
  });

  it('depth counts from the body itself', async () => {
    const wish = (depth: number) => `{"rulebook":"thin-ice","seats":${nested(depth, ['[', ']'])}}`;
    const refused = await post('/v1/games', wish(32)).expect(400);
    expect(refused.body.errors).toBeUndefined();
    const judged = await post('/v1/games', wish(31)).expect(400);
    expect(judged.body.errors).toEqual(
      expect.arrayContaining([expect.objectContaining({ pointer: expect.stringMatching(/^\/seats/) })]),
    );
  });

  const padded = (text: string, bytes: number): string => text.padEnd(bytes, ' ');

  it.each([
    ['64 kB', '/v1/players', { name: 'Ayla' }, 64 * KB],
    ['1 MB, where it may bring a pack', '/v1/games', { rulebook: 'thin-ice', seats: ['me', 'bot'] }, KB * KB],
  ])('it may have %s and not one byte more', async (_, path, wish, most) => {
    const text = JSON.stringify(wish);
    await post(path, padded(text, most)).expect(201);
    const { body } = await post(path, padded(text, most + 1)).expect(413);
    expect(body.code).toBe('payload_too_large');
  });

  it('its bytes are counted, not its characters', async () => {
    const text = (letters: number) => JSON.stringify({ name: 'é'.repeat(letters) });
    const judged = await post('/v1/players', text(32 * KB - 6)).expect(400);
    expect(judged.body.errors).toMatchObject([{ pointer: '/name' }]);
    await post('/v1/players', text(32 * KB)).expect(413);
  });

  it('a chunked body is limited like one with a Content-Length', async () => {
    const text = JSON.stringify({ name: 'Ayla' });
    expect(await inPieces(padded(text, 64 * KB))).toBe(201);
    expect(await inPieces(padded(text, 64 * KB + 1))).toBe(413);
  });

  const inPieces = (text: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const sending = request(`${service.url}/v1/players`, { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sending.on('error', reject);
      sending.write(text.slice(0, 1_000));
      sending.end(text.slice(1_000));
    });
});

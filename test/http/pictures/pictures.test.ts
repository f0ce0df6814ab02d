import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

const FOUR_HOLES = /data-action="drill:fish=[123]"/g;

describe('pictures', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let running: string;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla <b>');
    durc = await newPerson(service, 'Durc');
    running = await startedGame(service, ayla, durc, { options: { rounds: 2 } });
  });
  afterAll(() => service.close());

  const get = (id: string, what: string, who: Person | null = null) =>
    service.http
      .get(`/v1/games/${id}/${what}`)
      .set(who?.auth ?? {})
      .buffer(true)
      .parse((answer, done) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => done(null, Buffer.concat(chunks)));
      });
  const text = ({ body }: { body: unknown }) => String(body);
  const code = (answer: { body: unknown }) => JSON.parse(text(answer)).code;
  const drill = (id: string, { auth }: Person, fish: number) =>
    service.http
      .post(`/v1/games/${id}/actions`)
      .set(auth)
      .send({ action: { type: 'drill', fish } })
      .expect(200);

  it('a picture of the caller’s seat marks legal actions, that of a spectator marks none', async () => {
    const own = await get(running, 'picture.svg', ayla).expect(200);
    expect(own.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(text(own).match(FOUR_HOLES)).toHaveLength(3);
    expect(text(own)).toContain('role="group"');
    for (const [query, who] of [
      ['?seat=spectator', ayla],
      ['', null],
    ] as const) {
      const looked = text(await get(running, `picture.svg${query}`, who).expect(200));
      expect(looked).not.toContain('data-action');
      expect(looked).toContain('role="img"');
    }
  });

  it('names are escaped as text', async () => {
    const svg = text(await get(running, 'picture.svg').expect(200));
    expect(svg).toContain('Ayla &lt;b&gt;');
    expect(svg).not.toContain('<b>');
  });

  it('a caller cannot get the picture of another seat, or of a game they cannot see', async () => {
    expect(code(await get(running, 'picture.svg?seat=1', ayla).expect(403))).toBe('not_your_seat');
    const hidden = await newGame(service, ayla, { visibility: 'private' });
    for (const what of ['picture.svg', 'picture.png', 'replay.svg']) {
      expect(code(await get(hidden.id, what, durc).expect(404))).toBe('not_found');
      expect(code(await get(hidden.id, what, ayla).expect(409))).toBe('not_started');
    }
  });

  it('an unchanged picture is answered with 304, and another style is another picture', async () => {
    const { headers } = await get(running, 'picture.svg', ayla).expect(200);
    const again = (query: string) =>
      get(running, `picture.svg${query}`, ayla).set('if-none-match', String(headers.etag));
    const unchanged = await again('').expect(304);
    expect(unchanged.headers).toMatchObject({ etag: headers.etag, vary: headers.vary });
    expect(unchanged.headers).not.toHaveProperty('content-security-policy');
    await again('?scheme=dark').expect(200);
    await again('?size=360').expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toContain('Authorization');
  });

  it.each([
    ['gzip', 'gzip'],
    ['deflate, gzip;q=0.5, br', 'gzip'],
    ['gzip;q=0', undefined],
    ['br', undefined],
    ['identity', undefined],
  ])('a client that accepts %s gets it as %s', async (accepted, encoding) => {
    const { headers } = await get(running, 'picture.svg', ayla).set('accept-encoding', accepted).expect(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    await get(running, 'picture.svg', ayla).set('if-none-match', String(headers.etag)).expect(304);
  });

  it('it has the requested size, within bounds', async () => {
    const svg = text(await get(running, 'picture.svg?size=360').expect(200));
    expect(svg).toMatch(/viewBox="0 0 400 [\d.]+" width="360"/);
    expect(text(await get(running, 'picture.svg?size=1600').expect(200))).toMatch(/viewBox="0 0 1200/);
    for (const size of ['100', '100000', 'big'])
      expect(code(await get(running, `picture.svg?size=${size}`).expect(400))).toBe('malformed');
  });

  it('is available as a PNG of the same width', async () => {
    const { body, headers } = await get(running, 'picture.png?size=480', ayla).expect(200);
    const png = body as Buffer;
    expect(headers['content-type']).toBe('image/png');
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]));
    expect(png.readUInt32BE(16)).toBe(480);
    await get(running, 'picture.png?size=480', ayla).set('if-none-match', String(headers.etag)).expect(304);
  });

  it('shows earlier versions without actions, and no versions that do not exist', async () => {
    const id = await startedGame(service, ayla, durc);
    await drill(id, ayla, 2);
    expect(text(await get(id, 'picture.svg?at=1', durc).expect(200))).not.toContain('data-action');
    expect(text(await get(id, 'picture.svg?at=2', durc).expect(200))).toContain('data-action');
    for (const at of [0, 3])
      expect(code(await get(id, `picture.svg?at=${at}`).expect(404))).toBe('version_not_found');
  });

  it('a finished game has a replay, and an unfinished one has none', async () => {
    expect(code(await get(running, 'replay.svg').expect(409))).toBe('not_over');
    const id = await startedGame(service, ayla, durc, { options: { rounds: 2 } });
    for (const [one, other] of [
      [3, 1],
      [2, 1],
    ] as const) {
      await drill(id, ayla, one);
      await drill(id, durc, other);
    }
    const answer = await get(id, 'replay.svg').expect(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(text(answer)).toContain('<animate attributeName="visibility" calcMode="discrete"');
    // What never changes is drawn once.
    expect(text(answer).match(/>Thin Ice<\/text>/g)).toHaveLength(1);
    await get(id, 'replay.svg').set('if-none-match', String(answer.headers.etag)).expect(304);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countingStore } from '../../support/counting-store.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

const deep = (depth: number, open: string, close: string): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

describe('invalid bodies', () => {
  let db: TestDatabase;
  let store: ReturnType<typeof countingStore>;
  let service: Service;
  let ayla: Person;
  let addresses: readonly (readonly [path: string, body: string])[];
  let before: number;
  beforeAll(async () => {
    db = await testDatabase();
    store = countingStore(await db.open());
    service = await startService({ db, store });
    ayla = await newPerson(service);
    const open = await newGame(service, ayla);
    const active = await startedGame(service, ayla, await newPerson(service));
    addresses = [
      ['/v1/players', '{"name":"Ayla"}'],
      ['/v1/me/tokens', '{"name":"x","scopes":["read"]}'],
      ['/v1/games', '{"rulebook":"thin-ice","seats":["me","bot"]}'],
      [`/v1/games/${open.id}/seats`, '{"seat":1}'],
      [`/v1/games/${active}/actions`, '{"action":{"type":"drill","fish":1}}'],
    ];
    before = store.writes.count;
  });
  afterEach(() => {
    expect(store.writes.count, 'something was written').toBe(before);
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const send = (path: string, text: string | Buffer, type = 'application/json') =>
    service.http
      .post(path)
      .set(ayla.auth)
      .set({ 'content-type': type, 'idempotency-key': `k${Math.random()}` })
      .serialize((body: unknown) => body as string)
      .send(text as string);

  it.each<[string, (good: string) => string | Buffer]>([
    ['that ends too early', (good) => good.slice(0, -1)],
    ['that goes on after its end', (good) => `${good}}`],
    ['with single quotes', (good) => good.replaceAll('"', "'")],
    ['that is empty', () => ''],
    ['that is null', () => 'null'],
    ['that is a list', (good) => `[${good}]`],
    ['that is a text', (good) => JSON.stringify(good)],
    ['that is a number', () => '1e400'],
    ['that is empty but for its braces', (good) => (good.includes('"seat"') ? '{"seat":"1"}' : '{}')],
    ['with a field that nobody knows', (good) => good.replace('{', '{"extra":1,')],
    ['with __proto__', (good) => good.replace('{', '{"__proto__":{"seat":1},')],
    ['with an escaped __proto__', (good) => good.replace('{', '{"\\u005f_proto__":{"seat":1},')],
    ['with constructor.prototype', (good) => good.replace('{', '{"constructor":{"prototype":{"seat":1}},')],
    ['with a NUL', (good) => good.replace('{', '{"\\u0000":1,')],
    ['with half a surrogate pair', (good) => good.replace('{', '{"a":"\\ud83e",')],
    ['that is not UTF-8', (good) => Buffer.from(good.replace('{', '{"\xff\xfe":1,'), 'latin1')],
    ['in UTF-16', (good) => Buffer.from(good, 'utf16le')],
    ['that is compressed', () => Buffer.from('1f8b0800000000000003abae05004306bf4502000000', 'hex')],
    ['of nested lists', (good) => good.replace('{', `{"extra":${deep(20_000, '[', ']')},`)],
    ['of nested objects', (good) => good.replace('{', `{"extra":${deep(8_000, '{"a":', '}')},`)],
    ['of lists without an end', () => '['.repeat(30_000)],
  ])('a body %s is malformed for every operation', async (_, spoil) => {
    for (const [path, good] of addresses) {
      const { body } = await send(path, spoil(good)).expect(400);
      expect(body.code, path).toBe('malformed');
    }
  });

  it('deep nesting inside an action, a pack or the options is malformed', async () => {
    const [, , games, , actions] = addresses;
    const nested = `{"type":"drill","fish":${deep(15_000, '[', ']')}}`;
    await send(actions?.[0] ?? '', `{"action":${nested}}`).expect(400);
    for (const name of ['options', 'components']) {
      const body = `{"rulebook":"thin-ice","seats":["me","bot"],"${name}":{"a":${deep(300_000, '[', ']')}}}`;
      await send(games?.[0] ?? '', body).expect(400);
    }
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'nonsense',
  ])('a body of the type %s is refused', async (type) => {
    for (const [path, good] of addresses) {
      const { body } = await send(path, good, type).expect(415);
      expect(body.code).toBe('unsupported_media_type');
    }
  });

  it('a body of 10 MB is refused, with a Content-Length or chunked', async () => {
    const huge = `{"name":"${'x'.repeat(10 * 1024 * 1024)}"}`;
    for (const [path] of addresses) {
      const announced = await service.app.inject({
        method: 'POST',
        url: path,
        headers: { ...ayla.auth, 'content-type': 'application/json' },
        payload: huge,
      });
      expect(announced.statusCode).toBe(413);
      expect(announced.json().code).toBe('payload_too_large');
    }
    const pieces = new ReadableStream({
      start(controller) {
        for (let at = 0; at < huge.length; at += 65_536)
          controller.enqueue(Buffer.from(huge.slice(at, at + 65_536)));
        controller.close();
      },
    });
    const headers = { ...ayla.auth, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: pieces, duplex: 'half' };
    const answer = await fetch(`${service.url}/v1/me/tokens`, init as RequestInit).then(
      ({ status }) => status,
      // A client that keeps sending may be disconnected before it reads the answer.
      () => 413,
    );
    expect(answer).toBe(413);
  });

  it('a body that is not needed is ignored, but must be valid', async () => {
    const { id } = await newGame(service, ayla);
    before = store.writes.count;
    for (const [text, type, status] of [
      ['{', 'application/json', 400],
      ['x', 'text/plain', 415],
      ['{"extra":1}', 'application/json', 409],
    ] as const) {
      await send(`/v1/games/${id}/start`, text, type).expect(status);
    }
  });

  it('a game is refused if its component data has text that cannot be stored', async () => {
    const { body: rulebook } = await service.http.get('/v1/rulebooks/mammut').expect(200);
    const seats = Array(rulebook.seats.min).fill('me');
    const text = JSON.stringify({ rulebook: 'mammut', seats, components: rulebook.components });
    for (const bad of ['\\ud800', '\\u0000', '\\udfff\\ud800']) {
      const spoilt = text.replace('"provenance"', `"${bad}":1,"provenance"`);
      expect((await send('/v1/games', spoilt).expect(400)).body.code).toBe('malformed');
    }
  });

  it('of two fields with the same name the last one counts', async () => {
    const { body } = await send('/v1/players', '{"name":"Ayla","name":7}').expect(400);
    expect(body.errors[0].pointer).toBe('/name');
  });

  it('a pointer is correct even if names have special characters', async () => {
    const { body } = await send('/v1/players', '{"name":"Ayla","a/b~c":1}').expect(400);
    expect(body.errors).toEqual([{ pointer: '/a~1b~0c', detail: 'is not a known property' }]);
  });
});

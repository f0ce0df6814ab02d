import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;
  readonly requestBody?: { readonly required?: boolean };
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
  }[];
}

interface Document {
  readonly paths: Readonly<Record<string, Record<string, Operation>>>;
}

const isForBrowsers = ({ 200: page, 303: redirection }: Operation['responses']): boolean =>
  page?.content?.['text/html'] !== undefined || redirection !== undefined;

/** Parameters of addresses that are no ids of their kind. */
const known: Readonly<Record<string, string>> = {
  rulebook: 'mammut',
  seats: '2',
  seat: '0',
  month: '2026-01',
  from: '2026-01-01',
  handle: 'ayla',
  code: 'BCDF-GHJK',
};

/** What the wire carries when exactly these bytes are sent: no client in between that would mend them. */
function raw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(text, 'latin1')));
    let got = '';
    socket.on('data', (chunk: Buffer) => {
      got += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(got));
    socket.on('error', reject);
  });
}

describe('invalid addresses and headers', () => {
  let service: Service;
  let ayla: Person;
  let id: string;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service);
    id = await startedGame(service, ayla, await newPerson(service));
  });
  afterAll(() => service.close());

  /** The status and the problem of a request whose first line is just this. */
  async function problemOf(
    line: string,
    headers: readonly string[] = [],
  ): Promise<{ status: number; code: string }> {
    const lines = [`${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers];
    const answer = await raw(service.url, `${lines.join('\r\n')}\r\n\r\n`);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.toLowerCase(), line).toContain('content-type: application/problem+json');
    const problem = JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? body);
    expect(service.checker.check('/components/schemas/Problem', problem)).toBeNull();
    return { status: Number(head.split(' ')[1]), code: problem.code };
  }

  it.each([
    '/v1/games/%ff',
    '/v1/games/%00',
    '/v1/games/%',
    '/v1/games/%zz/view',
    '/v1/games/%ed%a0%80',
    '/v1/games/..%2f..%2fetc',
    '/v1/games/1',
    '/v1/games/00000000-0000-0000-0000-00000000000',
    '/v1/games/urn:uuid:00000000-0000-0000-0000-000000000000',
    '/v1/games/00000000-0000-0000-0000-000000000000',
    `/v1/games/${'1'.repeat(5_000)}`,
    '/v1/rulebooks/%ff',
    '/v1/rulebooks/__proto__',
    `/v1/rulebooks/${'x'.repeat(300)}`,
    '/problems/%00',
    '/problems/__proto__',
    '/problems/constructor',
    '/v1//games',
    '/v1/games/',
    '/V1/games',
    '/v2/games',
    '/',
    '//',
    '/%',
    '/docs/%ff',
    '*',
  ])('there is nothing at %s', async (path) => {
    const { status, code } = await problemOf(`GET ${path}`);
    expect(status).toBe(404);
    expect(['not_found', 'rulebook_not_found']).toContain(code);
  });

  it('ids are case-sensitive', async () => {
    await service.http.get(`/v1/games/${id}`).expect(200);
    expect(await problemOf(`GET /v1/games/${id.toUpperCase()}`)).toEqual({ status: 404, code: 'not_found' });
  });

  it.each(['cursor', 'after', 'before', 'page'])(
    '%s is an unknown parameter where there is no cursor',
    async (name) => {
      expect(await problemOf(`GET /v1/games/${id}?${name}=x`)).toEqual({ status: 400, code: 'malformed' });
    },
  );

  it('every operation refuses parameters that it does not know', async () => {
    const { paths } = (await service.http.get('/openapi.json').expect(200)).body as Document;
    const accepted: string[] = [];
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { requestBody, responses, parameters = [] }] of Object.entries(operations)) {
        // Their bodies are checked first; browsers come from links to which others add parameters.
        if (requestBody?.required === true || isForBrowsers(responses)) continue;
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => known[name] ?? id);
        const needed = parameters.flatMap((one) =>
          one.in === 'query' && one.required ? [`${one.name}=x`] : [],
        );
        const query = ['permafrost=1', ...needed].join('&');
        const init = { method: method.toUpperCase(), headers: { authorization: `Bearer ${ayla.secret}` } };
        const answer = await fetch(`${service.url}${address}?${query}`, init);
        const body = await answer.text();
        if (![401, 403].includes(answer.status) && !body.includes('"parameter":"permafrost"'))
          accepted.push(`${method} ${path}: ${answer.status}`);
      }
    expect(accepted).toEqual([]);
  });

  it.each(['/share/ID?fbclid=1', '/embed/ID?utm_source=mail', '/problems/not_found?fbclid=1'])(
    '%s is opened with a parameter that somebody has added',
    async (address) => {
      const { http } = service;
      await http.get(address.replace('ID', id)).expect(200).expect('content-type', /html/);
    },
  );

  it.each(['PUT', 'PATCH', 'TRACE', 'PROPFIND', 'POST'])('%s is not a method of a game', async (method) => {
    const refused = { status: 405, code: 'method_not_allowed' };
    expect(await problemOf(`${method} /v1/games/${id}`)).toEqual(refused);
  });

  it.each([
    ['nonsense', 'this is not HTTP\r\n\r\n', 400, 'malformed'],
    ['a method that does not exist', 'BREW /v1/games HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed'],
    ['no host', 'GET /v1/games HTTP/1.1\r\n\r\n', 400, 'malformed'],
    ['a header with a NUL', 'GET /v1/games HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n', 400, 'malformed'],
    [
      'two lengths',
      'POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'malformed',
    ],
    [
      'an address that is too long',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'a header that is too long',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('bytes with %s get a problem too', async (_, bytes, status, code) => {
    const answer = await raw(service.url, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (answer.includes('problem+json')) expect(answer).toContain(`"code":"${code}"`);
  });

  it('client input cannot add response headers', async () => {
    const injected = encodeURIComponent('x\r\nSet-Cookie: a=b');
    for (const path of [
      `/v1/games?cursor=${injected}`,
      `/v1/games/${id}?invitation=${injected}`,
      `/${injected}`,
    ]) {
      const { headers } = await service.http.get(path);
      expect(headers).not.toHaveProperty('set-cookie');
    }
    const { headers } = await service.http.get(`/v1/games?limit=1&rulebook=thin-ice`).expect(200);
    expect(headers.link ?? '').not.toContain('\n');
  });

  it.each([
    'a=1',
    '__proto__=1',
    'constructor=1',
    'invitation[]=1',
    'invitation=a&invitation=b',
    'hasOwnProperty=1',
  ])('a game with ?%s is refused', async (query) => {
    const { body } = await service.http.get(`/v1/games/${id}?${query}`).expect(400);
    expect(body.code).toBe('malformed');
  });

  it.each(['%ff', '%00', '%', '+', ''])(
    'an invitation that is %j is like any other wrong one',
    async (text) => {
      const { body } = await service.http
        .post('/v1/games')
        .set(ayla.auth)
        .send({ rulebook: 'thin-ice', seats: ['me', 'bot'], visibility: 'private' })
        .expect(201);
      await service.http.get(`/v1/games/${body.id}?invitation=${text}`).expect(404);
    },
  );
});

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Deprecated, deprecation } from '../../../src/http/negotiation/deprecation.js';
import { documents } from '../../../src/http/plugins/documents.js';

const SINCE = { since: '2026-11-01', until: '2027-11-01' };
const NOTICE = {
  deprecation: '@1793491200',
  sunset: 'Mon, 01 Nov 2027 00:00:00 GMT',
  link: '</docs>; rel="deprecation"; type="text/html"',
};

describe('what is deprecated', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = Fastify();
    await app.register(deprecation);
    await app.register(documents, { schemas: [] });
  });
  afterEach(() => app.close());

  const route = (deprecated: readonly Deprecated[]) =>
    app.route({
      method: 'POST',
      url: '/things',
      config: { deprecated },
      schema: {
        operationId: 'makeThing',
        querystring: { type: 'object', properties: { old: { type: 'string' }, next: { type: 'string' } } },
        body: { type: 'object', properties: { size: { type: 'integer' } } },
        response: { 200: { type: 'object' } },
      },
      handler: async (request, reply) => {
        if (Object.hasOwn(Object(request.query), 'next'))
          reply.header('link', '</things?after=1>; rel="next"');
        return {};
      },
    });
  const post = async (query = '', payload = {}) =>
    (await app.inject({ method: 'POST', url: `/things${query}`, payload })).headers;
  const operation = () => Object(app.swagger().paths?.['/things'])?.post;

  it('as an operation is marked in the document, and announced with every response', async () => {
    route([SINCE]);
    await app.ready();
    expect(operation().deprecated).toBe(true);
    expect(Object.keys(operation().responses[200].headers)).toEqual(
      expect.arrayContaining(['Deprecation', 'Sunset', 'Link']),
    );
    expect(await post()).toMatchObject(NOTICE);
    expect(await post('', { size: 'large' })).toMatchObject(NOTICE);
    expect((await post('?next=1')).link).toBe(`</things?after=1>; rel="next", ${NOTICE.link}`);
  });

  it('as a parameter or field is announced to requests that use it', async () => {
    route([
      { ...SINCE, parameter: 'old' },
      { since: '2026-01-01', until: '2027-01-01', field: 'size' },
    ]);
    await app.ready();
    const { parameters, requestBody, deprecated } = operation();
    expect(deprecated).toBeUndefined();
    const marks = JSON.stringify(parameters.find(({ name }: { name: string }) => name === 'old'));
    expect(marks).toContain('"deprecated":true');
    expect(requestBody.content['application/json'].schema.properties.size.deprecated).toBe(true);
    expect(await post('?next=1')).not.toHaveProperty('deprecation');
    expect(await post('?old=1')).toMatchObject(NOTICE);
    // Of both, the one that goes first.
    expect((await post('?old=1', { size: 1 })).sunset).toBe('Fri, 01 Jan 2027 00:00:00 GMT');
  });

  it('is served for a year at least, and exists', () => {
    expect(() => route([{ since: '2026-11-01', until: '2027-10-01' }])).toThrow('365 days');
    expect(() => route([{ ...SINCE, parameter: 'unknown' }])).toThrow('unknown');
  });
});

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reachable } from '../../../src/http/document/narrow-document.js';
import { rulebooks } from '../../../src/rulebooks/registry.js';
import { type Service, startService } from '../../support/service.js';

describe('the served API document', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ rulebooks });
  });
  afterAll(() => service.close());

  it('is the committed one, with its examples', async () => {
    const committed = await readFile(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8');
    const { body } = await service.http.get('/openapi.json').expect(200);
    expect(body).toEqual(JSON.parse(committed));
  });

  it('lets responses and webhooks gain fields, and requests none', async () => {
    const { body } = await service.http.get('/openapi.json').expect(200);
    const { schemas } = body.components;
    for (const sent of ['Game', 'MammutGameView', 'MammutActedEntry', 'Problem', 'WebhookMessage']) {
      expect(schemas[sent].properties, sent).toBeDefined();
      expect(JSON.stringify(schemas[sent]), sent).not.toContain('"additionalProperties":false');
    }
    const asked = Object.values<Record<string, { requestBody?: object; parameters?: object }>>(body.paths)
      .flatMap((path) => Object.values(path))
      .map(({ requestBody, parameters }) => ({ requestBody, parameters }));
    const text = JSON.stringify(asked);
    const requested = [...reachable([JSON.parse(text)], schemas)];
    expect(requested).toEqual(expect.arrayContaining(['CreateGame', 'MammutAction', 'Undo']));
    for (const name of requested) {
      const schema = schemas[name];
      if (schema.properties !== undefined) expect(schema.additionalProperties, name).toBe(false);
    }
  });

  it('is held to the letter in tests: fields that it does not know are none', async () => {
    const problem = (await service.http.get('/v1/rulebooks/none').expect(404)).body;
    expect(service.checker.check('/components/schemas/Problem', problem)).toBeNull();
    expect(service.checker.check('/components/schemas/Problem', { ...problem, more: 1 })).not.toBeNull();
  });

  it('is compressed, and not sent again to who has it', async () => {
    const answer = await service.http.get('/openapi.json').set('accept-encoding', 'gzip').expect(200);
    expect(answer.headers['content-encoding']).toBe('gzip');
    const { etag = '' } = answer.headers;
    await service.http.get('/openapi.json').set('if-none-match', etag).expect(304);
  });
});

describe('documents of one rulebook', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ rulebooks });
  });
  afterAll(() => service.close());

  const document = async (path: string) => (await service.http.get(path).expect(200)).body;
  /** References to what is not in the document. */
  const dangling = (text: string, schemas: object) =>
    [...text.matchAll(/#\/components\/schemas\/(\w+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in schemas));

  it.each(['core', ...rulebooks.map(({ meta }) => meta.id)])(
    '%s names no other, and is complete',
    async (id) => {
      const made = await document(`/openapi/${id}.json`);
      const whole = await document('/openapi.json');
      const { schemas } = made.components;
      expect(Object.keys(made.paths)).toEqual(Object.keys(whole.paths));
      expect(dangling(JSON.stringify(made), schemas)).toEqual([]);
      const names = Object.keys(schemas);
      for (const { meta } of rulebooks) {
        const own = names.filter((name) => name.toLowerCase().startsWith(meta.id.replaceAll('-', '')));
        if (meta.id === id) expect(own.length).toBeGreaterThan(20);
        else expect(own).toEqual([]);
      }
      if (id !== 'core') expect(schemas.GameView.oneOf).toHaveLength(1);
      const sizeOf = (...parts: readonly object[]) =>
        parts.reduce((sum, part) => sum + JSON.stringify(part).length, 0);
      const { parameters, responses } = made.components;
      expect(sizeOf(made) / sizeOf(whole)).toBeLessThan(0.65);
      // Each by itself: how the two add up changes with every operation that has nothing to do with rulebooks.
      expect(sizeOf(made.paths, parameters, responses) / sizeOf(whole.paths)).toBeLessThan(0.46);
      if (id === 'core') expect(sizeOf(schemas) / sizeOf(whole.components.schemas)).toBeLessThan(0.2);
      for (const [, kind = '', name = ''] of JSON.stringify(made.paths).matchAll(
        /#\/components\/(\w+)\/([\w-]+)/g,
      ))
        expect(made.components[kind]).toHaveProperty(name);
    },
  );

  it('are not made for unknown ones', async () => {
    await service.http.get('/openapi/chess.json').expect(404);
    await service.http.get('/schemas/chess/view.json').expect(404);
    await service.http.get('/schemas/mammut/secrets.json').expect(404);
  });

  it('have JSON schemas at addresses of their own, which views fit', async () => {
    for (const { meta } of rulebooks)
      for (const part of ['view', 'action', 'event', 'options', 'components']) {
        const path = `/schemas/${meta.id}/${part}.json`;
        const schema = await document(path);
        expect(schema.$id.endsWith(path)).toBe(true);
        expect(JSON.stringify(schema)).not.toContain('"$ref":"#/components');
      }
  });

  it('describe streams and webhooks as AsyncAPI 3', async () => {
    const made = await document('/asyncapi.json');
    expect(made.asyncapi).toBe('3.0.0');
    const discriminators = [...JSON.stringify(made).matchAll(/"discriminator":(.)/g)].map(
      ([, first]) => first,
    );
    expect(new Set(discriminators)).toEqual(new Set(['"']));
    expect(Object.keys(made.channels)).toEqual(['accountEvents', 'gameEvents', 'gameMessages', 'webhooks']);
    expect(made.components.messages.entry.payload.anyOf).toHaveLength(rulebooks.length);
    expect(dangling(JSON.stringify(made), made.components.schemas)).toEqual([]);
  });

  it('describe every operation and every parameter', async () => {
    const { paths } = await document('/openapi.json');
    const missing: string[] = [];
    for (const [path, methods] of Object.entries<Record<string, DescribedOperation>>(paths))
      for (const [method, { summary, description, parameters = [] }] of Object.entries(methods)) {
        if (!summary || !description) missing.push(`${method} ${path}`);
        for (const parameter of parameters)
          if (!(parameter.description ?? parameter.schema?.description))
            missing.push(`${method} ${path} ${parameter.name}`);
      }
    expect(missing).toEqual([]);
  });
});

interface DescribedOperation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly schema?: { readonly description?: string };
  }[];
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reachable } from '../../../src/http/document/narrow-document.js';
import { writeDocuments } from '../../../src/http/document/write-documents.js';
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

describe('a built document', () => {
  let service: Service;
  let folder: URL;
  beforeAll(async () => {
    folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'permafrost-documents-'))}/`);
    await writeDocuments(rulebooks, folder);
    service = await startService({ rulebooks, documentFolder: folder });
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  const asked = async (path: string, encoding = 'identity') =>
    fetch(service.url + path, { headers: { 'accept-encoding': encoding } });

  it('is the one that the sources make, at every address', async () => {
    const fromSources = await startService({ rulebooks });
    const ids = ['core', ...rulebooks.map(({ meta }) => meta.id)];
    for (const path of ['/openapi.json', '/asyncapi.json', ...ids.map((id) => `/openapi/${id}.json`)]) {
      const made = await fetch(fromSources.url + path);
      const built = await asked(path);
      expect(await built.text(), path).toBe(await made.text());
      expect(built.headers.get('etag')).toBe(made.headers.get('etag'));
    }
    await fromSources.close();
  }, 30_000);

  it('has been compressed by then', async () => {
    const plain = Buffer.from(await (await asked('/openapi.json')).arrayBuffer());
    const ways = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, decompress] of Object.entries(ways)) {
      const ending = { zstd: '.zst', br: '.br', gzip: '.gz' }[encoding];
      const file = await readFile(new URL(`openapi.json${ending}`, folder));
      expect(decompress(file).equals(plain)).toBe(true);
      const { body } = await service.app
        .inject({
          url: '/openapi.json',
          headers: { 'accept-encoding': encoding },
        })
        .then(({ rawPayload }) => ({ body: rawPayload }));
      expect(body.equals(file), encoding).toBe(true);
    }
  });

  it('is not made for any request, neither for the page that shows it', async () => {
    const making = vi.spyOn(service.app, 'swagger');
    for (const path of ['/openapi.json', '/openapi/core.json', '/asyncapi.json'])
      expect((await asked(path)).status).toBe(200);
    for (const path of ['/docs/json', '/docs/yaml']) {
      const answer = await fetch(service.url + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([308, '/openapi.json']);
    }
    expect(making).not.toHaveBeenCalled();
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
      if (id === 'core') {
        // Nothing of rulebooks is left, under whatever name. The rest grows with the API.
        const prefixes = rulebooks.map(({ meta }) => meta.id.replaceAll('-', ''));
        const ofRulebooks = Object.entries<object>(whole.components.schemas)
          .filter(([name]) => prefixes.some((one) => name.toLowerCase().startsWith(one)))
          .map(([, schema]) => schema);
        expect(sizeOf(schemas)).toBeLessThan(sizeOf(whole.components.schemas) - sizeOf(...ofRulebooks));
        expect(ofRulebooks.length).toBeGreaterThan(80);
      }
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
    const { paths } = await document('/openapi.json');
    const streams = Object.keys(paths).filter((path) =>
      JSON.stringify(paths[path].get?.responses['200']?.content ?? {}).includes('text/event-stream'),
    );
    const addresses = Object.values<{ address: string | null }>(made.channels).map(({ address }) => address);
    expect(addresses.filter((address) => address !== null).sort()).toEqual(streams.sort());
    expect(made.channels.webhooks.address).toBeNull();
    expect(made.components.messages.entry.payload.anyOf).toHaveLength(rulebooks.length);
    expect(dangling(JSON.stringify(made), made.components.schemas)).toEqual([]);
  });

  it('know the same kinds of events in webhooks as in the stream of an account, and besides them only entries', async () => {
    const { schemas } = (await document('/asyncapi.json')).components;
    const ofAccounts: string[] = schemas.AccountEvent.properties.type.enum;
    const ofWebhooks: string[] = schemas.WebhookMessage.properties.type.enum;
    const wished: string[] = (await document('/openapi.json')).components.schemas.CreateWebhook.properties
      .events.items.enum;
    expect(ofAccounts).toContain('tournament.round');
    expect(wished.filter((kind) => kind !== 'entry.appended').sort()).toEqual(ofAccounts.toSorted());
    expect(ofWebhooks.filter((kind) => kind !== 'webhook.test').sort()).toEqual(wished.toSorted());
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

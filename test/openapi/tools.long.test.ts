import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { type Service, startService } from '../support/service.js';
import { compiled, installed, root, type Tool } from './tools.js';

const DOCUMENT = join(root, 'openapi/openapi.json');
const MINUTES = 600_000;

let out: string;
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'permafrost-tools-'));
});
afterAll(() => rm(out, { recursive: true, force: true }));

interface Generator {
  readonly name: string;
  readonly packages: readonly string[];
  generate(tool: Tool, to: string): ReturnType<Tool['run']>;
}

const generators: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    packages: ['openapi-typescript@7.13.0', 'typescript@5.9.3'],
    generate: (tool, to) => tool.run('openapi-typescript', [DOCUMENT, '-o', join(to, 'api.ts')]),
  },
  {
    name: 'hey-api',
    packages: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
    generate: (tool, to) => tool.run('openapi-ts', ['-i', DOCUMENT, '-o', to, '-c', '@hey-api/client-fetch']),
  },
  {
    // Later versions need a package that the registry does not have.
    name: 'orval',
    packages: ['orval@7.21.0'],
    generate: (tool, to) =>
      tool.run('orval', ['--input', DOCUMENT, '--output', join(to, 'api.ts'), '--client', 'fetch']),
  },
  {
    name: 'swagger-typescript-api',
    packages: ['swagger-typescript-api@13.13.0'],
    generate: (tool, to) =>
      tool.run('swagger-typescript-api', ['generate', '-p', DOCUMENT, '-o', to, '-n', 'api.ts']),
  },
  {
    // Version 5 has no plugin that writes a client.
    name: 'Kubb',
    packages: [
      '@kubb/cli@4.39.3',
      '@kubb/core@4.39.3',
      ...['oas', 'ts', 'client'].map((one) => `@kubb/plugin-${one}@4.39.3`),
    ],
    async generate(tool, to) {
      await writeFile(join(tool.folder, 'kubb.config.mjs'), KUBB);
      return tool.run('kubb', ['generate'], { DOCUMENT, TO: to });
    },
  },
];

const KUBB = `
import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
export default defineConfig({
  input: { path: process.env.DOCUMENT },
  output: { path: process.env.TO, clean: true, format: false, lint: false },
  plugins: [pluginOas({ validate: false }), pluginTs(), pluginClient({ client: 'fetch', bundle: true })],
});
`;

describe('clients that generators write', () => {
  it.each(generators)(
    'compile under --strict: $name',
    async ({ name, packages, generate }) => {
      const to = await mkdtemp(join(out, `${name}-`));
      const { code, output } = await generate(await installed(...packages), to);
      expect(code, output.slice(-2000)).toBe(0);
      const files = await readdir(to, { recursive: true });
      expect(files.some((file) => file.endsWith('.ts'))).toBe(true);
      expect(await compiled(to)).toBe('');
    },
    MINUTES,
  );
});

/** All rules of Spectral, but these. */
const SPECTRAL = {
  extends: [['spectral:oas', 'all']],
  rules: {
    // Who to ask depends on the operator of the server, and MIT is an SPDX identifier, which excludes a URL.
    'info-contact': 'off',
    'license-url': 'off',
    // Tags are in the order of reading.
    'openapi-tags-alphabetical': 'off',
    // OpenAPI 3.1 allows names of roles for every scheme; the rule is that of 3.0.
    'oas3-operation-security-defined': 'off',
    // It reads patterns without the flag `u`, which JSON Schema asks for. Redocly checks the examples.
    'oas3-valid-media-example': 'off',
  },
};

describe('the documents', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ rulebooks });
  });
  afterAll(() => service.close());

  it(
    'satisfy Spectral',
    async () => {
      const spectral = await installed('@stoplight/spectral-cli@6.16.3');
      const rules = join(out, 'spectral.json');
      await writeFile(rules, JSON.stringify(SPECTRAL));
      const { code, output } = await spectral.run('spectral', ['lint', '-r', rules, '-F', 'hint', DOCUMENT]);
      expect(code, output.slice(0, 3000)).toBe(0);
    },
    MINUTES,
  );

  it(
    'satisfy the parser of AsyncAPI',
    async () => {
      const { folder } = await installed('@asyncapi/parser@3.6.3');
      const { Parser } = createRequire(join(folder, 'package.json'))('@asyncapi/parser');
      const { text } = await service.http.get('/asyncapi.json').expect(200);
      const { document, diagnostics } = await new Parser().parse(text);
      const errors = diagnostics.filter(({ severity }: { severity: number }) => severity < 2);
      expect(errors).toEqual([]);
      expect(document.channels().all()).toHaveLength(3);
    },
    MINUTES,
  );
});

import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Made, makeDocument } from '../../openapi/document.js';

describe('the committed API document', () => {
  let made: Made;
  beforeAll(async () => {
    made = await makeDocument();
  });

  it.each(['openapi.json', 'client.d.ts'] as const)(
    '%s is what the schemas and the server say now',
    async (name) => {
      const committed = await readFile(new URL(`../../openapi/${name}`, import.meta.url), 'utf8');
      expect(made[name] === committed, `openapi/${name} is out of date: run \`npm run openapi\``).toBe(true);
    },
  );
});

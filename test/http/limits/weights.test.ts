import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { perUnit, weights } from '../../../src/http/limits/weights.js';

interface Operation {
  readonly operationId: string;
}

it('exactly the operations of the API document have a weight, besides the probes', async () => {
  const text = await readFile(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8');
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  const limited = operations.filter((operation) => !['health', 'readiness'].includes(operation));
  expect(Object.keys(weights).sort()).toEqual(limited.sort());
});

it('every weight is some work', () => {
  for (const weight of [...Object.values(weights), ...Object.values(perUnit)])
    expect(weight).toBeGreaterThan(0);
});

import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Made, makeDocument } from '../../openapi/document.js';

/** A comparison of whole documents would print thousands of lines. */
function firstDifference(committed: string, now: string): object | null {
  if (committed === now) return null;
  const [before, after] = [committed.split('\n'), now.split('\n')];
  const line = after.findIndex((text, index) => text !== before[index]);
  return { line: line + 1, committed: before[line], now: after[line] };
}

describe('the committed API document', () => {
  let made: Made;
  beforeAll(async () => {
    made = await makeDocument();
  });

  it.each(['openapi.json', 'client.d.ts', '../sdk/typescript/src/operations.ts'] as const)(
    '%s is what the schemas and the server say now',
    async (name) => {
      const committed = await readFile(new URL(`../../openapi/${name}`, import.meta.url), 'utf8');
      const difference = firstDifference(committed, made[name]);
      expect(difference, `openapi/${name} is out of date: run \`npm run openapi\``).toBeNull();
    },
  );
});

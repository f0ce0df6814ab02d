import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testedRulebooks } from '../support/rulebooks.js';

/** How many lines the examples may have, words in two languages included; bot and picture are the engine's. */
const MAX_LINES = [
  ['thin-ice', 60],
  ['liars-dice', 110],
] as const;

describe('The shortest rulebooks', () => {
  it.each(MAX_LINES)('%s is complete in %d lines', (id, most) => {
    const folder = new URL(`../support/${id}/`, import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const lines = files.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(most);
    // What is imported from elsewhere is the engine's, so that nothing is hidden from the count.
    const imports = lines.flatMap((line) => / from '(\.[^']+)';$/.exec(line)?.[1] ?? []);
    expect(imports.filter((path) => !/^(\.\.\/)+src\/(engine|kernel)\//.test(path))).toEqual([]);
    expect(testedRulebooks.map(({ meta }) => meta.id)).toContain(id);
  });
});

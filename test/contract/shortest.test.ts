import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testedRulebooks } from '../support/rulebooks.js';

/** The maximum number of lines, with texts in both languages. Bot and picture are the defaults of the engine. */
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
    // Only imports from the engine are allowed, so that no code escapes the count.
    const imports = lines.flatMap((line) => / from '(\.[^']+)';$/.exec(line)?.[1] ?? []);
    expect(imports.filter((path) => !/^(\.\.\/)+src\/(engine|kernel)\//.test(path))).toEqual([]);
    expect(testedRulebooks.map(({ meta }) => meta.id)).toContain(id);
  });
});

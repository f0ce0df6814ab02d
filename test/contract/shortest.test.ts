import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { thinIce } from '../support/thin-ice/index.js';

const folder = new URL('../support/thin-ice/', import.meta.url);

describe('The shortest rulebook', () => {
  it('is complete in 60 lines, with its words; bot and picture are those of the engine', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const lines = files.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(60);
    // What is imported from elsewhere is the engine's, so that nothing is hidden from the count.
    const imports = lines.flatMap((line) => / from '(\.[^']+)';$/.exec(line)?.[1] ?? []);
    expect(imports.filter((path) => !/^(\.\.\/)+src\/(engine|kernel)\//.test(path))).toEqual([]);
    expect(thinIce.meta.id).toBe('thin-ice');
  });
});

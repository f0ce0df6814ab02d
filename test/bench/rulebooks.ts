import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type * as Frozen from '../../src/rulebooks/frozen.js';
import { built } from './harness/built.js';
import type { Figure } from './harness/figure.js';

/** As counted by `linesOf` before rulebooks were defined by events, actions and steps. */
const LINES_BEFORE: Readonly<Record<string, number>> = {
  mammut: 3_330,
  eiszeit: 5_120,
  'endless-winter': 7_658,
  'tal-der-mammuts': 7_433,
};

/** Lines of code without picture and components, and the sizes of engine files. */
export async function rulebooks(): Promise<Figure[]> {
  const { frozenFolder, readManifest } = await built<typeof Frozen>('rulebooks/frozen.js');
  const lines = Object.entries(LINES_BEFORE).map(
    ([id, baseline]): Figure => ({
      ...{ name: `lines of ${id}`, unit: 'lines without picture and components' },
      ...{ against: 'before `define`', samples: [{ ours: linesOf(id), baseline }] },
      target: { atMost: 0.7, of: 'ratio' },
    }),
  );
  const sizes = readManifest().engines.map(({ file }): Figure => {
    const text = readFileSync(new URL(file, frozenFolder));
    return {
      ...{ name: `engine file ${file}`, unit: 'bytes with gzip', against: 'the file itself' },
      samples: [{ ours: gzipSync(text, { level: 9 }).length, baseline: text.length }],
      target: { atMost: 100_000, of: 'ours' },
    };
  });
  return [...lines, ...sizes];
}

function linesOf(id: string): number {
  const folder = fileURLToPath(new URL(`../../src/rulebooks/${id}`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(picture|components)\b/.test(file))
    .reduce((sum, file) => sum + readFileSync(join(folder, file), 'utf8').split('\n').length - 1, 0);
}

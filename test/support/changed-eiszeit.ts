import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { bundleEngine } from '../../src/rulebooks/bundle.js';
import { loadEngine } from '../../src/rulebooks/frozen.js';

/** What version 2 changes in the sources: each hunter scores one point more. */
const EDITS: readonly (readonly [path: string, was: string, is: string])[] = [
  ['eiszeit/index.ts', "rulesVersion: '1'", "rulesVersion: '2'"],
  [
    'eiszeit/scoring.ts',
    'const each = pointsPerHunter(state, region);',
    'const each = pointsPerHunter(state, region) + 1;',
  ],
];

/** Eiszeit as on a branch that changes a rule and raises the version: made of the present sources. */
export async function changedEiszeit(): Promise<AnyRulebook> {
  const made = new Set<string>();
  const text = await bundleEngine('eiszeit', (path, source) => {
    const edit = EDITS.find(([file]) => path.endsWith(file));
    if (edit === undefined || !source.includes(edit[1])) return source;
    made.add(edit[0]);
    return source.replace(edit[1], edit[2]);
  });
  if (made.size < EDITS.length) throw new Error(`only ${[...made].join(', ')} could be changed`);
  return loadEngine(text);
}

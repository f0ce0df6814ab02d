import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { bundleEngine } from '../../src/rulebooks/bundle.js';
import { loadEngine } from '../../src/rulebooks/frozen.js';

/** A file below `src/rulebooks`, what stands there, and what is to stand there. */
export type Edit = readonly [path: string, was: string, is: string];

/** A rulebook as on a branch that changes its sources and raises the version. */
export async function editedRulebook(id: string, edits: readonly Edit[]): Promise<AnyRulebook> {
  const all: readonly Edit[] = [...edits, [`${id}/index.ts`, "rulesVersion: '1'", "rulesVersion: '2'"]];
  const made = new Set<Edit>();
  const text = await bundleEngine(id, (path, source) =>
    all.reduce((now, edit) => {
      const [file, was, is] = edit;
      if (!path.endsWith(file) || !now.includes(was)) return now;
      made.add(edit);
      return now.replace(was, is);
    }, source),
  );
  const missing = all.filter((edit) => !made.has(edit)).map(([path, was]) => `${path}: ${was}`);
  if (missing.length > 0) throw new Error(`could not be changed: ${missing.join(', ')}`);
  return loadEngine(text);
}

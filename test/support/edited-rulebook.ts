import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { bundleEngine } from '../../src/rulebooks/bundle.js';
import { loadEngine } from '../../src/rulebooks/frozen.js';

const VERSION = /rulesVersion: '\d+'/;

/** A file below `src/rulebooks`, what stands there, and what is to stand there. */
export type Edit = readonly [path: string, was: string, is: string];

/** A rulebook as on a branch that changes its sources and raises its version. */
export async function editedRulebook(
  id: string,
  edits: readonly Edit[],
  rulesVersion = '2',
): Promise<AnyRulebook> {
  const made = new Set<Edit>();
  const text = await bundleEngine(id, (path, source) => {
    const raised = path.endsWith(`${id}/index.ts`)
      ? source.replace(VERSION, `rulesVersion: '${rulesVersion}'`)
      : source;
    return edits.reduce((now, edit) => {
      const [file, was, is] = edit;
      if (!path.endsWith(file) || !now.includes(was)) return now;
      made.add(edit);
      return now.replace(was, is);
    }, raised);
  });
  const missing = edits.filter((edit) => !made.has(edit)).map(([path, was]) => `${path}: ${was}`);
  if (missing.length > 0) throw new Error(`could not be changed: ${missing.join(', ')}`);
  return loadEngine(text);
}

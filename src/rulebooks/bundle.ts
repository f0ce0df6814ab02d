import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The sources, also for what runs from `dist`. */
const src = fileURLToPath(new URL('../../src/', import.meta.url));
const ENTRY = '\0engine';

export const hasSources = (id: string): boolean => existsSync(`${src}rulebooks/${id}/index.ts`);

/** Changes a source on its way into the bundle. */
export type Edit = (path: string, source: string) => string;

const bundles = new Map<string, Promise<string>>();

/** The bundle of the sources that this process runs, which is made once. A failure is tried again. */
export function bundleOnce(id: string): Promise<string> {
  const bundle = bundles.get(id) ?? bundleEngine(id);
  bundles.set(id, bundle);
  bundle.catch(() => bundles.delete(id));
  return bundle;
}

/** A rulebook with the engine, as one ES module without imports. The same sources give the same bytes. */
export async function bundleEngine(id: string, edit: Edit = (_, source) => source): Promise<string> {
  // Only what builds and develops has a bundler.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'neutral',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [
      {
        name: 'engine',
        resolveId(wanted, importer) {
          if (wanted === ENTRY) return ENTRY;
          if (importer === ENTRY) return `${src}${wanted}`;
          // There is no `node:crypto` in a browser.
          return wanted.endsWith('/hash.js') ? `${src}kernel/hash.portable.ts` : null;
        },
        load: (module) => (module === ENTRY ? entryOf(id) : null),
        transform: (source, path) => edit(path, source),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const [file] = output;
  if (output.length > 1 || file.imports.length > 0 || file.dynamicImports.length > 0)
    throw new Error(`the engine of ${id} is not one file without imports`);
  return file.code;
}

/** What `engine.d.mts` declares. A rulebook's folder exports the rulebook and nothing else. */
const entryOf = (id: string): string => `
import * as folder from 'rulebooks/${id}/index.ts';
import { publish } from 'engine/published.ts';
const [rulebook] = Object.values(folder);
const {
  engineContract, meta, schemas, components, words, initial, setup, evolve, start, prompts, legal, apply, decide, view, seen,
  imagine, outcome, worth, answer, rollout, picture, verify, actionId, readActionId, seededRng, quickRng, gameSeed,
} = publish(rulebook);
export {
  engineContract, meta, schemas, components, words, initial, setup, evolve, start, prompts, legal, apply, decide, view, seen,
  imagine, outcome, worth, answer, rollout, picture, verify, actionId, readActionId, seededRng, quickRng, gameSeed, rulebook,
};
`;

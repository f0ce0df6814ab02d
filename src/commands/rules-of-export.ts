import type { AnyRulebook } from '../engine/any-rulebook.js';
import { err, ok, type Result } from '../kernel/result.js';
import { rulesOfExport } from '../play/history/read-export.js';
import type { Rules } from '../play/ports/game-record.js';
import { EngineFiles, rulebookIn } from '../rulebooks/engines.js';
import { rulebooks } from '../rulebooks/registry.js';

const TIMEOUT = 30_000;

/** Sources of engines that this program does not have. */
export interface Elsewhere {
  readonly server: string | undefined;
  readonly signal: AbortSignal;
}

/** The rules to replay an export with: exactly the engine that it names, or else none. */
export async function rulesFor(
  read: unknown,
  { server, signal }: Elsewhere,
  books: readonly AnyRulebook[] = rulebooks,
): Promise<Result<readonly AnyRulebook[], string>> {
  const engines = new EngineFiles(books, () => {});
  const rules = rulesOfExport(read);
  // Reading the export reports what is wrong with it.
  if (rules === null) return ok(books);
  const { engine } = rules;
  const own = engines.hashOf(rules);
  if (engine !== null && own !== null && own !== engine)
    return err(`the export names the engine ${engine}, but this version of the rules is ${own}`);
  const found = await engines.rulebook(rules);
  const isOther = own === null && (await isOtherFile(engines, rules));
  if (found !== undefined && !isOther) return ok([found]);
  if (isOther && server === undefined)
    return err(
      `the export names the engine ${engine}, and this program has another file of a version that is not frozen`,
    );
  if (server === undefined || engine === null) return ok(books);
  const patience = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
  const response = await fetch(new URL(`/v1/engines/${engine}.mjs`, server), { signal: patience });
  if (!response.ok) return err(`${server} does not have the engine ${engine}`);
  const fetched = await rulebookIn(await response.text(), engine);
  return fetched === null ? err(`${server} sent another file than the engine ${engine}`) : ok([fetched]);
}

/** Whether this program has the version, which is not frozen yet, in another file than the one that an export names. */
async function isOtherFile(
  engines: EngineFiles,
  { rulebook, rulesVersion, engine }: Rules & { readonly engine: string | null },
): Promise<boolean> {
  const newest = await engines.current(rulebook);
  return engine !== null && newest?.rulesVersion === rulesVersion && newest.hash !== engine;
}

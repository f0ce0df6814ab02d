import type { AnyRulebook } from '../engine/any-rulebook.js';
import { err, ok, type Result } from '../kernel/result.js';
import { rulesOfExport } from '../play/history/read-export.js';
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
): Promise<Result<readonly AnyRulebook[], string>> {
  const engines = new EngineFiles(rulebooks, () => {});
  const rules = rulesOfExport(read);
  // Reading the export reports what is wrong with it.
  if (rules === null) return ok(rulebooks);
  const { engine } = rules;
  const own = engines.hashOf(rules);
  if (engine !== null && own !== null && own !== engine)
    return err(`the export names the engine ${engine}, but this version of the rules is ${own}`);
  const found = await engines.rulebook(rules);
  if (found !== undefined) return ok([found]);
  if (server === undefined || engine === null) return ok(rulebooks);
  const patience = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
  const response = await fetch(new URL(`/v1/engines/${engine}.mjs`, server), { signal: patience });
  if (!response.ok) return err(`${server} does not have the engine ${engine}`);
  const fetched = await rulebookIn(await response.text(), engine);
  return fetched === null ? err(`${server} sent another file than the engine ${engine}`) : ok([fetched]);
}

import { bareLog } from '../../engine/remake.js';
import { isSameJson } from '../../kernel/json.js';
import type { Context } from '../context.js';
import type { FinishedLog, KnownEngine, Strip } from '../ports/log.js';
import { remakeLog } from './remake-log.js';

const AT_ONCE = 20;

type Archiving = Pick<Context, 'log' | 'engines' | 'observe'>;

/** Archives games that were over before a moment, a batch at a time, until none is left or the process closes. */
export async function archiveGames(context: Archiving, before: Date, signal: AbortSignal): Promise<void> {
  const { log, engines } = context;
  const strip: Strip = (game) => stripped(context, game);
  while (!signal.aborted && (await log.archive(before, AT_ONCE, strip)) === AT_ONCE);
  const known = engines.rules.flatMap((rules): KnownEngine[] => {
    const engine = engines.hashOf(rules);
    return engine === null ? [] : [{ ...rules, engine }];
  });
  let last: string | null = null;
  do last = signal.aborted ? null : await log.stripArchives(last, AT_ONCE, known, strip);
  while (last !== null);
}

/** Drops events only after the frozen engine has made all of them again, with the same hashes. */
async function stripped(
  { engines, observe }: Archiving,
  game: FinishedLog,
): Promise<Awaited<ReturnType<Strip>>> {
  const engine = engines.hashOf(game);
  const rulebook = engine === null ? undefined : await engines.frozen(engine);
  if (engine === null || rulebook === undefined) return null;
  const log = bareLog(rulebook, game.entries);
  const { entries, problem } = await remakeLog(rulebook, log, game.seed, 'quarter');
  if (problem === null && areSame(entries, game.entries)) return { engine, log };
  const why = problem ?? 'its events are not those that its hashes are of';
  observe.failed(new Error(`game ${game.id} keeps its events: ${why}`), 'archiving a game');
  return { engine, log: null };
}

/** Events too, because a stored entry may have been changed and kept its hash. */
const areSame = (remade: FinishedLog['entries'], stored: FinishedLog['entries']): boolean =>
  remade.length === stored.length &&
  remade.every((entry, nth) => {
    const was = stored[nth];
    return (
      entry.hash === was?.hash &&
      entry.version === was.version &&
      entry.seat === was.seat &&
      entry.at.getTime() === was.at.getTime() &&
      isSameJson(entry.action, was.action) &&
      isSameJson(entry.events, was.events)
    );
  });

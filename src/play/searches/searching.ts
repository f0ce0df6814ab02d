import { isSearching, type SearchLevel } from '../../bots/levels.js';
import { sameAction } from '../../engine/action-id.js';
import type { AnyAction, AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { searchForced } from '../../engine/forced.js';
import type { Seat } from '../../engine/rulebook.js';
import { QueueFull } from '../../kernel/bounded-queue.js';
import { inSlices } from '../../kernel/in-slices.js';
import { quickRng, seededRng } from '../../kernel/rng.js';
import type { Context } from '../context.js';
import type { GameRecord } from '../ports/game-record.js';
import type { PaidGame } from '../ports/limits/usage.js';
import { levelOf } from '../seats/holders.js';
import { paidGame } from '../seats/payers.js';
import type { Draft } from '../turns/draft.js';

/* Bots that search do so between two decisions on a game, in a thread, and are given an imagined state. */

/** What is to be found for a seat: its answer at a version. */
export interface Search {
  readonly level: SearchLevel;
  readonly rulebook: AnyRulebook;
  readonly imagined: AnyState;
  readonly seat: Seat;
  readonly seed: number;
  readonly version: number;
  readonly paid: PaidGame;
}

/** What was found. It holds for this version only; without an action the basic bot answers. */
export interface Considered {
  readonly seat: Seat;
  readonly version: number;
  readonly action: AnyAction | null;
}

/**
 * What a seat's bot answers, or the search for it. Without an action the basic bot answers. An answer without a search comes
 * at once, so it is given only where everybody knows that there is no other.
 */
export async function searchOf(
  record: GameRecord,
  { rulebook, state, seed, version }: Draft,
  seat: Seat,
  considered: Considered | null,
): Promise<Search | { readonly action: AnyAction | null }> {
  const level = levelOf(record, seat);
  if (!isSearching(level)) return { action: null };
  if (considered?.version === version && considered.seat === seat) {
    const legal = rulebook.legal(state, seat);
    return { action: considered.action && (sameAction(legal, considered.action) ?? null) };
  }
  const rngOfForced = quickRng(seededRng(seed, `forced ${version}`).int(2 ** 32));
  const forced = await inSlices(searchForced(rulebook, state, seat, rngOfForced));
  if (forced !== null) return { action: forced };
  const rng = seededRng(seed, `search ${version}`);
  return {
    ...{ level, rulebook, seat, version, paid: paidGame(record) },
    seed: rng.int(2 ** 32),
    imagined: rulebook.imagine(state, seat, rng, 'likely'),
  };
}

interface Thinking extends Pick<Context, 'workers'> {
  readonly queues: Pick<Context['queues'], 'searches'>;
  readonly usage: Pick<Context['usage'], 'searched'>;
  readonly observe: Pick<Context['observe'], 'failed'>;
}

/** Under load, and where the search fails, the basic bot answers. */
export async function think(context: Thinking, search: Search): Promise<Considered> {
  const { level, rulebook, imagined, seat, seed, version, paid } = search;
  const nothing = { seat, version, action: null };
  try {
    const { action, steps } = await context.queues.searches.run(() =>
      context.workers.run('search', rulebook, { level, imagined, seat, seed }),
    );
    context.usage.searched(paid, steps);
    return { ...nothing, action };
  } catch (error) {
    if (!(error instanceof QueueFull)) context.observe.failed(error, `the search of ${rulebook.meta.id}`);
    return nothing;
  }
}

import type { Prompt, Seat } from '../../engine/rulebook.js';
import { WakeSignal } from '../../kernel/wake-signal.js';
import type { Context } from '../context.js';
import type { TableStatus } from '../ports/table-status.js';

export interface Waiting {
  readonly game: string;
  readonly rulebook: string;
  readonly version: number;
  /** When the game reached this version. */
  readonly since: string;
  readonly prompts: readonly Prompt[];
  /** The earliest deadline of these seats; null if there is none. */
  readonly due: string | null;
}

/** All games that wait for a player, longest waiting first. */
export async function inbox(context: Context, playerId: string): Promise<Waiting[]> {
  const games = await context.games.waitingFor(playerId);
  // A game whose rules this server does not have cannot be played.
  const known = games.filter((game) => context.engines.has(game));
  return known.map(({ id, rulebook, version, movedAt, prompts, tableStatus, own }) => ({
    game: id,
    rulebook,
    version,
    since: movedAt.toISOString(),
    prompts: prompts.filter(({ seat }) => own.includes(seat)),
    due: firstDue(tableStatus, own),
  }));
}

function firstDue({ seats }: TableStatus, own: readonly Seat[]): string | null {
  const dues = own.flatMap((seat) => seats[seat]?.asked?.due ?? []);
  return dues.length === 0 ? null : new Date(Math.min(...dues)).toISOString();
}

/**
 * Returns when `isNews` is true of the inbox, or when the time is up. After an abort it reads nothing more, since the
 * store may be closed by then.
 */
export async function awaitInbox(
  context: Context,
  playerId: string,
  waitMs: number,
  signal: AbortSignal,
  isNews: (waiting: readonly Waiting[]) => boolean,
): Promise<Waiting[]> {
  const until = performance.now() + waitMs;
  const wakeSignal = new WakeSignal();
  const unsubscribe = context.bus.subscribe(playerId, wakeSignal.wake);
  try {
    for (let waiting = await inbox(context, playerId); ; waiting = await inbox(context, playerId)) {
      const left = until - performance.now();
      if (isNews(waiting) || left <= 0 || signal.aborted) return waiting;
      await wakeSignal.wait(left, signal);
      if (signal.aborted) return waiting;
    }
  } finally {
    unsubscribe();
  }
}

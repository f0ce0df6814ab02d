import { err, ok, type Result } from '../kernel/result.js';
import type { Context } from './context.js';
import { FOREIGN_RULES, type LiveGame } from './live-games.js';
import type { GameRecord, Head } from './ports.js';
import { notFound, type Refusal, refusal } from './refusal.js';

/** Who asks; null for somebody without an account. */
export type Caller = { readonly playerId: string } | null;

export const seatsOf = (record: GameRecord, caller: Caller): number[] =>
  record.seats.flatMap((holder, seat) =>
    holder.kind === 'player' && holder.id === caller?.playerId ? [seat] : [],
  );

export const isCreator = (record: GameRecord, caller: Caller): boolean =>
  record.creatorId === caller?.playerId;

/** A private game exists only for its creator, for who sits in it, and for who has its invitation. */
export function maySee(record: GameRecord, caller: Caller, invitation?: string): boolean {
  if (record.visibility !== 'private') return true;
  return isCreator(record, caller) || seatsOf(record, caller).length > 0 || record.invitation === invitation;
}

interface Visible {
  readonly record: GameRecord;
  /** Null where it was played by rules that this server no longer has. */
  readonly live: LiveGame | null;
}

async function findVisible(
  context: Context,
  caller: Caller,
  id: string,
  invitation?: string,
  head?: Head | null,
): Promise<Result<Visible, Refusal>> {
  const found = await context.live.get(id, head);
  const record = found === FOREIGN_RULES ? await context.games.find(id) : (found?.record ?? null);
  if (record === null || !maySee(record, caller, invitation)) return err(notFound('game'));
  return ok({ record, live: found === FOREIGN_RULES ? null : found });
}

/** The game if this caller may know of it. */
export async function findGame(
  ...question: Parameters<typeof findVisible>
): Promise<Result<LiveGame, Refusal>> {
  const found = await findVisible(...question);
  if (!found.ok) return found;
  return found.value.live === null
    ? err(refusal('rulebook_changed', 'This game was played by rules that this server no longer has.'))
    : ok(found.value.live);
}

/** What is known of it without its rules, if this caller may know of it. */
export async function findRecord(
  ...question: Parameters<typeof findVisible>
): Promise<Result<GameRecord, Refusal>> {
  const found = await findVisible(...question);
  return found.ok ? ok(found.value.record) : found;
}

import type { SealedEntry } from '../engine/fairness.js';
import type { Prompt, Seat } from '../engine/rulebook.js';
import type { Answer, GameRecord, Holder, Order, Scope, Token } from '../play/ports.js';
import type * as rows from './generated/client.js';

/*
 * The one place where rows become what the play layer knows. Rows are trusted: only this store writes them, and
 * what it writes was checked before.
 */

export const tokenOf = (row: Omit<rows.Token, 'hash'>): Token => ({
  id: row.id,
  playerId: row.playerId,
  name: row.name,
  scopes: row.scopes as Scope[],
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
});

/** As `selectGames` packs them: times in milliseconds, and who sits where as bot, id, name, entropy. */
type Times = 'createdAt' | 'startedAt' | 'finishedAt' | 'movedAt';
export type PackedGame = Omit<GameRecord, Times | 'seats' | 'entropy' | 'orders'> & {
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly movedAt: number;
  readonly seats:
    | readonly (readonly [boolean, string | null, string | null, string | null, Order[] | null])[]
    | null;
};

export const gameOf = (packed: PackedGame): GameRecord => ({
  ...packed,
  createdAt: new Date(packed.createdAt),
  startedAt: timeOf(packed.startedAt),
  finishedAt: timeOf(packed.finishedAt),
  movedAt: new Date(packed.movedAt),
  entropy: (packed.seats ?? []).map(([, , , entropy]) => entropy),
  orders: (packed.seats ?? []).map(([, , , , orders]) => orders ?? []),
  seats: (packed.seats ?? []).map(([bot, id, name]) => {
    if (bot) return { kind: 'bot' };
    return id === null || name === null ? { kind: 'open' } : { kind: 'player', id, name };
  }),
});

export const timeOf = (milliseconds: number | null): Date | null =>
  milliseconds === null ? null : new Date(milliseconds);

/** The column `asked` of `games`, by which an inbox finds them. */
export const seatsAsked = (prompts: readonly Prompt[]): Seat[] => [
  ...new Set(prompts.map(({ seat }) => seat)),
];

/** The columns of `seats` that say who sits there. */
export const seatColumns = (holder: Holder): { playerId: string | null; bot: boolean } => ({
  playerId: holder.kind === 'player' ? holder.id : null,
  bot: holder.kind === 'bot',
});

/** As the log's query packs them: version, seat, action, events, hash, milliseconds. */
export type PackedEntry = readonly [
  number,
  SealedEntry['seat'],
  SealedEntry['action'],
  SealedEntry['events'],
  string,
  number,
];

export const entryOf = ([version, seat, action, events, hash, at]: PackedEntry): SealedEntry =>
  ({ version, at: new Date(at), seat, action, events, hash }) as SealedEntry;

export const answerOf = (row: rows.Answer): Answer => ({
  playerId: row.playerId,
  key: row.key,
  bodyHash: row.bodyHash,
  status: row.status,
  body: row.body,
});

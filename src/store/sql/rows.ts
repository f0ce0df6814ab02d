import type { SealedEntry } from '../../engine/fairness.js';
import type { Prompt, Seat } from '../../engine/rulebook.js';
import { type Draw, newDraw } from '../../play/ports/draws/draw.js';
import type { GameRecord, Holder, Invited, Order, SearchLevel } from '../../play/ports/game-record.js';
import type { Grant } from '../../play/ports/oauth/grants.js';
import type { Scope, Token } from '../../play/ports/players.js';
import type * as rows from '../generated/client.js';

/*
 * The only place that turns rows into values of the play layer. Rows are trusted: only this store writes them, after
 * validation.
 */

export const tokenOf = (row: Omit<rows.Token, 'hash' | 'grantId'>): Token => ({
  id: row.id,
  playerId: row.playerId,
  name: row.name,
  scopes: row.scopes as Scope[],
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  key: row.gameId === null || row.seat === null ? null : { gameId: row.gameId, seat: row.seat },
});

export const grantOf = (row: rows.Grant): Grant => ({
  id: row.id,
  playerId: row.playerId,
  clientId: row.clientId,
  clientName: row.clientName,
  scopes: row.scopes as Scope[],
  createdAt: row.createdAt,
  usedAt: row.usedAt,
});

/** The format of `selectGames`: times in milliseconds, each seat as bot, id, name, entropy, orders, guest,
 * commitment, level. */
type Times = 'createdAt' | 'startedAt' | 'finishedAt' | 'movedAt';
export type PackedGame = Omit<
  GameRecord,
  Times | 'seats' | 'entropy' | 'commitments' | 'draw' | 'orders' | 'invited'
> & {
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly movedAt: number;
  readonly seats:
    | readonly (readonly [
        boolean,
        string | null,
        string | null,
        string | null,
        Order[] | null,
        boolean | null,
        string | null,
        SearchLevel | null,
      ])[]
    | null;
  readonly invited: readonly Invited[] | null;
  readonly draw: Draw | null;
};

/** Built field by field like every record, so that the engine sees one object shape and reads it faster. */
export function gameOf(packed: PackedGame): GameRecord {
  const seats = packed.seats ?? [];
  const draw = packed.draw ?? newDraw(packed.clock);
  const signature = draw.beacon?.signature ?? null;
  return {
    id: packed.id,
    rulebook: packed.rulebook,
    rulesVersion: packed.rulesVersion,
    engineHash: packed.engineHash,
    engineFrozen: packed.engineFrozen,
    carryOver: packed.carryOver,
    rated: packed.rated,
    options: packed.options,
    components: packed.components,
    visibility: packed.visibility,
    invitation: packed.invitation,
    creatorId: packed.creatorId,
    seed: packed.seed,
    entropy: [...seats.map(([, , , entropy]) => entropy), ...(signature === null ? [] : [signature])],
    commitments: seats.map(([, , , , , , commitment]) => commitment),
    draw,
    status: packed.status,
    version: packed.version,
    revision: packed.revision,
    prompts: packed.prompts,
    outcome: packed.outcome,
    createdAt: new Date(packed.createdAt),
    startedAt: timeOf(packed.startedAt),
    finishedAt: timeOf(packed.finishedAt),
    movedAt: new Date(packed.movedAt),
    seats: seats.map(([bot, id, name, , , guest, , level]) => {
      if (bot) return level === null ? { kind: 'bot' } : { kind: 'bot', level };
      if (id === null || name === null) return { kind: 'open' };
      return { kind: 'player', id, name, ...(guest ? { guest } : {}) };
    }),
    clock: packed.clock,
    tableStatus: packed.tableStatus,
    orders: seats.map(([, , , , orders]) => orders ?? []),
    language: packed.language,
    invited: packed.invited ?? [],
    rematchOf: packed.rematchOf,
    rematch: packed.rematch,
    forkedFrom: packed.forkedFrom,
  };
}

export const timeOf = (milliseconds: number | null): Date | null =>
  milliseconds === null ? null : new Date(milliseconds);

/** The value of the column `games.asked`, which inboxes are found by. */
export const seatsAsked = (prompts: readonly Prompt[]): Seat[] => [
  ...new Set(prompts.map(({ seat }) => seat)),
];

/** The columns of `seats` that name the holder. */
export const seatColumns = (
  holder: Holder,
): { playerId: string | null; bot: boolean; level: SearchLevel | null } => ({
  playerId: holder.kind === 'player' ? holder.id : null,
  bot: holder.kind === 'bot',
  level: holder.kind === 'bot' ? (holder.level ?? null) : null,
});

/** The format of `packedEntries`: version, seat, action, events, hash, milliseconds. */
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

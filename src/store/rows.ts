import type { Entry } from '../engine/entry.js';
import type { Prompt, Seat } from '../engine/rulebook.js';
import type { Answer, GameRecord, Holder, Scope, Status, Token, Visibility } from '../play/ports.js';
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

/** What to fetch with a game so that `gameOf` can tell who sits where. */
export const withSeats = {
  seats: { orderBy: { seat: 'asc' }, include: { player: { select: { id: true, name: true } } } },
} as const;

type SeatRow = rows.Seat & { readonly player: { readonly id: string; readonly name: string } | null };
type GameRow = rows.Game & { readonly seats: readonly SeatRow[] };

export const gameOf = (row: GameRow): GameRecord => ({
  id: row.id,
  rulebook: row.rulebook,
  rulesVersion: row.rulesVersion,
  options: row.options as GameRecord['options'],
  components: row.components as GameRecord['components'],
  visibility: row.visibility as Visibility,
  invitation: row.invitation,
  creatorId: row.creatorId,
  seed: row.seed,
  status: row.status as Status,
  version: row.version,
  revision: row.revision,
  prompts: row.prompts as unknown as Prompt[],
  outcome: row.outcome as GameRecord['outcome'],
  createdAt: row.createdAt,
  startedAt: row.startedAt,
  finishedAt: row.finishedAt,
  movedAt: row.movedAt,
  seats: row.seats.map(holderOf),
});

const holderOf = ({ player, bot }: SeatRow): Holder => {
  if (bot) return { kind: 'bot' };
  return player === null ? { kind: 'open' } : { kind: 'player', id: player.id, name: player.name };
};

/** The column `asked` of `games`, by which an inbox finds them. */
export const seatsAsked = (prompts: readonly Prompt[]): Seat[] => [
  ...new Set(prompts.map(({ seat }) => seat)),
];

/** The columns of `seats` that say who sits there. */
export const seatColumns = (holder: Holder): { playerId: string | null; bot: boolean } => ({
  playerId: holder.kind === 'player' ? holder.id : null,
  bot: holder.kind === 'bot',
});

/** As the log's query packs them: version, seat, action, events, milliseconds. */
export type PackedEntry = readonly [number, Entry['seat'], Entry['action'], Entry['events'], number];

export const entryOf = ([version, seat, action, events, at]: PackedEntry): Entry =>
  ({ version, at: new Date(at), seat, action, events }) as Entry;

export const answerOf = (row: rows.Answer): Answer => ({
  playerId: row.playerId,
  key: row.key,
  bodyHash: row.bodyHash,
  status: row.status,
  body: row.body,
});

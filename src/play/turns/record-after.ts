import type { AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { isAction, isServiceEntry } from '../../engine/entry.js';
import type { SealedEntry } from '../../engine/fairness.js';
import type { Step } from '../../engine/replay.js';
import { rankedLast } from '../../engine/resignations.js';
import type { ComponentsShape, Prompt, Seat } from '../../engine/rulebook.js';
import type { Calendar } from '../clocks/calendar.js';
import { ticked, type Undone } from '../clocks/table-status.js';
import { type EngineFileName, type GameRecord, isOver } from '../ports/game-record.js';
import type { SeatWrite } from '../ports/log.js';
import type { TableStatus } from '../ports/table-status.js';

/** The next entries, and the state that they lead to. */
export interface DecidedEntries {
  readonly entries: readonly SealedEntry[];
  readonly state: AnyState;
  /** The prompts of that state. */
  readonly prompts: readonly Prompt[];
  readonly turn: readonly Step[];
  /** The seat that has undone. */
  readonly undone: Undone | null;
  /** Seats whose standing orders have changed by these entries. */
  readonly ordered: readonly SeatWrite[];
  /** How many of them the service gave because there was no choice. */
  readonly forced?: number;
  /** The newer engine that the game goes on with. */
  readonly engine?: NewEngine;
}

export interface NewEngine extends EngineFileName, Pick<GameRecord, 'rulesVersion'> {
  readonly rulebook: AnyRulebook;
  /** Those of the game. */
  readonly components: ComponentsShape;
  /** The same, if they are not those of the rulebook. */
  readonly own: ComponentsShape | null;
}

/** The record after these seats are written. */
export function withSeats(record: GameRecord, writes: readonly SeatWrite[]): GameRecord {
  if (writes.length === 0) return record;
  const written = (seat: Seat) => writes.find((write) => write.seat === seat);
  const sits = (id: string) => writes.some(({ holder }) => holder.kind === 'player' && holder.id === id);
  return {
    ...record,
    revision: record.revision + 1,
    seats: record.seats.map((holder, seat) => written(seat)?.holder ?? holder),
    orders: record.orders.map((orders, seat) => written(seat)?.orders ?? orders),
    invited: record.invited.filter(({ id }) => !sits(id)),
  };
}

/** Field by field, like records from the database: with one object layout they are copied and read faster. */
export function recordAfter(
  record: GameRecord,
  rulebook: AnyRulebook,
  next: DecidedEntries,
  tableStatus: TableStatus,
  calendars: ReadonlyMap<string, Calendar>,
): GameRecord {
  const { entries, state, engine } = next;
  const last = lastOf(entries);
  const found = rulebook.outcome(state);
  const outcome = found && rankedLast(found, tableStatus.resigned);
  const closed = entries.some((entry) => isServiceEntry(entry) && entry.action.type === 'close');
  const status = closed ? 'closed' : outcome === null ? 'active' : 'finished';
  const prompts = closed ? [] : next.prompts;
  return {
    id: record.id,
    rulebook: record.rulebook,
    rulesVersion: engine?.rulesVersion ?? record.rulesVersion,
    engineHash: engine === undefined ? record.engineHash : engine.engineHash,
    engineFrozen: engine?.engineFrozen ?? record.engineFrozen,
    carryOver: record.carryOver,
    rated: record.rated,
    options: record.options,
    components: engine === undefined ? record.components : engine.own,
    visibility: record.visibility,
    invitation: record.invitation,
    creatorId: record.creatorId,
    seed: record.seed,
    entropy: record.entropy,
    commitments: record.commitments,
    draw: record.draw,
    status,
    version: last.version,
    revision: record.revision,
    prompts,
    outcome: closed ? null : outcome,
    createdAt: record.createdAt,
    startedAt: record.startedAt ?? last.at,
    finishedAt: isOver({ status }) ? last.at : null,
    // A change of the engine moves nothing.
    movedAt: engine === undefined ? last.at : record.movedAt,
    seats: record.seats,
    clock: record.clock,
    tableStatus: tableStatusAfter(record, tableStatus, { ...next, prompts }, calendars),
    orders: record.orders,
    language: record.language,
    invited: record.invited,
    rematchOf: record.rematchOf,
    rematch: record.rematch,
    forkedFrom: record.forkedFrom,
  };
}

function tableStatusAfter(
  { seats, clock }: GameRecord,
  tableStatus: TableStatus,
  { entries, prompts, undone }: DecidedEntries,
  calendars: ReadonlyMap<string, Calendar>,
): TableStatus {
  const acted = new Map<Seat, number>();
  for (const entry of entries) if (isAction(entry)) acted.set(entry.seat, (acted.get(entry.seat) ?? 0) + 1);
  const at = lastOf(entries).at.getTime();
  return ticked(
    tableStatus.undo !== null && entries.some(settlesUndo) ? { ...tableStatus, undo: null } : tableStatus,
    { at, prompts, seats, clock, acted, undone, calendars },
  );
}

/** An undo request ends when the position changes, and when the players who were asked do. */
const settlesUndo = (entry: SealedEntry): boolean =>
  isAction(entry) || ['undo', 'resign', 'leave', 'join', 'close'].includes(entry.action.type);

export function lastOf(entries: readonly SealedEntry[]): SealedEntry {
  const last = entries.at(-1);
  if (last === undefined) throw new Error('an advance needs an entry');
  return last;
}

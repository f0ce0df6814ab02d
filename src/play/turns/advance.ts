import type { AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { type Entry, isAction, isOfHouse } from '../../engine/entry.js';
import { type Entropy, gameSeed, type SealedEntry, seal } from '../../engine/fairness.js';
import type { Step } from '../../engine/replay.js';
import { rankedLast } from '../../engine/resignations.js';
import type { Prompt, Seat } from '../../engine/rulebook.js';
import { noticesIn } from '../channels/notices.js';
import type { Calendar } from '../clocks/calendar.js';
import {
  isPlayedByBot,
  nextDue,
  respectsCalendars,
  type TableStatus,
  ticked,
  type Undone,
} from '../clocks/table-status.js';
import type { Context } from '../context.js';
import type { LiveGame } from '../games/live-games.js';
import { type GameRecord, isOver } from '../ports/game-record.js';
import type { SavedResponse, SeatWrite } from '../ports/log.js';

/** What the log shall say next, and where the rules stand then. */
export interface DecidedEntries {
  readonly entries: readonly SealedEntry[];
  readonly state: AnyState;
  readonly turn: readonly Step[];
  /** The seat that has undone. */
  readonly undone: Undone | null;
}

/** What is written with it. */
export interface AppendExtras {
  /** The table status, where more than the clocks has changed. */
  readonly tableStatus?: TableStatus;
  readonly seats?: readonly SeatWrite[];
  /** The seat whose holder acts, and reads in the answer what it is asked next. */
  readonly by?: Seat;
  readonly response?: SavedResponse | undefined;
}

/**
 * Writes the next entries of a game: the only way in which a log grows. Null when the game has moved on
 * meanwhile: then nothing was written, and what was decided must be decided again.
 */
export async function advance(
  context: Context,
  { record, rulebook }: LiveGame,
  next: DecidedEntries,
  { tableStatus = record.tableStatus, seats = [], by, response }: AppendExtras = {},
): Promise<LiveGame | null> {
  const seated = withSeats(record, seats);
  const { clock } = seated;
  const calendars =
    clock !== null && respectsCalendars(clock)
      ? await context.players.calendars(playersOf(seated))
      : NO_CALENDARS;
  const after = recordAfter(seated, rulebook, next, tableStatus, calendars);
  const { entries, state, turn } = next;
  const written = await context.log.append({
    gameId: record.id,
    after: record.version,
    // Deadlines that a calendar has moved and orders that were changed raise it, and must not be written over.
    revision: record.revision,
    entries,
    status: after.status,
    prompts: after.prompts,
    botAsked: needsService(after),
    outcome: after.outcome,
    tableStatus: after.tableStatus,
    dueAt: nextDue(after.tableStatus),
    tell: playersOf(record, after),
    notices: noticesIn(record, after, entries, by ?? null),
    seats,
    response,
  });
  if (written === 'stale') return null;
  const game = { record: after, rulebook, state, turn, hash: lastOf(entries).hash, sent: new Map() };
  context.live.put(game);
  context.observe.acted(record.rulebook, entries.length);
  return game;
}

/** Whether a seat is asked that the service answers for: its bot, or orders that were laid down. */
export const needsService = ({ prompts, seats, tableStatus, orders }: GameRecord): boolean =>
  prompts.some(
    ({ seat }) => isPlayedByBot(seats[seat], tableStatus.seats[seat]) || (orders[seat]?.length ?? 0) > 0,
  );

const NO_CALENDARS: ReadonlyMap<string, Calendar> = new Map();

function playersOf(...records: readonly GameRecord[]): string[] {
  const players = new Set<string>();
  for (const { seats } of records)
    for (const holder of seats) if (holder.kind === 'player') players.add(holder.id);
  return [...players];
}

function withSeats(record: GameRecord, writes: readonly SeatWrite[]): GameRecord {
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

/** Field by field, as those that are read are made: records have one layout, and are copied and read faster. */
function recordAfter(
  record: GameRecord,
  rulebook: AnyRulebook,
  { entries, state, undone }: DecidedEntries,
  tableStatus: TableStatus,
  calendars: ReadonlyMap<string, Calendar>,
): GameRecord {
  const last = lastOf(entries);
  const found = rulebook.outcome(state);
  const outcome = found && rankedLast(found, tableStatus.resigned);
  const closed = entries.some((entry) => isOfHouse(entry) && entry.action.type === 'close');
  const status = closed ? 'closed' : outcome === null ? 'active' : 'finished';
  const prompts = closed ? [] : rulebook.prompts(state);
  return {
    id: record.id,
    rulebook: record.rulebook,
    rulesVersion: record.rulesVersion,
    options: record.options,
    components: record.components,
    visibility: record.visibility,
    invitation: record.invitation,
    creatorId: record.creatorId,
    seed: record.seed,
    entropy: record.entropy,
    status,
    version: last.version,
    revision: record.revision,
    prompts,
    outcome: closed ? null : outcome,
    createdAt: record.createdAt,
    startedAt: record.startedAt ?? last.at,
    finishedAt: isOver({ status }) ? last.at : null,
    movedAt: last.at,
    seats: record.seats,
    clock: record.clock,
    tableStatus: tableStatusAfter(record, tableStatus, entries, prompts, undone, calendars),
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
  entries: readonly SealedEntry[],
  prompts: readonly Prompt[],
  undone: Undone | null,
  calendars: ReadonlyMap<string, Calendar>,
): TableStatus {
  const acted = new Map<Seat, number>();
  for (const entry of entries) if (isAction(entry)) acted.set(entry.seat, (acted.get(entry.seat) ?? 0) + 1);
  return ticked(
    tableStatus.undo !== null && entries.some(settlesUndo) ? { ...tableStatus, undo: null } : tableStatus,
    {
      at: lastOf(entries).at.getTime(),
      prompts,
      seats,
      clock,
      acted,
      undone,
      calendars,
    },
  );
}

/** Only what somebody still wants, of people who are still there, is asked on. */
const settlesUndo = (entry: SealedEntry): boolean =>
  isAction(entry) || ['undo', 'resign', 'leave', 'join', 'close'].includes(entry.action.type);

function lastOf(entries: readonly SealedEntry[]): SealedEntry {
  const last = entries.at(-1);
  if (last === undefined) throw new Error('an advance needs an entry');
  return last;
}

/** What all chance in this game follows from. */
export function seedOf({ seed, entropy }: GameRecord): string {
  const known = seeds.get(entropy);
  if (known !== undefined) return known;
  const made = gameSeed(seed, entropy);
  seeds.set(entropy, made);
  return made;
}

/** Each game has its own list of entropy, which one record of it hands on to the next. */
const seeds = new WeakMap<Entropy, string>();

/** Entries as the log will keep them, following on what this game has. */
export const sealAfter = ({ record, hash }: LiveGame, entries: readonly Entry[]): SealedEntry[] =>
  seal(entries, hash, seedOf(record));

import type { AnyRulebook, AnyState } from '../engine/any-rulebook.js';
import { type Entry, isAction, isOfHouse } from '../engine/entry.js';
import { type Entropy, gameSeed, type SealedEntry, seal } from '../engine/fairness.js';
import type { Step } from '../engine/replay.js';
import { rankedLast } from '../engine/resignations.js';
import type { Prompt, Seat } from '../engine/rulebook.js';
import { happeningsIn } from './channels/happenings.js';
import type { Context } from './context.js';
import { type House, isPlayedByBot, nextDue, respectsCalendars, ticked, type Undone } from './house.js';
import type { LiveGame } from './live-games.js';
import { type Answer, type GameRecord, isOver, type SeatWrite } from './ports.js';

export interface Advance {
  readonly entries: readonly SealedEntry[];
  readonly state: AnyState;
  readonly turn: readonly Step[];
  /** Where the house has changed beside the clocks. */
  readonly house?: House;
  /** The seat whose holder acts, and reads in the answer what it is asked next. */
  readonly by?: Seat;
  /** The seat that has taken back. */
  readonly undone?: Undone | null;
  readonly seats?: readonly SeatWrite[];
  readonly answer?: Answer;
}

/**
 * Writes the next entries of a game: the only way in which a log grows. Null when the game has moved on
 * meanwhile: then nothing was written, and what was decided must be decided again.
 */
export async function advance(
  context: Context,
  { record, rulebook }: LiveGame,
  { entries, state, turn, house = record.house, by, undone = null, seats = [], answer }: Advance,
): Promise<Omit<LiveGame, 'sent'> | null> {
  const changed = { ...withSeats(record, seats), house };
  const next = await recordAfter(context, changed, rulebook, entries, state, undone);
  const written = await context.log.append({
    gameId: record.id,
    after: record.version,
    // Deadlines that a calendar has moved and orders that were changed raise it, and must not be written over.
    revision: record.revision,
    entries,
    status: next.status,
    prompts: next.prompts,
    botAsked: asksHouse(next),
    outcome: next.outcome,
    house: next.house,
    dueAt: nextDue(next.house),
    tell: playersOf(record, next),
    happenings: happeningsIn(record, next, entries, by ?? null),
    ...(seats.length > 0 ? { seats } : {}),
    ...(answer === undefined ? {} : { answer }),
  });
  if (written === 'stale') return null;
  const game = { record: next, rulebook, state, turn, hash: lastOf(entries).hash };
  context.live.put(game);
  context.observe.acted(record.rulebook, entries.length);
  return game;
}

/** Whether a seat is asked that the house answers for: its bot, or orders that were laid down. */
export const asksHouse = ({ prompts, seats, house, orders }: GameRecord): boolean =>
  prompts.some(
    ({ seat }) => isPlayedByBot(seats[seat], house.seats[seat]) || (orders[seat]?.length ?? 0) > 0,
  );

const playersOf = (...records: readonly GameRecord[]): string[] => [
  ...new Set(
    records.flatMap(({ seats }) => seats.flatMap((holder) => (holder.kind === 'player' ? [holder.id] : []))),
  ),
];

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

async function recordAfter(
  context: Context,
  record: GameRecord,
  rulebook: AnyRulebook,
  entries: readonly SealedEntry[],
  state: AnyState,
  undone: Undone | null,
): Promise<GameRecord> {
  const last = lastOf(entries);
  const found = rulebook.outcome(state);
  const outcome = found && rankedLast(found, record.house.resigned);
  const closed = entries.some((entry) => isOfHouse(entry) && entry.action.type === 'close');
  const status = closed ? 'closed' : outcome === null ? 'active' : 'finished';
  const prompts = closed ? [] : rulebook.prompts(state);
  return {
    ...record,
    version: last.version,
    status,
    prompts,
    outcome: closed ? null : outcome,
    house: await houseAfter(context, record, entries, prompts, undone),
    startedAt: record.startedAt ?? last.at,
    finishedAt: isOver({ status }) ? last.at : null,
    movedAt: last.at,
  };
}

async function houseAfter(
  context: Context,
  { house, seats, clock }: GameRecord,
  entries: readonly SealedEntry[],
  prompts: readonly Prompt[],
  undone: Undone | null,
): Promise<House> {
  const acted = new Map<Seat, number>();
  for (const entry of entries) if (isAction(entry)) acted.set(entry.seat, (acted.get(entry.seat) ?? 0) + 1);
  const concerned = seats.filter(
    (_, seat) => acted.has(seat) || undone?.seat === seat || prompts.some((prompt) => prompt.seat === seat),
  );
  const players = concerned.flatMap((holder) => (holder.kind === 'player' ? [holder.id] : []));
  const calendars =
    clock !== null && respectsCalendars(clock) ? await context.players.calendars(players) : new Map();
  return ticked(entries.some(settlesUndo) ? { ...house, undo: null } : house, {
    at: lastOf(entries).at.getTime(),
    prompts,
    seats,
    clock,
    acted,
    undone,
    calendars,
  });
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

import type { Seat } from '../../engine/rulebook.js';
import { noticesIn } from '../channels/notices.js';
import type { Calendar } from '../clocks/calendar.js';
import { isPlayedByBot, nextDue, respectsCalendars } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import type { LiveGame } from '../games/live-games.js';
import { extended } from '../games/tail.js';
import type { GameRecord } from '../ports/game-record.js';
import type { Append, SeatWrite } from '../ports/log.js';
import type { ReplyTo } from '../ports/retries/saved-replies.js';
import type { TableStatus } from '../ports/table-status.js';
import { playersOf } from '../seats/holders.js';
import { paidGame } from '../seats/payers.js';
import { appendTraced } from '../tracing/append-traced.js';
import { type DecidedEntries, lastOf, recordAfter, withSeats } from './record-after.js';

/** What is written with the entries. */
export interface AppendExtras {
  /** The table status, if more than the clocks has changed. */
  readonly tableStatus?: TableStatus;
  readonly seats?: readonly SeatWrite[];
  /** The seat whose holder acts. It finds its next prompt in the response, so it gets no notice. */
  readonly by?: Seat;
  /** Whether it answers the write before it, and is traced with that. */
  readonly continues?: boolean;
}

/**
 * Writes the next entries of a game. Null if the game has changed since it was read: then nothing was written. Only
 * `decideAndAppend` calls this.
 */
export async function advance(
  context: Context,
  { record, tail, ...before }: LiveGame,
  next: DecidedEntries,
  { tableStatus = record.tableStatus, seats = [], by, continues = false }: AppendExtras = {},
  payer: string | null = null,
  reply?: ReplyTo<GameRecord>,
): Promise<LiveGame | null> {
  // Who gives up a seat gives up its orders.
  const kept = next.ordered.filter(({ seat }) => !seats.some((one) => one.seat === seat));
  const seatWrites = [...kept, ...seats];
  const seated = withSeats(record, seatWrites);
  const { rulebook, components } = next.engine ?? before;
  const { clock } = seated;
  const calendars =
    clock !== null && respectsCalendars(clock)
      ? await context.players.calendars(playersOf(seated))
      : NO_CALENDARS;
  const after = recordAfter(seated, rulebook, next, tableStatus, calendars);
  const { entries, state, turn, forced = 0 } = next;
  const append: Append = {
    gameId: record.id,
    after: record.version,
    // Moved deadlines and changed orders raise the revision: they must not be overwritten.
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
    seats: seatWrites,
    reply: reply?.(after),
    engine: next.engine,
    written: (bytes) => {
      // Nobody who plays has caused a change of the engine.
      if (next.engine !== undefined) return;
      context.usage.wrote({ ...paidGame(record), byPlayer: payer, entries: entries.length, bytes, forced });
    },
  };
  const { result, trace } = await appendTraced(context, append, continues ? before.trace : undefined);
  if (result === 'stale') return null;
  const game: LiveGame = {
    record: after,
    rulebook,
    components,
    engine: 'present',
    ...{ state, turn },
    hash: lastOf(entries).hash,
    tail: extended(tail, entries),
    sent: new Map(),
    ...(trace !== null && { trace }),
  };
  context.live.put(game);
  context.observe.acted(record.rulebook, entries.length);
  return game;
}

/** Whether the service must answer for a seat that is asked, as its bot or by its standing orders. */
export const needsService = ({ prompts, seats, tableStatus, orders }: GameRecord): boolean =>
  prompts.some(
    ({ seat }) => isPlayedByBot(seats[seat], tableStatus.seats[seat]) || (orders[seat]?.length ?? 0) > 0,
  );

const NO_CALENDARS: ReadonlyMap<string, Calendar> = new Map();

import type { Seat } from '../../engine/rulebook.js';
import { type Way, wayBack } from '../../engine/undoable.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import { withSeat } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import type { LiveGame } from '../games/live-games.js';
import type { GameRecord } from '../ports/game-record.js';
import { type Refusal, refusal, stale } from '../refusal.js';
import { holds, isHeldBy, seatsOf } from '../seats/holders.js';
import { hasResigned, seatResigned } from '../seats/resigned.js';
import { seatToAct } from './act.js';
import { decideInPlay } from './decide-and-append.js';
import { seedOf } from './seal.js';

/**
 * The way back of a seat of the caller's, if it acted last. For nobody else: why it ends where it does may tell what
 * the seat has done in secret.
 */
export function wayBackFor(game: LiveGame, caller: Caller): Way | null {
  const last = game.turn.at(-1)?.entry.seat;
  return last !== undefined && seatsOf(game.record, caller).includes(last) ? wayBackIn(game) : null;
}

/** How far the seat that acted last may step back without asking; null where nobody may. */
function wayBackIn(game: LiveGame): Way | null {
  if (game.record.status !== 'active') return null;
  const known = ways.get(game.turn);
  if (known !== undefined) return known;
  const way = wayBack(game.rulebook, game.turn, game.record.seats.length, seedOf(game.record));
  ways.set(game.turn, way);
  return way;
}

/** Found out once for each turn as it stands: it takes some imagining. */
const ways = new WeakMap<object, Way | null>();

export interface UndoRequest {
  readonly gameId: string;
  readonly playerId: string;
  readonly seat?: Seat;
  /** The version to step back to; one own action where it is not said. */
  readonly to?: number;
  /** Ask the others, where it is too far to do without. */
  readonly ask: boolean;
  /** The version that the client has seen, where it insists on it. */
  readonly ifVersion?: number;
}

/** Takes own actions back, or asks the others whether it may. */
export const undo = (context: Context, request: UndoRequest): Promise<Result<GameRecord, Refusal>> =>
  decideInPlay(context, request, async (game, draft) => {
    const { record } = game;
    if (request.ifVersion !== undefined && request.ifVersion !== record.version) return err(stale(record));
    const seat = seatToUndo(game, request);
    if (!seat.ok) return seat;
    const by = seat.value;
    if (hasResigned(record, by)) return err(seatResigned(by));
    const to = request.to ?? lastOwn(game, by);
    if (to === null) return err(refusal('undo_too_far', 'Somebody else has acted since.'));
    if (to < 1 || to >= record.version) {
      const errors = [{ pointer: '/to', detail: `must be a version from 1 to ${record.version - 1}` }];
      return err({ ...refusal('malformed', 'There is no such version to step back to.'), errors });
    }
    // A retry finds that everything has been done already.
    if ((game.turn.at(-1)?.entry.version ?? 1) <= to) return ok({});
    const way = wayBackIn(game);
    const free = way?.seat === by && to >= way.to;
    if (!free && !request.ask) return err(refusal('undo_too_far', tooFar(way, by)));
    const others = whoseLeave(record, by);
    const { undo: asked } = record.tableStatus;
    if (!free && others.length > 0 && asked?.by === by && asked.to === to) return ok({});
    // A player who undoes is present again.
    if (record.tableStatus.seats[by]?.played === 'autopilot') draft.note({ type: 'return', by });
    const tableStatus = withSeat(record.tableStatus, by, { lapses: 0, played: 'holder' });
    if (free || others.length === 0) {
      await draft.stepBack(context, by, to);
      return ok({ tableStatus });
    }
    draft.note({ type: 'ask_undo', by, to });
    return ok({ tableStatus: { ...tableStatus, undo: { by, to, granted: [] } } });
  });

export interface UndoAnswer {
  readonly gameId: string;
  readonly playerId: string;
  readonly grant: boolean;
}

/** Answers for all seats of a player; when everybody has granted it, the game steps back. */
export const answerUndo = (context: Context, request: UndoAnswer): Promise<Result<GameRecord, Refusal>> =>
  decideInPlay(context, request, async ({ record }, draft) => {
    const { undo: asked } = record.tableStatus;
    const people = asked === null ? [] : whoseLeave(record, asked.by);
    const own = people.filter((seat) => holds(record, request, seat));
    if (asked === null || own.length === 0)
      return err(refusal('no_undo_request', 'Nobody has asked you for an undo.'));
    const fresh = own.filter((seat) => !asked.granted.includes(seat));
    if (!request.grant) {
      draft.note({ type: 'refuse_undo', by: own[0] as Seat });
      return ok({ tableStatus: { ...record.tableStatus, undo: null } });
    }
    for (const by of fresh) draft.note({ type: 'grant_undo', by });
    const granted = [...asked.granted, ...fresh];
    const missing = people.filter((seat) => !granted.includes(seat));
    if (missing.length === 0) await draft.stepBack(context, asked.by, asked.to);
    return ok({
      tableStatus: { ...record.tableStatus, undo: missing.length === 0 ? null : { ...asked, granted } },
    });
  });

/** Who takes back need not be asked anything now. */
function seatToUndo(game: LiveGame, request: UndoRequest): Result<Seat, Refusal> {
  const last = game.turn.at(-1)?.entry.seat;
  const { seat } = request;
  if (seat === undefined && last !== undefined && holds(game.record, request, last)) return ok(last);
  return seatToAct(game, request);
}

const lastOwn = ({ turn }: LiveGame, seat: Seat): number | null => {
  const last = turn.at(-1)?.entry;
  return last?.seat === seat ? last.version - 1 : null;
};

/**
 * Everybody else who has not given up, and also who is away: or else a game could be taken back behind the back of
 * somebody for whom the bot plays just now.
 */
function whoseLeave(record: GameRecord, by: Seat): Seat[] {
  const asker = record.seats[by];
  return record.seats.flatMap((holder, seat) => {
    const other = holder.kind === 'player' && !isHeldBy(asker, holder.id);
    return other && !hasResigned(record, seat) ? [seat] : [];
  });
}

const reasons = {
  chance: 'Dice or cards have come since.',
  knowledge: 'Something that was hidden has come to light since.',
  others: 'Somebody else has acted since.',
} as const;

const tooFar = (way: Way | null, by: Seat): string =>
  way?.seat === by
    ? `You may step back to version ${way.to} by yourself. ${reasons[way.stop]}`
    : reasons.others;

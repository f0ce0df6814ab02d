import type { Seat, Text } from '../../engine/rulebook.js';
import { type Way, wayBack } from '../../engine/undoable.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import { withSeat } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import type { LiveGame } from '../games/live-games.js';
import type { GameRecord } from '../ports/game-record.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { longLog, type Refusal, refusal, stale } from '../refusal.js';
import { holds, isHeldBy, seatsOf } from '../seats/holders.js';
import { hasResigned, seatResigned } from '../seats/resigned.js';
import { seatToAct } from './act.js';
import { decideInPlay } from './decide-and-append.js';
import { seedOf } from './seal.js';

/**
 * How far the caller may undo, if one of their seats acted last. Null for others, since the limit may reveal what the
 * seat did in secret.
 */
export function wayBackFor(game: LiveGame, caller: Caller): Way | null {
  const last = game.turn.at(-1)?.entry.seat;
  return last !== undefined && seatsOf(game.record, caller).includes(last) ? wayBackIn(game) : null;
}

/** How far the seat that acted last may undo without asking; null if nobody may. */
function wayBackIn(game: LiveGame): Way | null {
  if (game.record.status !== 'active') return null;
  const known = ways.get(game.turn);
  if (known !== undefined) return known;
  const way = wayBack(game.rulebook, game.turn, game.record.seats.length, seedOf(game.record));
  ways.set(game.turn, way);
  return way;
}

/** Cached per turn, since it is computed from many imagined states. */
const ways = new WeakMap<object, Way | null>();

export interface UndoRequest {
  readonly gameId: string;
  readonly playerId: string;
  readonly seat?: Seat;
  /** The version to return to. If left out, the player's last action is undone. */
  readonly to?: number;
  /** Ask the others if the undo needs their consent. */
  readonly ask: boolean;
  /** The version that the client requires, from If-Match. */
  readonly ifVersion?: number;
}

/** Undoes the player's own actions, or asks the others for their consent. */
export const undo = (
  context: Context,
  request: UndoRequest,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> =>
  decideInPlay(context, request, once, async (game, draft) => {
    const { record } = game;
    if (request.ifVersion !== undefined && request.ifVersion !== record.version) return err(stale(record));
    const seat = seatToUndo(game, request);
    if (!seat.ok) return seat;
    const by = seat.value;
    if (hasResigned(record, by)) return err(seatResigned(by));
    const to = request.to ?? lastOwn(game, by);
    if (to === null) return err(refusal('undo_too_far', reasons.others));
    if (to < 1 || to >= record.version) {
      const errors = [{ pointer: '/to', detail: `must be a version from 1 to ${record.version - 1}` }];
      return err({ ...refusal('malformed', 'There is no such version to return to.'), errors });
    }
    // A retry has nothing left to do.
    if ((game.turn.at(-1)?.entry.version ?? 1) <= to) return ok({});
    const way = wayBackIn(game);
    const free = way?.seat === by && to >= way.to;
    if (!free && !request.ask) return err(refusal('undo_too_far', tooFar(way, by)));
    if (!free && record.rated) return err(refusal('undo_too_far', reasons.rated));
    const others = whoseLeave(record, by);
    const { undo: asked } = record.tableStatus;
    if (!free && others.length > 0 && asked?.by === by && asked.to === to) return ok({});
    if (record.version >= context.longestLog) return err(longLog);
    // A player who undoes is back.
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

/** Answers for all seats of a player. The undo happens once everybody has granted it. */
export const answerUndo = (
  context: Context,
  request: UndoAnswer,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> =>
  decideInPlay(context, request, once, async ({ record }, draft) => {
    const { undo: asked } = record.tableStatus;
    const people = asked === null ? [] : whoseLeave(record, asked.by);
    const own = people.filter((seat) => holds(record, request, seat));
    if (asked === null || own.length === 0)
      return err(
        refusal('no_undo_request', {
          en: 'Nobody has asked you for an undo.',
          de: 'Niemand hat dich gebeten, etwas zurücknehmen zu dürfen.',
        }),
      );
    const fresh = own.filter((seat) => !asked.granted.includes(seat));
    if (!request.grant) {
      draft.note({ type: 'refuse_undo', by: own[0] as Seat });
      return ok({ tableStatus: { ...record.tableStatus, undo: null } });
    }
    if (record.version >= context.longestLog) return err(longLog);
    for (const by of fresh) draft.note({ type: 'grant_undo', by });
    const granted = [...asked.granted, ...fresh];
    const missing = people.filter((seat) => !granted.includes(seat));
    if (missing.length === 0) await draft.stepBack(context, asked.by, asked.to);
    return ok({
      tableStatus: { ...record.tableStatus, undo: missing.length === 0 ? null : { ...asked, granted } },
    });
  });

/** The seat that acted last may undo although it is not asked. */
function seatToUndo(game: LiveGame, request: UndoRequest): Result<Seat, Refusal> {
  const last = game.turn.at(-1)?.entry.seat;
  const { seat } = request;
  if (seat === undefined && last !== undefined && holds(game.record, request, last)) return ok(last);
  return seatToAct(game, request);
}

/** Back to where the seat last had a choice: what leaves none, the service would only answer again. */
function lastOwn({ turn, rulebook }: LiveGame, seat: Seat): number | null {
  if (turn.at(-1)?.entry.seat !== seat) return null;
  const chosen = turn.findLast(({ before }) => rulebook.legal(before, seat).length > 1) ?? turn.at(-1);
  return chosen === undefined ? null : chosen.entry.version - 1;
}

/**
 * The seats of other players that have not resigned. Players on autopilot count too: otherwise others could undo behind
 * their backs.
 */
function whoseLeave(record: GameRecord, by: Seat): Seat[] {
  const asker = record.seats[by];
  return record.seats.flatMap((holder, seat) => {
    const other = holder.kind === 'player' && !isHeldBy(asker, holder.id);
    return other && !hasResigned(record, seat) ? [seat] : [];
  });
}

const reasons = {
  revealed: {
    en: 'Dice were rolled, cards were drawn or hidden information was revealed since.',
    de: 'Seither wurde gewürfelt, wurden Karten gezogen oder kam Verborgenes ans Licht.',
  },
  others: { en: 'Another seat has acted since.', de: 'Seither war ein anderer Platz am Zug.' },
  rated: {
    en: 'In a rated game nothing can be undone that has revealed anything or that others have answered.',
    de: 'In einer gewerteten Partie lässt sich nichts zurücknehmen, was etwas gezeigt hat oder worauf andere geantwortet haben.',
  },
} as const;

function tooFar(way: Way | null, by: Seat): Text {
  if (way?.seat !== by) return reasons.others;
  const reason = reasons[way.stop];
  return {
    en: `Without asking, you can undo back to version ${way.to}. ${reason.en}`,
    de: `Ohne zu fragen, kannst du bis Version ${way.to} zurücknehmen. ${reason.de}`,
  };
}

import { actionId } from '../../engine/action-id.js';
import { isAction } from '../../engine/entry.js';
import type { Language, Seat } from '../../engine/rulebook.js';
import { QueueFull } from '../../kernel/bounded-queue.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import { narrationOf } from '../history/narration.js';
import { type GameRecord, type Head, isOver } from '../ports/game-record.js';
import { notStarted, type Refusal, refusal } from '../refusal.js';
import { holds, isHeldBy, seatsOf } from '../seats/holders.js';
import { earlierState, type Reading } from '../showing/earlier-state.js';
import { seedOf } from '../turns/seal.js';
import type { AdviceOutput } from './advice-task.js';

export interface AdviceRequest {
  readonly gameId: string;
  readonly caller: Caller;
  /** The caller's first seat that is asked if it is left out. */
  readonly seat?: Seat | undefined;
  /** The current version if it is left out. */
  readonly at?: number | undefined;
  readonly language: Language;
  readonly head?: Head | null | undefined;
  readonly reading?: Reading | undefined;
}

export interface AdviceOnGame {
  readonly game: string;
  readonly rulebook: string;
  readonly version: number;
  readonly seat: Seat;
  /** Null if the seat was not asked. */
  readonly advice: AdviceOutput | null;
  /** The id of what the seat did there; null if it did nothing yet, or others acted first. */
  readonly taken: string | null;
}

/** Whether nothing is at stake, and nobody else plays: the other seats are built-in bots. */
export const isPractice = ({ rated, seats }: GameRecord, caller: Caller): boolean =>
  !rated &&
  caller !== null &&
  seats.every((holder) => holder.kind === 'bot' || isHeldBy(holder, caller.playerId));

const noAdvice = refusal('no_advice', {
  en: 'The coach helps in games that are over, and in practice games: unrated, against built-in bots alone.',
  de: 'Der Trainer hilft in beendeten Partien und in Übungspartien: ungewertet und nur gegen eingebaute Bots.',
});

/** Bots come first: those whose searches do not fit would play worse. */
const MAX_WAITING = 4;

/** What the actions of a seat do, and what the strong bot thinks of them. */
export async function advise(
  context: Context,
  request: AdviceRequest,
): Promise<Result<AdviceOnGame, Refusal>> {
  const { caller, gameId, at, head, language, reading = {} } = request;
  const found = await findGame(context, caller, gameId, undefined, head);
  if (!found.ok) return found;
  const game = found.value;
  const { record, rulebook } = game;
  const own = seatsOf(record, caller);
  const seat = request.seat ?? record.prompts.find((one) => own.includes(one.seat))?.seat ?? own[0];
  if (seat === undefined) return err(refusal('not_seated', 'You hold no seat in this game.'));
  if (!holds(record, caller, seat)) return err(refusal('not_your_seat', `Seat ${seat} is not yours.`));
  if (game.state === null) return err(notStarted);
  if (!isOver(record) && !isPractice(record, caller)) return err(noAdvice);
  const version = at ?? record.version;
  if (version < 1 || version > record.version)
    return err(refusal('version_not_found', `The game has the versions 1 to ${record.version}.`));
  const state = version === record.version ? game.state : await earlierState(context, game, version, reading);
  const input = { state, seat, version, seed: seedOf(record), audience: narrationOf(game, language) };
  const { searches } = context.queues;
  if (searches.waiting >= MAX_WAITING) throw new QueueFull(searches.name);
  const advice = await searches.run(
    () => context.workers.run('advice', rulebook, input, reading.signal),
    reading.signal,
  );
  const taken = advice === null ? null : await takenAt(context, record, version, seat);
  return ok({ game: record.id, rulebook: record.rulebook, version, seat, advice, taken });
}

/** What the seat did at this version. It is the seat's own, so there is nothing to hide. */
async function takenAt(
  { log }: Context,
  { id, version: last }: GameRecord,
  version: number,
  seat: Seat,
): Promise<string | null> {
  if (version === last) return null;
  const [next] = await log.entries(id, version, version + 1);
  return next !== undefined && isAction(next) && next.seat === seat ? actionId(next.action) : null;
}
